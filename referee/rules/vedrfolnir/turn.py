"""The active player's turn: how many cards are drawn, who gets them, and what happens at once."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.turn.draw",
        title=Said("Le nombre de cartes piochées", "The number of cards drawn"),
        answer=Said(
            "Le joueur actif pioche, face cachée, une carte de plus qu'il n'y a de joueurs.",
            "The active player draws, face down, one card more than there are players.",
        ),
        text=Said(
            "Il y a ainsi une carte pour chacun et une pour le tribut. À trois on en pioche 4, à quatre 5 ; à deux, "
            "où les deux Ases ont leur place, 5 également. Une carte que Sleipnir fait tirer vient en plus et "
            "n'appartient pas à ce lot.",
            "So there is one card for each player and one for the tribute. Three players draw 4, four draw 5; with "
            "two, where both Ases have their place, it is 5 as well. A card that Sleipnir makes somebody draw is "
            "extra and not one of these.",
        ),
        example=Said("À cinq joueurs : 5 + 1 = 6 cartes.", "With five players: 5 + 1 = 6 cards."),
        source=VEDRFOLNIR,
        cards=("sleipnir",),
        related=(
            "vedrfolnir.duel.setup",
            "vedrfolnir.turn.one_each",
            "vedrfolnir.turn.one_by_one",
            "vedrfolnir.end.draw_pile",
        ),
    ),
    Entry(
        "vedrfolnir.turn.one_each",
        title=Said("Une carte chacun, une au tribut", "One card each and one for the tribute"),
        answer=Said(
            "Le joueur actif donne une seule carte à chaque joueur, lui-même compris, et une au tribut.",
            "The active player deals a single card to each player, including themselves, and one to the tribute.",
        ),
        text=Said(
            "L'ordre est libre : pour chaque carte révélée, le joueur actif décide à qui elle va, parmi ceux qu'il "
            "n'a pas encore servis, tribut compris. Personne ne peut être oublié, car il y a juste une carte pour "
            "chacun et une pour le tribut. La dernière carte n'a donc plus qu'une destination possible.",
            "The order is free: for each revealed card, the active player decides where it goes, among those not "
            "served yet, the tribute included. Nobody can be left out, since there is just one card for each player "
            "and one for the tribute. So the last card has only one place left to go.",
        ),
        example=Said(
            "Astrid s'est servie et a servi le tribut : les cartes suivantes vont à Bjorn et à Liv, une chacun.",
            "Astrid has served herself and the tribute: the next cards go to Bjorn and Liv, one each.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.deal_example", "vedrfolnir.turn.one_by_one", "vedrfolnir.jokers.heimdall_again"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.turn.deal_example",
        title=Said("Exemple du livre : les deux dernières cartes", "The book's example: the last two cards"),
        answer=Said(
            "À trois, si le joueur 1 s'est donné une carte et en a donné une au joueur 3, les deux qui restent vont "
            "au joueur 2 et au tribut.",
            "With three, if player 1 has taken a card and given one to player 3, the two that are left go to player "
            "2 and to the tribute.",
        ),
        text=Said(
            "L'exemple montre que le joueur actif ne sert personne deux fois dans un tour. Le joueur 1 choisit encore "
            "à qui des deux va la prochaine carte, mais il la révèle d'abord.",
            "The example shows that the active player serves nobody twice in a turn. Player 1 still chooses which of "
            "the two gets the next card, but reveals it first.",
        ),
        example=Said(
            "4 cartes piochées, 2 données : 4 − 2 = 2 cartes, pour le joueur 2 et le tribut.",
            "4 cards drawn, 2 given: 4 − 2 = 2 cards, for player 2 and the tribute.",
        ),
        source=VEDRFOLNIR,
        status=EXAMPLE,
        related=("vedrfolnir.turn.one_each", "vedrfolnir.turn.draw"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.turn.one_by_one",
        title=Said("Les cartes pas encore révélées", "Cards not yet revealed"),
        answer=Said(
            "Le joueur actif ne regarde pas ses cartes d'avance : il révèle une seule carte, la donne, et ne révèle "
            "la suivante qu'après.",
            "The active player does not look at the cards in advance: they reveal a single card, give it away, and "
            "only then reveal the next one.",
        ),
        text=Said(
            "Les autres cartes du lot restent face cachée, même pour lui. Une carte révélée doit être placée avant "
            "la suivante : on ne la met pas de côté pour comparer.",
            "The other cards drawn stay face down, even for the active player. A revealed card must be placed before "
            "the next one: it is not put aside to compare.",
        ),
        example=Said(
            "Liv révèle Ratatosk et le voudrait pour la fin : elle doit le donner maintenant.",
            "Liv reveals Ratatosk and would like to save him for last: she must give him away now.",
        ),
        source=VEDRFOLNIR,
        cards=("ratatosk",),
        related=("vedrfolnir.turn.one_each", "vedrfolnir.turn.at_once"),
    ),
    Entry(
        "vedrfolnir.turn.at_once",
        title=Said("Le moment de jouer l'effet d'une carte", "The moment when a card takes effect"),
        answer=Said(
            "L'effet est joué et les étoiles sont comptées dès qu'un joueur reçoit la carte, avant que la suivante "
            "soit révélée.",
            "The effect is played and the stars are counted as soon as a player receives the card, before the next "
            "one is revealed.",
        ),
        text=Said(
            "On n'attend ni la fin du tour ni celle de la distribution. Si cela mène à une collecte, elle a lieu "
            "tout de suite, même au milieu de la distribution.",
            "Nobody waits for the end of the turn or of the deal. If this leads to a collection, it takes place at "
            "once, even in the middle of the deal.",
        ),
        example=Said(
            "Bjorn reçoit la première carte du tour et atteint 12 étoiles : la collecte a lieu, avant toute autre "
            "carte.",
            "Bjorn receives the first card of the turn and reaches 12 stars: the collection takes place before any "
            "other card.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.effect_before_stars", "vedrfolnir.turn.stop", "vedrfolnir.stars.exact"),
    ),
    Entry(
        "vedrfolnir.turn.effect_before_stars",
        title=Said("L'effet d'une carte avant ses étoiles", "A card's effect before its stars"),
        answer=Said(
            "Selon notre lecture, l'effet de la carte reçue vient d'abord ; les étoiles de la mise se comptent "
            "ensuite, celles de cette carte comprises.",
            "By our reading, the effect of the card received comes first; the stars of the stake are counted "
            "afterwards, those of this card included.",
        ),
        text=Said(
            "Le livre nomme l'effet puis le calcul des étoiles, sans dire expressément que c'est un ordre. Hugin et "
            "Munin vont dans ce sens : leurs étoiles ne comptent qu'une fois l'effet terminé. Un Loki peut donc "
            "sauver une mise que ses propres étoiles feraient dépasser.",
            "The book names the effect and then the count of stars, without saying outright that this is an order. "
            "Hugin and Munin point the same way: their stars count only once the effect is over. So a Loki can save a "
            "stake that would go over with his own stars.",
        ),
        example=Said(
            "Mise à 11 étoiles, Loki en montre 2 et fait partir une carte de 3 : 11 − 3 = 8, puis 8 + 2 = 10. La "
            "mise ne dépasse pas 12.",
            "A stake of 11 stars, Loki shows 2 and removes a card of 3: 11 − 3 = 8, then 8 + 2 = 10. The stake is "
            "not over 12.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("hugin", "munin", "loki"),
        related=(
            "vedrfolnir.turn.at_once",
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.sleipnir_stars",
            "vedrfolnir.stars.over",
        ),
        other=Said(
            "On peut compter d'abord les étoiles de la carte : à 11 + 2 = 13, la mise dépasse avant l'effet.",
            "One can count the card's stars first: at 11 + 2 = 13 the stake is over before the effect.",
        ),
    ),
    Entry(
        "vedrfolnir.turn.who_chooses",
        title=Said("Le choix que laisse une carte", "The choice that a card leaves"),
        answer=Said(
            "Selon notre lecture, celui qui donne la carte choisit : le joueur actif, ou celui qui la passe avec "
            "Heimdall.",
            "By our reading, whoever gives the card decides: the active player, or the one who passes it on with "
            "Heimdall.",
        ),
        text=Said(
            "Le livre laisse le choix au joueur « jouant » la carte, sans dire si c'est celui qui donne ou celui qui "
            "reçoit. Pour Tyr, on choisit en attribuant la carte, et avec Heimdall celui qui la passe choisit de "
            "nouveau : les deux désignent celui qui donne. Une carte tirée par Sleipnir n'a pas de donneur : qui la "
            "tire choisit.",
            'The book leaves the choice to the player "playing" the card, without saying whether that is the giver '
            "or the receiver. For Tyr it is made when the card is given, and with Heimdall the one who passes it on "
            "chooses again: both point to the giver. A card drawn by Sleipnir has no giver: whoever draws it "
            "decides.",
        ),
        example=Said(
            "Astrid donne Skoll et Hati à Bjorn et décide elle-même quelle carte quitte la mise de Bjorn, la première "
            "ou la dernière.",
            "Astrid gives Skoll and Hati to Bjorn and decides herself which card leaves Bjorn's stake, the first or "
            "the last.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("heimdall", "tyr", "sleipnir", "skoll_hati"),
        related=(
            "vedrfolnir.cards.skoll_hati",
            "vedrfolnir.cards.tyr_side",
            "vedrfolnir.cards.hell",
            "vedrfolnir.jokers.choice_anew",
        ),
        other=Said(
            "On peut aussi entendre par là le joueur qui reçoit la carte, dont la mise est en jeu.",
            "One can also take it to mean the player who receives the card and whose stake it is.",
        ),
    ),
    Entry(
        "vedrfolnir.turn.stop",
        title=Said("Les cartes non distribuées lors d'une collecte", "Undealt cards when runes are collected"),
        answer=Said(
            "Dès qu'une collecte a lieu, les cartes encore face cachée chez le joueur actif vont à la défausse sans "
            "être révélées ni jouées.",
            "As soon as runes are collected, the cards still face down with the active player go to the discard "
            "pile, neither revealed nor played.",
        ),
        text=Said(
            "Certains joueurs n'ont alors rien reçu ce tour-ci, et c'est normal. Leur carte n'est pas remplacée plus "
            "tard, celle du tribut non plus : la manche est finie.",
            "Some players have then had no card this turn, and that is how it should be. Their card is not made up "
            "for later, nor is the tribute's: the round is over.",
        ),
        example=Said(
            "À quatre, la collecte arrive à la deuxième des 5 cartes : 5 − 2 = 3 cartes partent à la défausse.",
            "With four players, the collection comes with the second of 5 cards: 5 − 2 = 3 cards go to the discard "
            "pile.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.at_once", "vedrfolnir.collecte.all_leave", "vedrfolnir.collecte.next_player"),
    ),
    Entry(
        "vedrfolnir.turn.order",
        title=Said("L'ordre des cartes dans la mise", "The order of cards in a stake"),
        answer=Said(
            "Les cartes restent dans l'ordre où elles sont arrivées, et cet ordre ne change jamais.",
            "Cards stay in the order in which they came, and that order never changes.",
        ),
        text=Said(
            "Il détermine quelle carte est la première, laquelle est la dernière, et quel objectif s'applique. Les "
            "cartes d'effet restent aussi dans la mise, avec leurs étoiles. On pose les cartes de sorte que runes, "
            "effet, étoiles et objectif se lisent toujours.",
            "It decides which card is the first and which the last, and which objective applies. Effect cards stay in "
            "the stake too, with their stars. The cards are laid so that runes, effect, stars and objective can "
            "always be read.",
        ),
        example=Said(
            "Bjorn voudrait glisser une carte Odin sous les autres pour la protéger : c'est interdit, elle reste la "
            "dernière.",
            "Bjorn would like to slip an Odin card under the others to protect it: that is not allowed, it stays last.",
        ),
        source=VEDRFOLNIR,
        cards=("odin",),
        related=(
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.fenrir",
            "vedrfolnir.stars.modifier",
            "vedrfolnir.tribute.as_stake",
        ),
    ),
    Entry(
        "vedrfolnir.turn.next",
        title=Said("Le tour suivant et la manche", "The next turn and the round"),
        answer=Said(
            "Sans collecte, le tour finit avec la dernière carte donnée, et le voisin de gauche devient joueur actif.",
            "Without a collection the turn ends with the last card given, and the neighbour on the left becomes "
            "the active player.",
        ),
        text=Said(
            "Mises, tribut et jokers restent en place d'un tour à l'autre. Une manche dure autant de tours qu'il "
            "faut : elle ne finit que par une collecte.",
            "Stakes, tribute and jokers stay where they are from turn to turn. A round lasts as many turns as it "
            "takes: only a collection ends it.",
        ),
        example=Said(
            "Trois tours sans collecte donnent une mise de 3 cartes à chacun, si personne n'a reçu de joker et "
            "qu'aucun effet n'ajoute ni ne retire de carte.",
            "Three turns without a collection give everyone a stake of 3 cards, if nobody was given a joker and no "
            "effect adds or removes cards.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.collecte.next_player",
            "vedrfolnir.turn.draw",
            "vedrfolnir.stars.objective",
            "vedrfolnir.setup.first",
        ),
    ),
)
