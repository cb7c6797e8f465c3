"""The referee's first screen: what answers the words that are typed; else where to look."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from referee import rulebook
from referee.entry import Entry
from scoring import shallow
from views.rulebook.rule_view import ChapterRow, RuleRow, ToolRow, chapters, row, tool_of
from words import GameVoice

#: What the referee works out of each game, and the icons.
TOOLS = rulebook.TOOLS
ICON_OF = {
    "taverns": "swap",
    "coin": "coins",
    "distinctions": "trophy",
    "recruit": "heroes",
    "objective": "round",
    "tribute": "pile",
}
#: So many entries are remembered as the last ones asked.
LAST = 6


@dataclass(frozen=True, slots=True)
class GameChip:
    """A game to choose."""

    game: str
    title: str
    current: bool


@dataclass(frozen=True, slots=True)
class ToolChip:
    """A question about what lies on the table."""

    game: str
    tool: str
    title: str
    icon: str


@dataclass(frozen=True, slots=True)
class SearchView:
    """Everything that the screen shows but its labels: answers while something is typed, else where to look."""

    typed: str
    answers: tuple[RuleRow, ...]
    #: The tool that works the first answer out.
    tool: ToolRow | None
    game: str
    games: tuple[GameChip, ...]
    tools: tuple[ToolChip, ...]
    asked: tuple[RuleRow, ...]
    chapters: tuple[ChapterRow, ...]


def present(
    voices: Mapping[str, GameVoice], game: str, typed: str, found: Sequence[Entry], asked: Sequence[Entry]
) -> SearchView:
    """What was found for the words that are typed, and the page of a game behind it."""
    voice = voices[game]
    return SearchView(
        typed=typed,
        answers=tuple(row(entry, voices, game) for entry in found),
        tool=tool_of(found[0], voices[found[0].game]) if found else None,
        game=game,
        games=tuple(GameChip(name, each.title((), ""), name == game) for name, each in voices.items()),
        tools=tuple(ToolChip(game, tool, voice.text(f"tool_{tool}"), ICON_OF[tool]) for tool in TOOLS[game]),
        asked=tuple(row(entry, voices, game) for entry in asked),
        chapters=chapters(game, voice),
    )


def ask_again(asked: Sequence[str], entry: str) -> tuple[str, ...]:
    """The last entries looked at, the newest first.

    >>> ask_again(("a", "b", "c"), "b")
    ('b', 'a', 'c')
    """
    return (entry, *(before for before in asked if before != entry))[:LAST]


def asked_before(text: str) -> tuple[str, ...]:
    """The last entries looked at, as they were kept.

    >>> asked_before('["a", 7]'), asked_before("[")
    (('a',), ())
    """
    try:
        told = shallow.loads(text)
    except ValueError:
        told = None
    return tuple(each for each in told if isinstance(each, str))[:LAST] if isinstance(told, list) else ()
