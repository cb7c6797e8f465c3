"""Cognars that the book shows being recruited."""

from referee.entry import EXAMPLE, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.recruiting.example_ulrog",
        title=Said("Serge recrute Ulrog", "Serge recruits Ulrog"),
        answer=Said(
            "Une carte Nain complète la première ligne de Serge, et il prend tout de suite Ulrog, qui va dans la "
            "colonne de la Forge.",
            "A dwarf card completes Serge's first line, and he takes Ulrog at once, who goes into the Forge column.",
        ),
        text=Said(
            "Ulrog a un grade coloré de Forge : pas de choix de colonne. Ce grade servira à une ligne future.",
            "Ulrog has a coloured Forge rank: there is no choice of column. That rank will serve a future line.",
        ),
        example=Said(
            "Avec 1 grade de Forge avant, par exemple, et Ulrog : 1 + 1 = 2.",
            "With 1 Forge rank before, say, and Ulrog: 1 + 1 = 2.",
        ),
        source=nains(9),
        status=EXAMPLE,
        cards=("ulrog",),
        related=(
            "nains.recruiting.line_rule",
            "nains.recruiting.coloured",
            "nains.cognars.ulrog",
            "nains.recruiting.example_fey",
        ),
    ),
    Entry(
        "nains.recruiting.example_fey",
        title=Said("Serge recrute Fey avec sa deuxième ligne", "Serge recruits Fey with his second line"),
        answer=Said(
            "Une carte de plus complète la deuxième ligne de Serge, et Fey rejoint sa colonne du Temple.",
            "One more card completes Serge's second line, and Fey joins his Temple column.",
        ),
        text=Said(
            "Les grades des Cognars comptent dans les lignes : celui du premier Cognar recruté peut faire partie de "
            "la deuxième. Deux lignes, deux Cognars.",
            "The ranks of Cognars count in the lines: that of the first Cognar recruited may be part of the "
            "second. Two lines, two Cognars.",
        ),
        example=Said(
            "Lignes 1 et 2 complètes, donc 1 + 1 = 2 Cognars en tout.",
            "Lines 1 and 2 complete, so 1 + 1 = 2 Cognars in all.",
        ),
        source=nains(9),
        status=EXAMPLE,
        cards=("fey",),
        related=("nains.recruiting.line_rule", "nains.cognars.fey", "nains.recruiting.example_ulrog"),
    ),
    Entry(
        "nains.recruiting.example_volgrir",
        title=Said("Serge recrute Volgrir et deux Cognars de plus", "Serge recruits Volgrir and two more Cognars"),
        answer=Said(
            "Une carte Bouclier complète une ligne et fait venir Volgrir, dont les deux grades complètent deux lignes "
            "et donnent deux autres Cognars.",
            "A Shield card completes a line and brings Volgrir, whose two ranks complete two lines and give two more "
            "Cognars.",
        ),
        text=Said(
            "Le Bouclier était la colonne en retard : chaque grade y ferme une ligne. Les deux nouveaux Cognars se "
            "prennent l'un après l'autre, le premier posé avant que l'on choisisse le second.",
            "The Shield was the column lagging behind: each rank there closes a line. The two new Cognars are "
            "taken one after the other, the first placed before the second is chosen.",
        ),
        example=Said(
            "Un Cognar pour la carte Bouclier, deux pour Volgrir : 1 + 2 = 3 Cognars dans ce tour.",
            "One Cognar for the Shield card, two for Volgrir: 1 + 2 = 3 Cognars in this turn.",
        ),
        source=nains(9),
        status=EXAMPLE,
        cards=("volgrir",),
        related=("nains.recruiting.several_lines", "nains.cognars.volgrir", "nains.recruiting.two_grades"),
    ),
)
