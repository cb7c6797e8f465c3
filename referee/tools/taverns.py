"""Who acts in which order at a tavern, and which gems change hands when it is done."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import NamedTuple

from referee.tools.answer import Step
from referee.tools.asking import NIDAVELLIR, read_game, read_players
from scoring.coins import VALUES
from scoring.source import Source

GEMS = (1, 2, 3, 4, 5)
#: It wins every tie and stays where it is; Nains has none.
SPECIAL_GEM = 6

#: The rule of an exchange among so many.
RULES = {2: "two", 3: "three", 4: "four", 5: "five"}


class Bid(NamedTuple):
    """What a player laid on the tavern, and the gem that settles ties."""

    name: str
    coin: int
    gem: int


class Question(NamedTuple):
    """The bids of one tavern."""

    game: str
    bids: Sequence[Bid]


@dataclass(frozen=True, slots=True)
class Order:
    """Who acts when, and everybody's gem afterwards."""

    order: tuple[str, ...]
    gems: Mapping[str, int]
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        return {"order": self.order, "gems": self.gems}


def gems_of(game: str) -> tuple[int, ...]:
    """The gems that can lie with players."""
    return (*GEMS, SPECIAL_GEM) if game == NIDAVELLIR else GEMS


def read(source: Source) -> Question:
    fields = source.fields(("game", "players"), needed=("game", "players"))
    game = read_game(fields)
    gems = gems_of(game or NIDAVELLIR)
    bids: list[Bid] = []
    for name, asked in read_players(fields, needed=("coin", "gem")):
        coin = asked["coin"].count() if "coin" in asked else 0
        if coin not in VALUES:
            asked["coin"].wrong("coin_unknown", value=coin)
        gem = asked["gem"].whole() if "gem" in asked else None
        if gem is not None and gem not in gems:
            asked["gem"].wrong("gem_unknown", value=gem, known=gems)
        elif first := next((bid.name for bid in bids if bid.gem == gem), ""):
            asked["gem"].wrong("gem_twice", value=gem, first=first)
        bids.append(Bid(name, coin, gem or 0))
    return Question(game, bids)


def answer(question: Question) -> Order:
    """The highest coin acts first, a tie by gems; then the tied exchange theirs, the least for the greatest.

    >>> bids = [Bid("Serge", 5, 3), Bid("Cécile", 2, 5), Bid("Valériane", 2, 1)]
    >>> told = answer(Question("nidavellir", bids))
    >>> told.order, dict(told.gems)
    (('Serge', 'Cécile', 'Valériane'), {'Serge': 3, 'Cécile': 1, 'Valériane': 5})
    """
    game, bids = question
    falling = sorted(bids, key=lambda bid: (bid.coin, bid.gem), reverse=True)
    gems = {bid.name: bid.gem for bid in bids}
    order_steps: list[Step] = []
    gem_steps: list[Step] = []
    for coin, tied in groupby(falling, key=lambda bid: bid.coin):
        group = list(tied)
        if len(group) == 1:
            order_steps.append(Step("bid_alone", {"name": group[0].name, "coin": coin}, f"{game}.turn.order"))
            continue
        values = {"coin": coin, "with_gems": [(bid.name, bid.gem) for bid in group]}
        order_steps.append(Step("bid_tied", values, f"{game}.turn.ties"))
        gem_steps += _exchange(game, group, gems)
    if not gem_steps:
        gem_steps.append(Step("gems_stay", {}, f"{game}.gems.exchange"))
    order = tuple(bid.name for bid in falling)
    moved = [(bid.name, bid.gem, gems[bid.name]) for bid in falling if gems[bid.name] != bid.gem]
    said = Step("order_and_gems" if moved else "order", {"order": order, "moved": moved}, f"{game}.turn.order")
    return Order(order, gems, said, (*order_steps, *gem_steps))


def _exchange(game: str, tied: Sequence[Bid], gems: dict[str, int]) -> Iterator[Step]:
    """The tied, the greatest gem first, exchange the first gem for the last one, the second for the last but one."""
    movable = [bid for bid in tied if bid.gem != SPECIAL_GEM]
    if keeper := next((bid for bid in tied if bid.gem == SPECIAL_GEM), None):
        yield Step("gem_six_stays", {"name": keeper.name}, f"{game}.gems.six")
    match movable:
        case [alone]:
            yield Step("gem_alone", {"name": alone.name, "gem": alone.gem}, f"{game}.gems.six")
            return
    rule = f"{game}.gems.{RULES[len(movable)]}"
    half = len(movable) // 2
    for high, low in zip(movable[:half], reversed(movable[-half:]), strict=True):
        gems[high.name], gems[low.name] = low.gem, high.gem
        values = {"names": (high.name, low.name), "high": high.gem, "low": low.gem}
        yield Step("gems_exchanged", values, rule)
    if len(movable) % 2:
        middle = movable[half]
        yield Step("gem_in_the_middle", {"name": middle.name, "gem": middle.gem}, rule)
