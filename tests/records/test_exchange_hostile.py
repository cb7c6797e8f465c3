"""Invalid data files are rejected with reason and position, and nothing changes."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest

from records import NotKept, Records
from records.exchange import Exchange, NotData
from records.exchange.lines import LONGEST_LINE, LONGEST_TOLD, MOST_DRAFTS
from records.exchange.merge import Merge
from scoring import RULES_VERSION, score, write
from scoring.keeping import written
from testing.data_files import dump, lines_out, sealed
from testing.nidavellir_tables import player, table
from testing.sheets import SHEETS, clock
from words import LANGUAGES, Voice

ONE = table(player("Anne", warrior=[3]), player("Bruno", warrior=[4]))
TWO = table(player("Anne", warrior=[5]), player("Bruno", warrior=[4]))

Lines = list[Any]
#: Line numbers in the valid file: two players, a table with two versions, a draft, a setting.
HEAD, ANNE, BRUNO, TABLE, COUNTS, FIRST, DRAFT, TAP, LATER, SETTING = range(10)


@pytest.fixture(scope="module")
def right(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The lines of a valid file."""
    folder = tmp_path_factory.mktemp("right")
    with closing(Records(folder / "there.db", clock())) as there:
        draft = there.begin(ONE, "")
        kept = there.history.keep(draft, score(ONE))
        there.close_draft(draft)
        draft = there.correct(kept.id, ONE, "")
        draft = there.tap(draft, TWO)
        there.history.keep(draft, score(TWO))
        there.remember("settings", "{}")
        lines = lines_out(there, folder / "data")
    kinds = [next(iter(json.loads(line))) for line in lines[1:]]
    assert kinds == ["player", "player", "table", "version", "version", "draft", "tap", "tap", "setting"]
    return b"\n".join(lines)


@pytest.fixture
def lines(right: bytes) -> Lines:
    return [json.loads(line) for line in right.split(b"\n")]


@pytest.fixture
def here(path: Path) -> Iterator[Records]:
    records = Records(path, clock())
    for sheet in SHEETS[:3]:
        records.history.keep(records.begin(sheet, ""), score(sheet))
    yield records
    records.close()


def data(path: Path, lines: Lines) -> Path:
    file = path.with_name("data")
    file.write_bytes(sealed([json.dumps(line).encode() for line in lines]))
    return file


def refused(here: Records, path: Path, file: Path) -> NotData:
    """Import and return the reason, checking that it has a message in both languages and nothing changed."""
    before = dump(path)
    with pytest.raises(NotData) as refusal:
        here.exchange.read(file)
    assert dump(path) == before
    for language in LANGUAGES:
        said = Voice(language).refusal(refusal.value)
        assert len(said) < 400
        assert said.replace("\N{NO-BREAK SPACE}", " ").isprintable()
    return refusal.value


def test_the_file_that_is_tampered_with_is_right(here: Records, path: Path, lines: Lines) -> None:
    assert here.exchange.read(data(path, lines)).tables == 1


def test_what_a_table_brings_that_a_file_holds_twice_changes_nothing_here(
    here: Records, path: Path, lines: Lines
) -> None:
    """Once as a new table, also with another table in between, then as a known one."""
    text = json.dumps([lines[TABLE], lines[COUNTS]])
    between, again = json.loads(text), json.loads(text)
    between[0]["table"] |= {"uid": UNKNOWN, "finished": "2026-01-01T21:00:00.000000+00:00"}
    again[0]["table"]["uid"] = UNKNOWN.replace("4", "5")
    lines[FIRST:FIRST] = [*between, *again]
    brought = here.exchange.read(data(path, lines))
    assert (brought.tables, brought.changed, brought.known_tables) == (2, 0, 1)


# invalid lines


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


UNKNOWN = "00000000-0000-4000-8000-000000000000"
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
    pytest.param(put(TABLE, place="x" * (LONGEST_TOLD + 1)), 4, "table.place", "text_length", id="an endless place"),
    pytest.param(put(TABLE, note="x" * (LONGEST_TOLD + 1)), 4, "table.note", "text_length", id="an endless note"),
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


