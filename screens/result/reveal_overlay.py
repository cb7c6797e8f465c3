"""The reveal: the totals grow row by row, then the ranks appear, the winner last."""

from collections.abc import Callable
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.bar import Bar
from screens.widgets.chip import Chip
from screens.widgets.gestures import Tappable, gesture
from screens.widgets.looks import GOLD, PLAIN, UNDO
from views.icons import ICONS
from views.result.reveal_view import RevealPlayer
from views.result.view import ResultView
from words import Voice, plain

load("result_reveal")

#: Seconds until the next step, and for the growing of its bars.
STEP_TIME, GROWTH_TIME = 1.2, 0.4
#: `STEP_TIME` is counted in so many ticks: a pause of the app takes one tick at most.
TICKS = 4

#: Below this height in dp the heading is laid out beside the chip, to make room for the players; not below this height
#: in sp, where texts are too large for that.
LOW, LEAST = 480, 200


class Runner(BoxLayout):  # type: ignore[misc]
    """A player whose total is growing."""

    name = StringProperty()
    rank = StringProperty()
    total = StringProperty()
    won = BooleanProperty(False)
    #: The longest total, which sets the width of all: the bars have one scale.
    widest = StringProperty()

    def __init__(self, name: str, widest: str, zero: float) -> None:
        super().__init__(name=name, widest=widest)
        self.bar = Bar(zero=zero)
        self.ids.text.add_widget(self.bar)

    def show(self, running: RevealPlayer, row: str, grown: float) -> None:
        self.rank, self.won = running.rank, running.won
        self.total = plain(round(running.before + (running.total - running.before) * grown))
        self.bar.show(running.bar, row, grown)


class Reveal(Tappable, FloatLayout):  # type: ignore[misc]
    """Covers the window. Steps advance by taps and, unless motion is off, by time."""

    title = StringProperty()
    sentence = StringProperty()
    icon = StringProperty()
    colour = ListProperty(skin.text)
    last = BooleanProperty(False)
    low = BooleanProperty(False)
    #: System insets from left, top, right and bottom.
    insets = ListProperty([0, 0, 0, 0])
    #: Progress of the growing bars, from 0 to 1.
    grown = NumericProperty(1.0)

    def __init__(
        self, view: ResultView, voice: Voice, close: Callable[[], object], motion: bool = True, first: int = 0
    ) -> None:
        super().__init__()
        self.view, self.voice, self.close, self.motion = view, voice, close, motion
        self.at = first - 1
        self.step = view.reveal[first]
        self._step_timer: Any = None
        widest = max((standing.total for standing in view.standings), key=len)
        self.runners = [Runner(running.name, widest, view.zero) for running in self.step.players]
        for runner in self.runners:
            self.ids.runners.add_widget(runner)
        self.skip = Chip(UNDO)
        self.skip.pos_hint = {"top": 1}
        self.ids.top.add_widget(self.skip)
        self.on_tap = self.go_on
        self.bind(parent=self._on_parent, height=self._choose_layout)
        self._next_step()

    def _choose_layout(self, *_: object) -> None:
        self.low = sp(LEAST) < self.height < dp(LOW)

    def on_low(self, *_: object) -> None:
        head, holder = self.ids.head.__self__, self.ids.beside if self.low else self.ids.column
        head.parent.remove_widget(head)
        holder.add_widget(head, index=len(holder.children))

    def go_on(self, *_: object) -> None:
        """Show the next step; close after the last one."""
        if self.step.last:
            self.close()
        else:
            self._next_step()

    def _next_step(self) -> None:
        self.at += 1
        self.step = step = self.view.reveal[self.at]
        self.title, self.sentence, self.last = step.title, step.sentence, step.last
        self.icon = ICONS["winner"] if any(runner.won for runner in step.players) else ICONS.get(step.row, "")
        self.colour = skin.of(step.row)
        label, tone = ("reveal_close", GOLD) if step.last else ("reveal_skip", PLAIN)
        self.skip.update(self.voice.text(label), tone=tone, on_tap=self.close)
        self._stop()
        if self.motion:
            self.grown = 0.0
            Animation(grown=1.0, duration=GROWTH_TIME, transition="out_quad").start(self)
            if not step.last:
                self._ticks_left = TICKS
                self._step_timer = Clock.schedule_interval(self._tick, STEP_TIME / TICKS)
        self.on_grown()

    def _tick(self, _: float) -> None:
        self._ticks_left -= 1
        if not self._ticks_left:
            self.go_on()

    def on_grown(self, *_: object) -> None:
        for runner, running in zip(self.runners, self.step.players, strict=True):
            runner.show(running, self.step.row, self.grown)

    def on_touch_down(self, touch: Any) -> bool:
        """Advance at a tap outside of the chip."""
        self.dispatch_inside(touch)
        if not gesture(touch).target and not touch.is_mouse_scrolling:
            self.press(touch)
        return True

    def _on_parent(self, _: object, parent: object) -> None:
        """Stop when removed from the window."""
        if parent is None:
            self._stop()

    def _stop(self) -> None:
        Animation.cancel_all(self)
        if self._step_timer:
            self._step_timer.cancel()
