"""A collecte: who takes the tribute, what is discarded, and who plays next."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
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
            "Thor et Surtr, et Sleipnir part.",
            "Astrid's stake: an Odin of 3 runes and Sleipnir; tribute: a Thor of 2 runes and a Surtr of 1. She takes "
            "Odin, Thor and Surtr, and Sleipnir leaves.",
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
            "celles, faire 12 gagne quoi, butin de la collecte, 12 je gagne quoi",
            "what do I take with exact stars, exact collection, exact number, take the whole tribute, win the "
            "tribute, do the others get anything, must I take Surtr on exact, keep my own stake cards, 12 what do I "
            "get, pick up the middle, someone nails 12, hit row, taking everything with 12, take my stake too, spoils "
            "of a collection, 12 what do I win",
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
        source=SPRING,
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
    ),
    Entry(
        "vedrfolnir.tribute.majority",
        title=Said("Le partage du tribut à la majorité", "Sharing the tribute by majority"),
        answer=Said(
            "Quand un joueur a dépassé, chaque sorte de runes du tribut va tout entière à celui des autres qui a le "
            "plus de runes de cette sorte dans sa mise.",
            "When a player has gone over, each kind of runes in the tribute goes whole to whoever of the others has "
            "the most runes of that kind in the stake.",
        ),
        text=Said(
            "On compte les runes et non les cartes, et seulement celles de la mise : la pile remportée ne compte "
            "pas. Chaque sorte se décide à part, et un joueur peut en gagner plusieurs. Les runes qui ont donné la "
            "majorité ne sont pas gagnées : cette mise part ensuite à la défausse.",
            "Runes are counted and not cards, and only those in the stake: the won pile does not count. Each kind is "
            "decided on its own, and one player may win several. The runes that made the majority are not won: that "
            "stake goes to the discard pile afterwards.",
        ),
        example=Said(
            "Bjorn a une carte Thor de 3 runes, Liv deux cartes Thor de 1 : 1 + 1 = 2. Bjorn prend toutes les cartes "
            "Thor du tribut.",
            "Bjorn has one Thor card of 3 runes, Liv two Thor cards of 1: 1 + 1 = 2. Bjorn takes all Thor cards of "
            "the tribute.",
        ),
        source=VEDRFOLNIR,
        cards=("thor",),
        related=(
            "vedrfolnir.collecte.majority_example",
            "vedrfolnir.tribute.tie",
            "vedrfolnir.tribute.nobody",
            "vedrfolnir.tribute.freyja_in_stake",
            "vedrfolnir.tribute.surtr",
        ),
        asked=Said(
            "majorité de runes, le plus de runes, qui prend le tribut, quelqu'un dépasse qui prend le tribut, partage "
            "du tribut, partager le tribut après un dépassement, compter cartes ou runes, runes de la pile gagnée, le "
            "plus de runes Thor, le plus de runes Odin, quelqu'un a sauté qui prend le milieu, type de rune, symboles "
            "nombre, dépassé on fait quoi du tribut, comment répartir",
            "rune majority, most runes, who takes the tribute, somebody busts who takes the tribute, share the "
            "tribute, split the tribute after a bust, count cards or runes, do won runes count, most Thor runes, most "
            "Odin runes, somebody busted who takes the middle, type of rune, number, went over what happens to the "
            "tribute, who picks up the tribute after a bust, split up how",
        ),
    ),
    Entry(
        "vedrfolnir.collecte.majority_example",
        title=Said("Exemple du livre : Thor et Odin partagés", "The book's example: Thor and Odin shared out"),
        answer=Said(
            "Le joueur 2, avec 3 runes Thor contre 1, prend les Thor du tribut, et le joueur 3, avec 2 runes Odin "
            "contre 1, prend les Odin.",
            "Player 2, with 3 Thor runes against 1, takes the Thor cards of the tribute, and player 3, with 2 Odin "
            "runes against 1, takes the Odin cards.",
        ),
        text=Said(
            "Le joueur 1 a dépassé et reste hors du partage. Le livre nomme deux fois le joueur 2, aussi pour les "
            "Odin : c'est une faute d'impression, car la règle qu'il illustre donne les Odin au joueur 3.",
            "Player 1 has gone over and stays out of the sharing. The book names player 2 twice, for the Odin cards "
            "as well: a misprint, since the very rule it illustrates gives them to player 3.",
        ),
        example=Said(
            "Thor : 3 contre 1, écart 3 − 1 = 2 pour le joueur 2. Odin : 2 contre 1, écart 2 − 1 = 1 pour le joueur 3.",
            "Thor: 3 against 1, a lead of 3 − 1 = 2 for player 2. Odin: 2 against 1, a lead of 2 − 1 = 1 for player 3.",
        ),
        source=VEDRFOLNIR,
        status=EXAMPLE,
        cards=("thor", "odin"),
        related=("vedrfolnir.tribute.majority", "vedrfolnir.tribute.tie"),
        asked=Said(
            "exemple de majorité, exemple de partage du tribut, exemple partage, exemple de collecte, exemple après "
            "un dépassement, 3 runes Thor contre 1, joueur 2 deux fois, erreur du livre, faute d'impression, coquille "
            "page 3, livre faux, donne prend, joueur 2 nommé deux fois",
            "example of majority, majority example, example of sharing the tribute, example share, example of a "
            "collection, 3 Thor runes against 1, player 2 twice, misprint in the book, error in the book, typo in the "
            "rulebook, rulebook wrong, 3 versus 1, wins gives sample printed picture sense",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.tie",
        title=Said("L'égalité sur une sorte de runes", "A tie for a kind of runes"),
        answer=Said(
            "À égalité pour le plus de runes d'une sorte, personne ne prend ces cartes du tribut : elles vont à la "
            "défausse.",
            "If players tie for the most runes of a kind, nobody takes those cards of the tribute: they go to the "
            "discard pile.",
        ),
        text=Said(
            "Elles ne se partagent pas et n'attendent pas la manche suivante. Les autres sortes ne sont pas touchées "
            "par cette égalité. Ni les étoiles, ni le nombre de cartes, ni le joueur actif ne départagent.",
            "They are not split and do not wait for the next round. The other kinds are untouched by this tie. "
            "Neither stars, nor the number of cards, nor being the active player breaks it.",
        ),
        example=Said(
            "Bjorn et Liv ont chacun 2 runes Odin : les cartes Odin du tribut sont défaussées. Liv a seule des runes "
            "Thor : les cartes Thor sont à elle.",
            "Bjorn and Liv have 2 Odin runes each: the Odin cards of the tribute are discarded. Liv alone has Thor "
            "runes: the Thor cards are hers.",
        ),
        source=VEDRFOLNIR,
        cards=("odin", "thor"),
        related=("vedrfolnir.tribute.majority", "vedrfolnir.tribute.nobody", "vedrfolnir.tribute.freyja"),
        asked=Said(
            "égalité de runes, autant de runes, même nombre de runes, on a 2 Odin chacun, même nombre de runes Thor, "
            "égalité de majorité, égalité qui prend, tribut à égalité, cartes à égalité vont où, partager moitié "
            "moitié, ex aequo de runes, départager les runes, joueurs milieu reste, égalité au partage",
            "tie for runes, as many runes, same number of runes, both have 2 Odin, same number of Thor runes, tied "
            "majority, we tie who takes, tribute tie, tied cards go where, split half, draw for runes, deadlock, "
            "tie-breaker of runes, equal stay middle, tie in the share",
        ),
    ),
    Entry(
        "vedrfolnir.tribute.nobody",
        title=Said("Une sorte de runes que personne n'a", "A kind of runes that nobody has"),
        answer=Said(
            "Nous lisons que, si aucun des autres joueurs n'a de rune d'une sorte, personne ne prend ces cartes du "
            "tribut et elles sont défaussées.",
            "We read that, if none of the other players has a rune of a kind, nobody takes those cards of the "
            "tribute and they are discarded.",
        ),
        text=Said(
            "Le livre ne nomme pas ce cas. Mais la majorité revient à qui possède des runes, et zéro partout est "
            "aussi une égalité. Les runes de celui qui a dépassé ne comptent pas non plus. Une seule rune, ou une "
            "seule Freyja, suffit dès que les autres n'ont rien.",
            "The book does not name this case. But the majority belongs to somebody who has runes, and zero all "
            "round is a tie too. The runes of whoever went over do not count either. One rune, or one Freyja, is "
            "enough when the others have none.",
        ),
        example=Said(
            "Le tribut contient un Surtr, et ni Bjorn ni Liv n'ont de rune Surtr : il est défaussé et ne coûte rien "
            "à personne.",
            "The tribute holds a Surtr, and neither Bjorn nor Liv has a Surtr rune: it is discarded and costs nobody "
            "anything.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("freyja", "surtr"),
        related=("vedrfolnir.tribute.majority", "vedrfolnir.tribute.tie", "vedrfolnir.tribute.surtr"),
        asked=Said(
            "personne n'a de rune, personne n'a de Thor, personne n'a d'Odin, aucun joueur n'a d'Odin, personne n'a "
            "de Surtr, zéro rune, tout le monde à zéro rune, aucune rune de cette sorte, cartes du tribut que "
            "personne ne prend, type absent, personne n'a de runes dans sa mise, personne ne peut prendre, majorité "
            "milieu seul sauté avait, personne a de runes Odin, pas de Thor dans les mises, aucun de nous n'a de "
            "Surtr",
            "nobody has a rune, nobody has Thor, no one has Odin, nobody has Odin, nobody has Surtr, zero runes, "
            "everyone zero runes, nobody has that kind, tribute cards no one takes, missing kind, nobody has runes in "
            "the stake, no one can claim, middle holds busted guy symbol around table, no Thor in any stake, none of "
            "us has Surtr",
        ),
        other=Said(
            "On peut laisser ces cartes dans le tribut pour la manche suivante, puisque personne ne les a gagnées. "
            "En solo, on peut aussi les donner à la seule zone qui reste au partage : aucune n'en a plus qu'elle.",
            "One can leave those cards in the tribute for the next round, since nobody has won them. In the solo "
            "game one can also give them to the only area left to share: none has more than it.",
        ),
    ),
    Entry(
        "vedrfolnir.collecte.freyja",
        title=Said("Freyja lors d'une collecte exacte", "Freyja when runes are collected exactly"),
        answer=Said(
            "Selon notre lecture, un joueur qui tombe juste prend aussi les cartes Freyja de sa mise et du tribut "
            "dans sa pile remportée.",
            "By our reading, a player with the exact number also takes the Freyja cards of their own stake and of "
            "the tribute.",
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
        source=VEDRFOLNIR,
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
            "rien. Pour le tribut, le livre ne l'écrit en toutes lettres qu'en solo. Les étoiles et les objectifs "
            "repartent de zéro : la manche suivante commence avec l'objectif 12 pour tous.",
            "This holds for an exact collection as well as after somebody went over, and for the stakes of those "
            "who had no part in it. For the tribute the book spells it out only in the solo game. Stars and "
            "objectives start afresh: the next round begins with an objective of 12 for everyone.",
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
            "Si une carte mène à deux collectes à la fois, nous lisons que celle due à son effet vient d'abord et "
            "finit la manche : l'autre n'a pas lieu.",
            "If one card leads to two collections at once, we read that the one due to its effect comes first and "
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
