"""The words that the book explains at its end."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.glossary.elvaland",
        title=Said(
            "Un Elvaland",
            "An Elvaland",
        ),
        answer=Said(
            "Un Elvaland est un joueur : en langue naine, un chef de guerre ou un membre du conseil du Royaume.",
            "An Elvaland is a player: in the dwarfs' tongue, a war leader or a member of the council of the Kingdom.",
        ),
        text=Said(
            "Le Roi charge les Elvalands de lever une armée contre le dragon Fafnir. Ici nous disons simplement "
            "joueur.",
            "The King has the Elvalands raise an army against the dragon Fafnir. Here we simply say player.",
        ),
        example=Said(
            "« Partie à 3 Elvalands » veut dire : à trois joueurs.",
            '"A game for 3 Elvalands" means: with three players.',
        ),
        source=nidavellir(18),
        related=(
            "nidavellir.setup.by_players",
            "nidavellir.final_count.victory",
        ),
        asked=Said(
            "définition, mot, glossaire, qui sont les Elvalands, vouloir dire, qui est l'Elvaland, Elvaland désigne "
            "qui, un Elvaland est-il un joueur",
            "definition, word, glossary, who are the Elvalands, meaning, who is an Elvaland, is an Elvaland a player",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.glossary.rank",
        title=Said(
            "Un grade",
            "A rank",
        ),
        answer=Said(
            "Un grade est une case au bord gauche d'une carte Nain ou Héros, avec ou sans points de bravoure.",
            "A rank is a slot on the left edge of a dwarf or hero card, with or without bravery points.",
        ),
        text=Said(
            "Une carte en porte un, deux ou trois. Ce sont les grades, non les cartes, que l'on compte pour les "
            "lignes, les majorités et la valeur d'une colonne.",
            "A card bears one, two or three of them. It is ranks, not cards, that are counted for lines, majorities "
            "and the value of a column.",
        ),
        example=Said(
            "Un nain a 1 grade, Kraal en a 2 : un guerrier et Kraal font 1 + 2 = 3 grades.",
            "A dwarf has 1 rank, Kraal has 2: a warrior and Kraal make 1 + 2 = 3 ranks.",
        ),
        source=nidavellir(18),
        cards=("kraal",),
        related=(
            "nidavellir.recruiting.grades_visible",
            "nidavellir.classes.grades_not_cards",
            "nidavellir.lines.what_is",
        ),
        asked=Said(
            "définition, mot, glossaire, chevron, symbole, case, encart, combien de grades sur une carte, cases à "
            "gauche de la carte, rang, un grade est-ce une carte, rang sur une carte, un grade c'est une carte, une "
            "carte peut avoir plusieurs grades, les grades c'est quoi, que veut dire grade, différence grade et "
            "carte, galon, vocabulaire, terme du jeu, insigne, rangs à gauche",
            "definition, word, glossary, grade, chevron, symbol, slot, icon, how many ranks on a card, boxes on the "
            "left of the card, is a rank a card, rank on a card, what do you call a rank, rank meaning, several ranks "
            "on a card, define rank, what does rank mean, difference between rank and card, stripe, vocabulary, game "
            "term, insignia",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.glossary.card",
        title=Said("Les parties d'une carte", "The parts of a card"),
        answer=Said(
            "À gauche d'une carte Nain ou Héros se lisent ses grades, avec leurs points de bravoure ; un symbole en "
            "bas à droite marque les cartes des parties à cinq.",
            "On the left of a dwarf or hero card you read its ranks, with their bravery points; a symbol at the "
            "bottom right marks the cards of games for five.",
        ),
        text=Said(
            "Une carte Nain est d'une des cinq classes, et un grade peut être sans points. Le livret montre en images, "
            "page 6, quatre sortes de cartes : Nain, Héros, Distinction et Offrande Royale. Le symbole des parties à "
            "cinq est expliqué page 4.",
            "A dwarf card is of one of the five classes, and a rank may be without points. The book shows four kinds "
            "of cards in pictures on page 6: dwarf, hero, distinction and royal offering. The symbol for games of five "
            "is explained on page 4.",
        ),
        example=Said(
            "Zoral : trois grades, de 1, 0 et 0 points, 1 + 0 + 0 = 1.",
            "Zoral: three ranks, of 1, 0 and 0 points, 1 + 0 + 0 = 1.",
        ),
        source=nidavellir(18),
        cards=("zoral",),
        related=(
            "nidavellir.glossary.rank",
            "nidavellir.recruiting.grades_visible",
            "nidavellir.setup.five_players",
            "nidavellir.glossary.bravery",
        ),
        asked=Said(
            "anatomie d'une carte, parties d'une carte, comment lire une carte, lire une carte Nain, lire une carte "
            "Héros, que veulent dire les symboles d'une carte, ce qui est écrit sur une carte, où lire les points "
            "d'une carte, icônes des cartes, légende des cartes",
            "anatomy of a card, parts of a card, how to read a card, read a dwarf card, read a hero card, what do the "
            "symbols on a card mean, what is written on a card, where are the points on a card, card icons, card "
            "legend",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.glossary.bravery",
        title=Said(
            "La bravoure : points, valeur, valeur finale",
            "Bravery: points, value, final value",
        ),
        answer=Said(
            "Les points de bravoure sont imprimés sur les cartes, la valeur de bravoure est celle d'une classe, et "
            "la valeur finale de bravoure est le total du joueur.",
            "Bravery points are printed on the cards, a bravery value is that of a class, and the final bravery "
            "value is the player's total.",
        ),
        text=Said(
            "Chaque classe a sa façon de passer des points à la valeur : une somme, un carré, un produit ou une suite. "
            "La plus haute valeur finale gagne.",
            "Each class turns its points into a value in its own way: a sum, a square, a product or a sequence. The "
            "highest final value wins.",
        ),
        example=Said(
            "Mineurs 1 et 2 : 1 + 2 = 3 points de bravoure, et une valeur de bravoure de 3 × 2 = 6.",
            "Miners 1 and 2: 1 + 2 = 3 bravery points, and a bravery value of 3 × 2 = 6.",
        ),
        source=nidavellir(18),
        related=(
            "nidavellir.final_count.sum",
            "nidavellir.warriors",
            "nidavellir.miners",
            "nidavellir.final_count.victory",
        ),
        asked=Said(
            "définition, mot, glossaire, score, points de victoire, c'est quoi la bravoure, différence entre points "
            "et valeur, bravoure finale, gloire, score d'une classe",
            "definition, word, glossary, score, victory points, what are bravery points, difference between points "
            "and value, glory, class value",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.glossary.places",
        title=Said(
            "Armée, bourse, cavité, zone de Commandement",
            "Army, pouch, hollow, command zone",
        ),
        answer=Said(
            "L'armée est à droite du plateau, la zone de Commandement à gauche, la bourse en bas et la cavité de la "
            "gemme en haut.",
            "The army is to the right of the board, the command zone to its left, the pouch at its bottom and the "
            "hollow of the gem at its top.",
        ),
        text=Said(
            "Dans l'armée vont les nains et les héros de classe, en colonnes ; dans la zone de Commandement les "
            "héros neutres et les distinctions ; dans la bourse les deux pièces qui ne sont pas misées, face "
            "cachée.\nLe plateau a aussi un emplacement Taverne pour chacune des trois tavernes.",
            "Into the army go dwarfs and class heroes, in columns; into the command zone neutral heroes and "
            "distinctions; into the pouch the two coins that are not bid, face down.\nThe board also has a tavern "
            "space for each of the three taverns.",
        ),
        example=Said(
            "Skaa, neutre, va à gauche du plateau ; Tarah, guerrière, à droite, chez les guerriers.",
            "Skaa, who is neutral, goes to the left of the board; Tarah, a warrior, to the right, among the warriors.",
        ),
        source=nidavellir(18),
        cards=(
            "skaa",
            "tarah",
        ),
        related=(
            "nidavellir.recruiting.class_hero",
            "nidavellir.heroes.neutral",
            "nidavellir.bids.place",
            "nidavellir.classes.table",
        ),
        asked=Said(
            "définition, glossaire, où poser les cartes, plateau, emplacements, où est la bourse, où est la zone de "
            "Commandement, où ranger ma gemme, où est mon armée, parties du plateau, le trou pour la gemme, "
            "porte-monnaie, anatomie du plateau, gauche et droite du plateau",
            "definition, glossary, where cards go, board, places, where is the pouch, where is the command zone, "
            "where do I keep my gem, where is my army, parts of the board, what is the pouch, what's the pouch, which "
            "side is the army, left of the board, areas of the player board, hole for the gem, pouch, purse",
        ),
        date=SECOND_EDITION,
    ),
)
