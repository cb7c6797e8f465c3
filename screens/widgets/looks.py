"""How each kind of chip looks: sizes, texts, corners, colours."""

from typing import NamedTuple

#: What sets the width of a chip: its row, its parent (it takes all of it), or its own text.
FROM_ROW, FROM_PARENT, FROM_TEXT = "row", "parent", "text"


class Look(NamedTuple):
    """The sizes of a kind of chip: minimum size and corners in dp, texts in sp."""

    width: float
    height: float
    size: float
    #: Text size of the note; larger than `size` if the note is the main figure.
    note: float = 12
    radius: float = 12
    padding: float = 6
    bold: bool = False
    left: bool = False
    #: Shrink the text to a given width instead of wrapping it.
    shrinks: bool = False
    #: Icon size in dp: icons do not grow with the font scale.
    icon: float = 24
    #: Width reserved for a mark, so that a chip does not change its width with it.
    room: float = 0
    right: bool = False
    width_from: str = FROM_ROW


class Tone(NamedTuple):
    """Fill, text and outline of a chip, as colour names of the theme; "" is transparent."""

    fill: str = ""
    ink: str = "text"
    edge: str = ""


#: The default, primary and secondary tones; accented text, outlined, chosen of several.
PLAIN, GOLD, QUIET = Tone("raised"), Tone("gold", "ground"), Tone("", "muted")
ACCENT, OUTLINED, CHOSEN = Tone("raised", "gold"), Tone("", "muted", "raised"), Tone("raised", "gold", "gold")
#: Text only.
BARE, BARE_GOLD = Tone(), Tone("", "gold")
#: A tile, in the colour of a card.
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
#: No padding: the arrow is aligned with what is below.
BACK = Look(48, 60, 24, padding=0, left=True, width_from=FROM_TEXT)
ROW = Look(160, 60, 16, note=13, padding=14, left=True, icon=22, width_from=FROM_PARENT)
HERO = Look(160, 96, 19, note=15, radius=16, padding=14, bold=True, left=True, icon=24, width_from=FROM_PARENT)
BIG = Look(120, 60, 17, padding=10, bold=True, shrinks=True, icon=22, width_from=FROM_PARENT)
#: Outside of rows: moves a player at a new table; undoes the removal of an open table.
MOVE, UNDO = STEP._replace(width_from=FROM_TEXT), CARD._replace(width_from=FROM_TEXT)
CHOICE = Look(64, 52, 14, room=18)
ENTRY = Look(160, 60, 16, radius=16, width_from=FROM_PARENT)
#: Of a result: a number, the best number of a row, a total, an action.
CELL = Look(48, 48, 17, radius=8, padding=8, right=True)
BEST = CELL._replace(bold=True)
TOTAL = Look(64, 48, 24, radius=8, padding=8, bold=True, right=True)
ACTION = Look(58, 60, 13, note=12, padding=2, icon=22)
