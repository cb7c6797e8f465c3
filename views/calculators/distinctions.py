"""The calculator for distinctions: the grades of each player in each column, and who wins which distinction."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import distinctions as tool
from referee.tools.asking import NAINS, NIDAVELLIR
from referee.tools.distinctions import GIVEN, Awards, Troop
from scoring import Sheet
from scoring.games.nains.catalogue import EXCHANGE as EXCHANGE_OF_NAINS
from scoring.games.nidavellir.catalogue import EXCHANGE
from scoring.vocabulary import Held
from views.calculators.grades import MOST, grades_of
from views.calculators.seats import Seats, number_text, replaced
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Section, TableUpdate, answered, keypad
from views.counting.pads.columns import with_cards
from words import GameVoice

#: The exchange coin of each game, which some distinctions replace.
EXCHANGES = {NIDAVELLIR: EXCHANGE, NAINS: EXCHANGE_OF_NAINS}


class Form(NamedTuple):
    """The grades entered so far, and the column and seat to enter next."""

    game: str
    seats: Seats
    #: A row per column, a number per player.
    counts: tuple[tuple[int | None, ...], ...]
    column: int = 0
    seat: int = 0

    @classmethod
    def of(cls, game: str, seats: Seats) -> "Form":
        return cls(game, seats, ((None,) * seats.number,) * len(GIVEN[game]))

    @property
    def columns(self) -> tuple[str, ...]:
        return tuple(GIVEN[self.game].values())

    @property
    def is_valid(self) -> bool:
        """Whether each column has a number for every player."""
        return {len(row) for row in self.counts} == {self.seats.number}

    def enter(self, count: int) -> "Form":
        """Enter the number of the current column and seat, and go to the next."""
        row = replaced(self.counts[self.column], self.seat, count)
        entered = self._replace(counts=replaced(self.counts, self.column, row))
        if self.seat + 1 < self.seats.number:
            return entered._replace(seat=self.seat + 1)
        return entered._replace(seat=0, column=min(self.column + 1, len(self.counts) - 1))


def begin(game: str, table: Sheet[Any] | None) -> Form:
    """An empty form, or the grades that the table in progress has so far."""
    form = Form.of(game, Seats.of(table))
    if table is None:
        return form
    troops = [grades_of(table, seat) for seat in range(form.seats.number)]
    return form._replace(counts=tuple(tuple(troop[column] or None for troop in troops) for column in form.columns))


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    # a column with missing numbers gets no answer yet
    rows = {column: row for column, row in zip(form.columns, form.counts, strict=True) if None not in row}
    troops = [
        Troop(name, {column: counts[seat] or 0 for column, counts in rows.items()})
        for seat, name in enumerate(form.seats.all_names(voice))
    ]
    answer = tool.answer(tool.Question(form.game, troops))
    title, sections = voice.text("tool_distinctions"), tuple(_sections(form, answer, voice))
    if not rows:
        return CalculatorView(title, sections, voice.text("grades_wanted"))
    steps = tuple(step for step, column in zip(answer.why, form.columns, strict=True) if column in rows)
    view = answered(title, sections, replace(answer, why=steps), voice)
    if len(rows) < len(form.columns):
        return view
    if form.seats.names and table is not None and (sheet := with_distinctions(table, answer)) != table:
        return replace(view, update=TableUpdate(voice.text("give_distinctions"), sheet))
    return view


def with_distinctions(table: Sheet[Any], answer: Awards) -> Sheet[Any]:
    """The table where every player has exactly the distinctions that they won."""
    awarded = {award.id for award in answer.awards}
    players = []
    for player in table.players:
        won = {award.id for award in answer.awards if award.winner == player.name}
        held = {card.card for card in player.cards} & awarded
        kept = tuple(card for card in player.cards if card.card not in held - won)
        new = tuple(Held(card) for card in GIVEN[table.game] if card in won - held)
        players.append(with_cards(player, (*kept, *new), EXCHANGES[table.game]) if held != won else player)
    return replace(table, players=tuple(players))


def _sections(form: Form, answer: Awards, voice: GameVoice) -> Iterator[Section]:
    columns = []
    for index, (column, award) in enumerate(zip(form.columns, answer.awards, strict=True)):
        won = award.winner or (voice.text("tied") if award.tied else number_text(None))
        tapped = form._replace(column=index, seat=0)
        columns.append(Choice(voice.row(column), tapped, won, index == form.column, column))
    yield Section(NAMES, tuple(columns))
    counts, column = form.counts[form.column], form.columns[form.column]
    seats = (
        Choice(name, form._replace(seat=seat), number_text(counts[seat]), seat == form.seat)
        for seat, name in enumerate(form.seats.all_names(voice))
    )
    yield Section(NAMES, tuple(seats), voice.text("symbols_of" if column == "malt" else "grades_of", row=column))
    yield Section(NUMBERS, keypad(counts[form.seat], MOST, form.enter))
    yield from form.seats.count_section(form.game, lambda seats: Form.of(form.game, seats), voice)
