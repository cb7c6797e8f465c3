"""What comes from elsewhere: whether to take it in, and what came of it."""

import pytest

from models.transfer import Brought, Contents
from scoring import score
from testing import vedrfolnir_tables
from testing.reference import REFERENCE
from views.transfer.view import Question, data_question, import_outcome, sheet_question
from words import GameVoice, Voice

NOTHING = Brought(0, 0, 0, 0, 0, 0, 0)


class TestQuestion:
    @pytest.mark.parametrize(
        ("contents", "french", "english"),
        [
            pytest.param(
                Contents(12, 3, 1), "Importer 12 parties, 3 joueurs et 1 partie en cours ?",
                "Import 12 games, 3 players and 1 game in progress?", id="all of it",
            ),
            pytest.param(
                Contents(1, 2, 0), "Importer 1 partie et 2 joueurs ?",
                "Import 1 game and 2 players?", id="nothing in progress",
            ),
            pytest.param(
                Contents(0, 0, 2), "Importer 2 parties en cours ?",
                "Import 2 games in progress?", id="nothing finished",
            ),
            pytest.param(
                Contents(0, 0, 0), "Ce fichier contient des réglages, mais aucune partie : les importer ?",
                "This file contains settings, but no games: import them?", id="settings alone",
            ),
        ],
    )  # fmt: skip
    def test_a_file_of_all_data_says_what_it_holds(self, contents: Contents, french: str, english: str) -> None:
        asked = data_question(contents, Voice("fr"))
        assert (asked.question.replace("\u00a0", " "), asked.yes) == (french, "Importer")
        assert data_question(contents, Voice("en")) == Question(english, "Import")

    @pytest.mark.parametrize(
        ("language", "deleted", "question", "yes"),
        [
            pytest.param(
                "fr", False, "Nidavellir : Anne, Bruno, Chloé et David. Chloé gagne avec 184 points (+10). "
                "Importer cette partie ?", "Importer", id="a new one, in French",
            ),
            pytest.param(
                "en", False, "Nidavellir: Anne, Bruno, Chloé and David. Chloé wins with 184 points (+10). "
                "Import this game?", "Import", id="a new one",
            ),
            pytest.param(
                "fr", True, "Nidavellir : Anne, Bruno, Chloé et David. Chloé gagne avec 184 points (+10). "
                "Cette partie a été effacée ici : la rétablir ?", "Rétablir", id="a deleted one, in French",
            ),
            pytest.param(
                "en", True, "Nidavellir: Anne, Bruno, Chloé and David. Chloé wins with 184 points (+10). "
                "This game was deleted here: restore it?", "Restore", id="a deleted one",
            ),
        ],
    )  # fmt: skip
    def test_a_table_says_who_played_and_who_won(self, language: str, deleted: bool, question: str, yes: str) -> None:
        asked = sheet_question(score(REFERENCE), deleted, GameVoice(language, "nidavellir"))
        assert (asked.question.replace("\u00a0", " "), asked.yes) == (question, yes)

    def test_of_a_duel_the_gods_are_no_players(self) -> None:
        duel = score(vedrfolnir_tables.duel(50, 40, 10, 55))
        assert sheet_question(duel, False, GameVoice("en", "vedrfolnir")).question == (
            "Vedrfolnir, as a duel, with Spring and Winter: Astrid and Bjorn. "
            "Nobody wins: Astrid has 50, no more than Thor (55). Import this game?"
        )


@pytest.mark.parametrize(
    ("what", "french", "english"),
    [
        pytest.param(
            NOTHING._replace(tables=12, players=3, drafts=1),
            "Ajouté : 12 parties, 3 joueurs et 1 partie en cours.",
            "Added: 12 games, 3 players and 1 game in progress.", id="all of it",
        ),
        pytest.param(
            NOTHING._replace(tables=1), "Ajouté : 1 partie.", "Added: 1 game.", id="nothing that is none"
        ),
        pytest.param(
            NOTHING._replace(known_tables=60), "Rien de nouveau dans ce fichier. 60 parties étaient déjà là.",
            "Nothing new in this file. 60 games were already here.", id="all was here",
        ),
        pytest.param(
            NOTHING._replace(changed=1, known_tables=1),
            "1 partie a été complétée sur ce téléphone. 1 partie était déjà là.",
            "1 game on this phone was updated. 1 game was already here.", id="a table knows more",
        ),
        pytest.param(
            NOTHING._replace(tables=2, changed=3),
            "Ajouté : 2 parties. 3 parties ont été complétées sur ce téléphone.",
            "Added: 2 games. 3 games on this phone were updated.", id="new ones, and some know more",
        ),
        pytest.param(
            NOTHING, "Rien de nouveau dans ce fichier.", "Nothing new in this file.", id="an empty one"
        ),
    ],
)  # fmt: skip
def test_what_came_of_a_file(what: Brought, french: str, english: str) -> None:
    assert import_outcome(what, Voice("fr")).replace("\u00a0", " ") == french
    assert import_outcome(what, Voice("en")) == english
