"""The coins of the column games: what the box holds, and what a hand can hold at the end."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from scoring.issue import Issue

#: One of each for every player. The 0 exchanges coins; a special 3 may replace it.
BASE = (0, 2, 3, 4, 5)
EXCHANGE = 0
SPECIAL = 3

#: The royal treasury, whole.
TREASURY: Mapping[int, int] = {
    **dict.fromkeys((5, 6, 8, 10, 12, 13, 14), 2),
    **dict.fromkeys((7, 9, 11), 3),
    **dict.fromkeys(range(15, 26), 1),
}

VALUES = frozenset(BASE) | TREASURY.keys()

#: Coins of a hand, the exchange coin included.
PER_HAND = 5


class Exchange(NamedTuple):
    """What becomes of the exchange coin: a card may replace it by the special 3, another may give it up.

    In Nidavellir the special 3 never changes; in Nains nothing says so.
    """

    special_by: str
    special_stays: bool = True
    given_up_by: str = ""

    def coins(self, cards: Collection[str]) -> tuple[int, ...]:
        """The exchange coin that a hand with these cards still has, as one or no coin.

        >>> exchange = Exchange("hunting_master", given_up_by="jarnglofi")
        >>> exchange.coins({"kraal"}), exchange.coins({"hunting_master"}), exchange.coins({"jarnglofi"})
        ((0,), (3,), ())
        """
        if self.given_up_by in cards:
            return ()
        return (SPECIAL,) if self.special_by in cards else (EXCHANGE,)

    def changed(self, coins: Sequence[int], before: Collection[str], after: Collection[str]) -> tuple[int, ...]:
        """A hand's coins after its cards changed, with the exchange coin that those cards leave or replace.

        >>> exchange = Exchange("hunting_master", given_up_by="jarnglofi")
        >>> exchange.changed((2, 9), {"jarnglofi"}, set()), exchange.changed((0, 2, 9), set(), {"hunting_master"})
        ((0, 2, 9), (2, 3, 9))
        """
        left, now = self.coins(before), self.coins(after)
        if left == now or not all(coin in coins for coin in left):
            return tuple(coins)
        others = list(coins)
        for coin in left:
            others.remove(coin)
        return tuple(sorted((*others, *now)))


def coins_in_one_hand(player: str, coins: Sequence[int], cards: Collection[str], exchange: Exchange) -> Iterator[Issue]:
    """What is wrong with a hand by itself: too many, too few, or a coin that it cannot have.

    >>> [issue.id for issue in coins_in_one_hand("Anne", (0, 3, 3, 5, 9), (), Exchange("kardum"))]
    ['coin_in_hand']
    """
    left = exchange.coins(cards)
    wanted = wanted_coins(left)
    special = SPECIAL in left
    if len(coins) != wanted:
        yield Issue("coin_count", (player,), {"count": len(coins), "wanted": wanted})
    if not coins:
        return
    held = Counter(coins)
    for value, count in sorted(held.items()):
        most = most_in_hand(value, left)
        if count > most and value in BASE and value != EXCHANGE:
            yield Issue("coin_in_hand", (player,), {"value": value, "count": count, "most": most})
    if not left:
        if EXCHANGE in held:
            yield Issue("exchange_coin_kept", (player,), {"card": exchange.given_up_by})
    elif special:
        if EXCHANGE in held:
            yield Issue("exchange_beside_special", (player,), {"card": exchange.special_by})
        if SPECIAL not in held:
            yield Issue(
                "special_coin_missing", (player,), {"card": exchange.special_by}, hint=not exchange.special_stays
            )
    elif held[EXCHANGE] != 1:
        yield Issue("exchange_coin_count", (player,), {"count": held[EXCHANGE], "card": exchange.special_by})


def wanted_coins(exchange: Sequence[int]) -> int:
    """How many coins a hand should have, with what is left of its exchange coin."""
    return PER_HAND - 1 + len(exchange)


def most_in_hand(value: int, exchange: Sequence[int]) -> int:
    """How many coins of a value one hand can have: those of the treasury, its own, and the special 3."""
    return TREASURY.get(value, 0) + (value in BASE) + (value == SPECIAL and SPECIAL in exchange)


def coins_at_one_table(
    lying: Iterable[tuple[str, Iterable[int]]], players: int, treasury: Mapping[int, int]
) -> Iterator[Issue]:
    """Treasury coins of a value that lie with the players beyond those that the box holds."""
    owners: dict[int, list[str]] = {}
    for player, coins in lying:
        for value in coins:
            owners.setdefault(value, []).append(player)
    for value, copies in treasury.items():
        most = copies + players * (value in BASE)
        holding = owners.get(value, [])
        if len(holding) > most:
            values = {"value": value, "count": len(holding), "most": most}
            yield Issue("coin_copies", tuple(dict.fromkeys(holding)), values)
