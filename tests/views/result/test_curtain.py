"""The curtain: who played what is seen, and nothing of how it ended."""

import pytest

from testing.results import results
from views.result.curtain_view import present
from words import LANGUAGES, GameVoice


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_tells_no_number_and_nobody_first(language: str) -> None:
    for result in results():
        view = present(result.sheet, GameVoice(language, result.sheet.game))
        assert view.names.split(" · ") == [player.name for player in result.players]
        buttons = view.reveal + view.reveal_how + view.open + view.open_how
        assert not any(letter.isdigit() for letter in view.sentence + buttons)
        assert view.sentence in ("Tout est compté.", "All is counted.")
