"""The camp: its cards, who may take one, and what happens to the tavern then."""

from referee.entry import LICENSED, READING, SECOND_EDITION, Entry, Said
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
        asked=Said(
            "mise en place, combien de cartes, extension, étale artefacts mercenaires départ cinq "
            "Thingvellir face visible trier âge",
            "set-up, setup, how many cards, pile, expansion, Thingvellir face split age five display row",
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
            "C'est un droit, jamais une obligation. Si plusieurs joueurs ont la plus forte mise, la plus forte gemme "
            "joue en premier et son propriétaire seul peut y aller ; l'échange de gemmes a lieu ensuite comme "
            "d'habitude. S'il prend une carte de la taverne, le camp est fermé à tous les autres pour cette taverne, "
            "sauf au propriétaire de Fafnir Báleygr.\n"
            "À la taverne suivante, le droit revient à qui y joue en premier.",
            "This is allowed, never required. If several players have the highest bid, the higher gem acts first "
            "and its owner alone may go there; the gems are exchanged afterwards as usual. If that player takes a "
            "tavern card, the camp is closed to everyone else at this tavern, except to the owner of Fafnir "
            "Báleygr.\nAt the next tavern the right goes to whoever acts first there.",
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
        asked=Said(
            "plus forte mise, choisir, au lieu du nain, obligatoire, égalité, ex aequo, aller au camp, "
            "artefact monde droit Thingvellir mercenaire plutôt perso",
            "highest bid, choose, instead of a dwarf, mandatory, tie, tied bid, go to the camp, grab "
            "artefact guy everyone buy Thingvellir row only winner",
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
            "d'une. Une carte du camp prise grâce à Holda ne laisse rien à la taverne, car elle s'ajoute à celle du "
            "tour.",
            "The other players choose as usual among all cards of the tavern. The card leaves only after the last "
            "player, who with three or more therefore chooses between two cards instead of one. A camp card taken "
            "thanks to Holda leaves nothing at the tavern, since it comes on top of the turn's card.",
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
        asked=Said(
            "carte non prise, dernière carte, surplus, défausser, nain personne pris devient perso laissé "
            "cause camp jeter bonhomme trop rangée",
            "card not taken, last card, remaining card, surplus, dwarf because someone took artefact "
            "extra guy row nobody",
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
            "This is peculiar to two players: with three or more, the player who goes to the camp discards nothing. "
            "Afterwards the card that the second player leaves is discarded, like any card left over.",
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
        asked=Said(
            "duel, 2 joueurs, deux cartes restantes, joue pris artefact adversaire trois nains devant "
            "jeter persos taverne",
            "duel, 2 players, two cards remaining, took artefact opponent picks three dwarves throw away both guys",
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
            "A turn is all three taverns. After a card is taken at the first tavern, only four are left at the "
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
        asked=Said(
            "remplir, recharger, renouveler, piocher, nouvelles cartes, remplace suite artefact pris "
            "manque trou rangée remet entre deux tavernes",
            "replenish, renew, draw, new cards, fill, replace artefact right taking gap row between "
            "taverns top up five mid-round",
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
        asked=Said(
            "plus de cartes, fini, manque, rien piocher remplir Thingvellir seulement trois artefacts "
            "visibles remélanger",
            "no more cards, exhausted, short of cards, nothing left draw Thingvellir row only three "
            "artefacts showing reshuffle",
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
            "Cards of age 1 that nobody took leave, whether open or still in their deck. What the players have "
            "already taken stays with them: artefacts and mercenaries of age 1 still count at the end of the game.",
        ),
        example=Said(
            "Trois cartes sont visibles en fin d'âge 1. Toutes trois partent, et l'âge 2 commence avec cinq autres.",
            "Three cards lie open at the end of age 1. All three leave, and age 2 begins with five others.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.camp.decks",
            "nidavellir.camp.end_of_age",
            "nidavellir.mercenaries.at_the_evaluation",
        ),
        asked=Said(
            "changement d'âge, vider, renouveler, artefacts non pris restent-ils distinctions jeter vieux "
            "mercenaires garde cartes 1",
            "change of age, wipe, new age, unclaimed artefacts stay second half throw out old cards keep "
            "1 mercenaries display",
        ),
    ),
    Entry(
        "nidavellir.camp.discard_pile",
        title=Said(
            "Ce qui se trouve dans la défausse",
            "What lies in the discard pile",
        ),
        answer=Said(
            "La défausse contient les cartes Nain et les offrandes royales défaussées, mais pas les cartes retirées "
            "du camp.",
            "The discard pile holds the discarded dwarf cards and royal offerings, but not the cards cleared from the "
            "camp.",
        ),
        text=Said(
            "Y vont les cartes laissées aux tavernes, les offrandes royales utilisées et les nains qu'un pouvoir "
            "fait défausser ; Andumia et Brísingamens y puisent. Où vont les cartes du camp quand il est vidé, ce "
            "que nous savons de Thingvellir ne le dit pas. Le camp a ses propres paquets : nous lisons qu'elles ne "
            "rejoignent pas celles des tavernes. Avec Idavoll, une carte Mythologie non prise va dans la boîte.",
            "Cards left at the taverns go there, royal offerings that were used and dwarfs that a power discards; "
            "Andumia and Brísingamens draw on it. Where the camp cards go when the camp is cleared, what we know of "
            "Thingvellir does not say. The camp has decks of its own: we read that its cards do not join those of "
            "the taverns. With Idavoll, a mythology card not taken goes to the box.",
        ),
        example=Said(
            "Le premier joueur va au camp et un chasseur reste à la taverne : ce chasseur est dans la défausse. Un "
            "artefact de l'âge 1 encore visible au début de l'âge 2 n'y est pas.",
            "The first player goes to the camp and a hunter is left at the tavern: that hunter is in the pile. An "
            "artefact of age 1 still open when age 2 begins is not.",
        ),
        source=THINGVELLIR,
        status=READING,
        cards=(
            "andumia",
            "brisingamens",
        ),
        related=(
            "nidavellir.heroes.andumia",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.camp.leftover",
            "nidavellir.camp.discard_seen",
            "nidavellir.mythology.not_taken",
        ),
        asked=Said(
            "pile, fouiller, cimetière, récupérer, artefacts jetés nains cartes Andumia mercenaires "
            "enlevés camp récupérables",
            "search, graveyard, recover, removed artefacts thrown dwarves cards Andumia find +3 +5 upgrade",
        ),
        other=Said(
            "Les cartes retirées du camp sont des cartes défaussées comme les autres, et l'on peut en prendre une. "
            "À l'inverse, la version en ligne sous licence remet les offrandes utilisées dans la boîte.",
            "Cards cleared from the camp are discarded cards like any other, and one of them may be taken. The "
            "other way round, the licensed online version puts used offerings in the box.",
        ),
    ),
    Entry(
        "nidavellir.camp.discard_seen",
        title=Said(
            "Regarder la défausse pendant la partie",
            "Looking through the discard pile during the game",
        ),
        answer=Said(
            "La défausse est publique, et chacun peut la regarder à tout moment.",
            "The discard pile is public, and anyone can look through it at any time.",
        ),
        text=Said(
            "Toute carte qui s'y trouve a été vue de tous : la cacher ne servirait qu'à éprouver les mémoires. Avec "
            "Andumia et Brísingamens la question compte, car on vise parfois une carte précise. Laissez la pile "
            "face visible.",
            "Every card in the pile has been seen by all: hiding it would only be a test of memory. With Andumia "
            "and Brísingamens the question matters, as one sometimes aims at a certain card. Leave the pile face up.",
        ),
        example=Said(
            "Serge hésite à recruter Andumia. Il regarde d'abord la défausse : elle n'a plus d'explorateur 11, et il "
            "choisit un autre héros.",
            "Serge is not sure about recruiting Andumia. He looks through the pile first: no explorer 11 is left in "
            "it, and he chooses another hero.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "andumia",
            "brisingamens",
        ),
        related=(
            "nidavellir.camp.discard_pile",
            "nidavellir.heroes.andumia",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.bids.secret",
            "nidavellir.turn.discard_pile",
        ),
        asked=Said(
            "consulter, fouiller, secret, cartes cachées, à tout moment, droit jetées pote compte nains "
            "tas face visible",
            "check, search, secret, hidden cards, peek, thrown taking Andumia graveyard open information "
            "face up down trash",
        ),
        date=SECOND_EDITION,
    ),
)
