"""The Cognars of the Forge and of the Talion."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.cognars.ulrog",
        title=Said("Ulrog : deux runes uniques", "Ulrog: two unique runes"),
        answer=Said(
            "Ulrog apporte à la Forge un grade et deux runes uniques, sans points.",
            "Ulrog brings the Forge one rank and two unique runes, without points.",
        ),
        text=Said(
            "Les deux runes diffèrent l'une de l'autre et de toutes celles que l'on a. Comme leur nombre est mis au "
            "carré, elles valent d'autant plus que l'on en a déjà.",
            "The two runes differ from each other and from all those you have. As their number is squared, the more "
            "you already have, the more they are worth.",
        ),
        example=Said(
            "Trois runes : 3 × 3 = 9. Avec Ulrog, cinq : 5 × 5 = 25.",
            "Three runes: 3 × 3 = 9. With Ulrog, five: 5 × 5 = 25.",
        ),
        source=nains(15),
        cards=("ulrog",),
        related=("nains.forge.unique_runes", "nains.forge", "nains.recruiting.example_ulrog"),
    ),
    Entry(
        "nains.cognars.tala",
        title=Said("Tala : deux grades, 6 points, une rune unique", "Tala: two ranks, 6 points, one unique rune"),
        answer=Said(
            "Tala apporte à la Forge deux grades, 6 points en tout et une rune unique.",
            "Tala brings the Forge two ranks, 6 points in all and one unique rune.",
        ),
        text=Said(
            "Les points s'ajoutent à la colonne sans être multipliés. La rune compte toujours, puisqu'elle diffère "
            "de toutes les autres.",
            "The points are added to the column without being multiplied. The rune always counts, since it differs "
            "from every other.",
        ),
        example=Said(
            "Quatre runes avant, cinq après : 25 − 16 = 9, et 9 + 6 = 15 points grâce à Tala.",
            "Four runes before, five after: 25 − 16 = 9, and 9 + 6 = 15 points thanks to Tala.",
        ),
        source=nains(15),
        cards=("tala",),
        related=("nains.forge.unique_runes", "nains.forge", "nains.recruiting.two_grades"),
    ),
    Entry(
        "nains.cognars.torun",
        title=Said("Torun : 12 points et une rune unique", "Torun: 12 points and one unique rune"),
        answer=Said(
            "Torun apporte à la Forge un grade, 12 points et une rune unique.",
            "Torun brings the Forge one rank, 12 points and one unique rune.",
        ),
        text=Said(
            "C'est le même genre de carte que Tala, avec plus de points et un grade de moins. La rune compte toujours.",
            "It is the same kind of card as Tala, with more points and one rank fewer. The rune always counts.",
        ),
        example=Said(
            "Deux runes avant, trois après : 9 − 4 = 5, et 12 + 5 = 17 points grâce à Torun.",
            "Two runes before, three after: 9 − 4 = 5, and 12 + 5 = 17 points thanks to Torun.",
        ),
        source=nains(15),
        cards=("tala", "torun"),
        related=("nains.forge.unique_runes", "nains.forge"),
    ),
    Entry(
        "nains.cognars.derdhr",
        title=Said("Derdhr : 13 points et +5 à une pièce", "Derdhr: 13 points and +5 on a coin"),
        answer=Said(
            "Derdhr apporte au Talion un grade et 13 points et, en arrivant, améliore de 5 une pièce au choix, "
            "jamais le 0.",
            "Derdhr brings the Talion one rank and 13 points and, on arrival, improves one coin of your choice by "
            "5, never the 0.",
        ),
        text=Said(
            "La pièce peut être sur un emplacement Taverne de son plateau, dévoilée ou non, ou dans la bourse ; la "
            "nouvelle prend sa place. Si la valeur manque au Trésor, on prend la première pièce plus forte ou, à "
            "défaut, la plus proche au-dessous. Qui a joué son 0 fait l'échange ensuite, et une pièce de la bourse "
            "ainsi améliorée compte dans la somme.",
            "The coin may lie on a tavern space of your own board, revealed or not, or in the pouch; the new one "
            "takes its place. If the treasury lacks the value, you take the next higher coin or, failing that, the "
            "nearest one below. Whoever played the 0 makes the exchange afterwards, and a pouch coin improved in this "
            "way counts in the sum.",
        ),
        example=Said(
            "Bourse 4 et 9, le 0 joué : Derdhr fait 9 + 5 = 14, puis l'échange compte 4 + 14 = 18.",
            "Pouch 4 and 9, the 0 played: Derdhr makes 9 + 5 = 14, then the exchange counts 4 + 14 = 18.",
        ),
        source=nains(14),
        cards=("derdhr",),
        related=(
            "nains.cognars.derdhr_bid",
            "nains.coins.transform",
            "nains.coins.missing",
            "nains.coins.never_change",
            "nains.talion.cognars",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.cognars.derdhr_bid",
        title=Said("Derdhr sur une mise encore cachée", "Derdhr on a bid still hidden"),
        answer=Said(
            "Une mise encore cachée que Derdhr améliore reste face cachée à sa taverne et y compte avec sa nouvelle "
            "valeur ; une taverne déjà dévoilée ne change plus d'ordre.",
            "A bid still hidden that Derdhr improves stays face down at its tavern and counts there with its new "
            "value; a tavern already revealed keeps its order.",
        ),
        text=Said(
            "Le livre permet de choisir une pièce face cachée et dit de mettre la nouvelle à sa place, mais pas si "
            "celle-ci reste cachée. Nous la laissons cachée, comme celle qu'elle remplace, même si tous ont vu ce qui "
            "a quitté le Trésor.",
            "The book allows a face-down coin to be chosen and says to put the new one in its place, but not whether "
            "that one stays hidden. We leave it hidden, like the one it replaces, even though all have seen what left "
            "the treasury.",
        ),
        example=Said(
            "Un 4 attend à la troisième taverne : 4 + 5 = 9. Derdhr y met un 9, qui y sera la mise.",
            "A 4 waits at the third tavern: 4 + 5 = 9. Derdhr puts a 9 there, which will be the bid.",
        ),
        source=nains(14),
        status=READING,
        cards=("derdhr",),
        related=("nains.cognars.derdhr", "nains.turn.reveal", "nains.gems.improved_coin", "nains.turn.order"),
        other=Said(
            "La pièce est prise au vu de tous : elle se pose face visible.",
            "The coin is taken in full view: it is laid face up.",
        ),
    ),
    Entry(
        "nains.cognars.kardum",
        title=Said("Kardum : deux grades et la pièce 3-Échange", "Kardum: two ranks and the 3-Exchange coin"),
        answer=Said(
            "Kardum apporte au Talion deux grades et 5 points en tout, et la pièce 3-Échange prend aussitôt la "
            "place du 0.",
            "Kardum brings the Talion two ranks and 5 points in all, and the 3-Exchange coin takes the place of "
            "the 0 at once.",
        ),
        text=Said(
            "Le 0 est défaussé pour toujours. On garde cinq pièces, et à la fin la nouvelle compte 3 points. Ce n'est "
            "pas une amélioration : la pièce 3-Échange attendait à part, à côté du Trésor.",
            "The 0 is discarded for good. You keep five coins, and at the end the new one counts 3 points. It is not "
            "an improvement: the 3-Exchange coin was waiting by itself, beside the treasury.",
        ),
        example=Said(
            "Pièces 0, 5, 8, 9 et 12 : avec Kardum, 3-Échange, 5, 8, 9 et 12.",
            "Coins 0, 5, 8, 9 and 12: with Kardum, 3-Exchange, 5, 8, 9 and 12.",
        ),
        source=nains(14),
        cards=("kardum",),
        related=(
            "nains.coins.special_bid",
            "nains.coins.special_exchange",
            "nains.cognars.kardum_zero_played",
            "nains.recruiting.two_grades",
            "nains.talion.cognars",
        ),
    ),
    Entry(
        "nains.cognars.kardum_zero_played",
        title=Said("Kardum arrive dans le tour où l'on joue son 0", "Kardum arrives in the turn you play your 0"),
        answer=Said(
            "Kardum n'empêche pas l'échange du 0 déjà joué ; un 0 qui attend à une autre taverne devient une mise de "
            "3, et dans la bourse il est simplement remplacé.",
            "Kardum does not prevent the exchange of a 0 just played; a 0 waiting at another tavern becomes a bid of "
            "3, and in the pouch it is simply replaced.",
        ),
        text=Said(
            "Le livre fait poser la pièce 3-Échange à la place du 0 (selon notre lecture, où qu'il soit), mais ne "
            "dit rien de l'échange en cours. Selon notre lecture, cet échange reste dû, parce que c'est le 0 qui a "
            "été joué et que la pièce qui le remplace garde son rôle. L'ordre de la taverne en cours ne change pas.",
            "The book has the 3-Exchange coin put in the place of the 0 (by our reading, wherever that is), but says "
            "nothing of the exchange under way. By our reading it is still due, because it was the 0 that was played "
            "and because the coin that replaces it keeps its role. The order of the current tavern does not change.",
        ),
        example=Said(
            "Anne joue 0, bourse 5 et 9, et recrute Kardum. Puis 5 + 9 = 14 : le 9 part, un 14 arrive.",
            "Anne plays 0, pouch 5 and 9, and recruits Kardum. Then 5 + 9 = 14: the 9 leaves, a 14 comes in.",
        ),
        source=nains(14),
        status=READING,
        cards=("kardum",),
        related=("nains.cognars.kardum", "nains.coins.special_bid", "nains.coins.exchange", "nains.turn.active"),
        other=Said(
            "Le 0 n'est plus là quand vient le moment de l'échange : il n'y a pas d'échange ce tour-ci.",
            "The 0 is gone when the time of the exchange comes: there is no exchange this turn.",
        ),
    ),
)
