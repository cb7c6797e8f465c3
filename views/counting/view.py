"""The counting screen: the current pad, tabs of players and categories, and what comes next."""

from dataclasses import dataclass
from typing import Any

from scoring import Result, Sheet
from scoring.game import Memory
from views.counting.pads.offer import Pad, short
from views.counting.position import ROUND, Position, issue_marks, next_cell, pad_at, pads_of, title_of
from views.result.explanation import Explanation, explain
from words import GameVoice, plain

#: Longest name on a tab and on the chip of the next pad.
LONGEST_TAB, LONGEST_NEXT = 10, 14


@dataclass(frozen=True, slots=True)
class Tab:
    """A tab above the pad: a player or a category."""

    key: str
    title: str
    number: str
    icon: str
    colour: str
    current: bool
    done: bool
    marked: bool


@dataclass(frozen=True, slots=True)
class PadView:
    """Everything that the counting screen shows except fixed labels."""

    pad: Pad
    who: str
    title: str
    icon: str
    number: str
    players: tuple[Tab, ...]
    categories: tuple[Tab, ...]
    order: str
    next: str
    marks: tuple[str, ...]
    why: Explanation
    #: What to do on a pad that is still empty.
    invitation: str
    can_undo: bool = False
    can_redo: bool = False


def present(sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None, result: Result) -> PadView:
    pad = pad_at(sheet, position, voice, track)
    keys = pads_of(sheet)
    marked = list(issue_marks(sheet, position, track))
    marked_cells = {cell for cell, _ in marked}
    cell = next_cell(sheet, position)
    if cell is None:
        next_label = voice.text("result")
    else:
        same_player = cell[0] == position.seat
        next_label = (
            title_of(sheet, cell[1], voice) if same_player else short(sheet.players[cell[0]].name, LONGEST_NEXT)
        )
    score = result.players[position.seat]
    # points are always those of the whole pile: what a Freyja multiplies has no value in one collecte
    title = voice.text("won") if position.pad.startswith(ROUND) else title_of(sheet, position.pad, voice)
    return PadView(
        pad=pad,
        who=score.name,
        title=title,
        icon=position.pad.split()[0],
        number=plain(sum(score.rows.get(row, 0) for row in pad.rows)),
        players=tuple(
            Tab(
                "",
                short(player.name, LONGEST_TAB),
                plain(player.total),
                "",
                "",
                seat == position.seat,
                all((seat, key) in position.done for key in keys),
                any((seat, key) in marked_cells for key in keys),
            )
            for seat, player in enumerate(result.players)
        ),
        categories=tuple(
            Tab(
                key,
                title_of(sheet, key, voice),
                key.removeprefix(ROUND).strip() if key.startswith(ROUND) else "",
                key.split()[0],
                key,
                key == position.pad,
                (position.seat, key) in position.done,
                (position.seat, key) in marked_cells,
            )
            for key in keys
        ),
        order=position.order,
        next=next_label,
        why=explain(result, position.seat, pad.rows, f"{score.name} · {title}", voice),
        invitation=_invitation(pad, score.name, voice),
        marks=tuple(dict.fromkeys(voice.issue(issue) for cell, issue in marked if cell == position.cell)),
    )


def _invitation(pad: Pad, name: str, voice: GameVoice) -> str:
    """What to do on this pad, while it is empty or asks for a number."""
    if pad.asks_number:
        return voice.text("how_many", name=name)
    return "" if any(offer.held for offer in pad.offers()) else voice.text("invitation", name=name)
