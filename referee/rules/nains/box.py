"""The box: what is in it, the parts of a board and of a card, for how many players and how long."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
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
        asked=Said(
            "combien de cartes par Ordre, nombre de cartes Bouclier dans le jeu, combien de cartes Talion en tout, "
            "combien de cartes Temple, combien d'Errants dans le paquet, combien de cartes Forge, répartition des "
            "cartes, quel Ordre a le plus de cartes, nombre de nains, quantité de cartes, combien existe-t-il de "
            "Boucliers, Ordre le plus rare, autant de Forge que de Bouclier, combien de rouges en tout, combien de "
            "bleus en tout, combien de nains de chaque couleur, cartes restantes d'un Ordre",
            "how many cards per Order, number of Shield cards, how many Shield cards are there, how many Talion cards "
            "in total, count of Temple cards, number of Errants in the deck, number of Forge cards, distribution of "
            "cards, which Order has the most cards, number of dwarfs, how many Shields exist, rarest Order, how many "
            "reds in all, how many dwarfs of each colour, cards left of an Order, dwarf cards in all",
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
            "91 cartes Nain, 23 Cognars, 5 Cognars d'Élite, la Certification de Liqueur, 60 talions, 5 gemmes, 12 "
            "jetons Paria, 3 enseignes, 3 marqueurs et 5 plateaux.",
            "91 dwarf cards, 23 Cognars, 5 Elite Cognars, the Liquor Certificate, 60 talions, 5 gems, 12 Pariah "
            "tokens, 3 tavern signs, 3 markers and 5 boards.",
        ),
        text=Said(
            "Parmi les 23 Cognars, il y a un Allié, Ga'at, et cinq Mercenaires. Les talions sont 25 de bronze, un "
            "jeu de 0, 2, 3, 4 et 5 par joueur, 34 d'or, et la pièce 3-Échange. S'y ajoutent le Trésor et cinq "
            "porte-cartes, à monter, et le carnet de score.",
            "Among the 23 Cognars are one ally, Ga'at, and five mercenaries. The talions are 25 of bronze, a set of "
            "0, 2, 3, 4 and 5 for each player, 34 of gold, and the 3-Exchange coin. To these come the treasury and "
            "five card stands, to be put together, and the score pad.",
        ),
        example=Said(
            "25 + 34 + 1 = 60 talions.",
            "25 + 34 + 1 = 60 talions.",
        ),
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
        asked=Said(
            "contenu de la boîte, matériel, liste du matériel, nombre de jetons Paria, combien de jetons Paria dans "
            "le jeu, combien de Cognars en tout, combien de héros en tout, combien de pièces en tout, combien de "
            "plateaux, il manque une carte dans la boîte, perdu une pièce, seulement 11 jetons Paria, inventaire du "
            "jeu, carte perdue combien devrait-il y en avoir, vérifier le compte des cartes, recompter",
            "contents of the box, components, material, number of Pariah tokens, how many Pariah tokens are there, "
            "how many Cognars in the game, how many heroes in total, how many coins in total, how many boards, card "
            "missing from the box, lost a piece, only 11 Pariah tokens, inventory of the game, is my copy complete, "
            "total number of cards, recount",
        ),
        date=SECOND_EDITION,
    ),
)
