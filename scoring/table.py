"""A whole table scored and checked, whatever its game."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from scoring import games
from scoring.game import Game
from scoring.issue import Issue
from scoring.result import OpenRuling, PlayerScore, Result, Verdict
from scoring.sheet import Sheet

#: How tables are scored now, kept with each of them: raised whenever a table may come out otherwise.
RULES_VERSION: int = 2


def score(sheet: Sheet[Any]) -> Result:
    """What every player has and why, who won, and what hangs on an open ruling."""
    game = games.named(sheet.game)
    players, verdict, touched = _count(game, sheet)
    both = (_both_readings(game, sheet, name, (players, verdict)) for name in game.rulings if name in touched)
    return Result(sheet, players, verdict, tuple(ruling for ruling in both if ruling))


def check(sheet: Sheet[Any]) -> tuple[Issue, ...]:
    """Everything that one table cannot hold, then what is worth a second look."""
    return tuple(sorted(games.named(sheet.game).check(sheet), key=lambda issue: issue.hint))


def people(sheet: Sheet[Any]) -> Sequence[int]:
    """The seats at which a person sits."""
    return games.named(sheet.game).people(sheet)


def _count(game: Game[Any], sheet: Sheet[Any]) -> tuple[tuple[PlayerScore, ...], Verdict, Collection[str]]:
    """The players with their points, the verdict, and the rulings on which something may hang."""
    lines, touched = game.explain(sheet)
    players = tuple([PlayerScore.of(player.name, why) for player, why in zip(sheet.players, lines, strict=True)])
    return players, game.judge(sheet, players), touched


def _both_readings(
    game: Game[Any], sheet: Sheet[Any], name: str, counted: tuple[tuple[PlayerScore, ...], Verdict]
) -> OpenRuling | None:
    """The table under each reading of a ruling, unless they all come to the same."""
    chosen = sheet.reading(name, game.rulings)
    totals, winners = {}, {}
    for reading in game.rulings[name]:
        players, verdict = counted
        if reading != chosen:
            players, verdict, _ = _count(game, replace(sheet, rulings={**sheet.rulings, name: reading}))
        totals[reading] = tuple(player.total for player in players)
        winners[reading] = verdict.winners
    if len(set(totals.values())) == 1 and len(set(winners.values())) == 1:
        return None
    return OpenRuling(name, chosen, totals, winners)
