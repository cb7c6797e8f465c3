"""Every entry of the rulebook, by chapter, by id and by the cards of which it speaks."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path

from referee.entry import Chapter, Entry
from scoring import games


def _chapter(game: str, modules: Sequence[str]) -> Chapter:
    told = (import_module(f"referee.rules.{game}.{module}").ENTRIES for module in modules)
    return Chapter(modules[0], tuple(entry for entries in told for entry in entries))


#: The rules of each game.
_RULES = {game: import_module(f"referee.rules.{game}") for game in games.by_release()}

#: The chapters of each game with their entries.
CHAPTERS: Mapping[str, tuple[Chapter, ...]] = {
    game: tuple(_chapter(game, modules) for modules in told.CHAPTERS) for game, told in _RULES.items()
}

#: The tools of each game, by their names.
TOOLS: Mapping[str, tuple[str, ...]] = {game: told.TOOLS for game, told in _RULES.items()}


@cache
def entries() -> Mapping[str, Entry]:
    """Every entry by its id."""
    return {entry.id: entry for chapters in CHAPTERS.values() for chapter in chapters for entry in chapter.entries}


@cache
def asked() -> Mapping[str, Sequence[str]]:
    """What players say who look for an entry, by its id: from the texts beside the modules of the rules."""
    texts = (path.read_text("utf-8") for told in _RULES.values() for path in Path(told.__path__[0]).glob("*.txt"))
    return dict(_asked(paragraph) for text in texts for paragraph in text.split("\n\n"))


def _asked(paragraph: str) -> tuple[str, Sequence[str]]:
    """An id, and what players say, a few phrases on each line.

    >>> _asked("nains.malt\\nbière, houblon\\nbeer\\n")
    ('nains.malt', ['bière', 'houblon', 'beer'])
    """
    id, *lines = paragraph.splitlines()
    return id, [phrase for line in lines for phrase in line.split(", ")]


@cache
def about(game: str, card: str) -> tuple[Entry, ...]:
    """Every entry of a game that speaks of a card."""
    return tuple(entry for entry in entries().values() if entry.game == game and card in entry.cards)


@cache
def of_ruling(game: str, ruling: str) -> Entry:
    """The entry of a question that each table can decide."""
    return next(entry for entry in entries().values() if (entry.game, entry.ruling) == (game, ruling))
