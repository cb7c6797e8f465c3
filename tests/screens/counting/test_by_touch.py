"""Whole tables counted by touches alone, in the fewest gestures."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scoring import Sheet, read, score
from testing import tables
from testing.counting import TABLES
from testing.reference import REFERENCE
from tools.by_touch import ByTouch, main
from views.counting.position import BY_CATEGORY, BY_PLAYER

PHONE, LARGE_PHONE, TABLET, LYING = (360, 640), (412, 915), (1024, 768), (640, 360)

#: The most gestures from "Rematch" to the result: of the reference table, with 78 bare facts, and of one
#: with both boxes, with 118.
MOST_GESTURES = [(PHONE, 94), (LARGE_PHONE, 88), (TABLET, 84)]
MOST_OF_BOTH_BOXES = 150


def counted(sheet: Sheet[Any], size: tuple[int, int] = PHONE, order: str = BY_PLAYER, language: str = "en") -> Any:
    """What the tool tells of a table."""
    by_touch = ByTouch(sheet, size, language)
    by_touch.count(order)
    told = by_touch.told()
    by_touch.driver.close()
    assert told["rows"] == {player.name: player.rows for player in score(sheet).players}
    return told


@pytest.mark.parametrize(("size", "most"), MOST_GESTURES, ids=str)
def test_the_reference_table(size: tuple[int, int], most: int) -> None:
    told = counted(REFERENCE, size)
    assert told["totals"] == {"Anne": 174, "Bruno": 161, "Chloé": 184, "David": 170}
    assert told["gestures"] == told["taps"] + told["swipes"] <= most


def test_five_players_with_both_boxes() -> None:
    assert counted(tables.table("both-016"), LARGE_PHONE)["gestures"] <= MOST_OF_BOTH_BOXES


@pytest.mark.parametrize(
    ("size", "order"), [(LARGE_PHONE, BY_CATEGORY), (LYING, BY_PLAYER), (TABLET, BY_CATEGORY)], ids=str
)
@pytest.mark.parametrize("name", ["NAINS", "VEDRFOLNIR", "ROUNDS", "RATATOSK", "DUEL", "SOLO"])
def test_every_game_and_mode(name: str, size: tuple[int, int], order: str) -> None:
    counted(read(getattr(tables, name)), size, order, language="fr")


def test_a_coin_that_a_card_in_another_column_brings() -> None:
    hand = {"name": "Anne", "army": {"warrior": [3]}, "cards": ["hunting_master"], "coins": [2, 3, 3, 4, 5]}
    other = {"name": "Bruno", "army": {"warrior": [4]}, "coins": [0, 2, 3, 4, 5]}
    table = {"format": "elvaland/1", "game": "nidavellir", "players": [hand, other]}
    counted(read(json.dumps(table)), TABLET)


@pytest.mark.parametrize("name", ["DUEL", "SOLO"])
def test_seats_in_another_order_than_a_rematch_has(name: str) -> None:
    sheet = read(getattr(tables, name))
    counted(replace(sheet, players=sheet.players[::-1], rulings={"freyja_on_negative": True}), TABLET)


@pytest.mark.parametrize("kept", TABLES[:: max(1, len(TABLES) // 6)], ids=lambda kept: kept["id"])
def test_real_tables(kept: Any) -> None:
    counted(read(json.dumps(kept["sheet"])), LARGE_PHONE, BY_CATEGORY)


def test_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sheet = tmp_path / "sheet.json"
    sheet.write_text(tables.DUEL, "utf-8")
    assert main([str(sheet), "--size", "360x640", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["totals"]["Astrid"] == score(read(tables.DUEL)).players[0].total
    assert main([str(sheet)]) == 0
    assert "gestures: " in capsys.readouterr().out


@pytest.mark.parametrize(("text", "told"), [("{", "sheet.json: "), ('{"format": "elvaland/1"}', "game")])
def test_what_is_no_sheet_is_told(text: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "sheet.json").write_text(text, "utf-8")
    assert main([str(tmp_path / "sheet.json")]) == 2
    assert told in capsys.readouterr().err
    assert main([str(tmp_path / "none.json")]) == 2


def hands(game: str, *hands: dict[str, object], **more: object) -> str:
    players = [{"name": name, **hand} for name, hand in zip("ABCD", hands, strict=False)]
    return json.dumps({"format": "elvaland/1", "game": game, "players": players, **more})


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param(hands("nains", {"coins": [3, 3]}, {"coins": []}), "3", id="two coins of which a hand has one"),
        pytest.param(hands("nains", {"army": {"shield": {"grades": 0, "printed": 12}}}, {}), "", id="no grades"),
        pytest.param(hands("vedrfolnir", {"won": {"freyja": 14}}, {}, {}, expansions=["spring"]), "14", id="14 Freyja"),
        pytest.param(
            hands("vedrfolnir", {"won": {"odin": [1]}}, {}, {}, rounds=[{"A": {"thor": [2]}}]), "", id="two piles"
        ),
    ],
)
def test_what_touch_cannot_enter_is_told(
    text: str, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "sheet.json"
    file.write_text(text, "utf-8")
    score(read(text))  # it is a sheet
    assert main([str(file)]) == 2
    told = capsys.readouterr()
    assert told.err.startswith(f"{file}: no gesture in the app can enter this table")
    assert why in told.err
    assert not told.out
