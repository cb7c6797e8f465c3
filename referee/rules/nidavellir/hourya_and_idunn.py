"""Hourya and Idunn: what each asks for, and what counts for it."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.hourya",
        title=Said("Hourya : 20 points, mais cinq explorateurs d'abord", "Hourya: 20 points, but five explorers first"),
        answer=Said(
            "Hourya l'Insaisissable apporte 20 points et un grade d'explorateur ; pour la recruter, il faut déjà cinq "
            "grades dans cette colonne, sans la compter.",
            "Hourya the Elusive brings 20 points and one explorer rank; to recruit her you need five ranks in that "
            "column already, not counting herself.",
        ),
        text=Said(
            "La condition se vérifie au moment où on la choisit : le nain qui vient de compléter la ligne compte "
            "donc déjà, comme un héros recruté juste avant. Il s'ensuit qu'elle reste, même si la colonne raccourcit "
            "plus tard. Thrud et Ylud, posées chez les explorateurs, y comptent selon notre lecture.",
            "The condition is checked when you choose her: so the dwarf that has just completed the line counts "
            "already, as does a hero recruited just before. It follows that she stays, even if the column gets "
            "shorter later. Thrud and Ylud, standing among the explorers, count by our reading.",
        ),
        example=Said(
            "Serge a 4 explorateurs et deux héros à prendre. Il prend d'abord Idunn : 4 + 1 = 5 grades, et Hourya "
            "devient possible.",
            "Serge has 4 explorers and two heroes to take. He takes Idunn first: 4 + 1 = 5 ranks, and Hourya "
            "becomes possible.",
        ),
        source=nidavellir(17),
        cards=("hourya", "idunn", "thrud", "ylud"),
        related=(
            "nidavellir.heroes.hourya_neutral_grades",
            "nidavellir.heroes.idunn",
            "nidavellir.recruiting.conditions",
            "nidavellir.explorers",
        ),
    ),
    Entry(
        "nidavellir.heroes.hourya_neutral_grades",
        title=Said("Hourya : Thrud et Ylud parmi les cinq grades", "Hourya: Thrud and Ylud among the five ranks"),
        answer=Said(
            "Thrud et Ylud, posées chez les explorateurs, comptent parmi les cinq grades qu'il faut pour recruter "
            "Hourya.",
            "Thrud and Ylud, standing among the explorers, count towards the five ranks needed to recruit Hourya.",
        ),
        text=Said(
            "Le livret demande cinq grades dans la colonne, sans dire de quelles cartes. Ylud tient lieu d'une carte "
            "de sa colonne, et le grade de Thrud compte là où elle se trouve pour les distinctions : selon notre "
            "lecture, il compte donc ici aussi. Si Thrud est en bas de la colonne, on la prend en main seulement après "
            "avoir choisi Hourya.",
            "The book asks for five ranks in the column and does not say of which cards. Ylud counts as a card of her "
            "column, and Thrud's rank counts where she stands for distinctions: by our reading it counts here too. If "
            "Thrud is at the end of the column, she is picked up only after Hourya has been chosen.",
        ),
        example=Said(
            "Anne a 4 explorateurs et Thrud au bout : 4 + 1 = 5. Elle choisit Hourya, prend Thrud en main, pose "
            "Hourya, puis replace Thrud.",
            "Anne has 4 explorers and Thrud at the end: 4 + 1 = 5. She chooses Hourya, picks Thrud up, places "
            "Hourya, then puts Thrud back.",
        ),
        source=nidavellir(17),
        status=READING,
        cards=("hourya", "thrud", "ylud"),
        related=(
            "nidavellir.heroes.hourya",
            "nidavellir.heroes.thrud_lines",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud_covered",
        ),
        other=Said(
            "Seuls comptent les grades de cartes d'explorateur. Thrud et Ylud n'ont qu'un grade neutre et n'aident "
            "pas.",
            "Only ranks of explorer cards count. Thrud and Ylud have only a neutral rank and do not help.",
        ),
    ),
    Entry(
        "nidavellir.heroes.idunn",
        title=Said("Idunn : 7, et 2 par grade d'explorateur", "Idunn: 7, and 2 per explorer rank"),
        answer=Said(
            "Idunn la Furtive vaut 7 points, plus 2 points par grade de la colonne des explorateurs, le sien compris.",
            "Idunn the Furtive is worth 7 points, plus 2 points per rank in the explorer column, her own included.",
        ),
        text=Said(
            "Seule, elle vaut donc déjà 7 + 2 × 1. Aucune condition n'est exigée pour la recruter. Posée dans cette "
            "colonne, elle y est elle-même un grade, pour les lignes et la distinction.",
            "So alone she is worth 7 + 2 × 1 already. No condition is asked for recruiting her. Placed in that column, "
            "she is herself a rank of it, for lines and for the distinction.",
        ),
        example=Said(
            "Idunn avec les explorateurs 5, 6 et 8, soit 4 grades : 7 + 2 × 4 = 15 pour elle, et 5 + 6 + 8 + 15 = "
            "34 pour la colonne.",
            "Idunn with the explorers 5, 6 and 8, that is 4 ranks: 7 + 2 × 4 = 15 for her, and 5 + 6 + 8 + 15 = "
            "34 for the column.",
        ),
        source=nidavellir(17),
        cards=("idunn",),
        related=(
            "nidavellir.explorers",
            "nidavellir.heroes.idunn_grades",
            "nidavellir.heroes.hourya",
            "nidavellir.animals.garm",
        ),
    ),
    Entry(
        "nidavellir.heroes.idunn_grades",
        title=Said("Idunn : quels grades comptent", "Idunn: which ranks count"),
        answer=Said(
            "Idunn compte tous les grades qui sont dans sa colonne au décompte final, même ceux qui sont arrivés "
            "après elle.",
            "Idunn counts all ranks that are in her column at the final count, even those that came after her.",
        ),
        text=Said(
            "Celui de Hourya en fait partie, et celui d'Ylud si elle est posée là. Celui de Thrud, non, car elle a "
            "quitté l'armée. Ce sont les grades et non les cartes qui comptent, et leurs points ne changent rien.",
            "Hourya's is among them, and so is Ylud's if she is placed there. Thrud's is not, since she has left the "
            "army. It is ranks and not cards that count, and their points make no difference.",
        ),
        example=Said(
            "Idunn, Hourya, Ylud et 4 explorateurs : 1 + 1 + 1 + 4 = 7 grades. Idunn vaut 7 + 2 × 7 = 21.",
            "Idunn, Hourya, Ylud and 4 explorers: 1 + 1 + 1 + 4 = 7 ranks. Idunn is worth 7 + 2 × 7 = 21.",
        ),
        source=nidavellir(17),
        cards=("idunn", "hourya", "ylud", "thrud"),
        related=(
            "nidavellir.heroes.idunn",
            "nidavellir.heroes.hourya",
            "nidavellir.heroes.thrud_end",
            "nidavellir.heroes.ylud",
        ),
    ),
)
