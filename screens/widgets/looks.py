"""How each kind of chip looks: sizes, texts, corners, colours."""

from typing import NamedTuple

#: What sets the width of a chip: its row, its parent (it takes all of it), or its own text.
FROM_ROW, FROM_PARENT, FROM_TEXT = "row", "parent", "text"
#: Where the note of a chip stands.
UNDER, FOOT, BESIDE = "under", "foot", "beside"


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
    #: Width reserved for a mark.
    room: float = 0
    #: The mark lies in the corner, and moves nothing.
    corner_mark: bool = False
    right: bool = False
    width_from: str = FROM_ROW
    #: The note stands under the label; or apart from it, at the lower edge or beside it: there is always room for it,
    #: and neither the size of the chip nor the position of the label depends on it.
    note_at: str = UNDER
    #: How far around it touches count as its own: half of the gap to the next chip.
    reach: float = 0
    #: The least distance of the texts from the upper and lower edge.
    edge: float = 3
    #: A note for which there is always room, so that the width does not depend on the digits of a number.
    reserve: str = ""
    #: A circle as large as its place allows.
    is_round: bool = False
    #: The mark lies beside the note, not beside the label.
    mark_low: bool = False


class Tone(NamedTuple):
    """Fill, text and outline of a chip, as colour names of the theme; "" is transparent."""

    fill: str = ""
    ink: str = "text"
    edge: str = ""


def chosen(ink: str) -> Tone:
    """What is chosen or switched on, in a colour of its own: the one look of it."""
    return Tone("raised", ink, ink)


#: The default, primary and secondary tones; accented text, outlined, chosen of several.
PLAIN, GOLD, QUIET = Tone("raised"), Tone("gold", "ground"), Tone("", "muted")
ACCENT, OUTLINED, CHOSEN = Tone("raised", "gold"), Tone("", "muted", "raised"), chosen("gold")
#: Text only.
BARE, BARE_GOLD = Tone(), Tone("", "gold")
#: A tile, in the colour of a card.
SURFACE = Tone("surface")
#: Mark and tone of a choice, by whether it is the chosen one.
CHOICE_LOOK = {True: ("done", CHOSEN), False: ("", PLAIN)}
#: How much of its text's colour the fill of a pressed chip takes.
PRESSED = 0.14


#: Of a hand: seven fit in a row of a small phone.
VALUE = Look(44, 44, 18, note=11, padding=2, bold=True, note_at=FOOT, reach=2, edge=1)
GRADE = VALUE._replace(size=17)
COIN = VALUE._replace(size=17, is_round=True)
CARD = Look(80, 44, 12, note=11, padding=2, icon=16, note_at=FOOT, reach=2, edge=0)
COMMAND = Look(160, 48, 14)
#: The head of a section: its name, and its points.
HEAD = Look(
    120,
    40,
    14,
    note=19,
    radius=8,
    padding=6,
    bold=True,
    left=True,
    shrinks=True,
    icon=20,
    note_at=BESIDE,
    reach=4,
    edge=0,
    room=14,
    reserve="000",
)
#: The same in a row with chips.
DENSE_HEAD = Look(
    92, 44, 11, note=17, radius=8, padding=6, bold=True, left=True, icon=16, reach=2, edge=0, corner_mark=True
)
#: Texts that are no buttons: whose page it is with the number of their cards, the title of some chips in a section.
HEADING = Look(100, 24, 16, note=13, padding=2, bold=True, left=True, width_from=FROM_PARENT, note_at=BESIDE, edge=0)
TITLE = Look(84, 22, 13, padding=2, left=True)
#: Around the page: its menu, tools, and the way to the next one.
MENU = Look(48, 48, 24, width_from=FROM_TEXT)
#: With the number of the phones that count too, for which there is always room.
PHONES = MENU._replace(size=14, note=13, icon=20, note_at=FOOT, edge=1)
TOOLBAR, NEXT = MENU._replace(height=52), Look(120, 52, 17, padding=10, bold=True, shrinks=True, width_from=FROM_PARENT)
END = Look(84, 52, 13, padding=4)
#: A section in the strip, and a number of the whole table.
SECTION = Look(48, 48, 12, note=13, padding=2, icon=20, corner_mark=True, reserve="000")
TABLE = Look(44, 44, 14, padding=1, radius=6, icon=20, shrinks=True, corner_mark=True, reach=2)
TOOL = Look(144, 60, 14, padding=4)
TAB = Look(52, 48, 12, note=17, padding=4, corner_mark=True, edge=0, reserve="000", mark_low=True)
STEP = Look(48, 48, 16, note=12, padding=2, bold=True)
NAV = Look(64, 54, 11, note=11, padding=2, shrinks=True, icon=22)
ICON = Look(52, 60, 24, width_from=FROM_TEXT)
#: No padding: the arrow is aligned with what is below.
BACK = Look(48, 60, 24, padding=0, left=True, width_from=FROM_TEXT)
ROW = Look(160, 60, 16, note=13, padding=14, left=True, icon=22, width_from=FROM_PARENT, edge=12)
#: A line that says what the app does, and one that says what is new.
PROMISE = Look(160, 40, 16, padding=2, left=True, icon=26, width_from=FROM_PARENT)
NEWS = ROW._replace(height=48, size=14)
LARGE_ROW = ROW._replace(height=80, size=18, note=15)
#: A doubt in its card: at the largest text its longest word still fits a small phone.
DOUBT = ROW._replace(padding=10)
HERO = Look(160, 96, 19, note=15, radius=16, padding=14, bold=True, left=True, icon=24, width_from=FROM_PARENT, edge=12)
#: The last game, with its players below.
LAST = HERO._replace(note=13, icon=0)
LARGE_LAST = LAST._replace(size=26, note=16, padding=20, edge=18)
#: The same above a ranking.
LARGE_TITLE = LARGE_LAST._replace(height=60, padding=4, edge=6)
BIG = Look(120, 60, 17, padding=10, bold=True, shrinks=True, icon=22, width_from=FROM_PARENT)
#: Outside of rows: moves a player at a new table; undoes the removal of an open table.
MOVE, UNDO = STEP._replace(width_from=FROM_TEXT), Look(104, 60, 14, icon=16, width_from=FROM_TEXT)
#: In a line above every screen.
LEAVE = UNDO._replace(height=48)
CHOICE = Look(64, 52, 14, room=18, corner_mark=True)
ENTRY = Look(160, 60, 16, radius=16, width_from=FROM_PARENT)
#: Of a result: a number, the best number of a row, a total, an action.
CELL = Look(48, 48, 17, radius=8, padding=8, right=True)
BEST = CELL._replace(bold=True)
TOTAL_CELL = BEST._replace(size=20, padding=6)
ACTION = Look(58, 60, 13, note=12, padding=2, icon=22)
