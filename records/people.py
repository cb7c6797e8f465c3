"""Players: their identities, names, merges, and a summary of their tables."""

import json
import unicodedata
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, NamedTuple

from models.players import Person
from records.counted import counted_in
from records.draft import text_to_read
from records.file import File, as_text, moment, writing
from records.identity import identity
from records.validation import NAMED
from scoring import Sheet, people, read
from scoring.reading import LONGEST_NAME
from scoring.source import composed

if TYPE_CHECKING:
    from records.statistics import Career

PERSON = f"""SELECT person.id, {NAMED.format(of="person")}, count(tables.id),
        count(CASE WHEN won THEN tables.id END), max(finished)
    FROM players AS person
    JOIN players ON players.person = person.id
    LEFT JOIN seats ON seats.player = players.id
    LEFT JOIN tables ON tables.version = seats.version AND {{}}"""

#: A list of ids as one JSON parameter: on a phone SQLite takes at most 32,766 parameters.
IN_JSON = "(SELECT value FROM json_each(?))"

#: Older apps stored names in either Unicode form.
HAS_NAME = "name IN (?, ?)"


def spellings(name: str) -> tuple[str, str]:
    """A name in its composed (NFC) and its decomposed (NFD) Unicode form."""
    return composed(name), unicodedata.normalize("NFD", name)


FINISHED = """SELECT finished FROM players JOIN seats ON player = players.id
    JOIN tables ON tables.version = seats.version WHERE person = ? AND {}"""


class NameTaken(Exception):
    """Another player has that name already; the two may be the same person."""

    def __init__(self, other: int) -> None:
        super().__init__(f"player {other} has that name")
        self.other = other


class SatTogether(Exception):
    """Two players of one table cannot be merged."""


class Merged(NamedTuple):
    """Record of a merge, for undoing it."""

    players: tuple[int, ...]
    person: int
    #: Drafts in which the merge changed a name.
    drafts: tuple[int, ...] = ()


