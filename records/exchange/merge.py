"""Merges a data file into the records, without duplicates and without losing anything stored here."""

from collections.abc import Iterable
from contextlib import suppress
from functools import cached_property
from typing import Any, assert_never

from models.transfer import Brought
from records.draft import text_to_read
from records.exchange.groups import Draft, Group, Player, Setting, Table, TableVersion
from records.exchange.version import ExportedVersion
from records.file import File
from records.history.store import TableStore
from records.people import HAS_NAME, People, spellings
from records.trouble import NotKept
from scoring import Sheet, people, read
from scoring.keeping import seated


class Merge:
    """Merges one group after another; the caller rolls back where one is invalid."""

    def __init__(self, file: File, people: People, latest: str) -> None:
        self._file, self._latest = file, latest
        self._store = TableStore(file, people)
        self._players = _Players(file, people)
        #: Ids of tables here, by uid in the file.
        self._tables: dict[str, int] = {}
        self._new_tables: set[int] = set()
        self._changed: set[int] = set()
        #: Ids of versions, by the uid of the draft they were made from.
        self._came_to: dict[str, int] = {}

    def merge(self, groups: Iterable[Group]) -> Brought:
        """Merge all groups."""
        drafts = []
        for group in groups:
            match group:
                case Player():
                    self._players.merge(group)
                case Table():
                    self._merge_table(group)
                case Draft():
                    drafts.append(self._merge_draft(group))
                case Setting():
                    self._file.execute("INSERT OR IGNORE INTO settings (name, value) VALUES (?, ?)", group)
                case _:  # pragma: no cover
                    assert_never(group)
        return Brought(
            tables=len(self._new_tables),
            players=len(self._players.new),
            drafts=drafts.count(True),
            changed=len(self._changed),
            known_tables=len(self._tables) - len(self._new_tables),
            known_players=len(self._players.here) - len(self._players.new),
            known_drafts=drafts.count(False),
        )

    # tables

    def _merge_table(self, table: Table) -> None:
        counts = next(table.versions)
        here = self._find(table, counts.version)
        if here is None:
            here = self._store.new_table(table.uid, table.finished)
            self._new_tables.add(here)
        self._tables[table.uid] = here
        self._merge_details(table, here, self._merge_version(here, counts), counts.version)
        for version in table.versions:
            self._merge_version(here, version)

    def _find(self, table: Table, counts: ExportedVersion) -> int | None:
        """Find the table here: by uid, or by its end and the sheet of its current version."""
        row = self._file.execute("SELECT id FROM tables WHERE uid = ?", (table.uid,)).fetchone()
        alike = """SELECT tables.id FROM tables JOIN versions ON versions.id = version
            WHERE finished = ? AND sheet = ? ORDER BY tables.id LIMIT 1"""
        row = row or self._file.execute(alike, (table.finished, counts.sheet)).fetchone()
        return row[0] if row else None

    def _merge_version(self, table: int, incoming: TableVersion) -> int:
        """Insert a version unless it is here; only new ones are scored again."""
        id = self._find_version(table, incoming.version)
        if id is None:
            result = incoming.result()
            id = self._store.new_version(table, None, *incoming.version.columns)
            seats = [None if identity is None else self._players.here[identity] for identity in incoming.seats]
            self._players.new.update(self._store.write_seats(id, result, seats))
            self._change(table)
        if incoming.draft:
            self._came_to[incoming.draft] = id
        return id

    def _find_version(self, table: int, version: ExportedVersion) -> int | None:
        """Id of the same version, if it is here."""
        rows = self._file.execute(
            "SELECT id, kept, rules, sheet, result FROM versions WHERE of_table = ? AND kept = ? AND sheet = ?",
            (table, version.kept, version.sheet),
        )
        return next((id for id, *row in rows.fetchall() if ExportedVersion.from_row(*row) == version), None)

    def _merge_details(self, table: Table, here: int, id: int, version: ExportedVersion) -> None:
        """Of the current versions here and in the file, make the later one current.

        What the file says besides fills what nobody said here; a deleted table is restored.

        A timestamp implausibly far in the future ranks lowest: otherwise no correction could ever replace it.
        """
        ours, location, note, minutes, deleted = self._file.execute(
            "SELECT version, place, note, minutes, deleted FROM tables WHERE id = ?", (here,)
        ).fetchone()
        if deleted:
            self._change(here)
        counting = self._file.execute(
            "SELECT kept, rules, sheet, result FROM versions WHERE id = ?", (ours,)
        ).fetchone()
        if counting is None or self._sort_key(ExportedVersion.from_row(*counting)) < self._sort_key(version):
            self._store.set_current(here, id, read(version.sheet))
            self._change(here)
        self._file.execute(
            """UPDATE tables SET place = ?, note = ?, minutes = ?,
                starter = coalesce((SELECT id FROM players WHERE id = starter), ?),
                excluded = coalesce(excluded, ?), deleted = 0 WHERE id = ?""",
            (
                location or table.location,
                note or table.note,
                minutes or table.minutes,
                self._players.here[table.starter] if table.starter else None,
                table.excluded,
                here,
            ),
        )

    def _sort_key(self, version: ExportedVersion) -> tuple[bool, ExportedVersion]:
        return version.kept <= self._latest, version

    def _change(self, table: int) -> None:
        if table not in self._new_tables:
            self._changed.add(table)

    # drafts

    def _merge_draft(self, draft: Draft) -> bool:
        """Insert a draft unless it is here; returns whether it is new."""
        if self._file.execute("SELECT 1 FROM drafts WHERE uid = ?", (draft.uid,)).fetchone():
            return False
        table = self._tables[draft.corrects] if draft.corrects else None
        starter = self._names_here.get(draft.starter, draft.starter)
        touched = min(draft.touched, self._latest)  # later taps must have later timestamps
        id = self._file.execute(
            "INSERT INTO drafts (step, place, begun, touched, uid, corrects, starter) VALUES (?, ?, ?, ?, ?, ?, ?)",
            (draft.step, draft.position, draft.begun, touched, draft.uid, table, starter),
        ).lastrowid
        self._file.execute(
            "UPDATE versions SET draft = ? WHERE id = ? AND draft IS NULL", (id, self._came_to.get(draft.uid))
        )
        for tap in draft.taps:
            self._file.execute(
                "INSERT INTO steps (draft, step, sheet, place) VALUES (?, ?, ?, ?)",
                (id, tap.number, self._with_names_here(tap.sheet, tap.text), tap.position),
            )
        return True

    @cached_property
    def _names_here(self) -> dict[str, str]:
        """Players with another name here than in the file; complete once all players and tables are merged."""
        return self._players.other_names()

    def _with_names_here(self, sheet: Sheet[Any], text: str) -> str:
        """The sheet with the names used here, or unchanged where it would be invalid with them."""
        sitting = [sheet.players[seat].name for seat in people(sheet)]
        if others := {name: self._names_here[name] for name in sitting if name in self._names_here}:
            with suppress(NotKept):
                return text_to_read(seated(sheet, others))
        return text


