"""A result that was kept tells the same again, in either language, whatever scores tables by then."""

import json
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given

from scoring import OpenRuling, Result, score
from scoring.keeping import kept, written
from testing.every_game import any_sheet, dice, every_game
from testing.nidavellir_tables import player, table
from words import LANGUAGES, GameVoice


def told(result: Result) -> list[object]:
    """Everything that people can see of a result."""
    seen: list[object] = [result.ranks, result.winners]
    for language in LANGUAGES:
        voice = GameVoice(language, result.sheet.game)
        seen.append(voice.verdict(result.verdict))
        for seat in result.players:
            seen += [seat.name, seat.rows, seat.total]
            for row, lines in seat.why.items():
                seen += [(row, line.points, line.key, line.rule, voice.line(line)) for line in lines]
    return seen


def readings(ruling: OpenRuling) -> list[object]:
    # as text, since `true` and 1 are equal in Python
    return [ruling.id, repr(ruling.reading), repr(ruling.totals), repr(ruling.winners), ruling.changes_winner]


@pytest.mark.many_cases
@every_game
@given(random=dice)
def test_what_is_kept_tells_the_same_again(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    result = score(sheet)
    again = kept(written(result), sheet)
    assert again.sheet is sheet
    assert told(again) == told(result)
    assert list(map(readings, again.rulings)) == list(map(readings, result.rulings))
    assert written(again) == written(result)


@every_game
@given(random=dice)
def test_the_values_of_lines_are_equal_but_for_lists_that_became_tuples(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    result = score(sheet)
    again = kept(written(result), sheet)
    assert again.verdict.values == as_tuples(result.verdict.values)
    for before, after in zip(result.players, again.players, strict=True):
        for row, lines in before.why.items():
            assert [line.values for line in after.why[row]] == [as_tuples(line.values) for line in lines]


def as_tuples(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: as_tuples(part) for name, part in value.items()}
    return tuple(map(as_tuples, value)) if isinstance(value, list | tuple) else value


def test_an_old_table_comes_out_as_it_was_scored_then() -> None:
    sheet = table(player("Anne", hunter=3))
    old = json.loads(written(score(sheet)))
    old["players"][0]["why"]["hunter"][0]["points"] = 10  # as if rules of old had made it so
    anne = kept(json.dumps(old), sheet).players[0]
    assert (anne.rows["hunter"], anne.total) == (10, score(sheet).players[0].total + 1)


def test_whoever_has_no_lines_finds_places_rows_and_totals() -> None:
    result = score(table(player("Anne", hunter=3)))
    text = json.loads(written(result))
    assert text["format"] == "elvaland-kept/1"
    assert [(seat["name"], seat["place"], seat["total"]) for seat in text["players"]] == [
        (seat.name, rank, seat.total) for seat, rank in zip(result.players, result.ranks, strict=True)
    ]
    assert text["players"][0]["rows"]["hunter"] == 9


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("", id="nothing"),
        pytest.param("[]", id="a list"),
        pytest.param("{}", id="no format"),
        pytest.param('{"format": "elvaland-kept/2"}', id="a newer format"),
    ],
)
def test_what_is_no_result_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"elvaland-kept/1|Expecting value"):
        kept(text, table())


RESULT = score(table(player("Anne", warrior=[3]), player("Bruno", warrior=[4])))


def places_of(value: Any) -> Iterator[list[Any]]:
    """The way to every value inside a text."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in inner:
        yield [name]
        yield from ([name, *way] for way in places_of(part))


WAYS = list(places_of(json.loads(written(RESULT))))
ODD = ["", "x", -1, 0, 10**30, True, None, [], [[]], {}, {"a": 1}, [{}], 0.5]


@pytest.mark.parametrize("odd", ODD, ids=map(repr, ODD))
def test_whatever_stands_anywhere_it_is_a_result_or_refused(odd: object) -> None:
    """Nothing else is raised, and what is taken can be kept again."""
    for way in WAYS:
        told = json.loads(written(RESULT))
        part = told
        for name in way[:-1]:
            part = part[name]
        part[way[-1]] = odd
        with suppress(ValueError):
            again = kept(json.dumps(told), RESULT.sheet)
            assert [player.name for player in again.players] == ["Anne", "Bruno"]
            assert kept(written(again), RESULT.sheet) == again


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"Anne"', '"Zoé"', id="another player"),
        pytest.param('"place": 2', '"place": 0', id="a place before the first"),
        pytest.param('"place": 2', '"place": 2, "more": 1', id="a field too many"),
        pytest.param('"rows"', '"row"', id="a field of another name"),
        pytest.param('"points": 3', '"points": 1e99', id="no whole number"),
        pytest.param('"points": 3', '"points": NaN', id="no number"),
        pytest.param('"key": "dwarfs"', r'"key": "\ud800"', id="half a character"),
        pytest.param('"points": 3', f'"points": {"9" * 5000}', id="endless digits"),
        pytest.param('"points": 3', '"points": true', id="true is not 1"),
        pytest.param('"winners": ["Bruno"]', '"winners": [["Bruno"]]', id="no names"),
        pytest.param('"winners": ["Bruno"]', '"winners": "Bruno"', id="no list"),
        pytest.param('"why": {"warrior"', '"why": {"hunters"', id="another row"),
        pytest.param('"rulings": []', '"rulings": ' + "[" * 100_000, id="too deep"),
        pytest.param('"rulings": []', '"rulings": [{"id": 1, "reading": 1, "readings": []}]', id="no name of a ruling"),
        pytest.param('"rulings": []', '"rulings": [{"id": "x", "reading": [], "readings": []}]', id="no reading"),
        pytest.param(
            '"rulings": []',
            '"rulings": [{"id": "x", "reading": 1, "readings": [{"reading": 1, "totals": [1], "winners": []}]}]',
            id="totals of others",
        ),
    ],
)
def test_a_result_that_was_tampered_with_is_refused(old: str, new: str) -> None:
    text = written(RESULT)
    assert old in text
    with pytest.raises(ValueError, match=r"\w"):
        kept(text.replace(old, new, 1), RESULT.sheet)
