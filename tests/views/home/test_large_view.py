"""The first screen in a large window."""

from dataclasses import replace

import pytest

from scoring import score
from testing.counting import begin
from testing.finished import tables
from testing.reference import REFERENCE
from views.counting.position import BY_CATEGORY
from views.history.view import entries
from views.home.large_view import present, present_open
from views.result.standings import present_standings
from words import GameVoice

VOICES = {game: GameVoice("en", game) for game in ("nidavellir", "nains", "vedrfolnir")}


def test_it_shows_a_result_as_everywhere_and_games_as_the_history_lists_them() -> None:
    result, earlier = score(REFERENCE), tables(4)
    shown = present(result, earlier, VOICES)
    assert shown.standings == present_standings(result, VOICES["nidavellir"])
    assert shown.earlier == entries(earlier, VOICES)


@pytest.mark.parametrize(
    ("order", "notes"),
    [
        pytest.param("", ["counted", "counted", "in progress", "to be counted"], id="by player"),
        pytest.param(BY_CATEGORY, ["in progress"] * 4, id="by category"),
    ],
)
def test_a_game_in_progress_is_shown_in_its_seating_order(order: str, notes: list[str]) -> None:
    counting = begin(REFERENCE)
    if order:
        counting.order(order)
    for _ in range(2):
        counting.next()
    shown = present_open(REFERENCE, counting.draft.position, False, VOICES)
    assert shown.standings
    assert shown.title == "Nidavellir"
    hands = shown.standings.players
    assert [hand.name for hand in hands] == ["Anne", "Bruno", "Chloé", "David"]
    assert [hand.note for hand in hands] == notes
    assert not any(hand.rank or hand.won for hand in hands), "nobody has won yet"
    finished = {hand.seat: hand for hand in present_standings(score(REFERENCE), VOICES["nidavellir"]).players}
    assert [replace(hand, note="") for hand in hands] == [
        replace(finished[seat], rank="", won=False) for seat in range(4)
    ]


def test_behind_a_curtain_it_has_no_points() -> None:
    counting = begin(REFERENCE)
    counting.finish()
    shown = present_open(REFERENCE, counting.draft.position, True, VOICES)
    assert shown.standings
    assert {(hand.total, hand.bar, hand.cells, hand.note) for hand in shown.standings.players} == {
        ("", (), (), "counted")
    }


def test_a_result_that_cannot_be_read_has_no_picture() -> None:
    assert present(None, (), VOICES).standings is None
