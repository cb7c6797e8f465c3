"""Who acts first at a tavern and which gems change hands, by chips: a coin and a gem for each player."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import taverns as tool
from referee.tools.taverns import Bid
from scoring import Sheet, coins
from views.calculators.seats import Seats, put, shown
from views.calculators.view import COINS, GEMS, NAMES, CalculatorView, Choice, Section, told
from words import GameVoice


class Form(NamedTuple):
    """What was told so far, and of which player is asked now."""

    game: str
    seats: Seats
    coins: tuple[int | None, ...]
    gems: tuple[int | None, ...]
    at: int = 0

    @classmethod
    def of(cls, game: str, seats: Seats) -> "Form":
        nothing = (None,) * seats.number
        return cls(game, seats, nothing, nothing)

    def waits(self, seat: int) -> bool:
        """Whether a player's coin or gem is still to be told."""
        return None in (self.coins[seat], self.gems[seat])

    def tell(self, coin: int | None = None, gem: int | None = None) -> "Form":
        """More about the player who is asked; whoever is told moves on to the next one who is not."""
        told = self
        if coin is not None:
            told = told._replace(coins=put(told.coins, self.at, coin))
        if gem is not None:  # each is there once: whoever had it before has none
            others = tuple(None if other == gem else other for other in told.gems)
            told = told._replace(gems=put(others, self.at, gem))
        if told.waits(self.at):
            return told
        round_the_table = ((self.at + step) % self.seats.number for step in range(1, self.seats.number))
        return told._replace(at=next(filter(told.waits, round_the_table), self.at))


def begin(game: str, table: Sheet[Any] | None) -> Form:
    return Form.of(game, Seats.of(table))


def present(form: Form, voice: GameVoice, _: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_taverns"), tuple(_sections(form, voice))
    bids = [
        Bid(name, coin, gem)
        for name, coin, gem in zip(form.seats.named(voice), form.coins, form.gems, strict=True)
        if coin is not None and gem is not None
    ]
    wanted = voice.text("bid_wanted", name=form.seats.name(form.at, voice))
    if len(bids) < 2:
        return CalculatorView(title, sections, wanted)
    answer = tool.answer(tool.Question(form.game, bids))
    view = told(title, sections, answer, voice)
    if len(bids) < form.seats.number:
        return replace(view, answer=voice.text("among_them", answer=view.answer, wanted=wanted))
    after = Form.of(form.game, form.seats)._replace(gems=tuple(answer.gems[bid.name] for bid in bids))
    return replace(view, then=Choice(voice.text("next_tavern"), after, icon="next"))


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    names = form.seats.named(voice)
    seats = []
    for seat, name in enumerate(names):
        bid = voice.text("bid_so_far", coin=shown(form.coins[seat]), gem=shown(form.gems[seat]))
        seats.append(Choice(name, form._replace(at=seat), bid, seat == form.at))
    yield Section(NAMES, tuple(seats))
    gems = []
    for gem in tool.gems_of(form.game):
        owner = form.gems.index(gem) if gem in form.gems else form.at
        elsewhere = owner != form.at
        note = form.seats.short(owner, voice) if elsewhere else ""
        gems.append(Choice(str(gem), form.tell(gem=gem), note, form.gems[form.at] == gem, faint=elsewhere))
    yield Section(GEMS, tuple(gems), voice.text("gem_of", name=names[form.at]))
    own = form.coins[form.at]
    values = (Choice(str(value), form.tell(coin=value), chosen=value == own) for value in sorted(coins.VALUES))
    yield Section(COINS, tuple(values), voice.text("coin_of", name=names[form.at]))
    yield from form.seats.asked(form.game, lambda seats: Form.of(form.game, seats), voice)
