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
    place: str
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
    places = sorted(set(result.places), reverse=True)
    return (*steps, *(_place(result, place, scale, voice) for place in places))


def _place(result: Result, told: int, scale: Scale, voice: GameVoice) -> RevealStep:
    """A place, and who has it; the first place ends with the verdict."""
    running = []
    for player, place in zip(result.players, result.places, strict=True):
        known = voice.heading("nth", place=place) if place >= told else ""
        won = told == 1 and player.name in result.winners
        bar = scale.bar(player, player.rows.keys())
        running.append(Running(player.name, player.total, player.total, bar, known, won))
    names = [player.name for player, place in zip(result.players, result.places, strict=True) if place == told]
    nth, who = voice.heading("nth", place=told), voice.heading("winners", names=names)
    if told == 1:
        return RevealStep("", who, voice.verdict(result.verdict), tuple(running), True)
    return RevealStep("", voice.heading("points", what=nth, points=who), "", tuple(running), False)
