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
        asked=Said(
            "distinction grades ou cartes, distinction nombre de cartes, distinction somme des points, majorité en "
            "points ou en grades, points pour la majorité, valeur des guerriers pour la distinction, gros chiffres "
            "insignes, costauds moins nombreux bonus bonshommes, main du roi nombre de guerriers ou points, compter "
            "les cartes pour les distinctions, total des valeurs, force des guerriers, gros guerriers contre petits "
            "guerriers, 3 gros contre 4 petits, que compte-t-on pour les distinctions, on compte les points ou les "
            "symboles pour le roi, distinctions en points, distinction au nombre de grades",
            "distinction ranks or cards, distinction number of cards, distinction sum of points, majority by points "
            "or ranks, warrior points for the distinction, strength, bigger total icons, value stronger fewer wins "
            "dwarfs half time, King's Hand most warriors or highest total, count cards for distinctions, points "
            "matter for distinctions, strong warriors against weak ones, what counts for distinctions, do we count "
            "points or symbols for the king, distinctions by points, distinction by number of ranks",
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
        asked=Said(
            "les héros comptent pour les distinctions, Kraal compte pour la Main du Roi, grades des héros pour la "
            "majorité, héros neutre et distinction, héroïne perso Skaa, bonus rouge compare mi-temps mi-temps côté "
            "nain supplémentaire, Dagda compte 3 pour le Maître de Chasse, Zoral compte trois pour le Joaillier, "
            "Bonfur compte trois pour l'Armurier, mes persos comptent pour les récompenses, Tarah pour la Main du "
            "Roi, compter les grades de héros à l'âge 1, héros chasseur et Maître de Chasse, Kraal compte dans la "
            "majorité à la fin de l'âge 1",
            "do heroes count for distinctions, Kraal counts for the King's Hand, hero ranks for the majority, neutral "
            "hero and distinction, special guys Skaa, make red included armies side, Dagda counts 3 for the Hunting "
            "Master, Zoral counts three for the Crown Jeweler, Bonfur counts three for the Armorer, do hero cards "
            "help win awards, Tarah for the King's Hand, count hero ranks in age 1, Kraal counts for the majority at "
            "the end of age 1",
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
        asked=Said(
            "plusieurs distinctions, deux distinctions, gagner 3 distinctions, un seul joueur toutes les "
            "distinctions, nombre maximum de distinctions, limite, cumuler raflé, bonus autre cartes mi-temps "
            "mi-temps, cumuler la Main du Roi et le Joaillier, le même gagne guerriers et mineurs, raflé 3 "
            "récompenses, combien de distinctions au maximum, deux distinctions pour le même, un joueur peut tout "
            "prendre, plus d'une récompense, distinctions cumulables",
            "several distinctions, win two distinctions, win 3 distinctions, all distinctions, one player all five "
            "distinctions, more than one distinction, maximum number of distinctions, sweep, already won another "
            "somebody cards fair guy every, only one distinction per player, two distinctions for the same player, "
            "same player wins warriors and miners, took three awards, how many distinctions at most, can one player "
            "take them all, win all five, collecting distinctions, two distinctions same player, stackable "
            "distinctions, cumulative rewards",
        ),
        date=SECOND_EDITION,
    ),
)
