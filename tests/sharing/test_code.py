"""Codes: round trips, also through an independent QR decoder, and invalid input."""

import re
import zlib
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import NotASheet, Sheet, games, write
from sharing import code
from sharing.dictionary import DICTIONARY
from sharing.qr import COMFORTABLE, TooLong, squares
from testing import every_game
from testing.every_game import dice
from testing.examples import examples
from testing.qr_decoder import decode_qr
from testing.sheets import any_sheet
from views.counting.table_edits import one_hand
from words import LANGUAGES, Voice

EXAMPLES = pytest.mark.parametrize("sheet", examples().values(), ids=examples())


def version(text: str) -> int:
    return (len(squares(text)) - 17) // 4


@EXAMPLES
def test_read_back_byte_for_byte(sheet: Sheet[Any]) -> None:
    told = code.written(sheet)
    assert code.decode(told) == ("ELVALAND", write(sheet).encode())
    assert code.read(told) == sheet


@EXAMPLES
def test_a_hand_is_read_back(sheet: Sheet[Any]) -> None:
    one = one_hand(sheet, 0)
    assert code.read(code.hand_written(one)) == code.OneHand(one)


@pytest.mark.many_cases
@pytest.mark.parametrize("sheet", list(examples().values())[::5])
@pytest.mark.parametrize("pixels", [3, 4])
def test_another_decoder_reads_it_from_the_picture(sheet: Sheet[Any], pixels: int) -> None:
    assert code.read(decode_qr(code.written(sheet), pixels)) == sheet


@pytest.mark.many_cases
@EXAMPLES
def test_a_phone_reads_it_from_across_the_table(sheet: Sheet[Any]) -> None:
    told = code.written(sheet)
    assert re.fullmatch(r"ELVALAND1:[0-9A-Z$./:-]+", told), "all signs of the kind that a QR code packs closely"
    assert version(told) <= COMFORTABLE


@pytest.mark.parametrize("number", range(60))
def test_any_table_comes_back(number: int) -> None:
    sheet = any_sheet(Random(f"code {number}"))
    assert code.read(code.written(sheet)) == sheet


@pytest.mark.parametrize(
    "mangle",
    [
        pytest.param(str.lower, id="made small"),
        pytest.param(lambda told: "\n".join(re.findall(".{1,30}", told)), id="broken into lines"),
        pytest.param(lambda told: " ".join(re.findall(".{1,7}", told)), id="spaced out"),
        pytest.param(lambda told: f"\ufeff\u200b {told}\u00a0\r\n", id="with what a clipboard adds"),
        pytest.param(lambda told: f"Notre table d'hier : {told}", id="behind a greeting"),
    ],
)
def test_a_code_survives_its_way(mangle: Any) -> None:
    sheet = examples()["example"]
    assert code.read(mangle(code.written(sheet))) == sheet


@pytest.mark.parametrize("edge", ["", "\ufeff", "\n  "])
def test_a_sheet_itself_is_read_too(edge: str) -> None:
    sheet = examples()["example"]
    for text in (write(sheet), code.written(sheet)):
        assert code.read(edge + text) == code.read((edge + text).encode()) == sheet


def test_a_sheet_in_other_signs_says_where() -> None:
    with pytest.raises(NotASheet) as refusal:
        code.read(b'{"players":\n["Chlo\xe9"]}')
    assert [(problem.key, problem.values["line"]) for problem in refusal.value.problems] == [("not_utf8", 2)]


@pytest.mark.many_cases
@pytest.mark.parametrize("game", games.names())
@given(dice=dice)
def test_a_hand_comes_back_as_a_hand(game: str, dice: Random) -> None:
    sheet = every_game.any_sheet(game, dice)
    told = code.hand_written(sheet)
    assert code.decode(told) == ("ELVALANDHAND", write(sheet).encode())
    assert code.read(told) == code.read(told.lower().encode()) == code.OneHand(sheet)
    assert version(told) <= version(code.written(sheet)) + 1


