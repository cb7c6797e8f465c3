"""What comes from elsewhere: whether to take it in, and what came of it."""

import pytest

from records.exchange import Contents
from records.exchange.merge import Brought
from scoring import score
from testing import vedrfolnir_tables
from testing.reference import REFERENCE
from views.transfer.view import Question, data_question, import_outcome, present, sheet_question
from words import GameVoice, Voice

NOTHING = Brought(0, 0, 0, 0, 0, 0, 0)
ASKED = Question("Settings, and no table: take them in?", "Take in")


class TestPage:
    @pytest.mark.parametrize(
        ("language", "said"),
        [
            (
                "fr",
                ("Données", "Importer", "Choisir un fichier", "Collez ici", "Importer ce texte", "Coller et importer"),
            ),
            (
                "en",
                ("Data", "Import", "Choose a file", "Paste here", "Import this text", "Paste and import"),
            ),
        ],
    )
    def test_it_says_what_can_be_brought_in_and_how(self, language: str, said: tuple[str, ...]) -> None:
        view = present(Voice(language), "", None, refused=False, can_choose=True, pasted="")
        assert (view.over, view.title, view.choose, view.hint, view.bring, view.bring_copied) == said
        assert (view.asked, view.told, view.again, view.pasted) == (None, "", "", "")

    def test_it_promises_that_nothing_is_replaced(self) -> None:
        french, english = (present(Voice(language), "", None, False, False, "").intro for language in ("fr", "en"))
        assert "Rien de ce qui est ici n'est remplacé\u00a0: ce qui est nouveau s'ajoute" in french
        assert "Nothing that is here is replaced: what is new is added" in english

    def test_where_no_file_can_be_chosen_no_chip_says_so(self) -> None:
        assert present(Voice("en"), "", None, refused=False, can_choose=False, pasted="").choose == ""

    def test_what_was_refused_can_be_tried_once_more(self) -> None:
        view = present(Voice("en"), "No room.", None, refused=True, can_choose=True, pasted="ELVALAND")
        assert (view.told, view.again, view.pasted) == ("No room.", "Try again", "ELVALAND")

    def test_a_question_waits_for_its_answer(self) -> None:
        view = present(Voice("en"), "", ASKED, refused=False, can_choose=True, pasted="")
        assert (view.asked, view.no) == (ASKED, "No, thanks")


class TestQuestion:
    @pytest.mark.parametrize(
        ("contents", "french", "english"),
        [
            pytest.param(
                Contents(12, 3, 1), "12 parties, 3 joueurs et 1 partie en cours : les importer ?",
                "12 tables, 3 players and 1 table in progress: take them in?", id="all of it",
            ),
            pytest.param(
                Contents(1, 2, 0), "1 partie et 2 joueurs : les importer ?",
                "1 table and 2 players: take them in?", id="nothing in progress",
            ),
            pytest.param(
                Contents(0, 0, 2), "2 parties en cours : les importer ?",
                "2 tables in progress: take them in?", id="nothing finished",
            ),
            pytest.param(
                Contents(0, 0, 0), "Des réglages, et aucune partie : les importer ?",
                "Settings, and no table: take them in?", id="settings alone",
            ),
        ],
    )  # fmt: skip
    def test_a_file_of_all_data_says_what_it_holds(self, contents: Contents, french: str, english: str) -> None:
        asked = data_question(contents, Voice("fr"))
        assert (asked.question.replace("\u00a0", " "), asked.yes) == (french, "Importer")
        assert data_question(contents, Voice("en")) == Question(english, "Take in")

    @pytest.mark.parametrize(
        ("language", "deleted", "question", "yes"),
        [
            pytest.param(
                "fr", False, "Nidavellir : Anne, Bruno, Chloé et David. Chloé gagne avec 184 points (+10). "
                "Importer cette partie ?", "Importer", id="a new one, in French",
            ),
            pytest.param(
                "en", False, "Nidavellir: Anne, Bruno, Chloé and David. Chloé wins with 184 points (+10). "
                "Take this table in?", "Take in", id="a new one",
            ),
            pytest.param(
                "fr", True, "Nidavellir : Anne, Bruno, Chloé et David. Chloé gagne avec 184 points (+10). "
                "Cette partie a été supprimée ici : la rétablir ?", "Rétablir", id="a deleted one, in French",
            ),
            pytest.param(
                "en", True, "Nidavellir: Anne, Bruno, Chloé and David. Chloé wins with 184 points (+10). "
                "This table was deleted here: bring it back?", "Bring back", id="a deleted one",
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
            "Nobody wins: Astrid has 50, which is no more than Thor (55). Take this table in?"
        )


@pytest.mark.parametrize(
    ("what", "french", "english"),
    [
        pytest.param(
            NOTHING._replace(tables=12, players=3, drafts=1),
            "Ajouté : 12 parties, 3 joueurs et 1 partie en cours.",
            "Added: 12 tables, 3 players and 1 table in progress.", id="all of it",
        ),
        pytest.param(
            NOTHING._replace(tables=1), "Ajouté : 1 partie.", "Added: 1 table.", id="nothing that is none"
        ),
        pytest.param(
            NOTHING._replace(known_tables=60), "Rien de nouveau dans ce fichier. 60 parties étaient déjà là.",
            "Nothing new in this file. 60 tables were here already.", id="all was here",
        ),
        pytest.param(
            NOTHING._replace(changed=1, known_tables=1),
            "1 partie d'ici a été complétée. 1 partie était déjà là.",
            "1 table here was completed. 1 table was here already.", id="a table knows more",
        ),
        pytest.param(
            NOTHING._replace(tables=2, changed=3),
            "Ajouté : 2 parties. 3 parties d'ici ont été complétées.",
            "Added: 2 tables. 3 tables here were completed.", id="new ones, and some know more",
        ),
        pytest.param(
            NOTHING, "Rien de nouveau dans ce fichier.", "Nothing new in this file.", id="an empty one"
        ),
    ],
)  # fmt: skip
def test_what_came_of_a_file(what: Brought, french: str, english: str) -> None:
    assert import_outcome(what, Voice("fr")).replace("\u00a0", " ") == french
    assert import_outcome(what, Voice("en")) == english
