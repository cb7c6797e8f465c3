"""Drives a calculator's view without a screen."""

from importlib import import_module
from itertools import chain
from typing import Any

import pytest

from scoring import Sheet
from views.calculators.view import CalculatorView, Choice
from views.rulebook.search_view import TOOLS
from words import GameVoice

EVERY = [(game, tool) for game, tools in TOOLS.items() for tool in tools]

every_tool = pytest.mark.parametrize(("game", "tool"), EVERY, ids=map("-".join, EVERY))


class CalculatorDriver:
    """A calculator's view, and taps on its chips by label."""

    def __init__(self, game: str, tool: str, table: Sheet[Any] | None = None, language: str = "en") -> None:
        self.presenter = import_module(f"views.calculators.{tool}")
        self.voice = GameVoice(language, game)
        self.table = table
        self.form = self.presenter.begin(game, table)

    @property
    def view(self) -> CalculatorView:
        view: CalculatorView = self.presenter.present(self.form, self.voice, self.table)
        return view

    def chips(self, title: str = "") -> list[Choice]:
        """All chips, or those of a section."""
        sections = [section for section in self.view.sections if not title or section.title == title]
        assert sections, f"no section {title!r} among {[section.title for section in self.view.sections]}"
        return list(chain.from_iterable(section.choices for section in sections))

    def tap(self, *labels: str, under: str = "") -> "CalculatorDriver":
        """Tap chips by their labels."""
        for label in labels:
            self.form = next(chip.form for chip in self.chips(under) if chip.label == label)
        return self

    def chosen(self, under: str = "") -> list[str]:
        return [chip.label for chip in self.chips(under) if chip.chosen]
