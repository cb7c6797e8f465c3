"""Players in a data file: known identities, names, merges."""

from testing.data_files import dump
from testing.exchange import ANNE_AND_BRUNO, ANNE_WINS, BRUNO_AND_CHLOE, Phones, finish, kinds
from testing.nidavellir_tables import player, table


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
