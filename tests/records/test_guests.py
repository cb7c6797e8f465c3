"""What other phones tap at a table: who made which step, which taps were applied, and what is left of it."""

import shutil
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import pytest

from records import Draft, NotKept, Origin, Records, Step
from records.exchange.lines import exported_settings
from records.records import RECENT
from session.counting import CountingSession
from session.undo import ChangedSinceError
from testing.corrupt_files import overwrite
from testing.corrupt_values import NOISE, Corruption, corrupt_value
from testing.counting import empty_sheet, offers
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE
from testing.sheets import SHEETS, clock
from views.counting import table_edits

ZERO, ONE, TWO, THREE, *_ = SHEETS
ANNE = Origin("Anne", "phone 1")


@pytest.fixture
def shared(records: Records) -> Draft:
    """A table with a tap here, a tap of Anne, and its undo."""
    draft = records.tap(records.begin(ZERO, "shields"), ONE)
    draft = records.tap(draft._replace(position="forge"), TWO, ANNE)
    return records.tap(draft, ONE, Origin("Anne", "phone 2"), undoes=2)


def tapped(records: Records, draft: Draft) -> list[bool]:
    return [records.is_answered(draft, tap) for tap in ("phone 1", "phone 2", "phone 3")]


class TestSteps:
    def test_they_tell_who_made_them_and_what_they_undo(self, records: Records, shared: Draft) -> None:
        assert records.is_shared(shared)
        assert records.steps(shared) == [
            Step(1, "", None, "shields"),
            Step(2, "Anne", None, "forge"),
            Step(3, "Anne", 2, "forge"),
        ]

    def test_those_that_are_undone_are_none(self, records: Records) -> None:
        draft = records.tap(records.tap(records.begin(ZERO, ""), ONE), TWO)
        assert not records.is_shared(draft)
        assert [step.number for step in records.steps(records.undo(draft))] == [1]

    def test_one_tells_the_sheets_before_and_after_it(self, records: Records, shared: Draft) -> None:
        assert records.change(shared, 2) == (ONE, TWO, "forge")
        assert records.change(shared, 1) == (ZERO, ONE, "shields")

    @pytest.mark.parametrize("step", [0, 4, -1])
    def test_one_that_is_missing_tells_nothing(self, records: Records, shared: Draft, step: int) -> None:
        assert records.change(shared, step) is None

    @pytest.mark.parametrize(
        "noise", ["sheet = '{' WHERE step = 1", "sheet = x'00' WHERE step = 2", "place = x'00' WHERE step = 2"]
    )
    def test_nor_does_one_that_is_noise(self, records: Records, shared: Draft, noise: str) -> None:
        records._file.execute(f"UPDATE steps SET {noise}")
        assert records.change(shared, 2) is None


class TestTaps:
    def test_each_is_known(self, records: Records, shared: Draft, path: Path) -> None:
        assert tapped(records, shared) == [True, True, False]
        records.answer(shared, "phone 3")
        records.answer(shared, "phone 3")
        with closing(Records(path)) as again:
            assert tapped(again, shared) == [True, True, True]

    def test_each_at_its_table_alone(self, records: Records, shared: Draft) -> None:
        other = records.begin(ZERO, "")
        assert tapped(records, shared) != tapped(records, other) == [False] * 3

    def test_one_that_cannot_be_stored_is_not(self, records: Records, shared: Draft) -> None:
        records._file.execute("PRAGMA query_only = ON")
        with pytest.raises(NotKept):
            records.tap(shared, THREE, Origin("Anne", "phone 3"))
        records._file.execute("PRAGMA query_only = OFF")
        assert tapped(records, shared) == [True, True, False]

    def test_they_are_forgotten_with_their_table(self, records: Records, shared: Draft) -> None:
        records.close_draft(shared)
        assert tapped(records, shared) == [True, True, False], "it may be opened again"
        for _ in range(RECENT + 1):
            records.close_draft(records.begin(ZERO, ""))
        assert tapped(records, shared) == [False] * 3


def test_who_is_renamed_keeps_their_steps(records: Records) -> None:
    sheets = [table(player("Anne", hunter=hunters), player("Bruno")) for hunters in (1, 2)]
    draft, other = records.begin(sheets[0], ""), records.begin(table(player("Zoé"), player("Bruno")), "")
    draft = records.tap(draft, sheets[1], ANNE)
    records.tap(other, other.sheet, ANNE)
    records.people.rename(records.people.player("Anne"), "Annie")
    assert [step.actor for step in records.steps(draft)] == ["Annie"]
    assert [step.actor for step in records.steps(records.drafts()[0])] == ["Anne"], "nobody of this name sits there"
    found = records.draft(draft.id)
    assert found
    session = CountingSession(records, found)
    session.undo(Origin("Annie", "x"))
    assert [len(one.army.hunter) for one in session.sheet.players] == [1, 0]


