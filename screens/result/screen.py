"""The result: verdict and ranking, as in the picture to send; the table of all numbers, open rulings, actions."""

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from kivy.clock import Clock
from kivy.metrics import dp
from kivy.properties import BooleanProperty, StringProperty
from kivy.uix.boxlayout import BoxLayout
from kivy.uix.widget import Widget

from screens.kv_loader import load
from screens.result.standing import Ranking
from screens.result.table import Table
from screens.widgets.chip import Chip
from screens.widgets.flow import GAP, Flow
from screens.widgets.looks import ACTION, CHOICE_LOOK, DOUBT, GOLD, PLAIN, ROW
from screens.widgets.page import BackChip, Card, rulebook_chip
from screens.widgets.scroll import Scroll
from screens.widgets.text import Text
from views.icons import ICONS
from views.result.view import COUNT_ON, REMATCH, About, Notes, ResultView, Ruling

if TYPE_CHECKING:
    from screens.result.controller import ResultController

load("result")

#: The height of what stands around the ranking besides verdict and warnings, in dp.
AROUND = 80
#: Seconds until the layout of what was added is settled.
SETTLING = 0.1
#: Most actions in the fixed row.
MAX_ACTIONS = 5


class Heading(BoxLayout):  # type: ignore[misc]
    """The title of a part of the page."""

    icon = StringProperty()
    title = StringProperty()


class Reason(Text):
    """A muted text below another."""


class Part(BoxLayout):  # type: ignore[misc]
    """A part of the page, made anew only if what it shows has changed."""

    def __init__(self, make: Callable[[Any], Iterable[Widget]]) -> None:
        super().__init__()
        self.make = make
        self.shown: object = None

    def show(self, shown: object) -> None:
        if shown != self.shown:
            self.shown = shown
            self.clear_widgets()
            for widget in self.make(shown):
                self.add_widget(widget)


class Details(BoxLayout):  # type: ignore[misc]
    """What explains the picture: the table of all numbers, and everything below it."""


class Beside(Scroll):
    """The right pane of a wide window."""


