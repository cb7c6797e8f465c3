"""Monkey test of the real app: taps, drags, types, rotates and kills at random, and logs its actions.

`python -m testing.monkey.app GAME [ACTIONS] [SEED]`; the same seed repeats the same actions; PIXELS=1 draws them.
"""

import gc
import os
import shutil
import sys
from collections import deque
from collections.abc import Callable
from contextlib import ExitStack
from datetime import UTC, datetime, timedelta
from functools import cache, partial
from pathlib import Path
from random import Random
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import testing.mock_window  # noqa: F401  before any import of Kivy

# isort: split
from kivy.clock import Clock
from kivy.core.window import Window
from kivy.metrics import Metrics

from records import DRAFT_CLOSED, Records
from records.backup import Backup
from records.trouble import UNREADABLE
from referee.rulebook import asked, entries
from referee.search import Index
from scoring import Sheet, write
from screens import gc_policy
from screens.app import ElvalandApp
from screens.storage_errors import StorageErrors as Trouble
from screens.widgets.chip import Chip
from sharing import code
from sharing.phone import COPIED, SAVED, SHARED, Outcome
from testing.app_driver import AppDriver
from testing.driver import set_metrics
from testing.fake_phone import FakePhone
from testing.monkey.actions import ACTIONS, SIZES, WORDS, Actions
from testing.monkey.app_invariants import Watch
from testing.monkey.records_invariants import check
from testing.monkey.touches import called
from views.new_table.form import Form
from words.names import box_titles, card_names

PEOPLE = "Anne", "Bruno", "Chloé"
#: Games to play, by argument.
GAMES = {
    "nidavellir": Form("nidavellir", ("thingvellir", "idavoll"), players=PEOPLE),
    "nains": Form("nains", players=PEOPLE),
    "vedrfolnir": Form("vedrfolnir", ("spring", "winter"), players=PEOPLE),
    "duel": Form("vedrfolnir", ("spring", "winter"), "duel", PEOPLE[:2]),
    "alone": Form("vedrfolnir", (), "solo", PEOPLE[:1]),
}

#: Numbers of actions between kills; some are large.
LIVES = 60, 300, 300, 300, 2500

#: Start of the virtual clock.
EVENING = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
#: Number of last actions reported on failure.
LAST = 20


@cache
def one_index() -> Index:
    """One search index shared by all restarts, to save time."""
    return Index(entries().values(), asked(), card_names(), box_titles())


class Held(ElvalandApp):
    """The app with its folder beside its file."""

    user_data_dir = property(lambda self: str(self.file.parent))


