"""Grid, who adds 7 to a coin: which coin, what comes in its place, and when."""

from referee.entry import Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.heroes.grid",
        title=Said("Grid : 7 points et +7 sur une pièce", "Grid: 7 points and +7 on a coin"),
        answer=Said(
            "Grid la Mercantile ajoute aussitôt 7 à une de vos pièces, puis vaut 7 points à la fin.",
            "Grid the Mercantile at once adds 7 to one of your coins, and is worth 7 points at the end.",
        ),
        text=Said(
            "Le +7 est une transformation, faite une seule fois, au recrutement : il ne se garde pas. Les 7 points "
            "sont fixes, quelle que soit la pièce. Neutre et sans grade, Grid va dans la zone de Commandement.",
            "The +7 is a transformation, made once only, on recruiting her: it cannot be kept. The 7 points are fixed, "
            "whatever the coin. Neutral and without a rank, Grid goes to the command zone.",
        ),
        example=Said(
            "Valériane transforme son 5 : 5 + 7 = 12. Son 5 de base retourne dans la boîte, un 12 le remplace.",
            "Valériane transforms her 5: 5 + 7 = 12. Her base 5 goes back into the box, a 12 takes its place.",
        ),
        source=nidavellir(14),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid_which_coin",
            "nidavellir.heroes.grid_missing_coin",
            "nidavellir.heroes.grid_before_exchange",
            "nidavellir.coins.transform",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_which_coin",
        title=Said("Grid : quelle pièce on peut transformer", "Grid: which coin may be transformed"),
        answer=Said(
            "Grid transforme n'importe quelle pièce de votre plateau, déjà jouée, en jeu, à venir ou dans la bourse, "
            "mais jamais le 0 ni le 3 spécial.",
            "Grid transforms any coin on your board, already played, in play, still to come or in the pouch, but never "
            "the 0 nor the special 3.",
        ),
        text=Said(
            "La nouvelle pièce prend la place de l'ancienne. Une mise encore cachée devient donc plus forte de 7. Sur "
            "la taverne en cours, rien ne change à l'égalité constatée à la révélation, et les gemmes s'échangent "
            "comme prévu.",
            "The new coin takes the place of the old one. So a bid that is still hidden becomes stronger by 7. At the "
            "tavern being resolved, the tie seen at the reveal stands, and the gems are exchanged as planned.",
        ),
        example=Said(
            "Anne a un 4 caché sur la taverne suivante : 4 + 7 = 11. Elle y misera 11.",
            "Anne has a hidden 4 on the next tavern: 4 + 7 = 11. There she will bid 11.",
        ),
        source=nidavellir(11),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.transform",
            "nidavellir.coins.never_change",
            "nidavellir.turn.ties",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_missing_coin",
        title=Said("Grid : la pièce voulue manque au Trésor", "Grid: the treasury lacks the wanted coin"),
        answer=Said(
            "Si la pièce de +7 manque au Trésor, Grid donne la première plus forte, et s'il n'y en a pas, la première "
            "plus faible.",
            "If the treasury lacks the coin at +7, Grid gives the next higher one, and if there is none, the next "
            "lower one.",
        ),
        text=Said(
            "La règle est celle de toute transformation. On ne peut pas reprendre une pièce de la valeur que l'on "
            "vient de défausser.",
            "The rule is that of every transformation. You may not take back a coin of the value just discarded.",
        ),
        example=Said(
            "8 + 7 = 15, mais le 15 est pris : on reçoit le 16. 20 + 7 = 27 n'existe pas : on reçoit le 25 s'il est "
            "là.",
            "8 + 7 = 15, but the 15 is taken: you get the 16. 20 + 7 = 27 does not exist: you get the 25 if it is "
            "there.",
        ),
        source=nidavellir(11),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.missing",
            "nidavellir.coins.none_higher",
            "nidavellir.coins.same_value",
        ),
    ),
    Entry(
        "nidavellir.heroes.grid_before_exchange",
        title=Said("Grid recrutée à la taverne où l'on joue le 0", "Grid recruited at the tavern where you play the 0"),
        answer=Said(
            "Recrutée à la taverne où vous jouez le 0, Grid donne son +7 avant l'échange, et la pièce transformée peut "
            "entrer dans la somme de la bourse.",
            "If you recruit Grid at the tavern where you play the 0, her +7 comes before the exchange, so the "
            "transformed coin may go into the sum of the pouch.",
        ),
        text=Said(
            "À chaque taverne, l'ordre est la carte, puis le héros, puis l'échange. On peut ainsi grossir une pièce de "
            "la bourse juste avant de l'additionner. C'est ensuite la plus forte des deux qui part. Si le 0 était à "
            "une taverne précédente, l'échange est déjà fait.",
            "At each tavern the order is the card, then the hero, then the exchange. So a coin of the pouch can be "
            "raised just before it is added. Afterwards it is the higher of the two that leaves. If the 0 lay on an "
            "earlier tavern, the exchange has already been made.",
        ),
        example=Said(
            "Bourse 4 et 5. Grid : 5 + 7 = 12. Échange : 4 + 12 = 16, le 12 part, la bourse contient 4 et 16.",
            "Pouch 4 and 5. Grid: 5 + 7 = 12. Exchange: 4 + 12 = 16, the 12 leaves, the pouch holds 4 and 16.",
        ),
        source=nidavellir(8),
        cards=("grid",),
        related=(
            "nidavellir.heroes.grid",
            "nidavellir.coins.exchange",
            "nidavellir.turn.order",
            "nidavellir.heroes.uline_exchange",
        ),
    ),
)
