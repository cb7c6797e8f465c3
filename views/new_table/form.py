"""The form of a new table: game, boxes, mode, players in seating order, and how many players are missing."""

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from scoring import Sheet, codec, games
from scoring.game import Game
from scoring.reading import DIRECTION, LONGEST_NAME, UNWRITTEN, is_blank
from scoring.sheet import Reading
from scoring.source import composed
from views.counting.pads import pads_module

#: The games to choose from, the oldest first.
GAMES = games.by_release()


class Refusal(NamedTuple):
    """Why a name is refused, as key and values of a sentence."""

    key: str
    values: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Form:
    """The choices so far; each choice makes a new form. The field names are stored and never change.

    Boxes, mode and rulings of another game stay chosen until that game is chosen again.
    """

    game: str = GAMES[0]
    expansions: tuple[str, ...] = ()
    mode: str = ""
    players: tuple[str, ...] = ()
    rulings: Mapping[str, Reading] = field(default_factory=dict)
    #: Names of the Ases of a duel, if they have other names than usual.
    ases: tuple[str, ...] = ()
    #: The text in the name field, and whether it was refused.
    typed: str = ""
    refused: bool = False
    #: Who begins the game, if it was drawn.
    starter: str = ""

    @classmethod
    def read(cls, text: str) -> "Form":
        """The form that `write` wrote; a field that cannot be read gets its default.

        >>> Form.read('{"players": ["Anne", "Bo"], "typed": 7}') == Form(players=("Anne", "Bo"))
        True
        """
        stored = codec.read_fields(cls, text)
        return cls(**{name: value for name, value in stored.items() if name != "game" or value in GAMES})

    @classmethod
    def of(cls, sheet: Sheet[Any]) -> "Form":
        """The form of a rematch: the same game and the same players in the same order."""
        pads = pads_module(sheet.game)
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

    def seat(self, name: str) -> "Form":
        """Add a known player."""
        return replace(self, players=(*self.players, name))

    def is_seated(self, name: str) -> bool:
        return name_key(name) in map(name_key, self.players)

    def add(self, typed: str, known: Sequence[str] = ()) -> "Form":
        """Add a player by name, written as in `known` if it looks the same; a refused name stays in the field."""
        if self.is_full or self._refusal(typed):
            return replace(self, typed=typed, refused=True)
        return self._with(typed, known)

    def _with(self, typed: str, known: Sequence[str]) -> "Form":
        name = next((name for name in known if name_key(name) == name_key(typed)), composed(typed.strip()))
        return replace(self, players=(*self.players, name), typed="", refused=False)

    def started_by(self, name: str) -> "Form":
        """Let a player begin the game."""
        return replace(self, starter=name)

    def complete(self, known: Sequence[str] = ()) -> "Form":
        """The form with the typed name added, if it can be; a refused one is left in the field."""
        return self if self._refusal(self.typed) else self._with(self.typed, known)

    def remove(self, seat: int) -> "Form":
        return replace(self, players=self.players[:seat] + self.players[seat + 1 :])

    def move(self, seat: int, to: int) -> "Form":
        """Move a player to another seat; the players between shift by one."""
        others = list(self.players)
        others.insert(to, others.pop(seat))
        return replace(self, players=tuple(others))

    @property
    def refusal(self) -> Refusal | None:
        """Why no name is taken, or why the text in the field was refused, unless it would be accepted by now."""
        if self.is_full:
            return Refusal("table_full", {"most": self.people[-1]})
        return self._refusal(self.typed) if self.refused else None

    @property
    def is_full(self) -> bool:
        """Whether the game takes no more players."""
        return 0 < self.people[-1] <= len(self.players)

    @property
    def modes(self) -> Sequence[str]:
        """The modes of the game, the default first."""
        return tuple(self._game.seats)

    @property
    def boxes(self) -> tuple[str, ...]:
        """The chosen boxes of this game."""
        return tuple(box for box in self._game.expansions if box in self.expansions)

    @property
    def played(self) -> str:
        """The chosen mode as a sheet writes it: empty for the default of the game."""
        return self.mode if self.mode in self.modes[1:] else ""

    @property
    def people(self) -> range:
        """The possible numbers of players."""
        numbers: range = pads_module(self.game).PEOPLE[self.played] if self.played else self._game.seats[self.modes[0]]
        return numbers

    @property
    def missing(self) -> int:
        """The number of players missing; negative if there are too many, 0 if the table can begin.

        >>> [Form(players=tuple("ABCDEF"[:count])).missing for count in (0, 1, 2, 5, 6)]
        [2, 1, 0, 0, -1]
        """
        count, numbers = len(self.players), self.people
        # the solo game ignores the players, who stay for another mode
        return 0 if numbers[-1] == 0 else max(0, numbers[0] - count) - max(0, count - numbers[-1])

    def sheet(self) -> Sheet[Any]:
        """The empty sheet of the table; only valid while no player is missing."""
        game, pads = self._game, pads_module(self.game)
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
        """Why this name cannot be added to the players."""
        for player in self.players:
            if name_key(player) == name_key(typed):
                return Refusal("name_seated", {"name": player})
        return refusal_of(typed)


def refusal_of(typed: str) -> Refusal | None:
    """Why a name is not valid, None if it is."""
    name = composed(typed.strip())
    if is_blank(name):
        return Refusal("name_empty", {})
    if len(name) > LONGEST_NAME:
        return Refusal("name_long", {"count": len(name), "most": LONGEST_NAME})
    for character in name:
        if character in DIRECTION or unicodedata.category(character) in UNWRITTEN:
            return Refusal("name_unwritable", {"code": f"U+{ord(character):04X}"})
    return None


def name_key(name: str) -> str:
    """A key that is equal for names that look the same: case, spaces around and Unicode form do not matter.

    >>> name_key(" Zoé ") == name_key("ZOE\u0301"), name_key("Zoé") == name_key("Zoe")
    (True, False)
    """
    return unicodedata.normalize("NFC", name.strip()).casefold()


def _toggled(chosen: tuple[str, ...], value: str) -> tuple[str, ...]:
    return tuple(other for other in chosen if other != value) if value in chosen else (*chosen, value)
