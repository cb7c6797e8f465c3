"""Ylud, who joins a column at the end of an age: what she is worth, when she moves, which heroes she brings."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.ylud",
        title=Said("Ylud : un grade dans la colonne de votre choix", "Ylud: one rank in a column of your choice"),
        answer=Said(
            "À la fin, Ylud l'Imprévisible est un grade de sa colonne et vaut 7 points chez les guerriers, 11 chez les "
            "explorateurs, 1 chez les mineurs ; ailleurs elle n'a pas de points à elle.",
            "At the end Ylud the Unpredictable is one rank of her column and worth 7 points among the warriors, 11 "
            "among the explorers, 1 among the miners; elsewhere she has no points of her own.",
        ),
        text=Said(
            "Ylud attend dans la zone de Commandement et entre dans une colonne à la fin de l'âge en cours : avant les "
            "distinctions à l'âge 1, avant le décompte à l'âge 2. Chez les chasseurs et les forgerons, son grade entre "
            "dans le carré ou dans la suite. Partout il compte comme celui d'une naine de la classe, aussi pour la "
            "majorité des guerriers.",
            "Ylud waits in the command zone and joins a column at the end of the current age: before the distinctions "
            "in age 1, before the count in age 2. Among the hunters and blacksmiths her rank goes into the square or "
            "the sequence. Everywhere it counts like that of a dwarf of the class, for the majority of the warriors "
            "too.",
        ),
        example=Said(
            "Chez les mineurs 2 et 2 : (2 + 2) × 2 = 8. Avec Ylud : (2 + 2 + 1) × 3 = 15.",
            "With the miners 2 and 2: (2 + 2) × 2 = 8. With Ylud: (2 + 2 + 1) × 3 = 15.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=(
            "nidavellir.heroes.ylud_age_one",
            "nidavellir.heroes.ylud_moving",
            "nidavellir.heroes.ylud_column_choice",
            "nidavellir.heroes.ylud_and_thrud",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.ylud_age_one",
        title=Said("Ylud : posée en fin d'âge 1", "Ylud: placed at the end of age 1"),
        answer=Said(
            "Recrutée pendant l'âge 1, Ylud attend dans la zone de Commandement et entre dans une colonne après "
            "la dernière taverne, avant les distinctions.",
            "Recruited during age 1, Ylud waits in the command zone and joins a column after the last tavern, "
            "before the distinctions.",
        ),
        text=Said(
            "Jusque-là elle n'a de grade nulle part et ne complète aucune ligne, mais elle compte déjà comme héros. "
            "À ce moment il faut la poser, dans la colonne que vous voulez. Elle n'en bouge plus de tout l'âge 2, à "
            "la fin duquel elle peut changer de colonne, et d'autres cartes peuvent la suivre.",
            "Until then she has no rank anywhere and completes no line, but she already counts as a hero. At that "
            "moment she must be placed, in a column of your choice. She does not move during all of age 2, at the "
            "end of which she may change columns, and other cards may follow her.",
        ),
        example=Said(
            "Recrutée à la toute dernière taverne de l'âge 1, elle est posée juste après, encore à temps pour les "
            "distinctions.",
            "Recruited at the very last tavern of age 1, she is placed right afterwards, still in time for the "
            "distinctions.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=(
            "nidavellir.heroes.ylud_age_two",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.ylud_distinctions",
            "nidavellir.heroes.ylud_lines",
            "nidavellir.heroes.ylud_moving",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_forgotten",
        title=Said("Ylud oubliée en fin d'âge 1", "Ylud forgotten at the end of age 1"),
        answer=Said(
            "Selon notre lecture, une Ylud oubliée se pose dès qu'on s'en aperçoit, tant qu'aucune distinction n'est "
            "donnée ; ensuite elle attend la fin de l'âge 2.",
            "By our reading, a forgotten Ylud is placed as soon as somebody notices, as long as no distinction has "
            "been given; after that she waits for the end of age 2.",
        ),
        text=Said(
            "Le livret oblige à la poser avant l'évaluation et ne dit rien d'un oubli. Posée plus tard, elle "
            "profiterait de ce que l'on sait déjà ; ce qui est donné ne se reprend pas. Elle reste un héros de "
            "plus pour la règle des lignes.",
            "The book has her placed before the evaluation and says nothing of forgetting. Placed later, she would "
            "profit from what is already known; what has been given is not taken back. She remains one more hero "
            "for the rule of lines.",
        ),
        example=Said(
            "Anne pense à Ylud quand la Main du Roi est déjà donnée : Ylud reste dans la zone de Commandement et "
            "entre dans une colonne avant le décompte.",
            "Anne thinks of Ylud when the King's Hand has already been given: Ylud stays in the command zone and "
            "joins a column before the count.",
        ),
        source=nidavellir(15),
        status=READING,
        cards=("ylud", "kings_hand"),
        related=(
            "nidavellir.heroes.ylud_age_one",
            "nidavellir.heroes.ylud_age_two",
            "nidavellir.heroes.ylud_during_evaluation",
            "nidavellir.lines.forgotten",
        ),
        other=Said(
            "On peut la poser même plus tard, puisqu'il le fallait : elle compte alors à partir de ce moment, sans "
            "revenir sur les distinctions.",
            "One can place her even later, since it had to be done: she then counts from that moment, without "
            "going back on the distinctions.",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_example",
        title=Said("L'exemple du livret : les deux trajets d'Ylud", "The book's example: Ylud's two journeys"),
        answer=Said(
            "Le livret montre Ylud qui passe de la zone de Commandement dans une colonne en fin d'âge 1, puis dans "
            "une autre avant le décompte.",
            "The book shows Ylud going from the command zone into a column at the end of age 1, then into another "
            "before the count.",
        ),
        text=Said(
            "Entre les deux elle reste à sa place, et d'autres cartes peuvent venir après elle. Le second trajet "
            "est permis, non obligatoire.",
            "In between she stays in her place, and other cards may come after her. The second journey is allowed, "
            "not required.",
        ),
        example=Said(
            "Avec d'autres cartes : elle donne une distinction chez les chasseurs en fin d'âge 1, puis rapporte 11 "
            "points chez les explorateurs.",
            "With other cards: she gives a distinction among the hunters at the end of age 1, then brings 11 "
            "points among the explorers.",
        ),
        source=nidavellir(15),
        status=EXAMPLE,
        cards=("ylud",),
        related=("nidavellir.heroes.ylud_age_one", "nidavellir.heroes.ylud_moving"),
    ),
    Entry(
        "nidavellir.heroes.ylud_distinctions",
        title=Said("Ylud dans les distinctions", "Ylud in the distinctions"),
        answer=Said(
            "Posée en fin d'âge 1, Ylud vaut un grade dans sa colonne pour la distinction de cette classe.",
            "Placed at the end of age 1, Ylud counts as one rank of her column for the distinction of that class.",
        ),
        text=Said(
            "Elle est posée quand toutes les tavernes sont résolues : son propriétaire peut donc compter les "
            "armées et choisir la colonne où un grade lui donne la majorité, ou la retire à un autre par une "
            "égalité. Elle ne compte que dans une colonne.",
            "She is placed when all taverns are resolved: so her owner may count the armies and choose the column "
            "where one rank gives the majority, or takes it from another by a tie. She counts in one column "
            "only.",
        ),
        example=Said(
            "Chasseurs : Anne 3, Serge 3. Anne pose Ylud là : 3 + 1 = 4, et la distinction est à elle.",
            "Hunters: Anne 3, Serge 3. Anne places Ylud there: 3 + 1 = 4, and the distinction is hers.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=(
            "nidavellir.heroes.ylud_age_one",
            "nidavellir.distinctions.heroes_count",
            "nidavellir.distinctions.strict_majority",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_age_two",
        title=Said("Ylud recrutée pendant l'âge 2", "Ylud recruited during age 2"),
        answer=Said(
            "Recrutée pendant l'âge 2, Ylud reste dans la zone de Commandement jusqu'après la dernière taverne, "
            "puis va dans une colonne avant le décompte.",
            "Recruited during age 2, Ylud stays in the command zone until after the last tavern, then joins a "
            "column before the count.",
        ),
        text=Said(
            "Pendant l'âge 2 elle n'a donc aucun grade et ne peut ni compléter une ligne ni aider à recruter "
            "Hourya. Pour la règle des lignes elle est déjà un héros. À la fin il faut la poser, dans la colonne "
            "de votre choix.",
            "So during age 2 she has no rank and can neither complete a line nor help to recruit Hourya. For the "
            "rule of lines she is already a hero. At the end she must be placed, in a column of your choice.",
        ),
        example=Said(
            "Serge la prend au premier tour de l'âge 2 : aucun grade avant la fin, puis 11 points si elle rejoint "
            "ses explorateurs.",
            "Serge takes her in the first turn of age 2: no rank before the end, then 11 points if she joins his "
            "explorers.",
        ),
        source=nidavellir(15),
        cards=("ylud", "hourya"),
        related=(
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.ylud_moving",
            "nidavellir.heroes.ylud_during_evaluation",
            "nidavellir.recruiting.line_rule",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_during_evaluation",
        title=Said("Ylud recrutée pendant les distinctions", "Ylud recruited during the distinctions"),
        answer=Said(
            "Recrutée pendant les distinctions, Ylud arrive trop tard pour l'âge 1 et attend la fin de l'âge 2.",
            "Recruited during the distinctions, Ylud comes too late for age 1 and waits for the end of age 2.",
        ),
        text=Said(
            "Le livret la pose après la dernière taverne et avant l'évaluation : ce moment est passé quand la "
            "forgeronne spéciale ou la carte du Pionnier du Royaume donne un héros. Le livret ne règle pas ce cas ; "
            "nous la traitons comme si elle venait dans l'âge 2.",
            "The book places her after the last tavern and before the evaluation: that moment is over when the special "
            "blacksmith or the card of the Pioneer of the Kingdom gives a hero. The book does not settle this case; we "
            "treat her as if she came in age 2.",
        ),
        example=Said(
            "Avec la forgeronne spéciale Serge complète une ligne et choisit Ylud : elle ne compte pas pour la "
            "distinction des explorateurs, qui vient après.",
            "With the special blacksmith Serge completes a line and chooses Ylud: she does not count for the "
            "explorers' distinction, which comes next.",
        ),
        source=nidavellir(15),
        status=READING,
        cards=("ylud", "special_blacksmith", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.heroes.ylud_age_one",
            "nidavellir.heroes.ylud_age_two",
            "nidavellir.distinctions.one_by_one",
        ),
        other=Said(
            "C'est encore la fin de l'âge 1 : elle entre dans une colonne sur-le-champ et compte pour les "
            "distinctions qui restent.",
            "It is still the end of age 1: she joins a column on the spot and counts for the distinctions still "
            "to come.",
        ),
    ),
    Entry(
        "nidavellir.heroes.ylud_moving",
        title=Said("Ylud : changer de colonne à la fin", "Ylud: changing column at the end"),
        answer=Said(
            "Une fois toutes les tavernes de l'âge 2 résolues, vous pouvez reprendre Ylud et la poser dans une "
            "autre colonne, ou la laisser.",
            "Once all taverns of age 2 are resolved, you may pick Ylud up and place her in another column, or "
            "leave her.",
        ),
        text=Said(
            "Le déplacement est permis, non obligatoire, et ne se fait qu'à ce moment. Seule la dernière colonne "
            "compte pour les points et pour la majorité des guerriers. L'ancienne colonne perd son grade, mais la "
            "distinction gagnée grâce à elle reste acquise.",
            "The move is allowed, not required, and made at that moment only. Only the last column counts for "
            "points and for the majority of the warriors. The old column loses her rank, but a distinction won "
            "with her help is kept.",
        ),
        example=Said(
            "Anne retire Ylud de ses chasseurs, 4 grades au lieu de 5 : 25 − 16 = 9 points de moins. Chez les "
            "explorateurs elle en vaut 11 : 11 − 9 = 2 points de gain.",
            "Anne takes Ylud from her hunters, 4 ranks instead of 5: 25 − 16 = 9 points less. Among the "
            "explorers she is worth 11: 11 − 9 = 2 points gained.",
        ),
        source=nidavellir(15),
        cards=("ylud",),
        related=(
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.ylud_column_choice",
            "nidavellir.heroes.ylud_moved_lines",
            "nidavellir.heroes.ylud_and_thrud",
        ),
    ),
)
