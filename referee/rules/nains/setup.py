"""Setting up: what each player starts with, the gems, the decks and what lies on display."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.setup.steps",
        title=Said("La mise en place, étape par étape", "The set-up, step by step"),
        answer=Said(
            "Plateaux et pièces de bronze, gemmes, enseignes, Cognars, Cognars d'Élite, Trésor, les deux paquets, "
            "puis la pièce 3-Échange et les jetons Paria.",
            "Boards and bronze coins, gems, tavern signs, Cognars, Elite Cognars, treasury, both decks, then the "
            "3-Exchange coin and the Pariah tokens.",
        ),
        text=Said(
            "1. À chacun un plateau et cinq pièces de bronze.\n2. À chacun une gemme au hasard, face visible.\n3. Au "
            "centre, les trois enseignes et les marqueurs Échange de gemmes.\n4. Cognars et Mercenaires sur quatre "
            "porte-cartes.\n5. Les Cognars d'Élite au hasard, puis la Certification de Liqueur, sur le dernier.\n6. "
            "Le Trésor, chaque pièce à sa place.\n7. À moins de cinq, les cartes marquées d'un 5 restent dans la "
            "boîte.\n8. Les cartes de l'ère 1, mélangées, près du Trésor.\n9. De même celles de l'ère 2.\n10. Près du "
            "Trésor aussi, la pièce 3-Échange et les jetons Paria.",
            "1. A board and five bronze coins for each player.\n2. A gem at random for each, face up.\n3. In the "
            "middle, the three tavern signs and the gem exchange markers.\n4. Cognars and mercenaries on four card "
            "stands.\n5. The Elite Cognars at random, then the Liquor Certificate, on the last one.\n6. The treasury, "
            "each coin in its place.\n7. With fewer than five, the cards marked with a 5 stay in the box.\n8. The "
            "cards of era 1, shuffled, beside the treasury.\n9. Those of era 2 likewise.\n10. Beside the treasury "
            "too, the 3-Exchange coin and the Pariah tokens.",
        ),
        example=Said(
            "À trois joueurs : gemmes 3, 4 et 5, un Trésor entier de 34 pièces, et aucune carte marquée d'un 5.",
            "With three players: gems 3, 4 and 5, a whole treasury of 34 coins, and no card marked with a 5.",
        ),
        source=nains(4, 5),
        cards=("liquor_certificate",),
        related=(
            "nains.setup.start",
            "nains.setup.gems",
            "nains.setup.taverns",
            "nains.setup.elites_row",
            "nains.setup.assembly",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.setup.start",
        title=Said("Ce que chaque joueur a au départ", "What each player starts with"),
        answer=Said(
            "Chaque joueur reçoit un plateau, les cinq pièces de bronze 0, 2, 3, 4 et 5, et une gemme tirée au hasard.",
            "Each player gets a board, the five bronze coins 0, 2, 3, 4 and 5, and one gem dealt at random.",
        ),
        text=Said(
            "Le livre appelle les pièces des talions, comme l'un des cinq Ordres ; ici, « pièce » désigne la monnaie "
            "et « Talion » l'Ordre.\nLe plateau porte déjà un symbole Occulte, qui compte pour le Temple. Il rappelle "
            "aussi que chaque symbole Malt rapporte 1 point à la fin.",
            "The book calls coins talions, like one of the five Orders; here they are coins, and Talion means the "
            "Order.\nThe board already carries one Occult symbol, which counts for the Temple. It is also a reminder "
            "that each Malt symbol brings 1 point at the end.",
        ),
        example=Said(
            "Sans autre symbole Occulte que celui du plateau, 5 points au Temple valent 5 × 1 = 5.",
            "With no Occult symbol but the board's, 5 points in the Temple are worth 5 × 1 = 5.",
        ),
        source=nains(4, 6),
        related=(
            "nains.glossary.words",
            "nains.setup.gems",
            "nains.setup.treasury",
            "nains.temple.occult",
            "nains.malt",
            "nains.malt.board",
        ),
    ),
    Entry(
        "nains.setup.gems",
        title=Said("Les gemmes selon le nombre de joueurs", "The gems by number of players"),
        answer=Said(
            "À cinq joueurs, on prend les gemmes 1 à 5, à quatre 2 à 5, à trois 3 à 5, à deux 4 et 5, puis chacun "
            "en reçoit une au hasard.",
            "Five players take the gems 1 to 5, four 2 to 5, three 3 to 5, two 4 and 5; then each player gets one "
            "at random.",
        ),
        text=Said(
            "La gemme se pose face visible dans la cavité du plateau : tout le monde voit ainsi qui l'emporterait à "
            "égalité. Les autres gemmes restent dans la boîte.",
            "The gem lies face up in the hollow of the board, so everyone can see who would win a tie. The other gems "
            "stay in the box.",
        ),
        example=Said(
            "À trois joueurs, les gemmes 1 et 2 ne servent pas ; on mélange 3, 4 et 5.",
            "With three players the gems 1 and 2 are not used; 3, 4 and 5 are shuffled.",
        ),
        source=nains(4),
        related=("nains.turn.ties", "nains.gems.exchange", "nains.gems.no_special"),
    ),
    Entry(
        "nains.setup.five_symbol",
        title=Said("Les cartes Nain marquées d'un 5", "Dwarf cards marked with a 5"),
        answer=Said(
            "Les cartes Nain marquées d'un 5 ne servent qu'à cinq joueurs, chacune dans le paquet de son ère ; à "
            "moins de cinq, elles restent dans la boîte.",
            "Dwarf cards marked with a 5 are used with five players only, each in the deck of its era; with fewer "
            "than five they stay in the box.",
        ),
        text=Said(
            "Le 5 est imprimé en bas à droite. Les deux ères se mélangent chacune à part et forment deux paquets, "
            "posés près du Trésor.",
            "The 5 is printed at the bottom right. The two eras are shuffled separately and make two decks, which lie "
            "beside the treasury.",
        ),
        example=Said(
            "À quatre joueurs, on retire toute carte qui porte le 5 avant de mélanger.",
            "With four players every card with the 5 is taken out before shuffling.",
        ),
        source=nains(4, 5),
        related=("nains.turn.tavern_cards", "nains.turn.era1_end", "nains.turn.era2_end"),
    ),
    Entry(
        "nains.setup.cognars_display",
        title=Said("Les Cognars à recruter sont tous visibles", "All Cognars to recruit are on display"),
        answer=Said(
            "Les Cognars et les Mercenaires sont exposés dès le début sur quatre porte-cartes, à la disposition de "
            "tous.",
            "The Cognars and the mercenaries are on display from the start on four card stands, available to "
            "everybody.",
        ),
        text=Said(
            "Il n'y a ni pioche ni main de Cognars : celui qui recrute choisit parmi ceux qui restent. Chacun "
            "n'existe qu'en un exemplaire ; une fois pris, il n'est plus disponible pour les autres.",
            "There is no deck and no hand of Cognars: whoever recruits chooses among those that are left. Each exists "
            "only once; once taken, it is no longer available to the others.",
        ),
        example=Said(
            "Anne prend Gurdan au deuxième tour ; Alex, qui voulait l'associer à Borogam, n'en a plus le moyen.",
            "Anne takes Gurdan in the second turn; Alex, who wanted to pair that card with Borogam, no longer can.",
        ),
        source=nains(4, 5),
        cards=("gurdan", "borogam"),
        related=(
            "nains.recruiting.line_rule",
            "nains.recruiting.none_left",
            "nains.mercenaries",
            "nains.cognars.oboron",
        ),
    ),
    Entry(
        "nains.setup.elites_row",
        title=Said("La rangée des Cognars d'Élite", "The row of Elite Cognars"),
        answer=Said(
            "Les cinq Cognars d'Élite se placent au hasard sur un porte-cartes, puis la Certification de Liqueur "
            "vient en dernier.",
            "The five Elite Cognars go on a card stand in random order, and the Liquor Certificate comes last.",
        ),
        text=Said(
            "Cette rangée donne l'ordre dans lequel on les attribue à la fin de la première ère. Elle change donc "
            "d'une partie à l'autre, sauf la place de la Certification de Liqueur.",
            "This row gives the order in which they are awarded at the end of the first era. So it differs from "
            "game to game, except for the place of the Liquor Certificate.",
        ),
        example=Said(
            "Si la rangée commence par Ordo puis Brum, on compte le Talion d'abord, les Errants ensuite.",
            "If the row begins with Ordo and then Brum, the Talion is counted first and the Errants next.",
        ),
        source=nains(4, 5),
        cards=("brum", "ordo", "liquor_certificate"),
        related=("nains.elites.order", "nains.elites.strict_majority", "nains.elites.liquor_certificate"),
    ),
    Entry(
        "nains.setup.treasury",
        title=Said("Ce que contient le Trésor", "What the treasury holds"),
        answer=Said(
            "Le Trésor contient 34 pièces d'or : trois de chaque pour 7, 9 et 11, deux pour 5, 6, 8, 10, 12, 13 et "
            "14, une seule pour chaque valeur de 15 à 25.",
            "The treasury holds 34 gold coins: three each of 7, 9 and 11, two each of 5, 6, 8, 10, 12, 13 and 14, "
            "and one of each value from 15 to 25.",
        ),
        text=Said(
            "Il n'y a pas d'or au-dessous de 5 : les 2, 3 et 4 ordinaires sont de bronze. La pièce 3-Échange de "
            "Kardum et les douze jetons Paria se placent à côté du Trésor.",
            "There is no gold below 5: the ordinary 2, 3 and 4 are bronze. Kardum's 3-Exchange coin and the twelve "
            "Pariah tokens go beside the treasury.",
        ),
        example=Said(
            "Trois valeurs en trois exemplaires, 3 × 3 = 9 ; sept en deux, 7 × 2 = 14 ; onze en un seul, 11 × 1 = 11 "
            ": 9 + 14 = 23, et 23 + 11 = 34.",
            "Three values in three copies, 3 × 3 = 9; seven in two, 7 × 2 = 14; eleven in one only, 11 × 1 = 11: 9 + "
            "14 = 23, and 23 + 11 = 34.",
        ),
        source=nains(2, 5),
        cards=("kardum",),
        related=(
            "nains.coins.none_removed",
            "nains.coins.missing",
            "nains.coins.transform",
            "nains.coins.special_exchange",
        ),
    ),
    Entry(
        "nains.setup.taverns",
        title=Said(
            "Les trois tavernes",
            "The three taverns",
        ),
        answer=Said(
            "Les tavernes se jouent toujours dans cet ordre : la Chope d'Yjdad, le Grognard Rôti, la Hallebarde "
            "Gourmande.",
            "The taverns are always played in this order: the Chope d'Yjdad, the Grognard Rôti, the Hallebarde "
            "Gourmande.",
        ),
        text=Said(
            "Leurs enseignes se posent dans cet ordre au centre de la table, avec les marqueurs Échange de gemmes, "
            "et le plateau a un emplacement pour chacune.",
            "Their signs are put in that order in the middle of the table, with the gem exchange markers, and the "
            "board has a space for each.",
        ),
        example=Said(
            "Anne pose 5, 0 et 4 dans cet ordre : le 5 est sa mise à la Chope d'Yjdad, le 0 au Grognard Rôti, le 4 à "
            "la Hallebarde Gourmande.",
            "Anne lays 5, 0 and 4 in that order: the 5 is her bid at the Chope d'Yjdad, the 0 at the Grognard Rôti, "
            "the 4 at the Hallebarde Gourmande.",
        ),
        source=nains(4, 8),
        related=(
            "nains.turn.reveal",
            "nains.turn.bids",
            "nains.turn.tavern_cards",
        ),
        date=SECOND_EDITION,
    ),
)
