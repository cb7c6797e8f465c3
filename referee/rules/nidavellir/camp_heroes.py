"""Heroes that come with the camp: what each is worth and when the power works."""

from referee.entry import LICENSED, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import PROMOS, THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.heroes.of_thingvellir",
        title=Said(
            "Les six héros de Thingvellir",
            "The six heroes of Thingvellir",
        ),
        answer=Said(
            "Andumia, Holda, Khrad, Jarika, Olwyn et Zolkur sont des héros neutres, recrutés par les lignes comme les "
            "autres.",
            "Andumia, Holda, Khrad, Jarika, Olwyn and Zolkur are neutral heroes, recruited by lines like the others.",
        ),
        text=Said(
            "Ils ne sont pas au camp : une carte du camp est un artefact ou un mercenaire. Chacun compte pour un "
            "héros dans la règle des lignes et n'a lui-même de grade dans aucune colonne.",
            "They are not at the camp: a camp card is an artefact or a mercenary. Each counts as one hero in the line "
            "rule and has itself no rank in any column.",
        ),
        example=Said(
            "Andumia vaut 12 points, Holda 12, Zolkur 10, Olwyn 9, Jarika 8 et Khrad 4, que leur pouvoir ait servi ou "
            "non.",
            "Andumia is worth 12 points, Holda 12, Zolkur 10, Olwyn 9, Jarika 8 and Khrad 4, whether or not their "
            "power was used.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "andumia",
            "holda",
            "khrad",
            "jarika",
            "olwyn",
            "zolkur",
        ),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.camp.decks",
            "nidavellir.heroes.after_the_last_tavern",
        ),
    ),
    Entry(
        "nidavellir.heroes.andumia",
        title=Said(
            "Andumia : une carte de la défausse",
            "Andumia: a card from the discard pile",
        ),
        answer=Said(
            "Quand vous recrutez Andumia, regardez toute la défausse et gardez une carte ; Andumia elle-même vaut 12 "
            "points.",
            "When you recruit Andumia, look through the whole discard pile and keep one card; Andumia herself is "
            "worth 12 points.",
        ),
        text=Said(
            "Le choix se fait au moment du recrutement, une seule fois. Selon notre lecture, on peut aussi la "
            "recruter quand la défausse est vide : on ne prend alors rien.",
            "The choice is made at the moment of recruiting, once only. By our reading, she may also be recruited "
            "when the pile is empty: you then take nothing.",
        ),
        example=Said(
            "La défausse contient un chasseur, un mineur 2 et une offrande royale. Anne recrute Andumia et garde le "
            "mineur 2.",
            "The discard pile holds a hunter, a miner 2 and a royal offering. Anne recruits Andumia and keeps the "
            "miner 2.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("andumia",),
        related=(
            "nidavellir.heroes.andumia_card",
            "nidavellir.heroes.andumia_empty",
            "nidavellir.camp.discard_pile",
            "nidavellir.camp.discard_seen",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.andumia_card",
        title=Said(
            "Andumia, Brísingamens : effet des cartes reprises",
            "Andumia, Brísingamens: what the cards taken do",
        ),
        answer=Said(
            "Une carte reprise à la défausse agit aussitôt : un nain va dans sa colonne, une offrande royale "
            "transforme une pièce.",
            "A card taken from the discard pile takes effect at once: a dwarf goes into its column, a royal offering "
            "transforms a coin.",
        ),
        text=Said(
            "Andumia en donne une, Brísingamens deux, et elles agissent comme la carte que donne le Pionnier du "
            "Royaume : le nain peut compléter une ligne et amener un héros. Les deux cartes de Brísingamens "
            "s'appliquent l'une après l'autre, dans l'ordre de votre choix.",
            "Andumia gives one, Brísingamens two, and they work like the card that the Pioneer of the Kingdom gives: "
            "the dwarf may complete a line and bring a hero. The two cards of Brísingamens are applied one after the "
            "other, in the order of your choice.",
        ),
        example=Said(
            "Avec Brísingamens, Anne prend un chasseur et une offrande royale de +5. Le chasseur complète une ligne : "
            "elle recrute un héros, puis transforme son 6 : 6 + 5 = 11.",
            "With Brísingamens Anne takes a hunter and a royal offering of +5. The hunter completes a line: she "
            "recruits a hero, then transforms her 6: 6 + 5 = 11.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "andumia",
            "brisingamens",
            "pioneer_of_the_kingdom",
        ),
        related=(
            "nidavellir.heroes.andumia",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.camp.discard_pile",
            "nidavellir.coins.transform",
            "nidavellir.recruiting.one_by_one",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.holda",
        title=Said(
            "Holda : une carte du camp tout de suite",
            "Holda: a camp card at once",
        ),
        answer=Said(
            "Quand vous recrutez Holda, prenez aussitôt une carte du camp ; Holda elle-même vaut 12 points.",
            "When you recruit Holda, take a camp card at once; Holda herself is worth 12 points.",
        ),
        text=Said(
            "Peu importent votre place dans l'ordre, et que quelqu'un soit déjà allé au camp ou non. Cette carte "
            "s'ajoute à celle du tour : elle n'oblige à défausser aucune carte de la taverne. Le camp n'est complété "
            "qu'au tour suivant. Un mercenaire pris ainsi attend l'enrôlement.",
            "Your place in the order does not matter, nor whether somebody has already been to the camp. This card "
            "comes on top of the turn's card: no tavern card has to be discarded for it. The camp is refilled only in "
            "the next turn. A mercenary taken this way waits to be enlisted.",
        ),
        example=Said(
            "Anne va au camp, où il reste 4 cartes. Serge, troisième, complète une ligne, recrute Holda et prend une "
            "des 4 : 4 − 1 = 3 restent.",
            "Anne goes to the camp, where 4 cards are left. Serge, who is third, completes a line, recruits Holda and "
            "takes one of the 4: 4 − 1 = 3 are left.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("holda",),
        related=(
            "nidavellir.camp.first_player",
            "nidavellir.camp.refill",
            "nidavellir.heroes.holda_and_artefacts",
            "nidavellir.mercenaries.while_enlisting",
            "nidavellir.mercenaries.with_ylud",
        ),
    ),
    Entry(
        "nidavellir.heroes.holda_and_artefacts",
        title=Said(
            "Holda prend un artefact à effet immédiat",
            "Holda takes an artefact that works at once",
        ),
        answer=Said(
            "L'artefact que Holda apporte agit aussitôt, comme celui qu'un joueur prend à son tour à une taverne.",
            "The artefact that Holda brings works at once, just like one that a player takes on a turn at a tavern.",
        ),
        text=Said(
            "Avec Gjallarhorn, le joueur recrute donc un second héros. Avec Vegvisir, le nouveau grade peut "
            "compléter une ligne. Selon notre lecture, on finit d'abord de recruter Holda, puis on applique la carte "
            "du camp.",
            "With Gjallarhorn the player therefore recruits a second hero. With Vegvisir the new rank may complete a "
            "line. By our reading, recruiting Holda is finished first, then the camp card is applied.",
        ),
        example=Said(
            "Serge a 2 lignes et 1 héros, et recrute Holda. Il prend Gjallarhorn, recrute encore un héros et en a 1 + "
            "1 + 1 = 3.",
            "Serge has 2 lines and 1 hero, and recruits Holda. He takes Gjallarhorn, recruits yet another hero and "
            "has 1 + 1 + 1 = 3.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "holda",
            "gjallarhorn",
            "vegvisir",
        ),
        related=(
            "nidavellir.heroes.holda",
            "nidavellir.artefacts.gjallarhorn",
            "nidavellir.artefacts.vegvisir",
            "nidavellir.artefacts.jarnglofi_played",
        ),
    ),
    Entry(
        "nidavellir.heroes.khrad",
        title=Said(
            "Khrad : +10 sur la plus faible pièce",
            "Khrad: +10 on the lowest coin",
        ),
        answer=Said(
            "Quand vous recrutez Khrad, ajoutez 10 à votre plus faible pièce, sans compter la pièce d'échange ; il "
            "vaut lui-même 4 points.",
            "When you recruit Khrad, add 10 to your lowest coin, not counting the exchange coin; he himself is worth "
            "4 points.",
        ),
        text=Said(
            "Vous ne choisissez la pièce que si plusieurs sont les plus faibles à égalité. Cette pièce peut être dans "
            "la bourse, en main ou sur une taverne, résolue ou non. Les règles de base valent : si la nouvelle valeur "
            "manque, prenez la première pièce plus forte, et l'ordre déjà établi à une taverne ne change pas. Le 3 "
            "spécial est une pièce d'échange et ne compte pas.",
            "You choose the coin only if several are tied for the lowest. The coin may be in the pouch, in hand or on "
            "a tavern, resolved or not. The base rules hold: if the new value is missing, take the next higher one, "
            "and the order already set at a tavern does not change. The special 3 is an exchange coin and does not "
            "count.",
        ),
        example=Said(
            "Pièces 0, 3, 5, 7 et 9 : la plus faible, le 0 mis à part, est le 3, et 3 + 10 = 13. Ce 3 de base "
            "retourne dans la boîte.",
            "Coins 0, 3, 5, 7 and 9: the lowest apart from the 0 is the 3, and 3 + 10 = 13. This base 3 goes back to "
            "the box.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("khrad",),
        related=(
            "nidavellir.heroes.khrad_equal_lowest",
            "nidavellir.coins.transform",
            "nidavellir.coins.missing",
            "nidavellir.heroes.jarika_and_khrad",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.khrad_equal_lowest",
        title=Said(
            "Khrad : deux plus faibles pièces égales",
            "Khrad: two equal lowest coins",
        ),
        answer=Said(
            "Si plusieurs pièces sont les plus faibles à égalité, leur propriétaire choisit celle qui reçoit les 10 "
            "de Khrad.",
            "If several coins are tied for the lowest, their owner chooses which one receives Khrad's 10.",
        ),
        text=Said(
            "Une seule change. Le choix décide de l'endroit où se pose la nouvelle pièce et du sort de l'ancienne : "
            "une pièce de base va dans la boîte, une pièce du Trésor y retourne.",
            "Only one changes. The choice decides where the new coin goes and what becomes of the old one: a base "
            "coin goes to the box, a treasury coin returns to the treasury.",
        ),
        example=Said(
            "Serge a un 5 de base dans la bourse et un 5 du Trésor sur la troisième taverne, pas encore résolue. Il "
            "choisit celui de la taverne : 5 + 10 = 15, et c'est sa nouvelle mise.",
            "Serge has a base 5 in the pouch and a treasury 5 on the third tavern, which is not resolved yet. He "
            "chooses the one on the tavern: 5 + 10 = 15, and that is his new bid.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("khrad",),
        related=(
            "nidavellir.heroes.khrad",
            "nidavellir.coins.discard",
            "nidavellir.transforming.unresolved",
        ),
    ),
    Entry(
        "nidavellir.heroes.crovax",
        title=Said(
            "Crovax : 25 points et une défausse",
            "Crovax: 25 points and a discard",
        ),
        answer=Said(
            "Selon notre lecture, Crovax, un héros neutre promotionnel, vaut 25 points et fait défausser, dès qu'il "
            "est recruté, le dernier nain d'une colonne de votre choix.",
            "By our reading, Crovax, a promotional neutral hero, is worth 25 points and, as soon as he is recruited, "
            "makes you discard the last dwarf of a column of your choice.",
        ),
        text=Said(
            "La photo de sa carte montre le signe de la défausse, et une réalisation libre le joue avec toutes les "
            "conditions de Bonfur : jamais un héros, et sans nain à défausser il ne peut pas être choisi. Nous "
            "faisons de même. Aucun texte officiel n'est à notre disposition : convenez avant la partie de le jouer "
            "ou non.",
            "The photo of his card shows the discard sign, and an open implementation plays him with all of Bonfur's "
            "conditions: never a hero, and without a dwarf to discard he cannot be chosen. We do the same. No "
            "official text is at hand: agree before the game whether he is in play.",
        ),
        example=Said(
            "Anne a Crovax et Skaa : 25 + 17 = 42 points parmi ses héros neutres.",
            "Anne has Crovax and Skaa: 25 + 17 = 42 points among her neutral heroes.",
        ),
        source=PROMOS,
        status=READING,
        cards=("crovax", "skaa", "bonfur"),
        related=(
            "nidavellir.heroes.of_thingvellir",
            "nidavellir.recruiting.line_rule",
        ),
        other=Said(
            "Une table peut aussi le jouer sans pouvoir. Si votre carte dit autre chose, c'est la carte qui fait foi.",
            "A table may also play him without a power. If your card prints something else, the card is right.",
        ),
        date=SECOND_EDITION,
    ),
)
