"""What is told of a file that was brought in."""

from typing import NamedTuple

import pytest

from screens.navigation import BringIn
from screens.widgets.field import MOST_LINES, legible
from testing.hand import Hand
from views.transfer.view import brought
from words import Voice


class Brought(NamedTuple):
    """What came of it."""

    tables: int = 0
    players: int = 0
    drafts: int = 0
    changed: int = 0
    known_tables: int = 0


@pytest.mark.parametrize(
    ("what", "french", "english"),
    [
        pytest.param(
            Brought(12, 3, 1), "Ajouté : 12 parties, 3 joueurs et 1 partie en cours.",
            "Added: 12 tables, 3 players and 1 table in progress.", id="all of it",
        ),
        pytest.param(Brought(tables=1), "Ajouté : 1 partie.", "Added: 1 table.", id="nothing that is none"),
        pytest.param(
            Brought(known_tables=60), "Rien de nouveau dans ce fichier. 60 parties étaient déjà là.",
            "Nothing new in this file. 60 tables were here already.", id="all was here",
        ),
        pytest.param(
            Brought(changed=1, known_tables=1), "1 partie d'ici a été complétée. 1 partie était déjà là.",
            "1 table here was completed. 1 table was here already.", id="a table knows more",
        ),
        pytest.param(
            Brought(), "Rien de nouveau dans ce fichier.", "Nothing new in this file.", id="an empty one"
        ),
    ],
)  # fmt: skip
def test_what_came_of_a_file(what: Brought, french: str, english: str) -> None:
    assert brought(what, Voice("fr")).replace("\u00a0", " ") == french
    assert brought(what, Voice("en")) == english


def test_a_text_of_endless_lines_is_no_page_of_endless_lines() -> None:
    assert legible("a\nb\n") == "a\nb\n"
    assert legible("[\n" * 100_000).count("\n") == MOST_LINES
    assert legible("[\n" * 100_000).split() == ["["] * 100_000


def test_what_was_pasted_stands_there_again(hand: Hand) -> None:
    hand.app.context.transfer.pasted = "\n" * 200_000
    hand.app.context.pages.go(BringIn())
    hand.frames(3)
    assert hand.screen.field.text.count("\n") == MOST_LINES
