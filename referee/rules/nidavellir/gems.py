"""Gems: who exchanges with whom after a tavern, and the gem that never moves."""

from referee.entry import EXAMPLE, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.gems.exchange",
        title=Said("L'échange de gemmes", "The exchange of gems"),
        answer=Said(
            "À la fin de chaque taverne, quand tous ont joué, les joueurs qui ont misé la même valeur échangent "
            "leurs gemmes.",
            "At the end of each tavern, when all have acted, the players who bid the same value exchange their gems.",
        ),
        text=Said(
            "L'échange est obligatoire, et il a lieu taverne par taverne, pas à la fin du tour. Il touche toute "
            "égalité, même loin derrière la plus forte mise.\nEn général, la plus forte gemme du groupe passe à qui "
            "avait la plus faible : qui vient de gagner l'égalité perdra la prochaine contre les mêmes.",
            "The exchange is not optional, and it takes place tavern by tavern, not at the end of the turn. It touches "
            "every tie, even far behind the highest bid.\nAs a rule the highest gem of the group goes to whoever had "
            "the lowest: the winner of this tie will lose the next one against the same players.",
        ),
        example=Said(
            "Mises 7, 4, 4 : qui a misé 7 garde sa gemme ; les deux qui ont misé 4 échangent les leurs, bien qu'aucun "
            "n'ait joué en premier.",
            "Bids 7, 4, 4: whoever bid 7 keeps their gem; the two who bid 4 exchange theirs, although neither of them "
            "acted first.",
        ),
        source=nidavellir(10),
        related=(
            "nidavellir.gems.two",
            "nidavellir.gems.three",
            "nidavellir.turn.ties",
            "nidavellir.gems.six",
            "nidavellir.gems.current_gem",
        ),
        asked=Said(
            "échanger les gemmes, troc, quand bougent les gemmes, égalité, change diamant maintenant tard mises "
            "pareilles cristaux part carte, gemmes avant ou après la carte, échange de gemmes avant de prendre sa "
            "carte, fin de la taverne, obligé d'échanger sa gemme, gemmes tout de suite ou quand tout le monde a "
            "joué, j'ai gagné l'égalité et je perds ma gemme, après une égalité les gemmes, les gemmes changent de "
            "main, tous les joueurs à égalité échangent, à quel moment on troque, je perds ma gemme, je file ma gemme "
            "à qui, refiler sa gemme, je dois donner ma gemme",
            "swap gems, trade gems, when do gems move, tie, jewels end round bid same crystals hand over drafting, "
            "gems before or after taking the card, swap gems at the end of the tavern, gem trade, must I swap gems, "
            "swap gems at once or at the end, I won the tie do I lose my gem, gems once everybody has a card, after a "
            "tie the gems, gems change hands, everyone tied swaps gems, swap before or after playing, do I have to "
            "give my gem",
        ),
    ),
    Entry(
        "nidavellir.gems.six",
        title=Said("La gemme 6 ne bouge jamais", "Gem 6 never moves"),
        answer=Said(
            "La gemme 6 gagne toute égalité, et son propriétaire n'est pas compté quand les autres échangent.",
            "Gem 6 wins every tie, and its owner is not counted when the others exchange.",
        ),
        text=Said(
            "Elle vient du Joaillier de la Couronne. On la pose sur la gemme que l'on a déjà : celle-ci ne sert "
            "plus et ne bouge plus non plus.\n"
            "Les autres joueurs à égalité échangent comme s'ils étaient un de moins.",
            "It comes from the Crown Jeweler. It is placed on the gem you already have, which is no longer used and "
            "no longer moves either.\n"
            "The other tied players exchange as if there were one fewer of them.",
        ),
        example=Said(
            "Gemmes 2, 4 et 6 à égalité : la 6 joue d'abord et reste, puis la 2 et la 4 s'échangent comme à deux.",
            "Gems 2, 4 and 6 tied: the 6 acts first and stays, then the 2 and the 4 are exchanged as between two.",
        ),
        source=nidavellir(10),
        cards=("crown_jeweler",),
        related=(
            "nidavellir.distinctions.crown_jeweler",
            "nidavellir.gems.exchange",
            "nidavellir.gems.example_gem_six",
            "nidavellir.final_count.gem_six",
        ),
        asked=Said(
            "gemme spéciale, gemme recouverte, ancienne gemme, inéchangeable, dois-je donner cas ex aequo piquer "
            "devient vieux cristal, perdre ma gemme 6, échanger la gemme 6, gemme 6 à égalité, prendre ma gemme "
            "spéciale, gemme du joaillier, gemme du Joaillier en cas d'égalité, j'ai la 6 et lui la 3, la gemme 6 "
            "gagne toujours, la 6 reste chez moi, il a la 6 on échange, égalité avec celui qui a la 6, on peut me "
            "prendre la 6, on est à égalité et j'ai la 6, celui qui a la 6 à égalité, je suis à égalité avec celui "
            "qui a la gemme 6 je récupère sa gemme, celui qui a la 6 ne donne rien, égalité à trois dont un a la 6",
            "special gem, covered gem, old gem, not exchangeable, lose tied anyone steal former crystal, lose my gem "
            "6, trade the 6 gem, tie with the owner of gem 6, take my special gem, jeweler's gem when tied, Crown "
            "Jeweler gem in a tie, gem 6 always wins, I have the 6 and he has the 3, tie with the 6 gem, he has the 6 "
            "do we swap, can they take my 6, I am tied and have the 6, tie against the 6, the 6 stays with me, I tie "
            "with the one who holds gem 6 do I get his gem, three tied and one has gem 6",
        ),
    ),
    Entry(
        "nidavellir.gems.current_gem",
        title=Said("Quelle gemme compte pendant une taverne", "Which gem counts during a tavern"),
        answer=Said(
            "Pendant toute une taverne compte la gemme que l'on avait à la révélation ; la nouvelle compte dès la "
            "taverne suivante.",
            "All through a tavern, what counts is the gem you had at the reveal; the new one counts from the next "
            "tavern on.",
        ),
        text=Said(
            "L'échange n'a lieu qu'après le tour du dernier joueur : deux égalités à la même taverne se tranchent "
            "donc avec les anciennes gemmes.",
            "The exchange only takes place after the last player's turn: two ties at the same tavern are therefore "
            "settled with the old gems.",
        ),
        example=Said(
            "Léa, gemme 3, et Tom, gemme 5, sont à égalité au Gobelin Rieur : Tom joue d'abord, puis ils échangent. "
            "De nouveau à égalité au Dragon Dansant, Léa joue la première : elle a maintenant la 5.",
            "Léa, gem 3, and Tom, gem 5, tie at the Laughing Goblin: Tom acts first, then they exchange. When they "
            "tie again at the Dancing Dragon, Léa acts first: she has the 5 now.",
        ),
        source=nidavellir(10),
        related=("nidavellir.turn.ties", "nidavellir.gems.exchange", "nidavellir.turn.taverns_in_order"),
        asked=Said(
            "nouvelle gemme, ancienne gemme, ordre dans une égalité, tout de suite, diamants échangés change devant "
            "nouveau cristal sert partir viens 5 repasse, nouvelle gemme à partir de quand, nouvelle gemme tout de "
            "suite, ancienne ou nouvelle gemme, nouvelle gemme à la prochaine taverne ou au prochain tour, égalités "
            "dans deux tavernes différentes, ma gemme vient de changer elle compte quand, ma gemme échangée au "
            "gobelin sert au dragon, la gemme échangée compte tout de suite, échange de gemmes en cours de taverne, "
            "gemme d'avant ou d'après l'échange, j'ai récupéré une meilleure gemme à partir de quand elle compte",
            "new gem, old gem, order within a tie, right away, swapped jewels change picks fresh start working 5 jump "
            "ahead, when does my new gem apply, new gem at once, old or new gem, new gem at the next tavern or the "
            "next round, ties in different taverns which gem, gem swapped at the goblin used at the dragon, does the "
            "swapped gem count at once, gem before or after the swap, I received a better gem from when does it count",
        ),
    ),
    Entry(
        "nidavellir.gems.after_transformation",
        title=Said("Transformer une pièce à égalité", "Transforming a tied coin"),
        answer=Said(
            "L'égalité se constate à la révélation : transformer ensuite cette pièce n'y change rien, et les gemmes "
            "s'échangent quand même.",
            "A tie is fixed at the reveal: transforming that coin afterwards changes nothing, and the gems are "
            "exchanged all the same.",
        ),
        text=Said(
            "Il en va de même dans l'autre sens : une pièce qui atteint ensuite la valeur d'une autre ne crée pas "
            "d'égalité. Il s'ensuit que l'ordre de jeu de cette taverne ne change pas non plus.",
            "The same holds the other way round: a coin that reaches another's value afterwards makes no tie. It "
            "follows that the order of play at this tavern does not change either.",
        ),
        example=Said(
            "Nora et Paul misent 4. Nora joue d'abord, prend l'offrande +3 et change ce 4 en 7. Après la taverne, "
            "Nora et Paul échangent leurs gemmes.",
            "Nora and Paul bid 4. Nora acts first, takes the +3 offering and turns that 4 into a 7. After the tavern "
            "Nora and Paul exchange their gems.",
        ),
        source=nidavellir(11),
        related=("nidavellir.transforming.current_tavern", "nidavellir.gems.exchange", "nidavellir.turn.ties"),
        asked=Said(
            "égalité rompue, pièce améliorée, encore à égalité, échanger quand même les gemmes, pièce changée à la "
            "taverne en cours, +3 ex aequo garde diamant monté devient égale celle autre, pièce transformée à "
            "égalité, plus à égalité après un +5, créer une égalité, ma pièce a changé et on était à égalité, +3 sur "
            "la pièce à égalité on échange encore, pièce améliorée égale à une autre, plus égale après l'offrande, il "
            "a pris le +5 à égalité, ma pièce passe à 9 on échange les gemmes, plus la même valeur on échange, +5 et "
            "égalité les gemmes, les gemmes s'échangent malgré le +5, on avait tous les deux 4 il prend le +5 et dit "
            "qu'on n'est plus à égalité, +5 sur la pièce à égalité on échange quand même, ma pièce n'est plus égale, "
            "égalité puis mise améliorée, l'échange de gemmes est-il maintenu, a boosté sa mise après l'égalité",
            "tie broken, improved coin, still tied, change coin in the current tavern, still swap gems, upgraded the "
            "tied coin, no longer tied after a +5, create a tie, coin changed and we were tied, tie and then an "
            "upgrade, do we still swap, +3 bid longer match keep jewel upgrading someone, he took the +5 while tied, "
            "offering taken during a tie, my coin went up gems, +5 and a tie gems, gems swap despite the +5, tie then "
            "royal offering, my coin is no longer equal, we tied then the bid was upgraded",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.gems.zeros",
        title=Said("Égalité de 0, et 3 contre 3 spécial", "A tie of 0s, and a 3 against the special 3"),
        answer=Said(
            "Des 0 sont à égalité comme toute autre pièce : la gemme donne l'ordre, puis les gemmes s'échangent.",
            "0s are tied like any other coins: the gem gives the order, then the gems are exchanged.",
        ),
        text=Said(
            "Seule la valeur misée compte pour une égalité. La pièce 3 spéciale, qui vient du Maître de Chasse, "
            "est donc à égalité avec un 3 ordinaire.\n"
            "Les échanges de pièces se font au tour de chacun, l'échange de gemmes après tous.",
            "Only the value that was bid counts for a tie. The special 3, which comes from the Hunting Master, is "
            "therefore tied with an ordinary 3.\n"
            "Coins are exchanged in each player's turn, gems after everyone.",
        ),
        example=Said(
            "Inès, gemme 4, et Tom, gemme 2, misent 0. Inès prend une carte et échange ses pièces, puis Tom fait de "
            "même ; à la fin, ils échangent leurs gemmes.",
            "Inès, gem 4, and Tom, gem 2, bid 0. Inès takes a card and exchanges coins, then Tom does the same; in "
            "the end they exchange their gems.",
        ),
        source=nidavellir(10),
        cards=("hunting_master",),
        related=("nidavellir.gems.exchange", "nidavellir.coins.exchange", "nidavellir.distinctions.hunting_master"),
        asked=Said(
            "deux zéros, double zéro, pièce spéciale à égalité, mis échangent cristaux chasseur normal, deux joueurs "
            "ont joué 0, zéro contre zéro, 3 spécial contre 3 normal, le 3 du Maître de Chasse et un 3, deux zéros "
            "qui joue en premier, deux pièces d'échange à la même taverne, égalité entre pièces d'échange, le 3 du "
            "chasseur contre mon 3, deux joueurs jouent 0",
            "two zeros, both played 0, special coin tie, bid nothing jewels swap count match hunter ordinary, two "
            "players played 0, zero against zero, special 3 against a base 3, Hunting Master 3 and a 3, two zeros who "
            "acts first, two exchange coins at one tavern, 0 against 0, tie between exchange coins, hunter's 3 "
            "against my 3, a tie of two zero coins, special 3 vs normal 3, two players bid 0",
        ),
    ),
    Entry(
        "nidavellir.gems.only_bids",
        title=Said("Les gemmes ne tranchent que les mises", "Gems settle bids only"),
        answer=Said(
            "Dans le jeu de base, une gemme ne départage que les mises : ni les distinctions, ni la majorité des "
            "guerriers, ni le total final.",
            "In the base game a gem only breaks ties between bids: not for a distinction, not for the majority of "
            "the warriors, not between final totals.",
        ),
        text=Said(
            "Pour une distinction, une égalité laisse la carte à personne. Pour les guerriers, tous ceux qui sont à "
            "égalité ajoutent leur plus forte pièce. À la fin, les premiers à égalité partagent la victoire. Avec "
            "Thingvellir, la gemme départage aussi l'enrôlement des mercenaires.",
            "For a distinction, a tie leaves the card to nobody. For the warriors, all who are tied add their "
            "highest coin. In the end, those tied for first share the victory. With Thingvellir a gem also breaks "
            "ties when mercenaries are enlisted.",
        ),
        example=Said(
            "Léa, gemme 5, et Tom, gemme 2, ont chacun 4 grades de chasseur à l'évaluation : aucun des deux ne "
            "reçoit la distinction.",
            "Léa, gem 5, and Tom, gem 2, each have 4 hunter ranks at the evaluation: neither of them gets the "
            "distinction.",
        ),
        source=nidavellir(12, 13),
        related=(
            "nidavellir.distinctions.strict_majority",
            "nidavellir.warriors.majority",
            "nidavellir.turn.ties",
            "nidavellir.distinctions.gems_do_not_settle",
        ),
        asked=Said(
            "départager la victoire, égalité finale, égalité de majorité, diamant sert-il gagner partie ex aequo "
            "nombre mineurs décide vaut-elle points fin, à quoi servent les gemmes, la gemme départage quoi, gemmes à "
            "part les mises, gemme pour la majorité, la gemme tranche l'égalité au score, la gemme et la majorité des "
            "guerriers, autant de guerriers et plus grosse gemme, la gemme départage partout, plus grosse gemme "
            "gagne, gemme pour gagner à la fin, gemme utile ailleurs, gemme et score final, rôle des gemmes, intérêt "
            "d'avoir une grosse gemme, pierres précieuses utilité, gemme pour les distinctions ou la fin",
            "final tie, tiebreaker, tied majority, jewel win draw game end same number miners decide crystal worth "
            "points, what does the gem settle, gems other than bids, gem for a majority, gem uses, gem and the "
            "majority of warriors, gem breaks ties everywhere, higher gem wins a draw, does the gem matter elsewhere, "
            "gem to win at the end, gem and final score, role of gems, precious stones use, does the gem break final "
            "ties",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.gems.markers",
        title=Said(
            "À quoi servent les marqueurs de gemmes",
            "What the gem markers are for",
        ),
        answer=Said(
            "Les trois marqueurs Échange de gemmes sont un simple rappel : les joueurs à égalité échangent leurs "
            "gemmes avant la taverne suivante.",
            "The three gem exchange markers are only a reminder: tied players exchange their gems before the next "
            "tavern.",
        ),
        text=Said(
            "Ils ne se gagnent pas, ne se gardent pas et ne comptent pas à la fin. Une égalité fait échanger les "
            "gemmes, marqueur posé ou non.",
            "They are not won, not kept and not counted at the end. A tie makes gems change hands whether a marker "
            "was laid or not.",
        ),
        example=Said(
            "Léa et Tom ont misé 4 au Dragon Dansant, et personne n'a pensé au marqueur : leurs gemmes s'échangent "
            "quand même après le dernier joueur.",
            "Léa and Tom bid 4 at the Dancing Dragon, and nobody thought of the marker: their gems are exchanged all "
            "the same after the last player.",
        ),
        source=nidavellir(18),
        related=(
            "nidavellir.gems.exchange",
            "nidavellir.turn.course",
        ),
        asked=Said(
            "jetons, pions, flèches, oubli d'échange, trois petits deux pose reste bizarres boîte, tuiles échange de "
            "gemmes, jetons gemme, jetons avec deux flèches, marqueur de la boîte, tuiles en carton avec des gemmes, "
            "jetons obligatoires, c'est quoi ces trois jetons, à quoi servent les jetons du jeu de base",
            "tokens, counters, arrows, forgotten exchange, three little put swap strange left box, gem exchange "
            "tokens, gem tiles, reminder markers, what are the gem tokens for, cardboard gem tokens, purpose of the "
            "gem tokens, where do the markers go, what are the base game tokens for",
        ),
    ),
    Entry(
        "nidavellir.gems.example_five_players",
        title=Said("Exemple du livret : deux égalités à cinq", "Printed example: two ties with five players"),
        answer=Said(
            "Serge et Anne échangent à deux, Valériane, Cécile et Jean-Marie à trois, et Cécile garde sa gemme 4.",
            "Serge and Anne exchange as two, Valériane, Cécile and Jean-Marie as three, and Cécile keeps her gem 4.",
        ),
        text=Said(
            "Cinq joueurs, deux valeurs : deux échanges séparés. La gemme 4 reste en place parce qu'elle est au "
            "milieu des trois gemmes de son groupe.",
            "Five players, two values: two separate exchanges. Gem 4 stays because it is in the middle of the three "
            "gems of its group.",
        ),
        example=Said(
            "Pour que la 4 soit au milieu à cinq joueurs, l'une des deux autres gemmes du groupe est forcément la 5.",
            "For the 4 to be in the middle with five players, one of the other two gems of the group has to be the 5.",
        ),
        source=nidavellir(10, 11),
        status=EXAMPLE,
        related=("nidavellir.gems.two_ties", "nidavellir.gems.two", "nidavellir.gems.three"),
        asked=Said(
            "exemple page 10, échange à trois, Serge Anne Valériane Cécile Jean-Marie prend gemme illustration paire "
            "trio garde 4, exemple d'échange de gemmes, exemple à cinq joueurs, exemple égalité à 2 et à 3, exemple "
            "gemme du milieu",
            "example page 10, three-way exchange, Serge Anne Valériane Cécile Jean-Marie gem swap illustration pair "
            "trio, worked example gem swap, gem exchange example, example with two ties, example middle gem",
        ),
    ),
    Entry(
        "nidavellir.gems.example_gem_six",
        title=Said("Exemple du livret : la gemme 6 à égalité", "Printed example: gem 6 in a tie"),
        answer=Said(
            "Serge, Céline et Valériane ont misé 4, mais Valériane a la gemme 6 : seuls Serge et Céline échangent.",
            "Serge, Céline and Valériane bid 4, but Valériane holds gem 6: only Serge and Céline exchange.",
        ),
        text=Said(
            "À trois à égalité sans la gemme 6, la gemme du milieu serait restée. Ici on compte deux joueurs, et leurs "
            "deux gemmes changent de main.",
            "With three tied players and no gem 6 the middle gem would have stayed. Here two players are counted, and "
            "both their gems change hands.",
        ),
        example=Said(
            "Avant : Serge 3, Céline 5, Valériane 6. Après : Serge 5, Céline 3, Valériane 6.",
            "Before: Serge 3, Céline 5, Valériane 6. After: Serge 5, Céline 3, Valériane 6.",
        ),
        source=nidavellir(10, 11),
        status=EXAMPLE,
        related=("nidavellir.gems.six", "nidavellir.gems.two"),
        asked=Said(
            "exemple gemme spéciale, Serge Céline Valériane 4 illustration échange, exemple avec la gemme 6, trois à "
            "égalité dont un a la gemme 6, trois à égalité et l'un a la gemme spéciale, trois joueurs à égalité et "
            "l'un possède la 6, trois ont mis 4 et un a la 6, 3 à égalité dont un avec la 6, l'un des trois a la "
            "gemme 6 les deux autres échangent",
            "example special gem, Serge Céline Valériane all bid 4 illustration owner swap, example with gem 6, tie "
            "of three where one has gem 6, three tied and one has the special gem, three players tie and one owns the "
            "6, picture of gem 6, 3 tied and one has the 6, three tied with gem 6 the other two swap",
        ),
    ),
)
