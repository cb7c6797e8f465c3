"""Before the first turn: the boxes, the table, and who begins."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING, VEDRFOLNIR, WINTER

ENTRIES = (
    Entry(
        "vedrfolnir.setup.players",
        title=Said("Le nombre de joueurs", "The number of players"),
        answer=Said(
            "La partie ordinaire demande trois joueurs ou plus ; à deux on joue en duel avec des Ases, et seul "
            "contre deux piles.",
            "The ordinary game takes three players or more; two play a duel with Ases, and one plays alone against "
            "two piles.",
        ),
        text=Said(
            "Le livre ne donne aucun maximum. Les cartes du mode duel et du mode solo restent dans la boîte tant "
            "qu'on joue à trois ou plus.",
            "The book names no maximum. The cards of the duel and of the solo game stay in the box as long as three "
            "or more play.",
        ),
        example=Said(
            "À six, chaque joueur actif pioche 6 + 1 = 7 cartes.", "With six, each active player draws 6 + 1 = 7 cards."
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.draw", "vedrfolnir.duel.setup", "vedrfolnir.solo.setup"),
        asked=Said(
            "à combien on joue, combien de joueurs, nombre de joueurs max, joueurs maximum, minimum de joueurs, jouer "
            "à deux, jouable à deux, jouable à 6, on est six, on est sept ce soir, jouable seul, jouer en couple, "
            "nombre autour de la table, à cinq, jouer à combien, on peut jouer à combien, jusqu'à combien, moins, on "
            "est huit, assez de cartes pour huit, jeu à plusieurs, combien de personnes",
            "how many can play, how many players, max number of players, maximum players, fewest players, play with "
            "two, playable with two, six of us tonight, seven players, playable alone, player count, most players, "
            "with my wife, 5 players, up to how many, myself friend, least number of players, largest group, enough "
            "cards for eight, how many people",
        ),
    ),
    Entry(
        "vedrfolnir.setup.base_cards",
        title=Said("Les 118 cartes du jeu de base", "The 118 cards of the base game"),
        answer=Said(
            "Le jeu de base compte 84 cartes de score, 28 cartes d'effet et 6 jokers, soit 118 cartes.",
            "The base game has 84 score cards, 28 effect cards and 6 jokers, which makes 118 cards.",
        ),
        text=Said(
            "Odin et Thor existent chacun en 14 cartes de 1 rune, 14 de 2 runes et 14 de 3 runes.\n"
            "S'y ajoutent 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg et 6 jokers, les Nornes.",
            "Odin and Thor each come as 14 cards of 1 rune, 14 of 2 runes and 14 of 3 runes.\n"
            "To these come 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg and 6 jokers, the Norns.",
        ),
        example=Said(
            "42 + 42 = 84 cartes de score, et 84 + 28 + 6 = 118 en tout.",
            "42 + 42 = 84 score cards, and 84 + 28 + 6 = 118 in all.",
        ),
        source=VEDRFOLNIR,
        cards=("odin", "thor", "sleipnir", "loki", "ratatosk", "nidhogg", "norns"),
        related=("vedrfolnir.setup.spring_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.end.draw_pile"),
        asked=Said(
            "combien de cartes dans le jeu, cartes du jeu de base, composition du paquet, contenu de la boîte, 118 "
            "cartes, combien de Loki dans la boîte, combien de Sleipnir, combien de jokers dans le jeu, il manque une "
            "carte, matériel, exemplaires Odin Nornes, combien de cartes d'effet, nombre de cartes de score, vérifier "
            "le paquet, types de cartes, trois sortes de cartes",
            "how many cards in the game, cards of the base game, what is in the deck, contents of the box, 118 cards, "
            "how many Loki cards, how many Sleipnir cards, number of jokers in the deck, a card is missing, "
            "components, copies of Odin and Norns, something missing, material big add-ons, how many effect cards, "
            "types of cards, three kinds of cards",
        ),
    ),
    Entry(
        "vedrfolnir.setup.spring_cards",
        title=Said("Les 40 cartes de l'extension Printemps", "The 40 cards of the Spring expansion"),
        answer=Said(
            "Printemps ajoute 13 Freyja, 12 Tyr, 5 Skoll et Hati, 4 Hugin, 4 Munin et 2 Eikthyrnir.",
            "Spring adds 13 Freyja, 12 Tyr, 5 Skoll and Hati, 4 Hugin, 4 Munin and 2 Eikthyrnir.",
        ),
        text=Said(
            "Tyr existe en 6 cartes de 2 runes et 6 cartes de 3 runes. Freyja et Tyr sont des cartes de score, les "
            "autres des cartes d'effet. Printemps ne contient aucun joker.",
            "Tyr comes as 6 cards of 2 runes and 6 cards of 3 runes. Freyja and Tyr are score cards, the others are "
            "effect cards. Spring holds no joker.",
        ),
        example=Said("La pioche passe à 118 + 40 = 158 cartes.", "The draw pile grows to 118 + 40 = 158 cards."),
        source=SPRING,
        cards=("freyja", "tyr", "skoll_hati", "hugin", "munin", "eikthyrnir"),
        related=("vedrfolnir.setup.base_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.setup.expansions"),
        asked=Said(
            "cartes Printemps, contenu de Printemps, il y a quoi dans Printemps, ce que Printemps ajoute, combien de "
            "Freyja, combien de cartes Freyja, nombre de Tyr, combien de cartes Tyr, combien de Hugin et Munin, "
            "combien de corbeaux, combien de Skoll et Hati, exemplaires Freyja, cerf et loups, Eikthyrnir paquet "
            "jokers, nouvelles cartes de Printemps, boîte des corbeaux",
            "Spring cards, contents of Spring, what does Spring add, what is in Spring, how many Freyja, how many "
            "Freyja cards, number of Tyr, how many Tyr cards, how many Hugin and Munin, how many ravens, how many "
            "Skoll and Hati, copies of Freyja, stag and wolves inside, box, how many Tyr exist",
        ),
    ),
    Entry(
        "vedrfolnir.setup.winter_cards",
        title=Said("Les 40 cartes de l'extension Hiver", "The 40 cards of the Winter expansion"),
        answer=Said(
            "Hiver ajoute 28 Surtr, 3 Fenrir, 3 Hell, 2 Moin et 4 jokers Heimdall.",
            "Winter adds 28 Surtr, 3 Fenrir, 3 Hell, 2 Moin and 4 Heimdall jokers.",
        ),
        text=Said(
            "Surtr existe en 14 cartes de 1 rune et 14 cartes de 2 runes. Ce sont des cartes de score, bien qu'elles "
            "coûtent des points. Heimdall est le seul joker de cette boîte.",
            "Surtr comes as 14 cards of 1 rune and 14 cards of 2 runes. They are score cards although they cost "
            "points. Heimdall is the only joker of this box.",
        ),
        example=Said(
            "Avec les deux extensions, la pioche compte 118 + 40 + 40 = 198 cartes.",
            "With both expansions, the draw pile has 118 + 40 + 40 = 198 cards.",
        ),
        source=WINTER,
        cards=("surtr", "fenrir", "hell", "moin", "heimdall"),
        related=("vedrfolnir.setup.base_cards", "vedrfolnir.setup.spring_cards", "vedrfolnir.setup.expansions"),
        asked=Said(
            "cartes Hiver, contenu d'Hiver, il y a quoi dans Hiver, ce que Hiver ajoute, combien de Surtr, combien de "
            "cartes Surtr, nombre de Heimdall, combien de jokers Heimdall, combien de Fenrir, combien de Hell, "
            "combien de Moin, exemplaires de Surtr, géants, boîte complète, feu paquet vérifier, nouvelles cartes "
            "d'Hiver",
            "Winter cards, contents of Winter, what does Winter add, what is in Winter, how many Surtr, how many "
            "Surtr cards, number of Heimdall, how many Heimdall jokers, how many Fenrir, how many Hell, how many "
            "Moin, copies of Surtr, giants, box complete, fire deck",
        ),
    ),
    Entry(
        "vedrfolnir.setup.expansions",
        title=Said("Jouer avec une extension ou les deux", "Playing with one expansion or both"),
        answer=Said(
            "Printemps et Hiver s'ajoutent au jeu de base, l'une, l'autre ou les deux, sans que le reste des règles "
            "change.",
            "Spring and Winter are added to the base game, either one or both, and the other rules stay as they are.",
        ),
        text=Said(
            "Leurs cartes sont mélangées à la pioche. Avec les deux à la fois, beaucoup d'effets se suivent : le "
            "livre conseille de les résoudre soigneusement un par un, et de poser d'abord en travers la carte qui "
            "vient d'être donnée, pour s'y retrouver.",
            "Their cards are shuffled into the draw pile. With both at once many effects follow one another: the "
            "book advises resolving them carefully one by one, and laying the card just given crosswise first, so "
            "that nobody loses track.",
        ),
        example=Said(
            "Une carte d'effet arrive chez Astrid : elle reste en travers jusqu'à ce que son effet soit joué, puis "
            "elle rejoint la mise.",
            "An effect card comes to Astrid: it lies crosswise until its effect is played, then it joins the stake.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.setup.spring_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.turn.order"),
        asked=Said(
            "jouer avec les deux extensions, mélanger Printemps et Hiver, Printemps et Hiver ensemble, ajouter une "
            "extension, intégrer l'extension, extension seule, les règles changent avec l'extension, mélanger "
            "l'extension à la pioche, trop d'effets à suivre, carte en travers, combiner les deux boîtes, "
            "perpendiculaire, nouvelles cartes, mettre suite perd, ordre des effets avec extensions",
            "play with both expansions, mix Spring and Winter, Spring and Winter together, add an expansion, use the "
            "expansion, one expansion only, do rules change with an expansion, shuffle the expansion in the deck, too "
            "many effects, card sideways, combine both boxes, perpendicular, lose track of effects, once, anything "
            "different with expansions, only Winter, order of effects with expansions",
        ),
    ),
    Entry(
        "vedrfolnir.setup.areas",
        title=Said(
            "Mise en place : les emplacements devant chaque joueur", "Set-up: the places in front of each player"
        ),
        answer=Said(
            "Chaque joueur a trois emplacements, pour ses cartes remportées, sa mise et ses jokers, et le tribut est "
            "commun à tous.",
            "Each player has three places, for the won pile, the stake and the jokers, and the tribute belongs to "
            "everyone.",
        ),
        text=Said(
            "La mise reçoit les cartes données au fil des tours. Les cartes remportées viennent des collectes et "
            "comptent seules à la fin.\n"
            "Au milieu, la pioche face cachée, la défausse à sa droite et le tribut à sa gauche.",
            "The stake receives the cards given turn by turn. The won pile comes from collections and alone counts "
            "at the end.\n"
            "In the middle lies the draw pile, face down, with the discard pile on its right and the tribute on "
            "its left.",
        ),
        example=Said(
            "Une carte donnée à Bjorn va dans sa mise. Elle ne rejoint sa pile remportée que si une collecte la "
            "lui donne.",
            "A card given to Bjorn goes to his stake. It reaches his won pile only if a collection gives it to him.",
        ),
        source=VEDRFOLNIR,
        related=(
            "vedrfolnir.tribute.as_stake",
            "vedrfolnir.jokers.place",
            "vedrfolnir.end.stakes_lost",
            "vedrfolnir.setup.players",
        ),
        asked=Said(
            "où mettre les cartes, où poser les cartes devant soi, zones devant un joueur, installation de la table, "
            "disposition, mise en place, où est la défausse, où va la pioche, différence entre mise et pile "
            "remportée, mise ou pile remportée, pile gagnée à part, préparer la partie, mise en place de la partie, "
            "c'est quoi le tribut, qu'est-ce que le tribut, défausse à droite ou à gauche, rangée devant soi, jeu "
            "séparer, centre de la table, cartes gagnées où, tas gagné, tribut placé où, définition d'une mise",
            "where to put cards, where do cards go in front of me, areas in front of a player, table layout, player "
            "area, set-up of the game, where is the discard pile, where does the deck go, difference between stake "
            "and won pile, stake or won pile, keep won cards apart, set up the game, what is the tribute, left or "
            "right of the deck, my row and gained cards, play stuff, definition of a stake, centre of the table, "
            "tribute placed on the table",
        ),
    ),
    Entry(
        "vedrfolnir.setup.first",
        title=Said("Le premier joueur", "The first player"),
        answer=Said(
            "Le joueur dont l'anniversaire est le plus proche du 21 décembre commence.",
            "The player whose birthday is closest to 21 December begins.",
        ),
        text=Said(
            "Seul l'écart compte, que l'anniversaire tombe avant ou après cette date. Si deux joueurs en sont aussi "
            "proches l'un que l'autre, le livre ne tranche pas : mettez-vous d'accord.",
            "Only the distance counts, whether the birthday falls before or after that date. If two players are "
            "equally close, the book does not decide: agree among yourselves.",
        ),
        example=Said(
            "Astrid est née un 15 décembre, à 21 − 15 = 6 jours, et Bjorn un 30 décembre, à 30 − 21 = 9 jours : "
            "Astrid commence.",
            "Astrid was born on 15 December, 21 − 15 = 6 days away, and Bjorn on 30 December, 30 − 21 = 9 days away: "
            "Astrid begins.",
        ),
        source=VEDRFOLNIR,
        related=("vedrfolnir.turn.draw", "vedrfolnir.turn.next", "vedrfolnir.collecte.next_player"),
        asked=Said(
            "qui commence, qui commence la partie, premier joueur, qui pioche en premier, anniversaire, né en "
            "décembre, date de naissance, le plus près de Noël, solstice d'hiver, deux anniversaires aussi proches, "
            "fête la plus proche, janvier, distance démarre, fête d'Odin",
            "who starts, who starts the game, first player, who deals first, who draws first, birthday, born in "
            "December, date of birth, closest to Christmas, winter solstice, two birthdays equally near, feast, born "
            "in January, begins count, feast of Odin",
        ),
    ),
    Entry(
        "vedrfolnir.setup.copies",
        title=Said(
            "Combien d'exemplaires de chaque carte",
            "How many of each card",
        ),
        answer=Said(
            "Jeu de base : 42 Odin, 42 Thor, 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg et 6 Nornes ; les "
            "extensions en ajoutent 40 chacune.",
            "Base game: 42 Odin, 42 Thor, 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg and 6 Norns; the expansions "
            "add 40 each.",
        ),
        text=Said(
            "Odin et Thor : 14 cartes de 1 rune, 14 de 2 et 14 de 3 chacun.\nPrintemps : 13 Freyja, 6 Tyr de 2 "
            "runes et 6 de 3, 5 Skoll et Hati, 4 Hugin, 4 Munin, 2 Eikthyrnir.\nHiver : 14 Surtr de 1 rune et 14 de "
            "2, 3 Fenrir, 3 Hell, 2 Moin, 4 Heimdall.\nÀ part : 20 Brynhildr pour le solo, et 2 cartes qui montrent "
            "Odin et Thor pour le duel, Valhalla et Heilheim pour le solo.",
            "Odin and Thor: 14 cards of 1 rune, 14 of 2 and 14 of 3 each.\nSpring: 13 Freyja, 6 Tyr of 2 runes and "
            "6 of 3, 5 Skoll and Hati, 4 Hugin, 4 Munin, 2 Eikthyrnir.\nWinter: 14 Surtr of 1 rune and 14 of 2, 3 "
            "Fenrir, 3 Hell, 2 Moin, 4 Heimdall.\nApart: 20 Brynhildr for the solo game, and 2 cards that show Odin "
            "and Thor for the duel, Valhalla and Heilheim for the solo game.",
        ),
        example=Said(
            "118 + 40 + 40 = 198 cartes dans la pioche avec les deux extensions.",
            "118 + 40 + 40 = 198 cards in the draw pile with both expansions.",
        ),
        source=VEDRFOLNIR,
        cards=(
            "odin",
            "thor",
            "sleipnir",
            "loki",
            "ratatosk",
            "nidhogg",
            "norns",
            "freyja",
            "tyr",
            "skoll_hati",
            "hugin",
            "munin",
            "eikthyrnir",
            "surtr",
            "fenrir",
            "hell",
            "moin",
            "heimdall",
            "brynhildr",
        ),
        related=(
            "vedrfolnir.setup.base_cards",
            "vedrfolnir.setup.spring_cards",
            "vedrfolnir.setup.winter_cards",
        ),
        asked=Said(
            "liste des cartes, liste de toutes les cartes, combien de chaque carte, combien d'exemplaires, nombre de "
            "cartes total, combien d'Odin à 3 runes, combien de Thor à 2 runes, combien de Ratatosk, combien de "
            "Nidhogg, combien de Nornes, cartes restantes dans la pioche, quantité, contenu, matériel, combien de "
            "Loki, combien de Sleipnir reste-t-il, compter les cartes sorties",
            "card list, list of all cards, how many of each card, how many copies, total number of cards, how many "
            "Odin with 3 runes, how many Thor with 2 runes, how many Ratatosk, how many Nidhogg are there, how many "
            "Norns, cards left in the deck, quantity, contents, components, how many Loki, how many Sleipnir left, "
            "count cards gone",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.setup.mode_boxes",
        title=Said(
            "Duel et solo avec une extension",
            "Duel and solo game with an expansion",
        ),
        answer=Said(
            "Le solo se joue avec le paquet de base seul ; pour le duel le livre ne nomme aucune extension, et nous "
            "lisons que l'on peut en ajouter.",
            "The solo game is played with the base deck alone; for the duel the book names no expansion, and by our "
            "reading you may add one.",
        ),
        text=Said(
            "Le solo mélange les Brynhildr au seul paquet de base. Le duel se joue comme une partie à quatre, où "
            "les extensions sont permises. Rien n'empêche la feuille de compter une extension dans les deux : elle "
            "demande seulement si c'est voulu.",
            "The solo game shuffles the Brynhildr cards into the base deck alone. The duel is played like a game "
            "for four, where expansions are allowed. Nothing keeps the sheet from counting an expansion in either: "
            "it only asks whether that was meant.",
        ),
        example=Said(
            "Solo : 118 + 20 = 138 cartes. Duel avec Printemps : 118 + 40 = 158.",
            "Solo game: 118 + 20 = 138 cards. Duel with Spring: 118 + 40 = 158.",
        ),
        source=VEDRFOLNIR,
        status=READING,
        cards=("brynhildr",),
        related=(
            "vedrfolnir.setup.expansions",
            "vedrfolnir.duel.setup",
            "vedrfolnir.solo.setup",
        ),
        asked=Said(
            "extension en solo, solo avec extension, solo avec Printemps, extension à deux joueurs, duel avec "
            "Printemps, duel avec Hiver, Hiver à deux joueurs, extension en duel, seul avec une extension, mélanger "
            "autorisé, solo avec Hiver, seul avec Printemps, ajouter Hiver en solo, à deux ajouter une extension",
            "expansion in solo, solo with expansion, solo with Spring, expansion with two players, duel with Spring, "
            "duel with Winter, Winter with two players, expansion in a duel, alone with an expansion, mix allowed, "
            "add Spring when alone, add an expansion with two",
        ),
        other=Said(
            "Les extensions, le duel et le solo sont des modes à part : on ne les combine pas.",
            "Expansions, duel and solo game are modes of their own: they are not combined.",
        ),
        date=SECOND_EDITION,
    ),
)
