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
        asked=Said(
            "pile je prends quoi, que prend-on au compte exact, compte exact, collecte exacte, prendre tout le "
            "tribut, gagner le tribut, les autres ont quelque chose, obligé de prendre Surtr au compte exact, garder "
            "ses cartes de la mise, 12 je ramasse, tombe juste et ramasse le milieu, cartes du milieu, propres "
            "celles, faire 12 gagne quoi, butin de la collecte, 12 je gagne quoi, pile 12 je prends aussi le milieu",
            "what do I take with exact stars, exact collection, exact number, take the whole tribute, win the "
            "tribute, do the others get anything, must I take Surtr on exact, keep my own stake cards, 12 what do I "
            "get, pick up the middle, someone nails 12, hit row, taking everything with 12, take my stake too, spoils "
            "of a collection, 12 what do I win, hit 12 what do I take",
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
        asked=Said(
            "Freyja au compte exact, prendre Freyja si je tombe juste, Freyja et pile 12, garder Freyja sans rune, "
            "Freyja dans ma mise à la collecte, Freyja dans le tribut et 12, Freya compte exact, récupérer Freyja, "
            "déesse et 12, ramasser Freyja, Freyja quand on fait pile, rangée gagne milieu, Freyja gagnée avec 12",
            "Freyja on exact, take Freyja when I hit 12, Freyja and exactly 12, keep Freyja without runes, Freyja in "
            "my stake and I collect, Freyja in the tribute and exactly 12, Freya exact, pick up Freyja, bank the "
            "goddess, number win middle, 12 with a Freyja in my stake",
        ),
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
        asked=Said(
            "que perd-on en dépassant, dépasser je perds quoi, dépassé perdre sa mise, mise perdue, perdre ses jokers "
            "en dépassant, perdre ses cartes gagnées, celui qui dépasse participe au partage, mes runes comptent "
            "après avoir dépassé, brûler, trop d'étoiles garde quoi, points déjà gagnés, celui qui saute au partage, "
            "avais milieu, joueur qui a dépassé prend du tribut, exclu du partage, perdre tout si je saute, punition, "
            "sanction du dépassement, celui qui a dépassé a droit au tribut",
            "what do I lose when I go over, bust lose my stake, lose the stake, keep jokers after a bust, lose won "
            "cards, does the busted player share, do my runes count after going over, bust and majority, keep points "
            "already won, lose everything, stars exceed guy middle above, player who went over takes tribute, penalty "
            "for going over, can the one who went over take tribute",
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
        asked=Said(
            "vider la table après une collecte, les mises des autres partent, garder sa mise, je garde ma mise, reste "
            "du tribut, fin de manche, repartir de zéro, nettoyer, tout défausser, remettre à zéro les étoiles, "
            "cartes qui partent, ce qui reste, garde-t-on sa mise, mises des autres joueurs, saute milieu partage "
            "remet monde, défausser les mises",
            "clear the table after a collection, what stays after a collection, do other players lose their stake, "
            "keep my stake, rest of the tribute, leftover tribute, end of round, start again from zero, everything "
            "discarded, clean up, lose my row when someone hits 12, middle leftovers, stakes of the other players, "
            "sharing everybody, discard the stakes",
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
        asked=Said(
            "qui commence après une collecte, qui commence la nouvelle manche, joueur suivant après une collecte, "
            "nouvelle manche, qui joue après, qui pioche la nouvelle manche, le gagnant commence, joueur actif après "
            "un dépassement, rejouer son tour, premier joueur de la manche, tour interrompu, jouer sauté ensuite, qui "
            "démarre la manche suivante, celui qui a gagné recommence",
            "who starts after a collection, who starts the next round, next player after a collection, new round, who "
            "plays after, who draws in the new round, does the winner start, active player after a bust, play my turn "
            "again, first player of the round, turn cut, runes lead",
        ),
    ),
    Entry(
        "vedrfolnir.collecte.two_at_once",
        title=Said("Deux collectes causées par une seule carte", "Two collections caused by one card"),
        answer=Said(
            "Si une carte mène à deux collectes à la fois, celle due à son effet vient d'abord, selon notre lecture, "
            "et finit la manche : l'autre n'a pas lieu.",
            "If one card leads to two collections at once, the one due to its effect comes first, by our reading, and "
            "ends the round: the other does not take place.",
        ),
        text=Said(
            "Le livre ne prévoit pas ce cas. Hell peut toucher une autre mise que celle qui la reçoit, et l'une et "
            "l'autre peuvent alors tomber juste ou dépasser. Nous jouons l'effet avant de compter les étoiles de "
            "la carte, et une collecte arrête tout. La mise qui a reçu la carte prend part au partage comme les "
            "autres.",
            "The book does not provide for this case. Hell may touch a stake other than the one that receives her, "
            "and then each of the two may be exact or over. We play the effect before counting the card's own "
            "stars, and a collection stops everything. The stake that received the card takes part in the sharing "
            "like the others.",
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
        asked=Said(
            "deux collectes, deux collectes à la fois, deux joueurs en même temps, deux joueurs tombent juste, "
            "collectes simultanées, une carte déclenche deux collectes, Hell fait déborder un autre, Hell et deux "
            "collectes, deux gagnants, deux personnes déclenchent ensemble, d'abord saute, double collecte, un fait "
            "12 et un autre dépasse, deux qui sautent",
            "two collections, two collections at once, two players at the same time, two players hit exact, "
            "simultaneous collections, one card triggers two collections, Hell makes another bust, Hell and two "
            "collections, two winners, two people trigger together, puts counts, double collection, I hit 12 and he "
            "busts",
        ),
        other=Said(
            "On peut faire passer la mise qui tombe juste avant celle qui dépasse, quelle qu'en soit la cause.",
            "One can let the stake that is exact go before the one that is over, whatever the cause.",
        ),
    ),
)
