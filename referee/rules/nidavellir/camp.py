"""The camp: its cards, who may take one, and what happens to the tavern then."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.camp.decks",
        title=Said(
            "Ce qu'il y a au camp",
            "What lies at the camp",
        ),
        answer=Said(
            "Chaque âge a son paquet de camp, 6 artefacts et 6 mercenaires mélangés, dont cinq cartes sont visibles "
            "au camp.",
            "Each age has its own camp deck, 6 artefacts and 6 mercenaries shuffled together, of which five cards lie "
            "open at the camp.",
        ),
        text=Said(
            "Les deux paquets ne se mélangent jamais : les cartes de l'âge 1 ne sortent que pendant l'âge 1, celles "
            "de l'âge 2 que pendant l'âge 2. Le nombre de cartes visibles est le même à 2, 3, 4 ou 5 joueurs.",
            "The two decks are never mixed: cards of age 1 appear in age 1 only, those of age 2 in age 2 only. The "
            "number of open cards is the same with 2, 3, 4 or 5 players.",
        ),
        example=Said(
            "Un âge compte 6 + 6 = 12 cartes de camp. Cinq sont visibles au départ et il en reste 12 − 5 = 7 dans le "
            "paquet.",
            "An age has 6 + 6 = 12 camp cards. Five lie open at the start, and 12 − 5 = 7 are left in the deck.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.refill",
            "nidavellir.camp.age_two",
            "nidavellir.camp.first_player",
        ),
    ),
    Entry(
        "nidavellir.camp.first_player",
        title=Said(
            "Qui peut prendre une carte du camp",
            "Who may take a camp card",
        ),
        answer=Said(
            "Seul le joueur qui joue en premier à une taverne peut, à son tour, prendre une carte du camp au lieu "
            "d'une carte de la taverne.",
            "Only the player who acts first at a tavern may, on that turn, take a camp card instead of a tavern card.",
        ),
        text=Said(
            "C'est un droit, jamais une obligation. Si plusieurs joueurs ont la plus forte mise, celui d'entre eux "
            "qui a la plus forte gemme joue en premier, et lui seul peut y aller ; l'échange de gemmes a lieu ensuite "
            "comme d'habitude. S'il prend une carte de la taverne, le camp est fermé à tous les autres pour cette "
            "taverne, sauf au propriétaire de Fafnir Báleygr.\n"
            "À la taverne suivante, le droit revient à qui y joue en premier.",
            "This is allowed, never required. If several players have the highest bid, the one among them with the "
            "highest gem acts first and alone may go there; the gems are exchanged afterwards as usual. If that "
            "player takes a tavern card, the camp is closed to everyone else at this tavern, except to the owner of "
            "Fafnir Báleygr.\n"
            "At the next tavern the right goes to whoever acts first there.",
        ),
        example=Said(
            "Anne a misé 9, Serge 7. Anne prend un guerrier à la taverne : Serge, deuxième, ne peut pas aller au camp.",
            "Anne bid 9, Serge 7. Anne takes a warrior from the tavern: Serge, who is second, may not go to the camp.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("fafnir_baleygr",),
        related=(
            "nidavellir.turn.order",
            "nidavellir.turn.ties",
            "nidavellir.camp.leftover",
            "nidavellir.artefacts.fafnir_baleygr",
            "nidavellir.heroes.holda",
        ),
    ),
    Entry(
        "nidavellir.camp.leftover",
        title=Said(
            "La carte qui reste à la taverne",
            "The card left over at the tavern",
        ),
        answer=Said(
            "Quand un joueur est allé au camp au lieu de prendre une carte de la taverne, la carte qui reste à la fin "
            "est défaussée.",
            "When a player went to the camp instead of taking a tavern card, the card left over at the end of that "
            "tavern is discarded.",
        ),
        text=Said(
            "Les autres joueurs choisissent normalement parmi toutes les cartes de la taverne. La carte part "
            "seulement après le dernier joueur : à trois ou plus, celui-ci choisit donc entre deux cartes au lieu "
            "d'une. À deux joueurs, le camp a sa propre règle. Une carte Mythologie laissée ainsi va dans la boîte. "
            "Une carte du camp prise grâce à Holda ne laisse rien à la taverne, car elle s'ajoute à celle du tour.",
            "The other players choose as usual among all cards of the tavern. The card leaves only after the last "
            "player, who with three or more therefore chooses between two cards instead of one. With two players the "
            "camp has a rule of its own. A mythology card left this way goes to the box. A camp card taken thanks to "
            "Holda leaves nothing at the tavern, since it comes on top of the turn's card.",
        ),
        example=Said(
            "À 4 joueurs la taverne a 4 cartes. Anne va au camp, trois joueurs prennent chacun une carte : 4 − 3 = 1 "
            "carte est défaussée.",
            "With 4 players the tavern has 4 cards. Anne goes to the camp, three players take one card each: 4 − 3 = "
            "1 card is discarded.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("holda",),
        related=(
            "nidavellir.camp.first_player",
            "nidavellir.camp.two_players",
            "nidavellir.camp.discard_pile",
            "nidavellir.heroes.holda",
            "nidavellir.mythology.not_taken",
        ),
    ),
    Entry(
        "nidavellir.camp.two_players",
        title=Said(
            "Le camp à deux joueurs",
            "The camp with two players",
        ),
        answer=Said(
            "À deux, si le premier joueur va au camp, il défausse aussitôt une carte de la taverne, de son choix ; "
            "le second choisit entre les deux autres.",
            "With two players, if the first one goes to the camp, that player at once discards a tavern card of "
            "their choice; the second chooses between the other two.",
        ),
        text=Said(
            "C'est propre au jeu à deux : à trois ou plus, le joueur qui va au camp ne défausse rien lui-même. "
            "Ensuite, la carte que le second joueur laisse part à la défausse, comme toute carte qui reste.",
            "This applies with two players only: with three or more, the player who goes to the camp discards "
            "nothing. Afterwards the card that the second player leaves is discarded, like any card left over.",
        ),
        example=Said(
            "La taverne a 3 cartes. Anne prend un mercenaire au camp et défausse l'explorateur 11 : Serge choisit "
            "entre les 3 − 1 = 2 autres, et la dernière est défaussée.",
            "The tavern has 3 cards. Anne takes a mercenary from the camp and discards the explorer 11: Serge "
            "chooses between the 3 − 1 = 2 others, and the last one is discarded.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.leftover",
            "nidavellir.turn.leftover",
            "nidavellir.setup.two_players",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.camp.refill",
        title=Said(
            "Quand le camp est complété",
            "When the camp is refilled",
        ),
        answer=Said(
            "Le camp est complété à cinq cartes à chaque tour, et non après chaque carte prise.",
            "The camp is filled up to five cards at each turn, not after each card taken.",
        ),
        text=Said(
            "Un tour, ce sont les trois tavernes. Après une carte prise à la première taverne, il n'en reste que "
            "quatre à la deuxième. Les cartes dont personne ne veut restent visibles au tour suivant, dans le même "
            "âge.",
            "A turn means all three taverns. After a card is taken at the first tavern, only four are left at the "
            "second. Cards that nobody wants stay open in the next turn of the same age.",
        ),
        example=Said(
            "Deux cartes sont prises pendant le tour : 5 − 2 = 3 restent, et 2 nouvelles s'y ajoutent au début du "
            "tour suivant.",
            "Two cards are taken during the turn: 5 − 2 = 3 remain, and 2 new ones join them when the next turn "
            "begins.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.decks",
            "nidavellir.camp.deck_empty",
            "nidavellir.camp.age_two",
        ),
    ),
    Entry(
        "nidavellir.camp.deck_empty",
        title=Said(
            "Le paquet de camp est épuisé",
            "The camp deck runs out",
        ),
        answer=Said(
            "Quand le paquet de l'âge est vide, le camp garde les cartes visibles qui restent, même s'il y en a moins "
            "de cinq.",
            "When the deck of the age is empty, the camp keeps the open cards that are left, even if there are fewer "
            "than five.",
        ),
        text=Said(
            "Chaque âge a son propre paquet, et rien ne permet de puiser dans l'autre. À deux ou trois joueurs, un "
            "âge a douze tavernes pour douze cartes de camp, et quinze pendant l'âge 1 avec Idavoll : le cas peut "
            "se présenter. Quand le camp est vide, on ne peut plus y aller.",
            "Each age has its own deck, and nothing lets you draw from the other one. With two or three players an "
            "age has twelve taverns for twelve camp cards, and fifteen in age 1 with Idavoll, so the case can "
            "arise. When the camp is empty, nobody can go there any more.",
        ),
        example=Said(
            "À 3 joueurs, trois cartes partent à chaque tour. Après trois tours il en reste 12 − 9 = 3 : le quatrième "
            "tour commence avec trois cartes visibles.",
            "With 3 players, three cards go in each turn. After three turns 12 − 9 = 3 are left: the fourth turn "
            "begins with three open cards.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.refill",
            "nidavellir.camp.decks",
            "nidavellir.setup.turns",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.camp.age_two",
        title=Said(
            "Le camp au début de l'âge 2",
            "The camp when age 2 begins",
        ),
        answer=Said(
            "Au début de l'âge 2, le camp est vidé, puis garni de cinq cartes de l'âge 2.",
            "When age 2 begins, the camp is cleared and filled with five cards from the age 2 deck.",
        ),
        text=Said(
            "Les cartes de l'âge 1 que personne n'a prises partent, visibles ou encore dans leur paquet. Ce que les "
            "joueurs ont déjà pris leur reste : artefacts et mercenaires de l'âge 1 comptent encore à la fin de la "
            "partie.",
            "Cards of age 1 that nobody took are removed, whether open or still in their deck. What the players have "
            "already taken stays with them: artefacts and mercenaries of age 1 still count at the end of the game.",
        ),
        example=Said(
            "Trois cartes sont visibles en fin d'âge 1. Toutes trois partent, et l'âge 2 commence avec cinq autres.",
            "Three cards lie open at the end of age 1. All three are removed, and age 2 begins with five others.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.decks",
            "nidavellir.camp.end_of_age",
            "nidavellir.mercenaries.at_the_evaluation",
        ),
    ),
)
