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
        asked=Said(
            "Freyja effet, Freyja points, Freyja double quoi, Freyja multiplie par combien, Freyja double ou triple, "
            "Freyja seule, combien rapporte Freyja, déesse, Freya, multiplicateur, fois deux, fois trois, x2, gagnée "
            "autre vaut, Freyja au décompte, Freyja double quoi à la fin de la partie",
            "Freyja effect, Freyja points, what does Freyja double, Freyja multiplies by how much, Freyja double or "
            "triple, Freyja alone, how much is Freyja worth, goddess, Freya, multiplier, times two, times three, x2, "
            "score end, Freyja in the count, what does Freyja double at the end of the game",
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
            "Elle multiplie une carte de score, pas toute une sorte ni la pile entière. Le livre ne fixe pas de "
            "moment pour choisir ; comme les points se comptent à la fin, c'est là qu'on associe les cartes.",
            "She multiplies one score card, not a whole kind and not the whole pile. The book sets no moment for the "
            "choice; since points are counted at the end, that is when the cards are paired.",
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
        asked=Said(
            "deux Freyja sur la même carte, deux Freyja même carte, une Freyja par carte, combien de Freyja par "
            "carte, Freyja multiplie toute la pile, Freyja x4, cumuler les Freyja, Freyja une seule carte, "
            "quadrupler, Freya toutes sur un Odin, fois tas décide mettre, Freyja multiplie tout",
            "two Freyja on the same card, two Freyja same card, one Freyja per card, how many Freyja per card, does "
            "Freyja multiply the whole pile, Freyja x4, stack Freyja, Freyja only one card, Freyja twice on one Odin, "
            "quadruple, both Freyas on a 6 point Odin, Freyja multiplies everything",
        ),
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
        asked=Said(
            "Freyja sur Surtr, Freyja double Surtr, Freyja points négatifs, Freyja double le malus, obligé de mettre "
            "Freyja sur Surtr, Freyja en trop, plus de Freyja que de cartes, perdre encore plus avec Freyja, Freya "
            "bonnes, Freyja obligée sur un Surtr, trop de Freyja, Freyja sans carte positive",
            "Freyja on Surtr, Freyja doubles Surtr, Freyja negative points, Freyja doubles the penalty, must Freyja "
            "double a Surtr, leftover Freyja, more Freyja than cards, lose even more with Freyja, good choose, forced "
            "to use Freyja on Surtr, too many Freyja, Freyja without a positive card",
        ),
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
        asked=Said(
            "Tyr points, Tyr combien, Tyr vaut combien, Tyr 5 points, Tyr 5 par rune, Tyr 3 runes, Tyr par rune, "
            "manchot, quinze points, Tyr côté Odin vaut, valeur symboles compte rapporte fin, 5 par carte ou par rune",
            "Tyr points, Tyr how many, Tyr worth, Tyr 5 points, Tyr 5 per rune, Tyr 3 runes, Tyr per rune, one-handed "
            "god, fifteen points, flat 5, Tyr laid as Odin worth, value side score double give end, 5 per card or per "
            "rune",
        ),
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
            "En donnant Tyr, on choisit dans quel sens il est placé, et ses runes comptent dès lors comme runes "
            "d'Odin ou comme runes de Thor.",
            "When Tyr is given, the way he is placed is chosen, and from then on his runes count as Odin's runes or "
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
        asked=Said(
            "sens de Tyr, Tyr dans quel sens, Tyr Odin ou Thor, Tyr côté, Tyr pour les deux, Tyr compte pour les "
            "deux, tourner Tyr plus tard, retourner Tyr, changer Tyr, endroit ou envers, dieux temps passer",
            "side of Tyr, Tyr which way, Tyr Odin or Thor, Tyr's side, Tyr as both, can Tyr count as both, turn Tyr "
            "later, flip Tyr, change Tyr, orientation, way up, direction lay gods together switch",
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
        asked=Said(
            "Eikthyrnir effet, Eikthyrnir 9 étoiles, objectif 9, 9 étoiles, cerf, le cerf, viser 9, modificateur 9, "
            "rangée dois lieu reçu, carte cerf",
            "Eikthyrnir effect, Eikthyrnir 9 stars, objective 9, 9 stars, stag, the stag, deer, aim for 9, modifier "
            "9, row instead given already, which card makes it 9",
        ),
    ),
    Entry(
        "vedrfolnir.cards.skoll_hati",
        title=Said("Skoll et Hati : la première ou la dernière carte", "Skoll and Hati: the first or the last card"),
        answer=Said(
            "La mise qui reçoit Skoll et Hati perd au choix sa première ou sa dernière carte, qui va à la défausse.",
            "The stake that receives Skoll and Hati loses its first or its last card, as chosen; that card goes to "
            "the discard pile.",
        ),
        text=Said(
            "Une seule carte part, jamais une carte du milieu ; selon notre lecture, celui qui donne Skoll et Hati "
            "choisit laquelle. Si la mise n'a qu'une carte, elle est à la fois la première et la dernière. Si la mise "
            "est vide, rien ne part, toujours selon notre lecture. Ni les jokers ni la pile remportée ne sont "
            "touchés. Dans le tribut, c'est une carte du tribut qui part.",
            "One card leaves, never one from the middle; by our reading whoever gives Skoll and Hati chooses which. "
            "If the stake has only one card, it is both the first and the last. If the stake is empty, nothing "
            "leaves, again by our reading. Neither jokers nor the won pile are touched. In the tribute, it is a card "
            "of the tribute that leaves.",
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
        asked=Said(
            "Skoll et Hati effet, Skoll et Hati, première ou dernière carte au choix, première ou dernière carte, "
            "Skoll une seule carte dans la mise, Skoll carte du milieu, loups, les deux loups, les loups du soleil et "
            "de la lune, deux loups enlèvent quoi, défausser choisir viser celle rangée devant arrivent",
            "Skoll and Hati effect, Skoll and Hati, first or last card by choice, first or last card, Skoll on a "
            "single card, Skoll middle card, wolves, the two wolves, wolves of sun and moon, wolves take which card, "
            "choose hit row",
        ),
        date=SECOND_EDITION,
    ),
)
