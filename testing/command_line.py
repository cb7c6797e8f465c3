"""Standard input for command lines, and an output device that is full."""

import io
import sys

import pytest


def piped(text: str | bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    data = text.encode() if isinstance(text, str) else text
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(data)))


def no_room() -> int:
    raise OSError(28, "No space left on device")
