"""The new table on the screen: players tapped, typed, dragged; who begins; the chip that starts."""

from collections.abc import Iterator
from contextlib import contextmanager
from math import copysign
from types import SimpleNamespace
from typing import Any

import pytest
from kivy.base import EventLoop

from screens.new_table.screen import NewTableScreen
from testing.driver import Finger
from testing.names import ANNE, THREE, TWO
from testing.screen_stage import RecordingController, ScreenDriver, SingleScreenApp
from testing.voices import LONG, LONGER
from views.new_table.form import Form
from views.new_table.view import FIRST_NAMES, present
from words import Voice

KNOWN = (*(f"Player {number}" for number in range(1, 20)), LONG, LONGER)


@contextmanager
def shown(form: Form, size: tuple[int, int] = (360, 640)) -> Iterator["Sitting"]:
    sitting = Sitting(form, size)
    yield sitting
    sitting.close()


class Sitting(ScreenDriver):
    """Keeps the form as the app does."""

    def __init__(self, form: Form, size: tuple[int, int]) -> None:
        self.begun = 0
        controller: Any = SimpleNamespace(
            fill_in=self.change, draw=self._draw, begin=self._begin, context=RecordingController(print)
        )
        super().__init__(SingleScreenApp(lambda: NewTableScreen(controller)), size)
        self.change(form)
        self.frames(3)

    def change(self, form: Form) -> None:
        self.form = form
        self.screen.show(present(form, KNOWN, Voice("en")))

    def sit_down(self, name: str) -> None:
        self.type(name)
        self.enter()

    def _draw(self, form: Form) -> None:
        self.change(form.started_by(form.players[-1]))

    def _begin(self, form: Form) -> None:
        self.begun += 1
        self.form = form.complete(KNOWN)

    def drag_seat(self, seat: int, to: int, beyond: float = 0) -> None:
        """Drag a seat by its handle, to the middle of another, or farther by a share of its height."""
        lines = list(self.widgets("SeatLine"))
        below = lines[to].center_y - lines[seat].center_y
        self.drag(lines[seat].handle, 0, below + beyond * copysign(lines[to].height, below))

    def names(self) -> list[str]:
        return list(self.form.players)

    def label(self, text: str) -> Any:
        return next(label for label in self.widgets("Label") if label.text == text)


