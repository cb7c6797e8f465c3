"""The group's records: the best of each row of a game; a tap opens its table."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import TYPE_CHECKING

from kivy.properties import ColorProperty, NumericProperty, StringProperty
from kivy.uix.widget import Widget

from models.bests import TOTAL
from screens.history.years import YearChips
from screens.kv_loader import load
from screens.navigation import Finished
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, CHOICE_LOOK
from screens.widgets.page import PageHeader, RowPage
from screens.widgets.text import Text
from screens.widgets.tile import Tile
from views.icons import ICONS
from views.players.records_view import BestRow, GameChoice, RecordsView

if TYPE_CHECKING:
    from screens.players.controller import PlayersController

#: Text size of the total and of the rows, in sp.
LARGE, SMALL = 34, 26


class BestTile(Tile):
    """The best of a row, with its player."""

    glyph = StringProperty()
    title = StringProperty()
    note = StringProperty()
    points = StringProperty()
    colour = ColorProperty()
    figure = NumericProperty(SMALL)

    def __init__(self, best: BestRow, on_tap: Callable[[], object]) -> None:
        super().__init__(on_tap=on_tap)
        self.glyph, self.colour = ICONS["trophy" if best.row == TOTAL else best.row], skin.of(best.row)
        self.text = self.title = best.title
        self.note, self.points = best.note, best.points
        self.figure = LARGE if best.row == TOTAL else SMALL


load("players")


class RecordsScreen(RowPage):
    """Shows a `RecordsView`."""

    def __init__(self, controller: "PlayersController") -> None:
        super().__init__(controller.context.pages)
        self.choose, self.choose_year = controller.choose_best_game, controller.context.history.choose_year

    def rows(self, view: RecordsView) -> Iterator[Widget]:
        yield PageHeader("trophy", view.game or self.say("games"), self.say("bests"), self.back)
        if view.years:
            yield YearChips(self.choose_year).show(view.years)
        if view.empty_text:
            yield Text(text=view.empty_text)
        if view.games:
            yield game_chips(view.games, self.choose)
        for best in view.rows:
            yield BestTile(best, partial(self.go, Finished(best.table)))


def game_chips(games: tuple[GameChoice, ...], choose: Callable[[str, str], object]) -> Flow:
    """Chips to choose a game, the current one highlighted."""
    flow = Flow(CHOICE)
    chips = []
    for game in games:
        mark, tone = CHOICE_LOOK[game.chosen]
        chosen = partial(choose, game.game, game.mode)
        chips.append(Chip(CHOICE, game.label, game.note, mark=mark, tone=tone, on_tap=chosen))
    flow.fill(chips)
    return flow
