"""Two pages side by side in wide windows: a list, and what was chosen from it."""

from typing import Any

import pytest
from kivy.core.window import Window

from screens.navigation import Backups, Cards, Chapter, Finished, Notes, Player, Players, Rule, Rulings, Start, TablesOf
from screens.widgets.looks import CHOSEN
from session.counting import CountingSession
from testing.app_driver import AppDriver
from testing.finished import sheets
from testing.geometry import faults

WIDE, NARROW = (1024, 768), (412, 915)
RULE = "nidavellir.coins.exchange"


@pytest.fixture
def wide(hand: AppDriver) -> AppDriver:
    Window.size = WIDE
    records = hand.app.context.records
    for sheet in sheets(12):
        table = CountingSession(records, records.begin(sheet, ""))
        table.finish()
        table.close()
    hand.app.context.pages.navigation.home()
    hand.app.context.pages.show()
    hand.frames(5)
    return hand


def panes(hand: AppDriver) -> list[str]:
    return [type(pane).__name__ for pane in hand.app.shell.ids.screen.children[::-1]]


def backs(hand: AppDriver) -> list[Any]:
    """The chips that go back."""
    return [chip for chip in hand.widgets("BackChip") if chip.on_tap]


def stack(hand: AppDriver) -> list[object]:
    navigation = hand.app.context.pages.navigation
    return list(navigation._stacks[navigation.tab])


@pytest.mark.parametrize(
    ("tab", "routes", "shown"),
    [
        ("count", [], ["HomeScreen"]),
        ("games", [], ["HistoryScreen", "RecordsScreen"]),
        ("games", [Finished(3)], ["HistoryScreen", "ResultScreen"]),
        ("games", [Players()], ["HistoryScreen", "PlayersListScreen"]),
        ("games", [Players(), Player(1)], ["PlayersListScreen", "PlayerScreen"]),
        ("games", [Players(), Player(1), TablesOf(1)], ["PlayersListScreen", "HistoryScreen"]),
        ("games", [Players(), Player(1), TablesOf(1), Finished(3)], ["HistoryScreen", "ResultScreen"]),
        ("referee", [], ["SearchScreen", "CardsScreen"]),
        ("referee", [Chapter("nidavellir", "coins")], ["SearchScreen", "ChapterScreen"]),
        ("referee", [Chapter("nidavellir", "coins"), Rule(RULE)], ["ChapterScreen", "RuleScreen"]),
        ("settings", [], ["SettingsScreen"]),
        ("settings", [Backups()], ["SettingsScreen", "BackupsScreen"]),
        ("count", [Rule(RULE)], ["RuleScreen"]),
    ],
    ids=str,
)
def test_a_page_stands_beside_the_list_before_it(
    wide: AppDriver, tab: str, routes: list[object], shown: list[str]
) -> None:
    pages = wide.app.context.pages
    pages.switch(tab)
    for route in routes:
        pages.go(route)
    wide.frames(5)
    assert panes(wide) == shown
    assert len(backs(wide)) <= 1
    assert list(faults(wide.app.shell.ids.screen)) == []
    Window.size = NARROW
    wide.frames(5)
    assert panes(wide) == [type(wide.app.shell.screen).__name__]
    assert stack(wide) == [Start(tab), *routes]
    assert len(backs(wide)) == bool(routes)
    Window.size = WIDE
    wide.frames(5)
    assert panes(wide) == shown


def marked(hand: AppDriver) -> list[object]:
    """The routes of the tiles that look chosen."""
    return [
        tile.route
        for kind in ("Row", "GameEntry")
        for tile in hand.widgets(kind)
        if tile.tone == CHOSEN and tile.route is not None
    ]


@pytest.mark.parametrize(
    ("tab", "routes", "is_marked"),
    [
        pytest.param("games", [Finished(11)], Finished(11), id="a game"),
        pytest.param("games", [Finished(11), Notes(11)], Finished(11), id="its notes"),
        pytest.param("games", [Players(), Player(1)], Player(1), id="a player"),
        pytest.param("referee", [], Cards("nidavellir"), id="the cards, as nothing is chosen"),
        pytest.param("referee", [Rulings("nidavellir")], Rulings("nidavellir"), id="the rulings"),
        pytest.param("referee", [Chapter("nidavellir", "coins")], Chapter("nidavellir", "coins"), id="a chapter"),
        pytest.param("referee", [Chapter("nidavellir", "coins"), Rule(RULE)], Rule(RULE), id="a rule"),
    ],
)
def test_what_stands_beside_the_list_is_marked_in_it(
    wide: AppDriver, tab: str, routes: list[object], is_marked: object
) -> None:
    pages = wide.app.context.pages
    pages.switch(tab)
    wide.app.context.rulebook.ask_about("nidavellir")
    wide.frames(5)
    for route in routes:
        pages.go(route)
    wide.frames(5)
    assert marked(wide) == [is_marked]
    assert type(marked(wide)[0]) is type(is_marked)
    Window.size = NARROW
    wide.frames(5)
    for _ in routes:
        wide.app.back()
    wide.frames(5)
    assert marked(wide) == []


