"""What other phones tap is seen here at once, whatever page is open, and disturbs nobody."""

from collections.abc import Callable
from typing import Any

import pytest
from kivy.clock import Clock
from kivy.core.window import Window

from records import Damaged
from screens.together import controller
from session.counting import CountingSession
from session.together import Act
from session.undo import ChangedSinceError
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.door import Guest, open_door
from testing.reference import REFERENCE
from testing.storage_errors import told
from testing.tables import ROUNDS, sheet
from together.server import Job
from views.counting.position import BY_CATEGORY
from words import Voice

EN = Voice("en")
STAND = Act("1", "stand", 0, "", "", 0)


def texts(hand: AppDriver) -> set[str]:
    """All texts and notes on the screen."""
    return {getattr(widget, name, "") for widget in hand.screen.walk() for name in ("text", "note", "title", "number")}


def total(hand: AppDriver, seat: int = 1) -> int:
    score: int = hand.app.context.counting.table.result.players[seat].total
    return score


class TestSeenAtOnce:
    def test_on_the_same_hand(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 1)
        chip = shared.offer("warrior 5")
        before = chip.tone
        bruno.tap("warrior", "warrior 5")
        assert shared.offer("warrior 5") is chip
        assert chip.tone != before
        assert bruno.totals[1] == str(total(shared)) == "5"

    def test_on_the_hand_of_another_player(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 0)
        for _ in range(2):
            bruno.tap("warrior", "warrior 9")
        assert [tab.note for tab in shared.screen.tabs.shown] == ["0", "18", "0", "0"]
        assert shared.offer("warrior 9").note == "Bruno", "what others hold is shown as theirs"
        assert shared.app.context.counting.table.position.seat == 0

    def test_beside_the_hand_on_a_tablet(self, shared: AppDriver, bruno: Guest) -> None:
        Window.size = 1024, 768
        shared.frames(5)
        bruno.tap("warrior", "warrior 9")
        assert "9" in texts(shared)
        assert shared.screen.phones.parent is shared.screen.tools

    def test_on_a_category(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.counting.table.order(BY_CATEGORY)
        shared.go_to_section("warrior", 0)
        bruno.tap("warrior", "warrior 9")
        assert shared.section("warrior", 1).view.number == "9"

    def test_on_the_result_so_far(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.counting.to_result()
        shared.frames(5)
        bruno.tap("warrior", "warrior 9")
        assert "9" in texts(shared)

    def test_on_the_result(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        bruno = Guest(hand, "bruno")
        bruno.sit(1)
        hand.app.context.counting.finish()
        hand.frames(5)
        before = total(hand)
        bruno.tap("warrior", "warrior 5")
        assert total(hand) != before
        assert str(total(hand)) in texts(hand)
        kept = hand.app.context.records.history.tables()[0]
        assert hand.app.context.records.history.result(kept.version).players[1].total == total(hand)

    def test_the_last_hand_that_is_counted_turns_the_result_so_far_into_the_result(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        guests = [Guest(hand, name) for name in ("anne", "bruno", "chloe", "david")]
        hand.app.context.counting.to_result()
        for seat, guest in enumerate(guests):
            guest.sit(seat)
            guest.do("counted")
        assert guests[3].told["state"] == "result"
        assert EN.text("result_rematch") in texts(hand)

    def test_at_home(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.counting.leave()
        shared.frames(5)
        before = texts(shared)
        bruno.tap("warrior", "warrior 5")
        bruno.do("counted")
        assert texts(shared) != before

    def test_who_comes_and_who_is_freed(self, shared: AppDriver) -> None:
        Guest(shared, "bruno").sit(1)
        assert shared.chip("together").note == "1"
        anne = Guest(shared, "anne", "iPhone")
        anne.sit(0)
        assert shared.chip("together").note == "2"
        shared.tap(shared.chip("together"))
        shared.tap(next(chip for chip in shared.widgets("Chip") if chip.text == "Free"))
        assert [seat.free for seat in shared.app.context.together.view().seats] == ["", "Free", "", ""]
        assert len([chip for chip in shared.widgets("Chip") if chip.text == "Free"]) == 1
        anne.send()
        assert anne.told["state"] == "choosing"
        shared.back()
        assert shared.chip("together").note == "1"

    def test_a_reveal_that_is_shown_here(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        bruno = Guest(hand, "bruno")
        hand.app.context.counting.finish()
        hand.app.context.result.reveal()
        hand.frames(30)
        host = hand.app.context.together.host
        assert host.reveal == hand.app.shell.overlay.at
        hand.back()
        hand.frames(30)
        assert host.reveal is None
        bruno.send()
        assert bruno.told["state"] == "result"


class TestUndisturbed:
    def test_an_overlay_stays(self, shared: AppDriver, bruno: Guest) -> None:
        overlays: list[Callable[[], object]] = [
            lambda: shared.tap(shared.chip("more")),
            lambda: shared.tap(shared.chip("together")),
            lambda: shared.app.context.counting.find_card("dw"),
            lambda: shared.app.context.counting.explain(shared.section("warrior").view),
        ]
        for value, show in enumerate(overlays, 4):
            show()
            shared.frames(5)
            overlay = shared.app.shell.overlay
            bruno.tap("warrior", f"warrior {value}")
            assert shared.app.shell.overlay is overlay
            shared.back()
            assert shared.app.shell.overlay is None

    def test_a_page_that_does_not_show_the_table_stays(self, shared: AppDriver, bruno: Guest) -> None:
        shared.app.context.edit_table.page()
        shared.app.context.counting.edit_table()
        screen = shared.screen
        bruno.tap("warrior", "warrior 5")
        assert shared.screen is screen
        shared.app.context.edit_table.rename(0, "Zoé")
        shared.frames(3)
        bruno.send()
        assert [seat["name"] for seat in bruno.told["seats"]][:2] == ["Zoé", "Bruno"]
        assert bruno.totals[1] == "5"

    def test_a_finger_that_is_down_taps_what_it_pressed(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 1)
        chip = shared.offer("warrior 3")
        places = {key: shared.offer(key).to_window(*shared.offer(key).pos) for key in ("warrior 3", "warrior 9")}
        finger = shared.press(chip)
        shared.frames(2)
        before = shared.offer("warrior 9").tone
        bruno.tap("warrior", "warrior 9")
        assert shared.offer("warrior 9").tone == before, "what is under the finger waits for it"
        assert {key: shared.offer(key).to_window(*shared.offer(key).pos) for key in places} == places
        shared.lift(finger)
        shared.frames(4)
        assert shared.app.context.counting.table.sheet.players[1].army.warrior == (3, 9)
        assert shared.offer("warrior 9").tone != before

    def test_a_finger_that_stays_down_is_not_waited_for(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 1)
        before = shared.offer("warrior 9").tone
        finger = shared.press((20, 620))
        bruno.tap("warrior", "warrior 9")
        shared.frames(60)
        assert shared.offer("warrior 9").tone != before
        shared.lift(finger)

    def test_a_tap_on_the_result_is_of_what_it_pressed(self, hand: AppDriver) -> None:
        open_door(hand, REFERENCE).back()
        bruno = Guest(hand, "bruno")
        bruno.sit(1)
        hand.app.context.counting.to_result()
        hand.frames(5)
        row = hand.screen.standings[0]
        finger = hand.press(row.total)
        bruno.tap("coins", "coin 25")
        hand.lift(finger)
        hand.frames(10)
        assert hand.over.startswith("Chloé")
        hand.back()
        for _ in range(4):
            bruno.tap("coins", "coin 25")
            bruno.tap("coins", "coin 24")
        assert hand.screen.standings[0] is row, "rows are used again"
        assert [standing.name for standing in hand.screen.standings] == [
            standing.name for standing in hand.screen.view.standings
        ]

    def test_a_page_that_a_finger_scrolls_stays_under_it(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 1)
        scroll = shared.screen.scroll
        finger = shared.press((180, 400))
        shared.frames(1)
        for y in (390, 420, 460, 500):
            shared.move(finger, (180, y))
            shared.frames(1)
        offset = shared.screen.sections.offset
        assert offset > 0
        bruno.tap("warrior", "warrior 9")
        bruno.tap("heroes", "skaa")
        assert shared.screen.sections.offset == pytest.approx(offset, abs=1)
        shared.move(finger, (180, 520))
        shared.frames(2)
        assert shared.screen.sections.offset > offset
        shared.lift(finger)
        assert scroll is shared.screen.scroll

    def test_a_collecte_that_a_guest_begins_cancels_a_tap_that_is_under_way(self, hand: AppDriver) -> None:
        open_door(hand, empty_sheet(sheet(ROUNDS))).back()
        guest = Guest(hand, "bruno")
        guest.sit(1)
        before = hand.app.context.counting.table.sheet
        finger = hand.press(hand.offer("odin 1"))
        hand.frames(2)
        pages = len(guest.told["hand"]["sections"])
        command = guest.told["hand"]["commands"][0]["key"]
        guest.do("tap", key=command, sections=pages)
        assert {box.cell[1] for box in hand.screen.columns.boxes} == {"round 1"}
        after = hand.app.context.counting.table.sheet
        assert after != before
        hand.lift(finger)
        hand.frames(4)
        assert hand.app.context.counting.table.sheet == after

    def test_many_taps_take_a_part_of_each_frame(self, shared: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        host, now, done = shared.app.context.together.host, [0.0], []

        def do(job: Any) -> None:
            done.append(job)
            now[0] += 0.003

        monkeypatch.setattr(host, "do", do)
        monkeypatch.setattr(controller, "perf_counter", lambda: now[0])
        together = shared.app.context.together
        job = Job("bruno", "", STAND, lambda _: None)
        for _ in range(5):
            together._submit(together._jobs, job)
        for frame in (2, 4, 5):
            shared.frames(1)
            assert len(done) == frame

    def test_what_changes_nothing_draws_nothing(
        self, shared: AppDriver, bruno: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        bruno.tap("warrior", "warrior 9")
        bruno.add("tap", section="warrior", key="warrior 3")
        kept = list(bruno.waiting)
        bruno.send()
        refreshed: list[object] = []
        monkeypatch.setattr(shared.app.context.pages, "refresh", lambda: refreshed.append(1))
        bruno.waiting = kept  # sent twice
        bruno.send()
        assert not bruno.waiting
        assert not refreshed


class TestUndo:
    def test_each_takes_back_their_own(self, shared: AppDriver, bruno: Guest) -> None:
        shared.go_to_section("warrior", 0)
        shared.tap(shared.offer("warrior 3"))
        bruno.tap("warrior", "warrior 9")
        shared.tap(shared.chip("undo"))
        assert (total(shared, 0), total(shared, 1)) == (0, 9)
        shared.tap(shared.chip("redo"))
        bruno.do("undo")
        assert (total(shared, 0), total(shared, 1)) == (3, 0)

    @pytest.mark.parametrize("chip", ["undo", "redo"])
    def test_what_others_built_on_is_said(self, shared: AppDriver, monkeypatch: pytest.MonkeyPatch, chip: str) -> None:
        def refuse(*_: object) -> None:
            raise ChangedSinceError

        monkeypatch.setattr(CountingSession, chip, refuse)
        shared.tap(shared.chip(chip))
        assert told(shared) == [EN.text("not_undone"), EN.text("not_undone_since")]
        shared.app.context.counting.edit_table()
        shared.frames(5)
        getattr(shared.app.context.edit_table, chip)()
        assert told(shared) == [EN.text("not_undone"), EN.text("not_undone_since")]


class TestTrouble:
    def test_a_full_phone_is_told_once_and_the_guest_keeps_the_tap(self, shared: AppDriver, bruno: Guest) -> None:
        file = shared.app.context.records._file
        (pages,) = file.execute("PRAGMA page_count").fetchone()
        file.execute(f"PRAGMA max_page_count = {pages}")
        for _ in range(60):
            bruno.tap("warrior", "warrior 9")
            if bruno.waiting:
                break
        before = shared.app.context.counting.table.sheet
        assert bruno.told["refused"] == ["refused_not_kept"]
        assert told(shared) == [EN.text("not_kept"), EN.text("not_kept_full")]
        for _ in range(3):
            bruno.send()
            assert shared.over == "", "it is said once"
        file.execute("PRAGMA max_page_count = 100000")
        bruno.send()
        assert not bruno.waiting
        assert shared.app.context.counting.table.sheet != before

    def test_what_is_open_here_stays_and_is_said_after_it(self, shared: AppDriver, bruno: Guest) -> None:
        file = shared.app.context.records._file
        file.execute("PRAGMA query_only = 1")
        shared.tap(shared.chip("more"))
        menu = shared.over
        bruno.tap("warrior", "warrior 9")
        assert bruno.waiting
        assert shared.over == menu
        shared.back()
        bruno.send()
        assert shared.over == EN.text("not_kept")
        file.execute("PRAGMA query_only = 0")

    def test_a_damaged_file_is_replaced_and_the_door_opens_again(
        self, shared: AppDriver, bruno: Guest, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def damaged(*_: object) -> None:
            raise Damaged("malformed")

        context = shared.app.context
        with monkeypatch.context() as patch:
            patch.setattr(context.records, "tap", damaged)
            bruno.add("tap", section="warrior", key="warrior 9")
            bruno.send()
            assert bruno.waiting
            shared.frames(10)
        shared.back()
        assert shared.app.context is not context
        bruno.send()
        assert not bruno.waiting
        assert total(shared) == 9


def test_the_server_reaches_the_app_by_the_clock_alone(shared: AppDriver) -> None:
    """A job that comes while nobody drains the queue waits for a frame."""
    together = shared.app.context.together
    jobs: list[object] = []
    together._submit(together._jobs, Job("bruno", "", STAND, jobs.append))
    assert not jobs
    assert together._work in Clock.get_events()
    shared.frames(1)
    assert len(jobs) == 1
