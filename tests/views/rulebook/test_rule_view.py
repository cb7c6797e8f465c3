"""An entry of the rulebook: as a row, as the source of a number, as a page, with a table in progress."""

from dataclasses import replace
from typing import Any

import pytest

from referee import rulebook
from referee.entry import FIRST_EDITION, LICENSED, Entry
from referee.rulebook import entries
from scoring import Sheet, read, score
from testing.tables import NAINS, RATATOSK
from testing.voices import voices
from views.rulebook.rule_view import chapters, present, present_chapter, row, source_text
from views.rulebook.search_view import TOOLS
from words import LANGUAGES

RATATOSK_ENTRY = rulebook.of_ruling("nidavellir", "ratatosk_neutral_zeros")


def a_rule(**kind: Any) -> Entry:
    """Some entry of a kind."""
    return next(entry for entry in entries().values() if all(getattr(entry, k) == kind[k] for k in kind))


class TestRow:
    def test_it_names_its_game_to_whoever_looks_at_another(self) -> None:
        entry = entries()["nidavellir.coins.exchange"]
        assert row(entry, voices(), "nidavellir").note == ""
        assert row(entry, voices(), "nains").note == "Nidavellir"
        assert row(entry, voices("fr")).title == entry.title.fr

    @pytest.mark.parametrize(
        ("language", "id", "note"),
        [
            pytest.param("en", "nidavellir.heroes.holda", "Thingvellir", id="an expansion"),
            pytest.param("en", "nidavellir.gods.thor", "Idavoll", id="another expansion"),
            pytest.param(
                "fr", "nidavellir.heroes.crovax", "Cartes promotionnelles · notre lecture", id="a card of no box"
            ),
            pytest.param("fr", "vedrfolnir.tyr", "Vedrfolnir · Printemps · notre lecture", id="an expansion elsewhere"),
            pytest.param("en", "nidavellir.lines.forgotten", "our reading", id="our reading"),
            pytest.param("en", "vedrfolnir.cards.hell", "Vedrfolnir · Winter", id="the other one"),
        ],
    )
    def test_it_names_the_box_that_it_needs_and_our_reading(self, language: str, id: str, note: str) -> None:
        assert row(entries()[id], voices(language), "nidavellir").note == note
        assert present(entries()[id], voices(language)).overline.casefold().split(" · ")[0] in note.casefold()

    def test_within_a_box_it_does_not_repeat_it(self) -> None:
        holda = entries()["nidavellir.heroes.holda"]
        assert row(holda, voices(), "nidavellir", "thingvellir").note == ""
        assert {rule.note for rule in present_chapter("nidavellir", "camp", voices()).rules} <= {"", "our reading"}


class TestSource:
    @pytest.mark.parametrize(
        ("language", "book"), [("fr", "règle de Nidavellir, p.\u00a011"), ("en", "Nidavellir rulebook, p.\u00a011")]
    )
    def test_it_says_where_a_rule_is_printed(self, language: str, book: str) -> None:
        title = getattr(entries()["nidavellir.coins.exchange"].title, language)
        assert source_text("nidavellir.coins.exchange", voices(language)) == f"{title}\u00a0· {book}"

    def test_it_says_how_sure_it_is_where_nothing_is_printed(self) -> None:
        assert source_text("nidavellir.heroes.olwyn", voices()).endswith(
            "Thingvellir, as the licensed online version plays it"
        )
        assert source_text(RATATOSK_ENTRY.id, voices("fr")).endswith("notre lecture")

    @pytest.mark.parametrize("rule", ["", "nidavellir.nothing"])
    def test_no_rule_has_no_name(self, rule: str) -> None:
        assert source_text(rule, voices()) == ""


