"""The five Orders: what each column is worth, Pariah tokens and runes."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.shield",
        title=Said("Le Bouclier", "The Shield"),
        answer=Said(
            "La colonne du Bouclier vaut le nombre imprimé sur le plateau à côté de son total de grades.",
            "The Shield column is worth the number printed on the board beside its number of ranks.",
        ),
        text=Said(
            "Un seul nombre compte, celui de la dernière case atteinte ; on n'additionne pas les précédents. Le texte "
            "de la règle n'en donne pas les valeurs : il faut lire la piste sur le plateau, et l'application demande "
            "le nombre.",
            "Only one number counts, that of the last space reached; the earlier ones are not added. The text of the "
            "rulebook does not give the values: the track must be read on the board, and the app asks for the number.",
        ),
        example=Said(
            "Quatre cartes Bouclier et Volgrir : 4 + 2 = 6 grades. On lit le nombre imprimé à côté du sixième grade.",
            "Four Shield cards and Volgrir: 4 + 2 = 6 ranks. You read the number printed beside the sixth rank.",
        ),
        source=nains(6, 7),
        cards=("volgrir",),
        related=("nains.shield.grades", "nains.cognars.abokar", "nains.elites.tiss", "nains.cognars.gaat_in_shield"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.shield.grades",
        title=Said("Quels grades comptent pour le Bouclier", "Which ranks count for the Shield"),
        answer=Said(
            "Tous les grades de la colonne du Bouclier, ceux des cartes Nain comme ceux des Cognars du Bouclier.",
            "All ranks in the Shield column, those of dwarf cards as well as those of Shield Cognars.",
        ),
        text=Said(
            "Volgrir apporte deux grades, Abokar et Svara un chacun. On compte les grades et non les cartes. Selon "
            "notre lecture, Ga'at y compte pour deux grades, et le grade noir d'un Mercenaire y compte aussi : "
            "chacune de ces questions a sa page. Le bonus d'Abokar ou de Tiss s'ajoute à part et ne fait pas monter "
            "sur la piste.",
            "Volgrir brings two ranks, Abokar and Svara one each. Ranks are counted, not cards. By our reading Ga'at "
            "counts as two ranks there, and the black rank of a mercenary counts too: each of these questions has "
            "its page. The bonus of Abokar or Tiss is added separately and does not move you up the track.",
        ),
        example=Said(
            "Trois cartes Nain, Volgrir et Svara : 3 grades, puis 3 + 2 = 5, puis 5 + 1 = 6.",
            "Three dwarf cards, Volgrir and Svara: 3 ranks, then 3 + 2 = 5, then 5 + 1 = 6.",
        ),
        source=nains(7),
        cards=("volgrir", "abokar", "svara", "gaat", "tiss"),
        related=(
            "nains.shield",
            "nains.mercenaries.majority",
            "nains.cognars.gaat_in_shield",
            "nains.elites.tiss",
            "nains.cognars.abokar",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.temple",
        title=Said("Le Temple", "The Temple"),
        answer=Said(
            "Le Temple vaut la somme des points de sa colonne, fois le nombre de symboles Occulte de toute la "
            "forteresse.",
            "The Temple is worth the sum of its column's points, times the number of Occult symbols in the whole "
            "fortress.",
        ),
        text=Said(
            "On additionne d'abord tous les points, puis on multiplie une seule fois. Un grade sans point n'ajoute "
            "rien à la somme, et sans point au Temple les symboles ne valent rien.",
            "You first add all the points and then multiply once. A rank without points adds nothing to the sum, "
            "and without points in the Temple the symbols are worth nothing.",
        ),
        example=Said(
            "Fey 5, Ararun 2 et trois symboles Occulte : (5 + 2) × 3 = 21.",
            "Fey 5, Ararun 2 and three Occult symbols: (5 + 2) × 3 = 21.",
        ),
        source=nains(7),
        cards=("ararun", "fey"),
        related=(
            "nains.temple.occult",
            "nains.cognars.ararun",
            "nains.cognars.sriza",
            "nains.cognars.fey",
            "nains.elites.aral",
        ),
    ),
    Entry(
        "nains.temple.occult",
        title=Said("Les symboles Occulte", "Occult symbols"),
        answer=Said(
            "On compte les symboles Occulte de l'armée et de la zone de Commandement, plus celui du plateau.",
            "You count the Occult symbols in the army and the command zone, plus the one on the board.",
        ),
        text=Said(
            "Le symbole du plateau est là dès le début et n'appartient à aucune carte : c'est celui que l'on oublie. "
            "Aral en ajoute un, Ararun un et Sriza deux ; ceux des cartes Nain, s'il y en a, comptent aussi. La "
            "colonne où se trouve la carte n'importe pas.",
            "The symbol on the board is there from the start and belongs to no card: it is the one that gets "
            "forgotten. Aral adds one, Ararun one and Sriza two; any on dwarf cards count as well. The column where "
            "the card stands does not matter.",
        ),
        example=Said(
            "Plateau 1, Aral 1 : 1 + 1 = 2. Avec Sriza : 2 + 2 = 4 symboles.",
            "Board 1, Aral 1: 1 + 1 = 2. With Sriza: 2 + 2 = 4 symbols.",
        ),
        source=nains(6, 7),
        cards=("ararun", "sriza", "aral"),
        related=("nains.temple", "nains.setup.start", "nains.elites.aral", "nains.cognars.sriza"),
    ),
    Entry(
        "nains.forge",
        title=Said("La Forge", "The Forge"),
        answer=Said(
            "La Forge vaut la somme des points de sa colonne, plus le carré du nombre de runes différentes de la "
            "forteresse.",
            "The Forge is worth the sum of its column's points, plus the square of the number of different runes in "
            "the fortress.",
        ),
        text=Said(
            "Le carré ne concerne que les runes ; les points s'ajoutent tels quels. On ne multiplie donc pas l'un par "
            "l'autre.",
            "The square concerns the runes alone; the points are added as they are. So the one is not multiplied by "
            "the other.",
        ),
        example=Said(
            "Tala 6 et Torun 12 : 6 + 12 = 18. Leurs deux runes : 2 × 2 = 4. La Forge vaut 18 + 4 = 22.",
            "Tala 6 and Torun 12: 6 + 12 = 18. Their two runes: 2 × 2 = 4. The Forge is worth 18 + 4 = 22.",
        ),
        source=nains(7),
        cards=("tala", "torun"),
        related=(
            "nains.forge.runes",
            "nains.forge.unique_runes",
            "nains.cognars.tala",
            "nains.cognars.torun",
            "nains.cognars.ulrog",
        ),
    ),
    Entry(
        "nains.forge.runes",
        title=Said("Les runes différentes", "Different runes"),
        answer=Said(
            "Deux runes identiques n'en font qu'une ; on compte toutes les différentes, dans l'armée et dans la zone "
            "de Commandement.",
            "Two identical runes count as one; all different ones count, in the army and in the command zone.",
        ),
        text=Said(
            "Une carte dont la rune est déjà là garde son grade et ses points, mais ne fait pas monter le carré. "
            "Redwin et Jorun, hors de l'armée, ajoutent leur rune comme les autres.",
            "A card whose rune is there already keeps its rank and its points, but does not raise the square. "
            "Redwin and Jorun, outside the army, add their rune like the others.",
        ),
        example=Said(
            "Trois cartes Forge avec deux fois la même rune et une autre, plus Redwin : 2 + 1 = 3 runes, et 3 × 3 = 9.",
            "Three Forge cards with one rune twice and another one, plus Redwin: 2 + 1 = 3 runes, and 3 × 3 = 9.",
        ),
        source=nains(7),
        cards=("jorun", "redwin"),
        related=("nains.forge", "nains.forge.unique_runes", "nains.cognars.jorun", "nains.elites.redwin"),
    ),
    Entry(
        "nains.forge.unique_runes",
        title=Said("Les runes uniques", "Unique runes"),
        answer=Said(
            "Une rune unique diffère de toutes les autres : elle compte toujours.",
            "A unique rune differs from every other: it always counts.",
        ),
        text=Said(
            "Ulrog en a deux, Tala, Torun, Jorun et Redwin une chacun. Le livre les appelle uniques : il s'ensuit "
            "qu'elles diffèrent entre elles comme de celles des cartes Nain, et qu'aucune ne peut faire doublon.",
            "Ulrog has two, Tala, Torun, Jorun and Redwin one each. The book calls them unique: it follows that they "
            "differ from each other as well as from those of the dwarf cards, and that none can be a duplicate.",
        ),
        example=Said(
            "Ulrog, Tala, Torun, Jorun et Redwin : leurs six runes valent déjà 6 × 6 = 36.",
            "Ulrog, Tala, Torun, Jorun and Redwin: their six runes alone are worth 6 × 6 = 36.",
        ),
        source=nains(12, 16),
        cards=("ulrog", "tala", "torun", "jorun", "redwin"),
        related=(
            "nains.forge.runes",
            "nains.cognars.ulrog",
            "nains.cognars.tala",
            "nains.cognars.torun",
            "nains.elites.redwin",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.talion",
        title=Said("Le Talion", "The Talion"),
        answer=Said(
            "Le Talion vaut la somme des points de sa colonne, et chacune de ses cartes Nain améliore de 1 la pièce "
            "qui l'a recrutée.",
            "The Talion is worth the sum of its column's points, and each of its dwarf cards improves the coin that "
            "recruited it by 1.",
        ),
        text=Said(
            "L'amélioration est immédiate et obligatoire, et l'on ne choisit pas une autre pièce. Seule exception, le "
            "0 : une pièce de la bourse monte à sa place. Les points, eux, ne comptent qu'à la fin.",
            "The improvement is immediate and compulsory, and no other coin can be chosen. The only exception is the "
            "0: a coin of the pouch rises instead. The points, however, count only at the end.",
        ),
        example=Said(
            "Derdhr 13 et Kardum 5 : la colonne vaut 13 + 5 = 18. Une carte Talion prise avec un 8 change ce 8 en 9.",
            "Derdhr 13 and Kardum 5: the column is worth 13 + 5 = 18. A Talion card taken with an 8 turns that 8 "
            "into a 9.",
        ),
        source=nains(7),
        cards=("derdhr", "kardum"),
        related=(
            "nains.talion.cognars",
            "nains.coins.transform",
            "nains.coins.talion_zero",
            "nains.gems.improved_coin",
            "nains.coins.example_celine",
        ),
    ),
    Entry(
        "nains.talion.cognars",
        title=Said("Un Cognar du Talion donne-t-il le +1", "Does a Talion Cognar give the +1"),
        answer=Said(
            "Non : le +1 n'appartient qu'aux cartes Nain du Talion ; Derdhr et Kardum n'ont que leur propre pouvoir.",
            "No: the +1 belongs to Talion dwarf cards only; Derdhr and Kardum have their own power and no other.",
        ),
        text=Said(
            "Derdhr donne +5 une seule fois, sans +1 de plus. Kardum remplace le 0. Ga'at et les Mercenaires, même "
            "dans la colonne du Talion, ne touchent à aucune pièce.",
            "Derdhr gives +5 once, without a +1 besides. Kardum replaces the 0. Ga'at and the mercenaries, even in "
            "the Talion column, do not affect any coin.",
        ),
        example=Said(
            "Une carte Talion complète la ligne : +1 pour elle. Le Cognar recruté est Derdhr : +5, pas +6.",
            "A Talion card completes the line: +1 for the card. The Cognar recruited is Derdhr: +5, not +6.",
        ),
        source=nains(7, 14),
        cards=("derdhr", "kardum", "gaat"),
        related=("nains.talion", "nains.cognars.derdhr", "nains.cognars.kardum", "nains.cognars.gaat"),
    ),
)