@pytest.mark.parametrize(("change", "line", "place", "problem"), WRONG_LINES)
def test_a_wrong_line_is_refused_with_its_place(
    here: Records, path: Path, lines: Lines, change: Callable[[Lines], None], line: int, place: str, problem: str
) -> None:
    change(lines)
    why = refused(here, path, data(path, lines))
    assert why.key == "data_line", why
    told = why.values["problem"]
    assert (why.line, getattr(told, "place", None), getattr(told, "key", None)) == (line, place, problem)


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
        pytest.param(put(COUNTS, result=written(score(ONE))), 5, "data_other_result", id="the result of another sheet"),
        pytest.param(put(COUNTS, result="{}"), 5, "data_other_result", id="no result"),
        pytest.param(put(COUNTS, sheet=write(ONE)), 5, "data_other_result", id="the sheet of another result"),
        pytest.param(put(FIRST, result=written(score(TWO))), 6, "data_other_result", id="in a version of before"),
        pytest.param(put(COUNTS, sheet="{}"), 5, "data_sheet", id="no sheet"),
        pytest.param(put(COUNTS, sheet="[" * 100_000), 5, "data_sheet", id="a deep sheet"),
        pytest.param(
            put(COUNTS, sheet='{"format": "elvaland/1", "game": "chess"}'), 5, "data_sheet", id="a sheet of no game"
        ),
        pytest.param(put(COUNTS, sheet=write(TWO).replace("d/1", "d/2")), 0, "data_newer", id="a newer sheet"),
        pytest.param(put(LATER, sheet=write(TWO).replace("d/1", "d/2")), 0, "data_newer", id="a newer tap"),
        pytest.param(put(LATER, sheet="9" * 10**5), 9, "data_sheet", id="a tap of digits"),
        pytest.param(lambda lines: lines.pop(HEAD), 0, "data_other_file", id="no first line"),
        pytest.param(lambda lines: lines[HEAD].update(format="elvaland-data/2"), 0, "data_newer", id="a newer format"),
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


# lines that are not JSON


@pytest.mark.parametrize(
    ("line", "key"),
    [
        pytest.param(b"", "data_no_line", id="an empty line"),
        pytest.param(b"player: Anne", "data_no_line", id="no JSON"),
        pytest.param(b"\xff\xfe", "data_no_line", id="not UTF-8"),
        pytest.param(b"[" * 10**6, "data_no_line", id="a million brackets"),
        pytest.param(b'{"player":' * 10**5, "data_no_line", id="a hundred thousand players, one in the other"),
        pytest.param(b"9" * 10**6, "data_line", id="a million digits"),
        pytest.param(b'{"player": NaN}', "data_line", id="NaN"),
        pytest.param(b'{"player": {"uid": 1, "uid": 2}}', "data_line", id="a field twice"),
        pytest.param(b'{"player": {}, "player": {}}', "data_line", id="a kind twice"),
        pytest.param(b"9" * (LONGEST_LINE + 1), "data_line_too_long", id="an endless line"),
    ],
)
def test_a_text_that_is_no_line_is_refused(here: Records, path: Path, right: bytes, line: bytes, key: str) -> None:
    head, *rest = right.split(b"\n")
    file = path.with_name("data")
    file.write_bytes(sealed([head, line, *rest]))
    why = refused(here, path, file)
    assert (why.key, why.line) == (key, 2)


# incomplete files


@pytest.mark.parametrize(
    ("text", "key"),
    [
        pytest.param(b"", "data_other_file", id="nothing"),
        pytest.param(b"\n" * 1000, "data_other_file", id="empty lines"),
        pytest.param(b"\x89PNG\r\n\x1a\n", "data_other_file", id="a picture"),
        pytest.param(Random(5).randbytes(10**5), "data_other_file", id="noise"),
        pytest.param(b"SQLite format 3\x00" * 1000, "data_other_file", id="a database"),
        pytest.param(write(ONE).encode(), "data_other_file", id="a sheet"),
        pytest.param(b"9" * 10**7, "data_other_file", id="digits"),
        pytest.param(b'{"format": "elvaland-data/1"}', "data_cut_off", id="a first line alone"),
        pytest.param(b'{"format": "elvaland-data/99999"}', "data_newer", id="a newer first line alone"),
        pytest.param(b'{"format": "elvaland-data/1"}\n{"end": 5}', "data_cut_off", id="an end that says nothing"),
        pytest.param(b'{"format": "elvaland-data/1"}\n{"end": {}}', "data_changed", id="an end without a sum"),
    ],
)
def test_another_file_is_refused(here: Records, path: Path, text: bytes, key: str) -> None:
    file = path.with_name("data")
    file.write_bytes(text)
    assert refused(here, path, file).key == key


