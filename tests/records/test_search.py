"""Search of finished tables, within the parameter limit of SQLite on a phone."""

import sqlite3

import pytest

from models.history import Term
from records import Records
from scoring import score
from testing.nidavellir_tables import player, table
from testing.sheets import SHEETS
from views.history.view import terms

#: Limit of SQLite on a phone; Debian's build has 250,000.
MOST_VALUES = 32_766


@pytest.fixture
def kept(records: Records) -> Records:
    records._file.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, MOST_VALUES)
    for sheet in (table(player("Anne"), player("Bruno")), table(player("Chloé"), player("Bruno"))):
        records.history.keep(records.begin(sheet, ""), score(sheet))
    return records


def test_a_word_means_more_people_than_sqlite_takes_values(kept: Records) -> None:
    nobody = frozenset[str]()
    everybody = Term("", frozenset(range(33_000)), nobody, nobody, nobody, None)
    assert kept.history.how_many((everybody,)) == len(kept.history.tables((everybody,))) == 2
    others = everybody._replace(people=frozenset(range(3, 33_000)))
    assert [found.names for found in kept.history.tables((everybody, others))] == [("Chloé", "Bruno")]
    assert kept.history.how_many((everybody._replace(people=frozenset(range(9, 33_000))),)) == 0


def test_more_words_than_sqlite_takes_conditions(kept: Records) -> None:
    typed = " ".join(f"word{number}" for number in range(5_000))
    assert kept.history.tables(terms(typed, kept.people.called())) == ()
    assert kept.history.tables(terms("anne " + "bruno " * 5_000, kept.people.called()))


def test_however_many_sit_down_two_of_them_are_two_people(kept: Records) -> None:
    kept._file.setlimit(sqlite3.SQLITE_LIMIT_VARIABLE_NUMBER, 8)
    people = [kept.people.player(f"P{number}") for number in range(9)]
    kept.people.merge(people[0], into=people[8])
    assert kept.people.separate(people) == [people[0]]
    assert kept.begin(SHEETS[0], "")
