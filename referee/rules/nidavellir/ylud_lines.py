"""Ylud, the lines that she completes, and the heroes that come with them."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.ylud_column_choice",
        title=Said("Ylud : ce qu'elle rapporte selon la colonne", "Ylud: what she brings in each column"),
        answer=Said(
            "Ylud rapporte 11 chez les explorateurs et 7 chez les guerriers, mais une longue colonne de chasseurs, de "
            "mineurs ou de forgerons peut rapporter plus.",
            "Ylud brings 11 among the explorers and 7 among the warriors, but a long column of hunters, miners or "
            "blacksmiths may bring more.",
        ),
        text=Said(
            "Comptez la colonne avec et sans elle. Chez les chasseurs, le gain est de deux fois les grades déjà là, "
            "plus un. Chez les forgerons, il est du nombre de grades déjà là, plus trois. Chez les guerriers, elle "
            "peut aussi valoir la majorité, donc une pièce. Avec Idunn, son grade ajoute encore 2 chez les "
            "explorateurs.",
            "Count the column with and without her. Among the hunters the gain is twice the ranks already there, plus "
            "one. Among the blacksmiths it is the number of ranks already there, plus three. Among the warriors she "
            "may also be worth the majority, and so a coin. With Idunn her rank adds another 2 among the explorers.",
        ),
        example=Said(
            "Ylud avec 5 chasseurs : 36 − 25 = 11. Avec 5 forgerons : 33 − 25 = 8. Avec 4 mineurs qui font 6 "
            "points : (6 + 1) × 5 = 35 au lieu de 24.",
            "Ylud with 5 hunters: 36 − 25 = 11. With 5 blacksmiths: 33 − 25 = 8. With 4 miners that make 6 "
            "points: (6 + 1) × 5 = 35 instead of 24.",
        ),
        source=nidavellir(15),
        cards=("ylud", "idunn"),
        related=(
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.ylud_moving",
            "nidavellir.classes.grades_not_cards",
            "nidavellir.warriors.majority",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_lines",
        title=Said("Ylud et les lignes", "Ylud and lines"),
        answer=Said(
            "Posée dans une colonne, Ylud peut compléter une ligne et donner un héros, en fin d'âge 1 comme en "
            "fin d'âge 2.",
            "Placed in a column, Ylud may complete a line and give a hero, at the end of age 1 as at the end of age 2.",
        ),
        text=Said(
            "La règle des lignes s'applique comme toujours : une ligne de plus que le nombre de héros, Ylud "
            "comprise. Un héros obtenu en fin d'âge 1 arrive avant les distinctions, et ses grades y comptent.",
            "The rule of lines applies as always: one line more than the number of heroes, Ylud included. A hero "
            "obtained at the end of age 1 arrives before the distinctions, and its ranks count there.",
        ),
        example=Said(
            "Serge a Ylud pour seul héros, 2 grades dans quatre classes et 1 mineur. Il la pose chez les mineurs : 1 + "
            "1 = 2 lignes pour 1 héros. Il en recrute un.",
            "Serge has Ylud as his only hero, 2 ranks in four classes and 1 miner. He places her among the miners: 1 + "
            "1 = 2 lines for 1 hero. He recruits one.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=(
            "nidavellir.heroes.ylud",
            "nidavellir.recruiting.line_rule",
            "nidavellir.heroes.ylud_moved_lines",
            "nidavellir.heroes.ylud_last_hero",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_moved_lines",
        title=Said("Ylud déplacée : anciens et nouveaux héros", "Ylud moved: old and new heroes"),
        answer=Said(
            "En quittant une colonne Ylud ne fait perdre aucun héros, et sa nouvelle place n'en donne un que s'il "
            "y a une ligne de plus que de héros.",
            "Leaving a column, Ylud costs no hero, and her new place gives one only if there is one line more "
            "than there are heroes.",
        ),
        text=Said(
            "On compte les lignes une fois Ylud reposée. Refaire ailleurs une ligne qu'elle a défaite en partant ne "
            "donne donc rien. Tout cela découle de la règle des lignes (p. 9) ; aucune règle ne fait rendre un héros "
            "déjà recruté.",
            "Lines are counted once Ylud has been put down again. So remaking elsewhere a line that she undid by "
            "leaving gives nothing. All this follows from the rule of lines (p. 9); no rule makes you give back a hero "
            "already recruited.",
        ),
        example=Said(
            "Serge a 3 héros et les colonnes 4, 5, 4, 4 et 3, Ylud étant dans celle de 5. Il la met dans celle de 3 : "
            "toutes ont 4 grades. Avec 4 lignes pour 3 héros, il en recrute un.",
            "Serge has 3 heroes and the columns 4, 5, 4, 4 and 3, with Ylud in the column of 5. He moves her to the "
            "column of 3: all have 4 ranks. With 4 lines for 3 heroes, he recruits one.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=("nidavellir.heroes.ylud_moving", "nidavellir.heroes.ylud_lines", "nidavellir.recruiting.line_rule"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.ylud_last_hero",
        title=Said("Un héros gagné grâce à Ylud à la toute fin", "A hero won through Ylud at the very end"),
        answer=Said(
            "Recruter un héros grâce à Ylud avant le décompte est un vrai recrutement : le héros a ses points et tous "
            "ses effets.",
            "Recruiting a hero through Ylud before the count is a real recruitment: the hero has its points and all "
            "its effects.",
        ),
        text=Said(
            "Grid transforme encore une pièce, Dagda et Bonfur défaussent encore. Un héros de classe entre dans "
            "sa colonne et peut compléter une autre ligne. On ne compte qu'ensuite.",
            "Grid still transforms a coin, Dagda and Bonfur still discard. A class hero joins its column and may "
            "complete another line. Only afterwards are points counted.",
        ),
        example=Said(
            "Ylud complète une ligne, Anne choisit Grid : son 14 devient 14 + 7 = 21, et Grid vaut encore 7. Gain "
            ": 7 + 7 = 14 points.",
            "Ylud completes a line, Anne chooses Grid: her 14 becomes 14 + 7 = 21, and Grid is worth another 7. "
            "Gain: 7 + 7 = 14 points.",
        ),
        source=nidavellir(15),
        cards=("ylud", "grid", "dagda", "bonfur"),
        related=(
            "nidavellir.heroes.ylud_lines",
            "nidavellir.heroes.ylud_and_thrud",
            "nidavellir.heroes.grid",
            "nidavellir.heroes.dagda",
        ),
    ),
)
