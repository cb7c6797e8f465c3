"""Sheets taken over from a calculator into a table being counted."""

from dataclasses import replace

from scoring.games.vedrfolnir.sheet import Pile, Player
from testing import vedrfolnir_tables
from testing.counting import begin
from testing.reference import REFERENCE
from testing.sheets import kept_sheets
from words import GameVoice


def test_the_kept_table_follows_what_the_referee_gives() -> None:
    counting = begin(REFERENCE)
    counting.finish()
    counting.take(replace(REFERENCE, rulings={"majority_without_warriors": "everyone"}))
    assert kept_sheets(counting.records) == [counting.sheet]
    counting.undo()
    assert kept_sheets(counting.records) == [REFERENCE]


def test_an_unfinished_table_is_not_kept_with_what_the_referee_gives() -> None:
    counting = begin(REFERENCE)
    counting.to_result()
    counting.take(replace(REFERENCE, rulings={"majority_without_warriors": "everyone"}))
    assert counting.position.at_result
    assert kept_sheets(counting.records) == []


def test_a_page_that_is_gone_with_what_the_referee_gives_is_left() -> None:
    astrid, *others = (Player(name) for name in ("Astrid", "Bjorn", "Eva"))
    counting = begin(vedrfolnir_tables.table(astrid, *others))
    counting.go((1, "pile"))
    counting.take(vedrfolnir_tables.table(*(replace(player, rounds=(Pile(),)) for player in (astrid, *others))))
    assert counting.view(GameVoice("en", "vedrfolnir")).title
    assert counting.position.cell == (0, "round 1")
    counting.undo()
    assert counting.position.cell == (1, "pile")