class TestPlayers:
    def test_a_table_by_taps_alone(self) -> None:
        with shown(Form()) as driver:
            for said in ("Vedrfolnir", "Spring", "Player 3", "Player 1", "Player 2", "Player 5"):
                driver.tap(driver.chip(said))
            driver.tap(next(line for line in driver.widgets("SeatLine") if line.name.text == "Player 5").action)
            driver.tap(driver.chip("Count: 3 players"))
            assert driver.begun == 1
            assert [player.name for player in driver.form.sheet().players] == ["Player 3", "Player 1", "Player 2"]
            assert driver.form.sheet().expansions == ("spring",)
            driver.tap(driver.chip("Solo"))
            driver.tap(driver.chip("Count: a solo game"))
            assert driver.begun == 2

    def test_a_name_is_there_once(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.chip("Player 3"))
            assert [chip.text for chip in driver.widgets("Chip")].count("Player 3") == 1
            assert [line.name.text for line in driver.widgets("SeatLine")] == ["Player 3"]

    @pytest.mark.parametrize("beyond", [-0.3, 0, 0.3], ids=["not quite", "there", "beyond"])
    @pytest.mark.parametrize(("seat", "to"), [(0, 2), (2, 0), (1, 2), (0, 1)])
    def test_seats_are_dragged_by_their_handles(self, seat: int, to: int, beyond: float) -> None:
        with shown(Form(players=THREE)) as driver:
            driver.drag_seat(seat, to, beyond)
            assert driver.form == Form(players=THREE).move(seat, to)
            assert [line.name.text for line in driver.widgets("SeatLine")] == driver.names()
            assert [line.number for line in driver.widgets("SeatLine")] == ["1", "2", "3"]

    def test_a_seat_that_is_put_back_changes_nothing(self) -> None:
        with shown(Form(players=THREE)) as driver:
            tops = [line.top for line in driver.widgets("SeatLine")]
            driver.drag(next(driver.widgets("SeatLine")).handle, 40, -20)
            assert driver.names() == list(THREE)
            assert [line.top for line in driver.widgets("SeatLine")] == tops
            assert not any(line.lifted for line in driver.widgets("SeatLine"))

    def test_another_finger_takes_away_the_seat_that_is_dragged(self) -> None:
        with shown(Form(players=THREE)) as driver:
            line = next(driver.widgets("SeatLine"))
            x, y = line.handle.to_window(*line.handle.center)
            finger = Finger(x, y)
            EventLoop.post_dispatch_input("begin", finger)
            finger.to(x, y - 70)
            EventLoop.post_dispatch_input("update", finger)
            driver.frames(2)
            driver.touch(*line.action.to_window(*line.action.center))
            driver.frames(4)
            EventLoop.post_dispatch_input("end", finger)
            driver.frames(4)
            assert driver.names() == ["Bruno", "Chloé"]
            assert [line.name.text for line in driver.widgets("SeatLine")] == driver.names()

    def test_a_dragged_seat_scrolls_the_page_at_its_edge(self) -> None:
        with shown(Form("vedrfolnir", players=tuple(f"P{number}" for number in range(14)))) as driver:
            scroll = driver.screen.ids.scroll
            before = scroll.scroll_y
            handle = next(driver.widgets("SeatLine")).handle
            x, y = handle.to_window(*handle.center)
            finger = Finger(x, y)
            EventLoop.post_dispatch_input("begin", finger)
            finger.to(x, scroll.to_window(*scroll.pos)[1] + 10)
            EventLoop.post_dispatch_input("update", finger)
            driver.frames(240)
            EventLoop.post_dispatch_input("end", finger)
            driver.frames(10)
            assert scroll.scroll_y < before
            assert driver.names()[-1] == "P0"

    def test_a_swipe_on_a_name_drags_nothing(self) -> None:
        with shown(Form(players=THREE)) as driver:
            driver.drag(next(driver.widgets("SeatLine")).name, 0, -150)
            assert driver.names() == list(THREE)

    def test_a_handle_that_is_scrolled_out_of_sight_takes_no_touch(self) -> None:
        with shown(Form("vedrfolnir", players=tuple(f"P{number}" for number in range(14)))) as driver:
            hidden = next(
                line.handle
                for line in driver.widgets("SeatLine")
                if 0 < line.to_window(*line.pos)[1] + 30 < driver.screen.actions.top
            )
            x, y = hidden.to_window(*hidden.center)
            assert not driver.screen.seats.take(Finger(x, y))

    def test_a_cross_takes_a_player_away(self) -> None:
        with shown(Form(players=THREE)) as driver:
            driver.tap(list(driver.widgets("SeatLine"))[1].action)
            assert driver.names() == ["Anne", "Chloé"]

    def test_who_begins_is_drawn_and_shown_at_the_seat(self) -> None:
        with shown(Form(players=THREE)) as driver:
            driver.tap(driver.chip("Who begins?"))
            assert driver.form.starter == "Chloé"
            assert [line.name.note for line in driver.widgets("SeatLine")] == ["", "", "begins"]
            driver.drag_seat(2, 0)
            assert [line.name.note for line in driver.widgets("SeatLine")] == ["begins", "", ""]

    def test_many_known_names_end_in_a_chip_that_opens_the_rest(self) -> None:
        with shown(Form()) as driver:
            assert len(driver.screen.entry.known.children) == FIRST_NAMES + 1
            driver.tap(driver.chip("…"))
            assert len(driver.screen.entry.known.children) == len(KNOWN)


