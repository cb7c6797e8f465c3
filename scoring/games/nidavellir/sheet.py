"""A player's side of a Nidavellir table, and how a sheet writes it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from scoring.cards.nidavellir import BLACKSMITH, COLUMNS, HUNTER
from scoring.coins import VALUES as COINS
from scoring.games.nidavellir.catalogue import CARDS, DWARFS, EXCHANGE, EXPANSION_OF, in_play
from scoring.hand import read_cards, write_cards
from scoring.source import Source
from scoring.vocabulary import Held

FIELDS = ("army", "cards", "coins")

#: Columns whose dwarfs print no points: a sheet writes their number.
COUNTED = (HUNTER, BLACKSMITH)


class Army(NamedTuple):
    """The dwarf cards alone, each by its printed points, a pointless one being 0."""

    warrior: tuple[int, ...] = ()
    hunter: tuple[int, ...] = ()
    miner: tuple[int, ...] = ()
    blacksmith: tuple[int, ...] = ()
    explorer: tuple[int, ...] = ()


NO_ARMY = Army()


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of a player at the final count."""

    name: str
    army: Army = NO_ARMY
    cards: tuple[Held, ...] = ()
    coins: tuple[int, ...] = ()


def read_player(name: str, fields: Mapping[str, Source], expansions: Collection[str]) -> Player:
    return Player(
        name,
        _read_army(fields["army"]) if "army" in fields else NO_ARMY,
        read_cards(fields["cards"], in_play(frozenset(expansions)), EXPANSION_OF) if "cards" in fields else (),
        fields["coins"].numbers(COINS, "coin_unknown") if "coins" in fields else (),
    )


def write_player(player: Player) -> Mapping[str, object]:
    army = {
        column: len(dwarfs) if column in COUNTED else dwarfs
        for column, dwarfs in zip(COLUMNS, player.army, strict=True)
        if dwarfs
    }
    fields = {"army": army, "cards": write_cards(player.cards, CARDS), "coins": player.coins}
    return {name: value for name, value in fields.items() if value}


def within(player: Player, expansions: Collection[str]) -> Player:
    """The hand without the cards of other expansions, and with the exchange coin that they gave up."""
    there = in_play(frozenset(expansions))
    cards = tuple(held for held in player.cards if held.card in there)
    before, after = ({held.card for held in some} for some in (player.cards, cards))
    return replace(player, cards=cards, coins=EXCHANGE.changed(player.coins, before, after))


def _read_army(source: Source) -> Army:
    columns = {}
    for column, field in source.fields(COLUMNS).items():
        if column in COUNTED:
            columns[column] = (0,) * field.count()
        else:
            printed = DWARFS[5][column]
            columns[column] = field.numbers(printed, "dwarf_unknown", column=column, known=tuple(sorted(printed)))
    return Army(**columns)
