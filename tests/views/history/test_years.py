"""The chips that show one year."""

from collections.abc import Sequence

import pytest

from testing.voices import voices
from views.history.years import choices, chosen_year


@pytest.mark.parametrize(
    ("years", "labels"),
    [
        pytest.param((), [], id="none"),
        pytest.param((2026,), [], id="one leaves no choice"),
        pytest.param((2026, 2024), ["Toutes", "2026", "2024"], id="two"),
        pytest.param(range(2026, 2010, -1), ["Toutes", *map(str, range(2026, 2010, -1))], id="all that there are"),
    ],
)
def test_all_of_them_come_first(years: Sequence[int], labels: list[str]) -> None:
    assert [choice.label for choice in choices(years, None, voices("fr")["nains"])] == labels


@pytest.mark.parametrize("year", [None, 2026, 2024])
def test_the_one_that_is_shown_is_marked(year: int | None) -> None:
    offered = choices((2026, 2024), year, voices()["nains"])
    assert [choice.year for choice in offered if choice.chosen] == [year]
    assert chosen_year(offered) == year


def test_where_there_is_no_choice_all_are_shown() -> None:
    assert chosen_year(()) is None
