"""The cards of the base game: Odin and Thor, what sets the objective, what draws, discards and refuses."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.odin",
        title=Said("Odin : 2 points par rune", "Odin: 2 points per rune"),
        answer=Said(
            "À la fin, chaque rune des cartes Odin de votre pile remportée rapporte 2 points.",
            "At the end, each rune on the Odin cards of your won pile brings 2 points.",
        ),
        text=Said(
            "Les cartes Odin ont 1, 2 ou 3 runes et valent donc 2, 4 ou 6 points. Dans une mise ou dans le tribut, "
            "elles ne rapportent encore rien.",
            "Odin cards have 1, 2 or 3 runes and are thus worth 2, 4 or 6 points. In a stake or in the tribute they "
            "bring nothing yet.",
        ),
        example=Said(
            "Une carte Odin de 3 runes et une de 1 : 3 + 1 = 4 runes, 4 × 2 = 8 points.",
            "One Odin card with 3 runes and one with 1: 3 + 1 = 4 runes, 4 × 2 = 8 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("odin",),
        related=("vedrfolnir.thor", "vedrfolnir.freyja", "vedrfolnir.end.count", "vedrfolnir.tribute.majority"),
    ),
    Entry(
        "vedrfolnir.thor",
        title=Said("Thor : 1 point par rune", "Thor: 1 point per rune"),
        answer=Said(
            "À la fin, chaque rune des cartes Thor de votre pile remportée rapporte 1 point.",
            "At the end, each rune on the Thor cards of your won pile brings 1 point.",
        ),
        text=Said(
            "Les cartes Thor ont 1, 2 ou 3 runes et valent autant de points. Pour une majorité, une rune Thor compte "
            "autant que toute autre rune.",
            "Thor cards have 1, 2 or 3 runes and are worth as many points. For a majority a Thor rune counts as much "
            "as any other rune.",
        ),
        example=Said(
            "Des cartes Thor de 3, 2 et 2 runes : 3 + 2 + 2 = 7 points.",
            "Thor cards of 3, 2 and 2 runes: 3 + 2 + 2 = 7 points.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("thor",),
        related=("vedrfolnir.odin", "vedrfolnir.freyja", "vedrfolnir.end.count", "vedrfolnir.tribute.majority"),
    ),
    Entry(
        "vedrfolnir.cards.sleipnir",
        title=Said("Sleipnir : tirer une carte de plus", "Sleipnir: draw one more card"),
        answer=Said(
            "Dès que vous recevez Sleipnir, vous devez piocher une carte et l'appliquer à votre mise.",
            "As soon as you receive Sleipnir, you must draw a card from the draw pile and apply it to your stake.",
        ),
        text=Said(
            "Ce n'est pas facultatif, et la carte tirée est pour vous : elle ne se donne pas. Si c'est un autre "
            "Sleipnir, vous tirez encore. Un joker tiré rejoint vos jokers, si vous n'en avez pas déjà un pareil. "
            "Sauf collecte, la distribution du joueur actif reprend ensuite là où elle en était, car cette carte ne "
            "fait pas partie de son lot.",
            "It is not optional, and the drawn card is for you: it is not given away. If it is another Sleipnir, you "
            "draw again. A joker drawn joins your jokers, unless you hold one like it already. Without a collection "
            "the active player's deal then goes on from where it was, since this card is not one of those drawn for "
            "the turn.",
        ),
        example=Said(
            "Liv reçoit Sleipnir et tire un Odin de 2 étoiles : sa mise gagne ces deux cartes, et Astrid continue à "
            "distribuer.",
            "Liv receives Sleipnir and draws an Odin of 2 stars: her stake gains both cards, and Astrid goes on "
            "dealing.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("sleipnir", "odin"),
        related=(
            "vedrfolnir.cards.sleipnir_stars",
            "vedrfolnir.jokers.sleipnir",
            "vedrfolnir.tribute.as_stake",
            "vedrfolnir.end.mid_turn",
        ),
    ),
    Entry(
        "vedrfolnir.cards.sleipnir_stars",
        title=Said("Sleipnir : le moment de compter les étoiles", "Sleipnir: when to count the stars"),
        answer=Said(
            "Selon notre lecture, Sleipnir se pose d'abord dans la mise, puis la carte tirée, et les étoiles se "
            "comptent une fois les deux en place.",
            "By our reading, Sleipnir is laid in the stake first, then the drawn card, and stars are counted once "
            "both lie there.",
        ),
        text=Said(
            "Le livre fait tirer la carte immédiatement, donc avant tout compte d'étoiles, et nomme l'effet avant ce "
            "compte. Comme Sleipnir est arrivé avant la carte tirée, il est la dernière carte si l'on tire Loki : "
            "c'est alors lui qui part.",
            "The book has the card drawn immediately, thus before any count of stars, and names the effect before "
            "that count. Since Sleipnir came before the drawn card, he is the last card if Loki is drawn: then it is "
            "he who leaves.",
        ),
        example=Said(
            "Mise à 11, Sleipnir montre 1 étoile et fait tirer une carte de 2 : 11 + 1 + 2 = 14, la mise dépasse 12.",
            "A stake of 11, Sleipnir shows 1 star and draws a card of 2: 11 + 1 + 2 = 14, the stake is over 12.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("sleipnir", "loki"),
        related=(
            "vedrfolnir.turn.effect_before_stars",
            "vedrfolnir.cards.sleipnir",
            "vedrfolnir.cards.loki_last",
            "vedrfolnir.stars.exact",
        ),
        other=Said(
            "On peut compter les étoiles carte par carte : à 11 + 1 = 12, la collecte aurait lieu avant de tirer.",
            "One can count the stars card by card: at 11 + 1 = 12 the collection would take place before the draw.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.ratatosk",
        title=Said("Ratatosk : objectif 8", "Ratatosk: objective 8"),
        answer=Said(
            "Avec Ratatosk dans votre mise, votre objectif est de 8 étoiles, tant qu'aucune carte d'objectif "
            "n'arrive après lui.",
            "With Ratatosk in your stake, your objective is 8 stars, as long as no objective card comes after him.",
        ),
        text=Said(
            "Si vous avez déjà plus de 8 étoiles quand il arrive, vous dépassez aussitôt. Placé dans le tribut, il "
            "est défaussé sans effet.",
            "If you already have more than 8 stars when he comes, you are over at once. Placed in the tribute, he is "
            "discarded without effect.",
        ),
        example=Said(
            "Mise de 5 étoiles, Ratatosk, puis une carte de 3 : 5 + 3 = 8, la collecte a lieu.",
            "A stake of 5 stars, Ratatosk, then a card of 3: 5 + 3 = 8, the runes are collected.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("ratatosk",),
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.changed",
            "vedrfolnir.tribute.discarded",
            "vedrfolnir.cards.nidhogg",
            "vedrfolnir.cards.eikthyrnir",
        ),
    ),
    Entry(
        "vedrfolnir.cards.nidhogg",
        title=Said("Nidhogg : objectif 16", "Nidhogg: objective 16"),
        answer=Said(
            "Avec Nidhogg dans votre mise, votre objectif est de 16 étoiles, tant qu'aucune carte d'objectif "
            "n'arrive après lui.",
            "With Nidhogg in your stake, your objective is 16 stars, as long as no objective card comes after him.",
        ),
        text=Said(
            "Avoir 12 étoiles ne suffit alors plus pour une collecte : il en faut 16. Si Nidhogg quitte la mise, "
            "l'objectif précédent revient, et vous dépassez si vous avez alors trop d'étoiles. Placé dans le tribut, "
            "il est défaussé sans effet.",
            "Having 12 stars is then no longer enough to collect: it takes 16. If Nidhogg leaves the stake, the "
            "earlier objective comes back, and you are over if you then have too many stars. Placed in the tribute, "
            "he is discarded without effect.",
        ),
        example=Said(
            "Mise de 13 étoiles sous Nidhogg : une carte de 3 donne 13 + 3 = 16, le compte exact.",
            "A stake of 13 stars under Nidhogg: a card of 3 makes 13 + 3 = 16, the exact number.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("nidhogg",),
        related=(
            "vedrfolnir.stars.modifier",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.tribute.discarded",
            "vedrfolnir.cards.ratatosk",
            "vedrfolnir.cards.moin",
        ),
    ),
    Entry(
        "vedrfolnir.cards.loki",
        title=Said("Loki : la dernière carte est défaussée", "Loki: the last card is discarded"),
        answer=Said(
            "Quand Loki arrive, la dernière carte de la mise qui le reçoit va à la défausse, quelle qu'elle soit.",
            "When Loki comes, the last card of the stake that receives him goes to the discard pile, whatever it is.",
        ),
        text=Said(
            "Les étoiles, les runes ou l'objectif de cette carte cessent aussitôt de compter. Si la mise est vide, "
            "rien ne part : selon notre lecture, Loki ne se compte pas lui-même. Il ne touche ni les jokers ni la "
            "pile remportée. Dans le tribut, il fait partir la dernière carte du tribut.",
            "That card's stars, runes or objective stop counting at once. If the stake is empty, nothing leaves: by "
            "our reading, Loki does not count himself. He touches neither jokers nor the won pile. In the tribute he "
            "removes the last card of the tribute.",
        ),
        example=Said(
            "Mise : Thor, puis Odin de 3 runes. Loki arrive : Odin part à la défausse, Thor reste.",
            "Stake: Thor, then an Odin of 3 runes. Loki comes: Odin goes to the discard pile, Thor stays.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("loki", "thor", "odin"),
        related=(
            "vedrfolnir.cards.loki_last",
            "vedrfolnir.cards.fenrir",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.turn.effect_before_stars",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.cards.loki_last",
        title=Said("Loki et la dernière carte de la mise", "Loki and the last card of the stake"),
        answer=Said(
            "Selon notre lecture, Loki agit sur la mise telle qu'elle était avant lui : il ne se défausse pas "
            "lui-même et y reste ensuite.",
            "By our reading, Loki acts on the stake as it was before him: he does not discard himself and then stays "
            "in it.",
        ),
        text=Said(
            "Le livre ne dit pas si la carte reçue fait déjà partie de la mise. Si c'était le cas, Loki serait "
            "toujours la dernière carte et ne ferait partir que lui-même. Notre lecture vaut aussi pour Skoll et "
            "Hati, pour Hell contre la mise qui la reçoit, et pour Fenrir devant une mise vide. Loki compte ensuite "
            "avec ses étoiles.",
            "The book does not say whether the card received is already part of the stake. If it were, Loki would "
            "always be the last card and remove nothing but himself. Our reading holds for Skoll and Hati too, for "
            "Hell against the stake that receives her, and for Fenrir facing an empty stake. Afterwards Loki counts "
            "with his stars.",
        ),
        example=Said(
            "Mise : Odin, Thor. Loki arrive : Thor part, et la mise est Odin, Loki.",
            "Stake: Odin, Thor. Loki comes: Thor leaves, and the stake is Odin, Loki.",
        ),
        source=VEDRFOLNIR_CARDS,
        status=READING,
        cards=("loki", "skoll_hati", "fenrir", "hell", "odin", "thor"),
        related=(
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.fenrir",
            "vedrfolnir.cards.skoll_hati",
            "vedrfolnir.cards.sleipnir_stars",
        ),
        other=Said(
            "On peut compter Loki lui-même comme la dernière carte : il partirait seul, sans rien changer d'autre.",
            "One can count Loki himself as the last card: he would leave alone and change nothing else.",
        ),
    ),
    Entry(
        "vedrfolnir.cards.norns",
        title=Said("Les Nornes : refuser une carte", "The Norns: refuse a card"),
        answer=Said(
            "À tout moment, vous pouvez jouer les Nornes pour refuser une carte : cette carte et les Nornes vont à la "
            "défausse.",
            "At any moment you may play the Norns to refuse a card: that card and the Norns go to the discard pile.",
        ),
        text=Said(
            "La carte refusée n'a ni effet ni étoiles pour vous, et vous n'en recevez pas d'autre à sa place. C'est "
            "permis aussi hors de votre tour. Rien n'oblige à les jouer.",
            "The refused card has neither effect nor stars for you, and you get no other in its place. This is "
            "allowed outside your turn too. Nothing forces you to play them.",
        ),
        example=Said(
            "À 11 étoiles, Bjorn reçoit une carte de 3 : 11 + 3 = 14. Il joue les Nornes et reste à 11.",
            "At 11 stars Bjorn receives a card of 3: 11 + 3 = 14. He plays the Norns and stays at 11.",
        ),
        source=VEDRFOLNIR_CARDS,
        cards=("norns",),
        related=(
            "vedrfolnir.jokers.moment",
            "vedrfolnir.jokers.others",
            "vedrfolnir.jokers.stay",
            "vedrfolnir.cards.heimdall",
        ),
    ),
)
