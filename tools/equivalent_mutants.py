"""Mutants that no test can notice, since nobody could see a difference: by module, with the reason.

A mutant is named by the line as it is, and by what becomes of what in it.
"""

from collections.abc import Mapping

SPARES_WORK = "only spares work: the table is scored under each reading, and a ruling that changes nothing is not told"
NEVER_0 = "no card is worth 0: every one has runes, and every rune is worth something"
NOT_READ_ON = "whoever comes here has noted a problem, so that nobody ever sees what was read"
FOR_THE_TYPES = "only tells mypy what is always so"

EQUIVALENT: Mapping[str, Mapping[tuple[str, str], str]] = {
    "scoring/games/nidavellir/count.py": {
        ("if isinstance(asks, Doubles):", "if isinstance(asks, Doubles): → if True:"): (
            "no other card has doubles to go through"
        ),
        ("first = CARDS[cards[0]]", "0 → -1"): "every card of a family has the same row and the same rule",
        ("captured = sum(held.captured or ())", "held.captured or () → held.captured"): FOR_THE_TYPES,
    },
    "scoring/games/nains/count.py": {
        (
            "if any(card.kind == MERCENARY for card, _ in fortress.stands[TEMPLE]):",
            "if any((card.kind == MERCENARY for card, _ in fortress.stands[TEMPLE])): → if True:",
        ): SPARES_WORK,
        (
            "if any(card.kind == ALLY for card, _ in fortress.stands[SHIELD]):",
            "if any((card.kind == ALLY for card, _ in fortress.stands[SHIELD])): → if True:",
        ): SPARES_WORK,
    },
    "scoring/games/vedrfolnir/count.py": {
        ("if any(pile.tyr for pile in piles):", "if any((pile.tyr for pile in piles)): → if True:"): SPARES_WORK,
        ("if any(pile.freyja for pile in piles):", "if any((pile.freyja for pile in piles)): → if True:"): SPARES_WORK,
        ("if sheet.mode == DUEL:", "if sheet.mode == DUEL: → if True:"): SPARES_WORK,
        ("gaining = [card for card in chosen if card.points > 0]", "card.points > 0 → card.points >= 0"): NEVER_0,
        ("gaining = [card for card in chosen if card.points > 0]", "0 → -1"): NEVER_0,
    },
    "scoring/games/nidavellir/checks.py": {
        ("for age in range(1, AGES + 1):", "1 → 0"): "no camp card is of age 0",
        ("for age in range(1, AGES + 1):", "1 → 2"): "no camp card is of age 3",
        ("return (0,) if column in COUNTED else held.captured or ()", "held.captured or () → held.captured"): (
            FOR_THE_TYPES
        ),
    },
    "scoring/reading.py": {
        ('return ""', "return '' → return None"): NOT_READ_ON,
        ('return ""', "'' → '!'"): NOT_READ_ON,
    },
}
