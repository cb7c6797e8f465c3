"""Export and import: round trips, duplicates, merging two groups."""

import json
import shutil
from collections.abc import Iterator
from contextlib import ExitStack, closing
from datetime import timedelta
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from models.transfer import Brought, Contents
from records import Records
from records.exchange import NotData, Written, inspect_file
from scoring import Sheet, read, score
from testing.data_files import dump, lines_out, records_of, sealed
from testing.migration import VERSION_2
from testing.nidavellir_tables import player, table
from testing.sheets import BEGINNING, SHEETS, clock

NOTHING = Brought(*[0] * 7)
seeds = st.integers(0, 10**6)
quick = settings(max_examples=40, deadline=None)


def kinds(lines: list[bytes]) -> dict[str, list[Any]]:
    """Number of lines by kind."""
    said: dict[str, list[Any]] = {kind: [] for kind in ("player", "table", "version", "draft", "tap", "setting")}
    for line in lines[1:]:
        ((kind, value),) = json.loads(line).items()
        said[kind].append(value)
    return said


class Phones:
    """Several phones with records of their own, exchanging files."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.all: list[Records] = []

    def phone(self, seed: str = "", doings: int = 0) -> Records:
        self.all.append(records_of(self.path(len(self.all) + 1), seed, doings))
        return self.all[-1]

    def close(self) -> None:
        for phone in self.all:
            phone.close()

    def path(self, number: int) -> Path:
        """A database in a folder of its own, because backups are stored beside it."""
        folder = self.folder / str(number)
        folder.mkdir(exist_ok=True)
        return folder / "elvaland.db"

    def give(self, giver: Records, taker: Records) -> Brought:
        giver.exchange.write(self.folder / "data")
        return taker.exchange.read(self.folder / "data")

    def out(self, records: Records) -> list[bytes]:
        return lines_out(records, self.folder / "out")


@pytest.fixture
def phones(tmp_path: Path) -> Iterator[Phones]:
    with closing(Phones(tmp_path)) as phones:
        yield phones


def finish(records: Records, sheet: Sheet[Any]) -> int:
    draft = records.begin(sheet, "")
    kept = records.history.keep(draft, score(sheet))
    records.close_draft(draft)
    return kept.id


def correct(records: Records, table: int, sheet: Sheet[Any]) -> None:
    draft = records.correct(table, sheet, "")
    records.history.keep(draft, score(sheet))
    records.close_draft(draft)


def sheets(records: Records) -> list[Sheet[Any]]:
    return [records.history.result(table.version).sheet for table in records.history.tables()]


ANNE_AND_BRUNO = table(player("Anne", warrior=[3]), player("Bruno", warrior=[4]))
ANNE_WINS = table(player("Anne", warrior=[5]), player("Bruno", warrior=[4]))
BRUNO_AND_CHLOE = table(player("Bruno", warrior=[3]), player("Chloé", warrior=[4]))

# general properties


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


# identities


def test_a_known_identity_is_that_player_whatever_the_name(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    anne = {person.name: person.id for person in there.people.everybody()}["Anne"]
    there.people.rename(anne, "Annie")
    finish(there, table(player("Annie"), player("Chloé")))
    brought = phones.give(there, here)
    assert (brought.players, brought.known_players, brought.tables, brought.known_tables) == (1, 2, 1, 1)
    assert {person.name: person.tables for person in here.people.everybody()} == {"Anne": 2, "Bruno": 1, "Chloé": 1}
    assert here.history.tables()[0].names == ("Anne", "Chloé")


def test_one_name_is_one_person_and_every_identity_is_kept(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    finish(there, BRUNO_AND_CHLOE)
    assert phones.give(there, here).players == 1
    assert {person.name: person.tables for person in here.people.everybody()} == {"Anne": 1, "Bruno": 2, "Chloé": 1}
    uids = {told["uid"] for told in kinds(phones.out(there))["player"]}
    assert uids < {told["uid"] for told in kinds(phones.out(here))["player"]}


def test_whoever_was_merged_there_is_one_person_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    for sheet in (ANNE_WINS, table(player("Nanou"), player("Chloé"))):
        finish(there, sheet)
    ids = {person.name: person.id for person in there.people.everybody()}
    there.people.merge(ids["Anne"], into=ids["Nanou"])
    phones.give(there, here)
    assert {person.name: person.tables for person in here.people.everybody()} == {
        "Anne": 1,
        "Bruno": 2,
        "Chloé": 1,
        "Nanou": 2,
    }


def test_a_merge_there_reaches_whoever_is_known_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    finish(there, table(player("Nanou"), player("Chloé")))
    ids = {person.name: person.id for person in there.people.everybody()}
    there.people.merge(ids["Anne"], into=ids["Nanou"])
    assert phones.give(there, here).players == 1
    # the name here is kept
    assert {person.name: person.tables for person in here.people.everybody()} == {"Anne": 2, "Bruno": 1, "Chloé": 1}


def test_two_who_sat_at_one_table_are_two_people_whatever_was_merged_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, table(player("Anne"), player("Zoé")))
    finish(here, table(player("Bruno"), player("Zoé")))
    phones.give(here, there)
    ids = {person.name: person.id for person in here.people.everybody()}
    here.people.merge(ids["Bruno"], into=ids["Anne"])
    here.people.rename(ids["Anne"], "Bruno")
    finish(there, ANNE_AND_BRUNO)
    phones.give(there, here)
    came = next(table for table in here.history.tables() if table.names == ("Bruno", "Bruno 2"))
    assert [player.name for player in here.history.result(came.version).sheet.players] == ["Bruno", "Bruno 2"]
    assert {person.name: person.tables for person in here.people.everybody()} == {"Bruno": 2, "Bruno 2": 2, "Zoé": 2}
    before = dump(phones.path(1))
    phones.give(there, here)
    assert dump(phones.path(1)) == before


def test_names_of_those_who_part_are_told_apart_by_their_ends(phones: Phones) -> None:
    here, long = phones.phone(), "n" * 40
    finish(here, table(player("Anne"), player("Bruno")))
    anne, bruno = (here.people.player(name) for name in ("Anne", "Bruno"))
    others = []
    for _ in range(2):
        others.append(here.people.player(long))
        here.people.merge(others[-1], into=anne)
        here.people.rename(bruno, "B")
        here._file.execute("UPDATE players SET name = ? WHERE id = ?", (f"{long[:39]}m", others[-1]))
    here.people.rename(anne, f"{long[:39]}m")
    assert here.people.separate([anne, *others, bruno]) == others
    assert {person.name for person in here.people.everybody()} == {
        "B",
        f"{long[:39]}m",
        f"{long[:38]} 2",
        f"{long[:38]} 3",
    }
    assert here.people.separate([anne, *others, bruno]) == []


def test_whoever_sits_down_beside_the_own_old_name_is_somebody_else(phones: Phones) -> None:
    here = phones.phone()
    for name in ("Anne", "Nanou"):
        finish(here, table(player(name), player("Bruno")))
    here.people.merge(here.people.player("Nanou"), into=here.people.player("Anne"))
    finish(here, table(player("Anne"), player("Nanou")))
    assert {person.name: person.tables for person in here.people.everybody()} == {"Anne": 2, "Bruno": 2, "Nanou": 2}


def test_the_same_table_of_another_identity_is_one(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, ANNE_AND_BRUNO)
    finish(there, ANNE_AND_BRUNO)
    assert phones.give(there, here).known_tables == 1
    assert sheets(here) == [ANNE_AND_BRUNO]


def test_a_correction_there_counts_here_as_it_was_kept_last(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    correct(there, 1, ANNE_WINS)
    brought = phones.give(there, here)
    assert (brought.tables, brought.changed, brought.known_tables) == (0, 1, 1)
    kept = here.history.table(id)
    assert kept
    assert (kept.winners, kept.corrections) == (("Anne",), 1)
    # an older file reverts nothing
    correct(here, id, BRUNO_AND_CHLOE)
    assert phones.give(there, here).changed == 0
    assert sheets(here) == [BRUNO_AND_CHLOE]


def test_an_older_correction_is_added_and_does_not_count(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    correct(there, 1, ANNE_WINS)
    for sheet in SHEETS[:20]:
        finish(here, sheet)  # later than the other
    correct(here, id, BRUNO_AND_CHLOE)
    phones.give(there, here)
    kept = here.history.table(id)
    assert kept
    assert (kept.names, kept.corrections) == (("Bruno", "Chloé"), 2)
    moments = [version.kept for version in here.history.versions(id)]
    assert moments == sorted(moments)


def test_a_deleted_table_comes_back_and_is_not_written_before(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    here.history.delete(id)
    assert not kinds(phones.out(here))["table"]
    assert phones.give(there, here).changed == 1
    assert sheets(here) == [ANNE_AND_BRUNO]


@pytest.mark.parametrize(
    ("ours", "theirs", "after"),
    [
        pytest.param(("", ""), ("chez Anne", "belle"), ("chez Anne", "belle"), id="theirs, where we have none"),
        pytest.param(("ici", "bof"), ("chez Anne", "belle"), ("ici", "bof"), id="ours"),
        pytest.param(("ici", ""), ("", "belle"), ("ici", "belle"), id="some of each"),
    ],
)
def test_a_place_and_a_note(
    phones: Phones, ours: tuple[str, str], theirs: tuple[str, str], after: tuple[str, str]
) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(here, ANNE_AND_BRUNO)
    phones.give(here, there)
    here.history.set_notes(id, *ours)
    there.history.set_notes(1, *theirs)
    phones.give(there, here)
    kept = here.history.table(id)
    assert kept
    assert (kept.place, kept.note) == after


def test_a_draft_comes_with_every_tap_and_ours_stays_as_it_is(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    draft = there.begin(SHEETS[0], "first")
    for sheet in SHEETS[1:4]:
        draft = there.tap(draft, sheet)
    draft = there.undo(draft)
    assert phones.give(there, here).drafts == 1
    (came,) = here.drafts()
    assert (came.sheet, came.step, came.steps, came.position) == (SHEETS[2], 2, 3, draft.position)
    assert (came.begun, came.touched) == (draft.begun, draft.touched)
    assert here.redo(came).sheet == SHEETS[3]
    there.tap(draft, SHEETS[9])
    assert phones.give(there, here).known_drafts == 1
    assert [draft.sheet for draft in here.drafts()] == [SHEETS[3]]


def test_a_draft_at_its_result_sets_its_own_table_right(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    there.history.keep(there.begin(ANNE_AND_BRUNO, ""), score(ANNE_AND_BRUNO))
    phones.give(there, here)
    (draft,) = here.drafts()
    here.history.keep(here.tap(draft, ANNE_WINS), score(ANNE_WINS))
    assert sheets(here) == [ANNE_WINS]


def test_a_correction_in_progress_corrects_its_table_here(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    finish(here, SHEETS[0])
    there.correct(finish(there, ANNE_AND_BRUNO), ANNE_AND_BRUNO, "")
    phones.give(there, here)
    (draft,) = here.drafts()
    here.history.keep(here.tap(draft, ANNE_WINS), score(ANNE_WINS))
    assert len(here.history.tables()) == 2
    assert ANNE_WINS in sheets(here)


def test_a_correction_in_progress_of_a_deleted_table_is_a_table_of_its_own(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    id = finish(there, ANNE_AND_BRUNO)
    there.correct(id, ANNE_WINS, "")
    there.history.delete(id)
    phones.give(there, here)
    assert [draft.corrects for draft in here.drafts()] == [None]


def test_settings_come_where_there_are_none_and_where_one_was_stays(phones: Phones) -> None:
    here, there = phones.phone(), phones.phone()
    for name in ("settings", "shield_track", "here", "form"):
        there.remember(name, "theirs")
    here.remember("shield_track", "ours")
    phones.give(there, here)
    assert [here.setting(name) for name in ("settings", "shield_track", "here", "form")] == [
        "theirs",
        "ours",
        None,
        None,
    ]


# export


def test_what_cannot_be_read_stays_and_is_counted(phones: Phones) -> None:
    here = phones.phone()
    ids = [finish(here, sheet) for sheet in SHEETS[:6]]
    correct(here, ids[5], SHEETS[7])
    here.begin(SHEETS[0], "")
    draft = here.begin(SHEETS[0], "")
    for sheet in SHEETS[1:6]:
        draft = here.tap(draft, sheet)
    draft = here.undo(here.undo(draft))
    spoil = here._file.execute
    spoil("UPDATE versions SET sheet = '{}' WHERE of_table = ?", (ids[0],))
    spoil("UPDATE versions SET result = 'noise' WHERE of_table = ?", (ids[1],))
    spoil("UPDATE tables SET finished = 'yesterday' WHERE id = ?", (ids[2],))
    spoil("UPDATE tables SET finished = '9999-12-31T23:00:00.000000+00:00' WHERE id = ?", (ids[3],))
    spoil("DELETE FROM seats WHERE version = (SELECT version FROM tables WHERE id = ?)", (ids[4],))
    spoil("UPDATE versions SET kept = 'then' WHERE of_table = ? AND draft IS NOT NULL AND id = 6", (ids[5],))
    spoil("UPDATE steps SET sheet = '[]' WHERE draft = ? AND step IN (1, 5)", (draft.id,))
    spoil("UPDATE steps SET sheet = '[]' WHERE draft = ?", (draft.id - 1,))
    assert here.exchange.write(phones.folder / "data") == Written(tables=1, drafts=1, skipped=7)
    there = phones.phone()
    there.exchange.read(phones.folder / "data")
    assert sheets(there) == [SHEETS[7]]
    (came,) = there.drafts()
    assert (came.sheet, came.step, came.steps) == (SHEETS[3], 1, 2)


def test_the_first_line_tells_format_moment_and_app(phones: Phones) -> None:
    here = phones.phone()
    here.exchange.write(phones.folder / "data", app="0.1.0")
    head, end = (json.loads(line) for line in (phones.folder / "data").read_bytes().splitlines())
    assert head == {
        "format": "elvaland-data/1",
        "written": BEGINNING.isoformat(timespec="microseconds"),
        "app": "0.1.0",
    }
    assert end["end"]["lines"] == 1
    assert there_is_only(phones.folder, "1", "data")


def there_is_only(folder: Path, *names: str) -> bool:
    return {file.name for file in folder.iterdir()} == set(names)


def test_a_file_that_cannot_be_written_leaves_the_one_before(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    here = phones.phone("full", 10)
    here.exchange.write(phones.folder / "data")
    before = (phones.folder / "data").read_bytes()

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr("os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            here.exchange.write(phones.folder / "data")
    assert (phones.folder / "data").read_bytes() == before
    assert there_is_only(phones.folder, "1", "data")
    here.exchange.write(phones.folder / "data")


def test_the_file_is_as_it_was_when_writing_began(phones: Phones, monkeypatch: pytest.MonkeyPatch) -> None:
    here = phones.phone()
    finish(here, ANNE_AND_BRUNO)
    meanwhile = [ANNE_WINS]

    def slowly(text: str) -> Sheet[Any]:
        if meanwhile:
            with closing(Records(phones.path(1))) as other:
                finish(other, meanwhile.pop())
        return read(text)

    monkeypatch.setattr("records.exchange.version.read", slowly)
    assert here.exchange.write(phones.folder / "data") == Written(1, 0, 0)
    assert len(here.history.tables()) == 2


# receiving a single table


class TestReceive:
    """A sheet received from another phone."""

    @pytest.fixture
    def here(self, phones: Phones) -> Records:
        return phones.phone()

    @pytest.mark.parametrize("sheet", SHEETS[:10], ids=range(10))
    def test_it_is_a_finished_table_of_now(self, here: Records, sheet: Sheet[Any]) -> None:
        table = here.history.receive(sheet)
        assert here.history.tables() == (table,)
        assert table.finished == BEGINNING
        assert here.history.result(table.version).sheet == sheet
        assert (table.totals, here.drafts()) == (tuple(player.total for player in score(sheet).players), ())

    def test_received_twice_it_is_one_and_comes_back_where_it_was_deleted(self, here: Records) -> None:
        table = here.history.receive(ANNE_AND_BRUNO)
        other = here.history.receive(ANNE_WINS)
        here.history.delete(table.id)
        assert here.history.receive(ANNE_AND_BRUNO) == table
        assert here.history.receive(ANNE_WINS) == other
        assert here.history.how_many() == 2

    def test_a_table_counted_here_is_known(self, here: Records) -> None:
        id = finish(here, ANNE_AND_BRUNO)
        assert here.history.receive(ANNE_AND_BRUNO).id == id


def test_a_file_of_no_line_changes_nothing(phones: Phones) -> None:
    here = phones.phone()
    (phones.folder / "data").write_bytes(sealed([b'{"format": "elvaland-data/1"}']))
    assert here.exchange.read(phones.folder / "data") == NOTHING


def test_a_file_says_what_it_holds_before_anything_is_taken(phones: Phones) -> None:
    here, file = phones.phone(), phones.folder / "data"
    finish(here, ANNE_AND_BRUNO)
    here.begin(ANNE_AND_BRUNO, "")
    nanou = here.people.player("Nanou")
    here.people.merge(nanou, here.people.player("Anne"))
    here.remember("settings", "{}")
    here.exchange.write(file)
    shares: list[float] = []
    assert inspect_file(file, shares.append) == Contents(tables=1, players=2, drafts=1)
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] <= 1
    with pytest.raises(NotData, match="data_unreadable"):
        inspect_file(phones.folder / "nowhere")


def test_there_is_no_such_file(phones: Phones) -> None:
    with pytest.raises(NotData, match="data_unreadable"):
        phones.phone().exchange.read(phones.folder / "nowhere")


def test_a_file_of_an_earlier_app_goes_through(phones: Phones) -> None:
    """Results stored in an old file equal those of the present rules; otherwise `RULES_VERSION` must be raised."""
    shutil.copy(VERSION_2, phones.path(9))
    with closing(Records(phones.path(9))) as old:
        assert phones.give(old, phones.phone()).tables == len(old.history.tables()) > 0
