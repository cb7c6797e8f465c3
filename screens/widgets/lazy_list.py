"""A virtualised list: sections of tiles that exist only near the viewport."""

from collections.abc import Callable, Sequence
from typing import Any

from kivy.metrics import dp
from kivy.uix.boxlayout import BoxLayout

from screens.widgets.tile import Tile

#: Tiles in a section.
TILES_PER_SECTION = 4


class LazySection(BoxLayout):  # type: ignore[misc]
    """A few tiles of a long list; only a placeholder of their height while far from the viewport."""

    def __init__(
        self,
        entries: Sequence[Any],
        tile: Callable[[Any], Tile],
        recycle_tile: Callable[[Tile], object],
        tile_height: int,
    ) -> None:
        super().__init__(orientation="vertical", size_hint_y=None, spacing=dp(12))
        self.entries, self.tile, self.recycle_tile = entries, tile, recycle_tile
        self.height = len(entries) * dp(tile_height + 12) - dp(12)
        self.bind(minimum_height=self._fit_height)

    def _fit_height(self, _: object, tall: float) -> None:
        if self.children:
            self.height = tall

    def build(self) -> None:
        """Create the tiles."""
        if not self.children:
            for entry in self.entries:
                self.add_widget(self.tile(entry))

    def recycle(self) -> None:
        """Keep the height, and give the tiles back for reuse."""
        tiles = self.children[:]
        self.clear_widgets()
        for tile in tiles:
            self.recycle_tile(tile)
