"""The pads of Vedrfolnir: the won pile of each player, or a pad for each collecte."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count

from scoring import Issue, Sheet
from scoring.cards.vedrfolnir import ASES, BOX_OF, FREYJA, FREYJAS, PRINTED, RUNE_CARDS, SOLO_PILES
from scoring.games.vedrfolnir.sheet import DUEL, DUELLISTS, NO_CARDS, SOLO, Pile, Player
from views.counting.pads.offer import VALUES, Commands, Group, Numbers, Offer, Pad, Seat, values
from views.counting.stored_position import ROUND, WON
from words import GameVoice

#: The possible numbers of people in the modes with seats for Ases or piles.
PEOPLE = {DUEL: range(DUELLISTS, DUELLISTS + 1), SOLO: range(1)}


def start(name: str) -> Player:
    return Player(name)


def seated(mode: str, names: Sequence[str], called: Sequence[str]) -> tuple[Player, ...]:
    """The seats of a duel (the players, then their Ases) or of the solo game (its piles); `called` names the Ases."""
    if mode == SOLO:
        return tuple(map(start, SOLO_PILES))
    pairs = zip(ases_for(names, called), names, strict=True)
    return (*map(start, names), *(Player(ase, ase_of=name) for ase, name in pairs))


def ases_for(names: Sequence[str], called: Sequence[str]) -> tuple[str, ...]:
    """The names of the Ases, `called` or the usual ones; a name that a player has is replaced.

    >>> ases_for(("Anne", "odin"), ())
    ('Ase Odin', 'Thor')
    """
    taken = {name.casefold() for name in names}
    ases = []
    for ase, usual in zip(called or ASES, ASES, strict=True):
        free = (name for name in chain((ase, f"Ase {usual}"), _numbered_ases()) if name.casefold() not in taken)
        ases.append(next(free))
        taken.add(ases[-1].casefold())
    return tuple(ases)


def _numbered_ases() -> Iterator[str]:
    return (f"Ase {number}" for number in count(1))


def people(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The names of the people at the table, without Ases and piles."""
    return () if sheet.mode == SOLO else tuple(player.name for player in sheet.players if player.ase_of is None)


def ases(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The names of the Ases in the order of their players; none outside a duel."""
    ase_of = {player.ase_of: player.name for player in sheet.players}
    return tuple(ase_of[name] for name in people(sheet)) if sheet.mode == DUEL else ()


def pads(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The pad of the whole pile, the pads of the collectes, or both if the sheet has both."""
    rounds = tuple(f"{ROUND} {number + 1}" for number in range(_rounds(sheet)))
    whole = not rounds or any(player.won is not None for player in sheet.players)
    return ((WON,) if whole else ()) + rounds


def rows(_: str) -> tuple[str, ...]:
    """The rows of the score that a pad counts for: the kinds of cards."""
    return Pile._fields


def pad(seat: Seat[Player], key: str) -> Pad:
    voice = seat.voice
    get, put = _pile(_number(key))
    kinds = [card for card in RUNE_CARDS if BOX_OF.get(card) in (None, *seat.sheet.expansions)]
    groups = []
    for card in kinds:
        runes = _runes(card, get, put)
        copies = _copies(seat, card, runes.get(seat.player))
        groups.append(Group(VALUES, values(seat, card, runes, copies, PRINTED[card], card), voice.card(card)))
    if BOX_OF[FREYJA] in seat.sheet.expansions:
        groups.append(Group(VALUES, (_freyja(seat, get, put),), voice.card(FREYJA)))
    return Pad(key, tuple(groups))


def has_entries(player: Player, key: str) -> bool:
    get, _ = _pile(_number(key))
    return get(player) != NO_CARDS


def commands(sheet: Sheet[Player], key: str, voice: GameVoice) -> Commands:
    """The commands that switch between whole piles and collectes, and add or remove a collecte."""
    rounds, number = _rounds(sheet), _number(key)
    if not rounds:
        return Commands((Offer("by_round", voice.text("by_round"), _by_round),))
    more = Offer("new_round", voice.text("new_round"), _new_round)
    whole = Offer("by_pile", voice.text("by_pile"), _by_pile)
    if not number or rounds == 1:
        return Commands((whole,), more)
    drop = Offer(
        "drop_round",
        voice.text("drop_round", number=number),
        lambda sheet: _without_round(sheet, number),
    )
    return Commands((drop, whole), more)


def where(issue: Issue, _: Player) -> str:
    """The pad of the collecte that an issue names; empty for issues of the whole pile."""
    return f"{ROUND} {issue.values['round']}" if "round" in issue.values else ""


def cards(_: Sheet[Player], __: int) -> None:
    """There is no usual number of cards to win."""


def forgotten(_: Sheet[Player], __: int) -> None:
    """No hint, for the same reason."""


def _rounds(sheet: Sheet[Player]) -> int:
    return len(sheet.players[0].rounds)


def _number(key: str) -> int:
    """The number of a collecte; 0 for the whole pile."""
    return 0 if key == WON else int(key.removeprefix(ROUND))


def _pile(number: int) -> tuple[Callable[[Player], Pile], Callable[[Player, Pile], Player]]:
    """Functions that read and replace a player's pile: that of a collecte, or the whole one for 0."""
    if not number:
        return lambda player: player.won or NO_CARDS, lambda player, pile: replace(player, won=pile)
    return (
        lambda player: player.rounds[number - 1],
        lambda player, pile: replace(player, rounds=(*player.rounds[: number - 1], pile, *player.rounds[number:])),
    )


def _runes(card: str, get: Callable[[Player], Pile], put: Callable[[Player, Pile], Player]) -> Numbers:
    """The runes of the cards of one kind in a pile."""
    return Numbers(
        lambda player: getattr(get(player), card),
        lambda player, cards: put(player, Pile(**{**get(player)._asdict(), card: cards})),
    )


def _copies(seat: Seat[Player], card: str, here: tuple[int, ...]) -> Callable[[int], int]:
    """Gives how many cards of a rune count could lie here: those in the box minus those in other piles."""
    elsewhere = Counter(runes for player in seat.sheet.players for runes in getattr(player.pile, card))
    elsewhere -= Counter(here)
    return lambda runes: PRINTED[card][runes] - elsewhere[runes]


def _freyja(seat: Seat[Player], get: Callable[[Player], Pile], put: Callable[[Player, Pile], Player]) -> Offer:
    """The chip that adds a Freyja; if the box has none left, it removes those of the player."""
    held = get(seat.player).freyja
    gone = sum(player.pile.freyja for player in seat.sheet.players) >= FREYJAS
    count = 0 if gone and held else held + 1
    edit = seat.edit(lambda player: put(player, get(player)._replace(freyja=count)))
    return Offer(FREYJA, "+1", edit, held=held, gone=gone, colour=FREYJA)


def _each(sheet: Sheet[Player], change: Callable[[Player], Player]) -> Sheet[Player]:
    return replace(sheet, players=tuple(map(change, sheet.players)))


def _by_round(sheet: Sheet[Player]) -> Sheet[Player]:
    """Turn the piles into the first collecte."""
    return _each(sheet, lambda player: replace(player, won=None, rounds=(player.pile,)))


def _by_pile(sheet: Sheet[Player]) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, won=player.pile, rounds=()))


def _new_round(sheet: Sheet[Player]) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, rounds=(*player.rounds, NO_CARDS)))


def _without_round(sheet: Sheet[Player], number: int) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, rounds=player.rounds[: number - 1] + player.rounds[number:]))
