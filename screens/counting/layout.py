"""Where tabs, strip, page and actions of the counting screen stand, by the size of the window."""

from kivy.metrics import dp, sp

from views.counting.view import PageView

#: The layouts: the whole table in a panel; players, sections and actions in a panel; portrait; little height.
TABLE, SIDEWAYS, TALL, LOW = "table", "sideways", "tall", "low"
#: A landscape window below this height, in dp, has tabs and actions in a panel …
MAX_SIDEWAYS_HEIGHT = 480
#: … if it is at least this wide, in dp.
MIN_SIDEWAYS_WIDTH = 540
#: Width of that panel, in dp.
SIDEWAYS_PANEL = 246
#: How many players and sections stand in a row of that panel …
PLAYERS_IN_ROW, SECTIONS_IN_ROW = 4, 5
#: … up to this text size.
ROWS_TEXT = 1.1
#: Height of such a row and of the actions below them, in dp.
ROW_HEIGHT, ACTIONS_HEIGHT = 48, 112
#: From this width, in dp, the whole table stands in the panel: in a window of 1000, beside a rail with large labels.
MIN_TABLE_WIDTH = 890
#: From this width of a window in portrait, in dp, sections stand side by side.
MIN_COLUMNS_WIDTH = 600
#: The most columns of sections of a window that lies sideways.
SIDEWAYS_COLUMNS = 2
#: Height of what stands above and below the page in portrait, in dp.
AROUND_PAGE = 180
#: Below this height in portrait (split screen), in dp, everything scrolls.
LOW_HEIGHT = 340


def layout_of(width: float, height: float) -> str:
    if width >= dp(MIN_TABLE_WIDTH):
        return TABLE
    if dp(MIN_SIDEWAYS_WIDTH) <= width > height and height < dp(MAX_SIDEWAYS_HEIGHT):
        return SIDEWAYS
    return LOW if height < dp(LOW_HEIGHT) else TALL


def room_of(layout: str, width: float, height: float) -> float | None:
    """The height in which dense rows shall have all sections in sight; None if they stand in lines."""
    if layout == TABLE:
        return float(height - 2 * dp(1))
    return float(height - dp(AROUND_PAGE)) if layout == TALL and width >= dp(MIN_COLUMNS_WIDTH) else None


def rows_fit(view: PageView, height: float) -> bool:
    """Whether players and sections can stand in rows of a panel, all in sight; texts may be large."""
    if sp(1) > dp(ROWS_TEXT):
        return False
    players = 1 if view.tabs[0].icon else -(-len(view.tabs) // PLAYERS_IN_ROW)
    rows = players + -(-len(view.sections) // SECTIONS_IN_ROW)
    return bool(height >= dp(rows * ROW_HEIGHT + ACTIONS_HEIGHT))
