"""The app put to sleep, for a moment or for days, and ended meanwhile: it wakes where it was."""

import pytest
from kivy.core.window import Window

from records import NotKept
from records.trouble import OTHER
from scoring import write
from screens import storage_errors
from screens.navigation import (
    GAMES,
    REFEREE,
    Calculator,
    Cards,
    Finished,
    GroupRecords,
    NewTable,
    Notes,
    Player,
    Players,
    Route,
    Start,
    TablesOf,
    Transfer,
)
from testing.app_driver import AppDriver, KillableApp
from testing.fake_phone import accepts, at_result, finish
from testing.transfer import EXAMPLE

#: Where something can be typed, and a part of it.
HALF_TYPED: dict[str, tuple[Route, str]] = {
    "a name at a new table": (NewTable(), "bru"),
    "a code": (Transfer(), "ELVALAND1:AB"),
    "what finds a table": (Start(GAMES), "bru"),
    "what finds a rule": (Start(REFEREE), "gem"),
    "what finds a card": (Cards("nidavellir"), "thr"),
    "a place": (Notes(1), "Tav"),
    "another name": (Player(1), "x"),
}


class TestAsleep:
    def test_ended_by_the_phone_what_is_half_typed_stands_there(self, phone: KillableApp) -> None:
        hand, texts = phone.hand, {}
        finish(hand, EXAMPLE)
        for name, (route, typed) in HALF_TYPED.items():
            hand.arrive(route)
            hand.begin_typing(typed)
            hand.sleep()
            texts[name] = next(hand.widgets("Field")).text
            assert texts[name].endswith(typed), name
            hand.wake()
        hand.sleep()
        hand = phone.kill()
        hand.frames(12)
        assert hand.here == Player(1)
        for name, (route, _) in reversed(HALF_TYPED.items()):
            if name != "another name":
                hand.arrive(route)
            assert next(hand.widgets("Field")).text == texts[name], name

    def test_ended_where_somebody_looks_among_the_tables_of_a_player(self, phone: KillableApp) -> None:
        finish(phone.hand, EXAMPLE)
        phone.hand.arrive(TablesOf(1))
        phone.hand.begin_typing(" spr")
        phone.hand.sleep()
        hand = phone.kill()
        assert (hand.here, hand.screen.field.text) == (TablesOf(1), "Anne spr")

    def test_what_was_brought_in_or_let_be_does_not_come_again(self, phone: KillableApp) -> None:
        hand = phone.hand
        hand.app.context.pages.go(Transfer())
        hand.frames(6)
        hand.tap(hand.screen.field)
        hand.screen.field.text = write(EXAMPLE)
        hand.screen._import_typed()
        hand.frames(6)
        accepts(hand)
        assert isinstance(hand.here, Finished)
        hand.app.context.pages.go(Player(1))
        hand.frames(12)
        for _ in range(2):
            hand.tap(hand.chip("edit"))
            hand.frames(6)
        hand.sleep()
        hand = phone.kill()
        assert list(hand.widgets("Field")) == []
        hand.back()
        hand.back()
        assert hand.screen.field.text == ""

    def test_ended_by_the_phone_it_opens_where_it_was(self, phone: KillableApp) -> None:
        finish(phone.hand, EXAMPLE)
        for route in (Players(), GroupRecords(), Calculator("nidavellir", "coin")):
            phone.hand.arrive(route)
            phone.hand.sleep()
            here = phone.kill().here
            assert (type(here), here) == (type(route), route)

    def test_on_a_full_phone_it_falls_asleep_all_the_same(
        self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def full(*_: object) -> None:
            raise NotKept(OTHER)

        hand.arrive(NewTable())
        hand.begin_typing("bru")
        monkeypatch.setattr(hand.app.context.records, "remember", full)
        hand.sleep()
        hand.wake()
        assert next(hand.widgets("Field")).text == "bru"

    def test_the_reveal_goes_on_by_a_step_at_most(self, hand: AppDriver) -> None:
        at_result(hand, EXAMPLE)
        hand.app.context.result.reveal()
        hand.frames(30)
        before = hand.app.shell.overlay.at
        hand.sleep(3 * 24 * 3600)
        hand.wake()
        assert hand.app.shell.overlay.at - before <= 1
        hand.frames(2 * 90)
        assert hand.app.shell.overlay.at > before, "and then on as before"

    def test_after_days_asleep_it_looks_through_its_file_and_in_nobodys_way(
        self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        looked: list[str] = []
        monkeypatch.setattr("screens.storage_errors.in_background", lambda work: work())
        monkeypatch.setattr(hand.app.context.records, "back_up_daily", lambda: looked.append("now"))
        hand.frames(60)  # it was about to
        hand.sleep(3 * 24 * 3600)
        hand.wake()
        assert looked == [], "in the first frames somebody taps"
        hand.frames(60 * storage_errors.CHECK_DELAY)
        assert looked == ["now"]

    def test_the_screen_is_kept_on_as_before(self, hand: AppDriver) -> None:
        for awake in (True, False):
            hand.app.context.settings.change(hand.app.appearance.settings._replace(awake=awake))
            hand.sleep()
            hand.wake()
            assert Window.allow_screensaver is not awake
