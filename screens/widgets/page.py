"""What a page is made of: a column in the middle of the window, cards in it, and texts, some with a sign."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import TYPE_CHECKING, Any, TypeVar

from kivy.clock import Clock
from kivy.properties import BooleanProperty, ColorProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.icons import ICONS
from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.chip import Chip
from screens.widgets.lazy_list import TILES_PER_SECTION, LazySection
from screens.widgets.looks import BACK, QUIET, ROW
from screens.widgets.scroll import Scroll
from screens.widgets.tile import Row, Tile

if TYPE_CHECKING:
    from screens.pages import Pages

load("widgets/page")

AnyTile = TypeVar("AnyTile", bound=Tile)

#: So many are made in a frame of what may be many: more than a window holds.
PER_FRAME = 8


class Page(Scroll):
    """Scrolls a column, which is no wider than one likes to read."""

    def __init__(self, **options: Any) -> None:
        super().__init__(do_scroll_x=False, **options)
        self._column_height = 0.0
        #: How far from its top it is to stand, whatever comes, until somebody moves it.
        self._wanted_offset = 0.0
        self.ids.column.bind(height=self._keep_offset)
        self._remaining: Iterator[Widget] = iter(())
        #: Tiles that are shown nowhere just now, by their kind: what is thrown away costs a tenth of a second.
        self.spare: dict[type[Tile], list[Any]] = {}
        self._next_frame = Clock.create_trigger(self._add_some)
        # before the frame is drawn, once everything has found its place
        update = Clock.create_trigger(self._update_sections, -1)
        self.bind(scroll_y=update, height=update)
        self.ids.column.bind(height=update, children=update)

    def clear(self) -> None:
        """Nothing, and nothing to come."""
        self._wanted_offset = 0.0
        self._next_frame.cancel()
        self._remaining = iter(())
        for section in self._lazy_sections():
            section.recycle()
        for row in self.ids.column.children:
            if isinstance(row, Row):
                self._recycle(row)
        self.ids.column.clear_widgets()

    def tile(self, kind: type[AnyTile]) -> AnyTile:
        """A tile to add: one that is shown nowhere just now, else a new one."""
        spare: list[AnyTile] = self.spare.get(kind, [])
        return spare.pop() if spare else kind()

    def _recycle(self, tile: Tile) -> None:
        self.spare.setdefault(type(tile), []).append(tile)

    def row(self, on_tap: Callable[[], object], title: str, note: str = "", aside: str = "", icon: str = "") -> Row:
        """A row to add."""
        row = self.tile(Row)
        row.show(on_tap, title, note, aside, icon)
        return row

    def lazy_sections(
        self, entries: Sequence[Any], make_tile: Callable[[Any], Tile], tile_height: int
    ) -> Iterator[LazySection]:
        """A long list to add, of tiles about so high, in dp: only those near the window are made."""
        for start in range(0, len(entries), TILES_PER_SECTION):
            yield LazySection(entries[start : start + TILES_PER_SECTION], make_tile, self._recycle, tile_height)

    def add_gradually(self, widgets: Iterable[Widget]) -> None:
        """Some more in each frame, so that the first ones are seen at once: each is made when its turn comes."""
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
        """Only what is near the window is there: a window's height above it and below."""
        column = self.ids.column
        bottom = self.scroll_y * max(0.0, column.height - self.height)
        for section in self._lazy_sections():
            near = section.y - column.y < bottom + 2 * self.height and section.top - column.y > bottom - self.height
            if near:
                section.build()
            elif section.children:
                section.recycle()

    def _keep_offset(self, _: object, height: float) -> None:
        """What is being read stays where it is, whatever comes below it: Kivy would stay as far from the end."""
        before, beyond = self._column_height - self.height, height - self.height
        if self._wanted_offset:
            self.set_scroll_offset(self._wanted_offset)
        elif before > 0 and beyond > 0:
            self.set_scroll_y(1 - (1 - self.scroll_y) * before / beyond)
        self._column_height = height

    @property
    def scroll_offset(self) -> float:
        """How far from its top it stands."""
        beyond: float = self._column_height - self.height
        return (1 - self.scroll_y) * max(0.0, beyond)

    def set_scroll_offset(self, offset: float) -> None:
        """Where somebody was before; what stood there may be still to come."""
        self._wanted_offset = offset
        beyond = self.ids.column.height - self.height
        if beyond > 0:
            self.set_scroll_y(1 - offset / beyond)

    def on_touch_down(self, touch: Any) -> Any:
        self._wanted_offset = 0.0
        return super().on_touch_down(touch)


class RowPage(Page):
    """Shows a view row by row; some of them lead to other pages."""

    def __init__(self, pages: "Pages") -> None:
        super().__init__()
        self.go, self.back = pages.go, pages.back
        self.text = pages.context.voice.text
        self.view: Any = None

    def show(self, view: Any) -> None:
        """From its first row."""
        if view == self.view:
            return
        self.view = view
        self.clear()
        self.add_gradually(self.rows(view))
        self.scroll_y = 1.0

    def rows(self, view: Any) -> Iterator[Widget]:
        raise NotImplementedError


class Card(BoxLayout):  # type: ignore[misc]
    """A surface on which belongs together what lies on it; as tall as that."""


class IconText(BoxLayout):  # type: ignore[misc]
    """A text with a sign before it, or as far indented as those that have one."""

    sign = StringProperty()
    text = StringProperty()
    note = StringProperty()
    ink = ColorProperty()
    bold = BooleanProperty(False)
    indented = BooleanProperty(True)

    def __init__(self, icon: str = "", **options: Any) -> None:
        options.setdefault("ink", skin.text)
        super().__init__(sign=ICONS.get(icon, ""), **options)


class PageHeader(BoxLayout):  # type: ignore[misc]
    """The title of a page, over it with an icon what it is, and before both the way back."""

    sign = StringProperty()
    overline = StringProperty()
    title = StringProperty()

    def __init__(self, icon: str, overline: str, title: str, back: Callable[[], object]) -> None:
        super().__init__(sign=ICONS[icon], overline=overline, title=title)
        self.add_widget(back_chip(back), index=1)


def back_chip(back: Callable[[], object]) -> Chip:
    """To where one was: not everybody knows the key or the gesture for it."""
    chip = Chip(BACK, icon="back", tone=QUIET, on_tap=back)
    chip.pos_hint = {"top": 1}
    return chip


def rulebook_chip(label: str, on_tap: Callable[[], object]) -> Chip:
    """A chip that leads to the rulebook."""
    return Chip(ROW, label, icon="book", on_tap=on_tap)
