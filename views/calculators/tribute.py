"""The calculator for the tribute: the score cards of each stake and of the tribute, and how the round ended."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import tribute as tool
from referee.tools.tribute import KINDS, NOTHING, PLACED, Cards, Rune, Shared
from scoring import Sheet
from scoring.cards.vedrfolnir import BOX_OF, FREYJA, PRINTED, SURTR, TYR
from scoring.games.vedrfolnir.sheet import NO_CARDS
from views.calculators.seats import Seats, replaced
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Section, TableUpdate, answered
from words import GameVoice

#: How a round ends: a stake exceeds its objective, a stake meets it exactly, or the game ends.
OVER, EXACT, END = ENDS = ("over", "exact", "end")
USUAL = 3


class Form(NamedTuple):
    """The cards of each stake and, last, of the tribute; `at` is the index of the one on show."""

    seats: Seats
    lying: tuple[Cards, ...]
    boxes: tuple[str, ...] = tuple(sorted(set(BOX_OF.values())))
    at: int = 0
    end: str = OVER
    whose: int | None = None

    @classmethod
    def of(cls, seats: Seats) -> "Form":
        return cls(seats, (NOTHING,) * (seats.number + 1))

    def with_cards(self, cards: Cards) -> "Form":
        """The form with other cards in the stake on show."""
        return self._replace(lying=replaced(self.lying, self.at, cards))


def begin(_: str, table: Sheet[Any] | None) -> Form:
    if table is None:
        return Form.of(Seats(USUAL))
    return Form.of(Seats.of(table))._replace(boxes=table.expansions)


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_tribute"), tuple(_sections(form, voice))
    if form.end != END and form.whose is None:
        return CalculatorView(title, sections, voice.text(f"whose_{form.end}"))
    names = form.seats.all_names(voice)
    whose = "" if form.whose is None else names[form.whose]
    question = tool.Question(
        dict(zip(names, form.lying[:-1], strict=True)),
        form.lying[-1],
        over=whose if form.end == OVER else "",
        exact=whose if form.end == EXACT else "",
        winter=BOX_OF[SURTR] in form.boxes,
    )
    answer = tool.answer(question)
    update = None
    if form.seats.names and table is not None and any(cards != NOTHING for cards in answer.takes.values()):
        update = TableUpdate(voice.text("add_to_rounds"), with_collecte(table, answer), restarts=True)
    return replace(answered(title, sections, answer, voice), update=update)


def with_collecte(table: Sheet[Any], answer: Shared) -> Sheet[Any]:
    """The table with one more collecte; a whole pile, if there is one, becomes the first collecte."""
    whole = any(player.won not in (None, NO_CARDS) for player in table.players)
    players = []
    for player in table.players:
        before = (player.pile,) if whole else player.rounds
        won = answer.takes.get(player.name, NOTHING).pile()
        players.append(replace(player, won=None, rounds=(*before, won)))
    return replace(table, players=tuple(players))


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    names = [*form.seats.all_names(voice), voice.text("the_tribute")]
    ends = tuple(Choice(voice.text(f"end_{end}"), form._replace(end=end), chosen=end == form.end) for end in ENDS)
    yield Section(NAMES, ends, voice.text("how_it_ended"))
    if form.end != END:
        whose = (
            Choice(name, form._replace(whose=seat), chosen=seat == form.whose) for seat, name in enumerate(names[:-1])
        )
        yield Section(NAMES, tuple(whose), voice.text(f"whose_{form.end}"))
    stakes = (
        Choice(name, form._replace(at=index), voice.text("count_cards", count=_count(cards)), index == form.at)
        for index, (name, cards) in enumerate(zip(names, form.lying, strict=True))
    )
    yield Section(NAMES, tuple(stakes), voice.text("what_lies_where"))
    for kind in KINDS:
        if kind != SURTR or BOX_OF[SURTR] in form.boxes:
            yield Section(NUMBERS, tuple(_cards_to_add(form, kind, voice)), voice.card(kind))
    if BOX_OF[FREYJA] in form.boxes:
        cards = form.lying[form.at]
        more = Choice("+1", form.with_cards(replace(cards, freyja=cards.freyja + 1)), row=FREYJA)
        yield Section(NUMBERS, (more,), voice.card(FREYJA))
    if removable := tuple(_cards_to_remove(form, voice)):
        yield Section(NAMES, removable, voice.text("lies_there", name=names[form.at]))


def _cards_to_add(form: Form, kind: str, voice: GameVoice) -> Iterator[Choice]:
    """A chip for each card of a kind that can be added; a Tyr counts as the kind it was placed with."""
    runes = [Rune(count) for count in PRINTED[kind]]
    if kind in PLACED and BOX_OF[TYR] in form.boxes:
        runes += [Rune(count, tyr=True) for count in PRINTED[TYR]]
    for rune in runes:
        tapped = form.with_cards(form.lying[form.at] + Cards({kind: (rune,)}))
        note, row = (voice.card(TYR), TYR) if rune.tyr else ("", kind)
        yield Choice(str(rune.runes), tapped, note, row=row)


def _cards_to_remove(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """A chip for each card of the stake; a tap removes it."""
    cards = form.lying[form.at]
    for kind in KINDS:
        for index, rune in enumerate(cards.of(kind)):
            left = cards.of(kind)[:index] + cards.of(kind)[index + 1 :]
            runes = {other: some for other, some in {**cards.runes, kind: left}.items() if some}
            label = f"{voice.card(kind)} {rune.runes}"
            yield Choice(
                label, form.with_cards(replace(cards, runes=runes)), voice.card(TYR) if rune.tyr else "", True, kind
            )
    if cards.freyja:
        label = f"{voice.card(FREYJA)} × {cards.freyja}"
        yield Choice(label, form.with_cards(replace(cards, freyja=cards.freyja - 1)), "", True, FREYJA)


def _count(cards: Cards) -> int:
    return sum(len(cards.of(kind)) for kind in KINDS) + cards.freyja
