"""The home screen: open tables, a rematch of the last table, and a new one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from scoring import Sheet, people, shallow
from words import GameVoice, Voice


class OpenTable(NamedTuple):
    """A table being counted, and how many of how many pads are done."""

    id: int
    sheet: Sheet[Any]
    done: int
    total: int
    #: Whether it corrects a finished table.
    corrects: bool = False


def progress(position: str) -> tuple[int, int]:
    """The pads done and all pads, from the stored position of a draft; (0, 0) if it cannot be read.

    >>> progress('{"done": [[0, "coins"]], "of": 28}'), progress("")
    ((1, 28), (0, 0))
    """
    try:
        stored = shallow.loads(position)
    except ValueError:
        stored = None
    match stored:  # an imported draft may hold anything
        case {"done": [*done], "of": int(total)} if len(done) <= total:
            return len(done), total
    return 0, 0


class TableChip(NamedTuple):
    """A table as a chip; `share` is the part of its pads that are done, from 0 to 1."""

    id: int
    title: str
    names: str
    progress: str = ""
    share: float = 0


class HomeView(NamedTuple):
    """Everything that the home screen shows except fixed labels; parts that are left out are empty."""

    drafts: tuple[TableChip, ...]
    #: The last table, for a rematch.
    rematch: TableChip | None
    #: The label of the chip that shows more open tables.
    more: str
    #: No table was counted yet.
    first_time: bool
    #: Whether a table was just put away, which can be undone.
    put_away: bool


def present(
    drafts: Sequence[OpenTable], last: Sheet[Any] | None, voice: Voice, put_away: bool = False, more: int = 0
) -> HomeView:
    """The home screen; `drafts` come newest first, and `more` counts the open tables beyond them."""
    return HomeView(
        drafts=tuple(_draft(table, voice) for table in drafts),
        rematch=None if last is None else _table(0, last, voice),
        more=voice.text("more_open", count=more) if more else "",
        first_time=not drafts and last is None,
        put_away=put_away,
    )


def _draft(table: OpenTable, voice: Voice) -> TableChip:
    progress = voice.text("how_far", done=table.done, of=table.total) if table.total else ""
    chip = _table(table.id, table.sheet, voice)
    title = voice.text("correction", table=chip.title) if table.corrects else chip.title
    return chip._replace(title=title, progress=progress, share=table.done / (table.total or 1))


def _table(id: int, sheet: Sheet[Any], voice: Voice) -> TableChip:
    title = GameVoice(voice.language, sheet.game).title(sheet.expansions, sheet.mode)
    return TableChip(id, title, voice.text("who_plays", names=[sheet.players[seat].name for seat in people(sheet)]))
