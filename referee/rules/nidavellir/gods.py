"""Gods of Idavoll: the power token, Frigg and Thor."""

from referee.entry import EXAMPLE, READING, SECOND_EDITION, Entry, Said
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
        asked=Said(
            "dieu, dieux, Ases, activer, plusieurs fois, réutiliser, utilisé recommencer jeton rends Odin marche "
            "chaque tour, utiliser un dieu combien de fois, réutiliser un dieu, jeton Pouvoir à quoi ça sert, quand "
            "rendre le jeton Pouvoir, Thor deux fois, pouvoir unique, Odin chaque tour ou une seule fois, Loki "
            "encore au prochain tour, nombre d'utilisations, pouvoir d'un dieu utilisé une fois",
            "gods, activate, again, twice, reuse, already repeat give back token Odin work every round, how many "
            "times can I use a god, use a god twice, what is the power token for, use Thor twice, a single use, Loki "
            "again next round, number of uses, reusable, god power only once, used once",
        ),
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
        asked=Said(
            "dieux, décompte, jeton pas utilisé, valeur, perds bonus sers compte, points des dieux à la fin, combien "
            "vaut Thor, combien valent les Ases, Ase pas utilisé, points de victoire d'un dieu, Loki utilisé vaut "
            "encore ses points, points d'Odin à la fin, points de Freya, points de Thor, points même si le pouvoir a "
            "servi",
            "gods, scoring, unused token, value, lose bonus using counts, points of gods at the end, what Thor is "
            "worth, how much gods are worth, unused god, victory points of a god, points for Odin at the end, points "
            "for Loki, points for Freya, points for Thor, points even if used",
        ),
    ),
    Entry(
        "nidavellir.gods.same_turn",
        title=Said("Utiliser un Ase dès qu'il est recruté", "Using a god as soon as recruited"),
        answer=Said(
            "Selon notre lecture, oui : dès que se présente le moment que sa carte indique, fût-ce dans le même tour.",
            "By our reading, yes: as soon as the moment that the card names comes up, even in the same turn.",
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
        asked=Said(
            "tout de suite, attendre, immédiatement, viens prendre Odin sers maintenant pouvoir dieu tour prends "
            "patienter manche, dans le même tour, le tour même, je viens de prendre un dieu et je dois défausser, "
            "Ase utilisable quand, Odin dans le tour où je le prends, pouvoir le même tour, j'ai pris Odin à "
            "l'instant, pouvoir direct ou au tour suivant",
            "at once, wait, immediately, right away, took Odin ability turn round, in the same turn, I just took a "
            "god and have to discard, god power at once, right after taking it, same turn use of a god, Odin right "
            "away, power at once or next turn",
        ),
        other=Said(
            "Le pouvoir ne s'active qu'à partir du tour de jeu qui suit le recrutement de l'Ase.",
            "The power can be used only from the turn after the god was recruited.",
        ),
    ),
    Entry(
        "nidavellir.gods.frigg",
        title=Said("Frigg : trois cartes pour une", "Frigg: three cards for one"),
        answer=Said(
            "Quand c'est à vous de choisir, mettez une carte de la taverne sous la pioche de l'âge, piochez-en trois, "
            "gardez-en une et remettez les deux autres dessous.",
            "When it is your turn to choose, put one card of the tavern under the age's deck, draw three, keep one "
            "and put the two others back underneath.",
        ),
        text=Said(
            "La carte gardée tient lieu de celle de la taverne : un nain va dans l'armée, une offrande royale se "
            "résout. Vous mettez les deux autres dessous dans l'ordre que vous voulez, et vous connaissez alors trois "
            "cartes qui viendront à la dernière taverne de l'âge. Les autres joueurs ont toujours de quoi choisir. À "
            "la fin, Frigg vaut 12 points.",
            "The kept card stands for that of the tavern: a dwarf goes into the army, a royal offering is resolved. "
            "The two others go underneath in any order you like, and so you know three cards that will come to the "
            "age's last tavern. The other players still have enough to choose from. At the end Frigg is worth 12 "
            "points.",
        ),
        example=Said(
            "La taverne offre des guerriers de 3, 5 et 6. Anne envoie le 3 sous la pioche, pioche un mineur, un "
            "chasseur et une offrande, garde le mineur ; le 5 et le 6 restent pour les deux autres.",
            "The tavern offers warriors 3, 5 and 6. Anne sends the 3 under the deck, draws a miner, a hunter and an "
            "offering, keeps the miner; the 5 and the 6 remain for the two others.",
        ),
        source=idavoll(6, 7),
        cards=("frigg",),
        related=(
            "nidavellir.gods.frigg_last_turn",
            "nidavellir.gods.frigg_and_mythology",
            "nidavellir.gods.frigg_and_loki",
            "nidavellir.giants.capture_with_frigg",
        ),
        asked=Said(
            "piocher, sous le paquet, remplacer une carte, nains rangée nuls autres regarder deux jette, Frig, trois "
            "cartes, une carte sous la pioche, quand utiliser Frigg, déesse trois cartes",
            "draw, under the pile, replace a card, bottom, row bad see others look deck throw away two, Frig, draw "
            "three keep one, a card under the deck, when to use Frigg, goddess draw three",
        ),
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
            "perdu, les 12 points restent.",
            "A turn here means the entry of the dwarfs, the bids and all three taverns. In the last turn all cards of "
            "the age already lie on the table: there is no deck left. A token kept too long is lost, the 12 points "
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
        asked=Said(
            "pioche vide, trop tard, fin de l'âge, cartes dernière manche garder, dernier tour, pas assez de cartes "
            "pour Frigg",
            "empty deck, too late, end of the age, cards draw final round save until, last turn, not enough cards "
            "for Frigg",
        ),
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
            "Sa carte nomme le choix d'un nain ou d'une offrande. Une carte Mythologie glissée sous la pioche de "
            "l'âge reviendrait d'ailleurs plus tard dans une autre taverne, ce que le livret n'évoque nulle part. Aux "
            "tours 1 à 3, gardez-la donc pour les deux autres tavernes.",
            "Her card names the choice of a dwarf or an offering. Besides, a mythology card slid under the age's deck "
            "would come back later in another tavern, which the book mentions nowhere. So in turns 1 to 3 keep her "
            "for the two other taverns.",
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
        asked=Said(
            "Dragon Dansant, échanger une carte Mythologie, rangée dieux remplacer Valkyrie piocher nain plutôt "
            "géant, Frigg au Dragon Dansant",
            "Dancing Dragon, swap a mythology card, row gods replace valkyrie using draw dwarf rather giant, Frigg "
            "at the Dancing Dragon",
        ),
        other=Said(
            "Toute carte de la taverne peut passer sous la pioche : le livret dit « une des cartes de cette taverne » "
            "sans distinguer.",
            "Any card of the tavern can go under the deck: the book says one of the cards of that tavern and makes no "
            "difference.",
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
            "envoyée sous la pioche est celle que Frigg aurait prise : elle compte comme son choix. Le joueur qui "
            "possède Loki, lui, peut y envoyer la carte réservée.",
            "The book says that nobody else can take this card, without mentioning Frigg. But the card sent under the "
            "deck is the one that Frigg would have taken: it counts as her choice. The player who owns Loki can send "
            "the reserved card there.",
        ),
        example=Said(
            "Anne active Frigg devant trois cartes, dont une porte le jeton de Serge : elle en met une des deux "
            "autres sous la pioche.",
            "Anne uses Frigg before three cards, one of which bears Serge's token: she puts one of the two others "
            "under the deck.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("frigg", "loki"),
        related=("nidavellir.gods.frigg", "nidavellir.gods.loki"),
        asked=Said(
            "carte marquée, sous le paquet, virer mis jeton dessus enlever contre autre dieu, Frigg enlève la carte "
            "de Loki",
            "marked card, under the pile, rid using put token remove bury claimed, Frigg removes Loki's card",
        ),
        other=Said(
            "Mettre une carte sous la pioche n'est pas la prendre : la réservation ne protège pas de cela.",
            "Putting a card under the deck is not taking it: the reservation does not protect against that.",
        ),
    ),
    Entry(
        "nidavellir.gods.thor",
        title=Said("Thor : bloquer une défausse", "Thor: blocking a discard"),
        answer=Said(
            "Au moment où un effet vous ferait défausser une carte, Thor peut le bloquer, une fois dans la partie.",
            "At the moment when an effect would make you discard a card, Thor can block it, once in the game.",
        ),
        text=Said(
            "Il arrête la défausse de Bonfur, une des deux de Dagda et, avec Thingvellir, celles de Brísingamens et "
            "de Höfud. Celle de Brísingamens vient juste avant le décompte : il faut avoir gardé le jeton "
            "jusque-là. Le reste de l'effet s'applique. Décidez quand l'effet se déclenche : après coup, il est "
            "trop tard. À la fin, Thor vaut 8 points.",
            "He stops the discard of Bonfur, one of the two of Dagda and, with Thingvellir, those of Brísingamens "
            "and of Höfud. That of Brísingamens comes just before the count: the token must have been kept until "
            "then. The rest of the effect applies. Decide when the effect fires: afterwards it is too late. At the "
            "end Thor is worth 8 points.",
        ),
        example=Said(
            "Serge recrute Bonfur et active Thor : Bonfur entre avec ses 3 grades et aucun nain ne part.",
            "Serge recruits Bonfur and uses Thor: Bonfur comes in with his 3 ranks and no dwarf leaves.",
        ),
        source=idavoll(6, 7),
        cards=("thor", "bonfur", "dagda", "brisingamens", "hofud"),
        related=(
            "nidavellir.gods.thor_and_dagda",
            "nidavellir.gods.thor_and_conditions",
            "nidavellir.heroes.bonfur",
            "nidavellir.artefacts.brisingamens",
            "nidavellir.artefacts.hofud",
        ),
        asked=Said(
            "annuler, empêcher, protéger, défausser, Brisingamen, dois jeter nain refuser contre Höfud garder "
            "guerrier grâce dieu, effet de Thor, protéger une carte, empêcher une défausse, éviter de défausser avec "
            "un dieu, Thor contre Höfud",
            "cancel, prevent, protect, discarding, Brisingamen, throw dwarf refuse against Hofud keep warrior thanks "
            "god, what Thor does, protect a card, prevent a discard, cancel a discard, Thor against Höfud, stop a "
            "discard with a god",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.gods.thor_and_dagda",
        title=Said("Thor et Dagda : une carte au lieu de deux", "Thor and Dagda: one card instead of two"),
        answer=Said(
            "Contre Dagda, Thor ne bloque qu'une des deux défausses : il reste une carte à défausser.",
            "Against Dagda Thor blocks only one of the two discards: one card is still to be discarded.",
        ),
        text=Said(
            "Dagda a deux effets de défausse, dans deux colonnes différentes, et le jeton n'en arrête qu'un. Vous "
            "gardez le choix de la colonne qui perd sa carte.",
            "Dagda has two discards, in two different columns, and the token stops only one of them. The choice of "
            "the column that loses its card remains yours.",
        ),
        example=Said(
            "Valériane recrute Dagda et défausse le jeton de Thor : 2 − 1 = 1 carte quitte son armée.",
            "Valériane recruits Dagda and discards the token of Thor: 2 − 1 = 1 card leaves her army.",
        ),
        source=idavoll(6, 7),
        status=EXAMPLE,
        cards=("thor", "dagda"),
        related=("nidavellir.gods.thor", "nidavellir.heroes.dagda", "nidavellir.gods.thor_and_durathor"),
        asked=Said(
            "exemple, deux défausses, bloquer les deux, perds nains sauve dieu annule, Thor et Dagda, je recrute "
            "Dagda et j'ai Thor, Thor bloque une ou deux cartes, combien défausser avec Thor et Dagda, Thor bloque "
            "les deux défausses de Dagda, Dagda avec Thor une seule carte défaussée",
            "example, two discards, block both, many guys lose save god cancels all, Thor and Dagda, recruit Dagda "
            "with Thor, how many cards with Thor and Dagda, does Thor block one or both, Thor and both of Dagda's "
            "discards, Dagda with Thor discard one or zero",
        ),
    ),
    Entry(
        "nidavellir.gods.thor_and_durathor",
        title=Said("Thor et Durathor contre Dagda", "Thor and Durathor against Dagda"),
        answer=Said(
            "Selon notre lecture, ensemble, Durathor et Thor effacent les deux défausses de Dagda, et vous ne "
            "perdez aucune carte.",
            "By our reading, together Durathor and Thor wipe out both discards of Dagda, and you lose no card.",
        ),
        text=Said(
            "Durathor ramène la défausse à une carte, et Thor bloque celle qui reste. Chaque règle est imprimée pour "
            "elle-même ; leur rencontre ne l'est pas. Rien ne dit que les deux effets visent la même carte.",
            "Durathor brings the discard down to one card, and Thor blocks the one that is left. Each rule is printed "
            "for itself; their meeting is not. Nothing says that both effects aim at the same card.",
        ),
        example=Said(
            "Dagda : 2 cartes. Avec Durathor : 2 − 1 = 1. Avec le jeton de Thor : 1 − 1 = 0.",
            "Dagda: 2 cards. With Durathor: 2 − 1 = 1. With the token of Thor: 1 − 1 = 0.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("thor", "durathor", "dagda"),
        related=("nidavellir.gods.thor", "nidavellir.animals.durathor", "nidavellir.heroes.dagda"),
        asked=Said(
            "cumul, zéro défausse, les deux, gratuite cerf marteau jette rien animal dieu protègent ensemble, Thor "
            "et Durathor ensemble",
            "combo, no discard, stack, both, free deer god throw nothing beast protect together, Thor and Durathor "
            "together",
        ),
        other=Said(
            "L'un et l'autre ramènent Dagda à une seule carte ; ensemble ils ne font pas mieux.",
            "Both bring Dagda down to a single card; together they do no better.",
        ),
    ),
    Entry(
        "nidavellir.gods.thor_and_conditions",
        title=Said("Recruter Dagda grâce à Thor", "Recruiting Dagda thanks to Thor"),
        answer=Said(
            "Selon notre lecture, non : Thor ne dispense pas d'avoir les cartes à défausser quand on choisit Bonfur "
            "ou Dagda.",
            "By our reading, no: Thor does not free you from having the cards to discard when you choose Bonfur or "
            "Dagda.",
        ),
        text=Said(
            "La condition se vérifie au choix du héros ; Thor n'intervient qu'ensuite, quand la défausse se "
            "déclenche. Le livret ne traite pas ce cas. C'est la différence avec Durathor, qui réduit l'effet à tout "
            "moment sans qu'on l'active.",
            "The condition is checked when the hero is chosen; Thor steps in only afterwards, when the discard fires. "
            "The book does not treat this case. That is the difference with Durathor, who reduces the effect at all "
            "times without being activated.",
        ),
        example=Said(
            "Des nains chez les seuls mineurs : même avec Thor, Dagda reste interdite. Bonfur, qui ne demande qu'un "
            "nain, est permis.",
            "Dwarfs among the miners only: even with Thor, Dagda remains forbidden. Bonfur, who asks for one dwarf "
            "only, is allowed.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("thor", "bonfur", "dagda", "durathor"),
        related=(
            "nidavellir.recruiting.conditions",
            "nidavellir.gods.thor",
            "nidavellir.animals.durathor_and_conditions",
        ),
        asked=Said(
            "condition, impossible à défausser, interdit, rien jeter prendre Bonfur carte dieu paie-t-il place, "
            "prendre Bonfur grâce à Thor, sans cartes à défausser, une seule colonne et Thor, Thor et Bonfur sans "
            "nain, Bonfur sans forgeron mais avec Thor",
            "condition, cannot discard, forbidden, nothing throw take Bonfur card due god pay, take Bonfur thanks to "
            "Thor, without cards to discard, only one column and Thor, Thor and Bonfur without a dwarf, Bonfur "
            "without a blacksmith but with Thor",
        ),
        other=Said(
            "Qui annonce Thor en choisissant Dagda n'aura qu'une carte à défausser : une seule autre colonne suffit.",
            "Whoever announces Thor while choosing Dagda will have one card to discard: one other column is enough.",
        ),
    ),
)