class TestPage:
    @pytest.mark.many_cases
    @pytest.mark.parametrize("language", LANGUAGES)
    @pytest.mark.parametrize("entry", entries().values(), ids=entries().keys())
    def test_every_entry_has_a_page(self, entry: Entry, language: str) -> None:
        view = present(entry, voices(language))
        assert view.answer
        assert view.source[1:] in source_text(entry.id, voices(language))
        assert "\n" not in "".join(view.text)
        assert [card for card, _ in view.cards] == list(entry.cards)
        assert [related.id for related in view.related] == list(entry.related)
        assert bool(view.other) == (entry.other is not None)
        assert bool(view.readings) == bool(entry.ruling)

    def test_it_says_how_sure_it_is_and_since_when(self) -> None:
        view = present(a_rule(status=LICENSED, date=FIRST_EDITION), voices("fr"))
        assert view.overline == "Thingvellir · Comme le joue la version en ligne sous licence"
        assert view.certainty == "Comme le joue la version en ligne sous licence, fiche du 18 novembre 2026"
        view = present(entries()["nidavellir.coins.exchange"], voices())
        assert (view.overline, view.source) == ("Printed rule", "Nidavellir rulebook, p.\u00a011")

    def test_what_a_tool_works_out_leads_to_it(self) -> None:
        told = present(entries()["nidavellir.coins.missing"], voices()).calculator
        assert told
        assert (told.game, told.tool, told.title) == ("nidavellir", "coin", "Coins")
        assert present(entries()["nidavellir.heroes.grid"], voices()).calculator is None
        for entry in entries().values():
            if told := present(entry, voices()).calculator:
                assert told.tool in TOOLS[entry.game], entry.id

    def test_it_leads_to_its_chapter(self) -> None:
        view = present(entries()["nidavellir.coins.exchange"], voices())
        assert view.about == "Nidavellir · Coins"
        assert (view.chapter.game, view.chapter.chapter) == ("nidavellir", "coins")


class TestReadings:
    def at(self, table: Sheet[Any] | None) -> Any:
        return present(RATATOSK_ENTRY, voices(), table).readings

    @pytest.mark.parametrize("table", [None, read(NAINS)], ids=["no table", "a table of another game"])
    def test_without_a_table_both_are_told(self, table: Sheet[Any] | None) -> None:
        readings = self.at(table)
        assert [(answer.reading, answer.whose, answer.ours) for answer in readings.answers] == [
            ("yes", "our reading, the default", True),
            ("no", "the other reading", False),
        ]
        assert (readings.table, readings.matters) == ("", "")

    @pytest.mark.parametrize("reading", [True, False])
    def test_a_table_in_progress_is_told_with_the_totals_of_each(self, reading: bool) -> None:
        sheet = replace(read(RATATOSK), rulings={"ratatosk_neutral_zeros": reading})
        readings = self.at(sheet)
        assert readings.table == "In the game in progress: Anne and Bruno"
        assert readings.matters == "The answer changes totals, but not the winner."
        for each, answer in zip((True, False), readings.answers, strict=True):
            totals = [p.total for p in score(replace(sheet, rulings={"ratatosk_neutral_zeros": each})).players]
            assert answer.whose == f"Anne ({totals[0]}) and Bruno ({totals[1]})"
            assert answer.ours == (each == reading)

    def test_where_both_come_to_the_same_it_says_so_plainly(self) -> None:
        sheet = read(RATATOSK)
        anne, bruno = sheet.players
        alike = replace(sheet, players=(replace(anne, cards=()), bruno))
        totals = [player.total for player in score(alike).players]
        readings = self.at(alike)
        assert readings.matters == (
            f"Both readings give the same totals there: Anne ({totals[0]}) and Bruno ({totals[1]})."
        )
        assert [answer.reading for answer in readings.answers] == ["yes", "no"]


class TestChapters:
    @pytest.mark.parametrize("game", rulebook.CHAPTERS)
    def test_every_entry_is_leafed_through_once(self, game: str) -> None:
        rows = [
            rule.id
            for chapter in chapters(game, voices()[game])
            for rule in present_chapter(game, chapter.chapter, voices()).rules
        ]
        assert sorted(rows) == sorted(id for id, entry in entries().items() if entry.game == game)

    def test_a_chapter_is_named_with_its_game(self) -> None:
        view = present_chapter("vedrfolnir", "tribute", voices("fr"))
        assert (view.game_title, view.title) == ("Vedrfolnir", "Le tribut")
