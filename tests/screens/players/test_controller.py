"""The players: looked at, compared, renamed and merged in the real app, by touches."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from statistics import mean, median
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from records.history import Best
from screens.app import ElvalandApp
from screens.navigation import Bests, Finished, Players, Somebody
from screens.players.list_screen import PlayersListScreen
from screens.restore import leads
from screens.widgets.chart import ChartView
from testing.evenings import evenings
from testing.hand import Hand
from testing.stage import Told, staged
from testing.voices import voices
from views.new_table.form import Refusal
from views.players import player_view, records_view, rename_view, statistics
from views.players.list_view import PersonRow, PlayersView


@pytest.fixture
def hand() -> Iterator[Hand]:
    hand = Hand(ElvalandApp(Path(":memory:")))
    app = hand.app
    app.context.records.close()
    app.context.records = evenings()
    app.appearance.settings = app.appearance.settings.__class__(language="en", motion=False)
    app.context.dress()
    app.context.pages.switch("games")
    yield hand
    hand.close()


def go(hand: Hand, route: Any) -> None:
    hand.app.context.pages.go(route)
    hand.frames(12)


def person(hand: Hand, name: str) -> Any:
    return next(each for each in hand.app.context.records.people.everybody() if each.name == name)


def said(hand: Hand) -> list[str]:
    return [widget.text for widget in hand.screen.walk() if getattr(widget, "text", "")]


def rename(hand: Hand, name: str) -> None:
    """By the pencil, as a hand does."""
    hand.tap(hand.chip("edit"))
    hand.frames(4)
    (field,) = hand.widgets("Field")
    field.text = name
    hand.tap(hand.chip("Rename"))
    hand.frames(12)


def test_of_many_players_only_those_near_the_window_are_there() -> None:
    """A row is heavy: a hundred of them took 30 MB, and seconds on a phone."""
    people = tuple(PersonRow(id, f"Player {id}", "12 tables") for id in range(100))
    screens: list[PlayersListScreen] = []

    def make() -> PlayersListScreen:
        pages: Any = Told(print)
        screens.append(PlayersListScreen(pages))
        screens[0].show(PlayersView("Players", "100 players", people, ""))
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


def test_the_list_leads_to_a_player_and_a_rival_to_another(hand: Hand) -> None:
    go(hand, Players())
    assert hand.rows == [each.name for each in hand.app.context.records.people.everybody()]
    hand.open("Bruno")
    assert hand.here == Somebody(person(hand, "Bruno").id)
    hand.open("Anne")
    assert hand.here == Somebody(person(hand, "Anne").id)
    hand.back()
    assert "Bruno" in said(hand)


def test_the_best_table_is_a_tap_away(hand: Hand) -> None:
    anne = person(hand, "Anne").id
    go(hand, Somebody(anne))
    sittings = [each for each in hand.app.context.records.people.career(anne).sittings if each.game == "nidavellir"]
    best = max(sittings, key=lambda sitting: sitting.total)
    hand.tap(next(chip for chip in hand.widgets("Chip") if chip.note == "best"))
    assert hand.here == Finished(best.table)


def test_chips_choose_the_game_the_players_and_the_row(hand: Hand) -> None:
    anne = person(hand, "Anne").id
    go(hand, Somebody(anne))
    sittings = hand.app.context.records.people.career(anne).sittings
    three = [each for each in sittings if each.game == "nidavellir" and each.seats == 3]
    hand.tap(next(chip for chip in hand.widgets("Chip") if (chip.text, chip.note) == ("3", str(len(three)))))
    hand.frames(12)
    assert f"{len(three)} tables, {sum(each.won for each in three)} won" in said(hand)
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


def test_a_chart_is_as_high_as_what_is_drawn(hand: Hand) -> None:
    go(hand, Somebody(person(hand, "Anne").id))
    charts: list[ChartView] = list(hand.widgets("ChartView"))
    assert len(charts) == 3
    for chart in charts:
        assert chart.drawing.width == chart.width
        assert chart.height == pytest.approx(chart.drawing.height, abs=1)


def test_a_new_name_is_everywhere_at_once_and_can_be_taken_back(hand: Hand) -> None:
    app = hand.app
    sheet = app.context.records.history.result(app.context.records.history.tables()[0].version).sheet
    app.context.counting.sit_down(app.context.records.begin(sheet, ""))
    app.context.new_table.form = app.context.new_table.form.of(sheet)
    names = [player.name for player in sheet.players]
    somebody = person(hand, names[0]).id
    go(hand, Somebody(somebody))
    rename(hand, "Zoé")
    assert app.context.records.people.name(somebody) == "Zoé"
    assert app.context.counting.table.sheet.players[0].name == "Zoé"
    assert app.context.new_table.form.players[0] == "Zoé"
    assert "Zoé" in app.context.records.history.tables()[0].names
    hand.tap(hand.chip(f"Back to {names[0]}"))
    hand.frames(12)
    assert app.context.records.people.name(somebody) == names[0]
    assert app.context.counting.table.sheet.players[0].name == names[0]


def test_a_name_that_cannot_be_is_refused_with_a_sentence(hand: Hand) -> None:
    go(hand, Somebody(person(hand, "Anne").id))
    rename(hand, "  ")
    assert "Type a name first." in said(hand)
    assert person(hand, "Anne")


def test_two_who_sat_together_are_two_people(hand: Hand) -> None:
    anne = person(hand, "Anne").id
    go(hand, Somebody(anne))
    rename(hand, "bruno")
    assert "Somebody is called Bruno already." in said(hand)
    hand.tap(hand.chip("They are one person"))
    hand.frames(12)
    assert "Anne and Bruno sat at the same table: they are two people." in said(hand)
    assert hand.app.context.records.people.whose(anne) == anne


def test_two_names_become_one_person_and_two_again(hand: Hand) -> None:
    people = hand.app.context.records.people
    anne, annie = person(hand, "Anne").id, people.player("Annie")
    tables = person(hand, "Anne").tables
    go(hand, Somebody(anne))
    rename(hand, "Annie")
    hand.tap(hand.chip("They are one person"))
    hand.frames(12)
    assert people.whose(anne) == annie
    assert person(hand, "Annie").tables == tables
    assert "Annie" in said(hand)
    hand.tap(hand.chip("Two people again"))
    hand.frames(12)
    assert people.whose(anne) == anne
    assert person(hand, "Anne").tables == tables


def test_who_never_finished_a_table_has_a_page_that_says_so(hand: Hand) -> None:
    go(hand, Somebody(hand.app.context.records.people.player("Nobody yet")))
    assert "No finished table yet." in said(hand)
    assert not list(hand.widgets("ChartView"))


def test_the_records_of_the_group_lead_to_their_tables(hand: Hand) -> None:
    go(hand, Bests())
    found = hand.app.context.records.history.bests("nidavellir", "")
    tiles = list(hand.widgets("BestTile"))
    assert tiles[0].title == "Total"
    assert [tile.points for tile in tiles[:2]] == [str(found[row].points) for row in ("total", "warrior")]
    hand.tap(hand.chip("Vedrfolnir"))
    hand.frames(12)
    best = hand.app.context.records.history.bests("vedrfolnir", "")["total"]
    hand.tap(next(iter(hand.widgets("BestTile"))))
    assert hand.here == Finished(best.table)


@pytest.mark.parametrize("route", [Players(), Bests()])
def test_before_the_first_table_there_is_a_sentence(hand: Hand, route: Any) -> None:
    hand.app.context.records.close()
    hand.app.context.records = evenings(0)
    go(hand, route)
    assert [text for text in said(hand) if text.endswith("here.") or "stands here" in text]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        pytest.param("", "name_empty", id="nothing"),
        pytest.param("\u200b", "name_empty", id="nothing that is seen"),
        pytest.param("x" * 41, "name_long", id="too long"),
        pytest.param("An\u200fne", "name_unwritable", id="an invisible character"),
        pytest.param("valhalla", "name_of_nobody", id="a pile"),
    ],
)
def test_such_a_name_is_refused(typed: str, key: str) -> None:
    refusal = rename_view.spelt(typed, "Anne", ("Anne",))
    assert isinstance(refusal, Refusal)
    assert refusal.key == key


def test_another_name_has_its_accents_on_their_letters() -> None:
    assert rename_view.spelt("Zoe\u0301", "Anne", ("Anne",)) == "Zo\u00e9"


def test_only_pages_of_somebody_are_found_again(hand: Hand) -> None:
    assert leads(Somebody(1), hand.app.context)
    assert not leads(Somebody(999), hand.app.context)
    assert leads(Players(), hand.app.context)


class Sat(NamedTuple):
    """What a table was for somebody."""

    table: int
    game: str
    mode: str
    seats: int
    finished: datetime
    place: int
    won: bool
    total: int


EVENING = datetime(2026, 11, 18, 23, 5)
SATS = st.lists(
    st.builds(
        Sat,
        table=st.integers(1, 99),
        game=st.sampled_from(["nidavellir", "vedrfolnir"]),
        mode=st.just(""),
        seats=st.integers(2, 5),
        finished=st.just(EVENING),
        place=st.integers(1, 5),
        won=st.booleans(),
        total=st.integers(-20, 300),
    ),
    min_size=1,
    max_size=30,
)


@given(SATS)
def test_what_tables_come_to_is_what_a_slow_look_says(sats: list[Sat]) -> None:
    some = statistics.tally(sats)
    assert (some.tables, some.wins) == (len(sats), len([sat for sat in sats if sat.won]))
    assert some.place == pytest.approx(mean(sat.place for sat in sats))
    assert some.total == pytest.approx(mean(sat.total for sat in sats))
    assert some.best is next(sat for sat in sats if all(sat.total >= other.total for other in sats))
    assert some.worst is next(sat for sat in sats if all(sat.total <= other.total for other in sats))
    for seats, tables in statistics.by_seats(sats).items():
        assert tables == len([sat for sat in sats if sat.seats == seats])
    for game, mode, tables in statistics.played(sats):
        assert tables == len([sat for sat in sats if (sat.game, sat.mode) == (game, mode)])
    assert statistics.median([sat.total for sat in sats]) == median(sat.total for sat in sats)


@pytest.mark.parametrize(
    ("mode", "won", "captions", "keys"),
    [
        pytest.param("duel", True, ["partie", "victoire", "gagnées"], ["parties gagnées"], id="a duel has no place"),
        pytest.param(
            "", False, ["partie", "victoire", "gagnées", "place moy."], ["les autres"], id="one that was lost"
        ),
    ],
)
def test_one_table_alone(mode: str, won: bool, captions: list[str], keys: list[str]) -> None:
    sat = Sat(1, "vedrfolnir", mode, 2, EVENING, 3, won, 15)
    at = player_view.look([sat], player_view.Looked())
    view = player_view.present(player_view.Story(7, "Anne", [sat], [{"odin": 20, "surtr": -5}], []), at, voices("fr"))
    assert [figure.caption for figure in view.figures] == captions
    assert view.shares
    assert [key.text for key in view.shares.keys] == keys
    assert [[share.said for share in row.shares] for row in view.shares.rows] == [["100\u00a0%"], ["−25\u00a0%"]]
    assert (view.games, view.seats) == ((), ())
    assert [choice.label for choice in view.rows] == ["Total", "Odin", "Surtr"]


def test_a_group_that_plays_one_game_chooses_none() -> None:
    best = Best(12, "Anne", 3, EVENING)
    view = records_view.present(
        [("nidavellir", "")], ("nidavellir", ""), {"total": best, "camp": best._replace(points=0)}, voices("fr")
    )
    assert view.games == ()
    assert [(row.title, row.points, row.note) for row in view.rows] == [("Total", "12", "Anne · 18 novembre 2026")]
