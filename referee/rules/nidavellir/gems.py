"""Gems: who exchanges with whom after a tavern, and the gem that never moves."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
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
            "nidavellir.gems.forgotten",
            "nidavellir.gems.two",
            "nidavellir.gems.three",
            "nidavellir.turn.ties",
            "nidavellir.gems.six",
            "nidavellir.gems.current_gem",
        ),
    ),
    Entry(
        "nidavellir.gems.six",
        title=Said("La gemme 6 ne bouge jamais", "Gem 6 never moves"),
        answer=Said(
            "La gemme 6 gagne toute égalité de mises, et son propriétaire n'est pas compté quand les autres échangent.",
            "Gem 6 wins every tie between bids, and its owner is not counted when the others exchange.",
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
    ),
    Entry(
        "nidavellir.gems.forgotten",
        title=Said("Un échange de gemmes oublié", "A forgotten exchange of gems"),
        answer=Said(
            "Selon notre lecture, un échange de gemmes oublié se fait dès qu'on s'en aperçoit.",
            "By our reading, a forgotten exchange of gems is made as soon as somebody notices.",
        ),
        text=Said(
            "Le livret rend l'échange obligatoire et ne dit rien d'un oubli. L'échange reste donc dû à ceux qui "
            "étaient à égalité. Si une autre égalité a déjà été réglée avec les anciennes gemmes, on n'y revient pas "
            ": l'échange se fait avec les gemmes que chacun a maintenant.",
            "The rulebook makes the exchange compulsory and says nothing of forgetting it. So the exchange is still "
            "due between those who were tied. If another tie has already been settled with the old gems, that "
            "stands: the exchange is made with the gems that each player has now.",
        ),
        example=Said(
            "Anne, gemme 5, et Tom, gemme 2, ont misé 4 tous deux et l'oublient. À la taverne suivante ils s'en "
            "souviennent avant de retourner les mises : Anne a alors la 2 et Tom la 5.",
            "Anne, gem 5, and Tom, gem 2, both bid 4 and forget it. At the next tavern they remember before the "
            "bids are turned over: Anne then has the 2 and Tom the 5.",
        ),
        source=nidavellir(10),
        status=READING,
        related=("nidavellir.gems.exchange", "nidavellir.turn.ties", "nidavellir.bids.forgotten"),
        other=Said(
            "Ce qui n'a pas été fait à la fin de sa taverne est perdu, et chacun garde sa gemme.",
            "What was not done at the end of its tavern is lost, and everyone keeps their gem.",
        ),
        date=SECOND_EDITION,
    ),
)
