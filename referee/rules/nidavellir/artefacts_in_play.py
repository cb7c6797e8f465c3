"""Artefacts among other cards: coins that aim higher, cards that leave, heroes that come all the same."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.artefacts.megingjord_other_ways",
        title=Said(
            "Megingjord avec Gjallarhorn ou Thrivaldi",
            "Megingjord with Gjallarhorn or Thrivaldi",
        ),
        answer=Said(
            "Megingjord n'arrête que les héros des lignes : Gjallarhorn et Thrivaldi vous en donnent encore un.",
            "Megingjord stops only the heroes of the lines: Gjallarhorn and Thrivaldi still give you one.",
        ),
        text=Said(
            "Pour Thrivaldi, le livret d'Idavoll le dit lui-même. Si les grades du héros ainsi recruté complètent une "
            "ligne, cette ligne ne donne toujours rien.",
            "For Thrivaldi, Idavoll's own rulebook says so. If the ranks of the hero recruited this way complete a "
            "line, that line still brings nothing.",
        ),
        example=Said(
            "Serge a Megingjord et prend Gjallarhorn : il recrute un héros à trois grades, qui complète une ligne, et "
            "s'arrête là.",
            "Serge has Megingjord and takes Gjallarhorn: he recruits a hero with three ranks, which completes a "
            "line, and stops there.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "megingjord",
            "gjallarhorn",
            "thrivaldi",
        ),
        related=(
            "nidavellir.artefacts.megingjord",
            "nidavellir.artefacts.gjallarhorn",
            "nidavellir.giants.thrivaldi_and_megingjord",
        ),
    ),
    Entry(
        "nidavellir.artefacts.vidofnir_exchange_coin",
        title=Said(
            "Vidofnir & Vedrfölnir et la pièce d'échange",
            "Vidofnir & Vedrfölnir and the exchange coin",
        ),
        answer=Said(
            "Si la pièce d'échange est dans la bourse, Vidofnir & Vedrfölnir donnent +5 à l'autre pièce.",
            "If the exchange coin is in the pouch, Vidofnir & Vedrfölnir give +5 to the other coin.",
        ),
        text=Said(
            "La pièce d'échange ne se transforme jamais, qu'elle soit le 0 ou le 3 spécial. Rien n'est perdu pour "
            "autant : le 2 et le 3 vont ensemble à l'autre pièce.",
            "The exchange coin is never transformed, be it the 0 or the special 3. Yet nothing is lost: the 2 and the "
            "3 go together to the other coin.",
        ),
        example=Said(
            "Bourse 0 et 8 : 8 + 5 = 13. Le 0 reste en place.",
            "Pouch 0 and 8: 8 + 5 = 13. The 0 stays in place.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("vidofnir_vedrfolnir",),
        related=(
            "nidavellir.artefacts.vidofnir_vedrfolnir",
            "nidavellir.coins.never_change",
            "nidavellir.artefacts.vidofnir_jarika_five",
        ),
    ),
    Entry(
        "nidavellir.artefacts.vidofnir_and_jarika",
        title=Said(
            "Vidofnir & Vedrfölnir avec Jarika",
            "Vidofnir & Vedrfölnir with Jarika",
        ),
        answer=Said(
            "Avec Jarika, et sans pièce d'échange dans la bourse, Vidofnir & Vedrfölnir donnent +4 à une pièce et +5 "
            "à l'autre : ce sont deux transformations.",
            "With Jarika, and no exchange coin in the pouch, Vidofnir & Vedrfölnir give +4 to one coin and +5 to the "
            "other: they are two transformations.",
        ),
        text=Said(
            "Chacune est une transformation à part, et Jarika ajoute 2 à chaque transformation.",
            "Each is a transformation of its own, and Jarika adds 2 to every transformation.",
        ),
        example=Said(
            "Bourse 5 et 9 : 5 + 2 + 2 = 9 et 9 + 3 + 2 = 14.",
            "Pouch 5 and 9: 5 + 2 + 2 = 9 and 9 + 3 + 2 = 14.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "vidofnir_vedrfolnir",
            "jarika",
        ),
        related=(
            "nidavellir.heroes.jarika",
            "nidavellir.artefacts.vidofnir_vedrfolnir",
            "nidavellir.artefacts.vidofnir_jarika_five",
        ),
    ),
    Entry(
        "nidavellir.artefacts.vidofnir_jarika_five",
        title=Said(
            "Vidofnir & Vedrfölnir, Jarika et le 0 dans la bourse",
            "Vidofnir & Vedrfölnir, Jarika and the 0 in the pouch",
        ),
        answer=Said(
            "Si Vidofnir & Vedrfölnir donnent +5 à une seule pièce, Jarika n'y ajoute ses 2 qu'une fois : +7.",
            "If Vidofnir & Vedrfölnir give +5 to a single coin, Jarika adds her 2 only once: +7.",
        ),
        text=Said(
            "Quand la pièce d'échange est dans la bourse, le +5 sur l'autre pièce est une seule transformation.",
            "When the exchange coin is in the pouch, the +5 on the other coin is one single transformation.",
        ),
        example=Said(
            "Bourse 0 et 6, avec Jarika : 6 + 5 + 2 = 13.",
            "Pouch 0 and 6, with Jarika: 6 + 5 + 2 = 13.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "vidofnir_vedrfolnir",
            "jarika",
        ),
        related=(
            "nidavellir.artefacts.vidofnir_exchange_coin",
            "nidavellir.artefacts.vidofnir_and_jarika",
            "nidavellir.coins.transform",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.artefacts.vidofnir_and_uline",
        title=Said(
            "Vidofnir & Vedrfölnir avec Uline",
            "Vidofnir & Vedrfölnir with Uline",
        ),
        answer=Said(
            "Avec Uline, Vidofnir & Vedrfölnir transforment deux pièces de votre main, à votre choix.",
            "With Uline, Vidofnir & Vedrfölnir transform two coins of your choice from your hand.",
        ),
        text=Said(
            "Qui a Uline n'a pas de pièce dans la bourse : sa main la remplace. Les nouvelles pièces restent en main "
            "et peuvent être misées aux tavernes suivantes. Une pièce déjà posée sur une taverne ne peut pas être "
            "choisie.",
            "A player with Uline has no coins in the pouch: the hand takes its place. The new coins stay in hand and "
            "can be bid at the taverns that follow. A coin already placed on a tavern cannot be chosen.",
        ),
        example=Said(
            "À la première taverne Anne a posé son 9 et garde 0, 4, 5 et 7. Elle choisit 4 et 7 : 4 + 3 = 7 et 7 + 2 "
            "= 9.",
            "At the first tavern Anne has placed her 9 and keeps 0, 4, 5 and 7. She chooses 4 and 7: 4 + 3 = 7 and 7 "
            "+ 2 = 9.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "vidofnir_vedrfolnir",
            "uline",
        ),
        related=(
            "nidavellir.heroes.uline",
            "nidavellir.artefacts.vidofnir_vedrfolnir",
            "nidavellir.coins.transform",
        ),
    ),
    Entry(
        "nidavellir.artefacts.brisingamens_discard",
        title=Said(
            "Brísingamens : quelle carte doit partir",
            "Brísingamens: which card has to go",
        ),
        answer=Said(
            "Brísingamens vous fait défausser une carte d'une de vos colonnes, n'importe où dans la colonne, jamais "
            "un héros.",
            "Brísingamens makes you discard one card of one of your columns, from anywhere in it, never a hero.",
        ),
        text=Said(
            "Ce n'est pas forcément la dernière carte de la colonne, et un double d'Olwyn peut partir. Pour un "
            "mercenaire ou Vegvisir, le doute demeure : la version en ligne sous licence le permet, alors que le "
            "texte de la carte y parle d'une « carte Nain ».",
            "It need not be the last card of the column, and one of Olwyn's doubles may go. For a mercenary or "
            "Vegvisir a doubt remains: the licensed online version allows it, while the text of the card there says "
            '"dwarf card".',
        ),
        example=Said(
            "Guerriers 3, 9 et 6, le 3 tout en haut. Serge défausse le 3 : 9 + 6 = 15 points restent.",
            "Warriors 3, 9 and 6, the 3 at the very top. Serge discards the 3: 9 + 6 = 15 points are left.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("brisingamens", "olwyn", "vegvisir"),
        related=(
            "nidavellir.artefacts.brisingamens",
            "nidavellir.mercenaries.discarded",
            "nidavellir.animals.discarding",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.artefacts.jarnglofi_played",
        title=Said(
            "Járnglófi pris à la taverne où l'on a misé le 0",
            "Járnglófi taken at the tavern where the 0 was bid",
        ),
        answer=Said(
            "Si vous prenez Járnglófi à la taverne où votre pièce d'échange est déjà révélée, vous ne faites pas "
            "d'échange : elle est partie avant.",
            "If you take Járnglófi at the tavern where your exchange coin already lies revealed, you make no "
            "exchange: the coin is already gone.",
        ),
        text=Said(
            "Cela arrive avec Fafnir Báleygr, avec Holda, ou si vous jouez en premier avec cette pièce. L'échange "
            "vient à la fin du tour du joueur, quand la pièce n'est plus là. L'égalité constatée à la révélation "
            "demeure, et les gemmes de cette taverne s'échangent. Si la pièce attend encore face cachée à une autre "
            "taverne, vous n'y avez plus de mise et n'y prenez aucune carte.\nLe livret de base, écrit sans "
            "Thingvellir, demande un échange à qui a joué cette pièce : une table peut s'en tenir à cela.",
            "It happens with Fafnir Báleygr, with Holda, or if you act first with that coin. The exchange comes at "
            "the end of the player's turn, when the coin is no longer there. A tie seen at the reveal stands, and "
            "the gems of that tavern are exchanged. If the coin still waits face down at another tavern, you have no "
            "bid there any more and take no card.\nThe base rulebook, written without Thingvellir, requires an "
            "exchange from whoever played that coin: a table may keep to that.",
        ),
        example=Said(
            "Serge a misé 0, sa bourse contient 5 et 8. Il prend Járnglófi et rend le 0 : sa bourse garde 5 et 8.",
            "Serge bid 0, his pouch holds 5 and 8. He takes Járnglófi and gives up the 0: his pouch keeps 5 and 8.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "jarnglofi",
            "fafnir_baleygr",
            "holda",
        ),
        related=(
            "nidavellir.artefacts.jarnglofi",
            "nidavellir.artefacts.jarnglofi_tavern",
            "nidavellir.coins.exchange",
            "nidavellir.gems.exchange",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.artefacts.gjallarhorn_conditions",
        title=Said(
            "Gjallarhorn et les conditions des héros",
            "Gjallarhorn and the conditions of heroes",
        ),
        answer=Said(
            "Gjallarhorn dispense des lignes, mais non de la condition propre à un héros : Hourya, Dagda ou Bonfur.",
            "Gjallarhorn frees you from the lines, but not from a hero's own condition: Hourya, Dagda or Bonfur.",
        ),
        text=Said(
            "Hourya demande cinq grades d'explorateur, Dagda et Bonfur des cartes à défausser. Le livret de base "
            "pose ces conditions sans distinguer comment vient le héros, et celui d'Idavoll les rappelle pour le "
            "héros que donne Thrivaldi.",
            "Hourya asks for five explorer ranks, Dagda and Bonfur for cards to discard. The base rulebook sets "
            "these conditions whatever way the hero comes, and that of Idavoll repeats them for the hero that "
            "Thrivaldi gives.",
        ),
        example=Said(
            "Anne a 4 grades d'explorateur et prend Gjallarhorn : elle ne peut pas choisir Hourya. Avec un grade de "
            "plus, 4 + 1 = 5, elle le pourrait.",
            "Anne has 4 explorer ranks and takes Gjallarhorn: she cannot choose Hourya. With one rank more, 4 + 1 = "
            "5, she could.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "gjallarhorn",
            "hourya",
            "dagda",
            "bonfur",
            "thrivaldi",
        ),
        related=(
            "nidavellir.artefacts.gjallarhorn",
            "nidavellir.recruiting.conditions",
            "nidavellir.giants.thrivaldi_and_conditions",
            "nidavellir.heroes.hourya",
        ),
        date=SECOND_EDITION,
    ),
)
