"""Invariants of the records, computed again from every finished table."""

from collections import Counter
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

from models.history import FinishedTable
from records import Records
from records.draft import CURTAINS
from records.finished import SeatResult, seats_of
from scoring import people, read, write


class Sat(NamedTuple):
    """A player's result at a table."""

    person: int
    table: FinishedTable
    seat: SeatResult


def check(records: Records, folder: Path, now: Callable[[], datetime]) -> None:
    """Check all invariants."""
    check_file(records)
    everybody = [sat for sat in at_tables(records) if not sat.table.excluded]
    check_careers(records, everybody)
    check_bests(records, everybody)
    for draft in records.drafts():
        assert read(write(draft.sheet)) == draft.sheet
    check_out_and_in(records, folder, now)


def check_file(records: Records) -> None:
    """The database is sound, and names are unique among people."""
    file = records._file
    assert file.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert not file.execute("PRAGMA foreign_key_check").fetchall()
    players = file.execute("SELECT id, person, name FROM players").fetchall()
    assert {person for _, person, _ in players} == {id for id, person, _ in players if id == person}
    names = Counter(name for id, person, name in players if id == person)
    assert set(names.values()) <= {1}, names


def at_tables(records: Records) -> Iterator[Sat]:
    """All players of all tables, oldest first; checks that each table can be read and agrees with the list."""
    for table in sorted(records.history.tables(), key=lambda table: (table.finished, table.id)):
        result = records.history.result(table.version)
        seats, sitting = seats_of(result), people(result.sheet)
        assert read(write(result.sheet)) == result.sheet
        assert tuple(seat.name for seat in seats) == table.names
        assert tuple(seat.total for seat in seats) == table.totals
        assert tuple(sum(seat.rows.values()) for seat in seats) == table.totals
        assert tuple(seat.rank for seat in seats) == table.ranks
        assert {seat.name for seat in seats if seat.won} == set(table.winners)
        assert [seat for seat, person in enumerate(table.people) if person] == list(sitting)
        gods = {seat.name for seat in seats if not seat.sits}
        for seat, person in zip(seats, table.people, strict=True):
            if person:
                assert records.people.name(person) in {seat.name, *gods}
                yield Sat(person, table, seat)


def check_careers(records: Records, everybody: list[Sat]) -> None:
    for person in records.people.everybody():
        own = [sat for sat in everybody if sat.person == person.id]
        assert (person.tables, person.wins) == (len(own), sum(sat.seat.won for sat in own))
        career = records.people.career(person.id)
        assert [(sitting.table, sitting.won, sitting.rank, sitting.total) for sitting in career.sittings] == [
            (sat.table.id, sat.seat.won, sat.seat.rank, sat.seat.total) for sat in own
        ]
        for game in {(sat.table.game, sat.table.mode) for sat in own}:
            rows = [sat.seat.rows for sat in own if (sat.table.game, sat.table.mode) == game]
            assert career.points(*game) == rows
        met = Counter(who for sat in own for who in sat.table.people if who and who != person.id)
        assert {rival.id: rival.together for rival in career.rivals} == met


def check_bests(records: Records, everybody: list[Sat]) -> None:
    came = [
        ((sat.table.game, sat.table.mode, row), points, sat.table)
        for sat in everybody
        for row, points in sat.seat.points
    ]
    best: dict[tuple[str, str, str], int] = {}
    broken: dict[int, dict[str, tuple[int, int]]] = {}
    for row, points, table in came:
        best[row] = max(points, best.get(row, points))
        here = max(each for of, each, at in came if of == row and at.id == table.id)
        before = [each for of, each, at in came if of == row and at.id != table.id and at.finished < table.finished]
        if before and max(before) < here:
            broken.setdefault(table.id, {})[row[2]] = here, max(before)
    told = {
        (*game, row): best.points
        for game in records.history.games()
        for row, best in records.history.bests(*game).items()
    }
    assert told == best
    for table in records.history.tables():
        records_told = {each.row: (each.points, each.before.points) for each in records.history.broken_records(table)}
        assert records_told == broken.get(table.id, {})


def check_out_and_in(records: Records, folder: Path, now: Callable[[], datetime]) -> None:
    """Export, import into an empty file, and compare content and second export."""
    records.remember(CURTAINS, "")  # a file knows no curtain
    away = folder / f"empty {len(list(folder.iterdir()))}"
    away.mkdir()
    out, again = away / "out.elvaland", away / "again.elvaland"
    assert not records.exchange.write(out).skipped
    empty = Records(away / "elvaland.db", now)
    empty.exchange.read(out)
    assert state(empty) == state(records)
    assert sorted(who[1:] for who in empty.people.everybody()) == sorted(who[1:] for who in records.people.everybody())
    empty.exchange.write(again)
    empty.close()
    assert sorted(out.read_bytes().split(b"\n")[1:-2]) == sorted(again.read_bytes().split(b"\n")[1:-2])


def state(records: Records) -> list[Any]:
    """Finished tables as players see them, independent of ids."""
    return sorted(
        (
            table.finished,
            table.location,
            table.note,
            dict(zip(table.people, table.names, strict=True)).get(table.starter or 0, ""),
            table.minutes,
            table.excluded,
            table.names,
            table.winners,
            table.corrections,
            write(records.history.result(table.version).sheet),
        )
        for table in records.history.tables()
    )
