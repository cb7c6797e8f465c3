"""What is remembered as text: the same texts as ever, and nothing of a text that holds something else."""

from collections.abc import Mapping
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as some

from scoring import codec
from scoring.games.nains.track import ShieldTrack
from testing.reference import REFERENCE
from views.counting.position import BY_CATEGORY, Position
from views.new_table.form import Form
from views.settings.model import Settings


class Seat(NamedTuple):
    name: str
    at: tuple[int, str]
    share: float
    done: frozenset[tuple[int, str]] = frozenset()
    rulings: Mapping[str, str | int | bool] = {}
    printed: Mapping[int, int] = {}
    coins: tuple[int | None, ...] = ()


WORDS = some.text(max_size=5)
NUMBERS = some.integers(0, codec.LARGEST)
SEATS = some.builds(
    Seat,
    WORDS,
    some.tuples(NUMBERS, WORDS),
    some.floats(allow_nan=False, allow_infinity=False),
    some.frozensets(some.tuples(NUMBERS, WORDS), max_size=3),
    some.dictionaries(WORDS, WORDS | NUMBERS | some.booleans(), max_size=3),
    some.dictionaries(NUMBERS, NUMBERS, max_size=3),
    some.lists(some.none() | NUMBERS, max_size=3).map(tuple),
)


@given(SEATS)
def test_any_value_is_found_again(seat: Seat) -> None:
    assert codec.read(Seat, codec.write(seat)) == seat
    assert codec.read_fields(Seat, codec.write(seat)) == seat._asdict()


#: What the app wrote before one codec served it everywhere.
WRITTEN: list[tuple[Any, str]] = [
    (
        Settings("fr", "light", 1.5, False, speech=True, rulings={"nains": {"gaat_shield_grades": 1}}),
        '{"language": "fr", "theme": "light", "text": 1.5, "motion": false, "awake": true, "vibration": true, '
        '"speech": true, "rulings": {"nains": {"gaat_shield_grades": 1}}}',
    ),
    (
        Form("vedrfolnir", ("spring",), "duel", ("Zoé", "Bo"), {"freyja_factor": 3}, ("Odin", "Tyr"), "Él", True),
        '{"game": "vedrfolnir", "expansions": ["spring"], "mode": "duel", "players": ["Zoé", "Bo"], '
        '"rulings": {"freyja_factor": 3}, "ases": ["Odin", "Tyr"], "typed": "Él", "refused": true, '
        '"starter": ""}',
    ),
    (ShieldTrack({4: 18, 5: 26}), '{"4": 18, "5": 26}'),
    (
        Position(1, "hunter", BY_CATEGORY, frozenset({(1, "coins"), (0, "warrior")}), True, 28),
        '{"at": [1, "hunter"], "order": "by_category", "done": [[0, "warrior"], [1, "coins"]], "at_result": true, '
        '"of": 28}',
    ),
]


@pytest.mark.parametrize(("value", "text"), [pytest.param(*each, id=type(each[0]).__name__) for each in WRITTEN])
def test_the_version_before_and_this_one_understand_each_other(value: Any, text: str) -> None:
    assert value.write() == text
    read = Position.read(text, REFERENCE) if isinstance(value, Position) else type(value).read(text)
    assert read == value


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        pytest.param(int, "true", id="yes is no number"),
        pytest.param(int, "-1", id="below 0"),
        pytest.param(int, "9223372036854775808", id="more than the records hold"),
        pytest.param(float, "1", id="a whole number"),
        pytest.param(str | int, "null", id="nothing"),
        pytest.param(str, r'"\ud800"', id="half a sign"),
        pytest.param(tuple[int, str], "[1]", id="a pair of one"),
        pytest.param(tuple[int, ...], '{"1": 1}', id="no list"),
        pytest.param(Mapping[int, int], '{"many": 1}', id="a number in letters"),
        pytest.param(Seat, "[]", id="no fields"),
        pytest.param(Seat, '{"name": "Anne"}', id="fields that are missing"),
        pytest.param(Seat, "[" * 100_000, id="too deep"),
    ],
)
def test_what_is_something_else_is_refused(kind: Any, text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        codec.read(kind, text)
