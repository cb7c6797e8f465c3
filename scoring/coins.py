"""The coins of the column games: what the box holds, and what a hand can hold at the end."""

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

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


def coins_in_one_hand(
    player: str,
    coins: Sequence[int],
    cards: Collection[str],
    *,
    special_by: str,
    special_stays: bool = True,
    given_up_by: str = "",
) -> Iterator[Issue]:
    """What is wrong with a hand by itself: too many, too few, or a coin that it cannot have.

    One card of a game replaces the 0 by the special 3, another may give the exchange coin up. In Nidavellir the
    special 3 never changes; in Nains nothing says so.

    >>> [issue.id for issue in coins_in_one_hand("Anne", (0, 3, 3, 5, 9), (), special_by="kardum")]
    ['coin_in_hand']
    """
    gave_up = given_up_by in cards
    special = special_by in cards and not gave_up
    wanted = PER_HAND - gave_up
    if len(coins) != wanted:
        yield Issue("coin_count", (player,), {"count": len(coins), "wanted": wanted})
    if not coins:
        return
    held = Counter(coins)
    for value, count in sorted(held.items()):
        most = TREASURY.get(value, 0) + (value in BASE) + (special and value == SPECIAL)
        if count > most and value in BASE and value != EXCHANGE:
            yield Issue("coin_in_hand", (player,), {"value": value, "count": count, "most": most})
    if gave_up:
        if EXCHANGE in held:
            yield Issue("exchange_coin_kept", (player,), {"card": given_up_by})
    elif special:
        if EXCHANGE in held:
            yield Issue("exchange_beside_special", (player,), {"card": special_by})
        if SPECIAL not in held:
            yield Issue("special_coin_missing", (player,), {"card": special_by}, hint=not special_stays)
    elif held[EXCHANGE] != 1:
        yield Issue("exchange_coin_count", (player,), {"count": held[EXCHANGE], "card": special_by})


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
