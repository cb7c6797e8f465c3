"""The shapes of a chart, in dp from its lower left corner, with colours and icons by name."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import NamedTuple

#: Gives the width and height of a text.
Measure = Callable[[str], tuple[float, float]]

#: Colour names: for texts, for secondary texts, for what stands out, for grid lines.
TEXT, MUTED, GOLD, FAINT = "text", "muted", "gold", "faint"

#: The least distance between two labels.
LABEL_GAP = 6.0


class Stroke(NamedTuple):
    """A line through points."""

    points: tuple[tuple[float, float], ...]
    ink: str
    width: float = 1.0
    dashed: bool = False


class Mark(NamedTuple):
    """A dot or a diamond around a point."""

    x: float
    y: float
    size: float
    diamond: bool
    ink: str


class Block(NamedTuple):
    """A bar, full or as an outline."""

    x: float
    y: float
    width: float
    height: float
    ink: str
    full: bool = True


class Sign(NamedTuple):
    """An icon at its lower left corner."""

    icon: str
    x: float
    y: float
    size: float


class Label(NamedTuple):
    """A text at its lower left corner."""

    text: str
    x: float
    y: float
    width: float
    height: float
    ink: str = MUTED

    def touches(self, other: "Label") -> bool:
        beside = min(self.x + self.width, other.x + other.width) <= max(self.x, other.x)
        above = min(self.y + self.height, other.y + other.height) <= max(self.y, other.y)
        return not (beside or above)


@dataclass(slots=True)
class Drawing:
    """The shapes of a chart, drawn in the order of the fields."""

    width: float
    height: float = 0.0
    blocks: list[Block] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def lifted(self, up: float) -> "Drawing":
        """A drawing of this height, with all shapes moved up by it."""
        return Drawing(
            self.width,
            up,
            [block._replace(y=block.y + up) for block in self.blocks],
            [stroke._replace(points=tuple((x, y + up) for x, y in stroke.points)) for stroke in self.strokes],
            [mark._replace(y=mark.y + up) for mark in self.marks],
            [sign._replace(y=sign.y + up) for sign in self.signs],
            [label._replace(y=label.y + up) for label in self.labels],
        )


class Chart:
    """A chart that can be drawn in any width."""

    def draw(self, width: float, measure: Measure) -> Drawing:
        raise NotImplementedError


def round_steps(low: float, high: float, most: int) -> list[int]:
    """About `most` round numbers at equal steps that cover `low` to `high`, for grid lines.

    >>> round_steps(151, 274, 5), round_steps(-7, 12, 5), round_steps(200, 200, 5), round_steps(0, 1, 3)
    ([150, 200, 250, 300], [-10, -5, 0, 5, 10, 15], [199, 200, 201], [0, 1])
    """
    if high <= low:
        low, high = low - 1, high + 1
    rough = max(1.0, (high - low) / (most - 1))
    power = 10 ** floor(log10(rough))
    step = next(int(power * nice) for nice in (1, 2, 5, 10) if power * nice >= rough)
    return list(range(floor(low / step) * step, ceil(high / step) * step + 1, step))


@dataclass(frozen=True, slots=True)
class Key:
    """An entry of the legend."""

    text: str
    #: "dot", "diamond", "dashes", "full" or "empty".
    shape: str


#: The width of a shape before its text, and the gap between two entries.
KEY_WIDTH, KEY_GAP = 16.0, 14.0


def add_legend(drawing: Drawing, keys: Sequence[Key], measure: Measure, top: float) -> float:
    """Add a legend in rows from `top` downwards; returns the bottom."""
    x, y = 0.0, top
    line = measure("0")[1]
    for key in keys:
        width, height = measure(key.text)
        if x and x + KEY_WIDTH + width > drawing.width:
            x, y = 0.0, y - line - 4
        y_middle = y - line / 2
        match key.shape:
            case "dot":
                drawing.marks.append(Mark(x + 6, y_middle, 6, diamond=False, ink=TEXT))
            case "diamond":
                drawing.marks.append(Mark(x + 6, y_middle, 11, diamond=True, ink=GOLD))
            case "dashes":
                drawing.strokes.append(Stroke(((x, y_middle), (x + 12, y_middle)), GOLD, 1.5, dashed=True))
            case shape:
                drawing.blocks.append(Block(x, y_middle - 4, 10, 8, TEXT, full=shape == "full"))
        drawing.labels.append(Label(key.text, x + KEY_WIDTH, y - line / 2 - height / 2, width, height))
        x += KEY_WIDTH + width + KEY_GAP
    return y - line
