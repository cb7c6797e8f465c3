"""Finds what could have been otherwise at a table and looks as if it were worth telling.

There are hundreds of candidates, too many to score them all. What everybody gains where a thing comes to a hand or
leaves it is scored; between two values of a column it is a straight line; an exchange brings about the sum of both.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Any

from scoring import Result, games, score
from scoring.game import Game
from views.result.changes.change import INSTEAD, KINDS, LESS, MORE, PASSED, STEP, SWAP, SWING, Candidate, seats_of
from views.result.changes.thing import Hand, Thing

#: Only the hands of the first so many are looked at, where more play.
MOST_HANDS = 8
#: For a thing that a hand gains, so many of its things are tried in exchange: those that it can miss best.
MOST_GIVEN = 2


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
        self.seats = [seat for seat in seats_of(self.sheet) if seat in self.hands]
        self._shifts: dict[tuple[int, str, bool], dict[int, list[int]]] = {}

    def candidates(self) -> Iterator[Candidate]:
        """Whatever could have been otherwise, whether the checks of the table allow it or not."""
        for seat, hand in self.hands.items():
            for thing in hand.box:
                if thing.slot in hand.more:
                    yield Candidate(MORE, seat, thing)
                if thing.slot in hand.exchanged:
                    yield from (Candidate(INSTEAD, seat, thing, lost) for lost in self._spare(seat, thing))
            yield from (Candidate(STEP, seat, higher, coin) for coin, higher in hand.steps)
            yield from (Candidate(LESS, seat, lost=thing) for thing in hand.held if thing.slot in hand.less)
            for other in self.hands:
                if other != seat:
                    yield from self._between(seat, other)

    def _between(self, seat: int, other: int) -> Iterator[Candidate]:
        """What a player could have of another one's; exchanges only where one of them is the first."""
        hand, is_first = self.hands[seat], 1 in (self.before.ranks[seat], self.before.ranks[other])
        for thing in self.hands[other].held:
            if thing.slot in hand.passed:
                yield Candidate(PASSED, seat, thing, other=other)
            elif thing.slot in hand.exchanged and is_first:
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
        after = score(candidate.made(self.sheet))
        return [player.total - total for player, total in zip(after.players, self.totals, strict=True)]

    def _estimated(self, candidate: Candidate) -> list[int]:
        """The totals with a candidate, about."""
        if candidate.kind in (STEP, PASSED):
            shifts = [self._scored(candidate)]
        else:
            moves = candidate.moves()
            shifts = [self._shift(seat, lost, put=False) for seat, lost, _ in moves if lost]
            shifts += [self._shift(seat, gained, put=True) for seat, _, gained in moves if gained]
        return [total + sum(shift) for total, *shift in zip(self.totals, *shifts, strict=True)]

    def subjects(self, candidate: Candidate) -> list[int]:
        """The seats for which a candidate can be good: that of the hand; where it only loses something, the others."""
        return [seat for seat in self.seats if (seat == candidate.seat) != (candidate.kind == LESS)]

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
        won = self.before.winners == (self.before.players[seat].name,)
        if rank < before or (rank == 1 and not won):
            return rank
        return 99 if totals[seat] - self.totals[seat] >= SWING and not won else 0
