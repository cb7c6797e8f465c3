"""The new table on the screen: chosen by taps, typed, moved, begun."""

from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any

import pytest

from screens.new_table.screen import NewTableScreen
from testing.names import ANNE, THREE, TWO
from testing.stage import Alone, Stage, Told
from testing.voices import LONG, LONGER
from views.new_table.form import Form
from views.new_table.view import FIRST_NAMES, present
from words import Voice

KNOWN = (*(f"Player {number}" for number in range(1, 20)), LONG, LONGER)


@contextmanager
def shown(form: Form) -> Iterator["Sitting"]:
    sitting = Sitting(form)
    yield sitting
    sitting.close()


class Sitting(Stage):
    """Keeps the form as the app does."""

    def __init__(self, form: Form) -> None:
        self.begun = 0
        controller: Any = SimpleNamespace(fill_in=self.change, begin=self._begun, context=Told(print))
        super().__init__(Alone(lambda: NewTableScreen(controller)))
        self.change(form)
        self.frames(3)

    def change(self, form: Form) -> None:
        self.form = form
        self.screen.show(present(form, KNOWN, Voice("en")))

    def sit_down(self, name: str) -> None:
        self.type(name)
        self.enter()

    def _begun(self) -> None:
        self.begun += 1

    def names(self) -> list[str]:
        return list(self.form.players)

    def label(self, text: str) -> Any:
        return next(label for label in self.widgets("Label") if label.text == text)


class TestScreen:
    def test_a_table_by_taps_alone(self) -> None:
        with shown(Form()) as driver:
            for said in ("Vedrfolnir", "Spring", "Player 3", "Player 1", "Player 2", "Player 5", "Player 5"):
                driver.reach(driver.chip(said))
            driver.reach(driver.chip("Count: 3 players"))
            assert driver.begun == 1
            assert [player.name for player in driver.form.sheet().players] == ["Player 3", "Player 1", "Player 2"]
            assert driver.form.sheet().expansions == ("spring",)
            driver.reach(driver.chip("Solo"))
            driver.reach(driver.chip("Count: a solo game"))
            assert driver.begun == 2

    def test_a_typed_name_sits_down_with_enter_and_another_can_follow(self) -> None:
        with shown(Form()) as driver:
            driver.reach(driver.screen.field)
            assert driver.screen.field.focus
            order = Voice("en").text("seat_order")
            assert order not in driver.texts
            driver.sit_down("Élodie")
            driver.sit_down("Ferdinand")
            assert order in driver.texts
            assert driver.names() == ["Élodie", "Ferdinand"]
            assert driver.screen.field.text == ""
            assert driver.screen.field.focus

    def test_or_with_the_plus(self) -> None:
        with shown(Form()) as driver:
            driver.reach(driver.screen.field)
            driver.type("Élodie")
            driver.reach(driver.screen.plus)
            assert driver.names() == ["Élodie"]

    def test_a_refused_name_stays_in_the_field_with_the_reason(self) -> None:
        with shown(Form(players=("Anne",))) as driver:
            driver.reach(driver.screen.field)
            driver.sit_down("anne")
            assert driver.names() == ["Anne"]
            assert driver.screen.field.text == "anne"
            assert driver.label("Anne is already at the table.").height > 0
            driver.sit_down("tte")
            assert driver.names() == ["Anne", "annette"]
            assert driver.screen.refusal.parent is None

    def test_what_is_half_typed_is_kept_whatever_else_is_tapped(self) -> None:
        with shown(Form()) as driver:
            driver.reach(driver.screen.field)
            driver.type("Élo")
            driver.reach(driver.chip("Nains"))
            assert (driver.form.game, driver.form.typed, driver.screen.field.text) == ("nains", "Élo", "Élo")

    def test_leaving_the_field_keeps_what_is_half_typed(self) -> None:
        with shown(Form()) as driver:
            driver.reach(driver.screen.field)
            driver.type("Élo")
            driver.screen.field.focus = False
            assert driver.form.typed == "Élo"

    def test_it_is_there_again_after_the_app_was_killed(self) -> None:
        with shown(Form.read(Form(typed="Élo", players=TWO).write())) as driver:
            assert driver.screen.field.text == "Élo"
            driver.reach(driver.chip("Count: 2 players"))
            assert (driver.begun, driver.form.players) == (0, (*TWO, "Élo")), "it sits down before the table begins"
            driver.reach(driver.chip("Count: 3 players"))
            assert driver.begun == 1

    def test_who_begins_too_early_is_told_what_is_missing(self) -> None:
        with shown(Form(players=ANNE)) as driver:
            missing = driver.label("One player is missing")
            before = missing.color
            driver.reach(driver.chip("Count"))
            assert driver.begun == 0
            assert missing.color != before
            assert missing.bold
            driver.reach(driver.chip("Player 1"))
            assert (driver.screen.missing, driver.screen.asked) == ("", False)

    def test_seats_are_changed_with_arrows_and_given_up_with_a_cross(self) -> None:
        with shown(Form(players=THREE)) as driver:
            first, second, third = driver.widgets("SeatLine")
            assert [line.name for line in (first, second, third)] == list(THREE)
            driver.reach(first.up)
            assert driver.names() == list(THREE)
            driver.reach(first.down)
            driver.reach(third.up)
            assert driver.names() == ["Bruno", "Chloé", "Anne"]
            driver.reach(second.remove)
            assert driver.names() == ["Bruno", "Anne"]
            assert [line.name for line in driver.widgets("SeatLine")] == ["Bruno", "Anne"]

    def test_a_name_stays_under_the_finger_when_another_row_comes(self) -> None:
        with shown(Form()) as driver:
            chip = driver.chip("Player 10")
            driver.screen.ids.scroll.scroll_y = 0.3
            driver.frames(3)
            before = chip.to_window(*chip.pos)
            driver.tap(chip)
            driver.frames(5)
            assert driver.names() == ["Player 10"]
            assert chip.to_window(*chip.pos) == pytest.approx(before, abs=1)
            driver.tap(chip)
            driver.frames(5)
            assert driver.names() == []
            assert chip.to_window(*chip.pos) == pytest.approx(before, abs=1)

    def test_the_field_stays_where_it_is_when_a_name_is_refused(self) -> None:
        with shown(Form(players=ANNE)) as driver:
            driver.reach(driver.screen.field)
            before = driver.screen.field.to_window(*driver.screen.field.pos)
            driver.sit_down("anne")
            assert driver.screen.refusal.parent
            assert driver.screen.field.to_window(*driver.screen.field.pos) == pytest.approx(before, abs=4)

    def test_many_known_names_end_in_a_chip_that_opens_the_rest(self) -> None:
        with shown(Form()) as driver:
            assert len(driver.screen.known.children) == FIRST_NAMES + 1
            driver.reach(driver.chip("…"))
            assert len(driver.screen.known.children) == len(KNOWN)

    def test_the_field_keeps_the_keyboard_while_sections_come_and_go(self) -> None:
        with shown(Form()) as driver:
            driver.reach(driver.screen.field)
            driver.sit_down("Élodie")
            driver.sit_down("élodie")
            assert driver.screen.refusal.parent
            assert driver.screen.field.focus
