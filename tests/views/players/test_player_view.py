"""A player's page: how often and how well, game by game, in figures and charts; and against whom."""

import pytest

from models.bests import TOTAL
from records import Records
from testing.voices import voices
from views.history.years import choices
from views.players.charts.drawing import Key
from views.players.player_view import Figure, PlayerHistory, PlayerView, RivalRow, Selection, present, select
from views.players.records_view import GameChoice
from views.players.rename_view import RenameInput, renamed
from views.players.rename_view import present as naming_of
from words import LANGUAGES, GameVoice

NIDAVELLIR, VEDRFOLNIR = Selection("nidavellir"), Selection("vedrfolnir")


def history_of(records: Records, name: str, at: Selection) -> PlayerHistory:
    person = records.people.player(name)
    career = records.people.career(person)
    return PlayerHistory(
        person, name, career.sittings, career.points(at.game, at.mode), career.rivals, career.unreadable
    )


def page(records: Records, name: str = "Anne", at: Selection = NIDAVELLIR, language: str = "en") -> PlayerView:
    return present(history_of(records, name, at), at, voices(language))


class TestFigures:
    @pytest.mark.parametrize(
        ("name", "language", "figures"),
        [
            ("Anne", "fr", [("4", "parties"), ("2", "victoires"), ("50\u00a0%", "gagnées"), ("1,5", "place moy.")]),
            ("Anne", "en", [("4", "games"), ("2", "wins"), ("50%", "won"), ("1.5", "avg. place")]),
            # first, third, second and second
            ("Bruno", "fr", [("4", "parties"), ("1", "victoire"), ("25\u00a0%", "gagnées"), ("2,0", "place moy.")]),
            ("Bruno", "en", [("4", "games"), ("1", "win"), ("25%", "won"), ("2.0", "avg. place")]),
        ],
    )
    def test_all_games_together_come_first(
        self, records: Records, name: str, language: str, figures: list[tuple[str, str]]
    ) -> None:
        view = page(records, name, language=language)
        assert list(view.figures) == [Figure(*figure) for figure in figures]

    def test_it_says_whose_page_it_is(self, records: Records) -> None:
        view = page(records)
        assert (view.id, view.name, view.unreadable) == (1, "Anne", "")

    @pytest.mark.parametrize(
        ("at", "title", "figures"),
        [
            pytest.param(
                NIDAVELLIR,
                "3 games, 1 won",
                [Figure("33%", "won"), Figure("33", "average"), Figure("50", "best", 3), Figure("18", "worst", 1)],
                id="a game",
            ),
            pytest.param(
                NIDAVELLIR._replace(seats=3),
                "1 game, 0 won",
                [Figure("0%", "won"), Figure("30", "average"), Figure("30", "best", 2), Figure("30", "worst", 2)],
                id="with three players",
            ),
            pytest.param(
                VEDRFOLNIR,
                "1 game, 1 won",
                [Figure("100%", "won"), Figure("20", "average"), Figure("20", "best", 4), Figure("20", "worst", 4)],
                id="another game",
            ),
        ],
    )
    def test_the_tables_of_a_game_lead_to_the_best_and_the_worst(
        self, records: Records, at: Selection, title: str, figures: list[Figure]
    ) -> None:
        view = page(records, at=at)
        assert (view.tables_title, list(view.tables)) == (title, figures)

    def test_below_zero_there_is_a_true_minus(self, records: Records) -> None:
        view = page(records, "Chloé", VEDRFOLNIR)
        assert [figure.number for figure in view.tables] == ["0%", "−3", "−3", "−3"]

    def test_in_a_duel_nobody_has_a_place(self, records: Records) -> None:
        history = history_of(records, "Anne", VEDRFOLNIR)
        duels = history._replace(sittings=[sat._replace(mode="duel") for sat in records.people.career(1).sittings[3:]])
        view = present(duels, Selection("vedrfolnir", "duel"), voices())
        assert view.figures == (Figure("1", "game"), Figure("1", "win"), Figure("100%", "won"))


