"""How each kind of chip looks: sizes, texts, corners."""

from typing import NamedTuple


class Look(NamedTuple):
    """How a kind of chip looks: its least size and its corners in dp, its texts in sp."""

    width: float
    height: float
    size: float
    #: What stands below the label is smaller, unless it is the figure that matters.
    note: float = 12
    radius: float = 12
    padding: float = 6
    bold: bool = False
    left: bool = False
    #: Rather a smaller text than a second line, where the width is given.
    shrinks: bool = False
    #: Icons are no text: they do not grow with it. In dp.
    icon: float = 24
    #: Room beside the label, for a mark that comes and goes: the chips beside it stay where they are.
    room: float = 0
    right: bool = False


VALUE = Look(60, 60, 20, bold=True)
GRADE = Look(60, 60, 19, note=13, bold=True)
COIN = Look(60, 60, 19, radius=30, bold=True)
CARD = Look(104, 60, 14, icon=16)
COMMAND = Look(160, 60, 14)
TOOL = Look(144, 60, 14, padding=4)
TRAY = Look(48, 48, 18, note=10, padding=4, bold=True)
TAB = Look(52, 50, 12, note=18, padding=4)
SUM = Look(64, 48, 12, note=19, padding=8, shrinks=True)
STEP = Look(48, 48, 16, padding=2, bold=True)
NAV = Look(64, 54, 11, note=11, radius=0, padding=2, shrinks=True, icon=22)
ICON = Look(52, 60, 24)
#: Its arrow stands in line with what is below it.
BACK = Look(48, 60, 24, padding=0, left=True)
ROW = Look(160, 60, 16, note=13, padding=14, left=True, icon=22)
HERO = Look(160, 96, 19, note=15, radius=16, padding=14, bold=True, left=True, icon=24)
BIG = Look(120, 60, 17, padding=10, bold=True, shrinks=True, icon=22)
CHOICE = Look(64, 52, 14, room=18)
ENTRY = Look(160, 60, 16, radius=16)
#: Numbers of a table, of which the best stands out; a total; what can be done with the whole.
CELL = Look(48, 48, 17, radius=8, padding=8, right=True)
BEST = CELL._replace(bold=True)
TOTAL = Look(64, 48, 24, radius=8, padding=8, bold=True, right=True)
ACTION = Look(58, 60, 13, note=12, padding=2, icon=22)
