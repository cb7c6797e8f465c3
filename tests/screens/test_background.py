"""Long work beside the screens: how far it is is seen, a tap or the back key stops it, and nothing else is touched."""

import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from records import Records
from records.exchange import Exchange
from screens import background
from screens.background import Job, Stopped
from screens.navigation import Start
from sharing.phone import PICKED, Outcome
from testing.app_driver import AppDriver
from testing.fake_phone import accepts, does, finish
from testing.sheets import kept_sheets
from testing.transfer import EXAMPLE, SMALL, settings
from words import Voice

SAID = Voice("en")


@pytest.fixture(autouse=True)
def _threads(monkeypatch: pytest.MonkeyPatch) -> None:
    """Real ones."""
    monkeypatch.setattr(background, "in_background", lambda work: Thread(target=work, daemon=True).start())


def until(hand: AppDriver, true: Callable[[], object]) -> None:
    """The screens go on while others work."""
    for _ in range(2_000):
        if true():
            return
        hand.frames(1)
        time.sleep(0.002)
    raise AssertionError("this never comes")


class Work:
    """Is never done."""

    def __init__(self) -> None:
        self.told: list[object] = []

    def run(self, hand: AppDriver) -> None:
        hand.app.background.run("Working…", self._go_on, self.told.append, self.told.append)

    def _go_on(self, job: Job) -> None:
        while True:
            job.progress(0.25)
            time.sleep(0.001)


@pytest.fixture
def work(hand: AppDriver) -> Work:
    work = Work()
    work.run(hand)
    until(hand, lambda: hand.over)
    return work


def test_it_says_what_is_done_and_how_far_it_is(hand: AppDriver, work: Work) -> None:
    assert hand.over == "Working…"
    until(hand, lambda: hand.app.shell.overlay.progress.share == 0.25)
    assert not work.told
    hand.app.background.stop()
    until(hand, lambda: work.told)


@pytest.mark.parametrize("stop", [lambda hand: does(hand, "Stop"), lambda hand: hand.key(27)], ids=["a tap", "back"])
def test_it_is_stopped(hand: AppDriver, work: Work, stop: Callable[[AppDriver], Any]) -> None:
    stop(hand)
    until(hand, lambda: work.told)
    assert [type(told) for told in work.told] == [Stopped]
    assert (hand.over, hand.here, hand.app.background.job) == ("", Start("count"), None)


def test_nothing_else_is_touched_meanwhile(hand: AppDriver, work: Work) -> None:
    below = hand.chip("New game")
    hand.touch(*below.to_window(*below.center))
    hand.frames(4)
    assert (hand.over, hand.here) == ("Working…", Start("count"))
    hand.app.appearance.look = ("fr", *hand.app.appearance.look[1:])
    hand.app.lifecycle.check_system_settings()
    until(hand, lambda: hand.over)
    assert not work.told
    hand.key(27)
    until(hand, lambda: work.told)


def test_what_is_handed_over_meanwhile_waits(hand: AppDriver, work: Work, tmp_path: Path) -> None:
    (tmp_path / "handed").write_text("good evening")
    hand.app.lifecycle.receive(Outcome(PICKED, tmp_path / "handed"))
    hand.frames(3)
    assert hand.over == "Working…"
    hand.key(27)
    until(hand, lambda: hand.app.context.transfer.message == SAID.text("code_none"))
    assert work.told


def test_short_work_shows_nothing_of_itself(hand: AppDriver) -> None:
    told: list[object] = []
    hand.app.background.run("Working…", lambda _: 7, told.append, print)
    until(hand, lambda: told)
    hand.frames(60)
    assert (told, hand.over) == ([7], "")


def test_a_mistake_of_ours_is_not_hidden(hand: AppDriver) -> None:
    def wrong(_: Job) -> None:
        raise ZeroDivisionError

    hand.app.background.run("Working…", wrong, print, hand.app.context.transfer._failed)
    with pytest.raises(ZeroDivisionError):
        until(hand, lambda: False)


class TestAllData:
    """More of them than a thread takes in at once."""

    @pytest.fixture
    def data(self, tmp_path: Path) -> Path:
        file = tmp_path / "data.elvaland"
        with closing(Records(tmp_path / "other/elvaland.db")) as other:
            for sheet in (EXAMPLE, SMALL):
                other.history.receive(sheet)
            other.exchange.write(file)
        return file

    def test_they_come_in_beside_the_screens(self, hand: AppDriver, data: Path) -> None:
        hand.app.lifecycle.receive(Outcome(PICKED, data))
        until(hand, lambda: hand.app.context.transfer.question)
        accepts(hand)
        until(hand, lambda: hand.app.context.transfer.message)
        assert len(kept_sheets(hand.app.context.records)) == 2

    def test_stopped_in_the_middle_nothing_has_changed(
        self, hand: AppDriver, data: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        read = Exchange.read
        shares: list[float] = []

        def stopped_late(exchange: Exchange, path: Path, progress: Callable[[float], object]) -> Any:
            def report(share: float) -> None:
                shares.append(share)
                if share > 0.6:
                    hand.app.background.stop()
                progress(share)

            return read(exchange, path, report)

        monkeypatch.setattr(Exchange, "read", stopped_late)
        hand.app.lifecycle.receive(Outcome(PICKED, data))
        until(hand, lambda: hand.app.context.transfer.question)
        accepts(hand)
        until(hand, lambda: hand.app.context.transfer.message)
        assert hand.app.context.transfer.message == SAID.text("stopped")
        assert 0.6 < shares[-1] < 1
        assert kept_sheets(hand.app.context.records) == []
        assert hand.app.context.records.people.names() == ()

    @pytest.mark.parametrize("label", ["data_out", "spreadsheet"])
    def test_they_leave_beside_the_screens(self, hand: AppDriver, label: str) -> None:
        finish(hand, EXAMPLE)
        settings(hand, SAID.text(label))
        until(hand, lambda: hand.app.device.phone.sent)
        ((_, path),) = hand.app.device.phone.sent
        assert path.stat().st_size

    def test_a_file_too_large_for_a_phone_is_told(self, hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr("screens.transfer.controller.LARGEST", 100)
        finish(hand, EXAMPLE)
        settings(hand, SAID.text("data_out"))
        until(hand, lambda: hand.app.device.phone.sent)
        assert SAID.text("file_large", most=0) in [getattr(text, "text", "") for text in hand.app.shell.overlay.walk()]
