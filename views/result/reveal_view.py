"""The reveal of a result: totals grow row by row, the order changing, then ranks appear from the last to the winner."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring import Result
from views.result.bars import Part, Scale
from words import GameVoice

#: Said to other phones while the result lies behind the curtain.
CURTAIN = -1


@dataclass(frozen=True, slots=True)
class RevealPlayer:
    """A player in a step: total and position from the top, before and after it; the bar, and the rank once shown."""

    name: str
    before: int
    total: int
    position_before: int
    position: int
    bar: tuple[Part, ...]
    rank: str = ""
    won: bool = False


@dataclass(frozen=True, slots=True)
class RevealStep:
    """A step of the reveal: a row is added, which gives icon and colour, or a rank is shown. Players by seat."""

    row: str
    title: str
    sentence: str
    players: tuple[RevealPlayer, ...]
    last: bool


@dataclass(frozen=True, slots=True)
class Reveal:
    """All steps, and where bars begin, as a fraction of their width."""

    steps: tuple[RevealStep, ...]
    zero: float


def reveal(result: Result, voice: GameVoice) -> Reveal:
    """A step for each row with points, in the order of the score pad; then one for each rank, the last first."""
    scale = Scale.of(result.players)
    steps: list[RevealStep] = []
    counted: list[str] = []
    before, positions = [0] * len(result.players), list(range(len(result.players)))
    for row in result.players[0].rows:
        if any(player.rows[row] for player in result.players):
            counted.append(row)
            totals = [sum(player.rows[row] for row in counted) for player in result.players]
            after = _positions([(-total, position) for total, position in zip(totals, positions, strict=True)])
            running = [
                RevealPlayer(
                    player.name, before[seat], totals[seat], positions[seat], after[seat], scale.bar(player, counted)
                )
                for seat, player in enumerate(result.players)
            ]
            steps.append(RevealStep(row, voice.row(row), "", tuple(running), False))
            before, positions = totals, after
    for rank in sorted(set(result.ranks), reverse=True):
        # a tie may be broken by what the totals do not show
        after = _positions(list(zip(result.ranks, positions, strict=True)))
        steps.append(_rank_step(result, rank, positions, after, scale, voice))
        positions = after
    return Reveal(tuple(steps), scale.zero)


def _positions(keys: Sequence[tuple[int, int]]) -> list[int]:
    """The position of each player from the top, by keys of which the least comes first."""
    order = sorted(range(len(keys)), key=keys.__getitem__)
    return [order.index(seat) for seat in range(len(keys))]


def _rank_step(
    result: Result, shown: int, before: Sequence[int], after: Sequence[int], scale: Scale, voice: GameVoice
) -> RevealStep:
    """Shows one rank and the players who hold it; the step of the first rank is the last and has the verdict."""
    running = []
    for seat, (player, rank) in enumerate(zip(result.players, result.ranks, strict=True)):
        label = voice.heading("nth", rank=rank) if rank >= shown else ""
        won = shown == 1 and player.name in result.winners
        bar, total = scale.bar(player, player.rows), player.total
        running.append(RevealPlayer(player.name, total, total, before[seat], after[seat], bar, label, won))
    names = [player.name for player, rank in zip(result.players, result.ranks, strict=True) if rank == shown]
    label, winners = voice.heading("nth", rank=shown), voice.heading("winners", names=names)
    if shown == 1:
        return RevealStep("", winners, voice.verdict(result.verdict), tuple(running), True)
    return RevealStep("", voice.heading("points", what=label, points=winners), "", tuple(running), False)
