"""Killed wherever somebody was, the app opens there again: the same page, the same words typed, the same chips told."""

import json
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as some

from records import Records
from scoring import read, score
from screens.app import ElvalandApp
from screens.navigation import (
    COUNT,
    GAMES,
    REFEREE,
    STORED,
    TABS,
    Calculator,
    CardRules,
    Cards,
    Finished,
    Navigation,
    Rule,
    Rulings,
    Start,
)
from testing.app_driver import AppDriver, KillableApp, title
from testing.calculators_by_touch import ask, chip, tap
from testing.reference import REFERENCE
from views.calculators.codec import TAPS
from views.rulebook.search_view import TOOLS

EXCHANGE = "nidavellir.coins.exchange"
TRANSFORMED = "The coin to transform: from the treasury"


def seated(*names: str) -> Any:
    players = [{"name": name} for name in names]
    return read(json.dumps({"format": "elvaland/1", "game": "nidavellir", "players": players}))


def kept_at(folder: Path, remembered: dict[str, str]) -> AppDriver:
    """An app whose records remember so; the reference table is counted and done, another one is begun."""
    file = folder / "elvaland.db"
    with closing(Records(file)) as records:
        draft = records.begin(REFERENCE, "")
        records.history.keep(draft, score(REFERENCE))
        records.close_draft(draft)
        records.begin(seated("A", "B"), "")
        for name, value in remembered.items():
            records.remember(name, value)
    return AppDriver(ElvalandApp(file))


