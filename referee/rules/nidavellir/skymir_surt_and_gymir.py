"""Giants of Idavoll: Skymir's cards, Surt's coin and Gymir's dwarf."""

from referee.entry import READING, Entry, Said
from referee.rules.nidavellir.books import idavoll

ENTRIES = (
    Entry(
        "nidavellir.giants.skymir",
        title=Said("Skymir : un chasseur contre deux cartes", "Skymir: a hunter for two cards"),
        answer=Said(
            "Skymir capture le prochain chasseur : piochez aussitôt 5 cartes Mythologie du paquet près du Trésor, "
            "gardez-en 2 et remettez les 3 autres dessous.",
            "Skymir captures the next hunter: at once draw 5 mythology cards from the pile beside the treasury, keep "
            "2 and put the other 3 back under it.",
        ),
        text=Said(
            "Les deux cartes gardées entrent en jeu comme des cartes recrutées : un animal dans sa colonne, un Ase, "
            "un Géant ou une Valkyrie dans la zone de Commandement avec son jeton. Un animal peut compléter une "
            "ligne. Elles n'agissent qu'à partir de leur arrivée. Le paquet a toujours assez de cartes. Skymir "
            "lui-même vaut 0 point.",
            "The two kept cards come into play like recruited ones: an animal into its column, a god, a giant or a "
            "valkyrie into the command zone with its token. An animal can complete a line. They act only from their "
            "arrival on. The pile always has enough cards. Skymir himself is worth 0 points.",
        ),
        example=Said(
            "À 5 joueurs, 20 − 15 = 5 cartes restent : Skymir les montre toutes. Serge garde Nidhogg et Freya.",
            "With 5 players 20 − 15 = 5 cards are left: Skymir shows them all. Serge keeps Nidhogg and Freya.",
        ),
        source=idavoll(8),
        cards=("skymir", "nidhogg", "freya"),
        related=(
            "nidavellir.mythology.setup",
            "nidavellir.giants.skymir_order",
            "nidavellir.giants.capture",
            "nidavellir.valkyries.nothing_backwards",
        ),
    ),
    Entry(
        "nidavellir.giants.skymir_order",
        title=Said("Skymir : l'ordre des deux cartes", "Skymir: the order of the two cards"),
        answer=Said(
            "Selon notre lecture, les deux cartes gardées entrent en jeu l'une après l'autre, dans l'ordre que vous "
            "voulez, chacune avec tout son effet.",
            "By our reading, the two kept cards come into play one after the other, in any order you like, each "
            "with its whole effect.",
        ),
        text=Said(
            "Le livret dit d'en garder deux et n'en règle pas l'ordre. Nous faisons comme pour deux héros qui "
            "viennent d'affilée : la première est placée, et son éventuel héros recruté, avant que la seconde arrive. "
            "Une Valkyrie placée d'abord profite donc de ce qu'apporte un animal.",
            "The book says to keep two and does not settle their order. We do as with two heroes that come in a row: "
            "the first is placed, and any hero that it brings recruited, before the second arrives. So a valkyrie "
            "placed first benefits from what an animal brings.",
        ),
        example=Said(
            "Serge garde Sigrdrífa et Garm, dont un grade complète une ligne. Sigrdrífa d'abord : le héros qui vient "
            "fait descendre son jeton d'une encoche. Garm d'abord : ce héros ne compte pas.",
            "Serge keeps Sigrdrífa and Garm, one of whose ranks completes a line. Sigrdrífa first: the hero that "
            "comes moves her token down one notch. Garm first: that hero does not count.",
        ),
        source=idavoll(8),
        status=READING,
        cards=("skymir", "sigrdrifa", "garm"),
        related=(
            "nidavellir.giants.skymir",
            "nidavellir.recruiting.one_by_one",
            "nidavellir.valkyries.nothing_backwards",
        ),
        other=Said(
            "Les deux cartes arrivent ensemble, et les héros ne viennent qu'une fois les deux placées.",
            "Both cards arrive together, and heroes come only once both are placed.",
        ),
    ),
    Entry(
        "nidavellir.giants.surt",
        title=Said("Surt : votre plus forte pièce en plus", "Surt: your highest coin once more"),
        answer=Said(
            "Surt capture le prochain guerrier ; à la fin de la partie, votre plus forte pièce s'ajoute une fois de "
            "plus à votre total.",
            "Surt captures the next warrior; at the end of the game your highest coin is added to your total once "
            "more.",
        ),
        text=Said(
            "C'est la plus forte pièce que vous avez à la fin, et non celle que vous aviez lors de la capture. Elle "
            "est déjà dans le total de vos pièces, et Surt la compte en plus. Le guerrier capturé n'a plus de grade "
            "et ne compte donc plus pour la majorité. Si vous placez ce guerrier dans l'armée au lieu de le "
            "capturer, Surt ne rapporte rien.",
            "It is the highest coin that you have at the end, not the one that you had at the capture. It is in the "
            "total of your coins already, and Surt counts it on top. The captured warrior has no rank any more and "
            "so no longer counts towards the majority. If you place the warrior in the army instead of capturing it, "
            "Surt brings nothing.",
        ),
        example=Said(
            "Pièces 0, 7, 9, 12 et 20 : 0 + 7 + 9 + 12 + 20 = 48. Avec Surt et sa capture, 48 + 20 = 68.",
            "Coins 0, 7, 9, 12 and 20: 0 + 7 + 9 + 12 + 20 = 48. With Surt and his capture, 48 + 20 = 68.",
        ),
        source=idavoll(8),
        cards=("surt",),
        related=("nidavellir.giants.surt_and_majority", "nidavellir.coins.count", "nidavellir.giants.capture_card"),
    ),
    Entry(
        "nidavellir.giants.surt_and_majority",
        title=Said("Surt avec la majorité des guerriers", "Surt with the majority of the warriors"),
        answer=Said(
            "Les deux se cumulent : avec Surt et la majorité des guerriers, vous ajoutez deux fois votre plus forte "
            "pièce.",
            "The two add up: with Surt and the majority of the warriors you add your highest coin twice.",
        ),
        text=Said(
            "Une fois dans la colonne des guerriers, une fois pour Surt, en plus du total des pièces. À égalité pour "
            "la majorité, chaque joueur concerné ajoute sa pièce, donc ce cumul vaut aussi. Astrid compte la même "
            "pièce encore une fois.",
            "Once in the column of the warriors, once for Surt, on top of the total of the coins. If the majority is "
            "tied, each of those players adds their coin, so the two add up there as well. Astrid counts the same "
            "coin yet again.",
        ),
        example=Said(
            "Plus forte pièce 18 : majorité et Surt ajoutent 18 + 18 = 36. Avec Astrid en plus, 36 + 18 = 54.",
            "Highest coin 18: majority and Surt add 18 + 18 = 36. With Astrid on top, 36 + 18 = 54.",
        ),
        source=idavoll(8),
        cards=("surt", "astrid"),
        related=("nidavellir.warriors.majority", "nidavellir.giants.surt", "nidavellir.heroes.astrid"),
    ),
    Entry(
        "nidavellir.giants.gymir",
        title=Said("Gymir : un explorateur qui vaut triple", "Gymir: an explorer worth triple"),
        answer=Said(
            "Gymir capture le prochain explorateur et rapporte à la fin trois fois les points imprimés sur lui.",
            "Gymir captures the next explorer and at the end brings three times the points printed on it.",
        ),
        text=Said(
            "Les points se comptent trois fois en tout : l'explorateur n'est plus dans la colonne et n'y vaut rien de "
            "plus. Son grade n'y est pas non plus : il manque à Idunn, à Garm et aux cinq grades que demande Hourya.",
            "The points count three times in all: the explorer is no longer in the column and is worth nothing more "
            "there. Its rank is gone as well: it counts neither for Idunn or Garm nor towards the five ranks that "
            "Hourya asks for.",
        ),
        example=Said(
            "Un explorateur de 10 capturé rapporte 3 × 10 = 30, au lieu de 10 dans la colonne.",
            "A captured explorer of 10 brings 3 × 10 = 30, instead of 10 in the column.",
        ),
        source=idavoll(8),
        cards=("gymir", "idunn", "garm", "hourya"),
        related=("nidavellir.giants.capture_card", "nidavellir.giants.next_only", "nidavellir.heroes.hourya"),
    ),
)