class ResultScreen(BoxLayout):  # type: ignore[misc]
    """Shows a `ResultView`."""

    verdict = StringProperty()
    title = StringProperty()
    when = StringProperty()
    ahead = StringProperty()
    #: Whether the details stand beside the picture, in a pane of their own.
    wide = BooleanProperty(False)

    def __init__(self, controller: "ResultController") -> None:
        super().__init__()
        self.controller, self.say = controller, controller.context.voice.text
        #: Shown for tables of the history.
        self.back = BackChip(controller.context.pages.back)
        self.view: ResultView | None = None
        self.table: Table | None = None
        self.ranking = Ranking(controller.explain_number)
        self.ids.ranking.add_widget(self.ranking)
        self.warnings = Part(self._warnings)
        self.ids.warnings.add_widget(self.warnings)
        self.details, self.beside = Details(), Beside()
        self.numbers = BoxLayout(size_hint_y=None)
        self.numbers.bind(minimum_height=self.numbers.setter("height"))
        self.notes, self.rulings = Part(self._notes), Part(self._rulings)
        self.broken_records, self.about = Part(self._broken_records), Part(self._about)
        self.changes = Part(self._changes)
        self.end = BoxLayout(size_hint_y=None, height=0)
        self.end.bind(minimum_height=self.end.setter("height"))
        for part in (self.numbers, self.changes, self.notes, self.rulings, self.broken_records, self.about, self.end):
            self.details.add_widget(part)
        self.ids.page.add_widget(self.details)
        #: The actions in a fixed row below the page; if they do not fit one row, at the page's end.
        self.fixed_actions, self.scrolling_actions = Flow(ACTION, columns=MAX_ACTIONS, shared=True), Flow(ACTION)
        self.actions: list[Chip] = []
        self.ids.foot.bind(width=self._lay_out_actions)
        for part in (self.ids.scroll, self.ids.head, self.warnings):
            part.bind(height=self._fit_ranking)

    def _fit_ranking(self, *_: object) -> None:
        """Give the ranking the height that verdict and warnings leave."""
        above = self.ids.head.height + self.warnings.height + dp(AROUND)
        self.ranking.fit(self.ids.scroll.height - above, self.wide)

    def on_wide(self, *_: object) -> None:
        """Move the details to where they belong in this window."""
        self._fit_ranking()
        self.details.parent.remove_widget(self.details)
        if self.wide:
            self.beside.ids.column.add_widget(self.details)
            self.ids.panes.add_widget(self.beside)
        else:
            self.ids.panes.remove_widget(self.beside)
            self.ids.page.add_widget(self.details)

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
        if before and [one.seat for one in before.standings.players] != [one.seat for one in view.standings.players]:
            self.controller.context.shell.content_changed()
        self.ranking.show(view.standings.players, view.standings.zero)
        if self.table and self.table.can_show(view):
            self.table.show(view)
        else:
            self.table = Table(view, self.controller.explain_number)
            self.numbers.clear_widgets()
            self.numbers.add_widget(self.table)
        self.warnings.show(view.warnings)
        self.notes.show(view.notes)
        self.rulings.show((view.rulings, view.is_finished))
        self.broken_records.show(view.broken_records)
        self.about.show(view.about)
        if before is None or before.rows != view.rows:
            self.changes.show(())
        if before is None or before.actions != view.actions:
            self._actions(view)
        if before is None or _identity(before) != _identity(view):
            self.ids.scroll.scroll_y = self.beside.scroll_y = 1

    def show_changes(self, sentences: tuple[str, ...]) -> None:
        """Show what would have changed the result; the page stays where it is scrolled to."""
        scroll = self.beside if self.wide else self.ids.scroll.__self__
        content = scroll.children[0]
        offset = (1 - scroll.scroll_y) * (content.height - scroll.height)

        def keep(*_: object) -> None:
            scroll.set_scroll_y(max(0.0, 1 - offset / max(1.0, content.height - scroll.height)))

        if sentences and offset > 0:
            content.bind(height=keep)
            # texts get their heights in the next frames
            Clock.schedule_once(lambda _: content.unbind(height=keep), SETTLING)
        self.changes.show(sentences)

    # the parts of the page

    def _warnings(self, warnings: tuple[tuple[str, str], ...]) -> Iterator[Widget]:
        """What makes the result doubtful; a tap goes to what it is about."""
        for icon, sentence in warnings:
            part = self.rulings if icon == "ruling" else self.notes
            yield Chip(ROW, sentence, icon=icon, on_tap=partial(self.scroll_to, part))

    def scroll_to(self, part: Part) -> None:
        """Bring a part of the details in sight."""
        low = part.to_window(*part.pos)[1]
        (self.beside if self.wide else self.ids.scroll).scroll_into_view(low, low + part.height)

    def _rulings(self, shown: tuple[tuple[Ruling, ...], bool]) -> Iterator[Widget]:
        rulings, is_finished = shown
        if rulings:
            yield Heading(icon=ICONS["ruling"], title=self.say("touches_ruling"))
        for ruling in rulings:
            yield self._ruling(ruling, is_finished)

    def _notes(self, notes: tuple[Notes, ...]) -> Iterator[Widget]:
        for each in notes:
            yield Heading(icon=ICONS[each.icon], title=each.title)
            yield self._sentences(each)

    def _changes(self, sentences: tuple[str, ...]) -> Iterator[Widget]:
        """What would have changed the result."""
        if sentences:
            yield Heading(icon=ICONS["swap"], title=self.say("would_have_changed"))
            card = Card()
            for sentence in sentences:
                card.add_widget(Text(text=sentence))
            yield card

    def _broken_records(self, notes: Notes | None) -> Iterator[Widget]:
        if notes:
            yield from self._notes((notes,))

    def _about(self, about: About | None) -> Iterator[Widget]:
        """Chips for location and note, and for earlier versions."""
        if about:
            yield Chip(ROW, self.say("about_table"), about.text, "note", on_tap=self.controller.show_notes)
            if about.version_before:
                yield Chip(ROW, about.version_before, icon="games", on_tap=self.controller.show_before)

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

    def _sentences(self, notes: Notes) -> Card:
        card = Card()
        for sentence, section in notes.sentences:
            if section is None:
                card.add_widget(Text(text=sentence))
            else:
                go = partial(self.controller.go_to_section, section)
                card.add_widget(Chip(DOUBT, sentence, icon="edit", on_tap=go))
        return card

    # actions

    def _actions(self, view: ResultView) -> None:
        self.actions = []
        for action in view.actions:
            tone, do = GOLD if action.key in (REMATCH, COUNT_ON) else PLAIN, self.controller.actions[action.key]
            self.actions.append(Chip(ACTION, note=action.title, icon=action.icon, tone=tone, on_tap=do))
        self._lay_out_actions()

    def _lay_out_actions(self, *_: object) -> None:
        foot, end = self.ids.foot, self.end
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
    return view.title, view.when, [head.name for head in view.heads], bool(view.menu)
