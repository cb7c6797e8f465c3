"""Finds the game that was finished last, by itself: the first screen loads neither history nor game."""

from models.last_game import LastGame
from records.file import File, as_text, moment
from records.validation import NAMED, game_named, whole

#: Its table and seats. A table that is still open comes first on that screen, and may lie behind its curtain.
SEATS = f"""SELECT of_table, game, mode, expansions, finished, seats.name, {NAMED.format(of="person")}, total,
        seats.place, won
    FROM (SELECT id AS of_table, game, mode, expansions, finished, version FROM tables
        WHERE version IS NOT NULL AND NOT deleted AND NOT EXISTS (SELECT 1 FROM versions
            JOIN drafts ON drafts.id = versions.draft WHERE versions.id = tables.version AND NOT closed)
        ORDER BY finished DESC, id DESC LIMIT 1) AS newest
    JOIN seats ON seats.version = newest.version
    LEFT JOIN players ON players.id = seats.player LEFT JOIN players AS person ON person.id = players.person
    ORDER BY seats.seat"""


def last_game(file: File) -> LastGame | None:
    """The newest finished table; None where there is none, or where it is corrupt."""
    seats = file.execute(SEATS).fetchall()
    if not seats:
        return None
    ids, (game, *_), (mode, *_), (expansions, *_), (finished, *_), then, now, totals, ranks, won = zip(
        *seats, strict=True
    )
    try:
        names = tuple(present or as_text(name) for name, present in zip(then, now, strict=True))
        return LastGame(
            ids[0],
            game_named(game),
            as_text(mode),
            tuple(as_text(expansions).split()),
            names,
            tuple(map(whole, totals)),
            tuple(map(whole, ranks)),
            tuple(name for name, wins in zip(names, map(whole, won), strict=True) if wins),
            moment(finished),
        )
    except ValueError:
        return None
