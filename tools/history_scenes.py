"""The finished tables and who played them, after two years of evenings."""

import tempfile
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self


class HistoryScenes:
    """The app, brought to what it remembers; afterwards it has its own records again, and the others are closed."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.own = app.records

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, error: type[BaseException] | None, value: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self.app.way.home()
        self.app.records = self.own
        self.app.switch("count")
        for records in ("evenings", "backed_up"):
            if records in vars(self):
                getattr(self, records).close()

    def history(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """Each screen by its name; the records are those of the evenings meanwhile."""
        from screens.navigation import About, Bests, BringIn, Finished, Players, Somebody

        newest, *_ = self.evenings.history.tables(most=1)
        self.evenings.history.tell(
            newest.id, "Chez Anne", "Éva rafle tout avec ses mineurs ; David réclame une revanche."
        )
        yield "games", self.games
        yield "games-found", partial(self.games, "anne idavoll")
        yield "games-nothing", partial(self.games, "xyzzy")
        yield "games-deleted", self.delete
        yield "games-table", partial(self.recall, Finished(newest.id))
        yield "games-table-end", partial(self.to_the_end, partial(self.recall, Finished(newest.id)))
        yield "games-about", partial(self.recall, About(newest.id))
        yield "share", partial(self.share, newest.id, "")
        yield "share-code", partial(self.share, newest.id, "_sheet_code")
        yield "share-bgstats", partial(self.share, newest.id, "_bgstats_code")
        yield "bring-in", partial(self.recall, BringIn())
        yield "bring-in-asked", self.bring_in
        yield "bring-in-working", self.work
        yield "backups", self.backups
        yield "players", partial(self.recall, Players())
        yield "player", partial(self.recall, Somebody(1))
        yield "player-charts", partial(self.scrolled, partial(self.recall, Somebody(1)), 0.55)
        yield "player-row", self.look_at_row
        yield "player-end", partial(self.to_the_end, partial(self.recall, Somebody(1)))
        yield "player-naming", self.name_somebody
        yield "bests", partial(self.recall, Bests())
        self.app.records = self.own

    def to_the_end(self, scene: Callable[[], object]) -> None:
        raise NotImplementedError

    def scrolled(self, scene: Callable[[], object], to: float) -> None:
        raise NotImplementedError

    @cached_property
    def evenings(self) -> Any:
        from tools.evenings import evenings

        return evenings()

    def games(self, typed: str = "") -> None:
        """The list, with something typed."""
        app = self.app
        app.records = self.evenings
        app.way.switch("count")
        app.way.switch("games")
        app.way.switch("games")
        app.recalling.deleted = None
        app.recalling.look(typed)
        app.show()
        self.settled()

    def delete(self) -> None:
        """A table was taken away just now."""
        self.games()
        self.app.recalling.deleted = 1
        self.app.show()
        self.settled()

    def recall(self, route: Any) -> None:
        self.games()
        self.app.comparing.renaming = None
        self.app.go(route)
        self.settled()

    def share(self, table: int, way: str) -> None:
        """The ways in which a table leaves the phone, or one of its codes."""
        from screens.navigation import Finished

        self.recall(Finished(table))
        sending, kept = self.app.sending, self.evenings.history.table(table)
        result = self.evenings.history.result(kept.version)
        if way:
            getattr(sending, way)(kept, result)
        else:
            sending.offer(kept, result)

    def bring_in(self) -> None:
        """A table came that was never here."""
        from screens.navigation import BringIn
        from screens.presenters.new_table import Form

        other = Form("nidavellir", ("idavoll",), players=("Zoé", "Tom", "Maximilienne")).sheet()
        self.recall(BringIn())
        self.app.carrying._ask(other)
        self.settled()
        self.app.carrying._forget()

    def work(self) -> None:
        """Much comes in, and takes its time."""
        from screens.background import Job
        from screens.navigation import BringIn

        self.recall(BringIn())
        background = self.app.background
        background.job = Job(print, print)
        background.job.share = 0.4
        background._show(background.job, self.app.carrying._voice.text("taking_in"))
        background.job = None
        self.settled()

    @cached_property
    def backed_up(self) -> Any:
        """Two days, of which one can no longer be read."""
        from records import Records
        from screens.presenters.new_table import Form

        records = Records(Path(tempfile.mkdtemp()) / "elvaland.db")
        records.begin(Form("vedrfolnir", mode="solo").sheet(), "")
        records.back_up()
        (backup,) = records.backups()
        backup.path.with_name("0000-2026-11-17-v2.db").write_text("noise")
        return records

    def backups(self) -> None:
        from screens.navigation import Backups

        self.app.switch("settings")
        self.app.records = self.backed_up
        self.app.go(Backups())

    def name_somebody(self) -> None:
        from screens.navigation import Somebody

        self.recall(Somebody(1))
        self.app.comparing.begin_renaming()
        self.app.comparing.rename("Bruno")

    @staticmethod
    def settled() -> None:
        """Once a long page is there as a whole."""
        from kivy.base import EventLoop

        for _ in range(6):
            EventLoop.idle()

    def look_at_row(self) -> None:
        """The last chart, of a row."""
        from screens.navigation import Somebody

        self.recall(Somebody(1))
        self.app.comparing.look_again(self.app.comparing.at._replace(row="hunter"))
        page = self.app.shell.page
        page.scroll_to(page.chart, padding=20, animate=False)
