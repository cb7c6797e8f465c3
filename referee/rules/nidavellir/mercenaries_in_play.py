"""Mercenaries that arrive late and among the other cards: distinctions, majorities, discards, Thrud."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.mercenaries.while_enlisting",
        title=Said(
            "Un mercenaire qui arrive pendant l'enrôlement",
            "A mercenary that arrives during the enlistment",
        ),
        answer=Said(
            "Un mercenaire pris pendant l'enrôlement est enrôlé dans la même étape, par le même joueur.",
            "A mercenary taken during the enlistment is enlisted in the same step, by the same player.",
        ),
        text=Said(
            "Un mercenaire complète une ligne, le joueur recrute Holda et prend un autre mercenaire au camp : "
            "celui-ci est enrôlé aussi, sans changer l'ordre des joueurs. Il en va de même plus tard, pendant la pose "
            "d'Ylud.",
            "A mercenary completes a line, the player recruits Holda and takes another mercenary from the camp: that "
            "one is enlisted as well, without any change to the order of players. The same holds later, while Ylud is "
            "placed.",
        ),
        example=Said(
            "Anne enrôle son seul mercenaire, recrute Holda, prend un mercenaire au camp et le pose aussitôt chez les "
            "guerriers ; puis vient Serge.",
            "Anne enlists her only mercenary, recruits Holda, takes a mercenary from the camp and places it among the "
            "warriors at once; then comes Serge.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "holda",
            "ylud",
        ),
        related=(
            "nidavellir.mercenaries.order",
            "nidavellir.mercenaries.with_ylud",
            "nidavellir.heroes.holda",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mercenaries.at_the_evaluation",
        title=Said(
            "Un mercenaire pris pendant l'évaluation des troupes",
            "A mercenary taken during the troop evaluation",
        ),
        answer=Said(
            "Un mercenaire apporté par Holda pendant les distinctions attend jusqu'à l'enrôlement de la fin de "
            "l'âge 2.",
            "A mercenary that Holda brings during the distinctions waits for the enlistment at the end of age 2.",
        ),
        text=Said(
            "Une distinction peut compléter une ligne après l'enrôlement et après la pose d'Ylud. Holda prend alors "
            "une carte du camp de l'âge 1, qui n'est vidé qu'au début de l'âge 2. Le mercenaire attend dans la zone "
            "de Commandement, comme tout autre, le prochain enrôlement.",
            "A distinction may complete a line after the enlistment and after Ylud's placement. Holda then takes a "
            "camp card of age 1, since the camp is cleared only when age 2 begins. The mercenary waits in the "
            "command zone, like any other, for the next enlistment.",
        ),
        example=Said(
            "Serge gagne la distinction des forgerons, complète une ligne avec les deux grades de la forgeronne "
            "spéciale, recrute Holda et prend un mercenaire : celui-ci attend pendant tout l'âge 2.",
            "Serge wins the blacksmiths' distinction, completes a line with the special blacksmith's two ranks, "
            "recruits Holda and takes a mercenary, which waits all through age 2.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("holda", "ylud", "special_blacksmith"),
        related=(
            "nidavellir.camp.age_two",
            "nidavellir.heroes.holda",
            "nidavellir.mercenaries.with_ylud",
            "nidavellir.camp.end_of_age",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mercenaries.majority",
        title=Said(
            "Mercenaires, majorité et distinctions",
            "Mercenaries, majority and distinctions",
        ),
        answer=Said(
            "Un mercenaire enrôlé compte pour les distinctions de l'âge 1 et pour la majorité des guerriers à la fin "
            "de la partie.",
            "An enlisted mercenary counts for the distinctions of age 1 and for the warriors' majority at the end of "
            "the game.",
        ),
        text=Said(
            "En fin d'âge 1, l'enrôlement précède l'évaluation des troupes : le grade du mercenaire y compte donc "
            "déjà. Les mercenaires pris pendant l'âge 2 arrivent trop tard pour une distinction, mais à temps pour la "
            "majorité des guerriers.",
            "At the end of age 1 the enlistment comes before the troop evaluation, so the mercenary's rank already "
            "counts there. Mercenaries taken in age 2 come too late for a distinction, but in time for the warriors' "
            "majority.",
        ),
        example=Said(
            "Anne a 3 guerriers et enrôle un mercenaire guerrier : 3 + 1 = 4 grades. Serge en a 3 : Anne a la "
            "majorité stricte.",
            "Anne has 3 warriors and enlists a mercenary as a warrior: 3 + 1 = 4 ranks. Serge has 3: Anne has the "
            "strict majority.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.warriors.majority",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.mercenaries.enlisting",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.not_heroes",
        title=Said(
            "Un mercenaire n'est pas un héros",
            "A mercenary is not a hero",
        ),
        answer=Said(
            "Un mercenaire n'est pas un héros : il ne rapporte rien avec Svalinn, l'artefact qui compte les héros, "
            "mais 5 points avec Hrafnsmerki, celui qui compte les mercenaires.",
            "A mercenary is not a hero: it brings nothing with Svalinn, the artefact that counts heroes, but 5 points "
            "with Hrafnsmerki, the one that counts mercenaries.",
        ),
        text=Said(
            "La règle des lignes ne le compte pas non plus parmi les héros. Prendre beaucoup de mercenaires ne "
            "retarde donc jamais le prochain héros.",
            "Nor does the line rule count it among the heroes. Taking many mercenaries therefore never delays the "
            "next hero.",
        ),
        example=Said(
            "Trois héros et quatre mercenaires : Svalinn donne 5 × 3 = 15, Hrafnsmerki 5 × 4 = 20.",
            "Three heroes and four mercenaries: Svalinn gives 5 × 3 = 15, Hrafnsmerki 5 × 4 = 20.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "svalinn",
            "hrafnsmerki",
        ),
        related=(
            "nidavellir.artefacts.svalinn",
            "nidavellir.artefacts.hrafnsmerki",
            "nidavellir.recruiting.line_rule",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.discarded",
        title=Said(
            "Dagda et Bonfur : mercenaire et Vegvisir",
            "Dagda and Bonfur: mercenary and Vegvisir",
        ),
        answer=Said(
            "Dagda et Bonfur peuvent faire défausser un mercenaire ou Vegvisir qui se trouve au bout de sa colonne.",
            "Dagda and Bonfur may discard a mercenary or Vegvisir that stands at the end of its column.",
        ),
        text=Said(
            "Seuls les héros sont protégés. Un mercenaire qui attend n'est dans aucune colonne et ne risque rien.\n"
            "C'est la réponse à suivre : de nos sources, la version en ligne sous licence est seule à traiter de ces "
            "cartes. Le livret de base, écrit sans Thingvellir, dit « carte Nain », et celui d'Idavoll nomme les "
            "mercenaires à part des nains : une table qui préfère s'en tenir à ces mots en convient d'avance.",
            "Only heroes are protected. A waiting mercenary stands in no column and is in no danger.\n"
            "This is the answer to go by: of our sources, the licensed online version alone deals with these cards. "
            'The base rulebook, written without Thingvellir, says "dwarf card", and that of Idavoll names mercenaries '
            "apart from dwarfs: a table that would rather keep to those words agrees on it beforehand.",
        ),
        example=Said(
            "Chez les guerriers, Anne a un nain 5, puis un mercenaire. Elle recrute Bonfur et choisit cette colonne "
            ": c'est le mercenaire qui part.",
            "Among the warriors Anne has a dwarf 5, then a mercenary. She recruits Bonfur and chooses that column: "
            "it is the mercenary that leaves.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("dagda", "bonfur", "vegvisir"),
        related=(
            "nidavellir.heroes.discard_last_dwarf",
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.artefacts.hofud_any_warrior",
            "nidavellir.artefacts.brisingamens_discard",
            "nidavellir.animals.discarding",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mercenaries.and_thrud",
        title=Said(
            "Un mercenaire dans la colonne de Thrud",
            "A mercenary in Thrud's column",
        ),
        answer=Said(
            "Un mercenaire posé là où se trouve Thrud la fait bouger, comme le ferait une carte Nain.",
            "A mercenary placed where Thrud stands makes her move, as a dwarf card would.",
        ),
        text=Said(
            "Thrud n'est jamais recouverte : la règle vaut pour tout ce qui se pose sur elle, que ce soit un "
            "mercenaire, un double d'Olwyn ou Vegvisir. Elle va ensuite dans la colonne de votre choix, ce qui peut "
            "compléter une ligne.",
            "Thrud is never covered: the rule holds for whatever lands on her, be it a mercenary, one of Olwyn's "
            "doubles or Vegvisir. She then goes to the column of your choice, which may complete a line.",
        ),
        example=Said(
            "Thrud est chez les chasseurs. Serge y enrôle un mercenaire, reprend Thrud et la met chez les mineurs.",
            "Thrud stands among the hunters. Serge enlists a mercenary there, takes Thrud up and puts her among the "
            "miners.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "thrud",
            "olwyn",
            "vegvisir",
        ),
        related=(
            "nidavellir.heroes.thrud_covered",
            "nidavellir.heroes.olwyn",
            "nidavellir.mercenaries.enlisting",
            "nidavellir.artefacts.vegvisir",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.artefacts.hofud_any_warrior",
        title=Said(
            "Höfud : défausser un mercenaire ou un double",
            "Höfud: discarding a mercenary or a double",
        ),
        answer=Said(
            "Pour Höfud, toute carte de la colonne des guerriers peut être défaussée, sauf un héros.",
            "For Höfud any card in the warrior column may be discarded, except a hero.",
        ),
        text=Said(
            "Un mercenaire enrôlé là, un double d'Olwyn et Nidhogg en font partie. Ylud et Thrud, qui sont des héros, "
            "ne risquent rien. Un mercenaire qui attend n'est pas encore un guerrier.",
            "That includes a mercenary enlisted there, one of Olwyn's doubles and Nidhogg. Ylud and Thrud, who are "
            "heroes, are safe. A waiting mercenary is not a warrior yet.",
        ),
        example=Said(
            "Anne a chez les guerriers un mercenaire 6 et un nain 9. Elle défausse le mercenaire et garde le 9.",
            "Anne has a mercenary 6 and a dwarf 9 among the warriors. She discards the mercenary and keeps the 9.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "hofud",
            "nidhogg",
            "ylud",
            "thrud",
            "olwyn",
        ),
        related=(
            "nidavellir.artefacts.hofud",
            "nidavellir.mercenaries.discarded",
            "nidavellir.heroes.olwyn_doubles",
        ),
        date=SECOND_EDITION,
    ),
)