def test_what_is_chosen_in_the_list_replaces_what_was_chosen_before(wide: AppDriver) -> None:
    wide.app.context.pages.switch("games")
    wide.frames(10)
    for index in (0, 1, 2):
        wide.tap(list(wide.widgets("GameEntry"))[index])
        wide.frames(5)
        _, chosen = stack(wide)
        assert isinstance(chosen, Finished)
    wide.app.back()
    assert stack(wide) == [Start("games")]


def test_a_list_has_its_way_back_again_when_it_stands_alone(wide: AppDriver) -> None:
    pages = wide.app.context.pages
    pages.switch("games")
    for route in (Players(), Player(1), TablesOf(1), Finished(11)):
        pages.go(route)
        wide.frames(5)
        (back,) = backs(wide)
        assert back.to_window(*back.center)[0] > Window.width / 3
    Window.size = NARROW
    for shown in ("ResultScreen", "HistoryScreen", "PlayerScreen", "PlayersListScreen"):
        wide.frames(5)
        assert panes(wide) == [shown]
        (back,) = backs(wide)
        assert back.width >= 48
        wide.tap(back)
    assert stack(wide) == [Start("games")]


def test_the_keyboard_chooses_in_the_list_too(wide: AppDriver) -> None:
    wide.app.context.pages.switch("games")
    wide.app.context.pages.go(Finished(1))
    wide.frames(10)
    wide.key(9)
    entry = next(iter(wide.widgets("GameEntry")))
    wide.app._keyboard.at = entry
    wide.key(13)
    assert len(stack(wide)) == 2


def test_a_page_goes_on_beside_the_list(wide: AppDriver) -> None:
    pages = wide.app.context.pages
    pages.switch("referee")
    pages.go(Rule(RULE))
    wide.frames(10)
    related = [row for row in wide.widgets("Row") if row.to_window(*row.center)[0] > Window.width / 2]
    wide.tap(related[0])
    wide.frames(5)
    assert (stack(wide)[:2], len(stack(wide))) == ([Start("referee"), Rule(RULE)], 3)
    wide.app.back()
    assert stack(wide) == [Start("referee"), Rule(RULE)]


def test_the_best_answer_stands_beside_the_answers_while_they_are_typed(wide: AppDriver) -> None:
    wide.app.context.pages.switch("referee")
    wide.app.context.pages.go(Chapter("nidavellir", "coins"))
    wide.frames(10)
    field = wide.app.shell.listing.field
    field.focus = True
    wide.type("tie")
    wide.frames(10)
    assert panes(wide) == ["SearchScreen", "RuleScreen"]
    assert field.focus
    first, *_ = wide.app.shell.screen.view.answers
    assert first.title in [text.text for text in wide.widgets("Text")]
    assert first.id not in wide.app.context.rulebook.recent
    wide.app.back()
    assert (field.text, panes(wide)) == ("", ["SearchScreen", "CardsScreen"])


def test_the_list_stays_where_it_was_scrolled(wide: AppDriver) -> None:
    wide.app.context.pages.switch("games")
    wide.frames(10)
    shell = wide.app.shell
    shell.page.set_scroll_offset(300)
    wide.frames(5)
    offset = shell.scroll_offset
    wide.app.context.pages.go(Finished(1))
    wide.frames(5)
    assert shell.offset_of(shell.listing) == pytest.approx(offset, abs=2)
    wide.app.back()
    wide.frames(5)
    assert shell.scroll_offset == pytest.approx(offset, abs=2)


def test_an_overlay_stays_when_the_window_is_turned(wide: AppDriver) -> None:
    wide.app.context.pages.switch("games")
    wide.app.context.pages.go(Finished(1))
    wide.app.shell.open_card("A card")
    for size in (NARROW, WIDE):
        Window.size = size
        wide.frames(5)
        assert wide.app.shell.overlay
