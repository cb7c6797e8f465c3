"""Brings the app to the screens of the history, the players, import and backups, for the scenes."""

import tempfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import Any

from testing.settling import scrolled, settle, to_the_end
from testing.tables import NAINS, sheet, table


class HistoryScenes:
    """Brings the app to screens that need finished tables, on the records of `evenings`."""

    def __init__(self, app: Any) -> None:
        self.app = app

    def close(self) -> None:
        """Close the records that were opened."""
        for records in ("evenings", "backed_up"):
            if records in vars(self):
                getattr(self, records).close()

    def scenes(self) -> Iterator[tuple[str, Callable[[], object]]]:
        """All screens by name."""
        from screens.navigation import Finished, GroupRecords, Notes, Player, Players, Transfer

        newest, *_ = self.evenings.history.tables(most=1)
        both_boxes = table("both-016")
        self.evenings.history.set_notes(
            newest.id, "Chez Anne", "Éva rafle tout avec ses mineurs ; David réclame une revanche."
        )
        starter, *_ = filter(None, newest.people)
        self.evenings.history.set_starter(newest.id, starter)
        self.evenings.history.set_minutes(newest.id, 48)
        _, learning, *_ = self.evenings.history.tables(most=2)
        self.evenings.history.exclude(learning.id, True)
        yield "games", self.games
        yield "games-found", partial(self.games, "anne idavoll")
        yield "games-year", self.choose_year
        yield "games-nothing", partial(self.games, "xyzzy")
        yield "games-deleted", self.delete
        yield "games-table", partial(self.recall, Finished(newest.id))
        yield "games-table-end", partial(to_the_end, self.app, partial(self.recall, Finished(newest.id)))
        yield "games-about", partial(self.recall, Notes(newest.id))
        yield "games-about-end", partial(to_the_end, self.app, partial(self.recall, Notes(learning.id)))
        yield "games-excluded", partial(self.recall, Finished(learning.id))
        yield "share", partial(self.share, newest.id, "")
        yield "share-code", partial(self.share, newest.id, "_sheet_code")
        yield "share-bgstats", partial(self.share, newest.id, "_bgstats_code")
        yield "import", partial(self.recall, Transfer())
        yield "import-asked", self.ask_import
        yield "import-hand", partial(self.ask_hand, both_boxes, both_boxes.players[2].name)
        yield "import-hand-whose", partial(self.ask_hand, both_boxes, "Zoé")
        yield "import-hand-refused", partial(self.ask_hand, sheet(NAINS), "Zoé")
        yield "import-working", self.work
        yield "backups", self.backups
        self.app.context.pages.back()
        yield "players", partial(self.recall, Players())
        yield "player", partial(self.recall, Player(1))
        yield "player-charts", partial(scrolled, self.app, partial(self.recall, Player(1)), 0.55)
        yield "player-row", self.look_at_row
        yield "player-end", partial(to_the_end, self.app, partial(self.recall, Player(1)))
        yield "player-naming", self.name_somebody
        yield "bests", partial(self.recall, GroupRecords())

    @cached_property
    def evenings(self) -> Any:
        from testing.evenings import evenings

        return evenings()

    def games(self, typed: str = "") -> None:
        """The list, with a typed search."""
        app = self.app
        app.context.records = self.evenings
        app.context.pages.navigation.switch("count")
        app.context.pages.navigation.switch("games")
        app.context.pages.navigation.switch("games")
        app.context.history.deleted = None
        app.context.history.search(typed)
        app.context.pages.show()
        settle()

    def choose_year(self) -> None:
        """The list of one year; the others are shown again afterwards."""
        self.games()
        history = self.app.context.history
        history.choose_year(history.year_choices()[-1].year)
        settle()
        history.year = None

    def delete(self) -> None:
        """The list after a table was deleted."""
        self.games()
        self.app.context.history.deleted = 1
        self.app.context.pages.show()
        settle()

    def recall(self, route: Any) -> None:
        self.games()
        self.app.context.players.renaming = None
        self.app.context.pages.go(route)
        settle()

    def share(self, id: int, way: str) -> None:
        """The sharing options of a table, or one of its codes."""
        from screens.navigation import Finished

        self.recall(Finished(id))
        sending, kept = self.app.context.share, self.evenings.history.table(id)
        result = self.evenings.history.result(kept.version)
        if way:
            getattr(sending, way)(kept, result)
        else:
            sending.offer(kept, result)

    def ask_import(self) -> None:
        """The question before importing a new table."""
        from screens.navigation import Transfer
        from views.new_table.form import Form

        other = Form("nidavellir", ("idavoll",), players=("Zoé", "Tom", "Maximilienne")).sheet()
        self.recall(Transfer())
        self.app.context.transfer._ask(other)
        settle()
        self.app.context.transfer._forget()

    def ask_hand(self, of: Any, name: str) -> None:
        """A hand from another phone, with another name, while a table with both boxes is counted."""
        from screens.navigation import Transfer
        from sharing.code import OneHand
        from views.counting.table_edits import one_hand, rename

        context, seat = self.app.context, min(2, len(of.players) - 1)
        self.recall(Transfer())
        draft = context.records.begin(replace(table("both-016"), rulings={}), "")
        context.counting.load_draft(draft)
        hand = one_hand(rename(of, seat, name).sheet, seat)
        richer = replace(hand.players[0], coins=hand.players[0].coins[1:])
        context.transfer._ask(OneHand(replace(hand, players=(richer, *hand.players[1:]))))
        settle()
        context.transfer._forget()
        context.records.close_draft(draft)

    def work(self) -> None:
        """Progress of a long import."""
        from screens.background import Job
        from screens.navigation import Transfer

        self.recall(Transfer())
        background = self.app.background
        background.job = Job(print, print)
        background.job.share = 0.4
        background._show(background.job, self.app.context.voice.text("taking_in"))
        background.job = None
        settle()

    @cached_property
    def backed_up(self) -> Any:
        """Records with two backups, one of them corrupt."""
        from records import Records
        from views.new_table.form import Form

        records = Records(Path(tempfile.mkdtemp()) / "elvaland.db")
        records.begin(Form("vedrfolnir", mode="solo").sheet(), "")
        records.back_up()
        (backup,) = records.backups()
        backup.path.with_name("0000-2026-11-17-v2.db").write_text("noise")
        return records

    def backups(self) -> None:
        from screens.navigation import Backups

        self.app.context.pages.switch("settings")
        self.app.context.records = self.backed_up
        self.app.context.pages.go(Backups())

    def name_somebody(self) -> None:
        from screens.navigation import Player

        self.recall(Player(1))
        self.app.context.players.begin_renaming()
        self.app.context.players.rename("Bruno")

    def look_at_row(self) -> None:
        """A player's page, scrolled to the chart of a row."""
        from screens.navigation import Player

        self.recall(Player(1))
        self.app.context.players.select(self.app.context.players.at._replace(row="hunter"))
        page = self.app.shell.page
        page.scroll_to(page.chart, padding=20, animate=False)