class TestChoices:
    def test_games_are_told_with_how_often_they_were_played(self, records: Records) -> None:
        assert page(records).games == (
            GameChoice("nidavellir", "", "Nidavellir", True, "3"),
            GameChoice("vedrfolnir", "", "Vedrfolnir", False, "1"),
        )
        assert page(records, at=VEDRFOLNIR).games[1].chosen

    @pytest.mark.parametrize(("language", "every"), [("fr", "Tous"), ("en", "All")])
    def test_the_number_of_players_is_chosen_among_those_there_were(
        self, records: Records, language: str, every: str
    ) -> None:
        at = NIDAVELLIR._replace(seats=2, row="hunter")
        view = page(records, at=at, language=language)
        assert [(choice.label, choice.chosen, choice.note) for choice in view.seats] == [
            (every, False, "3"),
            ("2", True, "2"),
            ("3", False, "1"),
        ]
        assert [choice.selection for choice in view.seats] == [at._replace(seats=seats) for seats in (0, 2, 3)]

    def test_where_there_is_nothing_to_choose_nothing_is_offered(self, records: Records) -> None:
        assert page(records, at=VEDRFOLNIR).seats == ()
        only = history_of(records, "Anne", NIDAVELLIR)
        assert present(only._replace(sittings=only.sittings[:3]), NIDAVELLIR, voices()).games == ()

    @pytest.mark.parametrize(
        ("row", "chosen"),
        [
            pytest.param(TOTAL, "Total", id="the total"),
            pytest.param("hunter", "Hunters", id="a row"),
            pytest.param("miner", "Total", id="a row that never brought anything"),
        ],
    )
    def test_rows_that_brought_something_can_be_looked_at(self, records: Records, row: str, chosen: str) -> None:
        at = NIDAVELLIR._replace(row=row)
        rows = page(records, at=at).rows
        assert [choice.label for choice in rows] == ["Total", "Hunters", "Coins"]
        assert [choice.label for choice in rows if choice.chosen] == [chosen]
        assert [choice.selection for choice in rows] == [at._replace(row=row) for row in (TOTAL, "hunter", "coins")]


