"""The reveal: bars grow row by row and change their order, then the ranks appear, the winner last."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.animation import Animation
from kivy.clock import Clock
from kivy.metrics import dp, sp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.floatlayout import FloatLayout
from kivy.uix.layout import Layout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.bar import Bar, Sizes
from screens.widgets.chip import Chip
from screens.widgets.gestures import Tappable, gesture
from screens.widgets.looks import GOLD, PLAIN, UNDO
from views.icons import ICONS
from views.result.reveal_view import Reveal, RevealPlayer
from words import Voice, plain

load("result_reveal")

#: Seconds until the next step, and for what moves in it.
STEP_TIME, MOVE_TIME = 1.6, 1.1
#: `STEP_TIME` is counted in so many ticks: a pause of the app takes one tick at most.
TICKS = 4
#: Shares of `MOVE_TIME`: within the first the bars begin to grow, the last player's first, each for the second; then
#: the players change places.
BEGIN, GROW = 0.4, 0.35

#: Below this height in dp the heading is laid out beside the chip, to make room for the players; not below this height
#: in sp, where texts are too large for that.
LOW, LEAST = 480, 200
#: The least height of a player in sp, and from which height on the texts are large; the largest height of a bar in dp.
SMALLEST, LARGE, THICKEST = 50, 88, 72


class PlayerLine(BoxLayout):  # type: ignore[misc]
    """A player whose total is growing."""

    name = StringProperty()
    rank = StringProperty()
    total = StringProperty()
    crown = StringProperty()
    won = BooleanProperty(False)
    large = BooleanProperty(False)

    def __init__(self, name: str, zero: float) -> None:
        super().__init__(name=name)
        self.bar = Bar(zero=zero)
        self.add_widget(self.bar)

    def show(self, player: RevealPlayer, row: str, grown: float) -> None:
        self.rank, self.won = player.rank, player.won
        self.crown = ICONS["winner"] if player.won else ""
        self.total = plain(round(player.before + (player.total - player.before) * grown))
        self.bar.show(player.bar, row, grown)


class PlayerLines(Layout):  # type: ignore[misc]
    """The players below one another, in the order of their totals, all of them as high as there is room for."""

    def __init__(self, lines: Sequence[PlayerLine]) -> None:
        super().__init__()
        self.lines = lines
        #: The position of each player from the top; between two positions while they change places.
        self.positions: Sequence[float] = range(len(lines))
        for line in lines:
            self.add_widget(line)
            line.ids.head.bind(height=self._trigger_layout)
        trigger = self._trigger_layout
        self.bind(pos=trigger, size=trigger)

    def place(self, positions: Sequence[float]) -> None:
        self.positions = positions
        self._trigger_layout()

    def do_layout(self, *_: object) -> None:
        slot = self.height / len(self.lines)
        for line, position in zip(self.lines, self.positions, strict=True):
            line.large = slot >= sp(LARGE)
            gap = min(dp(10), slot * 0.1)
            line.size = self.width, slot - gap
            line.pos = self.x, self.top - (position + 1) * slot + gap
            around = line.padding[1] + line.padding[3] + line.spacing
            height = max(sp(10), min(dp(THICKEST), slot - gap - line.ids.head.height - around))
            sizes = Sizes(round(sp(22 if line.large else 14)), dp(2), dp(6 if line.large else 4))
            if (height, sizes) != (line.bar.height, line.bar.sizes):
                line.bar.resize(height, sizes)


class RevealOverlay(Tappable, FloatLayout):  # type: ignore[misc]
    """Covers the window. Steps advance by taps and, unless motion is off, by time; the last one stays."""

    title = StringProperty()
    sentence = StringProperty()
    icon = StringProperty()
    colour = ListProperty(skin.text)
    last = BooleanProperty(False)
    low = BooleanProperty(False)
    #: System insets from left, top, right and bottom.
    insets = ListProperty([0, 0, 0, 0])
    #: The least height at which everybody can be read.
    least = NumericProperty()
    #: Progress of what moves, from 0 to 1.
    moved = NumericProperty(1.0)

    def __init__(
        self,
        view: Reveal,
        voice: Voice,
        close: Callable[[], object],
        tell: Callable[[], object],
        motion: bool = True,
        first: int = 0,
    ) -> None:
        """`tell` is called when the winner appears."""
        super().__init__()
        self.view, self.voice, self.close, self.tell, self.motion = view, voice, close, tell, motion
        self.at = first - 1
        self.step = view.steps[first]
        self._step_timer: Any = None
        self.lines = [PlayerLine(player.name, view.zero) for player in self.step.players]
        self.players, self.least = PlayerLines(self.lines), len(self.lines) * sp(SMALLEST)
        self.ids.players.add_widget(self.players)
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
        """Show the next step; the last one is closed by its button alone, which one tap too many does not hit."""
        if not self.step.last:
            self._next_step()

    def _next_step(self) -> None:
        self.at += 1
        self.step = step = self.view.steps[self.at]
        self.title, self.sentence, self.last = step.title, step.sentence, step.last
        self.icon = ICONS["winner"] if any(line.won for line in step.players) else ICONS.get(step.row, "")
        self.colour = skin.of(step.row)
        label, tone = ("reveal_close", GOLD) if step.last else ("reveal_skip", PLAIN)
        self.skip.update(self.voice.text(label), tone=tone, on_tap=self.close)
        self._stop()
        if self.motion:
            self.moved = 0.0
            Animation(moved=1.0, duration=MOVE_TIME).start(self)
            if not step.last:
                self._ticks_left = TICKS
                self._step_timer = Clock.schedule_interval(self._tick, STEP_TIME / TICKS)
        self.on_moved()
        if step.last:
            self.tell()

    def _tick(self, _: float) -> None:
        self._ticks_left -= 1
        if not self._ticks_left:
            self.go_on()

    def on_moved(self, *_: object) -> None:
        """Grow the bars, the last player's first, then change places."""
        players = self.step.players
        for line, player in zip(self.lines, players, strict=True):
            wait = BEGIN * (len(players) - 1 - player.position_before) / max(1, len(players) - 1)
            line.show(player, self.step.row, eased((self.moved - wait) / GROW))
        share = eased((self.moved - BEGIN - GROW) / (1 - BEGIN - GROW))
        self.players.place([one.position_before + (one.position - one.position_before) * share for one in players])

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


def eased(share: float) -> float:
    """Progress that begins fast and ends slowly, within 0 and 1.

    >>> [eased(share) for share in (-1, 0, 0.5, 1, 2)]
    [0.0, 0.0, 0.75, 1.0, 1.0]
    """
    return 1 - (1 - min(1.0, max(0.0, share))) ** 2
