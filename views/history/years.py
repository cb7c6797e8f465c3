"""The chips that show the tables or the statistics of one year."""

from collections.abc import Sequence
from typing import NamedTuple

from words import Voice


class YearChoice(NamedTuple):
    """A chip that shows a year, or all of them."""

    label: str
    #: None for all years.
    year: int | None
    chosen: bool


def choices(years: Sequence[int], chosen: int | None, voice: Voice) -> tuple[YearChoice, ...]:
    """All years first, then each one; nothing where there is only one."""
    if len(years) < 2:
        return ()
    every = YearChoice(voice.text("any_year"), None, chosen is None)
    return every, *(YearChoice(str(year), year, year == chosen) for year in years)


def chosen_year(choices: Sequence[YearChoice]) -> int | None:
    """The year that is shown; None for all."""
    return next((choice.year for choice in choices if choice.chosen), None)


def nothing_counts(choices: Sequence[YearChoice], never: str, voice: Voice) -> str:
    """That no table of the chosen year counts; `never` is the key of what is said of all years."""
    year = chosen_year(choices)
    return voice.text(never) if year is None else voice.text("nothing_counts_in", year=year)
