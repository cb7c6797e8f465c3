"""A player's side of a Vedrfolnir table, and how a sheet writes it."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import chain
from typing import NamedTuple

from scoring.cards.vedrfolnir import BOX_OF, FREYJA, ODIN, PRINTED, SOLO_PILES, SURTR, THOR, TYR
from scoring.sheet import Sheet
from scoring.source import MOST, Source

TABLE, DUEL, SOLO = "table", "duel", "solo"

FIELDS = (WON, ASE_OF) = ("won", "ase_of")
MODE, ROUNDS = "mode", "rounds"

#: Who plays a duel, each with an Ase.
DUELLISTS = 2


class Pile(NamedTuple):
    """Won cards: each rune card by its runes, and the number of Freyjas."""

    odin: tuple[int, ...] = ()
    thor: tuple[int, ...] = ()
    tyr: tuple[int, ...] = ()
    surtr: tuple[int, ...] = ()
    freyja: int = 0

    @classmethod
    def of(cls, piles: Iterable["Pile"]) -> "Pile":
        """Piles laid on one another.

        >>> Pile.of([Pile(odin=(3,), freyja=1), Pile(odin=(1, 2), tyr=(2,)), Pile(freyja=1)])
        Pile(odin=(3, 1, 2), thor=(), tyr=(2,), surtr=(), freyja=2)
        """
        *runes, freyja = zip(NO_CARDS, *piles, strict=True)
        odin, thor, tyr, surtr = (tuple(chain.from_iterable(cards)) for cards in runes)
        return cls(odin, thor, tyr, surtr, sum(freyja))

    @property
    def runes(self) -> Mapping[str, tuple[int, ...]]:
        """The rune cards, kind by kind."""
        return {ODIN: self.odin, THOR: self.thor, TYR: self.tyr, SURTR: self.surtr}


NO_CARDS = Pile()


@dataclass(frozen=True, slots=True)
class Player:
    """Somebody who wins cards: a player, an Ase of the duel, or a pile of the solo game.

    The cards are told as a whole, or collecte by collecte, or both.
    """

    name: str
    won: Pile | None = None
    rounds: tuple[Pile, ...] = ()
    ase_of: str | None = None

    @property
    def pile(self) -> Pile:
        """The cards that count."""
        return Pile.of(self.rounds) if self.won is None else self.won


def read_player(name: str, fields: Mapping[str, Source], expansions: Collection[str]) -> Player:
    return Player(
        name,
        won=_read_pile(fields[WON], expansions) if WON in fields else None,
        ase_of=(fields[ASE_OF].text() or "") if ASE_OF in fields else None,
    )


def write_player(player: Player) -> Mapping[str, object]:
    written: dict[str, object] = {}
    if player.won is not None:
        written[WON] = _write_pile(player.won)
    if player.ase_of is not None:
        written[ASE_OF] = player.ase_of
    return written


def read_together(sheet: Sheet[Player], fields: Mapping[str, Source], players: Source) -> Sheet[Player]:
    """The collectes, and whether the players are those of the mode."""
    names = _sound_names(sheet.players, players)
    # a mode that nobody knows is told already, and asks for nothing
    mode = fields[MODE].value if MODE in fields else TABLE
    if mode == DUEL:
        _check_duel(sheet.players, players)
    elif mode in (TABLE, SOLO):
        for seat, player in _seats(sheet.players, players):
            if player.ase_of is not None:
                seat.part(ASE_OF, player.ase_of).wrong("ase_outside_duel")
    if mode == SOLO:
        _check_solo(sheet.players, players, names)
    if ROUNDS not in fields or not names:  # without a sound name nobody could have taken anything
        return sheet
    rounds = _read_rounds(fields[ROUNDS], names, sheet.expansions)
    seats = tuple(
        replace(player, rounds=tuple(taken.get(player.name, NO_CARDS) for taken in rounds)) for player in sheet.players
    )
    most = max(sum(map(len, player.pile.runes.values())) for player in seats)
    if most > MOST:
        fields[ROUNDS].wrong("too_many", count=most, most=MOST)
    return replace(sheet, players=seats)


def within(player: Player, expansions: Collection[str]) -> Player:
    """The won cards without those of other expansions."""
    gone = {card: getattr(NO_CARDS, card) for card, box in BOX_OF.items() if box not in expansions}
    won = player.won and player.won._replace(**gone)
    return replace(player, won=won, rounds=tuple(pile._replace(**gone) for pile in player.rounds))


def lay(sheet: Sheet[Player], seat: int, player: Player) -> Sheet[Player]:
    """The table with a player from another one at a seat: a pile where piles are counted, else collectes.

    A pile becomes the first collecte; where the player took part in more collectes than were told here, the others have
    taken nothing in those.
    """
    by_round = bool(sheet.players[0].rounds)
    if player.rounds and not by_round:
        player = replace(player, won=player.pile, rounds=())
    elif by_round and not player.rounds:
        player = replace(player, won=None, rounds=(player.pile,))
    players = (*sheet.players[:seat], player, *sheet.players[seat + 1 :])
    most = max(len(each.rounds) for each in players)
    return replace(
        sheet,
        players=tuple(
            replace(each, rounds=(*each.rounds, *[NO_CARDS] * (most - len(each.rounds)))) for each in players
        ),
    )


def people(sheet: Sheet[Player]) -> list[int]:
    """Where a person sits: not at the side of an Ase, and at none of the piles of the solo game."""
    return [seat for seat, player in enumerate(sheet.players) if sheet.mode != SOLO and player.ase_of is None]


def write_together(sheet: Sheet[Player]) -> Mapping[str, object]:
    names = [player.name for player in sheet.players]
    rounds = [
        {name: _write_pile(pile) for name, pile in zip(names, piles, strict=True) if pile != NO_CARDS}
        for piles in zip(*(player.rounds for player in sheet.players), strict=True)
    ]
    return {ROUNDS: rounds} if rounds else {}


def _read_pile(source: Source, expansions: Collection[str]) -> Pile:
    runes: dict[str, tuple[int, ...]] = {}
    freyjas = 0
    for card, field in source.fields(Pile._fields).items():
        if card == FREYJA:
            freyjas = field.count()
        else:
            printed = PRINTED[card]
            runes[card] = field.numbers(printed, "runes_unknown", card=card, known=tuple(printed))
        box = BOX_OF.get(card)
        if box and field.value and box not in expansions:
            field.wrong("card_not_in_play", card=card, box=box)
    return Pile(**runes, freyja=freyjas)


def _write_pile(pile: Pile) -> Mapping[str, object]:
    return {card: cards for card, cards in pile._asdict().items() if cards}


def _read_rounds(source: Source, names: Collection[str], expansions: Collection[str]) -> list[dict[str, Pile]]:
    """What each player took in each collecte; who took nothing may be left out."""
    return [
        {name: _read_pile(pile, expansions) for name, pile in taken.fields(names).items()} for taken in source.items()
    ]


def _check_duel(duellists: tuple[Player, ...], players: Source) -> None:
    """Two players, and an Ase for each of them."""
    noted = {problem.path for problem in players.problems}
    people = [player.name for player in duellists if player.ase_of is None]
    if len(people) != DUELLISTS:
        players.wrong("ase_count", count=len(duellists) - len(people))
    first: dict[str, str] = {}
    for seat, player in _seats(duellists, players):
        if player.ase_of is None:
            continue
        ase_of = seat.part(ASE_OF, player.ase_of)
        if ase_of.path in noted:
            continue
        if player.ase_of not in people:
            ase_of.wrong("ase_of_nobody", value=player.ase_of)
        elif player.ase_of in first:
            ase_of.wrong("ase_twice", value=player.ase_of, first=first[player.ase_of])
        first.setdefault(player.ase_of, seat.path)


def _check_solo(piles: tuple[Player, ...], players: Source, sound: Collection[str]) -> None:
    """The three piles by their names; one that stands there twice is told already."""
    for seat, pile in _seats(piles, players):
        if pile.name in sound and pile.name not in SOLO_PILES:
            seat.part("name", pile.name).wrong("solo_pile_unknown", value=pile.name, known=SOLO_PILES)


def _seats(seated: tuple[Player, ...], players: Source) -> list[tuple[Source, Player]]:
    """Each player with its path in the text."""
    return [(players.part(index, None), player) for index, player in enumerate(seated)]


def _sound_names(seated: tuple[Player, ...], players: Source) -> list[str]:
    """The names without a problem: they alone may become part of a path, which is shown as it is."""
    noted = {problem.path for problem in players.problems}
    return [player.name for seat, player in _seats(seated, players) if f"{seat.path}.name" not in noted]
