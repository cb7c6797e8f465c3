"""What a coin becomes, by chips."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import coin as tool
from referee.tools.asking import NAINS, NIDAVELLIR
from referee.tools.coin import EXCHANGE, JARIKA, ORDO, TRANSFORM, ZOLKUR, Coin
from scoring import Sheet, coins
from views.calculators.seats import Seats
from views.calculators.view import COINS, NAMES, NUMBERS, CalculatorView, Choice, Section, switch, told
from words import GameVoice

#: What becomes of a coin in each game, and who helps.
DOINGS = {NIDAVELLIR: (TRANSFORM, EXCHANGE), NAINS: (TRANSFORM, EXCHANGE, ORDO)}
HELPERS = {NIDAVELLIR: (JARIKA, ZOLKUR), NAINS: ()}
#: What cards add to a coin.
ADDED = {NIDAVELLIR: (2, 3, 5, 7, 10), NAINS: (1, 5)}
#: Every coin that can be transformed or exchanged: those with which each player begins, and those of the treasury.
BASE = tuple(Coin(value, base=True) for value in coins.BASE if value != coins.EXCHANGE)
GOLD = tuple(Coin(value, base=False) for value in sorted(coins.TREASURY))
#: So many coins are asked for.
ASKED = {TRANSFORM: 1, EXCHANGE: tool.PER_POUCH, ORDO: coins.PER_HAND - 1}
#: Players by whom two treasuries are told apart: two or three, and four or five.
FEW, MANY = 3, 4


class Form(NamedTuple):
    """What was told so far; values of which none is left in the treasury are `gone`."""

    game: str
    players: int = MANY
    do: str = TRANSFORM
    hand: tuple[Coin, ...] = ()
    plus: int = 0
    gone: frozenset[int] = frozenset()
    helpers: frozenset[str] = frozenset()
    seats: Seats = Seats()

    @property
    def possible(self) -> bool:
        """Whether taps lead there: these coins and cards are in the box, and no more coins are told than asked for.

        >>> Form("nains", helpers=frozenset({"jarika"})).possible, Form("nains", gone=frozenset({14})).possible
        (False, True)
        """
        return (
            self.do in DOINGS[self.game]
            and len(self.hand) <= ASKED[self.do]
            and {*self.hand} <= {*BASE, *GOLD}
            and self.gone <= tool.treasury_of(self.game, self.players).keys()
            and self.helpers <= {*HELPERS[self.game]}
        )


def begin(game: str, table: Sheet[Any] | None) -> Form:
    """A new question; the treasury as the coins of the table in progress leave it."""
    if table is None:
        return Form(game)
    players = len(table.players)
    treasury = tool.treasury_of(game, players)
    lying = Counter(value for player in table.players for value in player.coins)
    base = dict.fromkeys(coins.BASE, players)
    left = Counter(treasury) - (lying - Counter(base))
    return Form(game, players, gone=frozenset(treasury).difference(left), seats=Seats.of(table))


def present(form: Form, voice: GameVoice, _: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_coin"), tuple(_sections(form, voice))
    if len(form.hand) < ASKED[form.do]:
        return CalculatorView(title, sections, voice.text(f"coin_wanted_{form.do}"))
    if form.do == TRANSFORM and not form.plus:
        return CalculatorView(title, sections, voice.text("coin_plus_wanted"))
    treasury = tool.treasury_of(form.game, form.players)
    missing = tuple(value for value in sorted(form.gone) for _ in range(treasury[value]))
    helpers = form.helpers if form.do == EXCHANGE else form.helpers - {ZOLKUR}
    question = tool.Question(form.game, form.players, missing, form.do, form.hand, form.plus, tuple(sorted(helpers)))
    if not tool.offered(question):
        return CalculatorView(title, sections, voice.text("treasury_empty"))
    answer = tool.answer(question)
    gone = form._replace(gone=form.gone | {answer.takes})
    then = Choice(voice.text("none_left", coin=answer.takes), gone, icon="next")
    return replace(told(title, sections, answer, voice), then=then)


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    doing = tuple(
        Choice(voice.text(f"coin_{do}"), form._replace(do=do, hand=()), chosen=do == form.do)
        for do in DOINGS[form.game]
    )
    helping: tuple[Choice, ...] = ()
    if form.game == NIDAVELLIR:
        helpers = (JARIKA, ZOLKUR) if form.do == EXCHANGE else (JARIKA,)
        helping = tuple(
            Choice(
                voice.label(card),
                form._replace(helpers=switch(form.helpers, card)),
                voice.text(f"helps_{card}"),
                card in form.helpers,
            )
            for card in helpers
        )
    yield Section(NAMES, doing + helping)
    if form.do == TRANSFORM:
        adding = (Choice(f"+{plus}", form._replace(plus=plus), chosen=plus == form.plus) for plus in ADDED[form.game])
        yield Section(NUMBERS, tuple(adding))
    title = voice.text(f"coin_title_{form.do}")
    for kind, held in (("coin_base", BASE), ("coin_gold", GOLD)):
        yield Section(COINS, tuple(_coin(form, coin, voice) for coin in held), voice.text(kind, title=title))
    gone = (
        Choice(str(value), form._replace(gone=switch(form.gone, value)), chosen=value in form.gone)
        for value in sorted(tool.treasury_of(form.game, form.players))
    )
    yield Section(COINS, tuple(gone), voice.text("coins_gone"))
    if form.game == NIDAVELLIR and not form.seats.names:
        seats = (
            Choice(voice.text(f"coin_players_{most}"), form._replace(players=most), chosen=(form.players <= FEW) == few)
            for most, few in ((FEW, True), (MANY, False))
        )
        yield Section(NAMES, tuple(seats), voice.text("coin_players"))


def _coin(form: Form, coin: Coin, voice: GameVoice) -> Choice:
    held = form.hand.count(coin)
    note = voice.text("coin_twice", count=held) if held > 1 else ""
    return Choice(str(coin.value), form._replace(hand=_touched(form, coin)), note, held > 0)


def _touched(form: Form, coin: Coin) -> tuple[Coin, ...]:
    """The hand after a tap: the coin more, a second one of the treasury, or none of it."""
    asked = ASKED[form.do]
    if asked == 1:
        return (coin,)
    held, copies = form.hand.count(coin), 1 if coin.base else tool.treasury_of(form.game, form.players)[coin.value]
    if held and (held == copies or len(form.hand) == asked):
        return tuple(other for other in form.hand if other != coin)
    return (*form.hand[-asked + 1 :], coin) if len(form.hand) == asked else (*form.hand, coin)
