"""A new table: who plays what, in which order they sit, and what is missing to begin."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any, NamedTuple

from scoring import Sheet, codec, games
from scoring.game import Game
from scoring.reading import DIRECTION, LONGEST_NAME, UNWRITTEN, is_blank
from scoring.sheet import Reading
from scoring.source import composed

#: The games as a table chooses among them, the eldest first.
GAMES = games.by_release()


class Refusal(NamedTuple):
    """Why a name cannot sit down, as the key of a sentence."""

    key: str
    values: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Form:
    """What was chosen so far; choosing makes another form.

    Whatever another game does not know, boxes, a mode, rulings, stays chosen for the game that does.
    """

    game: str = GAMES[0]
    expansions: tuple[str, ...] = ()
    mode: str = ""
    players: tuple[str, ...] = ()
    rulings: Mapping[str, Reading] = field(default_factory=dict)
    #: How the Ases of a duel are called, where they are called otherwise than usual.
    ases: tuple[str, ...] = ()
    #: What stands in the field, and whether it was refused.
    typed: str = ""
    refused: bool = False

    @classmethod
    def read(cls, text: str) -> "Form":
        """The form that was left half-filled; whatever else stands there is as if nobody had filled it in.

        >>> Form.read('{"players": ["Anne", "Bo"], "typed": 7}') == Form(players=("Anne", "Bo"))
        True
        """
        kept = codec.read_fields(cls, text)
        return cls(**{name: value for name, value in kept.items() if name != "game" or value in GAMES})

    @classmethod
    def of(cls, sheet: Sheet[Any]) -> "Form":
        """The same table again: same game, same people in the same order."""
        pads = _pads(sheet.game)
        people = pads.people(sheet) if sheet.mode else tuple(player.name for player in sheet.players)
        ases = pads.ases(sheet) if sheet.mode else ()
        return cls(sheet.game, sheet.expansions, sheet.mode, people, sheet.rulings, ases)

    def write(self) -> str:
        return codec.write(self)

    def choose_game(self, game: str) -> "Form":
        return replace(self, game=game)

    def choose_mode(self, mode: str) -> "Form":
        return replace(self, mode=mode)

    def toggle_box(self, box: str) -> "Form":
        return replace(self, expansions=_toggled(self.expansions, box))

    def toggle(self, name: str) -> "Form":
        """A known name sits down, or gets up again."""
        seated = [player for player in self.players if alike(player) == alike(name)]
        return self.remove(self.players.index(seated[0])) if seated else replace(self, players=(*self.players, name))

    def add(self, typed: str, known: Sequence[str] = ()) -> "Form":
        """A typed name sits down, spelt as it is known; one that cannot stays in the field."""
        if self._refusal(typed):
            return replace(self, typed=typed, refused=True)
        name = next((name for name in known if alike(name) == alike(typed)), composed(typed.strip()))
        return replace(self, players=(*self.players, name), typed="", refused=False)

    def remove(self, seat: int) -> "Form":
        return replace(self, players=self.players[:seat] + self.players[seat + 1 :])

    def move(self, seat: int, to: int) -> "Form":
        """Somebody sits down elsewhere, and the others move up."""
        others = list(self.players)
        others.insert(to, others.pop(seat))
        return replace(self, players=tuple(others))

    @property
    def refusal(self) -> Refusal | None:
        """Why what stands in the field was refused, as long as it would be."""
        return self._refusal(self.typed) if self.refused else None

    @property
    def modes(self) -> Sequence[str]:
        """The modes of the game, the usual one first."""
        return tuple(self._game.seats)

    @property
    def boxes(self) -> tuple[str, ...]:
        """The chosen boxes of this game."""
        return tuple(box for box in self._game.expansions if box in self.expansions)

    @property
    def played(self) -> str:
        """The mode of this game, as a sheet writes it: empty for the usual one."""
        return self.mode if self.mode in self.modes[1:] else ""

    @property
    def people(self) -> range:
        """How many people sit down."""
        room: range = _pads(self.game).PEOPLE[self.played] if self.played else self._game.seats[self.modes[0]]
        return room

    @property
    def missing(self) -> int:
        """How many players are missing; below 0, how many are too many; 0 where the table can begin.

        >>> [Form(players=tuple("ABCDEF"[:count])).missing for count in (0, 1, 2, 5, 6)]
        [2, 1, 0, 0, -1]
        """
        count, room = len(self.players), self.people
        # the solo game leaves them where they are, for another mode
        return 0 if room[-1] == 0 else max(0, room[0] - count) - max(0, count - room[-1])

    def sheet(self) -> Sheet[Any]:
        """The table as it sits down; there is one as soon as nobody is missing."""
        game, pads = self._game, _pads(self.game)
        if self.played:
            players = pads.seated(self.played, self.players, self.ases)
        else:
            players = tuple(map(pads.start, self.players))
        rulings = {ruling: reading for ruling, reading in self.rulings.items() if ruling in game.rulings}
        return Sheet(self.game, players, self.boxes, rulings, self.played)

    @property
    def _game(self) -> Game[Any]:
        return games.named(self.game)

    def _refusal(self, typed: str) -> Refusal | None:
        """Why a sheet could not hold that name beside the others, or nobody could tell it from another."""
        for player in self.players:
            if alike(player) == alike(typed):
                return Refusal("name_seated", {"name": player})
        return refused(typed)


def refused(typed: str) -> Refusal | None:
    """Why nobody can be called so."""
    name = composed(typed.strip())
    if is_blank(name):
        return Refusal("name_empty", {})
    if len(name) > LONGEST_NAME:
        return Refusal("name_long", {"count": len(name), "most": LONGEST_NAME})
    for sign in name:
        if sign in DIRECTION or unicodedata.category(sign) in UNWRITTEN:
            return Refusal("name_unwritable", {"code": f"U+{ord(sign):04X}"})
    return None


def alike(name: str) -> str:
    """What two names share that nobody could tell apart.

    >>> alike(" Zoé ") == alike("ZOE\u0301"), alike("Zoé") == alike("Zoe")
    (True, False)
    """
    return unicodedata.normalize("NFC", name.strip()).casefold()


def _toggled(chosen: tuple[str, ...], one: str) -> tuple[str, ...]:
    return tuple(other for other in chosen if other != one) if one in chosen else (*chosen, one)


def _pads(game: str) -> Any:
    """The module of the game's pads."""
    return import_module(f"views.counting.pads.{game}")
