"""The cards of Winter: Surtr, Fenrir, Heimdall, Hell and a further objective."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import WINTER_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.surtr",
        title=Said("Surtr : 3 points de moins par rune", "Surtr: 3 points less per rune"),
        answer=Said(
            "À la fin, chaque rune des cartes Surtr de votre pile remportée vous retire 3 points.",
            "At the end, each rune on the Surtr cards of your won pile takes 3 points from you.",
        ),
        text=Said(
            "Les cartes Surtr ont 1 ou 2 runes. Elles se prennent comme les autres cartes de score, au compte exact "
            "comme à la majorité, sans qu'on puisse les laisser. Le livre ne dit pas qu'un total s'arrête à zéro : il "
            "peut être négatif.",
            "Surtr cards have 1 or 2 runes. They are taken like other score cards, on the exact number as well as by "
            "majority, and cannot be left. The book does not say that a total stops at zero: it may be negative.",
        ),
        example=Said(
            "Une carte Surtr de 2 runes et une de 1 : 2 + 1 = 3 runes, 3 × 3 = 9 points en moins.",
            "One Surtr card with 2 runes and one with 1: 2 + 1 = 3 runes, 3 × 3 = 9 points less.",
        ),
        source=WINTER_CARDS,
        cards=("surtr",),
        related=(
            "vedrfolnir.tribute.surtr",
            "vedrfolnir.tribute.exact",
            "vedrfolnir.cards.freyja_on_negative",
            "vedrfolnir.end.count",
        ),
    ),
    Entry(
        "vedrfolnir.cards.fenrir",
        title=Said("Fenrir : la première carte est défaussée", "Fenrir: the first card is discarded"),
        answer=Said(
            "Quand Fenrir arrive, la première carte de la mise qui le reçoit va à la défausse.",
            "When Fenrir comes, the first card of the stake that receives him goes to the discard pile.",
        ),
        text=Said(
            "La première est la plus ancienne de celles qui y sont encore. Si la mise est vide, rien ne part : selon "
            "notre lecture, Fenrir ne se compte pas lui-même. Dans le tribut, il fait partir la première carte du "
            "tribut.",
            "The first is the oldest of those still there. If the stake is empty, nothing leaves: by our reading, "
            "Fenrir does not count himself. In the tribute he removes the first card of the tribute.",
        ),
        example=Said(
            "Mise : Moin, puis Thor. Fenrir arrive : Moin part, et l'objectif passe de 15 à 12.",
            "Stake: Moin, then Thor. Fenrir comes: Moin leaves, and the objective goes from 15 to 12.",
        ),
        source=WINTER_CARDS,
        cards=("fenrir", "moin", "thor"),
        related=(
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.loki_last",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.turn.order",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.cards.heimdall",
        title=Said("Heimdall : refuser et donner ailleurs", "Heimdall: refuse and give elsewhere"),
        answer=Said(
            "Vous pouvez jouer Heimdall pour refuser une carte et la donner à un autre joueur ou au tribut ; Heimdall "
            "seul est défaussé.",
            "You may play Heimdall to refuse a card and give it to another player or to the tribute; Heimdall alone "
            "is discarded.",
        ),
        text=Said(
            "La carte agit comme si ce joueur ou le tribut la recevait : effet, étoiles, et collecte s'il y a lieu. "
            "Un joker ou une carte d'objectif passés au tribut y sont défaussés. Rien n'oblige à jouer Heimdall.",
            "The card acts as if that player or the tribute received it: effect, stars, and a collection if it comes "
            "to one. A joker or an objective card passed to the tribute is discarded there. Nothing forces you to "
            "play Heimdall.",
        ),
        example=Said(
            "Liv a 10 étoiles et refuse une carte de 4. Elle la donne à Bjorn, qui en a 9 : 9 + 4 = 13, Bjorn dépasse.",
            "Liv has 10 stars and refuses a card of 4. She gives it to Bjorn, who has 9: 9 + 4 = 13, Bjorn is over.",
        ),
        source=WINTER_CARDS,
        cards=("heimdall",),
        related=(
            "vedrfolnir.jokers.heimdall_again",
            "vedrfolnir.jokers.choice_anew",
            "vedrfolnir.jokers.moment",
            "vedrfolnir.cards.norns",
            "vedrfolnir.tribute.discarded",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hell",
        title=Said("Hell : un joker, ou une carte d'une mise", "Hell: a joker, or a card of a stake"),
        answer=Said(
            "Hell, au choix, détruit un joker d'un autre joueur ou envoie à la défausse la première ou la dernière "
            "carte de la mise d'un joueur.",
            "Hell, by choice, destroys a joker of another player or sends the first or the last card of a player's "
            "stake to the discard pile.",
        ),
        text=Said(
            "C'est l'un ou l'autre, jamais les deux ; selon notre lecture, celui qui donne Hell choisit. Elle-même "
            "reste dans la mise qui l'a reçue, avec ses étoiles. Aucun joker ne peut empêcher la destruction d'un "
            "joker : son propriétaire ne peut donc pas le jouer en réponse. La mise peut être celle de n'importe quel "
            "joueur, alors que le joker doit être chez un autre.",
            "It is one or the other, never both; by our reading whoever gives Hell chooses. She herself stays in the "
            "stake that received her, with her stars. No joker can prevent the destruction of a joker: so its owner "
            "cannot play it in reply. The stake may be that of any player, whereas the joker must be somebody else's.",
        ),
        example=Said(
            "Astrid joue Hell : elle détruit les Nornes de Bjorn, ou bien fait partir la première carte de la mise "
            "de Liv.",
            "Astrid plays Hell: she destroys Bjorn's Norns, or else removes the first card of Liv's stake.",
        ),
        source=WINTER_CARDS,
        cards=("hell", "norns"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.cards.hell_answer",
            "vedrfolnir.cards.hell_tribute",
            "vedrfolnir.stars.modifier_removed",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hell_answer",
        title=Said("Les Nornes contre Hell", "The Norns against Hell"),
        answer=Said(
            "Le livre exclut tout joker contre la destruction d'un joker ; selon notre lecture, le joueur dont Hell "
            "vise la mise peut la refuser avec les Nornes.",
            "The book rules out any joker against the destruction of a joker; by our reading, the player whose stake "
            "Hell aims at may refuse her with the Norns.",
        ),
        text=Said(
            "Le livre n'exclut le joker qu'à propos du premier effet : cette précision serait inutile si le second ne "
            "pouvait pas non plus être empêché. Hell et les Nornes vont alors à la défausse, et la carte visée reste "
            "dans la mise.",
            "The book rules the joker out only for the first effect: that remark would be needless if the second "
            "could not be prevented either. Hell and the Norns then go to the discard pile, and the card aimed at "
            "stays in the stake.",
        ),
        example=Said(
            "Hell vise la dernière carte de Liv, un Odin de 3 runes. Liv joue les Nornes : Odin reste chez elle.",
            "Hell aims at Liv's last card, an Odin of 3 runes. Liv plays the Norns: Odin stays with her.",
        ),
        source=WINTER_CARDS,
        status=READING,
        cards=("hell", "norns", "odin"),
        related=("vedrfolnir.cards.hell", "vedrfolnir.cards.norns", "vedrfolnir.jokers.others"),
        other=Said(
            "On peut aussi juger que seul le joueur à qui Hell est donnée peut la refuser, pas celui dont la mise est "
            "visée.",
            "One can also hold that only the player to whom Hell is given can refuse her, not the one whose stake she "
            "aims at.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.hell_tribute",
        title=Said("Hell et le tribut", "Hell and the tribute"),
        answer=Said(
            "Selon notre lecture, Hell placée dans le tribut agit comme ailleurs, et elle vise toujours un joueur, "
            "jamais une carte du tribut.",
            "By our reading, Hell placed in the tribute acts as anywhere else, and she always aims at a player, never "
            "at a card of the tribute.",
        ),
        text=Said(
            "Les effets valent aussi dans le tribut, et Hell n'en est pas exclue. Mais sa carte parle du joker d'un "
            "autre joueur et de la mise d'un joueur : le tribut n'est pas un joueur. Qui la place choisit donc parmi "
            "les joueurs.",
            "Effects hold in the tribute too, and Hell is not ruled out there. But her card speaks of another "
            "player's joker and of a player's stake: the tribute is not a player. So whoever places her chooses among "
            "the players.",
        ),
        example=Said(
            "Bjorn met Hell au tribut et fait partir la dernière carte de la mise de Liv ; les cartes du tribut "
            "restent.",
            "Bjorn puts Hell in the tribute and removes the last card of Liv's stake; the cards of the tribute stay.",
        ),
        source=WINTER_CARDS,
        status=READING,
        cards=("hell",),
        related=("vedrfolnir.cards.hell", "vedrfolnir.turn.who_chooses", "vedrfolnir.tribute.as_stake"),
        other=Said(
            "On peut traiter le tribut comme une mise jusqu'au bout : Hell pourrait en faire partir la première ou "
            "la dernière carte.",
            "One can treat the tribute as a stake all the way: Hell could then remove its first or its last card.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.moin",
        title=Said("Moin : objectif 15", "Moin: objective 15"),
        answer=Said(
            "Avec Moin dans votre mise, votre objectif est de 15 étoiles, tant qu'aucune carte d'objectif n'arrive "
            "après lui.",
            "With Moin in your stake, your objective is 15 stars, as long as no objective card comes after him.",
        ),
        text=Said(
            "Avoir 12 étoiles ne suffit alors plus : il en faut 15. Si Moin quitte la mise, l'objectif précédent "
            "revient, et vous dépassez si vous avez alors trop d'étoiles. Placé dans le tribut, il est défaussé sans "
            "effet.",
            "Having 12 stars is then no longer enough: it takes 15. If Moin leaves the stake, the earlier objective "
            "comes back, and you are over if you then have too many stars. Placed in the tribute, he is discarded "
            "without effect.",
        ),
        example=Said(
            "Mise de 11 étoiles sous Moin : une carte de 4 donne 11 + 4 = 15, le compte exact.",
            "A stake of 11 stars under Moin: a card of 4 makes 11 + 4 = 15, the exact number.",
        ),
        source=WINTER_CARDS,
        cards=("moin",),
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.tribute.discarded",
            "vedrfolnir.cards.nidhogg",
        ),
    ),
)
