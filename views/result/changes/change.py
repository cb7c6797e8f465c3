"""`Candidate`, one thing otherwise at a table; `Change`, what that would have done for one of its players."""

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from typing import Any

from scoring import Result, Sheet, games, people
from views.result.changes.thing import Thing

#: Kinds of changes, the most telling first: a thing more, a coin one step higher, a card that nobody earned, a thing of
#: the box for another, two players with each other's, a card that another one earned, a thing less.
KINDS = (MORE, STEP, EARNED, INSTEAD, SWAP, PASSED, LESS) = (
    *("more", "step", "earned"),
    *("instead", "swap", "passed", "less"),
)

#: What becomes of a player's rank, the most telling first.
OUTCOMES = (WINS, ALONE, SHARES, COMES, JOINS) = ("wins", "alone", "shares", "comes", "joins")

#: So many points for one thing are worth telling where no rank changes.
SWING = 25


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a player gains or loses, and the other player who loses or gains it."""

    kind: str
    seat: int
    gained: Thing | None = None
    lost: Thing | None = None
    other: int | None = None

    def made(self, sheet: Sheet[Any]) -> Sheet[Any]:
        """The table with it."""
        players = list(sheet.players)
        for seat, taken, put in self.moves():
            if taken:
                players[seat] = taken.take(players[seat])
            if put:
                players[seat] = put.put(players[seat])
        return replace(sheet, players=tuple(players))

    def moves(self) -> list[tuple[int, Thing | None, Thing | None]]:
        """What leaves each hand, and what comes to it."""
        own = (self.seat, self.lost, self.gained)
        return [own] if self.other is None else [own, (self.other, self.gained, self.lost)]


@dataclass(frozen=True, slots=True)
class Change:
    """What one thing otherwise does for the player of a seat."""

    candidate: Candidate
    seat: int
    #: What the player gains, and what the other one does whose hand is changed too, or alone.
    points: int
    points_of_other: int
    #: What becomes of the rank, if anything; the new one, and who shares it.
    outcome: str
    rank: int
    others: tuple[str, ...]
    #: The key of a line that the change brings and that has a name, such as the majority; and who shares that.
    gained: str
    sharing: tuple[str, ...]
    #: The table with it, scored.
    after: Result = field(compare=False)

    @property
    def is_worth_telling(self) -> bool:
        """Whether another rank, a majority or many points come of it; of what another lacks, a victory."""
        if self.candidate.kind == LESS and self.candidate.seat != self.seat:
            return self.is_victory
        swings = self.points >= SWING and self.rank > 1
        return self.points >= 0 and bool(self.outcome or self.gained or swings)

    @property
    def is_victory(self) -> bool:
        """Whether it makes the player win, alone or with others."""
        return self.outcome in (WINS, ALONE, SHARES)

    @property
    def order(self) -> tuple[object, ...]:
        """The most telling first: by rank, with a majority, small things, few points."""
        outcome = OUTCOMES.index(self.outcome) if self.outcome else len(OUTCOMES)
        if self.outcome in (COMES, JOINS):  # a better rank tells more than an unshared one
            outcome = OUTCOMES.index(COMES)
        return outcome, self.rank, not self.gained, KINDS.index(self.candidate.kind), self.points


def seats_of(sheet: Sheet[Any]) -> list[int]:
    """The seats of those who can win: the people, or whoever plays alone."""
    alone = games.named(sheet.game).alone.get(sheet.mode)
    return [seat for seat, player in enumerate(sheet.players) if player.name == alone] or list(people(sheet))


def change_for(seat: int, candidate: Candidate, before: Result, after: Result, named: Collection[str]) -> Change:
    """What a candidate does for the player of a seat; `named` are the keys of lines that have a name."""
    name = after.players[seat].name
    outcome, others = _outcome(before, after, seat)
    had = {line.key for lines in before.players[seat].why.values() for line in lines}
    has = {line.key: line for lines in after.players[seat].why.values() for line in lines}
    gained = "" if had & set(named) else next((key for key in named if key in has), "")
    sharing = has[gained].values.get("players", ()) if gained else ()
    points = [one.total - other.total for one, other in zip(after.players, before.players, strict=True)]
    return Change(
        candidate,
        seat,
        points=points[seat],
        points_of_other=points[candidate.seat if candidate.other is None else candidate.other],
        outcome=outcome,
        rank=after.ranks[seat],
        others=tuple(other for other in others if other != name),
        gained=gained,
        sharing=tuple(sharing),
        after=after,
    )


def _outcome(before: Result, after: Result, seat: int) -> tuple[str, tuple[str, ...]]:
    """What became of a player's rank, and who has it now."""
    name, rank = after.players[seat].name, after.ranks[seat]
    if name in after.winners:
        if name not in before.winners:
            return (SHARES if len(after.winners) > 1 else WINS), after.winners
        return (ALONE if len(before.winners) > 1 == len(after.winners) else ""), after.winners
    against_gods = len(people(after.sheet)) < len(after.players)
    if rank < before.ranks[seat] and not against_gods:
        there = tuple(player.name for player, each in zip(after.players, after.ranks, strict=True) if each == rank)
        return (JOINS if len(there) > 1 else COMES), there
    return "", ()
