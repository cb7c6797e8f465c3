"""The calculator for coins: what a coin becomes when it is transformed or exchanged."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import coin as tool
from referee.tools.asking import NAINS, NIDAVELLIR
from referee.tools.coin import EXCHANGE, JARIKA, ORDO, TRANSFORM, ZOLKUR, Coin
from scoring import Sheet, coins
from views.calculators.seats import Seats
from views.calculators.view import COINS, NAMES, NUMBERS, CalculatorView, Choice, Section, answered, toggled
from words import GameVoice

#: The operations on coins in each game, and the cards that help.
OPERATIONS = {NIDAVELLIR: (TRANSFORM, EXCHANGE), NAINS: (TRANSFORM, EXCHANGE, ORDO)}
HELPERS = {NIDAVELLIR: (JARIKA, ZOLKUR), NAINS: ()}
#: The amounts that cards add to a coin.
ADDED = {NIDAVELLIR: (2, 3, 5, 7, 10), NAINS: (1, 5)}
#: Every coin that can be transformed or exchanged: starting coins, and coins of the treasury.
BASE = tuple(Coin(value, base=True) for value in coins.BASE if value != coins.EXCHANGE)
GOLD = tuple(Coin(value, base=False) for value in sorted(coins.TREASURY))
#: The number of coins that each operation takes.
COINS_FOR = {TRANSFORM: 1, EXCHANGE: tool.PER_POUCH, ORDO: coins.PER_HAND - 1}
#: The largest count of players with the small treasury, and the smallest with the large one.
FEW, MANY = 3, 4


class Form(NamedTuple):
    """The input so far; `gone` holds the values of which the treasury has none left."""

    game: str
    players: int = MANY
    do: str = TRANSFORM
    hand: tuple[Coin, ...] = ()
    plus: int = 0
    gone: frozenset[int] = frozenset()
    helpers: frozenset[str] = frozenset()
    seats: Seats = Seats()

    @property
    def is_valid(self) -> bool:
        """Whether taps can produce this form: the coins and cards are in the box, and there are not too many coins.

        >>> Form("nains", helpers=frozenset({"jarika"})).is_valid, Form("nains", gone=frozenset({14})).is_valid
        (False, True)
        """
        return (
            self.do in OPERATIONS[self.game]
            and len(self.hand) <= COINS_FOR[self.do]
            and {*self.hand} <= {*BASE, *GOLD}
            and self.gone <= tool.treasury_of(self.game, self.players).keys()
            and self.helpers <= {*HELPERS[self.game]}
        )


def begin(game: str, table: Sheet[Any] | None) -> Form:
    """An empty form, with the treasury that the table in progress leaves."""
    if table is None:
        return Form(game)
    players = len(table.players)
    treasury = tool.treasury_of(game, players)
    owned = Counter(value for player in table.players for value in player.coins)
    base = dict.fromkeys(coins.BASE, players)
    left = Counter(treasury) - (owned - Counter(base))
    return Form(game, players, gone=frozenset(treasury).difference(left), seats=Seats.of(table))


def present(form: Form, voice: GameVoice, _: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_coin"), tuple(_sections(form, voice))
    if len(form.hand) < COINS_FOR[form.do]:
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
    next_question = Choice(voice.text("none_left", coin=answer.takes), gone, icon="next")
    return replace(answered(title, sections, answer, voice), next=next_question)


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    operations = tuple(
        Choice(voice.text(f"coin_{do}"), form._replace(do=do, hand=()), chosen=do == form.do)
        for do in OPERATIONS[form.game]
    )
    helper_chips: tuple[Choice, ...] = ()
    if form.game == NIDAVELLIR:
        helpers = (JARIKA, ZOLKUR) if form.do == EXCHANGE else (JARIKA,)
        helper_chips = tuple(
            Choice(
                voice.label(card),
                form._replace(helpers=toggled(form.helpers, card)),
                voice.text(f"helps_{card}"),
                card in form.helpers,
            )
            for card in helpers
        )
    yield Section(NAMES, operations + helper_chips)
    if form.do == TRANSFORM:
        amounts = (Choice(f"+{plus}", form._replace(plus=plus), chosen=plus == form.plus) for plus in ADDED[form.game])
        yield Section(NUMBERS, tuple(amounts))
    title = voice.text(f"coin_title_{form.do}")
    for kind, held in (("coin_base", BASE), ("coin_gold", GOLD)):
        yield Section(COINS, tuple(_coin(form, coin, voice) for coin in held), voice.text(kind, title=title))
    gone = (
        Choice(str(value), form._replace(gone=toggled(form.gone, value)), chosen=value in form.gone)
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
    return Choice(str(coin.value), form._replace(hand=_hand_after(form, coin)), note, held > 0)


def _hand_after(form: Form, coin: Coin) -> tuple[Coin, ...]:
    """The coins after a tap on one: another tap adds a second copy, if there is one, and the next removes all."""
    needed = COINS_FOR[form.do]
    if needed == 1:
        return (coin,)
    held, copies = form.hand.count(coin), 1 if coin.base else tool.treasury_of(form.game, form.players)[coin.value]
    if held and (held == copies or len(form.hand) == needed):
        return tuple(other for other in form.hand if other != coin)
    return (*form.hand[-needed + 1 :], coin) if len(form.hand) == needed else (*form.hand, coin)
