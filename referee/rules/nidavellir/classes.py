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
        asked=Said(
            "points des chasseurs, combien valent les chasseurs, valeur des chasseurs, comment comptent les "
            "chasseurs, 5 chasseurs combien de points, chasseurs au carré, vert, points des verts, multiplication "
            "archers 25, rapportent font chiffre, les chasseurs rapportent combien, 7 verts, calcul des chasseurs, "
            "chasseurs fois chasseurs, j'ai 6 chasseurs ça fait combien, combien pour 4 chasseurs",
            "hunter points, how do hunters score, how much are hunters worth, value of hunters, 5 hunters how many "
            "points, hunters squared, green, points of greens, 8 hunters, hunters calculation, hunters times hunters",
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
        asked=Said(
            "points des mineurs, combien valent les mineurs, comment comptent les mineurs, calcul des mineurs, "
            "multiplication des mineurs, 3 mineurs combien de points, orange, points des oranges, multiplicateur "
            "facteur additionner mineuses, fois bonshommes pioches, formule des mineurs, total fois nombre, 4 mineurs "
            "qui font 5, les mineurs rapportent combien, mineurs 1 1 2 0, somme fois nombre, produit",
            "miner points, how do miners score, how much are miners worth, miners multiplication, 3 miners how many "
            "points, multiplier factor times add first, count dwarfs, miner formula, how to count miners, sum times "
            "number, four miners sum 5, miners calculation, miners 1 1 2 0, what is a miner worth, product",
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
        asked=Said(
            "mineur 0, un mineur 0 compte, à quoi sert un mineur 0, mineur sans points, rien que des mineurs 0, "
            "inutile, prendre orange vaut rien, mineuse carte, pourquoi prendre un mineur 0, trois mineurs à zéro, un "
            "orange de 0, le zéro annule tout, mineur sans valeur, mineur à 0 dans le calcul",
            "miner 0, does a 0 miner count, what is a 0 miner for, miner worth nothing, only 0 miners, useless, "
            "worthless, take orange, why take a miner 0, do zeros multiply, does the zero cancel everything, "
            "valueless miner, miner 0 in the multiplication",
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
        asked=Said(
            "points des forgerons, combien valent les forgerons, comment comptent les forgerons, 6 forgerons combien "
            "de points, forgerons 3 4 5, suite des forgerons, piste des forgerons, violet, points des violets, "
            "forgeronnes escalier rangs cases, tableau rapporte additionne plateau, les forgerons rapportent combien, "
            "5 violets, calcul des forgerons, 3 puis 4 puis 5, suite mathématique",
            "blacksmith points, how do blacksmiths score, how much are blacksmiths worth, 6 blacksmiths how many "
            "points, blacksmiths 3 4 5, blacksmith sequence, blacksmith track, purple, purple dwarfs, staircase ranks "
            "spaces board, table add, blacksmith value, 7 purples, blacksmiths calculation, 3 then 4 then 5, "
            "mathematical sequence",
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
        asked=Said(
            "points des explorateurs, combien valent les explorateurs, valeur des explorateurs, comment comptent les "
            "explorateurs, addition des explorateurs, majorité des explorateurs à la fin, bleu, points des bleus, "
            "exploratrices chiffres bonus, calcule additionne juste, les explorateurs rapportent combien, additionner "
            "les bleus, une majorité aux explorateurs, calcul des explorateurs, 4 explorateurs ça fait combien, total "
            "des bleus",
            "explorer points, how do explorers score, how much are explorers worth, value of explorers, add up "
            "explorers, explorer majority at the end, blue, blue dwarfs, points of blues, numbers bonus, add up the "
            "blues, is there a majority for explorers, explorers calculation, total of blues",
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
        asked=Said(
            "grades ou cartes, compter les grades ou les cartes, compter les symboles, une carte à deux grades compte "
            "deux fois, carte à trois grades, héros à deux grades, bandeau icônes carte double nombre, encart perso "
            "carré, nombre de symboles, un héros avec trois grades compte trois fois, carte à deux grades au carré, "
            "un héros seul dans sa colonne, nombre de chasseurs c'est les cartes, je compte les cartes ou les cases, "
            "compter les icônes, double grade compte deux",
            "ranks or cards, count ranks or cards, count chevrons, a card with two ranks counts twice, card with "
            "three ranks, hero with two ranks, banner icons symbols double card number, guy cardboard square, number "
            "of symbols, a hero with three chevrons counts three times, two-rank card one or two, is the number of "
            "hunters the number of cards, do I count cards or slots, count the icons, double rank counts two, double "
            "hero in the column",
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
        asked=Said(
            "plus de 21 chasseurs, 22 chasseurs, plus de 25 forgerons, 26 forgerons, colonne trop longue, le plateau "
            "s'arrête, au-delà du plateau, plus de place sur le plateau, hors tableau, maximum, grades verts montre "
            "violets, dépasser le plateau, trop de chasseurs, 24 chasseurs, 27 forgerons, 30 forgerons, tableau trop "
            "court, la piste s'arrête à 21, 23 chasseurs, on dépasse la grille, colonne géante, record de chasseurs",
            "more than 21 hunters, 22 hunters, more than 25 blacksmiths, 26 blacksmiths, column too long, the board "
            "stops, beyond the board, no more space on the board, out of space, off the chart, greens shows ran "
            "numbers purples, too many hunters for the board, 24 hunters, 27 blacksmiths, 30 blacksmiths, table too "
            "short, the track ends at 21, 23 hunters, no room on the table, giant column, record number of hunters",
        ),
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
        asked=Said(
            "aucun mineur, aucun chasseur, zéro forgeron, aucun nain d'une classe, pas de carte d'une classe, il "
            "manque une classe, pénalité, malus, perdre des points, aucun bleu couleur absente puni, perds seul "
            "bonhomme, pas un seul forgeron, perdre des points sans explorateur, colonne sans carte, zéro mineur à la "
            "fin, pas d'explorateur c'est grave, zéro chasseur combien",
            "zero blacksmiths, no dwarfs of a class, no card of a class, missing class, penalty, minus points, lose "
            "points, no blues colour skipping punished, single, I have no hunters, no miners at the end, no "
            "blacksmiths at all, column with no cards, lose points without explorers, zero miners at the end, no "
            "explorers is that bad, zero hunters how much",
        ),
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
        asked=Said(
            "points des lignes, une ligne vaut combien, les lignes donnent des points, bonus de ligne, lignes "
            "complètes à la fin, série complète de cinq classes, rangée couleurs finie, comptent score chaque, les "
            "lignes comptent à la fin, points de victoire pour les lignes, mes lignes rapportent quelque chose, bonus "
            "pour les cinq couleurs, lignes complètes et score",
            "points for lines, how much is a line worth, do lines give points, line bonus, complete lines at the end, "
            "full set of five classes, row colours finished reward, each made, points per line, are lines counted in "
            "scoring, do rows give victory points, bonus for five colours, complete lines and score",
        ),
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
        asked=Said(
            "tableau des valeurs, tableau des chasseurs, barème des forgerons, valeurs du plateau, valeurs imprimées, "
            "combien valent 6 7 8 9 10 11 12 chasseurs, combien valent 6 7 8 9 10 11 12 forgerons, tableau complet, "
            "piste, tableau des points, grille de points, correspondance nombre points, combien pour 10 forgerons, "
            "combien pour 8 chasseurs, liste des valeurs des forgerons, valeurs de 1 à 21",
            "table of values, table of hunters, chart of blacksmiths, score chart, lookup table, values on the board, "
            "printed values, how much are 6 7 8 9 10 11 12 hunters worth, how much are 6 7 8 9 10 11 12 blacksmiths "
            "worth, whole table, track, points table, how many for 10 blacksmiths, how many for 8 hunters, values of "
            "blacksmiths list, values 1 to 21",
        ),
        date=SECOND_EDITION,
    ),
)
