"""Export: all data as lines of players, tables with versions, drafts with taps, and settings."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from models.history import MOST_MINUTES
from records.exchange.lines import LONGEST_STORED_NOTE, LONGEST_TEXT, MOST_DRAFTS, UID, UNSTORABLE, exported_settings
from records.exchange.version import ExportedVersion, result_of
from records.file import File, as_text, moment, text_of
from records.finished import decompressed
from records.validation import whole
from scoring import people, read
from scoring.reading import read_name
from scoring.source import Source

#: Ordered as names are offered, so that an import keeps that order. A player whose reference to a person is corrupt is
#: exported as a person.
PLAYERS = """SELECT players.uid, players.name, coalesce(person.uid, players.uid)
    FROM players LEFT JOIN players AS person ON person.id = players.person AND person.person = person.id
    ORDER BY coalesce(person.id, players.id) != players.id, players.sat DESC, players.seat, players.id"""

TABLES = """SELECT tables.id, tables.uid, finished, place, note, version, players.uid, minutes, excluded
    FROM tables LEFT JOIN players ON players.id = starter
    WHERE version IS NOT NULL AND NOT deleted ORDER BY finished, tables.uid"""

#: The current version first.
VERSIONS = """SELECT versions.id, kept, rules, sheet, result, drafts.uid
    FROM versions LEFT JOIN drafts ON drafts.id = versions.draft AND NOT closed
    WHERE of_table = ? ORDER BY versions.id != ?, kept, rules, sheet, versions.id"""

SEATS = "SELECT uid FROM seats LEFT JOIN players ON players.id = player WHERE version = ? ORDER BY seats.seat"

DRAFTS = """SELECT drafts.id, drafts.uid, begun, touched, drafts.place, step, drafts.starter, tables.id, tables.uid
    FROM (SELECT * FROM drafts WHERE NOT closed ORDER BY touched DESC, id DESC LIMIT ?) AS drafts
    LEFT JOIN tables ON tables.id = corrects ORDER BY touched, drafts.uid"""

#: Kind and fields of a line.
Line = tuple[str, Mapping[str, object]]


class Export:
    """Generates all lines, inside a read transaction of the caller; corrupt rows are skipped and counted."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._exported: set[int] = set()
        self._players: set[str] = set()
        self.drafts = self.skipped = 0
        #: Progress: share of the tables written.
        self.share = 0.0

    @property
    def tables(self) -> int:
        return len(self._exported)

    def lines(self) -> Iterator[Line]:
        """All lines between head and end."""
        for player in self._file.execute(PLAYERS):
            yield from self._player(*player)
        tables = self._file.execute(TABLES).fetchall()
        for number, table in enumerate(tables):
            self.share = number / len(tables)
            yield from self._table(*table)
        for draft in self._file.execute(DRAFTS, (MOST_DRAFTS,)):
            yield from self._draft(*draft)
        (open_drafts,) = self._file.execute("SELECT count(*) FROM drafts WHERE NOT closed").fetchone()
        self.skipped += max(0, open_drafts - MOST_DRAFTS)
        for name in exported_settings():
            for (value,) in self._file.execute("SELECT value FROM settings WHERE name = ?", (name,)):
                with suppress(ValueError):
                    yield "setting", {"name": name, "value": _checked_text(value)}
                    continue
                self.skipped += 1

    def _player(self, uid: str, name: object, person: str) -> Iterator[Line]:
        with suppress(ValueError):
            yield "player", {"uid": _uid(uid), "name": _name(name, uid), "person": _uid(person)}
            self._players.add(uid)
            return
        self.skipped += 1

    def _table(
        self,
        id: int,
        uid: str,
        finished: str,
        location: str,
        note: str,
        counts: int,
        starter: str | None,
        minutes: int,
        excluded: int | None,
    ) -> Iterator[Line]:
        lines, rows = [], self._file.execute(VERSIONS, (id, counts)).fetchall()
        if not rows or rows[0][0] != counts:
            self.skipped += 1
            return
        for version, *row in rows:
            with suppress(ValueError, OverflowError):
                lines.append(self._version(version, *row))
                continue
            self.skipped += 1
            if version == counts:
                return
        with suppress(ValueError, OverflowError):
            words = {
                name: _checked_text(text, LONGEST_STORED_NOTE) for name, text in (("place", location), ("note", note))
            }
            known = {
                "starter": starter if starter in self._players else None,
                "minutes": minutes if type(minutes) is int and 0 < minutes <= MOST_MINUTES else None,
                "excluded": excluded if type(excluded) is int and excluded in (0, 1) else None,
            }
            said = {name: value for name, value in known.items() if value is not None}
            yield "table", {"uid": _uid(uid), "finished": _when(finished), **words, **said}
            self._exported.add(id)
            yield from lines
            return
        self.skipped += 1

    def _version(self, id: int, when: str, rules: int, sheet: str, compressed: bytes, draft: str | None) -> Line:
        version = ExportedVersion(_when(when), whole(rules), _checked_text(sheet), decompressed(compressed))
        # checked as the import checks it: one invalid version would make it reject the whole file
        table = result_of(version, 0).sheet
        players = [uid for (uid,) in self._file.execute(SEATS, (id,))]
        sat = [uid for uid in players if uid]
        if [seat for seat, uid in enumerate(players) if uid] != list(people(table)) or not self._players >= {*sat}:
            raise ValueError("other players than sat there")
        if len(players) != len(table.players) or len(sat) != len(set(sat)):
            raise ValueError("more or fewer than sat there")
        came_to = {"draft": draft} if isinstance(draft, str) and UID.fullmatch(draft) else {}
        return "version", {**version._asdict(), "players": players, **came_to}

    def _draft(
        self,
        id: int,
        uid: str,
        begun: str,
        touched: str,
        position: str,
        here: int,
        starter: str,
        table: int | None,
        corrects: str | None,
    ) -> Iterator[Line]:
        taps = self._file.execute("SELECT step, sheet, place FROM steps WHERE draft = ? ORDER BY step", (id,))
        with suppress(ValueError, OverflowError):
            can_be_undone = _readable_steps(whole(here), taps.fetchall())
            step = [number for number, *_ in can_be_undone].index(here)
            moments = {"begun": _when(begun), "touched": _when(touched)}
            fields: dict[str, object] = {"uid": _uid(uid), **moments, "place": _checked_text(position), "step": step}
            if starter := _checked_text(starter, LONGEST_STORED_NOTE):
                fields["starter"] = starter
            # the corrected table may have been deleted
            yield "draft", fields | ({"corrects": corrects} if table in self._exported else {})
            for number, (_, sheet, at) in enumerate(can_be_undone):
                yield "tap", {"number": number, "sheet": sheet, "place": at}
            self.drafts += 1
            return
        self.skipped += 1


