"""The app through a day of its phone: set otherwise, put to sleep, ended, handed things."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from kivy.core.window import Window
from kivy.metrics import dp, sp

from screens import lifecycle
from screens.app import ElvalandApp
from screens.navigation import GAMES, REFEREE, SETTINGS, Chapter, NewTable, Notes, Player, Route, Rule, Start, Transfer
from screens.theme import skin
from sharing.phone import FAILED, Insets, Outcome, System
from testing.app_driver import AppDriver
from testing.fake_phone import at_result, finish, on
from testing.transfer import EXAMPLE
from views.theme import THEMES
from words import Voice

EXCHANGE = "nidavellir.coins.exchange"
FRENCH_BY_DAY = System("fr", 1.3, dark=False, density=2.0)

pytestmark = pytest.mark.usefixtures("measures")


@pytest.fixture
def french(tmp_path: Path) -> Iterator[AppDriver]:
    """The app on a light phone, in French, with texts at 130 %."""
    hand = AppDriver(on(FRENCH_BY_DAY, tmp_path / "elvaland.db"), (720, 1280))
    yield hand
    hand.close()


def changes(hand: AppDriver, **otherwise: Any) -> None:
    """While nobody looks, the phone is set otherwise."""
    hand.app.device.phone.set = hand.app.device.phone.system()._replace(**otherwise)


class TestHowThePhoneIsSet:
    def test_the_app_speaks_its_language_in_texts_of_its_size_and_nothing_else_is_larger(
        self, french: AppDriver
    ) -> None:
        """Kivy would have all larger, and texts twice."""
        assert french.app.appearance.language == "fr"
        assert Voice("fr").text("new") in french.said
        assert dp(10) == pytest.approx(20)
        assert sp(10) == pytest.approx(26)

    def test_what_somebody_chooses_comes_on_top_up_to_the_double_and_the_look_only_if_wanted(
        self, french: AppDriver
    ) -> None:
        for chosen, together in ((1.25, 1.625), (2.0, 2.0)):
            french.app.context.settings.change(french.app.appearance.settings._replace(text=chosen))
            assert sp(10) == pytest.approx(20 * together)
        assert skin.theme == THEMES["dark"]
        french.app.context.settings.change(french.app.appearance.settings._replace(theme=""))
        assert skin.theme == THEMES["light"]

    def test_a_page_that_says_why_the_records_do_not_open_says_it_in_that_language(self, tmp_path: Path) -> None:
        hand = AppDriver(on(FRENCH_BY_DAY, tmp_path))  # a folder is no file
        assert Voice("fr").text("try_again") in [chip.text for chip in hand.widgets("Chip")]
        assert sp(10) == pytest.approx(26)
        changes(hand, language="en", text=1.0)
        hand.app.lifecycle.receive(Outcome(FAILED))
        hand.sleep()
        hand.wake()
        assert type(hand.screen).__name__ == "ErrorScreen"
        assert not hand.app.back()
        hand.close()


class TestSetOtherwiseMeanwhile:
    def test_asleep(self, hand: AppDriver) -> None:
        hand.sleep()
        changes(hand, language="fr", text=1.5)
        hand.wake()
        assert Voice("fr").text("new") in hand.said
        assert sp(10) == pytest.approx(15)

    def test_while_it_is_seen(self, hand: AppDriver) -> None:
        hand.app.context.settings.change(hand.app.appearance.settings._replace(theme=""))
        changes(hand, dark=False)
        hand.frames(60 * lifecycle.CHECK_INTERVAL + 2)
        assert skin.theme == THEMES["light"]

    def test_what_somebody_chose_here_holds(self, hand: AppDriver) -> None:
        hand.app.context.settings.change(hand.app.appearance.settings._replace(language="en", theme="contrast"))
        screen = hand.screen
        hand.sleep()
        changes(hand, language="fr", dark=False)
        hand.wake()
        assert hand.screen is screen, "nothing was made anew for nothing"

    def test_a_closed_app_asks_no_longer(self, tmp_path: Path) -> None:
        hand = AppDriver(ElvalandApp(tmp_path / "elvaland.db"))
        hand.close()
        hand.app.device.phone = None
        hand.frames(60 * lifecycle.CHECK_INTERVAL + 2)


def otherwise(hand: AppDriver) -> None:
    """The phone is set otherwise while the app is seen."""
    hand.app.appearance.settings = hand.app.appearance.settings._replace(theme="")
    changes(hand, dark=not hand.app.appearance.system.dark)
    before = hand.screen
    hand.app.lifecycle.check_system_settings()
    hand.frames(12)
    assert hand.screen is not before


class TestWhereOneWas:
    @pytest.mark.parametrize(
        ("route", "text"),
        [
            pytest.param(Start(SETTINGS), 2.0, id="the settings, in larger texts"),
            pytest.param(Chapter("nidavellir", "gems"), 1.0, id="a chapter"),
            pytest.param(Player(1), 1.0, id="a player"),
        ],
    )
    def test_as_far_down(self, hand: AppDriver, route: Route, text: float) -> None:
        finish(hand, EXAMPLE)
        hand.arrive(route)
        hand.app.shell.page.set_scroll_offset(300.0)
        hand.frames(12)
        before = hand.app.shell.page.scroll_offset
        assert before > 0
        changes(hand, text=text)
        otherwise(hand)
        hand.frames(12)
        assert hand.app.shell.page.scroll_offset == pytest.approx(before * text, abs=2)

    def test_a_place_is_seen_as_far_down_as_it_was_left_and_tapped_again_from_its_top(self, hand: AppDriver) -> None:
        hand.app.context.pages.switch("settings")
        hand.frames(6)
        hand.app.shell.page.set_scroll_offset(300.0)
        hand.app.context.pages.switch("games")
        hand.app.context.pages.switch("settings")
        hand.frames(6)
        assert hand.app.shell.page.scroll_offset == pytest.approx(300, abs=2)
        hand.app.context.pages.switch("settings")
        hand.frames(6)
        assert hand.app.shell.page.scroll_offset == 0

    def test_and_as_far_down_on_the_page_to_which_one_goes_back(self, hand: AppDriver) -> None:
        hand.arrive(Chapter("nidavellir", "gems"))
        hand.app.shell.page.set_scroll_offset(300.0)
        hand.app.context.pages.go(Rule(EXCHANGE))
        changes(hand, text=1.5)
        otherwise(hand)
        hand.back()
        assert hand.app.shell.page.scroll_offset == pytest.approx(450, abs=2)

    def test_as_far_down_on_a_result(self, hand: AppDriver) -> None:
        at_result(hand, EXAMPLE)
        hand.frames(12)
        hand.screen.ids.scroll.scroll_y = 0.4
        otherwise(hand)
        hand.frames(30)
        assert hand.screen.ids.scroll.scroll_y == pytest.approx(0.4, abs=0.01)

    def test_at_the_same_section_of_a_table(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(EXAMPLE)
        hand.go_to_section("hunter", 2)
        otherwise(hand)
        assert hand.screen.view.cell == (2, "hunter")
        assert hand.screen.view.title == "Chloé"

    def test_in_the_reveal_at_the_same_step(self, hand: AppDriver) -> None:
        at_result(hand, EXAMPLE)
        hand.app.appearance.settings = hand.app.appearance.settings._replace(motion=False)
        hand.app.context.result.reveal()
        hand.app.shell.overlay.go_on()
        title = hand.over
        otherwise(hand)
        assert (hand.over, hand.app.shell.overlay.at) == (title, 1)
        hand.app.shell.overlay.go_on()
        otherwise(hand)
        assert hand.app.shell.overlay.at == 2

    def test_with_the_same_over_a_pad(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(EXAMPLE)
        counting = hand.app.context.counting
        for lay in (counting.find_card, counting.show_more, lambda: hand.section("hunter").head.tap()):
            lay()
            title = hand.over
            for _ in range(2):
                before = hand.app.shell.overlay
                otherwise(hand)
                assert hand.over == title
                assert hand.app.shell.overlay is not before, "in the look before"

    def test_but_not_in_two_languages(self, hand: AppDriver) -> None:
        """What a card told, it would tell in the language before."""
        at_result(hand, EXAMPLE)
        hand.app.context.result.explain_number(0, "warrior")
        changes(hand, language="fr")
        otherwise(hand)
        assert not hand.over

    def test_with_the_same_over_a_result(self, hand: AppDriver) -> None:
        at_result(hand, EXAMPLE)
        correct(hand)
        for lay in ("share", "show_before"):
            getattr(hand.app.context.result, lay)()
            title = hand.over
            assert title
            otherwise(hand)
            assert hand.over == title

    def test_a_card_that_tells_what_happened_just_now_stays(self, hand: AppDriver) -> None:
        hand.app.storage_errors.show_message("not_kept", "not_kept_moved")
        otherwise(hand)
        assert hand.over == Voice("en").text("not_kept")
        hand.back()
        assert not hand.over

    def test_with_what_is_looked_for(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(EXAMPLE)
        hand.app.context.counting.find_card()
        hand.frames(12)
        hand.type("thru")
        otherwise(hand)
        assert hand.app.shell.overlay.field.text == "thru"
        assert hand.app.shell.overlay.field.focus
        hand.type("d")
        assert [chip.text for chip in hand.widgets("Chip") if chip.text.startswith("Thrud")]

    def test_in_the_middle_of_a_word(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        for route in (NewTable(), Transfer(), Start(GAMES), Start(REFEREE), Notes(1), Player(1)):
            hand.arrive(route)
            hand.begin_typing("bru")
            otherwise(hand)
            hand.type("no")
            hand.frames(12)
            field = next(hand.widgets("Field"))
            assert field.focus, route
            assert field.text.endswith("bruno"), route


def correct(hand: AppDriver) -> None:
    """The result that is seen, so that there is one from before."""
    hand.app.context.counting.table.back()
    hand.app.context.counting.table.rule(*next((ruling, readings[1]) for ruling, readings in rulings().items()))
    hand.finish()


def rulings() -> Any:
    from scoring import games

    return games.named(EXAMPLE.game).rulings


def test_no_key_opens_the_settings_of_kivy(hand: AppDriver) -> None:
    hand.key(282)
    assert Window.children == [hand.app.shell]


def test_a_keyboard_that_is_put_away_lets_go_of_the_line(hand: AppDriver) -> None:
    """By a gesture, of which nobody tells; one that only changes its place, as when the phone is turned, keeps it."""
    hand.app.context.pages.go(NewTable())
    hand.frames(6)
    hand.begin_typing("bru")
    for stays in (True, False):
        hand.app.device.phone.window_insets = Insets(keyboard=300)
        hand.app.device.update_insets()
        hand.app.device.phone.window_insets = Insets()
        hand.app.device.update_insets()
        hand.app.device.phone.window_insets = Insets(keyboard=300 if stays else 0)
        hand.frames(60)
        field = next(hand.widgets("Field"))
        assert (field.focus, field.text) == (stays, "bru")
