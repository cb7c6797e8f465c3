"""Wrong clocks: the last correction stays current, and phones that exchange their data agree."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.transfer import Brought
from records import Records
from scoring import Sheet, score
from testing.data_files import dump
from testing.nidavellir_tables import player, table
from testing.sheets import kept_sheets

pytestmark = pytest.mark.many_cases

TODAY = datetime(2026, 11, 18, 21, tzinfo=UTC)
LATEST_DAY = datetime(2999, 12, 31, 23, 59, 59, 999_999, tzinfo=UTC)


class Clock:
    """A clock that can be set."""

    def __init__(self, now: datetime = TODAY) -> None:
        self.now = now

    def __call__(self) -> datetime:
        return self.now


class Phone:
    def __init__(self, folder: Path, now: datetime = TODAY) -> None:
        folder.mkdir()
        self.path, self.clock = folder / "elvaland.db", Clock(now)
        self.records = Records(self.path, self.clock)

    def finish(self, sheet: Sheet[Any]) -> int:
        draft = self.records.begin(sheet, "")
        kept = self.records.history.keep(draft, score(sheet))
        self.records.close_draft(draft)
        return kept.id

    def correct(self, sheet: Sheet[Any]) -> None:
        (kept,) = self.records.history.tables()
        draft = self.records.correct(kept.id, sheet, "")
        self.records.history.keep(draft, score(sheet))
        self.records.close_draft(draft)

    def out(self) -> Path:
        path = self.path.with_name("data")
        self.records.exchange.write(path)
        return path

    def take(self, path: Path) -> Brought:
        return self.records.exchange.read(path)

    @property
    def sheet(self) -> Sheet[Any]:
        """The current sheet of the only table."""
        (sheet,) = kept_sheets(self.records)
        return sheet


MakePhone = Callable[..., Phone]


@pytest.fixture
def phone(tmp_path: Path) -> Iterator[MakePhone]:
    with ExitStack() as stack:

        def make(now: datetime = TODAY) -> Phone:
            made = Phone(tmp_path / str(len(list(tmp_path.iterdir()))), now)
            stack.callback(made.records.close)
            return made

        yield make


def hunters(anne: int, bruno: int) -> Sheet[Any]:
    return table(player("Anne", hunter=anne), player("Bruno", hunter=bruno))


WRONG, RIGHT = hunters(5, 3), hunters(5, 9)


def test_a_correction_on_a_phone_an_hour_slow_stays_on_both(phone: MakePhone) -> None:
    fast, slow = phone(), phone(TODAY - timedelta(hours=1))
    fast.finish(WRONG)
    slow.take(fast.out())
    slow.clock.now += timedelta(minutes=10)
    slow.correct(RIGHT)
    assert fast.take(slow.out()).changed == 1
    assert slow.take(fast.out()).changed == 0
    assert fast.sheet == slow.sheet == RIGHT


def test_a_correction_after_a_clock_was_wrong_outlives_the_own_old_file(phone: MakePhone) -> None:
    own = phone(TODAY.replace(year=2031))
    own.finish(WRONG)
    old = own.out()
    own.clock.now = TODAY
    own.correct(RIGHT)
    assert own.take(old).changed == 0
    assert own.sheet == RIGHT


def test_every_version_is_later_than_those_before(phone: MakePhone) -> None:
    own = phone()
    own.finish(WRONG)
    for number in range(1, 5):
        own.clock.now -= timedelta(days=number)
        own.correct(hunters(number, 0))
    (kept,) = own.records.history.tables()
    versions = own.records.history.versions(kept.id)
    assert [version.kept for version in versions] == [TODAY + timedelta.resolution * number for number in range(5)]
    assert versions[-1].id == kept.version


def test_a_table_kept_once_more_is_later_than_it_was(phone: MakePhone) -> None:
    own = phone()
    draft = own.records.begin(WRONG, "")
    own.records.history.keep(draft, score(WRONG))
    old = own.out()
    own.clock.now -= timedelta(days=1)
    own.records.history.keep(own.records.tap(draft, RIGHT), score(RIGHT))
    own.take(old)
    assert own.sheet == RIGHT


def test_a_moment_that_is_noise_keeps_nobody_from_correcting(phone: MakePhone) -> None:
    own = phone()
    own.finish(WRONG)
    for noise in ("then", 7, b"\xff", "9999-12-31T23:59:59.999999+00:00"):
        own.records._file.execute("UPDATE versions SET kept = ?", (noise,))
        own.correct(RIGHT)
        assert own.sheet == RIGHT


@pytest.mark.parametrize("far", [TODAY.replace(year=2031), LATEST_DAY], ids=["2031", "the last moment there is"])
def test_no_version_from_beyond_the_clock_wins_over_ours(phone: MakePhone, far: datetime) -> None:
    here, there = phone(), phone()
    here.finish(RIGHT)
    there.take(here.out())
    there.clock.now = far
    there.correct(WRONG)
    assert here.take(there.out()).changed == 1  # imported as a version, but not current
    assert here.sheet == RIGHT
    there.clock.now = TODAY
    assert there.take(here.out()).changed == 1
    assert there.sheet == RIGHT


def test_what_came_from_beyond_the_clock_can_be_corrected_for_good(phone: MakePhone) -> None:
    here, there = phone(), phone(LATEST_DAY)
    there.finish(WRONG)
    far = there.out()
    here.take(far)
    for number in (3, 2, 1):
        here.correct(hunters(number, 0))
        here.take(far)
        assert here.sheet == hunters(number, 0)
    assert here.records.exchange.write(here.path.with_name("all")).skipped == 0


def test_another_version_that_counts_is_a_change_although_both_were_here(phone: MakePhone) -> None:
    here = phone()
    here.finish(WRONG)
    here.clock.now += timedelta(days=1)
    here.correct(RIGHT)
    file = here.out()
    here.records._file.execute("UPDATE tables SET version = (SELECT min(id) FROM versions)")
    assert here.take(file)[:4] == (0, 0, 0, 1)
    assert here.take(file)[:4] == (0, 0, 0, 0)


days = st.integers(-300, 300)
any_day = st.one_of(days, st.integers(-20_000, 340_000))


def exchange(one: Phone, other: Phone) -> tuple[Brought, Brought]:
    """Exchange data both ways, with correct clocks."""
    one.clock.now = other.clock.now = TODAY
    there, here = one.out(), other.out()
    return one.take(here), other.take(there)


@given(corrections=st.lists(st.tuples(st.booleans(), days), max_size=6))
def test_the_last_correction_stays_whoever_made_it_by_whatever_clock(corrections: list[tuple[bool, int]]) -> None:
    """Each correction is made after importing the one before."""
    with TemporaryDirectory() as folder:
        one, other = Phone(Path(folder) / "1"), Phone(Path(folder) / "2")
        with closing(one.records), closing(other.records):
            one.finish(hunters(0, 0))
            exchange(one, other)
            for number, (which, day) in enumerate(corrections, start=1):
                which_phone = (one, other)[which]
                which_phone.clock.now = TODAY + timedelta(days=day)
                which_phone.correct(hunters(number, 0))
                exchange(one, other)
                assert one.sheet == other.sheet == hunters(number, 0)


@given(corrections=st.lists(st.tuples(st.booleans(), any_day), max_size=6), begun=any_day)
def test_two_phones_that_know_nothing_of_each_other_agree_at_once(
    corrections: list[tuple[bool, int]], begun: int
) -> None:
    with TemporaryDirectory() as folder:
        one, other = Phone(Path(folder) / "1"), Phone(Path(folder) / "2")
        with closing(one.records), closing(other.records):
            one.clock.now = TODAY + timedelta(days=begun)
            one.finish(hunters(0, 0))
            exchange(one, other)
            for number, (which, day) in enumerate(corrections, start=1):
                which_phone = (one, other)[which]
                which_phone.clock.now = TODAY + timedelta(days=day)
                which_phone.correct(hunters(number, 0))
            before = kept_sheets(one.records), kept_sheets(other.records)
            brought = exchange(one, other)
            for phone, sheets, came, theirs in zip((one, other), before, brought, (True, False), strict=True):
                # an additional version, or another current one
                changed = kept_sheets(phone.records) != sheets or any(which == theirs for which, _ in corrections)
                assert came[:4] == (0, 0, 0, changed)
            assert one.sheet == other.sheet
            same = dump(one.path), dump(other.path)
            assert [came[:4] for came in exchange(one, other)] == [(0, 0, 0, 0)] * 2
            assert (dump(one.path), dump(other.path)) == same
