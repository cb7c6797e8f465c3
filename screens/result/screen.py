"""The result: verdict, ranking, the table of all numbers, open rulings, actions."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.graphics import Color, InstructionGroup, Rectangle
from kivy.metrics import dp
from kivy.properties import BooleanProperty, ListProperty, NumericProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout

from screens.kv_loader import load
from screens.theme import skin
from screens.widgets.bar import Bar
from screens.widgets.chip import Chip, text_width
from screens.widgets.flow import GAP, Flow
from screens.widgets.looks import ACTION, BARE, BARE_GOLD, BEST, CELL, CHOICE_LOOK, GOLD, PLAIN, ROW, TOTAL
from screens.widgets.page import Card, back_chip, rulebook_chip
from screens.widgets.scroll import Scroll  # noqa: F401  its layout names it
from screens.widgets.sideways import Sideways  # noqa: F401
from screens.widgets.text import Text
from views.icons import ICONS
from views.result.explanation import Explanation
from views.result.view import COUNT_ON, REMATCH, About, Notes, ResultView, Ruling
from views.result.view import Standing as StandingView

if TYPE_CHECKING:
    from screens.result.controller import ResultController

load("result")

#: Most actions in the fixed row.
MAX_ACTIONS = 5
#: Line height as a multiple of the text size.
LINE_HEIGHT = 1.37
#: Largest column width in dp: numbers far apart are hard to compare.
MAX_COLUMN = 120


class Standing(BoxLayout):  # type: ignore[misc]
    """A player in the ranking: rank, name, bar, total."""

    rank = StringProperty()
    name = StringProperty()
    won = BooleanProperty(False)

    def __init__(self) -> None:
        super().__init__()
        self.bar, self.total = Bar(), Chip(TOTAL)
        self.ids.text.add_widget(self.bar)
        self.total.pos_hint = {"center_y": 0.5}
        self.add_widget(self.total)

    def show(self, standing: StandingView, zero: float, why: Callable[[], object]) -> None:
        self.rank, self.name, self.won = standing.rank, standing.name, standing.won
        self.bar.zero = zero
        self.bar.show(standing.bar)
        self.total.update(standing.total, tone=BARE_GOLD if standing.won else BARE, on_tap=why)


class RowTitle(BoxLayout):  # type: ignore[misc]
    """The icon and name of a row; not scrolled with the numbers."""

    icon = StringProperty()
    title = StringProperty()
    colour = ListProperty(skin.text)
    #: Minimum width and height.
    least = NumericProperty()
    height_needed = NumericProperty()


class ColumnHead(BoxLayout):  # type: ignore[misc]
    """A player's name and rank above a column."""

    name = StringProperty()
    rank = StringProperty()
    won = BooleanProperty(False)

    def fit(self, width: float) -> float:
        """Set the width; returns the height of two lines, for name and rank."""
        self.width = width
        # computed: the labels get their textures only in the next frame
        return float(
            sum(LINE_HEIGHT * label.font_size for label in (self.ids.name, self.ids.rank)) + 2 * self.padding[1]
        )

    @property
    def full_width(self) -> float:
        """The width of the whole name."""
        label = self.ids.name
        return text_width(self.name, round(label.font_size), label.bold) + float(self.padding[2]) + 2


class Heading(BoxLayout):  # type: ignore[misc]
    """The title of a part of the page."""

    icon = StringProperty()
    title = StringProperty()


class Reason(Text):
    """A muted text below another."""