class TestCharts:
    def test_the_course_goes_from_the_first_table_to_the_last(self, records: Records) -> None:
        course = page(records).course
        assert course
        assert (course.totals, course.won) == ((18, 30, 50), (False, False, True))
        assert course.average == pytest.approx(98 / 3)
        assert course.average_text == "33"
        assert (course.first, course.last) == ("3\u00a0May\u00a02026", "31\u00a0Oct\u00a02026")
        assert course.keys == (Key("won", "diamond"), Key("not won", "dot"), Key("average", "dashes"))
        assert course.grouped_keys == (
            Key("half of them won", "diamond"),
            Key("several games", "dot"),
            Key("average", "dashes"),
        )

    def test_shares_of_the_tables_won_stand_beside_those_of_the_others(self, records: Records) -> None:
        """Hunters brought 36 of 50 points where Anne won, and 20 of 48 elsewhere."""
        shares = page(records, language="fr").shares
        assert shares
        assert shares.keys == (Key("parties gagnées", "full"), Key("les autres", "empty"))
        assert [(row.row, row.name, [(share.text, share.full) for share in row.shares]) for row in shares.rows] == [
            ("hunter", "Chasseurs", [("72\u00a0%", True), ("42\u00a0%", False)]),
            ("coins", "Pièces", [("28\u00a0%", True), ("58\u00a0%", False)]),
        ]
        assert [share.share for share in shares.rows[0].shares] == [pytest.approx(0.72), pytest.approx(20 / 48)]

    @pytest.mark.parametrize(
        ("name", "at", "key", "rows"),
        [
            pytest.param("Anne", VEDRFOLNIR, Key("games won", "full"), {"Thor": "100%"}, id="won"),
            pytest.param(
                "Anne",
                NIDAVELLIR._replace(seats=3),
                Key("the others", "empty"),
                {"Hunters": "53%", "Coins": "47%"},
                id="not won",
            ),
            pytest.param(
                "Bruno", VEDRFOLNIR, Key("the others", "empty"), {"Thor": "100%", "Surtr": "−50%"}, id="with a loss"
            ),
            pytest.param("Chloé", VEDRFOLNIR, Key("the others", "empty"), {"Surtr": "0%"}, id="nothing but a loss"),
        ],
    )
    def test_where_all_were_won_or_none_their_shares_stand_alone(
        self, records: Records, name: str, at: Selection, key: Key, rows: dict[str, str]
    ) -> None:
        shares = page(records, name, at).shares
        assert shares
        assert shares.keys == (key,)
        assert {row.name: [share.text for share in row.shares] for row in shares.rows} == {
            name: [said] for name, said in rows.items()
        }

    @pytest.mark.parametrize(
        ("name", "at", "language", "values", "median", "best"),
        [
            pytest.param("Anne", NIDAVELLIR, "fr", (18, 30, 50), "médiane 30", "record 50", id="totals"),
            pytest.param(
                "Anne", NIDAVELLIR._replace(row="hunter"), "en", (4, 16, 36), "median 16", "best 36", id="a row"
            ),
            pytest.param(
                "Bruno", NIDAVELLIR._replace(seats=2), "fr", (23, 18), "médiane 20,5", "record 23", id="half a point"
            ),
            pytest.param(
                "Bruno", NIDAVELLIR._replace(seats=2), "en", (23, 18), "median 20.5", "best 23", id="in English"
            ),
        ],
    )
    def test_the_spread_tells_the_median_and_the_best(
        self,
        records: Records,
        name: str,
        at: Selection,
        language: str,
        values: tuple[int, ...],
        median: str,
        best: str,
    ) -> None:
        spread = page(records, name, at, language).spread
        assert spread
        assert (spread.row, spread.values, spread.median_text, spread.best_text) == (at.row, values, median, best)

    def test_a_box_that_was_not_at_every_table_brought_nothing_to_the_others(self, records: Records) -> None:
        history = history_of(records, "Anne", NIDAVELLIR)
        points = [{"hunter": 18}, {"hunter": 25, "camp": 5}, {"hunter": 50}]
        spread = present(history._replace(points=points), NIDAVELLIR._replace(row="camp"), voices()).spread
        assert spread
        assert (spread.values, spread.median_text, spread.best_text) == ((0, 5, 0), "median 0", "best 5")


class TestRivals:
    @pytest.mark.parametrize(
        ("language", "bruno", "chloe"),
        [
            (
                "fr",
                "4 parties\u00a0: 3 devant, 1 derrière",
                "2 parties\u00a0: 1 devant, 1 derrière",
            ),
            ("en", "4 games: 3 ahead, 1 behind", "2 games: 1 ahead, 1 behind"),
        ],
    )
    def test_who_was_met_most_often_comes_first(self, records: Records, language: str, bruno: str, chloe: str) -> None:
        view = page(records, language=language)
        assert view.rivals == (RivalRow(2, "Bruno", bruno), RivalRow(3, "Chloé", chloe))


