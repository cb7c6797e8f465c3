"""A part of a long list, which is made when somebody comes near: ten thousand tiles would stop every phone."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from screens.widgets.tile import Tile

#: So many tiles are made at once.
TILES = 4


class Stretch(BoxLayout):  # type: ignore[misc]
    """A few tiles; while nobody is near, only the room that they take."""

    def __init__(
        self, entries: Sequence[Any], tile: Callable[[Any], Tile], put_away: Callable[[Tile], object], about: int
    ) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=dp(12))
        self.entries, self.tile, self.put_away = entries, tile, put_away
        self.height = len(entries) * dp(about + 12) - dp(12)
        self.bind(minimum_height=self._be_as_tall)

    def _be_as_tall(self, _: object, tall: float) -> None:
        if self.children:
            self.height = tall

    def come(self) -> None:
        """Be seen."""
        if not self.children:
            for entry in self.entries:
                self.add_widget(self.tile(entry))

    def leave(self) -> None:
        """Keep the room, and hand the tiles on to others."""
        tiles = self.children[:]
        self.clear_widgets()
        for tile in tiles:
            self.put_away(tile)
