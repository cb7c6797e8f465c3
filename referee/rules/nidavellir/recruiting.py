"""Recruiting: how a dwarf is placed, and when a line brings a hero."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.recruiting.placing",
        title=Said("Placer un nain", "Placing a dwarf"),
        answer=Said(
            "Le nain choisi va tout de suite dans la colonne de sa classe ; si vous n'en avez pas encore, il en "
            "commence une.",
            "The chosen dwarf goes at once into the column of its class; if you have none yet, it begins one.",
        ),
        text=Said(
            "On ne garde pas de nain en main, et on ne choisit pas sa colonne : c'est sa classe qui la fixe. Une "
            "colonne ne saute pas de ligne.",
            "A dwarf is not kept in hand, and you do not choose its column: its class sets it. A column skips no row.",
        ),
        example=Said(
            "Avec deux chasseurs, votre troisième va en troisième ligne, même si les mineurs n'ont encore personne.",
            "With two hunters, your third goes into the third row, even if there is nobody among the miners yet.",
        ),
        source=nidavellir(9),
        related=(
            "nidavellir.recruiting.grades_visible",
            "nidavellir.lines.what_is",
            "nidavellir.recruiting.no_rearranging",
        ),
    ),
    Entry(
        "nidavellir.recruiting.grades_visible",
        title=Said("Les grades restent visibles", "Ranks stay visible"),
        answer=Said(
            "Les cartes d'une colonne se chevauchent de sorte que tous leurs grades se voient.",
            "The cards of a column overlap so that all their ranks can be seen.",
        ),
        text=Said(
            "Ce sont les grades, pas les cartes, qui remplissent les lignes, font les majorités et comptent à la fin. "
            "Une carte à deux ou trois grades occupe autant de lignes.",
            "It is ranks, not cards, that fill lines, decide majorities and count in the end. A card with two or three "
            "ranks takes up as many rows.",
        ),
        example=Said(
            "Kraal a deux grades : sous deux guerriers, il remplit les lignes 3 et 4 de la colonne, car 2 + 2 = 4.",
            "Kraal has two ranks: below two warriors he fills rows 3 and 4 of the column, since 2 + 2 = 4.",
        ),
        source=nidavellir(9),
        cards=("kraal",),
        related=("nidavellir.recruiting.placing", "nidavellir.lines.what_is"),
    ),
    Entry(
        "nidavellir.recruiting.no_rearranging",
        title=Said("Réordonner une colonne", "Rearranging a column"),
        answer=Said(
            "On ne réordonne pas : une carte nouvelle se pose au bout de sa colonne, et les cartes gardent ensuite "
            "leur ordre, sauf par un pouvoir.",
            "There is no rearranging: a new card is placed at the end of its column, and the order of the cards no "
            "longer changes, except by a power.",
        ),
        text=Said(
            "Le livret fait ajouter la carte à la colonne et ne dit rien de l'ordre. Selon notre lecture, l'ordre est "
            "fixe : Dagda et Bonfur font défausser la dernière carte Nain d'une colonne, et réordonner permettrait de "
            "choisir laquelle.",
            "The rulebook has the card added to the column and says nothing of the order. By our reading the order is "
            "fixed: Dagda and Bonfur have the last dwarf card of a column discarded, and rearranging would let you "
            "choose which one.",
        ),
        example=Said(
            "Colonne : guerrier 9, puis guerrier 3. Bonfur y fait défausser le 3 ; on ne peut pas d'abord "
            "l'intervertir avec le 9.",
            "Column: warrior 9, then warrior 3. Bonfur has the 3 discarded there; it may not be swapped with the 9 "
            "first.",
        ),
        source=nidavellir(9),
        status=READING,
        cards=("dagda", "bonfur"),
        related=("nidavellir.recruiting.placing", "nidavellir.heroes.dagda", "nidavellir.heroes.bonfur"),
        other=Said(
            "L'ordre ne change aucun total : une table peut le laisser libre, sauf au moment d'une défausse.",
            "The order changes no total: a table may leave it free, except when a discard is made.",
        ),
    ),
    Entry(
        "nidavellir.recruiting.line_rule",
        title=Said("La règle : lignes = héros + 1", "The rule: lines = heroes + 1"),
        answer=Said(
            "Pour recruter, il faut une ligne complète de plus que vous n'avez déjà de héros.",
            "To recruit you need one more complete line than you already have heroes.",
        ),
        text=Said(
            "Une ligne est complète quand les cinq colonnes y ont un grade. Le premier héros demande donc une ligne, "
            "le deuxième deux lignes, le troisième trois. Tous les héros recrutés comptent, neutres compris ; les "
            "distinctions ne sont pas des héros.\nUne ligne ne donne un héros qu'une fois : la refaire après une "
            "défausse n'en apporte pas d'autre.",
            "A line is complete when all five columns have a rank in it. So the first hero requires one line, the "
            "second two lines, the third three. All recruited heroes count, neutral ones included; distinctions are "
            "not heroes.\nA line brings a hero only once: completing it again after a discard brings no other.",
        ),
        example=Said(
            "Deux héros : il faut trois lignes, car 2 + 1 = 3. Avec 4, 3, 3, 3 et 2 grades, vous n'en avez que deux.",
            "Two heroes: it takes three lines, since 2 + 1 = 3. With 4, 3, 3, 3 and 2 ranks you have only two.",
        ),
        source=nidavellir(9),
        related=(
            "nidavellir.lines.what_is",
            "nidavellir.lines.at_least",
            "nidavellir.lines.discards",
            "nidavellir.recruiting.several_lines",
            "nidavellir.recruiting.obliged",
        ),
    ),
    Entry(
        "nidavellir.recruiting.obliged",
        title=Said("Refuser ou retarder un héros", "Refusing or delaying a hero"),
        answer=Said(
            "Un héros ne se refuse pas et n'attend pas : dès que la ligne est complète, vous devez en choisir un "
            "sur-le-champ.",
            "A hero can be neither refused nor delayed: as soon as the line is complete you must choose one on the "
            "spot.",
        ),
        text=Said(
            "Le héros vient avant l'échange de pièces et avant le tour du joueur suivant. Le mot « éventuellement », "
            "dans le résumé du livret, tient compte des tours où aucune ligne ne se complète.",
            "The hero comes before the exchange of coins and before the next player's turn. Where the book's summary "
            "makes a hero sound optional, it allows for turns in which no line is completed.",
        ),
        example=Said(
            "Paul complète sa deuxième ligne et n'a qu'un héros. Il voudrait attendre un cinquième explorateur pour "
            "avoir Hourya : il ne peut pas.",
            "Paul completes his second line and has only one hero. He would like to wait for a fifth explorer to get "
            "Hourya: he cannot.",
        ),
        source=nidavellir(9),
        cards=("hourya",),
        related=("nidavellir.recruiting.choice", "nidavellir.lines.forgotten", "nidavellir.turn.active_player"),
    ),
    Entry(
        "nidavellir.recruiting.choice",
        title=Said("Le choix du héros", "The choice of the hero"),
        answer=Said(
            "Vous prenez n'importe quel héros encore exposé, d'une classe ou neutre, pourvu que sa condition soit "
            "remplie.",
            "You take any hero still on display, of any class or neutral, provided that its condition is met.",
        ),
        text=Said(
            "La classe du nain qui a complété la ligne n'y est pour rien. Dans le jeu de base, un héros pris ne "
            "revient pas, et deux joueurs ne peuvent pas avoir le même.",
            "The class of the dwarf that completed the line has nothing to do with it. In the base game a hero taken "
            "does not come back, and two players cannot have the same one.",
        ),
        example=Said(
            "Un forgeron complète la ligne de Léa : elle peut prendre Tarah, qui va chez les guerriers.",
            "A blacksmith completes Léa's line: she may take Tarah, who goes among the warriors.",
        ),
        source=nidavellir(9),
        cards=("tarah",),
        related=("nidavellir.setup.heroes", "nidavellir.recruiting.conditions", "nidavellir.lines.no_hero_left"),
    ),
    Entry(
        "nidavellir.recruiting.class_hero",
        title=Said("Un héros de classe va dans sa colonne", "A class hero goes into its own column"),
        answer=Said(
            "Un héros d'une des cinq classes se pose dans la colonne de sa classe, et ses grades comptent comme ceux "
            "des nains.",
            "A hero of one of the five classes is placed in the column of its class, and its ranks count like those "
            "of dwarfs.",
        ),
        text=Said(
            "Il peut donc compléter une ligne à lui seul, et vous recrutez alors de nouveau. Il compte pour les "
            "majorités et pour le total de sa classe.\nIl y en a deux par classe (p. 16 et 17) : Kraal et Tarah, "
            "guerriers ; Aral et Dagda, chasseurs ; Zoral et Lokdur, mineurs ; Aëgur et Bonfur, forgerons ; Hourya et "
            "Idunn, explorateurs.",
            "So it can complete a line by itself, and you then recruit again. It counts for majorities and for the "
            "total of its class.\nThere are two in each class (pp. 16 and 17): Kraal and Tarah, warriors; Aral and "
            "Dagda, hunters; Zoral and Lokdur, miners; Aëgur and Bonfur, blacksmiths; Hourya and Idunn, explorers.",
        ),
        example=Said(
            "Serge complète sa première ligne : un chasseur, trois grades dans chaque autre colonne. Aral, premier "
            "héros, porte les chasseurs à 1 + 2 = 3 : les lignes 2 et 3 sont complètes, et deux héros de plus "
            "viennent.",
            "Serge completes his first line: one hunter, three ranks in every other column. Aral, the first hero, "
            "takes the hunters to 1 + 2 = 3: lines 2 and 3 are complete, and two more heroes come.",
        ),
        source=nidavellir(9),
        cards=("kraal", "tarah", "aral", "dagda", "zoral", "lokdur", "aegur", "bonfur", "hourya", "idunn"),
        related=(
            "nidavellir.recruiting.several_lines",
            "nidavellir.heroes.neutral",
            "nidavellir.recruiting.grades_visible",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.recruiting.neutral_in_army",
        title=Said("Neutres dans l'armée : Thrud et Ylud", "Neutral heroes in the army: Thrud and Ylud"),
        answer=Said(
            "Thrud et Ylud se posent dans une colonne de votre choix, y comptent pour un grade et peuvent y "
            "compléter une ligne.",
            "Thrud and Ylud are placed in a column of your choice, count there as one rank and may complete a line.",
        ),
        text=Said(
            "Ce sont les deux seuls héros neutres de la boîte de base qui entrent dans l'armée. Thrud se pose dès "
            "qu'elle est recrutée. Ylud attend dans la zone de Commandement la fin de l'âge en cours. Si leur grade "
            "complète une ligne de plus, vous recrutez aussitôt.",
            "They are the only two neutral heroes of the base box that join the army. Thrud is placed as soon as she "
            "is recruited. Ylud waits in the command zone until the end of the current age. If their rank completes "
            "a further line you recruit at once.",
        ),
        example=Said(
            "Colonnes à 2, 2, 2, 2 et 1 : la première ligne vous donne Thrud. Posée dans la colonne à un grade, elle "
            "complète la deuxième ligne, 1 + 1 = 2, et vous recrutez encore.",
            "Columns at 2, 2, 2, 2 and 1: the first line gives you Thrud. Placed in the column with one rank, she "
            "completes the second line, 1 + 1 = 2, and you recruit again.",
        ),
        source=nidavellir(15),
        cards=("thrud", "ylud"),
        related=(
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.neutral",
            "nidavellir.lines.outside_turn",
        ),
    ),
    Entry(
        "nidavellir.recruiting.conditions",
        title=Said("Un héros qui pose une condition", "A hero with a condition"),
        answer=Said(
            "Un héros dont la condition n'est pas remplie ne peut pas être choisi.",
            "A hero whose condition is not met cannot be chosen.",
        ),
        text=Said(
            "Hourya veut cinq grades dans votre colonne d'explorateurs. Dagda veut deux autres colonnes, Bonfur une, "
            "dont on puisse défausser un nain : jamais un héros.\nLe nain qui vient de compléter la ligne est déjà "
            "dans l'armée et compte.",
            "Hourya wants five ranks in your explorer column. Dagda wants two other columns, Bonfur one, from which a "
            "dwarf can be discarded: never a hero.\nThe dwarf that has just completed the line is already in the army "
            "and counts.",
        ),
        example=Said(
            "Léa pose un explorateur, 4 + 1 = 5, qui complète sa cinquième ligne : elle peut prendre Hourya.",
            "Léa places an explorer, 4 + 1 = 5, which completes her fifth line: she may take Hourya.",
        ),
        source=nidavellir(16, 17),
        cards=("hourya", "dagda", "bonfur"),
        related=(
            "nidavellir.heroes.hourya",
            "nidavellir.heroes.dagda",
            "nidavellir.heroes.bonfur",
            "nidavellir.recruiting.choice",
        ),
    ),
)
