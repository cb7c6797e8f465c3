"""The warriors: their points, and the coin of whoever has the most grades."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.warriors",
        title=Said("Les guerriers", "The warriors"),
        answer=Said(
            "Les guerriers valent la somme de leurs points, plus la plus forte pièce du joueur s'il a le plus de "
            "grades de guerrier.",
            "Warriors are worth the sum of their points, plus the player's highest coin if that player has the "
            "most warrior ranks.",
        ),
        text=Said(
            "On additionne les points imprimés dans la colonne, ceux des héros compris. La pièce ne va qu'à qui est en "
            "tête en grades, seul ou à égalité. Un joueur sans grade de guerrier marque 0 dans cette classe dès qu'un "
            "autre en a un ; si personne n'en a, le livret ne tranche pas.",
            "Add up the points printed in the column, those of heroes included. The coin goes only to whoever leads in "
            "ranks, alone or tied. A player without a warrior rank scores 0 in this class as soon as somebody else has "
            "one; if nobody has, the book does not settle it.",
        ),
        example=Said(
            "Guerriers 9, 7 et 5 : 9 + 7 + 5 = 21. Avec la majorité et une plus forte pièce de 14 : 21 + 14 = 35.",
            "Warriors 9, 7 and 5: 9 + 7 + 5 = 21. With the majority and a highest coin of 14: 21 + 14 = 35.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.warriors.majority",
            "nidavellir.warriors.coin_again",
            "nidavellir.heroes.kraal",
            "nidavellir.heroes.tarah",
            "nidavellir.warriors.nobody",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.warriors.majority",
        title=Said("La majorité des guerriers, égalité comprise", "The majority of the warriors, ties included"),
        answer=Said(
            "Qui a le plus de grades de guerrier ajoute sa plus forte pièce, et en cas d'égalité chacun des "
            "joueurs en tête ajoute la sienne.",
            "Whoever has the most warrior ranks adds their highest coin, and on a tie each of the leading "
            "players adds their own.",
        ),
        text=Said(
            "C'est le contraire des distinctions de l'âge 1, où l'égalité ne donne rien. Ni gemmes ni points ne "
            "départagent. Le deuxième n'a rien. La pièce n'est pas dépensée : elle est seulement comptée.",
            "This is the opposite of the distinctions of age 1, where a tie gives nothing. Neither gems nor "
            "points break it. Second place gets nothing. The coin is not spent: it is only counted.",
        ),
        example=Said(
            "Serge et Anne ont 5 grades, Cécile 4. Serge ajoute son 16, Anne son 11, Cécile rien.",
            "Serge and Anne have 5 ranks, Cécile 4. Serge adds his 16, Anne her 11, Cécile nothing.",
        ),
        source=nidavellir(13),
        related=(
            "nidavellir.warriors",
            "nidavellir.warriors.grades",
            "nidavellir.warriors.nobody",
            "nidavellir.distinctions.strict_majority",
            "nidavellir.warriors.coin_again",
        ),
    ),
    Entry(
        "nidavellir.warriors.nobody",
        title=Said("Personne n'a de guerrier à la fin", "Nobody has a warrior at the end"),
        answer=Said(
            "Si personne n'a de grade de guerrier à la fin, personne n'ajoute de pièce pour cette classe.",
            "If nobody has a warrior rank at the end, nobody adds a coin for this class.",
        ),
        text=Said(
            "Le livret donne la pièce à qui a la majorité dans la colonne, et à chacun en cas d'égalité, sans parler "
            "d'une table sans guerriers. Selon notre lecture, nul n'a le plus de grades dans une colonne que personne "
            "n'a. Le cas est très rare, et cette lecture peu sûre.",
            "The book gives the coin to whoever has the majority in the column, and to each on a tie, without "
            "mentioning a table that has no warriors. By our reading no one has the most ranks in a column that nobody "
            "has. The case is very rare, and this reading is not a sure one.",
        ),
        example=Said(
            "Deux joueurs finissent sans guerrier, avec pour plus fortes pièces 18 et 12 : tous deux marquent 0 "
            "en guerriers.",
            "Two players end without warriors, with highest coins 18 and 12: both score 0 for warriors.",
        ),
        source=nidavellir(7),
        status=READING,
        related=("nidavellir.warriors.majority", "nidavellir.warriors", "nidavellir.classes.empty"),
        other=Said(
            "Tous sont à égalité à zéro grade, donc chacun ajoute sa plus forte pièce. La version en ligne sous "
            "licence compte ainsi.",
            "All are tied at zero ranks, so everyone adds their highest coin. The licensed online version counts "
            "this way.",
        ),
        ruling="majority_without_warriors",
    ),
    Entry(
        "nidavellir.warriors.grades",
        title=Said(
            "Ce qui compte pour la majorité des guerriers",
            "What counts for the majority of the warriors",
        ),
        answer=Said(
            "Seuls comptent les grades de la colonne des guerriers à la fin, jamais le nombre de cartes ni leurs "
            "points.",
            "Only the ranks in the warrior column at the end count, never the number of cards nor their points.",
        ),
        text=Said(
            "Kraal compte pour deux grades, Ylud pour un si elle y est posée. Thrud a déjà quitté l'armée et ne "
            "compte plus. Les guerriers défaussés en route ne comptent pas.",
            "Kraal counts as two ranks, Ylud as one if she is placed there. Thrud has already left the army and "
            "no longer counts. Warriors discarded on the way do not count.",
        ),
        example=Said(
            "Anne a Kraal, Ylud et les guerriers 3 et 4 : 2 + 1 + 1 + 1 = 5 grades. Serge a les guerriers 6, 7, 8 "
            "et 9, soit 4 grades : la majorité est à Anne.",
            "Anne has Kraal, Ylud and the warriors 3 and 4: 2 + 1 + 1 + 1 = 5 ranks. Serge has the warriors 6, "
            "7, 8 and 9, that is 4 ranks: the majority is Anne's.",
        ),
        source=nidavellir(13),
        cards=("kraal", "ylud", "thrud"),
        related=(
            "nidavellir.warriors.majority",
            "nidavellir.classes.grades_not_cards",
            "nidavellir.heroes.thrud_end",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.kraal",
        ),
    ),
    Entry(
        "nidavellir.warriors.coin_again",
        title=Said("La même pièce comptée plusieurs fois", "The same coin counted several times"),
        answer=Said(
            "La plus forte pièce compte dans le total des pièces, puis encore une fois pour chaque effet qui la "
            "demande.",
            "The highest coin counts in the total of coins, and once more for each effect that asks for it.",
        ),
        text=Said(
            "La majorité des guerriers la compte en plus du total, le livret le précise. Astrid rapporte elle aussi "
            "autant que cette pièce, en plus du reste. Deux pièces de même valeur ne comptent pas double pour un effet "
            ": on en prend une.",
            "The majority of the warriors counts it on top of the total, as the book points out. Astrid, too, brings "
            "as much as that coin, on top of the rest. Two coins of the same value do not count twice for one effect: "
            "one of them is taken.",
        ),
        example=Said(
            "Serge a un 17, la majorité et Astrid : le 17 lui rapporte 17 + 17 + 17 = 51 points.",
            "Serge has a 17, the majority and Astrid: the 17 brings him 17 + 17 + 17 = 51 points.",
        ),
        source=nidavellir(13, 14),
        cards=("astrid",),
        related=(
            "nidavellir.warriors.majority",
            "nidavellir.heroes.astrid",
            "nidavellir.coins.count",
            "nidavellir.giants.surt",
        ),
    ),
)