class _Players:
    """Maps players of the file to players here."""

    def __init__(self, file: File, people: People) -> None:
        self._file, self._people = file, people
        self.here: dict[str, int] = {}
        #: Ids of newly inserted people.
        self.new: set[int] = set()
        #: Names in the file, by uid.
        self._names: dict[str, str] = {}

    def merge(self, player: Player) -> None:
        """Find the player here by uid or by name, or insert it."""
        if player.person == player.uid:
            self._names[player.uid] = player.name
        row = self._file.execute("SELECT id, person FROM players WHERE uid = ?", (player.uid,)).fetchone()
        if row:
            self.here[player.uid], known = row
            self._is_known(player.person, known)
        else:
            self.here[player.uid] = self._join(player, self.here.get(player.person))

    def _is_known(self, person: str, known: int) -> None:
        """Merge a newly inserted person into the known one, as the file says that they are the same."""
        new = self.here[person]
        if new in self.new:
            self.new.discard(new)
            self._file.execute("UPDATE players SET person = ? WHERE person = ?", (known, new))

    def _join(self, player: Player, same_as: int | None) -> int:
        """Insert a player: as another name of a person, or as a new person."""
        row = (
            self._file.execute(
                f"SELECT id FROM players WHERE {HAS_NAME} AND person = id ORDER BY id", spellings(player.name)
            )
            if same_as is None
            else self._file.execute("SELECT person FROM players WHERE id = ?", (same_as,))
        ).fetchone()
        if row:
            return self._people.insert_alias(player.uid, player.name, row[0])
        id = self._people.new(player.uid, player.name)
        self.new.add(id)
        return id

    def other_names(self) -> dict[str, str]:
        """Names here, by the names in the file, where they differ."""
        names = {name: self._people.present_name(self.here[who]) for who, name in self._names.items()}
        return {name: now for name, now in names.items() if name != now}
