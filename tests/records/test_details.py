"""What is told of a finished table besides its result: who began, how long it took, whether it counts."""

from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from models.bests import BrokenRecord
from records import Records
from records.draft import CURTAINS
from records.history.history import PLAUSIBLE_MINUTES
from scoring import score
from testing.corrupt_files import overwrite
from testing.exchange import details, finish
from testing.nidavellir_tables import player, table
from testing.sheets import BEGINNING
from views.history.view import terms

SMALL = table(player("Anne", hunter=2), player("Bruno", hunter=3))
LARGE = table(player("Anne", hunter=7), player("Bruno", hunter=5))


class TestDuration:
    @pytest.fixture
    def clock(self) -> list[datetime]:
        return [BEGINNING]

    @pytest.fixture
    def records(self, path: Path, clock: list[datetime]) -> Records:
        return Records(path, lambda: clock[-1])

    @pytest.mark.parametrize(
        ("starter", "minutes", "known"),
        [
            pytest.param("Anne", 48, 48, id="the app told who begins"),
            pytest.param("", 48, 0, id="nobody asked it: perhaps it was opened for the count alone"),
            pytest.param("Anne", PLAUSIBLE_MINUTES[0] - 1, 0, id="too short for a game"),
            pytest.param("Anne", PLAUSIBLE_MINUTES[0], PLAUSIBLE_MINUTES[0], id="a short game"),
            pytest.param("Anne", PLAUSIBLE_MINUTES[-1] + 1, 0, id="left open over night"),
            pytest.param("Anne", -10, 0, id="a clock that was set back"),
        ],
    )
    def test_it_is_known_where_the_app_saw_the_game_begin(
        self, records: Records, clock: list[datetime], starter: str, minutes: int, known: int
    ) -> None:
        with closing(records):
            draft = records.begin(SMALL, "")
            if starter:
                draft = records.set_starter(draft, starter)
            clock.append(BEGINNING + timedelta(minutes=minutes))
            assert records.history.keep(draft, score(SMALL)).minutes == known

    def test_what_was_said_by_hand_stays_when_the_table_is_kept_again(
        self, records: Records, clock: list[datetime]
    ) -> None:
        with closing(records):
            draft = records.set_starter(records.begin(SMALL, ""), "Anne")
            clock.append(BEGINNING + timedelta(minutes=30))
            kept = records.history.keep(draft, score(SMALL))
            records.history.set_minutes(kept.id, 25)
            records.history.set_starter(kept.id, records.people.player("Bruno"))
            records.history.exclude(kept.id, True)
            clock.append(BEGINNING + timedelta(minutes=60))
            records.history.keep(records.tap(draft, LARGE), score(LARGE))
            assert details(records, 1) == ("Bruno", 25, True)
            records.history.set_starter(kept.id, None)
            records.history.set_minutes(kept.id, 0)
            records.history.keep(draft, score(SMALL))
            assert details(records, 1) == ("", 0, True)


class TestExcluded:
    def test_it_is_in_the_list_and_in_no_statistics(self, records: Records) -> None:
        learning, real = finish(records, LARGE), finish(records, SMALL)
        history, people = records.history, records.people
        history.exclude(learning, True)
        assert [kept.id for kept in history.tables()] == [real, learning]
        assert [kept.id for kept in history.tables(terms("anne", people.called()))] == [real, learning]
        assert {person.name: (person.tables, person.wins) for person in people.everybody()} == {
            "Anne": (1, 0),
            "Bruno": (1, 1),
        }
        career = people.career(people.player("Anne"))
        assert [sitting.table for sitting in career.sittings] == [real]
        assert [rival.together for rival in career.rivals] == [1]
        assert history.bests("nidavellir", "")["total"].table == real

    def test_it_breaks_no_record_and_is_none_to_break(self, records: Records) -> None:
        finish(records, SMALL)
        learning = finish(records, LARGE)

        def broken() -> tuple[BrokenRecord, ...]:
            kept = records.history.table(learning)
            assert kept
            return records.history.broken_records(kept)

        assert broken()
        records.history.exclude(learning, True)
        assert broken() == ()
        finish(records, table(player("Anne", hunter=4), player("Bruno", hunter=1)))
        newest, *_ = records.history.tables()
        assert {record.before.table for record in records.history.broken_records(newest)} == {1}

    def test_a_game_of_which_no_table_counts_has_no_records(self, records: Records) -> None:
        records.history.exclude(finish(records, SMALL), True)
        assert records.history.games() == ()
        assert [person.last for person in records.people.everybody()] == [None, None]

    def test_it_counts_again(self, records: Records) -> None:
        id = finish(records, SMALL)
        before = records.people.everybody(), records.history.games()
        records.history.exclude(id, True)
        records.history.exclude(id, False)
        assert (records.people.everybody(), records.history.games()) == before
        assert details(records, 1) == ("", 0, False)

    def test_a_correction_leaves_it_out(self, records: Records) -> None:
        id = finish(records, SMALL)
        records.history.exclude(id, True)
        records.history.keep(records.correct(id, LARGE, ""), score(LARGE))
        assert details(records, 1)[2]
        assert records.history.games() == ()


