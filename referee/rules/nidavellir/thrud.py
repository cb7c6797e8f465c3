"""Thrud, who is never covered and leaves at the end, and what happens when Ylud meets her."""

from referee.entry import EXAMPLE, READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.thrud",
        title=Said("Thrud : jamais recouverte, 13 points à la fin", "Thrud: never covered, 13 points at the end"),
        answer=Said(
            "Thrud la Chasseuse de Têtes est un grade mobile dans la colonne de votre choix, ne doit jamais être "
            "recouverte, et vaut 13 points à la fin.",
            "Thrud the Headhunter is a movable rank in a column of your choice, must never be covered, and is worth 13 "
            "points at the end.",
        ),
        text=Said(
            "Vous la posez dans une colonne dès que vous la recrutez. Chaque fois qu'une carte devrait aller sur "
            "elle, vous la prenez en main, puis vous la reposez au bout de la même colonne ou d'une autre. Avant le "
            "décompte elle rejoint la zone de Commandement : ses 13 points sont fixes et elle n'ajoute rien à une "
            "classe.",
            "You place her in a column as soon as you recruit her. Each time a card would go on top of her, you pick "
            "her up and put her back at the end of the same column or of another. Before the count she joins the "
            "command zone: her 13 points are fixed and she adds nothing to a class.",
        ),
        example=Said(
            "Serge recrute Thrud et la pose chez ses mineurs : il a aussitôt un grade de mineur de plus, pour les "
            "lignes et les distinctions.",
            "Serge recruits Thrud and places her among his miners: at once he has one more miner rank, for lines "
            "and distinctions.",
        ),
        source=nidavellir(15),
        cards=("thrud",),
        related=(
            "nidavellir.heroes.thrud_covered",
            "nidavellir.heroes.thrud_end",
            "nidavellir.heroes.thrud_lines",
            "nidavellir.heroes.ylud_and_thrud",
        ),
    ),
    Entry(
        "nidavellir.heroes.thrud_covered",
        title=Said("Une carte à poser sur Thrud", "A card to be laid on Thrud"),
        answer=Said(
            "Thrud revient en main, la carte prend sa place, puis Thrud va au bout de la même colonne ou d'une "
            "autre, à votre choix.",
            "Thrud comes back into your hand, the card takes her place, then Thrud goes to the end of the same "
            "column or of another, as you choose.",
        ),
        text=Said(
            "Cela vaut pour un nain comme pour un héros, donc aussi pour la forgeronne spéciale et pour le nain "
            "gardé par le Pionnier du Royaume. La nouvelle place peut compléter une ligne et donner un héros.",
            "This holds for a dwarf as well as for a hero, and so also for the special blacksmith and for the "
            "dwarf kept by the Pioneer of the Kingdom. The new place may complete a line and give a hero.",
        ),
        example=Said(
            "Thrud ferme la colonne des mineurs d'Anne. Anne prend un mineur : elle le pose, puis met Thrud chez "
            "les explorateurs, où il lui manquait un grade.",
            "Thrud ends Anne's miner column. Anne takes a miner: she places it, then puts Thrud among the "
            "explorers, where she lacked a rank.",
        ),
        source=nidavellir(15),
        cards=("thrud", "special_blacksmith", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.thrud_then_hero",
            "nidavellir.heroes.thrud_no_free_move",
            "nidavellir.heroes.ylud_on_thrud",
        ),
    ),
    Entry(
        "nidavellir.heroes.thrud_example",
        title=Said("L'exemple du livret : Thrud fait place", "The book's example: Thrud makes room"),
        answer=Said(
            "Le livret montre une carte qu'on ne peut poser directement : Thrud est prise en main, la carte "
            "posée, Thrud remise où l'on veut.",
            "The book shows a card that cannot be laid directly: Thrud is picked up, the card laid, Thrud put "
            "back wherever you like.",
        ),
        text=Said(
            "Une seconde image la montre, l'âge 2 terminé, de retour dans la zone de Commandement.",
            "A second picture shows her, with age 2 over, back in the command zone.",
        ),
        example=Said(
            "Avec d'autres cartes : guerriers 5, 8, Thrud, et un guerrier 6 qui arrive : la colonne devient 5, 8, "
            "6, et Thrud va au bout de celle-ci ou d'une autre.",
            "With other cards: warriors 5, 8, Thrud, and a warrior 6 arriving: the column becomes 5, 8, 6, and "
            "Thrud goes to the end of this one or another.",
        ),
        source=nidavellir(15),
        status=EXAMPLE,
        cards=("thrud",),
        related=("nidavellir.heroes.thrud_covered", "nidavellir.heroes.thrud_end"),
    ),
    Entry(
        "nidavellir.heroes.thrud_no_free_move",
        title=Said("Thrud ne se déplace pas quand on veut", "Thrud does not move at will"),
        answer=Said(
            "Thrud ne change de place que lorsqu'une carte devrait être posée sur elle.",
            "Thrud changes place only when a card would be laid on top of her.",
        ),
        text=Said(
            "Une carte posée dans une autre colonne ne la fait pas bouger, une offrande royale non plus. La seule "
            "autre occasion est la fin de l'âge 2, où elle quitte l'armée.",
            "A card placed in another column does not move her, nor does a royal offering. The only other "
            "occasion is the end of age 2, when she leaves the army.",
        ),
        example=Said(
            "Thrud est chez les forgerons. Cécile prend un chasseur : Thrud reste. Plus tard elle prend un "
            "forgeron : Thrud peut partir.",
            "Thrud is among the blacksmiths. Cécile takes a hunter: Thrud stays. Later she takes a blacksmith: "
            "Thrud may leave.",
        ),
        source=nidavellir(15),
        cards=("thrud",),
        related=("nidavellir.heroes.thrud", "nidavellir.heroes.thrud_covered"),
    ),
    Entry(
        "nidavellir.heroes.thrud_lines",
        title=Said("Thrud et les lignes", "Thrud and lines"),
        answer=Said(
            "Thrud apporte son grade aux lignes là où elle se trouve, et la poser ou la déplacer peut donner un héros.",
            "Thrud's rank counts in lines where she stands, and placing or moving her may give a hero.",
        ),
        text=Said(
            "Elle compte elle-même comme héros pour la règle des lignes. Si elle quitte une colonne dont une ligne "
            "dépendait, aucun héros n'est rendu, mais le suivant demande toujours une ligne de plus que le nombre de "
            "héros.",
            "She herself counts as a hero for the rule of lines. If she leaves a column on which a line depended, no "
            "hero is given back, but the next still requires one line more than the number of heroes.",
        ),
        example=Said(
            "Valériane a 1 héros : Thrud. Sans elle, ses colonnes ont 2 grades et les mineurs 1 ; Thrud est chez les "
            "chasseurs. Un chasseur arrive, elle met Thrud chez les mineurs : 2 lignes, donc un héros de plus.",
            "Valériane has 1 hero: Thrud. Without her, the columns have 2 ranks and the miners 1; Thrud stands among "
            "the hunters. A hunter arrives, she puts Thrud among the miners: 2 lines, and so one more hero.",
        ),
        source=nidavellir(15),
        cards=("thrud",),
        related=(
            "nidavellir.heroes.thrud",
            "nidavellir.recruiting.line_rule",
            "nidavellir.heroes.thrud_then_hero",
            "nidavellir.heroes.thrud_covered",
        ),
    ),
    Entry(
        "nidavellir.heroes.thrud_then_hero",
        title=Said("Thrud en main : d'abord la reposer", "Thrud in hand: put her down first"),
        answer=Said(
            "Si une carte fait bouger Thrud, on repose Thrud d'abord, et l'on regarde ensuite seulement si une "
            "ligne est complète.",
            "If a card makes Thrud move, Thrud is put down first, and only then do you see whether a line is complete.",
        ),
        text=Said(
            "Le livret décrit le geste d'une traite, prendre Thrud, poser la carte, replacer Thrud, et parle du "
            "recrutement après. Selon notre lecture, c'est un seul placement. Si un héros est recruté et doit aller "
            "sur elle, elle bouge encore une fois.",
            "The book describes the gesture in one go, picking Thrud up, laying the card, putting Thrud back, and "
            "speaks of recruiting after that. By our reading this is a single placement. If a hero is recruited and "
            "would go on top of her, she moves once more.",
        ),
        example=Said(
            "Un guerrier arrive sur Thrud et complète une ligne. Serge replace d'abord Thrud, puis choisit son héros.",
            "A warrior arrives on Thrud and completes a line. Serge first puts Thrud back, then chooses his hero.",
        ),
        source=nidavellir(15),
        status=READING,
        cards=("thrud",),
        related=(
            "nidavellir.heroes.thrud_covered",
            "nidavellir.heroes.thrud_lines",
            "nidavellir.recruiting.several_lines",
        ),
        other=Said(
            "La carte posée sous elle complète déjà la ligne : le héros est recruté pendant que Thrud est encore "
            "en main.",
            "The card laid in her place already completes the line: the hero is recruited while Thrud is still in "
            "hand.",
        ),
    ),
    Entry(
        "nidavellir.heroes.thrud_distinctions",
        title=Said("Thrud dans les distinctions", "Thrud in the distinctions"),
        answer=Said(
            "Pour les distinctions de la fin de l'âge 1, Thrud compte pour un grade dans la colonne qu'elle occupe.",
            "For the distinctions at the end of age 1, Thrud counts as one rank of the column where she stands.",
        ),
        text=Said(
            "On ne la déplace pas exprès pour l'occasion. Mais si la forgeronne spéciale doit aller sur elle, "
            "elle bouge, et selon notre lecture elle compte alors dans sa nouvelle colonne pour la distinction "
            "qui suit.",
            "She is not moved on purpose for the occasion. But if the special blacksmith would go on top of her, "
            "she moves, and by our reading she then counts in her new column for the distinction that follows.",
        ),
        example=Said(
            "Explorateurs : Anne 2 et Thrud, Serge 2. Anne a 2 + 1 = 3 grades et gagne la distinction.",
            "Explorers: Anne 2 and Thrud, Serge 2. Anne has 2 + 1 = 3 ranks and wins the distinction.",
        ),
        source=nidavellir(15),
        cards=("thrud", "special_blacksmith"),
        related=(
            "nidavellir.distinctions.heroes_count",
            "nidavellir.heroes.thrud",
            "nidavellir.distinctions.one_by_one",
            "nidavellir.heroes.thrud_covered",
        ),
    ),
    Entry(
        "nidavellir.heroes.thrud_end",
        title=Said("Thrud au décompte : plus aucun grade", "Thrud in the count: no rank any more"),
        answer=Said(
            "Avant le décompte Thrud quitte l'armée, si bien qu'elle ne compte plus dans aucune colonne, "
            "seulement pour ses 13 points.",
            "Before the count Thrud leaves the army, so she no longer counts in any column, only for her 13 points.",
        ),
        text=Said(
            "Elle n'entre donc ni dans la majorité des guerriers, ni dans le carré des chasseurs, ni dans le "
            "facteur des mineurs, ni dans le supplément d'Idunn. Les héros recrutés grâce à elle restent.",
            "So she enters neither the majority of the warriors, nor the square of the hunters, nor the factor of "
            "the miners, nor Idunn's extra. Heroes recruited with her help stay.",
        ),
        example=Said(
            "4 chasseurs et Thrud : la colonne vaut 4 × 4 = 16, pas 25, et Thrud 13 à part, 16 + 13 = 29.",
            "4 hunters and Thrud: the column is worth 4 × 4 = 16, not 25, and Thrud 13 separately, 16 + 13 = 29.",
        ),
        source=nidavellir(15),
        cards=("thrud", "idunn"),
        related=(
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.ylud_and_thrud",
            "nidavellir.warriors.grades",
            "nidavellir.heroes.idunn_grades",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_and_thrud",
        title=Said("Ylud et Thrud : l'ordre à la fin", "Ylud and Thrud: the order at the end"),
        answer=Said(
            "L'âge 2 terminé, on pose ou déplace d'abord Ylud, héros compris, et Thrud ne quitte l'armée qu'ensuite.",
            "With age 2 over, Ylud is first placed or moved, heroes included, and only then does Thrud leave the army.",
        ),
        text=Said(
            "Quand Ylud arrive, le grade de Thrud compte donc encore : ensemble elles peuvent compléter une "
            "ligne. Le départ de Thrud ne fait perdre aucun héros. Recrutée à ce moment, Thrud est posée, peut "
            "compléter une ligne, puis s'en va aussitôt pour ses 13 points.",
            "So when Ylud arrives, Thrud's rank still counts: together they may complete a line. Thrud's leaving "
            "costs no hero. Recruited at that moment, Thrud is placed, may complete a line, then leaves at once "
            "for her 13 points.",
        ),
        example=Said(
            "Serge a 3 héros : Ylud, pas encore posée, un autre, et Thrud, quatrième grade de ses mineurs. Les "
            "guerriers ont 3 grades, les autres classes 4. Ylud chez les guerriers : 4 lignes, un héros de plus. "
            "Puis Thrud s'en va, et il garde ce héros.",
            "Serge has 3 heroes: Ylud, not yet placed, another one, and Thrud, the fourth rank of his miners. The "
            "warriors have 3 ranks, the other classes 4. Ylud among the warriors: 4 lines, one more hero. Then "
            "Thrud leaves, and he keeps that hero.",
        ),
        source=nidavellir(15),
        cards=("ylud", "thrud"),
        related=(
            "nidavellir.heroes.ylud_moving",
            "nidavellir.heroes.thrud_end",
            "nidavellir.heroes.ylud_on_thrud",
            "nidavellir.heroes.ylud_last_hero",
            "nidavellir.final_count.when",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_on_thrud",
        title=Said("Ylud posée dans la colonne de Thrud", "Ylud placed in Thrud's column"),
        answer=Said(
            "Si Ylud va dans la colonne que Thrud ferme, Thrud est prise en main, Ylud posée, puis Thrud remise "
            "dans une colonne au choix.",
            "If Ylud goes into the column that Thrud ends, Thrud is picked up, Ylud placed, then Thrud put back "
            "in a column of your choice.",
        ),
        text=Said(
            "Ylud est une carte Héros comme une autre et ne recouvre pas Thrud. C'est l'occasion de placer deux "
            "grades d'un coup, en fin d'âge 1 pour les distinctions, en fin d'âge 2 pour une dernière ligne.",
            "Ylud is a hero card like any other and does not cover Thrud. It is the occasion to place two ranks "
            "at once, at the end of age 1 for the distinctions, at the end of age 2 for a last line.",
        ),
        example=Said(
            "Thrud ferme les chasseurs. Anne y pose Ylud et remet Thrud chez les mineurs : les chasseurs gardent "
            "leur nombre grâce à Ylud, et les mineurs en gagnent un.",
            "Thrud ends the hunters. Anne places Ylud there and puts Thrud among the miners: the hunters keep "
            "their number thanks to Ylud, and the miners gain one.",
        ),
        source=nidavellir(15),
        cards=("ylud", "thrud"),
        related=("nidavellir.heroes.ylud_and_thrud", "nidavellir.heroes.thrud_covered", "nidavellir.heroes.ylud_lines"),
    ),
)
