"""The last game: who won, and everybody with a bar."""

from collections.abc import Callable

from kivy.core.text import Label as CoreLabel
from kivy.graphics import Color, Rectangle
from kivy.metrics import dp, sp
from kivy.utils import escape_markup

from screens.theme import skin
from screens.widgets.chip import Chip, cut, line_height, typeset
from screens.widgets.looks import SURFACE, Look
from views.home.view import LastChip

#: Size of a name against the note above, of the low line below it, and of the bar in it against the name.
NAME, LOW_LINE, BAR = 1.23, 0.25, 0.2


class LastGameCard(Chip):
    """The last game; a tap opens its result.

    All names are one texture, and so are all totals: labels of their own would delay the first frame.
    """

    def __init__(self, look: Look, last: LastChip, on_tap: Callable[[], object]) -> None:
        self.last = last
        #: The width that the names are cut to.
        self._room = 0.0
        self._size = round(sp(look.note) * NAME)
        self._totals = self._lines([standing.total for standing in last.standings], "right")
        super().__init__(look, last.title, last.note, tone=SURFACE, on_tap=on_tap)
        with self.canvas:
            Color(1, 1, 1)
            self._left = Rectangle()
            self._right = Rectangle(texture=self._totals.texture, size=self._totals.texture.size)
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
        return float(self._totals.texture.height + dp(self.look.edge) / 2)

    def _lines(self, texts: list[str], align: str) -> CoreLabel:
        """A text for each player, with a low line below it."""
        theme, lines = skin.theme, []
        for text, player in zip(map(escape_markup, texts), self.last.standings, strict=True):
            lines.append(f"[color={theme.gold if player.won else theme.text}]{text}[/color]")
        low = f"\n[size={round(self._size * LOW_LINE)}] [/size]"
        return typeset("\n".join(f"{line}{low}" for line in lines), self._size, None, align)

    def _draw_players(self, *_: object) -> None:
        x, y, players = self.x + dp(self.look.padding), self.y + dp(self.look.edge), self.last.standings
        width = self.width - 2 * dp(self.look.padding)
        room = width - dp(8) - self._right.size[0]
        if room <= 0:
            return
        if room != self._room:
            self._room = room
            names = self._lines([player.name for player in players], "left")
            if names.texture.width > room:
                names = self._lines([cut(player.name, self._size, False, room) for player in players], "left")
            self._left.texture, self._left.size = names.texture, names.texture.size
        self._left.pos = round(x), round(y)
        self._right.pos = round(x + width - self._right.size[0]), round(y)
        pitch, bar = self._right.size[1] / len(players), self._size * BAR
        below = pitch - line_height(self._size) - bar
        for index, (player, (whole, part)) in enumerate(zip(reversed(players), reversed(self._bars), strict=True)):
            whole.pos = part.pos = x, y + index * pitch + below
            whole.size, part.size = (width, bar), (width * player.share, bar)
