"""Whatever is exported and imported is the same again."""

import shutil
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from records import Records
from testing.data_files import dump, records_of
from testing.exchange import Phones, kinds
from testing.migration import VERSION_2
from testing.sheets import clock

pytestmark = pytest.mark.many_cases

seeds = st.integers(0, 10**6)
quick = settings(max_examples=40, deadline=None)


@quick
@given(seed=seeds, doings=st.integers(0, 25))
def test_what_went_out_and_in_goes_out_the_same_but_for_its_first_line(seed: int, doings: int) -> None:
    with TemporaryDirectory() as folder, ExitStack() as open_files:
        phones = Phones(Path(folder))
        old = open_files.enter_context(closing(phones.phone(str(seed), doings)))
        new = open_files.enter_context(closing(phones.phone()))
        phones.give(old, new)
        assert phones.out(new)[1:] == phones.out(old)[1:]
        assert [new.history.result(table.version) for table in new.history.tables()] == [
            old.history.result(table.version) for table in old.history.tables()
        ]


@quick
@given(ours=seeds, theirs=seeds, doings=st.integers(0, 20))
def test_what_comes_twice_came_once(ours: int, theirs: int, doings: int) -> None:
    with TemporaryDirectory() as folder, ExitStack() as open_files:
        phones = Phones(Path(folder))
        here = open_files.enter_context(closing(phones.phone(str(ours), doings)))
        there = open_files.enter_context(closing(phones.phone(str(theirs), doings)))
        first = phones.give(there, here)
        before = dump(phones.path(1))
        again = phones.give(there, here)
        assert dump(phones.path(1)) == before
        assert again[:4] == (0, 0, 0, 0)
        assert sum(again[4:]) == sum(first[:3]) + sum(first[4:])


@quick
@given(ours=seeds, theirs=seeds, shared=seeds, doings=st.integers(0, 12))
def test_two_phones_that_give_each_other_all_have_the_same(ours: int, theirs: int, shared: int, doings: int) -> None:
    """Both start with the same tables and continue separately."""
    with TemporaryDirectory() as folder, ExitStack() as open_files:
        phones = Phones(Path(folder))
        both = phones.phone(str(shared), doings)
        both.close()
        for number, seed in ((2, ours), (3, theirs)):
            shutil.copy(phones.path(1), phones.path(number))
            later = clock()
            now = lambda number=number, later=later: later() + timedelta(days=number)  # noqa: E731
            records_of(phones.path(number), str(seed), doings, now).close()
        one = open_files.enter_context(closing(Records(phones.path(2))))
        other = open_files.enter_context(closing(Records(phones.path(3))))
        # tables deleted on one phone come back with the first exchange, and are exported with the second
        for _ in range(2):
            one.exchange.write(phones.folder / "one")
            phones.give(other, one)
            other.exchange.read(phones.folder / "one")
        assert shared_by(phones.out(one)) == shared_by(phones.out(other))


def shared_by(lines: list[bytes]) -> list[object]:
    """What two merged phones must agree about; not locations, notes, settings and open drafts, which each keeps."""
    said = kinds(lines)
    tables = [(told["uid"], told["finished"]) for told in said["table"]]
    versions = [{name: told[name] for name in told if name != "draft"} for told in said["version"]]
    return [sorted(told["uid"] for told in said["player"]), tables, versions]


def test_a_file_of_an_earlier_app_goes_through(phones: Phones) -> None:
    """Results stored in an old file are what the rules of then make of its sheets, as far as today's rules know."""
    shutil.copy(VERSION_2, phones.path(9))
    with closing(Records(phones.path(9))) as old:
        assert phones.give(old, phones.phone()).tables == len(old.history.tables()) > 0
