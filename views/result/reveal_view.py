"""The reveal of a result: class by class the totals grow, then the places are told, the winner at the end."""

from dataclasses import dataclass

from scoring import Result
from views.result.bars import Part, Scale
from words import GameVoice


@dataclass(frozen=True, slots=True)
class Running:
    """A player while the table is revealed: the total before this step and after it, the bar, and a place once told."""

    name: str
    before: int
    total: int
    bar: tuple[Part, ...]
    rank: str
    won: bool


@dataclass(frozen=True, slots=True)
class RevealStep:
    """What is told: a row that is counted (its icon and colour by name), or a place and who has it."""

    row: str
    title: str
    sentence: str
    players: tuple[Running, ...]
    last: bool


def reveal(result: Result, scale: Scale, voice: GameVoice) -> tuple[RevealStep, ...]:
    """The rows in the order of the score pad, but those that brought nobody anything; then the places, last first."""
    steps: list[RevealStep] = []
    counted: list[str] = []
    before = [0] * len(result.players)
    for row in result.players[0].rows:
        if any(player.rows[row] for player in result.players):
            counted.append(row)
            totals = [sum(player.rows[row] for row in counted) for player in result.players]
            running = [
                Running(player.name, was, total, scale.bar(player, counted), "", False)
                for player, was, total in zip(result.players, before, totals, strict=True)
            ]
            steps.append(RevealStep(row, voice.row(row), "", tuple(running), False))
            before = totals
    ranks = sorted(set(result.places), reverse=True)
    return (*steps, *(_rank_step(result, rank, scale, voice) for rank in ranks))


def _rank_step(result: Result, shown: int, scale: Scale, voice: GameVoice) -> RevealStep:
    """Shows one rank and the players who hold it; the step of the first rank is the last and has the verdict."""
    running = []
    for player, rank in zip(result.players, result.places, strict=True):
        label = voice.heading("nth", place=rank) if rank >= shown else ""
        won = shown == 1 and player.name in result.winners
        bar = scale.bar(player, player.rows.keys())
        running.append(Running(player.name, player.total, player.total, bar, label, won))
    names = [player.name for player, rank in zip(result.players, result.places, strict=True) if rank == shown]
    nth, who = voice.heading("nth", place=shown), voice.heading("winners", names=names)
    if shown == 1:
        return RevealStep("", who, voice.verdict(result.verdict), tuple(running), True)
    return RevealStep("", voice.heading("points", what=nth, points=who), "", tuple(running), False)