def _readable_steps(here: int, taps: Sequence[tuple[int, str, str]]) -> list[tuple[int, str, str]]:
    """The undo steps around the current one, up to the nearest corrupt step on either side."""
    around = list[tuple[int, str, str]]()
    for tap in taps:
        step, sheet, position = tap
        try:
            read(_checked_text(sheet))
            _checked_text(position)
        except ValueError:
            if whole(step) > here:
                break
            around.clear()
        else:
            around.append(tap)
    return around


def _when(text: str) -> str:
    """Normalise a stored timestamp; raises `ValueError` where it is corrupt."""
    return text_of(moment(text))


def _uid(text: object) -> str:
    if not UID.fullmatch(as_text(text)):
        raise ValueError("no identity")
    return as_text(text)


def _checked_text(text: object, most: int = LONGEST_TEXT) -> str:
    """Check a stored text against the limits of the format."""
    if len(as_text(text)) > most or UNSTORABLE.search(as_text(text)):
        raise ValueError("corrupt text")
    return as_text(text)


def _name(name: object, uid: str) -> str:
    """A valid name, or a unique placeholder: without its player, the tables could not be exported."""
    source = Source(name, "", [])
    read_name(source, {})
    return f"? {uid[:8]}" if source.problems else as_text(name)


def written(fields: Mapping[str, Any]) -> bytes:
    return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode("utf-8") + b"\n"
