"""What users choose: read with suspicion, and written as it was chosen."""

import json

import pytest

from views.settings.model import Settings

CHOSEN = Settings("fr", "light", 1.5, False, False, False, True, rulings={"nains": {"gaat_shield_grades": 1}})


class TestKeeping:
    def test_written_and_read_again(self) -> None:
        assert Settings.read(CHOSEN.write()) == CHOSEN
        assert Settings.read(Settings().write()) == Settings()

    @pytest.mark.parametrize(
        "text",
        [
            pytest.param("", id="nothing"),
            pytest.param("{", id="broken"),
            pytest.param("[" * 100_000, id="too deep"),
            pytest.param("[1]", id="a list"),
            pytest.param("null", id="null"),
            pytest.param('{"volume": 11}', id="a setting that nobody knows"),
            pytest.param('{"language": "de", "theme": "pink", "text": 1.3, "motion": 0, "awake": "no"}', id="values"),
            pytest.param('{"text": true, "motion": null, "language": {}}', id="kinds of values"),
            pytest.param('{"rulings": [], "theme": []}', id="no mapping"),
            pytest.param('{"rulings": {"nains": 1, "chess": {"castling": true}}}', id="no rulings"),
            pytest.param('{"rulings": {"nains": {"castling": true, "gaat_shield_grades": 3}}}', id="no readings"),
            pytest.param('{"rulings": {"nains": {"gaat_shield_grades": true}}}', id="true is not 1"),
        ],
    )
    def test_what_cannot_be_read_is_as_nobody_chose(self, text: str) -> None:
        assert Settings.read(text) == Settings()

    def test_the_look_of_the_phone_is_a_choice_and_not_the_usual_one(self) -> None:
        assert [Settings().theme_name(dark) for dark in (True, False)] == ["dark", "dark"]
        as_the_phone = Settings.read(Settings(theme="").write())
        assert [as_the_phone.theme_name(dark) for dark in (True, False)] == ["dark", "light"]

    @pytest.mark.parametrize(
        ("chosen", "of_phone", "size"),
        [
            pytest.param(1.0, 0.85, 0.85, id="smaller on the phone"),
            pytest.param(1.5, 1.0, 1.5, id="larger here"),
            pytest.param(1.25, 1.3, 1.625, id="one on top of the other"),
            pytest.param(2.0, 2.0, 2.0, id="never more than double"),
        ],
    )
    def test_texts_are_as_large_as_on_the_phone_and_chosen_on_top(
        self, chosen: float, of_phone: float, size: float
    ) -> None:
        assert Settings(text=chosen).text_size(of_phone) == size

    def test_what_can_be_read_stays(self) -> None:
        text = '{"language": "en", "theme": 7, "rulings": {"nains": {"gaat_shield_grades": 1, "castling": 2}}}'
        assert Settings.read(text) == Settings("en", rulings={"nains": {"gaat_shield_grades": 1}})


class TestRulings:
    def test_a_new_table_starts_with_what_is_not_the_default(self) -> None:
        assert CHOSEN.rulings_of("nains") == {"gaat_shield_grades": 1}
        assert CHOSEN.rulings_of("nidavellir") == {}
        as_usual = Settings(rulings={"nains": {"gaat_shield_grades": 2}})
        assert as_usual.rulings_of("nains") == {}
        assert json.loads(as_usual.write())["rulings"] == {"nains": {}}

    def test_readings_of_several_rulings_and_games_stand_side_by_side(self) -> None:
        settings = CHOSEN.with_reading("nains", "mercenaries_in_column", True).with_reading(
            "vedrfolnir", "freyja_factor", 3
        )
        assert settings.rulings_of("nains") == {"mercenaries_in_column": True, "gaat_shield_grades": 1}
        assert settings.rulings_of("vedrfolnir") == {"freyja_factor": 3}
        assert (settings.language, settings.text) == ("fr", 1.5)

    def test_the_default_again_leaves_nothing_behind(self) -> None:
        assert CHOSEN.with_reading("nains", "gaat_shield_grades", 2).rulings == {}
        assert json.loads(CHOSEN.with_reading("nains", "gaat_shield_grades", 2).write())["rulings"] == {}
