"""Results under each version of the rules: a change of the rules needs a new version, and old results stay readable.

A file holds a table in two lines, its sheet and its result; `python -m tools.rules_results` writes that of the present
version.
"""

from itertools import count
from pathlib import Path

import pytest

from scoring import RULES_VERSION, read, score
from scoring.earlier_rules import as_by_rules
from scoring.keeping import kept, written

RESULTS = Path(__file__).parent / "results"
VERSIONS = range(1, RULES_VERSION + 1)


def tables(version: int) -> list[tuple[str, str]]:
    """Sheet and result of each table, as texts."""
    *lines, end = (RESULTS / f"{version}.jsonl").read_text("utf-8").split("\n")
    assert not end
    return list(zip(lines[::2], lines[1::2], strict=True))


def test_there_is_a_file_of_every_version() -> None:
    assert sorted(int(file.stem) for file in RESULTS.iterdir()) == list(VERSIONS)


@pytest.mark.parametrize(("sheet", "result"), tables(RULES_VERSION), ids=count(1))
def test_the_rules_change_only_with_their_version(sheet: str, result: str) -> None:
    assert written(score(read(sheet))) == result, "raise RULES_VERSION, then run python -m tools.rules_results"


@pytest.mark.parametrize("version", VERSIONS)
def test_a_result_of_today_can_be_told_as_every_version_had_it(version: int) -> None:
    for sheet, result in tables(version):
        assert written(as_by_rules(version, score(read(sheet)))) == result


@pytest.mark.parametrize("version", VERSIONS)
def test_results_of_every_version_can_be_read(version: int) -> None:
    assert tables(version)
    for sheet, result in tables(version):
        assert written(kept(result, read(sheet))) == result
