"""Bids: laid down, changed, forgotten, revealed."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.bids.place",
        title=Said("Les mises : une pièce par taverne", "The bids: one coin for each tavern"),
        answer=Said(
            "Chacun pose en même temps une pièce face cachée sur chacune de ses trois tavernes et met les deux "
            "autres, cachées, dans sa bourse.",
            "At the same time, all players lay one coin face down on each of their three taverns and put the other "
            "two, hidden, into the pouch.",
        ),
        text=Said(
            "On mise pour les trois tavernes à la fois, avant de rien révéler. Les pièces ne sont pas dépensées : "
            "elles disent seulement qui choisit avant qui.\n"
            "Seule Uline change cela : sa propriétaire garde ses pièces en main.",
            "You bid for all three taverns at once, before anything is revealed. Coins are not spent: they only say "
            "who chooses before whom.\n"
            "Uline alone changes this: her owner keeps the coins in hand.",
        ),
        example=Said(
            "Avec 0, 2, 3, 4 et 5, Tom pose le 4, le 0 et le 5 sur ses tavernes ; le 2 et le 3 vont dans la bourse.",
            "With 0, 2, 3, 4 and 5, Tom lays the 4, the 0 and the 5 on his taverns; the 2 and the 3 go into the pouch.",
        ),
        source=nidavellir(8),
        cards=("uline",),
        related=(
            "nidavellir.bids.change",
            "nidavellir.bids.unveiling",
            "nidavellir.setup.base_coins",
            "nidavellir.heroes.uline",
        ),
    ),
    Entry(
        "nidavellir.bids.change",
        title=Said("Changer sa mise", "Changing a bid"),
        answer=Said(
            "Tant qu'aucune mise n'est révélée, vous pouvez déplacer vos pièces ; ensuite, elles restent en place "
            "jusqu'à la fin du tour.",
            "As long as no bid is revealed you may move your coins; after that, they stay where they are until the "
            "turn ends.",
        ),
        text=Said(
            "Le livret dit que chacun mise en même temps et ne parle pas de se raviser. Selon notre lecture, on ne le "
            "peut plus après la révélation : garder ses pièces pour décider taverne après taverne est justement ce que "
            "seule Uline permet. Une transformation, elle, change bien une pièce posée.",
            "The rulebook says that all bid at the same time and does not speak of changing one's mind. By our reading "
            "it is too late after the reveal: keeping coins back and deciding tavern by tavern is just what Uline "
            "alone allows. A transformation does change a coin that lies on the board.",
        ),
        example=Said(
            "Au Gobelin Rieur, Nora perd contre un 5. Elle ne peut plus intervertir ses deux mises encore cachées, "
            "au Dragon Dansant et au Cheval Fringuant.",
            "At the Laughing Goblin Nora loses against a 5. She can no longer swap her two hidden bids, at the "
            "Dancing Dragon and the Shining Horse.",
        ),
        source=nidavellir(8),
        status=READING,
        cards=("uline",),
        related=("nidavellir.bids.place", "nidavellir.bids.forgotten", "nidavellir.heroes.uline"),
        other=Said(
            "Une table plus stricte tient chaque mise pour faite dès que son joueur l'a posée.",
            "A stricter table takes each bid as made once its player has laid it down.",
        ),
    ),
    Entry(
        "nidavellir.bids.forgotten",
        title=Said("Une mise oubliée", "A forgotten bid"),
        answer=Said(
            "Le livret ne prévoit ni remède ni amende pour une mise oubliée : la table convient de la pièce à miser, "
            "et le joueur garde son tour.",
            "The rulebook has neither remedy nor penalty for a forgotten bid: the table agrees on the coin to be "
            "bid, and the player keeps the turn.",
        ),
        text=Said(
            "Le livret demande une pièce par taverne et deux dans la bourse, et chacun prend une carte à chaque "
            "taverne : c'est tout ce qui est sûr. Avant la révélation, le joueur pose simplement sa pièce. Après, il "
            "aurait vu les autres mises : mieux vaut s'entendre avant qu'il ne choisisse.",
            "The rulebook asks for one coin at each tavern and two in the pouch, and everyone takes a card at each "
            "tavern: no more is certain. Before the reveal the player simply lays down the coin. After it, that player "
            "would have seen the other bids: better to agree before a coin is chosen.",
        ),
        example=Said(
            "Paul n'a rien posé au Cheval Fringuant et trouve trois pièces dans sa bourse. La table décide laquelle "
            "est misée ; il prend ensuite une carte comme les autres.",
            "Paul laid nothing at the Shining Horse and finds three coins in his pouch. The table decides which one "
            "is bid; he then takes a card like everyone else.",
        ),
        source=nidavellir(8),
        status=READING,
        related=("nidavellir.bids.place", "nidavellir.bids.change"),
        other=Said(
            "Une table peut aussi faire jouer ce joueur en dernier, sans pièce misée.",
            "A table may also have that player act last, without a coin bid.",
        ),
    ),
    Entry(
        "nidavellir.bids.unveiling",
        title=Said(
            "La révélation des mises",
            "Revealing the bids",
        ),
        answer=Said(
            "Tous retournent en même temps leur pièce de la taverne en cours, et seulement celle-là.",
            "All turn over their coin at the current tavern at the same time, and that one only.",
        ),
        text=Said(
            "Les mises des tavernes suivantes et les deux pièces de la bourse restent cachées. La bourse ne se "
            "montre que pour un échange de pièces. Qui a Uline attend que les autres aient révélé pour poser sa "
            "pièce.",
            "The bids at later taverns and the two coins of the pouch stay hidden. The pouch is only shown for an "
            "exchange of coins. Whoever has Uline waits until the others have revealed before laying down a coin.",
        ),
        example=Said(
            "Au Gobelin Rieur, Inès montre un 3. Personne ne sait encore si elle a mis son 5 au Dragon Dansant ou "
            "dans sa bourse.",
            "At the Laughing Goblin Inès shows a 3. Nobody knows yet whether her 5 lies at the Dancing Dragon or in "
            "her pouch.",
        ),
        source=nidavellir(8),
        cards=("uline",),
        related=(
            "nidavellir.turn.taverns_in_order",
            "nidavellir.turn.order",
            "nidavellir.bids.change",
            "nidavellir.heroes.uline_bid",
        ),
    ),
    Entry(
        "nidavellir.bids.secret",
        title=Said("Le secret des pièces", "Secrecy of coins"),
        answer=Said(
            "Mises et bourse sont cachées, et personne n'est tenu de dire ses pièces ; mais toute pièce prise au "
            "Trésor ou défaussée se voit.",
            "Bids and pouch are hidden and nobody has to name their coins; but every coin taken from the treasury or "
            "discarded is seen.",
        ),
        text=Said(
            "Le livret pose les pièces face cachée et ne dit rien de plus. Selon notre lecture, qui retient les "
            "échanges connaît les mains, et qui a oublié ne peut pas exiger de les voir. Regarder ses propres "
            "pièces cachées est permis, puisque rien ne l'interdit.\nLe 0 n'a rien de secret : chacun commence avec "
            "lui.",
            "The rulebook lays coins face down and says no more. By our reading, whoever remembers the exchanges "
            "knows the hands, and whoever forgot cannot demand to see them. Looking at your own hidden coins is "
            "allowed, since nothing forbids it.\nThe 0 is not a secret: everyone begins with it.",
        ),
        example=Said(
            "Inès a échangé 4 et 5 : 4 + 5 = 9. Tous savent qu'elle a un 9 et qu'elle n'a plus de 5 de base.",
            "Inès exchanged 4 and 5: 4 + 5 = 9. Everybody knows that she has a 9 and no longer a base 5.",
        ),
        source=nidavellir(8),
        status=READING,
        related=("nidavellir.bids.place", "nidavellir.bids.unveiling", "nidavellir.coins.exchange"),
        other=Said(
            "Une table peut jouer à pièces ouvertes : chacun répond alors quand on lui demande ses pièces.",
            "A table may play with open coins: everyone then answers when asked for their coins.",
        ),
    ),
)
