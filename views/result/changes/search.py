"""Finds what could have been otherwise at a table and looks as if it were worth telling.

There are hundreds of candidates, too many to score them all. What everybody gains where a thing comes to a hand or
leaves it is scored; between two values of a column it is a straight line; an exchange brings about the sum of both.
"""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from typing import Any

from scoring import Result, Sheet, games, score
from scoring.game import Game
from scoring.sheet import Reading
from views.result.changes.change import (
    EARNED,
    INSTEAD,
    KINDS,
    LESS,
    MORE,
    PASSED,
    STEP,
    SWAP,
    Candidate,
    seats_of,
)
from views.result.changes.thing import Hand, Thing

#: Only the hands of the first so many are looked at, where more play.
MOST_HANDS = 8
#: With fewer points hardly anybody gets a majority, or anything that is worth telling where no rank changes.
FEW_POINTS = 10
#: For a thing that a hand gains, so many of its things are tried in exchange: those that it can miss best.
MOST_GIVEN = 2


def read_as(sheet: Sheet[Any], ruling: str, reading: Reading) -> Result:
    """The table scored under another reading of a ruling."""
    return score(replace(sheet, rulings={**sheet.rulings, ruling: reading}))


class Search:
    """The candidates of a table, with what each would be worth, about."""

    def __init__(self, before: Result) -> None:
        self.before = before
        self.sheet = before.sheet
        self.game: Game[Any] = games.named(self.sheet.game)
        module = import_module(f"views.result.changes.{self.game.name}")
        self.named: Sequence[str] = module.NAMED
        self.totals = [player.total for player in before.players]
        best_first = sorted(range(len(self.totals)), key=before.ranks.__getitem__)
        self.hands: dict[int, Hand] = {seat: module.hand(self.sheet, seat) for seat in best_first[:MOST_HANDS]}
        #: Those for whom something can get better: whoever won alone has everything.
        best = before.winners if len(before.winners) == 1 else ()
        self.seats = [
            seat for seat in seats_of(self.sheet) if seat in self.hands and before.players[seat].name not in best
        ]
        #: The rows of each player without any others at the table, and those in which points depend on others.
        self.alone = [self._rows(self.sheet, (player,))[0] for player in self.sheet.players]
        self.shared = {
            row
            for rows, player in zip(self.alone, before.players, strict=True)
            for row, points in rows.items()
            if points != player.rows[row]
        }
        self._readings: dict[tuple[str, Reading], Result] = {}
        self._shifts: dict[tuple[int, str, bool], dict[int, list[int]]] = {}

    def candidates(self) -> Iterator[Candidate]:
        """Whatever could have been otherwise, whether the checks of the table allow it or not."""
        for seat, hand in self.hands.items():
            yield from (Candidate(LESS, seat, lost=thing) for thing in hand.held if thing.slot in hand.less)
        for seat in self.seats:
            hand = self.hands[seat]
            for thing in hand.box:
                if thing.slot in hand.more:
                    yield Candidate(MORE, seat, thing)
                elif thing.slot in hand.passed:
                    yield Candidate(EARNED, seat, thing)
                if thing.slot in hand.exchanged:
                    yield from (Candidate(INSTEAD, seat, thing, lost) for lost in self._spare(seat, thing))
            yield from (Candidate(STEP, seat, higher, coin) for coin, higher in hand.steps)
            for other in self.hands:
                if other != seat:
                    yield from self._between(seat, other)

    def _between(self, seat: int, other: int) -> Iterator[Candidate]:
        """What a player could have of another one's; exchanges only with who came first."""
        hand = self.hands[seat]
        for thing in self.hands[other].held:
            if thing.slot in hand.passed:
                yield Candidate(PASSED, seat, thing, other=other)
            elif thing.slot in hand.exchanged and self.before.ranks[other] == 1:
                yield from (Candidate(SWAP, seat, thing, lost, other) for lost in self._spare(seat, thing))

    def _spare(self, seat: int, thing: Thing) -> list[Thing]:
        """What a player could miss best of the same slot."""
        others = [held for held in self.hands[seat].held if held.slot == thing.slot and held != thing]
        return sorted(others, key=lambda held: -self._shift(seat, held, put=False)[seat])[:MOST_GIVEN]

    def _shift(self, seat: int, thing: Thing, put: bool) -> list[int]:
        """What everybody gains, about, where a thing comes to a hand or leaves it."""
        known = self._shifts.setdefault((seat, thing.name, put), {})
        if len(known) == 2 and thing.value not in known:
            (low, at_low), (high, at_high) = known.items()
            far = (thing.value - low) / (high - low)
            return [round(one + far * (other - one)) for one, other in zip(at_low, at_high, strict=True)]
        if thing.value not in known:
            known[thing.value] = self._scored(
                Candidate(MORE, seat, thing) if put else Candidate(LESS, seat, lost=thing)
            )
        return known[thing.value]

    def _scored(self, candidate: Candidate) -> list[int]:
        """What everybody gains by a candidate of one hand, which is scored alone where others cannot notice."""
        made, seat = candidate.made(self.sheet), candidate.seat
        own = self._rows(made, made.players[seat : seat + 1])[0]
        if any(own[row] != self.alone[seat][row] for row in self.shared):
            after = [sum(rows.values()) for rows in self._rows(made, made.players)]
            return [points - total for points, total in zip(after, self.totals, strict=True)]
        gain = sum(own.values()) - sum(self.alone[seat].values())
        return [gain if each == seat else 0 for each in range(len(self.totals))]

    def _rows(self, sheet: Sheet[Any], players: tuple[Any, ...]) -> list[dict[str, int]]:
        """The points of each row of some players, as if they sat at the table alone."""
        everybody, _ = self.game.explain(replace(sheet, players=players))
        return [{row: sum(line.points for line in lines) for row, lines in why.items()} for why in everybody]

    def _estimated(self, candidate: Candidate) -> list[int]:
        """The totals with a candidate, about."""
        if candidate.kind == STEP:
            shifts = [self._scored(candidate)]
        else:
            moves = candidate.moves()
            shifts = [self._shift(seat, lost, put=False) for seat, lost, _ in moves if lost]
            shifts += [self._shift(seat, gained, put=True) for seat, _, gained in moves if gained]
        return [total + sum(shift) for total, *shift in zip(self.totals, *shifts, strict=True)]

    def subjects(self, candidate: Candidate) -> list[int]:
        """The seats for which a candidate can be good: that of the hand; where it only loses something, all."""
        return [seat for seat in self.seats if seat == candidate.seat or candidate.kind == LESS]

    def read_as(self, ruling: str, reading: Reading) -> Result:
        """The table as it is, under another reading of a ruling."""
        if (ruling, reading) not in self._readings:
            self._readings[ruling, reading] = read_as(self.sheet, ruling, reading)
        return self._readings[ruling, reading]

    def promising(self, most: int) -> list[Candidate]:
        """The candidates that look most telling; of those that are alike, the one with the fewest points."""
        best: dict[tuple[object, ...], tuple[tuple[int, ...], Candidate]] = {}
        for candidate in self.candidates():
            totals = self._estimated(candidate)
            thing = candidate.gained or candidate.lost
            for seat in self.subjects(candidate):
                rank = self._rank(seat, totals)
                if not rank:
                    continue
                order = (rank, KINDS.index(candidate.kind), abs(totals[candidate.seat] - self.totals[candidate.seat]))
                alike = (rank, seat, candidate.kind, candidate.seat, thing and thing.name)
                if alike not in best or order < best[alike][0]:
                    best[alike] = order, candidate
        ordered = sorted(best.values(), key=lambda each: each[0])
        return [candidate for _, candidate in ordered[:most]]

    def _rank(self, seat: int, totals: Sequence[int]) -> int:
        """The better rank of a player with these totals, 99 where only points come of it, 0 where nothing does."""
        rank, before = (1 + sum(total > each[seat] for total in each) for each in (totals, self.totals))
        if rank < before or rank == 1:
            return rank
        return 99 if totals[seat] - self.totals[seat] >= FEW_POINTS else 0
