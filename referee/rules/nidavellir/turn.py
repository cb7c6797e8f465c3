"""A turn: the cards that come in, the order of the taverns, and who acts when."""

from referee.entry import EXAMPLE, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.turn.course",
        title=Said("Un tour de jeu d'un coup d'œil", "A turn at a glance"),
        answer=Said(
            "On remplit les trois tavernes, chacun mise, puis on résout les tavernes l'une après l'autre et on reprend "
            "ses pièces.",
            "The three taverns are filled, everyone bids, then the taverns are resolved one after the other and "
            "everyone takes their coins back.",
        ),
        text=Said(
            "À chaque taverne : on révèle les mises de cette taverne, chacun joue son tour, de la plus forte mise à "
            "la plus faible, puis les joueurs à égalité échangent leurs gemmes. La taverne suivante ne commence "
            "qu'après.",
            "At each tavern: its bids are revealed, everyone acts, from the highest bid to the lowest, then tied "
            "players exchange their gems. Only then does the next tavern begin.",
        ),
        example=Said(
            "À quatre joueurs, un tour voit passer 12 cartes en trois tavernes : 4 × 3 = 12, et chacun en prend trois.",
            "With four players a turn sees 12 cards at three taverns: 4 × 3 = 12, and everyone takes three of them.",
        ),
        source=nidavellir(7),
        related=(
            "nidavellir.bids.place",
            "nidavellir.turn.active_player",
            "nidavellir.gems.exchange",
            "nidavellir.turn.next_turn",
        ),
    ),
    Entry(
        "nidavellir.turn.entry",
        title=Said("L'entrée des nains", "The entry of the dwarfs"),
        answer=Said(
            "Chaque taverne reçoit, face visible, autant de cartes qu'il y a de joueurs, mais trois quand on joue à "
            "deux.",
            "Each tavern gets as many cards as there are players, face up, but three when two play.",
        ),
        text=Said(
            "Les trois tavernes sont remplies avant les mises : on mise en voyant toutes les cartes du tour. Les "
            "cartes viennent du paquet de l'âge en cours.",
            "All three taverns are filled before the bids: you bid with every card of the turn in sight. The cards "
            "come from the deck of the current age.",
        ),
        example=Said(
            "À trois joueurs : trois cartes par taverne, 3 × 3 = 9 cartes par tour. À cinq : 5 × 3 = 15.",
            "With three players: three cards in each tavern, 3 × 3 = 9 cards in a turn. With five: 5 × 3 = 15.",
        ),
        source=nidavellir(8),
        related=("nidavellir.setup.two_players", "nidavellir.bids.place", "nidavellir.turn.leftover"),
    ),
    Entry(
        "nidavellir.turn.taverns_in_order",
        title=Said("L'ordre des tavernes", "The order of the taverns"),
        answer=Said(
            "Les tavernes se résolvent dans un ordre fixe : Gobelin Rieur d'abord, Dragon Dansant ensuite, Cheval "
            "Fringuant enfin.",
            "The taverns are resolved in a fixed order: first the Laughing Goblin, then the Dancing Dragon, last the "
            "Shining Horse.",
        ),
        text=Said(
            "Une taverne est résolue en entier, échange de gemmes compris, avant que les mises de la suivante ne "
            "soient révélées. L'ordre est le même à chaque tour.",
            "A tavern is resolved completely, exchange of gems included, before the bids of the next one are "
            "revealed. The order is the same in every turn.",
        ),
        example=Said(
            "Une égalité au Gobelin Rieur fait changer les gemmes de main : elles départagent déjà autrement au "
            "Dragon Dansant.",
            "A tie at the Laughing Goblin makes gems change hands: at the Dancing Dragon they already settle ties "
            "differently.",
        ),
        source=nidavellir(8),
        related=("nidavellir.turn.course", "nidavellir.bids.unveiling"),
    ),
    Entry(
        "nidavellir.turn.order",
        title=Said("Qui joue en premier", "Who acts first"),
        answer=Said(
            "La plus forte mise de la taverne joue en premier, puis les autres dans l'ordre décroissant des pièces.",
            "The highest bid at the tavern acts first, then the others in descending order of their coins.",
        ),
        text=Said(
            "Il n'y a pas de premier joueur ni de sens de la table : l'ordre se refait à chaque taverne. Le 0 passe "
            "le dernier. À égalité, la plus forte gemme passe avant.\n"
            "Un joueur finit tout son tour avant que le suivant ne commence.",
            "There is no starting player and no direction around the table: the order is made anew at each tavern. "
            "The 0 comes last. On a tie the higher gem goes first.\n"
            "A player finishes the whole turn before the next one begins.",
        ),
        example=Said(
            "Mises 5, 8, 0 et 3 : le 8 choisit parmi quatre cartes, puis le 5, puis le 3 ; le 0 prend la dernière.",
            "Bids 5, 8, 0 and 3: the 8 chooses among four cards, then the 5, then the 3; the 0 takes the last one.",
        ),
        source=nidavellir(8),
        related=("nidavellir.turn.ties", "nidavellir.turn.example_order", "nidavellir.turn.active_player"),
    ),
    Entry(
        "nidavellir.turn.example_order",
        title=Said("Exemple du livret : un 5 et deux 2", "Printed example: one 5 and two 2s"),
        answer=Said(
            "Serge a misé 5 et joue d'abord ; Cécile et Valériane ont toutes deux misé 2, et la gemme de Cécile est "
            "plus forte.",
            "Serge bid 5 and acts first; Cécile and Valériane both bid 2, and Cécile has the higher gem.",
        ),
        text=Said(
            "La gemme de Serge ne sert à rien ici : sa pièce suffit. Entre les deux joueuses à égalité, c'est la "
            "gemme qui décide, et elle seule.",
            "Serge's gem does nothing here: his coin is enough. Between the two tied players it is the gem that "
            "decides, and nothing else.",
        ),
        example=Said(
            "Gemmes : Serge 3, Cécile 5, Valériane 1. Mises : Serge 5, les deux autres 2. Ordre : Serge, Cécile, "
            "Valériane.",
            "Gems: Serge 3, Cécile 5, Valériane 1. Bids: Serge 5, the other two 2. Order: Serge, Cécile, Valériane.",
        ),
        source=nidavellir(8),
        status=EXAMPLE,
        related=("nidavellir.turn.order", "nidavellir.turn.ties"),
    ),
    Entry(
        "nidavellir.turn.ties",
        title=Said("Mises égales : la gemme tranche", "Equal bids: the gem decides"),
        answer=Said(
            "Entre joueurs qui ont misé la même valeur, on joue dans l'ordre décroissant des gemmes.",
            "Players who bid the same value act in descending order of their gems.",
        ),
        text=Said(
            "Les gemmes sont toutes différentes : l'égalité est toujours tranchée. Cela vaut pour toute valeur, pas "
            "seulement pour la plus forte mise. Après la taverne, les joueurs à égalité échangent leurs gemmes.",
            "All gems are different, so a tie is always settled. This holds for any value, not only for the highest "
            "bid. After the tavern the tied players exchange their gems.",
        ),
        example=Said(
            "Léa, gemme 2, Tom, gemme 4, et Nora, gemme 5, misent 3 : Nora, puis Tom, puis Léa.",
            "Léa, gem 2, Tom, gem 4, and Nora, gem 5, bid 3: Nora, then Tom, then Léa.",
        ),
        source=nidavellir(8),
        related=(
            "nidavellir.turn.order",
            "nidavellir.gems.exchange",
            "nidavellir.gems.current_gem",
            "nidavellir.gems.six",
        ),
    ),
)
