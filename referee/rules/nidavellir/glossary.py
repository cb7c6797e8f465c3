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
        date=SECOND_EDITION,
    ),
)
