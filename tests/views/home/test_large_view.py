"""The first screen in a large window."""

from scoring import score
from testing.finished import tables
from testing.reference import REFERENCE
from views.history.view import entries
from views.home.large_view import present
from views.result.standings import present_standings
from words import GameVoice

VOICES = {game: GameVoice("en", game) for game in ("nidavellir", "nains", "vedrfolnir")}


def test_it_shows_a_result_as_everywhere_and_games_as_the_history_lists_them() -> None:
    result, earlier = score(REFERENCE), tables(4)
    shown = present(result, earlier, VOICES)
    assert shown.standings == present_standings(result, VOICES["nidavellir"])
    assert shown.earlier == entries(earlier, VOICES)


def test_a_result_that_cannot_be_read_has_no_picture() -> None:
    assert present(None, (), VOICES).standings is None
