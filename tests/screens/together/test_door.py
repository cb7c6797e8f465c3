"""The open door through an evening: opened, kept open, closed, opened again after the app was ended."""

import socket
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window

from screens.app import ElvalandApp
from screens.navigation import Start
from screens.together import controller
from testing.app_driver import AppDriver, KillableApp
from testing.counting import empty_sheet
from testing.door import Guest, open_door
from testing.fake_phone import FakePhone, does, finish
from testing.reference import REFERENCE
from testing.tables import table
from testing.vedrfolnir_tables import solo
from together import SETTING
from views.new_table.form import Form
from words import Voice

TITLE = Voice("en").text("together")


def door(hand: AppDriver) -> Any:
    return hand.app.context.together.host


def setting(hand: AppDriver) -> str:
    return hand.app.context.records.setting(SETTING) or ""


def warriors(hand: AppDriver) -> Any:
    """Those of Bruno, at the table."""
    return hand.app.context.counting.table.sheet.players[1].army.warrior


def sleepy(hand: AppDriver) -> None:
    """Let the settings leave the screen to the system."""
    hand.app.context.settings.change(hand.app.appearance.settings._replace(awake=False))


class TestOpening:
    def test_from_a_hand_by_its_chip(self, hand: AppDriver) -> None:
        sleepy(hand)
        assert Window.allow_screensaver
        open_door(hand)
        assert hand.over == TITLE
        assert not Window.allow_screensaver, "the screen stays on"
        hand.back()
        anne = Guest(hand, "anne")
        anne.sit(0)
        assert anne.status == 200
        assert hand.chip("together").note == "1"
        hand.tap(hand.chip("together"))
        assert hand.over == TITLE

    def test_from_the_menu(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(empty_sheet(REFERENCE))
        hand.frames(5)
        hand.tap(hand.chip("more"))
        hand.open(TITLE)
        assert hand.over == TITLE
        assert door(hand)

    def test_where_a_table_is_made(self, hand: AppDriver) -> None:
        hand.app.context.new_table.fill_in(Form(players=("Anne", "Bruno")))
        hand.app.context.home.begin_another()
        hand.frames(5)
        hand.tap(hand.chip("together"))
        hand.frames(5)
        assert hand.over == TITLE
        assert [player.name for player in door(hand).session.sheet.players] == ["Anne", "Bruno"]

    def test_not_for_one_who_plays_alone(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(solo(9, 7, 3))
        hand.frames(5)
        hand.tap(hand.chip("more"))
        assert TITLE not in hand.rows

    def test_a_phone_held_sideways_has_the_chip_too(self, hand: AppDriver) -> None:
        Window.size = 640, 360
        hand.app.context.counting.begin(empty_sheet(REFERENCE))
        hand.frames(5)
        chip = hand.screen.phones
        where = chip.to_window(*chip.pos)
        hand.tap(chip)
        assert hand.app.context.together.host
        hand.app.shell.close()
        hand.frames(5)
        assert (chip.icon, chip.to_window(*chip.pos)) == ("together", where)

    def test_a_permission_that_is_refused(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(empty_sheet(REFERENCE))
        hand.app.device.phone.networks, hand.app.device.phone.allows = (("wlan0", "192.168.1.7"),), False
        hand.app.context.counting.open_door()
        hand.frames(5)
        assert Voice("en").text("together_refused") in [text.text for text in hand.widgets("Text")]
        hand.app.device.phone.allows = True
        hand.app.context.counting.open_door()
        assert not hand.app.context.together.view().doubts

    def test_a_permission_that_is_asked_twice_opens_one_door(self, hand: AppDriver) -> None:
        answers: list[Any] = []
        hand.app.device.phone.allow_local_network = answers.append
        hand.app.context.counting.begin(empty_sheet(REFERENCE))
        hand.app.context.counting.open_door()
        hand.app.context.counting.open_door()
        answers[0](True)
        first = door(hand)
        answers[1](True)
        assert door(hand) is first

    def test_a_system_that_does_not_let_it_listen(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        def refuse(*_: object) -> None:
            raise OSError(1, "Operation not permitted")

        monkeypatch.setattr(controller, "Host", refuse)
        open_door(hand)
        texts = [text.text for text in hand.widgets("Text")]
        assert "The game cannot be opened to the other phones: Operation not permitted" in texts
        assert hand.app.context.phones is None

    def test_no_network(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("together.addresses.interfaces", lambda: ())
        hand.app.context.counting.begin(empty_sheet(REFERENCE))
        hand.app.context.counting.open_door()
        hand.frames(5)
        assert Voice("en").text("together_no_network") in [text.text for text in hand.widgets("Text")]
        assert not list(hand.widgets("Squares"))
        hand.app.device.phone.networks = (("ap0", "192.168.43.1"),)  # the hotspot
        hand.frames(150)
        assert list(hand.widgets("Squares"))
        assert hand.app.context.together.view().address.startswith("http://192.168.43.1:")


class TestStayingOpen:
    def test_at_home_and_in_other_tabs(self, shared: AppDriver, bruno: Guest) -> None:
        for tab, value in (("referee", 4), ("games", 5), ("settings", 6), ("count", 7)):
            shared.app.context.pages.switch(tab)
            bruno.tap("warrior", f"warrior {value}")
            assert not bruno.waiting
        shared.app.context.counting.leave()
        assert shared.here == Start("count")
        bruno.tap("warrior", "warrior 8")
        shared.app.context.home.go_on(shared.app.context.records.drafts()[0].id)
        shared.frames(5)
        bruno.tap("warrior", "warrior 3")
        assert not bruno.waiting
        assert warriors(shared) == (3, 4, 5, 6, 7, 8)

    def test_through_a_calculator_and_a_hand_from_elsewhere(self, shared: AppDriver, bruno: Guest) -> None:
        open_at_first = door(shared)
        bruno.tap("warrior", "warrior 5")
        sheet = shared.app.context.counting.table.sheet
        shared.app.context.counting.change_table(sheet)
        shared.app.context.counting.to_table()
        shared.app.context.counting.take_hand(REFERENCE, 0)
        shared.frames(5)
        bruno.tap("warrior", "warrior 8")
        assert door(shared) is open_at_first
        assert bruno.totals[0] != "0"
        assert bruno.totals[1] == str(shared.app.context.counting.table.result.players[1].total) != "0"

    def test_through_another_language_and_theme(self, shared: AppDriver, bruno: Guest) -> None:
        shared.tap(shared.chip("together"))
        for theme in ("light", "dark"):
            shared.app.appearance.settings = shared.app.appearance.settings._replace(theme=theme)
            shared.app.lifecycle.check_system_settings()
            shared.frames(5)
            assert shared.over == TITLE
        shared.app.appearance.settings = shared.app.appearance.settings._replace(language="fr")
        shared.app.lifecycle.check_system_settings()
        shared.frames(5)
        bruno.tap("warrior", "warrior 5")
        assert bruno.told["state"] == "counting"
        shared.tap(shared.chip("together"))
        assert shared.over == Voice("fr").text("together")

    def test_through_sleep_under_the_same_address(self, shared: AppDriver, bruno: Guest) -> None:
        before = shared.app.context.together.view()
        shared.sleep()
        bruno.add("tap", section="warrior", key="warrior 5")
        bruno.leave_behind()
        shared.wake()
        after = shared.app.context.together.view()
        assert (after.url, after.code) == (before.url, before.code)
        assert not Window.allow_screensaver
        bruno.send()
        assert not bruno.waiting
        assert warriors(shared) == (5,)

    def test_a_table_that_is_looked_at_again_after_another_screen_keeps_its_card(self, shared: AppDriver) -> None:
        shared.tap(shared.chip("together"))
        shared.app.context.pages.keep_overlay(shared.app.shell.reopen)
        shared.app.context.together.close_for_good()
        shared.app.context.pages.kept_overlays["count"][2]()  # its door is closed
        assert shared.over == ""


class TestClosing:
    def test_by_its_card(self, shared: AppDriver, bruno: Guest) -> None:
        sleepy(shared)
        assert not Window.allow_screensaver
        shared.tap(shared.chip("together"))
        shared.open("Close to the other phones")
        assert not bruno.can_enter
        assert shared.app.context.phones is None
        assert shared.chip("together").note == ""
        assert setting(shared) == ""
        assert Window.allow_screensaver
        shared.app.context.together.free(1)  # a tap that came late
        shared.frames(60)

    def test_another_table(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.counting.begin(empty_sheet(table("both-016")))
        shared.frames(5)
        assert not bruno.can_enter
        assert setting(shared) == ""

    def test_a_table_that_is_put_away(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.counting.leave()
        shared.app.context.home.put_away(shared.app.context.records.drafts()[0].id)
        assert not bruno.can_enter

    def test_the_end(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        bruno = Guest(hand, "bruno")
        bruno.sit(1)
        hand.app.context.counting.finish()
        hand.frames(5)
        bruno.send()
        assert bruno.told["state"] == "result"
        assert bruno.told["result"]
        hand.app.context.counting.leave()
        assert not bruno.can_enter

    def test_a_rematch_is_open_too_under_another_key(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        bruno, before = Guest(hand, "bruno"), door(hand).keys
        hand.app.context.counting.finish()
        hand.app.context.result.rematch()
        hand.frames(5)
        assert hand.over == TITLE
        assert door(hand).keys != before
        assert not bruno.can_enter

    def test_a_rematch_of_a_table_that_was_counted_here_alone(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(REFERENCE)
        hand.app.context.counting.finish()
        hand.app.context.result.rematch()
        hand.frames(5)
        assert hand.app.context.phones is None

    def test_acts_that_come_as_it_closes_are_of_no_other_table(self, shared: AppDriver, bruno: Guest) -> None:
        bruno.add("sit", seat=2)
        bruno.leave_behind()
        shared.app.context.counting.begin(empty_sheet(REFERENCE))
        shared.app.context.counting.open_door()
        shared.frames(5)
        assert shared.app.context.phones == 0

    def test_a_backup_that_is_brought_back(self, hand: AppDriver) -> None:
        finish(hand, REFERENCE)
        hand.app.context.records.back_up()
        (backup,) = hand.app.context.records.backups()
        open_door(hand).back()
        bruno, context = Guest(hand, "bruno"), hand.app.context
        context.transfer.ask_restore(backup)
        hand.frames(6)
        does(hand, Voice("en").text("backup_restore"))
        hand.frames(12)
        assert hand.app.context is not context
        assert context.phones is None
        assert not bruno.can_enter

    def test_a_backup_that_was_made_while_it_was_open(self, shared: AppDriver) -> None:
        context = shared.app.context
        context.records.back_up()
        context.transfer.ask_restore(context.records.backups()[0])
        shared.frames(12)
        does(shared, Voice("en").text("backup_restore"))
        shared.frames(12)
        assert shared.app.context is not context
        assert shared.app.context.phones is None
        assert not setting(shared)


class TestOpenedAgain:
    @pytest.fixture
    def ended(self, phone: KillableApp) -> KillableApp:
        """An app that was ended while Bruno counted."""
        open_door(phone.hand).back()
        self.bruno = Guest(phone.hand, "bruno")
        self.bruno.sit(1)
        self.before = phone.hand.app.context.together.view()
        return phone

    def again(self, phone: KillableApp) -> Any:
        hand = phone.kill()
        hand.app.device.phone = FakePhone()
        self.bruno.hand = hand
        return hand

    def test_under_the_same_address_and_everybody_keeps_the_seat(self, ended: KillableApp) -> None:
        self.bruno.add("tap", section="warrior", key="warrior 5")
        hand = self.again(ended)
        assert door(hand).port == self.bruno.port
        assert hand.app.context.together.view().code == self.before.code
        self.bruno.send()
        assert self.bruno.told["state"] == "counting"
        assert warriors(hand) == (5,)
        assert hand.app.context.phones == 1
        assert not Window.allow_screensaver

    @pytest.mark.parametrize("tab", ["count", "referee"])
    def test_wherever_the_host_was(self, ended: KillableApp, tab: str) -> None:
        ended.hand.app.context.counting.leave()
        ended.hand.app.context.pages.switch(tab)
        hand = self.again(ended)
        self.bruno.tap("warrior", "warrior 5")
        assert not self.bruno.waiting
        assert warriors(hand) == (5,)

    def test_at_another_port_where_that_one_is_taken(self, ended: KillableApp) -> None:
        ended.hand.app.context.together.close(forget=False)
        with socket.create_server(("0.0.0.0", self.bruno.port)):
            hand = self.again(ended)
            assert door(hand).port != self.bruno.port
            assert door(hand).keys.key == self.bruno.key

    def test_not_where_the_system_does_not_let_it_listen(
        self, ended: KillableApp, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def refuse(*_: object) -> None:
            raise OSError

        with monkeypatch.context() as patch:
            patch.setattr(controller, "Host", refuse)
            hand = self.again(ended)
            assert door(hand) is None
        assert door(self.again(ended)), "the next start tries again"

    def test_not_where_the_table_is_gone(self, ended: KillableApp) -> None:
        records = ended.hand.app.context.records
        records.close_draft(records.drafts()[0])
        hand = self.again(ended)
        assert door(hand) is None
        assert setting(hand) == ""

    def test_not_after_it_was_closed(self, ended: KillableApp) -> None:
        ended.hand.app.context.together.close_for_good()
        assert "together" not in vars(self.again(ended).app.context)


def test_an_app_that_opens_no_door_loads_no_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en")
    hand = AppDriver(ElvalandApp(tmp_path / "elvaland.db"))
    hand.app.context.counting.begin(REFERENCE)
    hand.frames(5)
    assert "together" not in vars(hand.app.context)
    hand.close()
