"""The cards of Spring: Freyja, Tyr, a further objective, the wolves and the ravens."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING_CARDS

ENTRIES = (
    Entry(
        "vedrfolnir.freyja",
        title=Said("Freyja : une carte remportée doublée", "Freyja: a won card doubled"),
        answer=Said(
            "Selon notre lecture, chaque Freyja de votre pile remportée double les points d'une autre carte "
            "remportée, et vaut 0 elle-même.",
            "By our reading, each Freyja in your won pile doubles the points of another won card, and is worth 0 "
            "herself.",
        ),
        text=Said(
            "Le livre dit que la carte multiplie un score, sans dire par combien. Doubler est la lecture la plus "
            "simple, et une autre se règle pour chaque table. Vous choisissez la carte à multiplier : la plus "
            "forte, en général. Sans carte à multiplier, une Freyja ne rapporte rien.",
            "The book says that the card multiplies a score, without saying by how much. Doubling is the plainest "
            "reading, and another can be set for each table. You choose the card to multiply: usually the best "
            "one. With no card to multiply, a Freyja brings nothing.",
        ),
        example=Said(
            "Odin de 3 runes : 3 × 2 = 6 points. Avec une Freyja : 6 × 2 = 12 points.",
            "An Odin of 3 runes: 3 × 2 = 6 points. With a Freyja: 6 × 2 = 12 points.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("freyja", "odin"),
        related=(
            "vedrfolnir.cards.freyja_one_card",
            "vedrfolnir.cards.freyja_on_negative",
            "vedrfolnir.tribute.freyja_in_stake",
            "vedrfolnir.tribute.freyja",
            "vedrfolnir.end.count",
        ),
        other=Said(
            "On peut multiplier par 3 : la carte de 6 points en vaudrait 6 × 3 = 18.",
            "One can multiply by 3: the card of 6 points would be worth 6 × 3 = 18.",
        ),
        ruling="freyja_factor",
    ),
    Entry(
        "vedrfolnir.cards.freyja_one_card",
        title=Said("Freyja : une seule par carte", "Freyja: only one for each card"),
        answer=Said(
            "Une carte remportée n'est multipliée que par une Freyja : deux Freyja multiplient deux cartes "
            "différentes.",
            "A won card is multiplied by one Freyja only: two Freyja cards multiply two different cards.",
        ),
        text=Said(
            "Elle multiplie une carte de score, pas toute une sorte ni la pile entière ; par combien, le livre ne le "
            "dit pas, et selon notre lecture c'est par 2. Le livre ne fixe pas de moment pour choisir ; comme les "
            "points se comptent à la fin, c'est là qu'on associe les cartes.",
            "She multiplies one score card, not a whole kind and not the whole pile; by how much the book does not "
            "say, and by our reading it is by 2. The book sets no moment for the choice; since points are counted at "
            "the end, that is when the cards are paired.",
        ),
        example=Said(
            "Une carte Odin de 3 runes, une de 2, et deux Freyja, qui doublent selon notre lecture : 6 × 2 = 12 et 4 "
            "× 2 = 8, soit 12 + 8 = 20 points.",
            "One Odin card with 3 runes, one with 2, and two Freyja cards, which double by our reading: 6 × 2 = 12 "
            "and 4 × 2 = 8, which makes 12 + 8 = 20 points.",
        ),
        source=SPRING_CARDS,
        cards=("freyja", "odin"),
        related=("vedrfolnir.freyja", "vedrfolnir.cards.freyja_on_negative", "vedrfolnir.end.count"),
    ),
    Entry(
        "vedrfolnir.cards.freyja_on_negative",
        title=Said("Freyja en trop devant une carte Surtr", "A leftover Freyja and a Surtr card"),
        answer=Said(
            "Selon notre lecture, vous n'êtes pas obligé d'associer une Freyja à une carte Surtr : elle peut rester "
            "sans effet.",
            "By our reading, you are not forced to pair a Freyja with a Surtr card: she may stay without effect.",
        ),
        text=Said(
            "La carte permet de multiplier un score, ce qui est une possibilité et non un devoir. La question ne se "
            "pose que si vous avez plus de Freyja que de cartes qui rapportent des points.",
            "The card allows a score to be multiplied, which is a possibility and not a duty. The question arises "
            "only if you have more Freyja cards than cards that bring points.",
        ),
        example=Said(
            "Un Surtr de 2 runes coûte 2 × 3 = 6 points. Avec une Freyja en trop, il en coûte toujours 6.",
            "A Surtr of 2 runes costs 2 × 3 = 6 points. With a leftover Freyja it still costs 6.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("freyja", "surtr"),
        related=("vedrfolnir.freyja", "vedrfolnir.surtr", "vedrfolnir.cards.freyja_one_card"),
        other=Said(
            "On peut aussi juger que toute Freyja doit multiplier une carte, même un Surtr, tant qu'il en reste une.",
            "One can also hold that every Freyja must multiply a card, even a Surtr, as long as there is one left.",
        ),
        ruling="freyja_on_negative",
    ),
    Entry(
        "vedrfolnir.tyr",
        title=Said("Tyr : 5 points par carte", "Tyr: 5 points per card"),
        answer=Said(
            "Selon notre lecture, chaque carte Tyr remportée rapporte 5 points en tout, qu'elle ait 2 ou 3 runes.",
            "By our reading, each Tyr card won brings 5 points in all, whether it has 2 runes or 3.",
        ),
        text=Said(
            "Le livre dit « par rune » pour Odin, Thor et Surtr, mais pas pour Tyr. Ses runes comptent donc pour la "
            "majorité et non pour les points. Le sens dans lequel il a été placé n'y change rien.",
            'The book says "per rune" for Odin, Thor and Surtr, but not for Tyr. So his runes count for the majority '
            "and not for points. Which way he was placed changes nothing.",
        ),
        example=Said(
            "Un Tyr de 2 runes et un Tyr de 3 : 5 + 5 = 10 points.",
            "A Tyr of 2 runes and a Tyr of 3: 5 + 5 = 10 points.",
        ),
        source=SPRING_CARDS,
        status=READING,
        cards=("tyr", "odin", "thor", "surtr"),
        related=("vedrfolnir.cards.tyr_side", "vedrfolnir.tribute.tyr", "vedrfolnir.end.count", "vedrfolnir.freyja"),
        other=Said(
            "On peut compter 5 points par rune : 2 + 3 = 5 runes donneraient 5 × 5 = 25 points.",
            "One can count 5 points per rune: 2 + 3 = 5 runes would bring 5 × 5 = 25 points.",
        ),
        ruling="tyr_points",
    ),
    Entry(
        "vedrfolnir.cards.tyr_side",
        title=Said("Tyr : placé comme Odin ou comme Thor", "Tyr: placed as Odin or as Thor"),
        answer=Said(
            "Qui donne Tyr choisit dans quel sens il est placé, et ses runes comptent dès lors comme runes d'Odin ou "
            "comme runes de Thor.",
            "Whoever gives Tyr chooses which way he is placed, and from then on his runes count as Odin's runes or "
            "as Thor's.",
        ),
        text=Said(
            "Il ne compte jamais pour les deux à la fois. Le sens reste tel quel jusqu'à la collecte ; seul Heimdall, "
            "en passant la carte, permet de choisir de nouveau. Placé comme Odin, il ne rapporte pas pour autant 2 "
            "points par rune : il garde ses propres points.",
            "He never counts for both at once. He stays that way until the collection; only Heimdall, by passing the "
            "card on, allows a new choice. Even placed as Odin, he does not bring 2 points per rune: he keeps his own "
            "points.",
        ),
        example=Said(
            "Bjorn a 2 runes Odin. Un Tyr de 2 placé comme Odin lui en donne 2 + 2 = 4 pour la majorité ; si Tyr est "
            "placé comme Thor, Bjorn a 2 runes de chaque sorte.",
            "Bjorn has 2 Odin runes. A Tyr of 2 placed as Odin gives him 2 + 2 = 4 for the majority; if Tyr is placed "
            "as Thor, Bjorn has 2 runes of each kind.",
        ),
        source=SPRING_CARDS,
        cards=("tyr", "odin", "thor", "heimdall"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.tribute.tyr",
            "vedrfolnir.tyr",
            "vedrfolnir.jokers.choice_anew",
        ),
    ),
    Entry(
        "vedrfolnir.cards.eikthyrnir",
        title=Said("Eikthyrnir : objectif 9", "Eikthyrnir: objective 9"),
        answer=Said(
            "Avec Eikthyrnir dans votre mise, votre objectif est de 9 étoiles, tant qu'aucune carte d'objectif "
            "n'arrive après lui.",
            "With Eikthyrnir in your stake, your objective is 9 stars, as long as no objective card comes after him.",
        ),
        text=Said(
            "Si vous avez déjà plus de 9 étoiles quand il arrive, vous dépassez aussitôt. Placé dans le tribut, il "
            "est défaussé sans effet.",
            "If you already have more than 9 stars when he comes, you are over at once. Placed in the tribute, he is "
            "discarded without effect.",
        ),
        example=Said(
            "Mise de 7 étoiles, Eikthyrnir, puis une carte de 2 : 7 + 2 = 9, le compte exact.",
            "A stake of 7 stars, Eikthyrnir, then a card of 2: 7 + 2 = 9, the exact number.",
        ),
        source=SPRING_CARDS,
        cards=("eikthyrnir",),
        related=("vedrfolnir.stars.modifier", "vedrfolnir.stars.changed", "vedrfolnir.tribute.discarded"),
    ),
    Entry(
        "vedrfolnir.cards.skoll_hati",
        title=Said("Skoll et Hati : la première ou la dernière carte", "Skoll and Hati: the first or the last card"),
        answer=Said(
            "La mise qui reçoit Skoll et Hati perd sa première ou sa dernière carte, qui va à la défausse, au choix "
            "de qui les joue : selon notre lecture, celui qui les donne.",
            "The stake that receives Skoll and Hati loses its first or its last card to the discard pile; whoever "
            "plays them chooses, by our reading the one who gives them.",
        ),
        text=Said(
            "Une seule carte part, jamais une carte du milieu. Si la mise n'a qu'une carte, elle est à la fois la "
            "première et la dernière. Si la mise est vide, rien ne part, toujours selon notre lecture. Ni les jokers "
            "ni la pile remportée ne sont touchés. Dans le tribut, c'est une carte du tribut qui part.",
            "One card leaves, never one from the middle. If the stake has only one card, it is both the first and "
            "the last. If the stake is empty, nothing leaves, again by our reading. Neither jokers nor the won pile "
            "are touched. In the tribute, it is a card of the tribute that leaves.",
        ),
        example=Said(
            "Mise : Nidhogg, Thor, Odin. Si Nidhogg part, l'objectif revient à 12 ; si c'est Odin, il reste à 16.",
            "Stake: Nidhogg, Thor, Odin. If Nidhogg leaves, the objective goes back to 12; if Odin does, it stays at "
            "16.",
        ),
        source=SPRING_CARDS,
        cards=("skoll_hati", "nidhogg", "thor", "odin"),
        related=(
            "vedrfolnir.turn.who_chooses",
            "vedrfolnir.cards.loki",
            "vedrfolnir.cards.fenrir",
            "vedrfolnir.stars.modifier_removed",
        ),
        date=SECOND_EDITION,
    ),
)
