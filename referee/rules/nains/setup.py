"""Setting up: what each player starts with, the gems, the decks and what lies on display."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.setup.start",
        title=Said("Ce que chaque joueur a au départ", "What each player starts with"),
        answer=Said(
            "Chaque joueur reçoit un plateau, les cinq pièces de bronze 0, 2, 3, 4 et 5, et une gemme tirée au hasard.",
            "Each player gets a board, the five bronze coins 0, 2, 3, 4 and 5, and one gem dealt at random.",
        ),
        text=Said(
            "Le livre appelle les pièces des talions, comme l'un des cinq Ordres ; ici, « pièce » désigne la monnaie "
            "et « Talion » l'Ordre.\n"
            "Le plateau porte déjà un symbole Occulte, qui compte pour le Temple. Il rappelle aussi que chaque "
            "symbole Malt vaut 1 point dès le départ.",
            "The book calls coins talions, like one of the five Orders; here a coin is a coin and Talion is the "
            "Order.\n"
            "The board already carries one Occult symbol, which counts for the Temple. It also recalls that each Malt "
            "symbol is worth 1 point from the start.",
        ),
        example=Said(
            "Sans autre symbole Occulte que celui du plateau, 5 points au Temple valent 5 × 1 = 5.",
            "With no Occult symbol but the board's, 5 points in the Temple are worth 5 × 1 = 5.",
        ),
        source=nains(4),
        related=("nains.setup.gems", "nains.setup.treasury", "nains.temple.occult", "nains.malt", "nains.malt.board"),
        asked=Said(
            "avec quoi on commence, pièces de départ, chacun reçoit quoi, distribuer plateau pièces gemme, combien de "
            "pièces au départ, argent de départ, thune pour débuter, les cinq pièces de bronze, 0 2 3 4 5, matériel "
            "de chacun, mise en place du jeu, installer, ce que reçoit tout le monde, prends, démarrer avec quoi en "
            "main, pas de 1 dans mes pièces, à donner aux joueurs avant de jouer, à quelles pièces a droit un "
            "seigneur",
            "what each one gets, starting coins, which coins to begin with, deal boards coins gems, how many coins at "
            "the start, starting money, cash to begin, five bronze coins, 0 2 3 4 5, own material, set up the game, "
            "what does everyone get at the start, what to take, play, no 1 coin, hand out before playing, in front of "
            "each lord",
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
            "La gemme se pose face visible dans la cavité du plateau : tout le monde doit voir qui gagnera une "
            "égalité. Les autres gemmes restent dans la boîte.",
            "The gem lies face up in the hollow of the board: everyone must see who would win a tie. The other gems "
            "stay in the box.",
        ),
        example=Said(
            "À trois joueurs, les gemmes 1 et 2 ne servent pas ; on mélange 3, 4 et 5.",
            "With three players the gems 1 and 2 are not used; 3, 4 and 5 are shuffled.",
        ),
        source=nains(4),
        related=("nains.turn.ties", "nains.gems.exchange", "nains.gems.no_special"),
        asked=Said(
            "quelles gemmes, quelles gemmes à 3, quelles gemmes à deux, distribuer les gemmes au départ, gemme de "
            "départ, tirer les pierres au hasard, joyau, laisser les gemmes 1 et 2 dans la boîte, combien de gemmes à "
            "quatre, qui a la meilleure gemme au début, commence sort, donner les gemmes comment",
            "which gems, which gems with 3, which gems with two of us, hand out the gems at the beginning, starting "
            "gem, draw the stones blindly, jewel, gems 1 and 2 back in the box, how many gems with four, who starts "
            "with the best gem, may I pick my gem, gems for a two player game",
        ),
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
            "The 5 is printed at the bottom right. The two eras are shuffled apart and make two decks, which lie "
            "beside the treasury.",
        ),
        example=Said(
            "À quatre joueurs, on retire toute carte qui porte le 5 avant de mélanger.",
            "With four players every card with the 5 is taken out before shuffling.",
        ),
        source=nains(4, 5),
        related=("nains.turn.tavern_cards", "nains.turn.era1_end", "nains.turn.era2_end"),
        asked=Said(
            "carte avec un 5, petit 5 dans le coin, chiffre 5 en bas, enlever les cartes 5 à quatre joueurs, retirer "
            "des cartes à trois, trier le paquet, cartes à cinq joueurs, cinquième joueur, combien de cartes dans le "
            "paquet, deux piles de nains, pioche, que retirer à moins de cinq, retirer si on est moins de cinq, "
            "mélanger les ères, constituer la pioche",
            "card with a 5, little 5 in the corner, 5 printed at the bottom, remove the 5 cards with four people, "
            "take out cards with three, sort the deck, cards for five players, fifth player, dwarfs back in the box, "
            "how many cards in the deck, two piles, number come, leave in the box with fewer than five, mix the eras",
        ),
    ),
    Entry(
        "nains.setup.cognars_display",
        title=Said("Les Cognars à recruter sont tous visibles", "All Cognars to recruit are on display"),
        answer=Said(
            "Les Cognars et les Mercenaires sont exposés dès le début sur quatre porte-cartes, à la disposition de "
            "tous.",
            "The Cognars and the mercenaries are on display from the start on four card stands, open to everybody.",
        ),
        text=Said(
            "Il n'y a ni pioche ni main de Cognars : celui qui recrute choisit parmi ceux qui restent. Chacun "
            "n'existe qu'en un exemplaire ; une fois pris, il n'est plus pour les autres.",
            "There is no deck and no hand of Cognars: whoever recruits chooses among those that are left. Each exists "
            "only once; once taken, it is there for nobody else.",
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
        asked=Said(
            "Cognars visibles, Cognars face visible, pioche de Cognars, où mettre les Cognars, voir tous les héros "
            "dès le début, présentoir des Cognars, à quoi servent les porte-cartes, réserve de héros, Mercenaires "
            "dispo dès le début, certains en ère 2, combien d'exemplaires d'un Cognar, un deuxième Gurdan, où on met "
            "les Cognars, Cognars à l'installation, étalage, Cognars cachés, Cognars au début, choix attende, héros "
            "tirés au hasard, révéler quelques Cognars, deux joueurs avec le même Cognar, le même Cognar chez deux "
            "personnes, regarder les Cognars avant de choisir, Cognars disponibles, déjà pris par un autre",
            "Cognars visible, Cognars face up, deck of Cognars, where to put the Cognars, see all heroes from the "
            "start, market of heroes, what are the card stands for, supply of heroes, mercenaries available from the "
            "start, some only in era 2, how many copies of a Cognar, second copy of Gurdan, Cognars at set-up, hidden "
            "Cognars, display, where do the Cognars go at set-up, choice turn later, heroes drawn at random, reveal "
            "only some Cognars, two people with the same Cognar, same Cognar for both, Cognars on offer, browse the "
            "Cognars, already taken by another",
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
        source=nains(5),
        cards=("brum", "ordo", "liquor_certificate"),
        related=("nains.elites.order", "nains.elites.strict_majority", "nains.elites.liquor_certificate"),
        asked=Said(
            "ranger les Élites, mélanger les Élites au début, ordre des Élites à l'installation, Élites au hasard, "
            "rangée sur le porte-cartes, trier les cinq Élites, place du certificat dans la rangée, Certification de "
            "Liqueur dans la rangée, cartes de majorité au départ, poser les récompenses, distinctions au départ, "
            "cinq bonus de majorité, mise sens, Tiss en premier dans la rangée, tirage des Élites, Élites visibles",
            "lay out the Elites, shuffle the Elites, Elites at set-up, row in random order, row on the card stand, "
            "sort the five Elites, place of the certificate in the row, Liquor Certificate in the row, majority "
            "bonuses at the start, lay out the rewards, distinctions at the start, five majority bonuses, liquor card "
            "at the beginning, does Tiss go first in the row",
        ),
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
            "Il n'y a pas d'or au-dessous de 5 : les 2, 3 et 4 n'existent qu'en bronze. La pièce 3-Échange de "
            "Kardum et les douze jetons Paria attendent à côté du Trésor.",
            "There is no gold below 5: the 2, 3 and 4 exist in bronze only. Kardum's 3-Exchange coin and the twelve "
            "Pariah tokens wait beside the treasury.",
        ),
        example=Said(
            "Trois valeurs en trois exemplaires, 3 × 3 = 9 ; sept en deux, 7 × 2 = 14 ; onze seules : 9 + 14 = 23, "
            "et 23 + 11 = 34.",
            "Three values three times, 3 × 3 = 9; seven twice, 7 × 2 = 14; eleven alone: 9 + 14 = 23, and 23 + 11 = "
            "34.",
        ),
        source=nains(2, 3),
        cards=("kardum",),
        related=(
            "nains.coins.none_removed",
            "nains.coins.missing",
            "nains.coins.transform",
            "nains.coins.special_exchange",
        ),
        asked=Said(
            "combien de pièces au Trésor, combien de 7 dans la réserve, pièces en or combien, quelles valeurs "
            "existent, liste des pièces d'or, banque, talions d'or, pièces en double, la plus grosse pièce du jeu, y "
            "a-t-il un 4 en or, combien d'exemplaires d'une pièce, existe-t-il une pièce de 4, pièce de 1, pièces "
            "dorées",
            "how many coins in the treasury, how many 9 coins in the bank, gold coins how many, which values exist, "
            "list of gold coins, gold talions, supply of coins, biggest coin in the game, is there a gold 4, how many "
            "copies of each coin, second, how many twelves, is there a 1 coin, does a 4 coin exist, all coin values, "
            "golden coins",
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
            "Anne pose 5, 0 et 4 de haut en bas : le 5 est sa mise à la Chope d'Yjdad, le 0 au Grognard Rôti, le 4 "
            "à la Hallebarde Gourmande.",
            "Anne lays 5, 0 and 4 from top to bottom: the 5 is her bid at the Chope d'Yjdad, the 0 at the Grognard "
            "Rôti, the 4 at the Hallebarde Gourmande.",
        ),
        source=nains(4, 8),
        related=(
            "nains.turn.reveal",
            "nains.turn.bids",
            "nains.turn.tavern_cards",
        ),
        asked=Said(
            "ordre des tavernes, dans quel ordre jouer les tavernes, quelle taverne en premier, quelle taverne "
            "d'abord, noms des tavernes, comment s'appellent les auberges, enseignes, dernière taverne, première "
            "deuxième troisième taverne, choisir l'ordre des tavernes, chope grognard hallebarde, dans quel ordre on "
            "joue les tavernes, première taverne à jouer, Grognard Rôti deuxième",
            "order of the taverns, which tavern first, which tavern is resolved first, names of the taverns, what are "
            "the taverns called, inns, signs, last tavern, first second third tavern, choose the order of taverns, "
            "chope grognard hallebarde, first tavern to play, start with the Halberd",
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
