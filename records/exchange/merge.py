"""What a file of all data says, merged into what is here: nothing twice, and nothing of ours lost."""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import cached_property
from typing import Any, NamedTuple

from records.exchange.lines import (
    CARRIED,
    KINDS,
    LONGEST_TOLD,
    MOST_DRAFTS,
    MOST_PLAYERS,
    MOST_TABLES,
    MOST_TAPS,
    NotData,
    line_wrong,
    uid,
    uid_or_nobody,
    when,
    words,
)
from records.exchange.version import MOST_RULES, Version, result_of, sheet_of
from records.file import File
from records.history.store import TableStore
from records.people import CALLED, People, spellings
from records.tables import text_to_read
from records.trouble import NotKept
from scoring import NotASheet, Result, Sheet, people, read
from scoring.keeping import seated
from scoring.reading import read_name
from scoring.source import Source


class Brought(NamedTuple):
    """How much a file brought that was not here, and how much was."""

    tables: int
    players: int
    drafts: int
    #: Tables that were here, and came back, were corrected there, or count as another of their versions.
    changed: int
    known_tables: int
    known_players: int
    known_drafts: int


class Table:
    """A table whose versions are coming."""

    def __init__(self, uid: str, finished: str, place: str, note: str) -> None:
        self.uid, self.finished, self.place, self.note = uid, finished, place, note
        #: Nothing, until its first version says which table it is.
        self.id: int | None = None


class Taps:
    """A draft whose taps are coming; they are left out where it is here already."""

    def __init__(self, id: int | None, step: int) -> None:
        self.id, self.step, self.count = id, step, 0


