"""Who gets which distinction, by chips: a number of grades for each player and column."""

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
from views.calculators.seats import Seats, put, shown
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Giving, Section, keypad, told
from views.counting.pads.columns import with_cards
from words import GameVoice

#: How the exchange coin follows a distinction.
EXCHANGES = {NIDAVELLIR: EXCHANGE, NAINS: EXCHANGE_OF_NAINS}


class Form(NamedTuple):
    """Everybody's grades, column by column, as far as they were told; and of which ones is asked now."""

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
    def possible(self) -> bool:
        """Whether each column has a number for everybody."""
        return {len(row) for row in self.counts} == {self.seats.number}

    def tell(self, count: int) -> "Form":
        """The number that is asked for, and on to the next one."""
        row = put(self.counts[self.column], self.seat, count)
        told = self._replace(counts=put(self.counts, self.column, row))
        if self.seat + 1 < self.seats.number:
            return told._replace(seat=self.seat + 1)
        return told._replace(seat=0, column=min(self.column + 1, len(self.counts) - 1))


def begin(game: str, table: Sheet[Any] | None) -> Form:
    """Nothing told yet, or the grades that the table in progress has so far."""
    form = Form.of(game, Seats.of(table))
    if table is None:
        return form
    troops = [grades_of(table, seat) for seat in range(form.seats.number)]
    return form._replace(counts=tuple(tuple(troop[column] or None for troop in troops) for column in form.columns))


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    # a column of which somebody's grades are not told yet is not judged
    rows = {column: row for column, row in zip(form.columns, form.counts, strict=True) if None not in row}
    troops = [
        Troop(name, {column: counts[seat] or 0 for column, counts in rows.items()})
        for seat, name in enumerate(form.seats.named(voice))
    ]
    answer = tool.answer(tool.Question(form.game, troops))
    title, sections = voice.text("tool_distinctions"), tuple(_sections(form, answer, voice))
    if not rows:
        return CalculatorView(title, sections, voice.text("grades_wanted"))
    steps = tuple(step for step, column in zip(answer.why, form.columns, strict=True) if column in rows)
    view = told(title, sections, replace(answer, why=steps), voice)
    if len(rows) < len(form.columns):
        return view
    if form.seats.names and table is not None and (sheet := given(table, answer)) != table:
        return replace(view, giving=Giving(voice.text("give_distinctions"), sheet))
    return view


def given(table: Sheet[Any], answer: Awards) -> Sheet[Any]:
    """The table on which everybody has the distinctions that they won, and no others."""
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
        won = award.winner or (voice.text("tied") if award.tied else shown(None))
        there = form._replace(column=index, seat=0)
        columns.append(Choice(voice.row(column), there, won, index == form.column, column))
    yield Section(NAMES, tuple(columns))
    counts, column = form.counts[form.column], form.columns[form.column]
    seats = (
        Choice(name, form._replace(seat=seat), shown(counts[seat]), seat == form.seat)
        for seat, name in enumerate(form.seats.named(voice))
    )
    yield Section(NAMES, tuple(seats), voice.text("symbols_of" if column == "malt" else "grades_of", row=column))
    yield Section(NUMBERS, keypad(counts[form.seat], MOST, form.tell))
    yield from form.seats.asked(form.game, lambda seats: Form.of(form.game, seats), voice)
