"""The layouts in `kv/`: each is read once, when its screen is first needed."""

from functools import cache
from pathlib import Path

from kivy.lang import Builder

KV = Path(__file__).parent.parent / "kv"


@cache
def load(name: str) -> None:
    """Read the layout of a screen, after what recurs on every screen."""
    if name != "theme":
        load("theme")
    Builder.load_file(str(KV / f"{name}.kv"))
