"""What a chart is made of, in dp from its lower left corner; colours and icons by their names."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import ceil, floor, log10
from typing import NamedTuple

#: How wide and how high a text is set.
Measure = Callable[[str], tuple[float, float]]

#: What is said, what is said in a lower voice, and what wins.
TEXT, MUTED, GOLD, FAINT = "text", "muted", "gold", "faint"

#: Between two labels at least.
APART = 6.0


class Stroke(NamedTuple):
    """A line through points, perhaps in dashes."""

    points: tuple[tuple[float, float], ...]
    ink: str
    width: float = 1.0
    dashed: bool = False


class Mark(NamedTuple):
    """A dot, or a diamond: two shapes that nobody takes for one another."""

    x: float
    y: float
    size: float
    diamond: bool
    ink: str


class Block(NamedTuple):
    """A bar: full, or only its edge."""

    x: float
    y: float
    width: float
    height: float
    ink: str
    full: bool = True


class Sign(NamedTuple):
    """An icon, from its lower left corner."""

    icon: str
    x: float
    y: float
    size: float


class Label(NamedTuple):
    """A text, from its lower left corner."""

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
    """A chart as it is drawn, from the back to the front."""

    width: float
    height: float = 0.0
    blocks: list[Block] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)
    marks: list[Mark] = field(default_factory=list)
    signs: list[Sign] = field(default_factory=list)
    labels: list[Label] = field(default_factory=list)

    def lifted(self, up: float) -> "Drawing":
        """What was worked out from its top downwards, from its bottom upwards: so high it is."""
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
    """Something that can be drawn in any width."""

    def draw(self, width: float, measure: Measure) -> Drawing:
        raise NotImplementedError


def round_steps(low: float, high: float, most: int) -> list[int]:
    """Few round numbers, evenly apart, of which the first is not above `low` and the last not below `high`.

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
    """What a shape or a line of a chart stands for."""

    text: str
    #: A dot, a diamond, a dashed line, a full bar or an empty one.
    shape: str


#: How wide a shape stands before its text, and between two of them.
KEY, BETWEEN = 16.0, 14.0


def explain(drawing: Drawing, keys: Sequence[Key], measure: Measure, top: float) -> float:
    """What the shapes stand for, in rows from `top` downwards; tells where they end."""
    x, y = 0.0, top
    line = measure("0")[1]
    for key in keys:
        width, height = measure(key.text)
        if x and x + KEY + width > drawing.width:
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
        drawing.labels.append(Label(key.text, x + KEY, y - line / 2 - height / 2, width, height))
        x += KEY + width + BETWEEN
    return y - line
