"""A collecte: who takes what when a stake is exact or over, what is discarded, and who plays next."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING, VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.tribute.exact",
        title=Said("La collecte au compte exact", "Collecting with the exact number"),
        answer=Said(
            "Qui atteint exactement son objectif prend les cartes de runes de sa mise et du tribut dans sa pile "
            "remportée.",
            "Whoever reaches the objective exactly adds the rune cards of their own stake and of the tribute to "
            "their won pile.",
        ),
        text=Said(
            "La majorité ne joue pas ici : les autres ne reçoivent rien et leurs mises partent à la défausse. Il "
            "faut tout prendre, Surtr compris. Les cartes d'effet sont défaussées, les jokers restent. Les Freyja, "
            "qui n'ont pas de runes, ont leur propre page.",
            "Majority plays no part here: the others get nothing and their stakes go to the discard pile. "
            "Everything must be taken, Surtr included. Effect cards are discarded, jokers stay. Freyja cards, which "
            "show no runes, have their own page.",
        ),
        example=Said(
            "Mise d'Astrid : Odin de 3 runes et Sleipnir ; tribut : Thor de 2 runes et Surtr de 1. Elle prend Odin, "
            "Thor et Surtr, et Sleipnir est défaussé.",
            "Astrid's stake: an Odin of 3 runes and Sleipnir; tribute: a Thor of 2 runes and a Surtr of 1. She takes "
            "Odin, Thor and Surtr, and Sleipnir is discarded.",
        ),
        source=VEDRFOLNIR,
        cards=("surtr", "odin", "thor", "sleipnir", "freyja"),
        related=(
            "vedrfolnir.stars.exact",
            "vedrfolnir.tribute.over",
            "vedrfolnir.collecte.freyja",
            "vedrfolnir.collecte.all_leave",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.collecte.freyja",
        title=Said("Freyja lors d'une collecte exacte", "Freyja when runes are collected exactly"),
        answer=Said(
            "Selon notre lecture, un joueur qui tombe juste prend aussi les cartes Freyja de sa mise et du tribut "
            "dans sa pile remportée.",
            "By our reading, a player with the exact number also adds the Freyja cards of their own stake and of the "
            "tribute to their won pile.",
        ),
        text=Said(
            "La règle parle des « runes » à prendre, et Freyja n'en porte pas. Mais elle est rangée parmi les cartes "
            "de score, le but du jeu promet les cartes devant soi et celles du tribut, et elle ne peut servir que "
            "depuis la pile remportée.",
            'The rule speaks of the "runes" to take, and Freyja shows none. But she is listed among the score cards, '
            "the aim of the game promises the cards in front of you and those of the tribute, and she is of use only "
            "from the won pile.",
        ),
        example=Said(
            "Mise exacte avec un Thor et une Freyja, tribut avec une Freyja : 1 + 1 = 2 Freyja remportées, et le Thor.",
            "An exact stake with a Thor and a Freyja, a tribute with a Freyja: 1 + 1 = 2 Freyja cards won, and the "
            "Thor.",
        ),
        source=SPRING,
        status=READING,
        cards=("freyja", "thor"),
        related=("vedrfolnir.tribute.exact", "vedrfolnir.tribute.freyja", "vedrfolnir.freyja"),
        other=Said(
            "On peut s'en tenir au mot « runes » et défausser alors les Freyja.",
            'One can hold to the word "runes" and discard the Freyja cards then.',
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.tribute.over",
        title=Said("Dépasser fait perdre sa mise", "Going over loses the stake"),
        answer=Said(
            "Qui dépasse son objectif défausse toute sa mise et n'a aucune part du tribut ; ses jokers et ses "
            "cartes remportées restent.",
            "Whoever goes over the objective discards the whole stake and gets no share of the tribute; their "
            "jokers and won cards stay.",
        ),
        text=Said(
            "La mise part avant le partage : ses runes et ses Freyja ne comptent dans aucune majorité. Seuls les "
            "autres joueurs se comparent. Les cartes déjà remportées ne sont jamais perdues.",
            "The stake leaves before the sharing: its runes and its Freyja cards count in no majority. Only the "
            "other players are compared. Cards already won are never lost.",
        ),
        example=Said(
            "Bjorn dépasse avec 5 runes Thor dans sa mise. Liv en a 1 et Astrid aucune : les Thor du tribut vont à "
            "Liv.",
            "Bjorn goes over with 5 Thor runes in his stake. Liv has 1 and Astrid none: the Thor cards of the "
            "tribute go to Liv.",
        ),
        source=VEDRFOLNIR,
        cards=("freyja", "thor"),
        related=(
            "vedrfolnir.stars.over",
            "vedrfolnir.tribute.majority",
            "vedrfolnir.tribute.tie",
            "vedrfolnir.collecte.all_leave",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.collecte.all_leave",
        title=Said("Ce qui quitte la table après une collecte", "What leaves the table after a collection"),
        answer=Said(
            "Après toute collecte, chaque mise et ce qui reste du tribut vont à la défausse ; seuls restent les "
            "jokers et les cartes remportées.",
            "After every collection, each stake and what is left of the tribute go to the discard pile; only "
            "jokers and won cards stay.",
        ),
        text=Said(
            "Cela vaut au compte exact comme après un dépassement, et pour les mises de ceux qui n'y étaient pour "
            "rien. Pour le tribut, le livre l'écrit en solo et pour les runes à égalité ; ailleurs, cela s'en déduit. "
            "La manche suivante repart de zéro, avec un objectif de 12 étoiles pour tous.",
            "This holds for an exact collection as well as after somebody went over, and for the stakes of those who "
            "had no part in it. For the tribute, the book says so in the solo game and for tied runes; elsewhere it "
            "follows. The next round starts afresh, with an objective of 12 stars for everyone.",
        ),
        example=Said(
            "Astrid tombe juste. Liv avait 11 étoiles et 3 cartes Odin dans sa mise : tout part à la défausse.",
            "Astrid is exact. Liv had 11 stars and 3 Odin cards in her stake: all of it goes to the discard pile.",
        ),
        source=VEDRFOLNIR,
        cards=("odin",),
        related=(
            "vedrfolnir.tribute.exact",
            "vedrfolnir.tribute.over",
            "vedrfolnir.jokers.stay",
            "vedrfolnir.turn.stop",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.collecte.next_player",
        title=Said("Le joueur suivant après une collecte", "The next player after a collection"),
        answer=Said(
            "La nouvelle manche commence par le voisin de gauche de celui dont c'était le tour, quel que soit celui "
            "qui a collecté ou dépassé.",
            "The new round begins with the left neighbour of the player whose turn it was, whoever collected or went "
            "over.",
        ),
        text=Said(
            "Le tour interrompu n'est pas repris : le joueur actif ne pioche pas de nouveau. Avoir gagné ou perdu "
            "la collecte ne change pas l'ordre.",
            "The interrupted turn is not resumed: the active player does not draw again. Having won or lost the "
            "collection does not change the order.",
        ),
        example=Said(
            "Astrid, Bjorn et Liv sont assis dans cet ordre vers la gauche. Astrid donne à Liv sa douzième étoile : "
            "Bjorn joue ensuite.",
            "Astrid, Bjorn and Liv sit in this order going left. Astrid gives Liv the twelfth star: Bjorn plays next.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.next", "vedrfolnir.turn.stop", "vedrfolnir.collecte.all_leave"),
    ),
    Entry(
        "vedrfolnir.collecte.two_at_once",
        title=Said("Deux collectes causées par une seule carte", "Two collections caused by one card"),
        answer=Said(
            "Si une carte mène à deux collectes à la fois, celle due à son effet vient d'abord, selon notre lecture, "
            "et met fin à la manche : l'autre n'a pas lieu.",
            "If one card leads to two collections at once, the one due to its effect comes first, by our reading, and "
            "ends the round: the other does not take place.",
        ),
        text=Said(
            "Le livre ne prévoit pas ce cas. Hell peut toucher une autre mise que celle qui la reçoit, et l'une et "
            "l'autre peuvent alors tomber juste ou dépasser. Nous jouons l'effet avant de compter les étoiles de la "
            "carte, et une collecte arrête tout. S'il y a partage, la mise qui a reçu la carte y prend part comme "
            "les autres.",
            "The book does not provide for this case. Hell may touch a stake other than the one that receives her, "
            "and then each of the two may be exact or over. We play the effect before counting the card's own stars, "
            "and a collection stops everything. If there is a sharing, the stake that received the card takes part "
            "in it like the others.",
        ),
        example=Said(
            "Astrid, à 10 étoiles, reçoit une Hell de 2 étoiles, qui fait partir le Nidhogg de Bjorn : Bjorn a 14 "
            "étoiles pour un objectif de 12 et dépasse. Astrid aurait eu 10 + 2 = 12, mais la manche est finie.",
            "Astrid, at 10 stars, receives a Hell of 2 stars, which removes Bjorn's Nidhogg: Bjorn has 14 stars "
            "for an objective of 12 and is over. Astrid would have had 10 + 2 = 12, but the round has ended.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("hell", "nidhogg"),
        related=(
            "vedrfolnir.turn.effect_before_stars",
            "vedrfolnir.stars.modifier_removed",
            "vedrfolnir.cards.hell",
            "vedrfolnir.turn.stop",
        ),
        other=Said(
            "On peut faire passer la mise qui tombe juste avant celle qui dépasse, quelle qu'en soit la cause.",
            "One can let the stake that is exact go before the one that is over, whatever the cause.",
        ),
    ),
)
