"""The cards: what stands on them, and how many each box has."""

from referee.entry import SECOND_EDITION, Entry, Said
from referee.rules.vedrfolnir.books import SPRING, VEDRFOLNIR, WINTER

ENTRIES = (
    Entry(
        "vedrfolnir.setup.card_parts",
        title=Said("Les parties d'une carte", "The parts of a card"),
        answer=Said(
            "Une carte de score montre ses étoiles, de 0 à 4, ses runes, ses points en bas à droite et le symbole de "
            "sa boîte.",
            "A score card shows its stars, from 0 to 4, its runes, its points at the bottom right and the symbol of "
            "its box.",
        ),
        text=Said(
            "Une carte d'effet montre ses étoiles ou, si elle change l'objectif, le nouvel objectif, ainsi que son "
            "effet et le symbole de sa boîte. Un joker montre son effet et le symbole de sa boîte. Ce symbole est "
            "celui du jeu de base, de Printemps ou d'Hiver : c'est par lui que l'on trie les cartes.",
            "An effect card shows its stars or, if it changes the objective, the new objective, as well as its effect "
            "and the symbol of its box. A joker shows its effect and the symbol of its box. That symbol is the one of "
            "the base game, of Spring or of Winter: it is how cards are sorted.",
        ),
        example=Said(
            "Un Odin de 2 étoiles et de 3 runes compte 2 étoiles dans la mise, 3 runes dans une majorité et 3 × 2 = 6 "
            "points à la fin.",
            "An Odin of 2 stars and 3 runes counts 2 stars in the stake, 3 runes in a majority and 3 × 2 = 6 points "
            "at the end.",
        ),
        source=VEDRFOLNIR,
        cards=("odin",),
        related=(
            "vedrfolnir.stars.objective",
            "vedrfolnir.turn.order",
            "vedrfolnir.end.count",
            "vedrfolnir.setup.base_cards",
        ),
        date=SECOND_EDITION,
    ),
    Entry(
        "vedrfolnir.setup.base_cards",
        title=Said("Les 118 cartes du jeu de base", "The 118 cards of the base game"),
        answer=Said(
            "Le jeu de base compte 84 cartes de score, 28 cartes d'effet et 6 jokers, soit 118 cartes.",
            "The base game has 84 score cards, 28 effect cards and 6 jokers, which makes 118 cards.",
        ),
        text=Said(
            "Odin et Thor existent chacun en 14 cartes de 1 rune, 14 de 2 runes et 14 de 3 runes.\n"
            "S'y ajoutent 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg et 6 jokers, les Nornes.",
            "Odin and Thor each come as 14 cards of 1 rune, 14 of 2 runes and 14 of 3 runes.\n"
            "There are also 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg and 6 jokers, the Norns.",
        ),
        example=Said(
            "42 + 42 = 84 cartes de score, et 84 + 28 + 6 = 118 en tout.",
            "42 + 42 = 84 score cards, and 84 + 28 + 6 = 118 in all.",
        ),
        source=VEDRFOLNIR,
        cards=("odin", "thor", "sleipnir", "loki", "ratatosk", "nidhogg", "norns"),
        related=("vedrfolnir.setup.spring_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.end.draw_pile"),
    ),
    Entry(
        "vedrfolnir.setup.spring_cards",
        title=Said("Les 40 cartes de l'extension Printemps", "The 40 cards of the Spring expansion"),
        answer=Said(
            "Printemps ajoute 13 Freyja, 12 Tyr, 5 Skoll et Hati, 4 Hugin, 4 Munin et 2 Eikthyrnir.",
            "Spring adds 13 Freyja, 12 Tyr, 5 Skoll and Hati, 4 Hugin, 4 Munin and 2 Eikthyrnir.",
        ),
        text=Said(
            "Tyr existe en 6 cartes de 2 runes et 6 cartes de 3 runes. Freyja et Tyr sont des cartes de score, les "
            "autres des cartes d'effet. Printemps ne contient aucun joker.",
            "Tyr comes as 6 cards of 2 runes and 6 cards of 3 runes. Freyja and Tyr are score cards, the others are "
            "effect cards. Spring holds no joker.",
        ),
        example=Said("La pioche passe à 118 + 40 = 158 cartes.", "The draw pile grows to 118 + 40 = 158 cards."),
        source=SPRING,
        cards=("freyja", "tyr", "skoll_hati", "hugin", "munin", "eikthyrnir"),
        related=("vedrfolnir.setup.base_cards", "vedrfolnir.setup.winter_cards", "vedrfolnir.setup.expansions"),
    ),
    Entry(
        "vedrfolnir.setup.winter_cards",
        title=Said("Les 40 cartes de l'extension Hiver", "The 40 cards of the Winter expansion"),
        answer=Said(
            "Hiver ajoute 28 Surtr, 3 Fenrir, 3 Hell, 2 Moin et 4 jokers Heimdall.",
            "Winter adds 28 Surtr, 3 Fenrir, 3 Hell, 2 Moin and 4 Heimdall jokers.",
        ),
        text=Said(
            "Surtr existe en 14 cartes de 1 rune et 14 cartes de 2 runes. Ce sont des cartes de score, bien qu'elles "
            "coûtent des points. Heimdall est le seul joker de cette boîte.",
            "Surtr comes as 14 cards of 1 rune and 14 cards of 2 runes. They are score cards although they cost "
            "points. Heimdall is the only joker of this box.",
        ),
        example=Said(
            "Avec les deux extensions, la pioche compte 118 + 40 + 40 = 198 cartes.",
            "With both expansions, the draw pile has 118 + 40 + 40 = 198 cards.",
        ),
        source=WINTER,
        cards=("surtr", "fenrir", "hell", "moin", "heimdall"),
        related=("vedrfolnir.setup.base_cards", "vedrfolnir.setup.spring_cards", "vedrfolnir.setup.expansions"),
    ),
    Entry(
        "vedrfolnir.setup.copies",
        title=Said(
            "Combien d'exemplaires de chaque carte",
            "How many of each card",
        ),
        answer=Said(
            "Jeu de base : 42 Odin, 42 Thor, 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg et 6 Nornes ; les "
            "extensions en ajoutent 40 chacune.",
            "Base game: 42 Odin, 42 Thor, 14 Sleipnir, 6 Loki, 4 Ratatosk, 4 Nidhogg and 6 Norns; the expansions "
            "add 40 each.",
        ),
        text=Said(
            "Odin et Thor : 14 cartes de 1 rune, 14 de 2 et 14 de 3 chacun.\n"
            "Printemps : 13 Freyja, 6 Tyr de 2 runes et 6 de 3, 5 Skoll et Hati, 4 Hugin, 4 Munin, 2 Eikthyrnir.\n"
            "Hiver : 14 Surtr de 1 rune et 14 de 2, 3 Fenrir, 3 Hell, 2 Moin, 4 Heimdall.\n"
            "À part : 20 Brynhildr, que le livre ne fait prendre qu'en solo, et 2 cartes qui montrent Odin et Thor "
            "pour le duel, Valhalla et Heilheim pour le solo.",
            "Odin and Thor: 14 cards of 1 rune, 14 of 2 and 14 of 3 each.\n"
            "Spring: 13 Freyja, 6 Tyr of 2 runes and 6 of 3, 5 Skoll and Hati, 4 Hugin, 4 Munin, 2 Eikthyrnir.\n"
            "Winter: 14 Surtr of 1 rune and 14 of 2, 3 Fenrir, 3 Hell, 2 Moin, 4 Heimdall.\n"
            "Apart: 20 Brynhildr, which the book has you take only in the solo game, and 2 cards that show Odin and "
            "Thor for the duel, Valhalla and Heilheim for the solo game.",
        ),
        example=Said(
            "118 + 40 + 40 = 198 cartes dans la pioche avec les deux extensions.",
            "118 + 40 + 40 = 198 cards in the draw pile with both expansions.",
        ),
        source=VEDRFOLNIR,
        cards=(
            "odin",
            "thor",
            "sleipnir",
            "loki",
            "ratatosk",
            "nidhogg",
            "norns",
            "freyja",
            "tyr",
            "skoll_hati",
            "hugin",
            "munin",
            "eikthyrnir",
            "surtr",
            "fenrir",
            "hell",
            "moin",
            "heimdall",
            "brynhildr",
        ),
        related=(
            "vedrfolnir.setup.base_cards",
            "vedrfolnir.setup.spring_cards",
            "vedrfolnir.setup.winter_cards",
        ),
        date=SECOND_EDITION,
    ),
)
