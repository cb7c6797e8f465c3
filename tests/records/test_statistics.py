"""Statistics of players, compared with a simple computation over all tables."""

from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.history import FinishedTable
from models.players import Sitting
from records import Records
from records.counted import counted_in
from records.history.bests import BEST
from scoring import Sheet, score
from testing import nidavellir_tables, vedrfolnir_tables
from testing.sheets import any_sheet, clock


def table(**hunters: int) -> Sheet[Any]:
    """A table where players have hunters only."""
    players = [nidavellir_tables.player(name, hunter=count) for name, count in hunters.items()]
    return nidavellir_tables.table(*players)


def keep(records: Records, *sheets: Sheet[Any]) -> list[FinishedTable]:
    kept = []
    for sheet in sheets:
        draft = records.begin(sheet, "")
        kept.append(records.history.keep(draft, score(sheet)))
        records.close_draft(draft)
    return kept


def person(records: Records, name: str) -> int:
    return next(each.id for each in records.people.everybody() if each.name == name)


def test_a_person_without_tables_has_no_career(records: Records) -> None:
    records.begin(table(Anne=1, Bruno=2), "")
    career = records.people.career(person(records, "Anne"))
    assert (career.sittings, career.rivals, career.points("nidavellir", "")) == ((), (), [])


def test_a_sitting_says_what_the_table_was(records: Records) -> None:
    first, second = keep(records, table(Anne=2, Bruno=5, Chloe=3), table(Anne=4, Bruno=1))
    career = records.people.career(person(records, "Anne"))
    assert career.sittings == (
        Sitting(first.id, "nidavellir", "", 3, first.finished, 3, False, first.totals[0]),
        Sitting(second.id, "nidavellir", "", 2, second.finished, 1, True, second.totals[0]),
    )
    assert [points["hunter"] for points in career.points("nidavellir", "")] == [4, 16]
    assert career.points("vedrfolnir", "") == []


def test_a_table_that_was_deleted_says_nothing(records: Records) -> None:
    first, _ = keep(records, table(Anne=2, Bruno=5), table(Anne=4, Chloe=1))
    records.history.delete(first.id)
    career = records.people.career(person(records, "Anne"))
    assert len(career.sittings) == 1
    assert [rival.name for rival in career.rivals] == ["Chloe"]


def test_a_corrected_table_counts_once_as_it_is_now(records: Records) -> None:
    (kept,) = keep(records, table(Anne=2, Bruno=5))
    sheet = table(Anne=6, Bruno=5)
    records.history.keep(records.correct(kept.id, sheet, ""), score(sheet))
    career = records.people.career(person(records, "Anne"))
    assert [(sitting.table, sitting.won) for sitting in career.sittings] == [(kept.id, True)]
    assert [rival[2:] for rival in career.rivals] == [(1, 1, 0)]


def test_of_two_names_of_one_person_the_tables_are_together(records: Records) -> None:
    keep(records, table(Anne=2, Bruno=5), table(Annie=4, Bruno=1), table(Bruno=3, Chloe=3))
    anne, annie, bruno = (person(records, name) for name in ("Anne", "Annie", "Bruno"))
    merged = records.people.merge(anne, annie)
    assert records.people.person_of(anne) == annie
    assert records.people.name(annie) == "Annie"
    assert len(records.people.career(annie).sittings) == 2
    assert [rival[1:] for rival in records.people.career(annie).rivals] == [("Bruno", 2, 1, 1)]
    assert [rival[1:] for rival in records.people.career(bruno).rivals] == [("Annie", 2, 1, 1), ("Chloe", 1, 0, 0)]
    records.people.unmerge(merged)
    assert len(records.people.career(annie).sittings) == 1
    assert records.people.person_of(999) is None


