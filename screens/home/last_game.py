"""The last game: who won, and everybody with a bar."""

from collections.abc import Callable

from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.utils import escape_markup

from screens.theme import skin
from screens.widgets.chip import Chip, cut, line_height, text_width, typeset
from screens.widgets.looks import SURFACE, Look
from views.home.view import LastChip

#: Size of a name against the note above, of the line below it that holds its bar, and of the bar, each against the one
#: before.
NAME, LINE, BAR = 1.15, 0.5, 0.4


class LastGameCard(Chip):
    """The last game; a tap opens its result.

    All names are one texture, and so are all totals: labels of their own would delay the first frame.
    """

    def __init__(self, look: Look, last: LastChip, on_tap: Callable[[], object]) -> None:
        self.last = last
        self._size = round(sp(look.note) * NAME)
        self._line = round(self._size * LINE)
        super().__init__(look, last.title, last.note, tone=SURFACE, on_tap=on_tap)
        with self.canvas:
            Color(*skin.text)
            self._names, self._totals = Rectangle(), Rectangle()
            self._bars = []
            for standing in last.standings:
                Color(*skin.raised)
                whole = Rectangle()
                Color(*(skin.gold if standing.won else skin.muted))
                self._bars.append((whole, Rectangle()))
        self.bind(pos=self._draw_players, size=self._draw_players)

    @property
    def _foot(self) -> float:
        """The height of the players, and of a gap above them."""
        pitch = line_height(self._size) + line_height(self._line)
        return float(len(self.last.standings) * pitch + dp(self.look.edge) / 2)

    def _draw_players(self, *_: object) -> None:
        x, y = self.x + dp(self.look.padding), self.y + dp(self.look.edge)
        width = self.width - 2 * dp(self.look.padding)
        if width <= 0:
            return
        players = self.last.standings
        room = width - dp(8) - max(text_width(player.total, self._size, True) for player in players)
        names = [cut(player.name, self._size, player.won, room) for player in players]
        for rectangle, texts, align in (
            (self._names, names, "left"),
            (self._totals, [player.total for player in players], "right"),
        ):
            lines = [escape_markup(text) for text in texts]
            lines = [f"[b]{line}[/b]" if player.won else line for line, player in zip(lines, players, strict=True)]
            markup = "\n".join(f"{line}\n[size={self._line}] [/size]" for line in lines)
            rectangle.texture = typeset(markup, self._size, width, align).texture
            rectangle.size, rectangle.pos = rectangle.texture.size, (round(x), round(y))
        pitch, bar = self._names.size[1] / len(players), self._size * LINE * BAR
        y += (line_height(self._line) - bar) / 2
        for player, (whole, part) in zip(reversed(players), reversed(self._bars), strict=True):
            whole.pos = part.pos = x, y
            whole.size, part.size = (width, bar), (width * player.share, bar)
            y += pitch
