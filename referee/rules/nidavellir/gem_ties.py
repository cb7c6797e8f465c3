"""Whose gems are exchanged among two, three, four or five who are tied."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.gems.two",
        title=Said("Égalité à deux", "Two players tied"),
        answer=Said(
            "Deux joueurs à égalité échangent simplement leurs gemmes.",
            "Two tied players simply exchange their gems.",
        ),
        text=Said(
            "S'ils sont de nouveau à égalité plus tard, ils les échangent encore et chacun retrouve la sienne. Si "
            "l'un des deux a la gemme 6, rien ne bouge.",
            "If they tie again later they exchange once more and each has their own gem back. If one of the two "
            "holds gem 6, nothing moves.",
        ),
        example=Said(
            "Léa a la gemme 4 et Tom la 5. Tous deux misent 3 : Tom joue avant, puis Léa reçoit la 5 et Tom la 4.",
            "Léa has gem 4 and Tom has gem 5. Both bid 3: Tom acts first, then Léa gets the 5 and Tom the 4.",
        ),
        source=nidavellir(10),
        related=("nidavellir.gems.exchange", "nidavellir.gems.three", "nidavellir.gems.two_ties"),
    ),
    Entry(
        "nidavellir.gems.three",
        title=Said("Égalité à trois", "Three players tied"),
        answer=Said(
            "Entre trois joueurs à égalité, la plus forte et la plus faible gemme changent de main ; celle du milieu "
            "ne bouge pas.",
            "Among three tied players, the highest and the lowest gem change hands; the one in the middle does not "
            "move.",
        ),
        text=Said(
            "On cherche la gemme du milieu parmi les trois du groupe, pas parmi toutes celles de la table.",
            "The middle gem is the middle one of that group's three, not of all the gems at the table.",
        ),
        example=Said(
            "Gemmes 2, 3 et 5 à égalité : la 2 et la 5 s'échangent, la 3 reste. À quatre joueurs, la 4 est ailleurs "
            "et ne compte pas.",
            "Gems 2, 3 and 5 tied: the 2 and the 5 are exchanged, the 3 stays. With four players the 4 is elsewhere "
            "and does not count.",
        ),
        source=nidavellir(10),
        related=("nidavellir.gems.exchange", "nidavellir.gems.four", "nidavellir.gems.example_five_players"),
    ),
    Entry(
        "nidavellir.gems.four",
        title=Said("Égalité à quatre", "Four players tied"),
        answer=Said(
            "Entre quatre joueurs à égalité, la plus forte gemme s'échange avec la plus faible, et les deux du "
            "milieu s'échangent entre elles.",
            "Among four tied players, the highest gem is exchanged with the lowest, and the two in the middle with "
            "each other.",
        ),
        text=Said(
            "Cela vaut pour quatre joueurs sur la même valeur. Deux égalités de deux joueurs sont autre chose : "
            "chaque paire échange alors de son côté.",
            "This is for four players on the same value. Two ties of two players are something else: each pair then "
            "exchanges on its own.",
        ),
        example=Said(
            "Gemmes 2, 3, 4 et 5 à égalité : la 2 contre la 5, et la 3 contre la 4.",
            "Gems 2, 3, 4 and 5 tied: the 2 for the 5, and the 3 for the 4.",
        ),
        source=nidavellir(10),
        related=(
            "nidavellir.gems.exchange",
            "nidavellir.gems.three",
            "nidavellir.gems.five",
            "nidavellir.gems.two_ties",
        ),
    ),
    Entry(
        "nidavellir.gems.five",
        title=Said("Égalité à cinq", "Five players tied"),
        answer=Said(
            "Entre cinq joueurs à égalité, on échange comme à quatre, et la gemme du milieu ne bouge pas.",
            "Among five tied players, gems are exchanged as among four, and the one in the middle does not move.",
        ),
        text=Said(
            "Si l'un des cinq a la gemme 6, il sort du compte : il reste une égalité à quatre, sans gemme du milieu.",
            "If one of the five holds gem 6, that player is left out: a tie of four remains, which has no middle gem.",
        ),
        example=Said(
            "Gemmes 1 à 5 : la 1 contre la 5, la 2 contre la 4, et la 3 reste où elle est.",
            "Gems 1 to 5: the 1 for the 5, the 2 for the 4, and the 3 stays where it is.",
        ),
        source=nidavellir(10),
        related=("nidavellir.gems.exchange", "nidavellir.gems.four", "nidavellir.gems.three"),
    ),
    Entry(
        "nidavellir.gems.two_ties",
        title=Said("Deux égalités à la même taverne", "Two ties at the same tavern"),
        answer=Said(
            "Chaque égalité se règle à part : on n'échange qu'avec ceux qui ont misé la même valeur que soi.",
            "Each tie is settled separately: you only exchange with those who bid the same value as you.",
        ),
        text=Said(
            "Le nombre qui compte pour l'échange est celui des joueurs sur cette valeur. L'ordre des deux échanges "
            "est sans importance, puisqu'ils ne touchent pas les mêmes gemmes.",
            "What counts for the exchange is the number of players on that value. It does not matter which of the "
            "two exchanges comes first, since they touch different gems.",
        ),
        example=Said(
            "Mises 6, 6, 3, 3 avec les gemmes 2, 5, 3, 4 : la 2 et la 5 s'échangent, la 3 et la 4 aussi.",
            "Bids 6, 6, 3, 3 with gems 2, 5, 3, 4: the 2 and the 5 are exchanged, the 3 and the 4 as well.",
        ),
        source=nidavellir(10),
        related=("nidavellir.gems.exchange", "nidavellir.gems.two", "nidavellir.gems.example_five_players"),
    ),
)
