"""The first screen: the tables being counted, the same table again, a new one."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from scoring import Sheet, people, shallow
from words import GameVoice, Voice


class OpenTable(NamedTuple):
    """A table being counted, and how many of its pads are done."""

    id: int
    sheet: Sheet[Any]
    done: int
    of: int
    #: Whether it sets a finished table right.
    corrects: bool = False


def progress(position: str) -> tuple[int, int]:
    """How many pads are done, of how many, from the stored position of a draft; (0, 0) where it cannot be read.

    >>> progress('{"done": [[0, "coins"]], "of": 28}'), progress("")
    ((1, 28), (0, 0))
    """
    try:
        told = shallow.loads(position)
    except ValueError:
        told = None
    match told:  # a draft may come from elsewhere, so anything may stand there
        case {"done": [*done], "of": int(of)} if len(done) <= of:
            return len(done), of
    return 0, 0


class Table(NamedTuple):
    """A table as the first screen names it; `share` is how much of it is counted, from 0 to 1."""

    id: int
    title: str
    names: str
    how_far: str = ""
    share: float = 0


class HomeView(NamedTuple):
    """Everything that the first screen shows but its labels; what is not there is empty."""

    drafts: tuple[Table, ...]
    #: The last table, to be played again.
    again: Table | None
    #: Shows more of the open tables.
    more: str
    #: Nothing was counted yet.
    first_time: bool
    #: A table was put away just now, and can be taken back.
    put_away: bool


def present(
    drafts: Sequence[OpenTable], last: Sheet[Any] | None, voice: Voice, put_away: bool = False, more: int = 0
) -> HomeView:
    """The tables being counted come as they were touched, the last one first; there may be so many more."""
    return HomeView(
        drafts=tuple(_draft(table, voice) for table in drafts),
        again=None if last is None else _table(0, last, voice),
        more=voice.text("more_open", count=more) if more else "",
        first_time=not drafts and last is None,
        put_away=put_away,
    )


def _draft(table: OpenTable, voice: Voice) -> Table:
    how_far = voice.text("how_far", done=table.done, of=table.of) if table.of else ""
    told = _table(table.id, table.sheet, voice)
    title = voice.text("correction", table=told.title) if table.corrects else told.title
    return told._replace(title=title, how_far=how_far, share=table.done / (table.of or 1))


def _table(id: int, sheet: Sheet[Any], voice: Voice) -> Table:
    title = GameVoice(voice.language, sheet.game).title(sheet.expansions, sheet.mode)
    return Table(id, title, voice.text("who_plays", names=[sheet.players[seat].name for seat in people(sheet)]))
