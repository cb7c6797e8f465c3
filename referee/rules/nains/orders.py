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
        asked=Said(
            "comment compter le Bouclier, points du Bouclier, combien vaut le Bouclier, boucliers, cartes rouges, "
            "soldats, guerriers, piste du plateau, nombre imprimé sur le plateau, additionner la piste, six boucliers "
            "font combien, valeur du Bouclier, ce que rapportent les soldats",
            "how does the Shield score, Shield points, how much is the Shield worth, shields, red cards, soldiers, "
            "warriors, track on the board, number printed on the board, add up the track, six shields score how much, "
            "Shield value, how many points for soldiers, read the Shield track, no Shield at all",
        ),
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
            "notre lecture, Ga'at y compte deux grades, et le grade noir d'un Mercenaire y compte aussi : chacune de "
            "ces questions a sa page. Le bonus d'Abokar ou de Tiss s'ajoute à part et ne fait pas monter sur la piste.",
            "Volgrir brings two ranks, Abokar and Svara one each. Ranks are counted, not cards. By our reading Ga'at "
            "counts two ranks there, and the black rank of a mercenary counts too: each of these questions has its "
            "page. The bonus of Abokar or Tiss is added separately and does not move you up the track.",
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
        asked=Said(
            "quels grades pour le Bouclier, nombre de grades au Bouclier, compter cartes ou grades au Bouclier, "
            "Abokar compte comme grade, Svara compte comme grade, Volgrir compte deux, les Cognars du Bouclier "
            "montent la piste, héros soldat compte, perso noir parmi les soldats, trouver la ligne de la piste, "
            "icônes, colonne, avancer sur la piste, quelles cartes avancent sur la piste",
            "which ranks count for the Shield, number of ranks in the Shield, count cards or ranks in the Shield, "
            "does Abokar count as a rank, does Svara count as a rank, Volgrir counts two, Shield Cognars move up the "
            "track, soldier hero counts, black guy among the soldiers, icons to find the row, column add, advance on "
            "the track",
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
        asked=Said(
            "comment compter le Temple, points du Temple, combien vaut le Temple, Temple multiplié, points fois "
            "symboles, 12 points et 4 symboles Occulte, multiplicateur, prêtres, mineurs, occultes fois points, yeux, "
            "ce que rapportent les prêtres, points fois yeux, calcul du Temple",
            "how does the Temple score, Temple points, how much is the Temple worth, Temple multiplied, points times "
            "symbols, 10 points and 3 Occult symbols, multiplier, priests, miners, sum times symbols, eyes, points "
            "times eyes, calculate the Temple, add then multiply",
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
            "Le symbole du plateau est là dès le début et n'appartient à aucune carte : c'est celui que l'on "
            "oublie. Aral en ajoute un, Ararun un et Sriza deux. La colonne où se trouve la carte n'importe pas.",
            "The symbol on the board is there from the start and belongs to no card: it is the one that gets "
            "forgotten. Aral adds one, Ararun one and Sriza two. The column where the card stands does not matter.",
        ),
        example=Said(
            "Plateau 1, Aral 1 : 1 + 1 = 2. Avec Sriza : 2 + 2 = 4 symboles.",
            "Board 1, Aral 1: 1 + 1 = 2. With Sriza: 2 + 2 = 4 symbols.",
        ),
        source=nains(6, 7),
        cards=("ararun", "sriza", "aral"),
        related=("nains.temple", "nains.setup.start", "nains.elites.aral", "nains.cognars.sriza"),
        asked=Said(
            "quels symboles Occulte comptent, symbole Occulte du plateau, symbole du plateau, commencer avec un "
            "Occulte, combien d'Occultes, Cognars avec un Occulte, quels Cognars donnent un Occulte, Occulte dans une "
            "autre colonne, Occulte dans la zone de Commandement, œil du plateau, multiplicateur oublié, petits "
            "symboles des héros blancs, symbole de départ, partir avec un Occulte ou zéro, symbole imprimé sur mon "
            "plateau pour le Temple",
            "which Occult symbols count, Occult symbol on the board, starting Occult, start with one Occult, how many "
            "Occults, Cognars with an Occult symbol, which Cognars give Occult, Occult in another column, Occult in "
            "the command zone, eye on the board, forgotten multiplier, white heroes' icons, already printed symbol, "
            "add, where to find Occults, symbol printed on my board for the Temple",
        ),
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
        asked=Said(
            "comment compter la Forge, points de la Forge, combien vaut la Forge, runes au carré, Forge runes au "
            "carré, 5 runes différentes combien, carré des runes, multiplier points et runes, forgerons, lettres, "
            "puissance deux, ce que rapportent les forgerons, valeur des runes, calcul de la Forge",
            "how does the Forge score, Forge points, how much is the Forge worth, runes squared, 4 different runes "
            "how many points, square of the runes, multiply points and runes, blacksmiths, smiths, letters, value of "
            "runes, five runes, calculate the Forge, times",
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
        asked=Said(
            "même rune deux fois, deux runes pareilles, rune en double, rune identique, runes dans la zone de "
            "Commandement, rune hors de la Forge, rune d'une autre colonne, compter les runes, même signe, combien de "
            "sortes de runes, rune deux fois au carré",
            "same rune twice, two of the same rune, duplicate rune, identical runes, runes in the command zone, rune "
            "outside the Forge, rune in another column, counting runes, same sign, how many kinds of runes, rune "
            "twice squared",
        ),
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
        asked=Said(
            "rune unique, quels Cognars ont une rune unique, rune de Cognar, rune de Torun différente, rune unique en "
            "double, runes d'Ulrog, Tala Torun Jorun Redwin runes, rune spéciale, rune différente des autres, rune "
            "d'un héros, rune qui ne ressemble à aucune, deux runes sur un Cognar, trouve fois, rune de Torun "
            "pareille qu'une carte, Ulrog deux runes différentes",
            "unique rune, which Cognars have a unique rune, Cognar's rune, Torun's rune differs, unique rune "
            "duplicate, Ulrog's runes, Tala Torun Jorun Redwin runes, special rune, rune like no other, hero's sign, "
            "sign found only once, looks, Torun's rune same as a card, are all Cognar runes different, Ulrog two "
            "different runes",
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
        asked=Said(
            "que fait une carte Talion, points du Talion, comment compter le Talion, Talion +1, Talion +1 pièce, "
            "obligé d'améliorer avec un Talion, prendre un Talion, marchands, combien vaut le Talion, un nain monte "
            "ma pièce, offrande, transformer une pièce, ce que rapportent les marchands, +1 obligatoire, +1 "
            "facultatif, refuser le +1, quelle pièce gagne le +1, améliorer une autre pièce que la misée, ma pièce "
            "monte de 1",
            "what does a Talion card do, Talion points, how does Talion score, Talion +1, Talion +1 coin, must I "
            "improve with a Talion, take a Talion, merchants, how much is Talion worth, dwarf raises my coin, "
            "offering, upgrade by a dwarf, merchants score, taking, is the +1 mandatory, decline the +1, improve "
            "another coin than the one bid, does my coin go up",
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
        asked=Said(
            "Cognar du Talion +1, Derdhr donne aussi +1, Kardum donne +1, Kardum améliore une pièce, Ga'at dans le "
            "Talion +1, Mercenaire dans le Talion +1, héros du Talion bonus de pièce, +1 pour un Cognar, marchand "
            "héros, Cognar monte une pièce, ajoute, Derdhr +5 ou +6",
            "Talion Cognar +1, does Derdhr also give +1, does Kardum give +1, Kardum improves a coin, Ga'at in Talion "
            "+1, mercenary in Talion +1, Talion hero coin bonus, +1 for a Cognar, merchant hero, extra raise, Derdhr "
            "+5 or +6, does Derdhr give 6",
        ),
    ),
)
