"""Mythical animals of Idavoll: Hreasvelg, who brings Gullinbursti, and Ratatosk, who pairs the zeros."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.animals.hreasvelg",
        title=Said("Hreasvelg : un forgeron et un compagnon", "Hreasvelg: a blacksmith and a companion"),
        answer=Said(
            "Hreasvelg compte pour un grade de forgeron et vous donne Gullinbursti, à poser aussitôt dans la colonne "
            "de votre choix.",
            "Hreasvelg counts as one blacksmith rank and gives you Gullinbursti, to be placed at once in the column "
            "of your choice.",
        ),
        text=Said(
            "Les deux cartes font donc deux grades d'un coup. Rien n'empêche de poser Gullinbursti chez les "
            "forgerons, sous Hreasvelg, ni d'ouvrir avec lui une colonne vide. Son grade complète une ligne, comme "
            "celui d'un héros neutre posé dans une colonne.",
            "So the two cards make two ranks at one stroke. Nothing forbids placing Gullinbursti among the "
            "blacksmiths, below Hreasvelg, or opening an empty column with it. Its rank completes a line, as does "
            "that of a neutral hero placed in a column.",
        ),
        example=Said(
            "Quatre forgerons, puis Hreasvelg et Gullinbursti dans leur colonne : 4 + 1 + 1 = 6 grades, 33 points.",
            "Four blacksmiths, then Hreasvelg and Gullinbursti in their column: 4 + 1 + 1 = 6 ranks, 33 points.",
        ),
        source=idavoll(4, 5),
        cards=("hreasvelg", "gullinbursti"),
        related=("nidavellir.animals.gullinbursti", "nidavellir.animals.hreasvelg_order"),
    ),
    Entry(
        "nidavellir.animals.hreasvelg_order",
        title=Said("Hreasvelg complète une ligne : et Gullinbursti ?", "Hreasvelg completes a line: and Gullinbursti?"),
        answer=Said(
            "Selon notre lecture, posez Hreasvelg, puis Gullinbursti, et recrutez seulement ensuite les héros des "
            "lignes complétées.",
            "By our reading, place Hreasvelg, then Gullinbursti, and only then recruit the heroes of the completed "
            "lines.",
        ),
        text=Said(
            "Prendre Gullinbursti appartient à l'arrivée de l'animal, et le héros vient après la carte choisie dans "
            "le tour d'un joueur. Le livret ne fixe pas l'ordre de ces deux effets immédiats ; cet ordre compte "
            "rarement, sauf si le héros change l'intérêt d'une colonne.",
            "Taking Gullinbursti belongs to the animal's arrival, and the hero comes after the chosen card in a "
            "player's turn. The book does not settle the order of these two immediate effects; that order rarely "
            "matters, unless the hero changes what a column is worth to you.",
        ),
        example=Said(
            "Hreasvelg complète la première ligne et Gullinbursti la deuxième : deux héros, recrutés l'un après "
            "l'autre.",
            "Hreasvelg completes the first line and Gullinbursti the second: two heroes, recruited one after the "
            "other.",
        ),
        source=idavoll(4, 5),
        status=READING,
        cards=("hreasvelg", "gullinbursti"),
        related=(
            "nidavellir.animals.hreasvelg",
            "nidavellir.recruiting.several_lines",
            "nidavellir.recruiting.line_rule",
        ),
        other=Said(
            "Une ligne complète oblige à choisir un héros sur-le-champ : le héros d'abord, la carte spéciale ensuite.",
            "A completed line makes you choose a hero on the spot: the hero first, the special card afterwards.",
        ),
    ),
    Entry(
        "nidavellir.animals.gullinbursti",
        title=Said("Gullinbursti : un grade sans points", "Gullinbursti: a rank without points"),
        answer=Said(
            "Hreasvelg vous donne Gullinbursti, un grade neutre pour la colonne de votre choix : il y vaut 0 point, "
            "mais compte partout où l'on compte des grades.",
            "Hreasvelg gives you Gullinbursti, a neutral rank for the column of your choice: it is worth 0 points "
            "there but counts wherever ranks are counted.",
        ),
        text=Said(
            "Lignes, majorités, carré des chasseurs, suite des forgerons, facteur des mineurs, Idunn, Garm, Nidhogg : "
            "son grade sert à tout. Le livret le dit neutre à propos d'Ölrun (pages 10-11) : sans couleur de classe, "
            "il ne fait pas descendre le jeton de celle-ci. Rien ne permet de le déplacer plus tard, contrairement à "
            "Ylud et à Thrud. Carte spéciale (page 2), Gullinbursti n'est ni un héros ni une des 20 cartes Mythologie.",
            "Lines, majorities, the square of the hunters, the sequence of the blacksmiths, the factor of the miners, "
            "Idunn, Garm, Nidhogg: its rank serves everywhere. The book calls it neutral when it comes to Ölrun "
            "(pages 10-11): without a class colour, it does not move her token. Nothing lets it move later, unlike "
            "Ylud and Thrud. A special card (page 2), Gullinbursti is neither a hero nor one of the 20 mythology "
            "cards.",
        ),
        example=Said(
            "Mineurs 2, 2 et 1, somme 5 : à trois grades, 5 × 3 = 15. Avec Gullinbursti parmi eux, 5 × 4 = 20.",
            "Miners 2, 2 and 1, sum 5: with three ranks, 5 × 3 = 15. With Gullinbursti among them, 5 × 4 = 20.",
        ),
        source=idavoll(4, 5),
        cards=("gullinbursti", "hreasvelg", "idunn", "garm", "nidhogg", "olrun", "ylud", "thrud"),
        related=(
            "nidavellir.animals.hreasvelg",
            "nidavellir.animals.lines",
            "nidavellir.animals.ratatosk_neutral_zeros",
            "nidavellir.valkyries.olrun_and_gullinbursti",
        ),
    ),
    Entry(
        "nidavellir.animals.ratatosk",
        title=Said("Ratatosk : des zéros qui rapportent", "Ratatosk: zeros that pay"),
        answer=Said(
            "Ratatosk compte pour un grade de mineur de 2 points ; à la fin, chaque paire de grades de valeur 0 de "
            "cette colonne ajoute 1 à la somme avant la multiplication.",
            "Ratatosk counts as one miner rank of 2 points; at the end each pair of ranks worth 0 in that column "
            "adds 1 to the sum before the multiplication.",
        ),
        text=Said(
            "Le point d'une paire est donc multiplié par le nombre de grades. Les mineurs de 0 et les deux grades à 0 "
            "de Zoral sont des zéros ; les grades neutres ont leur propre article. Un zéro resté seul n'ajoute rien. "
            "Ylud et un mercenaire valent 1 chez les mineurs, et un mineur capturé par Hrungnir n'est plus dans la "
            "colonne.",
            "So the point of a pair is multiplied by the number of ranks. Miners of 0 and the two 0 ranks of Zoral "
            "are zeros; neutral ranks have an entry of their own. A zero left alone adds nothing. Ylud and a "
            "mercenary are worth 1 among the miners, and a miner captured by Hrungnir is no longer in the column.",
        ),
        example=Said(
            "Mineurs 0, 0 et 1 avec Ratatosk : somme 3, une paire, 4 grades. (3 + 1) × 4 = 16, au lieu de 3 × 4 = 12.",
            "Miners 0, 0 and 1 with Ratatosk: sum 3, one pair, 4 ranks. (3 + 1) × 4 = 16, instead of 3 × 4 = 12.",
        ),
        source=idavoll(5),
        cards=("ratatosk", "zoral", "ylud", "hrungnir"),
        related=(
            "nidavellir.animals.ratatosk_example",
            "nidavellir.animals.ratatosk_neutral_zeros",
            "nidavellir.heroes.zoral",
            "nidavellir.miners",
        ),
    ),
    Entry(
        "nidavellir.animals.ratatosk_example",
        title=Said("Ratatosk et Zoral : 56 points", "Ratatosk and Zoral: 56 points"),
        answer=Said(
            "Avec deux mineurs de 0, deux de 1, Ratatosk et Zoral, la colonne vaut 56 points.",
            "With two miners of 0, two of 1, Ratatosk and Zoral, the column is worth 56 points.",
        ),
        text=Said(
            "Zoral apporte trois grades, de 1, 0 et 0 points : ses deux zéros forment une paire, ceux des deux "
            "mineurs une autre.",
            "Zoral brings three ranks of 1, 0 and 0 points: his two zeros form a pair, those of the two miners "
            "another.",
        ),
        example=Said(
            "Chez Serge : 4 + 1 + 3 = 8 grades, et 0 + 0 + 1 + 1 + 2 + 1 = 5 points. Deux paires ajoutent 2 : (5 + 2) "
            "× 8 = 56.",
            "Serge has 4 + 1 + 3 = 8 ranks, and 0 + 0 + 1 + 1 + 2 + 1 = 5 points. Two pairs add 2: (5 + 2) × 8 = 56.",
        ),
        source=idavoll(5),
        status=EXAMPLE,
        cards=("ratatosk", "zoral"),
        related=("nidavellir.animals.ratatosk", "nidavellir.heroes.zoral", "nidavellir.miners"),
    ),
    Entry(
        "nidavellir.animals.ratatosk_neutral_zeros",
        title=Said("Ratatosk : les grades neutres, des zéros ?", "Ratatosk: are neutral ranks zeros?"),
        answer=Said(
            "Selon notre lecture, oui : Gullinbursti ou un double d'Olwyn posé chez les mineurs compte comme un zéro.",
            "By our reading, yes: Gullinbursti or a double of Olwyn placed among the miners counts as a zero.",
        ),
        text=Said(
            "Ces deux cartes portent un 0 imprimé dans la couleur des mineurs, et la règle parle de chaque paire de "
            "grades de valeur 0 sans demander de classe.\n"
            "Contre notre lecture : à propos d'Ölrun, le livret dit que ces mêmes cartes n'ont pas de grade de "
            "classe, seulement des grades neutres ; son exemple n'apparie que des mineurs et Zoral ; la version en "
            "ligne sous licence ne les compte pas. La table peut choisir l'autre lecture.",
            "Both cards bear a 0 printed in the miners' colour, and the rule speaks of each pair of ranks worth 0 "
            "without asking for a class.\n"
            "Against our reading: where it speaks of Ölrun, the book says that these very cards have no class rank, "
            "only neutral ones; its example pairs miners and Zoral alone; the licensed online version does not count "
            "them. The table can choose the other reading.",
        ),
        example=Said(
            "Mineurs 0 et 2, Ratatosk et Gullinbursti : somme 4, une paire, 4 grades. (4 + 1) × 4 = 20 ; selon "
            "l'autre lecture, 4 × 4 = 16.",
            "Miners 0 and 2, Ratatosk and Gullinbursti: sum 4, one pair, 4 ranks. (4 + 1) × 4 = 20; by the other "
            "reading, 4 × 4 = 16.",
        ),
        source=idavoll(5),
        status=READING,
        cards=("ratatosk", "gullinbursti", "olwyn", "olrun", "zoral"),
        related=(
            "nidavellir.animals.ratatosk",
            "nidavellir.animals.gullinbursti",
            "nidavellir.heroes.olwyn",
            "nidavellir.valkyries.olrun",
        ),
        other=Said(
            "Un grade neutre n'est pas un grade de mineur : seuls les zéros imprimés sur des mineurs ou des héros "
            "mineurs forment des paires.",
            "A neutral rank is not a miner rank: only zeros printed on miners or miner heroes form pairs.",
        ),
        ruling="ratatosk_neutral_zeros",
        date=SECOND_EDITION,
    ),
)
