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
        asked=Said(
            "adaptation, variante, à trois, enlever différences préparation selon nombre personnes quatre a-t-il "
            "réglage spécial, règles pour 5 joueurs, règles à 3, jouer à deux, selon le nombre de joueurs, changer un "
            "truc à 4, à trois ça change quoi, jouer en couple, différences à trois, qu'est-ce qui est différent à "
            "trois, mise en place spéciale à cinq, y a-t-il des cartes en moins à trois",
            "adjustments, three players, take out smaller group game 4 people differences between preparation, rules "
            "for 5 players, rules with 3, two player rules, what changes by player count, rules for two players, "
            "change something with 4, rules for a couple, what is different with three, different with two, changes "
            "for fewer players, what's special at five, special setup at two, anything removed with fewer players",
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
            "cristaux, pierres, qui a la gemme 5, tirage au sort, distribution, quatre personnes restent boîte début "
            "choisir reçoit diamant fort, quelle gemme au départ, combien de gemmes, distribuer les gemmes, qui a "
            "quelle gemme, choisir sa gemme au départ, gemmes à 2 joueurs, gemmes à 3 joueurs, gemmes initiales à "
            "quatre, quelles gemmes, gemmes de départ, gemmes d'une partie à trois, gemme 1 dans la boîte, on enlève "
            "la gemme 1 à quatre, qui a le 5 au début, laisser des gemmes dans la boîte, on tire les gemmes au sort, "
            "c'est qui qui prend la 5, qui reçoit la meilleure gemme",
            "crystals, stones, who gets gem 5, draw lots, dealing, starts best jewel stay box three pick first "
            "random, starting gems, how many gems, deal the gems, who gets which gem, choose our gem at the start, "
            "gems with 2 players, gems with 3 players, who starts with gem 5, initial gems for four, which gems, gems "
            "in a three player game, who begins with the biggest gem, gems left in the box, which gems do we hand out "
            "with three, do we leave out gem 1, who takes the 5, with 4 players gems 2 3 4 5",
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
            "argent de départ, combien de pièces, pièces rouges, payer, commence thune manque main initiale 1 début, "
            "avec quelles pièces on commence, combien de pièces chacun, pièces de base, sous de départ, on démarre "
            "avec combien d'or, pièce 1 existe, 0 2 3 4 5, tout le monde a les mêmes pièces, le jeu de pièces de "
            "chaque joueur, combien de thunes au lancement",
            "starting money, how many coins, red coins, pay, which coins do I start with, how many coins each, base "
            "coins, starting coins, list of base coins, my five first coins, gold everyone 1 first hand, is there a "
            "coin of 1, 0 2 3 4 5, opening coins, how much money at start, each player's set of coins, one of my "
            "starting coins is missing",
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
            "liste des pièces, combien de 7, pièces uniques, valeurs, 12 banque plateau grosse jeu, nombre de pièces, "
            "trésor, quelles valeurs de pièces existent, plus grosse pièce du jeu, combien de chaque pièce, quelles "
            "pièces dans le Trésor, combien de 11, la plus grande valeur, y a-t-il une 24, composition du Trésor, "
            "combien de pièces de chaque valeur, combien y a de 14, pièce la plus chère, il y a combien de 8, une "
            "seule 20, pièces dispo à la banque, est-ce qu'il y a deux 12, la pièce 25 existe, combien de pièces de "
            "9, valeurs disponibles, pièces du plateau central, coffre, quantité de pièces, magot royal, stock de "
            "pièces, répartition des pièces, c'est quoi la plus grosse pièce, y a-t-il deux pièces de 14, y a-t-il "
            "une pièce 24",
            "list of coins, how many 7s, unique coins, values, 10s bank biggest gold piece only 20 stand, number of "
            "coins, which coin values exist, highest coin in the game, how many of each coin, which coins are in the "
            "treasury, is there a 24, how many 11s, highest value, how many coins of a value, contents of the "
            "treasury, how many 14s, duplicates in the treasury, most valuable coin, only one 20, coins on the bank "
            "board, how many 8s are there, what is the treasury, are there two 12s, how many 9s, available values, "
            "central board coins, is there a 26, chest, quantity of coins, royal stash, coin supply, coin "
            "distribution, is there only one coin of 18, which coins exist in the treasury",
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
            "duel, jeu à deux, combien de cartes à 2, deux joueurs, joue couple pose ouvre auberges, règles des "
            "tavernes à deux, troisième carte à deux, variante à deux joueurs, cartes par taverne à deux, à deux "
            "combien de nains par taverne, on joue avec ma femme combien de cartes, pourquoi trois cartes si on est "
            "deux, jouer à deux comment on remplit, à deux chacun prend une carte et il en reste, en duo, "
            "tête-à-tête, à deux quel changement aux tavernes, à deux on met trois nains et il en reste un",
            "duel, 2 players, how many cards with two, two-player game, wife per inn more all pubs couple, tavern "
            "rules for two, third card with two players, two player variant, at two do we lay out two or three cards, "
            "heads up game, two people three dwarfs, playing with two how to fill taverns, two players each take one "
            "card and one remains, duo, head to head, two handed game, 3 cards even if we are 2, 2 players how many "
            "dwarfs at a tavern, two players three dwarfs and one stays",
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
        asked=Said(
            "cinq joueurs, 5 joueurs, symbole 5, cartes à retirer, guerrier 10, explorateur 12, petit logo moins "
            "trier paquet mettre grande tablée, enlever les cartes du cinquième joueur, cartes à retirer à quatre, "
            "cartes avec un symbole en bas à droite, cartes en plus à 5, cartes du cinquième joueur à quatre, retirer "
            "des cartes à moins de cinq, cartes marquées 5, trier les cartes pour quatre, cartes réservées à cinq "
            "joueurs, à 5 on rajoute des nains, cartes avec un symbole",
            "5 players, symbol 5, cards to remove, which cards with five, warrior 10, little icon corner sort deck "
            "four extra full table, remove the cards of the fifth player, cards to remove with four, cards with a "
            "symbol bottom right, extra cards with 5, remove cards with fewer than five players, cards marked 5, sort "
            "out the cards for four, what is added with five, we are four the 5+ cards, more dwarfs at 5, cards for "
            "five players only",
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
            "combien de tours, combien de tours à 4 joueurs, durée, combien de manches, quand finit l'âge 1, rounds, "
            "fin de partie, fois mise 2 dernier reste quatre, combien de manches à 3 joueurs, combien de tours en "
            "tout, nombre de manches, durée d'un âge, tours à 2 joueurs, manches à 4, encore combien de manches avant "
            "les distinctions, l'âge s'arrête au bout de combien, combien de fois on remplit les tavernes, un âge "
            "c'est long, on a fait 3 tours c'est fini",
            "how many turns, how many turns with 4 players, length, how many rounds, when does age 1 end, end of the "
            "game, long until two last total 4 people, rounds, how many rounds with 3 players, how many turns in all, "
            "number of rounds, length of an age, rounds per age, rounds with 2 players, rounds with 4, when does the "
            "age stop after how many, how many times do we fill the taverns, rounds at 5, how many rounds remain",
        ),
    ),
)
