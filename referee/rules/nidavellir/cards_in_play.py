"""Which cards are in play, and which are not."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.setup.dwarfs",
        title=Said("Les nains en jeu à chaque âge", "The dwarfs in play in each age"),
        answer=Said(
            "De deux à quatre joueurs, chaque âge compte 8 guerriers, 6 chasseurs, 6 mineurs, 8 forgerons et 7 "
            "explorateurs, les mêmes aux deux âges.",
            "With two to four players each age has 8 warriors, 6 hunters, 6 miners, 8 blacksmiths and 7 explorers, "
            "the same in both ages.",
        ),
        text=Said(
            "Il y a un guerrier de chaque valeur de 3 à 9 et un second 6 ; les mineurs valent 0, 0, 1, 1, 2 et 2, "
            "les explorateurs vont de 5 à 11. Chasseurs et forgerons n'ont pas de points.\n"
            "À cinq, chaque âge a 9 guerriers, 8 chasseurs, 8 mineurs, 10 forgerons et 8 explorateurs.",
            "There is one warrior of each value from 3 to 9 and a second 6; miners are worth 0, 0, 1, 1, 2 and 2, "
            "explorers go from 5 to 11. Hunters and blacksmiths have no points.\n"
            "With five players each age has 9 warriors, 8 hunters, 8 miners, 10 blacksmiths and 8 explorers.",
        ),
        example=Said(
            "À quatre, le guerrier 9 existe deux fois dans la partie, une fois par âge : une fois les deux sortis, "
            "il n'en viendra plus. Le 6 existe quatre fois : 2 × 2 = 4.",
            "With four, the warrior 9 exists twice in the game, once in each age: once both have come up, there are "
            "no more. The 6 exists four times: 2 × 2 = 4.",
        ),
        source=nidavellir(17),
        related=("nidavellir.setup.five_players", "nidavellir.setup.decks", "nidavellir.setup.special_blacksmith"),
        asked=Said(
            "combien de guerriers, combien de mineurs dans le paquet, combien de forgerons en jeu, quelles valeurs "
            "ont les explorateurs, valeurs des mineurs, valeurs des guerriers, répartition des nains, liste des "
            "cartes, compter les cartes, mêmes nains aux deux âges, probabilités bonshommes reste sortir, violets "
            "persos reviennent, combien de chasseurs par âge, combien de nains de chaque classe, quels guerriers "
            "existent, valeur des cartes explorateur, reste-t-il un guerrier 9, combien de bleus dans le paquet, "
            "combien de rouges, combien de verts, le plus gros guerrier vaut combien, il y a combien d'explorateurs "
            "en tout, meilleur explorateur, mineurs de 0 il y en a combien, statistiques des cartes, contenu des "
            "paquets par couleur, y a-t-il un guerrier 10, valeurs possibles des explorateurs, chance de voir un "
            "chasseur, combien d'exemplaires de chaque",
            "how many warriors, how many hunters in the deck, how many miners in the deck, values of the miners, "
            "values of the explorers, explorer cards values, distribution of dwarfs, card list, counting cards, same "
            "dwarfs in both ages, odds guys come out, purple characters again, how many of each class, what warrior "
            "values exist, how many warriors of 9, how many reds in the deck, how many blues, how many greens, how "
            "many purples are there, biggest warrior value, best explorer card, how many 0 miners, how many explorers "
            "total, is there a 10 warrior, chance of drawing a blacksmith, numbers on the cards, dwarf statistics, "
            "distribution, copies of each dwarf",
        ),
    ),
    Entry(
        "nidavellir.setup.offerings",
        title=Said("Nombre d'offrandes royales", "Number of royal offerings"),
        answer=Said(
            "L'âge 1 a une offrande de +3 et l'âge 2 en a deux de +5 ; à cinq joueurs, l'âge 1 en a deux et l'âge 2 "
            "trois.",
            "Age 1 has one offering of +3 and age 2 has two of +5; with five players age 1 has two and age 2 has "
            "three.",
        ),
        text=Said(
            "Elles sont mélangées aux nains et sortent comme eux dans les tavernes. Elles ne vont jamais dans une "
            "armée et ne rapportent pas de points par elles-mêmes.",
            "They are shuffled in with the dwarfs and turn up in the taverns as these do. They never go into an army "
            "and bring no points of their own.",
        ),
        example=Said(
            "À cinq joueurs, cinq offrandes : 2 + 3 = 5. À moins de cinq, trois : 1 + 2 = 3.",
            "With five players, five offerings: 2 + 3 = 5. With fewer, three: 1 + 2 = 3.",
        ),
        source=nidavellir(17),
        related=("nidavellir.turn.offering", "nidavellir.setup.decks", "nidavellir.coins.transform"),
        asked=Said(
            "combien d'offrandes royales, combien de +5, combien de +3, nombre de +5, offrandes royales à 5 joueurs, "
            "une offrande vaut-elle des points, cartes pièces amélioration paquet reste, bonus sortir vu normal, "
            "combien de cartes +3, +5 à l'âge 2, encore des +5 dans le paquet, combien de cartes pièces dans le "
            "paquet, il y a des +5 à l'âge 1, quand sortent les +5, il y a combien de +5 au total",
            "how many royal offerings, how many +5, how many +3, number of +5 cards, +3 cards in age 1, royal "
            "offerings with 5 players, coin cards upgrade deck another come, saw right, how many +3 cards exist, +5 "
            "cards in age 2, upgrade cards in the deck, how many coin cards per age, any +5 in age 1, when do the +5s "
            "appear, where are +3 and +5 cards, any offering left in age 2",
        ),
    ),
    Entry(
        "nidavellir.setup.decks",
        title=Said("Les paquets des deux âges", "The decks of the two ages"),
        answer=Said(
            "Chaque âge a son paquet, mélangé à part ; celui de l'âge 2 a une carte de plus que ses tours n'en "
            "demandent.",
            "Each age has its own deck, shuffled separately; that of age 2 has one card more than its turns need.",
        ),
        text=Said(
            "Cette carte part entre les deux âges, gardée par le Pionnier du Royaume ou défaussée si personne n'a "
            "cette distinction. Ensuite, chaque paquet tombe juste.\nSans extension, si une taverne ne peut pas "
            "être remplie au dernier tour, ou s'il reste des cartes, la mise en place était fausse.",
            "That card leaves between the two ages, kept through the Pioneer of the Kingdom or discarded if nobody "
            "wins that distinction. From then on each deck comes out even.\nWithout expansions, if a tavern cannot "
            "be filled in the last turn, or if cards are left over, the set-up was wrong.",
        ),
        example=Said(
            "À quatre : 35 nains et une offrande, 35 + 1 = 36 cartes à l'âge 1, soit 12 par tour : 12 × 3 = 36. À "
            "cinq : 43 + 2 = 45, et 15 × 3 = 45.",
            "With four: 35 dwarfs and one offering, 35 + 1 = 36 cards in age 1, that is 12 every turn: 12 × 3 = 36. "
            "With five: 43 + 2 = 45, and 15 × 3 = 45.",
        ),
        source=nidavellir(17, 18),
        cards=("pioneer_of_the_kingdom",),
        related=(
            "nidavellir.setup.turns",
            "nidavellir.setup.dwarfs",
            "nidavellir.setup.offerings",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
        ),
        asked=Said(
            "carte en trop, une carte en trop dans le paquet de l'âge 2, combien de cartes dans le paquet, pas assez "
            "de cartes pour la taverne, taverne pas remplie, il manque des cartes, mélanger les deux âges, pioche "
            "vide, cartes restantes pile mal compté, nombre ensemble finie auberges, carte en trop à la fin, "
            "impossible de remplir la dernière taverne, on mélange tout ensemble, dos des cartes, combien de cartes "
            "par âge, je prépare les paquets, comment séparer les cartes, une carte reste alors que tout est joué, la "
            "dernière carte de l'âge 2",
            "extra card, one extra card in the deck of age 2, cards left over, cards left over at the end of the age, "
            "how many cards in the deck, not enough cards for the tavern, tavern not filled, cards missing, shuffle "
            "both ages, are the decks separate, empty deck ran inns, number together last round, one card too many, "
            "cannot fill the last tavern, not enough cards for the last tavern, mix age 1 and age 2, one card remains "
            "at the end of age 2, deck does not come out even, backs of the cards, number of cards per age, short of "
            "cards for the last tavern, prepare the decks, cards run out in the deck, one card remains though all is "
            "played, last card of age 2 deck left",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.setup.heroes",
        title=Said("Tous les héros sont en jeu", "All heroes are in play"),
        answer=Said(
            "Les 21 héros sont exposés dès le début, quel que soit le nombre de joueurs.",
            "All 21 heroes are on display from the start, whatever the number of players.",
        ),
        text=Said(
            "On les pose à la vue de tous sur les porte-cartes : dix héros de classe, deux par classe, et onze "
            "neutres. Il n'y a ni pioche ni tirage : qui recrute choisit parmi tous ceux qui restent. Thingvellir "
            "ajoute six héros aux 21.",
            "They stand on the card holders for all to see: ten class heroes, two for each class, and eleven neutral "
            "ones. There is no deck and no draw: whoever recruits chooses among all those that are left. Thingvellir "
            "adds six heroes to the 21.",
        ),
        example=Said(
            "À deux comme à cinq, les 21 héros sont là. Après trois recrutements, il en reste 18 : 21 − 3 = 18.",
            "With two as with five players, the 21 heroes are there. After three have been recruited, 18 are left: "
            "21 − 3 = 18.",
        ),
        source=nidavellir(4, 5),
        related=(
            "nidavellir.setup.first_game",
            "nidavellir.recruiting.choice",
            "nidavellir.recruiting.class_hero",
            "nidavellir.heroes.neutral",
        ),
        asked=Said(
            "combien de héros, met-on tous les héros, nombre de héros selon les joueurs, héros visibles ou en pioche, "
            "héros au hasard, tirer les héros, retirer des héros, marché présentoir dispo persos, sort spéciaux, tous "
            "les héros sur la table, mettre tous les héros, moins de héros à deux joueurs, héros tirés ou tous là, "
            "héros à deux joueurs, nombre de héros, on étale tous les héros, les héros on les voit tous, tout le "
            "monde peut voir les héros, faut-il trier les héros, on utilise tous les héros, les héros sont face "
            "visible, on met les 21, faire un tirage de héros, tous les héros disponibles dès le début, quantité de "
            "héros, héros aléatoires, sélectionner quelques héros, marché de héros complet",
            "how many heroes, all heroes, number of heroes by players, heroes on display, heroes open or drawn, "
            "random heroes, draw heroes, remove heroes, market stand every character, put out special small group, "
            "all heroes available, all 21 heroes, fewer heroes with two players, heroes limited or all there, are "
            "heroes face up, pick some heroes at the start, are heroes face up or face down, draft the heroes, do "
            "heroes come in a deck, quantity of heroes, select some heroes only, hero pool size",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.setup.first_game",
        title=Said(
            "Première partie : trois héroïnes à laisser de côté",
            "First game: three heroes to leave out",
        ),
        answer=Said(
            "Le livret conseille de jouer les premières parties sans Thrud, Ylud ni Uline.",
            "The rulebook advises playing the first games without Thrud, Ylud or Uline.",
        ),
        text=Said(
            "C'est un conseil, pas une règle : leurs pouvoirs sont les plus difficiles à suivre. Il suffit que la "
            "table en décide avant de commencer.",
            "This is advice, not a rule: their powers are the hardest to follow. The table only has to decide "
            "before it begins.",
        ),
        example=Said(
            "Sans elles, 18 héros sont exposés : 21 − 3 = 18.", "Without them, 18 heroes are on display: 21 − 3 = 18."
        ),
        source=nidavellir(4),
        cards=("thrud", "ylud", "uline"),
        related=(
            "nidavellir.setup.heroes",
            "nidavellir.heroes.thrud",
            "nidavellir.heroes.ylud",
            "nidavellir.heroes.uline",
        ),
        asked=Said(
            "conseil pour débutants, quels héros enlever, retirer Thrud Ylud Uline, sans Uline, partie d'initiation, "
            "apprendre, nouveaux joueurs, cartes compliquées trop dure enfants, joue persos ôter commencer, "
            "simplifier pour des débutants, jouer avec des débutants, partie avec des débutants, simplifier les "
            "héros, on découvre le jeu, héros à éviter, héros à éviter pour des débutants, version facile, première "
            "fois, jouer en famille, novices, partie découverte",
            "beginner variant, which heroes to remove, remove Thrud Ylud Uline, learning game, teaching, new players, "
            "newbies, complicated cards hard skip, drop never characters, simplify for beginners, playing with "
            "beginners, never played before, first play, recommendations for the first game, leave out heroes in the "
            "first game, heroes to avoid for beginners, easy version, kids playing for the first time, tips for "
            "beginners, advice for learning, playing with children, novices, keep it simple",
        ),
    ),
    Entry(
        "nidavellir.setup.special_blacksmith",
        title=Said("La forgeronne spéciale reste à part", "The special blacksmith is set aside"),
        answer=Said(
            "La forgeronne spéciale n'est dans aucun des deux paquets : seul l'Armurier du Roi la donne.",
            "The special blacksmith is in neither of the two decks: only the King's Great Armorer gives her.",
        ),
        text=Said(
            "C'est la seule carte Nain à deux grades, et elle n'arrive que par la distinction des forgerons, entre "
            "les deux âges. De même, la gemme 6 et la pièce 3 spéciale attendent leur distinction.\n"
            "Si personne n'obtient cette distinction, la carte ne sert pas.",
            "She is the only dwarf card with two ranks, and she only comes with the blacksmiths' distinction, "
            "between the two ages. In the same way gem 6 and the special coin 3 wait for their distinctions.\n"
            "If nobody wins that distinction, the card is not used.",
        ),
        example=Said(
            "La boîte a 87 cartes Nain : 86 pour les paquets et elle, 86 + 1 = 87.",
            "The box has 87 dwarf cards: 86 for the decks and her, 86 + 1 = 87.",
        ),
        source=nidavellir(12),
        cards=("special_blacksmith", "kings_great_armorer"),
        related=(
            "nidavellir.distinctions.kings_great_armorer",
            "nidavellir.distinctions.special_blacksmith",
            "nidavellir.setup.dwarfs",
        ),
        asked=Said(
            "où mettre la forgeronne spéciale, mélanger la forgeronne spéciale, forgeronne spéciale dans le paquet, "
            "mise en place de la forgeronne spéciale, carte forgeron à part, carte double, carte en trop, 87 cartes, "
            "symboles ranger bonus pioche début, garder de côté la forgeronne spéciale, forgeronne de l'Armurier au "
            "début, forgeronne à deux grades dans quel paquet, une carte forgeronne toute seule, elle est dans quel "
            "âge la forgeronne",
            "where does the special blacksmith go, shuffle the special blacksmith, special blacksmith in the deck, "
            "set-up of the special blacksmith, blacksmith set aside, double card, extra card, 87 cards, smith marks "
            "put start begin, keep the special blacksmith aside, Armorer's blacksmith at the start, smith with two "
            "ranks into which deck, lone blacksmith card in the box, blacksmith card next to the Armorer distinction, "
            "where do I store the double smith, does she go into a deck, which age is the special blacksmith",
        ),
    ),
    Entry(
        "nidavellir.setup.cards_per_tavern",
        title=Said(
            "Combien de cartes dans chaque taverne",
            "How many cards in each tavern",
        ),
        answer=Said(
            "Trois cartes par taverne à 2 et à 3 joueurs, quatre à 4 joueurs et cinq à 5 joueurs.",
            "Three cards in each tavern with 2 and with 3 players, four with 4 players and five with 5 players.",
        ),
        text=Said(
            "C'est une carte par joueur, sauf à deux, où la troisième est défaussée. Les trois tavernes reçoivent "
            "toujours le même nombre de cartes.",
            "That is one card for each player, except with two, where the third is discarded. All three taverns "
            "always get the same number of cards.",
        ),
        example=Said(
            "Par tour : 3 × 3 = 9 cartes à deux ou trois joueurs, 3 × 4 = 12 à quatre, 3 × 5 = 15 à cinq.",
            "In a turn: 3 × 3 = 9 cards with two or three players, 3 × 4 = 12 with four, 3 × 5 = 15 with five.",
        ),
        source=nidavellir(8),
        related=(
            "nidavellir.turn.entry",
            "nidavellir.setup.two_players",
            "nidavellir.setup.by_players",
        ),
        asked=Said(
            "combien de cartes par taverne, cartes par taverne à 2 à 3 à 4 à 5 joueurs, combien de nains par taverne, "
            "combien de cartes à 2 joueurs, nombre de cartes à révéler, remplir les tavernes, auberge, taverne de 4 "
            "cartes ou 5, révèle combien de cartes, nains par auberge, on met combien de cartes, combien de nains on "
            "pose, cartes par enseigne, une carte par joueur à la taverne, à 3 joueurs trois cartes",
            "how many cards per tavern, cards in a tavern with 2 3 4 5 players, how many dwarfs per tavern, how many "
            "cards with 2 players, number of cards to reveal, cards dealt to each tavern, fill the taverns, inn, how "
            "many dwarfs in a tavern, reveal how many cards, dwarfs per inn, how many cards do we put out, number of "
            "dwarfs laid out, cards under each sign, how many to deal, 5 players cards each tavern, with 3 players "
            "three cards",
        ),
        date=SECOND_EDITION,
    ),
)
