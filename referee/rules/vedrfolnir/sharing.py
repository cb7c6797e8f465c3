"""How the others share the tribute once a player has gone over."""

from referee.entry import EXAMPLE, READING, Entry, Said
from referee.rules.vedrfolnir.books import VEDRFOLNIR

ENTRIES = (
    Entry(
        "vedrfolnir.tribute.majority",
        title=Said("Le partage du tribut à la majorité", "Sharing the tribute by majority"),
        answer=Said(
            "Quand un joueur a dépassé, chaque sorte de runes du tribut va tout entière à celui des autres qui a le "
            "plus de runes de cette sorte dans sa mise.",
            "When a player has gone over, each kind of rune in the tribute goes as a whole to whoever of the others "
            "has the most runes of that kind in their stake.",
        ),
        text=Said(
            "On compte les runes et non les cartes, et seulement celles de la mise : la pile remportée ne compte pas. "
            "Chaque sorte se décide à part, et un joueur peut en gagner plusieurs. Les runes qui ont donné la "
            "majorité ne sont pas gagnées : cette mise part ensuite à la défausse.",
            "Runes are counted, not cards, and only those in the stake: the won pile does not count. Each kind is "
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
    ),
    Entry(
        "vedrfolnir.tribute.tie",
        title=Said("L'égalité sur une sorte de runes", "A tie for a kind of rune"),
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
    ),
    Entry(
        "vedrfolnir.tribute.nobody",
        title=Said("Une sorte de runes que personne n'a", "A kind of rune that nobody has"),
        answer=Said(
            "Selon notre lecture, si aucun des autres joueurs n'a de rune d'une sorte, personne ne prend ces cartes "
            "du tribut et elles sont défaussées.",
            "By our reading, if none of the other players has a rune of a kind, nobody takes those cards of the "
            "tribute and they are discarded.",
        ),
        text=Said(
            "Le livre ne nomme pas ce cas. Mais la majorité suppose que l'on possède des runes, et zéro partout est "
            "aussi une égalité. Les runes de celui qui a dépassé ne comptent pas non plus. Une seule rune, ou une "
            "seule Freyja, suffit dès que les autres n'ont rien.",
            "The book does not name this case. But a majority supposes that somebody has runes, and zero all round is "
            "a tie too. The runes of whoever went over do not count either. One rune, or one Freyja, is enough when "
            "the others have none.",
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
        other=Said(
            "On peut laisser ces cartes dans le tribut pour la manche suivante, puisque personne ne les a gagnées. En "
            "solo, on peut aussi les donner à la seule zone qui reste au partage : aucune n'en a plus qu'elle.",
            "One can leave those cards in the tribute for the next round, since nobody has won them. In the solo game "
            "one can also give them to the only area left to share: no other area has more.",
        ),
    ),
)
