"""A scrolling page: a centred column of cards, rows and texts."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.lazy_list import TILES_PER_SECTION, LazySection
from screens.widgets.looks import BACK, CHOSEN, QUIET, ROW, SURFACE
from screens.widgets.scroll import Scroll
from screens.widgets.tile import Row, Tile
from views.icons import ICONS

if TYPE_CHECKING:
    from screens.navigation import Route
    from screens.pages import Pages

load("widgets/page")

AnyTile = TypeVar("AnyTile", bound=Tile)

#: Widgets added per frame: more than a window shows.
PER_FRAME = 8


class Page(Scroll):
    """Scrolls a column of limited width. Fills over several frames, and virtualises long lists."""

    #: The largest width of the column, in dp.
    widest = NumericProperty(640)

    def __init__(self, **options: Any) -> None:
        super().__init__(do_scroll_x=False, **options)
        self._column_height = 0.0
        #: Scroll offset to hold while content is added, until the next touch.
        self._wanted_offset = 0.0
        self.ids.column.bind(height=self._keep_offset)
        self._remaining: Iterator[Widget] = iter(())
        #: What stands beside this page, if it was chosen here.
        self._chosen: Route | None = None
        #: Unused tiles by class, to be recycled: discarding widgets costs a tenth of a second of garbage collection.
        self.spare: dict[type[Tile], list[Any]] = {}
        self._next_frame = Clock.create_trigger(self._add_some)
        # before the next frame is drawn, after the layout pass
        update = Clock.create_trigger(self._update_sections, -1)
        self.bind(scroll_y=update, height=update)
        self.ids.column.bind(height=update, children=update)

    def clear(self) -> None:
        """Remove everything, and cancel what is still to be added."""
        self._wanted_offset = 0.0
        self._next_frame.cancel()
        self._remaining = iter(())
        for section in self._lazy_sections():
            section.recycle()
        for row in self.ids.column.children:
            if isinstance(row, Row):
                self._recycle(row)
        self.ids.column.clear_widgets()

    def tile(self, kind: type[AnyTile], route: "Route | None" = None) -> AnyTile:
        """A recycled or new tile, to be filled and added; `route` is where it leads."""
        spare: list[AnyTile] = self.spare.get(kind, [])
        tile = spare.pop() if spare else kind()
        tile.route = route
        self._paint(tile)
        return tile

    def mark(self, chosen: "Route | None") -> None:
        """Mark the tile that leads to what stands beside this page; None if that was not chosen here."""
        if not _same(chosen, self._chosen):
            self._chosen = chosen
            for tile in self.walk(restrict=True):
                if isinstance(tile, Tile):
                    self._paint(tile)

    def _paint(self, tile: Tile) -> None:
        tile.paint(CHOSEN if tile.route is not None and _same(tile.route, self._chosen) else SURFACE)

    def _recycle(self, tile: Tile) -> None:
        self.spare.setdefault(type(tile), []).append(tile)

    def row(self, on_tap: Callable[[], object], title: str, note: str = "", aside: str = "", icon: str = "") -> Row:
        """A recycled or new row, to be added."""
        row = self.tile(Row)
        row.show(on_tap, title, note, aside, icon)
        return row

    def link(
        self,
        go: Callable[["Route"], object],
        route: "Route",
        title: str,
        note: str = "",
        aside: str = "",
        icon: str = "",
    ) -> Row:
        """The same, that leads to a page."""
        row = self.row(partial(go, route), title, note, aside, icon)
        row.route = route
        self._paint(row)
        return row

    def lazy_sections(
        self, entries: Sequence[Any], make_tile: Callable[[Any], Tile], tile_height: int
    ) -> Iterator[LazySection]:
        """Sections of a virtualised list, to be added; `tile_height` is an estimate in dp."""
        for start in range(0, len(entries), TILES_PER_SECTION):
            yield LazySection(entries[start : start + TILES_PER_SECTION], make_tile, self._recycle, tile_height)

    def add_gradually(self, widgets: Iterable[Widget]) -> None:
        """Add widgets over several frames, consuming the iterable lazily, so that the first are visible at once."""
        self._remaining = iter(widgets)
        self._add_some()

    def _add_some(self, *_: object) -> None:
        some = list(islice(self._remaining, PER_FRAME))
        for widget in some:
            self.ids.column.add_widget(widget)
        if len(some) == PER_FRAME:
            self._next_frame()

    def _lazy_sections(self) -> list[LazySection]:
        return [child for child in self.ids.column.children if isinstance(child, LazySection)]

    def _update_sections(self, *_: object) -> None:
        """Build the sections within a window's height of the viewport, and recycle the others."""
        column = self.ids.column
        bottom = self.scroll_y * max(0.0, column.height - self.height)
        for section in self._lazy_sections():
            near = section.y - column.y < bottom + 2 * self.height and section.top - column.y > bottom - self.height
            if near:
                section.build()
            elif section.children:
                section.recycle()

    def _keep_offset(self, _: object, height: float) -> None:
        """Keep the offset from the top when the content grows: Kivy would keep the one from the end."""
        before, beyond = self._column_height - self.height, height - self.height
        if self._wanted_offset:
            self.set_scroll_offset(self._wanted_offset)
        elif before > 0 and beyond > 0:
            self.set_scroll_y(1 - (1 - self.scroll_y) * before / beyond)
        self._column_height = height

    @property
    def scroll_offset(self) -> float:
        """How far the page is scrolled down, in pixels."""
        beyond: float = self._column_height - self.height
        return (1 - self.scroll_y) * max(0.0, beyond)

    def set_scroll_offset(self, offset: float) -> None:
        """Scroll down by so many pixels, and hold that while content is added."""
        self._wanted_offset = offset
        beyond = self.ids.column.height - self.height
        if beyond > 0:
            self.set_scroll_y(1 - offset / beyond)

    def on_touch_down(self, touch: Any) -> Any:
        self._wanted_offset = 0.0
        return super().on_touch_down(touch)


