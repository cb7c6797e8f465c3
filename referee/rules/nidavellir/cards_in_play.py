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
        date=SECOND_EDITION,
    ),
)
