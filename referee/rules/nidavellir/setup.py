"""Setting the table: what changes with the number of players, what lies where, how long it lasts."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.setup.by_players",
        title=Said("À 2, 3 ou 5 joueurs : ce qui change", "With 2, 3 or 5 players: what changes"),
        answer=Said(
            "À deux ou trois joueurs, six pièces quittent le Trésor ; à deux, chaque taverne reçoit trois cartes ; à "
            "cinq, des cartes s'ajoutent aux deux paquets.",
            "With two or three players, six coins leave the treasury; with two, each tavern gets three cards; with "
            "five, cards are added to both decks.",
        ),
        text=Said(
            "Tout le reste se joue comme à quatre, à part ce qui dépend toujours du nombre de joueurs : les gemmes "
            "distribuées, les cartes par taverne et les tours par âge.\n"
            "À quatre, le Trésor est complet et les cartes marquées pour cinq restent dans la boîte.",
            "Everything else is played as with four, apart from what always depends on the number of players: the "
            "gems dealt, the cards in a tavern and the turns in an age.\n"
            "With four, the treasury is complete and the cards marked for five stay in the box.",
        ),
        example=Said(
            "À trois : gemmes 3, 4 et 5, trois cartes par taverne, quatre tours par âge et un Trésor de 28 pièces. À "
            "quatre : gemmes 2 à 5, quatre cartes par taverne, trois tours par âge et un Trésor de 34 pièces.",
            "With three: gems 3, 4 and 5, three cards in each tavern, four turns in each age and a treasury of 28 "
            "coins. With four: gems 2 to 5, four cards in each tavern, three turns in each age and a treasury of 34 "
            "coins.",
        ),
        source=nidavellir(4),
        related=(
            "nidavellir.setup.two_players",
            "nidavellir.setup.five_players",
            "nidavellir.coins.removed",
            "nidavellir.setup.gems",
        ),
    ),
    Entry(
        "nidavellir.setup.gems",
        title=Said("Les gemmes selon le nombre de joueurs", "The gems by number of players"),
        answer=Said(
            "On prend autant de gemmes que de joueurs, de la 5 en descendant, et on les donne au hasard.",
            "Take as many gems as players, from the 5 downwards, and deal them at random.",
        ),
        text=Said(
            "La gemme se pose dans la cavité du plateau, face visible : chacun sait qui l'emporterait en cas "
            "d'égalité.\n"
            "La gemme 6 n'est pas distribuée : elle attend la distinction des mineurs.",
            "The gem goes into the hollow of the board, face up: everybody knows who would win a tie.\n"
            "Gem 6 is not dealt: it waits for the miners' distinction.",
        ),
        example=Said(
            "À deux : 4 et 5. À trois : 3, 4 et 5. À quatre : 2, 3, 4 et 5. À cinq : 1, 2, 3, 4 et 5.",
            "Two players: 4 and 5. Three: 3, 4 and 5. Four: 2, 3, 4 and 5. Five: 1, 2, 3, 4 and 5.",
        ),
        source=nidavellir(4, 5),
        related=("nidavellir.turn.ties", "nidavellir.gems.exchange", "nidavellir.gems.six"),
    ),
    Entry(
        "nidavellir.setup.base_coins",
        title=Said("Les pièces de départ", "The coins you begin with"),
        answer=Said(
            "Chaque joueur reçoit cinq pièces de base : 0, 2, 3, 4 et 5.",
            "Each player gets five base coins: 0, 2, 3, 4 and 5.",
        ),
        text=Said(
            "Il n'y a pas de 1. Sans extension, la main compte ensuite toujours cinq pièces, car toute pièce qui "
            "part est aussitôt remplacée : on ne paie rien, la mise ne fait que fixer l'ordre.\n"
            "Les pièces de base sont rouges, celles du Trésor sont jaunes.",
            "There is no 1. Without expansions the hand always has five coins, since each coin that leaves is "
            "replaced at once: nothing is ever paid, a bid only sets the order.\n"
            "Base coins are red, those of the treasury are yellow.",
        ),
        example=Said(
            "Au premier tour, Léa mise 5, 4 et 0 ; le 2 et le 3 vont dans sa bourse.",
            "In the first turn Léa bids 5, 4 and 0; the 2 and the 3 go into her pouch.",
        ),
        source=nidavellir(4, 5),
        related=("nidavellir.bids.place", "nidavellir.setup.treasury", "nidavellir.coins.never_change"),
    ),
    Entry(
        "nidavellir.setup.treasury",
        title=Said("Ce que contient le Trésor", "What the treasury holds"),
        answer=Said(
            "Le Trésor complet a 34 pièces : trois 7, trois 9 et trois 11, deux pièces de chaque autre valeur de 5 à "
            "14, une seule de chaque valeur de 15 à 25.",
            "The full treasury has 34 coins: three 7s, three 9s and three 11s, two of each other value from 5 to 14, "
            "a single one of each value from 15 to 25.",
        ),
        text=Said(
            "Il n'a ni 2, ni 3, ni 4 : dans le jeu de base, aucun échange et aucune transformation n'en demande. À "
            "deux et à trois joueurs, il lui manque six pièces.\n"
            "Les fortes pièces sont uniques : qui prend le 20 en prive tous les autres.",
            "It has no 2, 3 or 4: in the base game no exchange and no transformation asks for one. With two and "
            "three players six coins are missing.\n"
            "The high coins are unique: whoever takes the 20 keeps it from everyone else.",
        ),
        example=Said(
            "Le moindre échange, avec une bourse de 2 et 3 : 2 + 3 = 5. La moindre transformation, un 2 avec +3 : 2 "
            "+ 3 = 5.",
            "The smallest exchange, with a pouch of 2 and 3: 2 + 3 = 5. The smallest transformation, a 2 with +3: 2 "
            "+ 3 = 5.",
        ),
        source=nidavellir(2, 3),
        related=("nidavellir.coins.removed", "nidavellir.coins.discard", "nidavellir.coins.missing"),
    ),
    Entry(
        "nidavellir.setup.two_players",
        title=Said("À deux : trois cartes par taverne", "Two players: three cards in each tavern"),
        answer=Said(
            "À deux, chaque taverne reçoit trois cartes à chaque tour ; chacun en prend une, et la troisième est "
            "défaussée.",
            "With two players each tavern gets three cards every turn; each player takes one, and the third is "
            "discarded.",
        ),
        text=Said(
            "Les deux joueurs choisissent dans l'ordre des mises, comme à tout autre nombre de joueurs. Le dernier à "
            "choisir a donc encore le choix entre deux cartes.\n"
            "Les paquets sont ceux de trois et de quatre joueurs, sans les cartes ajoutées à cinq.",
            "Both players choose in the order of the bids, as with any other number of players. Whoever chooses last "
            "still has two cards to choose from.\n"
            "The decks are those for three and four players, without the cards added for five.",
        ),
        example=Said(
            "Neuf cartes à chaque tour pour trois tavernes : 3 × 3 = 9. Six sont prises, trois défaussées.",
            "Nine cards every turn for three taverns: 3 × 3 = 9. Six are taken, three discarded.",
        ),
        source=nidavellir(4),
        related=("nidavellir.turn.leftover", "nidavellir.setup.by_players", "nidavellir.coins.removed"),
    ),
    Entry(
        "nidavellir.setup.five_players",
        title=Said("À cinq : les cartes ajoutées", "Five players: the cards that are added"),
        answer=Said(
            "À cinq, on ajoute à chaque âge les cartes qui portent le symbole en bas à droite ; à moins de cinq, "
            "elles restent dans la boîte.",
            "With five, the cards with the symbol at the bottom right are added to each age; with fewer players they "
            "stay in the box.",
        ),
        text=Said(
            "Chaque âge gagne huit nains (p. 17) : un guerrier 10, deux chasseurs, un mineur 0, un mineur 1, deux "
            "forgerons et un explorateur 12. Chaque âge gagne aussi une offrande royale.\nLe Trésor reste complet. "
            "Chaque taverne reçoit cinq cartes, et chaque âge dure trois tours.",
            "Each age gains eight dwarfs (p. 17): a warrior 10, two hunters, a miner 0, a miner 1, two blacksmiths and "
            "an explorer 12. Each age gains a royal offering too.\nThe treasury stays complete. Each tavern gets five "
            "cards, and each age lasts three turns.",
        ),
        example=Said(
            "Un guerrier 10 dans une partie à quatre est une erreur de mise en place : cette carte ne sert qu'à cinq.",
            "A warrior 10 in a game for four is a set-up mistake: that card is used with five players only.",
        ),
        source=nidavellir(4),
        related=("nidavellir.setup.dwarfs", "nidavellir.setup.offerings", "nidavellir.setup.by_players"),
    ),
    Entry(
        "nidavellir.setup.turns",
        title=Said("Nombre de tours par âge", "Turns in an age"),
        answer=Said(
            "Un âge dure quatre tours à deux ou trois joueurs, et trois tours à quatre ou cinq.",
            "An age lasts four turns with two or three players, and three turns with four or five.",
        ),
        text=Said(
            "Les deux âges ont la même durée, et l'âge finit avec le tour qui a vidé son paquet. Chacun prend une "
            "carte par taverne et trois par tour.\n"
            "Idavoll ajoute un tour à l'âge 1.",
            "Both ages are equally long, and an age ends with the turn that has emptied its deck. Everyone takes one "
            "card at each tavern and three in a turn.\n"
            "Idavoll adds a turn to age 1.",
        ),
        example=Said(
            "À trois joueurs, deux âges de quatre tours font huit tours, donc 8 × 3 = 24 cartes par joueur. À "
            "quatre, six tours : 6 × 3 = 18.",
            "With three players, two ages of four turns make eight turns, so 8 × 3 = 24 cards for each player. With "
            "four, six turns: 6 × 3 = 18.",
        ),
        source=nidavellir(18),
        related=("nidavellir.setup.decks", "nidavellir.setup.by_players", "nidavellir.turn.next_turn"),
    ),
)