def test_a_folder_is_no_file(here: Records, path: Path) -> None:
    assert refused(here, path, path.parent).key == "data_unreadable"


def test_wherever_it_is_cut_off_it_is_refused(here: Records, path: Path, right: bytes) -> None:
    whole = sealed(right.split(b"\n"))
    file = path.with_name("data")
    for length in [*range(0, len(whole) - 1, 97), *range(len(whole) - 120, len(whole) - 1)]:
        file.write_bytes(whole[:length])
        # the final newline may be missing
        assert refused(here, path, file).key in {"data_cut_off", "data_other_file"}
    file.write_bytes(whole[:-1])
    assert here.exchange.read(file).tables == 1


def test_wherever_it_is_changed_it_is_refused(here: Records, path: Path, right: bytes) -> None:
    whole = sealed(right.split(b"\n"))
    file, random = path.with_name("data"), Random(7)
    for _ in range(150):
        noisy = bytearray(whole)
        at = random.randrange(len(noisy) - 1)
        noisy[at] ^= 1 << random.randrange(8)
        file.write_bytes(noisy)
        assert refused(here, path, file).key in {"data_changed", "data_cut_off", "data_other_file", "data_newer"}


def test_wherever_any_value_stands_in_a_line_only_a_refusal_comes_out(here: Records, path: Path, right: bytes) -> None:
    """With one value replaced, a file is rejected, or the records stay readable and writable."""
    random = Random(11)
    odd = ["", "x", "\ud800", "[b]x[/b]", UNKNOWN, -1, 0, 1, 10**25, 0.5, float("nan"), True, None, [], {}, [[]]]
    for _ in range(300):
        lines = [json.loads(line) for line in right.split(b"\n")]
        ((_, told_there),) = random.choice(lines[1:]).items()
        told_there[random.choice(list(told_there))] = random.choice(odd)
        file = data(path, lines)
        with suppress(NotData):
            here.exchange.read(file)
            lines_out(here, path.with_name("again"))
            assert here.drafts() is not None
            for kept in here.history.tables():
                here.history.result(kept.version)


# limits


def test_a_file_of_a_gigabyte_is_refused_unread(here: Records, path: Path) -> None:
    file = path.with_name("data")
    with file.open("wb") as endless:
        endless.truncate((1 << 30) + 1)
    before = time.process_time()
    assert refused(here, path, file).key == "data_too_big"
    assert time.process_time() - before < 1


@pytest.mark.parametrize(
    ("limit", "line", "at"),
    [
        pytest.param("MOST_PLAYERS", ANNE, 3, id="players"),
        pytest.param("MOST_TABLES", TABLE, 8, id="tables"),
        pytest.param("MOST_DRAFTS", DRAFT, 11, id="drafts"),
    ],
)
def test_more_than_any_group_has_is_refused(
    here: Records, path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch, limit: str, line: int, at: int
) -> None:
    monkeypatch.setattr(f"records.exchange.groups.{limit}", 1)
    if line != ANNE:
        parts = slice(TABLE, DRAFT) if line == TABLE else slice(DRAFT, SETTING)
        more = json.loads(json.dumps(lines[parts]))
        next(iter(more[0].values()))["uid"] = UNKNOWN
        lines[parts.stop : parts.stop] = more
        at = parts.stop + 1
    why = refused(here, path, data(path, lines))
    key = "data_too_many_open" if line == DRAFT else "data_too_many"
    assert (why.key, why.line, why.values) == (key, at, {"most": 1})


