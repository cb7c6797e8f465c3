"""What could have been otherwise in a hand of the column games: single cards, and coins a step higher."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from typing import Any

from scoring import Sheet
from scoring.coins import EXCHANGE, Exchange
from scoring.vocabulary import Card, Held
from views.counting.pads.columns import HAND_COINS, coins_left, with_cards, without
from views.result.changes.thing import COIN, Thing


def coin_steps(
    sheet: Sheet[Any], seat: int, treasury: Mapping[int, int], exchange: Exchange
) -> Iterator[tuple[Thing, Thing]]:
    """Each coin of a player but the exchange coin, with the next higher one that the treasury still holds."""
    player = sheet.players[seat]
    left = coins_left(sheet, seat, treasury)
    lying = [*player.coins, *(coin for card in player.cards for coin in card.coins)]
    free = [value for value in sorted(treasury) if left(value) > lying.count(value)]
    kept = {EXCHANGE, *exchange.coins({held.card for held in player.cards})}
    for coin in sorted(set(player.coins) - kept):
        if higher := next((value for value in free if value > coin), 0):
            yield _coin(coin), _coin(higher)


def _coin(value: int) -> Thing:
    return Thing(COIN, COIN, value, put=HAND_COINS.add(value), take=HAND_COINS.take(value))


def cards(
    sheet: Sheet[Any], seat: int, slots: Mapping[str, str], catalogue: Mapping[str, Card], exchange: Exchange
) -> tuple[list[Thing], list[Thing]]:
    """The cards with a slot that a player has, and those that nobody has."""
    own = {held.card for held in sheet.players[seat].cards}
    taken = {held.card for player in sheet.players for held in player.cards}
    things = {card: _card(slot, catalogue[card], exchange) for card, slot in slots.items()}
    held = [thing for card, thing in things.items() if card in own]
    return held, [thing for card, thing in things.items() if card not in taken]


def _card(slot: str, card: Card, exchange: Exchange) -> Thing:
    def laid(player: Any) -> Any:
        return with_cards(player, (*player.cards, Held(card.id)), exchange)

    def removed(player: Any) -> Any:
        return with_cards(player, without(player.cards, card.id), exchange)

    return Thing(slot, card.id, put=laid, take=removed)


def slotted(cards: Iterable[Card], slots: Mapping[str, str], but: Collection[str]) -> dict[str, str]:
    """The slot of each card by its kind, of cards that ask nothing and, by themselves, do nothing before the count."""
    return {card.id: slots[card.kind] for card in cards if card.kind in slots and not card.asks and card.id not in but}
