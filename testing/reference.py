"""The reference table, and sheets from short arguments."""

from pathlib import Path
from typing import Any

from scoring import Sheet, read

REFERENCE = read((Path(__file__).parent.parent / "assets/example.json").read_bytes())
PADS = ("warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins")


def table(text: str) -> Sheet[Any]:
    return read('{"format": "elvaland/1", ' + text + "}")


VEDRFOLNIR = """{"format": "elvaland/1", "game": "vedrfolnir", "expansions": ["spring"], "players": [
 {"name": "A"}, {"name": "B"}, {"name": "C"}]}"""
