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
        asked=Said(
            "poser une carte, où va le nain, colonne, garder en main, mets bonhomme tard ranger couleur, où poser le "
            "nain, première carte d'une couleur, où mettre la carte prise, forgeron dans la colonne des mineurs, pas "
            "encore de colonne verte, la carte choisie je la pose où, premier nain bleu, cartes prises en main ou "
            "devant moi, mettre un chasseur avec les chasseurs, où vont les nains, placer une carte nain, le nain va "
            "dans sa couleur, commencer une nouvelle colonne, garder le nain en réserve, j'ai pris un explorateur "
            "mais je n'en ai pas encore je le pose où, je mets où mon premier mineur, chaque nain va avec sa classe",
            "place a card, where does the dwarf go, column, keep in hand, put new guy hold later sort colour, where "
            "to put the dwarf, first card of a colour, where to put the card taken, blacksmith in the miners column, "
            "no green column yet, placing a card in my army, can a miner go in the explorers column, put a hunter "
            "with the hunters, first blue dwarf, where do dwarves go, place a dwarf card, dwarf goes in its colour, "
            "where does my blacksmith go, keep the dwarf in reserve, I took an explorer but have none yet where do I "
            "put it",
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
        asked=Said(
            "chevaucher, superposer, compter les cartes ou les grades, cacher, empiler bonshommes dois-je laisser "
            "symboles autres, comment ranger les cartes, empiler les cartes, couvrir la carte précédente, ranger son "
            "armée, disposition des cartes dans une colonne, grades bien visibles, poser les cartes l'une sur "
            "l'autre, cacher un grade, on doit voir les symboles, décaler les cartes, mes cartes sont en pile on voit "
            "rien, recouvrir les chevrons, les grades doivent être vus",
            "overlap, stack, count cards or grades, hide, lay over each other opponents see symbols covers, cover the "
            "previous card, how to lay out the cards, stack cards, see the ranks, layout of cards in a column, cards "
            "on top of each other, hide a rank, splay, stacking hides the chevrons, fan out the column, how to "
            "arrange a column, hiding ranks, tile the cards, laying out cards",
        ),
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
        asked=Said(
            "ordre des cartes, trier, déplacer une carte, dernière carte, déplacer des cartes dans sa colonne, "
            "remettre nains autre glisser milieu pile changer bas, changer un nain de place, insérer une carte au "
            "milieu, déplacer mes cartes pour faire une ligne, réorganiser son armée, nouveau forgeron en bas de la "
            "pile, intervertir deux nains, remettre dans l'ordre, trier ma colonne pour Dagda, mettre une carte entre "
            "deux autres, intercaler un nain, inverser deux cartes, ranger sa colonne autrement, mettre le nain "
            "dessous, réorganiser ma colonne",
            "order of cards, sort, move a card, last card, moving cards in my column, reorder, shuffle dwarves around "
            "slip middle pile choose guy bottom, insert a dwarf under others, rearrange my army, move cards to make a "
            "line, put a card at the top, swap two dwarves inside a column, new card at the bottom of the pile, put "
            "the new dwarf underneath, shift a dwarf to another column, sort my column before Bonfur, tuck a dwarf "
            "below, change the order in the column, put a card between two others, she wants to put her new hunter in "
            "the middle of the column, switch two cards round, tidy my column differently, slide a dwarf under, "
            "reorganise my column",
        ),
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
            "Le premier héros demande donc une ligne, le deuxième deux lignes, le troisième trois. Tous les héros "
            "recrutés comptent, neutres compris ; les distinctions ne sont pas des héros.\nUne ligne ne donne un héros "
            "qu'une fois : la refaire après une défausse n'en apporte pas d'autre.",
            "So the first hero requires one line, the second two lines, the third three. All recruited heroes count, "
            "neutral ones included; distinctions are not heroes.\nA line brings a hero only once: completing it again "
            "after a discard brings no other.",
        ),
        example=Said(
            "Deux héros : il faut trois lignes, car 2 + 1 = 3. Avec 4, 3, 3, 3 et 2 grades, vous n'en avez que deux.",
            "Two heroes: it takes three lines, since 2 + 1 = 3. With 4, 3, 3, 3 and 2 ranks you have only two.",
        ),
        source=nidavellir(9),
        related=(
            "nidavellir.lines.at_least",
            "nidavellir.lines.discards",
            "nidavellir.recruiting.several_lines",
            "nidavellir.recruiting.obliged",
        ),
        asked=Said(
            "quand recruter un héros, combien de lignes, condition de recrutement, nouveau héros, chaque couleur "
            "gagne sets cinq deuxième deux rangées, combien de héros max, combien de lignes pour un deuxième héros, "
            "comment avoir un héros, trois lignes pour trois héros, condition pour recruter, quatrième héros, un "
            "héros à chaque ligne, quand est-ce que j'ai droit à un héros, nombre de lignes nécessaires, nombre "
            "maximum de héros, héros gratuit quand, déclencher un recrutement, une ligne égale un héros, quand "
            "prend-on un héros, premier héros, une ligne de cinq couleurs donne un héros, quand piocher sur le "
            "présentoir des héros, un nain de chaque couleur",
            "when do I get a hero, how many lines, recruiting condition, next hero, every colour sets five second "
            "already own two rows, how many heroes max, how many lines for the second hero, how to recruit a hero, "
            "condition for recruiting, lines needed per hero, fourth hero, how do we earn heroes, what gives me a "
            "hero, number of lines required, next hero requirement, hire a hero, grab a hero, maximum heroes, cap on "
            "heroes, deserve a hero, trigger a recruitment, acquire a hero, does one line equal one hero, first hero, "
            "when do we take one from the hero stand, one of each colour gives a hero",
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
        asked=Said(
            "refuser un héros, attendre, plus tard, obligatoire, garder une ligne, obligé de prendre un héros, dire "
            "non set meilleur perso prochain tour, garder mon héros pour plus tard, attendre pour choisir, prendre "
            "mon héros au prochain tour, je ne veux pas de héros maintenant, sauter un héros, reporter un héros, "
            "garder une ligne pour plus tard, aucun bon héros, pas envie de héros maintenant, garder le droit à un "
            "héros, repousser le recrutement, contraint de recruter, stocker un héros, mettre un recrutement en "
            "attente, je dois prendre le héros tout de suite, aucun héros ne me plaît, forcé de prendre un héros, "
            "attendre avec ma ligne finie, pas de héros cette fois",
            "refuse a hero, wait, later, mandatory, keep or save a line, have to take a hero, forced, skip a hero, "
            "hold set until better next round instead, take my hero later, decline a hero, skip the hero, take my "
            "hero next turn, bank a hero for later, forced hero, postpone a hero, keep the line for later, no good "
            "heroes left can I wait, I would rather not take a hero, put off recruiting, compelled to recruit, turn "
            "down a hero, store up a hero, may I take no hero, none of the heroes suit me, pass on a hero when the "
            "row is done",
        ),
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
        asked=Said(
            "quel héros prendre, héros de la même classe, marché, choisis perso voisin couleur dernière carte, "
            "n'importe quel héros, choix libre, héros d'une certaine couleur, héros au hasard, héros exposés, prendre "
            "n'importe quel héros, héros sans avoir sa couleur, quels héros sont disponibles, héros disponibles, on "
            "prend quel héros, quel héros choisir, ma dernière carte est rouge quel héros, le héros doit être de la "
            "couleur, on pioche le héros ou on choisit, un héros neutre ou de classe, j'ai complété ma ligne avec un "
            "mineur je dois prendre un héros mineur, sélectionner un héros, héros de la même couleur que la carte",
            "which hero, hero of the same class, market, choose character neighbour match colour last card, hero of "
            "any class, hero of a certain colour, heroes on display, random hero, take any hero I like, specific "
            "class to take a hero, any hero on the table, which heroes are available, available heroes, which hero to "
            "choose, must the hero match the colour, choose from all heroes, is the hero drawn or chosen, choosing "
            "one's hero, free choice of hero, whichever hero, I completed my line with a miner must I take a miner "
            "hero, hero imposed or free, must the hero match the dwarf",
        ),
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
        asked=Said(
            "où va le héros, héros guerrier, armée, chasseur pose compte nain rangées symboles score couleur, où "
            "poser un héros, les grades du héros comptent, héros de couleur, le héros compte dans une ligne, Tarah "
            "dans la colonne rouge, mettre un héros guerrier, Zoral dans les oranges, le héros fait avancer mes "
            "lignes, un héros peut remplir une case de ligne, héros chasseur dans la colonne verte, poser Bonfur où, "
            "mon héros rouge compte avec mes guerriers",
            "where does the hero go, warrior hero, army, hunter put count dwarf rows symbols score colour, where to "
            "put a hero, do hero ranks count, hero ranks count like dwarfs, does a hero count in a line, Tarah in the "
            "red column, put a warrior hero, hero cards count as ranks, where coloured heroes go, can a hero fill a "
            "slot of a line, hunter hero in the green column",
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
        asked=Said(
            "exception, héros neutre dans une colonne, compléter une ligne, met couleur compte-t-elle nain gris finir "
            "rangée, héros gris dans l'armée, héros neutre qui compte pour une ligne, Thrud et Ylud comptent pour une "
            "ligne, exception aux héros neutres, quels héros gris vont dans l'armée, lesquels des neutres dans "
            "l'armée, les neutres qui ont un grade, neutre dans une colonne de classe, quels héros neutres vont dans "
            "l'armée",
            "exception, neutral hero in a column, complete a line, colour count dwarf grey finish row, neutral hero "
            "that counts for lines, grey hero in the army, Thrud and Ylud count for a line, neutral heroes in a "
            "column, only two neutral heroes go in a column, colourless hero placed in a column, which neutral heroes "
            "join the army",
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
        asked=Said(
            "prérequis, cinq explorateurs, interdit, pas le droit, prendre Hourya assez perso remplis exigence "
            "écrite, héros à condition, condition pas remplie, requis, quels héros ont une condition, héros qui "
            "demande quelque chose, Hourya sans cinq explorateurs, quels héros sont limités, quel héros exige quelque "
            "chose, je peux prendre Hourya sans condition",
            "requirement, five explorers, not allowed, forbidden, take Hourya enough character meet card demands, "
            "hero prerequisite, condition not met, requirement of a hero, which heroes have a condition, hero I do "
            "not qualify for, requirements to take a hero, restricted heroes",
        ),
    ),
)
