"""Lines: what they are, how they are counted against heroes, and what happens when cards leave."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.lines.what_is",
        title=Said("Une ligne complète", "A complete line"),
        answer=Said(
            "Une ligne est complète quand chacune des cinq colonnes y a un grade, quels que soient ses points.",
            "A line is complete when all five columns have a rank in it, whatever the points of those ranks.",
        ),
        text=Said(
            "Comme les colonnes n'ont pas de trou, vous avez autant de lignes complètes que votre plus courte "
            "colonne a de grades. Un grade de 0 point ou sans points compte comme les autres. Pour recruter un héros, "
            "il faut une ligne de plus que vous n'avez de héros.",
            "As columns have no gaps, you have as many complete lines as your shortest column has ranks. A rank of "
            "0 points or without points counts like any other. To recruit a hero, you need one more line than you "
            "have heroes.",
        ),
        example=Said(
            "Grades : 4 guerriers, 2 chasseurs, 3 mineurs, 5 forgerons, 2 explorateurs. La plus courte colonne a 2 "
            "grades : deux lignes complètes.",
            "Ranks: 4 warriors, 2 hunters, 3 miners, 5 blacksmiths, 2 explorers. The shortest column has 2 ranks: "
            "two complete lines.",
        ),
        source=nidavellir(9),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.grades_visible",
            "nidavellir.recruiting.placing",
        ),
    ),
    Entry(
        "nidavellir.lines.at_least",
        title=Said("« Égal » à héros + 1, ou au moins", '"Equal" to heroes + 1, or at least'),
        answer=Said(
            "Il faut au moins une ligne de plus que de héros : tant que vous avez plus de lignes que de héros, vous "
            "recrutez.",
            "You need at least one more line than heroes: as long as you have more lines than heroes, you recruit.",
        ),
        text=Said(
            "Le livret écrit que le nombre de lignes doit être égal à celui des héros plus un. Son propre exemple avec "
            "Aëgur donne pourtant deux héros quand deux lignes se complètent d'un coup : avant le premier des deux, il "
            "y a donc deux lignes de plus que de héros. Selon notre lecture, « égal » y veut dire « au moins égal ».",
            "The rulebook writes that the number of lines must equal the number of heroes plus one. Yet its own "
            "example with Aëgur gives two heroes when two lines are completed at once: before the first of the two "
            'there are therefore two more lines than heroes. By our reading, "equal" there means "at least equal".',
        ),
        example=Said(
            "Trois lignes et un héros. « Égal » voudrait deux lignes, 1 + 1 = 2, et ne donnerait rien ; l'exemple "
            "donne deux héros.",
            'Three lines and one hero. "Equal" would want two lines, 1 + 1 = 2, and would give nothing; the '
            "example gives two heroes.",
        ),
        source=nidavellir(9),
        status=READING,
        cards=("aegur",),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.several_lines",
            "nidavellir.lines.example_aegur",
        ),
        other=Said(
            "Prise au mot, la règle refuserait tout héros à qui a deux lignes d'avance, contre l'exemple imprimé.",
            "Taken literally, the rule would refuse any hero to a player two lines ahead, against the printed example.",
        ),
    ),
    Entry(
        "nidavellir.lines.discards",
        title=Said("Défausser un nain défait une ligne", "Discarding a dwarf undoes a line"),
        answer=Said(
            "Une défausse raccourcit la colonne et peut coûter des lignes, mais vous gardez tous vos héros.",
            "A discard shortens the column and may cost lines, but you keep all your heroes.",
        ),
        text=Said(
            "Le prochain héros demande toujours une ligne de plus que vous n'avez de héros : il faut d'ordinaire "
            "remplacer d'abord ce qui est parti. C'est le prix de Bonfur et de Dagda, qui font défausser en arrivant.",
            "The next hero still requires one more line than you have heroes: as a rule, what has gone must be "
            "replaced first. That is the price of Bonfur and Dagda, who force a discard when they arrive.",
        ),
        example=Said(
            "Serge a deux lignes et un héros. Il recrute Bonfur et un chasseur part, 2 − 1 = 1. Il reste une ligne "
            "pour deux héros. Le prochain en demande trois : il faut 3 − 1 = 2 chasseurs et un grade partout où il en "
            "manque.",
            "Serge has two lines and one hero. He recruits Bonfur and a hunter leaves, 2 − 1 = 1. One line is left for "
            "two heroes. The next hero requires three: it needs 3 − 1 = 2 hunters, and a rank wherever one is missing.",
        ),
        source=nidavellir(16),
        cards=("bonfur", "dagda"),
        related=(
            "nidavellir.heroes.bonfur",
            "nidavellir.heroes.dagda",
            "nidavellir.recruiting.line_rule",
            "nidavellir.lines.lines_left",
            "nidavellir.heroes.discard_lost_line",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.lines.lines_left",
        title=Said("Bonfur ou Dagda, et encore des lignes", "Bonfur or Dagda, with lines to spare"),
        answer=Said(
            "Selon notre lecture, s'il reste, une fois la défausse faite, plus de lignes que de héros, vous recrutez "
            "de nouveau.",
            "By our reading, if more lines than heroes are left once the discard is made, you recruit again.",
        ),
        text=Said(
            "On compte après la défausse, qui est immédiate. Le livret dit qu'on ne recrute plus avant d'avoir "
            "remplacé les cartes et fait une ligne de plus, mais il le tire de la règle lignes = héros + 1 : c'est "
            "elle que nous suivons. Le cas demande des colonnes très inégales.",
            "You count after the discard, which is immediate. The rulebook says that there is no recruiting until the "
            "cards are replaced and a further line is made, but it draws this from the rule lines = heroes + 1: that "
            "is the one we follow. The case needs very uneven columns.",
        ),
        example=Said(
            "Serge complète sa première ligne : un forgeron, quatre grades dans chaque autre colonne. Bonfur : 1 + 3 = "
            "4 forgerons, un mineur part, 4 − 1 = 3. Trois lignes, un héros : deux héros de plus.",
            "Serge completes his first line: one blacksmith, four ranks in every other column. Bonfur: 1 + 3 = 4 "
            "blacksmiths, a miner leaves, 4 − 1 = 3. Three lines, one hero: two more heroes.",
        ),
        source=nidavellir(16),
        status=READING,
        cards=("bonfur", "dagda"),
        related=(
            "nidavellir.lines.discards",
            "nidavellir.heroes.bonfur",
            "nidavellir.heroes.dagda",
            "nidavellir.lines.at_least",
        ),
        other=Said(
            "Prise seule, la phrase du livret interdit tout nouveau héros tant que les cartes défaussées ne sont pas "
            "remplacées.",
            "Taken alone, the book's sentence forbids any new hero until the discarded cards are replaced.",
        ),
    ),
    Entry(
        "nidavellir.lines.outside_turn",
        title=Said("Recruter entre les deux âges", "Recruiting between the ages"),
        answer=Said(
            "Un héros se recrute aussi entre les deux âges : dès que la forgeronne spéciale, le nain du Pionnier du "
            "Royaume ou Ylud complète une ligne.",
            "A hero is recruited between the ages too: as soon as the special blacksmith, the dwarf of the Pioneer of "
            "the Kingdom or Ylud completes a line.",
        ),
        text=Said(
            "Toute carte posée dans l'armée peut le faire, hors des tavernes aussi. Ylud est posée avant les "
            "distinctions. Quand l'âge 2 finit, elle est posée ou déplacée avant le décompte et peut encore amener "
            "un héros.",
            "Any card placed in the army can do this, outside the taverns too. Ylud is placed before the "
            "distinctions. When age 2 ends she is placed or moved before the count and may still bring a hero.",
        ),
        example=Said(
            "Serge a deux lignes et deux héros : deux explorateurs, trois grades dans chaque autre colonne. Le "
            "Pionnier du Royaume lui donne un explorateur, 2 + 1 = 3, et un troisième héros vient.",
            "Serge has two lines and two heroes: two explorers, three ranks in every other column. The Pioneer of the "
            "Kingdom gives him an explorer, 2 + 1 = 3, and a third hero comes.",
        ),
        source=nidavellir(12, 15),
        cards=("special_blacksmith", "pioneer_of_the_kingdom", "ylud"),
        related=(
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.heroes.ylud",
            "nidavellir.recruiting.obliged",
        ),
    ),
    Entry(
        "nidavellir.lines.forgotten",
        title=Said("Un héros oublié", "A forgotten hero"),
        answer=Said(
            "Un héros oublié reste dû : dès qu'on s'en aperçoit, le joueur choisit parmi les héros encore là.",
            "A forgotten hero is still owed: as soon as somebody notices, the player chooses among the heroes still "
            "there.",
        ),
        text=Said(
            "Le livret oblige à recruter sur-le-champ et ne dit rien d'un oubli. Selon notre lecture, le héros reste "
            "dû tant qu'il y a plus de lignes que de héros ; on ne revient pas sur ce que les autres ont joué ou "
            "recruté entre-temps.",
            "The rulebook obliges you to recruit on the spot and says nothing of forgetting. By our reading the hero "
            "is still owed as long as there are more lines than heroes; what others have played or recruited in the "
            "meantime is not taken back.",
        ),
        example=Said(
            "Nora a trois lignes et deux héros depuis la taverne précédente. Elle prend maintenant son troisième "
            "héros, car 2 + 1 = 3.",
            "Since the previous tavern Nora has had three lines and two heroes. She takes her third hero now, since "
            "2 + 1 = 3.",
        ),
        source=nidavellir(9),
        status=READING,
        related=("nidavellir.recruiting.obliged", "nidavellir.lines.at_least", "nidavellir.lines.no_hero_left"),
        other=Said(
            "Une table stricte le tient pour perdu, ou ne le rend qu'à la prochaine ligne complète.",
            "A strict table counts it as lost, or gives it back only with the next complete line.",
        ),
    ),
    Entry(
        "nidavellir.lines.no_hero_left",
        title=Said("Plus de héros à choisir", "No hero left to choose"),
        answer=Said(
            "S'il ne reste aucun héros que vous puissiez choisir, vous ne recrutez pas et la partie continue.",
            "If no hero is left that you may choose, you do not recruit and the game goes on.",
        ),
        text=Said(
            "Le livret oblige à choisir un héros disponible et ne prévoit pas qu'il n'y en ait plus : la boîte en a "
            "21. Comme la règle compare lignes et héros, on recrute plus tard, selon notre lecture, si un des héros "
            "restants devient possible.",
            "The rulebook obliges you to choose an available hero and does not foresee that there is none: the box has "
            "21. As the rule compares lines and heroes, by our reading you recruit later if one of the heroes left "
            "becomes possible.",
        ),
        example=Said(
            "Il ne reste que Hourya, et Tom a 4 explorateurs : il ne recrute pas. Son cinquième, 4 + 1 = 5, lui "
            "permet de la prendre.",
            "Only Hourya is left, and Tom has 4 explorers: he does not recruit. His fifth, 4 + 1 = 5, lets him take "
            "her.",
        ),
        source=nidavellir(9),
        status=READING,
        cards=("hourya",),
        related=("nidavellir.recruiting.choice", "nidavellir.recruiting.conditions", "nidavellir.lines.forgotten"),
        other=Said(
            "Le héros qui ne peut pas être choisi sur-le-champ est perdu pour de bon.",
            "A hero that cannot be chosen on the spot is lost for good.",
        ),
    ),
    Entry(
        "nidavellir.lines.example_tarah_idunn",
        title=Said("Exemple du livret : Tarah puis Idunn", "Printed example: Tarah, then Idunn"),
        answer=Said(
            "Serge recrute Tarah à la cinquième taverne, avec sa première ligne, et Idunn à la neuvième, avec la "
            "deuxième.",
            "Serge recruits Tarah at the fifth tavern, with his first line, and Idunn at the ninth, with the second.",
        ),
        text=Said(
            "Ses quatre premiers nains sont de quatre classes ; un guerrier complète la ligne au tour 2. Tarah va "
            "chez les guerriers et compte déjà pour la deuxième ligne : c'est pourquoi neuf nains suffisent au tour "
            "3.",
            "His first four dwarfs are of four classes; a warrior completes the line in turn 2. Tarah goes among the "
            "warriors and already counts for the second line: that is why nine dwarfs are enough in turn 3.",
        ),
        example=Said(
            "Neuf nains et Tarah : 9 + 1 = 10 grades, donc deux lignes de cinq, 2 × 5 = 10. Un héros : il en fallait 1 "
            "+ 1 = 2 lignes.",
            "Nine dwarfs and Tarah: 9 + 1 = 10 ranks, so two lines of five, 2 × 5 = 10. One hero: 1 + 1 = 2 lines "
            "needed.",
        ),
        source=nidavellir(8, 9),
        status=EXAMPLE,
        cards=("tarah", "idunn"),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.class_hero",
            "nidavellir.heroes.tarah",
            "nidavellir.heroes.idunn",
        ),
    ),
    Entry(
        "nidavellir.lines.example_aegur",
        title=Said("Exemple du livret : deux lignes avec Aëgur", "Printed example: two lines with Aëgur"),
        answer=Said(
            "Serge complète une ligne et recrute Aëgur, dont les deux grades complètent deux lignes de plus : Serge "
            "recrute encore deux héros.",
            "Serge completes a line and recruits Aëgur, whose two ranks complete two more lines: Serge recruits "
            "another two heroes.",
        ),
        text=Said(
            "Les deux héros se choisissent l'un après l'autre. Il fallait que les quatre autres colonnes soient déjà "
            "assez longues : il ne manquait que des forgerons.",
            "The two heroes are chosen one after the other. The four other columns had to be long enough already: "
            "only blacksmiths were missing.",
        ),
        example=Said(
            "Avec une première ligne, par exemple : forgerons 1 + 2 = 3, les autres colonnes à 3 au moins. Trois "
            "lignes, et trois héros : 1 + 2 = 3.",
            "With a first line, for example: blacksmiths 1 + 2 = 3, the other columns at 3 at least. Three lines, "
            "and three heroes: 1 + 2 = 3.",
        ),
        source=nidavellir(9),
        status=EXAMPLE,
        cards=("aegur",),
        related=(
            "nidavellir.recruiting.several_lines",
            "nidavellir.recruiting.one_by_one",
            "nidavellir.lines.at_least",
            "nidavellir.heroes.aegur",
        ),
    ),
)
