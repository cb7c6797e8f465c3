"""Enters a finished sheet: the offers to tap, each with its section, in either order of counting."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import replace
from importlib import import_module
from typing import Any

from scoring import Sheet
from scoring.cards.nidavellir import COLUMNS, DISTINCTION
from scoring.coins import most_in_hand
from scoring.games.nains.catalogue import CARDS as NAINS
from scoring.games.nains.catalogue import EXCHANGE as NAINS_EXCHANGE
from scoring.games.nidavellir.catalogue import CARDS as NIDAVELLIR
from scoring.games.nidavellir.catalogue import EXCHANGE as NIDAVELLIR_EXCHANGE
from scoring.games.nidavellir.sheet import COUNTED
from scoring.vocabulary import Card, Held
from views.counting.pads import nains, nidavellir

#: Pad and key of the offer.
Tap = tuple[str, str]


def taps(sheet: Sheet[Any], seat: int) -> list[Tap]:
    """Taps for one player, in any order of the pads; on each pad cards first, since they change other offers.

    Those of the first player begin with the commands that add the collectes of the table: `by_round` stands below the
    page, `new_round` is what the gold button of the last page does.
    """
    player = sheet.players[seat]
    if sheet.game == "vedrfolnir":
        return [*(_rounds(player) if seat == 0 else ()), *_vedrfolnir(player)]
    return list(_nidavellir(player) if sheet.game == "nidavellir" else _nains(player))


def _nidavellir(player: Any) -> Iterator[Tap]:
    for held in player.cards:
        card = NIDAVELLIR[held.card]
        home = nidavellir.DISTINCTION_OF[card.id] if card.kind == DISTINCTION else nidavellir.HOME.get(card.kind, "")
        yield from _card(card, held, home)
    for column in COLUMNS:
        dwarfs = getattr(player.army, column)
        if column in COUNTED:
            yield from [(column, f"{column} {len(dwarfs)}")] * bool(dwarfs)
        else:
            yield from ((column, f"{column} {value}") for value in dwarfs)
    yield from _coins(player, NIDAVELLIR_EXCHANGE.coins({held.card for held in player.cards}))


def _nains(player: Any) -> Iterator[Tap]:
    for held in player.cards:
        yield from _card(NAINS[held.card], held, nains.HOME.get(NAINS[held.card].kind, ""))
    army = player.army
    if army.shields:
        yield "shield", f"shield {army.shields}"
    yield from (("shield", f"digit {digit}") for digit in str(army.printed) if army.printed)
    for pad, names in nains.LISTS.items():
        for name in names:
            yield from ((pad, f"{name} {value}") for value in getattr(army, name))
    for symbol, count in player.symbols._asdict().items():
        yield from [("symbols", f"{symbol} {count}")] * bool(count)
    yield from _coins(player, NAINS_EXCHANGE.coins({held.card for held in player.cards}))


def _rounds(player: Any) -> Iterator[Tap]:
    """Adds the rounds of the table, each from the one before."""
    if player.rounds:
        yield "pile", "by_round"
        yield from ((f"round {number}", "new_round") for number in range(1, len(player.rounds)))


def _vedrfolnir(player: Any) -> Iterator[Tap]:
    piles = {f"round {number}": pile for number, pile in enumerate(player.rounds, start=1)} or {"pile": player.pile}
    for pad, pile in piles.items():
        for card, runes in pile.runes.items():
            yield from ((pad, f"{card} {value}") for value in runes)
        yield from [(pad, "freyja")] * pile.freyja


def _card(card: Card, held: Held, home: str) -> Iterator[Tap]:
    pad = card.column or held.column or home
    if held.doubles:
        yield from ((column, f"olwyns_double {column}") for column in held.doubles)
        return
    yield pad, f"{card.id} {held.column}".strip()
    if held.captured is not None:
        yield pad, f"{card.id} {held.captured[0] if held.captured else 'something'}"
    if held.notch:
        yield pad, f"{card.id} {held.notch}"
    yield from ((pad, f"{card.id} coin {coin}") for coin in held.coins)


def _coins(player: Any, there: tuple[int, ...]) -> Iterator[Tap]:
    """Coins that are not there by default; one that is and should not be is tapped until there are none."""
    wanted, lying = Counter(player.coins), Counter(there)
    for coin in (lying - wanted).elements():
        yield from [("coins", f"coin {coin}")] * most_in_hand(coin, there)
    yield from (("coins", f"coin {coin}") for coin in sorted((wanted - lying).elements()))


def empty_sheet(sheet: Sheet[Any]) -> Sheet[Any]:
    """The empty sheet with the same players."""
    pads = import_module(f"views.counting.pads.{sheet.game}")
    seats = [replace(pads.start(player.name), **_named(player)) for player in sheet.players]
    return replace(sheet, players=tuple(seats))


def _named(player: Any) -> dict[str, str]:
    """Fields that belong to the name: the person behind an Ase."""
    return {"ase_of": player.ase_of} if getattr(player, "ase_of", None) else {}


def canonical(sheet: Sheet[Any]) -> Mapping[str, Any]:
    """Content of a sheet in canonical order, for comparison."""
    return {
        player.name: {
            "cards": sorted(
                held._replace(doubles=tuple(sorted(held.doubles))) for held in getattr(player, "cards", ())
            ),
            "coins": sorted(getattr(player, "coins", ())),
            "army": [sorted(part) if isinstance(part, tuple) else part for part in getattr(player, "army", ())],
            "symbols": getattr(player, "symbols", None),
            "piles": [
                [sorted(part) if isinstance(part, tuple) else part for part in pile]
                for pile in (getattr(player, "rounds", ()) or [getattr(player, "pile", ())])
            ],
        }
        for player in sheet.players
    }
