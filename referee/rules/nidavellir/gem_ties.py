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
        asked=Said(
            "deux joueurs à égalité, deux mises identiques, pièce prend diamant ex aequo donne cristaux 5 contre "
            "pareille, je récupère ma gemme, j'ai la gemme 2 et lui la 5, comment échanger les gemmes à deux, lui et "
            "moi avons joué 4, échange de gemmes à 2, Léa et moi avons mis 3, deux gemmes à échanger, mon voisin et "
            "moi à égalité, égalité entre deux joueurs, échange entre deux, gemmes 3 et 5 à égalité, deux à égalité "
            "gemmes 2 et 4, on échange nos cailloux à deux",
            "2-way tie, same bid, both, matched trade jewels gem 5 coins only alike, get my gem back, two players "
            "same bid, he and I both played 4, swap of two gems, gem swap with two tied, I have gem 5 he has gem 2, "
            "my neighbour and I tied, another player and I tied, just swap between two, gems 3 and 5 tied, two tied "
            "gems 2 and 4, two players played 5 what happens to their gems, we both bid the same do we trade gems",
        ),
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
        asked=Said(
            "trois joueurs à égalité, gemme du milieu, médiane, ex aequo change diamant cristal entre deux autres "
            "garde personnes mis 5 tourner, nous sommes trois à la même mise, la gemme du milieu reste, qui donne à "
            "qui, trois joueurs ont joué pareil, échange de gemmes à 3, les trois ont misé 7, trois mises identiques, "
            "trois joueurs à égalité avec les gemmes 2 3 et 5, échange à trois, à trois sur la même mise, trois ex "
            "aequo qui échange",
            "3-way tie, middle gem, median, bid same swaps jewels keep between theirs people all put 5, three of us "
            "bid the same, the middle gem stays, who gives to whom, three players played the same, gem swap with "
            "three tied, three identical bids, three players tie with gems 2 3 and 5, three tied gems, three equal "
            "coins, three-way swap, three players played 4 what happens to their gems, three of us tied whose gems "
            "move, two others and I bid the same",
        ),
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
        asked=Said(
            "quatre joueurs à égalité, tout le monde à égalité, ex aequo échange diamants mis pareil gemmes 5 3 2 "
            "prend, tous les quatre la même mise, quatre mises pareilles, les deux du milieu échangent, gemmes 2 3 4 "
            "et 5, quatre joueurs ont misé la même pièce, échange de gemmes à 4, quatre mises identiques, quatre "
            "mêmes pièces, quatre à égalité qui échange avec qui, nous avons tous les quatre misé 3 comment les "
            "gemmes tournent, quatre ex aequo qui donne sa gemme, à quatre sur la même mise",
            "4-way tie, everybody tied, matched jewels move all people bid alike gems 5 3 2, all four of us bid the "
            "same, the two middle gems, gems 2 3 4 and 5, four players bid the same coin, gem swap with four tied, "
            "four identical bids, tie between four, four tied gems, all four of us tied who swaps, four players tied "
            "which gems move",
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
        asked=Said(
            "cinq joueurs à égalité, tous la même pièce, table mis pareil ex aequo garde cristal gemmes 1 change, "
            "tous les cinq la même mise, tout le monde a misé pareil, tous à égalité à cinq joueurs, tout le monde a "
            "joué 2, échange de gemmes à 5, les cinq ont joué pareil, cinq gemmes, cinq mises identiques, cinq mêmes "
            "pièces, toute la table a la même mise",
            "5-way tie, all the same coin, whole table bid alike matched keeps jewel gems 1 swaps, all five of us bid "
            "the same, everybody bid the same, everyone tied, everybody played 2, gem swap with five tied, five gems, "
            "gem swap between 5 players, five identical bids, five equal coins",
        ),
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
        asked=Said(
            "double égalité, deux paires, deux groupes, joueurs mis 5 autres 3 mélange gemmes ex aequo 4, deux ont "
            "misé 5 et deux autres 3, deux égalités en même temps, une égalité à deux et une à trois, égalités "
            "multiples, une paire a misé 4 et l'autre 2, deux ont mis 7 et trois ont mis 2, égalité 4-4 et 2-2, deux "
            "égalités différentes, à cinq deux ont mis 4 et deux ont mis 6, deux à 4 deux à 7",
            "double tie, two pairs, two groups, players bid 5 others 3 all tied people swap together 4s, two bid 5 "
            "and two others 3, two ties at once, two separate ties, several ties, one pair bid 4 and the other pair "
            "2, two bid 7 and three bid 2, one tie at 6 and another at 3, two different ties, two couples tied, one "
            "tie on 3 and one on 5, with five two put 4 and two put 6, two on 4 two on 7",
        ),
    ),
)
