"""Chips that choose the year of the tables or the statistics shown."""

from collections.abc import Callable, Sequence
from functools import partial

from screens.widgets.flow import Flow
from screens.widgets.looks import CHOICE, CHOSEN, OUTLINED
from views.history.years import YearChoice


class YearChips(Flow):
    """Shows `YearChoice`s, and calls `choose` with the year tapped."""

    def __init__(self, choose: Callable[[int | None], object]) -> None:
        super().__init__(CHOICE)
        self.choose = choose

    def show(self, choices: Sequence[YearChoice]) -> "YearChips":
        chips = self.chips(len(choices))
        for chip, choice in zip(chips, choices, strict=True):
            mark, tone = ("done", CHOSEN) if choice.chosen else ("", OUTLINED)
            chip.update(choice.label, mark=mark, tone=tone, on_tap=partial(self.choose, choice.year))
        self.fill(chips)
        return self
