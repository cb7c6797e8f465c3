"""Mythology cards of Idavoll: how many, when, where, and what becomes of those that nobody takes."""

from referee.entry import LICENSED, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import THINGVELLIR, idavoll

ENTRIES = (
    Entry(
        "nidavellir.mythology.setup",
        title=Said("Mythologie : combien de cartes", "Mythology: how many cards"),
        answer=Said(
            "Sur le Dragon Dansant, posez 9 des 20 cartes Mythologie mélangées à 2 ou 3 joueurs, 12 à 4 joueurs et 15 "
            "à 5 joueurs.",
            "Of the 20 shuffled mythology cards, put 9 on the Dancing Dragon with 2 or 3 players, 12 with 4 players "
            "and 15 with 5 players.",
        ),
        text=Said(
            "C'est juste de quoi garnir cette taverne pendant trois tours. Les 11, 8 ou 5 cartes qui restent "
            "attendent à côté du Trésor, et seul Skymir y fait piocher. Pièces, gemmes, héros et paquets des deux "
            "âges se préparent comme dans le jeu de base.",
            "That is just enough to fill that tavern for three turns. The 11, 8 or 5 cards that are left wait beside "
            "the treasury, and Skymir alone draws from them. Coins, gems, heroes and the decks of both ages are set "
            "up as in the base game.",
        ),
        example=Said(
            "À 4 joueurs : 3 tours de 4 cartes, 3 × 4 = 12. À 5 joueurs : 3 × 5 = 15.",
            "With 4 players: 3 turns of 4 cards, 3 × 4 = 12. With 5 players: 3 × 5 = 15.",
        ),
        source=idavoll(3),
        cards=("skymir",),
        related=("nidavellir.mythology.not_taken", "nidavellir.mythology.dancing_dragon", "nidavellir.giants.skymir"),
    ),
    Entry(
        "nidavellir.mythology.dancing_dragon",
        title=Said("Les trois premiers tours au Dragon Dansant", "The Dancing Dragon in the first three turns"),
        answer=Said(
            "Aux tours 1, 2 et 3 de l'âge 1, le Dragon Dansant ne propose que des cartes Mythologie, et les deux "
            "autres tavernes reçoivent des cartes de l'âge 1.",
            "In turns 1, 2 and 3 of age 1 the Dancing Dragon offers mythology cards only, while the other two taverns "
            "get cards of age 1.",
        ),
        text=Said(
            "Révélez-y une carte par joueur, et trois à deux joueurs. On mise sur cette taverne et on y choisit dans "
            "l'ordre habituel. À partir du tour 4, et pendant tout l'âge 2, les trois tavernes sont remplies "
            "normalement : les cartes Mythologie n'y viennent plus.",
            "Turn up one card per player there, and three with two players. Players bid for that tavern and choose "
            "there in the usual order. From turn 4 on, and all through age 2, the three taverns are filled as usual: "
            "no more mythology cards come there.",
        ),
        example=Said(
            "À 4 joueurs, chacun des trois premiers tours amène 8 cartes de l'âge 1 et 4 cartes Mythologie : 8 + 4 = "
            "12 cartes sur la table, comme d'habitude.",
            "With 4 players each of the first three turns brings 8 cards of age 1 and 4 mythology cards: 8 + 4 = 12 "
            "cards on the table, as usual.",
        ),
        source=idavoll(3),
        related=("nidavellir.mythology.age_one_longer", "nidavellir.turn.must_take", "nidavellir.turn.order"),
    ),
    Entry(
        "nidavellir.mythology.age_one_longer",
        title=Said("Un tour de plus à l'âge 1", "One more turn in age 1"),
        answer=Said(
            "Avec Idavoll, l'âge 1 dure un tour de plus : 5 tours à 2 ou 3 joueurs, 4 tours à 4 ou 5 joueurs.",
            "With Idavoll age 1 lasts one turn longer: 5 turns with 2 or 3 players, 4 turns with 4 or 5 players.",
        ),
        text=Said(
            "Les cartes de l'âge 1 dont le Dragon Dansant n'a pas eu besoin pendant trois tours font exactement un "
            "tour entier. L'âge 1 s'achève donc comme toujours quand son paquet est vide, et l'évaluation des troupes "
            "suit. L'âge 2 garde sa durée.",
            "The age 1 cards that the Dancing Dragon did not need for three turns make exactly one full turn. So age "
            "1 ends as always when its deck is empty, and the troop evaluation follows. Age 2 keeps its length.",
        ),
        example=Said(
            "À 5 joueurs, le paquet de l'âge 1 a 45 cartes. Trois tours en prennent 3 × 10 = 30 ; il en reste 45 − 30 "
            "= 15, un tour complet de 3 × 5 = 15.",
            "With 5 players the deck of age 1 has 45 cards. Three turns take 3 × 10 = 30 of them; 45 − 30 = 15 are "
            "left, a full turn of 3 × 5 = 15.",
        ),
        source=idavoll(3),
        related=("nidavellir.mythology.dancing_dragon", "nidavellir.gods.frigg_last_turn"),
    ),
    Entry(
        "nidavellir.mythology.not_taken",
        title=Said("Les cartes Mythologie que personne ne prend", "Mythology cards that nobody takes"),
        answer=Said(
            "Une carte Mythologie que personne ne prend retourne dans la boîte : elle ne rejoint pas la défausse et "
            "ne sert plus de la partie.",
            "A mythology card that nobody takes goes back to the box: it does not join the discard pile and is out of "
            "the game.",
        ),
        text=Said(
            "Cela arrive à deux joueurs, où trois cartes sont révélées pour deux choix, et avec Thingvellir quand un "
            "joueur est allé au camp. La carte ne va pas non plus sous le paquet près du Trésor : aucun effet ne peut "
            "la faire revenir. Les cartes de l'âge 1 que personne n'a prises vont, elles, à la défausse.",
            "That happens with two players, when three cards are turned up for two choices, and with Thingvellir when "
            "a player went to the camp. Nor does the card go under the pile beside the treasury: no effect can bring "
            "it back. Cards of age 1 that nobody took do go to the discard pile.",
        ),
        example=Said(
            "À deux joueurs, 3 × 3 = 9 cartes sont révélées : chacun en prend 3, et 3 finissent dans la boîte. Si "
            "Surt est de celles-là, Andumia ne le trouvera pas dans la défausse.",
            "With two players 3 × 3 = 9 cards are turned up: each player takes 3, and 3 end up in the box. If Surt is "
            "one of those, Andumia will not find him in the discard pile.",
        ),
        source=idavoll(4),
        cards=("surt", "andumia"),
        related=(
            "nidavellir.mythology.thingvellir",
            "nidavellir.mythology.dancing_dragon",
            "nidavellir.turn.leftover",
            "nidavellir.heroes.andumia",
        ),
    ),
    Entry(
        "nidavellir.mythology.score_pad",
        title=Said("Où noter les cartes Mythologie", "Where mythology cards are noted"),
        answer=Said(
            "Ases, Géants et Valkyries se notent dans leur case du carnet ; un animal se compte dans la colonne de sa "
            "classe.",
            "Gods, giants and valkyries are noted in their box on the score pad; an animal is counted in the column "
            "of its class.",
        ),
        text=Said(
            "L'animal se tient dans l'armée : ses grades et ses points sont ceux de sa colonne. La pièce qu'ajoute "
            "Surt et l'explorateur que triple Gymir se notent dans la case de la Mythologie, non chez les guerriers "
            "ou les explorateurs.",
            "The animal stands in the army: its ranks and points belong to its column. The coin that Surt adds and "
            "the explorer that Gymir triples are noted in the mythology box, not with the warriors or the explorers.",
        ),
        example=Said(
            "Anne a Garm, Freya, et Hildr sur sa deuxième encoche. Garm compte chez les explorateurs ; la case de la "
            "Mythologie reçoit 15 + 8 = 23.",
            "Anne has Garm, Freya, and Hildr on her second notch. Garm counts with the explorers; the mythology box "
            "gets 15 + 8 = 23.",
        ),
        source=idavoll(4),
        cards=("surt", "gymir", "garm", "freya", "hildr"),
        related=("nidavellir.giants.surt", "nidavellir.giants.gymir", "nidavellir.valkyries.track"),
    ),
    Entry(
        "nidavellir.mythology.no_heroes",
        title=Said("Une carte Mythologie est-elle un héros ?", "Is a mythology card a hero?"),
        answer=Said(
            "Aucune carte Mythologie n'est un héros, pas même un animal qui se tient dans l'armée.",
            "No mythology card is a hero, not even an animal that stands in the army.",
        ),
        text=Said(
            "Le livret range les cartes Mythologie en quatre familles, Géants, Animaux, Ases et Valkyries, et son "
            "glossaire (page 12) nomme les héros à part des animaux. Elles ne comptent pas parmi vos héros quand vous "
            "comparez lignes et héros, n'ajoutent rien à Svalinn et ne font pas descendre le jeton de Sigrdrífa.",
            "The book sorts mythology cards into four families, giants, animals, gods and valkyries, and its glossary "
            "(page 12) names heroes apart from animals. They do not count among your heroes when lines and heroes are "
            "compared, add nothing to Svalinn and do not move Sigrdrífa's token.",
        ),
        example=Said(
            "Un héros, Nidhogg et Odin : pour le héros suivant par les lignes, il faut 1 + 1 = 2 lignes, pas 4.",
            "One hero, Nidhogg and Odin: the next hero by lines takes 1 + 1 = 2 lines, not 4.",
        ),
        source=idavoll(2),
        cards=("svalinn", "sigrdrifa", "nidhogg", "odin"),
        related=("nidavellir.recruiting.line_rule", "nidavellir.animals.lines", "nidavellir.valkyries.sigrdrifa"),
    ),
    Entry(
        "nidavellir.mythology.thingvellir",
        title=Said("Le camp au lieu d'une carte Mythologie", "The camp instead of a mythology card"),
        answer=Said(
            "Avec Thingvellir, qui agit en premier au Dragon Dansant peut prendre une carte du camp au lieu d'une "
            "carte Mythologie.",
            "With Thingvellir, whoever acts first at the Dancing Dragon may take a camp card instead of a mythology "
            "card.",
        ),
        text=Said(
            "Le livret d'Idavoll laisse toutes les règles de Thingvellir en vigueur et prévoit que des cartes "
            "Mythologie restent alors sur la taverne. Celle qui reste va dans la boîte, jamais dans la défausse.",
            "Idavoll's book leaves all rules of Thingvellir in force and provides for mythology cards being left at "
            "the tavern. The one that is left goes to the box, never to the discard pile.",
        ),
        example=Said(
            "À 3 joueurs, Serge agit en premier et prend Draupnir au camp. Les deux autres joueurs prennent chacun "
            "une carte Mythologie, et la troisième retourne dans la boîte.",
            "With 3 players Serge acts first and takes Draupnir at the camp. The other two players take a mythology "
            "card each, and the third goes back to the box.",
        ),
        source=THINGVELLIR,
        status=LICENSED,
        cards=("draupnir",),
        related=(
            "nidavellir.mythology.not_taken",
            "nidavellir.camp.first_player",
            "nidavellir.gods.loki_and_camp",
            "nidavellir.valkyries.brynhildr_and_camp",
        ),
    ),
    Entry(
        "nidavellir.mythology.first_games",
        title=Said(
            "Idavoll avant Thingvellir",
            "Idavoll before Thingvellir",
        ),
        answer=Said(
            "Le livret conseille de jouer une ou deux parties avec la boîte de base et Idavoll avant d'y ajouter "
            "Thingvellir.",
            "The book advises playing one or two games with the base box and Idavoll before adding Thingvellir.",
        ),
        text=Said(
            "C'est un conseil, pas une règle : les cartes Mythologie sont plus puissantes que les nains et changent "
            "les habitudes. Les deux extensions peuvent se jouer ensemble, et toutes leurs règles valent alors (page "
            "4).",
            "This is advice, not a rule: mythology cards are more powerful than dwarfs and change your habits. The "
            "two expansions can be played together, and all their rules then hold (page 4).",
        ),
        example=Said(
            "Une table qui connaît déjà Thingvellir peut donc tout jouer dès la première partie.",
            "So a table that knows Thingvellir already may play everything from its first game on.",
        ),
        source=idavoll(2),
        related=(
            "nidavellir.mythology.setup",
            "nidavellir.mythology.thingvellir",
            "nidavellir.setup.first_game",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mythology.class_tokens",
        title=Said(
            "Les jetons de Classe",
            "The class tokens",
        ),
        answer=Said(
            "Les dix jetons de Classe se posent au besoin en haut des colonnes, pour montrer de quelle classe elles "
            "sont.",
            "The ten class tokens are put at the head of the columns if needed, to show which class they are.",
        ),
        text=Said(
            "Ils ne comptent pour rien : ni grade, ni point. C'est utile quand une colonne commence par une carte "
            "sans couleur, Gullinbursti par exemple. Ölrun, elle, en porte un pour la classe choisie.",
            "They count for nothing: no rank, no points. They help when a column begins with a card without a colour, "
            "Gullinbursti for instance. Ölrun carries one for the chosen class.",
        ),
        example=Said(
            "Gullinbursti ouvre une colonne vide : un jeton montre que c'est celle des mineurs.",
            "Gullinbursti opens an empty column: a token shows that it is the miners' column.",
        ),
        source=idavoll(2),
        cards=(
            "gullinbursti",
            "olrun",
        ),
        related=(
            "nidavellir.valkyries.olrun",
            "nidavellir.animals.gullinbursti",
            "nidavellir.mythology.box",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.mythology.box",
        title=Said(
            "Ce qu'il y a dans la boîte d'Idavoll",
            "What is in the Idavoll box",
        ),
        answer=Said(
            "20 cartes Mythologie, Gullinbursti, 5 jetons Pouvoir, 5 jetons Force, 5 jetons Capture, 10 jetons de "
            "Classe et un carnet de score.",
            "20 mythology cards, Gullinbursti, 5 power tokens, 5 force tokens, 5 capture tokens, 10 class tokens "
            "and a score pad.",
        ),
        text=Said(
            "Les cartes Mythologie sont cinq Géants, cinq animaux mythiques, cinq Ases et cinq Valkyries. Les "
            "jetons Pouvoir vont aux Ases, les jetons Force aux Valkyries, les jetons Capture aux Géants.",
            "The mythology cards are five giants, five mythical animals, five gods and five valkyries. Power tokens "
            "go to gods, force tokens to valkyries, capture tokens to giants.",
        ),
        example=Said(
            "5 + 5 + 5 + 5 = 20 cartes Mythologie.",
            "5 + 5 + 5 + 5 = 20 mythology cards.",
        ),
        source=idavoll(2),
        cards=("gullinbursti",),
        related=(
            "nidavellir.mythology.setup",
            "nidavellir.mythology.class_tokens",
            "nidavellir.setup.box",
        ),
        date=SECOND_EDITION,
    ),
)
