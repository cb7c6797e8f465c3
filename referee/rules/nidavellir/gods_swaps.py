"""Gods of Idavoll who change who gets what: Freya, Loki and Odin."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.gods.freya",
        title=Said("Freya : échanger deux cartes de tavernes", "Freya: swapping two tavern cards"),
        answer=Said(
            "Freya permute deux cartes de tavernes différentes, une fois les tavernes remplies et avant les mises.",
            "Freya swaps two cards of different taverns, once the taverns are filled and before the bids.",
        ),
        text=Said(
            "Le nombre de cartes de chaque taverne ne change pas. Annoncez l'échange avant que quiconque pose ses "
            "pièces : après les mises, il faut attendre le tour suivant. À la fin, Freya vaut 15 points.",
            "The number of cards in each tavern does not change. Announce the swap before anyone places coins: once "
            "the bids are placed, it has to wait for the next turn. At the end Freya is worth 15 points.",
        ),
        example=Said(
            "Un mineur de 2 est à la première taverne, un chasseur à la troisième. Valériane les échange, puis mise "
            "sa meilleure pièce sur la troisième.",
            "A miner of 2 is at the first tavern, a hunter at the third. Valériane swaps them, then bids her best "
            "coin on the third.",
        ),
        source=idavoll(6, 7),
        cards=("freya",),
        related=(
            "nidavellir.gods.freya_and_loki",
            "nidavellir.gods.freya_and_mythology",
            "nidavellir.gods.power_token",
        ),
    ),
    Entry(
        "nidavellir.gods.freya_and_mythology",
        title=Said("Freya et une carte Mythologie", "Freya and a mythology card"),
        answer=Said(
            "Selon notre lecture, Freya peut envoyer une carte Mythologie dans une autre taverne, en échange d'une "
            "carte de celle-ci.",
            "By our reading, Freya can send a mythology card to another tavern, in exchange for one of the cards "
            "there.",
        ),
        text=Said(
            "Le livret parle des cartes des tavernes sans en écarter aucune. La carte Mythologie se prend alors dans "
            "sa nouvelle taverne, et un même joueur peut en recruter deux dans le tour. Le livret ne donne pas cet "
            "exemple.",
            "The book speaks of the cards of the taverns and excludes none of them. The mythology card is then taken "
            "in its new tavern, and one player can recruit two of them in the turn. The book does not give this "
            "example.",
        ),
        example=Said(
            "Tour 3 : Anne échange Surt contre un guerrier. Surt attend à la première taverne, le guerrier au "
            "Dragon Dansant.",
            "Turn 3: Anne swaps Surt with a warrior. Surt waits at the first tavern, the warrior at the Dancing "
            "Dragon.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("freya", "surt"),
        related=("nidavellir.gods.freya", "nidavellir.mythology.dancing_dragon"),
        other=Said(
            "Le Dragon Dansant ne reçoit que des cartes Mythologie pendant trois tours ; l'échange ne joue alors "
            "qu'entre les deux autres tavernes.",
            "For three turns the Dancing Dragon gets mythology cards alone; the swap then works only between the "
            "other two taverns.",
        ),
    ),
    Entry(
        "nidavellir.gods.freya_and_loki",
        title=Said("Freya et Loki au même moment", "Freya and Loki at the same moment"),
        answer=Said(
            "Loki passe avant Freya : si les deux veulent agir avant les mises, Loki réserve d'abord sa carte.",
            "Loki goes before Freya: if both want to act before the bids, Loki reserves his card first.",
        ),
        text=Said(
            "Les deux pouvoirs tombent au même moment, une fois les tavernes remplies. Freya décide donc en voyant où "
            "se trouve le jeton de Loki, et Loki sans savoir ce que Freya fera.",
            "Both powers come at the same moment, once the taverns are filled. So Freya decides while seeing where "
            "Loki's token lies, and Loki without knowing what Freya will do.",
        ),
        example=Said(
            "Serge (Loki) et Anne (Freya) lèvent la main ensemble : Serge pose son jeton, puis Anne échange deux "
            "cartes.",
            "Serge (Loki) and Anne (Freya) raise a hand together: Serge puts his token down, then Anne swaps two "
            "cards.",
        ),
        source=idavoll(6, 7),
        cards=("freya", "loki"),
        related=("nidavellir.gods.freya", "nidavellir.gods.loki", "nidavellir.gods.freya_moves_reserved"),
    ),
    Entry(
        "nidavellir.gods.freya_moves_reserved",
        title=Said("Freya et la carte réservée par Loki", "Freya and the card reserved by Loki"),
        answer=Said(
            "Selon notre lecture, Freya ne peut pas déplacer la carte que Loki vient de réserver.",
            "By our reading, Freya cannot move the card that Loki has just reserved.",
        ),
        text=Said(
            "Le livret fait passer le pouvoir de Loki avant celui de Freya, sans dire s'il ne s'agit que de l'ordre. "
            "Nous y voyons davantage : déplacer la carte viderait la réservation de son sens, car le propriétaire de "
            "Loki a choisi la taverne autant que la carte.",
            "The book puts Loki's power before that of Freya, without saying whether that is only an order of play. "
            "We take it to mean more: moving the card would rob the reservation of its point, since Loki's owner "
            "chose the tavern as much as the card.",
        ),
        example=Said(
            "Le jeton de Loki est sur un explorateur de 11. Freya peut échanger deux autres cartes, pas celle-là.",
            "Loki's token lies on an explorer of 11. Freya can swap two other cards, not that one.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("freya", "loki"),
        related=("nidavellir.gods.freya_and_loki", "nidavellir.gods.loki", "nidavellir.gods.freya"),
        other=Said(
            "La priorité n'est qu'un ordre : Freya peut déplacer la carte, qui garde le jeton et reste réservée dans "
            "sa nouvelle taverne.",
            "Priority is only an order: Freya can move the card, which keeps the token and stays reserved in its new "
            "tavern.",
        ),
    ),
    Entry(
        "nidavellir.gods.loki",
        title=Said("Loki : réserver une carte", "Loki: reserving a card"),
        answer=Said(
            "Avant les mises, le propriétaire de Loki pose le jeton Pouvoir sur une carte d'une taverne : lui seul "
            "pourra la prendre.",
            "Before the bids, Loki's owner puts the power token on a card of a tavern: nobody else can take it.",
        ),
        text=Said(
            "Toute carte visible convient : nain, offrande royale ou carte Mythologie. La réservation ne change pas "
            "l'ordre : le joueur choisit toujours à son tour, selon sa mise, et peut donc miser bas. À la fin, Loki "
            "vaut 8 points.",
            "Any visible card will do: dwarf, royal offering or mythology card. The reservation does not change the "
            "order: the player still chooses in bid order, and can therefore bid low. At the end Loki is worth 8 "
            "points.",
        ),
        example=Said(
            "Cécile réserve une offrande royale à la première taverne et y mise son 0 : elle la reçoit en dernier.",
            "Cécile reserves a royal offering at the first tavern and bids her 0 there: she gets it last.",
        ),
        source=idavoll(6, 7),
        cards=("loki",),
        related=(
            "nidavellir.gods.loki_other_card",
            "nidavellir.gods.loki_and_order",
            "nidavellir.gods.freya_and_loki",
            "nidavellir.gods.power_token",
        ),
    ),
    Entry(
        "nidavellir.gods.loki_other_card",
        title=Said("Loki : finalement une autre carte", "Loki: another card after all"),
        answer=Said(
            "Rien ne vous oblige à prendre la carte réservée ; si vous en prenez une autre de la même taverne, le "
            "jeton part à la fin de votre tour.",
            "Nothing makes you take the reserved card; if you take another one from the same tavern, the token goes "
            "at the end of your turn.",
        ),
        text=Said(
            "Le pouvoir est alors dépensé, et la carte redevient libre pour ceux qui choisissent après vous. Tant que "
            "votre tour n'est pas fini, personne n'y touche.",
            "The power is then spent, and the card is free again for those who choose after you. As long as your turn "
            "is not over, nobody touches it.",
        ),
        example=Said(
            "Serge a réservé un mineur mais prend un forgeron. Son tour fini, le jeton part et Anne, qui suit, prend "
            "le mineur.",
            "Serge reserved a miner but takes a blacksmith. His turn over, the token goes and Anne, who follows, "
            "takes the miner.",
        ),
        source=idavoll(6, 7),
        cards=("loki",),
        related=("nidavellir.gods.loki", "nidavellir.gods.loki_and_order", "nidavellir.gods.loki_and_camp"),
    ),
    Entry(
        "nidavellir.gods.loki_and_order",
        title=Said("Choisir avant le propriétaire de Loki", "Choosing before Loki's owner"),
        answer=Said(
            "Qui choisit avant le propriétaire de Loki doit prendre une autre carte de la taverne, même si la carte "
            "réservée est la seule qui l'intéresse.",
            "Whoever chooses before Loki's owner has to take another card of the tavern, even if the reserved one is "
            "the only one of interest.",
        ),
        text=Said(
            "Il reste toujours assez de cartes : une taverne en a une par joueur, trois à deux joueurs. Si le "
            "propriétaire de Loki choisit en dernier, il n'a que sa carte réservée, sauf à deux joueurs ou quand un "
            "joueur est allé au camp de Thingvellir.",
            "There are always enough cards: a tavern has one per player, three with two players. If Loki's owner "
            "chooses last, the reserved card is the only one left, except with two players or when a player went to "
            "Thingvellir's camp.",
        ),
        example=Said(
            "4 joueurs, 4 cartes, dont une réservée. Les trois autres prennent les 4 − 1 = 3 cartes libres.",
            "4 players, 4 cards, one of them reserved. The other three take the 4 − 1 = 3 free cards.",
        ),
        source=idavoll(6, 7),
        cards=("loki",),
        related=("nidavellir.gods.loki", "nidavellir.gods.loki_other_card", "nidavellir.turn.order"),
    ),
    Entry(
        "nidavellir.gods.loki_and_camp",
        title=Said("Loki et le camp de Thingvellir", "Loki and Thingvellir's camp"),
        answer=Said(
            "Selon notre lecture, si le propriétaire de Loki prend une carte du camp, son jeton part à la fin de "
            "son tour et la carte réservée redevient libre.",
            "By our reading, if Loki's owner takes a camp card, the token goes at the end of that turn and the "
            "reserved card is free again.",
        ),
        text=Said(
            "Le livret fait partir le jeton quand on prend une autre carte de la même taverne, sans parler du camp. "
            "Nous traitons le camp de même : le propriétaire a fait son choix pour cette taverne, et une réservation "
            "maintenue ne ferait que priver les autres de la carte.",
            "The book makes the token go when another card of the same tavern is taken, without mentioning the camp. "
            "We treat the camp likewise: the owner has made the choice at this tavern, and a reservation kept up "
            "would only deprive the others of the card.",
        ),
        example=Said(
            "À 3 joueurs, Serge a réservé un mineur, agit en premier et prend Draupnir au camp. Son tour fini, Anne "
            "peut prendre le mineur.",
            "With 3 players Serge has reserved a miner, acts first and takes Draupnir at the camp. His turn over, "
            "Anne can take the miner.",
        ),
        source=idavoll(6, 7),
        status=READING,
        cards=("loki", "draupnir"),
        related=("nidavellir.gods.loki_other_card", "nidavellir.camp.first_player", "nidavellir.mythology.thingvellir"),
        other=Said(
            "Une carte du camp n'est pas une carte de la taverne : le jeton reste, et personne d'autre ne prend la "
            "carte réservée.",
            "A camp card is not a card of the tavern: the token stays, and nobody else takes the reserved card.",
        ),
    ),
)
