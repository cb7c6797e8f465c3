"""Mercenaries that arrive late and among the other cards: distinctions, majorities, discards, Thrud."""

from referee.entry import LICENSED, READING, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.mercenaries.while_enlisting",
        title=Said(
            "Un mercenaire qui arrive pendant l'enrôlement",
            "A mercenary that arrives while enlisting",
        ),
        answer=Said(
            "Nous lisons qu'un mercenaire pris pendant l'enrôlement est enrôlé dans la même étape, par le même joueur.",
            "We read that a mercenary taken during the enlistment is enlisted in the same step, by the same player.",
        ),
        text=Said(
            "Un mercenaire complète une ligne, le joueur recrute Holda et prend un autre mercenaire au camp. Tous "
            "ceux qui attendent sont enrôlés, et même pendant la pose d'Ylud, plus tardive, l'arrivant l'est "
            "aussitôt. Nous lisons donc qu'il l'est ici aussi, sans changer l'ordre des joueurs.",
            "A mercenary completes a line, the player recruits Holda and takes another mercenary from the camp. All "
            "waiting ones are enlisted, and even while Ylud is placed, which is later, a newcomer is enlisted at "
            "once. So we read that it is here as well, without any change to the order of players.",
        ),
        example=Said(
            "Anne enrôle son seul mercenaire, recrute Holda, prend au camp un mercenaire et le pose aussitôt chez les "
            "guerriers ; puis vient Serge.",
            "Anne enlists her only mercenary, recruits Holda, takes a mercenary from the camp and places it among the "
            "warriors at once; then comes Serge.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "holda",
            "ylud",
        ),
        related=(
            "nidavellir.mercenaries.order",
            "nidavellir.mercenaries.with_ylud",
            "nidavellir.heroes.holda",
        ),
        asked=Said(
            "chaîne, Holda et mercenaire, ligne donne reprend pleine pose nouveau maintenant âge suivant",
            "chain, Holda and mercenary, line gives grab another new mid placement next age",
        ),
        other=Said(
            "L'ordre est fixé au début : la nouvelle carte attend l'étape d'enrôlement suivante, s'il y en a une.",
            "The order is fixed at the start: the new card waits for the next enlistment, if there is one.",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.at_the_evaluation",
        title=Said(
            "Un mercenaire pris pendant l'évaluation des troupes",
            "A mercenary taken during the troop evaluation",
        ),
        answer=Said(
            "Nous lisons qu'un mercenaire apporté par Holda pendant les distinctions attend jusqu'à l'enrôlement de "
            "la fin de l'âge 2.",
            "We read that a mercenary that Holda brings during the distinctions waits for the enlistment at the end "
            "of age 2.",
        ),
        text=Said(
            "Une distinction peut compléter une ligne après l'enrôlement et après la pose d'Ylud. Holda prend alors "
            "une carte du camp de l'âge 1, qui n'est vidé qu'au début de l'âge 2. L'exception que nous connaissons ne "
            "vise que la pose d'Ylud : sinon, un mercenaire attend dans la zone de Commandement le prochain "
            "enrôlement.",
            "A distinction may complete a line after the enlistment and after Ylud's placement. Holda then takes a "
            "camp card of age 1, since the camp is cleared only when age 2 begins. The exception that we know "
            "concerns Ylud's placement only: otherwise a mercenary waits in the command zone for the next enlistment.",
        ),
        example=Said(
            "Serge gagne la distinction des forgerons, complète une ligne avec ses deux grades, recrute Holda et "
            "prend un mercenaire : celui-ci attend pendant tout l'âge 2.",
            "Serge wins the blacksmiths' distinction, completes a line with its two ranks, recruits Holda and takes "
            "a mercenary, which waits all through age 2.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "holda",
            "ylud",
        ),
        related=(
            "nidavellir.camp.age_two",
            "nidavellir.heroes.holda",
            "nidavellir.mercenaries.with_ylud",
            "nidavellir.camp.end_of_age",
        ),
        asked=Said(
            "forgeronne spéciale, armurerie, fin de l'âge 1, distinction donne Holda reçu entre deux eu pose attend",
            "special blacksmith, armorer, end of age 1, award gave Holda gained between both placing sit",
        ),
        other=Said(
            "Il est enrôlé aussitôt, comme pendant la pose d'Ylud, puisque l'enrôlement de l'âge est passé.",
            "It is enlisted at once, as during Ylud's placement, since the enlistment of the age is over.",
        ),
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
        asked=Said(
            "plus de grades, pièce la plus haute, aident gagner Main Roi rouge guerriers compte-t-il tuiles mi-partie",
            "most grades, highest coin, review, help win s Hand red warriors count mid-game awards",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.not_heroes",
        title=Said(
            "Un mercenaire n'est pas un héros",
            "A mercenary is not a hero",
        ),
        answer=Said(
            "Un mercenaire n'est pas un héros : Svalinn ne le compte pas, Hrafnsmerki le compte.",
            "A mercenary is not a hero: Svalinn does not count it, Hrafnsmerki does.",
        ),
        text=Said(
            "Il n'entre pas non plus dans le nombre de héros de la règle des lignes. Prendre beaucoup de mercenaires "
            "ne retarde donc jamais le prochain héros.",
            "Nor does it enter the number of heroes in the line rule. Taking many mercenaries therefore never delays "
            "the next hero.",
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
        asked=Said(
            "compter les héros, carte héros, Svalinn donne 5 points bloque-t-il prochain pareil",
            "count the heroes, hero card, Svalinn points against next hired soldier same",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.discarded",
        title=Said(
            "Dagda et Bonfur : ni mercenaire ni Vegvisir",
            "Dagda and Bonfur: neither mercenary nor Vegvisir",
        ),
        answer=Said(
            "Nous lisons que Dagda et Bonfur ne font défausser ni un mercenaire ni Vegvisir : ils demandent une carte "
            "Nain.",
            "We read that Dagda and Bonfur discard neither a mercenary nor Vegvisir: they ask for a dwarf card.",
        ),
        text=Said(
            "Le livret de base dit « carte Nain » et interdit les héros, mais il a été écrit sans Thingvellir. Celui "
            "d'Idavoll nomme les mercenaires à part des nains, et Vegvisir est un artefact qui tient un grade. Nous "
            "prenons donc les mots à la lettre ; le doute vient des doubles d'Olwyn, qui peuvent être défaussés. Un "
            "mercenaire qui attend n'est dans aucune colonne et ne risque rien.",
            'The base rulebook says "dwarf card" and forbids heroes, but it was written without Thingvellir. That '
            "of Idavoll names mercenaries apart from dwarfs, and Vegvisir is an artefact that holds a rank. So we "
            "take the words literally; the doubt comes from Olwyn's doubles, which can be discarded. A waiting "
            "mercenary stands in no column and is in no danger.",
        ),
        example=Said(
            "Chez les guerriers, Anne a un nain 5, puis un mercenaire. Elle recrute Bonfur et choisit cette colonne : "
            "c'est le 5 qui part.",
            "Among the warriors Anne has a dwarf 5, then a mercenary. She recruits Bonfur and chooses that column: it "
            "is the 5 that leaves.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "dagda",
            "bonfur",
            "vegvisir",
            "olwyn",
        ),
        related=(
            "nidavellir.heroes.discard_last_dwarf",
            "nidavellir.heroes.olwyn_doubles",
            "nidavellir.artefacts.hofud_any_warrior",
            "nidavellir.artefacts.brisingamens_discard",
            "nidavellir.animals.discarding",
        ),
        asked=Said(
            "perdre, dernière carte, protégé, perdre un artefact, jeter payer dessus sacrifier place nain",
            "lose, last card, protected, lose an artifact, throw pay bottom sacrifice instead dwarf",
        ),
        other=Said(
            "Seuls les héros sont protégés : les doubles d'Olwyn, qui ne sont pas des nains non plus, peuvent être "
            "défaussés, donc un mercenaire ou Vegvisir aussi.",
            "Only heroes are protected: Olwyn's doubles, which are not dwarfs either, can be discarded, and so can a "
            "mercenary or Vegvisir.",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.and_thrud",
        title=Said(
            "Un mercenaire dans la colonne de Thrud",
            "A mercenary in Thrud's column",
        ),
        answer=Said(
            "Nous lisons qu'un mercenaire posé là où se trouve Thrud la fait bouger, comme le ferait une carte Nain.",
            "We read that a mercenary placed where Thrud stands makes her move, as a dwarf card would.",
        ),
        text=Said(
            "Le livret ne nomme que les cartes Nain et Héros, mais il dit d'abord que Thrud n'est jamais recouverte. "
            "Nous étendons donc la règle à tout ce qui se pose sur elle : mercenaires, doubles d'Olwyn, Vegvisir. "
            "Elle va ensuite dans la colonne de votre choix, ce qui peut compléter une ligne.",
            "The rulebook names dwarf and hero cards only, but first it says that Thrud is never covered. So we "
            "extend the rule to whatever lands on her: mercenaries, Olwyn's doubles, Vegvisir. She then goes to the "
            "column of your choice, which may complete a line.",
        ),
        example=Said(
            "Thrud est chez les chasseurs. Serge y enrôle un mercenaire, reprend Thrud et la met chez les mineurs.",
            "Thrud stands among the hunters. Serge enlists a mercenary there, takes Thrud up and puts her among the "
            "miners.",
        ),
        source=THINGVELLIR,
        status=READING,
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
        asked=Said(
            "recouvrir, déplacer, sous Thrud, saute ailleurs posé bout rangée bouge-t-elle fin âge",
            "cover, moved, under Thrud, top jump end comes move age",
        ),
        other=Said(
            "Seules les cartes Nain et Héros la déplacent : le mercenaire se glisse sous elle et Thrud reste.",
            "Only dwarf and hero cards move her: the mercenary slides under her and Thrud stays.",
        ),
    ),
    Entry(
        "nidavellir.artefacts.hofud_any_warrior",
        title=Said(
            "Höfud : défausser un mercenaire ou un double",
            "Höfud: discarding a mercenary or a double",
        ),
        answer=Said(
            "Nous lisons que pour Höfud, toute carte de la colonne des guerriers peut être défaussée, sauf un héros.",
            "We read that for Höfud any card in the warrior column may be discarded, except a hero.",
        ),
        text=Said(
            "Ce que nous savons de Thingvellir parle d'une carte guerrier, n'importe laquelle sauf un héros. Un "
            "mercenaire enrôlé là, un double d'Olwyn ou Nidhogg en font partie. Ylud et Thrud sont des héros. Un "
            "mercenaire qui attend n'est pas encore un guerrier.",
            "What we know of Thingvellir speaks of a warrior card, any but a hero. A mercenary enlisted there, "
            "Olwyn's double or Nidhogg are such cards. Ylud and Thrud are heroes. A waiting mercenary is not a warrior "
            "yet.",
        ),
        example=Said(
            "Anne a chez les guerriers un mercenaire 6 et un nain 9. Elle défausse le mercenaire et garde le 9.",
            "Anne has a mercenary 6 and a dwarf 9 among the warriors. She discards the mercenary and keeps the 9.",
        ),
        source=THINGVELLIR,
        status=READING,
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
        asked=Said(
            "épée, que puis-je défausser, jeter rouge donner Olwyn lieu guerrier dernière carte choix",
            "sword, what may I discard, throw red give up s clone instead warrior last card",
        ),
        other=Said(
            "Seule une carte Nain guerrier peut être défaussée ; qui n'en a pas ne perd rien.",
            "Only a warrior dwarf card may be discarded; a player without one loses nothing.",
        ),
    ),
)
