"""The games that have words, and what their cards are called in both languages, for whoever looks for one."""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pkgutil import iter_modules

import words
from words.sentences import LANGUAGES
from words.voice import GameVoice


@cache
def games() -> tuple[str, ...]:
    """Every game that has words: each module of this folder with a title."""
    modules = (module.name for module in iter_modules(words.__path__))
    return tuple(name for name in modules if hasattr(import_module(f"words.{name}"), "TITLE"))


@cache
def card_names() -> Mapping[tuple[str, str], Sequence[str]]:
    """Every name of each card, by game and card, and with the title that it prints.

    >>> card_names()["vedrfolnir", "fenrir"]
    ('Fenrir',)
    >>> card_names()["nidavellir", "thrud"]
    ('Thrud', 'Thrud la Chasseuse de Têtes', 'Thrud the Headhunter')
    """
    voices = [[GameVoice(language, game) for language in LANGUAGES] for game in games()]
    return {
        (both[0].game, card): tuple(
            dict.fromkeys([*(voice.label(card) for voice in both), *(voice.titled(card) for voice in both)])
        )
        for both in voices
        for card in both[0].known
    }


@cache
def box_titles() -> Mapping[tuple[str, str], Sequence[str]]:
    """What each game and each of its boxes is called, in both languages; a game's own box has no name.

    >>> box_titles()["nidavellir", ""], box_titles()["vedrfolnir", "spring"]
    (('Nidavellir', 'Nidavellir'), ('Printemps', 'Spring'))
    """
    modules = {game: import_module(f"words.{game}") for game in games()}
    own = {(game, ""): tuple(module.TITLE) for game, module in modules.items()}
    boxes = {(game, box): tuple(title) for game, module in modules.items() for box, title in module.EXPANSIONS.items()}
    return own | boxes
