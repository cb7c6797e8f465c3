"""What the first screen leads to, by touch."""

import pytest

from screens.navigation import COUNT, REFEREE, Finished, NewTable, Rule, Start
from screens.widgets.looks import GOLD
from testing.app_driver import AppDriver, KillableApp
from testing.tables import REFERENCE, sheet
from views.home.view import NEWS_SEEN

TABLE = sheet(REFERENCE.read_text("utf-8"))


def play(hand: AppDriver) -> None:
    """Count a table to its end, and go home."""
    hand.app.context.counting.begin(TABLE)
    hand.app.context.counting.finish()
    hand.app.context.counting.leave()
    hand.frames(12)


def news(hand: AppDriver) -> list[str]:
    return [chip.text for row in hand.widgets("NewsRow") for chip in row.children if chip.text]


def test_one_tap_goes_on_where_the_counting_stands(hand: AppDriver) -> None:
    counting = hand.app.context.counting
    counting.begin(TABLE)
    counting.next()
    counting.go((1, "miner"))
    hand.app.context.pages.switch(COUNT)
    hand.frames(12)
    name = TABLE.players[1].name
    hand.tap(hand.chip(f"{name}, miners"))
    assert counting.table.position.cell == (1, "miner")
    assert hand.here != Start(COUNT)


def test_a_tap_opens_the_result_of_the_last_game(hand: AppDriver) -> None:
    play(hand)
    (card,) = hand.widgets("LastGameCard")
    hand.tap(card)
    (last,) = hand.app.context.records.history.tables()
    assert hand.here == Finished(last.id)
    hand.back()
    assert hand.here == Start(COUNT)


def test_only_a_finished_game_is_offered_again(hand: AppDriver) -> None:
    def offers() -> list[str]:
        return [chip.text for chip in hand.widgets("Chip") if chip.text in ("Rematch", "New game")]

    hand.app.context.counting.begin(TABLE)
    hand.app.context.counting.leave()
    hand.frames(12)
    assert offers() == ["New game"]
    hand.app.context.home.put_away(hand.app.context.records.drafts()[0].id)
    assert offers() == ["New game"]
    assert hand.chip("New game").tone == GOLD
    play(hand)
    assert offers() == ["Rematch", "New game"]
    hand.tap(hand.chip("Rematch"))
    assert hand.app.context.counting.in_progress


def test_a_last_game_that_cannot_be_read_leads_to_a_new_one(hand: AppDriver) -> None:
    play(hand)
    hand.app.context.records._file.execute("UPDATE versions SET sheet = '{'")
    hand.tap(hand.chip("Rematch"))
    assert hand.here == NewTable()


@pytest.mark.parametrize("before", [None, Rule("nidavellir.coins.exchange")], ids=["its start", "a rule"])
def test_a_question_goes_to_the_search_whatever_the_referee_showed(hand: AppDriver, before: Rule | None) -> None:
    if before:
        hand.app.context.pages.switch(REFEREE)
        hand.app.context.pages.go(before)
        hand.app.context.pages.switch(COUNT)
    hand.frames(6)
    hand.tap(hand.chip("A question about the rules?"))
    hand.frames(6)
    assert hand.here == Start(REFEREE)
    assert hand.screen.field.focus
    hand.type("tie")
    hand.frames(6)
    assert hand.app.context.rulebook.typed == "tie"


class TestNews:
    def test_nothing_is_new_at_the_first_start_nor_after_it(self, phone: KillableApp) -> None:
        assert news(phone.hand) == []
        play(phone.hand)
        assert news(phone.hand) == []
        assert news(phone.kill()) == []

    def test_a_new_version_says_once_what_is_new(self, phone: KillableApp) -> None:
        play(phone.hand)
        phone.hand.app.context.records.remember(NEWS_SEEN, "0.0.9")
        hand = phone.kill()
        assert len(news(hand)) == 1
        assert news(phone.kill()) == news(hand) != []
        (row,) = phone.hand.widgets("NewsRow")
        phone.hand.tap(next(chip for chip in row.children if chip.on_tap))
        assert news(phone.hand) == []
        assert news(phone.kill()) == []
