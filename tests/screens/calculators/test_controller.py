"""The referee's tools by touches, through the real app: in the middle of a game, with a thumb."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scoring import read
from scoring.games.vedrfolnir.sheet import Player
from screens.navigation import Calculator, Rule
from screens.widgets.looks import CHOSEN
from testing import nidavellir_tables, vedrfolnir_tables
from testing.calculators_by_touch import ask, chip, screen, tap
from testing.reference import REFERENCE

#: From wherever one is to what a 9 becomes with +5 when 14 and 15 are gone, swipes counted alike.
MOST_GESTURES = 8


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    from screens.app import ElvalandApp
    from testing.driver import Driver

    monkeypatch.setenv("LC_ALL", "en")
    driver = Driver(ElvalandApp(tmp_path / "elvaland.db"))
    yield driver
    driver.close()


def at_a_hand(driver: Any) -> None:
    driver.app.context.counting.begin(
        read('{"format": "elvaland/1", "game": "nidavellir", "players": [{"name": "A"}, {"name": "B"}]}')
    )


def at_the_result(driver: Any) -> None:
    driver.app.context.counting.begin(REFERENCE)
    driver.app.context.counting.table.finish()
    driver.app.context.pages.show()


def at_the_settings(driver: Any) -> None:
    driver.app.context.pages.switch("settings")


def deep_in_the_rulebook(driver: Any) -> None:
    driver.app.context.pages.switch("referee")
    driver.app.context.pages.go(Rule("nidavellir.coins.exchange"))
    driver.app.context.pages.go(Rule("nidavellir.coins.missing"))


def with_something_over_the_hand(driver: Any) -> None:
    at_a_hand(driver)
    driver.app.context.counting.show_more()


@pytest.mark.parametrize(
    "begin",
    [
        pytest.param(lambda _: None, id="home"),
        pytest.param(at_a_hand, id="a hand"),
        pytest.param(at_the_result, id="a result"),
        pytest.param(at_the_settings, id="the settings"),
        pytest.param(deep_in_the_rulebook, id="a rule"),
        pytest.param(with_something_over_the_hand, id="why"),
    ],
)
def test_what_a_9_becomes_is_a_few_gestures_away(driver: Any, begin: Callable[[Any], None]) -> None:
    begin(driver)
    driver.frames(5)
    driver.gestures = 0
    if driver.app.shell.overlay:
        driver.key(27)
        driver.gestures += 1
    ask(driver, "Coins")
    tap(driver, "+5")
    tap(driver, "9", under="The coin to transform: from the treasury")
    driver.tap(driver.chip("No 14 left?"))
    driver.tap(driver.chip("No 15 left?"))
    assert screen(driver).answer.sentence == "The 9 becomes 16: there is no 14 or 15 left."
    assert driver.gestures <= MOST_GESTURES
    assert {chip.text for chip in screen(driver)._flows[4].children if chip.tone == CHOSEN} >= {"14", "15"}


def test_the_answer_tells_why_and_leads_to_the_rule_and_back(driver: Any) -> None:
    ask(driver, "Coins")
    driver.tap(screen(driver).answer)
    assert driver.app.shell.overlay is None, "there is nothing to explain yet"
    tap(driver, "+5")
    tap(driver, "9", under="The coin to transform: from the treasury")
    driver.tap(screen(driver).answer)
    steps = list(driver.widgets("Step"))
    assert [step.sentence for step in steps] == [
        "9 + 5 = 14.",
        "The 14 is in the treasury.",
        "The 9 goes back to the treasury.",
    ]
    driver.tap(steps[2])
    assert driver.app.context.pages.navigation.here == Rule("nidavellir.coins.discard")
    driver.key(27)
    assert driver.app.context.pages.navigation.here == Calculator("nidavellir", "coin")
    assert next(driver.widgets("Step")).sentence == "9 + 5 = 14."
    driver.key(27)
    assert screen(driver).answer.sentence == "The 9 becomes 14.", "what was told stays told"


def test_a_question_stays_until_somebody_starts_over(driver: Any) -> None:
    ask(driver, "Coins")
    tap(driver, "+5")
    driver.app.context.pages.switch("settings")
    ask(driver, "Coins")
    assert screen(driver).answer.sentence == "Tap the coin to transform."
    tap(driver, "9", under="The coin to transform: from the treasury")
    assert screen(driver).answer.sentence == "The 9 becomes 14."
    driver.tap(driver.chip("rematch"))
    tap(driver, "9", under="The coin to transform: from the treasury")
    assert screen(driver).answer.sentence == "Tap what is added to the coin."
    driver.tap(driver.chip("back"))
    assert type(screen(driver)).__name__ == "SearchScreen"


def test_every_tap_can_be_undone_starting_over_too(driver: Any) -> None:
    ask(driver, "Coins")
    driver.tap(driver.chip("rematch"))
    driver.tap(driver.chip("undo"))
    assert screen(driver).answer.sentence == "Tap the coin to transform.", "nothing was told, nothing is undone"
    tap(driver, "+5")
    tap(driver, "9", under="The coin to transform: from the treasury")
    driver.tap(driver.chip("rematch"))
    assert screen(driver).answer.sentence == "Tap the coin to transform."
    driver.tap(driver.chip("undo"))
    assert screen(driver).answer.sentence == "The 9 becomes 14."
    driver.tap(driver.chip("undo"))
    assert screen(driver).answer.sentence == "Tap the coin to transform."


def test_an_untouched_question_follows_the_table(driver: Any) -> None:
    at_a_hand(driver)
    ask(driver, "Bids and gems")
    assert chip(driver, "A").note == "– · gem –"
    driver.app.context.counting.begin(
        read('{"format": "elvaland/1", "game": "nidavellir", "players": [{"name": "C"}, {"name": "D"}]}')
    )
    ask(driver, "Bids and gems")
    assert chip(driver, "D")


def test_other_players_begin_another_question(driver: Any) -> None:
    at_a_hand(driver)
    ask(driver, "Bids and gems")
    tap(driver, "4", under="Gem: A")
    driver.app.context.counting.begin(
        read('{"format": "elvaland/1", "game": "nidavellir", "players": [{"name": "C"}, {"name": "D"}]}')
    )
    ask(driver, "Bids and gems")
    assert chip(driver, "C").note == "– · gem –"


def test_other_boxes_begin_another_question(driver: Any) -> None:
    """A Tyr that was told lies on no table without its box."""
    table = vedrfolnir_tables.table(*map(Player, ("Astrid", "Bjorn", "Eva")))
    driver.app.context.counting.begin(table)
    ask(driver, "Tribute")
    tap(driver, "Tribute", "Met")
    tap(driver, "Bjorn", under="Who met the objective?")
    driver.app.context.counting.begin(replace(table, expansions=()))
    ask(driver, "Tribute")
    assert screen(driver).answer.sentence == "Who went over the objective?"
    assert "Freyja" not in [section.title for section in screen(driver).view.sections]


def test_another_tool_has_its_own_titles(driver: Any) -> None:
    """Two tools whose chips look alike: what stands above them is each one's own."""
    driver.app.context.rulebook.ask_about("nains")
    ask(driver, "Distinctions")
    driver.app.context.counting.begin(
        read('{"format": "elvaland/1", "game": "nains", "players": [{"name": "A"}, {"name": "B"}]}')
    )
    driver.app.context.pages.go(Calculator("nains", "recruit"))
    driver.frames(3)
    shown = [label.text for label in driver.widgets("Section")]
    assert shown == ["The army of", "Ranks of each column", "Cognars recruited so far"]


