"""Setting the table: what changes with the number of players, what lies where, how long it lasts."""

from referee.books import nidavellir
from referee.entry import Entry, Said

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
        asked=Said(
            "mise en place, adaptation, variante, combien de joueurs, à trois",
            "setting up, adjustments, player count, how many players, three players",
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
        asked=Said(
            "cristaux, pierres, qui a la gemme 5, tirage au sort, distribution",
            "crystals, stones, who gets gem 5, draw lots, dealing",
        ),
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
        asked=Said(
            "argent de départ, combien de pièces, pièces rouges, payer",
            "starting money, how many coins, red coins, pay",
        ),
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
        asked=Said(
            "liste des pièces, combien de 7, pièces uniques, valeurs",
            "list of coins, how many 7s, unique coins, values",
        ),
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
        asked=Said(
            "duel, jeu à deux, combien de cartes à 2, deux joueurs",
            "duel, 2 players, how many cards with two, two-player game",
        ),
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
            "Chaque âge gagne huit nains : un guerrier 10, deux chasseurs, un mineur 0, un mineur 1, deux forgerons "
            "et un explorateur 12. Chaque âge gagne aussi une offrande royale.\n"
            "Le Trésor reste complet. Chaque taverne reçoit cinq cartes, et chaque âge dure trois tours.",
            "Each age gains eight dwarfs: a warrior 10, two hunters, a miner 0, a miner 1, two blacksmiths and an "
            "explorer 12. Each age gains a royal offering too.\n"
            "The treasury stays complete. Each tavern gets five cards, and each age lasts three turns.",
        ),
        example=Said(
            "Un guerrier 10 dans une partie à quatre est une erreur de mise en place : il n'existe qu'à cinq.",
            "A warrior 10 in a game for four is a mistake of the set-up: it exists with five players only.",
        ),
        source=nidavellir(4),
        related=("nidavellir.setup.dwarfs", "nidavellir.setup.offerings", "nidavellir.setup.by_players"),
        asked=Said(
            "cinq joueurs, 5 joueurs, symbole 5, cartes à retirer, guerrier 10, explorateur 12",
            "5 players, symbol 5, cards to remove, which cards with five, warrior 10",
        ),
    ),
    Entry(
        "nidavellir.setup.dwarfs",
        title=Said("Les nains en jeu à chaque âge", "The dwarfs in play in each age"),
        answer=Said(
            "De deux à quatre joueurs, chaque âge compte 8 guerriers, 6 chasseurs, 6 mineurs, 8 forgerons et 7 "
            "explorateurs, les mêmes aux deux âges.",
            "With two to four players each age has 8 warriors, 6 hunters, 6 miners, 8 blacksmiths and 7 explorers, "
            "the same in both ages.",
        ),
        text=Said(
            "Il y a un guerrier de chaque valeur de 3 à 9 et un second 6 ; les mineurs valent 0, 0, 1, 1, 2 et 2, "
            "les explorateurs vont de 5 à 11. Chasseurs et forgerons n'ont pas de points.\n"
            "À cinq, chaque âge a 9 guerriers, 8 chasseurs, 8 mineurs, 10 forgerons et 8 explorateurs.",
            "There is one warrior of each value from 3 to 9 and a second 6; miners are worth 0, 0, 1, 1, 2 and 2, "
            "explorers go from 5 to 11. Hunters and blacksmiths have no points.\n"
            "With five players each age has 9 warriors, 8 hunters, 8 miners, 10 blacksmiths and 8 explorers.",
        ),
        example=Said(
            "À quatre, le guerrier 9 existe deux fois dans la partie, une fois par âge : une fois les deux sortis, "
            "il n'en viendra plus. Le 6 existe quatre fois : 2 × 2 = 4.",
            "With four, the warrior 9 exists twice in the game, once in each age: once both have come up, there are "
            "no more. The 6 exists four times: 2 × 2 = 4.",
        ),
        source=nidavellir(17),
        related=("nidavellir.setup.five_players", "nidavellir.setup.decks", "nidavellir.setup.special_blacksmith"),
        asked=Said(
            "combien de cartes, répartition, liste des cartes, compter les cartes, probabilités",
            "how many cards, card list, distribution, counting cards, odds",
        ),
    ),
    Entry(
        "nidavellir.setup.offerings",
        title=Said("Nombre d'offrandes royales", "Number of royal offerings"),
        answer=Said(
            "L'âge 1 a une offrande de +3 et l'âge 2 en a deux de +5 ; à cinq joueurs, l'âge 1 en a deux et l'âge 2 "
            "trois.",
            "Age 1 has one offering of +3 and age 2 has two of +5; with five players age 1 has two and age 2 has "
            "three.",
        ),
        text=Said(
            "Elles sont mélangées aux nains et sortent comme eux dans les tavernes. Elles ne vont jamais dans une "
            "armée et ne rapportent pas de points par elles-mêmes.",
            "They are shuffled in with the dwarfs and come into the taverns as these do. They never go into an army "
            "and bring no points of their own.",
        ),
        example=Said(
            "À cinq joueurs, cinq offrandes : 2 + 3 = 5. À moins de cinq, trois : 1 + 2 = 3.",
            "With five players, five offerings: 2 + 3 = 5. With fewer, three: 1 + 2 = 3.",
        ),
        source=nidavellir(17),
        related=("nidavellir.turn.offering", "nidavellir.setup.decks", "nidavellir.coins.transform"),
        asked=Said("cartes pièces, +3, +5, offrande, bonus de pièce", "coin cards, +3, +5, offering, coin bonus"),
    ),
    Entry(
        "nidavellir.setup.decks",
        title=Said("Les deux paquets tombent juste", "The two decks come out even"),
        answer=Said(
            "Chaque âge a son paquet, mélangé à part de l'autre, et ce paquet suffit exactement pour tous les tours "
            "de l'âge.",
            "Each age has its own deck, shuffled apart from the other, and that deck lasts exactly for all turns of "
            "the age.",
        ),
        text=Said(
            "Sans extension, si une taverne ne peut pas être remplie au dernier tour, ou s'il reste des cartes, la "
            "mise en place était fausse.\n"
            "Le paquet de l'âge 2 compte une carte de trop au départ : elle part entre les deux âges, gardée par le "
            "Pionnier du Royaume ou défaussée si personne n'a cette distinction.",
            "Without expansions, if a tavern cannot be filled in the last turn, or if cards are left over, the "
            "set-up was wrong.\n"
            "The deck of age 2 has one card too many at first: it leaves between the two ages, kept through the "
            "Pioneer of the Kingdom or discarded if nobody wins that distinction.",
        ),
        example=Said(
            "À quatre : 35 nains et une offrande, 35 + 1 = 36 cartes à l'âge 1, soit 12 par tour : 12 × 3 = 36. À "
            "cinq : 43 + 2 = 45, et 15 × 3 = 45.",
            "With four: 35 dwarfs and one offering, 35 + 1 = 36 cards in age 1, that is 12 every turn: 12 × 3 = 36. "
            "With five: 43 + 2 = 45, and 15 × 3 = 45.",
        ),
        source=nidavellir(17, 18),
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.setup.turns",
            "nidavellir.setup.dwarfs",
            "nidavellir.setup.offerings",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
        ),
        asked=Said(
            "pioche vide, il manque des cartes, nombre de cartes, cartes en trop",
            "empty deck, cards missing, number of cards, cards left",
        ),
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
        asked=Said(
            "durée, combien de manches, quand finit l'âge 1, rounds, fin de partie",
            "length, how many rounds, when does age 1 end, end of the game",
        ),
    ),
    Entry(
        "nidavellir.setup.heroes",
        title=Said("Tous les héros sont en jeu", "All heroes are in play"),
        answer=Said(
            "Les 21 héros sont exposés dès le début, quel que soit le nombre de joueurs.",
            "All 21 heroes are on display from the start, whatever the number of players.",
        ),
        text=Said(
            "On les pose à la vue de tous sur les porte-cartes. Il n'y a ni pioche ni tirage : qui recrute choisit "
            "parmi tous ceux qui restent. Thingvellir ajoute six héros aux 21.",
            "They stand on the card holders for all to see. There is no deck and no draw: whoever recruits chooses "
            "among all those that are left. Thingvellir adds six heroes to the 21.",
        ),
        example=Said(
            "À deux comme à cinq, les 21 héros sont là. Après trois recrutements, il en reste 18 : 21 − 3 = 18.",
            "With two as with five players, the 21 heroes are there. After three have been recruited, 18 are left: "
            "21 − 3 = 18.",
        ),
        source=nidavellir(4, 5),
        related=("nidavellir.setup.first_game", "nidavellir.recruiting.choice"),
        asked=Said(
            "nombre de héros, héros à deux joueurs, marché des héros, retirer des héros",
            "number of heroes, heroes with two players, hero market, remove heroes",
        ),
    ),
    Entry(
        "nidavellir.setup.first_game",
        title=Said(
            "Première partie : trois héroïnes à laisser de côté",
            "First game: three heroes to leave out",
        ),
        answer=Said(
            "Le livret conseille de jouer les premières parties sans Thrud, Ylud ni Uline.",
            "The rulebook advises playing the first games without Thrud, Ylud or Uline.",
        ),
        text=Said(
            "C'est un conseil, pas une règle : leurs pouvoirs sont les plus difficiles à suivre. Il suffit que la "
            "table en décide avant de commencer.",
            "It is advice and no rule: their powers are the hardest to follow. The table only has to decide before "
            "it begins.",
        ),
        example=Said(
            "Sans elles, 18 héros sont exposés : 21 − 3 = 18.", "Without them, 18 heroes are on display: 21 − 3 = 18."
        ),
        source=nidavellir(4),
        cards=("thrud", "ylud", "uline"),
        related=(
            "nidavellir.setup.heroes",
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.uline",
        ),
        asked=Said(
            "débutants, partie d'initiation, cartes compliquées, apprendre",
            "beginners, learning game, complicated cards, teaching",
        ),
    ),
    Entry(
        "nidavellir.setup.special_blacksmith",
        title=Said("La forgeronne spéciale reste à part", "The special blacksmith stays aside"),
        answer=Said(
            "La forgeronne spéciale n'est dans aucun des deux paquets : seule l'Armurerie du Roi la donne.",
            "The special blacksmith is in neither of the two decks: only the King's Great Armorer gives her.",
        ),
        text=Said(
            "C'est la seule carte Nain à deux grades, et elle n'arrive que par la distinction des forgerons, entre "
            "les deux âges. De même, la gemme 6 et la pièce 3 spéciale attendent leur distinction.\n"
            "Si personne n'obtient cette distinction, la carte ne sert pas.",
            "She is the only dwarf card with two grades, and she only comes with the blacksmiths' distinction, "
            "between the two ages. In the same way gem 6 and the special coin 3 wait for their distinctions.\n"
            "If nobody wins that distinction, the card is not used.",
        ),
        example=Said(
            "La boîte a 87 cartes Nain : 86 pour les paquets et elle, 86 + 1 = 87.",
            "The box has 87 dwarf cards: 86 for the decks and her, 86 + 1 = 87.",
        ),
        source=nidavellir(12),
        cards=("special_blacksmith", "kings_great_armorer"),
        related=(
            "nidavellir.distinctions.kings_great_armorer",
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.setup.dwarfs",
        ),
        asked=Said(
            "carte double, deux forgerons, carte en trop, 87 cartes",
            "double card, two blacksmiths, extra card, 87 cards",
        ),
    ),
)
