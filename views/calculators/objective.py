"""The calculator for a stake of Vedrfolnir: its stars and its objective, card by card."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.tools import objective as tool
from referee.tools.objective import Card
from scoring import Sheet
from scoring.cards.vedrfolnir import EFFECTS, OBJECTIVES, STARS
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Section, answered
from words import GameVoice

#: A card of which only the stars matter.
ANY = ""


class Form(NamedTuple):
    """The cards of the stake in order, and the boxes in play."""

    stake: tuple[Card, ...] = ()
    boxes: tuple[str, ...] = tuple(EFFECTS)


def begin(_: str, table: Sheet[Any] | None) -> Form:
    return Form() if table is None else Form(boxes=("base", *table.expansions))


def present(form: Form, voice: GameVoice, _: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_objective"), tuple(_sections(form, voice))
    return answered(title, sections, tool.answer(tool.Question(form.stake)), voice)


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    stars = (
        Choice(str(stars), form._replace(stake=(*form.stake, Card(ANY, stars))), voice.text("stars", stars=stars))
        for stars in range(STARS + 1)
    )
    yield Section(NUMBERS, tuple(stars), voice.text("next_card_stars"))
    objectives = (
        Choice(voice.label(card), form._replace(stake=(*form.stake, Card(card, 0))), str(OBJECTIVES[card]))
        for box in form.boxes
        for card in EFFECTS[box]
        if card in OBJECTIVES
    )
    yield Section(NAMES, tuple(objectives), voice.text("next_card_objective"))
    if form.stake:
        cards = tuple(
            Choice(
                _stars(card.stars, voice) if card.id == ANY else voice.label(card.id),
                form._replace(stake=form.stake[:index] + form.stake[index + 1 :]),
                "" if card.id == ANY else str(OBJECTIVES[card.id]),
                chosen=True,
            )
            for index, card in enumerate(form.stake)
        )
        yield Section(NAMES, cards, voice.text("stake_so_far"))


def _stars(stars: int, voice: GameVoice) -> str:
    return voice.text("count_stars", stars=stars)