class TestField:
    def test_enter_seats_the_name_and_keeps_the_keyboard(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.field)
            driver.sit_down("Élodie")
            driver.sit_down("Ferdinand")
            assert driver.names() == ["Élodie", "Ferdinand"]
            assert driver.screen.field.text == ""
            assert driver.screen.field.focus

    def test_and_so_does_the_plus(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.field)
            for name in ("Élodie", "Ferdinand"):
                driver.type(name)
                driver.tap(driver.screen.entry.plus)
                assert driver.screen.field.focus
            assert driver.names() == ["Élodie", "Ferdinand"]

    def test_enter_in_an_empty_field_closes_the_keyboard_and_the_plus_opens_it(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.entry.plus)
            assert driver.screen.field.focus
            driver.enter()
            assert not driver.screen.field.focus
            assert not driver.screen.entry.refusal.text.strip()

    def test_a_refusal_scrolls_nothing(self) -> None:
        with shown(Form(players=("Player 1", "Player 2", "Player 3"))) as driver:
            driver.tap(driver.screen.field)
            driver.type("player 1")
            driver.frames(20)
            chips = [chip for chip in driver.widgets("Chip") if chip.text.startswith("Player")]
            before = [chip.to_window(*chip.pos) for chip in chips]
            driver.enter()
            driver.frames(20)
            assert driver.label("Player 1 is already at the table.").height > 0
            assert [chip.to_window(*chip.pos) for chip in chips] == before

    def test_a_full_table_takes_no_more_names(self) -> None:
        with shown(Form(players=("Anne", "Bo", "Cleo", "Dan"))) as driver:
            driver.tap(driver.chip("Player 3"))
            assert driver.label("The table is full: 5 players.").height > 0
            driver.tap(driver.chip("Player 4"))
            driver.tap(driver.screen.field)
            driver.sit_down("Eva")
            assert driver.names() == ["Anne", "Bo", "Cleo", "Dan", "Player 3"]
            assert driver.screen.start.text == "One player too many: 5 at most", "what is typed is not dropped"

    def test_a_refused_name_stays_in_the_field_with_the_reason_below(self) -> None:
        with shown(Form(players=ANNE)) as driver:
            driver.tap(driver.screen.field)
            before = driver.screen.field.to_window(*driver.screen.field.pos)
            driver.sit_down("anne")
            assert driver.names() == ["Anne"]
            assert driver.screen.field.text == "anne"
            assert driver.screen.field.focus
            assert driver.label("Anne is already at the table.").height > 0
            assert driver.screen.field.to_window(*driver.screen.field.pos) == pytest.approx(before, abs=1)
            driver.sit_down("tte")
            assert driver.names() == ["Anne", "annette"]
            assert not driver.screen.entry.refusal.text.strip()

    def test_what_is_half_typed_is_kept_whatever_else_is_tapped(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.field)
            driver.type("Élo")
            driver.tap(driver.chip("Nains"))
            assert (driver.form.game, driver.form.typed, driver.screen.field.text) == ("nains", "Élo", "Élo")

    def test_leaving_the_field_keeps_what_is_half_typed(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.field)
            driver.type("Élo")
            driver.screen.field.focus = False
            assert driver.form.typed == "Élo"

    def test_the_field_stays_in_place_while_players_come(self) -> None:
        with shown(Form()) as driver:
            driver.tap(driver.screen.field)
            driver.sit_down("Élodie")
            field = driver.screen.field
            driver.frames(90)
            before = field.to_window(*field.pos)
            for name in ("Ferdinand", "Gustave"):
                driver.sit_down(name)
                driver.frames(6)
            assert field.to_window(*field.pos) == pytest.approx(before, abs=1)

    @pytest.mark.parametrize("players", [(), THREE, (*THREE, "David"), (*THREE, "David", "Éva")], ids=len)
    @pytest.mark.parametrize("size", [(360, 640), (320, 568)])
    def test_on_a_phone_it_is_in_sight_however_many_sit(self, size: tuple[int, int], players: tuple[str, ...]) -> None:
        with shown(Form("vedrfolnir", players=players), size) as driver:
            assert driver.screen.ids.scroll.scroll_y == 1
            field = driver.screen.field
            before = field.to_window(*field.pos)
            assert before[1] >= driver.screen.actions.to_window(0, driver.screen.actions.top)[1]
            driver.tap(field)
            for name in ("Gustave", "Hilde", "Ingrid"):
                driver.sit_down(name)
                driver.frames(6)
                assert field.to_window(*field.pos) == before
                seat, scroll = driver.screen.seats.rows[-1], driver.screen.ids.scroll
                assert seat.name.text == name
                low, top = seat.to_window(*seat.pos)[1], seat.to_window(0, seat.top)[1]
                assert scroll.to_window(0, scroll.y)[1] - 1 <= low < top <= scroll.to_window(0, scroll.top)[1] + 1

    @pytest.mark.parametrize("size", [(360, 640), (640, 360), (320, 640)])
    def test_it_is_above_the_start_chip_whatever_the_window(self, size: tuple[int, int]) -> None:
        with shown(Form(players=THREE), size) as driver:
            driver.tap(driver.screen.field)
            driver.frames(6)
            low = driver.screen.field.to_window(*driver.screen.field.pos)[1]
            above = driver.screen.actions.to_window(0, driver.screen.actions.top)[1]
            assert driver.screen.low or low >= above


class TestStart:
    def test_it_counts_with_the_name_that_is_typed_and_says_so(self) -> None:
        with shown(Form.read(Form(typed="Élo", players=TWO).write())) as driver:
            assert driver.screen.field.text == "Élo"
            driver.tap(driver.chip("Count: 3 players"))
            assert (driver.begun, driver.form.players) == (1, (*TWO, "Élo"))

    def test_it_says_how_many_at_every_letter(self) -> None:
        with shown(Form(players=ANNE)) as driver:
            driver.tap(driver.screen.field)
            assert driver.screen.start.text == "Add one player"
            driver.type("Anne")
            assert driver.screen.start.text == "Add one player"
            driver.type("tte")
            assert driver.screen.start.text == "Count: 2 players"

    def test_a_name_that_is_seated_already_does_not_keep_it_from_counting(self) -> None:
        with shown(Form(players=TWO)) as driver:
            driver.tap(driver.screen.field)
            driver.sit_down("anne")
            driver.tap(driver.chip("Count: 2 players"))
            assert (driver.begun, driver.form.players) == (1, TWO)

    def test_where_players_are_missing_it_leads_to_the_field(self) -> None:
        with shown(Form(players=ANNE)) as driver:
            start = driver.chip("Add one player")
            assert start.tone.fill != "gold"
            driver.tap(start)
            assert driver.begun == 0
            assert driver.screen.field.focus
            driver.tap(driver.chip("Player 1"))
            assert driver.chip("Count: 2 players").tone.fill == "gold"
