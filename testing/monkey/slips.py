"""Random gestures of a finger that moves or rests: none of them is a tap."""

from math import cos, sin, tau
from typing import Any

from kivy.core.window import Window
from kivy.metrics import dp

from screens.widgets.gestures import TOUCH_SLOP, Gesture
from testing.driver import Finger
from testing.monkey.touches import Touches, called

#: Frames of one part of a movement, from a jump to a slow one, and of a hold.
PACES, HOLDS = (1, 2, 3, 5, 12, 30), (27, 40, 90)
#: What a finger may tremble, in dp, without moving.
TREMBLE = 5


class Slips(Touches):
    """Swipes, slides and holds at random places and paces."""

    def say(self, what: str) -> None:
        raise NotImplementedError

    def _start(self) -> tuple[float, float]:
        """Somewhere, mostly on something that can be tapped."""
        seen = self.seen()
        if not seen or self.random.random() < 0.3:
            return self.anywhere()
        widget = self.random.choice(seen)
        self.say(f"on {called(widget)}")
        x, y = widget.to_window(*widget.pos)
        return x + self.random.random() * widget.width, y + self.random.random() * widget.height

    def _path(self, finger: Finger, *places: tuple[float, float]) -> None:
        x, y = finger.x, finger.y
        for to_x, to_y in places:
            steps = self.random.choice(PACES)
            for step in range(1, steps + 1):
                self.frames(1)
                self.drag_to(finger, x + (to_x - x) * step / steps, y + (to_y - y) * step / steps)
            x, y = to_x, to_y

    def _end(self, finger: Finger) -> None:
        if self.random.random() < 0.2:
            self.frames(20)
        self.lift(finger)
        self.frames(2)
        self._flung = self.hand.clock.now

    def swipe(self) -> None:
        """Move in any direction, perhaps there and back, or on in another one."""
        x, y = self._start()
        turn = self.random.choice((0, 0, tau / 4, tau / 2, self.random.random() * tau)) + self.random.gauss(0, 0.03)
        far = dp(TOUCH_SLOP) + 1 + self.random.expovariate(1 / 80)
        places = [(x + far * cos(turn), y + far * sin(turn))]
        if self.random.random() < 0.3:
            places.append((x + self.random.uniform(-4, 4), y + self.random.uniform(-4, 4)))
        if self.random.random() < 0.2:
            places.append(self.anywhere())
        self.say(f"from {x:.0f}, {y:.0f} by {', '.join(f'{to_x:.0f}, {to_y:.0f}' for to_x, to_y in places)}")
        finger = self.press(x, y)
        self._path(finger, *places)
        self._end(finger)

    def slide_off(self) -> None:
        """Leave a chip over its edge, by a few pixels; a swipe where none is in sight."""
        seen = self.seen()
        if not seen:
            self.swipe()
            return
        widget = self.random.choice(seen)
        self.say(f"off {called(widget)}")
        reach = dp(widget.look.reach) if hasattr(widget, "look") else 0
        left, bottom = widget.to_window(widget.x - reach, widget.y - reach)
        right, top = widget.to_window(widget.right + reach, widget.top + reach)
        x, y = self.random.uniform(left, right), self.random.uniform(bottom, top)
        inside, outside = self.random.choice(
            (
                ((left + 1, y), (left - 2, y)),
                ((right - 1, y), (right + 2, y)),
                ((x, bottom + 1), (x, bottom - 2)),
                ((x, top - 1), (x, top + 2)),
            )
        )
        finger = self.press(*inside)
        pressed: Any = finger.ud.get("gesture", Gesture()).target
        back = [inside] if self.random.random() < 0.3 else []
        # the edge of a chip may be out of sight, and something else there
        self._path(finger, outside if pressed is widget else (inside[0] + Window.width / 2, inside[1]), *back)
        self._end(finger)

    def hold(self) -> None:
        """Rest on something, and tremble a little."""
        x, y = self._start()
        self.say(f"at {x:.0f}, {y:.0f}")
        finger = self.press(x, y)
        for _ in range(3):
            self.frames(self.random.choice(HOLDS) // 3 + 1)
            self.drag_to(finger, x + self.random.uniform(0, TREMBLE), y + self.random.uniform(0, TREMBLE))
        self.lift(finger)
        self.frames(2)
        self._flung = self.hand.clock.now  # a page that it held beyond its end comes back only now
