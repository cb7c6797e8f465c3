"""The BG Stats link decodes to the documented format, for any names."""

import json
from dataclasses import replace
from datetime import UTC, datetime, timedelta, timezone
from typing import Any
from urllib.parse import parse_qs, urlsplit
from uuid import UUID

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scoring import Sheet, score
from scoring.games.vedrfolnir.sheet import Player
from sharing.bgstats import LONGEST_FOR_CODE, Play, link, link_for_code, shortened
from sharing.qr import TooLong, squares
from testing import vedrfolnir_tables
from testing.examples import examples
from testing.qr_decoder import decode_qr
from testing.vedrfolnir_tables import pile
from words import LANGUAGES, GameVoice

EXAMPLES = pytest.mark.parametrize("sheet", examples().values(), ids=examples())
PLAYED = datetime(2026, 11, 18, 23, 5, 7, tzinfo=timezone(timedelta(hours=1)))


def play(sheet: Sheet[Any], **values: Any) -> Play:
    people = {player.name: str(UUID(int=seat)) for seat, player in enumerate(sheet.players)}
    return Play(**{"id": str(UUID(int=99)), "ended": PLAYED, "people": people, **values})


def decoded(url: str) -> dict[str, Any]:
    parts = urlsplit(url)
    assert (parts.scheme, parts.netloc, parts.path) == ("https", "app.bgstatsapp.com", "/createPlay.html")
    (data,) = parse_qs(parts.query, strict_parsing=True)["data"]
    told: dict[str, Any] = json.loads(data)
    return told


def told(sheet: Sheet[Any], language: str = "en", **values: Any) -> dict[str, Any]:
    return decoded(link(score(sheet), play(sheet, **values), GameVoice(language, sheet.game)))


def test_who_began() -> None:
    sheet = examples()["finished 0"]
    starter = sheet.players[1].name
    players = told(sheet, starter=starter)["players"]
    assert [player["name"] for player in players if player["startPlayer"]] == [starter]


def test_the_documented_form() -> None:
    sheet = examples()["finished 0"]
    result = score(sheet)
    assert told(sheet, minutes=48, location="chez Éva", note="Une revanche & 100 % d'or") == {
        "sourceName": "Elvaland",
        "sourcePlayId": "00000000-0000-0000-0000-000000000063",
        "playDate": "2026-11-18 22:05:07",
        "board": "Thingvellir + Idavoll",
        "durationMin": 48,
        "comments": "chez Éva – Une revanche & 100 % d'or",
        "game": {
            "name": "Nidavellir",
            "sourceGameId": "nidavellir",
            "bggId": 293014,
            "highestWins": True,
            "noPoints": False,
        },
        "players": [
            {
                "name": player.name,
                "sourcePlayerId": f"00000000-0000-0000-0000-00000000000{seat}",
                "startPlayer": False,
                "score": player.total,
                "rank": result.ranks[seat],
                "winner": player.name in result.winners,
            }
            for seat, player in enumerate(result.players)
        ],
    }


@EXAMPLES
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_table_has_the_form(sheet: Sheet[Any], language: str) -> None:
    data = told(sheet, language)
    needed = {"sourceName", "sourcePlayId", "playDate", "durationMin", "game", "players"}
    assert needed <= data.keys() <= needed | {"board", "comments"}
    assert None not in data.values()
    assert ("bggId" in data["game"]) == (sheet.game == "nidavellir")
    assert data["game"]["sourceGameId"] == sheet.game
    assert {player["name"]: player["score"] for player in data["players"]}.items() <= (
        {player.name: player.total for player in score(sheet).players}.items()
    ) or sheet.mode == "solo"


@pytest.mark.many_cases
@pytest.mark.parametrize("sheet", list(examples().values())[::5])
def test_another_decoder_reads_it_from_the_picture(sheet: Sheet[Any]) -> None:
    url = link_for_code(score(sheet), play(sheet, note="Une belle revanche."), GameVoice("fr", sheet.game))
    assert decode_qr(url, 4) == url


