"""The calculator for a tavern: a coin and a gem for each player; who acts first, and which gems change hands."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import taverns as tool
from referee.tools.taverns import Bid
from scoring import Sheet, coins
from views.calculators.seats import Seats, number_text, replaced
from views.calculators.view import COINS, GEMS, NAMES, CalculatorView, Choice, Section, answered
from words import GameVoice


class Form(NamedTuple):
    """The input so far; `at` is the seat to enter next."""

    game: str
    seats: Seats
    coins: tuple[int | None, ...]
    gems: tuple[int | None, ...]
    at: int = 0

    @classmethod
    def of(cls, game: str, seats: Seats) -> "Form":
        nothing = (None,) * seats.number
        return cls(game, seats, nothing, nothing)

    def is_incomplete(self, seat: int) -> bool:
        """Whether a player's coin or gem is missing."""
        return None in (self.coins[seat], self.gems[seat])

    def enter(self, coin: int | None = None, gem: int | None = None) -> "Form":
        """Enter a coin or a gem of the current player; once both are there, go to the next incomplete player."""
        form = self
        if coin is not None:
            form = form._replace(coins=replaced(form.coins, self.at, coin))
        if gem is not None:  # each gem exists once, so another player loses it
            others = tuple(None if other == gem else other for other in form.gems)
            form = form._replace(gems=replaced(others, self.at, gem))
        if form.is_incomplete(self.at):
            return form
        round_the_table = ((self.at + step) % self.seats.number for step in range(1, self.seats.number))
        return form._replace(at=next(filter(form.is_incomplete, round_the_table), self.at))


def begin(game: str, table: Sheet[Any] | None) -> Form:
    return Form.of(game, Seats.of(table))


def present(form: Form, voice: GameVoice, _: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_taverns"), tuple(_sections(form, voice))
    bids = [
        Bid(name, coin, gem)
        for name, coin, gem in zip(form.seats.all_names(voice), form.coins, form.gems, strict=True)
        if coin is not None and gem is not None
    ]
    wanted = voice.text("bid_wanted", name=form.seats.name(form.at, voice))
    if len(bids) < 2:
        return CalculatorView(title, sections, wanted)
    answer = tool.answer(tool.Question(form.game, bids))
    view = answered(title, sections, answer, voice)
    if len(bids) < form.seats.number:
        return replace(view, answer=voice.text("among_them", answer=view.answer, wanted=wanted))
    after = Form.of(form.game, form.seats)._replace(gems=tuple(answer.gems[bid.name] for bid in bids))
    return replace(view, next=Choice(voice.text("next_tavern"), after, icon="next"))


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    names = form.seats.all_names(voice)
    seats = []
    for seat, name in enumerate(names):
        bid = voice.text("bid_so_far", coin=number_text(form.coins[seat]), gem=number_text(form.gems[seat]))
        seats.append(Choice(name, form._replace(at=seat), bid, seat == form.at))
    yield Section(NAMES, tuple(seats))
    gems = []
    for gem in tool.gems_of(form.game):
        owner = form.gems.index(gem) if gem in form.gems else form.at
        elsewhere = owner != form.at
        note = form.seats.short(owner, voice) if elsewhere else ""
        gems.append(Choice(str(gem), form.enter(gem=gem), note, form.gems[form.at] == gem, faint=elsewhere))
    yield Section(GEMS, tuple(gems), voice.text("gem_of", name=names[form.at]))
    own = form.coins[form.at]
    values = (Choice(str(value), form.enter(coin=value), chosen=value == own) for value in sorted(coins.VALUES))
    yield Section(COINS, tuple(values), voice.text("coin_of", name=names[form.at]))
    yield from form.seats.count_section(form.game, lambda seats: Form.of(form.game, seats), voice)
