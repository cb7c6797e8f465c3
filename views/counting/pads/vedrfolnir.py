"""The pads of Vedrfolnir: a won pile of each player, or what everybody took, collecte by collecte."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import chain, count

from scoring import Issue, Sheet
from scoring.cards.vedrfolnir import ASES, BOX_OF, FREYJA, FREYJAS, PRINTED, RUNE_CARDS, SOLO_PILES
from scoring.games.vedrfolnir.sheet import DUEL, DUELLISTS, NO_CARDS, SOLO, Pile, Player
from views.counting.pads.offer import COMMANDS, VALUES, Edit, Numbers, Offer, Pad, Seat, Section, lying, values
from words import GameVoice

WON, ROUND = "pile", "round"

#: The rows of the score are the kinds of cards.
ROWS = Pile._fields


#: How many people sit down in the modes that fill the other seats by themselves.
PEOPLE = {DUEL: range(DUELLISTS, DUELLISTS + 1), SOLO: range(1)}


def start(name: str) -> Player:
    return Player(name)


def seated(mode: str, names: Sequence[str], called: Sequence[str]) -> tuple[Player, ...]:
    """The seats of a duel, where each player has an Ase, or those of the solo game, which are piles."""
    if mode == SOLO:
        return tuple(map(start, SOLO_PILES))
    each = zip(ases_for(names, called), names, strict=True)
    return (*map(start, names), *(Player(ase, ase_of=name) for ase, name in each))


def ases_for(names: Sequence[str], called: Sequence[str]) -> tuple[str, ...]:
    """The Ases as they are called, if they are; one whose name somebody bears has another.

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
    """Who sits at the table; neither an Ase nor a pile does."""
    return () if sheet.mode == SOLO else tuple(player.name for player in sheet.players if player.ase_of is None)


