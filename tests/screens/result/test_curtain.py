"""From the last hand to the result: nobody sees the winner before the table is ready."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from screens.app import ElvalandApp
from sharing import report
from testing.app_driver import AppDriver, KillableApp
from testing.fake_phone import FakePhone, does
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("LC_ALL", "en")
    return tmp_path / "elvaland.db"


@pytest.fixture
def driver(file: Path) -> Iterator[AppDriver]:
    driver = AppDriver(ElvalandApp(file))
    driver.app.device.phone = FakePhone()
    yield driver
    driver.close()


def counted(driver: AppDriver) -> None:
    """The reference table, whose last hand was just counted."""
    driver.app.context.counting.begin(REFERENCE)
    driver.go_to_last_page()
    driver.tap(driver.screen.next)
    driver.frames(6)


def shown(driver: AppDriver) -> str:
    return type(driver.screen).__name__


def test_it_tells_nothing_until_it_is_opened(driver: AppDriver) -> None:
    counted(driver)
    assert shown(driver) == "CurtainScreen"
    assert not any(number in text for text in driver.said for number in ("184", "174", "170", "161"))
    driver.tap(driver.screen.open)
    assert shown(driver) == "ResultScreen"
    assert driver.screen.verdict == "Chloé wins with 184 points (+10)."


def test_the_games_tell_no_winner_before_it_is_opened(driver: AppDriver) -> None:
    counted(driver)
    driver.app.context.pages.switch("games")
    driver.frames(6)
    assert not any("Chloé" in text for text in driver.said)
    driver.app.context.pages.switch("count")
    driver.frames(40)
    driver.tap(driver.screen.open)
    driver.app.context.pages.switch("games")
    driver.frames(6)
    assert any("Chloé" in text for text in driver.said)


def test_a_tap_too_many_hits_nothing_of_what_just_appeared(driver: AppDriver) -> None:
    counted(driver)
    x, y = driver.screen.open.to_window(*driver.screen.open.center)
    driver.tap(driver.screen.open)
    for _ in range(2):
        driver.touch(x, y)
        driver.frames(3)
    driver.touch(x, 300)
    driver.frames(3)
    assert (shown(driver), driver.over) == ("ResultScreen", "")


def test_it_is_there_again_after_a_kill_and_once_opened_no_more(tmp_path: Path) -> None:
    app = KillableApp(tmp_path)
    counted(app.hand)
    driver = app.kill()
    driver.frames(12)
    assert shown(driver) == "CurtainScreen"
    driver.tap(driver.screen.open)
    driver = app.kill()
    driver.frames(12)
    assert shown(driver) == "ResultScreen"
    driver.close()


def test_the_reveal_ends_at_the_result_and_back_leads_from_it_to_the_curtain(driver: AppDriver) -> None:
    counted(driver)
    driver.tap(driver.screen.reveal)
    assert driver.app.shell.overlay.title == "Warriors"
    driver.back()
    assert (driver.over, shown(driver)) == ("", "CurtainScreen")
    driver.tap(driver.screen.reveal)
    driver.tap(driver.app.shell.overlay.skip)
    assert (driver.over, shown(driver)) == ("", "ResultScreen")
    driver.back()
    driver.tap(driver.screen.next)
    assert shown(driver) == "ResultScreen", "what was seen is not hidden again"


def test_the_result_of_a_correction_was_seen_before(driver: AppDriver) -> None:
    counted(driver)
    driver.tap(driver.screen.open)
    does(driver, "Done")
    driver.app.context.history.correct(driver.app.context.records.history.tables()[0])
    driver.frames(6)
    driver.go_to_last_page()
    driver.tap(driver.screen.next)
    assert shown(driver) == "ResultScreen"


def test_in_the_menu_the_reveal_is_seen_again(driver: AppDriver) -> None:
    counted(driver)
    driver.tap(driver.screen.open)
    does(driver, "More")
    does(driver, "See the reveal again")
    assert driver.app.shell.overlay.title == "Warriors"


def test_a_doubt_leads_to_its_very_section_also_from_the_history(driver: AppDriver) -> None:
    driver.app.context.counting.begin(table(player("Anne", hunter=3, coins=(2, 3, 4, 5)), player("Bruno", hunter=3)))
    driver.finish()
    does(driver, "Done")
    driver.tap(driver.chip("games"))
    driver.frames(6)
    driver.tap(next(iter(driver.widgets("GameEntry"))))
    driver.frames(6)
    sentence = next(
        sentence for notes in driver.screen.view.notes for sentence, _ in notes.sentences if "Anne" in sentence
    )
    does(driver, sentence)
    counting = driver.app.context.counting.table
    assert (counting.draft.corrects is not None, counting.position.cell) == (True, (0, "coins"))


def test_the_picture_is_shown_as_it_will_be_sent_before_the_other_ways(driver: AppDriver) -> None:
    counted(driver)
    driver.tap(driver.screen.open)
    for by_button in (False, True):
        does(driver, "Share")
        assert driver.rows == [
            "As text",
            "As a file (the score sheet)",
            "To BG Stats",
            "To BG Stats, by QR code",
            "To Elvaland, by QR code",
        ]
        before = len(driver.app.device.phone.sent)
        driver.tap(driver.chip("Send this picture") if by_button else next(driver.widgets("Preview")))
        ((kind, file),) = driver.app.device.phone.sent[before:]
        assert (kind, file.read_bytes()[:4]) == ("image/png", b"\x89PNG")
        assert driver.over == ""


@pytest.mark.parametrize("way", ["On the project's page", "Send it another way"])
def test_a_wrong_number_is_reported_with_the_sheet_and_nothing_by_itself(
    driver: AppDriver, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report, "PAGE", "https://example.org/elvaland" if "page" in way else "")
    counted(driver)
    driver.tap(driver.screen.open)
    driver.app.context.result.explain_number(2, "warrior")
    driver.frames(3)
    driver.tap(driver.chip("This number is wrong"))
    assert driver.app.device.phone.sent == []
    assert len(driver.rows) == 1 + ("page" in way)
    does(driver, way)
    ((kind, sent),) = driver.app.device.phone.sent
    assert kind == ("link" if "page" in way else "text")
    assert "ELVALAND1" in sent
    does(driver, "More")
    does(driver, "A number is wrong")
    assert "Chloé wins with 184 points (+10)." in {text.text for text in driver.widgets("Text")}
