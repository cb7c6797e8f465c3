"""What hunters, miners, blacksmiths and explorers are worth, and what counts in any column."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.hunters",
        title=Said("Les chasseurs", "The hunters"),
        answer=Said(
            "Les chasseurs valent le carré de leur nombre de grades.",
            "Hunters are worth the square of their number of ranks.",
        ),
        text=Said(
            "Leurs cartes ne portent pas de points : seul le nombre de grades compte. Le plateau individuel montre la "
            "valeur à côté du dernier grade de la colonne.",
            "Their cards show no points: only the number of ranks counts. The player board shows the value beside the "
            "last rank of the column.",
        ),
        example=Said(
            "5 grades : 5 × 5 = 25. Un sixième porte la colonne à 6 × 6 = 36, donc 36 − 25 = 11 points de plus.",
            "5 ranks: 5 × 5 = 25. A sixth takes the column to 6 × 6 = 36, so 36 − 25 = 11 points more.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.classes.long_columns",
            "nidavellir.classes.grades_not_cards",
            "nidavellir.heroes.aral",
            "nidavellir.heroes.dagda",
        ),
    ),
    Entry(
        "nidavellir.miners",
        title=Said("Les mineurs", "The miners"),
        answer=Said(
            "Les mineurs valent le total de leurs points, multiplié par le nombre de grades de la colonne.",
            "Miners are worth the total of their points, multiplied by the number of ranks in the column.",
        ),
        text=Said(
            "On additionne d'abord, on multiplie ensuite. Chaque grade de la colonne entre dans le facteur, même "
            "celui qui vaut 0, et un héros à trois grades y entre trois fois.",
            "You add first and multiply afterwards. Every rank in the column goes into the factor, even one "
            "worth 0, and a hero with three ranks goes in three times.",
        ),
        example=Said(
            "Mineurs 0, 1, 2 et 2 : 0 + 1 + 2 + 2 = 5 points, et 5 × 4 = 20.",
            "Miners 0, 1, 2 and 2: 0 + 1 + 2 + 2 = 5 points, and 5 × 4 = 20.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.miners.zeros",
            "nidavellir.heroes.zoral",
            "nidavellir.heroes.lokdur",
            "nidavellir.heroes.zoral_and_lokdur",
            "nidavellir.animals.ratatosk",
        ),
    ),
    Entry(
        "nidavellir.miners.zeros",
        title=Said("Les mineurs de valeur 0", "Miners worth 0"),
        answer=Said(
            "Un mineur 0 n'ajoute rien à la somme, mais son grade augmente le facteur de 1.",
            "A miner worth 0 adds nothing to the sum, but its rank raises the factor by 1.",
        ),
        text=Said(
            "Il multiplie donc les points des autres. Une colonne faite seulement de 0 vaut 0, quel que soit son "
            "nombre de grades. Il compte aussi pour les lignes et pour la distinction comme tout autre mineur.",
            "So it multiplies the points of the others. A column of nothing but 0s is worth 0, however many ranks it "
            "has. For lines and for the distinction it counts like any other miner.",
        ),
        example=Said(
            "Mineurs 1 et 2 : (1 + 2) × 2 = 6. Avec un 0 de plus : (1 + 2 + 0) × 3 = 9. Deux 0 seuls : 0 × 2 = 0.",
            "Miners 1 and 2: (1 + 2) × 2 = 6. With one more 0: (1 + 2 + 0) × 3 = 9. Two 0s alone: 0 × 2 = 0.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.miners",
            "nidavellir.heroes.zoral",
            "nidavellir.animals.ratatosk",
            "nidavellir.classes.grades_not_cards",
        ),
    ),
    Entry(
        "nidavellir.blacksmiths",
        title=Said("Les forgerons", "The blacksmiths"),
        answer=Said(
            "Les forgerons valent 3 points pour le premier grade, 4 de plus pour le deuxième, 5 de plus pour le "
            "troisième, et ainsi de suite.",
            "Blacksmiths are worth 3 points for the first rank, 4 more for the second, 5 more for the third, and "
            "so on.",
        ),
        text=Said(
            "Leurs cartes ne portent pas de points : seul le nombre de grades compte. Le plateau individuel donne le "
            "total en face du dernier grade : 25 pour cinq grades, 42 pour sept, 75 pour dix. On lit une seule case ; "
            "on n'additionne pas les cases.",
            "Their cards show no points: only the number of ranks counts. The player board gives the total beside the "
            "last rank: 25 for five ranks, 42 for seven, 75 for ten. You read a single space; you do not add the "
            "spaces up.",
        ),
        example=Said(
            "4 grades : 3 + 4 + 5 + 6 = 18. Un cinquième ajoute 7 : 18 + 7 = 25.",
            "4 ranks: 3 + 4 + 5 + 6 = 18. A fifth adds 7: 18 + 7 = 25.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.classes.long_columns",
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.heroes.aegur",
            "nidavellir.heroes.bonfur",
        ),
    ),
    Entry(
        "nidavellir.explorers",
        title=Said("Les explorateurs", "The explorers"),
        answer=Said(
            "Les explorateurs valent simplement la somme de leurs points.",
            "Explorers are simply worth the sum of their points.",
        ),
        text=Said(
            "Il n'y a ni facteur ni majorité à la fin. Les points de Hourya et d'Idunn se comptent dans cette "
            "colonne, avec le supplément qu'Idunn donne par grade.",
            "There is neither a factor nor a majority at the end. The points of Hourya and Idunn count in this "
            "column, with the extra that Idunn gives per rank.",
        ),
        example=Said("Explorateurs 5, 8 et 11 : 5 + 8 + 11 = 24.", "Explorers 5, 8 and 11: 5 + 8 + 11 = 24."),
        source=nidavellir(7),
        cards=("hourya", "idunn"),
        related=(
            "nidavellir.heroes.hourya",
            "nidavellir.heroes.idunn",
            "nidavellir.classes.grades_not_cards",
            "nidavellir.animals.garm",
        ),
    ),
    Entry(
        "nidavellir.classes.grades_not_cards",
        title=Said("Compter les grades d'une colonne", "Counting the ranks of a column"),
        answer=Said(
            "Dans toutes les classes on compte les grades, et une carte qui en montre deux ou trois compte deux "
            "ou trois fois.",
            "In every class you count ranks, and a card that shows two or three counts two or three times.",
        ),
        text=Said(
            "Cela vaut pour le carré des chasseurs, la suite des forgerons, le facteur des mineurs et la majorité des "
            "guerriers. Un grade vaut un grade, qu'il vienne d'un nain ou d'un héros, avec ou sans points imprimés.",
            "This holds for the square of the hunters, the sequence of the blacksmiths, the factor of the miners and "
            "the majority of the warriors. A rank is a rank, whether from a dwarf or a hero, with or without printed "
            "points.",
        ),
        example=Said(
            "Trois cartes de chasseur, dont Aral avec deux grades : 1 + 1 + 2 = 4 grades, et 4 × 4 = 16.",
            "Three hunter cards, one of them Aral with two ranks: 1 + 1 + 2 = 4 ranks, and 4 × 4 = 16.",
        ),
        source=nidavellir(7),
        cards=("aral",),
        related=(
            "nidavellir.distinctions.grades_not_cards",
            "nidavellir.warriors.grades",
            "nidavellir.hunters",
            "nidavellir.miners",
            "nidavellir.blacksmiths",
        ),
    ),
    Entry(
        "nidavellir.classes.long_columns",
        title=Said(
            "Colonne plus longue que le tableau du plateau",
            "A column longer than the table on the board",
        ),
        answer=Said(
            "La règle continue : les chasseurs restent au carré, et chaque forgeron de plus ajoute un point de "
            "plus que le précédent.",
            "The rule goes on: hunters are still squared, and each further blacksmith adds one point more than "
            "the one before.",
        ),
        text=Said(
            "Le tableau imprimé n'est qu'une aide. Il va jusqu'à 21 grades de chasseur, soit 441, et 25 grades de "
            "forgeron, soit 375. Au-delà on calcule.",
            "The printed table is only an aid. It goes up to 21 hunter ranks, which is 441, and 25 blacksmith "
            "ranks, which is 375. Beyond that you calculate.",
        ),
        example=Said(
            "22 chasseurs : 22 × 22 = 484. Le 25e forgeron a ajouté 27 points, le 26e en ajoute 28 : 375 + 28 = 403.",
            "22 hunters: 22 × 22 = 484. The 25th blacksmith added 27 points, the 26th adds 28: 375 + 28 = 403.",
        ),
        source=nidavellir(7),
        related=("nidavellir.hunters", "nidavellir.blacksmiths"),
    ),
    Entry(
        "nidavellir.classes.empty",
        title=Said("Une colonne vide", "An empty column"),
        answer=Said(
            "Une colonne sans grade vaut 0 point, et il n'y a aucune pénalité.",
            "A column without ranks is worth 0 points, and there is no penalty.",
        ),
        text=Said(
            "Une somme sans carte est nulle, le carré de zéro aussi, et la suite des forgerons n'a pas commencé. Une "
            "classe vide coûte seulement des lignes, donc des héros, pendant la partie.\nUn seul cas reste ouvert : si "
            "personne n'a de grade de guerrier, le livret ne dit pas si les plus fortes pièces s'ajoutent.",
            "A sum without cards is nothing, so is the square of zero, and the sequence of the blacksmiths has not "
            "begun. An empty class costs only lines, and so heroes, during the game.\nOne case alone is open: if "
            "nobody has a warrior rank, the book does not say whether the highest coins are added.",
        ),
        example=Said(
            "Valériane n'a pas de mineur : elle écrit 0 et compte les quatre autres classes normalement.",
            "Valériane has no miner: she writes 0 and counts the other four classes as usual.",
        ),
        source=nidavellir(7),
        related=("nidavellir.warriors.nobody", "nidavellir.classes.lines_do_not_score", "nidavellir.final_count.sum"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.classes.lines_do_not_score",
        title=Said("Les lignes ne rapportent pas de points", "Lines bring no points"),
        answer=Said(
            "Une ligne complète donne un héros pendant la partie, mais aucun point au décompte.",
            "A complete line gives a hero during the game, but no points in the count.",
        ),
        text=Said(
            "Le livret ne les compte pas dans la somme finale. Les points se prennent colonne par colonne.",
            "The book does not include them in the final sum. Points are taken column by column.",
        ),
        example=Said(
            "Cinq lignes et cinq héros : seuls comptent les grades des colonnes et les points de ces héros.",
            "Five lines and five heroes: only the ranks of the columns and the points of those heroes count.",
        ),
        source=nidavellir(13),
        related=("nidavellir.recruiting.line_rule", "nidavellir.final_count.sum", "nidavellir.classes.empty"),
    ),
    Entry(
        "nidavellir.classes.table",
        title=Said(
            "Le tableau des chasseurs et des forgerons",
            "The table of hunters and blacksmiths",
        ),
        answer=Said(
            "Le plateau imprime la valeur de chaque nombre de grades, de 1 à 21 pour les chasseurs et de 1 à 25 "
            "pour les forgerons.",
            "The board prints the value of each number of ranks, from 1 to 21 for the hunters and from 1 to 25 for "
            "the blacksmiths.",
        ),
        text=Said(
            "Chasseurs, de 1 à 21 grades : 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, "
            "324, 361, 400 et 441.\nForgerons, de 1 à 25 grades : 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, 102, "
            "117, 133, 150, 168, 187, 207, 228, 250, 273, 297, 322, 348 et 375.",
            "Hunters, from 1 to 21 ranks: 1, 4, 9, 16, 25, 36, 49, 64, 81, 100, 121, 144, 169, 196, 225, 256, 289, "
            "324, 361, 400 and 441.\nBlacksmiths, from 1 to 25 ranks: 3, 7, 12, 18, 25, 33, 42, 52, 63, 75, 88, "
            "102, 117, 133, 150, 168, 187, 207, 228, 250, 273, 297, 322, 348 and 375.",
        ),
        example=Said(
            "7 grades de chasseur valent 7 × 7 = 49, 7 grades de forgeron 33 + 9 = 42.",
            "7 hunter ranks are worth 7 × 7 = 49, 7 blacksmith ranks 33 + 9 = 42.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.hunters",
            "nidavellir.blacksmiths",
            "nidavellir.classes.long_columns",
        ),
        date=SECOND_EDITION,
    ),
)
