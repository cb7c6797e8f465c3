"""A player's page: figures and charts of one game at a time, rivals, renaming."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from kivy.clock import Clock
from kivy.uix.widget import Widget

from screens.history.years import YearChips
from screens.kv_loader import load
from screens.navigation import Finished, Player, TablesOf
from screens.players.records_screen import game_chips
from screens.theme import skin
from screens.widgets.chart import ChartView
from screens.widgets.chip import Chip
from screens.widgets.field import Field
from screens.widgets.flow import Flow
from screens.widgets.looks import ACCENT, BARE, BARE_GOLD, BIG, CHOICE, CHOICE_LOOK, GOLD, ICON, PLAIN, QUIET, ROW, Look
from screens.widgets.page import Card, IconText, Page, PageHeader
from screens.widgets.text import Section, Text
from views.players.player_view import Figure, PlayerView, Selection, SelectionChoice
from views.players.rename_view import RenameView, Undo

if TYPE_CHECKING:
    from screens.players.controller import PlayersController

load("players")

#: A number with its caption below.
FIGURE = Look(60, 60, 22, note=12, padding=1, bold=True)
#: The rows of the score pad, three columns on a phone.
PAD_ROW = Look(64, 48, 12, room=13, padding=3)


class CardTitle(Text):
    """The title of a card."""


class PlayerScreen(Page):
    """Shows a `PlayerView`. Another row of the same game updates only its own card."""

    def __init__(self, controller: "PlayersController") -> None:
        super().__init__()
        self.controller, self.say = controller, controller.context.voice.text
        self.view: PlayerView | None = None
        self.chart: ChartView | None = None
        self.seat_chips, self.row_chips = Flow(CHOICE), Flow(PAD_ROW)

    def show(self, view: PlayerView) -> None:
        """Update the page; scroll to the top for another player."""
        before, self.view = self.view, view
        if before and before == replace(view, seats=before.seats, rows=before.rows, spread=before.spread):
            self._choose_row(view)
            return
        offset = self.scroll_offset if before and before.id == view.id and before.rename == view.rename else 0.0
        self.clear()
        self.add_gradually(self._parts(view))
        self.scroll_y = 1.0
        if offset:
            self.set_scroll_offset(offset)

    def _parts(self, view: PlayerView) -> Iterator[Widget]:
        yield from self._top(view)
        if view.figures:
            yield self._figures(view.figures)
        if view.unreadable:
            yield Text(text=view.unreadable)
        if view.figures:
            yield self.link(self.controller.go, TablesOf(view.id), self.say("all_tables"))
        if view.games:
            yield game_chips(view.games, lambda game, mode: self.controller.select_game(Selection(game, mode)))
        if view.seats:
            yield Section(text=self.say("seats_title"))
            self.seat_chips = Flow(CHOICE)
            self._offer(view.seats, self.seat_chips)
            yield self.seat_chips
        if view.tables:
            yield _card(view.tables_title, self._figures(view.tables))
        yield from self._charts(view)
        if view.rivals:
            yield Section(text=self.say("rivals"))
        for rival in view.rivals:
            yield self.link(self.controller.go, Player(rival.id), rival.name, rival.note)

    def _top(self, view: PlayerView) -> Iterator[Widget]:
        """Who it is, and of which year."""
        yield self._head(view)
        if view.rename:
            yield self._naming(view.rename)
        if view.undo:
            yield self._undo(view.undo)
        if view.years:
            yield YearChips(self.controller.context.history.choose_year).show(view.years)
        if view.empty_text:
            yield Text(text=view.empty_text)

    def _head(self, view: PlayerView) -> PageHeader:
        """The page header, with a chip to rename."""
        head = PageHeader("person", self.say("player"), view.name, self.controller.back)
        tone = BARE_GOLD if view.rename else QUIET
        edit = Chip(ICON, icon="edit", tone=tone, on_tap=self.controller.begin_renaming)
        edit.pos_hint = {"center_y": 0.5}
        head.add_widget(edit)
        return head

    def _charts(self, view: PlayerView) -> Iterator[Widget]:
        if view.course:
            yield _card(self.say("course"), ChartView(view.course))
        if view.shares:
            yield _card(self.say("shares"), ChartView(view.shares))
        if view.spread:
            self.row_chips, self.chart = Flow(PAD_ROW), ChartView(view.spread)
            self._offer(view.rows, self.row_chips)
            yield _card(self.say("spread"), self.row_chips, self.chart)

    def _figures(self, figures: tuple[Figure, ...]) -> Flow:
        """Numbers side by side; those of one table open it."""
        flow = Flow(FIGURE, shared=True)
        chips = []
        for figure in figures:
            open_table = None if figure.table is None else partial(self.controller.go, Finished(figure.table))
            tone = PLAIN if open_table else BARE
            chips.append(Chip(FIGURE, figure.number, figure.caption, tone=tone, on_tap=open_table))
        flow.fill(chips)
        return flow

    def _choose_row(self, view: PlayerView) -> None:
        """Update the last chart, if it was added already."""
        if self.chart and view.spread:
            self.chart.show(view.spread)
            self._offer(view.rows, self.row_chips)
        self._offer(view.seats, self.seat_chips)

    def _offer(self, choices: tuple[SelectionChoice, ...], flow: Flow) -> None:
        """Fill a flow with choices, the current one highlighted."""
        chips = flow.chips(len(choices))
        for chip, choice in zip(chips, choices, strict=True):
            mark, tone = CHOICE_LOOK[choice.chosen]
            select = partial(self.controller.select, choice.selection)
            chip.update(choice.label, choice.note, mark=mark, tone=tone, on_tap=select)
        flow.fill(chips)

    def _naming(self, naming: RenameView) -> Card:
        """The renaming form: input, refusal, chips to merge and to rename."""
        card = Card()
        field = Field(text=naming.typed, hint_text=self.say("another_name"))
        field.bind(on_text_validate=lambda field: self.controller.rename(field.text), focus=self._on_focus)
        card.add_widget(field)
        if naming.refusal:
            card.add_widget(IconText("warning", text=naming.refusal, ink=skin.gold))
        if naming.can_merge:
            card.add_widget(Chip(ROW, self.say("one_person"), icon="people", on_tap=self.controller.merge))
        rename = Chip(
            BIG, self.say("rename"), icon="done", tone=GOLD, on_tap=lambda: self.controller.rename(field.text)
        )
        card.add_widget(rename)
        Clock.schedule_once(lambda _: _begin_typing(field), 0)
        return card

    def _on_focus(self, field: Field, focus: bool) -> None:
        if not focus and field.get_root_window():
            self.controller.remember_typed(field.text)

    def _undo(self, undo: Undo) -> Card:
        card = Card()
        card.add_widget(Text(text=undo.text))
        card.add_widget(Chip(ROW, undo.label, icon="undo", tone=ACCENT, on_tap=self.controller.take_back))
        return card


def _begin_typing(field: Field) -> None:
    """Focus the input with the cursor at its end, unless it was removed."""
    if field.get_root_window():
        field.focus = True
        field.cursor = (len(field.text), 0)


def _card(title: str, *below: Widget) -> Card:
    card = Card()
    card.add_widget(CardTitle(text=title))
    for widget in below:
        card.add_widget(widget)
    return card
