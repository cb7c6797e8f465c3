"""How each kind of chip looks: sizes, texts, corners, colours."""

from typing import NamedTuple

#: What tells how wide a chip is: the row in which it stands, its parent, of which it takes the whole, or its own text.
FROM_ROW, FROM_PARENT, FROM_TEXT = "row", "parent", "text"


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
    width_from: str = FROM_ROW


class Tone(NamedTuple):
    """The colours of a chip, of its text and of its edge, by their names in the theme; none is clear."""

    fill: str = ""
    ink: str = "text"
    edge: str = ""


#: What can be tapped; what is likeliest wanted; what matters less; what was chosen of several; what leads away.
PLAIN, GOLD, QUIET = Tone("raised"), Tone("gold", "ground"), Tone("", "muted")
ACCENT, OUTLINED, CHOSEN = Tone("raised", "gold"), Tone("", "muted", "raised"), Tone("raised", "gold", "gold")
#: Nothing but the text.
BARE, BARE_GOLD = Tone(), Tone("", "gold")
#: A tile, which is as bright as a card.
SURFACE = Tone("surface")


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
ICON = Look(52, 60, 24, width_from=FROM_TEXT)
#: Its arrow stands in line with what is below it.
BACK = Look(48, 60, 24, padding=0, left=True, width_from=FROM_TEXT)
ROW = Look(160, 60, 16, note=13, padding=14, left=True, icon=22, width_from=FROM_PARENT)
HERO = Look(160, 96, 19, note=15, radius=16, padding=14, bold=True, left=True, icon=24, width_from=FROM_PARENT)
BIG = Look(120, 60, 17, padding=10, bold=True, shrinks=True, icon=22, width_from=FROM_PARENT)
#: Stand by themselves: what moves a player at a new table; what takes back that a table in progress was put away.
MOVE, UNDO = STEP._replace(width_from=FROM_TEXT), CARD._replace(width_from=FROM_TEXT)
CHOICE = Look(64, 52, 14, room=18)
ENTRY = Look(160, 60, 16, radius=16, width_from=FROM_PARENT)
#: Numbers of a table, of which the best stands out; a total; what can be done with the whole.
CELL = Look(48, 48, 17, radius=8, padding=8, right=True)
BEST = CELL._replace(bold=True)
TOTAL = Look(64, 48, 24, radius=8, padding=8, bold=True, right=True)
ACTION = Look(58, 60, 13, note=12, padding=2, icon=22)