class TestCurtain:
    def test_who_won_behind_it_stands_nowhere(self, records: Records) -> None:
        """Until it is opened, or the game is put away."""
        known, history, people = finish(records, SMALL), records.history, records.people
        draft = records.begin(LARGE, "")
        hidden = history.keep(draft, score(LARGE)).id

        def told() -> tuple[object, ...]:
            career = people.career(people.player("Anne"))
            return (
                [kept.id for kept in history.tables()],
                history.how_many(),
                [sitting.table for sitting in career.sittings],
                history.bests("nidavellir", "")["total"].table,
                max(person.tables for person in people.everybody()),
            )

        everything = told()
        records.remember(CURTAINS, "7")
        records.hide(draft)
        assert records.is_hidden(draft)
        assert told() == ([known], 1, [known], known, 1)
        assert history.table(hidden), "it can be corrected and deleted"
        for _ in range(2):
            records.try_show(draft)
        assert (records.setting(CURTAINS), records.is_hidden(draft)) == ("7", False)
        assert told() == everything
        records.remember(CURTAINS, f"7 1{draft.id}")
        assert told() == everything, "another one's curtain"
        records.remember(CURTAINS, str(draft.id))
        records.close_draft(draft)
        assert told() == everything


class TestYears:
    @pytest.fixture
    def evenings(self, path: Path, monkeypatch: pytest.MonkeyPatch) -> Records:
        """Three tables around a New Year in local time, and one in the year after."""
        midnight = datetime(2026, 1, 1).astimezone()
        moments = [midnight - timedelta(seconds=1), midnight, midnight + timedelta(days=364), datetime(2027, 5, 1)]
        records = Records(path)
        for moment, hunters in zip(moments, (7, 4, 5, 2), strict=True):
            monkeypatch.setattr(records.history, "_now", lambda moment=moment: moment.astimezone())
            finish(records, table(player("Anne", hunter=hunters), player("Bruno", hunter=3)))
        return records

    def test_a_year_begins_at_midnight_where_one_lives(self, evenings: Records) -> None:
        with closing(evenings) as records:
            assert records.history.years() == (2027, 2026, 2025)
            for year, tables in (2025, 1), (2026, 2), (2027, 1), (2024, 0):
                assert {person.tables for person in records.people.everybody(year)} == {tables}
                career = records.people.career(1, year)
                assert (len(career.sittings), sum(rival.together for rival in career.rivals)) == (tables, tables)
                assert (
                    career.points("nidavellir", "")
                    == records.people.career(1).points("nidavellir", "")[
                        slice(*{2025: (0, 1), 2026: (1, 3), 2027: (3, 4), 2024: (0, 0)}[year])
                    ]
                )
                assert bool(records.history.games(year)) == bool(tables)

    def test_the_records_of_a_year(self, evenings: Records) -> None:
        with closing(evenings) as records:
            bests = {year: records.history.bests("nidavellir", "", year) for year in (None, 2025, 2026, 2027, 2024)}
            tables = {year: best["total"].table for year, best in bests.items() if best}
            assert tables == {None: 1, 2025: 1, 2026: 3, 2027: 4}

    def test_a_moment_that_is_noise_is_of_no_year(self, evenings: Records) -> None:
        with closing(evenings) as records:
            records._file.execute("UPDATE tables SET finished = '2026-06' WHERE id = 3")
            anne, *_ = records.people.everybody(2026)
            assert (anne.tables, anne.last) == (2, records.history.table(2).finished)  # type: ignore[union-attr]


def test_it_is_rescued_from_a_damaged_file(path: Path) -> None:
    with closing(Records(path)) as records:
        id = finish(records, SMALL, "Anne")
        records.history.set_minutes(id, 48)
        records.history.exclude(id, True)
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        assert details(records, 1) == ("Anne", 48, True)


@pytest.mark.parametrize("minutes", ["'noise'", "-5", "1e9", "x'00'", "2.5"])
def test_minutes_that_are_noise_are_not_known_and_not_exported(records: Records, path: Path, minutes: str) -> None:
    finish(records, SMALL)
    records._file.execute(f"UPDATE tables SET minutes = {minutes}")
    assert details(records, 1) == ("", 0, False)
    assert records.exchange.write(path.with_name("data")).skipped == 0
    assert b"minutes" not in path.with_name("data").read_bytes()
