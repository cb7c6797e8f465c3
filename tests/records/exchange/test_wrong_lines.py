"""Wrong lines are refused with reason and position, and nothing changes."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from models.history import MOST_MINUTES
from records import Records
from records.exchange.lines import LONGEST_STORED_NOTE
from scoring import RULES_VERSION, score, write
from scoring.keeping import written
from testing.exchange import (
    ANNE,
    ANNE_AND_BRUNO,
    ANNE_WINS,
    BRUNO,
    COUNTS,
    DRAFT,
    FIRST,
    HEAD,
    LATER,
    SETTING,
    TABLE,
    TAP,
    UNKNOWN,
    Lines,
    data,
    refused,
)


def test_the_file_that_is_tampered_with_is_right(here: Records, path: Path, lines: Lines) -> None:
    assert here.exchange.read(data(path, lines)).tables == 1


def put(line: int, **values: object) -> Callable[[Lines], None]:
    """Replace values in a line."""

    def change(lines: Lines) -> None:
        ((_, told),) = lines[line].items()
        told |= values

    return change


def take(line: int, field: str) -> Callable[[Lines], None]:
    """Remove a field from a line."""

    def change(lines: Lines) -> None:
        ((_, told),) = lines[line].items()
        del told[field]

    return change


def move(line: int, to: int) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        lines.insert(to, lines.pop(line))

    return change


def drop(*gone: int) -> Callable[[Lines], None]:
    def change(lines: Lines) -> None:
        for line in sorted(gone, reverse=True):
            del lines[line]

    return change


def add(line: int, value: object) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(line, value)


def again(line: int, at: int) -> Callable[[Lines], None]:
    return lambda lines: lines.insert(at, lines[line])


WRONG_LINES: list[Any] = [
    # names must be valid in a sheet
    pytest.param(put(ANNE, name=""), 2, "player.name", "name_length", id="no name"),
    pytest.param(put(ANNE, name="n" * 41), 2, "player.name", "name_length", id="a long name"),
    pytest.param(put(ANNE, name="n" * 10**6), 2, "player.name", "name_length", id="a million letters"),
    pytest.param(put(ANNE, name="Anne\u202eonurB"), 2, "player.name", "name_character", id="a name that turns around"),
    pytest.param(put(ANNE, name="Anne\n"), 2, "player.name", "name_character", id="a name of two lines"),
    pytest.param(put(ANNE, name="Anne\0"), 2, "player.name", "name_character", id="a name with an end inside"),
    pytest.param(put(ANNE, name="\ud800"), 2, "player.name", "name_character", id="half a character in a name"),
    pytest.param(put(ANNE, name=5), 2, "player.name", "not_text", id="a number for a name"),
    pytest.param(put(ANNE, uid="1"), 2, "player.uid", "uid_wrong", id="no identity"),
    pytest.param(put(ANNE, uid="'; DROP TABLE players; --"), 2, "player.uid", "uid_wrong", id="an identity of SQL"),
    pytest.param(put(ANNE, uid=None), 2, "player.uid", "not_text", id="nobody's identity"),
    pytest.param(put(ANNE, person=UNKNOWN), 2, "player.person", "player_unknown", id="another name of nobody"),
    pytest.param(put(ANNE, more=1), 2, "player", "key_unknown", id="a field that nobody knows"),
    pytest.param(take(ANNE, "name"), 2, "player", "key_missing", id="a field is missing"),
    pytest.param(again(ANNE, 3), 4, "player.uid", "uid_twice", id="a player twice"),
    # order and kind of lines
    pytest.param(add(1, []), 2, "", "not_object", id="a list for a line"),
    pytest.param(add(1, None), 2, "", "not_object", id="nothing for a line"),
    pytest.param(add(1, {}), 2, "", "line_of_one_kind", id="a line that says nothing"),
    pytest.param(add(1, {"draft": {}, "tap": {}}), 2, "", "line_of_one_kind", id="a line that says two things"),
    pytest.param(add(1, {"scripts": []}), 2, "", "key_unknown", id="a line of another kind"),
    pytest.param(add(1, {"player": 5}), 2, "player", "not_object", id="a number for a player"),
    pytest.param(add(1, {"format": "elvaland-data/1"}), 2, "", "key_unknown", id="the first line twice"),
    pytest.param(move(BRUNO, to=SETTING), 4, "version.players[1]", "player_unknown", id="a player too late"),
    pytest.param(again(ANNE, 10), 11, "", "line_out_of_order", id="a player after everything"),
    # tables
    pytest.param(put(TABLE, finished="today"), 4, "table.finished", "moment_wrong", id="no moment"),
    pytest.param(put(TABLE, finished=0), 4, "table.finished", "not_text", id="a number for a moment"),
    *(
        pytest.param(put(TABLE, finished=moment), 4, "table.finished", "moment_wrong", id=moment)
        for moment in (
            "0001-01-01T00:00:00.000000+00:00",
            "9999-12-31T23:59:59.999999+00:00",
            "0001-01-01T00:00:00.000000+14:00",
            "2026-11-18T21:00:00+00:00",
            "2026-11-18T21:00:00.000000",
            "2026-11-18T22:00:00.000000+01:00",
            "2026-02-30T21:00:00.000000+00:00",
            "20261118T210000.000000+0000",
        )
    ),
    pytest.param(put(TABLE, note="\ud800"), 4, "table.note", "text_character", id="half a character in a note"),
    pytest.param(put(TABLE, note="\0"), 4, "table.note", "text_character", id="an end inside a note"),
    pytest.param(
        put(TABLE, place="x" * (LONGEST_STORED_NOTE + 1)), 4, "table.place", "text_length", id="an endless place"
    ),
    pytest.param(
        put(TABLE, note="x" * (LONGEST_STORED_NOTE + 1)), 4, "table.note", "text_length", id="an endless note"
    ),
    pytest.param(put(TABLE, starter="Anne"), 4, "table.starter", "uid_wrong", id="a name began"),
    pytest.param(put(TABLE, starter=UNKNOWN), 4, "table.starter", "player_unknown", id="nobody began"),
    pytest.param(put(TABLE, minutes="48"), 4, "table.minutes", "not_whole", id="minutes of a text"),
    pytest.param(put(TABLE, minutes=MOST_MINUTES + 1), 4, "table.minutes", "out_of_range", id="days of play"),
    pytest.param(put(TABLE, excluded=True), 4, "table.excluded", "not_whole", id="excluded by a word"),
    pytest.param(put(TABLE, excluded=2), 4, "table.excluded", "out_of_range", id="excluded twice"),
    pytest.param(drop(COUNTS, FIRST, DRAFT, TAP, LATER), 5, "", "table_of_no_version", id="no version"),
    pytest.param(drop(*range(COUNTS, 10)), 4, "", "table_of_no_version", id="no version at the end"),
    pytest.param(drop(TABLE), 4, "version", "version_of_no_table", id="a version of no table"),
    pytest.param(move(SETTING, to=FIRST), 7, "", "line_out_of_order", id="a version after a setting"),
    pytest.param(
        lambda lines: lines.__setitem__(slice(DRAFT, DRAFT), lines[TABLE : FIRST + 1]),
        7,
        "table.uid",
        "uid_twice",
        id="a table twice",
    ),
    # versions
    pytest.param(put(COUNTS, kept="then"), 5, "version.kept", "moment_wrong", id="kept at no moment"),
    pytest.param(put(COUNTS, rules="1"), 5, "version.rules", "not_whole", id="rules of a text"),
    pytest.param(put(COUNTS, rules=True), 5, "version.rules", "not_whole", id="true rules"),
    pytest.param(put(COUNTS, rules=-1), 5, "version.rules", "out_of_range", id="rules before the first"),
    pytest.param(put(COUNTS, rules=10**30), 5, "version.rules", "not_whole", id="rules of many digits"),
    pytest.param(put(COUNTS, players={}), 5, "version.players", "not_list", id="players in no list"),
    pytest.param(put(COUNTS, players=[]), 5, "version.players", "seats_count", id="no players"),
    pytest.param(
        put(COUNTS, players=[None] * 10**5), 5, "version.players", "too_many", id="a hundred thousand players"
    ),
    pytest.param(put(COUNTS, players=[None, None]), 5, "version.players[0]", "seat_wrong", id="nobody sits there"),
    pytest.param(put(COUNTS, players=[UNKNOWN] * 2), 5, "version.players[0]", "player_unknown", id="strangers"),
    pytest.param(put(COUNTS, draft="x"), 5, "version.draft", "uid_wrong", id="a draft of no identity"),
    # drafts
    pytest.param(put(DRAFT, corrects=UNKNOWN), 7, "draft.corrects", "table_unknown", id="it corrects no table"),
    pytest.param(put(DRAFT, starter=1), 7, "draft.starter", "not_text", id="a number begins"),
    pytest.param(put(DRAFT, step=2), 10, "", "draft_of_no_tap", id="it stands behind its last tap"),
    pytest.param(put(DRAFT, step=0.5), 7, "draft.step", "not_whole", id="it stands between two taps"),
    pytest.param(drop(TAP, LATER), 8, "", "draft_of_no_tap", id="no tap"),
    pytest.param(drop(TAP, LATER, SETTING), 7, "", "draft_of_no_tap", id="no tap at the end"),
    pytest.param(drop(TAP), 8, "tap.number", "tap_out_of_order", id="no first tap"),
    pytest.param(again(TAP, LATER), 9, "tap.number", "tap_out_of_order", id="a tap twice"),
    pytest.param(drop(DRAFT), 7, "tap", "tap_of_no_draft", id="a tap of no draft"),
    pytest.param(again(DRAFT, DRAFT), 8, "", "draft_of_no_tap", id="a draft in a draft"),
    pytest.param(
        lambda lines: lines.__setitem__(slice(SETTING, SETTING), lines[DRAFT:SETTING]),
        10,
        "draft.uid",
        "uid_twice",
        id="a draft twice",
    ),
    # settings
    pytest.param(put(SETTING, name="here"), 10, "setting.name", "setting_unknown", id="where one was"),
    pytest.param(put(SETTING, name=["settings"]), 10, "setting.name", "not_text", id="a list of settings"),
    pytest.param(put(SETTING, value={}), 10, "setting.value", "not_text", id="a setting of no text"),
    pytest.param(again(SETTING, SETTING), 11, "setting.name", "uid_twice", id="a setting twice"),
]


@pytest.mark.parametrize(("change", "line", "field", "problem"), WRONG_LINES)
def test_a_wrong_line_is_refused_with_its_place(
    here: Records, path: Path, lines: Lines, change: Callable[[Lines], None], line: int, field: str, problem: str
) -> None:
    change(lines)
    why = refused(here, path, data(path, lines))
    assert why.key == "data_line", why
    told = why.values["problem"]
    assert (why.line, getattr(told, "path", None), getattr(told, "key", None)) == (line, field, problem)


def test_one_player_on_two_chairs_is_refused(here: Records, path: Path, lines: Lines) -> None:
    anne, _ = lines[COUNTS]["version"]["players"]
    lines[COUNTS]["version"]["players"] = [anne, anne]
    why = refused(here, path, data(path, lines))
    assert why.line == COUNTS + 1
    assert getattr(why.values["problem"], "key", None) == "uid_twice"


@pytest.mark.parametrize(
    ("change", "line", "key"),
    [
        pytest.param(put(COUNTS, rules=RULES_VERSION + 1), 0, "data_newer", id="newer rules"),
        pytest.param(put(COUNTS, rules=0), 5, "data_no_result", id="rules that never were"),
        pytest.param(put(COUNTS, result=written(score(ANNE_AND_BRUNO))), 5, "data_other_result", id="another result"),
        pytest.param(put(COUNTS, result="{}"), 5, "data_other_result", id="no result"),
        pytest.param(put(COUNTS, sheet=write(ANNE_AND_BRUNO)), 5, "data_other_result", id="another sheet"),
        pytest.param(put(FIRST, result=written(score(ANNE_WINS))), 6, "data_other_result", id="in a version of before"),
        pytest.param(put(COUNTS, sheet="{}"), 5, "data_sheet", id="no sheet"),
        pytest.param(put(COUNTS, sheet="[" * 100_000), 5, "data_sheet", id="a deep sheet"),
        pytest.param(
            put(COUNTS, sheet='{"format": "elvaland/1", "game": "chess"}'), 5, "data_sheet", id="a sheet of no game"
        ),
        pytest.param(put(COUNTS, sheet=write(ANNE_WINS).replace("d/1", "d/2")), 0, "data_newer", id="a newer sheet"),
        pytest.param(put(LATER, sheet=write(ANNE_WINS).replace("d/1", "d/2")), 0, "data_newer", id="a newer tap"),
        pytest.param(put(LATER, sheet="9" * 10**5), 9, "data_sheet", id="a tap of digits"),
        pytest.param(lambda lines: lines.pop(HEAD), 0, "data_other_file", id="no first line"),
        pytest.param(lambda lines: lines[HEAD].update(format="elvaland-data/99"), 0, "data_newer", id="a newer format"),
        pytest.param(lambda lines: lines[HEAD].update(format="elvaland/1"), 0, "data_other_file", id="a sheet"),
        pytest.param(lambda lines: lines[HEAD].update(format=1), 0, "data_other_file", id="no format"),
    ],
)
def test_a_wrong_table_is_refused(
    here: Records, path: Path, lines: Lines, change: Callable[[Lines], None], line: int, key: str
) -> None:
    change(lines)
    why = refused(here, path, data(path, lines))
    assert (why.key, why.line) == (key, line)
