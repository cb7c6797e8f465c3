"""What lies open at one place, or in another Elvaland, when it is taken away, corrected or looked for strangely."""

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from records import Records
from scoring import score
from screens.navigation import Start
from testing.app_driver import AppDriver
from testing.driver import safely
from testing.fake_phone import deletes, finish
from testing.history import SMALL, open_newest
from views.history.view import terms
from words import Voice


@pytest.fixture
def other(tmp_path: Path) -> Iterator[Records]:
    """Another Elvaland at the same file."""
    records = Records(tmp_path / "elvaland.db")
    yield records
    records.close()


@pytest.mark.parametrize("back_at_a_page", [False, True], ids=["at its result", "back at a page"])
def test_a_table_that_is_deleted_from_the_history_is_left(hand: AppDriver, back_at_a_page: bool) -> None:
    hand.app.context.counting.begin(SMALL)
    hand.finish()
    if back_at_a_page:
        hand.go_to_section("hunter")
    assert type(hand.screen).__name__ == ("CountingScreen" if back_at_a_page else "ResultScreen")
    open_newest(hand)
    deletes(hand)
    hand.tap(hand.app.shell.tab_chips["count"])
    assert hand.here == Start("count")
    assert type(hand.screen).__name__ == "HomeScreen"


def test_a_deleted_result_that_is_brought_back_goes_on_where_it_was(hand: AppDriver) -> None:
    """Its table was still open: whoever goes back to it and sets something right finds it at home."""
    hand.app.context.counting.begin(SMALL)
    hand.finish()
    before = hand.app.context.records.drafts()
    open_newest(hand)
    deletes(hand)
    assert not hand.app.context.records.drafts()
    hand.tap(hand.chip("Undo"))
    assert [draft.id for draft in hand.app.context.records.drafts()] == [draft.id for draft in before]


@pytest.mark.parametrize("tap", ["go_on", "put_away", "change_table"])
def test_a_table_that_the_other_put_away_is_told(hand: AppDriver, other: Records, tap: str) -> None:
    hand.app.context.counting.begin(SMALL)
    id = hand.app.context.counting.table.draft.id
    hand.app.context.counting.leave()
    hand.app.context.pages.switch("count")
    (draft,) = other.drafts()
    other.close_draft(draft)
    context = hand.app.context
    taps: dict[str, tuple[Callable[..., object], object]] = {
        "go_on": (context.home.go_on, id),
        "put_away": (context.home.put_away, id),
        "change_table": (context.counting.change_table, SMALL),
    }
    safely(*taps[tap])
    assert hand.over == Voice("en").text("not_kept")
    assert Voice("en").text("not_kept_draft_closed") in [text.text for text in hand.widgets("Text")]


def test_the_version_before_is_told_when_the_clock_is_set_back(hand: AppDriver) -> None:
    finish(hand, SMALL)
    records = hand.app.context.records
    records.history._now = lambda: datetime(1999, 12, 31, 12, tzinfo=UTC)
    (first,) = records.history.tables()
    draft = records.correct(first.id, SMALL, "")
    records.history.keep(draft, score(SMALL))
    records.close_draft(draft)
    open_newest(hand)
    hand.app.context.history.show_before(hand.app.context.result.shown)
    hand.frames(12)
    (chip,) = [
        chip
        for chip in hand.app.shell.overlay.walk()
        if "20" in getattr(chip, "text", "") and getattr(chip, "on_tap", None)
    ]
    hand.tap(chip)
    hand.frames(12)
    assert hand.here.version == first.version


@pytest.mark.parametrize(
    "text", ["é" * 900, "\ud83d", "a\0b", "/" * 500], ids=["too long", "half", "no text", "slashes"]
)
def test_what_is_no_path_is_no_code(hand: AppDriver, text: str) -> None:
    hand.app.context.transfer.import_text(text)
    assert hand.app.context.transfer.message


def test_what_nobody_can_read_is_left_out_where_it_is_pasted(hand: AppDriver) -> None:
    hand.app.context.pages.switch("games")
    hand.frames(12)
    hand.screen.field.insert_text("a\ud83d\0\x1bb")
    assert hand.screen.field.text == "ab"


def test_a_word_that_is_typed_a_thousand_times_is_looked_for_once() -> None:
    assert len(terms("anne " * 1000, ())) == 1
