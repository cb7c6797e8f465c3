"""A result by rules of old is shown only where every word of it can be said."""

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from records.exchange import CARRIED
from scoring import score
from scoring.keeping import kept, written
from screens.app import SETTINGS
from screens.counting import TRACK
from screens.presenters import result as presenter
from screens.presenters.telling import tells
from tests.records.sheets import SHEETS
from tests.scoring.nidavellir_tables import player, table
from words import GameVoice

RESULT = score(table(player("Anne", warrior=[3]), player("Bruno", warrior=[4])))


@pytest.mark.parametrize("sheet", SHEETS[:20], ids=range(20))
def test_whatever_was_scored_here_can_be_told(sheet: Any) -> None:
    assert tells(kept(written(score(sheet)), sheet))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        pytest.param('"key": "dwarfs"', '"key": "gnomes"', id="a line that no sentence tells"),
        pytest.param('"dwarfs": [3]', '"gnomes": [3]', id="a sentence without its value"),
        pytest.param('"dwarfs": [3]', '"dwarfs": 3', id="a number for a list"),
        pytest.param('"rule": "nidavellir.warriors"', '"rule": "nidavellir.gnomes"', id="a rule that is no more"),
        pytest.param('"key": "won"', '"key": "beaten"', id="a verdict that no sentence tells"),
        pytest.param('"warrior": [{', '"gnome": [{', id="a row without a name"),
        pytest.param(
            '"rulings": []',
            '"rulings": [{"id": "gnomes", "reading": 1, "readings": []}]',
            id="a ruling that nobody knows",
        ),
    ],
)
def test_what_no_word_tells_is_not_told(old: str, new: str) -> None:
    text = written(RESULT)
    assert old in text
    assert not tells(kept(text.replace(old, new), RESULT.sheet))


def test_the_settings_that_go_along_are_those_of_the_app() -> None:
    assert CARRIED == (SETTINGS, TRACK)


def values_of(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every value inside a text, as the object that holds it and its name there."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, part in list(inner):
        yield value, name
        yield from values_of(part)


@pytest.mark.parametrize("odd", ["x", -7, 10**8, None, True, [], [[1]], {"a": 1}], ids=repr)
def test_nothing_but_yes_or_no_comes_out_and_a_yes_can_be_shown(odd: object) -> None:
    for number in range(len(list(values_of(json.loads(written(RESULT)))))):
        told = json.loads(written(RESULT))
        holder, name = list(values_of(told))[number]
        holder[name] = odd
        with suppress(ValueError):
            result = kept(json.dumps(told), RESULT.sheet)
            if tells(result):
                assert presenter.present(result, (), GameVoice("fr", "nidavellir"), kept=True).rows