@pytest.mark.parametrize(
    ("points", "counts"),
    [
        pytest.param((60, 50, 40, 30), (1, 0), id="Astrid wins"),
        pytest.param((30, 60, 20, 50), (0, 1), id="Bjorn wins"),
        pytest.param((50, 40, 10, 55), (0, 0), id="nobody wins"),
    ],
)
def test_in_a_duel_who_wins_is_before(
    records: Records, points: tuple[int, int, int, int], counts: tuple[int, int]
) -> None:
    """Whatever the rank of their points among those of the gods, who are no rivals."""
    keep(records, vedrfolnir_tables.duel(*points))
    career = records.people.career(person(records, "Astrid"))
    assert [rival[1:] for rival in career.rivals] == [("Bjorn", 1, *counts)]
    assert [sitting.seats for sitting in career.sittings] == [2]


def slow_rivals(tables: Iterable[FinishedTable], id: int) -> dict[int, tuple[int, int, int]]:
    """Compare every pair of players at every table."""
    together, before, behind = Counter[int](), Counter[int](), Counter[int]()
    for kept in (kept for kept in tables if id in kept.people):
        own = kept.people.index(id)
        for seat, other in enumerate(kept.people):
            if other is None or other == id:
                continue
            rank = [int(name not in kept.winners) for name in kept.names] if kept.mode else kept.ranks
            together[other] += 1
            before[other] += rank[own] < rank[seat]
            behind[other] += rank[own] > rank[seat]
    return {other: (together[other], before[other], behind[other]) for other in together}


@pytest.mark.many_cases
@settings(max_examples=20, deadline=None)
@given(st.lists(st.integers(0, 200), max_size=12))
def test_the_one_query_tells_what_a_slow_look_tells(seeds: list[int]) -> None:
    records = Records(Path(":memory:"), clock())
    keep(records, *(any_sheet(Random(f"career {seed}")) for seed in seeds))
    tables = records.history.tables()
    for somebody in records.people.everybody():
        career = records.people.career(somebody.id)
        own = [kept for kept in reversed(tables) if somebody.id in kept.people]
        assert [sitting.table for sitting in career.sittings] == [kept.id for kept in own]
        for sitting, kept in zip(career.sittings, own, strict=True):
            seat = kept.people.index(somebody.id)
            assert sitting[1:] == (
                kept.game,
                kept.mode,
                sum(each is not None for each in kept.people),
                kept.finished,
                kept.ranks[seat],
                kept.names[seat] in kept.winners,
                kept.totals[seat],
            )
        assert {rival.id: rival[2:] for rival in career.rivals} == slow_rivals(tables, somebody.id)
        assert [rival.together for rival in career.rivals] == sorted((r.together for r in career.rivals), reverse=True)
        for game, mode in {(sitting.game, sitting.mode) for sitting in career.sittings}:
            totals = [sitting.total for sitting in career.sittings if (sitting.game, sitting.mode) == (game, mode)]
            assert [sum(points.values()) for points in career.points(game, mode)] == totals
    records.close()


def test_the_games_that_were_played_most_come_first(records: Records) -> None:
    duel = vedrfolnir_tables.duel(50, 40, 10, 55)
    assert records.history.games() == ()
    first, *_ = keep(records, duel, table(Anne=2, Bruno=5), table(Anne=2, Bruno=5))
    assert records.history.games() == (("nidavellir", ""), ("vedrfolnir", "duel"))
    records.history.delete(first.id)
    assert records.history.games() == (("nidavellir", ""),)


def test_the_records_of_thousands_of_tables_are_found_at_once(records: Records) -> None:
    """The index is read from the highest points down; a scan of all tables for each took ten seconds."""
    keep(records, table(Anne=2, Bruno=5))
    condition, year = counted_in(2026)
    plan = [
        detail
        for *_, detail in records._file.execute(
            f"EXPLAIN QUERY PLAN {BEST.format(condition)}", ("nidavellir", "", "hunter", "9", 0, *year)
        )
    ]
    assert plan[0].startswith("SEARCH points USING PRIMARY KEY")
    scanned = [step for step in plan if "SCAN" in step and "json_each" not in step]  # the few ids of a setting
    assert not [*scanned, *(step for step in plan if "newest_tables" in step)]
