"""The ten heroes that belong to a class: what each brings, and when it may be chosen."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.kraal",
        title=Said("Kraal : deux grades de guerrier, 7 et 0", "Kraal: two warrior ranks, 7 and 0"),
        answer=Said(
            "Kraal le Vénal apporte à votre colonne de guerriers deux grades, de 7 et 0 points.",
            "Kraal the Venal brings your warrior column two ranks, of 7 and 0 points.",
        ),
        text=Said(
            "Son second grade vaut 0 point, mais il compte pour la majorité, pour les lignes et pour la "
            "distinction comme n'importe quel grade. C'est une seule carte et un seul héros.",
            "The second rank is worth 0 points, but counts for the majority, for lines and for the distinction "
            "like any rank. This is one card and one hero.",
        ),
        example=Said(
            "Kraal avec les guerriers 5 et 6 : 7 + 0 + 5 + 6 = 18 points, et 2 + 1 + 1 = 4 grades.",
            "Kraal with the warriors 5 and 6: 7 + 0 + 5 + 6 = 18 points, and 2 + 1 + 1 = 4 ranks.",
        ),
        source=nidavellir(16),
        cards=("kraal",),
        related=("nidavellir.warriors", "nidavellir.warriors.grades", "nidavellir.recruiting.several_lines"),
    ),
    Entry(
        "nidavellir.heroes.tarah",
        title=Said("Tarah : 14 points, un grade de guerrier", "Tarah: 14 points, one warrior rank"),
        answer=Said(
            "Tarah Frappe Fatale apporte à votre colonne de guerriers un seul grade, de 14 points.",
            "Tarah Lethal Strike brings your warrior column a single rank, of 14 points.",
        ),
        text=Said(
            "Pour la majorité elle ne pèse pas plus qu'un guerrier 3. Elle n'a pas d'autre effet.",
            "For the majority she weighs no more than a warrior 3. She has no other effect.",
        ),
        example=Said(
            "Tarah avec les guerriers 6 et 8 : 14 + 6 + 8 = 28 points pour 3 grades.",
            "Tarah with the warriors 6 and 8: 14 + 6 + 8 = 28 points for 3 ranks.",
        ),
        source=nidavellir(16),
        cards=("tarah",),
        related=("nidavellir.warriors", "nidavellir.warriors.majority", "nidavellir.heroes.kraal"),
    ),
    Entry(
        "nidavellir.heroes.aral",
        title=Said("Aral : deux grades de chasseur", "Aral: two hunter ranks"),
        answer=Said(
            "Aral Serres d'Aigle apporte à votre colonne de chasseurs deux grades sans points et n'oblige à aucune "
            "défausse.",
            "Aral Eagle Claws brings your hunter column two ranks without points and forces no discard.",
        ),
        text=Said(
            "Ses grades entrent dans le carré des chasseurs, dans les lignes et dans la distinction. Ils peuvent "
            "compléter deux lignes à la fois.",
            "The ranks go into the square of the hunters, into lines and into the distinction. They may complete "
            "two lines at once.",
        ),
        example=Said(
            "3 chasseurs valent 9. Avec Aral, 3 + 2 = 5 grades valent 5 × 5 = 25, donc 25 − 9 = 16 points de plus.",
            "3 hunters are worth 9. With Aral, 3 + 2 = 5 ranks are worth 5 × 5 = 25, so 25 − 9 = 16 points more.",
        ),
        source=nidavellir(16),
        cards=("aral",),
        related=("nidavellir.hunters", "nidavellir.heroes.dagda", "nidavellir.recruiting.several_lines"),
    ),
    Entry(
        "nidavellir.heroes.dagda",
        title=Said("Dagda : trois chasseurs contre deux nains", "Dagda: three hunters for two dwarfs"),
        answer=Said(
            "Dagda l'Explosive apporte à votre colonne de chasseurs trois grades sans points et fait aussitôt "
            "défausser le dernier nain de deux autres colonnes différentes.",
            "Dagda the Explosive brings your hunter column three ranks without points and at once makes you discard "
            "the last dwarf in each of two other columns.",
        ),
        text=Said(
            "Le joueur choisit les deux colonnes, jamais celle des chasseurs ni deux fois la même. Dans chacune "
            "part le dernier nain, et non celui que l'on voudrait. Même le nain que l'on vient de poser peut "
            "partir. La défausse est obligatoire.",
            "The player chooses the two columns, never the hunters nor the same one twice. In each the last dwarf "
            "leaves, and not the one you would like. Even the dwarf just placed may leave. The discard is not "
            "optional.",
        ),
        example=Said(
            "4 chasseurs valent 16. Avec Dagda, 4 + 3 = 7 grades valent 7 × 7 = 49. Serge défausse pour cela son "
            "dernier guerrier et son dernier mineur.",
            "4 hunters are worth 16. With Dagda, 4 + 3 = 7 ranks are worth 7 × 7 = 49. For this Serge discards "
            "his last warrior and his last miner.",
        ),
        source=nidavellir(16),
        cards=("dagda",),
        related=(
            "nidavellir.heroes.discard_last_dwarf",
            "nidavellir.heroes.discard_impossible",
            "nidavellir.heroes.discard_lost_line",
            "nidavellir.heroes.discard_never_hero",
            "nidavellir.animals.durathor",
        ),
    ),
    Entry(
        "nidavellir.heroes.aegur",
        title=Said("Aëgur : deux grades de forgeron", "Aëgur: two blacksmith ranks"),
        answer=Said(
            "Aëgur Poing d'Acier apporte à votre colonne de forgerons deux grades sans points et n'oblige à aucune "
            "défausse.",
            "Aëgur Fist of Steel brings your blacksmith column two ranks without points and forces no discard.",
        ),
        text=Said(
            "Ses grades allongent la suite des forgerons et peuvent compléter deux lignes à la fois. Si la règle "
            "des lignes le permet, deux héros suivent alors l'un après l'autre.",
            "The ranks lengthen the sequence of the blacksmiths and may complete two lines at once. If the rule "
            "of lines allows it, two heroes then follow one after the other.",
        ),
        example=Said(
            "4 forgerons valent 18. Avec Aëgur, 4 + 2 = 6 grades valent 33, donc 33 − 18 = 15 points de plus.",
            "4 blacksmiths are worth 18. With Aëgur, 4 + 2 = 6 ranks are worth 33, so 33 − 18 = 15 points more.",
        ),
        source=nidavellir(16),
        cards=("aegur",),
        related=("nidavellir.blacksmiths", "nidavellir.heroes.bonfur", "nidavellir.recruiting.several_lines"),
    ),
    Entry(
        "nidavellir.heroes.bonfur",
        title=Said("Bonfur : trois forgerons contre un nain", "Bonfur: three blacksmiths for one dwarf"),
        answer=Said(
            "Bonfur le Tyrannique apporte à votre colonne de forgerons trois grades sans points et fait aussitôt "
            "défausser le dernier nain d'une autre colonne.",
            "Bonfur the Tyrannical brings your blacksmith column three ranks without points and at once makes you "
            "discard the last dwarf of one other column.",
        ),
        text=Said(
            "Le joueur choisit la colonne, sauf celle des forgerons. C'est le dernier nain de cette colonne qui "
            "part, et la défausse est obligatoire.",
            "The player chooses the column, but not the blacksmiths. It is the last dwarf of that column that "
            "leaves, and the discard is not optional.",
        ),
        example=Said(
            "4 forgerons valent 18. Avec Bonfur, 4 + 3 = 7 grades valent 42. Anne défausse pour cela son dernier "
            "explorateur, un 5 : 42 − 18 − 5 = 19 points de gain.",
            "4 blacksmiths are worth 18. With Bonfur, 4 + 3 = 7 ranks are worth 42. For this Anne discards her "
            "last explorer, a 5: 42 − 18 − 5 = 19 points gained.",
        ),
        source=nidavellir(16),
        cards=("bonfur",),
        related=(
            "nidavellir.heroes.discard_last_dwarf",
            "nidavellir.heroes.discard_impossible",
            "nidavellir.heroes.discard_lost_line",
            "nidavellir.heroes.discard_never_hero",
            "nidavellir.blacksmiths",
        ),
    ),
    Entry(
        "nidavellir.heroes.zoral",
        title=Said("Zoral : trois grades de mineur, 1, 0 et 0", "Zoral: three miner ranks, 1, 0 and 0"),
        answer=Said(
            "Zoral le Contremaître, posé dans la colonne des mineurs, ajoute 1 à leur somme et 3 au nombre de grades "
            "qui la multiplie.",
            "Zoral the Foreman, placed in the miner column, adds 1 to its sum and 3 to the number of ranks that "
            "multiplies it.",
        ),
        text=Said(
            "Plus la somme des autres mineurs est forte, plus il rapporte. Seul dans sa colonne, il vaut 1 × 3.",
            "The stronger the sum of the other miners, the more he brings. Alone in the column he is worth 1 × 3.",
        ),
        example=Said(
            "Mineurs 1 et 2 : (1 + 2) × 2 = 6. Avec Zoral : (1 + 2 + 1) × 5 = 20.",
            "Miners 1 and 2: (1 + 2) × 2 = 6. With Zoral: (1 + 2 + 1) × 5 = 20.",
        ),
        source=nidavellir(17),
        cards=("zoral",),
        related=(
            "nidavellir.miners",
            "nidavellir.miners.zeros",
            "nidavellir.heroes.zoral_and_lokdur",
            "nidavellir.animals.ratatosk",
        ),
    ),
    Entry(
        "nidavellir.heroes.lokdur",
        title=Said("Lokdur : 3 points, un grade de mineur", "Lokdur: 3 points, one miner rank"),
        answer=Said(
            "Lokdur Cœur Cupide, posé dans la colonne des mineurs, ajoute 3 à leur somme et 1 au nombre de grades qui "
            "la multiplie.",
            "Lokdur Greedy Heart, placed in the miner column, adds 3 to its sum and 1 to the number of ranks that "
            "multiplies it.",
        ),
        text=Said(
            "Ses 3 points sont multipliés comme ceux des autres mineurs : ils ne s'ajoutent pas après coup.",
            "The 3 points are multiplied like those of the other miners: they are not added afterwards.",
        ),
        example=Said(
            "Mineurs 0, 1 et 2 : (0 + 1 + 2) × 3 = 9. Avec Lokdur : (0 + 1 + 2 + 3) × 4 = 24.",
            "Miners 0, 1 and 2: (0 + 1 + 2) × 3 = 9. With Lokdur: (0 + 1 + 2 + 3) × 4 = 24.",
        ),
        source=nidavellir(17),
        cards=("lokdur",),
        related=("nidavellir.miners", "nidavellir.heroes.zoral_and_lokdur", "nidavellir.heroes.zoral"),
    ),
    Entry(
        "nidavellir.heroes.zoral_and_lokdur",
        title=Said("Zoral et Lokdur ensemble", "Zoral and Lokdur together"),
        answer=Said(
            "Ensemble, Zoral et Lokdur ajoutent 4 à la somme des mineurs et 4 au nombre de grades.",
            "Together, Zoral and Lokdur add 4 to the sum of the miners and 4 to the number of ranks.",
        ),
        text=Said(
            "On fait d'abord toute la somme, 1 de l'un et 3 de l'autre compris, et on ne multiplie qu'une fois, "
            "par tous les grades de la colonne.",
            "First make the whole sum, with 1 from one and 3 from the other, and multiply only once, by all "
            "ranks of the column.",
        ),
        example=Said(
            "Mineurs 1 et 2 avec les deux héros : (1 + 2 + 1 + 3) × 6 = 42. Sans eux : (1 + 2) × 2 = 6.",
            "Miners 1 and 2 with both heroes: (1 + 2 + 1 + 3) × 6 = 42. Without them: (1 + 2) × 2 = 6.",
        ),
        source=nidavellir(17),
        cards=("zoral", "lokdur"),
        related=("nidavellir.heroes.zoral", "nidavellir.heroes.lokdur", "nidavellir.miners"),
    ),
)
