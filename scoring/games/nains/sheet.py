"""A player's side of a table of Nains, and how a sheet writes it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from scoring.cards.nains import COLUMNS, ERRANTS, FORGE, SHIELD, SYMBOLS, TALION, TEMPLE
from scoring.coins import VALUES as COINS
from scoring.games.nains.catalogue import CARDS, EXPANSION_OF
from scoring.hand import read_cards, write_cards
from scoring.source import Source
from scoring.vocabulary import Held

FIELDS = ("army", "symbols", "cards", "coins")

#: The rulebook does not list what the dwarf cards print; two digits are all there is room for.
POINTS = range(100)
MOST_PRINTED = 999


class Army(NamedTuple):
    """The dwarf cards alone: the grades of the shields with the number that the board prints beside the last one of
    the whole column, and the printed points of all others, those of the Errants with and without a Pariah token."""

    shields: int = 0
    printed: int = 0
    temple: tuple[int, ...] = ()
    visible: tuple[int, ...] = ()
    pariah: tuple[int, ...] = ()
    forge: tuple[int, ...] = ()
    talion: tuple[int, ...] = ()


class Symbols(NamedTuple):
    """The symbols printed on dwarf cards; of the runes, the different ones."""

    occult: int = 0
    runes: int = 0
    malt: int = 0


NO_ARMY, NO_SYMBOLS = Army(), Symbols()


@dataclass(frozen=True, slots=True)
class Player:
    """What lies in front of a player at the final count."""

    name: str
    army: Army = NO_ARMY
    symbols: Symbols = NO_SYMBOLS
    cards: tuple[Held, ...] = ()
    coins: tuple[int, ...] = ()


def read_player(name: str, fields: Mapping[str, Source], _: Collection[str]) -> Player:
    symbols = fields["symbols"].fields(SYMBOLS) if "symbols" in fields else {}
    return Player(
        name,
        _read_army(fields["army"]) if "army" in fields else NO_ARMY,
        Symbols(**{symbol: field.count() for symbol, field in symbols.items()}),
        read_cards(fields["cards"], CARDS, EXPANSION_OF) if "cards" in fields else (),
        fields["coins"].numbers(COINS, "coin_unknown") if "coins" in fields else (),
    )


def write_player(player: Player) -> Mapping[str, object]:
    army = player.army
    columns = {
        SHIELD: _filled({"grades": army.shields, "printed": army.printed}),
        TEMPLE: army.temple,
        ERRANTS: _filled({"visible": army.visible, "pariah": army.pariah}),
        FORGE: army.forge,
        TALION: army.talion,
    }
    return _filled(
        {
            "army": _filled(columns),
            "symbols": _filled(player.symbols._asdict()),
            "cards": write_cards(player.cards, CARDS),
            "coins": player.coins,
        }
    )


def _read_army(source: Source) -> Army:
    columns = source.fields(COLUMNS)
    shield = columns[SHIELD].fields(("grades", "printed")) if SHIELD in columns else {}
    errants = columns[ERRANTS].fields(("visible", "pariah")) if ERRANTS in columns else {}
    lists = {name: columns[name] for name in (TEMPLE, FORGE, TALION) if name in columns} | errants
    points = {name: field.numbers(POINTS, "points_unknown", most=POINTS[-1]) for name, field in lists.items()}
    return Army(
        shields=shield["grades"].count() if "grades" in shield else 0,
        printed=shield["printed"].count(MOST_PRINTED) if "printed" in shield else 0,
        **points,
    )


def _filled(fields: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in fields.items() if value}
