"""The list of finished tables: what is told of each, how many there are, and what a search word means."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any

import pytest

from models.history import Term
from scoring import Sheet
from testing import nains_tables, nidavellir_tables, vedrfolnir_tables
from testing.finished import finished, tables
from testing.voices import voices
from views.history.view import entries, in_year, present, tables_of, terms
from views.history.years import choices
from words import LANGUAGES

EVERY = tables(28)


def entry(sheet: Sheet[Any], language: str = "en") -> Any:
    return entries([finished(sheet)], voices(language))[0]


def nidavellir(**hunters: int) -> Sheet[Any]:
    """A table where everybody has hunters, which are worth their square, and coins worth 14."""
    players = [nidavellir_tables.player(name, hunter=count) for name, count in hunters.items()]
    return nidavellir_tables.table(*players)


class TestEntry:
    def test_the_winner_stands_out_and_the_others_follow_the_best_first(self) -> None:
        told = entry(nidavellir(Anne=2, Bruno=5, Chloe=3))
        assert (told.won, told.winners, told.total) == (True, "Bruno", "39")
        assert told.others == "Chloe\u00a023 · Anne\u00a018"
        assert told.title == "Nidavellir with Thingvellir and Idavoll"

    @pytest.mark.parametrize(("language", "winners"), [("fr", "Anne et Chloe"), ("en", "Anne and Chloe")])
    def test_a_victory_is_shared(self, language: str, winners: str) -> None:
        told = entry(nidavellir(Anne=5, Bruno=2, Chloe=5), language)
        assert (told.winners, told.total, told.others) == (winners, "39", "Bruno\u00a018")

    @pytest.mark.parametrize(("language", "nobody"), [("fr", "Personne ne gagne"), ("en", "Nobody wins")])
    def test_where_nobody_wins_everybody_is_told(self, language: str, nobody: str) -> None:
        told = entry(vedrfolnir_tables.solo(3, 9, 6), language)
        assert (told.won, told.winners, told.total) == (False, nobody, "")
        assert told.others == "Heilheim\u00a09 · Brynhildr\u00a06 · Valhalla\u00a03"

    def test_equals_are_told_as_they_sat(self) -> None:
        assert entry(nidavellir(Eva=2, Bruno=5, Anne=2)).others == "Eva\u00a018 · Anne\u00a018"

    def test_below_zero(self) -> None:
        assert entry(vedrfolnir_tables.solo(3, -9, 0)).others == "Brynhildr\u00a00 · Heilheim\u00a0−9"

    def test_of_equal_totals_the_tie_break_tells_the_winner(self) -> None:
        kept = replace(
            finished(nains_tables.table(nains_tables.player("Anne"), nains_tables.player("Bruno"))),
            totals=(7, 7),
            ranks=(2, 1),
            winners=("Bruno",),
        )
        (told,) = entries([kept], voices())
        assert (told.winners, told.total, told.others) == ("Bruno", "7", "Anne\u00a07")

    @pytest.mark.parametrize(
        ("language", "evening"),
        [("fr", "Mercredi 18 novembre 2026, 23:05"), ("en", "Wednesday 18 November 2026, 11:05\u00a0pm")],
    )
    def test_the_evening_is_that_of_the_place(self, language: str, evening: str) -> None:
        utc = datetime(2026, 11, 18, 22, 5, tzinfo=UTC)
        kept = replace(finished(nidavellir(Anne=1, Bruno=2)), finished=utc.astimezone(timezone(timedelta(hours=1))))
        assert entries([kept], voices(language))[0].finished == evening

    @pytest.mark.parametrize(
        ("location", "finished_at"),
        [
            pytest.param("", "Wednesday 18 November 2026, 11:05\u00a0pm", id="nowhere"),
            pytest.param("Chez Anne", "Wednesday 18 November 2026, 11:05\u00a0pm · Chez Anne", id="somewhere"),
        ],
    )
    def test_what_was_noted_stands_with_it(self, location: str, finished_at: str) -> None:
        kept = replace(finished(nidavellir(Anne=1, Bruno=2), id=12), location=location, note="La revanche")
        (told,) = entries([kept], voices())
        assert (told.id, told.finished, told.note) == (12, finished_at, "La revanche")

    @pytest.mark.parametrize(("language", "mark"), [("fr", " · Ne compte pas"), ("en", " · Does not count")])
    def test_one_that_does_not_count_says_so(self, language: str, mark: str) -> None:
        kept = finished(nidavellir(Anne=1, Bruno=2))
        (counts, does_not) = entries([kept, replace(kept, excluded=True)], voices(language))
        assert (counts.excluded, does_not.excluded) == (False, True)
        assert does_not.finished == counts.finished + mark


class TestList:
    @pytest.mark.parametrize(
        ("count", "french", "english"),
        [(0, "", ""), (1, "1 partie terminée", "1 finished game"), (2, "2 parties terminées", "2 finished games")],
    )
    def test_they_are_counted(self, count: int, french: str, english: str) -> None:
        counted = [present(EVERY[:count], count, voices(language)).count_text for language in LANGUAGES]
        asked = "\u00a0: cherchez par joueur, jeu, extension, année ou lieu."
        search = ": search by player, title, expansion, year or location."
        assert counted == [french and french + asked, english and english + search]

    @pytest.mark.parametrize(
        ("language", "typed", "counted", "nothing"),
        [
            pytest.param(
                "fr",
                "anne",
                "28 parties trouvées",
                "Aucune partie ne correspond à tous ces mots.",
                id="typed, in French",
            ),
            pytest.param("en", "anne", "28 games found", "No game matches all of these words.", id="typed"),
            pytest.param(
                "fr", "  ", "28 parties terminées", "Vos parties comptées apparaissent ici", id="blanks, in French"
            ),
            pytest.param("en", "  ", "28 finished games", "The games you count appear here", id="blanks"),
        ],
    )
    def test_it_says_what_was_found_and_what_to_do_where_nothing_is(
        self, language: str, typed: str, counted: str, nothing: str
    ) -> None:
        full, empty = (present(EVERY[:count], count, voices(language), typed) for count in (28, 0))
        assert full.count_text.startswith(counted)
        assert (full.count, full.typed) == (28, typed)
        assert (empty.count_text, empty.entries) == ("", ())
        assert empty.empty_text.startswith(nothing)

    def test_of_many_tables_the_first_are_shown_and_all_are_counted(self) -> None:
        view = present(EVERY[:10], 28, voices(), "anne")
        assert (len(view.entries), view.count_text) == (10, "28 games found")

    @pytest.mark.parametrize("deleted", [False, True])
    def test_a_table_deleted_just_now_can_be_brought_back(self, deleted: bool) -> None:
        assert present((), 0, voices(), deleted=deleted).deleted == deleted

    @pytest.mark.parametrize(
        ("unreadable", "french", "english"),
        [
            (0, "", ""),
            (
                1,
                "1 partie ne peut plus être lue et n'est pas comptée.",
                "1 game can no longer be read and is not counted.",
            ),
            (
                2,
                "2 parties ne peuvent plus être lues et ne sont pas comptées.",
                "2 games can no longer be read and are not counted.",
            ),
        ],
    )
    def test_tables_that_cannot_be_read_are_told(self, unreadable: int, french: str, english: str) -> None:
        views = [present((), 0, voices(language), unreadable=unreadable) for language in LANGUAGES]
        assert [view.unreadable for view in views] == [french, english]

    @pytest.mark.parametrize("from_player", [False, True])
    def test_it_knows_whether_it_belongs_to_a_player(self, from_player: bool) -> None:
        assert present((), 0, voices(), from_player=from_player).from_player == from_player

    @pytest.mark.parametrize(
        ("language", "typed", "counted", "nothing"),
        [
            ("fr", "", "28 parties terminées en 2025", "Vos parties comptées apparaissent ici"),
            ("en", "", "28 finished games in 2025", "The games you count appear here"),
            ("fr", "anne", "28 parties trouvées", "Aucune partie de 2025 ne correspond à tous ces mots."),
            ("en", "anne", "28 games found", "No game of 2025 matches all of these words."),
        ],
    )
    def test_it_says_of_which_year_it_is(self, language: str, typed: str, counted: str, nothing: str) -> None:
        years = choices((2026, 2025), 2025, voices(language)["nains"])
        full, empty = (present(EVERY[:count], count, voices(language), typed, years) for count in (28, 0))
        assert (full.count_text, full.years) == (counted, years)
        assert empty.empty_text.startswith(nothing)

    def test_they_come_in_the_order_of_the_records(self) -> None:
        assert [told.id for told in entries(EVERY, voices())] == [kept.id for kept in EVERY]


class TestSearch:
    PEOPLE = ((1, "Anne"), (2, "Anne-Marie"), (3, "Marie Chloé"))

    @pytest.mark.parametrize(
        ("typed", "meaning"),
        [
            pytest.param("Ann", {"people": {1, 2}}, id="the beginning of a name"),
            pytest.param("CHLOE", {"people": {3}}, id="a second name, without its accent"),
            pytest.param("nid", {"games": {"nidavellir"}}, id="a game"),
            pytest.param("hiver", {"boxes": {"winter"}}, id="a box in French"),
            pytest.param("Winter", {"boxes": {"winter"}}, id="a box in English"),
            pytest.param("duel", {"modes": {"duel"}}, id="a mode"),
            pytest.param("2026", {"year": 2026}, id="a year"),
            pytest.param("202", {}, id="no year yet"),
            pytest.param("lyon", {}, id="something that was noted"),
        ],
    )
    def test_a_word_means_whatever_begins_so(self, typed: str, meaning: dict[str, Any]) -> None:
        nothing: dict[str, Any] = {"people": set(), "games": set(), "modes": set(), "boxes": set(), "year": None}
        (term,) = terms(typed, self.PEOPLE)
        assert term._asdict() == {**nothing, "text": typed.lower(), **meaning}

    def test_each_word_counts_once(self) -> None:
        assert [term.text for term in terms(" anne LYON  Anne ", self.PEOPLE)] == ["anne", "lyon"]

    def test_a_year_is_a_search_for_it(self) -> None:
        nothing = frozenset[str]()
        assert in_year(2025) == (Term("", frozenset(), nothing, nothing, nothing, 2025),)
        assert in_year(None) == ()

    def test_a_player_s_own_tables_are_those_of_nobody_else(self) -> None:
        nothing = frozenset[str]()
        assert tables_of(1) == (Term("", frozenset({1}), nothing, nothing, nothing, None),)