def ases(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The Ases, in the order of those for whom they play."""
    ase_of = {player.ase_of: player.name for player in sheet.players}
    return tuple(ase_of[name] for name in people(sheet)) if sheet.mode == DUEL else ()


def pads(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The whole pile, unless the table is told collecte by collecte; a sheet may tell both."""
    rounds = tuple(f"{ROUND} {number + 1}" for number in range(_rounds(sheet)))
    told = not rounds or any(player.won is not None for player in sheet.players)
    return ((WON,) if told else ()) + rounds


def title(key: str, voice: GameVoice) -> str:
    return voice.text("won") if key == WON else voice.text(ROUND, number=int(key.removeprefix(ROUND)))


def pad(seat: Seat[Player], key: str) -> Pad:
    voice = seat.voice
    number = int(key.removeprefix(ROUND)) if key != WON else 0
    of, put = _pile(number)
    kinds = [card for card in RUNE_CARDS if BOX_OF.get(card) in (None, *seat.sheet.expansions)]
    tray: tuple[Offer, ...] = ()
    sections = []
    for card in kinds:
        runes = _runes(card, of, put)
        copies = _copies(seat, card, runes.of(seat.player))
        tray += lying(seat, card, runes, voice.card(card), card)
        sections.append(Section(VALUES, values(seat, card, runes, copies, PRINTED[card], card), voice.card(card)))
    if BOX_OF[FREYJA] in seat.sheet.expansions:
        freyja, left = _freyja(seat, of, put)
        sections.append(Section(VALUES, (freyja,), voice.card(FREYJA)))
        tray += (left,) if left.held else ()
    more, *others = _commands(seat, number)
    last = number == _rounds(seat.sheet) and seat.index == len(seat.sheet.players) - 1
    # whoever is told last asks for what comes next in play
    sections = [Section(COMMANDS, (more,)), *sections] if number and last else sections
    others = others if number and last else [more, *others]
    sections += [Section(COMMANDS, tuple(others))] if others else []
    return Pad(key, ROWS, tuple(sections), tray)


def where(issue: Issue, _: Player) -> str:
    """The pad of the collecte that an issue is about; whatever else is wrong is wrong with the whole pile."""
    return f"{ROUND} {issue.values['round']}" if "round" in issue.values else ""


def forgotten(_: Sheet[Player], __: int) -> None:
    """Nothing tells how many cards a player should have won."""


def _rounds(sheet: Sheet[Player]) -> int:
    return len(sheet.players[0].rounds)


def _pile(number: int) -> tuple[Callable[[Player], Pile], Callable[[Player, Pile], Player]]:
    """The pile of a collecte, or the whole one."""
    if not number:
        return lambda player: player.won or NO_CARDS, lambda player, pile: replace(player, won=pile)
    return (
        lambda player: player.rounds[number - 1],
        lambda player, pile: replace(player, rounds=(*player.rounds[: number - 1], pile, *player.rounds[number:])),
    )


def _runes(card: str, of: Callable[[Player], Pile], put: Callable[[Player, Pile], Player]) -> Numbers:
    """The cards of one kind in a pile."""
    return Numbers(
        lambda player: getattr(of(player), card),
        lambda player, cards: put(player, Pile(**{**of(player)._asdict(), card: cards})),
    )


def _copies(seat: Seat[Player], card: str, here: tuple[int, ...]) -> Callable[[int], int]:
    """How many cards of so many runes could lie here: those of the box that lie in no other pile."""
    elsewhere = Counter(runes for player in seat.sheet.players for runes in getattr(player.pile, card))
    elsewhere -= Counter(here)
    return lambda runes: PRINTED[card][runes] - elsewhere[runes]


def _freyja(
    seat: Seat[Player], of: Callable[[Player], Pile], put: Callable[[Player, Pile], Player]
) -> tuple[Offer, Offer]:
    """A Freyja more, as long as the box has one, and one less."""
    held = of(seat.player).freyja
    gone = sum(player.pile.freyja for player in seat.sheet.players) >= FREYJAS
    label = seat.voice.card(FREYJA)

    def by(step: int) -> Edit:
        return seat.edit(lambda player: put(player, of(player)._replace(freyja=of(player).freyja + step)))

    return (
        Offer(FREYJA, "+1", by(int(held < FREYJAS)), held=held, gone=gone, colour=FREYJA),
        Offer(f"take {FREYJA}", label, by(-1), held=held, colour=FREYJA),
    )


def _commands(seat: Seat[Player], number: int) -> list[Offer]:
    """How the table is told: pile by pile or collecte by collecte."""
    voice, rounds = seat.voice, _rounds(seat.sheet)
    if not rounds:
        return [Offer("by_round", voice.text("by_round"), _by_round, leads=f"{ROUND} 1")]
    more = Offer("new_round", voice.text("new_round"), _new_round, leads=f"{ROUND} {rounds + 1}")
    whole = Offer("by_pile", voice.text("by_pile"), _by_pile, leads=WON)
    if not number or rounds == 1:
        return [more, whole]
    drop = Offer(
        "drop_round",
        voice.text("drop_round", number=number),
        lambda sheet: _without_round(sheet, number),
        leads=f"{ROUND} {max(1, number - 1)}",
    )
    return [more, drop, whole]


def _each(sheet: Sheet[Player], change: Callable[[Player], Player]) -> Sheet[Player]:
    return replace(sheet, players=tuple(map(change, sheet.players)))


def _by_round(sheet: Sheet[Player]) -> Sheet[Player]:
    """What was won so far becomes the first collecte."""
    return _each(sheet, lambda player: replace(player, won=None, rounds=(player.pile,)))


def _by_pile(sheet: Sheet[Player]) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, won=player.pile, rounds=()))


def _new_round(sheet: Sheet[Player]) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, rounds=(*player.rounds, NO_CARDS)))


def _without_round(sheet: Sheet[Player], number: int) -> Sheet[Player]:
    return _each(sheet, lambda player: replace(player, rounds=player.rounds[: number - 1] + player.rounds[number:]))
