"""The turn: bids, who plays when, an active player's turn, two players."""

from referee.entry import EXAMPLE, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.turn.tavern_cards",
        title=Said("Combien de cartes dans chaque taverne", "How many cards in each tavern"),
        answer=Said(
            "Chaque taverne reçoit autant de cartes Nain face visible qu'il y a de joueurs ; à deux joueurs, elle "
            "en reçoit trois.",
            "Each tavern gets as many dwarf cards, face up, as there are players; with two players it gets three.",
        ),
        text=Said(
            "Les trois tavernes se remplissent en même temps, avec des cartes de l'ère que l'on joue, avant que "
            "personne ne mise.",
            "All three taverns are filled at the same time, with cards of the current era, before anybody bids.",
        ),
        example=Said(
            "À quatre joueurs : 3 × 4 = 12 cartes par tour. À deux : 3 × 3 = 9.",
            "With four players: 3 × 4 = 12 cards each turn. With two: 3 × 3 = 9.",
        ),
        source=nains(8),
        related=("nains.turn.two_outer", "nains.turn.bids", "nains.setup.five_symbol"),
    ),
    Entry(
        "nains.turn.bids",
        title=Said("Poser les mises", "Placing the bids"),
        answer=Said(
            "Tout le monde mise en même temps : une pièce face cachée sur chacun des trois emplacements Taverne de "
            "son plateau, les deux autres face cachée dans la bourse.",
            "Everybody bids at the same time: one coin face down on each of the three tavern spaces of their own "
            "board, the other two face down in the pouch.",
        ),
        text=Said(
            "On mise en voyant les cartes des tavernes. N'importe quelle pièce convient, le 0 compris ; il peut aussi "
            "rester dans la bourse, mais il ne donne alors aucun échange.",
            "You bid with the cards of the taverns in view. Any coin will do, the 0 included; it may also stay in the "
            "pouch, but then it gives no exchange.",
        ),
        example=Said(
            "Avec 0, 2, 3, 4 et 5, Anne mise 5, 0 et 4 ; 2 et 3 vont dans sa bourse.",
            "With 0, 2, 3, 4 and 5, Anne bids 5, 0 and 4; 2 and 3 go into her pouch.",
        ),
        source=nains(8),
        related=("nains.turn.reveal", "nains.turn.order", "nains.coins.exchange", "nains.turn.next_turn"),
    ),
    Entry(
        "nains.turn.reveal",
        title=Said("Quand les mises se dévoilent", "When the bids are revealed"),
        answer=Said(
            "Une taverne à la fois : tous dévoilent ensemble la pièce de cette taverne, et elle seule.",
            "One tavern at a time: everybody reveals the coin of that tavern together, and only that one.",
        ),
        text=Said(
            "Les tavernes se jouent dans l'ordre : la Chope d'Yjdad, le Grognard Rôti, puis la Hallebarde "
            "Gourmande. Les mises de la suivante ne se dévoilent qu'une fois les gemmes échangées.",
            "The taverns are played in order: the Chope d'Yjdad, the Grognard Rôti, then the Hallebarde Gourmande. "
            "The bids of the next one are revealed only once the gems have been exchanged.",
        ),
        example=Said(
            "Pendant la première taverne, les pièces des deux autres et celles de la bourse restent cachées.",
            "During the first tavern the coins of the other two and those of the pouch stay hidden.",
        ),
        source=nains(8, 10),
        related=("nains.turn.bids", "nains.turn.order", "nains.gems.improved_coin"),
    ),
    Entry(
        "nains.turn.order",
        title=Said("Qui joue en premier", "Who plays first"),
        answer=Said(
            "Celui dont la pièce dévoilée est la plus forte joue d'abord, puis les autres par pièces décroissantes.",
            "Whoever revealed the highest coin plays first, then the others in descending order of their coins.",
        ),
        text=Said(
            "L'ordre vaut pour cette taverne seule : à la suivante, d'autres pièces décident. Chacun finit son tour "
            "entier, Cognar et échange compris, avant que le suivant ne choisisse sa carte.",
            "The order holds for this tavern only: in the next one other coins decide. Each player finishes the "
            "whole turn, Cognar and exchange included, before the next one chooses a card.",
        ),
        example=Said(
            "Mises 9, 5 et 0 à trois joueurs : le 9 choisit parmi trois cartes, le 5 parmi deux, le 0 prend la "
            "dernière.",
            "Bids 9, 5 and 0 with three players: the 9 chooses among three cards, the 5 among two, the 0 takes the "
            "last one.",
        ),
        source=nains(8, 9),
        related=("nains.turn.ties", "nains.turn.example_order", "nains.turn.active", "nains.gems.exchange"),
    ),
    Entry(
        "nains.turn.ties",
        title=Said("Deux mises égales", "Two equal bids"),
        answer=Said(
            "À mises égales, la gemme la plus forte joue d'abord, et ainsi de suite par gemmes décroissantes.",
            "Between equal bids the higher gem plays first, and so on in descending order of gems.",
        ),
        text=Said(
            "Les gemmes ne départagent que des pièces de même valeur : une pièce plus forte passe toujours avant. "
            "Après la taverne, les joueurs qui étaient à égalité échangent leurs gemmes.",
            "Gems decide only between coins of the same value: a higher coin always comes first. After the tavern "
            "the players who were tied swap their gems.",
        ),
        example=Said(
            "Un 4 avec la gemme 5 et un 4 avec la gemme 2 : la gemme 5 choisit, puis la gemme 2.",
            "A 4 with gem 5 and a 4 with gem 2: gem 5 chooses, then gem 2.",
        ),
        source=nains(8, 10),
        related=("nains.turn.order", "nains.turn.example_order", "nains.gems.exchange", "nains.gems.two"),
    ),
    Entry(
        "nains.turn.example_order",
        title=Said("Serge, Céline et Valériane : qui joue quand", "Serge, Céline and Valériane: who plays when"),
        answer=Said(
            "Serge a misé 5 et passe devant ; Céline et Valériane ont misé 2, et la gemme 5 de Céline bat la gemme "
            "1 de Valériane.",
            "Serge bid 5 and goes first; Céline and Valériane bid 2, and Céline's gem 5 beats Valériane's gem 1.",
        ),
        text=Said(
            "La gemme 3 de Serge ne joue aucun rôle ici : sa pièce est seule à sa valeur. À la fin de la taverne, "
            "seules Céline et Valériane échangent leurs gemmes.",
            "Serge's gem 3 plays no part here: his coin is alone at its value. At the end of the tavern only Céline "
            "and Valériane swap gems.",
        ),
        example=Said(
            "Serge : 5, gemme 3. Céline : 2, gemme 5. Valériane : 2, gemme 1. On joue dans cet ordre.",
            "Serge: 5, gem 3. Céline: 2, gem 5. Valériane: 2, gem 1. They play in this order.",
        ),
        source=nains(8, 10),
        status=EXAMPLE,
        related=("nains.turn.order", "nains.turn.ties"),
    ),
    Entry(
        "nains.turn.active",
        title=Said("L'ordre des actions dans son tour", "The order of things in a player's turn"),
        answer=Said(
            "D'abord la carte et son effet de Talion ou d'Errants, puis le Cognar s'il y a lieu, enfin l'échange de "
            "pièces si l'on a joué son 0.",
            "First the card with its Talion or Errants effect, then a Cognar if one is due, last the exchange of "
            "coins if the 0 was played.",
        ),
        text=Said(
            "Cet ordre compte : une amélioration gagnée par la carte ou par le Cognar précède l'échange et peut en "
            "changer la somme. Les gemmes ne bougent qu'après le tour de tous.",
            "This order matters: an improvement earned by the card or by the Cognar precedes the exchange and may "
            "change its sum. The gems move only after everybody's turn.",
        ),
        example=Said(
            "Anne joue son 0, bourse 5 et 7. Une carte Talion porte le 7 à 8, puis l'échange compte 5 + 8 = 13.",
            "Anne plays her 0, pouch 5 and 7. A Talion card raises the 7 to 8, then the exchange counts 5 + 8 = 13.",
        ),
        source=nains(8, 10),
        related=(
            "nains.recruiting.line_rule",
            "nains.coins.exchange",
            "nains.talion",
            "nains.errants.pariah",
            "nains.coins.talion_zero",
        ),
    ),
    Entry(
        "nains.turn.must_take",
        title=Said("Peut-on refuser une carte", "Can you refuse a card"),
        answer=Said(
            "Non : chacun prend une carte dans chaque taverne, même s'il n'en reste qu'une et même avec un 0.",
            "No: every player takes a card in each tavern, even if only one is left and even with a 0.",
        ),
        text=Said(
            "Le tour commence par le choix d'une carte, et rien ne permet de passer. Miser 0 fait attendre, mais ne "
            "prive pas de carte. La carte prise va aussitôt dans l'armée : on ne la garde pas en main.",
            "The turn begins with choosing a card, and nothing lets you pass. A bid of 0 makes you wait but does not "
            "cost you the card. The card goes into the army at once: it is not kept in hand.",
        ),
        example=Said(
            "Il ne reste qu'un Errant d'une valeur qu'Alex a déjà : il le prend quand même et y pose un jeton Paria.",
            "The only card left is an Errant of a value that Alex has already: he takes it all the same and puts a "
            "Pariah token on it.",
        ),
        source=nains(8, 9),
        related=("nains.turn.order", "nains.turn.active", "nains.recruiting.placing"),
    ),
    Entry(
        "nains.turn.two_outer",
        title=Said("À deux : première et troisième tavernes", "Two players: the first and third taverns"),
        answer=Said(
            "À la première et à la troisième taverne, chacun des deux joueurs prend une des trois cartes, dans "
            "l'ordre des mises, et la dernière est défaussée.",
            "At the first and the third tavern each of the two players takes one of the three cards, in bidding "
            "order, and the last one is discarded.",
        ),
        text=Said(
            "À deux, chaque taverne reçoit trois cartes et non deux. Dans ces deux tavernes-là, personne ne choisit "
            "ce qui part : c'est simplement la carte que personne n'a prise.",
            "With two players each tavern gets three cards, not two. In these two taverns nobody chooses what goes: "
            "it is simply the card that nobody took.",
        ),
        example=Said(
            "Cartes Forge, Temple et Talion : Anne prend le Temple, Alex la Forge, le Talion est défaussé.",
            "Cards Forge, Temple and Talion: Anne takes the Temple, Alex the Forge, the Talion is discarded.",
        ),
        source=nains(4),
        related=("nains.turn.two_middle", "nains.turn.tavern_cards", "nains.turn.ties"),
    ),
    Entry(
        "nains.turn.two_middle",
        title=Said("À deux : la deuxième taverne", "Two players: the second tavern"),
        answer=Said(
            "À la deuxième taverne, le premier dans l'ordre des mises prend une carte et en défausse une autre ; "
            "l'adversaire doit prendre celle qui reste.",
            "At the second tavern the first in bidding order takes one card and discards another; the opponent must "
            "take the one that is left.",
        ),
        text=Said(
            "Le premier décide donc des trois cartes : une pour lui, une pour personne, une pour l'autre. Si les deux "
            "mises sont égales, la gemme dit qui est le premier.",
            "So the first player decides on all three cards: one to keep, one for nobody, one for the other. If both "
            "bids are equal, the gem says who is first.",
        ),
        example=Said(
            "Forge, Temple, Talion : Anne prend la Forge, défausse le Temple, et Alex doit prendre le Talion.",
            "Forge, Temple, Talion: Anne takes the Forge, discards the Temple, and Alex must take the Talion.",
        ),
        source=nains(4, 8),
        related=("nains.turn.two_outer", "nains.turn.tavern_cards", "nains.turn.ties"),
    ),
)
