"""The JSON Schema of the sheet and `read` accept and refuse the same, but for what no schema can say."""

import json
import re
import sys
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any
from unicodedata import category

import fastjsonschema
import pytest
from hypothesis import given

from scoring import NotASheet, read, write
from scoring.reading import DIRECTION, UNWRITTEN, is_blank
from scoring.schema import schema, written
from testing.every_game import any_sheet, dice, every_game
from testing.reading import ANNE, BRUNO, sheet
from testing.rooms import ROOT

FILE = ROOT / "docs/elvaland-1.schema.json"

#: What is told of two places of a sheet at once, and by which keys of problems.
BEYOND = {"name_twice", "ase_of_nobody", "ase_twice"}
#: The same of the names of rounds, and of the cards of all of them.
BEYOND_ROUNDS = {"key_unknown", "misspelt", "too_many"}

#: What may come in the place of a value.
ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, 2, 3, 7, 25, 26, 99, 100, 200, 201, -1, 1000),
    *(
        "",
        " ",
        "x" * 41,
        "Anne\n",
        "\u202eAnne",
        "\u200b",
        "Anne",
        "kraal",
        "ylud",
        "gymir",
        "tiss",
        "gaat",
        "duel",
        "solo",
    ),
    *([], [3], [0, 0], [None], ["spring"], ["idavoll", "idavoll"], [1] * 201, ["miner", "miner"], ["hunter", "miner"]),
    *({}, {"name": "Zoé"}, {"id": "ylud"}, {"id": "ylud", "column": "miner"}, {"id": "gymir", "captured": True}),
    *(
        {"id": "surt", "captured": True},
        {"id": "olwyn", "doubles": ["hunter"]},
        {"odin": [1], "freyja": 1},
        {"Anne": {}},
    ),
)


@cache
def validator() -> Callable[[Any], Any]:
    return fastjsonschema.compile(schema())


def fits(value: Any) -> bool:
    try:
        validator()(value)
    except fastjsonschema.JsonSchemaValueException:
        return False
    return True


def beyond(problem: Any) -> bool:
    """Whether no schema could have told of a problem."""
    return problem.key in BEYOND or (
        problem.key in BEYOND_ROUNDS and re.fullmatch(r"rounds(\[\d+\])?", problem.path) is not None
    )


def spoilt(value: Any, random: Random) -> Any:
    """A sheet with one value changed, added or taken away, anywhere."""
    places = list(_places(value))
    holder, key = random.choice(places)
    match random.randrange(4):
        case 0 if isinstance(holder, list):
            holder.insert(key, deepcopy(random.choice([*ODD, holder[key]])))
        case 0:
            holder[random.choice(("mode", "won", "ase_of", "cards", "army", "coin", "rounds"))] = random.choice(ODD)
        case 1:
            del holder[key]
        case _:
            other, name = random.choice(places)
            holder[key] = deepcopy(random.choice([*ODD, *[other[name]] * 5]))
    return value


def _places(value: Any) -> Iterator[tuple[Any, Any]]:
    for key, part in list(enumerate(value) if isinstance(value, list) else value.items()):
        yield value, key
        if isinstance(part, dict | list):
            yield from _places(part)


@every_game
@given(random=dice)
def test_every_sheet_that_is_written_fits(game: str, random: Random) -> None:
    assert fits(json.loads(write(any_sheet(game, random))))


@pytest.mark.many_cases
@every_game
@given(random=dice)
def test_what_fits_is_read_and_what_does_not_is_refused(game: str, random: Random) -> None:
    for _ in range(10):
        text = json.dumps(spoilt(json.loads(write(any_sheet(game, random))), random))
        problems: tuple[Any, ...] = ()
        try:
            read(text)
        except NotASheet as refusal:
            problems = refusal.problems
        assert all(map(beyond, problems)) if fits(json.loads(text)) else problems, text


@pytest.mark.parametrize(
    "refused",
    [
        pytest.param({}, id="nothing"),
        pytest.param([], id="a list"),
        pytest.param(sheet(ANNE, BRUNO) | {"format": "elvaland/2"}, id="a newer format"),
        pytest.param(sheet(ANNE, BRUNO) | {"game": "chess"}, id="another game"),
        pytest.param(sheet(ANNE), id="one player"),
        pytest.param(sheet(ANNE, BRUNO, mode=""), id="a mode of a game without"),
        pytest.param(sheet(ANNE, BRUNO, rulings={"ratatosk_neutral_zeros": 1}), id="one for true"),
        pytest.param(sheet({**ANNE, "cards": [{"id": "gymir", "captured": True}]}, BRUNO), id="a giant that must tell"),
        pytest.param(sheet({**ANNE, "cards": ["ylud"]}, BRUNO), id="a card without its column"),
        pytest.param(sheet({**ANNE, "cards": [{"id": "kraal"}]}, BRUNO), id="a card that asks nothing"),
    ],
)
def test_both_refuse(refused: Any) -> None:
    assert not fits(refused)
    with pytest.raises(NotASheet):
        read(json.dumps(refused))


@pytest.mark.many_cases
def test_a_name_that_nobody_sees_is_none() -> None:
    for sign in filter(is_blank, every_sign()):
        assert not fits(sheet(ANNE, {"name": sign})), f"U+{ord(sign):04X}"


@pytest.mark.many_cases
def test_a_name_has_the_same_signs() -> None:
    refused = [sign for sign in every_sign() if sign in DIRECTION or category(sign) in UNWRITTEN]
    assert re.findall(schema()["definitions"]["name"]["not"]["pattern"], every_sign()) == refused


def every_sign() -> str:
    return "".join(map(chr, range(sys.maxunicode + 1)))


def test_the_file_is_the_schema() -> None:
    """`make schema` writes it anew."""
    assert FILE.read_text("utf-8") == written() + "\n"