@pytest.mark.many_cases
@EXAMPLES
def test_the_code_of_a_hand_is_small_and_another_decoder_reads_it(sheet: Sheet[Any]) -> None:
    for seat in range(len(sheet.players)):
        one = one_hand(sheet, seat)
        told = code.hand_written(one)
        assert version(told) <= 8, "49 squares: read from any screen"
        assert code.read(decode_qr(told, 3)) == code.OneHand(one)


#: The example encoded by the first version.
OLD = (
    "ELVALAND1:$9103CYHQGGT0LJ0I2AZD415GNE9XT5C2HUZ362$/2MO0JV9P3MW5SGA$BIQ9/7T/43M1S937.LUO$GE$15VL1.5AB"
    "E.Y6CR447ODG$X88EXGUD2N2RX0/9-LPEFM5:Z11KMV7KKY-BVG7LL/3ZLFR7V.R953P9N7C131VM5XW8X.2B-QZO29-MO04THMH"
    "Q$UHA6PP/AB3M92A-E/S0ZKR66-K3V:ZI9."
)


def test_the_first_dictionary_never_changes() -> None:
    """Existing codes in chats and on paper depend on it."""
    assert zlib.crc32(DICTIONARY.encode()) == 0xA3D485DB
    assert code.read(OLD) == examples()["example"]


TOLD = code.written(examples()["example"])


def swelling() -> str:
    """A code that decompresses to far more than any table."""
    packer = zlib.compressobj(9, wbits=code.RAW)
    bomb = packer.compress(b"0" * 100_000_000) + packer.flush()
    return "ELVALAND1:" + code.to_base41(b"1234" + bomb)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        pytest.param("", "code_none", id="nothing"),
        pytest.param("https://example.org", "code_none", id="another code"),
        pytest.param("ELVALAND0:ABC", "code_none", id="a version that never was"),
        pytest.param("ELVALAND2:" + TOLD[10:], "code_newer", id="a newer version"),
        pytest.param("ELVALAND999999:", "code_newer", id="a far newer version"),
        pytest.param("ELVALAND" + "9" * 5000 + ":", "code_none", id="endless digits"),
        pytest.param("ELVALANDHAND2:" + TOLD[10:], "code_newer", id="a hand of a newer version"),
        pytest.param("ELVALANDHAND1:" + TOLD[10:-3], "code_broken", id="a hand cut off"),
        pytest.param("ELVALANDHANDHAND1:" + TOLD[10:], "code_none", id="a word that nobody knows"),
        pytest.param("ELVALAND1:", "code_broken", id="empty"),
        pytest.param("ELVALAND1:A", "code_broken", id="a sign alone"),
        pytest.param("ELVALAND1::::", "code_broken", id="beyond two bytes"),
        pytest.param(TOLD[:-3], "code_broken", id="cut off"),
        pytest.param(TOLD[:-1] + "_", "code_broken", id="a foreign sign"),
        pytest.param(TOLD + "ABC", "code_broken", id="something behind it"),
        pytest.param("ELVALAND1:" + code.to_base41(b"1234") + TOLD[16:], "code_broken", id="a wrong checksum"),
        pytest.param(code.encode(b"0" * (code.LONGEST_SHEET + 1)), "code_broken", id="longer than any sheet"),
        pytest.param("ELVALAND1:" + "A" * code.LONGEST_TEXT, "code_too_long", id="endless"),
        pytest.param("{" * (code.LONGEST_TEXT + 1), "code_too_long", id="endless nesting"),
    ],
)
def test_what_is_no_code_is_refused_with_a_sentence(text: str, key: str) -> None:
    with pytest.raises(code.NotACode) as refusal:
        code.read(text)
    assert refusal.value.key == key
    assert all(Voice(language).text(refusal.value.key) for language in LANGUAGES)


def test_a_bomb_is_not_unpacked() -> None:
    text = swelling()
    assert len(text) < code.LONGEST_TEXT
    with pytest.raises(code.NotACode, match="code_broken"):
        code.read(text)


