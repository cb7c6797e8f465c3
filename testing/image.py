"""Draws the picture of a result."""

from datetime import datetime

from scoring import Result, read, score
from testing.rooms import ROOT
from views.result.image_view import PictureView, present
from words import GameVoice

EVENING = datetime(2026, 11, 18, 22, 40)


def of(result: Result, language: str = "en", location: str = "", broken_records: tuple[str, ...] = ()) -> PictureView:
    return present(result, GameVoice(language, result.sheet.game), EVENING, location, broken_records)


def example(language: str = "en", location: str = "", broken_records: tuple[str, ...] = ()) -> PictureView:
    return of(score(read((ROOT / "assets/example.json").read_bytes())), language, location, broken_records)
