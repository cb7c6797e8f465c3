"""What counts for the majority of a class: ranks, those of heroes too. Several majorities of one player."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.distinctions.grades_not_cards",
        title=Said("Ni les cartes ni les points, les grades", "Neither cards nor points, but ranks"),
        answer=Said(
            "Pour une distinction on compte les grades de la classe, jamais le nombre de cartes ni la somme des "
            "points.",
            "For a distinction you count the ranks of the class, never the number of cards nor the sum of points.",
        ),
        text=Said(
            "Une carte à deux ou trois grades compte pour deux ou trois, même si un grade vaut 0 ou ne porte pas "
            "de points. De gros guerriers ne valent pas mieux que de petits.",
            "A card with two or three ranks counts for two or three, even where a rank is worth 0 or shows no "
            "points. Strong warriors are no better than weak ones.",
        ),
        example=Said(
            "Anne a Kraal et les guerriers 3 et 4 : 2 + 1 + 1 = 4 grades. Serge a les guerriers 7, 8 et 9 : 3 "
            "grades. La Main du Roi est à Anne.",
            "Anne has Kraal and the warriors 3 and 4: 2 + 1 + 1 = 4 ranks. Serge has the warriors 7, 8 and 9: 3 "
            "ranks. The King's Hand is Anne's.",
        ),
        source=nidavellir(12, 13),
        cards=("kraal", "kings_hand"),
        related=(
            "nidavellir.distinctions.strict_majority",
            "nidavellir.distinctions.heroes_count",
            "nidavellir.heroes.kraal",
            "nidavellir.classes.grades_not_cards",
        ),
    ),
    Entry(
        "nidavellir.distinctions.heroes_count",
        title=Said("Les héros dans les distinctions", "Heroes in the distinctions"),
        answer=Said(
            "Tous les grades qui se trouvent dans une colonne comptent pour sa distinction, ceux des héros aussi.",
            "All ranks that stand in a column count for its distinction, those of heroes too.",
        ),
        text=Said(
            "Un héros de classe compte avec chacun de ses grades. Ylud compte dans la colonne où l'on vient de la "
            "poser, Thrud dans celle où elle se trouve. Un héros resté dans la zone de Commandement n'a de grade "
            "nulle part.",
            "A class hero counts with each of its ranks. Ylud counts in the column where she has just been "
            "placed, Thrud in the one where she stands. A hero that stays in the command zone has no rank "
            "anywhere.",
        ),
        example=Said(
            "Mineurs de Cécile : 2 cartes Nain, Zoral et Thrud, donc 2 + 3 + 1 = 6 grades.",
            "Cécile's miners: 2 dwarf cards, Zoral and Thrud, so 2 + 3 + 1 = 6 ranks.",
        ),
        source=nidavellir(12),
        cards=("ylud", "thrud", "zoral"),
        related=(
            "nidavellir.heroes.ylud_distinctions",
            "nidavellir.heroes.thrud_distinctions",
            "nidavellir.distinctions.grades_not_cards",
            "nidavellir.heroes.neutral",
        ),
    ),
    Entry(
        "nidavellir.distinctions.several",
        title=Said("Plusieurs distinctions pour un même joueur", "Several distinctions for one player"),
        answer=Said(
            "Un même joueur peut gagner plusieurs distinctions, et même les cinq, car chaque classe est jugée "
            "pour elle-même.",
            "One player may win several distinctions, even all five, since each class is judged by itself.",
        ),
        text=Said(
            "Le livret donne chaque distinction à qui a la majorité de la classe, sans fixer de limite. Toutes restent "
            "dans la zone de Commandement, et chacune donne son effet, dans l'ordre des classes.",
            "The book gives each distinction to whoever has the majority of its class, and sets no limit. All of them "
            "stay in the command zone, and each gives its effect, in the order of the classes.",
        ),
        example=Said(
            "Serge est seul en tête chez les chasseurs et chez les mineurs : il échange son 0 contre le 3 "
            "spécial, puis pose la gemme 6 sur la sienne.",
            "Serge leads alone among the hunters and among the miners: he swaps his 0 for the special 3, then "
            "lays gem 6 on his own.",
        ),
        source=nidavellir(12),
        related=(
            "nidavellir.distinctions.strict_majority",
            "nidavellir.distinctions.order",
            "nidavellir.final_count.not_counted",
        ),
        date=SECOND_EDITION,
    ),
)
