"""Who takes the tribute, by chips: the score cards of each stake and of the tribute, and how the round ended."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from referee.tools import tribute as tool
from referee.tools.tribute import KINDS, NOTHING, PLACED, Cards, Rune, Shared
from scoring import Sheet
from scoring.cards.vedrfolnir import BOX_OF, FREYJA, PRINTED, SURTR, TYR
from scoring.games.vedrfolnir.sheet import NO_CARDS
from views.calculators.seats import Seats, put
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Giving, Section, told
from words import GameVoice

#: How a round ends: somebody's stake is over its objective, or meets it; or the game does.
OVER, EXACT, END = ENDS = ("over", "exact", "end")
USUAL = 3


class Form(NamedTuple):
    """The stakes, then the tribute, as far as they were told; which of them is looked at; and how the round ended."""

    seats: Seats
    lying: tuple[Cards, ...]
    boxes: tuple[str, ...] = tuple(sorted(set(BOX_OF.values())))
    at: int = 0
    end: str = OVER
    whose: int | None = None

    @classmethod
    def of(cls, seats: Seats) -> "Form":
        return cls(seats, (NOTHING,) * (seats.number + 1))

    def lay(self, cards: Cards) -> "Form":
        return self._replace(lying=put(self.lying, self.at, cards))


def begin(_: str, table: Sheet[Any] | None) -> Form:
    if table is None:
        return Form.of(Seats(USUAL))
    return Form.of(Seats.of(table))._replace(boxes=table.expansions)


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    title, sections = voice.text("tool_tribute"), tuple(_sections(form, voice))
    if form.end != END and form.whose is None:
        return CalculatorView(title, sections, voice.text(f"whose_{form.end}"))
    names = form.seats.named(voice)
    whose = "" if form.whose is None else names[form.whose]
    question = tool.Question(
        dict(zip(names, form.lying[:-1], strict=True)),
        form.lying[-1],
        over=whose if form.end == OVER else "",
        exact=whose if form.end == EXACT else "",
        winter=BOX_OF[SURTR] in form.boxes,
    )
    answer = tool.answer(question)
    giving = None
    if form.seats.names and table is not None and any(cards != NOTHING for cards in answer.takes.values()):
        giving = Giving(voice.text("add_to_rounds"), added(table, answer), begins_anew=True)
    return replace(told(title, sections, answer, voice), giving=giving)


def added(table: Sheet[Any], answer: Shared) -> Sheet[Any]:
    """The table with one collecte more; what was told pile by pile becomes the first one."""
    whole = any(player.won not in (None, NO_CARDS) for player in table.players)
    players = []
    for player in table.players:
        before = (player.pile,) if whole else player.rounds
        won = answer.takes.get(player.name, NOTHING).pile()
        players.append(replace(player, won=None, rounds=(*before, won)))
    return replace(table, players=tuple(players))


def _sections(form: Form, voice: GameVoice) -> Iterator[Section]:
    names = [*form.seats.named(voice), voice.text("the_tribute")]
    ends = tuple(Choice(voice.text(f"end_{end}"), form._replace(end=end), chosen=end == form.end) for end in ENDS)
    yield Section(NAMES, ends, voice.text("how_it_ended"))
    if form.end != END:
        whose = (
            Choice(name, form._replace(whose=seat), chosen=seat == form.whose) for seat, name in enumerate(names[:-1])
        )
        yield Section(NAMES, tuple(whose), voice.text(f"whose_{form.end}"))
    places = (
        Choice(name, form._replace(at=place), voice.text("count_cards", count=_count(cards)), place == form.at)
        for place, (name, cards) in enumerate(zip(names, form.lying, strict=True))
    )
    yield Section(NAMES, tuple(places), voice.text("what_lies_where"))
    for kind in KINDS:
        if kind != SURTR or BOX_OF[SURTR] in form.boxes:
            yield Section(NUMBERS, tuple(_adding(form, kind, voice)), voice.card(kind))
    if BOX_OF[FREYJA] in form.boxes:
        cards = form.lying[form.at]
        more = Choice("+1", form.lay(replace(cards, freyja=cards.freyja + 1)), row=FREYJA)
        yield Section(NUMBERS, (more,), voice.card(FREYJA))
    if taking := tuple(_taking(form, voice)):
        yield Section(NAMES, taking, voice.text("lies_there", name=names[form.at]))


def _adding(form: Form, kind: str, voice: GameVoice) -> Iterator[Choice]:
    """A rune card more; a Tyr lies where it was placed."""
    runes = [Rune(count) for count in PRINTED[kind]]
    if kind in PLACED and BOX_OF[TYR] in form.boxes:
        runes += [Rune(count, tyr=True) for count in PRINTED[TYR]]
    for rune in runes:
        laid = form.lay(form.lying[form.at] + Cards({kind: (rune,)}))
        note, row = (voice.card(TYR), TYR) if rune.tyr else ("", kind)
        yield Choice(str(rune.runes), laid, note, row=row)


def _taking(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """What lies there; a tap takes it away."""
    cards = form.lying[form.at]
    for kind in KINDS:
        for place, rune in enumerate(cards.of(kind)):
            left = cards.of(kind)[:place] + cards.of(kind)[place + 1 :]
            runes = {other: lying for other, lying in {**cards.runes, kind: left}.items() if lying}
            label = f"{voice.card(kind)} {rune.runes}"
            yield Choice(label, form.lay(replace(cards, runes=runes)), voice.card(TYR) if rune.tyr else "", True, kind)
    if cards.freyja:
        label = f"{voice.card(FREYJA)} × {cards.freyja}"
        yield Choice(label, form.lay(replace(cards, freyja=cards.freyja - 1)), "", True, FREYJA)


def _count(cards: Cards) -> int:
    return sum(len(cards.of(kind)) for kind in KINDS) + cards.freyja
