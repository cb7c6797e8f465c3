"""The reveal of a result: totals grow row by row, then ranks appear from the last to the winner."""

from dataclasses import dataclass

from scoring import Result
from views.result.bars import Part, Scale
from words import GameVoice


@dataclass(frozen=True, slots=True)
class RevealPlayer:
    """A player in a step: the total before and after it, the bar, and the rank once it is shown."""

    name: str
    before: int
    total: int
    bar: tuple[Part, ...]
    rank: str
    won: bool


@dataclass(frozen=True, slots=True)
class RevealStep:
    """A step of the reveal: a row is added, which gives icon and colour, or a rank is shown."""

    row: str
    title: str
    sentence: str
    players: tuple[RevealPlayer, ...]
    last: bool


def reveal(result: Result, scale: Scale, voice: GameVoice) -> tuple[RevealStep, ...]:
    """A step for each row with points, in the order of the score pad; then one for each rank, the last first."""
    steps: list[RevealStep] = []
    counted: list[str] = []
    before = [0] * len(result.players)
    for row in result.players[0].rows:
        if any(player.rows[row] for player in result.players):
            counted.append(row)
            totals = [sum(player.rows[row] for row in counted) for player in result.players]
            running = [
                RevealPlayer(player.name, previous, total, scale.bar(player, counted), "", False)
                for player, previous, total in zip(result.players, before, totals, strict=True)
            ]
            steps.append(RevealStep(row, voice.row(row), "", tuple(running), False))
            before = totals
    ranks = sorted(set(result.ranks), reverse=True)
    return (*steps, *(_rank_step(result, rank, scale, voice) for rank in ranks))


def _rank_step(result: Result, shown: int, scale: Scale, voice: GameVoice) -> RevealStep:
    """Shows one rank and the players who hold it; the step of the first rank is the last and has the verdict."""
    running = []
    for player, rank in zip(result.players, result.ranks, strict=True):
        label = voice.heading("nth", rank=rank) if rank >= shown else ""
        won = shown == 1 and player.name in result.winners
        bar = scale.bar(player, player.rows.keys())
        running.append(RevealPlayer(player.name, player.total, player.total, bar, label, won))
    names = [player.name for player, rank in zip(result.players, result.ranks, strict=True) if rank == shown]
    label, winners = voice.heading("nth", rank=shown), voice.heading("winners", names=names)
    if shown == 1:
        return RevealStep("", winners, voice.verdict(result.verdict), tuple(running), True)
    return RevealStep("", voice.heading("points", what=label, points=winners), "", tuple(running), False)
