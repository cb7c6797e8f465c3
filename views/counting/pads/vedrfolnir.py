"""The pads of Vedrfolnir: the won pile of each player, or a pad for each collecte."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count

from scoring import Issue, Sheet
from scoring.cards.vedrfolnir import ASES, BOX_OF, FREYJA, FREYJAS, PRINTED, RUNE_CARDS, SOLO_PILES
from scoring.games.vedrfolnir.sheet import DUEL, DUELLISTS, NO_CARDS, SOLO, Pile, Player
from views.counting.pads.offer import COMMANDS, VALUES, Edit, Numbers, Offer, Pad, Seat, Section, tray_offers, values
from words import GameVoice

WON, ROUND = "pile", "round"

#: The rows of the score are the kinds of cards.
ROWS = Pile._fields


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


def title(key: str, voice: GameVoice) -> str:
    return voice.text("won") if key == WON else voice.text(ROUND, number=int(key.removeprefix(ROUND)))


def pad(seat: Seat[Player], key: str) -> Pad:
    voice = seat.voice
    number = int(key.removeprefix(ROUND)) if key != WON else 0
    get, put = _pile(number)
    kinds = [card for card in RUNE_CARDS if BOX_OF.get(card) in (None, *seat.sheet.expansions)]
    tray: tuple[Offer, ...] = ()
    sections = []
    for card in kinds:
        runes = _runes(card, get, put)
        copies = _copies(seat, card, runes.get(seat.player))
        tray += tray_offers(seat, card, runes, voice.card(card), card)
        sections.append(Section(VALUES, values(seat, card, runes, copies, PRINTED[card], card), voice.card(card)))
    if BOX_OF[FREYJA] in seat.sheet.expansions:
        freyja, remove = _freyja(seat, get, put)
        sections.append(Section(VALUES, (freyja,), voice.card(FREYJA)))
        tray += (remove,) if remove.held else ()
    more, *others = _commands(seat, number)
    last = number == _rounds(seat.sheet) and seat.index == len(seat.sheet.players) - 1
    # after the last player of the last collecte, a new collecte is the likely next step
    sections = [Section(COMMANDS, (more,)), *sections] if number and last else sections
    others = others if number and last else [more, *others]
    sections += [Section(COMMANDS, tuple(others))] if others else []
    return Pad(key, ROWS, tuple(sections), tray)


def where(issue: Issue, _: Player) -> str:
    """The pad of the collecte that an issue names; empty for issues of the whole pile."""
    return f"{ROUND} {issue.values['round']}" if "round" in issue.values else ""


def forgotten(_: Sheet[Player], __: int) -> None:
    """No hint: there is no usual number of cards to win."""


def _rounds(sheet: Sheet[Player]) -> int:
    return len(sheet.players[0].rounds)


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


def _freyja(
    seat: Seat[Player], get: Callable[[Player], Pile], put: Callable[[Player, Pile], Player]
) -> tuple[Offer, Offer]:
    """The chips that add a Freyja, if the box has one left, and remove one."""
    held = get(seat.player).freyja
    gone = sum(player.pile.freyja for player in seat.sheet.players) >= FREYJAS
    label = seat.voice.card(FREYJA)

    def by(step: int) -> Edit:
        return seat.edit(lambda player: put(player, get(player)._replace(freyja=get(player).freyja + step)))

    return (
        Offer(FREYJA, "+1", by(int(held < FREYJAS)), held=held, gone=gone, colour=FREYJA),
        Offer(f"take {FREYJA}", label, by(-1), held=held, colour=FREYJA),
    )


def _commands(seat: Seat[Player], number: int) -> list[Offer]:
    """The commands that switch between whole piles and collectes, and add or remove a collecte."""
    voice, rounds = seat.voice, _rounds(seat.sheet)
    if not rounds:
        return [Offer("by_round", voice.text("by_round"), _by_round, leads_to=f"{ROUND} 1")]
    more = Offer("new_round", voice.text("new_round"), _new_round, leads_to=f"{ROUND} {rounds + 1}")
    whole = Offer("by_pile", voice.text("by_pile"), _by_pile, leads_to=WON)
    if not number or rounds == 1:
        return [more, whole]
    drop = Offer(
        "drop_round",
        voice.text("drop_round", number=number),
        lambda sheet: _without_round(sheet, number),
        leads_to=f"{ROUND} {max(1, number - 1)}",
    )
    return [more, drop, whole]


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