class TestTheWay:
    def test_a_rule_of_a_chapter_and_back_from_there(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.tap(hand.chip("referee"))
        hand.open("Gems and ties")
        chapter, rule = hand.here, hand.rows[0]
        hand.open(rule)
        here, rows = hand.here, hand.rows
        hand = phone.kill()
        assert (hand.here, hand.rows) == (here, rows)
        hand.back()
        assert hand.here == chapter
        hand.back()
        assert hand.here == Start(REFEREE)
        hand.back()
        assert (hand.here, type(hand.screen).__name__) == (Start(COUNT), "HomeScreen")

    def test_each_place_is_left_as_it_was(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.counting.begin(REFERENCE)
        hand.app.context.pages.go(Rule(EXCHANGE))
        hand.app.context.pages.switch(REFEREE)
        hand.app.context.pages.go(Rulings("nains"))
        hand.app.context.pages.switch("settings")
        hand = phone.kill()
        assert type(hand.screen).__name__ == "SettingsScreen"
        hand = phone.kill()  # and nothing is lost while nobody looks there
        hand.tap(hand.app.shell.tab_chips[REFEREE])
        assert hand.here == Rulings("nains")
        hand.tap(hand.app.shell.tab_chips[COUNT])
        assert hand.here == Rule(EXCHANGE)
        hand.back()
        assert type(hand.screen).__name__ == "CountingScreen"

    def test_who_sat_at_the_older_of_two_tables_sits_there_again(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.counting.begin(seated("A", "B"))
        older = hand.here
        hand.app.context.counting.begin(seated("C", "D"))
        hand.app.context.pages.switch(COUNT)
        hand.app.context.home.go_on(older.draft)
        ask(hand, "Bids and gems")
        assert chip(hand, "A")
        hand = phone.kill()
        assert chip(hand, "A")
        hand.tap(hand.app.shell.tab_chips[COUNT])
        assert hand.here == older

    def test_a_result_of_the_history(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.counting.begin(REFERENCE)
        hand.app.context.counting.table.finish()
        hand.app.context.counting.leave()
        hand.tap(hand.app.shell.tab_chips[GAMES])
        hand.frames(12)
        hand.tap(next(hand.widgets("GameEntry")))
        assert isinstance(hand.here, Finished)
        here = hand.here
        hand = phone.kill()
        assert (hand.here, type(hand.screen).__name__) == (here, "ResultScreen")
        hand.back()
        assert hand.here == Start(GAMES)

    @pytest.mark.parametrize(
        ("way", "here"),
        [
            pytest.param([["Cards", "nains"], ["CardRules", "nains", "gaat"]], CardRules("nains", "gaat"), id="a page"),
            pytest.param([["Cards", "nains"], ["Wishes", "nains"]], Cards("nains"), id="a newer app's page"),
            pytest.param([["Cards", "nains"], ["Rule", "a.b"], ["Cards", "nains"]], Cards("nains"), id="no such rule"),
            pytest.param([["Rule", EXCHANGE], ["Rule"]], Rule(EXCHANGE), id="a field is missing"),
            pytest.param([["Rule", EXCHANGE], ["Rule", "a", "b"]], Rule(EXCHANGE), id="a field too many"),
            pytest.param([["Rule", EXCHANGE], ["Rule", 7]], Rule(EXCHANGE), id="a field of another kind"),
            pytest.param([["Rule", EXCHANGE], ["Start", "games"]], Rule(EXCHANGE), id="a first screen"),
            pytest.param([["Cards", "chess"]], Start(REFEREE), id="the cards of no game"),
            pytest.param([["Rulings", "chess"]], Start(REFEREE), id="the rulings of no game"),
            pytest.param([["Leafing", "chess", "coins"]], Start(REFEREE), id="a chapter of no game"),
            pytest.param([["Tool", "nains", "tribute"]], Start(REFEREE), id="a tool of another game"),
            pytest.param([["Finished", 1]], Finished(1), id="a table that is kept"),
            pytest.param([["Finished", 2]], Start(REFEREE), id="a table that is gone"),
            pytest.param([["Finished", 10**30]], Start(REFEREE), id="a number beyond all tables"),
            pytest.param([["AtTable", 1]], Start(REFEREE), id="a draft that is done"),
            pytest.param({"Rule": EXCHANGE}, Start(REFEREE), id="no list"),
        ],
    )
    def test_it_ends_before_what_leads_nowhere(self, way: Any, here: Any, tmp_path: Path) -> None:
        hand = kept_at(tmp_path, {"here": json.dumps({"place": REFEREE, "ways": {REFEREE: way}})})
        assert hand.here == here
        hand.close()

    @given(some.data())
    def test_every_kind_of_route_is_found_again(self, data: Any) -> None:
        way = Navigation()
        values = {int: some.integers(1, 2**63 - 1), str: some.text()}
        for place in data.draw(some.lists(some.sampled_from(TABS))):
            way.switch(place)
            for kind in data.draw(some.lists(some.sampled_from(sorted(STORED)), max_size=4)):
                fields = (values[each] for each in STORED[kind].__annotations__.values())
                way.go(STORED[kind](*data.draw(some.tuples(*fields))))
        again = Navigation.read(way.write())
        assert (again.tab, again._stacks) == (way.tab, way._stacks)

    def test_the_other_places_are_no_part_of_the_start(self, tmp_path: Path) -> None:
        """In a process of its own, where nothing else opened the rulebook."""
        program = f"""
import sys
from pathlib import Path
import testing.mock_window
from screens.app import ElvalandApp
from testing.driver import Driver
driver = Driver(ElvalandApp(Path({str(tmp_path / "elvaland.db")!r})))
late = ("referee", "screens.counting.controller", "screens.rulebook.controller")
loaded = [name for name in sys.modules if name.startswith(late)]
assert not loaded, loaded
driver.tap(driver.app.shell.tab_chips["referee"])
print(driver.app.context.pages.navigation.here)
"""
        ways = {REFEREE: [["Rule", EXCHANGE]], GAMES: [["Finished", 1]]}
        kept_at(tmp_path, {"here": json.dumps({"place": COUNT, "ways": ways})}).close()
        run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
        assert run.stdout.strip() == str(Rule(EXCHANGE)), run.stderr


class TestTheReferee:
    def test_what_is_typed(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.tap(hand.chip("referee"))
        asked = title(EXCHANGE).lower()
        hand.search(asked)
        hand = phone.kill()
        assert (hand.here, hand.screen.field.text) == (Start(REFEREE), asked)
        assert title(EXCHANGE) in hand.rows
        hand.open(title(EXCHANGE))
        hand = phone.kill()
        hand.back()
        assert hand.screen.field.text == asked
        hand.back()
        hand = phone.kill()
        assert hand.screen.field.text == ""

    def test_what_is_typed_among_the_cards(self, phone: KillableApp) -> None:
        phone.hand.app.context.pages.switch(REFEREE)
        phone.hand.app.context.pages.go(Cards("nidavellir"))
        phone.hand.frames(12)
        phone.hand.search("tarah")
        hand = phone.kill()
        assert (hand.here, hand.screen.field.text, hand.rows) == (Cards("nidavellir"), "tarah", ["Tarah"])

    def test_the_game_that_was_asked_about_until_another_table_begins(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.counting.begin(REFERENCE)
        hand.tap(hand.app.shell.tab_chips[REFEREE])
        hand.frames(12)
        hand.open("Vedrfolnir")
        hand = phone.kill()
        assert hand.screen.view.game == "vedrfolnir"
        hand.app.context.counting.begin(REFERENCE)
        hand.tap(hand.app.shell.tab_chips[REFEREE])
        hand = phone.kill()
        assert hand.screen.view.game == "nidavellir"


class TestTools:
    def test_what_was_told_and_each_tap_to_undo(self, phone: KillableApp) -> None:
        hand = phone.hand
        ask(hand, "Coins")
        tap(hand, "+5")
        tap(hand, "9", under=TRANSFORMED)
        hand.tap(hand.chip("No 14 left?"))
        view = hand.screen.view
        assert view.answer == "The 9 becomes 15: there is no 14 left."
        hand = phone.kill()
        assert hand.here == Calculator("nidavellir", "coin")
        assert hand.screen.view == view
        hand.tap(hand.chip("undo"))
        assert hand.screen.answer.sentence == "The 9 becomes 14."
        hand = phone.kill()
        assert hand.screen.answer.sentence == "The 9 becomes 14."
        hand.tap(hand.chip("rematch"))
        hand = phone.kill()
        assert hand.screen.answer.sentence == "Tap the coin to transform."
        hand.tap(hand.chip("undo"))
        assert hand.screen.answer.sentence == "The 9 becomes 14."
        for _ in range(3):
            hand.tap(hand.chip("undo"))
        hand = phone.kill()
        assert not any(choice.chosen for section in hand.screen.view.sections[1:4] for choice in section.choices)

    def test_of_many_taps_the_last_ones(self, phone: KillableApp) -> None:
        hand = phone.hand
        ask(hand, "Coins")
        for _ in range(TAPS // 2 + 5):
            tap(hand, "+2", "+5")
        hand = phone.kill()
        for chosen in (*("+2", "+5") * (TAPS // 2 - 1), "+2", ""):
            hand.tap(hand.chip("undo"))
            assert "".join(choice.label for choice in hand.screen.view.sections[1].choices if choice.chosen) == chosen

    def test_each_tool_of_each_game_has_its_own(self, phone: KillableApp) -> None:
        hand = phone.hand
        shown = {}
        for game, tools in TOOLS.items():
            for tool in tools:
                hand.app.context.pages.go(Calculator(game, tool))
                section = hand.screen.view.sections[-1]
                hand.app.context.calculators.enter(section.choices[-1].form)
                shown[game, tool] = hand.screen.view
        hand = phone.kill()
        for game, tool in shown:
            hand.app.context.pages.go(Calculator(game, tool))
            assert hand.screen.view == shown[game, tool]

    def test_players_who_left_take_their_question_along(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.counting.begin(seated("A", "B"))
        ask(hand, "Bids and gems")
        tap(hand, "4", under="Gem: A")
        hand.app.context.counting.begin(seated("C", "D"))
        hand.app.context.pages.switch(REFEREE)
        assert chip(hand, "C").note == "– · gem –"
        hand = phone.kill()
        hand.app.context.counting.begin(seated("A", "B"))
        hand.app.context.pages.switch(REFEREE)
        assert chip(hand, "A").note == "– · gem –"

    def test_a_table_that_changed_while_the_app_was_closed(self, tmp_path: Path) -> None:
        """What was told about other players is no question about these."""
        form = {"game": "nidavellir", "seats": {"number": 2, "names": ["C", "D"]}, "coins": [5, None], "gems": [1, 2]}
        told = json.dumps([{**form, "at": seat} for seat in (0, 1)])
        here = json.dumps({"place": REFEREE, "ways": {REFEREE: [["Tool", "nidavellir", "taverns"]]}})
        hand = kept_at(tmp_path, {"here": here, "told nidavellir taverns": told})
        assert chip(hand, "A").note == "– · gem –"
        hand.close()
        (tmp_path / "again").mkdir()
        hand = kept_at(
            tmp_path / "again", {"here": here, "told nidavellir taverns": told.replace("C", "A").replace("D", "B")}
        )
        assert chip(hand, "A").note == "5 · gem 1"
        hand.close()


#: What no app ever wrote, but a file may hold.
GARBAGE = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text() | some.sampled_from(sorted(STORED)),
    lambda inner: (
        some.lists(inner) | some.dictionaries(some.text() | some.sampled_from(("place", "ways", *TABS)), inner)
    ),
    max_leaves=12,
)
TEXTS = GARBAGE.map(json.dumps) | some.text() | some.just("[" * 100_000)


@pytest.mark.parametrize(
    "route",
    [
        ["AtTable"],
        ["AtTable", "7"],
        ["AtTable", 7, 8],
        ["AtTable", True],
        ["AtTable", -1],
        ["AtTable", 2**63],
        ["Rule", 7],
        ["Rule", "\ud800"],
        ["Start", "games"],
        ["Elsewhere"],
        "AtTable",
    ],
)
def test_a_way_ends_before_what_is_no_route(route: object) -> None:
    ways = {COUNT: [["NewTable"], route, ["Players"]]}
    way = Navigation.read(json.dumps({"place": COUNT, "ways": ways}))
    assert (
        way.write()
        == '{"place": "count", "ways": {"count": [["NewTable"]], "referee": [], "games": [], "settings": []}}'
    )


def test_a_way_is_stored_under_names_that_outlive_those_of_the_code() -> None:
    way = [["Leafing", "nains", "coins"], ["Somebody", 1], ["Bests", "nains", ""], ["BringIn"], ["About", 3]]
    way += [["Before", 2], ["Tool", "nains", "coin"]]
    read_again = Navigation.read(json.dumps({"place": COUNT, "ways": {COUNT: way}}))
    assert read_again.here == Calculator("nains", "coin")
    assert json.loads(read_again.write())["ways"][COUNT] == way


@given(TEXTS)
def test_any_text_is_a_way(text: str) -> None:
    way = Navigation.read(text)
    assert Navigation.read(way.write()).write() == way.write()


@settings(max_examples=6, phases=(Phase.generate,))
@given(some.data())
def test_whatever_the_records_remember_the_app_opens(data: Any) -> None:
    """At every place, at every tool, and where a new table is begun."""
    tools = [(game, tool) for game, tools in TOOLS.items() for tool in tools]
    names = [
        "here",
        "asked_about",
        "looked_at",
        "asked",
        "typed",
        "card_typed",
        "settings",
        "form",
        "sought",
        "pasted",
        "renaming",
    ]
    names += [f"told {game} {tool}" for game, tool in tools]
    with TemporaryDirectory() as folder:
        hand = kept_at(Path(folder), {name: data.draw(TEXTS) for name in names})
        for place in (*TABS, COUNT):
            hand.tap(hand.app.shell.tab_chips[place])
        for game, tool in tools:
            hand.app.context.pages.go(Calculator(game, tool))
        for name in ("NewTable", "Cards"):
            hand.app.context.pages.go(STORED[name](*["nains"][: len(STORED[name]._fields)]))
        hand.close()
