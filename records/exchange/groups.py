"""Parses the lines of a data file into groups: a player, a table with its versions, a draft with its taps, a setting.

Lines are parsed lazily, when the caller has consumed those before: only one is in memory at a time.
"""

from collections.abc import Container, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from models.history import MOST_MINUTES
from records.exchange.lines import (
    KINDS,
    LONGEST_STORED_NOTE,
    MOST_DRAFTS,
    MOST_PLAYERS,
    MOST_TABLES,
    MOST_TAPS,
    NotData,
    checked_moment,
    checked_text,
    exported_settings,
    invalid_line,
    uid,
    uid_or_nobody,
)
from records.exchange.version import MOST_RULES, ExportedVersion, result_of, sheet_of
from scoring import NotASheet, Problem, Result, Sheet, people
from scoring.reading import read_name
from scoring.source import Source


class Player(NamedTuple):
    """A player, and the uid of the person: the same, or that of an earlier player (a merge)."""

    uid: str
    name: str
    person: str


class TableVersion(NamedTuple):
    """A version of a table, with the uids of its players by seat and of the draft it was made from."""

    version: ExportedVersion
    seats: list[str | None]
    draft: str | None
    #: Line number, JSON source of the seats and all known players, for the checks in `result`.
    number: int
    source: Source
    players: Container[str]

    def result(self) -> Result:
        """Score the version again; raises `NotData` where the stored result or the seats are wrong."""
        result = result_of(self.version, self.number)
        sitting = people(result.sheet)
        with _at_line(self.number):
            if len(self.seats) != len(result.players):
                self.source.wrong("seats_count", count=len(self.seats), seats=len(result.players))
            for seat, identity in enumerate(self.seats):
                part = self.source.part(seat, identity)
                if (identity is not None) != (seat in sitting):
                    part.wrong("seat_wrong")
                elif identity is not None and identity not in self.players:
                    part.wrong("player_unknown", value=identity)
                elif identity is not None and identity in self.seats[:seat]:
                    part.wrong("uid_twice", value=identity)
            self.source.finish()
        return result


class Table(NamedTuple):
    """A finished table; its first version is the current one."""

    uid: str
    finished: str
    location: str
    note: str
    #: Uid of the player who began; minutes that the game took; whether it is excluded from statistics. None or 0 where
    #: the file does not say.
    starter: str | None
    minutes: int
    excluded: int | None
    versions: Iterator[TableVersion]


class Tap(NamedTuple):
    """An undo step of a draft: the sheet as text and parsed."""

    number: int
    text: str
    sheet: Sheet[Any]
    position: str


class Draft(NamedTuple):
    """A table being counted, with its undo steps."""

    uid: str
    begun: str
    touched: str
    position: str
    step: int
    corrects: str | None
    #: Name of the player who begins.
    starter: str
    taps: Iterator[Tap]


class Setting(NamedTuple):
    """A stored setting."""

    name: str
    value: str


Group = Player | Table | Draft | Setting


class _Line(NamedTuple):
    number: int
    kind: str
    source: Source


