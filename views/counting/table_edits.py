"""Edits of a table being counted: its players, their hands, its boxes and mode. Each makes a new sheet."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any, NamedTuple

from scoring import Sheet, games, people
from scoring.keeping import seated
from scoring.source import composed
from views.counting.pads import pads_module
from views.counting.position import has_entries, pads_of
from views.new_table.form import Form, Refusal, name_key, refusal_of

#: The fields of a player that belong to the seat; all others are the hand.
OF_THE_SEAT = ("name", "ase_of")


class Edited(NamedTuple):
    """An edited table, and for each seat before the edit where its hand lies now; None for a hand that is gone."""

    sheet: Sheet[Any]
    seats: tuple[int | None, ...]


def rename(sheet: Sheet[Any], seat: int, name: str) -> Edited:
    """Call a player by another name, which `refusal` accepts."""
    return Edited(seated(sheet, {sheet.players[seat].name: composed(name.strip())}), _same(sheet))


def move(sheet: Sheet[Any], seat: int, to: int) -> Edited:
    """Move a player with their hand to another seat; the players between shift by one."""
    order = list(range(len(sheet.players)))
    order.insert(to, order.pop(seat))
    players = tuple(sheet.players[old] for old in order)
    return Edited(replace(sheet, players=players), tuple(map(order.index, range(len(order)))))


def add(sheet: Sheet[Any], name: str) -> Edited:
    """Add a player with an empty hand, last in the order."""
    player = _empty(sheet, pads_module(sheet.game).start(composed(name.strip())))
    return Edited(replace(sheet, players=(*sheet.players, player)), _same(sheet))


def remove(sheet: Sheet[Any], seat: int) -> Edited:
    """Take a player away, with their hand."""
    seats = tuple(None if old == seat else old - (old > seat) for old in range(len(sheet.players)))
    return Edited(replace(sheet, players=sheet.players[:seat] + sheet.players[seat + 1 :]), seats)


def swap(sheet: Sheet[Any], one: int, other: int) -> Edited:
    """Swap the hands of two players."""
    seats = list(range(len(sheet.players)))
    seats[one], seats[other] = other, one
    return _dealt(sheet, sheet, seats)


def give(sheet: Sheet[Any], seat: int, to: int) -> Edited:
    """Give a player's hand to another, who has none; the giver's is empty then."""
    seats: list[int | None] = list(range(len(sheet.players)))
    seats[seat], seats[to] = to, None
    return _dealt(sheet, sheet, seats)


def clear(sheet: Sheet[Any], seat: int) -> Edited:
    """Empty a hand."""
    seats = tuple(None if old == seat else old for old in range(len(sheet.players)))
    return _dealt(sheet, sheet, seats)


def one_hand(sheet: Sheet[Any], seat: int) -> Sheet[Any]:
    """The sheet of one hand: its player first, and with empty hands as many others as the mode needs."""
    others = [player for other, player in enumerate(sheet.players) if other != seat][: _numbers(sheet)[0] - 1]
    players = (sheet.players[seat], *(_empty(sheet, player) for player in others))
    return replace(sheet, players=players, rulings={})


def take_hand(sheet: Sheet[Any], seat: int, hand: Sheet[Any]) -> Sheet[Any]:
    """Lay the hand of the first player of another sheet, of the same game and boxes, in front of a player."""
    return games.named(sheet.game).lay(sheet, seat, _seated(hand.players[0], sheet.players[seat]))


def toggle_box(sheet: Sheet[Any], box: str) -> Edited:
    """Add or take away an expansion; what was entered of it goes with it."""
    game = games.named(sheet.game)
    expansions = tuple(other for other in game.expansions if (other in sheet.expansions) != (other == box))
    players = tuple(game.within(player, expansions) for player in sheet.players)
    return Edited(replace(sheet, players=players, expansions=expansions), _same(sheet))


def choose_mode(sheet: Sheet[Any], mode: str, spare: Iterable[str]) -> Edited:
    """Play in another mode. People keep their hands; those too many leave, and those missing get a spare name."""
    form = Form.of(sheet).choose_mode(mode)
    if form.played == sheet.mode:
        return Edited(sheet, _same(sheet))
    names = list(form.players[: form.people[-1]])
    taken = set(map(name_key, names))
    free = (name for name in spare if name_key(name) not in taken)
    while len(names) < form.people[0]:
        names.append(next(free))
    fresh = replace(form, players=tuple(names)).sheet()
    seats: list[int | None] = [None] * len(sheet.players)
    for old, new in zip(_owners(sheet), _owners(fresh), strict=False):
        seats[old] = new
    return _dealt(sheet, fresh, seats)


def refusal(sheet: Sheet[Any], typed: str, seat: int | None = None) -> Refusal | None:
    """Why the player of a seat, or a further one, cannot have this name; None if they can."""
    for index, player in enumerate(sheet.players):
        if index != seat and name_key(player.name) == name_key(typed):
            return Refusal("name_seated", {"name": player.name})
    return refusal_of(typed)


def has_hand(sheet: Sheet[Any], seat: int) -> bool:
    """Whether anything is entered for a player."""
    return has_entries(sheet, ((seat, key) for key in pads_of(sheet)))


def can_rename(sheet: Sheet[Any]) -> bool:
    """Whether the players have names and an order of their own, unlike the piles of the solo game."""
    return sheet.mode not in games.named(sheet.game).alone


def can_add(sheet: Sheet[Any]) -> bool:
    return len(sheet.players) + 1 in _numbers(sheet)


def can_remove(sheet: Sheet[Any]) -> bool:
    return len(sheet.players) - 1 in _numbers(sheet)


def _numbers(sheet: Sheet[Any]) -> range:
    """How many seats a table of this game and mode can have."""
    seats = games.named(sheet.game).seats
    return seats[sheet.mode or next(iter(seats))]


def _owners(sheet: Sheet[Any]) -> list[int]:
    """The seats of the people; in a solo game, the seat of the player's pile."""
    alone = games.named(sheet.game).alone.get(sheet.mode)
    return [seat for seat, player in enumerate(sheet.players) if player.name == alone] or list(people(sheet))


def _dealt(sheet: Sheet[Any], at: Sheet[Any], seats: Iterable[int | None]) -> Edited:
    """The hands of a sheet, each laid at its new seat of a table; the other seats are empty."""
    seats = tuple(seats)
    players = [_empty(sheet, player) for player in at.players]
    for hand, seat in zip(sheet.players, seats, strict=True):
        if seat is not None:
            players[seat] = _seated(hand, players[seat])
    return Edited(replace(at, players=tuple(players)), seats)


def _empty(sheet: Sheet[Any], player: Any) -> Any:
    """The player with an empty hand; where the table counts collectes, with as many as the others."""
    empty = _seated(pads_module(sheet.game).start(player.name), player)
    if rounds := getattr(sheet.players[0], "rounds", ()):
        empty = replace(empty, rounds=tuple(type(pile)() for pile in rounds))
    return empty


def _seated(hand: Any, player: Any) -> Any:
    """A hand in front of a player."""
    return replace(hand, **{field: getattr(player, field) for field in OF_THE_SEAT if hasattr(player, field)})


def _same(sheet: Sheet[Any]) -> tuple[int, ...]:
    return tuple(range(len(sheet.players)))
