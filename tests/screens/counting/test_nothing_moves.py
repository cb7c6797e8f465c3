"""Nothing that is tapped, and as little as possible of what is around it, moves; what moves takes no tap at once."""

from itertools import cycle, product
from random import Random
from typing import Any

import pytest
from kivy.core.window import Window

from screens.shell import SECOND_TAP_TIME
from testing import tables
from testing.app_driver import FRAMES, AppDriver, position
from testing.driver import offered
from testing.monkey.touches import in_sight
from testing.reference import REFERENCE
from testing.tables import NAINS, ROUNDS, VEDRFOLNIR, sheet
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, pads_of

TABLES = {
    "base": REFERENCE,
    "both": tables.table("both-016"),
    "nains": sheet(NAINS),
    "pile": sheet(VEDRFOLNIR),
    "rounds": sheet(ROUNDS),
}
SIZES = [(360, 640), (412, 915), (640, 360), (1024, 768)]
#: Every table in every window; the sizes of texts take turns.
CASES = [(name, size, text) for (name, size), text in zip(product(TABLES, SIZES), cycle((1.0, 2.0, 2.0, 1.0)))]
#: Taps on each section, some of them on chips that bring up questions.
TAPS = 2
ASKING = "odroerir", "gymir", "surt", "svafa", "hildr", "…", "shield 3", "volgrir"

#: There is room for three digits.
MOST_POINTS = 999

#: Left, bottom, width and height in the window.
Place = tuple[float, ...]
Key = tuple[Cell, str]


def place(widget: Any) -> Place:
    return tuple(round(each) for each in (*widget.to_window(*widget.pos), *widget.size))


def differ(one: Place, other: Place) -> bool:
    """Whether two places differ by more than rounding does."""
    return max(abs(here - there) for here, there in zip(one, other, strict=True)) > 1


def chips(hand: AppDriver) -> dict[Key, Any]:
    """The chips of all sections that are in sight."""
    boxes = hand.screen.columns.boxes
    return {(box.cell, key): chip for box in boxes for key, chip in offered(box).items() if in_sight(chip)}


def around(hand: AppDriver) -> dict[int, Place]:
    """What lies around the sections."""
    screen = hand.screen
    rows = screen.tabs.shown, screen.table.shown, screen.tools.children, [screen.next]
    return {id(chip): place(chip) for row in rows for chip in row if chip.get_root_window()}


def strip(hand: AppDriver) -> dict[int, Place]:
    """What is in sight of the strip of sections; it scrolls where the tapped section is out of sight there."""
    return {id(chip): place(chip) for chip in hand.screen.strip.shown if chip.get_root_window() and in_sight(chip)}


@pytest.mark.usefixtures("measures")
@pytest.mark.parametrize(("name", "size", "text"), CASES, ids=str)
def test_a_tap_moves_nothing_but_what_is_below(hand: AppDriver, name: str, size: tuple[int, int], text: float) -> None:
    random = Random(f"{name} {size} {text}")
    order = random.choice((BY_PLAYER, BY_CATEGORY))
    Window.size = size
    hand.app.appearance.settings = hand.app.appearance.settings._replace(text=text, motion=False)
    hand.app.context.apply_look()
    hand.app.context.counting.begin(TABLES[name])
    hand.app.context.counting.table.order(order)
    moves = 0
    for pad in pads_of(TABLES[name]):
        for _ in range(TAPS):
            hand.app.context.counting.go((0, pad))
            hand.frames(FRAMES)
            moves += tap_one(hand, random)
    assert moves or name not in ("both", "nains") or size != SIZES[0]


def tap_one(hand: AppDriver, random: Random) -> int:
    """Tap a chip in sight, and compare; how many chips have moved or come."""
    before, beside, sections = chips(hand), around(hand), strip(hand)
    asking = [key for key in before if key[1] in ASKING]
    tapped = random.choice(asking if asking and random.random() < 0.6 else sorted(before, key=str))
    chip, old = before[tapped], {key: place(chip) for key, chip in before.items()}
    hand.touch(*position(chip))
    hand.frames(1)
    new = {key: place(chip) for key, chip in chips(hand).items()}
    totals = [player.total for player in hand.app.context.counting.table.result.players]
    assert around(hand) == beside or max(totals) > MOST_POINTS, tapped
    for chip in hand.screen.strip.shown:
        if id(chip) in strip(hand) and sections.get(id(chip)) != place(chip):
            assert hand.app.shell.is_second_tap(*position(chip))
    # what a player holds stands in order on its tray; a section may have several ends
    fixed = [key for key in old if not key[1].startswith(("take ", "…"))]
    moved = [key for key in fixed if key in new and differ(old[key], new[key])]
    for key in moved:
        (x, y, *size), (to_x, _, *to_size) = old[key], new[key]
        assert (x, size) == (to_x, to_size), (tapped, key)
        assert y + size[1] <= old[tapped][1] + 1, (tapped, key, "is not below")
    changed = [key for key in new if key[1] != "…" and (key not in old or differ(old[key], new[key]))]
    if tapped in new and tapped not in changed:
        assert not hand.app.shell.is_second_tap(*position(chips(hand)[tapped])), (tapped, "can be tapped again")
    hand.frames(round(0.1 * FRAMES))
    here = hand.app.context.counting.table.sheet
    for key in random.sample(changed, min(3, len(changed))):
        hand.touch(*position(chips(hand)[key]))
        assert hand.app.context.counting.table.sheet == here, (tapped, key)
    hand.frames(round(SECOND_TAP_TIME * FRAMES))
    assert not any(hand.app.shell.is_second_tap(*position(chip)) for chip in chips(hand).values())
    return len(changed)
