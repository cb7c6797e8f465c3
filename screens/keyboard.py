"""Use by a keyboard: a ring moves over everything that can be tapped; Enter and Space tap it, Ctrl+Z undoes."""

from collections.abc import Collection
from math import inf
from typing import Any

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Line
from kivy.metrics import dp
from kivy.uix.widget import Widget

from screens.shell import Box, Shell
from screens.theme import skin
from screens.widgets.gestures import Tappable
from screens.widgets.overlay import Overlay
from screens.widgets.scroll import WHEEL_STEP, Scroll, parents
from screens.widgets.sideways import Sideways
from screens.widgets.undoable import Undoable

TAB = 9
#: Enter, the one of the number pad, and Space.
TAPS = 13, 271, 32
#: Up, down, right and left, as directions on the window.
ARROWS = {273: (0, 1), 274: (0, -1), 275: (1, 0), 276: (-1, 0)}
#: Keys that undo or redo with Ctrl, or with the command key of a Mac.
Y, Z = 121, 122
#: An arrow prefers what lies straight ahead: whatever lies aside counts as so many pixels farther away …
ASIDE = 500
#: … and its distance to the side so many times.
WEIGHT = 3
#: Width of the ring, in dp.
THICK = 2
#: Distance of the ring from what it surrounds, in dp.
GAP = 2


class Keyboard:
    """Moves the ring, until the next touch."""

    def __init__(self, shell: Shell) -> None:
        self.shell = shell
        #: What the ring surrounds.
        self.at: Any = None
        self._ring = InstructionGroup()
        shell.canvas.after.add(self._ring)
        self._draw_ring = Clock.create_trigger(self._draw, 0, interval=True)
        shell.bind(on_touch_down=self._hide)

    def press(self, key: int, modifiers: Collection[str]) -> bool:
        """React to a key; False if it means nothing here."""
        if key in (Y, Z):
            redo = key == Y or "shift" in modifiers
            return bool({"ctrl", "meta"} & set(modifiers)) and self._undo(redo)
        if {"ctrl", "alt", "meta"} & set(modifiers):
            return False
        if key == TAB:
            self._step(-1 if "shift" in modifiers else 1)
        elif key in ARROWS:
            self._go(*ARROWS[key])
        elif key in TAPS and self.at in self._targets():
            self.shell.last_touch_up = self.at.to_window(*self.at.center)
            self.at.tap()
        else:
            return False
        return True

    def _undo(self, redo: bool) -> bool:
        """Undo or redo on the visible screen; False if it cannot or is covered by an overlay."""
        screen = self.shell.screen
        if self.shell.overlay or not isinstance(screen, Undoable):
            return False
        if redo:
            screen.redo()
        else:
            screen.undo()
        return True

    # where the ring can be

    def _targets(self) -> list[Any]:
        """Everything that can be tapped, in the order of the layout."""
        top = self.shell.overlay or self.shell
        return [
            widget
            for widget in top.walk()
            if isinstance(widget, Tappable) and widget.on_tap and not isinstance(widget, Overlay)
        ]

    def _step(self, by: int) -> None:
        """Go to the next one, or the one before."""
        for field in self.shell.typing:
            self.at, field.focus = field, False
        targets = self._targets()
        if self.at in targets:
            self._move(targets[(targets.index(self.at) + by) % len(targets)])
        elif targets:
            self._move(next((target for target in targets if in_sight(target)), targets[0]))

    def _go(self, right: int, up: int) -> None:
        """Go to the nearest one in a direction: first within what scrolls here, which else scrolls on."""
        targets = self._targets()
        if self.at not in targets:
            self._step(1)
            return
        for scroll in (parent for parent in parents(self.at) if isinstance(parent, Scroll)):
            inside = [target for target in targets if scroll in parents(target)]
            if self._go_among(inside, right, up) or (up and scroll.scroll_by(-up * dp(WHEEL_STEP))):
                return
        seen = [target for target in targets if in_sight(target)]
        below = None if self.shell.overlay else self.shell.page
        if not self._go_among(seen, right, up) and up and isinstance(below, Scroll):
            below.scroll_by(-up * dp(WHEEL_STEP))

    def _go_among(self, targets: Collection[Any], right: int, up: int) -> bool:
        """Go to the nearest of these in a direction; False if none lies there."""
        here = box(self.at)
        ahead = {target: _distance(here, box(target), right, up) for target in targets}
        nearest = min(ahead, key=ahead.__getitem__, default=None)
        if nearest is None or ahead[nearest] == inf:
            return False
        self._move(nearest)
        return True

    def _move(self, target: Any) -> None:
        self.at = target
        for parent in parents(target):
            if isinstance(parent, Sideways):
                parent.bring(target)
            elif isinstance(parent, Scroll):
                parent.scroll_to(target, padding=dp(2 * GAP + THICK), animate=False)
        self._draw_ring()

    # the ring

    def _hide(self, *_: object) -> None:
        self.at = None
        self._draw_ring.cancel()
        self._ring.clear()

    def _draw(self, _: float) -> None:
        """Draw the ring where the widget is now; without a ring if it is covered or out of sight."""
        if not self.at.get_root_window():
            self._hide()
            return
        self._ring.clear()
        overlay = self.shell.overlay
        if not in_sight(self.at) or (overlay and overlay not in (self.at, *parents(self.at))):
            return
        left, bottom, right, top = box(self.at)
        away = dp(GAP)
        edges = left - away, bottom - away, right - left + 2 * away, top - bottom + 2 * away, dp(12)
        for colour, width in ((skin.ground, dp(THICK + 1)), (skin.text, dp(THICK) / 2)):
            self._ring.add(Color(*colour))
            self._ring.add(Line(rounded_rectangle=edges, width=width))


def box(widget: Widget) -> Box:
    """Where a widget is in the window."""
    return (*widget.to_window(widget.x, widget.y), *widget.to_window(widget.right, widget.top))


def in_sight(widget: Widget) -> bool:
    """Whether its middle is inside of everything that scrolls it."""
    x, y = widget.to_window(*widget.center)
    around = [box(parent) for parent in parents(widget) if isinstance(parent, Scroll | Sideways)]
    return all(left <= x <= right and bottom <= y <= top for left, bottom, right, top in around)


def _distance(start: Box, end: Box, right: int, up: int) -> float:
    """How far from the middle of `start` in a direction `end` begins; infinite if it does not.

    >>> _distance((0, 0, 10, 10), (30, 0, 40, 10), 1, 0)
    25.0
    >>> _distance((0, 0, 10, 10), (30, 0, 40, 10), 0, 1)
    inf
    """
    low, high, sign = (0, 2, right) if right else (1, 3, up)
    middle = (start[low] + start[high]) / 2
    near = end[low] - middle if sign > 0 else middle - end[high]
    if near < 0:
        return inf
    across = (1, 3) if right else (0, 2)
    aside = max(0, *(one[across[0]] - other[across[1]] for one, other in ((start, end), (end, start))))
    return near + (ASIDE + WEIGHT * aside if aside else 0)