class TestNothing:
    def test_who_finished_no_table_has_a_page_without_figures(self, records: Records) -> None:
        view = page(records, "Farid", select((), Selection()))
        assert (view.name, view.unreadable) == ("Farid", "")
        assert (view.figures, view.games, view.seats, view.tables, view.rivals) == ((), (), (), (), ())
        assert view.tables_title == ""
        assert (view.course, view.shares, view.spread) == (None, None, None)

    def test_a_table_whose_rows_cannot_be_read_is_left_out_and_told(self, records: Records) -> None:
        history = history_of(records, "Anne", NIDAVELLIR)
        view = present(history._replace(points=[{}, *history.points[1:]]), NIDAVELLIR, voices())
        assert view.course
        assert (view.tables_title, view.course.totals) == ("2 games, 1 won", (30, 50))
        assert view.unreadable == "1 game can no longer be read and is not counted."

    def test_where_none_can_be_read_it_says_how_many_were_played(self, records: Records) -> None:
        history = history_of(records, "Anne", NIDAVELLIR)
        told = [
            present(history._replace(points=[{}, {}, {}], unreadable=2), NIDAVELLIR, voices(language))
            for language in LANGUAGES
        ]
        assert [view.unreadable for view in told] == [
            "5 parties ne peuvent plus être lues et ne sont pas comptées.",
            "5 games can no longer be read and are not counted.",
        ]
        assert [(view.figures, view.course, view.shares) for view in told] == [((), None, None)] * 2


class TestLook:
    @pytest.mark.parametrize(
        ("at", "seen"),
        [
            pytest.param(Selection(), NIDAVELLIR, id="nothing chosen: what was played most"),
            pytest.param(VEDRFOLNIR, VEDRFOLNIR, id="a game that was played"),
            pytest.param(
                Selection("nidavellir", row="hunter"), Selection("nidavellir", row="hunter"), id="a row of it"
            ),
            pytest.param(Selection("nidavellir", seats=3), Selection("nidavellir", seats=3), id="with three players"),
            pytest.param(Selection("vedrfolnir", seats=2), NIDAVELLIR, id="with as many players as it never had"),
            pytest.param(Selection("vedrfolnir", "duel"), NIDAVELLIR, id="in a mode that it never had"),
            pytest.param(Selection("nains"), NIDAVELLIR, id="a game that was never played"),
        ],
    )
    def test_what_was_chosen_is_seen_where_there_are_such_tables(
        self, records: Records, at: Selection, seen: Selection
    ) -> None:
        assert select(records.people.career(1).sittings, at) == seen

    def test_a_mode_that_was_played_most_is_seen_first(self, records: Records) -> None:
        *others, last = records.people.career(1).sittings
        duels = [last._replace(mode="duel")] * 4
        assert select([*others, *duels], Selection()) == Selection("vedrfolnir", "duel")

    def test_without_a_table_there_is_nothing_to_look_at(self) -> None:
        assert select((), NIDAVELLIR) == Selection("", "", 0, TOTAL)


def test_a_name_being_typed_and_what_was_done_to_it_stand_on_the_page(records: Records) -> None:
    voice = GameVoice("en", "nidavellir")
    naming, undo = naming_of(RenameInput("Annie"), voice), renamed("Anna", voice)
    view = present(history_of(records, "Anne", NIDAVELLIR), NIDAVELLIR, voices(), naming, undo)
    assert (view.rename, view.undo) == (naming, undo)
    assert (page(records).rename, page(records).undo) == (None, None)


@pytest.mark.parametrize(
    ("year", "tables", "empty"),
    [
        pytest.param(None, "4", "", id="all years"),
        pytest.param(2026, "4", "", id="the year of all tables"),
        pytest.param(2025, "", "No game counts in 2025.", id="a year without one"),
    ],
)
def test_a_year_can_be_chosen(records: Records, year: int | None, tables: str, empty: str) -> None:
    years = choices((2026, 2025), year, voices()["nains"])
    career = records.people.career(1, year)
    at = select(career.sittings, NIDAVELLIR)
    points = career.points(at.game, at.mode)
    view = present(PlayerHistory(1, "Anne", career.sittings, points, career.rivals), at, voices(), years=years)
    assert (view.years, view.empty_text) == (years, empty)
    assert "".join(figure.number for figure in view.figures[:1]) == tables


def test_who_never_played_is_told_so() -> None:
    view = present(PlayerHistory(1, "Anne", (), (), ()), Selection(), voices())
    assert view.empty_text == "No finished game yet."
