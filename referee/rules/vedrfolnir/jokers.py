"""Jokers: where they lie, how many, when they are played, and against what."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR, VEDRFOLNIR_CARDS, WINTER_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.jokers.one_of_a_kind",
        title=Said("Deux jokers pareils, comme deux Nornes", "Two jokers alike, such as two Norns"),
        answer=Said(
            "Vous n'avez jamais plus d'un joker de chaque sorte : un second de la même sorte va à la défausse.",
            "You never have more than one joker of each kind: a second of the same kind goes to the discard pile.",
        ),
        text=Said(
            "C'est celui qui arrive qui est défaussé, et il n'a pas d'effet. Un joker de l'autre sorte se garde : on "
            "peut donc avoir les Nornes et Heimdall ensemble. Pour en accueillir un pareil, il faut que le vôtre ait "
            "été joué ou détruit.",
            "The one that arrives is discarded, and it has no effect. A joker of the other kind is kept: so you can "
            "have the Norns and Heimdall together. You can take in another like yours only once yours has been played "
            "or destroyed.",
        ),
        example=Said(
            "Bjorn a une carte Nornes. Astrid lui en donne une seconde : elle est défaussée, et il garde la sienne.",
            "Bjorn has a Norns card. Astrid gives him a second one: it is discarded, and he keeps his own.",
        ),
        source=VEDRFOLNIR,
        cards=("norns", "heimdall"),
        related=("vedrfolnir.jokers.place", "vedrfolnir.cards.norns", "vedrfolnir.cards.heimdall"),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.jokers.place",
        title=Said("L'emplacement des jokers", "The place of jokers"),
        answer=Said(
            "Un joker reçu se pose à part, hors de la mise, et reste là jusqu'à ce qu'il soit joué ou détruit.",
            "A joker received is laid apart, outside the stake, and stays there until it is played or destroyed.",
        ),
        text=Said(
            "Il n'a ni étoiles ni runes et n'est jamais la première ou la dernière carte d'une mise. Le joueur actif "
            "ne donne qu'une carte à chacun : il s'ensuit que le joker est, pour ce tour, la carte de celui qui le "
            "reçoit. Dans le tribut, il est défaussé.",
            "It has neither stars nor runes and is never the first or the last card of a stake. The active player "
            "deals each player only one card: it follows that the joker is the receiving player's card for the turn. "
            "In the tribute it is discarded.",
        ),
        example=Said(
            "Liv a 11 étoiles et reçoit les Nornes : sa mise reste à 11.",
            "Liv has 11 stars and receives the Norns: her stake stays at 11.",
        ),
        source=VEDRFOLNIR,
        cards=("norns",),
        related=(
            "vedrfolnir.jokers.one_of_a_kind",
            "vedrfolnir.jokers.stay",
            "vedrfolnir.stars.objective",
            "vedrfolnir.tribute.discarded",
            "vedrfolnir.setup.areas",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.jokers.moment",
        title=Said("Le dernier moment pour refuser une carte", "The last moment to refuse a card"),
        answer=Said(
            "Selon notre lecture, une carte se refuse quand elle vous est donnée, avant que son effet soit joué et "
            "que la carte suivante soit révélée.",
            "By our reading, a card is refused when it is given to you, before its effect is played and before the "
            "next card is revealed.",
        ),
        text=Said(
            "Les Nornes se jouent à tout moment, et donc aussi pendant le tour d'un autre. Mais refuser veut dire ne "
            "pas prendre : une carte déjà en place dans la mise a été acceptée. On peut compter d'abord si elle "
            "ferait dépasser : la voir n'est pas encore l'accepter.",
            "The Norns are played at any moment, and so in somebody else's turn too. But to refuse means not to take: "
            "a card already in place in the stake has been accepted. You may first count whether it would put you "
            "over: to see it is not yet to accept it.",
        ),
        example=Said(
            "Liv voit que 10 + 3 = 13 et joue les Nornes : la carte de 3 est refusée. Deux tours plus tard, ce "
            "serait trop tard.",
            "Liv sees that 10 + 3 = 13 and plays the Norns: the card of 3 is refused. Two turns later it would be "
            "too late.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("norns",),
        related=(
            "vedrfolnir.cards.norns",
            "vedrfolnir.cards.heimdall",
            "vedrfolnir.stars.over",
            "vedrfolnir.turn.at_once",
        ),
        other=Said(
            "On peut prendre « à tout moment » au mot et retirer de sa mise une carte reçue plus tôt.",
            'One can take "at any moment" at its word and remove a card received earlier from the stake.',
        ),
    ),
    Entry(
        "vedrfolnir.jokers.others",
        title=Said("Un joker pour la carte d'un autre joueur", "A joker for another player's card"),
        answer=Said(
            "Selon notre lecture, un joker refuse seulement une carte qui vous revient, et non celle d'un autre "
            "joueur ou du tribut.",
            "By our reading, a joker refuses only a card that comes to you, and not one for another player or the "
            "tribute.",
        ),
        text=Said(
            "Refuser suppose que la carte vous soit destinée. Heimdall le confirme, puisqu'il sert à donner la carte "
            "à un autre. Celle que vous tirez vous-même avec Sleipnir vous revient aussi. Hell fait exception : selon "
            "notre lecture, le joueur qu'elle vise peut la refuser, sauf quand elle détruit un joker.",
            "Refusing supposes that the card is meant for you. Heimdall confirms it, since he serves to give the card "
            "to another player. One that you draw yourself with Sleipnir comes to you as well. Hell is an exception: "
            "by our reading the player she aims at may refuse her, except when she destroys a joker.",
        ),
        example=Said(
            "Astrid donne à Bjorn sa douzième étoile. Liv a les Nornes, mais ne peut pas refuser la carte à sa place.",
            "Astrid gives Bjorn his twelfth star. Liv has the Norns, but cannot refuse the card for him.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("heimdall", "sleipnir", "norns", "hell"),
        related=(
            "vedrfolnir.cards.norns",
            "vedrfolnir.cards.heimdall",
            "vedrfolnir.cards.hell_answer",
            "vedrfolnir.jokers.moment",
        ),
        other=Said(
            "On peut lire « une carte » largement, et permettre de refuser n'importe quelle carte donnée à la table.",
            'One can read "a card" broadly and allow any card given at the table to be refused.',
        ),
    ),
    Entry(
        "vedrfolnir.jokers.sleipnir",
        title=Said("Les Nornes contre Sleipnir", "The Norns against Sleipnir"),
        answer=Said(
            "Selon notre lecture, vous pouvez refuser Sleipnir, et ne rien tirer, ou bien l'accepter et refuser la "
            "carte qu'il vous fait tirer.",
            "By our reading, you may refuse Sleipnir and draw nothing, or accept him and refuse the card he makes you "
            "draw.",
        ),
        text=Said(
            "Les Nornes refusent une carte, et le livre ne dit ni laquelle ni d'où elle vient. Refuser Sleipnir évite "
            "la carte inconnue ; refuser la carte tirée laisse Sleipnir et ses étoiles dans la mise. Une seule carte "
            "est refusée, jamais les deux.",
            "The Norns refuse a card, and the book does not say which one or where it comes from. Refusing Sleipnir "
            "avoids the unknown card; refusing the drawn card leaves Sleipnir and his stars in the stake. Only one "
            "card is refused, never both.",
        ),
        example=Said(
            "Bjorn accepte Sleipnir et tire Ratatosk, qui le ferait dépasser : il joue les Nornes, Ratatosk part et "
            "Sleipnir reste.",
            "Bjorn accepts Sleipnir and draws Ratatosk, which would put him over: he plays the Norns, Ratatosk "
            "leaves and Sleipnir stays.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("norns", "sleipnir", "ratatosk"),
        related=(
            "vedrfolnir.cards.sleipnir",
            "vedrfolnir.cards.norns",
            "vedrfolnir.jokers.moment",
            "vedrfolnir.jokers.others",
        ),
        other=Said(
            "On peut aussi juger que la carte tirée doit être appliquée : seul Sleipnir lui-même pourrait être refusé.",
            "One can also hold that the drawn card must be applied: only Sleipnir himself could be refused.",
        ),
    ),
    Entry(
        "vedrfolnir.jokers.heimdall_again",
        title=Said("Heimdall vers un joueur déjà servi", "Heimdall to a player already served"),
        answer=Said(
            "Selon notre lecture, la carte passée avec Heimdall peut aller à tout autre joueur ou au tribut, même "
            "s'ils ont déjà eu une carte ce tour-ci.",
            "By our reading, the card passed with Heimdall may go to any other player or the tribute, even if they "
            "have already had one this turn.",
        ),
        text=Said(
            "La limite d'une carte vaut pour la distribution du joueur actif. Heimdall donne le choix sans rappeler "
            "cette limite, et le joueur actif compte parmi les autres. Qui passe la carte a eu la sienne et n'en "
            "reçoit pas de nouvelle ; celui qui la reçoit a toujours droit à sa carte du tour.",
            "The limit of one card is for the active player's deal. Heimdall gives the choice without repeating that "
            "limit, and the active player is among the others. Whoever passes the card has had theirs and gets no new "
            "one; whoever receives it is still due their own card of the turn.",
        ),
        example=Said(
            "Bjorn a déjà reçu une carte. Liv lui passe la sienne avec Heimdall : il en a reçu 1 + 1 = 2 ce tour-ci.",
            "Bjorn has already received a card. Liv passes him hers with Heimdall: he has received 1 + 1 = 2 this "
            "turn.",
        ),
        source=WINTER_CARDS,
        status=READING,
        cards=("heimdall",),
        related=("vedrfolnir.cards.heimdall", "vedrfolnir.turn.one_each", "vedrfolnir.jokers.choice_anew"),
        other=Said(
            "On peut étendre la limite d'une carte par tour à Heimdall, et ne permettre que ceux qui n'ont pas encore "
            "été servis.",
            "One can extend the limit of one card a turn to Heimdall and allow only those not yet served.",
        ),
    ),
    Entry(
        "vedrfolnir.jokers.passed_on",
        title=Said("Refuser une carte passée avec Heimdall", "Refusing a card passed with Heimdall"),
        answer=Said(
            "Selon notre lecture, le joueur à qui l'on passe une carte avec Heimdall peut la refuser à son tour, avec "
            "les Nornes ou avec son propre Heimdall.",
            "By our reading, the player to whom a card is passed with Heimdall may refuse it in turn, with the Norns "
            "or with a Heimdall of their own.",
        ),
        text=Said(
            "Le livre laisse refuser une carte sans dire d'où elle vient, et celle-ci arrive bien chez ce joueur. "
            "Refusée avec les Nornes, elle est défaussée. Refusée avec un autre Heimdall, elle repart vers un "
            "joueur ou vers le tribut, et peut revenir à celui qui l'avait passée.",
            "The book lets a card be refused without saying where it comes from, and this one does come to that "
            "player. Refused with the Norns, it is discarded. Refused with another Heimdall, it moves on to a "
            "player or to the tribute, and may come back to the one who passed it.",
        ),
        example=Said(
            "Liv passe une carte de 4 étoiles à Bjorn, qui en a 9 : 9 + 4 = 13. Bjorn joue les Nornes et reste à 9.",
            "Liv passes a card of 4 stars to Bjorn, who has 9: 9 + 4 = 13. Bjorn plays the Norns and stays at 9.",
        ),
        source=WINTER_CARDS,
        status=READING,
        cards=("heimdall", "norns"),
        related=(
            "vedrfolnir.cards.heimdall",
            "vedrfolnir.cards.norns",
            "vedrfolnir.jokers.heimdall_again",
            "vedrfolnir.jokers.moment",
        ),
        other=Said(
            "On peut aussi juger qu'une carte n'est refusée qu'une fois : qui la reçoit par Heimdall doit la garder.",
            "One can also hold that a card is refused only once: whoever receives it through Heimdall has to keep it.",
        ),
    ),
    Entry(
        "vedrfolnir.jokers.choice_anew",
        title=Said("Heimdall et une carte à choix", "Heimdall and a card with a choice"),
        answer=Said(
            "Si la carte passée à un autre joueur avec Heimdall laisse un choix, c'est le joueur de Heimdall qui peut "
            "le refaire.",
            "If the card passed to another player with Heimdall leaves a choice, it is Heimdall's player who may make "
            "it anew.",
        ),
        text=Said(
            "Cela concerne le sens de Tyr, la première ou dernière carte pour Skoll et Hati, et le choix de Hell. Le "
            "choix fait auparavant n'engage plus, mais il peut être maintenu. D'une carte passée au tribut, le livre "
            "ne dit rien ; selon notre lecture, il en va de même.",
            "This concerns the way Tyr is placed, the first or last card for Skoll and Hati, and the choice of Hell. "
            "The choice made before no longer binds, but it may be kept. About a card passed to the tribute the book "
            "says nothing; by our reading, the same holds.",
        ),
        example=Said(
            "Astrid donne à Liv un Tyr placé comme Thor. Liv joue Heimdall et passe à Bjorn ce Tyr, désormais placé "
            "comme Odin.",
            "Astrid gives Liv a Tyr placed as Thor. Liv plays Heimdall and passes this Tyr to Bjorn, now placed as "
            "Odin.",
        ),
        source=WINTER_CARDS,
        cards=("heimdall", "tyr", "skoll_hati", "hell", "thor", "odin"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.cards.heimdall",
            "vedrfolnir.cards.tyr_side",
            "vedrfolnir.cards.skoll_hati",
            "vedrfolnir.cards.hell",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.jokers.stay",
        title=Said("Les jokers d'une manche à l'autre", "Jokers from one round to the next"),
        answer=Said(
            "Les jokers restent devant leur propriétaire après toute collecte, même s'il a dépassé, jusqu'à ce qu'ils "
            "soient joués ou détruits.",
            "Jokers stay in front of their owner after every collection, even if that owner went over, until they are "
            "played or destroyed.",
        ),
        text=Said(
            "Un joker joué part à la défausse et ne revient pas. Hell peut en détruire un. Les jokers encore là à la "
            "fin de la partie ne rapportent aucun point.",
            "A joker that is played goes to the discard pile and does not return. Hell can destroy one. Jokers still "
            "there at the end of the game bring no points.",
        ),
        example=Said(
            "Bjorn dépasse et perd sa mise, mais garde les Nornes pour la manche suivante.",
            "Bjorn goes over and loses his stake, but keeps the Norns for the next round.",
        ),
        source=VEDRFOLNIR,
        cards=("hell", "norns"),
        related=(
            "vedrfolnir.collecte.all_leave",
            "vedrfolnir.tribute.over",
            "vedrfolnir.cards.hell",
            "vedrfolnir.end.stakes_lost",
        ),
    ),
)
