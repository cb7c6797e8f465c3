"""Texts of sheets, and the problems found in them."""

import json
from typing import Any

import pytest

from scoring import NotASheet, read
from words import LANGUAGES, Voice

ANNE: dict[str, Any] = {"name": "Anne"}
BRUNO: dict[str, Any] = {"name": "Bruno"}


def sheet(*players: Any, **fields: Any) -> dict[str, Any]:
    return {
        "format": "elvaland/1",
        "game": "nidavellir",
        "players": players or [ANNE, BRUNO],
        "expansions": ["thingvellir", "idavoll"],
        **fields,
    }


def problems(text: str | bytes) -> list[tuple[str, str]]:
    with pytest.raises(NotASheet) as refusal:
        read(text)
    for language in LANGUAGES:
        told = [Voice(language).problem(problem) for problem in refusal.value.problems]
        assert all("\n" not in sentence and sentence.isprintable() for sentence in map(unspaced, told))
    return [(problem.path, problem.key) for problem in refusal.value.problems]


def told(text: str) -> list[str]:
    """What is said of a text that is no sheet, in English."""
    with pytest.raises(NotASheet) as refusal:
        read(text)
    return [Voice("en").problem(problem) for problem in refusal.value.problems]


def unspaced(sentence: str) -> str:
    """Without the spaces that do not break, which French is set with."""
    return sentence.replace("\u00a0", " ")


def of_anne(**fields: Any) -> list[tuple[str, str]]:
    return problems(json.dumps(sheet({**ANNE, **fields}, BRUNO)))


def of_cards(*cards: Any) -> list[tuple[str, str]]:
    return of_anne(cards=cards)
