"""From the last hand to the result: nobody sees the winner before the table is ready."""

from pathlib import Path

import pytest

from sharing import report
from testing.app_driver import AppDriver, KillableApp
from testing.fake_phone import does
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE


def counted(hand: AppDriver) -> None:
    """The reference table, whose last hand was just counted."""
    hand.app.context.counting.begin(REFERENCE)
    hand.go_to_last_page()
    hand.tap(hand.screen.next)
    hand.frames(6)


def shown(hand: AppDriver) -> str:
    return type(hand.screen).__name__


def test_it_tells_nothing_until_it_is_opened(hand: AppDriver) -> None:
    counted(hand)
    assert shown(hand) == "CurtainScreen"
    assert not any(number in text for text in hand.said for number in ("184", "174", "170", "161"))
    hand.tap(hand.screen.open)
    assert shown(hand) == "ResultScreen"
    assert hand.screen.verdict == "Chloé wins with 184 points (+10)."


def test_of_two_open_games_both_stay_seen(hand: AppDriver) -> None:
    seen = []
    for _ in range(2):
        counted(hand)
        hand.tap(hand.screen.open)
        seen.append(hand.app.context.counting.table.draft)
    assert [hand.app.context.records.is_hidden(draft) for draft in seen] == [False, False]
    hand.app.context.counting.open_draft(seen[0])
    hand.frames(6)
    assert shown(hand) == "ResultScreen"
    assert len(hand.app.context.records.history.tables()) == 2


def test_the_games_tell_no_winner_before_it_is_opened(hand: AppDriver) -> None:
    counted(hand)
    hand.app.context.pages.switch("games")
    hand.frames(6)
    assert not any("Chloé" in text for text in hand.said)
    hand.app.context.pages.switch("count")
    hand.frames(40)
    hand.tap(hand.screen.open)
    hand.app.context.pages.switch("games")
    hand.frames(6)
    assert any("Chloé" in text for text in hand.said)


def test_a_tap_too_many_hits_nothing_of_what_just_appeared(hand: AppDriver) -> None:
    counted(hand)
    x, y = hand.screen.open.to_window(*hand.screen.open.center)
    hand.tap(hand.screen.open)
    for _ in range(2):
        hand.touch(x, y)
        hand.frames(3)
    hand.touch(x, 300)
    hand.frames(3)
    assert (shown(hand), hand.over) == ("ResultScreen", "")


def test_it_is_there_again_after_a_kill_and_once_opened_no_more(tmp_path: Path) -> None:
    app = KillableApp(tmp_path)
    counted(app.hand)
    hand = app.kill()
    hand.frames(12)
    assert shown(hand) == "CurtainScreen"
    hand.tap(hand.screen.open)
    hand = app.kill()
    hand.frames(12)
    assert shown(hand) == "ResultScreen"
    hand.close()


def test_the_reveal_ends_at_the_result_and_back_leads_from_it_to_the_curtain(hand: AppDriver) -> None:
    counted(hand)
    hand.tap(hand.screen.reveal)
    assert hand.app.shell.overlay.title == "Warriors"
    hand.back()
    assert (hand.over, shown(hand)) == ("", "CurtainScreen")
    hand.tap(hand.screen.reveal)
    hand.tap(hand.app.shell.overlay.skip)
    assert (hand.over, shown(hand)) == ("", "ResultScreen")
    hand.back()
    hand.tap(hand.screen.next)
    assert shown(hand) == "ResultScreen", "what was seen is not hidden again"


def test_the_result_of_a_correction_was_seen_before(hand: AppDriver) -> None:
    counted(hand)
    hand.tap(hand.screen.open)
    does(hand, "Done")
    hand.app.context.history.correct(hand.app.context.records.history.tables()[0])
    hand.frames(6)
    hand.go_to_last_page()
    hand.tap(hand.screen.next)
    assert shown(hand) == "ResultScreen"


def test_in_the_menu_the_reveal_is_seen_again(hand: AppDriver) -> None:
    counted(hand)
    hand.tap(hand.screen.open)
    does(hand, "More")
    does(hand, "See the reveal again")
    assert hand.app.shell.overlay.title == "Warriors"


def test_a_doubt_leads_to_its_very_section_also_from_the_history(hand: AppDriver) -> None:
    hand.app.context.counting.begin(table(player("Anne", hunter=3, coins=(2, 3, 4, 5)), player("Bruno", hunter=3)))
    hand.finish()
    does(hand, "Done")
    hand.tap(hand.chip("games"))
    hand.frames(6)
    hand.tap(next(iter(hand.widgets("GameEntry"))))
    hand.frames(6)
    sentence = next(
        sentence for notes in hand.screen.view.notes for sentence, _ in notes.sentences if "Anne" in sentence
    )
    does(hand, sentence)
    counting = hand.app.context.counting.table
    assert (counting.draft.corrects is not None, counting.position.cell) == (True, (0, "coins"))


def test_the_picture_is_shown_as_it_will_be_sent_before_the_other_ways(hand: AppDriver) -> None:
    counted(hand)
    hand.tap(hand.screen.open)
    for by_button in (False, True):
        does(hand, "Share")
        assert hand.rows == [
            "As text",
            "As a file (the score sheet)",
            "To BG Stats",
            "To BG Stats, by QR code",
            "To Elvaland, by QR code",
        ]
        before = len(hand.app.device.phone.sent)
        hand.tap(hand.chip("Send this picture") if by_button else next(hand.widgets("Preview")))
        ((kind, file),) = hand.app.device.phone.sent[before:]
        assert (kind, file.read_bytes()[:4]) == ("image/png", b"\x89PNG")
        assert hand.over == ""


@pytest.mark.parametrize("way", ["On the project's page", "Send it another way"])
def test_a_wrong_number_is_reported_with_the_sheet_and_nothing_by_itself(
    hand: AppDriver, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "PAGE", "https://example.org/elvaland" if "page" in way else "")
    counted(hand)
    hand.tap(hand.screen.open)
    hand.app.context.result.explain_number(2, "warrior")
    hand.frames(3)
    hand.tap(hand.chip("This number is wrong"))
    assert hand.app.device.phone.sent == []
    assert len(hand.rows) == 1 + ("page" in way)
    does(hand, way)
    ((kind, sent),) = hand.app.device.phone.sent
    assert kind == ("link" if "page" in way else "text")
    assert "ELVALAND1" in sent
    does(hand, "More")
    does(hand, "A number is wrong")
    assert "Chloé wins with 184 points (+10)." in {text.text for text in hand.widgets("Text")}
