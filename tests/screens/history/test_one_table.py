"""One finished table by touches: opened, corrected, told about, taken away."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from scoring import score
from screens.navigation import AtTable, EarlierVersion, Finished, GroupRecords, Notes, Start
from testing.app_driver import AppDriver
from testing.fake_phone import deletes, does, finish
from testing.history import SMALL, games, open_newest
from testing.nidavellir_tables import player, table
from testing.tables import VEDRFOLNIR, sheet
from testing.transfer import EXAMPLE


class TestATable:
    def test_it_opens_as_it_was_scored_with_every_why(self, hand: AppDriver) -> None:
        finish(hand, EXAMPLE)
        open_newest(hand)
        assert isinstance(hand.here, Finished)
        result = score(EXAMPLE)
        rows = hand.screen.view.rows
        for seat, scored in enumerate(result.players):
            assert [row.cells[seat].number for row in rows] == [
                str(points) for points in (*scored.rows.values(), scored.total)
            ]
        hand.tap(hand.screen.table.lines[1][1][0])
        assert hand.over == "Anne · Warriors: 22"

    def test_a_correction_is_another_version_and_the_old_one_is_kept(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        open_newest(hand)
        table = hand.here.table
        does(hand, "Correct")
        assert isinstance(hand.here, AtTable)
        hand.app.context.counting.table.go((0, "hunter"))
        hand.app.context.pages.show()
        hand.tap(hand.offer("hunter 5"))
        hand.finish()
        hand.frames(6)
        does(hand, "Done")
        back_at: object = hand.here
        assert back_at == Finished(table)
        assert hand.screen.view.about.version_before
        history = hand.app.context.records.history
        (kept,) = history.tables()
        assert (kept.id, kept.corrections) == (table, 1)
        assert [history.result(version.id).sheet.players[0].army.hunter for version in history.versions(table)] == [
            (0, 0),
            (0, 0, 0, 0, 0),
        ]
        open_newest(hand)
        does(hand, hand.screen.view.about.version_before)
        hand.tap([chip for chip in hand.widgets("Chip") if chip.icon == "games"][-1])
        hand.frames(12)
        assert isinstance(hand.here, EarlierVersion)
        assert "Counted like this" in hand.screen.when
        assert hand.screen.view.rows[1].cells[0].number == "4"
        hand.back()
        assert hand.here == Finished(table)

    @pytest.mark.parametrize("noise", ["x''", "x'789c'", "'[]'"])
    def test_a_table_whose_result_is_noise_says_so_and_leads_back(self, hand: AppDriver, noise: str) -> None:
        finish(hand, SMALL)
        hand.app.context.records._file.execute(f"UPDATE versions SET result = {noise}")
        open_newest(hand)
        does(hand, "Back to the games")
        assert hand.here == Start("games")

    def test_a_correction_that_was_begun_goes_on(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        for _ in range(2):
            open_newest(hand)
            does(hand, "Correct")
            hand.app.context.pages.switch("count")
        (draft,) = hand.app.context.records.drafts()
        assert draft.corrects
        assert "Correction" in next(hand.widgets("DraftRow")).children[-1].text

    def test_a_deleted_table_can_be_brought_back(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, EXAMPLE)
        open_newest(hand)
        deletes(hand)
        assert hand.here == Start("games")
        assert len(list(hand.widgets("GameEntry"))) == 1
        hand.tap(hand.chip("Undo"))
        hand.frames(12)
        assert len(list(hand.widgets("GameEntry"))) == 2

    def test_what_brings_it_back_is_in_sight_wherever_the_list_stands(self, hand: AppDriver) -> None:
        for _ in range(9):
            finish(hand, SMALL)
        games(hand)
        hand.screen.page.scroll_y = 0.2
        hand.frames(2)
        oldest = list(hand.widgets("GameEntry"))[-1]
        hand.tap(oldest)
        hand.frames(12)
        deletes(hand)
        undo = hand.chip("Undo")
        assert hand.screen.page.scroll_y < 0.5
        assert hand.screen.page.top <= undo.to_window(*undo.pos)[1] <= 640

    def test_one_found_among_the_records_is_brought_back_there(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, EXAMPLE)
        games(hand)
        hand.app.context.pages.go(GroupRecords())
        hand.frames(6)
        hand.tap(next(hand.widgets("BestTile")))
        hand.frames(12)
        table = hand.here.table
        deletes(hand)
        assert (hand.here, hand.over) == (GroupRecords(), "Game deleted")
        assert hand.app.context.records.history.table(table) is None
        does(hand, "Undo")
        assert (hand.here, hand.over) == (GroupRecords(), "")
        assert hand.app.context.records.history.table(table)

    def test_a_deleted_table_is_not_kept_again_by_its_draft(self, hand: AppDriver) -> None:
        hand.app.context.counting.begin(SMALL)
        hand.app.context.counting.table.finish()
        hand.app.context.records.try_show(hand.app.context.counting.table.draft)
        open_newest(hand)
        deletes(hand)
        assert hand.app.context.records.drafts() == ()
        assert hand.app.context.records.history.tables() == ()

    def test_place_and_note_are_kept_at_every_letter(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        open_newest(hand)
        does(hand, "About this game")
        assert isinstance(hand.here, Notes)
        hand.tap(hand.screen.location)
        hand.type("Chez Anne")
        hand.tap(hand.screen.note)
        hand.type("La revanche")
        (kept,) = hand.app.context.records.history.tables()
        assert (kept.location, kept.note) == ("Chez Anne", "La revanche")
        hand.back()
        assert hand.screen.view.about.text == "Chez Anne · La revanche"
        hand.back()
        assert next(hand.widgets("GameEntry")).note == "La revanche"
        hand.search("revanche")
        assert len(list(hand.widgets("GameEntry"))) == 1

    def test_a_place_told_before_is_a_tap(self, hand: AppDriver) -> None:
        for _ in range(2):
            finish(hand, SMALL)
        newest, oldest = hand.app.context.records.history.tables()
        hand.app.context.records.history.set_notes(oldest.id, "Au club", "")
        open_newest(hand)
        does(hand, "About this game")
        does(hand, "Au club")
        assert hand.app.context.records.history.table(newest.id).location == "Au club"

    def test_who_began_and_how_long_it_took_can_be_said(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        open_newest(hand)
        does(hand, "About this game")
        hand.tap(hand.chip("Bruno"))
        hand.tap(hand.screen.minutes)
        hand.type("48 min")
        hand.back()
        assert hand.screen.view.about.text == "Bruno began · 48\u00a0min"
        does(hand, "Share")
        does(hand, "To BG Stats")
        (told,) = parse_qs(urlsplit(hand.app.device.phone.sent[-1][1]).query)["data"]
        play = json.loads(told)
        assert play["durationMin"] == 48
        assert [player["startPlayer"] for player in play["players"]] == [False, True]
        does(hand, "Share")
        does(hand, "As text")
        assert "\nBruno began · 48\u00a0min\n" in hand.app.device.phone.sent[-1][1]
        does(hand, "About this game")
        assert (hand.screen.minutes.text, hand.chip("Bruno").mark) == ("48", "done")
        hand.tap(hand.chip("Anne"))
        hand.tap(hand.chip("Anne"))
        assert [chip.mark for chip in hand.screen.starters.shown] == ["", ""]
        hand.screen.minutes.text = ""
        hand.back()
        assert hand.screen.view.about.text == "Where was it? Who began?"

    def test_what_was_drawn_and_said_stays_when_the_table_is_counted_on(self, hand: AppDriver) -> None:
        counting = hand.app.context.counting
        counting.begin(SMALL)
        counting.table.start_with("Anne")
        hand.finish()
        assert hand.screen.view.about.text == "Anne began"
        does(hand, "About this game")
        hand.tap(hand.chip("Bruno"))
        hand.back()
        assert hand.screen.view.about.text == "Bruno began"
        counting.go((0, "hunter"))
        hand.frames(6)
        hand.tap(hand.offer("hunter 5"))
        counting.table.to_result()
        (kept,) = hand.app.context.records.history.tables()
        assert (kept.starter_name, kept.totals) == ("Bruno", (39, 23))

    def test_one_that_does_not_count_says_so_and_can_count_again(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        open_newest(hand)
        does(hand, "About this game")
        assert [(chip.text, chip.mark) for chip in hand.screen.counts.shown] == [
            ("Counts", "done"),
            ("Does not count", ""),
        ]
        for label, when, players in ("Does not count", " · Does not count", 0), ("Counts", "", 2):
            does(hand, label)
            assert [chip.text for chip in hand.screen.counts.shown if chip.mark] == [label]
            hand.back()
            assert hand.screen.when.removesuffix(when).endswith("m")
            games(hand)
            assert [entry.finished.endswith("Does not count") for entry in hand.widgets("GameEntry")] == [bool(when)]
            does(hand, "Players")
            assert len(list(hand.widgets("Row"))) == players
            open_newest(hand)
            does(hand, "About this game")

    def test_a_tap_moves_nothing_on_the_page_about_a_table(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        open_newest(hand)
        does(hand, "About this game")
        hand.screen.scroll_y = 0
        hand.frames(4)
        chip = hand.chip("Does not count")
        place = chip.to_window(*chip.pos)
        hand.tap(chip)
        hand.frames(4)
        assert (chip.to_window(*chip.pos), chip.mark) == (place, "done")

    def test_a_record_that_falls_is_told(self, hand: AppDriver) -> None:
        finish(hand, SMALL)
        finish(hand, table(player("Anne", hunter=4), player("Bruno", hunter=1)))
        open_newest(hand)
        broken = hand.screen.view.broken_records
        sentences = ["Total: 30, Anne. Before: 23, Bruno.", "Hunters: 16, Anne. Before: 9, Bruno."]
        assert broken.sentences == tuple((sentence, None) for sentence in sentences)


def test_a_number_leads_to_where_a_correction_was_left_that_has_other_sections_by_now(hand: AppDriver) -> None:
    finish(hand, sheet(VEDRFOLNIR))
    open_newest(hand)
    table = hand.here.table
    does(hand, "Correct")
    hand.tap(hand.chip("Count round by round"))
    left_at = hand.app.context.counting.table.position
    hand.tap(hand.chip("games"))
    hand.app.context.pages.go(Finished(table))
    hand.frames(6)
    hand.app.context.result.explain_number(0, "odin")
    hand.frames(3)
    hand.tap(next(chip for chip in hand.widgets("Chip") if chip.text.startswith("Correct: Won pile")))
    assert isinstance(hand.here, AtTable)
    assert hand.app.context.counting.table.position == left_at
