"""What is in the boxes, the set-up step by step, and how long a game lasts."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import PLAYER_AID, THINGVELLIR, nidavellir

ENTRIES = (
    Entry(
        "nidavellir.setup.steps",
        title=Said(
            "La mise en place, étape par étape",
            "The set-up, step by step",
        ),
        answer=Said(
            "Plateaux et pièces de base, gemmes au hasard, tavernes, héros, distinctions, Trésor, puis les deux "
            "paquets : dans cet ordre.",
            "Boards and base coins, gems at random, taverns, heroes, distinctions, treasury, then both decks: in "
            "this order.",
        ),
        text=Said(
            "1. À chacun un plateau et cinq pièces de base.\n2. À chacun une gemme au hasard, face visible.\n3. Au "
            "centre, les trois enseignes et les marqueurs Échange de gemmes.\n4. Les héros sur trois porte-cartes.\n5. "
            "Les distinctions sur un porte-cartes.\n6. Le Trésor ; à deux et à trois joueurs, on en retire deux 7, "
            "deux 9 et deux 11.\n7. À moins de cinq, les cartes marquées pour cinq restent dans la boîte.\n8. Les "
            "cartes de l'âge 1, mélangées, près du Trésor.\n9. De même celles de l'âge 2.",
            "1. A board and five base coins for each player.\n2. A gem at random for each, face up.\n3. In the middle, "
            "the three tavern signs and the gem exchange markers.\n4. The heroes on three card holders.\n5. The "
            "distinctions on one card holder.\n6. The treasury; with two and with three players, two 7s, two 9s and "
            "two 11s are taken out.\n7. With fewer than five, the cards marked for five stay in the box.\n8. The cards "
            "of age 1, shuffled, beside the treasury.\n9. Those of age 2 likewise.",
        ),
        example=Said(
            "À trois joueurs : gemmes 3, 4 et 5, un Trésor de 34 − 6 = 28 pièces, et aucune carte marquée pour cinq.",
            "With three players: gems 3, 4 and 5, a treasury of 34 − 6 = 28 coins, and no card marked for five.",
        ),
        source=nidavellir(4, 5),
        related=(
            "nidavellir.setup.by_players",
            "nidavellir.setup.gems",
            "nidavellir.setup.base_coins",
            "nidavellir.setup.heroes",
            "nidavellir.coins.removed",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.setup.box",
        title=Said(
            "Ce qu'il y a dans la boîte",
            "What is in the box",
        ),
        answer=Said(
            "87 cartes Nain, 21 héros, 5 distinctions, 5 offrandes royales, 60 pièces, 6 gemmes, 3 enseignes, 3 "
            "marqueurs et 5 plateaux.",
            "87 dwarf cards, 21 heroes, 5 distinctions, 5 royal offerings, 60 coins, 6 gems, 3 tavern signs, 3 "
            "markers and 5 boards.",
        ),
        text=Said(
            "Les nains sont 18 guerriers, 16 chasseurs, 16 mineurs, 20 forgerons, 16 explorateurs et la forgeronne "
            "spéciale. Les pièces sont 25 pièces de base, la pièce spéciale 3 et 34 pièces du Trésor. S'y ajoutent le "
            "Trésor, quatre porte-cartes et le carnet de score.",
            "The dwarfs are 18 warriors, 16 hunters, 16 miners, 20 blacksmiths, 16 explorers and the special "
            "blacksmith. The coins are 25 base coins, the special coin 3 and 34 coins of the treasury. There are also "
            "the treasury, four card holders and the score pad.",
        ),
        example=Said(
            "18 + 16 + 16 + 20 + 16 + 1 = 87 cartes Nain, et 25 + 1 + 34 = 60 pièces.",
            "18 + 16 + 16 + 20 + 16 + 1 = 87 dwarf cards, and 25 + 1 + 34 = 60 coins.",
        ),
        source=nidavellir(2, 3),
        cards=("special_blacksmith",),
        related=(
            "nidavellir.setup.dwarfs",
            "nidavellir.setup.treasury",
            "nidavellir.setup.offerings",
            "nidavellir.setup.heroes",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.setup.length",
        title=Said(
            "Le nombre de joueurs et la durée",
            "The number of players and the length",
        ),
        answer=Said(
            "De 2 à 5 joueurs, 45 minutes : deux âges de quatre tours à 2 et 3 joueurs, de trois tours à 4 et 5.",
            "2 to 5 players, 45 minutes: two ages of four turns with 2 and 3 players, of three turns with 4 and 5.",
        ),
        text=Said(
            "Chaque tour fait jouer trois tavernes : chacun prend donc 24 cartes à deux ou trois joueurs, 18 à "
            "quatre ou cinq. Idavoll ajoute un tour à l'âge 1.",
            "Each turn plays three taverns: so everyone takes 24 cards with two or three players, 18 with four or "
            "five. Idavoll adds a turn to age 1.",
        ),
        example=Said(
            "À trois : 2 × 4 × 3 = 24 tavernes. À cinq : 2 × 3 × 3 = 18.",
            "With three: 2 × 4 × 3 = 24 taverns. With five: 2 × 3 × 3 = 18.",
        ),
        source=PLAYER_AID,
        related=(
            "nidavellir.setup.turns",
            "nidavellir.mythology.age_one_longer",
            "nidavellir.final_count.when",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.camp.box",
        title=Said(
            "Ce qu'il y a dans la boîte de Thingvellir",
            "What is in the Thingvellir box",
        ),
        answer=Said(
            "12 artefacts, 12 mercenaires, 6 héros, et les deux doubles d'Olwyn.",
            "12 artefacts, 12 mercenaries, 6 heroes, and Olwyn's two doubles.",
        ),
        text=Said(
            "Six artefacts et six mercenaires forment le paquet de camp de chaque âge ; les héros rejoignent ceux de "
            "la boîte de base. Crovax et Odroerir sont des cartes promotionnelles, qui ne sont pas dans cette boîte.",
            "Six artefacts and six mercenaries make up the camp deck of each age; the heroes join those of the base "
            "box. Crovax and Odroerir are promotional cards, which are not in this box.",
        ),
        example=Said(
            "6 + 6 = 12 cartes de camp par âge, et 21 + 6 = 27 héros.",
            "6 + 6 = 12 camp cards in each age, and 21 + 6 = 27 heroes.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=(
            "olwyn",
            "crovax",
            "odroerir",
        ),
        related=(
            "nidavellir.camp.decks",
            "nidavellir.heroes.of_thingvellir",
            "nidavellir.setup.box",
        ),
        date=SECOND_EDITION,
    ),
)
