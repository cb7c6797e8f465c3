"""The numbers beside the shields of Nains, which the app learns from the players."""

from scoring.games.nains.sheet import Army
from scoring.games.nains.track import ShieldTrack
from session.counting import CountingSession
from testing import nains_tables
from testing.counting import begin, offers, tap, view
from testing.reference import table

SHEET = table('"game": "nains", "players": [{"name": "A"}, {"name": "B"}]')
SHIELD = (1, "shield")


def test_a_number_entered_once_is_known_for_the_others_and_at_the_next_table() -> None:
    counting = begin(SHEET)
    for key in ("shield 4", "digit 1", "digit 8"):
        tap(counting, key)
    assert counting.result.players[0].rows["shield"] == 18
    assert offers(counting, SHIELD)["shield 4"].note == "→\u00a018"
    tap(counting, "shield 4", SHIELD)
    assert counting.result.players[1].rows["shield"] == 18, "known from the first player"
    counting.finish()
    later = CountingSession(counting.records, counting.records.begin(SHEET, ""))
    tap(later, "shield 4")
    assert later.result.players[0].rows["shield"] == 18


def test_a_result_so_far_teaches_nothing() -> None:
    counting = begin(SHEET)
    for key in ("shield 4", "digit 1", "digit 8"):
        tap(counting, key)
    counting.to_result()
    later = CountingSession(counting.records, counting.records.begin(SHEET, ""))
    assert later.track == ShieldTrack()


def test_more_grades_have_another_number() -> None:
    counting = begin(SHEET)
    tap(counting, "shield 4")
    tap(counting, "digit 9")
    tap(counting, "volgrir")
    assert counting.sheet.players[0].army.printed == 0, "nobody entered the number beside six grades"
    tap(counting, "digit 7")
    tap(counting, "digit back")
    assert counting.sheet.players[0].army.printed == 0


def test_a_table_without_shields_teaches_nothing() -> None:
    assert ShieldTrack().learned(SHEET) == ShieldTrack()


def test_a_number_that_contradicts_an_earlier_table_is_marked() -> None:
    counting = begin(SHEET)
    counting.track = ShieldTrack({4: 26})
    for key in ("shield 4", "digit 1", "digit 8"):
        tap(counting, key)
    assert view(counting).sections[0].marks == ()
    counting.next()
    counting.back()
    mark = view(counting).sections[0].marks[0]
    assert "18" in mark
    assert "26" in mark


def test_a_digit_after_a_known_number_begins_another() -> None:
    counting = begin(SHEET)
    tap(counting, "shield 4")
    tap(counting, "digit 1")
    tap(counting, "digit 8")
    tap(counting, "shield 4", SHIELD)
    tap(counting, "digit 2", SHIELD)
    assert [player.army.printed for player in counting.sheet.players] == [18, 2]


def test_the_keypad_is_there_before_the_first_grade_and_waits_for_it() -> None:
    counting = begin(SHEET)
    before = [len(group.offers) for group in view(counting).sections[0].pad.groups]
    tap(counting, "digit 2")
    assert counting.sheet == SHEET
    tap(counting, "shield 4")
    assert [len(group.offers) for group in view(counting).sections[0].pad.groups] == before


def test_only_a_number_of_two_digits_is_known() -> None:
    counting = begin(SHEET)
    tap(counting, "shield 4")
    tap(counting, "digit 1")
    tap(counting, "shield 4", SHIELD)
    tap(counting, "digit 8")
    assert counting.sheet.players[1].army.printed == 18, "1 was only begun"


def test_a_dwarf_lies_on_a_tray_from_which_a_tap_takes_it() -> None:
    counting = begin(nains_tables.table(nains_tables.player("A", army=Army(temple=(3,)))))
    tap(counting, "temple 3")
    assert counting.sheet.players[0].army.temple == (3, 3)
    tap(counting, "take temple 3")
    assert counting.sheet.players[0].army.temple == (3,)
