"""Vedrfolnir and its two expansions: the cards that a pile of won cards can hold. Facts from the rulebook."""

#: Which of the games it is, in the order in which they came out.
RELEASE = 3

RUNE_CARDS = (ODIN, THOR, TYR, SURTR) = ("odin", "thor", "tyr", "surtr")
FREYJA = "freyja"

SPRING, WINTER = "spring", "winter"

#: How many cards of each number of runes the boxes print.
PRINTED = {
    ODIN: {1: 14, 2: 14, 3: 14},
    THOR: {1: 14, 2: 14, 3: 14},
    TYR: {2: 6, 3: 6},
    SURTR: {1: 14, 2: 14},
}
FREYJAS = 13

#: The expansion that brings a card; the others are in the game's own box.
BOX_OF = {TYR: SPRING, FREYJA: SPRING, SURTR: WINTER}

POINTS_PER_RUNE = {ODIN: 2, THOR: 1, SURTR: -3}
#: What Tyr brings, of whom the rules do not say that it is for each rune.
TYR_BRINGS = 5

#: All cards of the draw pile, score cards or not.
DRAW_PILE = 118
ADDED_TO_DRAW_PILE = {SPRING: 40, WINTER: 40}

#: Cards that lead a further card into a stake or the tribute, and how many at most: Heimdall passes one on,
#: Hugin and Munin have everyone draw, of whom one player and the tribute can keep it.
FURTHER_CARDS = {SPRING: 16, WINTER: 4}

#: The piles of the solo game, the player's own first.
SOLO_PILES = (VALHALLA, HEILHEIM, BRYNHILDR) = ("Valhalla", "Heilheim", "Brynhildr")
#: Who plays beside the first and the second player of a duel.
ASES = ("Odin", "Thor")
#: Who has a seat at some tables and is no person.
NOBODY = (*ASES, *SOLO_PILES)

#: A stake collects runes at so many stars, unless a card of it says otherwise.
OBJECTIVE = 12
OBJECTIVES = {"ratatosk": 8, "nidhogg": 16, "eikthyrnir": 9, "moin": 15}
#: No card shows more stars.
STARS = 4

JOKERS = ("norns", "heimdall")
#: The cards that do something, box by box, and how many of each are printed.
EFFECTS = {
    "base": {"sleipnir": 14, "ratatosk": 4, "nidhogg": 4, "loki": 6, "norns": 6},
    SPRING: {"hugin": 4, "munin": 4, "skoll_hati": 5, "eikthyrnir": 2},
    WINTER: {"fenrir": 3, "heimdall": 4, "moin": 2, "hell": 3},
}

#: Cards of the solo game alone.
SOLO_CARDS = {"brynhildr": 20}

#: Whatever can lie in a stake: everything but the jokers.
IN_A_STAKE = (
    *RUNE_CARDS,
    FREYJA,
    *("sleipnir", "ratatosk", "nidhogg", "loki"),
    *("hugin", "munin", "skoll_hati", "eikthyrnir"),
    *("fenrir", "moin", "hell"),
)
