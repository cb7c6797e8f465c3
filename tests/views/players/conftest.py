"""Four evenings of three people, so few that every number on their pages can be worked out by hand."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from records import Records
from scoring import score
from scoring.games.vedrfolnir.sheet import Player
from testing import nidavellir_tables, vedrfolnir_tables
from testing.nidavellir_tables import player
from testing.vedrfolnir_tables import pile, worth

#: Hunters are worth their square, and the coins in hand 14 unless told otherwise.
EVENINGS = (
    # Anne 18, Bruno 23
    (
        datetime(2026, 5, 3, 21, tzinfo=UTC),
        nidavellir_tables.table(player("Anne", hunter=2), player("Bruno", hunter=3)),
    ),
    # Anne 30, Bruno 15, Chloé 41
    (
        datetime(2026, 9, 12, 21, tzinfo=UTC),
        nidavellir_tables.table(
            player("Anne", hunter=4), player("Bruno", hunter=1), player("Chloé", hunter=5, coins=(0, 2, 3, 4, 7))
        ),
    ),
    # Anne 50, Bruno 18
    (
        datetime(2026, 10, 31, 21, tzinfo=UTC),
        nidavellir_tables.table(player("Anne", hunter=6), player("Bruno", hunter=2)),
    ),
    # Anne 20, Bruno 3 (6 by Thor, −3 by Surtr), Chloé −3
    (
        datetime(2026, 11, 18, 21, tzinfo=UTC),
        vedrfolnir_tables.table(
            Player("Anne", worth(20)), Player("Bruno", pile(thor=(1,) * 6, surtr=(1,))), Player("Chloé", worth(-3))
        ),
    ),
)


@pytest.fixture
def records() -> Iterator[Records]:
    """The tables are 1 to 4 in the order of the evenings; Anne is 1, Bruno 2 and Chloé 3."""
    moment, _ = EVENINGS[0]
    records = Records(Path(":memory:"), lambda: moment)
    for evening, sheet in EVENINGS:
        moment = evening
        draft = records.begin(sheet, "")
        records.history.keep(draft, score(sheet))
        records.close_draft(draft)
    yield records
    records.close()
