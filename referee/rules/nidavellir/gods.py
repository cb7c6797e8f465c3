"""Gods of Idavoll: the power token, and Frigg."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.gods.power_token",
        title=Said("Le pouvoir d'un Ase : une fois par partie", "A god's power: once per game"),
        answer=Said(
            "Le pouvoir d'un Ase sert une seule fois par partie : vous défaussez alors son jeton Pouvoir.",
            "A god's power is used once per game: you discard its power token when you do so.",
        ),
        text=Said(
            "Recruté, l'Ase va dans la zone de Commandement avec un jeton Pouvoir. L'activer est un choix, au moment "
            "que sa carte indique. Un joueur qui a plusieurs Ases a un jeton pour chacun, et rien ne lui interdit "
            "d'en utiliser deux dans le même tour.",
            "Once recruited, the god goes to the command zone with a power token. Using it is a choice, at the moment "
            "that the card names. A player with several gods has a token for each of them, and nothing forbids using "
            "two in the same turn.",
        ),
        example=Said(
            "Anne a Freya et Odin : elle échange deux cartes avant les mises, puis un héros contre un autre à la fin "
            "de son tour. Les deux jetons sont partis.",
            "Anne has Freya and Odin: she swaps two cards before the bids, then one hero for another at the end of "
            "her turn. Both tokens are gone.",
        ),
        source=idavoll(6),
        cards=("freya", "odin"),
        related=("nidavellir.gods.points", "nidavellir.gods.same_turn"),
    ),
    Entry(
        "nidavellir.gods.points",
        title=Said("Les points d'un Ase dont le pouvoir a servi", "Points of a god whose power was used"),
        answer=Said(
            "Un Ase rapporte ses points à la fin, que son pouvoir ait servi ou non.",
            "A god brings its points at the end, whether its power was used or not.",
        ),
        text=Said(
            "Freya vaut 15 points, Frigg 12, Thor 8, Loki 8 et Odin 0. Garder le jeton jusqu'au bout ne rapporte rien "
            "de plus, et l'avoir défaussé ne retire rien.",
            "Freya is worth 15 points, Frigg 12, Thor 8, Loki 8 and Odin 0. Keeping the token to the end brings "
            "nothing more, and having discarded it costs nothing.",
        ),
        example=Said(
            "Thor, jeton défaussé, et Frigg, jeton encore dessus : 8 + 12 = 20 points.",
            "Thor, token discarded, and Frigg, token still there: 8 + 12 = 20 points.",
        ),
        source=idavoll(6, 7),
        cards=("freya", "frigg", "thor", "loki", "odin"),
        related=("nidavellir.gods.power_token", "nidavellir.mythology.score_pad"),
    ),
    Entry(
        "nidavellir.gods.same_turn",
        title=Said(
            "Utiliser un Ase dès qu'il est recruté",
            "Using a god as soon as it is recruited",
        ),
        answer=Said(
            "Selon notre lecture, vous pouvez utiliser un Ase dès que se présente le moment que sa carte indique, "
            "fût-ce dans le même tour.",
            "By our reading, you can use a god as soon as the moment that its card names comes up, even in the same "
            "turn.",
        ),
        text=Said(
            "Le livret limite chaque pouvoir à une fois par partie et ne demande pas d'attendre. Odin peut agir dès "
            "que s'achève votre tour, Thor dès la défausse suivante, Frigg à la taverne suivante. Loki et Freya "
            "agissent avant les mises, donc au plus tôt au tour d'après.",
            "The book limits each power to once per game and does not ask you to wait. Odin can act as soon as your "
            "turn ends, Thor at the next discard, Frigg at the next tavern. Loki and Freya act before the bids, hence "
            "in the following turn at the earliest.",
        ),
        example=Said(
            "Serge prend Frigg au Dragon Dansant au tour 2 ; il s'en sert aussitôt à la troisième taverne.",
            "Serge takes Frigg at the Dancing Dragon in turn 2; he uses her right away at the third tavern.",
        ),
        source=idavoll(6),
        status=READING,
        cards=("odin", "thor", "frigg", "loki", "freya"),
        related=("nidavellir.gods.power_token", "nidavellir.gods.odin", "nidavellir.gods.frigg"),
        other=Said(
            "Le pouvoir ne s'active qu'à partir du tour de jeu qui suit le recrutement de l'Ase.",
            "The power can be used only from the turn after the god was recruited.",
        ),
    ),
    Entry(
        "nidavellir.gods.frigg",
        title=Said("Frigg : trois cartes pour une", "Frigg: three cards for one"),
        answer=Said(
            "Au moment de choisir un nain ou une offrande royale, une fois par partie, mettez une carte de la taverne "
            "sous la pioche de l'âge, piochez-en trois, gardez-en une et remettez les deux autres dessous.",
            "When you are about to choose a dwarf or a royal offering, once per game, put one card of the tavern "
            "under the age's deck, draw three, keep one and put the other two back underneath.",
        ),
        text=Said(
            "Jamais au dernier tour d'un âge. La carte gardée tient lieu de celle de la taverne : un nain va dans "
            "l'armée, une offrande royale se résout. Vous mettez les deux autres dessous dans l'ordre que vous "
            "voulez, et vous connaissez alors trois cartes qui viendront à la dernière taverne de l'âge. Les autres "
            "joueurs ont toujours de quoi choisir. À la fin, Frigg vaut 12 points.",
            "Never in the last turn of an age. The card you keep takes the place of the one from the tavern: a dwarf "
            "goes into the army, a royal offering is resolved. The other two go underneath in any order you like, and "
            "so you know three cards that will come to the age's last tavern. The other players still have enough to "
            "choose from. At the end Frigg is worth 12 points.",
        ),
        example=Said(
            "La taverne offre des guerriers de 3, 5 et 6. Anne envoie le 3 sous la pioche, pioche un mineur, un "
            "chasseur et une offrande, et garde le mineur ; le 5 et le 6 restent pour les deux autres joueurs.",
            "The tavern offers warriors 3, 5 and 6. Anne sends the 3 under the deck, draws a miner, a hunter and an "
            "offering, and keeps the miner; the 5 and the 6 remain for the other two players.",
        ),
        source=idavoll(6, 7),
        cards=("frigg",),
        related=(
            "nidavellir.gods.frigg_last_turn",
            "nidavellir.gods.frigg_and_mythology",
            "nidavellir.gods.frigg_and_loki",
            "nidavellir.giants.capture_with_frigg",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.gods.frigg_last_turn",
        title=Said("Frigg au dernier tour d'un âge", "Frigg in the last turn of an age"),
        answer=Said(
            "Frigg ne peut pas agir pendant le dernier tour de l'âge 1 ni pendant celui de l'âge 2.",
            "Frigg cannot act during the last turn of age 1 nor during that of age 2.",
        ),
        text=Said(
            "Un tour comprend ici l'entrée des nains, les mises et les trois tavernes. Au dernier tour, toutes les "
            "cartes de l'âge sont déjà sur la table : il n'y a plus de pioche. Un jeton gardé trop longtemps est "
            "perdu ; les 12 points restent.",
            "A turn here means the entry of the dwarfs, the bids and all three taverns. In the last turn all cards of "
            "the age already lie on the table: there is no deck left. A token kept too long is lost; the 12 points "
            "remain.",
        ),
        example=Said(
            "À 4 joueurs, l'âge 1 d'Idavoll a 4 tours et l'âge 2 en a 3 : Frigg peut agir aux trois premiers tours de "
            "l'un ou aux deux premiers de l'autre.",
            "With 4 players Idavoll's age 1 has 4 turns and age 2 has 3: Frigg can act in the first three turns of "
            "the one or in the first two of the other.",
        ),
        source=idavoll(6, 7),
        cards=("frigg",),
        related=("nidavellir.gods.frigg", "nidavellir.mythology.age_one_longer"),
    ),
    Entry(
        "nidavellir.gods.frigg_and_mythology",
        title=Said("Frigg face aux cartes Mythologie", "Frigg and mythology cards"),
        answer=Said(
            "Selon notre lecture, Frigg agit là où l'on choisit un nain ou une offrande royale, non devant une "
            "taverne de cartes Mythologie.",
            "By our reading, Frigg acts where a dwarf or a royal offering is chosen, not at a tavern of mythology "
            "cards.",
        ),
        text=Said(
            "Le livret lie Frigg au choix d'un nain ou d'une offrande. Une carte Mythologie glissée sous la pioche de "
            "l'âge reviendrait d'ailleurs plus tard dans une autre taverne, ce que le livret n'évoque nulle part. Aux "
            "tours 1 à 3, gardez-la donc pour les deux autres tavernes.",
            "The book ties Frigg to the choice of a dwarf or an offering. Besides, a mythology card slid under the "
            "age's deck would come back later in another tavern, which the book mentions nowhere. So in turns 1 to 3 "
            "keep her for the other two taverns.",
        ),
        example=Said(
            "Tour 3, Dragon Dansant : il reste Svafa et Gymir. Valériane choisit l'un des deux sans Frigg, qu'elle "
            "active à la troisième taverne.",
            "Turn 3, Dancing Dragon: Svafa and Gymir are left. Valériane chooses one of them without Frigg, whom she "
            "uses at the third tavern.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("frigg", "svafa", "gymir"),
        related=("nidavellir.gods.frigg", "nidavellir.mythology.dancing_dragon"),
        other=Said(
            "Toute carte de la taverne peut passer sous la pioche : le livret dit « une des cartes de cette taverne » "
            "sans distinguer.",
            "Any card of the tavern can go under the deck: the book speaks of one of the cards of that tavern, "
            "without distinction.",
        ),
    ),
    Entry(
        "nidavellir.gods.frigg_and_loki",
        title=Said("Frigg et la carte réservée par Loki", "Frigg and the card reserved by Loki"),
        answer=Said(
            "Selon notre lecture, Frigg ne peut pas mettre sous la pioche une carte que Loki réserve à un autre "
            "joueur.",
            "By our reading, Frigg cannot put under the deck a card that Loki reserves for another player.",
        ),
        text=Said(
            "Le livret dit que personne d'autre ne peut prendre cette carte, sans parler de Frigg. Or la carte "
            "envoyée sous la pioche est, à nos yeux, celle que l'on choisit à cette taverne. Le joueur qui possède "
            "Loki, lui, peut y envoyer la carte réservée.",
            "The book says that nobody else can take this card, without mentioning Frigg. But the card sent under the "
            "deck is, as we see it, the one chosen at that tavern. The player who owns Loki can send the reserved "
            "card there.",
        ),
        example=Said(
            "Anne active Frigg devant trois cartes, dont une porte le jeton de Serge : elle en met une des deux "
            "autres sous la pioche.",
            "Anne uses Frigg with three cards to choose from, one of which bears Serge's token: she puts one of the "
            "other two under the deck.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("frigg", "loki"),
        related=("nidavellir.gods.frigg", "nidavellir.gods.loki"),
        other=Said(
            "Mettre une carte sous la pioche n'est pas la prendre : la réservation ne protège pas de cela.",
            "Putting a card under the deck is not taking it: the reservation does not protect against that.",
        ),
    ),
)
