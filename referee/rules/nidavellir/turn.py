"""A turn: the cards that come in, who acts when, and what an active player does."""

from referee.entry import EXAMPLE, READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.turn.course",
        title=Said("Un tour de jeu d'un coup d'œil", "A turn at a glance"),
        answer=Said(
            "On remplit les trois tavernes, chacun mise, puis on résout les tavernes l'une après l'autre et on "
            "reprend ses pièces.",
            "The three taverns are filled, everyone bids, then the taverns are resolved one after the other and the "
            "coins come back.",
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
        asked=Said(
            "manche, déroulement, étapes, phases, round, chaque résumé rapide expliquer maintenant suite, comment se "
            "passe un tour, déroulement d'un tour, résumé du tour, comment se déroule un tour, étapes d'une manche, "
            "explique un tour, on fait quoi dans un tour, vite fait un tour, règles en deux mots, comment se joue une "
            "manche, dans l'ordre on fait quoi, rappelle-moi les règles, principe du jeu, fonctionnement général",
            "round, sequence, steps, phases, quick summary explain game short each again, how a round goes, round "
            "overview, turn structure, what do you do in a round, how a turn goes, explain a round, what happens each "
            "round, how do we play, sum up a round, rules in a nutshell, explain the game quickly, flow of play, how "
            "does the game go, what is the sequence of a round, remind me of the rules, basic idea of the game, order "
            "of phases, game mechanics, quick start",
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
        asked=Said(
            "remplir les tavernes, distribuer, combien de cartes par taverne, cartes visibles, pose chaque auberge "
            "marché cachées met nouvelles partout, autant de cartes que de joueurs, combien de cartes dans les "
            "tavernes, révéler les cartes des tavernes, comment on remplit les tavernes, cartes par taverne, mise en "
            "place des cartes à chaque tour, poser les cartes sur les tavernes, nouvelles cartes dans les tavernes, "
            "les cartes sont face visible ou cachée, on voit les nains avant de miser, combien de cartes on retourne, "
            "cartes révélées avant les mises, phase d'entrée",
            "fill the taverns, deal, how many cards per tavern, face up, each row market inn hidden shown new "
            "dwarves, as many cards as players, how many cards in the taverns, reveal the tavern cards, cards "
            "revealed each round, new cards at the taverns, setting out the tavern cards, are the dwarf cards face up "
            "or down, do we see the dwarfs before bidding, when do we restock taverns, who deals the dwarfs, flip "
            "cards onto the taverns, put out new dwarfs, dwarfs enter, entry phase, refill the taverns",
        ),
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
        asked=Said(
            "quelle taverne en premier, gauche à droite, enseigne, commence auberge dragon gobelin sens ouvre trois "
            "bars, dernière taverne c'est laquelle, quelle est la première taverne, Cheval Fringuant, taverne 1 2 3, "
            "le cheval en dernier, sens des tavernes, après le gobelin c'est quoi, Dragon Dansant avant le Cheval",
            "which tavern first, left to right, sign, inn start dragon instead goblin horse sequence, which is the "
            "last tavern, which tavern is first, Shining Horse, horse last, can we choose the tavern order, tavern 1 "
            "2 3, direction of the taverns, what comes after the goblin",
        ),
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
        asked=Said(
            "qui commence, premier joueur, ordre du tour, sens horaire, plus grosse pièce, le 0 joue en dernier, "
            "choisit carte autres mis prends abord voisin, ordre de jeu, plus forte mise, à qui de choisir, le plus "
            "petit joue en dernier, qui commence au Dragon Dansant, le plus gros prend d'abord, dans quel ordre on "
            "choisit les nains, ordre de passage, le mieux offrant, résolution d'une taverne, qui a l'initiative, "
            "surenchérir sur les autres, qui rafle le meilleur nain",
            "who starts, first player, who picks first, turn order, clockwise, biggest coin, who goes last, the zero "
            "plays last, draft others bid most choose everyone lowest scraps, playing order, highest bid, who chooses "
            "first, turn order in a tavern, smallest goes last, who starts at the tavern, who takes a card first, in "
            "which order do we pick dwarfs, order of picking, the 0 chooses last, I put 7 and he put 9 who picks "
            "first, resolving a tavern, who has initiative, determine who goes first, snatch a dwarf before the "
            "others, outbidding everyone",
        ),
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
        asked=Said(
            "exemple page 8, ordre du jeu, Serge Cécile Valériane illustration taverne cas concret mises, Serge 5 "
            "contre 2 et 2, exemple qui joue avant qui",
            "example page 8, turn order, Serge Cécile Valériane sample round rules picking worked case players "
            "bidding, example who plays first, Serge 5 against 2 and 2, example of who goes before whom",
        ),
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
        asked=Said(
            "égalité, même pièce, ex aequo, départage, qui gagne l'égalité, qui commence, qui joue en premier, pièces "
            "égales, deux 4 choisit pareilles prend carte abord gros diamant devant, qui commence si égalité, plus "
            "grosse gemme en premier, qui départage, on a misé pareil, il a misé la même pièce que moi, mêmes pièces "
            "qui passe, meilleure gemme joue avant, ma gemme est plus haute je passe devant, en cas d'égalité qui "
            "joue, ma gemme 4 contre sa 3, à égalité c'est lui ou moi qui choisit",
            "tie, same coin, tiebreak, who wins a tie, who goes first, who picks first, equal coins, both put 4 "
            "chooses two amount bigger jewel ahead, higher gem first, who breaks ties, same bid, he bid the same as "
            "me, better gem goes ahead, in case of a tie who plays, my gem 4 against his 3, break a tie between equal "
            "coins",
        ),
    ),
    Entry(
        "nidavellir.turn.active_player",
        title=Said("Son tour : carte, héros, échange", "A player's turn: card, hero, exchange"),
        answer=Said(
            "À son tour, on prend une carte de la taverne, puis on recrute un héros si une ligne le permet, et l'on "
            "échange enfin des pièces si l'on a joué le 0.",
            "On your turn you take a card of the tavern, then recruit a hero if a line allows it, and last exchange "
            "coins if you played the 0.",
        ),
        text=Said(
            "La carte est placée ou résolue aussitôt, et l'échange vient toujours en dernier. Une pièce de la bourse "
            "qu'une offrande royale ou un héros vient de transformer compte donc dans l'échange avec sa nouvelle "
            "valeur.",
            "The card is placed or resolved at once, and the exchange always comes last. A coin of the pouch that a "
            "royal offering or a hero has just transformed therefore counts in the exchange with its new value.",
        ),
        example=Said(
            "Inès a misé 0. Son mineur complète une ligne : elle recrute d'abord un héros, puis additionne sa bourse.",
            "Inès bid 0. Her miner completes a line: she recruits a hero first and adds up her pouch afterwards.",
        ),
        source=nidavellir(8),
        related=(
            "nidavellir.turn.must_take",
            "nidavellir.turn.offering",
            "nidavellir.recruiting.obliged",
            "nidavellir.coins.exchange",
        ),
        asked=Said(
            "ordre des actions, quand échanger, quand recruter, que faire à son tour, pris fais addition pièces "
            "additionne prendre, que faire à mon tour, héros avant ou après l'échange, échanger les pièces avant de "
            "recruter, héros ou échange d'abord, étapes de mon tour, que fait le joueur actif, joueur actif, ordre "
            "dans mon propre tour, j'échange avant de prendre ma carte, je prends le nain puis quoi, mon tour à la "
            "taverne, héros puis échange de pièces, j'ai misé le 0 et je complète une ligne je fais quoi en premier",
            "order of actions, when to exchange, when to recruit, what to do on my turn, took coin swap add pouch "
            "drafting, what do I do on my turn, hero before or after the exchange, trade coins before recruiting, "
            "sequence of my turn, hero or trade first, steps of my turn, my turn step by step, active player, what "
            "does the active player do, order in my own turn, it's my turn what first, after I take my card what "
            "next, can I trade coins first, I take the dwarf then what, my turn at the tavern, hero and then coin "
            "exchange, I bid the 0 and complete a line what do I do first",
        ),
    ),
    Entry(
        "nidavellir.turn.offering",
        title=Said("Prendre une offrande royale", "Taking a royal offering"),
        answer=Said(
            "L'offrande est la carte que vous prenez à cette taverne : transformez tout de suite une pièce, puis "
            "défaussez l'offrande.",
            "The offering is the card you take at this tavern: transform a coin at once, then discard the offering.",
        ),
        text=Said(
            "Elle remplace le nain : vous ne placez rien dans l'armée, donc aucune ligne ne se complète. Elle ne se "
            "garde pas pour plus tard. Sa valeur va entière à une seule pièce.",
            "It takes the place of a dwarf: nothing is placed in the army, so no line is completed. It cannot be "
            "kept for later. Its whole value goes to a single coin.",
        ),
        example=Said(
            "Tom prend l'offrande +3 et choisit son 4 : 4 + 3 = 7. Il remet le 4 dans la boîte et reçoit un 7.",
            "Tom takes the +3 offering and chooses his 4: 4 + 3 = 7. He returns the 4 to the box and gets a 7.",
        ),
        source=nidavellir(8),
        related=("nidavellir.coins.transform", "nidavellir.setup.offerings", "nidavellir.transforming.then_exchange"),
        asked=Said(
            "à quoi sert une offrande royale, carte +5 dans une taverne, carte +3, carte +5, garder l'offrande, "
            "bonus, carte pièce, tard prends nain jette ensuite, carte avec une pièce dessus, offrande gardée, "
            "offrande utilisée tout de suite, la carte +5 je fais quoi, offrande +5, j'ai pris la carte +3, une carte "
            "pièce au lieu d'un nain, l'offrande je la défausse, +5 tout de suite, l'offrande reste chez moi",
            "what a royal offering does, +5 card in a tavern, +3 card, +5 card, keep the offering, bonus, coin card, "
            "picked gold save also dwarf stay, card with a coin on it, keep an offering for later, is the offering "
            "used immediately, what do I do with the +5 card, offering +5, coin card instead of a dwarf, where does "
            "the offering go afterwards, do I discard the offering, +5 right now",
        ),
    ),
    Entry(
        "nidavellir.turn.must_take",
        title=Said("Passer son tour à une taverne", "Passing at a tavern"),
        answer=Said(
            "On ne passe pas : à chaque taverne, chacun prend une carte, même si aucune ne lui plaît.",
            "There is no passing: at each tavern everyone takes one card, even if none is welcome.",
        ),
        text=Said(
            "Le tour d'un joueur commence par ce choix et le livret ne permet pas de passer. De trois à cinq "
            "joueurs, il y a autant de cartes que de joueurs : le dernier prend celle qui reste, offrande royale "
            "comprise.",
            "A player's turn begins with this choice, and the rulebook has no way to pass. With three to five "
            "players there are as many cards as players: the last one takes what is left, a royal offering included.",
        ),
        example=Said(
            "Il ne reste qu'un mineur 0. Paul, dernier à jouer, le place chez ses mineurs : c'est un grade de plus.",
            "Only a miner 0 is left. Paul, who acts last, places it among his miners: it is one more rank.",
        ),
        source=nidavellir(8),
        related=("nidavellir.turn.active_player", "nidavellir.turn.leftover", "nidavellir.turn.offering"),
        asked=Said(
            "faut-il prendre une carte, refuser une carte, dernière carte, obligé de prendre, refuser une carte "
            "Mythologie, rien aucun nains reste pourrie forcé, aucune carte ne me plaît, ne pas prendre de carte, "
            "passer mon tour, obligé de choisir une carte, quitter une taverne sans carte, j'ai le droit de rien "
            "prendre, il reste qu'une carte nulle, je veux pas de cette carte, personne ne peut passer, carte imposée",
            "must I take a card, skip, refuse a card, last card, forced, refuse a mythology card, nothing dwarves "
            "only bad left, take no card, pass my turn, skip a tavern, refuse all cards, leave a tavern without a "
            "card, can I take nothing, do I have to take the last dwarf, I do not want this card, may I decline the "
            "dwarf, nobody can pass, decline to pick, none of the cards interest me",
        ),
    ),
    Entry(
        "nidavellir.turn.leftover",
        title=Said("À deux : la carte qui reste", "Two players: the card that is left"),
        answer=Said(
            "À deux, la carte que personne n'a prise part à la défausse sans effet, même si c'est une offrande royale.",
            "With two players the card that nobody took is discarded without effect, even if it is a royal offering.",
        ),
        text=Said(
            "Elle part quand les deux joueurs ont choisi et ne revient pas au tour suivant. De trois à cinq joueurs, "
            "il ne reste rien, sauf avec Thingvellir quand un joueur a pris une carte du camp.",
            "It leaves when both players have chosen and does not come back in the next turn. With three to five "
            "players nothing is left, except with Thingvellir when a player has taken a card of the camp.",
        ),
        example=Said(
            "Taverne : guerrier 9, chasseur, offrande +5. Léa prend le guerrier, Tom le chasseur : l'offrande est "
            "défaussée et ne transforme rien.",
            "Tavern: warrior 9, hunter, +5 offering. Léa takes the warrior, Tom the hunter: the offering is "
            "discarded and transforms nothing.",
        ),
        source=nidavellir(4),
        related=("nidavellir.setup.two_players", "nidavellir.turn.must_take"),
        asked=Said(
            "troisième carte, carte non prise, duel, reste, nain trop attend tour suivant +5 un applique, dernière "
            "carte de la taverne à deux, offrande qui reste à deux, troisième carte à deux, carte que personne ne "
            "prend, carte pas prise, 3e carte à 2 joueurs, on joue à deux celle que personne n'a prise, à deux la "
            "troisième carte va où",
            "third card, card not taken, remaining card, dwarf nobody picked unpicked stay next round took +5 anyone, "
            "last card of the tavern with two, offering left over with two, third card with two players, card nobody "
            "takes, third card discarded, surplus card with two",
        ),
    ),
    Entry(
        "nidavellir.turn.discard_pile",
        title=Said(
            "Regarder la défausse",
            "Looking through the discards",
        ),
        answer=Said(
            "La défausse reste ouverte à tous : chaque carte qui y va a été vue, et dans le jeu de base aucune n'en "
            "revient.",
            "The discards stay open to all: every card that goes there has been seen, and in the base game none "
            "comes back.",
        ),
        text=Said(
            "Le livret ne dit rien de qui peut la regarder ; il n'écrit « face visible » que pour la carte écartée "
            "quand personne n'a le Pionnier du Royaume. Nous lisons ainsi parce que rien ne l'interdit et que la "
            "regarder ne fait que rafraîchir la mémoire.",
            'The rulebook does not say who may look at them; it only writes "face up" of the card put away when '
            "nobody has the Pioneer of the Kingdom. We read it so because nothing forbids it and a look only "
            "refreshes the memory.",
        ),
        example=Said(
            "À deux, Tom veut savoir si le second guerrier 9 est déjà parti : il le cherche parmi les cartes "
            "défaussées.",
            "With two players Tom wants to know whether the second warrior 9 has gone: he looks for it among the "
            "discarded cards.",
        ),
        source=nidavellir(12),
        status=READING,
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.turn.leftover",
            "nidavellir.bids.secret",
            "nidavellir.camp.discard_pile",
            "nidavellir.camp.discard_seen",
        ),
        asked=Said(
            "compter les cartes, cartes défaussées, consulter, pile de défausse, information publique, fouiller "
            "jetées reviennent pioche parti, fouiller dans la défausse, droit de regarder les cartes jetées, voir les "
            "cartes défaussées, défausse visible, voir ce qui a été jeté, on remélange la défausse, compter ce qui "
            "est sorti, la pile de défausse est publique, la défausse on la mélange, revoir les cartes sorties, "
            "cartes à la poubelle, recycler les cartes, rebut, cimetière de cartes",
            "card counting, discarded cards, browse, discard pile, open information, thrown away trashed reshuffled "
            "check already gone, look through the discard pile, is the discard pile public, check the discarded "
            "cards, discard pile face up, peek at discards, do discards come back, may I see what has been discarded, "
            "count what's gone, am I allowed to see the discards, do we shuffle the discard, review cards gone, "
            "discards return to the game, cards in the bin, recycle cards, card graveyard",
        ),
        other=Said(
            "Une table peut tenir la défausse fermée : chacun se fie alors à sa mémoire.",
            "A table may keep the discards closed: everyone then relies on their memory.",
        ),
    ),
    Entry(
        "nidavellir.turn.next_turn",
        title=Said("Le tour suivant", "The next turn"),
        answer=Said(
            "Quand les trois tavernes sont résolues, chacun reprend ses cinq pièces en main, et l'on remplit de "
            "nouveau les tavernes.",
            "When the three taverns are resolved, everyone takes all five coins back in hand, and the taverns are "
            "filled again.",
        ),
        text=Said(
            "On reprend les mises et la bourse, avec les pièces gagnées pendant le tour. Les gemmes restent où elles "
            "sont. Si le paquet de l'âge est vide, l'âge est fini.",
            "Bids and pouch come back, with the coins gained during the turn. Gems stay where they are. If the deck "
            "of the age is empty, the age is over.",
        ),
        example=Said(
            "Nora avait misé 0, 4 et 5 et échangé 2 et 3 : 2 + 3 = 5. Elle reprend 0, 2, 4 et deux 5.",
            "Nora had bid 0, 4 and 5 and exchanged 2 and 3: 2 + 3 = 5. She takes back 0, 2, 4 and two 5s.",
        ),
        source=nidavellir(10),
        related=("nidavellir.turn.entry", "nidavellir.setup.turns", "nidavellir.coins.new_coin"),
        asked=Said(
            "reprendre ses pièces, fin du tour, nouvelle manche, récupérer, joué misées perdues trois auberges vides, "
            "après les trois tavernes, quand je récupère mes pièces, récupérer mes pièces, reprendre toutes mes "
            "pièces, après la troisième taverne, les trois tavernes sont finies, mes pièces misées reviennent, pièces "
            "perdues ou reprises, on remplit à nouveau",
            "take coins back, end of turn, new round, retrieve, money bidding spent gone all three inns empty, after "
            "the three taverns, when do I get my coins back, get my coins back, after the third tavern, take all my "
            "coins back, do I get my bids back, are bid coins lost, coins return to hand, when do we pick up coins, "
            "fill the taverns again",
        ),
    ),
)
