"""Every entry of the rulebook, by chapter, by id and by the cards of which it speaks."""

from collections.abc import Mapping
from functools import cache
from importlib import import_module

from referee.entry import Chapter, Entry

#: The chapters of each game, in the order in which one leafs through them. Each is a module or several, and goes by
#: the name of the first.
MODULES: Mapping[str, tuple[tuple[str, ...], ...]] = {
    "nidavellir": (
        ("setup", "cards_in_play"),
        ("turn", "bids"),
        ("gems", "gem_ties"),
        ("recruiting", "lines", "discards"),
        ("coins", "treasury", "transforming"),
        ("distinctions", "distinction_rewards"),
        ("class_heroes",),
        ("neutral_heroes", "ylud", "ylud_lines", "thrud", "uline"),
        ("classes", "warriors"),
        ("final_count",),
        ("camp",),
        ("mercenaries", "mercenaries_in_play"),
        ("camp_heroes", "camp_heroes_in_play"),
        ("artefacts_of_age_one", "artefacts_of_age_two", "artefacts_in_play"),
        ("camp_timing",),
        ("mythology",),
        ("animals", "squirrel_and_boar"),
        ("gods", "gods_swaps", "odin"),
        ("giants", "giants_gains"),
        ("valkyries", "valkyries_more", "sigrdrifa_and_svafa"),
    ),
    "nains": (
        ("setup",),
        ("turn",),
        ("gems",),
        ("recruiting", "recruiting_examples"),
        ("coins", "treasury"),
        ("orders", "errants"),
        ("elites",),
        ("cognars", "forge_and_talion_cognars", "white_cognars"),
        ("mercenaries",),
        ("final_count",),
    ),
    "vedrfolnir": (
        ("setup",),
        ("turn",),
        ("stars",),
        ("collecte",),
        ("tribute",),
        ("jokers",),
        ("cards_base",),
        ("cards_spring", "ravens"),
        ("cards_winter",),
        ("end",),
        ("duel",),
        ("solo",),
    ),
}


def _chapter(game: str, modules: tuple[str, ...]) -> Chapter:
    told = (import_module(f"referee.rules.{game}.{module}").ENTRIES for module in modules)
    return Chapter(modules[0], tuple(entry for entries in told for entry in entries))


#: The chapters of each game with their entries.
CHAPTERS: Mapping[str, tuple[Chapter, ...]] = {
    game: tuple(_chapter(game, modules) for modules in chapters) for game, chapters in MODULES.items()
}


@cache
def entries() -> Mapping[str, Entry]:
    """Every entry by its id."""
    return {entry.id: entry for chapters in CHAPTERS.values() for chapter in chapters for entry in chapter.entries}


@cache
def about(game: str, card: str) -> tuple[Entry, ...]:
    """Every entry of a game that speaks of a card."""
    return tuple(entry for entry in entries().values() if entry.game == game and card in entry.cards)


@cache
def of_ruling(game: str, ruling: str) -> Entry:
    """The entry of a question that each table can decide."""
    return next(entry for entry in entries().values() if (entry.game, entry.ruling) == (game, ruling))
