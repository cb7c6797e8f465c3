"""Players: renaming, merging and unmerging, with changes in between."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from records import Draft, NotKept, Records
from records.people import SatTogether
from scoring import Sheet, read, score, write
from scoring.games.vedrfolnir.sheet import DUEL, Player
from testing import nidavellir_tables, vedrfolnir_tables
from testing.nidavellir_tables import player
from testing.sheets import clock


def table(*names: str) -> Sheet[Any]:
    return nidavellir_tables.table(*(player(name, hunter=seat) for seat, name in enumerate(names, start=2)))


def finish(records: Records, sheet: Sheet[Any]) -> int:
    draft = records.begin(sheet, "")
    kept = records.history.keep(draft, score(sheet))
    records.close_draft(draft)
    return kept.id


def duel(one: str, other: str, *gods: str) -> Sheet[Any]:
    seats = [Player(one), Player(other), Player(gods[0], ase_of=one), Player(gods[1], ase_of=other)]
    return vedrfolnir_tables.table(*seats, mode=DUEL)


def who(records: Records, name: str) -> int:
    (id,) = (person.id for person in records.people.everybody() if person.name == name)
    return id


def names(records: Records) -> set[str]:
    return {person.name for person in records.people.everybody()}


def seats(draft: Draft) -> list[str]:
    return [player.name for player in draft.sheet.players]


class TestOnePersonAndTwoAgain:
    def test_somebody_has_the_name_by_then(self, records: Records) -> None:
        finish(records, table("Anne", "Bruno"))
        finish(records, table("Annie", "Bruno"))
        merged = records.people.merge(who(records, "Anne"), who(records, "Annie"))
        records.people.rename(who(records, "Bruno"), "Anne")
        records.people.unmerge(merged)
        assert names(records) == {"Anne", "Annie", "Anne 2"}
        assert [kept.names for kept in records.history.tables()] == [("Annie", "Anne"), ("Anne 2", "Anne")]

    def test_the_other_became_somebody_else_meanwhile(self, records: Records) -> None:
        for name in ("Anne", "Annie", "Anna"):
            finish(records, table(name, "Bruno"))
        anne, annie, anna = (who(records, name) for name in ("Anne", "Annie", "Anna"))
        first = records.people.merge(annie, anna)
        second = records.people.merge(anne, annie)  # opened before, while Annie was a separate person
        assert {records.people.person_of(id) for id in (anne, annie, anna)} == {anna}
        records.people.unmerge(second)
        assert [records.people.person_of(id) for id in (anne, annie, anna)] == [anne, anna, anna]
        records.people.unmerge(first)
        assert [records.people.person_of(id) for id in (anne, annie, anna)] == [anne, annie, anna]

    def test_they_sat_down_together_meanwhile(self, records: Records) -> None:
        finish(records, table("Anne", "Bruno"))
        finish(records, table("Annie", "Bruno"))
        merged = records.people.merge(who(records, "Anne"), who(records, "Annie"))
        finish(records, table("Anne", "Annie"))
        records.people.rename(who(records, "Anne"), "Chloé")
        records.people.unmerge(merged)
        assert names(records) == {"Chloé", "Annie", "Bruno"}

    def test_a_table_in_progress_is_theirs_whoever_gets_the_name(self, records: Records) -> None:
        finish(records, table("Annie", "Bruno"))
        draft = records.begin(table("Anne", "Chloé"), "")
        annie = who(records, "Annie")
        records.people.merge(who(records, "Anne"), annie)
        records.people.rename(who(records, "Bruno"), "Anne")
        (draft,) = records.drafts()
        assert seats(draft) == ["Annie", "Chloé"]
        assert records.history.keep(draft, score(draft.sheet)).people[0] == annie

    def test_a_table_in_progress_is_called_as_before(self, records: Records) -> None:
        finish(records, table("Annie", "Bruno"))
        records.begin(table("Anne", "Chloé"), "")
        records.begin(table("Annie", "Chloé"), "")
        merged = records.people.merge(who(records, "Anne"), who(records, "Annie"))
        records.people.unmerge(merged)
        assert [seats(draft) for draft in records.drafts()] == [["Annie", "Chloé"], ["Anne", "Chloé"]]

    def test_who_sits_at_one_table_in_progress_is_two(self, records: Records) -> None:
        records.begin(table("Anne", "Annie"), "")
        with pytest.raises(SatTogether):
            records.people.merge(who(records, "Anne"), who(records, "Annie"))


class TestFromAnotherPhone:
    @pytest.fixture
    def away(self, records: Records, tmp_path: Path) -> Iterator[Records]:
        """A phone with the same players, but without the open table."""
        with closing(Records(tmp_path / "away" / "elvaland.db", clock())) as away:
            finish(away, table("Anne", "Bruno"))
            carry(away, records, tmp_path)
            away.begin(table("Bruno", "Anne"), "")
            yield away

    def test_a_table_in_progress_has_the_names_of_here(self, records: Records, away: Records, tmp_path: Path) -> None:
        anne = who(records, "Anne")
        records.people.rename(anne, "Annie")
        carry(away, records, tmp_path)
        (draft,) = records.drafts()
        assert seats(draft) == ["Bruno", "Annie"]
        assert records.history.keep(draft, score(draft.sheet)).people[1] == anne
        assert names(records) == {"Annie", "Bruno"}

    def test_names_that_change_places(self, records: Records, away: Records, tmp_path: Path) -> None:
        anne, bruno = who(records, "Anne"), who(records, "Bruno")
        for id, name in ((anne, "Chloé"), (bruno, "Anne"), (anne, "Bruno")):
            records.people.rename(id, name)
        carry(away, records, tmp_path)
        (draft,) = records.drafts()
        assert seats(draft) == ["Anne", "Bruno"]
        assert records.history.keep(draft, score(draft.sheet)).people == (bruno, anne)

    def test_two_who_are_one_here_keep_their_names_at_one_table(
        self, records: Records, away: Records, tmp_path: Path
    ) -> None:
        finish(away, table("Anne", "Chloé"))
        carry(away, records, tmp_path)
        records.people.merge(who(records, "Bruno"), who(records, "Chloé"))
        away.begin(table("Bruno", "Chloé"), "")
        carry(away, records, tmp_path)
        assert ["Bruno", "Chloé"] in [seats(draft) for draft in records.drafts()]


def carry(one: Records, other: Records, folder: Path) -> None:
    one.exchange.write(folder / "all.elvaland")
    other.exchange.read(folder / "all.elvaland")


class TestGods:
    @pytest.fixture
    def records(self, records: Records) -> Records:
        records.history.receive(duel("Anne", "Bruno", "Chloé", "Thor"))
        return records

    def test_who_is_called_like_a_god_has_a_number_beside_it(self, records: Records) -> None:
        records.people.rename(who(records, "Anne"), "Chloé")
        (kept,) = records.history.tables()
        sheet = records.history.result(kept.version).sheet
        assert kept.names == tuple(player.name for player in sheet.players) == ("Chloé 2", "Bruno", "Chloé", "Thor")
        assert read(write(sheet)) == sheet
        assert names(records) == {"Chloé", "Bruno"}

    def test_a_god_is_not_renamed_with_a_person(self, records: Records) -> None:
        records.begin(duel("Anne", "Bruno", "Chloé", "Thor"), "")
        finish(records, table("Chloé", "Bruno"))
        records.people.rename(who(records, "Chloé"), "Claire")
        (draft,) = records.drafts()
        assert seats(draft) == ["Anne", "Bruno", "Chloé", "Thor"]

    def test_a_table_that_can_no_longer_be_read_stops_no_new_name(self, records: Records, tmp_path: Path) -> None:
        finish(records, table("Anne", "Bruno"))
        spoilt, sound = records.begin(table("Anne", "Bruno"), ""), records.begin(table("Anne", "Chloé"), "")
        with closing(sqlite3.connect(tmp_path / "elvaland.db")) as file, file:
            file.execute("UPDATE steps SET sheet = '{' WHERE draft = ?", (spoilt.id,))
        records.people.rename(who(records, "Anne"), "Annie")
        (draft,) = records.drafts()
        assert (draft.id, seats(draft)) == (sound.id, ["Annie", "Chloé"])


class TestTwoElvalands:
    def test_a_table_that_the_other_put_away_long_ago(self, records: Records, tmp_path: Path) -> None:
        other = Records(tmp_path / "elvaland.db", clock())
        draft = records.begin(table("Anne", "Bruno"), "")
        other.close_draft(draft)
        for _ in range(11):
            finish(other, table("Anne", "Bruno"))
        for tap in (records.tap, lambda draft, sheet: records.history.keep(draft, score(sheet))):
            with pytest.raises(NotKept, match="draft_closed"):
                tap(draft, draft.sheet)
        other.close()