def test_distinctions_go_to_the_table_and_back(driver: Any) -> None:
    anne = nidavellir_tables.player("Anne", hunter=3, coins=(0, 2, 3, 4, 5))
    bo = nidavellir_tables.player("Bo", hunter=1, coins=(0, 2, 3, 4, 5))
    driver.app.context.counting.begin(replace(nidavellir_tables.table(anne, bo), expansions=()))
    ask(driver, "Distinctions")
    assert screen(driver).answer.sentence == "Won: Hunting Master (Anne)."
    tap(driver, *"0031000000")
    driver.tap(driver.chip("Add them to the game in progress"))
    assert driver.app.context.counting.table.sheet.players[0].coins == (2, 3, 3, 4, 5)
    driver.tap(driver.chip("Undo"))
    assert driver.app.context.counting.table.sheet.players[0].coins == (0, 2, 3, 4, 5)
    driver.tap(driver.chip("Add them to the game in progress"))
    driver.tap(driver.chip("See the game"))
    assert type(screen(driver)).__name__ == "CountingScreen"
    assert driver.app.context.counting.table.sheet.players[0].coins == (2, 3, 3, 4, 5)


def test_a_collecte_goes_to_the_table_even_after_a_restart(driver: Any) -> None:
    table = vedrfolnir_tables.table(*map(Player, ("Astrid", "Bjorn", "Eva")))
    driver.app.context.counting.begin(replace(table, expansions=()))
    driver.app.context.counting.session = None  # as the app opens: nobody sat down yet
    driver.app.context.pages.switch("count")
    ask(driver, "Tribute")
    tap(driver, "Tribute")
    tap(driver, "3", under="Odin")
    tap(driver, "Met")
    tap(driver, "Bjorn", under="Who met the objective?")
    driver.tap(driver.chip("Add this round to the game"))
    assert [player.pile.odin for player in driver.app.context.counting.table.sheet.players] == [(), (3,), ()]
    assert screen(driver).answer.sentence == "Who went over the objective?", "another question begins"
    driver.tap(driver.chip("Undo"))
    assert [player.pile.odin for player in driver.app.context.counting.table.sheet.players] == [(), (), ()]
    assert screen(driver).answer.sentence.startswith("Bjorn takes"), "and what was told is there again"
