"""The players: looked at, compared, renamed and merged in the real app, by touches."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from screens.app import ElvalandApp
from screens.navigation import Finished, GroupRecords, Player, Players
from screens.players.list_screen import PlayersListScreen
from screens.players.player_screen import PlayerScreen
from screens.restore import is_valid
from screens.widgets.chart import ChartView
from testing.app_driver import AppDriver
from testing.evenings import evenings
from testing.screen_stage import RecordingController, staged
from testing.voices import voices
from views.players.list_view import PersonRow, PlayersView
from views.players.player_view import PlayerHistory, Selection, present
from words import Voice


@pytest.fixture
def hand() -> Iterator[AppDriver]:
    hand = AppDriver(ElvalandApp(Path(":memory:")))
    app = hand.app
    app.context.records.close()
    app.context.records = evenings()
    app.appearance.settings = app.appearance.settings.__class__(language="en", motion=False)
    app.context.apply_look()
    app.context.pages.switch("games")
    yield hand
    hand.close()


def go(hand: AppDriver, route: Any) -> None:
    hand.app.context.pages.go(route)
    hand.frames(12)


def person(hand: AppDriver, name: str) -> Any:
    return next(each for each in hand.app.context.records.people.everybody() if each.name == name)


def rename(hand: AppDriver, name: str) -> None:
    """By the pencil, as a hand does."""
    hand.tap(hand.chip("edit"))
    hand.frames(4)
    (field,) = hand.widgets("Field")
    field.text = name
    hand.tap(hand.chip("Rename"))
    hand.frames(12)


def test_of_many_players_only_those_near_the_window_are_there() -> None:
    """A row is heavy: a hundred of them took 30 MB, and seconds on a phone."""
    people = tuple(PersonRow(id, f"Player {id}", "12 games") for id in range(100))
    screens: list[PlayersListScreen] = []

    def make() -> PlayersListScreen:
        pages: Any = RecordingController(print)
        screens.append(PlayersListScreen(pages))
        screens[0].show(PlayersView("100 players", people))
        return screens[0]

    with staged(make) as driver:
        driver.frames(30)
        (screen,) = screens
        assert next(driver.widgets("Row")).title == "Player 0"
        for to in (0.5, 0.0):
            screen.scroll_y = to
            driver.frames(20)
            assert len(list(driver.widgets("Row"))) < 50
        assert list(driver.widgets("Row"))[-1].title == "Player 99"


@pytest.mark.parametrize("unreadable", [0, 2])
def test_that_nobody_played_is_said_only_where_all_can_be_read(unreadable: int) -> None:
    controller: Any = RecordingController(print)
    with staged(lambda: PlayerScreen(controller)) as driver:
        driver.screen.show(present(PlayerHistory(1, "Anne", (), (), (), unreadable), Selection(), voices()))
        driver.frames(3)
        assert (Voice("en").text("nothing_played") in driver.texts) == (unreadable == 0)


def test_the_list_leads_to_a_player_and_a_rival_to_another(hand: AppDriver) -> None:
    go(hand, Players())
    assert hand.rows == [each.name for each in hand.app.context.records.people.everybody()]
    hand.open("Bruno")
    assert hand.here == Player(person(hand, "Bruno").id)
    hand.open("Anne")
    assert hand.here == Player(person(hand, "Anne").id)
    hand.back()
    assert "Bruno" in hand.said


def test_the_best_table_is_a_tap_away(hand: AppDriver) -> None:
    anne = person(hand, "Anne").id
    go(hand, Player(anne))
    sittings = [each for each in hand.app.context.records.people.career(anne).sittings if each.game == "nidavellir"]
    best = max(sittings, key=lambda sitting: sitting.total)
    hand.tap(next(chip for chip in hand.widgets("Chip") if chip.note == "best"))
    assert hand.here == Finished(best.table)


def test_chips_choose_the_game_the_players_and_the_row(hand: AppDriver) -> None:
    anne = person(hand, "Anne").id
    go(hand, Player(anne))
    sittings = hand.app.context.records.people.career(anne).sittings
    three = [each for each in sittings if each.game == "nidavellir" and each.seats == 3]
    hand.tap(next(chip for chip in hand.widgets("Chip") if (chip.text, chip.note) == ("3", str(len(three)))))
    hand.frames(12)
    assert f"{len(three)} games, {sum(each.won for each in three)} won" in hand.said
    course, _, spread = hand.widgets("ChartView")
    assert course.chart.totals == tuple(each.total for each in three)
    hand.tap(hand.chip("Hunters"))
    hand.frames(4)
    assert hand.chip("Hunters").mark == "done"
    assert spread.chart.row == "hunter"
    assert len(spread.chart.values) == len(three)
    hand.tap(hand.chip("Vedrfolnir"))
    hand.frames(12)
    course, *_ = hand.widgets("ChartView")
    assert len(course.chart.totals) == len([each for each in sittings if (each.game, each.mode) == ("vedrfolnir", "")])


def test_a_chart_is_as_high_as_what_is_drawn(hand: AppDriver) -> None:
    go(hand, Player(person(hand, "Anne").id))
    charts: list[ChartView] = list(hand.widgets("ChartView"))
    assert len(charts) == 3
    for chart in charts:
        assert chart.drawing.width == chart.width
        assert chart.height == pytest.approx(chart.drawing.height, abs=1)


def test_a_new_name_is_everywhere_at_once_and_can_be_taken_back(hand: AppDriver) -> None:
    app = hand.app
    sheet = app.context.records.history.result(app.context.records.history.tables()[0].version).sheet
    app.context.counting.open_draft(app.context.records.begin(sheet, ""))
    app.context.new_table.form = app.context.new_table.form.of(sheet).started_by(sheet.players[0].name)
    names = [player.name for player in sheet.players]
    somebody = person(hand, names[0]).id
    go(hand, Player(somebody))
    rename(hand, "Zoé")
    assert app.context.records.people.name(somebody) == "Zoé"
    assert app.context.counting.table.sheet.players[0].name == "Zoé"
    assert app.context.new_table.form.players[0] == app.context.new_table.form.starter == "Zoé"
    assert "Zoé" in app.context.records.history.tables()[0].names
    hand.tap(hand.chip(f"Back to {names[0]}"))
    hand.frames(12)
    assert app.context.records.people.name(somebody) == names[0]
    assert app.context.counting.table.sheet.players[0].name == names[0]


def test_a_name_that_cannot_be_is_refused_with_a_sentence(hand: AppDriver) -> None:
    go(hand, Player(person(hand, "Anne").id))
    rename(hand, "  ")
    assert "Type a name first." in hand.said
    assert person(hand, "Anne")


def test_two_who_sat_together_are_two_people(hand: AppDriver) -> None:
    anne = person(hand, "Anne").id
    go(hand, Player(anne))
    rename(hand, "bruno")
    assert "Somebody is already called Bruno." in hand.said
    hand.tap(hand.chip("They are the same person"))
    hand.frames(12)
    assert "Anne and Bruno have played together: they are two people." in hand.said
    assert hand.app.context.records.people.person_of(anne) == anne


def test_two_names_become_one_person_and_two_again(hand: AppDriver) -> None:
    people = hand.app.context.records.people
    anne, annie = person(hand, "Anne").id, people.player("Annie")
    tables = person(hand, "Anne").tables
    go(hand, Player(anne))
    rename(hand, "Annie")
    hand.tap(hand.chip("They are the same person"))
    hand.frames(12)
    assert people.person_of(anne) == annie
    assert person(hand, "Annie").tables == tables
    assert "Annie" in hand.said
    hand.tap(hand.chip("Separate again"))
    hand.frames(12)
    assert people.person_of(anne) == anne
    assert person(hand, "Anne").tables == tables


def test_who_never_finished_a_table_has_a_page_that_says_so(hand: AppDriver) -> None:
    go(hand, Player(hand.app.context.records.people.player("Nobody yet")))
    assert "No finished game yet." in hand.said
    assert not list(hand.widgets("ChartView"))


def test_the_records_of_the_group_lead_to_their_tables(hand: AppDriver) -> None:
    go(hand, GroupRecords())
    found = hand.app.context.records.history.bests("nidavellir", "")
    tiles = list(hand.widgets("BestTile"))
    assert tiles[0].title == "Total"
    assert [tile.points for tile in tiles[:2]] == [str(found[row].points) for row in ("total", "warrior")]
    hand.tap(hand.chip("Vedrfolnir"))
    hand.frames(12)
    best = hand.app.context.records.history.bests("vedrfolnir", "")["total"]
    hand.tap(next(iter(hand.widgets("BestTile"))))
    assert hand.here == Finished(best.table)


@pytest.mark.parametrize("route", [Players(), GroupRecords()])
def test_before_the_first_table_there_is_a_sentence(hand: AppDriver, route: Any) -> None:
    hand.app.context.records.close()
    hand.app.context.records = evenings(0)
    go(hand, route)
    assert [text for text in hand.said if text.endswith("here.") or "appear here" in text]


def test_only_pages_of_somebody_are_found_again(hand: AppDriver) -> None:
    assert is_valid(Player(1), hand.app.context)
    assert not is_valid(Player(999), hand.app.context)
    assert is_valid(Players(), hand.app.context)
