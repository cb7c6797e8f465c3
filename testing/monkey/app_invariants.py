"""Invariants of the app: the screen shows what is stored, no table vanishes, memory does not grow."""

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

#: Icons of chips that close a draft.
CLOSES = {"delete", "home", "done", "rematch", "edit", "add"}

DRAFTS = """SELECT id, sheet, drafts.place, drafts.step,
        (SELECT count(*) FROM steps WHERE draft = id), (SELECT max(step) FROM steps WHERE draft = id)
    FROM drafts JOIN steps ON draft = id AND steps.step = drafts.step WHERE NOT closed"""
TABLES = "SELECT id FROM tables WHERE version IS NOT NULL AND NOT deleted"

#: Interval of full checks in actions, and limit on frames until the layout is stable.
SELDOM, MOST_FRAMES = 50, 600


class Row(NamedTuple):
    """An open draft, read directly from the database."""

    sheet: str
    position: str
    step: int
    rows: int
    last: int


class Allocated(ctypes.Structure):
    """glibc's struct mallinfo2."""

    _fields_ = tuple(
        (name, ctypes.c_size_t)
        for name in ("arena", "ordblks", "smblks", "hblks", "mapped", "usmblks", "fsmblks", "used", "free", "keepcost")
    )


class Weight(NamedTuple):
    """Memory use after garbage collection."""

    #: Resident bytes; includes fragmentation, so it varies.
    resident: int
    #: Number of Python objects, and bytes allocated through malloc.
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
    """Collects critical log messages of Kivy."""

    def __init__(self) -> None:
        super().__init__(logging.CRITICAL)
        self.said: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        # harmless: no clipboard provider; layout that needs one frame more
        if not any(known in record.getMessage() for known in ("provider", "too much iteration")):
            self.said.append(record.getMessage())


class Watch:
    """Checks invariants, with its own connection to the database."""

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

    # checks after every action

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
        if self.monkey.restored:
            return
        icons = {chip.icon for chip in self.monkey.tapped}
        if gone := drafts.keys() - self.drafts.keys():
            assert icons & CLOSES, f"drafts vanished: {gone}"
        if lost := tables - self.tables:
            assert "delete" in icons, f"finished tables vanished: {lost}"

    def _shown(self) -> None:
        """The screen shows the stored sheet, position and totals."""
        app = self.monkey.app
        if app.example.is_open or not isinstance(app.context.pages.navigation.here, AtTable):
            return  # the example is in no file
        table, row = app.context.counting.table, self.drafts[app.context.pages.navigation.here.draft]
        assert table.draft.id == app.context.pages.navigation.here.draft, "it shows another table"
        assert write(table.sheet) == row.sheet, "what is shown is not what is kept"
        assert Position.read(row.position, table.sheet) == table.position, "the counting stands elsewhere"
        screen, totals = self.monkey.hand.screen, [plain(player.total) for player in score(read(row.sheet)).players]
        match type(screen).__name__:
            case "CountingScreen":
                assert not table.position.at_result
                assert list(screen.view.table[-1].texts) == totals, "the totals are others"
                numbers = [box.head.note for box in screen.columns.boxes]
                assert numbers == [section.number for section in screen.view.sections], "the points are others"
            case "CurtainScreen":
                assert table.position.at_result
                assert table.is_finished, "a curtain before a table that is counted"
            case "ResultScreen":
                assert table.position.at_result
                assert [cell.number for cell in screen.view.rows[-1].cells] == totals
            case name:
                raise AssertionError(f"{name} at a table")

    def _comes_to_rest(self) -> None:
        """Layout does not loop forever."""
        for _ in range(MOST_FRAMES):
            if not (busy := restless()):
                return
            self.monkey.frames(1)
        raise AssertionError(f"it does not come to rest: {busy}")

    # checks around one action

    def holds_tap(self, before: Sheet[Any], offer: Offer) -> None:
        now, wanted = self.monkey.app.context.counting.table.sheet, offer.edit(before)
        assert now == wanted, f"the tap on {offer.key} is lost"

    def remember(self) -> None:
        app = self.monkey.app
        counting = app.context.counting.session
        self.remembered = (
            app.context.pages.navigation.here,
            counting and app.context.pages.navigation.draft and (counting.draft.id, counting.sheet, counting.position),
            type(app.shell.screen).__name__,
            self._read(),
        )

    def holds_what_it_remembers(self) -> None:
        before = self.remembered
        self.remember()
        for one, other in zip(before, self.remembered, strict=True):
            assert one == other, f"it opens otherwise than it was killed: {other}, not {one}"

    def weigh(self) -> Weight:
        gc.unfreeze()
        gc.collect()
        c = ctypes.CDLL(None)
        c.malloc_trim(0)  # return free memory to the system
        c.mallinfo2.restype = Allocated
        held, told = sys.getallocatedblocks(), c.mallinfo2()
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
        # by type, because `isinstance` fails on dead weak proxies
        widgets = sum(issubclass(type(each), Widget) for each in gc.get_objects())
        events = len(Clock.get_events())
        resident = pages * os.sysconf("SC_PAGE_SIZE")
        return Weight(resident, held, told.used + told.mapped, widgets, events, len(self.drafts), len(self.tables))


def restless() -> list[str]:
    """Clock events due in the next frame that do not repeat."""
    return [str(event) for event in Clock.get_events() if event.timeout <= 0 and not event.loop]
