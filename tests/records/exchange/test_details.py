"""Who began, how long it took and whether a table counts, in a data file."""

from pathlib import Path

import pytest

from records import Records
from testing.exchange import Lines, Phones, data, details, finish
from testing.nidavellir_tables import player, table

SMALL = table(player("Anne", hunter=2), player("Bruno", hunter=3))


def test_all_of_it_goes_along(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(there, SMALL, "Bruno")
    there.history.set_minutes(id, 48)
    there.history.exclude(id, True)
    phones.give(there, here)
    assert details(here, 1) == ("Bruno", 48, True)


@pytest.mark.parametrize(
    ("ours", "theirs", "after"),
    [
        pytest.param(("", 0, None), ("Anne", 48, True), ("Anne", 48, True), id="theirs, where we said nothing"),
        pytest.param(("Bruno", 50, False), ("Anne", 48, True), ("Bruno", 50, False), id="ours"),
        pytest.param(("Bruno", 0, None), ("", 48, False), ("Bruno", 48, False), id="some of each"),
        pytest.param(("", 0, True), ("", 0, False), ("", 0, True), id="ours, though they count it"),
    ],
)
def test_what_nobody_said_here_is_filled(
    phones: Phones,
    ours: tuple[str, int, bool | None],
    theirs: tuple[str, int, bool | None],
    after: tuple[str, int, bool],
) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, SMALL)
    phones.give(here, there)
    for records, (starter, minutes, excluded) in (here, ours), (there, theirs):
        records.history.set_starter(1, records.people.player(starter) if starter else None)
        records.history.set_minutes(1, minutes)
        if excluded is not None:
            records.history.exclude(1, excluded)
    phones.give(there, here)
    assert details(here, 1) == after


def test_a_file_of_version_1_says_nothing_of_it(here: Records, path: Path, lines: Lines) -> None:
    lines[0]["format"] = "elvaland-data/1"
    assert here.exchange.read(data(path, lines)).tables == 1
    assert {(kept.starter, kept.minutes, kept.excluded) for kept in here.history.tables()} == {(None, 0, False)}


def test_a_game_in_progress_keeps_who_begins_under_their_name_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    there.set_starter(there.begin(SMALL, ""), "Bruno")
    phones.give(there, here)
    assert [draft.starter for draft in here.drafts()] == ["Bruno"]
    there.people.rename(there.people.player("Bruno"), "Bernard")
    there.set_starter(there.begin(SMALL, ""), "Bruno")
    last = phones.phone()
    phones.give(here, last)
    phones.give(there, last)
    assert {draft.starter for draft in last.drafts()} == {"Bruno"}
