"""The layouts in `kv/`: each is read once, when its screen is first needed."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kivy.lang import Builder

KV = Path(__file__).parent.parent / "kv"


@cache
def load(name: str) -> None:
    """Read the layout of a screen, after what recurs on every screen: the app may open at any of them."""
    if name != "theme":
        load("theme")
        for recurring in ("text", "flow"):  # whose classes a layout names
            import_module(f"screens.widgets.{recurring}")
    Builder.load_file(str(KV / f"{name}.kv"))
