"""The box: what is in it, the parts of a board and of a card, for how many players and how long."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.setup.players",
        title=Said("Le nombre de joueurs et la durée", "The number of players and the length"),
        answer=Said(
            "De 2 à 5 joueurs, en deux ères : quatre tours chacune à 2 et 3, trois à 4 et 5.",
            "2 to 5 players, in two eras: four turns each with 2 and 3, three with 4 and 5.",
        ),
        text=Said(
            "Chaque tour fait jouer trois tavernes, et chacun prend une carte à chacune : 24 en tout à deux ou trois "
            "joueurs, 18 à quatre ou cinq. Le livre n'indique pas de durée en minutes et n'a pas de règles pour jouer "
            "seul.",
            "Each turn plays three taverns, and everyone takes a card at each: 24 in all with two or three players, "
            "18 with four or five. The book gives no length in minutes and has no rules for playing alone.",
        ),
        example=Said(
            "À deux : 2 × 4 × 3 = 24 tavernes. À quatre : 2 × 3 × 3 = 18.",
            "With two: 2 × 4 × 3 = 24 taverns. With four: 2 × 3 × 3 = 18.",
        ),
        source=nains(4, 8),
        related=(
            "nains.turn.era1_end",
            "nains.setup.gems",
            "nains.setup.five_symbol",
            "nains.turn.two_outer",
            "nains.coins.none_removed",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.cards_per_order",
        title=Said(
            "Combien de cartes par Ordre",
            "How many cards of each Order",
        ),
        answer=Said(
            "La boîte a 91 cartes Nain : 20 du Bouclier, 19 du Temple, 20 des Errants, 16 de la Forge et 16 du Talion.",
            "The box has 91 dwarf cards: 20 of the Shield, 19 of the Temple, 20 of the Errants, 16 of the Forge and "
            "16 of the Talion.",
        ),
        text=Said(
            "Les cartes marquées d'un 5 y sont comprises et ne servent qu'à cinq joueurs. Le livre ne dit ni "
            "combien il y en a dans chaque Ordre, ni ce que valent les cartes une à une.",
            "The cards marked with a 5 are among them and are used with five players only. The book says neither "
            "how many of them each Order has nor what each card is worth.",
        ),
        example=Said(
            "20 + 19 + 20 + 16 + 16 = 91 cartes.",
            "20 + 19 + 20 + 16 + 16 = 91 cards.",
        ),
        source=nains(2, 3),
        related=(
            "nains.setup.five_symbol",
            "nains.setup.box",
            "nains.turn.era2_end",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.box",
        title=Said(
            "Ce qu'il y a dans la boîte",
            "What is in the box",
        ),
        answer=Said(
            "91 cartes Nain, 23 Cognars, 5 Cognars d'Élite, la Certification de Liqueur, 60 pièces (talions), 5 "
            "gemmes, 12 jetons Paria, 3 enseignes, 3 marqueurs Échange de gemmes et 5 plateaux.",
            "91 dwarf cards, 23 Cognars, 5 Elite Cognars, the Liquor Certificate, 60 coins (talions), 5 gems, 12 "
            "Pariah tokens, 3 tavern signs, 3 gem exchange markers and 5 boards.",
        ),
        text=Said(
            "Parmi les 23 Cognars, il y a un Allié, Ga'at, et cinq Mercenaires. Des 60 pièces, 25 sont de bronze (un "
            "jeu de 0, 2, 3, 4 et 5 par joueur) et 34 d'or ; la dernière est la pièce 3-Échange. La boîte contient "
            "aussi le Trésor et cinq porte-cartes, à monter, et le carnet de score.",
            "Among the 23 Cognars are one ally, Ga'at, and five mercenaries. Of the 60 coins, 25 are bronze (a set of "
            "0, 2, 3, 4 and 5 for each player) and 34 are gold; the last one is the 3-Exchange coin. The box also has "
            "the treasury and five card stands, to be assembled, and the score pad.",
        ),
        example=Said("25 + 34 + 1 = 60 pièces.", "25 + 34 + 1 = 60 coins."),
        source=nains(2, 3),
        cards=(
            "gaat",
            "liquor_certificate",
        ),
        related=(
            "nains.setup.cards_per_order",
            "nains.setup.treasury",
            "nains.setup.elites_row",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.board_parts",
        title=Said("Les parties du plateau", "The parts of the player board"),
        answer=Said(
            "Le plateau a une cavité pour la gemme, trois emplacements Taverne, une bourse et la piste du Bouclier ; "
            "s'y ajoutent l'armée et la zone de Commandement.",
            "The board has a hollow for the gem, three tavern spaces, a pouch and the Shield track; the army and the "
            "command zone go with it.",
        ),
        text=Said(
            "La bourse reçoit, face cachée, les deux pièces qui ne sont pas misées. La piste dit ce que vaut le "
            "Bouclier d'après le nombre de ses grades. La zone de Commandement est à gauche du plateau, et les cartes "
            "Nain vont dans l'armée.\nLe plateau porte aussi un symbole Occulte, qui compte dès le début pour le "
            "Temple, et rappelle que chaque symbole Malt rapporte 1 point à la fin.",
            "The pouch takes, face down, the two coins that are not bid. The track tells what the Shield is worth for "
            "its number of ranks. The command zone is to the left of the board, and dwarf cards go into the army.\n"
            "The board also carries an Occult symbol, which counts for the Temple from the start, and is a reminder "
            "that each Malt symbol brings 1 point at the end.",
        ),
        example=Said(
            "Anne met 5, 0 et 4 sur ses emplacements Taverne, 2 et 3 dans la bourse : 3 + 2 = 5 pièces.",
            "Anne puts 5, 0 and 4 on her tavern spaces, 2 and 3 into the pouch: 3 + 2 = 5 coins.",
        ),
        source=nains(6, 9),
        related=(
            "nains.setup.start",
            "nains.turn.bids",
            "nains.shield",
            "nains.recruiting.white",
            "nains.malt.board",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.card_parts",
        title=Said("Les parties d'une carte", "The parts of a card"),
        answer=Said(
            "Une carte Nain montre son Ordre et son grade, avec ou sans points, et, selon la carte, un pouvoir, un "
            "symbole Malt ou le 5 des parties à cinq.",
            "A dwarf card shows its Order and its rank, with or without points, and, depending on the card, a power, "
            "a Malt symbol or the 5 of games for five.",
        ),
        text=Said(
            "Pour les Cognars et les Cognars d'Élite, le livre n'a qu'une légende : le nom, l'Ordre, le grade, avec "
            "ou sans points, et deux fois le pouvoir, là où on le voit sur le porte-cartes et là où on le voit en "
            "colonne. Un Cognar d'Élite va pourtant dans la zone de Commandement et n'a donc de grade dans aucune "
            "colonne.",
            "For Cognars and Elite Cognars the book has a single legend: the name, the Order, the rank, with or "
            "without points, and the power twice, where it can be seen on the card stand and where it can be seen in "
            "a column. Yet an Elite Cognar goes into the command zone, and so has no rank in any column.",
        ),
        example=Said(
            "La carte de Fey porte son nom, l'Ordre du Temple et un grade de 5 points.",
            "Fey's card has the name, the Order of the Temple and one rank of 5 points.",
        ),
        source=nains(6),
        cards=("fey",),
        related=(
            "nains.setup.five_symbol",
            "nains.errants.pariah",
            "nains.temple.occult",
            "nains.recruiting.coloured",
            "nains.malt",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.assembly",
        title=Said("Monter le Trésor et les porte-cartes", "Assembling the treasury and the card stands"),
        answer=Said(
            "Avant la première partie, on monte le Trésor et les cinq porte-cartes en suivant les numéros des "
            "encoches.",
            "Before the first game the treasury and the five card stands are put together, following the numbers on "
            "the slots.",
        ),
        text=Said(
            "Sur les porte-cartes, les cartes se chevauchent un peu et leur partie gauche reste visible : les Cognars "
            "et les Mercenaires sur quatre, les Cognars d'Élite et la Certification de Liqueur sur le dernier. Au "
            "début d'une partie, on vérifie que chaque pièce est bien à sa place dans le Trésor. Les deux paquets, la "
            "pièce 3-Échange et les jetons Paria se placent à côté.",
            "On the stands the cards overlap a little and their left part stays in view: the Cognars and mercenaries "
            "on four, the Elite Cognars and the Liquor Certificate on the last. At the start of a game you check that "
            "each coin is in its place in the treasury. The two decks, the 3-Exchange coin and the Pariah tokens go "
            "beside it.",
        ),
        example=Said(
            "Quatre porte-cartes et un : 4 + 1 = 5, tous ceux de la boîte.",
            "Four stands and one: 4 + 1 = 5, all those in the box.",
        ),
        source=nains(4, 5),
        cards=("liquor_certificate",),
        related=(
            "nains.setup.steps",
            "nains.setup.treasury",
            "nains.setup.cognars_display",
            "nains.setup.elites_row",
        ),
        date=SECOND_EDITION,
    ),
)
