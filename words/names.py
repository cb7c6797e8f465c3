"""What the cards of every game are called, in both languages, for whoever looks for one."""

from collections.abc import Mapping, Sequence
from functools import cache

from words.rulebook import CHAPTERS
from words.sentences import LANGUAGES
from words.voice import GameVoice


@cache
def card_names() -> Mapping[tuple[str, str], Sequence[str]]:
    """Every name of each card, by game and card, and with the title that it prints.

    >>> card_names()["vedrfolnir", "fenrir"]
    ('Fenrir',)
    >>> card_names()["nidavellir", "thrud"]
    ('Thrud', 'Thrud la Chasseuse de Têtes', 'Thrud the Headhunter')
    """
    voices = [[GameVoice(language, game) for language in LANGUAGES] for game in CHAPTERS]
    return {
        (both[0].game, card): tuple(
            dict.fromkeys([*(voice.label(card) for voice in both), *(voice.titled(card) for voice in both)])
        )
        for both in voices
        for card in both[0].known
    }
