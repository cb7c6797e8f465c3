"""Equivalent mutants, which no test can detect: by module, with the reason.

A mutant is identified by its line, the original expression and the replacement.
"""

from collections.abc import Mapping

SPARES_WORK = "only spares work: the table is scored under each reading, and a ruling that changes nothing is not told"
NEVER_0 = "no card is worth 0: every one has runes, and every rune is worth something"
NOT_READ_ON = "whoever comes here has noted a problem, so that nobody ever sees what was read"
OF_A_TRANSFORMATION = "nothing but a transformation looks at it, and that says its own"
ALL_ROUNDS = "all players have the same number of rounds"
FOR_THE_TYPES = "only tells mypy what is always so"

EQUIVALENT: Mapping[str, Mapping[tuple[str, str], str]] = {
    "scoring/games/nidavellir/count.py": {
        ("if isinstance(asks, Doubles):", "if isinstance(asks, Doubles): → if True:"): (
            "no other card has doubles to go through"
        ),
        ("if neutral:", "if neutral: → if True:"): SPARES_WORK,
        ("first = CARDS[cards[0]]", "0 → -1"): "every card of a family has the same row and the same rule",
        ("captured = sum(held.captured or ())", "held.captured or () → held.captured"): FOR_THE_TYPES,
    },
    "scoring/games/nains/count.py": {
        (
            "if _holds(fortress, TEMPLE, MERCENARY):",
            "if _holds(fortress, TEMPLE, MERCENARY): → if True:",
        ): SPARES_WORK,
        (
            "if _holds(fortress, SHIELD, MERCENARY):",
            "if _holds(fortress, SHIELD, MERCENARY): → if True:",
        ): SPARES_WORK,
    },
    "scoring/games/vedrfolnir/sheet.py": {
        ("by_round = bool(sheet.players[0].rounds)", "0 → 1"): ALL_ROUNDS,
        ("by_round = bool(sheet.players[0].rounds)", "0 → -1"): ALL_ROUNDS,
    },
    "scoring/games/vedrfolnir/count.py": {
        ("if any(pile.tyr for pile in piles):", "if any((pile.tyr for pile in piles)): → if True:"): SPARES_WORK,
        ("if any(pile.freyja for pile in piles):", "if any((pile.freyja for pile in piles)): → if True:"): SPARES_WORK,
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
    "referee/tools/asking.py": {
        ('return ""', "return '' → return None"): NOT_READ_ON,
        (
            'return source.word(COLUMN_GAMES, "game_elsewhere" if source.value in games.names() else "game_unknown") '
            'or ""',
            "source.word(COLUMN_GAMES, 'game_elsewhere' if source.value in games.names() else 'game_unknown') or '' → "
            "source.word(COLUMN_GAMES, 'game_elsewhere' if source.value in games.names() else 'game_unknown')",
        ): NOT_READ_ON,
        ('yield read_name(asked["name"], taken) if "name" in asked else "", asked', "'' → '!'"): NOT_READ_ON,
    },
    "referee/tools/taverns.py": {
        ("bids.append(Bid(name, coin, gem or 0))", "0 → -1"): NOT_READ_ON,
    },
    "referee/tools/objective.py": {
        ('stars = asked["stars"].count(STARS) if "stars" in asked else 0', "0 → 1"): NOT_READ_ON,
        ('stars = asked["stars"].count(STARS) if "stars" in asked else 0', "0 → -1"): NOT_READ_ON,
        ('stake.append(Card(id or "", stars))', "id or '' → id"): NOT_READ_ON,
        ('stake.append(Card(id or "", stars))', "'' → '!'"): NOT_READ_ON,
    },
    "referee/tools/distinctions.py": {
        ("return Question(game, ())", "return Question(game, ()) → return None"): NOT_READ_ON,
    },
    "referee/tools/tribute.py": {
        ('named[way] = name or ""', "name or '' → name"): NOT_READ_ON,
        ('named[way] = name or ""', "'' → '!'"): NOT_READ_ON,
    },
    "referee/tools/recruit.py": {
        ("return Question(game, {}, 0)", "return Question(game, {}, 0) → return None"): NOT_READ_ON,
        ("return Question(game, {}, 0)", "0 → 1"): NOT_READ_ON,
        ("return Question(game, {}, 0)", "0 → -1"): NOT_READ_ON,
        (
            'hero = fields["hero"].word(CARDS[game], "card_unknown") or "" if "hero" in fields else ""',
            "fields['hero'].word(CARDS[game], 'card_unknown') or '' → fields['hero'].word(CARDS[game], 'card_unknown')",
        ): NOT_READ_ON,
    },
    "referee/tools/coin.py": {
        (
            "return Question(game, players, missing, do, (), 0, helpers)",
            "return Question(game, players, missing, do, (), 0, helpers) → return None",
        ): NOT_READ_ON,
        ("return Question(game, players, missing, do, (), 0, helpers)", "0 → 1"): NOT_READ_ON,
        ("return Question(game, players, missing, do, (), 0, helpers)", "0 → -1"): NOT_READ_ON,
        ("question = Question(game, players, missing, do, hand, plus or 0, helpers)", "plus or 0 → plus"): (
            OF_A_TRANSFORMATION
        ),
        ("question = Question(game, players, missing, do, hand, plus or 0, helpers)", "0 → 1"): OF_A_TRANSFORMATION,
        ("question = Question(game, players, missing, do, hand, plus or 0, helpers)", "0 → -1"): OF_A_TRANSFORMATION,
        ("if given.value > takes:", "given.value > takes → given.value >= takes"): "a value given up is never offered",
        ("return players or 0", "players or 0 → players"): NOT_READ_ON,
        ("return 0", "return 0 → return None"): NOT_READ_ON,
        (
            'return source.word(known, "doing_elsewhere" if source.value in DOINGS else "doing_unknown") or ""',
            "source.word(known, 'doing_elsewhere' if source.value in DOINGS else 'doing_unknown') or '' → "
            "source.word(known, 'doing_elsewhere' if source.value in DOINGS else 'doing_unknown')",
        ): NOT_READ_ON,
        ("return ()", "return () → return None"): NOT_READ_ON,
    },
    "scoring/hand.py": {
        (
            'return held._replace(column=answer.word(columns, "column_impossible", card=held.card) or "")',
            "answer.word(columns, 'column_impossible', card=held.card) or '' → "
            "answer.word(columns, 'column_impossible', card=held.card)",
        ): NOT_READ_ON,
        (
            'return held._replace(column=answer.word(columns, "column_impossible", card=held.card) or "")',
            "'' → '!'",
        ): NOT_READ_ON,
        ("if type(value) is int and value in points:", "type(value) is int and value in points → value in points"): (
            FOR_THE_TYPES
        ),
    },
    "scoring/table.py": {
        (
            "both = (_both_readings(game, sheet, name, (players, verdict)) "
            "for name in game.rulings if name in touched)",
            "(_both_readings(game, sheet, name, (players, verdict)) for name in game.rulings if name in touched) → "
            "(_both_readings(game, sheet, name, (players, verdict)) for name in game.rulings)",
        ): SPARES_WORK,
    },
    "scoring/coins.py": {
        ('given_up_by: str = ""', "'' → '!'"): "no card is called so",
    },
    "scoring/sheet.py": {
        ('P = TypeVar("P", bound=Player)', "TypeVar('P', bound=Player) → TypeVar('P')"): FOR_THE_TYPES,
        ('P = TypeVar("P", bound=Player)', "'P' → 'P!'"): FOR_THE_TYPES,
    },
}
