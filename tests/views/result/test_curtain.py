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
        assert not any(letter.isdigit() for letter in view.sentence + view.reveal + view.open)
        assert view.sentence in ("Tout est compté.", "All is counted.")
