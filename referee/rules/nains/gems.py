"""Gems: exchanged after each tavern, by two, three, four and five players."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
from referee.rules.nains.books import nains

ENTRIES = (
    Entry(
        "nains.gems.exchange",
        title=Said("L'échange des gemmes", "Exchanging the gems"),
        answer=Said(
            "Quand tous ont joué une taverne, les joueurs qui y avaient misé la même valeur doivent échanger leurs "
            "gemmes.",
            "Once everybody has played a tavern, the players who had bid the same value there must exchange their "
            "gems.",
        ),
        text=Said(
            "Seul compte ce que montraient les pièces au moment de les dévoiler. L'échange se fait après chaque "
            "taverne, pas à la fin du tour : les nouvelles gemmes valent donc déjà pour la taverne suivante, et les "
            "anciennes jusqu'au bout de celle-ci.",
            "All that counts is what the coins showed when they were revealed. The exchange is made after each "
            "tavern, not at the end of the turn: so the new gems hold for the next tavern already, and the old ones "
            "until this one is over.",
        ),
        example=Said(
            "Anne, gemme 5, et Alex, gemme 2, misent 4 à la première taverne. Dès la deuxième, Alex a la gemme 5.",
            "Anne, gem 5, and Alex, gem 2, bid 4 in the first tavern. From the second one on Alex has gem 5.",
        ),
        source=nains(10),
        related=(
            "nains.gems.forgotten",
            "nains.gems.two",
            "nains.gems.three",
            "nains.gems.four",
            "nains.gems.five",
            "nains.gems.improved_coin",
        ),
    ),
    Entry(
        "nains.gems.markers",
        title=Said("À quoi servent les marqueurs de gemmes", "What the gem markers are for"),
        answer=Said(
            "Selon notre lecture, les trois marqueurs Échange de gemmes sont un simple rappel : les joueurs à égalité "
            "échangent leurs gemmes avant la taverne suivante.",
            "By our reading the three gem exchange markers are only a reminder: tied players exchange their gems "
            "before the next tavern.",
        ),
        text=Said(
            "Le livre les fait poser au centre de la table avec les enseignes et n'en parle plus. Le livre du jeu "
            "dont Nains est tiré dit que les mêmes marqueurs servent de rappel. Une égalité fait échanger les gemmes, "
            "qu'on ait pensé au marqueur ou non.",
            "The book has them put in the middle of the table with the tavern signs and speaks of them no more. The "
            "book of the game that Nains comes from says that the same markers are a reminder. A tie makes gems "
            "change hands whether anybody thought of the marker or not.",
        ),
        example=Said(
            "Alex et Anne ont misé 4 au Grognard Rôti et laissé les marqueurs de côté : leurs gemmes s'échangent "
            "quand même.",
            "Alex and Anne bid 4 at the Grognard Rôti and left the markers aside: their gems are exchanged all the "
            "same.",
        ),
        source=nains(4),
        status=READING,
        related=(
            "nains.gems.exchange",
            "nains.setup.taverns",
            "nains.setup.box",
        ),
        other=Said(
            "Le glossaire, imprimé à part, nous manque : il peut leur donner un autre emploi.",
            "We do not have the glossary, which is printed separately: it may give them another use.",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.gems.two",
        title=Said("Égalité à deux", "Two tied players"),
        answer=Said(
            "Deux joueurs à égalité échangent leurs gemmes entre eux.",
            "Two tied players swap their gems with each other.",
        ),
        text=Said(
            "Celui qui a profité de sa gemme pour jouer d'abord la donne à l'autre. Il en va de même dans une partie "
            "à deux.",
            "Whoever used the higher gem to play first gives it to the other. The same goes for a two-player game.",
        ),
        example=Said(
            "Gemmes 4 et 1 : après la taverne, celui qui avait 4 a 1, et inversement.",
            "Gems 4 and 1: after the tavern the player who had 4 has 1, and the other way round.",
        ),
        source=nains(10),
        related=("nains.gems.exchange", "nains.gems.three", "nains.turn.ties"),
    ),
    Entry(
        "nains.gems.three",
        title=Said("Égalité à trois", "Three tied players"),
        answer=Said(
            "Entre trois joueurs à égalité, la gemme la plus forte et la plus faible s'échangent ; celle du milieu "
            "reste chez son propriétaire.",
            "Among three tied players the highest gem and the lowest one are swapped; the middle one stays with its "
            "owner.",
        ),
        text=Said(
            "Milieu veut dire milieu parmi ces trois joueurs, quelles que soient les gemmes des autres.",
            "Middle means the middle among these three players, whatever gems the others have.",
        ),
        example=Said(
            "Gemmes 5, 3 et 2 : 5 et 2 s'échangent, 3 ne bouge pas.",
            "Gems 5, 3 and 2: 5 and 2 are swapped, 3 does not move.",
        ),
        source=nains(10),
        related=("nains.gems.exchange", "nains.gems.two", "nains.gems.example_five"),
    ),
    Entry(
        "nains.gems.four",
        title=Said("Égalité à quatre", "Four tied players"),
        answer=Said(
            "Entre quatre joueurs à égalité, la gemme la plus forte s'échange avec la plus faible, et les deux du "
            "milieu entre elles.",
            "Among four tied players the highest gem is swapped with the lowest, and the two in the middle with each "
            "other.",
        ),
        text=Said("Les quatre gemmes changent donc de main.", "So all four gems change hands."),
        example=Said("Gemmes 5, 4, 3 et 2 : 5 avec 2, et 4 avec 3.", "Gems 5, 4, 3 and 2: 5 with 2, and 4 with 3."),
        source=nains(10),
        related=("nains.gems.exchange", "nains.gems.five", "nains.gems.two"),
    ),
    Entry(
        "nains.gems.five",
        title=Said("Égalité à cinq", "Five tied players"),
        answer=Said(
            "Entre cinq joueurs à égalité, la gemme la plus forte s'échange avec la plus faible, la deuxième avec la "
            "quatrième, et celle du milieu reste.",
            "Among five tied players the highest gem is swapped with the lowest, the second with the fourth, and the "
            "middle one stays.",
        ),
        text=Said(
            "À cinq joueurs, toutes les gemmes sont en jeu : c'est donc le propriétaire de la gemme 3 qui la garde.",
            "With five players all gems are in play: so it is the owner of gem 3 who keeps it.",
        ),
        example=Said(
            "5 s'échange avec 1, 4 avec 2, et 3 ne bouge pas.",
            "5 is swapped with 1, 4 with 2, and 3 does not move.",
        ),
        source=nains(10),
        related=("nains.gems.exchange", "nains.gems.four", "nains.gems.example_five"),
    ),
    Entry(
        "nains.gems.improved_coin",
        title=Said("La pièce à égalité a été améliorée", "The tied coin has been improved"),
        answer=Said(
            "Améliorer sa pièce n'annule pas l'échange des gemmes : les égalités sont celles des mises au moment où "
            "on les dévoile.",
            "Improving a coin does not cancel the exchange of gems: ties are those of the bids at the moment they are "
            "revealed.",
        ),
        text=Said(
            "Une carte Talion peut changer la pièce pendant le tour, mais elle n'efface pas l'égalité. Elle n'en "
            "crée pas non plus : une pièce qui rejoint la valeur d'une autre en cours de taverne ne fait échanger "
            "personne.",
            "A Talion card may change the coin during the turn, but it does not undo the tie. It does not create "
            "one either: a coin that reaches the value of another in the course of the tavern makes nobody swap.",
        ),
        example=Said(
            "Anne et Alex misent 5. Anne recrute une carte Talion et son 5 devient un 6 ; elle échange tout de même "
            "sa gemme avec Alex.",
            "Anne and Alex bid 5. Anne recruits a Talion card and her 5 becomes a 6; she still swaps gems with Alex.",
        ),
        source=nains(10),
        related=("nains.gems.exchange", "nains.talion", "nains.coins.transform", "nains.turn.reveal"),
    ),
    Entry(
        "nains.gems.example_five",
        title=Said("Cinq joueurs, deux égalités dans la même taverne", "Five players, two ties in the same tavern"),
        answer=Said(
            "Chaque égalité a son échange : Serge et Anne entre eux, les trois autres ensemble, dont Alex, qui garde "
            "sa gemme 4.",
            "Each tie has its own exchange: Serge and Anne with each other, the other three together, among them "
            "Alex, who keeps gem 4.",
        ),
        text=Said(
            "Serge et Anne avaient misé 3, les trois autres la même pièce, plus faible que 3 : ils ont joué après. "
            "Les deux échanges ne se mêlent pas.",
            "Serge and Anne had bid 3, the other three the same coin, lower than 3: they played afterwards. The two "
            "exchanges do not mix.",
        ),
        example=Said(
            "Serge 3 et Anne 1 : Serge aura 1, Anne 3. Valériane 5, Alex 4, Jean-Marie 2 : Valériane aura 2, "
            "Jean-Marie 5.",
            "Serge 3 and Anne 1: Serge will have 1, Anne 3. Valériane 5, Alex 4, Jean-Marie 2: Valériane will have "
            "2, Jean-Marie 5.",
        ),
        source=nains(10),
        status=EXAMPLE,
        related=("nains.gems.exchange", "nains.gems.two", "nains.gems.three", "nains.turn.ties"),
    ),
    Entry(
        "nains.gems.zeros",
        title=Said("Deux 0 à égalité", "Two tied 0s"),
        answer=Said(
            "Deux 0 dans la même taverne sont une égalité comme une autre : la gemme donne l'ordre, puis les gemmes "
            "s'échangent.",
            "Two 0s in the same tavern are a tie like any other: the gem gives the order, then the gems are exchanged.",
        ),
        text=Said(
            "La règle parle de toute valeur de pièce et n'excepte pas le 0. L'échange de pièces que fait chaque "
            "joueur dans son tour n'a rien à voir avec celui des gemmes, qui vient après.",
            "The rule speaks of any value of coin and makes no exception for the 0. The exchange of coins that each "
            "player makes in turn has nothing to do with that of the gems, which comes later.",
        ),
        example=Said(
            "Anne, gemme 4, et Alex, gemme 3, jouent leur 0. Anne choisit et échange ses pièces, Alex ensuite, puis "
            "Alex reçoit la gemme 4.",
            "Anne, gem 4, and Alex, gem 3, play their 0. Anne chooses and exchanges her coins, Alex next, then Alex "
            "gets gem 4.",
        ),
        source=nains(10),
        related=("nains.gems.exchange", "nains.coins.exchange", "nains.turn.ties"),
    ),
    Entry(
        "nains.gems.no_special",
        title=Said("Aucune gemme n'échappe à l'échange", "No gem is exempt from exchange"),
        answer=Said(
            "Nains n'a que les gemmes 1 à 5 : pas de gemme spéciale, et toutes peuvent changer de main.",
            "Nains has only the gems 1 to 5: there is no special gem, and any of them may change hands.",
        ),
        text=Said(
            "La meilleure gemme se perd donc à la première égalité. À la fin, les gemmes ne rapportent aucun point "
            "et ne départagent personne.",
            "So the best gem is lost at the first tie. At the end gems bring no points and break no ties.",
        ),
        example=Said(
            "Anne a la gemme 5 et fait égalité avec la gemme 1 : elle joue d'abord, puis se retrouve avec la gemme 1.",
            "Anne has gem 5 and ties with gem 1: she plays first, then is left with gem 1.",
        ),
        source=nains(4, 13),
        related=("nains.setup.gems", "nains.gems.exchange", "nains.final_count.sum"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nains.gems.forgotten",
        title=Said("Un échange de gemmes oublié", "A forgotten exchange of gems"),
        answer=Said(
            "Selon notre lecture, un échange de gemmes oublié se fait dès qu'on s'en aperçoit.",
            "By our reading, a forgotten exchange of gems is made as soon as somebody notices.",
        ),
        text=Said(
            "Le livre rend l'échange obligatoire et ne dit rien d'un oubli. L'échange reste donc dû à ceux qui "
            "étaient à égalité. Si une autre égalité a déjà été réglée avec les anciennes gemmes, on n'y revient pas "
            ": l'échange se fait avec les gemmes que chacun a maintenant.",
            "The book makes the exchange compulsory and says nothing of forgetting it. So the exchange is still due "
            "between those who were tied. If another tie has already been settled with the old gems, that stands: "
            "the exchange is made with the gems that each player has now.",
        ),
        example=Said(
            "Anne, gemme 5, et Tom, gemme 2, ont misé 4 tous deux et l'oublient. À la taverne suivante ils s'en "
            "souviennent avant de retourner les mises : Anne a alors la 2 et Tom la 5.",
            "Anne, gem 5, and Tom, gem 2, both bid 4 and forget it. At the next tavern they remember before the "
            "bids are turned over: Anne then has the 2 and Tom the 5.",
        ),
        source=nains(10),
        status=READING,
        related=("nains.gems.exchange", "nains.turn.ties", "nains.recruiting.forgotten"),
        other=Said(
            "Ce qui n'a pas été fait à la fin de sa taverne est perdu, et chacun garde sa gemme.",
            "What was not done at the end of its tavern is lost, and everyone keeps their gem.",
        ),
        date=SECOND_EDITION,
    ),
)