class Merge:
    """Line after line; whoever calls undoes everything where one of them is refused."""

    def __init__(self, file: File, people: People, latest: str) -> None:
        self._file, self._people, self._latest = file, people, latest
        self._store = TableStore(file, people)
        self._kinds: dict[str, Callable[[Source], None]] = {
            "player": self._player,
            "table": self._begin_table,
            "version": self._version,
            "draft": self._begin_draft,
            "tap": self._tap,
            "setting": self._setting,
        }
        self._number = self._rank = 0
        self._table: Table | None = None
        self._taps: Taps | None = None
        # who and what the lines so far told of, by identity
        self._players: dict[str, int] = {}
        self._tables: dict[str, int] = {}
        self._drafts: set[str] = set()
        self._settings: set[str] = set()
        #: The version to which a draft came.
        self._came_to: dict[str, int] = {}
        #: What everybody is called there.
        self._names: dict[str, str] = {}
        self._new_people: set[int] = set()
        self._new_table: int | None = None
        self._new_tables = self._new_drafts = 0
        self._changed: set[int] = set()

    def line(self, number: int, source: Source) -> None:
        """One line more; raises `NotData`."""
        self._number = number
        try:
            kinds = source.fields(tuple(KINDS))
            source.finish()
            if len(kinds) != 1:
                source.wrong("line_of_one_kind", known=tuple(KINDS))
                source.finish()
            ((kind, told),) = kinds.items()
            if kind != "version":
                self._end_table(source)
            if kind != "tap":
                self._end_draft(source)
            if KINDS[kind] < self._rank:
                source.wrong("line_out_of_order", value=kind)
                source.finish()
            self._rank = KINDS[kind]
            self._kinds[kind](told)
        except NotASheet as error:
            raise line_wrong(error, number) from None

    def end(self) -> Brought:
        """What all lines brought; the last table and the last draft must be whole as well."""
        source = Source(None, "", [])
        try:
            self._end_table(source)
            self._end_draft(source)
        except NotASheet as error:
            raise line_wrong(error, self._number) from None
        return Brought(
            tables=self._new_tables,
            players=len(self._new_people),
            drafts=self._new_drafts,
            changed=len(self._changed),
            known_tables=len(self._tables) - self._new_tables,
            known_players=len(self._players) - len(self._new_people),
            known_drafts=len(self._drafts) - self._new_drafts,
        )

    # players

    def _player(self, source: Source) -> None:
        told = _all(source, ("uid", "name", "person"))
        identity, person, name = uid(told["uid"]), uid(told["person"]), read_name(told["name"], {})
        source.finish()
        self._once(told["uid"], identity, self._players)
        if len(self._players) == MOST_PLAYERS:
            raise NotData("data_too_many", self._number, most=MOST_PLAYERS)
        if person == identity:
            self._names[identity] = name
        elif person not in self._players:
            told["person"].wrong("player_unknown", value=person)
        source.finish()
        here = self._file.execute("SELECT id, person FROM players WHERE uid = ?", (identity,)).fetchone()
        if here:
            self._players[identity], known = here
            self._is_known(person, known)
        else:
            self._players[identity] = self._join(identity, name, self._players.get(person))

    def _is_known(self, person: str, known: int) -> None:
        """Somebody new here who is a known person in the file is that person here."""
        new = self._players[person]
        if new in self._new_people:
            self._new_people.discard(new)
            self._file.execute("UPDATE players SET person = ? WHERE person = ?", (known, new))

    def _join(self, identity: str, name: str, same_as: int | None) -> int:
        """Somebody who was not here: another name of somebody, or somebody new."""
        row = (
            self._file.execute(f"SELECT id FROM players WHERE {CALLED} AND person = id ORDER BY id", spellings(name))
            if same_as is None
            else self._file.execute("SELECT person FROM players WHERE id = ?", (same_as,))
        ).fetchone()
        if row:
            return self._people.join(identity, name, row[0])
        id = self._people.new(identity, name)
        self._new_people.add(id)
        return id

    # tables

    def _begin_table(self, source: Source) -> None:
        told = _all(source, ("uid", "finished", "place", "note"))
        place, note = (words(told[name], LONGEST_TOLD) for name in ("place", "note"))
        table = Table(uid(told["uid"]), when(told["finished"]), place, note)
        source.finish()
        self._once(told["uid"], table.uid, self._tables)
        if len(self._tables) == MOST_TABLES:
            raise NotData("data_too_many", self._number, most=MOST_TABLES)
        self._table = table

    def _end_table(self, source: Source) -> None:
        if self._table and self._table.id is None:
            source.wrong("table_of_no_version", value=self._table.uid)
            source.finish()
        self._table = None

    def _version(self, source: Source) -> None:
        told = _all(source, ("kept", "rules", "sheet", "result", "players"), ("draft",))
        version = Version(
            when(told["kept"]), told["rules"].whole(MOST_RULES) or 0, words(told["sheet"]), words(told["result"])
        )
        seats = [uid_or_nobody(seat) for seat in told["players"].items()]
        draft = uid(told["draft"]) if "draft" in told else None
        if self._table is None:
            source.wrong("version_of_no_table")
        source.finish()
        table = self._table
        assert table
        first = table.id is None
        here = self._find(table, version) if table.id is None else table.id
        id = self._known(here, version) if here else None
        if id is None:
            # read before anything is written
            result, players = self._read(version, told["players"], seats)
            if here is None:
                here = self._store.new_table(table.uid, table.finished)
                self._new_table = here
                self._new_tables += 1
            elif here != self._new_table:
                self._changed.add(here)
            id = self._store.new_version(here, None, *version.told)
            self._new_people.update(self._store.seat(id, result, players))
        assert here
        table.id = here
        if first:
            self._tables[table.uid] = here
            self._tell(table, here, id, version)
        if draft:
            self._came_to[draft] = id

    def _find(self, table: Table, version: Version) -> int | None:
        """The same table here: by its identity, or by when it ended and what it counts."""
        row = self._file.execute("SELECT id FROM tables WHERE uid = ?", (table.uid,)).fetchone()
        alike = """SELECT tables.id FROM tables JOIN versions ON versions.id = version
            WHERE finished = ? AND sheet = ? ORDER BY tables.id LIMIT 1"""
        row = row or self._file.execute(alike, (table.finished, version.sheet)).fetchone()
        return row[0] if row else None

    def _known(self, table: int, version: Version) -> int | None:
        """The same version here."""
        rows = self._file.execute(
            "SELECT id, kept, rules, sheet, result FROM versions WHERE of_table = ? AND kept = ? AND sheet = ?",
            (table, version.kept, version.sheet),
        )
        return next((id for id, *row in rows.fetchall() if Version.here(*row) == version), None)

    def _read(self, version: Version, source: Source, seats: list[str | None]) -> tuple[Result, list[int | None]]:
        """The result of a version, and who sat where."""
        result = result_of(version, self._number)
        sitting = people(result.sheet)
        if len(seats) != len(result.players):
            source.wrong("seats_count", count=len(seats), seats=len(result.players))
        for seat, identity in enumerate(seats):
            place = source.part(seat, identity)
            if (identity is not None) != (seat in sitting):
                place.wrong("seat_wrong")
            elif identity is not None and identity not in self._players:
                place.wrong("player_unknown", value=identity)
            elif identity is not None and identity in seats[:seat]:
                place.wrong("uid_twice", value=identity)
        source.finish()
        return result, [None if identity is None else self._players[identity] for identity in seats]

    def _tell(self, table: Table, here: int, id: int, version: Version) -> None:
        """The first version is the one that counts there; here it is the one of both that was kept last.

        One from beyond what a clock may tell comes before all others, or nobody could correct it.
        """
        ours, place, note, deleted = self._file.execute(
            "SELECT version, place, note, deleted FROM tables WHERE id = ?", (here,)
        ).fetchone()
        if deleted:
            self._changed.add(here)
        counting = self._file.execute(
            "SELECT kept, rules, sheet, result FROM versions WHERE id = ?", (ours,)
        ).fetchone()
        if counting is None or self._rank_of(Version.here(*counting)) < self._rank_of(version):
            self._store.counts(here, id, read(version.sheet))
            if here != self._new_table:
                self._changed.add(here)
        self._file.execute(
            "UPDATE tables SET place = ?, note = ?, deleted = 0 WHERE id = ?",
            (place or table.place, note or table.note, here),
        )

    def _rank_of(self, version: Version) -> tuple[bool, Version]:
        return version.kept <= self._latest, version

    # drafts

    def _begin_draft(self, source: Source) -> None:
        told = _all(source, ("uid", "begun", "touched", "place", "step"), ("corrects",))
        identity, begun, touched = uid(told["uid"]), when(told["begun"]), when(told["touched"])
        place, step = words(told["place"]), told["step"].whole(MOST_TAPS) or 0
        corrects = uid(told["corrects"]) if "corrects" in told else None
        if corrects is not None and corrects not in self._tables:
            told["corrects"].wrong("table_unknown", value=corrects)
        source.finish()
        self._once(told["uid"], identity, self._drafts)
        if len(self._drafts) == MOST_DRAFTS:
            raise NotData("data_too_many_open", self._number, most=MOST_DRAFTS)
        self._drafts.add(identity)
        self._taps = Taps(None, step)
        if self._file.execute("SELECT 1 FROM drafts WHERE uid = ?", (identity,)).fetchone():
            return
        table = self._tables[corrects] if corrects else None
        self._taps.id = self._file.execute(
            "INSERT INTO drafts (step, place, begun, touched, uid, corrects) VALUES (?, ?, ?, ?, ?, ?)",
            (step, place, begun, min(touched, self._latest), identity, table),  # every tap to come is later still
        ).lastrowid
        self._new_drafts += 1
        self._file.execute(
            "UPDATE versions SET draft = ? WHERE id = ? AND draft IS NULL",
            (self._taps.id, self._came_to.get(identity)),
        )

    def _tap(self, source: Source) -> None:
        told = _all(source, ("number", "sheet", "place"))
        number, sheet, place = told["number"].whole(MOST_TAPS), words(told["sheet"]), words(told["place"])
        if self._taps is None:
            source.wrong("tap_of_no_draft")
        elif number != self._taps.count:
            told["number"].wrong("tap_out_of_order", value=number, next=self._taps.count)
        source.finish()
        assert self._taps
        read_there = sheet_of(sheet, self._number)
        if self._taps.id is not None:
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place) VALUES (?, ?, ?, ?)",
                (self._taps.id, number, self._as_called_here(read_there, sheet), place),
            )
        self._taps.count += 1

    @cached_property
    def _called_here(self) -> dict[str, str]:
        """Who has another name here than there, once everybody and every table is known."""
        today = {name: self._people.today(self._players[who]) for who, name in self._names.items()}
        return {name: now for name, now in today.items() if name != now}

    def _as_called_here(self, sheet: Sheet[Any], text: str) -> str:
        """The text of a sheet, under the names that its players have here, where that can be."""
        sitting = [sheet.players[seat].name for seat in people(sheet)]
        if others := {name: self._called_here[name] for name in sitting if name in self._called_here}:
            with suppress(NotKept):
                return text_to_read(seated(sheet, others))
        return text

    def _end_draft(self, source: Source) -> None:
        if self._taps and self._taps.step >= self._taps.count:
            source.wrong("draft_of_no_tap", step=self._taps.step, count=self._taps.count)
            source.finish()
        self._taps = None

    # settings

    def _setting(self, source: Source) -> None:
        told = _all(source, ("name", "value"))
        name, value = told["name"].text() or "", words(told["value"])
        if name not in CARRIED:
            told["name"].wrong("setting_unknown", value=name, known=CARRIED)
        elif name in self._settings:
            told["name"].wrong("uid_twice", value=name)
        source.finish()
        self._settings.add(name)
        self._file.execute("INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)", (name, value))

    def _once(self, source: Source, identity: str, known: Mapping[str, int] | set[str]) -> None:
        if identity in known:
            source.wrong("uid_twice", value=identity)
            source.finish()


def _all(source: Source, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, Source]:
    """The fields of a line; nothing else may be there."""
    fields = source.fields((*needed, *more), needed=needed)
    source.finish()
    return fields
