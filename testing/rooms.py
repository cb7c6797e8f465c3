"""The rooms with their allowed imports and their modules."""

from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent

#: Allowed imports of our packages, by room.
ARROWS = {
    "scoring": {"scoring"},
    "referee": {"scoring", "referee"},
    "words": {"words"},
    "models": {"models"},
    "records": {"scoring", "models", "records"},
    "sharing": {"scoring", "referee", "words", "version", "sharing"},
    "views": {"scoring", "referee", "words", "models", "views", "version"},
    "session": {"scoring", "referee", "words", "records", "views", "session"},
    "together": {"scoring", "referee", "words", "records", "views", "session", "together"},
    "screens": {
        "scoring",
        "referee",
        "words",
        "models",
        "records",
        "sharing",
        "views",
        "session",
        "together",
        "screens",
        "version",
    },
    "main.py": {"screens"},
    "version.py": set(),
}


def modules(room: str) -> Iterator[Path]:
    path = ROOT / room
    yield from [path] if path.is_file() else sorted(path.rglob("*.py"))
