"""The Errants, and the tokens that hide their values."""

from referee.entry import READING, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.errants",
        title=Said("Les Errants", "The Errants"),
        answer=Said(
            "La colonne des Errants vaut la somme des points qu'aucun jeton Paria ne recouvre.",
            "The Errants column is worth the sum of the points that no Pariah token covers.",
        ),
        text=Said(
            "Entre cartes Nain, chaque valeur ne compte donc qu'une fois, sauf celles que l'on découvre à la fin. "
            "Oösram, Dröh et Brum enlèvent des jetons juste avant le décompte.",
            "So among dwarf cards each value counts only once, except those uncovered at the end. Oösram, Dröh and "
            "Brum remove tokens just before the count.",
        ),
        example=Said(
            "Visibles 4 et 9, un second 9 sous un jeton : 4 + 9 = 13.",
            "Visible 4 and 9, a second 9 under a token: 4 + 9 = 13.",
        ),
        source=nains(7),
        cards=("oosram", "droh", "brum"),
        related=(
            "nains.errants.pariah",
            "nains.errants.lifting",
            "nains.cognars.oosram",
            "nains.cognars.droh",
            "nains.elites.brum",
        ),
    ),
    Entry(
        "nains.errants.pariah",
        title=Said("Le jeton Paria", "The Pariah token"),
        answer=Said(
            "Un Errant recruté dont la valeur est déjà dans la colonne reçoit un jeton, qui cache sa valeur et rien "
            "d'autre.",
            "A recruited Errant whose value is in the column already gets a token, which hides its value and "
            "nothing else.",
        ),
        text=Said(
            "Le jeton va sur la nouvelle carte, jamais sur la première, et il est obligatoire. Le troisième "
            "exemplaire en reçoit un comme le deuxième.\nSous le jeton, le grade compte toujours pour les lignes et "
            "la majorité, et le symbole Malt compte aussi.",
            "The token goes on the new card, never on the first one, and it is compulsory. The third copy gets one "
            "too, just as the second does.\nUnder the token the rank still counts for lines and the majority, and the "
            "Malt symbol counts too.",
        ),
        example=Said(
            "Trois Errants de 9 : le premier compte 9, les deux autres portent un jeton. Il y a pourtant trois grades.",
            "Three Errants of 9: the first counts 9, the other two carry a token. There are three ranks all the same.",
        ),
        source=nains(7),
        related=("nains.errants", "nains.errants.lifting", "nains.errants.pariah_cognars"),
    ),
    Entry(
        "nains.errants.lifting",
        title=Said("Enlever des jetons Paria", "Removing Pariah tokens"),
        answer=Said(
            "À la fin de la partie, juste avant le décompte, Oösram enlève deux jetons, Dröh un et Brum un, au "
            "choix de leur propriétaire.",
            "At the end of the game, just before the count, Oösram removes two tokens, Dröh one and Brum one, of "
            "their owner's choice.",
        ),
        text=Said(
            "Rien ne bouge au moment où on les recrute : un jeton posé après eux pourra donc encore partir. Une "
            "valeur découverte compte même si la colonne la montre déjà, et il vaut mieux choisir les plus fortes. "
            "S'il y a moins de jetons que de pouvoirs, les pouvoirs en trop ne servent à rien.",
            "Nothing moves when they are recruited: so a token placed after them may still go. An uncovered value "
            "counts even if the column shows it already, and it is best to choose the highest. If there are fewer "
            "tokens than powers, the powers left over are of no use.",
        ),
        example=Said(
            "Jetons sur 4, 6 et 9, avec Oösram : on découvre 9 et 6, soit 9 + 6 = 15 points de plus.",
            "Tokens on 4, 6 and 9, with Oösram: you uncover 9 and 6, that is 9 + 6 = 15 points more.",
        ),
        source=nains(12, 15),
        cards=("oosram", "droh", "brum"),
        related=("nains.cognars.oosram", "nains.cognars.droh", "nains.elites.brum", "nains.errants.pariah"),
    ),
    Entry(
        "nains.errants.pariah_cognars",
        title=Said("Un jeton Paria pour un Cognar", "A Pariah token for a Cognar"),
        answer=Said(
            "Oösram, Dröh et Ga'at ne reçoivent jamais de jeton Paria, mais la carte Nain de même valeur qui vient "
            "après eux en reçoit un.",
            "Oösram, Dröh and Ga'at never get a Pariah token, but the dwarf card of the same value that comes after "
            "them does.",
        ),
        text=Said(
            "Le livre parle de toute carte des Errants que l'on recrute, mais place cet effet dans le tour au moment "
            "où l'on prend une carte Nain à la taverne, avant le Cognar. Nous suivons le déroulement du tour : le "
            "Cognar échappe au jeton. Sa valeur est ensuite dans la colonne, où l'Errant suivant la trouve déjà.",
            "The book speaks of any Errants card that is recruited, but puts this effect in the turn where a dwarf "
            "card is taken from the tavern, before the Cognar. We follow the course of the turn: the Cognar escapes "
            "the token. From then on its value is in the column, where the next Errant finds it already.",
        ),
        example=Said(
            "Ga'at compte 9 parmi les Errants. Un Errant de 9 recruté plus tard porte un jeton ; recruté avant, il "
            "reste visible, et Ga'at aussi.",
            "Ga'at counts 9 among the Errants. An Errant of 9 recruited later carries a token; recruited before, it "
            "stays visible, and so does Ga'at.",
        ),
        source=nains(7, 9),
        status=READING,
        cards=("oosram", "droh", "gaat"),
        related=("nains.errants.pariah", "nains.cognars.oosram", "nains.cognars.droh", "nains.cognars.gaat"),
        other=Said(
            "Dröh et Oösram sont des cartes de l'Ordre des Errants : ils reçoivent eux aussi un jeton si leur "
            "valeur est déjà là.",
            "Dröh and Oösram are cards of the Order of the Errants: they too get a token if their value is there "
            "already.",
        ),
    ),
)
