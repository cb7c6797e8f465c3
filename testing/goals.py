"""What the chips of a page must hold for a sheet to be entered; tapped until they do, they enter it."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from scoring import Sheet
from scoring.cards.nidavellir import COLUMNS, DISTINCTION
from scoring.coins import BASE, Exchange
from scoring.games.nains.catalogue import CARDS as NAINS
from scoring.games.nains.catalogue import EXCHANGE as NAINS_EXCHANGE
from scoring.games.nidavellir.catalogue import CARDS as NIDAVELLIR
from scoring.games.nidavellir.catalogue import EXCHANGE as NIDAVELLIR_EXCHANGE
from scoring.games.nidavellir.sheet import COUNTED
from scoring.vocabulary import Card, Held
from views.counting.pads import nains, nidavellir
from views.counting.position import Cell

#: The key of a pad, that of an offer, and how many of it the player must hold.
Goal = tuple[str, str, int]


def goals(sheet: Sheet[Any]) -> dict[tuple[Cell, str], int]:
    """How many of each offer must be held, by section and its key; cards first, since they change other offers.

    Without the number beside the shields, which is typed, and the collectes, which are pages.
    """
    of_player = {"nidavellir": _nidavellir, "nains": _nains, "vedrfolnir": _vedrfolnir}[sheet.game]
    return {
        ((seat, pad), key): held for seat, player in enumerate(sheet.players) for pad, key, held in of_player(player)
    }


def _nidavellir(player: Any) -> Iterator[Goal]:
    for held in player.cards:
        card = NIDAVELLIR[held.card]
        home = nidavellir.DISTINCTION_OF[card.id] if card.kind == DISTINCTION else nidavellir.HOME.get(card.kind, "")
        yield from _card(card, held, home)
    for column in COLUMNS:
        dwarfs = getattr(player.army, column)
        yield from _grades(column, column, len(dwarfs)) if column in COUNTED else _values(column, column, dwarfs)
    yield from _coins(player, NIDAVELLIR_EXCHANGE)


def _nains(player: Any) -> Iterator[Goal]:
    for held in player.cards:
        yield from _card(NAINS[held.card], held, nains.HOME.get(NAINS[held.card].kind, ""))
    yield from _grades("shield", "shield", player.army.shields)
    for pad, names in nains.LISTS.items():
        for name in names:
            yield from _values(pad, name, getattr(player.army, name))
    for symbol, count in player.symbols._asdict().items():
        yield from _grades("symbols", symbol, count)
    yield from _coins(player, NAINS_EXCHANGE)


def _vedrfolnir(player: Any) -> Iterator[Goal]:
    piles = {f"round {number}": pile for number, pile in enumerate(player.rounds, start=1)} or {"pile": player.pile}
    for pad, pile in piles.items():
        for card, runes in pile.runes.items():
            yield from _values(pad, card, runes)
        if pile.freyja:
            yield pad, "freyja", pile.freyja


def _grades(pad: str, name: str, count: int) -> Iterator[Goal]:
    if count:
        yield pad, f"{name} {count}", 1


def _values(pad: str, name: str, values: tuple[int, ...]) -> Iterator[Goal]:
    for value, count in Counter(values).items():
        yield pad, f"{name} {value}", count


def _card(card: Card, held: Held, home: str) -> Iterator[Goal]:
    pad = card.column or held.column or home
    if held.doubles:
        yield from ((column, f"olwyns_double {column}", 1) for column in held.doubles)
        return
    yield pad, f"{card.id} {held.column}".strip(), 1
    if held.captured is not None:
        yield pad, f"{card.id} {held.captured[0] if held.captured else 'something'}", 1
    if held.notch:
        yield pad, f"{card.id} {held.notch}", 1
    yield from _values(pad, f"{card.id} coin", held.coins)


def _coins(player: Any, exchange: Exchange) -> Iterator[Goal]:
    """The coins in hand; those that are there at first and must go are wanted none of."""
    wanted = Counter(player.coins)
    for value in sorted({*wanted, *BASE, *exchange.coins({held.card for held in player.cards})}):
        yield "coins", f"coin {value}", wanted[value]
