"""Monkey test of the records: random actions on two connections to one file."""

import shutil
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from records import Draft, NotKept, Records
from records.people import Merged, NameTaken, SatTogether
from scoring import NotASheet, Sheet, read, score, write
from scoring.keeping import seated
from testing.monkey.records_invariants import state
from testing.sheets import any_sheet

NAMES = [
    "Anne", "anne", "Ånne", "Bruno", "Chloé", "Chloe\u0301", "Odin", "Thor", "[b]Zoé[/b]",
    "O'Neill; DROP TABLE tables; --", "ᚠᛏᚱ", "安娜", "🎲" * 40, "דוד", "P0", "P1", "P2", "P3", "P4", "x" * 40,
]  # fmt: skip
TEXTS = ["", "chez Anne", "été\n\t☃", "'; DROP TABLE tables; --", "[b]bold[/b] &amp;", "🎉" * 400]
LAST = datetime(2998, 1, 1, tzinfo=UTC)
TIMES = [0, 1, 60, 86400, -86400, -30 * 86400, 400 * 86400]


class Monkey:
    def __init__(self, folder: Path, seed: str) -> None:
        self.random = Random(seed)
        self.folder, self.path = folder, folder / "elvaland.db"
        self.time = datetime(2026, 10, 25, 0, 30, tzinfo=UTC)
        self.records = Records(self.path, self.now)
        self.other = Records(self.path, self.now)
        self.merged: list[Merged] = []
        self.deleted: list[int] = []
        self.held: list[Draft] = []
        self.did: list[str] = []

    def now(self) -> datetime:
        self.time += timedelta(seconds=self.random.choice([0, 0, 1, 7]), microseconds=1)
        return self.time

    def step(self) -> None:
        doings = [name for name in dir(self) if name.startswith("do_")]
        doing = self.random.choice(doings + ["do_finish", "do_tap", "do_begin"] * 2)
        self.did.append(doing)
        records = self.random.choice([self.records, self.records, self.other])
        with suppress(NotKept):  # the other connection deleted that draft
            getattr(self, doing)(records)

    def sheet(self) -> Sheet[Any]:
        while True:
            sheet = any_sheet(self.random)
            names = self.random.sample(NAMES, len(sheet.players))
            called = {player.name: name for player, name in zip(sheet.players, names, strict=True)}
            if sheet.mode != "solo":
                sheet = seated(sheet, called)
            with suppress(NotASheet):
                return read(write(sheet))

    def draft(self, records: Records) -> Draft | None:
        drafts = [*records.drafts(), *self.held]
        return self.random.choice(drafts) if drafts else None

    def do_begin(self, records: Records) -> None:
        self.held.append(records.begin(self.sheet(), ""))
        self.held = self.held[-6:]

    def do_again(self, records: Records) -> None:
        if last := records.last():
            self.held.append(records.begin(last, ""))

    def do_tap(self, records: Records) -> None:
        if draft := self.draft(records):
            # as the screens do: the same players with other cards
            now = next((each for each in records.drafts() if each.id == draft.id), draft)
            records.tap(draft, replace(now.sheet, rulings={}))

    def do_undo(self, records: Records) -> None:
        if draft := self.draft(records):
            records.undo(draft)

    def do_redo(self, records: Records) -> None:
        if draft := self.draft(records):
            records.redo(draft)

    def do_keep(self, records: Records) -> None:
        if draft := self.draft(records):
            records.history.keep(draft, score(draft.sheet))
            if self.random.random() < 0.5:
                records.close_draft(draft)

    def do_finish(self, records: Records) -> None:
        draft = records.begin(self.sheet(), "")
        records.history.keep(draft, score(draft.sheet))
        records.close_draft(draft)

    def do_close(self, records: Records) -> None:
        if draft := self.draft(records):
            records.close_draft(draft)
            self.held.append(draft)

    def do_reopen(self, records: Records) -> None:
        if self.held:
            records.reopen(self.random.choice(self.held))

    def table(self, records: Records) -> Any:
        tables = records.history.tables()
        return self.random.choice(tables) if tables else None

    def do_correct(self, records: Records) -> None:
        if table := self.table(records):
            version = self.random.choice(records.history.versions(table.id))
            sheet = records.history.result(version.id).sheet
            draft = records.correct(table.id, sheet, "")
            if self.random.random() < 0.5:
                records.history.keep(draft, score(sheet))
            self.held.append(draft)

    def do_rematch(self, records: Records) -> None:
        if table := self.table(records):
            version = self.random.choice(records.history.versions(table.id))
            records.begin(records.history.result(version.id).sheet, "")

    def do_delete(self, records: Records) -> None:
        if table := self.table(records):
            records.history.delete(table.id)
            self.deleted.append(table.id)

    def do_restore(self, records: Records) -> None:
        if self.deleted:
            records.history.restore(self.random.choice(self.deleted))

    def do_tell(self, records: Records) -> None:
        if table := self.table(records):
            records.history.set_notes(table.id, self.random.choice(TEXTS), self.random.choice(TEXTS))

    def do_say(self, records: Records) -> None:
        if table := self.table(records):
            sitting = [person for person in table.people if person]
            records.history.set_starter(table.id, self.random.choice([*sitting, None]))
            records.history.set_minutes(table.id, self.random.choice([0, 1, 48, 999]))
            records.history.exclude(table.id, self.random.random() < 0.5)

    def do_rename(self, records: Records) -> None:
        if everybody := records.people.everybody():
            with suppress(NameTaken):
                records.people.rename(self.random.choice(everybody).id, self.random.choice(NAMES))

    def do_merge(self, records: Records) -> None:
        everybody = records.people.everybody()
        if len(everybody) > 1:
            one, other = self.random.sample(everybody, 2)
            with suppress(SatTogether):
                self.merged.append(records.people.merge(one.id, other.id))

    def do_unmerge(self, records: Records) -> None:
        if self.merged:
            records.people.unmerge(self.merged.pop(self.random.randrange(len(self.merged))))

    def do_receive(self, records: Records) -> None:
        if self.random.random() < 0.5:
            records.history.receive(self.sheet())
        elif table := self.table(records):
            records.history.receive(records.history.result(table.version).sheet)

    def do_clock(self, _: Records) -> None:
        self.time = min(self.time, LAST) + timedelta(seconds=self.random.choice(TIMES))
        if self.random.random() < 0.1:
            self.time = datetime(self.random.choice([1970, 2999, 2026]), 3, 29, 0, 59, tzinfo=UTC)

    def do_kill(self, _: Records) -> None:
        """Continue on a copy of the file, without closing it."""
        copy = self.folder / "copy.db"
        for end in ("", "-wal"):
            with suppress(FileNotFoundError):
                shutil.copy(f"{self.path}{end}", f"{copy}{end}")
        Records(copy, self.now).close()
        for end in ("", "-wal", "-shm"):
            Path(f"{copy}{end}").unlink(missing_ok=True)

    def do_again_from_itself(self, records: Records) -> None:
        """Export, and import into the same file: nothing is new."""
        file = self.folder / "itself.elvaland"
        before = state(records)
        records.exchange.write(file)
        brought = records.exchange.read(file)
        assert brought[:4] == (0, 0, 0, 0), brought
        assert state(records) == before

    def do_exchange(self, records: Records) -> None:
        if self.random.random() < 0.5:
            return
        file, other = self.folder / "all.elvaland", self.folder / "away.db"
        if other.exists() and self.random.random() < 0.5:
            away = Records(other, self.now)
            mine = self.records
            self.records = away
            for _ in range(5):
                self.random.choice([self.do_finish, self.do_rename, self.do_merge, self.do_correct, self.do_delete])(
                    away
                )
            self.records = mine
            away.exchange.write(file)
            away.close()
            records.exchange.read(file)
        else:
            records.exchange.write(file)
            away = Records(other, self.now)
            away.exchange.read(file)
            away.close()
