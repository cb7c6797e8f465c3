"""The home screen: open tables, a rematch of the last table, and a new one."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from scoring import Sheet, codec, people
from views.counting.stored_position import BY_CATEGORY, ROUND, StoredPosition
from words import GameVoice, Voice


class Progress(NamedTuple):
    """How many of how many hands, categories or collectes of a table are counted: `of` is the key of its text."""

    of: str
    done: int
    total: int


class OpenTable(NamedTuple):
    """A table being counted, and how far; None if that is not known."""

    id: int
    sheet: Sheet[Any]
    progress: Progress | None
    #: Whether it corrects a finished table.
    corrects: bool = False


def progress(position: str, seats: int) -> Progress | None:
    """How far a table is counted, from the stored position of its draft; None if it cannot be read.

    >>> progress('{"at": [0, "coins"], "done": [[0, "warrior"], [0, "coins"], [1, "coins"]], "of": 4}', 2)
    Progress(of='hands_counted', done=1, total=2)
    >>> progress('{"at": [0, "coins"], "done": [[0, "coins"], [1, "coins"]], "of": 4, "order": "by_category"}', 2)
    Progress(of='categories_counted', done=1, total=2)
    >>> progress("", 2)
    """
    stored = codec.read_fields(StoredPosition, position)  # an imported draft may hold anything
    if not stored.keys() >= {"at", "done", "of"} or stored["of"] < seats:
        return None
    (_, pad), done, keys = stored["at"], stored["done"], stored["of"] // seats
    by_seat, by_key = Counter(seat for seat, _ in done), Counter(key for _, key in done)
    if pad.startswith(ROUND):
        return Progress("rounds_counted", _full(by_key, seats, keys), keys)
    if stored.get("order") == BY_CATEGORY:
        return Progress("categories_counted", _full(by_key, seats, keys), keys)
    return Progress("hands_counted", _full(by_seat, keys, seats), seats)


def _full(counted: Counter[Any], sections: int, pages: int) -> int:
    """How many of so many pages have all their sections counted."""
    return min(pages, sum(count == sections for count in counted.values()))


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
    far = table.progress
    chip = _table(table.id, table.sheet, voice)
    title = voice.text("correction", table=chip.title) if table.corrects else chip.title
    if far is None:
        return chip._replace(title=title)
    told = voice.text(far.of, done=far.done, total=far.total)
    return chip._replace(title=title, progress=told, share=far.done / far.total)


def _table(id: int, sheet: Sheet[Any], voice: Voice) -> TableChip:
    title = GameVoice(voice.language, sheet.game).title(sheet.expansions, sheet.mode)
    return TableChip(id, title, voice.text("who_plays", names=[sheet.players[seat].name for seat in people(sheet)]))
