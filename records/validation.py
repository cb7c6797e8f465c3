"""Validation of stored values: SQLite does not notice a flipped byte. Corrupt values raise `ValueError`."""

from functools import cache

from records.file import as_text
from scoring import games, shallow
from scoring.keeping import MOST

#: SQL for a player's name, with a placeholder where it is corrupt; renaming the player repairs it.
NAMED = "CASE WHEN typeof({of}.name) = 'text' AND {of}.name != '' THEN {of}.name WHEN {of}.id THEN '?' END"


def whole(value: object) -> int:
    """Check an integer.

    >>> whole(12)
    12
    >>> whole("12")
    Traceback (most recent call last):
    ValueError: no number of a table: '12'
    """
    if type(value) is not int or abs(value) > MOST:
        raise ValueError(f"no number of a table: {value!r}")
    return value


def game_named(game: object) -> str:
    """Check the name of a game, without loading the game."""
    name = as_text(game)
    if name not in games.names():
        raise ValueError(f"no game: {game!r}")
    return name


def played(game: object, mode: object) -> tuple[str, str]:
    """Check a game and its mode; the default mode is empty.

    >>> played("vedrfolnir", "duel")
    ('vedrfolnir', 'duel')
    """
    name = game_named(game)
    if mode not in ("", *list(games.named(name).seats)[1:]):
        raise ValueError(f"no mode of {name}: {mode!r}")
    return name, as_text(mode)


@cache
def known() -> frozenset[tuple[str, str]]:
    """All pairs of game and mode."""
    return frozenset((name, mode) for name in games.names() for mode in ("", *list(games.named(name).seats)[1:]))


def boxes(game: str, expansions: object) -> tuple[str, ...]:
    """Check the expansions of a table."""
    found = tuple(as_text(expansions).split())
    if not set(found) <= set(games.named(game).expansions):
        raise ValueError(f"no boxes of {game}: {expansions!r}")
    return found


def points(rows: object, total: int) -> dict[str, int]:
    """Parse the points by row; they must add up to the total."""
    found = shallow.loads(as_text(rows))
    if not isinstance(found, dict) or sum(map(whole, found.values())) != total:
        raise ValueError(f"no rows that come to {total}: {rows!r}")
    return found
