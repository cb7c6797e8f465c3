"""What a row must hold to be believed: a flipped byte is nothing that SQLite notices. Noise is a `ValueError`."""

from functools import cache

from records.file import as_text
from scoring import games, shallow
from scoring.keeping import MOST

#: What a person is called, also where noise lies in the stead of the name: who has one again is as before.
NAMED = "CASE WHEN typeof({of}.name) = 'text' AND {of}.name != '' THEN {of}.name WHEN {of}.id THEN '?' END"


def whole(value: object) -> int:
    """A number that a table comes to.

    >>> whole(12)
    12
    >>> whole("12")
    Traceback (most recent call last):
    ValueError: no number of a table: '12'
    """
    if type(value) is not int or abs(value) > MOST:
        raise ValueError(f"no number of a table: {value!r}")
    return value


def played(game: object, mode: object) -> tuple[str, str]:
    """A game in one of its modes; the usual one has no name.

    >>> played("vedrfolnir", "duel")
    ('vedrfolnir', 'duel')
    """
    if (game, mode) not in known():
        raise ValueError(f"no game: {game!r}, {mode!r}")
    return as_text(game), as_text(mode)


@cache
def known() -> frozenset[tuple[str, str]]:
    """Every game with each of its modes."""
    return frozenset((name, mode) for name in games.names() for mode in ("", *list(games.named(name).seats)[1:]))


def boxes(game: str, expansions: object) -> tuple[str, ...]:
    """The boxes of a table."""
    found = tuple(as_text(expansions).split())
    if not set(found) <= set(games.named(game).expansions):
        raise ValueError(f"no boxes of {game}: {expansions!r}")
    return found


def points(rows: object, total: int) -> dict[str, int]:
    """What each row of a side came to; they add up to the total."""
    found = shallow.loads(as_text(rows))
    if not isinstance(found, dict) or sum(map(whole, found.values())) != total:
        raise ValueError(f"no rows that come to {total}: {rows!r}")
    return found
