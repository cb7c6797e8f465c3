"""What is said of a table names only boxes, and cards of boxes, that lie on it."""

import re
from collections.abc import Mapping
from importlib import import_module
from itertools import combinations
from typing import Any

import pytest
from hypothesis import given

from scoring import check, games
from scoring.cards.vedrfolnir import BOX_OF
from scoring.games.nidavellir.catalogue import CARDS, in_play
from testing.every_game import any_sheet, dice, every_game
from words import LANGUAGES, GameVoice
from words.sentences import Text

#: What belongs to a box besides its cards, as sentences name it.
OF_A_BOX = {"thingvellir": ("camp",), "idavoll": ("mythology", "mythologie", "ases", "valkyri")}

#: Sentences of a card that lies on the table, and the box that it came with.
OF_A_CARD = {
    "gullinbursti_unbrought": "idavoll",
    "gullinbursti_missing": "idavoll",
    "hildr_beyond_distinctions": "idavoll",
    "hildr_below_distinctions": "idavoll",
    "sigrdrifa_beyond_heroes": "idavoll",
    "mythology_cards": "idavoll",
    "mythology_in_hand": "idavoll",
    "camp_cards": "thingvellir",
    "tyr_shared": "spring",
}


def boxes(game: str) -> list[tuple[str, ...]]:
    """Every combination of the boxes of a game."""
    found = games.named(game).expansions
    return [some for count in range(len(found) + 1) for some in combinations(found, count)]


def foreign(game: str, expansions: tuple[str, ...], voice: GameVoice) -> set[str]:
    """The names of all that lies in the other boxes, in lower case."""
    others = set(games.named(game).expansions) - set(expansions)
    names = {voice.box(box) for box in others} | {name for box in others for name in OF_A_BOX.get(box, ())}
    if game == "nidavellir":
        names |= {voice.label(card) for card in CARDS.keys() - in_play(frozenset(expansions)).keys()}
    if game == "vedrfolnir":
        names |= {voice.label(card) for card, box in BOX_OF.items() if box in others}
    return {name.lower() for name in names}


def named(sentence: str, names: set[str]) -> list[str]:
    return [name for name in names if re.search(rf"\b{re.escape(name)}", sentence.lower())]


@every_game
@given(dice=dice)
def test_of_any_table(game: str, dice: Any) -> None:
    sheet = any_sheet(game, dice)
    for language in LANGUAGES:
        voice = GameVoice(language, game)
        names = foreign(game, sheet.expansions, voice)
        for issue in check(sheet):
            assert not named(voice.issue(issue), names), issue.id


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_of_every_sentence(game: str, language: str) -> None:
    """Whatever stands in a sentence besides its gaps; that of a card of a box is said where the card lies."""
    sentences: Mapping[str, Text] = import_module(f"words.{game}").ISSUES
    voice = GameVoice(language, game)
    for expansions in boxes(game):
        names = foreign(game, expansions, voice)
        for issue, text in sentences.items():
            if OF_A_CARD.get(issue, "") in (*expansions, ""):
                written = re.sub(r"\{[^}]*\}", "", text.fr if language == "fr" else text.en)
                assert not named(written, names), issue
