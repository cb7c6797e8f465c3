"""Counting by touches, through the real app, as five people around a table would."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from records import NewerFile, Records
from scoring import Sheet, read
from screens.navigation import CardRules, Rule
from testing import tables
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.driver import offered
from testing.reference import REFERENCE
from testing.vedrfolnir_tables import solo
from views.counting.position import BY_CATEGORY, BY_PLAYER, cells_of


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


def test_a_number_of_the_result_leads_to_its_pad(driver: Any) -> None:
    driver.app.context.counting.begin(REFERENCE)
    driver.finish()
    driver.frames(5)
    driver.tap(next(chip for chip in driver.widgets("Chip") if chip.text == "52"))
    driver.frames(3)
    driver.tap(driver.chip("Correct: Warriors, Chloé"))
    assert driver.app.context.counting.table.position.cell == (2, "warrior")
    assert driver.app.shell.overlay is None
    driver.key(27)
    assert driver.app.context.counting.table.position.at_result, "back goes back"


def test_a_hold_on_a_value_tells_what_it_adds_and_leads_to_its_rule(hand: AppDriver) -> None:
    hand.app.context.counting.begin(REFERENCE)
    hand.frames(12)
    counting, before = hand.app.context.counting.table, hand.app.context.counting.table.sheet
    hand.hold(hand.offer("warrior 9"))
    assert hand.over == "Anne · Warriors · 9"
    told = [widget.text for widget in hand.app.shell.overlay.ids.content.walk() if getattr(widget, "text", "")]
    assert told[:2] == ["With a tap: 31 points instead of 22 (+9).", "5 ranks instead of 4."]
    step = next(hand.widgets("Step"))
    assert step.rule.replace("\u00a0", " ") == "The warriors · Nidavellir rulebook, p. 7"
    hand.tap(step)
    hand.frames(12)
    assert hand.here == Rule("nidavellir.warriors")
    hand.back()
    assert hand.over == "Anne · Warriors · 9", "back to what was told"
    hand.back()
    assert (hand.over, counting.sheet) == ("", before), "a hold is no tap"


def test_a_hold_on_a_card_by_name_tells_what_it_adds_too(hand: AppDriver) -> None:
    hand.app.context.counting.begin(REFERENCE)
    hand.frames(12)
    hand.hold(hand.offer("hunting_master"))
    told = [widget.text for widget in hand.app.shell.overlay.ids.content.walk() if getattr(widget, "text", "")]
    assert {"With a tap: still 9 points.", "On the totals: Anne +3."} < set(told)
    hand.tap(next(row for row in hand.widgets("Row") if row.title == "What the rules say about it"))
    hand.frames(12)
    assert hand.here == CardRules("nidavellir", "hunting_master")


def test_the_question_of_a_tap_is_in_sight(driver: Any) -> None:
    players = '[{"name": "A"}, {"name": "B"}]'
    driver.app.context.counting.begin(read(f'{{"format": "elvaland/1", "game": "nains", "players": {players}}}'))
    driver.frames(5)
    driver.tap(driver.offer("shield 4"))
    driver.frames(5)
    digit, scroll = driver.offer("digit 1"), driver.app.shell.ids.screen.children[0].scroll
    assert scroll.y <= digit.to_window(*digit.pos)[1] <= scroll.top - digit.height


def test_an_empty_tray_after_a_full_one(driver: Any) -> None:
    players = '[{"name": "A"}, {"name": "B"}]'
    driver.app.context.counting.begin(read(f'{{"format": "elvaland/1", "game": "nains", "players": {players}}}'))
    driver.app.context.counting.table.order(BY_CATEGORY)
    driver.app.context.counting.go((0, "forge"))
    driver.frames(5)
    driver.tap(driver.offer("forge 3"))
    assert "take forge 3" in offered(driver.section("forge"))
    driver.app.context.counting.go((0, "talion"))
    driver.frames(5)
    box = driver.section("talion")
    assert offered(box).keys() - {offer.key for offer in box.view.pad.offers()} == {"…"}


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


def test_a_second_tap_in_one_breath_does_not_turn_two_pages(driver: Any) -> None:
    driver.app.context.counting.begin(empty_sheet(REFERENCE))
    driver.frames(5)
    chip = driver.app.shell.screen.next
    for _ in range(2):
        driver.touch(*chip.to_window(*chip.center))
        driver.frames(4)
    assert driver.app.context.counting.table.position.cell == (1, "warrior")


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
        for cell in cells_of(REFERENCE, BY_PLAYER):
            counter.go(cell)
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
    assert driver.app.shell.screen.next.text == "Hunters"
    driver.tap(driver.chip("more"))
    driver.frames(3)
    driver.tap(driver.chip("Continue later"))
    assert type(driver.app.shell.ids.screen.children[0]).__name__ == "HomeScreen"
    driver.tap(next(chip for chip in driver.widgets("Chip") if "Anne" in chip.note))
    assert driver.app.context.counting.table.position.order == "by_category"


def test_a_doubt_that_costs_no_point_is_marked_in_the_whole_table(driver: Any) -> None:
    Window.size = 1024, 768
    driver.app.context.counting.begin(REFERENCE)
    driver.app.context.counting.table.finish()
    driver.app.context.counting.go((0, "coins"))
    driver.frames(30)
    driver.tap(offered(driver.section("coins"))["coin 0"])
    assert "hint" in [chip.mark for chip in driver.app.shell.screen.table.shown]


@pytest.mark.parametrize(("sheet", "others"), [(solo(1, 2, 3), 0), (REFERENCE, 1)], ids=["alone", "four"])
def test_other_phones_are_offered_where_others_play(driver: Any, sheet: Sheet[Any], others: int) -> None:
    driver.app.context.counting.begin(sheet)
    driver.frames(5)
    assert [chip.icon for chip in driver.widgets("Chip")].count("together") == others


def test_an_undo_at_once_counts_whatever_has_moved_below_the_page(driver: Any) -> None:
    """What moves out of sight lies under the undo button."""
    sheet = empty_sheet(tables.table("both-016"))
    driver.app.context.counting.begin(sheet)
    driver.frames(5)
    driver.tap(driver.offer("surt"))
    undo = driver.app.shell.screen.undo_chip
    driver.touch(*undo.to_window(*undo.center))
    driver.frames(2)
    assert driver.app.context.counting.table.sheet == sheet
