"""What is said where no table counts."""

from collections.abc import Sequence

from views.history.years import YearChoice, chosen_year
from words import Voice


def nothing_counts(years: Sequence[YearChoice], never: str, voice: Voice) -> str:
    """That nothing counts in the chosen year; `never` is the key of what is said of all years."""
    year = chosen_year(years)
    return voice.text(never) if year is None else voice.text("nothing_counts_in", year=year)