class Table(BoxLayout):  # type: ignore[misc]
    """The table as on the paper pad. If the players do not fit, they scroll sideways beside the row titles."""

    columns = NumericProperty(1)

    def __init__(self, view: ResultView, why: Callable[[Explanation], object]) -> None:
        super().__init__()
        self.view, self.why, self.columns = view, why, len(view.heads)
        heads = [ColumnHead(name=head.name, rank=head.rank, won=head.won) for head in view.heads]
        corner = RowTitle()
        titles = [RowTitle(icon=ICONS.get(row.key, ""), title=row.title, colour=skin.of(row.key)) for row in view.rows]
        for title in (corner, *titles):
            self.ids.titles.add_widget(title)
        self.lines: list[tuple[RowTitle, Sequence[ColumnHead | Chip]]] = [(corner, heads)]
        for head in heads:
            self.ids.cells.add_widget(head)
        for title, row in zip(titles, view.rows, strict=True):
            chips = []
            for cell in row.cells:
                chip = Chip(BEST if cell.best else CELL, cell.number, on_tap=partial(why, cell.why))
                self.ids.cells.add_widget(chip)
                chips.append(chip)
            self.lines.append((title, chips))
        self._separators = InstructionGroup()
        self.canvas.before.add(self._separators)
        self._arrange_later = Clock.create_trigger(self._arrange, -1)
        self.bind(width=self._arrange_later, pos=self._draw_separators, height=self._draw_separators)
        for title in (corner, *titles):
            title.bind(least=self._arrange_later)
        self._paint()

    def can_show(self, view: ResultView) -> bool:
        """Whether it has the rows and columns of a view."""
        return _outline(view) == _outline(self.view)

    def show(self, view: ResultView) -> None:
        """Show other numbers in the same rows and columns."""
        before, self.view = self.view, view
        (_, heads), *lines = self.lines
        for widget, head in zip(heads, view.heads, strict=True):
            widget.rank, widget.won = head.rank, head.won
        for (_, chips), row, row_before in zip(lines, view.rows, before.rows, strict=True):
            for chip, cell, cell_before in zip(chips, row.cells, row_before.cells, strict=True):
                if cell != cell_before:
                    chip.restyle(BEST if cell.best else CELL)
                    chip.update(cell.number, tone=chip.tone, on_tap=partial(self.why, cell.why))
        self._paint()
        self._arrange_later()

    def _paint(self) -> None:
        """Paint the totals of the winners in gold."""
        for chip, head in zip(self.lines[-1][1], self.view.heads, strict=True):
            chip.paint(BARE_GOLD if head.won else BARE)

    def _arrange(self, *_: object) -> None:
        """Set the widths of columns and the heights of rows."""
        first = max(title.least for title, _ in self.lines)
        least = max(chip.min_width() for _, chips in self.lines[1:] for chip in chips)
        room = (self.width - first) // self.columns
        if room < least:
            # the columns scroll anyway, so names need not be shortened
            room = max(head.full_width for head in self.lines[0][1])
        column = max(least, min(dp(MAX_COLUMN), room))
        first = max(first, self.width - column * self.columns)
        for title, cells in self.lines:
            height = max([title.height_needed, *(cell.fit(column) for cell in cells)])
            title.size = first, height
            for cell in cells:
                cell.height = height
        self._draw_separators()

    def _draw_separators(self, *_: object) -> None:
        """Draw a line above every row."""
        y = self.y + self.height  # `top` may be outdated here
        self._separators.clear()
        self._separators.add(Color(*skin.raised))
        for title, _cells in self.lines[:-1]:
            y -= title.height
            self._separators.add(Rectangle(pos=(self.x, y), size=(self.width, dp(1))))


class ResultScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `ResultView`."""

    verdict = StringProperty()
    title = StringProperty()
    when = StringProperty()
    ahead = StringProperty()
    #: Whether the table fits beside the ranking.
    wide = BooleanProperty(False)

    def __init__(self, controller: "ResultController") -> None:
        super().__init__()
        self.controller, self.say = controller, controller.context.voice.text
        #: Shown for tables of the history.
        self.back = back_chip(controller.context.pages.back)
        self.view: ResultView | None = None
        self.table: Table | None = None
        self.standings: list[Standing] = []
        #: The actions in a fixed row below the page; if they do not fit one row, at the page's end.
        self.fixed_actions, self.scrolling_actions = Flow(ACTION, columns=MAX_ACTIONS, shared=True), Flow(ACTION)
        self.actions: list[Chip] = []
        self.ids.foot.bind(width=self._lay_out_actions)

    def show(self, view: ResultView) -> None:
        """Update the screen; scroll to the top for another table."""
        if view == self.view:
            return
        before, self.view = self.view, view
        self.title, self.verdict, self.ahead = view.title, view.verdict, view.ahead
        self.when = " · ".join(filter(None, (view.when, view.where)))
        self.ids.head.remove_widget(self.back)
        if view.is_finished:
            self.ids.head.add_widget(self.back, index=1)
        self._ranking(view, is_new=before is None)
        if self.table and self.table.can_show(view):
            self.table.show(view)
        else:
            self.table = Table(view, self.controller.explain)
            self.ids.table.clear_widgets()
            self.ids.table.add_widget(self.table)
        if before is None or _around(before) != _around(view):
            self._fill_around(view)
        if before is None or _identity(before) != _identity(view):
            self.ids.scroll.scroll_y = 1

    def _fill_around(self, view: ResultView) -> None:
        """Fill what stands above and below the table."""
        self.ids.warnings.clear_widgets()
        for icon, sentence in view.warnings:
            self.ids.warnings.add_widget(Heading(icon=ICONS[icon], title=sentence))
        if view.broken_records:
            self.ids.warnings.add_widget(Heading(icon=ICONS[view.broken_records.icon], title=view.broken_records.title))
            self.ids.warnings.add_widget(self._notes(view.broken_records))
        rest = self.ids.rest
        rest.clear_widgets()
        if view.rulings:
            rest.add_widget(Heading(icon=ICONS["ruling"], title=self.say("touches_ruling")))
        for ruling in view.rulings:
            rest.add_widget(self._ruling(ruling, view.is_finished))
        for notes in view.notes:
            rest.add_widget(Heading(icon=ICONS[notes.icon], title=notes.title))
            rest.add_widget(self._notes(notes))
        if view.about:
            self._about(view.about)
        self._actions(view)

    def _ranking(self, view: ResultView, is_new: bool) -> None:
        if not is_new and [standing.name for standing in view.standings] != [row.name for row in self.standings]:
            self.controller.context.shell.content_changed()
        ranking = self.ids.ranking
        for _ in self.standings[len(view.standings) :]:
            ranking.remove_widget(self.standings.pop())
        for _ in view.standings[len(self.standings) :]:
            self.standings.append(Standing())
            ranking.add_widget(self.standings[-1])
        for row, standing in zip(self.standings, view.standings, strict=True):
            row.show(standing, view.zero, partial(self.controller.explain, standing.why))
        # all of one width, so that the bars have one scale
        width = max((row.total.min_width() for row in self.standings), default=0)
        for row in self.standings:
            row.total.height = row.total.fit(width)

    def _ruling(self, ruling: Ruling, is_finished: bool) -> Card:
        """An open ruling with both readings, to choose from while the table is in progress."""
        card = Card()
        card.add_widget(Text(text=ruling.question))
        card.add_widget(Reason(text=ruling.matters))
        for choice in ruling.choices:
            if is_finished:
                card.add_widget(Text(text=choice.title, bold=choice.used))
                card.add_widget(Reason(text=choice.outcome))
                continue
            icon, tone = CHOICE_LOOK[choice.used]
            rule = partial(self.controller.rule, ruling.id, choice.reading)
            card.add_widget(Chip(ROW, choice.title, choice.outcome, icon, tone=tone, on_tap=rule))
        card.add_widget(Reason(text=ruling.reason))
        card.add_widget(rulebook_chip(self.say("open_rule"), partial(self.controller.look_up_ruling, ruling.id)))
        return card

    def _notes(self, notes: Notes) -> Card:
        card = Card()
        for sentence, section in notes.sentences:
            if section is None:
                card.add_widget(Text(text=sentence))
            else:
                go = partial(self.controller.go_to_section, section)
                card.add_widget(Chip(ROW, sentence, icon="edit", on_tap=go))
        return card

    def _about(self, about: About) -> None:
        """Chips for location and note, and for earlier versions."""
        rest = self.ids.rest
        rest.add_widget(Chip(ROW, self.say("about_table"), about.text, "note", on_tap=self.controller.show_notes))
        if about.version_before:
            rest.add_widget(Chip(ROW, about.version_before, icon="games", on_tap=self.controller.show_before))

    def _actions(self, view: ResultView) -> None:
        self.actions = []
        for action in view.actions:
            tone, do = GOLD if action.key in (REMATCH, COUNT_ON) else PLAIN, self.controller.actions[action.key]
            self.actions.append(Chip(ACTION, note=action.title, icon=action.icon, tone=tone, on_tap=do))
        self._lay_out_actions()

    def _lay_out_actions(self, *_: object) -> None:
        foot, end = self.ids.foot, self.ids.end
        room = foot.width - foot.padding[0] - foot.padding[2] + dp(GAP)
        fits = all(chip.min_width() + dp(GAP) <= room / len(self.actions) for chip in self.actions)
        for holder, row in ((foot, self.fixed_actions), (end, self.scrolling_actions)):
            holder.clear_widgets()
            row.fill([])
        holder, row = (foot, self.fixed_actions) if fits else (end, self.scrolling_actions)
        holder.add_widget(row)
        row.fill(self.actions)


def _identity(view: ResultView) -> tuple[object, ...]:
    """What identifies a table on the screen."""
    return view.title, view.when, [head.name for head in view.heads], bool(view.reveal)


def _outline(view: ResultView) -> tuple[object, ...]:
    """The rows and columns of the table of all numbers."""
    return [head.name for head in view.heads], [(row.key, row.title) for row in view.rows]


def _around(view: ResultView) -> tuple[object, ...]:
    """What stands above and below the table of all numbers."""
    return view.is_finished, view.warnings, view.broken_records, view.rulings, view.notes, view.about, view.actions