def test_a_sound_code_of_a_bad_sheet_tells_what_is_wrong_in_it() -> None:
    for scheme in ("ELVALAND", "ELVALANDHAND"):
        with pytest.raises(NotASheet) as refusal:
            code.read(code.encode(b'{"format": "elvaland/2", "game": "nidavellir"}', scheme))
        assert [problem.key for problem in refusal.value.problems] == ["format_newer"]


def hand_of(player: str) -> str:
    """A code of a hand, whatever stands there instead of one."""
    text = f'{{"format": "elvaland/1", "game": "nidavellir", "players": [{player}, {{"name": "B"}}]}}'
    return code.encode(text.encode(), "ELVALANDHAND")


@pytest.mark.parametrize(
    ("player", "key"),
    [
        pytest.param('{"name": "A", "cards": ["excalibur"]}', "card_unknown", id="an unknown card"),
        pytest.param('{"name": "A", "cards": ["zolkur"]}', "card_not_in_play", id="a card of another box"),
        pytest.param('{"name": "A", "army": []}', "not_object", id="a list for an object"),
        pytest.param('{"name": "A", "coins": [1e9]}', "not_whole", id="an endless number"),
        pytest.param('{"name": "A\\u0000"}', "name_character", id="a name with a control sign"),
        pytest.param('{"name": "A\\u202eB"}', "name_character", id="a name that turns the writing"),
        pytest.param('{"name": "%s"}' % ("A" * 41), "name_length", id="an endless name"),
        pytest.param('{"name": "B"}', "name_twice", id="a name of two"),
        pytest.param("[" * 5000 + "]" * 5000, "too_deep", id="deep"),
        pytest.param('"A"', "not_object", id="a name alone"),
        pytest.param('{"name": "A", "hand": {}}', "key_unknown", id="an unknown field"),
    ],
)
def test_a_hand_is_read_as_suspiciously_as_a_sheet(player: str, key: str) -> None:
    with pytest.raises(NotASheet) as refusal:
        code.read(hand_of(player))
    assert refusal.value.problems[0].key == key
    assert all(Voice(language).problem(refusal.value.problems[0]) for language in LANGUAGES)


@given(st.text(max_size=200))
def test_whatever_is_scanned_is_read_or_refused(text: str) -> None:
    for tried in (text, f"ELVALAND1:{text}", f"ELVALANDHAND1:{text}", TOLD[:40] + text + TOLD[40:]):
        with suppress(code.NotACode, NotASheet):
            assert isinstance(code.read(tried), Sheet | code.OneHand)


@given(st.integers(0, len(TOLD) - 11), st.sampled_from(code.ALPHABET))
def test_one_wrong_sign_is_noticed(place: int, sign: str) -> None:
    mangled = TOLD[: place + 10] + sign + TOLD[place + 11 :]
    if mangled == TOLD:
        assert code.read(mangled) == examples()["example"]
    else:
        with pytest.raises(code.NotACode):
            code.read(mangled)


@given(st.binary(max_size=300))
def test_bytes_in_signs_and_back(packed: bytes) -> None:
    assert code.from_base41(code.to_base41(packed)) == packed


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        pytest.param("A" * 500, 14, id="short"),
        pytest.param("A" * 970, 20, id="as long as is comfortable"),
        pytest.param("A" * 971, 18, id="too long to mend much"),
        pytest.param("a" * 700, 18, id="too long to mend much, of small letters"),
        pytest.param("A" * 4296, 40, id="as long as can be"),
        pytest.param("https://example.org/?" + "a" * 2900, 40, id="a long link"),
    ],
)
def test_long_texts_take_more_squares(text: str, wanted: int) -> None:
    assert version(text) == wanted
    assert decode_qr(text, 4) == text


def test_what_fits_in_no_code_is_refused_with_a_sentence() -> None:
    with pytest.raises(TooLong) as refusal:
        squares("a" * 3000)
    assert all(Voice(language).text(refusal.value.key) for language in LANGUAGES)
