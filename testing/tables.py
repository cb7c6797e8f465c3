"""Example tables of every game, as JSON and as sheets."""

import json
from collections.abc import Iterator
from typing import Any

from models.open_table import OpenTable
from testing.rooms import ROOT

REFERENCE = ROOT / "assets/example.json"
EVIDENCE = ROOT / "tests/evidence/nidavellir.json"


NAMES = ("Anne", "Bruno", "Chloé", "David", "Éva")


def table(id: str) -> Any:
    """An evidence table by id, with personal names."""
    (found,) = (kept["sheet"] for kept in json.loads(EVIDENCE.read_text("utf-8")) if kept["id"] == id)
    for player, name in zip(found["players"], NAMES, strict=False):
        player["name"] = name
    from scoring import read

    return read(json.dumps(found))


def sheet(text: str) -> Any:
    from scoring import read

    return read(text)


def open_table(id: int, sheet: Any, position: str, corrects: bool = False) -> OpenTable:
    """A game in progress as the first screen shows it."""
    from scoring import people

    names = tuple(player.name for player in sheet.players)
    return OpenTable(id, sheet.game, sheet.mode, sheet.expansions, names, tuple(people(sheet)), position, corrects)


NAINS = """{"format": "elvaland/1", "game": "nains", "players": [
 {"name": "Céline", "army": {"shield": {"grades": 4, "printed": 18}, "temple": [2, 3, 3],
  "errants": {"visible": [6, 4], "pariah": [6]}, "forge": [3, 5], "talion": [4, 4, 7]},
  "symbols": {"occult": 2, "runes": 3, "malt": 4},
  "cards": ["volgrir", "tiss", {"id": "tadgar", "column": "shield"}, {"id": "gaat", "column": "temple"}, "oboron"],
  "coins": [0, 6, 8, 11, 14]},
 {"name": "Dominique", "army": {"temple": [2, 4], "forge": [1, 2, 5], "talion": [3, 6]}, "coins": [0, 4, 5, 9, 12]}]}"""

VEDRFOLNIR = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring", "winter"], "players": [
 {"name": "Astrid", "won": {"odin": [3, 2, 1], "thor": [1, 1], "tyr": [3], "surtr": [2], "freyja": 2}},
 {"name": "Björn", "won": {"odin": [2, 2], "thor": [3, 3], "surtr": [1, 1]}},
 {"name": "Cécile", "won": {"odin": [1], "thor": [3, 2, 2], "tyr": [2, 2]}}]}"""

#: The same evening, counted round by round.
ROUNDS = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring", "winter"],
 "players": [{"name": "Astrid"}, {"name": "Björn"}, {"name": "Cécile"}], "rounds": [
 {"Astrid": {"odin": [3, 2], "thor": [1]}, "Björn": {"odin": [2, 2], "thor": [3]}, "Cécile": {"thor": [3, 2]}},
 {"Astrid": {"tyr": [3], "freyja": 1}, "Björn": {"thor": [3], "surtr": [1, 1]}, "Cécile": {"tyr": [2, 2]}}]}"""

RATATOSK = """{"format": "elvaland/1", "game": "nidavellir", "expansions": ["idavoll"], "players": [
 {"name": "Anne", "army": {"warrior": [3, 5], "miner": [0, 1]},
  "cards": ["ratatosk", "hreasvelg", {"id": "gullinbursti", "column": "miner"}], "coins": [0, 2, 3, 4, 9]},
 {"name": "Bruno", "army": {"warrior": [9]}, "coins": [0, 2, 3, 4, 12]}]}"""


#: JSON of a duel without a winner, and of a solo game below zero.
DUEL = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring", "winter"], "mode": "duel",
 "players": [
 {"name": "Astrid", "won": {"odin": [3, 1], "tyr": [3, 2]}}, {"name": "Björn", "won": {"thor": [2, 2], "freyja": 1}},
 {"name": "Thor", "ase_of": "Astrid", "won": {"odin": [3, 2], "tyr": [2], "thor": [3, 2]}},
 {"name": "Odin", "ase_of": "Björn", "won": {"odin": [2]}}]}"""
SOLO = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["winter"], "mode": "solo",
 "players": [
 {"name": "Valhalla", "won": {"surtr": [2]}}, {"name": "Heilheim", "won": {"surtr": [1]}},
 {"name": "Brynhildr", "won": {"surtr": [2, 1], "thor": [1]}}]}"""


def pictures() -> Iterator[tuple[str, Any]]:
    """Tables whose pictures are tested."""
    yield "reference", sheet(REFERENCE.read_text("utf-8"))
    yield "both", table("both-016")
    for name, text in ("nains", NAINS), ("vedrfolnir", VEDRFOLNIR), ("duel", DUEL), ("solo", SOLO):
        yield name, sheet(text)
