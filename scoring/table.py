"""A whole table scored and checked, whatever its game."""

from dataclasses import replace
from typing import Any

from scoring import games
from scoring.game import Game
from scoring.issue import Issue
from scoring.result import OpenRuling, PlayerScore, Result
from scoring.sheet import Sheet


def score(sheet: Sheet[Any]) -> Result:
    """What every player has and why, who won, and what hangs on an open ruling."""
    game = games.named(sheet.game)
    lines, touched = game.explain(sheet)
    players = _add_up(sheet, lines)
    rulings = tuple(_both_readings(game, sheet, name) for name in game.rulings if name in touched)
    return Result(sheet, players, game.judge(players), rulings)


def check(sheet: Sheet[Any]) -> tuple[Issue, ...]:
    """Everything that one table cannot hold, and what is worth a second look."""
    return tuple(games.named(sheet.game).check(sheet))


def _add_up(sheet: Sheet[Any], lines: tuple[Any, ...]) -> tuple[PlayerScore, ...]:
    return tuple([PlayerScore.of(player.name, why) for player, why in zip(sheet.players, lines, strict=True)])


def _both_readings(game: Game[Any], sheet: Sheet[Any], name: str) -> OpenRuling:
    totals = {}
    for reading in game.rulings[name]:
        other = replace(sheet, rulings={**sheet.rulings, name: reading})
        totals[reading] = tuple(player.total for player in _add_up(other, game.explain(other)[0]))
    return OpenRuling(name, sheet.reading(name, game.rulings), totals)