class TestWhatLeavesThePhone:
    @pytest.mark.usefixtures("shared")
    def test_the_key_of_an_open_door_does_not(self, records: Records, tmp_path: Path) -> None:
        assert "together" not in exported_settings()
        records.remember("together", "the key of the door")
        records.exchange.write(tmp_path / "data")
        written = (tmp_path / "data").read_text("utf-8")
        assert '"draft":' in written
        assert "the key of the door" not in written
        assert "phone 1" not in written
        with closing(Records(tmp_path / "new.db", clock())) as new:
            new.exchange.read(tmp_path / "data")
            assert new.setting("together") is None
            (came,) = new.drafts()
            assert not new.is_shared(came)
            assert (came.sheet, new.undo(came).sheet) == (ONE, TWO), "what was stored, row by row"

    def test_but_a_backup_holds_everything(self, records: Records, shared: Draft) -> None:
        records.remember("together", "the door")
        records.back_up()
        records.remember("together", "")
        records.restore(records.backups()[0])
        assert records.setting("together") == "the door"
        assert tapped(records, shared) == [True, True, False]


@pytest.mark.parametrize("with_backup", [False, True])
def test_after_a_rescue_everybody_counts_on(path: Path, with_backup: bool) -> None:
    with closing(Records(path, clock())) as records:
        sheet = empty_sheet(REFERENCE)
        session = CountingSession(records, records.begin(sheet, ""))
        _count(session)
        if with_backup:
            records.back_up_daily()
        session.tap((0, "miner"), offers(session, (0, "miner"))["miner 1"], Origin("Anne", "late"))
        before = session.sheet
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        (draft,) = records.drafts()
        again = CountingSession(records, draft)
        assert again.sheet == before
        assert [records.is_answered(draft, tap) for tap in ("Anne", "late", "other")] == [True, True, False]
        for name in ("Anne", "Anne", "Bruno", ""):
            assert again.can_undo(name)
            again.undo(Origin(name, ""))
        assert again.sheet == sheet


def _count(session: CountingSession) -> None:
    """A tap of two guests and of this phone, each at a seat."""
    for seat, name in enumerate(("Anne", "Bruno", "")):
        session.tap((seat, "hunter"), offers(session, (seat, "hunter"))["hunter 3"], Origin(name, name))


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A table that several count, whose hands were swapped and swapped back."""
    path = tmp_path_factory.mktemp("evening") / "elvaland.db"
    with closing(Records(path, clock())) as records:
        session = CountingSession(records, records.begin(REFERENCE, ""))
        _count(session)
        session.edit(table_edits.swap(session.sheet, 0, 1))
        session.undo()
        _count(session)
        session.undo(Origin("Bruno", "undo"))
    return path


def corruptions() -> Iterator[Corruption]:
    columns = [("steps", name) for name in ("draft", "step", "sheet", "place", "actor", "undoes")]
    columns += [("answers", "draft"), ("answers", "tap"), ("drafts", "step"), ("drafts", "place")]
    for kind, column in columns:
        for number, noise in enumerate(NOISE):
            yield Corruption(kind, column, noise, everywhere=bool(number % 2))


@pytest.mark.many_cases
def test_whatever_is_spoilt_of_it_everybody_counts_on(evening: Path, tmp_path: Path) -> None:
    tried = 0
    for number, corruption in enumerate(corruptions()):
        path = tmp_path / f"{number}.db"
        shutil.copy(evening, path)
        if corrupt_value(path, corruption):
            tried += 1
            try:
                _count_on(path)
            except Exception as error:
                raise AssertionError(str(corruption)) from error
    assert tried > 100


def _count_on(path: Path) -> None:
    with closing(Records(path, clock())) as records:
        records._file.execute("PRAGMA synchronous = OFF")
        for draft in records.drafts():
            session = CountingSession(records, draft)
            for turn in range(6):
                for name in ("Anne", "Bruno", ""):
                    with suppress(NotKept, ChangedSinceError):
                        (session.undo, session.redo)[turn > 3](Origin(name, f"{name} {turn}"))
            with suppress(NotKept):
                session.tap((2, "hunter"), offers(session, (2, "hunter"))["hunter 5"], Origin("Chloé", "c"))
            CountingSession(records, records.drafts()[0])
