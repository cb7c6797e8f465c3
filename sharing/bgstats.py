"""A result as an import link for BG Stats, an app that logs plays.

The format is documented by BG Stats; the ids by which it knows games and players must never change.
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
#: Id for the player of a solo game, who has no name in the sheet; the user of BG Stats maps it once.
SOLO_PLAYER = "elvaland-solo-player"

LONGEST_COMMENT = 400
#: Capacity of the largest QR code, in bytes.
LONGEST_FOR_CODE = 2953


@dataclass(frozen=True, slots=True)
class Play:
    """What the link holds besides the result."""

    #: UUID of the table, always the same: sending it again updates the play.
    id: str
    #: Time of the end, with a time zone.
    ended: datetime
    #: Player UUIDs by name; players without one are left out.
    people: Mapping[str, str]
    #: 0 if unknown.
    minutes: int = 0
    location: str = ""
    note: str = ""
    #: Name of the player who began, if it is known.
    starter: str = ""


def link(result: Result, play: Play, voice: GameVoice) -> str:
    """Link that imports a play into BG Stats."""
    return _link(_play(result, play, voice))


def link_for_code(result: Result, play: Play, voice: GameVoice) -> str:
    """The link, short enough for a QR code: without the comment if it is too long.

    Names are never shortened, since BG Stats would take a short one for another player. Seven names of forty ASCII
    letters fit; seven of forty letters that need percent-encoding may not, and `qr.squares` rejects those.
    """
    play_fields = _play(result, play, voice)
    if len(_link(play_fields)) > LONGEST_FOR_CODE:
        play_fields.pop("comments", None)
    return _link(play_fields)


def shortened(text: str, most: int = LONGEST_COMMENT) -> str:
    """Shorten a text to at most that many characters, between words.

    >>> shortened("Une belle revanche", 12), shortened("Revanche", 4)
    ('Une belle…', 'Rev…')
    """
    if len(text) <= most:
        return text
    whole, space, _ = text[:most].rpartition(" ")
    return (whole.rstrip() if space else text[: most - 1]) + "…"


def _link(play_fields: Mapping[str, Any]) -> str:
    data = json.dumps(play_fields, ensure_ascii=False, separators=(",", ":"))
    # leave commas and colons unescaped, for smaller codes; lone surrogates have no UTF-8 encoding
    return PAGE + quote(data, safe=",:", errors="replace")


def _play(result: Result, play: Play, voice: GameVoice) -> dict[str, Any]:
    sheet, known = result.sheet, games.named(result.sheet.game)
    board = [voice.box(box) for box in sheet.expansions] + ([voice.text(f"mode_{sheet.mode}")] if sheet.mode else [])
    comments = shortened(" – ".join(part for part in (play.location.strip(), play.note.strip()) if part))
    game = {"name": voice.title((), ""), "sourceGameId": sheet.game, "highestWins": True, "noPoints": False}
    if known.boardgamegeek:
        game["bggId"] = known.boardgamegeek
    play_fields: dict[str, Any] = {
        "sourceName": SOURCE,
        "sourcePlayId": play.id,
        "playDate": f"{play.ended.astimezone(UTC):%Y-%m-%d %H:%M:%S}",
        "durationMin": play.minutes,
        "game": game,
        "players": _solo_player(result, known.alone[sheet.mode], voice)
        if sheet.mode in known.alone
        else _players(result, play),
    }
    return play_fields | ({"board": " + ".join(board)} if board else {}) | ({"comments": comments} if comments else {})


def _players(result: Result, play: Play) -> list[dict[str, Any]]:
    """Players known by a UUID, with their rank among the people."""
    rank_at_table = dict(zip((player.name for player in result.players), result.ranks, strict=True))
    seated = [result.players[seat] for seat in people(result.sheet)]
    ranks = rank([-rank_at_table[player.name] for player in seated])
    return [
        _player(
            player.name,
            play.people[player.name],
            player.total,
            rank,
            won=player.name in result.winners,
            begins=player.name == play.starter,
        )
        for player, rank in zip(seated, ranks, strict=True)
        if player.name in play.people
    ]


def _solo_player(result: Result, seat: str, voice: GameVoice) -> list[dict[str, Any]]:
    """The player of a solo game, whose points stand at a seat of another name."""
    own = next(player for player in result.players if player.name == seat)
    won = seat in result.winners
    return [_player(voice.text("solo_player"), SOLO_PLAYER, own.total, 1, won, begins=False)]


def _player(name: str, id: str, score: int, rank: int, won: bool, begins: bool) -> dict[str, Any]:
    return {"name": name, "sourcePlayerId": id, "startPlayer": begins, "score": score, "rank": rank, "winner": won}
