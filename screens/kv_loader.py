"""Loads layouts from `kv/`, each once, on first use."""

from functools import cache
from importlib import import_module
from pathlib import Path

from kivy.lang import Builder

KV = Path(__file__).parent.parent / "kv"


@cache
def load(name: str) -> None:
    """Load a layout, after the shared one of `theme`: any screen may be the first."""
    if name != "theme":
        load("theme")
        for recurring in ("text", "flow"):  # layouts use their classes
            import_module(f"screens.widgets.{recurring}")
    Builder.load_file(str(KV / f"{name}.kv"))