class Groups:
    """Iterates over the groups of a data file; raises `NotData` at the first invalid line."""

    def __init__(self, lines: Iterable[tuple[int, Source]]) -> None:
        self._lines = iter(lines)
        #: Number of the line last read, and that line until it is consumed.
        self._number = 0
        self._ahead: _Line | None = None
        # uids and settings seen so far
        self._players: set[str] = set()
        self._tables: set[str] = set()
        self._drafts: set[str] = set()
        self._settings: set[str] = set()

    def __iter__(self) -> Iterator[Group]:
        rank = 0
        while line := self._peek():
            if KINDS[line.kind] < rank:
                raise _misplaced(line.number, "line_out_of_order", value=line.kind)
            rank = KINDS[line.kind]
            self._ahead = None
            with _at_line(line.number):
                group = self._group(line)
            yield group
            # consume the rest of the group, so that every line is checked
            for _ in _parts(group):
                pass

    def _peek(self) -> _Line | None:
        """Peek at the next line."""
        if self._ahead is None and (coming := next(self._lines, None)):
            self._number, source = coming
            with _at_line(self._number):
                kinds = source.fields(tuple(KINDS))
                source.finish()
            if len(kinds) != 1:
                raise _misplaced(self._number, "line_of_one_kind", known=tuple(KINDS))
            ((kind, value),) = kinds.items()
            self._ahead = _Line(self._number, kind, value)
        return self._ahead

    def _next(self, kind: str) -> Iterator[_Line]:
        """Consume consecutive lines of one kind."""
        while (line := self._peek()) and line.kind == kind:
            self._ahead = None
            yield line

    def _group(self, line: _Line) -> Group:
        match line.kind:
            case "player":
                return self._player(line)
            case "table":
                return self._table(line)
            case "draft":
                return self._draft(line)
            case "setting":
                return self._setting(line.source)
            case "version":
                self._version(line)  # report errors in the line itself first
                raise _misplaced(line.number, "version_of_no_table", line.kind)
            case _:
                _tap(line.source)
                raise _misplaced(line.number, "tap_of_no_draft", line.kind)

    def _player(self, line: _Line) -> Player:
        fields = _all(line.source, ("uid", "name", "person"))
        identity, person = uid(fields["uid"]), uid(fields["person"])
        player = Player(identity, read_name(fields["name"], {}), person)
        line.source.finish()
        _check_new(fields["uid"], player.uid, self._players)
        if len(self._players) == MOST_PLAYERS:
            raise NotData("data_too_many", line.number, most=MOST_PLAYERS)
        if player.person != player.uid and player.person not in self._players:
            fields["person"].wrong("player_unknown", value=player.person)
        line.source.finish()
        self._players.add(player.uid)
        return player

    def _table(self, line: _Line) -> Table:
        fields = _all(line.source, ("uid", "finished", "place", "note"), ("starter", "minutes", "excluded"))
        location, note = (checked_text(fields[name], LONGEST_STORED_NOTE) for name in ("place", "note"))
        identity, finished = uid(fields["uid"]), checked_moment(fields["finished"])
        starter = uid(fields["starter"]) if "starter" in fields else None
        if starter is not None and starter not in self._players:
            fields["starter"].wrong("player_unknown", value=starter)
        minutes = fields["minutes"].count(MOST_MINUTES) if "minutes" in fields else 0
        excluded = fields["excluded"].whole(1) if "excluded" in fields else None
        line.source.finish()
        _check_new(fields["uid"], identity, self._tables)
        if len(self._tables) == MOST_TABLES:
            raise NotData("data_too_many", line.number, most=MOST_TABLES)
        self._tables.add(identity)
        versions = self._versions(identity)
        return Table(identity, finished, location, note, starter, minutes, excluded, versions)

    def _versions(self, table: str) -> Iterator[TableVersion]:
        line = None
        for line in self._next("version"):
            with _at_line(line.number):
                version = self._version(line)
            yield version
        if line is None:
            raise _misplaced(self._number, "table_of_no_version", value=table)

    def _version(self, line: _Line) -> TableVersion:
        fields = _all(line.source, ("kept", "rules", "sheet", "result", "players"), ("draft",))
        version = ExportedVersion(
            checked_moment(fields["kept"]),
            fields["rules"].whole(MOST_RULES) or 0,
            checked_text(fields["sheet"]),
            checked_text(fields["result"]),
        )
        seats = [uid_or_nobody(seat) for seat in fields["players"].items()]
        draft = uid(fields["draft"]) if "draft" in fields else None
        line.source.finish()
        return TableVersion(version, seats, draft, line.number, fields["players"], self._players)

    def _draft(self, line: _Line) -> Draft:
        fields = _all(line.source, ("uid", "begun", "touched", "place", "step"), ("corrects", "starter"))
        identity, begun, touched = (
            uid(fields["uid"]),
            checked_moment(fields["begun"]),
            checked_moment(fields["touched"]),
        )
        position, step = checked_text(fields["place"]), fields["step"].whole(MOST_TAPS) or 0
        corrects = uid(fields["corrects"]) if "corrects" in fields else None
        if corrects is not None and corrects not in self._tables:
            fields["corrects"].wrong("table_unknown", value=corrects)
        starter = checked_text(fields["starter"], LONGEST_STORED_NOTE) if "starter" in fields else ""
        line.source.finish()
        _check_new(fields["uid"], identity, self._drafts)
        if len(self._drafts) == MOST_DRAFTS:
            raise NotData("data_too_many_open", line.number, most=MOST_DRAFTS)
        self._drafts.add(identity)
        return Draft(identity, begun, touched, position, step, corrects, starter, self._taps(step))

    def _taps(self, step: int) -> Iterator[Tap]:
        """Parse the undo steps of a draft, whose current step must be one of them."""
        count = 0
        for line in self._next("tap"):
            with _at_line(line.number):
                number, text, position = _tap(line.source)
                if number != count:
                    line.source.part("number", number).wrong("tap_out_of_order", value=number, next=count)
                line.source.finish()
            yield Tap(count, text, sheet_of(text, line.number), position)
            count += 1
        if step >= count:
            raise _misplaced(self._number, "draft_of_no_tap", step=step, count=count)

    def _setting(self, source: Source) -> Setting:
        fields = _all(source, ("name", "value"))
        setting = Setting(fields["name"].text() or "", checked_text(fields["value"]))
        if setting.name not in (known := exported_settings()):
            fields["name"].wrong("setting_unknown", value=setting.name, known=known)
        elif setting.name in self._settings:
            fields["name"].wrong("uid_twice", value=setting.name)
        source.finish()
        self._settings.add(setting.name)
        return setting


def _parts(group: Group) -> Iterator[object]:
    match group:
        case Table(versions=parts) | Draft(taps=parts):
            return parts
        case _:
            return iter(())


def _tap(source: Source) -> tuple[int | None, str, str]:
    fields = _all(source, ("number", "sheet", "place"))
    number = fields["number"].whole(MOST_TAPS)
    sheet, position = checked_text(fields["sheet"]), checked_text(fields["place"])
    source.finish()
    return number, sheet, position


def _all(source: Source, needed: tuple[str, ...], more: tuple[str, ...] = ()) -> dict[str, Source]:
    """The fields of an object; unknown fields are errors."""
    fields = source.fields((*needed, *more), needed=needed)
    source.finish()
    return fields


def _check_new(source: Source, identity: str, known: Container[str]) -> None:
    if identity in known:
        source.wrong("uid_twice", value=identity)
        source.finish()


@contextmanager
def _at_line(number: int) -> Iterator[None]:
    """Adds the line number to errors."""
    try:
        yield
    except NotASheet as error:
        raise invalid_line(error, number) from None


def _misplaced(number: int, key: str, field: str = "", **values: object) -> NotData:
    """Error for a valid line in the wrong position."""
    return NotData("data_line", number, problem=Problem(field, key, values))