class People:
    """All players: seating, renaming, merging."""

    def __init__(self, file: File) -> None:
        self._file = file

    # seating

    def record_seating(self, sheet: Sheet[Any], draft: int) -> None:
        """Record the players of a draft and the order in which they sit."""
        sitting = [(seat, self.player(sheet.players[seat].name)) for seat in people(sheet)]
        self.separate([player for _, player in sitting])
        for seat, player in sitting:
            self._file.execute(
                """UPDATE players SET sat = ?, seat = ? WHERE id = (SELECT person FROM players WHERE id = ?)""",
                (draft, seat, player),
            )

    def player(self, name: str) -> int:
        """Id of the player with that name, created if missing; present names take precedence over former ones."""
        return self._called(name) or self.new(identity(), composed(name))

    def _called(self, name: str) -> int | None:
        row = self._file.execute(
            f"SELECT id FROM players WHERE {HAS_NAME} ORDER BY person != id, id LIMIT 1", spellings(name)
        ).fetchone()
        return row[0] if row else None

    def new(self, uid: str, name: str) -> int:
        """Insert a new player."""
        id = self._file.execute(
            """INSERT INTO players (uid, name, person)
            VALUES (?, ?, (SELECT coalesce(max(id), 0) + 1 FROM players))""",
            (uid, name),
        ).lastrowid
        assert id is not None
        return id

    def names(self) -> tuple[str, ...]:
        """Names of all players; those of the last table first, in their seating order."""
        rows = self._file.execute(
            "SELECT name FROM players WHERE person = id AND typeof(name) = 'text' ORDER BY sat DESC, seat, id"
        )
        return tuple(name for (name,) in rows)

    def called(self) -> tuple[tuple[int, str], ...]:
        """Id and name of every player, without statistics: for searching by name."""
        return tuple(self._file.execute("SELECT id, name FROM players WHERE person = id AND typeof(name) = 'text'"))

    def unreadable(self) -> int:
        """Number of players whose reference to a person is corrupt."""
        nobody = "SELECT count(*) FROM players WHERE person NOT IN (SELECT id FROM players WHERE person = id)"
        (count,) = self._file.execute(nobody).fetchone()
        return int(count)

    def insert_alias(self, uid: str, name: str, person: int) -> int:
        """Insert a player with the UUID from another phone, as another name of a known person."""
        id = self._file.execute(
            "INSERT INTO players (uid, name, person) VALUES (?, ?, ?)", (uid, name, person)
        ).lastrowid
        assert id is not None
        return id

    def separate(self, players: Sequence[int]) -> list[int]:
        """Undo merges of players who sit at one table; returns the ids that became separate people again."""
        separated, seen = list[int](), set[int]()
        rows = self._file.execute(
            f"SELECT id, person, name FROM players WHERE id IN {IN_JSON} ORDER BY person != id", (json.dumps(players),)
        )
        for id, person, name in rows.fetchall():
            if person in seen:
                self._file.execute("UPDATE players SET person = id, name = ? WHERE id = ?", (self._free_name(name), id))
                separated.append(id)
            seen.add(person)
        return separated

    def _free_name(self, name: str) -> str:
        """The name, with a number appended if it is taken."""
        has = f"SELECT 1 FROM players WHERE {HAS_NAME} AND person = id"
        return numbered(name, lambda called: self._file.execute(has, spellings(called)).fetchone() is not None)

    # identities

    def everybody(self, year: int | None = None) -> tuple[Person, ...]:
        """All players with their counts, of a year or of all times, most tables first."""
        condition, values = counted_in(year)
        rows = self._file.execute(
            f"{PERSON.format(condition)} WHERE person.person = person.id GROUP BY person.id ORDER BY 3 DESC, 2", values
        )
        return tuple(self._person(year, *row) for row in rows.fetchall())

    def _person(self, year: int | None, id: int, name: str, tables: int, wins: int, last: object) -> Person:
        """Build a `Person`; where the newest timestamp is corrupt, use the newest readable one."""
        try:
            return Person(id, name, tables, wins, None if last is None else moment(last))
        except ValueError:
            found = []
            condition, values = counted_in(year)
            for (when,) in self._file.execute(FINISHED.format(condition), (id, *values)).fetchall():
                with suppress(ValueError):
                    found.append(moment(when))
            return Person(id, name, tables, wins, max(found, default=None))

    def name(self, id: int) -> str:
        """Present name of a person."""
        (name,) = self._file.execute(f"SELECT {NAMED.format(of='players')} FROM players WHERE id = ?", (id,)).fetchone()
        return str(name)

    def present_name(self, player: int) -> str:
        """Present name of a player, following merges."""
        return self.name(self._current(player))

    def uid(self, id: int) -> str:
        """UUID of a player."""
        (uid,) = self._file.execute("SELECT uid FROM players WHERE id = ?", (id,)).fetchone()
        return str(uid)

    def rename(self, id: int, name: str) -> None:
        """Rename a person, in drafts too; raises `NameTaken` where another player has the name."""
        with writing(self._file):
            before, other = self._file.execute(
                f"""SELECT name, (SELECT id FROM players WHERE {HAS_NAME} AND person = id AND id != ?)
                FROM players WHERE id = ?""",
                (*spellings(name), id, id),
            ).fetchone()
            if other is not None:
                raise NameTaken(other)
            self._file.execute("UPDATE players SET name = ? WHERE id = ?", (name, id))
            self._rename_drafts(before, name)

    def merge(self, id: int, into: int) -> Merged:
        """Merge one person into another; raises `SatTogether` where both sat at one table."""
        with writing(self._file):
            # either may have been merged since the dialog was opened
            id, into = self._current(id), self._current(into)
            if self._sat_together(id, into):
                raise SatTogether
            moved = tuple(row[0] for row in self._file.execute("SELECT id FROM players WHERE person = ?", (id,)))
            self._file.execute("UPDATE players SET person = ? WHERE person = ?", (into, id))
            # without this, a new player who takes the free name would be found at these seats
            drafts = self._rename_drafts(self.name(id), self.name(into))
        return Merged(moved, id, drafts)

    def unmerge(self, merged: Merged) -> None:
        """Undo a merge; the name gets a number if it was taken meanwhile, and later merges stay."""
        with writing(self._file):
            now = self._current(merged.person)
            if now == merged.person:
                return  # separated already: both sat down at one table since
            name = self._free_name(self.name(merged.person))
            self._rename_drafts(self.name(now), name, merged.drafts)
            self._file.executemany(
                "UPDATE players SET person = ? WHERE id = ? AND person = ? AND id != person",
                [(merged.person, player, now) for player in merged.players],
            )
            self._file.execute("UPDATE players SET name = ? WHERE id = ?", (name, merged.person))

    def _current(self, id: int) -> int:
        """Person of a player, following merges; the player itself where the reference is corrupt."""
        return self.person_of(id) or id

    def _sat_together(self, one: int, other: int) -> bool:
        row = self._file.execute(
            """SELECT 1 FROM seats JOIN players ON players.id = player WHERE person IN (?, ?)
            GROUP BY version HAVING count(*) > 1 LIMIT 1""",
            (one, other),
        ).fetchone()
        return row is not None or self._sit_together(one, other)

    def _sit_together(self, one: int, other: int) -> bool:
        """Whether both sit at one table that is being counted."""
        texts = self._file.execute(
            "SELECT sheet FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step WHERE NOT closed"
        )
        for (text,) in texts.fetchall():
            with suppress(ValueError):
                sheet = read(as_text(text))
                sitting = [self._called(sheet.players[seat].name) for seat in people(sheet)]
                if one != other and {one, other} <= {player and self._current(player) for player in sitting}:
                    return True
        return False

    def _rename_drafts(self, before: str, name: str, only: Collection[int] | None = None) -> tuple[int, ...]:
        """Rename a player in every undo step of the open tables; returns the ids of the changed drafts."""
        from scoring.keeping import seated

        changed = set[int]()
        for draft, step, text in self._file.execute("SELECT draft, step, sheet FROM steps").fetchall():
            if only is not None and draft not in only:
                continue
            try:
                sheet = read(as_text(text))
            except ValueError:
                continue
            # a table where the new name is taken already cannot be renamed
            names = [player.name for player in sheet.players]
            if name not in names and before in [names[seat] for seat in people(sheet)]:
                self._file.execute(
                    "UPDATE steps SET sheet = ? WHERE draft = ? AND step = ?",
                    (text_to_read(seated(sheet, {before: name})), draft, step),
                )
                self._file.execute("UPDATE drafts SET starter = ? WHERE id = ? AND starter = ?", (name, draft, before))
                changed.add(draft)
        self._file.executemany(
            "UPDATE steps SET actor = ? WHERE draft = ? AND actor = ?", [(name, draft, before) for draft in changed]
        )
        return tuple(sorted(changed))

    def career(self, id: int, year: int | None = None) -> "Career":
        """The tables of a person, of a year or of all times, and the other players at them."""
        from records.statistics import Career  # imported late: not needed by the first screen

        return Career(self._file, id, year)

    def person_of(self, id: int) -> int | None:
        """Person of a player, following merges; None where there is no such player."""
        row = self._file.execute(
            "SELECT person.id FROM players JOIN players AS person ON person.id = players.person WHERE players.id = ?",
            (id,),
        ).fetchone()
        return row[0] if row else None


def numbered(name: str, taken: Callable[[str], bool]) -> str:
    """The name, with the first free number appended if it is taken.

    >>> numbered("Anne", {"Anne", "Anne 2"}.__contains__)
    'Anne 3'
    """
    free, number = name, 1
    while taken(free):
        number += 1
        free = f"{name[: LONGEST_NAME - len(f' {number}')]} {number}"
    return free
