"""Sheets of Nains: read and written alike, or refused with every problem and its path."""

import json
from typing import Any

import pytest

from scoring import NotASheet, read, write
from scoring.games.nains.sheet import Army, Symbols
from scoring.vocabulary import Held

CELINE: dict[str, Any] = {
    "name": "Céline",
    "army": {
        "shield": {"grades": 4, "printed": 18},
        "temple": [2, 3, 3],
        "errants": {"visible": [6, 4], "pariah": [6]},
        "forge": [3, 5],
        "talion": [4, 4, 7],
    },
    "symbols": {"occult": 2, "runes": 3, "malt": 4},
    "cards": ["volgrir", "tiss", {"id": "tadgar", "column": "shield"}, {"id": "gaat", "column": "temple"}, "oboron"],
    "coins": [0, 6, 8, 11, 14],
}


def sheet(celine: dict[str, Any], **fields: Any) -> str:
    return json.dumps({"format": "elvaland/1", "game": "nains", "players": [celine, {"name": "Serge"}], **fields})


def test_the_format_s_example() -> None:
    celine = read(sheet(CELINE)).players[0]
    assert celine.army == Army(4, 18, (2, 3, 3), (6, 4), (6,), (3, 5), (4, 4, 7))
    assert celine.symbols == Symbols(2, 3, 4)
    assert celine.cards[2:4] == (Held("tadgar", column="shield"), Held("gaat", column="temple"))
    assert celine.coins == (0, 6, 8, 11, 14)
    assert json.loads(write(read(sheet(CELINE))))["players"][0] == CELINE


@pytest.mark.parametrize(
    ("fields", "path", "key"),
    [
        pytest.param({"army": {"shield": 4}}, "army.shield", "not_object", id="shield a number"),
        pytest.param({"army": {"shield": {"grades": -1}}}, "army.shield.grades", "out_of_range", id="grades below 0"),
        pytest.param({"army": {"shield": {"printed": 1000}}}, "army.shield.printed", "out_of_range", id="printed"),
        pytest.param({"army": {"errants": [6]}}, "army.errants", "not_object", id="errants a list"),
        pytest.param({"army": {"errants": {"pariah": [100]}}}, "army.errants.pariah[0]", "points_unknown", id="100"),
        pytest.param({"army": {"temple": ["2"]}}, "army.temple[0]", "not_whole", id="a text"),
        pytest.param({"army": {"warrior": []}}, "army", "key_unknown", id="another game's column"),
        pytest.param({"symbols": {"malt": True}}, "symbols.malt", "not_whole", id="malt true"),
        pytest.param({"symbols": {"gold": 3}}, "symbols", "key_unknown", id="another symbol"),
        pytest.param({"cards": ["hourya"]}, "cards[0]", "card_unknown", id="another game's card"),
        pytest.param({"cards": ["tadgar"]}, "cards[0]", "choice_missing", id="a mercenary nowhere"),
    ],
)
def test_a_player(fields: dict[str, Any], path: str, key: str) -> None:
    with pytest.raises(NotASheet) as refusal:
        read(sheet({"name": "Céline", **fields}))
    assert [(problem.path, problem.key) for problem in refusal.value.problems] == [(f"players[0].{path}", key)]


def test_the_highest_number_of_a_board_is_read() -> None:
    assert read(sheet({"name": "Céline", "army": {"shield": {"printed": 999}}})).players[0].army == Army(printed=999)


def test_a_refusal_says_what_a_card_may_print() -> None:
    with pytest.raises(NotASheet) as refusal:
        read(sheet({"name": "Céline", "army": {"temple": [100]}}))
    assert [dict(problem.values) for problem in refusal.value.problems] == [{"value": 100, "most": 99}]


def test_what_is_empty_is_left_out() -> None:
    empty = {
        "name": "Céline",
        "army": {"shield": {"grades": 0, "printed": 0}, "errants": {"visible": [], "pariah": []}, "temple": []},
        "symbols": {"malt": 0},
        "cards": [],
        "coins": [],
    }
    assert json.loads(write(read(sheet(empty))))["players"] == [{"name": "Céline"}, {"name": "Serge"}]


def test_readings_are_numbers_or_truths_as_written() -> None:
    assert read(sheet(CELINE, rulings={"gaat_shield_grades": 1})).rulings == {"gaat_shield_grades": 1}
    for reading in (True, 3, "2"):
        with pytest.raises(NotASheet):
            read(sheet(CELINE, rulings={"gaat_shield_grades": reading}))


@pytest.mark.parametrize(("players", "sound"), [(1, False), (2, True), (5, True), (6, False)])
def test_two_to_five_may_play(players: int, sound: bool) -> None:
    text = sheet(CELINE, players=[{"name": f"P{seat}"} for seat in range(players)])
    if sound:
        assert len(read(text).players) == players
    else:
        with pytest.raises(NotASheet, match="players_count"):
            read(text)


def test_nains_has_no_expansion() -> None:
    with pytest.raises(NotASheet):
        read(sheet(CELINE, expansions=["idavoll"]))
