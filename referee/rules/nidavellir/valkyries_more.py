"""Valkyries of Idavoll: Ölrun and her class, Sigrdrífa and the heroes, Svafa and the coins."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

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
            "It is enough that the card bears a rank of the chosen colour: dwarf, class hero or animal. The class "
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
    ),
    Entry(
        "nidavellir.valkyries.olrun_two_grades",
        title=Said("Ölrun et une carte à plusieurs grades", "Ölrun and a card with several ranks"),
        answer=Said(
            "Une carte ne fait descendre le jeton d'Ölrun que d'une encoche, même si elle porte deux ou trois grades "
            "de la classe.",
            "A card moves Ölrun's token down one notch only, even if it bears two or three ranks of the class.",
        ),
        text=Said(
            "Il suffit d'un grade de la couleur sur la carte recrutée : on compte les cartes, non les grades.",
            "One rank of the colour on the recruited card is enough: cards are counted, not ranks.",
        ),
        example=Said(
            "Ölrun sur les explorateurs : Garm et ses 2 grades valent 1 encoche. Sur les chasseurs, Dagda et ses 3 "
            "grades en valent 1 aussi.",
            "Ölrun on the explorers: Garm with his 2 ranks is worth 1 notch. On the hunters, Dagda with her 3 ranks "
            "is worth 1 as well.",
        ),
        source=idavoll(10, 11),
        cards=("olrun", "garm", "dagda"),
        related=("nidavellir.valkyries.olrun", "nidavellir.animals.garm", "nidavellir.heroes.dagda"),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_gullinbursti",
        title=Said("Ölrun et les grades neutres", "Ölrun and neutral ranks"),
        answer=Said(
            "Gullinbursti, Ylud, Thrud et les doubles d'Olwyn ne font pas descendre le jeton d'Ölrun, quelle que soit "
            "la colonne où on les pose.",
            "Gullinbursti, Ylud, Thrud and Olwyn's doubles do not move Ölrun's token, whatever column they are placed "
            "in.",
        ),
        text=Said(
            "Leurs grades sont neutres : ils comptent dans la colonne, mais n'ont pas la couleur de la classe. Ni "
            "leur arrivée ni leur déplacement ne change donc rien pour elle.",
            "Their ranks are neutral: they count in the column but do not have the colour of the class. So neither "
            "their arrival nor their moving changes anything for her.",
        ),
        example=Said(
            "Ölrun sur les forgerons. Hreasvelg arrive : une encoche. Gullinbursti le rejoint dans la colonne : pas "
            "de deuxième.",
            "Ölrun on the blacksmiths. Hreasvelg arrives: one notch. Gullinbursti joins it in the column: no second "
            "one.",
        ),
        source=idavoll(10, 11),
        cards=("olrun", "ylud", "thrud", "olwyn", "gullinbursti", "hreasvelg"),
        related=(
            "nidavellir.valkyries.olrun",
            "nidavellir.animals.gullinbursti",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.olwyn",
        ),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_distinctions",
        title=Said("Ölrun et les cartes des distinctions", "Ölrun and the cards of distinctions"),
        answer=Said(
            "Selon notre lecture, la forgeronne spéciale, ou un nain pioché par le Pionnier du Royaume, fait "
            "descendre le jeton d'Ölrun si c'est la classe choisie.",
            "By our reading, the special blacksmith, or a dwarf drawn through the Pioneer of the Kingdom, moves "
            "Ölrun's token if it is of the chosen class.",
        ),
        text=Said(
            "Ces cartes portent des grades de classe et rejoignent l'armée. Le livret demande une carte recrutée sans "
            "exiger qu'elle vienne d'une taverne, et n'écarte que les grades neutres. Il ne dit pas si recevoir une "
            "carte de distinction, c'est la recruter.",
            "These cards bear class ranks and join the army. The book asks for a recruited card without demanding "
            "that it come from a tavern, and sets aside neutral ranks only. It does not say whether receiving a card "
            "from a distinction is recruiting it.",
        ),
        example=Said(
            "Ölrun sur les forgerons : la forgeronne spéciale et ses 2 grades valent 1 encoche.",
            "Ölrun on the blacksmiths: the special blacksmith with her 2 ranks is worth 1 notch.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("olrun", "special_blacksmith", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.valkyries.olrun",
            "nidavellir.valkyries.olrun_two_grades",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
        ),
        other=Said(
            "Une carte reçue d'une distinction n'est pas recrutée : le jeton ne bouge pas.",
            "A card received from a distinction is not recruited: the token does not move.",
        ),
    ),
    Entry(
        "nidavellir.valkyries.olrun_and_mercenaries",
        title=Said("Ölrun et un mercenaire", "Ölrun and a mercenary"),
        answer=Said(
            "Selon notre lecture, un mercenaire fait descendre le jeton d'Ölrun quand il est enrôlé dans la colonne "
            "de la classe choisie.",
            "By our reading, a mercenary moves Ölrun's token when it is enlisted in the column of the chosen class.",
        ),
        text=Said(
            "Un mercenaire porte deux couleurs de classe, et le livret ne l'exclut pas comme il exclut les grades "
            "neutres. Mais il parle de recruter dans votre armée, et le mercenaire n'y entre qu'à la fin de l'âge, "
            "dans une seule de ses deux colonnes.",
            "A mercenary bears two class colours, and the book does not exclude it as it excludes neutral ranks. But "
            "it speaks of recruiting into your army, and the mercenary enters it only at the end of the age, in one "
            "of its two columns.",
        ),
        example=Said(
            "Ölrun sur les mineurs : un mercenaire chasseur et mineur, placé chez les mineurs à la fin de l'âge, vaut "
            "une encoche ; chez les chasseurs, aucune.",
            "Ölrun on the miners: a hunter and miner mercenary, placed among the miners at the end of the age, is "
            "worth one notch; among the hunters, none.",
        ),
        source=idavoll(10, 11),
        status=READING,
        cards=("olrun",),
        related=("nidavellir.valkyries.olrun", "nidavellir.mercenaries", "nidavellir.valkyries.olrun_and_gullinbursti"),
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
            "Selon notre lecture, un nain capturé par un Géant ne fait pas descendre le jeton d'Ölrun, car il "
            "n'entre pas dans l'armée.",
            "By our reading, a dwarf captured by a giant does not move Ölrun's token, since it does not enter the "
            "army.",
        ),
        text=Said(
            "Sa condition parle d'une carte recrutée dans votre armée. Le livret oppose justement la capture au "
            "placement dans l'armée, et le grade capturé ne vaut plus rien. Mais le nain est aussi dit recruté, d'où "
            "l'autre lecture.",
            "Her condition speaks of a card recruited into your army. The book in fact sets capturing against placing "
            "in the army, and the captured rank is worth nothing any more. But the dwarf is also said to be "
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
        other=Said(
            "Le nain est bien recruté avant d'être capturé : le jeton descend, puis le Géant le prend.",
            "The dwarf is recruited before it is captured: the token goes down, then the giant takes it.",
        ),
    ),
)
