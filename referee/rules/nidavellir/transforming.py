"""Transforming: what does it, which coins, and where they lie."""

from referee.entry import READING, SECOND_EDITION, Entry, Said
from referee.rules.nidavellir.books import nidavellir

ENTRIES = (
    Entry(
        "nidavellir.transforming.sources",
        title=Said("Ce qui transforme une pièce", "What transforms a coin"),
        answer=Said(
            "Dans le jeu de base, transforment une pièce : les offrandes royales, de +3 et de +5, la Main du Roi, de "
            "+5, et Grid, de +7.",
            "In the base game a coin is transformed by the royal offerings, +3 and +5, by the King's Hand, +5, and "
            "by Grid, +7.",
        ),
        text=Said(
            "Une offrande peut aussi être gardée avec le Pionnier du Royaume : elle transforme alors tout de suite. "
            "Toutes suivent les mêmes règles, et deux transformations se résolvent l'une après l'autre.\n"
            "Les extensions en ajoutent d'autres.",
            "An offering may also be kept through the Pioneer of the Kingdom: it then transforms at once. All follow "
            "the same rules, and two transformations are resolved one after the other.\n"
            "The expansions add further ones.",
        ),
        example=Said(
            "Grid sur un 11 : 11 + 7 = 18. La même pièce reçoit plus tard la Main du Roi : 18 + 5 = 23.",
            "Grid on an 11: 11 + 7 = 18. The same coin later gets the King's Hand: 18 + 5 = 23.",
        ),
        source=nidavellir(11),
        cards=("kings_hand", "grid", "pioneer_of_the_kingdom"),
        related=(
            "nidavellir.turn.offering",
            "nidavellir.distinctions.kings_hand",
            "nidavellir.heroes.grid",
            "nidavellir.distinctions.pioneer_of_the_kingdom",
            "nidavellir.coins.transform",
        ),
    ),
    Entry(
        "nidavellir.transforming.which",
        title=Said("Quelles pièces se transforment", "Which coins may be transformed"),
        answer=Said(
            "Un +X va sur n'importe laquelle de vos pièces, sauf le 0 et le 3 spécial : sur une taverne résolue, en "
            "cours ou à venir, ou dans la bourse.",
            "A +X goes on any of your coins except the 0 and the special 3: on a tavern resolved, current or still "
            "to come, or in the pouch.",
        ),
        text=Said(
            "Une pièce de base se transforme comme une pièce du Trésor. Une pièce déjà transformée peut l'être de "
            "nouveau. On ne touche jamais la pièce d'un autre joueur.\n"
            "Avec Uline, les pièces que l'on a en main comptent aussi.",
            "A base coin is transformed like a treasury coin. A coin transformed before may be transformed again. "
            "You never touch another player's coin.\n"
            "With Uline, the coins in hand count too.",
        ),
        example=Said(
            "Offrande +3 : au choix, le 5 déjà joué, 5 + 3 = 8, ou le 2 de la bourse, 2 + 3 = 5.",
            "A +3 offering: choose the 5 already played, 5 + 3 = 8, or the 2 in the pouch, 2 + 3 = 5.",
        ),
        source=nidavellir(11),
        cards=("uline",),
        related=(
            "nidavellir.coins.never_change",
            "nidavellir.transforming.unresolved",
            "nidavellir.transforming.current_tavern",
            "nidavellir.heroes.uline",
        ),
    ),
    Entry(
        "nidavellir.transforming.current_tavern",
        title=Said("La pièce de la taverne en cours", "The coin at the current tavern"),
        answer=Said(
            "Vous pouvez transformer la pièce avec laquelle vous jouez, mais l'ordre et les égalités de cette "
            "taverne ne changent plus.",
            "You may transform the coin you are acting with, but the order and the ties of this tavern no longer "
            "change.",
        ),
        text=Said(
            "Le livret fixe les égalités à la révélation ; il s'ensuit que l'ordre l'est aussi. La nouvelle pièce "
            "prend la place de l'ancienne et revient en main à la fin du tour.",
            "The book fixes ties at the reveal; it follows that the order is fixed then too. The new coin takes the "
            "place of the old one and comes back to your hand at the end of the turn.",
        ),
        example=Said(
            "Mises 8, 6 et 5. Le 8 a joué ; le 6 prend +3 et devient 9, 6 + 3 = 9. Le 5 joue ensuite comme prévu.",
            "Bids 8, 6 and 5. The 8 has acted; the 6 takes +3 and becomes 9, 6 + 3 = 9. The 5 acts next as before.",
        ),
        source=nidavellir(11),
        related=("nidavellir.gems.after_transformation", "nidavellir.turn.order", "nidavellir.transforming.which"),
        date=SECOND_EDITION,
    ),
    Entry(
        "nidavellir.transforming.unresolved",
        title=Said("Renforcer une mise encore cachée", "Raising a bid still hidden"),
        answer=Said(
            "Une pièce posée sur une taverne à venir peut être transformée, et c'est la nouvelle qui y est misée.",
            "A coin on a tavern still to come may be transformed, and it is the new one that is bid there.",
        ),
        text=Said(
            "L'ordre et les égalités se constatent à la révélation de chaque taverne : la nouvelle valeur y compte "
            "pleinement. Elle peut donc gagner une taverne, ou créer une égalité.",
            "Order and ties are read when the bids of each tavern are revealed: the new value counts there in full. "
            "So it may win a tavern, or make a tie.",
        ),
        example=Said(
            "Au Gobelin Rieur, Léa met +3 sur son 4 caché du Cheval Fringuant : elle y mise maintenant 7, car 4 + 3 "
            "= 7.",
            "At the Laughing Goblin Léa puts +3 on her hidden 4 at the Shining Horse: she now bids 7 there, since 4 "
            "+ 3 = 7.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.transforming.which",
            "nidavellir.bids.unveiling",
            "nidavellir.bids.change",
            "nidavellir.turn.ties",
        ),
    ),
    Entry(
        "nidavellir.transforming.then_exchange",
        title=Said("Un +X et un échange au même tour", "A +X and an exchange in the same turn"),
        answer=Said(
            "Le +X vient d'abord, l'échange ensuite : une pièce de la bourse qui vient d'être transformée compte "
            "avec sa nouvelle valeur.",
            "The +X comes first, the exchange after: a coin of the pouch that has just been transformed counts with "
            "its new value.",
        ),
        text=Said(
            "L'échange vient en dernier dans le tour du joueur. Cela vaut pour une offrande prise avec le 0 comme "
            "pour Grid, recrutée à ce tour.",
            "The exchange comes last in the player's turn. This holds for an offering taken with the 0 as well as "
            "for Grid recruited in that turn.",
        ),
        example=Said(
            "Bourse 3 et 5, offrande +3 sur le 5 : 5 + 3 = 8. Puis l'échange : 3 + 8 = 11. Le 8 part, et la bourse "
            "contient 3 et 11.",
            "Pouch 3 and 5, +3 offering on the 5: 5 + 3 = 8. Then the exchange: 3 + 8 = 11. The 8 leaves, and the "
            "pouch holds 3 and 11.",
        ),
        source=nidavellir(8),
        cards=("grid",),
        related=(
            "nidavellir.coins.exchange",
            "nidavellir.turn.active_player",
            "nidavellir.turn.offering",
            "nidavellir.heroes.grid",
        ),
    ),
    Entry(
        "nidavellir.coins.exact_value",
        title=Said(
            "Prendre exprès une autre valeur",
            "Taking a different value on purpose",
        ),
        answer=Said(
            "On ne choisit pas la valeur : tant que le Trésor a la pièce de la somme ou du +X, c'est elle qu'il faut "
            "prendre, ni plus forte ni plus faible.",
            "There is no choice of value: as long as the treasury has the coin of the sum or of the +X, that is the "
            "one to take, neither higher nor lower.",
        ),
        text=Said(
            "Une autre pièce ne vient que si celle-là manque : la première plus forte, ou, faute de plus forte, la "
            "première plus faible. Le choix porte avant : sur les pièces laissées en bourse, ou sur la pièce qui "
            "reçoit le +X.",
            "Another coin only comes if that one is missing: the next higher, or, if there is none, the next lower. "
            "Your choice lies earlier: which coins you leave in the pouch, or which coin gets the +X.",
        ),
        example=Said(
            "Bourse 4 et 5 : 4 + 5 = 9. Il reste un 9 et un 10 : Nora prend le 9, même si elle préférerait le 10.",
            "Pouch 4 and 5: 4 + 5 = 9. A 9 and a 10 are left: Nora takes the 9, even if she would rather have the 10.",
        ),
        source=nidavellir(11),
        related=(
            "nidavellir.coins.missing",
            "nidavellir.coins.none_higher",
            "nidavellir.coins.exchange",
            "nidavellir.coins.transform",
        ),
    ),
    Entry(
        "nidavellir.transforming.face",
        title=Said("Face cachée ou visible", "Face down or face up"),
        answer=Said(
            "La nouvelle pièce se pose comme l'ancienne : cachée si elle était cachée, visible si elle était révélée.",
            "The new coin lies as the old one did: hidden if that was hidden, face up if it had been revealed.",
        ),
        text=Said(
            "Le livret la met à la place de l'ancienne sans dire de quel côté. Selon notre lecture, elle garde ce "
            "côté, puisqu'une mise à venir et la bourse sont cachées. Les autres ont quand même vu la pièce prise et "
            "la pièce rendue.",
            "The rulebook puts it in place of the old one without saying which side up. By our reading it keeps that "
            "side, since bids to come and the pouch are hidden. The others have seen the coin taken and the coin "
            "returned all the same.",
        ),
        example=Said(
            "Tom rend un 6 et prend un 9 au Trésor, 6 + 3 = 9, puis le pose caché au Dragon Dansant : tous savent "
            "que c'est un 9.",
            "Tom returns a 6 and takes a 9 from the treasury, 6 + 3 = 9, then lays it hidden at the Dancing Dragon: "
            "everybody knows that it is a 9.",
        ),
        source=nidavellir(11),
        status=READING,
        related=("nidavellir.transforming.unresolved", "nidavellir.bids.secret", "nidavellir.coins.transform"),
        other=Said(
            "Une table peut laisser visible toute pièce transformée jusqu'à la fin du tour, puisque chacun l'a vue.",
            "A table may leave any transformed coin face up until the end of the turn, since everyone has seen it.",
        ),
    ),
)
