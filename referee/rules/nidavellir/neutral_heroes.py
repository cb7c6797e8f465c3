"""Heroes without a class: the Dwerg brothers, Skaa and Astrid."""

from referee.entry import EXAMPLE, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.neutral",
        title=Said("Les héros neutres et les lignes", "Neutral heroes and lines"),
        answer=Said(
            "Un héros neutre va dans la zone de Commandement : il n'a de grade dans aucune ligne, mais il compte parmi "
            "vos héros.",
            "A neutral hero goes to the command zone: it has no rank in any line, but it counts among your heroes.",
        ),
        text=Said(
            "Les neutres de la boîte de base (p. 14 et 15) sont les cinq frères Dwerg, Skaa, Astrid, Grid, Uline, Ylud "
            "et Thrud. Deux d'entre eux rejoignent une colonne : Thrud aussitôt, Ylud à la fin d'un âge.\nLe prochain "
            "héros demande toujours une ligne de plus que le nombre de héros recrutés, neutres compris.",
            "The neutral heroes of the base box (pp. 14 and 15) are the five Dwerg brothers, Skaa, Astrid, Grid, "
            "Uline, Ylud and Thrud. Two of them join a column: Thrud at once, Ylud at the end of an age.\nThe next "
            "hero always requires one line more than the number of heroes recruited, neutral ones included.",
        ),
        example=Said(
            "Valériane a Skaa et Astrid : le héros suivant demande 2 + 1 = 3 lignes complètes.",
            "Valériane has Skaa and Astrid: the next hero requires 2 + 1 = 3 complete lines.",
        ),
        source=nidavellir(9),
        cards=("skaa", "astrid", "grid", "uline", "ylud", "thrud"),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud",
            "nidavellir.final_count.heroes_where",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.dwerg",
        title=Said("Les frères Dwerg : 13, 40, 81, 108, 135", "The Dwerg brothers: 13, 40, 81, 108, 135"),
        answer=Said(
            "Les frères Dwerg d'un même joueur valent ensemble 13, 40, 81, 108 ou 135 points selon qu'il en a un, "
            "deux, trois, quatre ou cinq.",
            "One player's Dwerg brothers are together worth 13, 40, 81, 108 or 135 points for one, two, three, four or "
            "five of them.",
        ),
        text=Said(
            "Dwerg Ymir, Dwerg Aesir, Dwerg Sigmir, Dwerg Jungir et Dwerg Bergelmir se valent : seul leur nombre "
            "compte. Le montant est celui de tout le groupe et ne s'additionne pas frère par frère. Neutres et sans "
            "grade, ils vont dans la zone de Commandement.",
            "Dwerg Ymir, Dwerg Aesir, Dwerg Sigmir, Dwerg Jungir and Dwerg Bergelmir are all alike: only their number "
            "counts. The amount is that of the whole group and is not added up brother by brother. Neutral and without "
            "ranks, they go to the command zone.",
        ),
        example=Said(
            "Trois frères valent 81 en tout, et non 13, 40 et 81 additionnés. Le troisième a rapporté 81 − 40 = 41 "
            "points.",
            "Three brothers are worth 81 in all, and not 13, 40 and 81 added up. The third brought 81 − 40 = 41 "
            "points.",
        ),
        source=nidavellir(14),
        cards=("dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir"),
        related=(
            "nidavellir.heroes.dwerg_one_each",
            "nidavellir.heroes.dwerg_several_players",
            "nidavellir.heroes.neutral",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.heroes.dwerg_one_each",
        title=Said("Les frères Dwerg viennent un par un", "The Dwerg brothers come one by one"),
        answer=Said(
            "Chaque frère Dwerg est à lui seul un héros : il se recrute séparément, avec sa propre ligne.",
            "Each Dwerg brother is a hero in his own right: each is recruited separately, with a line of his own.",
        ),
        text=Said(
            "En choisir un ne donne pas les autres et ne les réserve pas. Ymir, Aesir, Sigmir, Jungir et Bergelmir "
            "comptent donc pour cinq héros dans la règle des lignes (p. 9).",
            "Choosing one does not bring the others, nor does it reserve them. So Ymir, Aesir, Sigmir, Jungir and "
            "Bergelmir count as five heroes in the rule of lines (p. 9).",
        ),
        example=Said(
            "Serge a deux frères et aucun autre héros : le troisième demande 2 + 1 = 3 lignes complètes.",
            "Serge has two brothers and no other hero: the third requires 2 + 1 = 3 complete lines.",
        ),
        source=nidavellir(14),
        cards=("dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir"),
        related=("nidavellir.heroes.dwerg", "nidavellir.recruiting.line_rule"),
    ),
    Entry(
        "nidavellir.heroes.dwerg_several_players",
        title=Said("Les frères Dwerg chez plusieurs joueurs", "Dwerg brothers with several players"),
        answer=Said(
            "Plusieurs joueurs peuvent recruter des frères Dwerg, et chacun ne compte que les siens.",
            "Several players may recruit Dwerg brothers, and each counts only their own.",
        ),
        text=Said(
            "Le premier qui en prend un n'a pas de droit sur les suivants. Prendre un frère pour barrer la route à un "
            "autre est permis, et il rapporte quand même.",
            "Whoever takes the first has no claim on the others. Taking a brother to block somebody is allowed, and he "
            "still brings his points.",
        ),
        example=Said(
            "Anne a Ymir et Aesir, Serge a Sigmir, Jungir et Bergelmir : 40 points pour Anne, 81 pour Serge.",
            "Anne has Ymir and Aesir, Serge has Sigmir, Jungir and Bergelmir: 40 points for Anne, 81 for Serge.",
        ),
        source=nidavellir(14),
        cards=("dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir"),
        related=("nidavellir.heroes.dwerg", "nidavellir.heroes.dwerg_one_each"),
    ),
    Entry(
        "nidavellir.heroes.skaa",
        title=Said("Skaa : 17 points", "Skaa: 17 points"),
        answer=Said(
            "Skaa l'Insondable ajoute 17 points à la fin de la partie, sans autre effet.",
            "Skaa the Unfathomable adds 17 points at the end of the game, with no other effect.",
        ),
        text=Said(
            "La carte reste dans la zone de Commandement et n'a de grade dans aucune colonne. Pour la règle des "
            "lignes, elle compte parmi les héros déjà recrutés.",
            "The card stays in the command zone and has no rank in any column. For the rule of lines it counts among "
            "the heroes already recruited.",
        ),
        example=Said(
            "Serge a Skaa et deux frères Dwerg : 17 + 40 = 57 points en héros neutres.",
            "Serge has Skaa and two Dwerg brothers: 17 + 40 = 57 points in neutral heroes.",
        ),
        source=nidavellir(14),
        cards=("skaa",),
        related=("nidavellir.heroes.neutral", "nidavellir.final_count.heroes_where"),
    ),
    Entry(
        "nidavellir.heroes.astrid",
        title=Said("Astrid : la plus forte pièce en points", "Astrid: the highest coin in points"),
        answer=Said(
            "À la fin, Astrid la Fortunée rapporte autant de points que vaut votre plus forte pièce.",
            "At the end Astrid the Fortunate brings as many points as your highest coin is worth.",
        ),
        text=Said(
            "Seule compte la pièce que vous avez à la fin, et non celle que vous aviez en la recrutant. Cette pièce "
            "entre aussi dans le total des pièces. Les 3 points de la gemme 6 n'y changent rien. Neutre et sans grade, "
            "Astrid va dans la zone de Commandement.",
            "Only the coin you have at the end counts, not the one you had when recruiting her. That coin also goes "
            "into the total of coins. The 3 points of gem 6 make no difference. Neutral and without a rank, Astrid "
            "goes to the command zone.",
        ),
        example=Said(
            "Pièces 0, 5, 9, 12 et 18 : Astrid vaut 18, et les pièces 0 + 5 + 9 + 12 + 18 = 44.",
            "Coins 0, 5, 9, 12 and 18: Astrid is worth 18, and the coins 0 + 5 + 9 + 12 + 18 = 44.",
        ),
        source=nidavellir(14),
        cards=("astrid",),
        related=(
            "nidavellir.heroes.astrid_majority",
            "nidavellir.heroes.astrid_25",
            "nidavellir.warriors.coin_again",
            "nidavellir.coins.count",
        ),
    ),
    Entry(
        "nidavellir.heroes.astrid_25",
        title=Said("L'exemple du livret : Astrid et la pièce 25", "The book's example: Astrid and the 25 coin"),
        answer=Said("Avec la pièce 25, Astrid vaut 25 points.", "With the 25 coin, Astrid is worth 25 points."),
        text=Said(
            "C'est le plus qu'elle puisse donner, car le Trésor n'a pas de pièce plus forte. La pièce compte en plus "
            "pour elle-même.",
            "This is the most she can give, since the treasury has no higher coin. The coin counts for itself on top.",
        ),
        example=Said(
            "Avec Astrid, la pièce 25 rapporte 25 + 25 = 50 points à son propriétaire.",
            "With Astrid the 25 coin brings its owner 25 + 25 = 50 points.",
        ),
        source=nidavellir(14),
        status=EXAMPLE,
        cards=("astrid",),
        related=("nidavellir.heroes.astrid", "nidavellir.coins.count"),
    ),
    Entry(
        "nidavellir.heroes.astrid_majority",
        title=Said("Astrid avec la majorité des guerriers", "Astrid with the majority of the warriors"),
        answer=Said(
            "Astrid et la majorité des guerriers comptent toutes deux la même plus forte pièce, et chacune en entier.",
            "Astrid and the majority of the warriors both count the same highest coin, and each in full.",
        ),
        text=Said(
            "Ce sont deux effets distincts. Aucun n'use la pièce et aucun ne demande la deuxième plus forte. Qui n'a "
            "pas la majorité garde les points d'Astrid.",
            "These are two separate effects. Neither uses the coin up and neither asks for the second highest. Whoever "
            "lacks the majority keeps Astrid's points.",
        ),
        example=Said(
            "Plus forte pièce 16 : 16 pour Astrid, 16 chez les guerriers, 16 parmi les pièces, 16 × 3 = 48.",
            "Highest coin 16: 16 for Astrid, 16 with the warriors, 16 among the coins, 16 × 3 = 48.",
        ),
        source=nidavellir(13, 14),
        cards=("astrid",),
        related=(
            "nidavellir.heroes.astrid",
            "nidavellir.warriors.majority",
            "nidavellir.warriors.coin_again",
            "nidavellir.giants.surt",
        ),
    ),
)
