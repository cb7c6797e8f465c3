"""The records of the group: the best that every row came to, whose it is and when."""

import pytest

from records import Records
from testing.voices import voices
from views.history.years import choices as year_choices
from views.players.records_view import BestRow, GameChoice, RecordsView, choices, present

NIDAVELLIR, VEDRFOLNIR, DUEL = ("nidavellir", ""), ("vedrfolnir", ""), ("vedrfolnir", "duel")


def view(records: Records, game: tuple[str, str], language: str = "en") -> RecordsView:
    return present(records.history.games(), game, records.history.bests(*game), voices(language))


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        (
            "fr",
            (
                BestRow("total", "Total", "50", "Anne · 31 octobre 2026", 3),
                BestRow("hunter", "Chasseurs", "36", "Anne · 31 octobre 2026", 3),
                BestRow("coins", "Pièces", "16", "Chloé · 12 septembre 2026", 2),
            ),
        ),
        (
            "en",
            (
                BestRow("total", "Total", "50", "Anne · 31 October 2026", 3),
                BestRow("hunter", "Hunters", "36", "Anne · 31 October 2026", 3),
                BestRow("coins", "Coins", "16", "Chloé · 12 September 2026", 2),
            ),
        ),
    ],
)
def test_the_total_comes_first_and_then_the_rows_that_brought_something(
    records: Records, language: str, rows: tuple[BestRow, ...]
) -> None:
    told = view(records, NIDAVELLIR, language)
    assert (told.game, told.rows) == ("Nidavellir", rows)


def test_another_game_is_a_tap_away(records: Records) -> None:
    told = view(records, VEDRFOLNIR)
    assert told.games == (
        GameChoice("nidavellir", "", "Nidavellir", False),
        GameChoice("vedrfolnir", "", "Vedrfolnir", True),
    )
    assert told.game == "Vedrfolnir"
    assert [(row.row, row.title, row.points, row.table) for row in told.rows] == [
        ("total", "Total", "20", 4),
        ("thor", "Thor", "20", 4),
    ]


def test_the_total_may_be_below_zero_and_a_row_that_brought_one_point_counts(records: Records) -> None:
    best = records.history.bests(*VEDRFOLNIR)["total"]
    bests = {"total": best._replace(points=-3), "thor": best._replace(points=1), "odin": best._replace(points=0)}
    rows = present([VEDRFOLNIR], VEDRFOLNIR, bests, voices()).rows
    assert [(row.title, row.points) for row in rows] == [("Total", "−3"), ("Thor", "1")]


def test_a_group_that_plays_one_game_chooses_none(records: Records) -> None:
    told = present([NIDAVELLIR], NIDAVELLIR, records.history.bests(*NIDAVELLIR), voices())
    assert (told.game, told.games) == ("Nidavellir", ())


@pytest.mark.parametrize(
    ("language", "labels"),
    [("fr", ["Vedrfolnir", "Vedrfolnir, en duel"]), ("en", ["Vedrfolnir", "Vedrfolnir, as a duel"])],
)
def test_a_mode_is_a_game_of_its_own(language: str, labels: list[str]) -> None:
    found = choices([VEDRFOLNIR, DUEL], DUEL, voices(language))
    assert [(choice.label, choice.chosen) for choice in found] == list(zip(labels, (False, True), strict=True))


def test_before_the_first_table_there_is_no_game() -> None:
    empty = "The best scores of your games will appear here."
    assert present((), ("", ""), {}, voices()) == RecordsView("", (), (), (), empty)


def test_a_year_can_be_chosen(records: Records) -> None:
    for year, found in (2026, True), (2025, False):
        years = year_choices((2026, 2025), year, voices()["nains"])
        games = records.history.games(year)
        view = present(games, VEDRFOLNIR, records.history.bests(*VEDRFOLNIR, year), voices(), years)
        assert (view.years, bool(view.game)) == (years, found)
        assert view.empty_text == ("" if found else "No game counts in 2025.")
