"""Valkyries of Idavoll: Ölrun and her class, Sigrdrífa and the heroes, Svafa and the coins."""

from referee.books import idavoll
from referee.entry import EXAMPLE, READING, Entry, Said

ENTRIES = (
    Entry(
        "nidavellir.valkyries.olrun",
        title=Said("Ölrun : la classe choisie", "Ölrun: the chosen class"),
        answer=Said(
            "Quand vous placez Ölrun, posez sur elle un jeton de Classe ; ensuite, chaque carte de cette classe "
            "recrutée dans votre armée fait descendre son jeton Force d'une encoche.",
            "When you place Ölrun, put a class token on her; from then on each card of that class recruited into your "
            "army moves her force token down one notch.",
        ),
        text=Said(
            "Il suffit que la carte porte un grade de la couleur choisie : nain, héros de classe ou animal. La classe "
            "ne change plus. Les encoches valent 0, 3, 6, 10 et 16 ; les cartes déjà dans l'armée ne comptent pas.",
            "It is enough that the card bears a grade of the chosen colour: dwarf, class hero or animal. The class "
            "does not change any more. The notches are worth 0, 3, 6, 10 and 16; cards already in the army do not "
            "count.",
        ),
        example=Said(
            "Ölrun sur les mineurs, puis deux mineurs et Ratatosk recrutés : 2 + 1 = 3 encoches, 10 points.",
            "Ölrun on the miners, then two miners and Ratatosk recruited: 2 + 1 = 3 notches, 10 points.",
        ),
        source=idavoll(10, 11),
        cards=("olrun", "ratatosk"),
        related=(
            "nidavellir.valkyries.olrun_two_grades",
            "nidavellir.valkyries.olrun_and_gullinbursti",
            "nidavellir.valkyries.olrun_and_mercenaries",
            "nidavellir.valkyries.olrun_and_capture",
        ),
        asked=Said("jeton de classe, couleur, changer de classe", "class token, colour, color, change class"),
    ),
    Entry(
        "nidavellir.valkyries.olrun_two_grades",
        title=Said("Ölrun et une carte à plusieurs grades", "Ölrun and a card with several grades"),
        answer=Said(
            "Une carte ne fait descendre le jeton d'Ölrun que d'une encoche, même si elle porte deux ou trois grades "
            "de la classe.",
            "A card moves Ölrun's token down one notch only, even if it bears two or three grades of the class.",
        ),
        text=Said(
            "Il suffit d'un grade de la couleur sur la carte recrutée : on compte les cartes, non les grades.",
            "One grade of the colour on the recruited card is enough: cards are counted, not grades.",
        ),
        example=Said(
            "Ölrun sur les explorateurs : Garm et ses 2 grades valent 1 encoche. Sur les chasseurs, Dagda et ses 3 "
            "grades en valent 1 aussi.",
            "Ölrun on the explorers: Garm with his 2 grades makes 1 notch. On the hunters, Dagda with her 3 grades "
            "makes 1 as well.",
        ),
        source=idavoll(10, 11),
        cards=("olrun", "garm", "dagda"),
        related=("nidavellir.valkyries.olrun", "nidavellir.animals.garm", "nidavellir.heroes.dagda"),
        asked=Said("deux encoches, double grade", "two notches, double grade"),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_gullinbursti",
        title=Said("Ölrun et les grades neutres", "Ölrun and neutral grades"),
        answer=Said(
            "Gullinbursti, Ylud, Thrud et les doubles d'Olwyn ne font pas descendre le jeton d'Ölrun, quelle que soit "
            "la colonne où on les pose.",
            "Gullinbursti, Ylud, Thrud and the doubles of Olwyn do not move Ölrun's token, whatever column they are "
            "placed in.",
        ),
        text=Said(
            "Leurs grades sont neutres : ils comptent dans la colonne, mais n'ont pas la couleur de la classe. Ni "
            "leur arrivée ni leur déplacement ne change donc rien pour elle.",
            "Their grades are neutral: they count in the column but do not have the colour of the class. So neither "
            "their arrival nor their moving changes anything for her.",
        ),
        example=Said(
            "Ölrun sur les forgerons. Hreasvelg arrive : une encoche. Gullinbursti le rejoint dans la colonne : pas "
            "de deuxième.",
            "Ölrun on the blacksmiths. Hreasvelg arrives: one notch. Gullinbursti joins it in the column: no second "
            "one.",
        ),
        source=idavoll(11),
        cards=("olrun", "ylud", "thrud", "olwyn", "gullinbursti", "hreasvelg"),
        related=(
            "nidavellir.valkyries.olrun",
            "nidavellir.animals.gullinbursti",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.olwyn",
        ),
        asked=Said("neutre, sans couleur, double", "neutral, colourless, double"),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_distinctions",
        title=Said("Ölrun et les cartes des distinctions", "Ölrun and the cards of distinctions"),
        answer=Said(
            "Nous lisons : la forgeronne spéciale, ou un nain pioché par le Pionnier du Royaume, fait descendre le "
            "jeton d'Ölrun si c'est la classe choisie.",
            "We read: the special blacksmith, or a dwarf drawn through the Pioneer of the Kingdom, moves Ölrun's "
            "token if it is of the chosen class.",
        ),
        text=Said(
            "Ces cartes portent des grades de classe et rejoignent l'armée. Le livret demande une carte recrutée sans "
            "exiger qu'elle vienne d'une taverne, et n'écarte que les grades neutres. Il ne dit pas si recevoir une "
            "carte de distinction, c'est la recruter.",
            "These cards bear class grades and join the army. The book asks for a recruited card without demanding "
            "that it come from a tavern, and sets aside neutral grades only. It does not say whether receiving a card "
            "of a distinction is recruiting it.",
        ),
        example=Said(
            "Ölrun sur les forgerons : la forgeronne spéciale et ses 2 grades valent 1 encoche.",
            "Ölrun on the blacksmiths: the special blacksmith with her 2 grades makes 1 notch.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("olrun", "special_blacksmith", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.valkyries.olrun",
            "nidavellir.valkyries.olrun_two_grades",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
        ),
        asked=Said("armurerie, pionnière, carte spéciale", "armorer, special card"),
        other=Said(
            "Une carte reçue d'une distinction n'est pas recrutée : le jeton ne bouge pas.",
            "A card received from a distinction is not recruited: the token does not move.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_mercenaries",
        title=Said("Ölrun et un mercenaire", "Ölrun and a mercenary"),
        answer=Said(
            "Nous lisons : un mercenaire fait descendre le jeton d'Ölrun quand il est enrôlé dans la colonne de la "
            "classe choisie.",
            "We read: a mercenary moves Ölrun's token when it is enlisted in the column of the chosen class.",
        ),
        text=Said(
            "Un mercenaire porte deux couleurs de classe, et le livret ne l'exclut pas comme il exclut les grades "
            "neutres. Mais il parle de recruter dans votre armée, et le mercenaire n'y entre qu'à la fin de l'âge, "
            "dans une seule de ses deux colonnes.",
            "A mercenary bears two class colours, and the book does not exclude it as it excludes neutral grades. But "
            "it speaks of recruiting into your army, and the mercenary enters it only at the end of the age, in one "
            "of its two columns.",
        ),
        example=Said(
            "Ölrun sur les mineurs : un mercenaire chasseur et mineur, placé chez les mineurs à la fin de l'âge, vaut "
            "une encoche ; chez les chasseurs, aucune.",
            "Ölrun on the miners: a hunter and miner mercenary, placed among the miners at the end of the age, makes "
            "one notch; among the hunters, none.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("olrun",),
        related=("nidavellir.valkyries.olrun", "nidavellir.mercenaries", "nidavellir.valkyries.olrun_and_gullinbursti"),
        asked=Said("Thingvellir, enrôler, deux classes", "Thingvellir, enlist, two classes"),
        other=Said(
            "Le jeton descend dès que le mercenaire est recruté, si l'une de ses deux couleurs est la bonne, où qu'il "
            "aille ensuite.",
            "The token goes down as soon as the mercenary is recruited, if one of its two colours is the right one, "
            "wherever it goes later.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_capture",
        title=Said("Ölrun et un nain capturé", "Ölrun and a captured dwarf"),
        answer=Said(
            "Nous lisons : un nain capturé par un Géant ne fait pas descendre le jeton d'Ölrun, car il n'entre pas "
            "dans l'armée.",
            "We read: a dwarf captured by a giant does not move Ölrun's token, since it does not enter the army.",
        ),
        text=Said(
            "Sa condition parle d'une carte recrutée dans votre armée. Le livret oppose justement la capture au "
            "placement dans l'armée, et le grade capturé ne vaut plus rien. Mais le nain est aussi dit recruté, d'où "
            "l'autre lecture.",
            "Her condition speaks of a card recruited into your army. The book in fact opposes the capture to placing "
            "in the army, and the captured grade is worth nothing any more. But the dwarf is also said to be "
            "recruited, hence the other reading.",
        ),
        example=Said(
            "Ölrun et Surt attendent tous deux un guerrier. Capturé, il ne sert qu'à Surt ; placé, il fait descendre "
            "le jeton d'Ölrun, et Surt est retourné.",
            "Ölrun and Surt both wait for a warrior. Captured, it serves Surt alone; placed, it moves Ölrun's token, "
            "and Surt is turned face down.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("olrun", "surt"),
        related=("nidavellir.giants.capture", "nidavellir.giants.capture_card", "nidavellir.valkyries.olrun"),
        asked=Said("Géant, capturé, compte", "giant, capture, counts"),
        other=Said(
            "Le nain est bien recruté avant d'être capturé : le jeton descend, puis le Géant le prend.",
            "The dwarf is recruited before it is captured: the token goes down, then the giant takes it.",
        ),
    ),
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
            "By a line, by Thrivaldi, by Gjallarhorn or thanks to the grades of another hero: all of them count. The "
            "first brings nothing yet, the second gives 8 points, the third 16. Doubles, animals and other mythology "
            "cards are no heroes.",
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
        asked=Said("Sigdrífa, Sigrdrifa, Sigdrifa, recruter", "Sigdrífa, Sigrdrifa, Sigdrifa, recruiting"),
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
            "Odin swaps Skaa for Thrud, whose grade completes a line: Tarah comes, one notch for her, none for Thrud.",
        ),
        source=idavoll(11),
        cards=("sigrdrifa", "odin", "skaa", "thrud", "tarah"),
        related=("nidavellir.gods.odin", "nidavellir.valkyries.sigrdrifa", "nidavellir.gods.odin_and_lines"),
        asked=Said("échange de héros, exception", "hero swap, exception"),
    ),
    Entry(
        "nidavellir.valkyries.svafa",
        title=Said("Svafa : les plus-values", "Svafa: overshoots"),
        answer=Said(
            "Le jeton de Svafa descend d'une encoche par point dont votre nouvelle pièce dépasse la valeur voulue : "
            "0, 4, 8, 16.",
            "Svafa's token goes down one notch for each point by which your new coin exceeds the wanted value: 0, 4, "
            "8, 16.",
        ),
        text=Said(
            "Il y a plus-value quand la pièce voulue manque au Trésor et que la première plus forte la remplace, dans "
            "un échange comme dans une transformation. Le gain ordinaire d'un +5 n'en est pas une. Hrungnir peut en "
            "faire plusieurs d'un coup. Trois points en tout suffisent pour 16 ; au-delà, rien.",
            "There is an overshoot when the wanted coin is missing from the treasury and the next higher one replaces "
            "it, in an exchange as in a transformation. The ordinary gain of a +5 is none. Hrungnir can make several "
            "at one stroke. Three points in all are enough for 16; beyond them, nothing.",
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
        asked=Said("plus-value, dépassement, pièce manquante", "surplus, added value, capital gain, missing coin"),
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
        asked=Said("exemple, échange, 7 et 8 absents", "example, exchange, 7 and 8 absent"),
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
            "That is no overshoot, even if that coin is worth more than the one you gave up. Nor does the token move "
            "up.",
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
        asked=Said("moins-value, pièce inférieure", "shortfall, smaller coin"),
    ),
    Entry(
        "nidavellir.valkyries.svafa_and_jarika",
        title=Said("Svafa avec Jarika", "Svafa with Jarika"),
        answer=Said(
            "Nous lisons : le +2 de Jarika n'est pas une plus-value, car elle relève la valeur voulue, et Svafa ne "
            "compte que ce qui la dépasse.",
            "We read: Jarika's +2 is no overshoot, since she raises the wanted value, and Svafa counts only what "
            "exceeds it.",
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
        asked=Said("Thingvellir, bonus, plus deux", "Thingvellir, bonus, plus two"),
        other=Said(
            "La valeur voulue est celle d'avant Jarika : ses 2 points sont une plus-value et font descendre le jeton.",
            "The wanted value is the one before Jarika: her 2 points are an overshoot and move the token.",
        ),
    ),
)
