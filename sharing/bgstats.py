"""A table as the link that BG Stats opens, an app where people keep all their plays.

Its form is documented by BG Stats; what it knows a game and a player by must stay the same for ever.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any
from urllib.parse import quote

from scoring import Result, games, people, rank
from words import GameVoice

PAGE = "https://app.bgstatsapp.com/createPlay.html?data="

SOURCE = "Elvaland"
#: Who plays the solo game has no name in it: whoever imports such a play says once who that is.
SOLO_PLAYER = "elvaland-solo-player"

LONGEST_COMMENT = 400
#: A QR code holds no more bytes.
LONGEST_FOR_CODE = 2953


@dataclass(frozen=True, slots=True)
class Play:
    """What the link needs beside the result."""

    #: A UUID that the table keeps for ever: who sends it twice corrects it.
    id: str
    #: The end of the game, with its time zone.
    ended: datetime
    #: A UUID per name that a person keeps through renames; who has none is left out.
    people: Mapping[str, str]
    #: 0 where nobody knows.
    minutes: int = 0
    place: str = ""
    note: str = ""


def link(result: Result, play: Play, voice: GameVoice) -> str:
    """The link that opens the import of BG Stats."""
    return _link(_told(result, play, voice))


def link_for_code(result: Result, play: Play, voice: GameVoice) -> str:
    """The same for a QR code: a note that would make it too long stays at home.

    Names stay whole, since BG Stats would take a shorter one for somebody else. Seven players of forty plain letters
    fit with it; seven of forty signs that all need accents or another script do not: `qr.squares` refuses those.
    """
    told = _told(result, play, voice)
    if len(_link(told)) > LONGEST_FOR_CODE:
        told.pop("comments", None)
    return _link(told)


def shortened(text: str, most: int = LONGEST_COMMENT) -> str:
    """A text of no more signs than that, cut between words.

    >>> shortened("Une belle revanche", 12), shortened("Revanche", 4)
    ('Une belle…', 'Rev…')
    """
    if len(text) <= most:
        return text
    whole, space, _ = text[:most].rpartition(" ")
    return (whole.rstrip() if space else text[: most - 1]) + "…"


def _link(told: Mapping[str, Any]) -> str:
    data = json.dumps(told, ensure_ascii=False, separators=(",", ":"))
    # a query may hold commas and colons as they are, which keeps codes small; half a sign, pasted, has no bytes
    return PAGE + quote(data, safe=",:", errors="replace")


def _told(result: Result, play: Play, voice: GameVoice) -> dict[str, Any]:
    sheet, known = result.sheet, games.named(result.sheet.game)
    board = [voice.box(box) for box in sheet.expansions] + ([voice.text(f"mode_{sheet.mode}")] if sheet.mode else [])
    comments = shortened(" – ".join(part for part in (play.place.strip(), play.note.strip()) if part))
    game = {"name": voice.title((), ""), "sourceGameId": sheet.game, "highestWins": True, "noPoints": False}
    if known.boardgamegeek:
        game["bggId"] = known.boardgamegeek
    told: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": f"{play.ended.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
        "durationMin": play.minutes,
        "game": game,
        "players": _alone(result, known.alone[sheet.mode], voice)
        if sheet.mode in known.alone
        else _players(result, play.people),
    }
    return told | ({"board": " + ".join(board)} if board else {}) | ({"comments": comments} if comments else {})


def _players(result: Result, known: Mapping[str, str]) -> list[dict[str, Any]]:
    """The people whom the phone knows, with their place among the people."""
    place_of = dict(zip((player.name for player in result.players), result.places, strict=True))
    seated = [result.players[seat] for seat in people(result.sheet)]
    places = rank([-place_of[player.name] for player in seated])
    return [
        _player(player.name, known[player.name], player.total, place, player.name in result.winners)
        for player, place in zip(seated, places, strict=True)
        if player.name in known
    ]


def _alone(result: Result, seat: str, voice: GameVoice) -> list[dict[str, Any]]:
    """Who plays the solo game has a seat of another name there, against what nobody plays."""
    own = next(player for player in result.players if player.name == seat)
    return [_player(voice.text("solo_player"), SOLO_PLAYER, own.total, 1, seat in result.winners)]


def _player(name: str, id: str, score: int, place: int, won: bool) -> dict[str, Any]:
    return {"name": name, "sourcePlayerId": id, "startPlayer": False, "score": score, "rank": place, "winner": won}
