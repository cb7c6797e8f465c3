"""The start page of the rulebook: search results, or calculators, recent entries and chapters of a game."""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from referee import rulebook
from referee.entry import Entry
from scoring import codec
from views.rulebook.rule_view import CalculatorRow, ChapterRow, RuleRow, calculator_of, chapters, row
from words import GameVoice

#: The calculators of each game, and their icons.
TOOLS = rulebook.TOOLS
ICON_OF = {
    "taverns": "swap",
    "coin": "coins",
    "distinctions": "trophy",
    "recruit": "heroes",
    "objective": "round",
    "tribute": "pile",
}
#: How many recently opened entries are stored.
LAST = 6


@dataclass(frozen=True, slots=True)
class GameChip:
    """A chip that chooses a game."""

    game: str
    title: str
    current: bool


@dataclass(frozen=True, slots=True)
class CalculatorChip:
    """A chip that opens a calculator."""

    game: str
    tool: str
    title: str
    icon: str


@dataclass(frozen=True, slots=True)
class SearchView:
    """Everything that the page shows except fixed labels; `answers` are the search results."""

    typed: str
    answers: tuple[RuleRow, ...]
    #: The calculator for the first result.
    calculator: CalculatorRow | None
    game: str
    games: tuple[GameChip, ...]
    calculators: tuple[CalculatorChip, ...]
    recent: tuple[RuleRow, ...]
    chapters: tuple[ChapterRow, ...]


def present(
    voices: Mapping[str, GameVoice], game: str, typed: str, found: Sequence[Entry], recent: Sequence[Entry]
) -> SearchView:
    """The start page for a game, with the entries found for the typed words."""
    voice = voices[game]
    return SearchView(
        typed=typed,
        answers=tuple(row(entry, voices, game) for entry in found),
        calculator=calculator_of(found[0], voices[found[0].game]) if found else None,
        game=game,
        games=tuple(GameChip(name, of_game.title((), ""), name == game) for name, of_game in voices.items()),
        calculators=tuple(
            CalculatorChip(game, tool, voice.text(f"tool_{tool}"), ICON_OF[tool]) for tool in TOOLS[game]
        ),
        recent=tuple(row(entry, voices, game) for entry in recent),
        chapters=chapters(game, voice),
    )


def with_recent(recent: Sequence[str], entry: str) -> tuple[str, ...]:
    """The ids of recently opened entries after another one is opened, the newest first.

    >>> with_recent(("a", "b", "c"), "b")
    ('b', 'a', 'c')
    """
    return (entry, *(before for before in recent if before != entry))[:LAST]


def read_recent(text: str) -> tuple[str, ...]:
    """The ids of recently opened entries from their stored text; none if it cannot be read.

    >>> read_recent('["a", "b"]'), read_recent("[")
    (('a', 'b'), ())
    """
    with suppress(ValueError):
        recent: tuple[str, ...] = codec.read(tuple[str, ...], text)
        return recent[:LAST]
    return ()
