"""Heroes without a class: the Dwerg brothers, Skaa, Astrid and Grid."""

from referee.entry import EXAMPLE, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.neutral",
        title=Said("Les héros neutres et les lignes", "Neutral heroes and lines"),
        answer=Said(
            "Un héros neutre va dans la zone de Commandement : il n'a de grade dans aucune ligne, mais il compte "
            "parmi vos héros.",
            "A neutral hero goes to the command zone: it has no rank in any line, but it counts among your heroes.",
        ),
        text=Said(
            "Le prochain héros demande toujours une ligne de plus que le nombre de héros recrutés, neutres "
            "compris. Font exception Thrud, posée dans une colonne, et Ylud, qui y entre à la fin d'un âge.",
            "The next hero always takes one line more than the number of heroes recruited, neutral ones included. "
            "The exceptions are Thrud, who is placed in a column, and Ylud, who enters one at the end of an age.",
        ),
        example=Said(
            "Valériane a Skaa et Astrid : le héros suivant demande 2 + 1 = 3 lignes complètes.",
            "Valériane has Skaa and Astrid: the next hero takes 2 + 1 = 3 complete lines.",
        ),
        source=nidavellir(9),
        cards=("thrud", "ylud", "skaa", "astrid"),
        related=(
            "nidavellir.recruiting.line_rule",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.thrud",
            "nidavellir.final_count.heroes_where",
        ),
        asked=Said(
            "zone de Commandement, sans classe, gris, perso pose côté rend suivant cher rangée cause Skaa, héros "
            "gris, héros sans couleur, où mettre un héros neutre, héros neutre compte dans héros + 1, Skaa compte "
            "dans héros + 1, héros gris c'est quoi, grades de Skaa, le neutre va où, héros à gauche du plateau, un "
            "neutre a des symboles, neutre grade, Skaa dans quelle colonne, héros neutre hors de l'armée",
            "command zone, without class, grey, put guy beside board makes next cost more rows because Skaa, grey "
            "hero, hero without colour, where neutral heroes go, does a neutral hero count for heroes + 1, does a "
            "neutral hero have a rank, what is a grey hero, does Skaa have ranks, where neutral heroes are put, hero "
            "left of the board, neutral hero which column, Skaa in which column, neutral hero outside the army",
        ),
    ),
    Entry(
        "nidavellir.heroes.dwerg",
        title=Said("Les frères Dwerg : 13, 40, 81, 108, 135", "The Dwerg brothers: 13, 40, 81, 108, 135"),
        answer=Said(
            "Les frères Dwerg d'un même joueur valent ensemble 13, 40, 81, 108 ou 135 points selon qu'il en a un, "
            "deux, trois, quatre ou cinq.",
            "One player's Dwerg brothers are together worth 13, 40, 81, 108 or 135 points for one, two, three, "
            "four or five of them.",
        ),
        text=Said(
            "Dwerg Ymir, Dwerg Aesir, Dwerg Sigmir, Dwerg Jungir et Dwerg Bergelmir se valent : seul leur nombre "
            "compte. Le montant est celui de tout le groupe et ne s'additionne pas frère par frère. Ils n'ont pas "
            "de grade.",
            "Dwerg Ymir, Dwerg Aesir, Dwerg Sigmir, Dwerg Jungir and Dwerg Bergelmir are all alike: only their "
            "number counts. The amount is that of the whole group and is not added up brother by brother. They "
            "have no rank.",
        ),
        example=Said(
            "Trois frères valent 81 en tout, et non 13, 40 et 81 additionnés. Le troisième a rapporté 81 − 40 = "
            "41 points.",
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
        asked=Said(
            "cinq frères, les 5 frères, collection, combien de points, trois vaut chacun jumeaux nains ressemblent, "
            "deux frères, trois frères, points des Dwerg, trois Dwerg, un seul Dwerg, Dwerg combien",
            "five brothers, the 5 brothers, set, collection, how many points, three all each identical siblings, two "
            "brothers, three brothers, points of the Dwergs, three Dwergs, the quintuplets, only one Dwerg, brother "
            "score table",
        ),
    ),
    Entry(
        "nidavellir.heroes.dwerg_one_each",
        title=Said("Les frères Dwerg viennent un par un", "The Dwerg brothers come one by one"),
        answer=Said(
            "Chaque frère Dwerg est un héros à part entière : chacun se recrute pour lui-même, avec sa propre ligne.",
            "Each Dwerg brother is a hero of his own: each is recruited by himself, with a line of his own.",
        ),
        text=Said(
            "En choisir un ne donne pas les autres et ne les réserve pas. Chacun compte pour un dans votre nombre "
            "de héros. Cinq frères sont donc cinq héros.",
            "Choosing one does not bring the others, nor does it reserve them. Each counts as one in your number "
            "of heroes. So five brothers are five heroes.",
        ),
        example=Said(
            "Serge a deux frères et aucun autre héros : le troisième demande 2 + 1 = 3 lignes complètes.",
            "Serge has two brothers and no other hero: the third takes 2 + 1 = 3 complete lines.",
        ),
        source=nidavellir(9),
        related=("nidavellir.heroes.dwerg", "nidavellir.recruiting.line_rule"),
        asked=Said(
            "tous les frères d'un coup, réserver, groupe, prends autres rangée garder suivants côté, recruter tous "
            "les Dwerg d'un coup, une ligne par Dwerg, combien de lignes pour trois frères, un seul Dwerg par ligne, "
            "les Dwerg un par un, chaque Dwerg est un héros, tous les Dwerg avec un seul recrutement, prendre les 5 "
            "frères en une fois, les frères se recrutent ensemble",
            "all brothers at once, group, took rest row every hold other siblings, all the Dwergs at once, one line "
            "for each Dwerg, how many lines for three brothers, Dwerg one by one, each Dwerg is a hero, do the "
            "brothers come together, take all 5 brothers in one go",
        ),
    ),
    Entry(
        "nidavellir.heroes.dwerg_several_players",
        title=Said("Les frères Dwerg chez plusieurs joueurs", "Dwerg brothers with several players"),
        answer=Said(
            "Plusieurs joueurs peuvent recruter des frères Dwerg, et chacun ne compte que les siens.",
            "Several players may recruit Dwerg brothers, and each counts only their own.",
        ),
        text=Said(
            "Le premier qui en prend un n'a pas de droit sur les suivants. Prendre un frère pour barrer la route à "
            "un autre est permis, et il rapporte quand même.",
            "Whoever takes the first has no claim on the others. Taking a brother to block somebody is allowed, "
            "and he still brings his points.",
        ),
        example=Said(
            "Anne en a deux, Serge trois : 40 points pour Anne, 81 pour Serge.",
            "Anne has two of them, Serge three: 40 points for Anne, 81 for Serge.",
        ),
        source=nidavellir(14),
        related=("nidavellir.heroes.dwerg", "nidavellir.heroes.dwerg_one_each"),
        asked=Said(
            "bloquer, partager les frères, un seul joueur, prendre adversaire casse collection juste embêter, elle a "
            "deux Dwerg et moi un, un adversaire a déjà un Dwerg, Dwerg répartis entre plusieurs joueurs, un "
            "adversaire m'a piqué un Dwerg, un autre a un Dwerg, prendre un Dwerg juste pour gêner, chacun ses frères",
            "share the brothers, only one player, grab opponent steals needed taking spoil, she has two Dwergs and I "
            "have one, another player already has a Dwerg, Dwergs split between players, another player took a Dwerg, "
            "an opponent took my Dwerg, deny a Dwerg, take a Dwerg just to annoy, each their own brothers",
        ),
    ),
    Entry(
        "nidavellir.heroes.skaa",
        title=Said("Skaa : 17 points", "Skaa: 17 points"),
        answer=Said(
            "Skaa ajoute 17 points à la fin de la partie, sans autre effet.",
            "Skaa adds 17 points at the end of the game, with no other effect.",
        ),
        text=Said(
            "La carte reste dans la zone de Commandement et n'a de grade dans aucune colonne. Pour la règle des "
            "lignes, elle compte parmi les héros déjà recrutés.",
            "The card stays in the command zone and has no rank in any column. For the rule of lines it counts "
            "among the heroes already recruited.",
        ),
        example=Said(
            "Serge a Skaa et deux frères Dwerg : 17 + 40 = 57 points en héros neutres.",
            "Serge has Skaa and two Dwerg brothers: 17 + 40 = 57 points in neutral heroes.",
        ),
        source=nidavellir(14),
        cards=("skaa",),
        related=("nidavellir.heroes.neutral", "nidavellir.final_count.heroes_where"),
        asked=Said(
            "l'Insondable, héros neutre, carte pouvoir sert juste, effet de Skaa, Ska, Skaa l'Insaisissable, héros à "
            "17",
            "the Unfathomable, neutral hero, power nothing, what Skaa does, Ska, hero worth 17",
        ),
    ),
    Entry(
        "nidavellir.heroes.astrid",
        title=Said("Astrid : la plus forte pièce en points", "Astrid: the highest coin in points"),
        answer=Said(
            "Astrid rapporte à la fin autant de points que vaut votre plus forte pièce.",
            "At the end Astrid brings as many points as your highest coin is worth.",
        ),
        text=Said(
            "Seule compte la pièce que vous avez à la fin, et non celle que vous aviez en la recrutant. Elle reste "
            "à vous et entre aussi dans le total des pièces. Les 3 points de la gemme 6 n'y changent rien.",
            "Only the coin you have at the end counts, not the one you had when recruiting her. It stays yours and "
            "also goes into the total of coins. The 3 points of gem 6 make no difference.",
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
        asked=Said(
            "la Fortunée, pièce la plus haute, donne meilleure thune maintenant fin dois rendre compte, héros qui "
            "vaut la plus grosse pièce, effet d'Astrid, héros avec ma plus forte pièce, Astrid double ma plus grosse "
            "pièce",
            "the Fortunate, largest coin, best money later spend counts upgraded taking up, hero worth the highest "
            "coin, what Astrid does",
        ),
    ),
    Entry(
        "nidavellir.heroes.astrid_25",
        title=Said("L'exemple du livret : Astrid et la pièce 25", "The book's example: Astrid and the coin 25"),
        answer=Said("Avec la pièce 25, Astrid vaut 25 points.", "With the coin 25, Astrid is worth 25 points."),
        text=Said(
            "C'est le plus qu'elle puisse donner, car le Trésor n'a pas de pièce plus forte. La pièce compte en "
            "plus pour elle-même.",
            "This is the most she can give, since the treasury has no higher coin. The coin counts for itself on top.",
        ),
        example=Said(
            "Avec Astrid, la pièce 25 rapporte 25 + 25 = 50 points à son propriétaire.",
            "With Astrid the coin 25 brings its owner 25 + 25 = 50 points.",
        ),
        source=nidavellir(14),
        status=EXAMPLE,
        cards=("astrid",),
        related=("nidavellir.heroes.astrid", "nidavellir.coins.count"),
        asked=Said(
            "maximum, mieux Fortunée score haut, Astrid avec la 25, maximum d'Astrid, Astrid rapporte 25, Astrid "
            "pièce 25",
            "maximum, best ever give own top score Fortunate, Astrid with the 25, most Astrid can give, Astrid coin 25",
        ),
    ),
    Entry(
        "nidavellir.heroes.astrid_majority",
        title=Said("Astrid avec la majorité des guerriers", "Astrid with the majority of the warriors"),
        answer=Said(
            "Astrid et la majorité des guerriers comptent toutes deux la même plus forte pièce, et chacune en entier.",
            "Astrid and the majority of the warriors both count the same highest coin, and each in full.",
        ),
        text=Said(
            "Ce sont deux effets distincts. Aucun n'use la pièce et aucun ne demande la deuxième plus forte. Qui "
            "n'a pas la majorité garde les points d'Astrid.",
            "These are two separate effects. Neither uses the coin up and neither asks for the second highest. "
            "Whoever lacks the majority keeps Astrid's points.",
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
        asked=Said(
            "cumul, deux fois la pièce, même pièce, rouges compte prend deuxième meilleure thune bonus, Astrid et "
            "majorité, Astrid et guerriers, pièce comptée pour Astrid et les guerriers, la pièce compte deux fois "
            "avec Astrid, même pièce Astrid et majorité",
            "stack, coin twice, same coin, most reds add money again second best bonus, Astrid and majority, coin "
            "counted for Astrid and the warriors, does the coin count twice with Astrid, same coin Astrid and majority",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid",
        title=Said("Grid : 7 points et +7 sur une pièce", "Grid: 7 points and +7 on a coin"),
        answer=Said(
            "Grid ajoute aussitôt 7 à une de vos pièces, puis vaut 7 points à la fin.",
            "Grid at once adds 7 to one of your coins, and is worth 7 points at the end.",
        ),
        text=Said(
            "Le +7 est une transformation faite au recrutement, une seule fois. On ne peut pas le garder pour un "
            "autre tour. Les 7 points sont fixes, quelle que soit la pièce obtenue.",
            "The +7 is a transformation made when she is recruited, once only. It cannot be kept for another "
            "turn. The 7 points are fixed, whatever coin was obtained.",
        ),
        example=Said(
            "Valériane transforme son 5 : 5 + 7 = 12. Son 5 de base retourne dans la boîte, un 12 le remplace.",
            "Valériane transforms her 5: 5 + 7 = 12. Her base 5 goes back into the box, a 12 takes its place.",
        ),
        source=nidavellir(14),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid_which_coin",
            "nidavellir.heroes.grid_missing_coin",
            "nidavellir.heroes.grid_before_exchange",
            "nidavellir.coins.transform",
        ),
        asked=Said(
            "la Mercantile, +7, améliorer une pièce, garder tard dame augmente thune, effet de Grid, héros qui "
            "transforme une pièce, héros +7, héros qui améliore une pièce, héros qui donne +7",
            "the Mercantile, +7, upgrade a coin, save later lady money, what Grid does, hero that upgrades a coin, "
            "hero +7 on a coin, hero giving +7",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_which_coin",
        title=Said("Grid : quelle pièce on peut transformer", "Grid: which coin may be transformed"),
        answer=Said(
            "Grid transforme n'importe quelle pièce de votre plateau, déjà jouée, en jeu, à venir ou dans la "
            "bourse, mais jamais le 0 ni le 3 spécial.",
            "Grid transforms any coin on your board, already played, in play, still to come or in the pouch, but "
            "never the 0 nor the special 3.",
        ),
        text=Said(
            "La nouvelle pièce prend la place de l'ancienne. Une mise encore cachée devient donc plus forte de 7. "
            "Sur la taverne en cours, rien ne change à l'égalité constatée à la révélation, et les gemmes "
            "s'échangent comme prévu.",
            "The new coin takes the place of the old one. So a bid that is still hidden becomes stronger by 7. At "
            "the tavern being resolved, the tie seen at the reveal stands, and the gems are exchanged as planned.",
        ),
        example=Said(
            "Anne a un 4 caché sur la taverne suivante : 4 + 7 = 11. Elle y misera 11.",
            "Anne has a hidden 4 on the next tavern: 4 + 7 = 11. There she will bid 11.",
        ),
        source=nidavellir(11),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.transform",
            "nidavellir.coins.never_change",
            "nidavellir.turn.ties",
        ),
        asked=Said(
            "pièce misée, pièce cachée, zéro permis améliorer celle posée taverne suivante thune dépensée, n'importe "
            "quelle pièce, Grid sur le 0, pièce pas encore révélée, Grid sur mon 0, Grid sur n'importe quelle pièce, "
            "+7 sur le 0",
            "bid coin, hidden coin, zero allowed upgrade next tavern money already round, Grid on the 0, coin not "
            "yet revealed, Grid on any coin, +7 on the 0",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_missing_coin",
        title=Said("Grid : la pièce voulue manque au Trésor", "Grid: the treasury lacks the wanted coin"),
        answer=Said(
            "Si la pièce de +7 manque au Trésor, Grid donne la première plus forte, et s'il n'y en a pas, la "
            "première plus faible.",
            "If the treasury lacks the coin at +7, Grid gives the next higher one, and if there is none, the next "
            "lower one.",
        ),
        text=Said(
            "La règle est celle de toute transformation. On ne peut pas reprendre une pièce de la valeur que l'on "
            "vient de défausser.",
            "The rule is that of every transformation. You may not take back a coin of the value just discarded.",
        ),
        example=Said(
            "8 + 7 = 15, mais le 15 est pris : on reçoit le 16. 20 + 7 = 27 n'existe pas : on reçoit le 25 s'il "
            "est là.",
            "8 + 7 = 15, but the 15 is taken: you get the 16. 20 + 7 = 27 does not exist: you get the 25 if it is "
            "there.",
        ),
        source=nidavellir(11),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.missing",
            "nidavellir.coins.none_higher",
            "nidavellir.coins.same_value",
        ),
        asked=Said(
            "Trésor vide, plus de pièce, supérieure, inférieure, 7 devient 14 banque prends 15 13 rien assez gros, "
            "Grid et ma 25, Grid 20 + 7, pièce de +7 absente, pièce de +7 partie, Grid sur ma 20, Grid sur ma 25, 19 "
            "+ 7, Grid dépasse 25, +7 introuvable",
            "treasury empty, no coin left, makes 14 none bank take 15 13 nothing big enough, Grid and my 25, Grid 20 "
            "+ 7, +7 coin gone, +7 coin is gone, Grid on my 20, Grid on my 25, Grid beyond 25, 19 + 7, Grid over 25",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_before_exchange",
        title=Said("Grid recrutée à la taverne où l'on joue le 0", "Grid recruited at the tavern where you play the 0"),
        answer=Said(
            "Recrutée à la taverne où vous jouez le 0, Grid donne son +7 avant l'échange, et la pièce transformée "
            "peut entrer dans la somme de la bourse.",
            "If you recruit Grid at the tavern where you play the 0, her +7 comes before the exchange, so the "
            "transformed coin may go into the sum of the pouch.",
        ),
        text=Said(
            "À chaque taverne, l'ordre est la carte, puis le héros, puis l'échange. On peut ainsi grossir une "
            "pièce de la bourse juste avant de l'additionner. C'est ensuite la plus forte des deux qui part. Si le "
            "0 était à une taverne précédente, l'échange est déjà fait.",
            "At each tavern the order is the card, then the hero, then the exchange. So a coin of the pouch can be "
            "raised just before it is added. Afterwards it is the higher of the two that leaves. If the 0 lay on "
            "an earlier tavern, the exchange has already been made.",
        ),
        example=Said(
            "Bourse 4 et 5. Grid : 5 + 7 = 12. Échange : 4 + 12 = 16, le 12 part, la bourse contient 4 et 16.",
            "Pouch 4 and 5. Grid: 5 + 7 = 12. Exchange: 4 + 12 = 16, the 12 leaves, the pouch holds 4 and 16.",
        ),
        source=nidavellir(8),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.exchange",
            "nidavellir.turn.order",
            "nidavellir.heroes.uline_exchange",
        ),
        asked=Said(
            "zéro, échange après, misé pris commence +7 additionner deux sac 7 mélange, Grid puis échange, pièce de "
            "Grid dans l'échange, Grid recrutée en jouant le 0, mis le 0 et pris Grid",
            "zero, exchange after, bid comes first +7 add two leftover ones upgrade combining, Grid then exchange, "
            "coin upgraded by Grid used in the exchange, Grid recruited when playing the 0, bid the 0 and took Grid, "
            "Grid with my 0 played, +7 before adding",
        ),
    ),
)
