"""The two ends of a sheet's text: `read` and `write`, after the format `elvaland/1`."""

import json
import re
import unicodedata
from collections.abc import Collection
from typing import Any

from scoring import games
from scoring.game import Game
from scoring.sheet import Reading, Sheet
from scoring.source import Source, composed

FORMAT, VERSION = "elvaland", 1

LONGEST_NAME = 40
#: Characters that turn the direction of writing, and could make one name look like another.
DIRECTION = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
UNWRITTEN = {"Cc", "Cs", "Zl", "Zp"}
#: Signs that nobody sees: spaces, those that only format, and letters that are drawn as nothing.
INVISIBLE = {"Zs", "Cf"}
DRAWN_AS_NOTHING = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0") | {*map(chr, range(0xFE00, 0xFE10))}


def read(text: str | bytes) -> Sheet[Any]:
    """The sheet that a text holds; raises `NotASheet` with every problem and its path."""
    source = Source.parse(text, compose=True)
    game = _find_game(source)
    own = () if game is None else game.sheet_fields if len(game.seats) == 1 else ("mode", *game.sheet_fields)
    known = ("format", "game", "expansions", *own, "rulings", "players")
    fields = source.fields(known, needed=("format", "game", "players"))
    if "format" in fields:
        _check_format(fields["format"])
    if "game" in fields and game is None:
        fields["game"].word(games.names(), "game_unknown")
    if game is None:
        if "players" in fields:
            _read_names(fields["players"])
        source.finish()
        raise AssertionError("a sheet without a game has a problem")  # pragma: no cover
    expansions: tuple[str, ...] = ()
    if "expansions" in fields:
        expansions = fields["expansions"].words(
            game.expansions, "expansion_unknown" if game.expansions else "expansion_none"
        )
    usual = next(iter(game.seats))
    mode = (fields["mode"].word(game.seats, "mode_unknown") if "mode" in fields else None) or usual
    rulings = _read_rulings(fields["rulings"], game) if "rulings" in fields else {}
    players = _read_players(fields["players"], game, game.seats[mode], expansions) if "players" in fields else ()
    sheet = Sheet(game.name, players, expansions, rulings, "" if mode == usual else mode)
    if len(players) in game.seats[mode]:
        sheet = game.read_together(sheet, {name: fields[name] for name in own if name in fields}, fields["players"])
    source.finish()
    return sheet


def write(sheet: Sheet[Any]) -> str:
    """The text of a sheet, on one line; what is empty is left out."""
    written: dict[str, object] = {"format": f"{FORMAT}/{VERSION}", "game": sheet.game}
    if sheet.expansions:
        written["expansions"] = sheet.expansions
    if sheet.mode:
        written["mode"] = sheet.mode
    if sheet.rulings:
        written["rulings"] = dict(sheet.rulings)
    game = games.named(sheet.game)
    written["players"] = [{"name": player.name, **game.write_player(player)} for player in sheet.players]
    written |= game.write_together(sheet)
    return json.dumps(written, ensure_ascii=False)


def _check_format(source: Source) -> None:
    text = source.text()
    if text is None or text == f"{FORMAT}/{VERSION}":
        return
    if re.fullmatch(rf"{FORMAT}/[1-9][0-9]*", text):
        # what a newer format means by its fields cannot be judged here
        source.problems.clear()
        source.wrong("format_newer", value=text, known=f"{FORMAT}/{VERSION}")
        source.finish()
    source.wrong("format_unknown", value=text, known=f"{FORMAT}/{VERSION}")


def _find_game(source: Source) -> Game[Any] | None:
    """The game of the sheet, which tells what else may be written in it."""
    name = source.value.get("game") if isinstance(source.value, dict) else None
    return games.named(name) if isinstance(name, str) and name in games.names() else None


def _read_rulings(source: Source, game: Game[Any]) -> dict[str, Reading]:
    rulings = {}
    for name, field in source.fields(tuple(game.rulings)).items():
        for reading in game.rulings[name]:
            # `true` and 1 are equal in Python, and two things in a sheet
            if type(field.value) is type(reading) and field.value == reading:
                rulings[name] = reading
                break
        else:
            field.wrong("reading_unknown", value=field.value, known=game.rulings[name])
    return rulings


def _read_players(source: Source, game: Game[Any], seats: range, expansions: Collection[str]) -> tuple[Any, ...]:
    items = source.items()
    if isinstance(source.value, list) and len(source.value) not in seats:
        source.wrong(
            "players_exactly" if len(seats) == 1 else "players_count",
            count=len(source.value),
            least=seats[0],
            most=seats[-1],
        )
    players = []
    names: dict[str, str] = {}
    for item in items:
        fields = item.fields(("name", *game.player_fields), needed=("name",))
        name = read_name(fields.pop("name"), names) if "name" in fields else ""
        players.append(game.read_player(name, fields, expansions))
    return tuple(players)


def _read_names(source: Source) -> None:
    """What can be said of players whose game nobody knows."""
    names: dict[str, str] = {}
    for item in source.items():
        if not isinstance(item.value, dict):
            item.wrong("not_object", value=item.value)
        elif "name" not in item.value:
            item.wrong("key_missing", name="name")
        else:
            read_name(item.part("name", item.value["name"]), names)


def read_name(source: Source, taken: dict[str, str]) -> str:
    """A name that can be seen and told from the others, its accents composed; what is wrong with it is noted."""
    text = source.text()
    if text is None:
        return ""
    name = composed(text)
    signs = sorted(set(name[:LONGEST_NAME]))
    refused = [sign for sign in signs if sign in DIRECTION or unicodedata.category(sign) in UNWRITTEN]
    if (is_blank(name) and not refused) or len(name) > LONGEST_NAME:
        source.wrong("name_length", count=0 if is_blank(name) else len(name), most=LONGEST_NAME)
    for sign in refused:
        source.wrong("name_character", code=f"U+{ord(sign):04X}")
    if name in taken:
        source.wrong("name_twice", value=name, first=taken[name])
    taken.setdefault(name, source.path.removesuffix(".name"))
    return name


def is_blank(name: str) -> bool:
    """Whether nobody would see that name.

    >>> is_blank(" \N{ZERO WIDTH SPACE}"), is_blank("\N{FAMILY}")
    (True, False)
    """
    return all(sign in DRAWN_AS_NOTHING or unicodedata.category(sign) in INVISIBLE for sign in name)