def test_the_ases_of_a_duel_are_nobody() -> None:
    data = told(examples()["duel"])
    assert [(player["name"], player["rank"], player["winner"]) for player in data["players"]] == [
        ("Astrid", 1, False),
        ("Bjorn", 2, False),
    ]
    assert data["board"] == "Spring + Winter + Duel"


@pytest.mark.parametrize(("table", "won", "score"), [("solo won", True, 9), ("finished 5", False, 5)])
def test_who_plays_alone_is_one_player_under_one_id(table: str, won: bool, score: int) -> None:
    sheet = examples()[table]
    french, english = (told(sheet, language, people={})["players"] for language in LANGUAGES)
    assert french == [{**english[0], "name": "Joueur solo"}]
    assert english == [
        {
            "name": "Solo player",
            "sourcePlayerId": "elvaland-solo-player",
            "startPlayer": False,
            "score": score,
            "rank": 1,
            "winner": won,
        }
    ]


def test_who_has_no_id_is_left_out_and_the_places_stay() -> None:
    sheet = vedrfolnir_tables.table(Player("Anne", pile(odin=(1,))), Player("Bo", pile(odin=(3,))), Player("Cid"))
    known = {"Anne": "a", "Cid": "c"}
    assert [(player["name"], player["rank"]) for player in told(sheet, people=known)["players"]] == [
        ("Anne", 2),
        ("Cid", 3),
    ]


def test_a_table_without_boxes_has_no_board_and_no_empty_comment() -> None:
    sheet = examples()["example"]
    assert not {"board", "comments"} & told(sheet, location=" ", note="\n").keys()


@given(st.lists(st.text(min_size=1, max_size=40), min_size=3, max_size=7, unique=True), st.text(max_size=600))
def test_whatever_people_are_called_and_write(names: list[str], note: str) -> None:
    sheet = vedrfolnir_tables.table(*map(Player, names))
    data = told(sheet, note=note)
    assert [player["name"] for player in data["players"]] == [player.name for player in sheet.players]
    assert data.get("comments", "") == shortened(note.strip())


def test_half_a_sign_does_no_harm() -> None:
    assert told(examples()["example"], note="\ud83c!")["comments"] == "?!"


@given(st.text(alphabet="ab c", max_size=60), st.integers(1, 30))
def test_a_comment_is_cut_between_words(text: str, most: int) -> None:
    short = shortened(text, most)
    assert len(short) <= most
    if len(text) <= most:
        assert short == text
    else:
        assert short.endswith("…")
        assert text.startswith(short[:-1])


def test_a_long_comment_is_cut_for_bgstats() -> None:
    comments = told(examples()["example"], note="Une belle revanche. " * 40)["comments"]
    assert 380 < len(comments) <= 400
    assert comments.endswith("…")


def seven(sign: str) -> Sheet[Any]:
    names = [f"{seat}{sign * 39}" for seat in range(7)]
    return vedrfolnir_tables.table(*(Player(name, pile(odin=(1, 2, 3))) for name in names))


def test_a_code_of_seven_with_the_longest_plain_names() -> None:
    sheet = seven("n")
    url = link_for_code(score(sheet), play(sheet, minutes=90), GameVoice("fr", "vedrfolnir"))
    assert decode_qr(url, 4) == url


def test_a_note_that_makes_the_code_too_long_stays_at_home() -> None:
    sheet, voice = examples()["seven with full piles"], GameVoice("fr", "vedrfolnir")
    noted = play(sheet, note="é" * 400)
    assert len(link(score(sheet), noted, voice)) > LONGEST_FOR_CODE
    assert link_for_code(score(sheet), noted, voice) == link(score(sheet), replace(noted, note=""), voice)


def test_names_are_never_cut_and_a_code_that_cannot_hold_them_is_refused() -> None:
    sheet, voice = seven("é"), GameVoice("fr", "vedrfolnir")
    url = link_for_code(score(sheet), play(sheet, ended=PLAYED.astimezone(UTC)), voice)
    assert [player["name"] for player in decoded(url)["players"]] == [player.name for player in sheet.players]
    with pytest.raises(TooLong):
        squares(url)
