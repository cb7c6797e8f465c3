"""Counting by touches, through the real app, as five people around a table would."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from records import NewerFile, Records
from scoring import Sheet, read, score
from testing.counting import TABLES
from testing.reference import REFERENCE
from testing.sheet_taps import canonical, empty_sheet, taps
from views.counting.position import BY_PLAYER, cells_of

#: The bare facts of the reference table are 78 taps.
MOST_GESTURES = 96


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from screens.app import ElvalandApp
    from testing.driver import Driver

    monkeypatch.setenv("LC_ALL", "en")
    file = tmp_path / "elvaland.db"
    records = Records(file)
    records.close_draft(records.begin(empty_sheet(REFERENCE), ""))
    records.close()
    driver = Driver(ElvalandApp(file))
    yield driver
    driver.close()


def enter(driver: Any, sheet: Sheet[Any]) -> None:
    """Tap a whole table, pad by pad, in the order in which the app leads."""
    screen = driver.app.context.pages.screen("counting.screen", lambda _: None)
    counting = driver.app.context.counting.table
    while not counting.position.at_result:
        seat, pad = cell = counting.position.cell
        for _, key in (tap for tap in taps(sheet, seat) if tap[0] == pad):
            driver.tap(driver.offer(key))
        if counting.position.cell == cell and not counting.position.at_result:
            driver.tap(screen.next)


def test_the_reference_table_takes_few_gestures(driver: Any) -> None:
    driver.tap(driver.chip("Same players again"))
    enter(driver, REFERENCE)
    assert canonical(driver.app.context.counting.table.sheet) == canonical(REFERENCE)
    assert [player.total for player in driver.app.context.counting.table.result.players] == [174, 161, 184, 170]
    assert type(driver.app.shell.ids.screen.children[0]).__name__ == "ResultScreen"
    assert driver.gestures <= MOST_GESTURES


def test_a_number_of_the_result_leads_to_its_pad(driver: Any) -> None:
    driver.app.context.counting.begin(REFERENCE)
    driver.app.context.counting.table.to_result()
    driver.app.context.pages.show()
    driver.frames(5)
    driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "52"))
    driver.frames(3)
    driver.tap(driver.chip("Correct: Warriors, Chloé"))
    assert driver.app.context.counting.table.position.cell == (2, "warrior")
    assert driver.app.shell.overlay is None
    driver.key(27)
    assert driver.app.context.counting.table.position.at_result, "back goes back"


def test_the_question_of_a_tap_is_in_sight(driver: Any) -> None:
    players = '[{"name": "A"}, {"name": "B"}]'
    driver.app.context.counting.begin(read(f'{{"format": "elvaland/1", "game": "nains", "players": {players}}}'))
    driver.frames(5)
    driver.tap(driver.offer("shield 4"))
    driver.frames(5)
    digit, scroll = driver.offer("digit 1"), driver.app.shell.ids.screen.children[0].ids.scroll
    assert scroll.y <= digit.to_window(*digit.pos)[1] <= scroll.top - digit.height


def test_a_card_by_its_name(driver: Any) -> None:
    driver.app.context.counting.begin(empty_sheet(REFERENCE))
    driver.frames(5)
    driver.tap(next(chip for chip in driver.widgets("Chip") if chip.icon == "search"))
    driver.frames(20)
    driver.type("xyz")
    assert any(text.text.startswith("No card of that name") for text in driver.widgets("Text"))
    for _ in range(3):
        driver.app.shell.overlay.field.do_backspace()
    driver.type("yl")
    driver.frames(3)
    driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "Ylud" and chip.note.startswith("Miners")))
    (held,) = driver.app.context.counting.table.sheet.players[0].cards
    assert (held.card, held.column) == ("ylud", "miner")
    assert driver.app.context.counting.table.position.cell == (0, "miner"), "it is seen where it lies"


def test_a_second_tap_in_one_breath_does_not_fall_on_the_next_pad(driver: Any) -> None:
    from kivy.base import EventLoop

    from testing.driver import Finger

    driver.app.context.counting.begin(empty_sheet(REFERENCE))
    counting = driver.app.context.counting.table
    counting.go((0, "coins"))
    driver.app.context.pages.show()
    driver.frames(5)
    for coin in (3, 12, 17):
        driver.tap(driver.offer(f"coin {coin}"))
    chip = driver.offer("coin 5")
    x, y = chip.to_window(*chip.center)
    for double in (False, True):
        finger = Finger(x, y)
        finger.is_double_tap = double
        EventLoop.post_dispatch_input("begin", finger)
        driver.frames(1)
        EventLoop.post_dispatch_input("end", finger)
        driver.frames(4)
    assert counting.position.cell == (1, "warrior")
    assert counting.draft.step == 4


def test_chips_are_used_again(driver: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is thrown away is tidied up later, at a moment when somebody taps."""
    from screens.widgets.chip import Chip

    driver.app.context.counting.begin(REFERENCE)
    counter = driver.app.context.counting
    made = []
    make = Chip.__init__

    def noting(chip: Any, *said: Any, **named: Any) -> None:
        made.append(chip)
        make(chip, *said, **named)

    monkeypatch.setattr(Chip, "__init__", noting)
    for _ in range(2):
        made.clear()
        for seat, pad in cells_of(REFERENCE, BY_PLAYER):
            counter.turn_to(seat, pad)
            driver.frames(1)
    assert made == []


