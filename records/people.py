"""Who plays: one identity for each, whatever a name becomes, and what the tables say of them."""

import json
import unicodedata
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from datetime import datetime
from typing import TYPE_CHECKING, Any, NamedTuple

from records.file import File, as_text, moment, writing
from records.identity import identity
from records.readable import NAMED
from records.tables import text_to_read
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
    LEFT JOIN tables ON tables.version = seats.version AND NOT deleted"""

#: Any number of ids as one value, a list in JSON: SQLite takes no more than 32,766 values on a phone.
EACH = "(SELECT value FROM json_each(?))"

#: A file of an older app may write a name in either way.
CALLED = "name IN (?, ?)"


def spellings(name: str) -> tuple[str, str]:
    """A name with each accent on its letter, and beside it."""
    return composed(name), unicodedata.normalize("NFD", name)


FINISHED = """SELECT finished FROM players JOIN seats ON player = players.id
    JOIN tables ON tables.version = seats.version AND NOT deleted WHERE person = ?"""


class Person(NamedTuple):
    """Somebody who plays: how often, and the last time."""

    id: int
    name: str
    tables: int
    wins: int
    last: datetime | None


class NameTaken(Exception):
    """Somebody else is called so: the two may be one person."""

    def __init__(self, other: int) -> None:
        super().__init__(f"player {other} has that name")
        self.other = other


class SatTogether(Exception):
    """Two who sat at one table are two people."""


class Merged(NamedTuple):
    """Who was somebody else until just now: what undoes it."""

    players: tuple[int, ...]
    person: int
    #: The tables being counted where the name changed.
    drafts: tuple[int, ...] = ()


class People:
    """Everybody who ever sat down."""

    def __init__(self, file: File) -> None:
        self._file = file

    # who sits down

    def sit_down(self, sheet: Sheet[Any], draft: int) -> None:
        """The people at a table are remembered, as they sit."""
        sitting = [(seat, self.player(sheet.players[seat].name)) for seat in people(sheet)]
        self.part([player for _, player in sitting])
        for seat, player in sitting:
            self._file.execute(
                """UPDATE players SET sat = ?, seat = ? WHERE id = (SELECT person FROM players WHERE id = ?)""",
                (draft, seat, player),
            )

    def player(self, name: str) -> int:
        """Whoever is called so, else somebody new; the name of today goes before one of yesterday."""
        return self._called(name) or self.new(identity(), composed(name))

    def _called(self, name: str) -> int | None:
        row = self._file.execute(
            f"SELECT id FROM players WHERE {CALLED} ORDER BY person != id, id LIMIT 1", spellings(name)
        ).fetchone()
        return row[0] if row else None

    def new(self, uid: str, name: str) -> int:
        """Somebody who was never here."""
        id = self._file.execute(
            """INSERT INTO players (uid, name, person)
            VALUES (?, ?, (SELECT coalesce(max(id), 0) + 1 FROM players))""",
            (uid, name),
        ).lastrowid
        assert id is not None
        return id

    def names(self) -> tuple[str, ...]:
        """Everybody, the last table's players first, as they sat."""
        rows = self._file.execute(
            "SELECT name FROM players WHERE person = id AND typeof(name) = 'text' ORDER BY sat DESC, seat, id"
        )
        return tuple(name for (name,) in rows)

    def called(self) -> tuple[tuple[int, str], ...]:
        """Everybody by number and name, and nothing of what they played: for who looks for a name."""
        return tuple(self._file.execute("SELECT id, name FROM players WHERE person = id AND typeof(name) = 'text'"))

    def unreadable(self) -> int:
        """How many players are nobody any more, as noise lies in what tells who they are."""
        nobody = "SELECT count(*) FROM players WHERE person NOT IN (SELECT id FROM players WHERE person = id)"
        (count,) = self._file.execute(nobody).fetchone()
        return int(count)

    def join(self, uid: str, name: str, person: int) -> int:
        """Somebody known, by the identity that another phone gave them."""
        id = self._file.execute(
            "INSERT INTO players (uid, name, person) VALUES (?, ?, ?)", (uid, name, person)
        ).lastrowid
        assert id is not None
        return id

    def part(self, players: Sequence[int]) -> list[int]:
        """Two who sit at one table are two people, whatever was merged here: those who are somebody again."""
        parted, seen = list[int](), set[int]()
        rows = self._file.execute(
            f"SELECT id, person, name FROM players WHERE id IN {EACH} ORDER BY person != id", (json.dumps(players),)
        )
        for id, person, name in rows.fetchall():
            if person in seen:
                self._file.execute("UPDATE players SET person = id, name = ? WHERE id = ?", (self._free(name), id))
                parted.append(id)
            seen.add(person)
        return parted

    def _free(self, name: str) -> str:
        """The name, or the first one after it that nobody has."""
        has = f"SELECT 1 FROM players WHERE {CALLED} AND person = id"
        return numbered(name, lambda called: self._file.execute(has, spellings(called)).fetchone() is not None)

    # who they are

    def everybody(self) -> tuple[Person, ...]:
        """All who play, those who played most first."""
        rows = self._file.execute(f"{PERSON} WHERE person.person = person.id GROUP BY person.id ORDER BY 3 DESC, 2")
        return tuple(self._person(*row) for row in rows.fetchall())

    def _person(self, id: int, name: str, tables: int, wins: int, last: object) -> Person:
        """Where noise lies in the last moment, the last one that can be read."""
        try:
            return Person(id, name, tables, wins, None if last is None else moment(last))
        except ValueError:
            found = []
            for (when,) in self._file.execute(FINISHED, (id,)).fetchall():
                with suppress(ValueError):
                    found.append(moment(when))
            return Person(id, name, tables, wins, max(found, default=None))

    def name(self, id: int) -> str:
        """What a person is called today."""
        (name,) = self._file.execute(f"SELECT {NAMED.format(of='players')} FROM players WHERE id = ?", (id,)).fetchone()
        return str(name)

    def today(self, player: int) -> str:
        """What that player is called by now, who may have turned out to be somebody else."""
        return self.name(self._now(player))

    def uid(self, id: int) -> str:
        """The identity of a player, on every phone and for ever."""
        (uid,) = self._file.execute("SELECT uid FROM players WHERE id = ?", (id,)).fetchone()
        return str(uid)

    def rename(self, id: int, name: str) -> None:
        """Another name, everywhere; raises `NameTaken` where somebody else is called so."""
        with writing(self._file):
            before, other = self._file.execute(
                f"""SELECT name, (SELECT id FROM players WHERE {CALLED} AND person = id AND id != ?)
                FROM players WHERE id = ?""",
                (*spellings(name), id, id),
            ).fetchone()
            if other is not None:
                raise NameTaken(other)
            self._file.execute("UPDATE players SET name = ? WHERE id = ?", (name, id))
            self._rename_drafts(before, name)

    def merge(self, id: int, into: int) -> Merged:
        """Two names of one person; raises `SatTogether` where both sat at one table."""
        with writing(self._file):
            # either may have turned out to be somebody else since it was asked
            id, into = self._now(id), self._now(into)
            if self._sat_together(id, into):
                raise SatTogether
            moved = tuple(row[0] for row in self._file.execute("SELECT id FROM players WHERE person = ?", (id,)))
            self._file.execute("UPDATE players SET person = ? WHERE person = ?", (into, id))
            # else whoever gets the name that is free now would be who sits there
            drafts = self._rename_drafts(self.name(id), self.name(into))
        return Merged(moved, id, drafts)

    def unmerge(self, merged: Merged) -> None:
        """Two people again, under a name that nobody else got meanwhile; who became somebody else since stays so."""
        with writing(self._file):
            now = self._now(merged.person)
            if now == merged.person:
                return  # they sat down together since, and are two
            name = self._free(self.name(merged.person))
            self._rename_drafts(self.name(now), name, merged.drafts)
            self._file.executemany(
                "UPDATE players SET person = ? WHERE id = ? AND person = ? AND id != person",
                [(merged.person, player, now) for player in merged.players],
            )
            self._file.execute("UPDATE players SET name = ? WHERE id = ?", (name, merged.person))

    def _now(self, id: int) -> int:
        """Who that player is by now; themselves where nobody can tell."""
        return self.whose(id) or id

    def _sat_together(self, one: int, other: int) -> bool:
        row = self._file.execute(
            """SELECT 1 FROM seats JOIN players ON players.id = player WHERE person IN (?, ?)
            GROUP BY version HAVING count(*) > 1 LIMIT 1""",
            (one, other),
        ).fetchone()
        return row is not None or self._sit_together(one, other)

    def _sit_together(self, one: int, other: int) -> bool:
        """Whether both sit at a table that is being counted."""
        texts = self._file.execute(
            "SELECT sheet FROM drafts JOIN steps ON draft = drafts.id AND steps.step = drafts.step WHERE NOT closed"
        )
        for (text,) in texts.fetchall():
            with suppress(ValueError):
                sheet = read(as_text(text))
                sitting = [self._called(sheet.players[seat].name) for seat in people(sheet)]
                if one != other and {one, other} <= {player and self._now(player) for player in sitting}:
                    return True
        return False

    def _rename_drafts(self, before: str, name: str, only: Collection[int] | None = None) -> tuple[int, ...]:
        """At the tables being counted as well, with all that can be undone there; those where the name changed."""
        from scoring.keeping import seated

        changed = set[int]()
        for draft, step, text in self._file.execute("SELECT draft, step, sheet FROM steps").fetchall():
            if only is not None and draft not in only:
                continue
            try:
                sheet = read(as_text(text))
            except ValueError:
                continue
            # a table where somebody else was called so already cannot be renamed
            names = [player.name for player in sheet.players]
            if name not in names and before in [names[seat] for seat in people(sheet)]:
                self._file.execute(
                    "UPDATE steps SET sheet = ? WHERE draft = ? AND step = ?",
                    (text_to_read(seated(sheet, {before: name})), draft, step),
                )
                changed.add(draft)
        return tuple(sorted(changed))

    def career(self, id: int) -> "Career":
        """What every table says of a person, and of those who sat there as well."""
        from records.statistics import Career  # the first screen tells of nobody

        return Career(self._file, id)

    def whose(self, id: int) -> int | None:
        """Who that player is by now: somebody may have turned out to be somebody else. None where there is no such."""
        row = self._file.execute(
            "SELECT person.id FROM players JOIN players AS person ON person.id = players.person WHERE players.id = ?",
            (id,),
        ).fetchone()
        return row[0] if row else None


def numbered(name: str, taken: Callable[[str], bool]) -> str:
    """The name, or the first one after it that is free.

    >>> numbered("Anne", {"Anne", "Anne 2"}.__contains__)
    'Anne 3'
    """
    free, number = name, 1
    while taken(free):
        number += 1
        free = f"{name[: LONGEST_NAME - len(f' {number}')]} {number}"
    return free
