"""Which finished tables are part of statistics, as a SQL condition."""

from datetime import UTC, datetime

from records.file import text_of

#: Shown, and not excluded by the user.
COUNTED = "tables.version IS NOT NULL AND NOT deleted AND excluded IS NOT 1"


def counted_in(year: int | None) -> tuple[str, tuple[str, ...]]:
    """Condition for the tables that count, of one year in local time or of all, and its parameters."""
    if year is None:
        return COUNTED, ()
    return f"{COUNTED} AND finished >= ? AND finished < ?", (_first_moment(year), _first_moment(year + 1))


def _first_moment(year: int) -> str:
    return text_of(datetime(year, 1, 1).astimezone(UTC))