def test_scrolling_leaves_nothing_behind(driver: Any) -> None:
    """Kivy's own would listen to the colour of its bar once more with each frame."""
    (page,) = (scroll for scroll in driver.widgets("Scroll") if scroll.do_scroll_y)
    listening = []
    for _ in range(2):
        for _ in range(20):
            page.update_from_scroll()
        listening.append(len(page.get_property_observers("bar_color")))
    assert len(set(listening)) == 1


def test_what_a_newer_app_wrote_is_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from screens.app import ElvalandApp
    from testing.driver import Driver

    def refuse(path: Path) -> Records:
        if path.name == "newer.db":
            raise NewerFile(9, 1)
        return open_records(path)

    open_records = Records
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr("screens.app.Records", refuse)
    driver = Driver(ElvalandApp(tmp_path / "newer.db"))
    (text,) = driver.widgets("Text")
    assert list(driver.widgets("Chip")) == []
    assert text.text.startswith("A newer version of Elvaland wrote the games")
    driver.close()


def test_an_order_and_the_way_home(driver: Any) -> None:
    driver.app.context.counting.begin(empty_sheet(REFERENCE))
    driver.frames(5)
    driver.tap(driver.chip("more"))
    driver.frames(3)
    driver.tap(driver.chip("Count category by category"))
    assert driver.chip("next").text == "Bruno"
    driver.tap(driver.chip("more"))
    driver.frames(3)
    driver.tap(driver.chip("Continue later"))
    assert type(driver.app.shell.ids.screen.children[0]).__name__ == "HomeScreen"
    driver.tap(next(chip for chip in driver.widgets("Chip") if "Anne" in chip.note))
    assert driver.app.context.counting.table.position.order == "by_category"


def test_a_table_with_both_boxes_by_touches_alone(driver: Any) -> None:
    (table,) = (table for table in TABLES if table["id"].startswith("both") and len(table["sheet"]["players"]) == 4)
    sheet = read(json.dumps(table["sheet"]))
    driver.tap(driver.chip("New game"))
    for box in ("Thingvellir", "Idavoll"):
        driver.tap(driver.chip(box))
    for player in sheet.players:
        driver.tap(next(driver.widgets("Field")))
        driver.type(player.name)
        driver.tap(driver.chip("add"))
    driver.tap(driver.app.context.pages.screen("new_table.screen", lambda _: None).start)
    enter(driver, sheet)
    assert canonical(driver.app.context.counting.table.sheet) == canonical(sheet)
    assert [player.rows for player in driver.app.context.counting.table.result.players] == [
        p.rows for p in score(sheet).players
    ]
    for player, expected in zip(driver.app.context.counting.table.result.players, table["expected"], strict=True):
        assert (dict(player.rows) | {"total": player.total}).items() <= expected.items()
