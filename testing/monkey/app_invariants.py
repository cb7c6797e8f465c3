"""What holds of the app whatever somebody did with it: what is shown is kept, nothing vanishes, nothing grows."""

import ctypes
import gc
import logging
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from kivy.clock import Clock
from kivy.uix.widget import Widget

from scoring import Sheet, read, score, write
from screens.navigation import AtTable
from views.counting.pads.offer import Offer
from views.counting.position import Position
from words import plain

if TYPE_CHECKING:
    from testing.monkey.app import Monkey

#: Chips that put a draft away: at home, at a result, and at a finished table.
CLOSES = {"delete", "home", "done", "rematch", "edit", "add"}

DRAFTS = """SELECT id, sheet, drafts.place, drafts.step,
        (SELECT count(*) FROM steps WHERE draft = id), (SELECT max(step) FROM steps WHERE draft = id)
    FROM drafts JOIN steps ON draft = id AND steps.step = drafts.step WHERE NOT closed"""
TABLES = "SELECT id FROM tables WHERE version IS NOT NULL AND NOT deleted"

#: How often everything is looked through; and how many frames may go by until nothing moves any more.
SELDOM, MOST_FRAMES = 50, 600


class Row(NamedTuple):
    """A draft as the file has it."""

    sheet: str
    place: str
    step: int
    rows: int
    last: int


class Allocated(ctypes.Structure):
    """What glibc tells of its memory, in bytes, of which we want to know what is mapped and what is used."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "keepcost")
    )


class Weight(NamedTuple):
    """What the app takes, after Python tidied up."""

    #: In bytes; what lies between things that are held is among it, and depends on what came and went.
    resident: int
    #: How many things Python holds, and how many bytes are held besides.
    held: int
    besides: int
    widgets: int
    events: int
    drafts: int
    tables: int

    def __str__(self) -> str:
        memory = f"{self.resident / 1e6:.1f} MB, {self.held:,} things and {self.besides / 1e6:.1f} MB held"
        return f"{memory}, {self.widgets} widgets, {self.events} events, {self.drafts} drafts, {self.tables} tables"


class Complaints(logging.Handler):
    """What Kivy only writes down."""

    def __init__(self) -> None:
        super().__init__(logging.CRITICAL)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # a desktop may have no clipboard; and what takes a frame more to be laid out comes to rest in the next one
        if not any(known in record.getMessage() for known in ("provider", "too much iteration")):
            self.said.append(record.getMessage())


class Watch:
    """Looks over the shoulder of a monkey, and into the file with eyes of its own."""

    def __init__(self, monkey: "Monkey") -> None:
        self.monkey = monkey
        self.complaints = Complaints()
        logging.getLogger("kivy").addHandler(self.complaints)
        self.drafts, self.tables = self._read()

    def stop(self) -> None:
        logging.getLogger("kivy").removeHandler(self.complaints)

    def _read(self) -> tuple[dict[int, Row], set[int]]:
        with closing(sqlite3.connect(self.monkey.file)) as file:
            drafts = {id: Row(*rest) for id, *rest in file.execute(DRAFTS)}
            return drafts, {id for (id,) in file.execute(TABLES)}

    # after every action

    def look(self) -> None:
        assert not self.complaints.said, self.complaints.said
        before = self.drafts, self.tables
        self.drafts, self.tables = self._read()
        self._nothing_vanished(*before)
        for row in self.drafts.values():
            assert row.rows == row.last + 1, "a tap is missing between others"
        self._shown()
        if self.monkey.count % SELDOM == 0:
            self._comes_to_rest()
            for row in self.drafts.values():
                score(read(row.sheet))

    def _nothing_vanished(self, drafts: dict[int, Row], tables: set[int]) -> None:
        icons = {chip.icon for chip in self.monkey.tapped}
        if gone := drafts.keys() - self.drafts.keys():
            assert icons & CLOSES, f"drafts vanished: {gone}"
        if lost := tables - self.tables:
            assert "delete" in icons, f"finished tables vanished: {lost}"

    def _shown(self) -> None:
        """What is on the screen is what the file says, and comes to what it comes to."""
        app = self.monkey.app
        if not isinstance(app.context.pages.navigation.here, AtTable):
            return
        table, row = app.context.counting.table, self.drafts[app.context.pages.navigation.here.draft]
        assert table.draft.id == app.context.pages.navigation.here.draft, "it shows another table"
        assert write(table.sheet) == row.sheet, "what is shown is not what is kept"
        assert Position.read(row.place, table.sheet) == table.place, "the counting stands elsewhere"
        screen, totals = self.monkey.hand.screen, [plain(player.total) for player in score(read(row.sheet)).players]
        match type(screen).__name__:
            case "CountingScreen":
                assert not table.place.at_result
                assert [chip.note for chip in screen.player_strip.row.children[::-1]] == totals, "the totals are others"
            case "ResultScreen":
                assert table.place.at_result
                assert sorted(standing.total for standing in screen.view.standings) == sorted(totals)
            case name:
                raise AssertionError(f"{name} at a table")

    def _comes_to_rest(self) -> None:
        """Nothing is laid out without end."""
        for _ in range(MOST_FRAMES):
            if not (busy := restless()):
                return
            self.monkey.frames(1)
        raise AssertionError(f"it does not come to rest: {busy}")

    # around one

    def holds_tap(self, before: Sheet[Any], offer: Offer) -> None:
        now, wanted = self.monkey.app.context.counting.table.sheet, offer.edit(before)
        assert now == wanted, f"the tap on {offer.key} is lost"

    def remember(self) -> None:
        app = self.monkey.app
        counting = app.context.counting.session
        self.remembered = (
            app.context.pages.navigation.here,
            counting and app.context.pages.navigation.draft and (counting.draft.id, counting.sheet, counting.place),
            type(self.monkey.hand.screen).__name__,
            self._read(),
        )

    def holds_what_it_remembers(self) -> None:
        before = self.remembered
        self.remember()
        for one, other in zip(before, self.remembered, strict=True):
            assert one == other, "it opens otherwise than it was killed"

    def weigh(self) -> Weight:
        gc.unfreeze()
        gc.collect()
        c = ctypes.CDLL(None)
        c.malloc_trim(0)  # what is free already is not taken
        c.mallinfo2.restype = Allocated
        held, told = sys.getallocatedblocks(), c.mallinfo2()
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        # by their types: some objects only stand for a widget that may be gone
        widgets = sum(issubclass(type(each), Widget) for each in gc.get_objects())
        events = len(Clock.get_events())
        resident = pages * os.sysconf("SC_PAGE_SIZE")
        return Weight(resident, held, told.used + told.mapped, widgets, events, len(self.drafts), len(self.tables))


def restless() -> list[str]:
    """What is to happen in the next frame, and not for ever."""
    return [str(event) for event in Clock.get_events() if event.timeout <= 0 and not event.loop]
