"""The example: everything can be tried with it, and nothing of it stays."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from records import Records
from scoring import read
from screens.navigation import COUNT, GAMES, REFEREE, SETTINGS, AtTable, Start, Transfer
from screens.start import EXAMPLE
from sharing.phone import PICKED, Outcome
from testing.app_driver import AppDriver, KillableApp

SHEET = read(EXAMPLE.read_bytes())


def everything(records: Records) -> dict[str, list[Any]]:
    """All rows of the records but for where the app is."""
    tables = [name for (name,) in records._file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    stored = {table: records._file.execute(f"SELECT * FROM {table}").fetchall() for table in tables}
    stored["settings"] = [row for row in stored["settings"] if row[0] != "here"]
    return stored


@pytest.fixture
def example(hand: AppDriver) -> AppDriver:
    hand.tap(hand.chip("Try it with an example"))
    hand.frames(12)
    return hand


def banner(hand: AppDriver) -> list[str]:
    return [banner.text for banner in hand.widgets("Banner")]


def test_it_is_a_counted_table_with_its_result(example: AppDriver) -> None:
    assert example.app.context.counting.table.sheet == SHEET
    assert example.app.context.counting.shows_result
    assert example.app.context.result._result


def to_a_hand(hand: AppDriver) -> None:
    hand.app.context.counting.go((1, "miner"))


def to_notes(hand: AppDriver) -> None:
    hand.app.context.result.show_notes()


def to_the_referee(hand: AppDriver) -> None:
    hand.tap(hand.chip("referee"))


def to_a_rematch(hand: AppDriver) -> None:
    hand.app.context.result.rematch()


@pytest.mark.parametrize("go", [lambda _: None, to_a_hand, to_notes, to_the_referee, to_a_rematch])
def test_every_page_of_it_says_that_it_is_an_example(example: AppDriver, go: Callable[[AppDriver], object]) -> None:
    go(example)
    example.frames(12)
    assert banner(example) == ["Example: nothing is kept"]


def by_its_chip(hand: AppDriver) -> None:
    hand.tap(hand.chip("Leave"))


def by_the_back_key(hand: AppDriver) -> None:
    while hand.here != Start(COUNT):
        hand.back()


def by_the_tab(hand: AppDriver) -> None:
    hand.tap(hand.chip("count"))


def by_ending_it(hand: AppDriver) -> None:
    hand.app.context.counting.leave()


@pytest.mark.parametrize("leave", [by_its_chip, by_the_back_key, by_the_tab, by_ending_it])
def test_leaving_it_leads_home_and_leaves_nothing(hand: AppDriver, leave: Callable[[AppDriver], object]) -> None:
    before, own = everything(hand.app.context.records), hand.app.context.records
    hand.tap(hand.chip("Try it with an example"))
    hand.frames(12)
    to_a_hand(hand)
    hand.frames(3)
    hand.tap(hand.offer("miner 0"))
    hand.app.context.counting.table.finish()
    hand.app.context.records.people.rename(1, "Zoé")
    hand.app.context.pages.show()
    hand.frames(3)
    leave(hand)
    hand.frames(12)
    assert hand.app.context.records is own
    assert everything(own) == before
    assert hand.here == Start(COUNT)
    assert banner(hand) == []
    assert hand.chip("Try it with an example")


@pytest.mark.parametrize("tab", [GAMES, SETTINGS])
def test_games_and_settings_are_ones_own(example: AppDriver, tab: str) -> None:
    example.tap(example.chip(tab))
    example.frames(12)
    assert example.here == Start(tab)
    assert banner(example) == []
    assert example.app.context.records.history.tables() == ()


def test_the_way_back_from_the_referee_leads_to_the_example(example: AppDriver) -> None:
    here = example.here
    to_the_referee(example)
    assert example.here == Start(REFEREE)
    example.back()
    assert example.here == here
    assert isinstance(here, AtTable)
    assert banner(example)


def test_nothing_can_be_brought_into_it(example: AppDriver) -> None:
    to_a_hand(example)
    example.app.context.counting.show_more()
    example.frames(3)
    assert "A hand from another phone" not in example.rows
    example.app.context.pages.go(Transfer())
    example.frames(12)
    assert banner(example) == []


def test_what_another_app_sends_goes_to_ones_own_records(example: AppDriver, tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    file.write_bytes(EXAMPLE.read_bytes())
    example.app.lifecycle.receive(Outcome(PICKED, file))
    example.frames(12)
    assert banner(example) == []
    example.tap(next(chip for chip in example.widgets("Chip") if chip.icon == "in"))
    example.frames(12)
    assert example.app.context.records.last_game() or example.app.context.records.drafts()


def test_it_has_the_look_of_the_app(hand: AppDriver) -> None:
    settings = hand.app.appearance.settings._replace(language="fr", theme="light")
    hand.app.context.settings.change(settings)
    hand.tap(hand.chip("count"))
    hand.tap(hand.chip("Essayer avec un exemple"))
    hand.frames(12)
    assert hand.app.appearance.settings == settings
    assert banner(hand) == ["Exemple\u00a0: rien n'est conservé"]


def test_a_killed_app_has_no_trace_of_it(phone: KillableApp) -> None:
    phone.hand.tap(phone.hand.chip("Try it with an example"))
    phone.hand.frames(12)
    hand = phone.kill()
    assert hand.here == Start(COUNT)
    assert hand.chip("Try it with an example")
    assert hand.app.context.records.drafts() == ()
    assert hand.app.context.records.people.names() == ()


def test_the_app_closes_both_records(example: AppDriver) -> None:
    own, shown = example.app.example._own, example.app.context.records
    example.app.close()
    for records in (own, shown):
        with pytest.raises(Exception, match="closed"):
            records.drafts()
