"""Mercenaries: waiting, enlisted, and what they are worth."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR

ENTRIES = (
    Entry(
        "nidavellir.mercenaries",
        title=Said(
            "Ce que vaut un mercenaire",
            "What a mercenary is worth",
        ),
        answer=Said(
            "Un mercenaire enrôlé vaut un grade dans l'une de ses deux colonnes, avec les points que sa carte indique "
            "pour cette colonne.",
            "An enlisted mercenary is one rank in one of its two columns, with the points that its card prints for it.",
        ),
        text=Said(
            "Comme guerrier, un mercenaire vaut 6 ou 9 points, comme explorateur 8 ou 11, comme mineur 1, comme "
            "chasseur ou forgeron aucun. Son grade compte comme tout autre, pour le carré des chasseurs, la suite des "
            "forgerons, le facteur des mineurs et les majorités.\n"
            "Il y a douze mercenaires, six par âge. La paire 9 et 11 existe dans les deux âges.",
            "As a warrior a mercenary is worth 6 or 9 points, as an explorer 8 or 11, as a miner 1, as a hunter or "
            "blacksmith none. Its rank counts like any other, for the square of the hunters, the sequence of the "
            "blacksmiths, the factor of the miners and the majorities.\n"
            "There are twelve mercenaries, six in each age. The pair 9 and 11 exists in both ages.",
        ),
        example=Said(
            "Mineurs 2, 1 et 0, puis un mercenaire mineur 1 : la somme est 2 + 1 + 0 + 1 = 4, il y a 4 grades, et 4 × "
            "4 = 16.",
            "Miners 2, 1 and 0, then a mercenary as miner 1: the sum is 2 + 1 + 0 + 1 = 4, there are 4 ranks, and 4 "
            "× 4 = 16.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "merc1_warrior6_explorer8",
            "merc1_warrior6_blacksmith",
            "merc1_hunter_explorer8",
            "merc1_hunter_miner1",
            "merc1_blacksmith_miner1",
            "merc1_warrior9_explorer11",
            "merc2_hunter_blacksmith",
            "merc2_warrior6_miner1",
            "merc2_blacksmith_explorer8",
            "merc2_warrior6_hunter",
            "merc2_explorer8_miner1",
            "merc2_warrior9_explorer11",
        ),
        related=(
            "nidavellir.mercenaries.waiting",
            "nidavellir.mercenaries.order",
            "nidavellir.mercenaries.two_columns",
            "nidavellir.mercenaries.not_heroes",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.waiting",
        title=Said(
            "Un mercenaire qui attend",
            "A waiting mercenary",
        ),
        answer=Said(
            "Un mercenaire recruté attend dans la zone de Commandement : il n'a encore aucun grade et ne complète "
            "aucune ligne.",
            "A recruited mercenary waits in the command zone: it has no rank yet and completes no line.",
        ),
        text=Said(
            "Sa colonne n'est pas choisie d'avance. Tant qu'il attend, il ne compte ni pour une ligne, ni pour une "
            "colonne, ni pour les cinq grades d'explorateur que demande Hourya.",
            "Its column is not chosen in advance. While it waits, it counts for no line and no column, nor towards "
            "the five explorer ranks that Hourya asks for.",
        ),
        example=Said(
            "Serge a des grades dans quatre classes, il lui manque un chasseur. Il prend un mercenaire chasseur ou "
            "mineur : la ligne ne viendra qu'à l'enrôlement.",
            "Serge has ranks in four classes and lacks a hunter. He takes a mercenary that is hunter or miner: the "
            "line will come only when the mercenary is enlisted.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("hourya",),
        related=(
            "nidavellir.mercenaries",
            "nidavellir.mercenaries.enlisting",
            "nidavellir.recruiting.line_rule",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.enlisting",
        title=Said(
            "Quand les mercenaires sont enrôlés",
            "When the mercenaries are enlisted",
        ),
        answer=Said(
            "Tous les mercenaires qui attendent sont enrôlés après la dernière taverne de chaque âge, avant la pose "
            "d'Ylud.",
            "All waiting mercenaries are enlisted after the last tavern of each age, before Ylud is placed.",
        ),
        text=Said(
            "Chaque mercenaire va alors dans l'une de ses deux colonnes. Cela arrive donc deux fois dans la partie. "
            "Personne ne peut retenir un mercenaire à la fin de l'âge 1, et un mercenaire enrôlé ne change plus de "
            "colonne. Comme Ylud vient après, son propriétaire voit où sont allés les mercenaires avant de choisir.",
            "Each mercenary then goes into one of its two columns. So it happens twice in the game. Nobody may hold "
            "a mercenary back at the end of age 1, and an enlisted mercenary does not change columns any more. As "
            "Ylud comes afterwards, her owner sees where the mercenaries went before choosing.",
        ),
        example=Said(
            "Anne a pris deux mercenaires au premier tour de l'âge 1. Ils attendent jusqu'à la fin de cet âge, puis "
            "les deux sont enrôlés avant les distinctions.",
            "Anne took two mercenaries in the first turn of age 1. They wait until the end of that age, then both are "
            "enlisted before the distinctions.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("ylud",),
        related=(
            "nidavellir.mercenaries.two_columns",
            "nidavellir.camp.end_of_age",
            "nidavellir.camp.end_of_game",
            "nidavellir.mercenaries.order",
            "nidavellir.heroes.ylud",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mercenaries.order",
        title=Said(
            "Qui enrôle en premier",
            "Who enlists first",
        ),
        answer=Said(
            "Le joueur qui a le plus de mercenaires en attente enrôle en premier, et la plus forte gemme départage "
            "les égalités.",
            "The player with the most waiting mercenaries enlists first, and the higher gem breaks ties.",
        ),
        text=Said(
            "Seuls comptent les mercenaires en attente, pas ceux qui ont été enrôlés en fin d'âge 1. L'ordre importe, "
            "car le premier à compléter une ligne choisit aussi son héros le premier.",
            "Only waiting mercenaries count, not those enlisted at the end of age 1. The order matters, since the "
            "first to complete a line is also the first to choose a hero.",
        ),
        example=Said(
            "Anne en a 3, Serge 2 avec la gemme 3, Cécile 2 avec la gemme 5. L'ordre est Anne, Cécile, Serge.",
            "Anne has 3, Serge 2 with gem 3, Cécile 2 with gem 5. The order is Anne, Cécile, Serge.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.mercenaries.first_may_go_last",
            "nidavellir.mercenaries.gems",
            "nidavellir.turn.ties",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.first_may_go_last",
        title=Said(
            "Le premier peut passer en dernier",
            "The first may go last",
        ),
        answer=Said(
            "Le joueur qui doit enrôler en premier, et lui seul, peut choisir d'enrôler en dernier.",
            "The player who is first to enlist, and nobody else, may choose to enlist last instead.",
        ),
        text=Said(
            "Les autres gardent leur ordre, et il ne peut pas choisir une place au milieu. Passer en dernier permet "
            "de voir les colonnes des autres, ce qui aide pour une majorité, mais leur laisse choisir leurs héros "
            "d'abord.",
            "The others keep their order, and a place in the middle cannot be chosen. Going last lets you see the "
            "others' columns, which helps with a majority, but lets them choose their heroes first.",
        ),
        example=Said(
            "L'ordre est Anne, Cécile, Serge. Anne passe en dernier : Cécile, Serge, Anne.",
            "The order is Anne, Cécile, Serge. Anne goes last: Cécile, Serge, Anne.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.mercenaries.order",
            "nidavellir.mercenaries.enlisting",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.gems",
        title=Said(
            "L'égalité à l'enrôlement et les gemmes",
            "A tie when enlisting, and the gems",
        ),
        answer=Said(
            "Les gemmes départagent l'enrôlement, mais elles ne sont pas échangées ensuite.",
            "The gems break ties when enlisting, but they are not exchanged afterwards.",
        ),
        text=Said(
            "L'échange de gemmes du livret de base vise les joueurs qui ont misé la même valeur à une taverne. Ici "
            "personne n'a misé.",
            "The exchange of gems in the base rulebook concerns players who bid the same value at a tavern. Here "
            "nobody has bid.",
        ),
        example=Said(
            "Serge, gemme 3, et Cécile, gemme 5, ont chacun deux mercenaires. Cécile enrôle avant Serge, et chacun "
            "garde sa gemme.",
            "Serge, gem 3, and Cécile, gem 5, have two mercenaries each. Cécile enlists before Serge, and both keep "
            "their gems.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.mercenaries.order",
            "nidavellir.gems.exchange",
            "nidavellir.gems.only_bids",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mercenaries.two_columns",
        title=Said(
            "Les deux colonnes d'un mercenaire",
            "The two columns of a mercenary",
        ),
        answer=Said(
            "Le propriétaire choisit à l'enrôlement l'une des deux colonnes de la carte, jamais une troisième.",
            "When enlisting, the owner chooses one of the card's two columns, never a third one.",
        ),
        text=Said(
            "Chaque mercenaire est placé indépendamment des autres : deux cartes des mêmes classes peuvent aller dans "
            "deux colonnes, et la colonne choisie peut être encore vide. Une fois posé, il y reste, même si la "
            "majorité visée est perdue.",
            "Each mercenary is placed independently: two cards of the same classes may go to two columns, and the "
            "column chosen may still be empty. Once placed it stays there, even if the majority that it was meant for "
            "is lost.",
        ),
        example=Said(
            "Un mercenaire guerrier 6 ou explorateur 8 rapporte 6 chez les guerriers ou 8 chez les explorateurs. Il "
            "ne peut pas aller chez les mineurs.",
            "A mercenary that is warrior 6 or explorer 8 brings 6 among the warriors or 8 among the explorers. It may "
            "not go to the miners.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        related=(
            "nidavellir.mercenaries",
            "nidavellir.mercenaries.waiting",
            "nidavellir.mercenaries.line_and_hero",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.line_and_hero",
        title=Said(
            "Un mercenaire complète une ligne",
            "A mercenary completes a line",
        ),
        answer=Said(
            "Si un mercenaire enrôlé complète une ligne, son propriétaire recrute un héros aussitôt, selon la règle "
            "des lignes.",
            "If an enlisted mercenary completes a line, its owner recruits a hero at once, by the usual line rule.",
        ),
        text=Said(
            "Le héros vient avant le mercenaire suivant, et ses propres grades peuvent compléter une autre ligne. Il "
            "faut toujours une ligne de plus que de héros déjà recrutés. Qui possède Megingjord ne gagne aucun héros "
            "ainsi.",
            "The hero comes before the next mercenary, and the hero's own ranks may complete another line. It always "
            "takes one line more than the heroes recruited so far. Whoever owns Megingjord gains no hero this way.",
        ),
        example=Said(
            "Serge a 2 lignes et 2 héros. Un mercenaire complète la troisième ligne : 2 + 1 = 3, il recrute son "
            "troisième héros.",
            "Serge has 2 lines and 2 heroes. A mercenary completes the third line: 2 + 1 = 3, so he recruits his "
            "third hero.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("megingjord",),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.recruiting.several_lines",
            "nidavellir.mercenaries.while_enlisting",
        ),
    ),
    Entry(
        "nidavellir.mercenaries.with_ylud",
        title=Said(
            "Un mercenaire pendant la pose d'Ylud",
            "A mercenary while Ylud is placed",
        ),
        answer=Said(
            "Un mercenaire qui arrive pendant la pose d'Ylud est enrôlé à l'instant même.",
            "A mercenary that arrives while Ylud is placed is enlisted right then.",
        ),
        text=Said(
            "Ylud complète une ligne, le joueur recrute Holda et prend un mercenaire au camp : l'enrôlement est déjà "
            "passé, mais cette carte n'attend pas. Elle rejoint une de ses deux colonnes et peut compléter une ligne.",
            "Ylud completes a line, the player recruits Holda and takes a mercenary from the camp: the enlistment is "
            "over, yet this card does not wait. It joins one of its two columns and may complete a line.",
        ),
        example=Said(
            "En fin d'âge 2, Anne pose Ylud chez les mineurs, complète une ligne, recrute Holda et prend un "
            "mercenaire qu'elle pose chez les explorateurs : ses 11 points comptent.",
            "At the end of age 2 Anne places Ylud among the miners, completes a line, recruits Holda and takes a "
            "mercenary, which she places among the explorers: its 11 points count.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "ylud",
            "holda",
        ),
        related=(
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.holda",
            "nidavellir.mercenaries.enlisting",
            "nidavellir.mercenaries.while_enlisting",
        ),
    ),
)
