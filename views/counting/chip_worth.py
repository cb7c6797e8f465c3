"""What a chip of a section is worth right now, as a hold on it tells: the table with it against the one without it."""

from typing import Any, NamedTuple

from scoring import Result, Sheet, score
from scoring.game import Memory
from views.counting.pads.offer import Offer
from views.counting.position import Cell, pad_at, rows_of
from views.counting.view import why_of
from views.result.explanation import Explanation, explain
from words import GameVoice, plain


class ChipWorth(NamedTuple):
    """Sentences on what it adds, if it adds anything, and the points of its section with it, each with its rule."""

    sentences: tuple[str, ...]
    why: Explanation


def present(sheet: Sheet[Any], cell: Cell, offer: Offer, voice: GameVoice, track: Memory | None) -> ChipWorth:
    """The worth of an offer; one that a tap takes away is counted now."""
    seat, key = cell
    tapped = offer.edit(sheet)
    groups = pad_at(sheet, cell, voice, track).groups
    title = next(group.title for group in groups for other in group.offers if other.key == offer.key)
    left = next((other.held for other in pad_at(tapped, cell, voice, track).offers() if other.key == offer.key), 0)
    counted = left < offer.held
    after, before = map(score, (sheet, tapped) if counted else (tapped, sheet))
    why, less = after.players[seat].why, before.players[seat].why
    rows = tuple(row for row in rows_of(sheet, key) if why.get(row) != less.get(row)) or rows_of(sheet, key)
    named = " ".join(filter(None, (title, offer.label)))
    about = f"{why_of(sheet, cell, voice, after).title} · {named}"
    return ChipWorth(
        _sentences(before, after, seat, rows, "counted" if counted else "tap", voice),
        explain(after, seat, rows, about, voice),
    )


def _sentences(
    before: Result, after: Result, seat: int, rows: tuple[str, ...], key: str, voice: GameVoice
) -> tuple[str, ...]:
    """What changes between two results: points and grades of the rows, then the totals if more than these do."""
    if before.sheet == after.sheet:
        return ()
    points, less = (sum(result.players[seat].rows.get(row, 0) for row in rows) for result in (after, before))
    grades, fewer = (_grades(result, seat, rows) for result in (after, before))
    key = f"{key}_makes" if points != less else f"{key}_changes_nothing"
    told = [voice.text(key, after=points, before=plain(less), more=_signed(points - less))]
    if grades != fewer:
        told.append(voice.text("grades_instead", after=grades, before=fewer))
    totals = {
        player.name: player.total - other.total for player, other in zip(after.players, before.players, strict=True)
    }
    changed = {name: more for name, more in totals.items() if more}
    if changed not in ({}, {after.players[seat].name: points - less}):
        told.append(voice.text("totals_change", changed=[f"{name} {_signed(more)}" for name, more in changed.items()]))
    return tuple(told)


def _grades(result: Result, seat: int, rows: tuple[str, ...]) -> int:
    """The grades of the rows, as far as their lines tell them."""
    lines = [line for row in rows for line in result.players[seat].why.get(row, ())]
    return max((line.values.get("grades", 0) for line in lines), default=0)


def _signed(points: int) -> str:
    """
    >>> _signed(5), _signed(0), _signed(-5)
    ('+5', '0', '−5')
    """
    return f"{'+' * (points > 0)}{plain(points)}"
