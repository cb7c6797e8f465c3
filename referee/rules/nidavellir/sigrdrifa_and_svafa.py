"""Sigrdrífa, who counts heroes, and Svafa, who counts overshoots."""

from referee.entry import EXAMPLE, READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.valkyries.sigrdrifa",
        title=Said("Sigrdrífa : chaque héros recruté", "Sigrdrífa: each hero recruited"),
        answer=Said(
            "Le jeton de Sigrdrífa descend d'une encoche par héros que vous recrutez, de quelque façon que ce soit : "
            "0, 0, 8, 16.",
            "Sigrdrífa's token goes down one notch for each hero that you recruit, in whatever way: 0, 0, 8, 16.",
        ),
        text=Said(
            "Par une ligne, par Thrivaldi, par Gjallarhorn ou grâce aux grades d'un autre héros : tous comptent. Le "
            "premier ne rapporte encore rien, le deuxième donne 8 points, le troisième 16. Doubles, animaux et autres "
            "cartes Mythologie ne sont pas des héros.",
            "By a line, by Thrivaldi, by Gjallarhorn or thanks to the ranks of another hero: all of them count. The "
            "first brings nothing yet, the second gives 8 points, the third 16. Doubles, animals and other mythology "
            "cards are not heroes.",
        ),
        example=Said(
            "Serge prend Sigrdrífa, puis Zoral grâce à Thrivaldi et Skaa par une ligne : 1 + 1 = 2 encoches, 8 points.",
            "Serge takes Sigrdrífa, then Zoral thanks to Thrivaldi and Skaa by a line: 1 + 1 = 2 notches, 8 points.",
        ),
        source=idavoll(10, 11),
        cards=("sigrdrifa", "thrivaldi", "gjallarhorn", "zoral", "skaa"),
        related=(
            "nidavellir.valkyries.sigrdrifa_and_odin",
            "nidavellir.giants.thrivaldi",
            "nidavellir.mythology.no_heroes",
            "nidavellir.valkyries.nothing_backwards",
        ),
    ),
    Entry(
        "nidavellir.valkyries.sigrdrifa_and_odin",
        title=Said("Sigrdrífa et Odin", "Sigrdrífa and Odin"),
        answer=Said(
            "Le héros pris grâce à Odin ne fait pas descendre le jeton de Sigrdrífa.",
            "The hero taken thanks to Odin does not move Sigrdrífa's token.",
        ),
        text=Said(
            "C'est la seule exception imprimée : Odin échange un héros, il n'en ajoute pas. Le héros rendu ne fait "
            "pas remonter le jeton non plus. Si le nouveau venu complète une ligne, le héros qui suit par cette ligne "
            "compte normalement.",
            "That is the only printed exception: Odin swaps a hero, he does not add one. The hero given back does not "
            "move the token up either. If the newcomer completes a line, the hero that follows by that line counts as "
            "usual.",
        ),
        example=Said(
            "Odin échange Skaa contre Thrud, dont le grade complète une ligne : Tarah arrive, une encoche pour elle, "
            "aucune pour Thrud.",
            "Odin swaps Skaa for Thrud, whose rank completes a line: Tarah comes, one notch for her, none for Thrud.",
        ),
        source=idavoll(11),
        cards=("sigrdrifa", "odin", "skaa", "thrud", "tarah"),
        related=("nidavellir.gods.odin", "nidavellir.valkyries.sigrdrifa", "nidavellir.gods.odin_and_lines"),
    ),
    Entry(
        "nidavellir.valkyries.svafa",
        title=Said("Svafa : les plus-values", "Svafa: overshoots"),
        answer=Said(
            "Le jeton de Svafa descend d'une encoche par point que votre nouvelle pièce a de plus que la valeur "
            "voulue : 0, 4, 8, 16.",
            "Svafa's token goes down one notch for each point by which your new coin exceeds the wanted value: 0, 4, "
            "8, 16.",
        ),
        text=Said(
            "Il y a plus-value quand la pièce voulue manque au Trésor et que la première pièce plus forte la "
            "remplace, dans un échange comme dans une transformation. Le gain ordinaire d'un +5 n'en est pas une. "
            "Hrungnir peut en faire plusieurs d'un coup. Trois points en tout suffisent pour 16 ; au-delà, on ne "
            "gagne plus rien.",
            "There is an overshoot when the wanted coin is missing from the treasury and the next higher one replaces "
            "it, in an exchange as in a transformation. The ordinary gain of a +5 is not one. Hrungnir can make "
            "several at one stroke. Three points in all are enough for 16; any beyond that bring nothing.",
        ),
        example=Said(
            "Une offrande +3 sur un 9 : 9 + 3 = 12. Pas de 12 au Trésor, Anne prend le 13 : 13 − 12 = 1 encoche.",
            "An offering +3 on a 9: 9 + 3 = 12. No 12 in the treasury, Anne takes the 13: 13 − 12 = 1 notch.",
        ),
        source=idavoll(11, 12),
        cards=("svafa", "hrungnir"),
        related=(
            "nidavellir.valkyries.svafa_example",
            "nidavellir.valkyries.svafa_lower_coin",
            "nidavellir.coins.missing",
            "nidavellir.giants.hrungnir",
        ),
    ),
    Entry(
        "nidavellir.valkyries.svafa_example",
        title=Said("Svafa : un 9 au lieu d'un 7", "Svafa: a 9 instead of a 7"),
        answer=Said(
            "Serge devait recevoir un 7 ; sans 7 ni 8 au Trésor il prend le 9, et le jeton de Svafa descend de deux "
            "encoches.",
            "Serge was due a 7; with no 7 and no 8 in the treasury he takes the 9, and Svafa's token goes down two "
            "notches.",
        ),
        text=Said(
            "Les encoches suivent les points d'écart, non le nombre d'échanges : un seul échange peut en valoir "
            "plusieurs.",
            "The notches follow the points of difference, not the number of exchanges: a single exchange can be worth "
            "several.",
        ),
        example=Said(
            "9 − 7 = 2 encoches : de 0 à 8 points si le jeton était en haut.",
            "9 − 7 = 2 notches: from 0 to 8 points if the token was at the top.",
        ),
        source=idavoll(11),
        status=EXAMPLE,
        cards=("svafa",),
        related=("nidavellir.valkyries.svafa", "nidavellir.coins.missing", "nidavellir.coins.exchange"),
    ),
    Entry(
        "nidavellir.valkyries.svafa_lower_coin",
        title=Said("Svafa et une pièce plus faible", "Svafa and a lower coin"),
        answer=Said(
            "Une pièce inférieure à la valeur voulue, prise faute de mieux au Trésor, ne fait pas bouger le jeton de "
            "Svafa.",
            "A coin below the wanted value, taken for want of a better one in the treasury, does not move Svafa's "
            "token.",
        ),
        text=Said(
            "Ce n'est pas une plus-value, même si cette pièce vaut plus que celle que vous avez rendue. Le jeton ne "
            "remonte pas non plus.",
            "That is not an overshoot, even if that coin is worth more than the one you gave up. Nor does the token "
            "move up.",
        ),
        example=Said(
            "Un 22 transformé de +5 : 22 + 5 = 27. Rien d'aussi fort, mais le 25 est là : Cécile le reçoit, et le "
            "jeton de Svafa reste en place.",
            "A 22 transformed by +5: 22 + 5 = 27. Nothing that high, but the 25 is there: Cécile gets it, and Svafa's "
            "token stays where it is.",
        ),
        source=idavoll(12),
        cards=("svafa",),
        related=("nidavellir.coins.none_higher", "nidavellir.valkyries.svafa"),
    ),
    Entry(
        "nidavellir.valkyries.svafa_and_jarika",
        title=Said("Svafa avec Jarika", "Svafa with Jarika"),
        answer=Said(
            "Selon notre lecture, le +2 de Jarika n'est pas une plus-value, car il relève la valeur voulue, et Svafa "
            "ne compte que ce qui vient en plus.",
            "By our reading, Jarika's +2 is not an overshoot, since it raises the wanted value, and Svafa counts only "
            "what comes on top.",
        ),
        text=Said(
            "Le livret d'Idavoll ne parle pas de Jarika. Telle que la joue la version en ligne sous licence, chaque "
            "échange et chaque transformation vise 2 de plus : l'écart se mesure à cette visée, si la pièce manque au "
            "Trésor. Hrungnir transforme alors chaque pièce de 2 + 2 = 4.",
            "Idavoll's book does not speak of Jarika. As the licensed online version plays her, each exchange and "
            "each transformation aims 2 higher: the difference is measured from that aim, if the coin is missing from "
            "the treasury. Hrungnir then transforms each coin by 2 + 2 = 4.",
        ),
        example=Said(
            "Bourse 3 et 5 avec Jarika : 3 + 5 + 2 = 10. Le 10 est là : aucune encoche. S'il manque et que le 11 "
            "vient : 11 − 10 = 1 encoche.",
            "Pouch 3 and 5 with Jarika: 3 + 5 + 2 = 10. The 10 is there: no notch. If it is missing and the 11 comes: "
            "11 − 10 = 1 notch.",
        ),
        source=idavoll(12),
        status=READING,
        cards=("svafa", "jarika", "hrungnir"),
        related=("nidavellir.heroes.jarika", "nidavellir.valkyries.svafa", "nidavellir.coins.exchange"),
        other=Said(
            "La valeur voulue est celle d'avant Jarika : ses 2 points sont une plus-value et font descendre le jeton.",
            "The wanted value is the one before Jarika: her 2 points are an overshoot and move the token.",
        ),
    ),
)
