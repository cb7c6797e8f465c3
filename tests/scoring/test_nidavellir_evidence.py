"""Whole tables, scored by independent implementations, row by row."""

import json
from pathlib import Path
from typing import Any

import pytest

from scoring import check, read, score, write

TABLES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parent.parent / "evidence/nidavellir.json").read_text("utf-8")
)


@pytest.fixture(params=TABLES, ids=lambda table: table["id"])
def table(request: pytest.FixtureRequest) -> dict[str, Any]:
    found: dict[str, Any] = request.param
    return found


def test_rows_and_winners(table: dict[str, Any]) -> None:
    result = score(read(json.dumps(table["sheet"])))
    # the evidence lists the rows of absent expansions too, always 0
    absent = {"camp": 0, "mythology": 0}
    assert [{**absent, **player.rows, "total": player.total} for player in result.players] == table["expected"]
    assert list(result.winners) == table["winners"]


def test_no_warning(table: dict[str, Any]) -> None:
    assert [issue for issue in check(read(json.dumps(table["sheet"]))) if not issue.hint] == []


def test_written_and_read_again(table: dict[str, Any]) -> None:
    sheet = read(json.dumps(table["sheet"]))
    assert read(write(sheet)) == sheet
    assert write(read(write(sheet))) == write(sheet)
