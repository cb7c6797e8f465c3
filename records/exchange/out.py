"""Everything that is kept, as lines: players, tables with their versions, drafts with their taps, settings."""

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from records.exchange.lines import CARRIED, MOST_DRAFTS
from records.file import File, moment, text_of
from records.finished import unpacked
from scoring import NotASheet, people, read
from scoring.keeping import kept

#: In the order in which they are offered, so that they are offered so where they come in.
PLAYERS = """SELECT players.uid, players.name, person.uid
    FROM players JOIN players AS person ON person.id = players.person
    ORDER BY players.person != players.id, players.sat DESC, players.seat, players.id"""

TABLES = """SELECT id, uid, finished, place, note, version FROM tables
    WHERE version IS NOT NULL AND NOT deleted ORDER BY finished, uid"""

#: The one that counts stands first.
VERSIONS = """SELECT versions.id, kept, rules, sheet, result, drafts.uid
    FROM versions LEFT JOIN drafts ON drafts.id = versions.draft AND NOT closed
    WHERE of_table = ? ORDER BY versions.id != ?, kept, rules, sheet, versions.id"""

SEATS = "SELECT uid FROM seats LEFT JOIN players ON players.id = player WHERE version = ? ORDER BY seats.seat"

DRAFTS = """SELECT drafts.id, drafts.uid, begun, touched, drafts.place, step, tables.id, tables.uid
    FROM (SELECT * FROM drafts WHERE NOT closed ORDER BY touched DESC, id DESC LIMIT ?) AS drafts
    LEFT JOIN tables ON tables.id = corrects ORDER BY touched, drafts.uid"""

#: What one line says, by its kind.
Said = tuple[str, Mapping[str, object]]


class Out:
    """All lines, as long as nobody writes; what cannot be read stays where it is."""

    def __init__(self, file: File) -> None:
        self._file = file
        self._told: set[int] = set()
        self.drafts = self.skipped = 0
        #: How much of all tables is told.
        self.share = 0.0

    @property
    def tables(self) -> int:
        return len(self._told)

    def lines(self) -> Iterator[Said]:
        """Every line between the first and the last."""
        for uid, name, person in self._file.execute(PLAYERS):
            yield "player", {"uid": uid, "name": name, "person": person}
        tables = self._file.execute(TABLES).fetchall()
        for number, table in enumerate(tables):
            self.share = number / len(tables)
            yield from self._table(*table)
        for draft in self._file.execute(DRAFTS, (MOST_DRAFTS,)):
            yield from self._draft(*draft)
        (open_drafts,) = self._file.execute("SELECT count(*) FROM drafts WHERE NOT closed").fetchone()
        self.skipped += max(0, open_drafts - MOST_DRAFTS)
        for name in CARRIED:
            for (value,) in self._file.execute("SELECT value FROM settings WHERE name = ?", (name,)):
                yield "setting", {"name": name, "value": value}

    def _table(self, id: int, uid: str, finished: str, place: str, note: str, counts: int) -> Iterator[Said]:
        told = []
        for version, *row in self._file.execute(VERSIONS, (id, counts)).fetchall():
            with suppress(ValueError, OverflowError):
                told.append(self._version(version, *row))
                continue
            self.skipped += 1
            if version == counts:
                return
        with suppress(ValueError, OverflowError):
            yield "table", {"uid": uid, "finished": _when(finished), "place": place, "note": note}
            self._told.add(id)
            yield from told
            return
        self.skipped += 1

    def _version(self, id: int, when: str, rules: int, sheet: str, packed: bytes, draft: str | None) -> Said:
        result = unpacked(packed)
        table = kept(result, read(sheet)).sheet
        players = [uid for (uid,) in self._file.execute(SEATS, (id,))]
        if [seat for seat, uid in enumerate(players) if uid] != list(people(table)):
            raise ValueError("other players than sat there")
        told = {"kept": _when(when), "rules": rules, "sheet": sheet, "result": result, "players": players}
        return "version", told | ({"draft": draft} if draft else {})

    def _draft(
        self,
        id: int,
        uid: str,
        begun: str,
        touched: str,
        place: str,
        here: int,
        table: int | None,
        corrects: str | None,
    ) -> Iterator[Said]:
        taps = self._file.execute("SELECT step, sheet, place FROM steps WHERE draft = ? ORDER BY step", (id,))
        can_be_undone = _around(here, taps.fetchall())
        with suppress(ValueError, OverflowError):
            step = [number for number, *_ in can_be_undone].index(here)
            told = {"uid": uid, "begun": _when(begun), "touched": _when(touched), "place": place, "step": step}
            # what was corrected may have been deleted
            yield "draft", told | ({"corrects": corrects} if table in self._told else {})
            for number, (_, sheet, at) in enumerate(can_be_undone):
                yield "tap", {"number": number, "sheet": sheet, "place": at}
            self.drafts += 1
            return
        self.skipped += 1


def _around(here: int, taps: Sequence[tuple[int, str, str]]) -> list[tuple[int, str, str]]:
    """The taps that can be undone and redone: one that cannot be read is never passed."""
    around = list[tuple[int, str, str]]()
    for tap in taps:
        step, sheet, _ = tap
        try:
            read(sheet)
        except NotASheet:
            if step > here:
                break
            around.clear()
        else:
            around.append(tap)
    return around


def _when(text: str) -> str:
    """A moment as this app writes it; a `ValueError` where it is none."""
    return text_of(moment(text))


def written(said: Mapping[str, Any]) -> bytes:
    return json.dumps(said, ensure_ascii=False, separators=(",", ":")).encode("utf-8") + b"\n"