# older rules


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Patch the rules version, as if scoring had changed since the file was written."""
    monkeypatch.setattr("records.exchange.version.RULES_VERSION", RULES_VERSION + 1)


@pytest.mark.usefixtures("newer_rules")
def test_a_result_by_older_rules_is_refused(here: Records, path: Path, lines: Lines) -> None:
    why = refused(here, path, data(path, lines))
    assert (why.key, why.line) == ("data_no_result", FIRST)


def test_a_spoilt_result_here_is_no_result_there(here: Records, path: Path, lines: Lines) -> None:
    """The table gets a readable version beside the corrupt one."""
    file = data(path, lines)
    here.exchange.read(file)
    here._file.execute("UPDATE versions SET result = 'noise' WHERE sheet = ?", (write(TWO),))
    assert here.exchange.read(file).changed == 1
    assert here.exchange.read(file).changed == 0
    counting = [kept for kept in here.history.tables() if kept.names == ("Anne", "Bruno")]
    assert [here.history.result(kept.version).sheet for kept in counting] == [TWO]


def test_a_disk_without_room_leaves_everything_as_it_was(here: Records, path: Path, lines: Lines) -> None:
    before = dump(path)
    (pages,) = here._file.execute("PRAGMA page_count").fetchone()
    here._file.execute(f"PRAGMA max_page_count = {pages}")
    lines[SETTING]["setting"]["value"] = "n" * 100_000
    with pytest.raises(NotKept, match="full"):
        here.exchange.read(data(path, lines))
    assert dump(path) == before
    here._file.execute("PRAGMA max_page_count = 1000000")
    assert here.exchange.read(data(path, lines)).tables == 1


def test_no_tap_to_come_is_dated_by_a_clock_that_is_wrong_by_centuries(here: Records, path: Path, lines: Lines) -> None:
    """A new tap is later than all others, but no timestamp after the year 3000 is exported."""
    lines[DRAFT]["draft"]["touched"] = "2999-12-31T23:59:59.999999+00:00"
    here.exchange.read(data(path, lines))
    draft = here.begin(ONE, "")
    assert draft.touched.year < 2030
    assert here.exchange.write(path.with_name("out")).skipped == 0


def test_a_name_of_markup_and_sql_is_a_name(here: Records, path: Path, lines: Lines) -> None:
    for line, name in ((ANNE, "[b]Anne[/b]"), (BRUNO, "'; DROP TABLE players; --")):
        put(line, name=name)(lines)
    here.exchange.read(data(path, lines))
    assert {"[b]Anne[/b]", "'; DROP TABLE players; --"} <= set(here.people.names())


def test_the_exchange_is_made_once(here: Records) -> None:
    assert isinstance(here.exchange, Exchange)
    assert here.exchange is here.exchange


def test_a_file_that_changes_while_it_is_read_is_refused(
    here: Records, path: Path, lines: Lines, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file changes after its digest was checked, beyond the buffer that was already read.

    The buffer has 128 kB since Python 3.14.
    """
    lines[SETTING]["setting"]["value"] = "x" * 300_000
    file = data(path, lines)

    class Slow(Merge):
        def __init__(self, *arguments: Any, **more: Any) -> None:
            super().__init__(*arguments, **more)
            file.write_bytes(file.read_bytes().replace(b"x" * 299_000, b"y" * 299_000))

    monkeypatch.setattr("records.exchange.Merge", Slow)
    assert refused(here, path, file).key == "data_changed"


def test_of_thousands_of_open_tables_only_the_last_leave(here: Records, path: Path) -> None:
    """Otherwise the import would reject the file."""
    for _ in range(MOST_DRAFTS + 5 - here.open_count()):
        last = here.begin(SHEETS[0], "")
    file = path.with_name("all.elvaland")
    wrote = here.exchange.write(file)
    assert (wrote.drafts, wrote.skipped) == (MOST_DRAFTS, 5)
    with closing(Records(path.with_name("another.db"))) as there:
        there.exchange.read(file)
        assert there.open_count() == MOST_DRAFTS
        assert there.drafts(most=1)[0].touched == last.touched
