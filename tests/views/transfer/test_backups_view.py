"""What is told of the backups."""

from datetime import UTC, datetime

import pytest

from views.transfer.backups_view import CountedBackup, present
from words import LANGUAGES, Voice

MADE = datetime(2026, 11, 19, 22, 41, tzinfo=UTC)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_backups_it_says_so(language: str) -> None:
    view = present([], Voice(language))
    assert (view.rows, view.intro) == ((), Voice(language).text("backups_none"))


@pytest.mark.parametrize(
    ("counts", "note"),
    [
        pytest.param((12, 1), "12 finished games, 1 in progress", id="sound"),
        pytest.param(None, "This backup is damaged.", id="damaged"),
    ],
)
def test_a_backup_says_when_it_was_made_and_what_it_holds(counts: tuple[int, int] | None, note: str) -> None:
    view = present([CountedBackup("backup", MADE, counts)], Voice("en"))
    (row,) = view.rows
    assert (row.backup, row.title, row.note) == ("backup", "Thursday 19 November 2026, 10:41\u00a0pm", note)
    assert view.intro == Voice("en").text("backups_intro")