class Monkey(Actions):
    def __init__(self, folder: Path, game: str, seed: int) -> None:
        self.random = Random(f"{game} {seed}")
        self.sheet: Sheet[Any] = GAMES[game].sheet()
        self.name, self.folder, self.lives = f"{game}, seed {seed}", folder, 0
        #: Log of the last actions, and the number of all.
        self.did: deque[str] = deque(maxlen=LAST)
        self.count = 0
        self.tapped, self.restored = [], False
        self._stack, self._tidying = ExitStack(), gc.get_threshold()
        Clock.time = lambda: 1000.0
        Clock._last_tick = 1000.0
        for what, instead in {
            "screens.app.Records": partial(Records, now=self.now),
            "screens.storage_errors.in_background": lambda work: work(),
            "screens.background.in_background": lambda work: work(),
            "screens.rulebook.controller.Index": lambda *_: one_index(),
            "screens.widgets.chip.Chip.tap": self._noting(Chip.tap),
            "screens.storage_errors.StorageErrors._not_kept": self._refused(Trouble._not_kept),
            "screens.storage_errors.StorageErrors._recover": self._damaged,
            "records.Records.restore": self._noting_restore(Records.restore),
        }.items():
            self._stack.enter_context(patch(what, instead))
        Window.bind(on_request_close=self._asked_to_close)
        self._closing = False
        self.kept = folder / "0"
        self._lay_files()
        self._open()
        self.watch = Watch(self)
        self._live()

    # life cycle

    def play(self, actions: int) -> None:
        for _ in range(actions):
            self.act()

    def act(self) -> None:
        self.count += 1
        self.tapped.clear()
        self.restored = False
        self.app.device.phone.sent.clear()
        self._life -= 1
        (what,) = ("kill",) if self._life < 0 else self.random.choices(list(ACTIONS), list(ACTIONS.values()))
        self.did.append(f"{self.count}: {what.replace('_', ' ')}")
        try:
            getattr(self, what)()
            if self._closing:
                self.say("the app closes")
                self.close()
            self.frames(self.random.choice((0, 1, 3)))
            self.watch.look()
        except BaseException as error:
            error.add_note(self.told)
            raise

    def rest(self) -> None:
        """Return to the first screen and free caches, so that memory measurements are comparable."""
        while self.app.back():
            self.frames(1)
        self.run_short_of_memory()
        self.tapped.clear()
        self.frames(90)

    def stop(self) -> None:
        """Close the app and undo all patches."""
        self.hand.close()
        self.watch.stop()
        gc.unfreeze()
        gc.set_threshold(*self._tidying)
        set_metrics(Metrics.density, 1.0)
        Window.unbind(on_request_close=self._asked_to_close)
        self._stack.close()

    @property
    def told(self) -> str:
        """Description for reproducing a failure."""
        here, screen, over = (
            self.app.context.pages.navigation.here,
            type(self.hand.screen).__name__,
            type(self.app.shell.overlay).__name__,
        )
        where = f"{Window.width} by {Window.height}, text {Metrics.fontscale:.0%}, {here}, {screen}, {over} over it"
        return "\n".join([f"{self.name}, action {self.count}; {where}; the last actions:", *self.did])

    def say(self, what: str) -> None:
        self.did[-1] += f", {what}"

    def now(self) -> datetime:
        hand = getattr(self, "hand", None)
        return EVENING + self.slept + timedelta(seconds=hand.clock.now - 1000 if hand else 0)

    @property
    def file(self) -> Path:
        return self.kept / "elvaland.db"

    def _noting(self, tap: Callable[[Any], None]) -> Callable[[Any], None]:
        def noted(chip: Any) -> None:
            if chip.on_tap:
                self.tapped.append(chip)
                self.say(f"taps {called(chip)}")
            tap(chip)

        return noted

    def _noting_restore(self, restore: Callable[..., None]) -> Callable[..., None]:
        def noted(records: Records, backup: Backup) -> None:
            restore(records, backup)
            self.restored = True
            self.say(f"restores {backup.path.name}")

        return noted

    def _refused(self, tell: Callable[[Any, str], None]) -> Callable[[Any, str], None]:
        def refused(watch: Any, why: str) -> None:
            self.say(f"which is refused: {why}")
            assert why in (DRAFT_CLOSED, UNREADABLE), "nobody else has the file, and there is room"
            tell(watch, why)

        return refused

    def _damaged(self, *_: Any, **__: Any) -> None:
        raise AssertionError("the file is damaged")

    def _asked_to_close(self, *_: Any, **__: Any) -> bool:
        self._closing = True
        return True

    def _lay_files(self) -> None:
        """Files for the file picker: valid, truncated and random."""
        self.kept.mkdir()
        self.files = [self.folder / f"{name}.json" for name in ("sheet", "cut", "noise", "missing")]
        text = write(self.sheet)
        for file, content in zip(self.files, (text, text[:99], "\0\xff" * 500), strict=False):
            file.write_text(content, "utf-8")
        self.words = [*WORDS, code.written(self.sheet), str(self.files[0])]

    def _open(self) -> None:
        # a new process would start without garbage of the previous app
        gc_policy.collect_now()
        set_metrics(Metrics.density, 1.0)
        phone = FakePhone()
        phone.answer = Outcome(self.random.choice((SHARED, COPIED, SAVED)))
        app: Any = Held(self.file)
        app.device.phone = phone
        app.bind(on_start=gc_policy.configure_gc)
        self.hand = AppDriver(app, self.random.choice(SIZES[:3]))

    def _live(self) -> None:
        self._life = self.random.choice(LIVES)

    def close(self) -> None:
        """Close and reopen the app."""
        self._closing = False
        self.hand.close()
        self._open()

    def kill(self) -> None:
        """Restart the app on a copy of its files as they are on disk."""
        self.app.example.leave()  # as a kill does
        self.watch.remember()
        self.lives += 1
        after = self.folder / f"{self.lives}"
        shutil.copytree(self.kept, after, ignore=shutil.ignore_patterns("*-shm"))
        self.hand.close()
        shutil.rmtree(self.kept)
        self.kept = after
        self._open()
        self.watch.holds_what_it_remembers()
        self._live()


#: Number of memory measurements, and how many make a quarter.
LOOKS, QUARTER = 20, 5
#: Enough actions for memory to be stable after half of them; then the mean of the last quarter may exceed that of the
#: third by this share.
ENOUGH, MOST_GROWN = 10_000, 0.15
#: Limit in bytes on the growth of resident memory by fragmentation in the second half: many restarts share one process.
MOST_BETWEEN = 40e6
#: Limits on live widgets and clock events; the first screen has some forty, on a tablet 140, and a hand that is still
#: held 300 more.
MOST_WIDGETS, MOST_EVENTS = 200, 20


def main(game: str, actions: int = 20_000, seed: int = 0) -> None:
    """Run many actions, measuring memory at intervals."""
    with TemporaryDirectory() as folder:
        monkey, taken = Monkey(Path(folder), game, seed), []
        for _ in range(LOOKS):
            monkey.play(actions // LOOKS)
            monkey.rest()
            taken.append(now := monkey.watch.weigh())
            print(f"{game}: {monkey.count} actions, {monkey.lives} lives: {now}", flush=True)
            assert now.widgets < MOST_WIDGETS, "widgets live on"
            assert now.events < MOST_EVENTS, "events live on"
        check(monkey.app.context.records, monkey.folder, monkey.now)
        monkey.stop()
    third, last = taken[-2 * QUARTER : -QUARTER], taken[-QUARTER:]
    for what in ("held", "besides"):
        before, after = (fmean(getattr(now, what) for now in quarter) for quarter in (third, last))
        print(f"{game}, seed {seed}: {what}, from the third quarter to the last: {after / before - 1:+.1%}")
        assert actions < ENOUGH or after / before - 1 < MOST_GROWN, "the memory grows"
    assert taken[-1].resident - taken[LOOKS // 2].resident < MOST_BETWEEN, "the memory falls to pieces"


#: Environment for reproducible runs: hash order, and touch settings of a phone.
FIXED = {"PYTHONHASHSEED": "0", "KCFG_KIVY_DESKTOP": "0", "LC_ALL": "fr"}

if __name__ == "__main__":
    if not os.environ.items() >= FIXED.items():
        again = [sys.executable, "-m", "testing.monkey.app", *sys.argv[1:]]
        os.execve(sys.executable, again, {**os.environ, **FIXED})
    main(sys.argv[1], *map(int, sys.argv[2:]))
