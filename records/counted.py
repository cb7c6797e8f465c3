"""Which finished tables are listed, and which are part of statistics, as SQL conditions."""

from datetime import UTC, datetime

from records.draft import CURTAINS
from records.file import text_of

#: The drafts of that setting; of a corrupt one, none.
_HIDDEN = f"""SELECT json_each.value FROM settings,
    json_each(iif(json_valid('[' || replace(settings.value, ' ', ',') || ']'),
        '[' || replace(settings.value, ' ', ',') || ']', '[]')) WHERE settings.name = '{CURTAINS}'"""

#: Not deleted, nor behind its curtain while it is still open: nobody knows its winner yet.
LISTED = f"""tables.version IS NOT NULL AND NOT deleted AND tables.version NOT IN (SELECT versions.id
    FROM drafts JOIN versions ON versions.draft = drafts.id WHERE drafts.id IN ({_HIDDEN}) AND NOT closed)"""

#: Listed, and not excluded by the user.
COUNTED = f"{LISTED} AND excluded IS NOT 1"


def counted_in(year: int | None) -> tuple[str, tuple[str, ...]]:
    """Condition for the tables that count, of one year in local time or of all, and its parameters."""
    if year is None:
        return COUNTED, ()
    return f"{COUNTED} AND finished >= ? AND finished < ?", (_first_moment(year), _first_moment(year + 1))


def _first_moment(year: int) -> str:
    return text_of(datetime(year, 1, 1).astimezone(UTC))
