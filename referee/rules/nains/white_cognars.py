"""The Cognars with a white grade, and the ally Ga'at."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.cognars.gurdan",
        title=Said("Gurdan : 22 points et 1 Malt", "Gurdan: 22 points and 1 Malt"),
        answer=Said(
            "Gurdan compte 22 points et apporte 1 symbole Malt, depuis la zone de Commandement.",
            "Gurdan counts 22 points and brings 1 Malt symbol, from the command zone.",
        ),
        text=Said(
            "Les 22 points sont fixes et n'appartiennent à aucune colonne. Son symbole Malt vaut autant que les "
            "autres et compte pour la majorité de Malt si Gurdan est recruté dans la première ère.",
            "The 22 points are fixed and belong to no column. The Malt symbol is worth as much as the others and "
            "counts for the Malt majority if Gurdan is recruited in the first era.",
        ),
        example=Said(
            "Gurdan seul, sans autre bonus : 22 + 1 = 23 points.",
            "Gurdan alone, without any other bonus: 22 + 1 = 23 points.",
        ),
        source=nains(15, 16),
        cards=("gurdan",),
        related=("nains.cognars.gurdan_and_borogam", "nains.malt", "nains.recruiting.white"),
    ),
    Entry(
        "nains.cognars.borogam",
        title=Said("Borogam : 14 points et 3 Malt", "Borogam: 14 points and 3 Malt"),
        answer=Said(
            "Borogam compte 14 points et apporte 3 symboles Malt, depuis la zone de Commandement.",
            "Borogam counts 14 points and brings 3 Malt symbols, from the command zone.",
        ),
        text=Said(
            "Les symboles Malt comptent avec tous les autres, y compris pour la majorité à la fin de la première ère "
            "si Borogam est déjà recruté.",
            "The Malt symbols count with all the others, for the majority at the end of the first era too if Borogam "
            "is recruited by then.",
        ),
        example=Said(
            "Borogam seul, sans autre bonus : 14 + 3 = 17 points.",
            "Borogam alone, without any other bonus: 14 + 3 = 17 points.",
        ),
        source=nains(15, 16),
        cards=("borogam",),
        related=("nains.cognars.gurdan_and_borogam", "nains.malt", "nains.recruiting.white"),
    ),
    Entry(
        "nains.cognars.gurdan_and_borogam",
        title=Said("Gurdan et Borogam ensemble", "Gurdan and Borogam together"),
        answer=Said(
            "Qui a Gurdan et Borogam dans sa zone de Commandement compte 1 point de plus pour chacun de ses symboles "
            "Malt.",
            "Whoever has Gurdan and Borogam in the command zone counts 1 point more for each of their Malt symbols.",
        ),
        text=Said(
            "Le bonus vaut pour tous les symboles Malt de la forteresse, pas seulement les quatre de ces deux cartes, "
            "et s'ajoute à celui de la Certification de Liqueur. Peu importe lequel est venu le premier. Un seul des "
            "deux ne donne rien de plus.",
            "The bonus holds for all Malt symbols of the fortress, not only the four of these two cards, and is added "
            "to that of the Liquor Certificate. It does not matter which came first. Either of them alone gives "
            "nothing extra.",
        ),
        example=Said(
            "Gurdan 1, Borogam 3 et 4 Malt dans l'armée : 8 Malt, donc 8 × 2 = 16 points.",
            "Gurdan 1, Borogam 3 and 4 Malt in the army: 8 Malt, so 8 × 2 = 16 points.",
        ),
        source=nains(13, 16),
        cards=("gurdan", "borogam", "liquor_certificate"),
        related=("nains.cognars.gurdan", "nains.cognars.borogam", "nains.malt", "nains.elites.liquor_certificate"),
    ),
    Entry(
        "nains.cognars.jorun",
        title=Said("Jorun : 3 points par rune différente", "Jorun: 3 points per different rune"),
        answer=Said(
            "À la fin, Jorun rapporte 3 points pour chaque rune différente de la forteresse, sa propre rune unique "
            "comprise.",
            "At the end, Jorun adds 3 points per different rune in the fortress, the card's own unique rune included.",
        ),
        text=Said(
            "On compte partout, dans l'armée comme dans la zone de Commandement, donc aussi la rune de Redwin. Deux "
            "runes identiques n'en font qu'une.",
            "Runes count everywhere, in the army as in the command zone, so Redwin's rune too. Two identical runes "
            "count as one.",
        ),
        example=Said(
            "Quatre runes différentes ailleurs : 4 + 1 = 5 avec celle de Jorun, donc 3 × 5 = 15 points.",
            "Four different runes elsewhere: 4 + 1 = 5 with Jorun's own, so 3 × 5 = 15 points.",
        ),
        source=nains(15, 16),
        cards=("jorun", "redwin"),
        related=("nains.cognars.jorun_and_forge", "nains.forge.runes", "nains.forge.unique_runes"),
    ),
    Entry(
        "nains.cognars.jorun_and_forge",
        title=Said("Jorun et le carré de la Forge", "Jorun and the square of the Forge"),
        answer=Said(
            "Chaque rune différente compte deux fois : dans le carré de la Forge, et pour 3 points avec Jorun.",
            "Each different rune counts twice: in the square of the Forge, and for 3 points with Jorun.",
        ),
        text=Said(
            "La rune de Jorun compte elle aussi dans le carré, alors que Jorun n'est dans aucune colonne : la Forge "
            "compte les runes de toute la forteresse.",
            "Jorun's rune counts in the square as well, although Jorun is in no column: the Forge counts the runes of "
            "the whole fortress.",
        ),
        example=Said(
            "Cinq runes différentes, celle de Jorun comprise : 5 × 5 = 25 à la Forge, 3 × 5 = 15 pour Jorun, soit 25 "
            "+ 15 = 40.",
            "Five different runes, Jorun's included: 5 × 5 = 25 in the Forge, 3 × 5 = 15 for Jorun, that is 25 + 15 = "
            "40.",
        ),
        source=nains(7, 16),
        cards=("jorun",),
        related=("nains.cognars.jorun", "nains.forge.runes", "nains.forge"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.cognars.oboron",
        title=Said("Oboron : 15 points et son Allié", "Oboron: 15 points and his ally"),
        answer=Said(
            "Oboron compte 15 points dans la zone de Commandement et amène aussitôt Ga'at dans la colonne de votre "
            "choix.",
            "Oboron counts 15 points in the command zone and at once brings Ga'at into the column of your choice.",
        ),
        text=Said(
            "Ga'at ne se recrute pas autrement et ne demande pas de ligne. Il faut le poser tout de suite, et on ne "
            "peut pas le garder pour plus tard.",
            "Ga'at cannot be recruited otherwise and needs no line. He must be placed right away and cannot be kept "
            "for later.",
        ),
        example=Said(
            "Oboron avec Ga'at parmi les Errants : 15 + 9 = 24 points.",
            "Oboron with Ga'at among the Errants: 15 + 9 = 24 points.",
        ),
        source=nains(15, 16),
        cards=("oboron", "gaat"),
        related=("nains.cognars.gaat", "nains.recruiting.white", "nains.recruiting.any_column"),
    ),
    Entry(
        "nains.cognars.gaat",
        title=Said("Ga'at : un grade multicolore", "Ga'at: a multicoloured rank"),
        answer=Said(
            "Ga'at a un grade dans la colonne où on le pose et y ajoute : un grade de plus au Bouclier, 2 points au "
            "Temple, 9 aux Errants, 4 à la Forge, 6 au Talion.",
            "Ga'at has one rank in the column where he is placed and adds there: one rank more in the Shield, 2 "
            "points in the Temple, 9 in the Errants, 4 in the Forge, 6 in the Talion.",
        ),
        text=Said(
            "Les points font partie de la colonne : au Temple, les symboles Occulte les multiplient. Ga'at vient avec "
            "Oboron, et le livre ne prévoit pas de le déplacer une fois posé. Il n'apporte ni rune, ni Malt, ni +1 à "
            "une pièce.",
            "The points are part of the column: in the Temple, the Occult symbols multiply them. Ga'at comes with "
            "Oboron, and the book has no rule for moving him once placed. He brings no rune, no Malt and no +1 on a "
            "coin.",
        ),
        example=Said(
            "Au Temple avec quatre symboles Occulte, Ga'at vaut 2 × 4 = 8 points.",
            "In the Temple with four Occult symbols, Ga'at is worth 2 × 4 = 8 points.",
        ),
        source=nains(16),
        cards=("oboron", "gaat"),
        related=(
            "nains.cognars.oboron",
            "nains.cognars.gaat_in_shield",
            "nains.cognars.gaat_line",
            "nains.recruiting.any_column",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.cognars.gaat_line",
        title=Said("Ga'at peut-il compléter une ligne", "Can Ga'at complete a line"),
        answer=Said(
            "Oui, le grade de Ga'at compte dans la colonne choisie, et la ligne qu'il complète donne un autre Cognar "
            "dans le même tour.",
            "Yes, Ga'at's rank counts in the column chosen, and the line that it completes gives another Cognar in "
            "the same turn.",
        ),
        text=Said(
            "Ga'at va dans l'armée, à la différence d'Oboron. Multicolore, son grade y tient lieu de l'Ordre de sa "
            "colonne ; selon notre lecture, il compte donc aussi pour la majorité à la fin de la première ère.",
            "Ga'at goes into the army, unlike Oboron. His rank, being multicoloured, stands there for the Order of "
            "its column; by our reading it therefore counts for the majority at the end of the first era too.",
        ),
        example=Said(
            "Grades 2, 2, 2, 2 et 1 : Ga'at posé dans la dernière colonne, 1 + 1 = 2, crée la deuxième ligne.",
            "Ranks 2, 2, 2, 2 and 1: Ga'at placed in the last column, 1 + 1 = 2, creates the second line.",
        ),
        source=nains(9),
        cards=("oboron", "gaat"),
        related=("nains.cognars.gaat", "nains.recruiting.any_column", "nains.recruiting.line_rule"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.cognars.gaat_in_shield",
        title=Said("Ga'at dans la colonne du Bouclier", "Ga'at in the Shield column"),
        answer=Said(
            "Au Bouclier, Ga'at compte pour deux grades : le sien, et le grade de plus qu'il y ajoute.",
            "In the Shield, Ga'at counts as two ranks: his own, and the extra one that he adds there.",
        ),
        text=Said(
            "Le livre lui donne d'abord un grade, puis dit ce qu'il ajoute selon la colonne ; au Bouclier, c'est un "
            "grade de plus. Partout ailleurs ce qu'il ajoute vient en plus de son grade, et, selon notre lecture, il "
            "en va de même ici. Les deux grades comptent pour Tiss et Abokar et pour les lignes.",
            "The book first gives him one rank, then says what he adds by column; in the Shield that is one extra "
            "rank. Everywhere else what he adds comes on top of his rank, and by our reading the same holds here. "
            "Both ranks count for Tiss and Abokar and for the lines.",
        ),
        example=Said(
            "Quatre grades de Bouclier, puis Ga'at : 4 + 2 = 6 ; selon l'autre lecture, 4 + 1 = 5.",
            "Four Shield ranks, then Ga'at: 4 + 2 = 6; by the other reading, 4 + 1 = 5.",
        ),
        source=nains(16),
        status=READING,
        cards=("abokar", "gaat", "tiss"),
        related=("nains.cognars.gaat", "nains.shield.grades", "nains.elites.tiss", "nains.cognars.abokar"),
        other=Said(
            "Le grade de plus n'est que celui qu'il a déjà : il compte pour un seul grade au Bouclier.",
            "The extra rank is simply the one he has already: he counts as a single rank in the Shield.",
        ),
        ruling="gaat_shield_grades",
    ),
)