def _same(one: "Route | None", other: "Route | None") -> bool:
    """Whether two routes are the same: of two kinds with the same values they are equal."""
    return type(one) is type(other) and one == other


class RowPage(Page):
    """A page built from a view by `rows`."""

    def __init__(self, pages: "Pages") -> None:
        super().__init__()
        self.go, self.back = pages.go, pages.back
        self.say = pages.context.voice.text
        self.view: Any = None

    def show(self, view: Any) -> None:
        """Show a view from its top; does nothing if it is shown already."""
        if view == self.view:
            return
        self.view = view
        self.clear()
        self.add_gradually(self.rows(view))
        self.scroll_y = 1.0

    def rows(self, view: Any) -> Iterator[Widget]:
        raise NotImplementedError


class Card(BoxLayout):  # type: ignore[misc]
    """A surface that groups its contents and takes their height."""


class IconText(BoxLayout):  # type: ignore[misc]
    """A text behind an icon, or indented as if it had one."""

    glyph = StringProperty()
    text = StringProperty()
    note = StringProperty()
    ink = ColorProperty()
    bold = BooleanProperty(False)
    indented = BooleanProperty(True)

    def __init__(self, icon: str = "", **options: Any) -> None:
        options.setdefault("ink", skin.text)
        super().__init__(glyph=ICONS.get(icon, ""), **options)


class PageHeader(BoxLayout):  # type: ignore[misc]
    """The head of a page: back chip, icon with overline, title."""

    glyph = StringProperty()
    overline = StringProperty()
    title = StringProperty()

    def __init__(self, icon: str, overline: str, title: str, back: Callable[[], object]) -> None:
        super().__init__(glyph=ICONS[icon], overline=overline, title=title)
        self.add_widget(BackChip(back), index=1)


class BackChip(Chip):
    """A chip that goes back, for those who do not know the key or the gesture."""

    def __init__(self, back: Callable[[], object]) -> None:
        super().__init__(BACK, icon="back", tone=QUIET, on_tap=back)
        self.pos_hint = {"top": 1.0}
        self.back = back

    def show(self, shown: bool) -> None:
        """Show it, or take it away where another one does the same."""
        self.on_tap = self.back if shown else None
        self.opacity, self.width = (1, self.natural_width()) if shown else (0, 0)


def rulebook_chip(label: str, on_tap: Callable[[], object]) -> Chip:
    """A chip that opens the rulebook."""
    return Chip(ROW, label, icon="book", on_tap=on_tap)
