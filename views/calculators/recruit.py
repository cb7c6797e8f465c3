"""Whether a hero may be recruited, by chips: the grades of each column, the heroes there are, and the one wanted."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.tools import recruit as tool
from referee.tools.asking import CARDS as CATALOGUE
from referee.tools.asking import COLUMNS, NAINS
from referee.tools.recruit import DISCARDS, DURATHOR, MEGINGJORD, THOR
from scoring import Sheet
from views.calculators.grades import MOST, dwarfs_of, grades_of
from views.calculators.seats import Seats, put, shown
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Section, keypad, switch, told
from words import GameVoice

#: Heroes that ask for more than a line.
ASKING = {"nidavellir": ("hourya", *DISCARDS), NAINS: ()}
#: No line brings more heroes than this.
MOST_HEROES = 9


class Form(NamedTuple):
    """What was told so far, and of which column is asked now."""

    game: str
    seats: Seats
    grades: tuple[int | None, ...]
    heroes: int = 0
    uncounted: bool = False
    hero: str = ""
    #: Columns in which a dwarf may be discarded; none while nobody told it.
    dwarfs: frozenset[str] | None = None
    cards: frozenset[str] = frozenset()
    column: int = 0
    #: Whose army it is, where it is one of the table in progress.
    seat: int | None = None

    @property
    def possible(self) -> bool:
        """Whether the game has such a hero, and the cards that help."""
        asking = ASKING[self.game]
        return self.hero in ("", *asking) and (bool(asking) or not (self.cards or self.uncounted))

    def tell(self, count: int) -> "Form":
        """The grades that are asked for, and on to the next column."""
        grades = put(self.grades, self.column, count)
        return self._replace(grades=grades, column=min(self.column + 1, len(grades) - 1), seat=None)


def begin(game: str, table: Sheet[Any] | None) -> Form:
    return Form(game, Seats.of(table), (None,) * len(COLUMNS[game]))


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    if form.seat is not None and table is not None:  # the army may have grown since
        form = of_army(form, table, form.seat)
    title, sections = voice.text("tool_recruit"), tuple(_sections(form, voice, table))
    grades = {column: count for column, count in zip(COLUMNS[form.game], form.grades, strict=True) if count is not None}
    if len(grades) < len(form.grades):
        return CalculatorView(title, sections, voice.text("army_wanted"))
    if form.hero in DISCARDS and form.dwarfs is None:
        return CalculatorView(title, sections, voice.text("dwarfs_wanted", card=form.hero))
    question = tool.Question(
        form.game,
        grades,
        form.heroes,
        int(form.uncounted and form.heroes > 0),
        form.hero,
        {column: 1 for column in COLUMNS[form.game] if column in (form.dwarfs or ())},
        form.cards,
    )
    return told(title, sections, tool.answer(question), voice)


def of_army(form: Form, table: Sheet[Any], seat: int) -> Form:
    """The army of a player of the table in progress."""
    grades, player = grades_of(table, seat), table.players[seat]
    kinds = [CATALOGUE[form.game][held.card].kind for held in player.cards]
    cards = {held.card for held in player.cards}
    dwarfs = {} if form.game == NAINS else dwarfs_of(table, seat)
    return form._replace(
        grades=tuple(grades[column] for column in COLUMNS[form.game]),
        heroes=sum(kind in tool.RECRUITED[form.game] for kind in kinds),
        dwarfs=frozenset(column for column, count in dwarfs.items() if count),
        cards=frozenset(cards & {DURATHOR, THOR, MEGINGJORD}),
        seat=seat,
    )


def _sections(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> Iterator[Section]:
    columns = COLUMNS[form.game]
    if ASKING[form.game]:
        asked = (("", voice.text("another_hero")), *((hero, voice.label(hero)) for hero in ASKING[form.game]))
        wanted = (Choice(label, form._replace(hero=hero), chosen=hero == form.hero) for hero, label in asked)
        yield Section(NAMES, tuple(wanted), voice.text("which_hero"))
    if table is not None and form.seats.names:
        armies = (
            Choice(name, of_army(form, table, seat), chosen=seat == form.seat)
            for seat, name in enumerate(form.seats.names)
        )
        yield Section(NAMES, tuple(armies), voice.text("whose_army"))
    cells = (
        Choice(voice.row(column), form._replace(column=index), shown(form.grades[index]), index == form.column, column)
        for index, column in enumerate(columns)
    )
    yield Section(NAMES, tuple(cells), voice.text("grades_by_column"))
    yield Section(NUMBERS, keypad(form.grades[form.column], MOST, form.tell))
    heroes = keypad(form.heroes, MOST_HEROES, lambda count: form._replace(heroes=count, seat=None))
    yield Section(NUMBERS, heroes, voice.text(f"recruited_{form.game}"))
    if form.hero in DISCARDS:
        yield Section(NAMES, tuple(_discards(form, voice)), voice.text("dwarf_to_discard"))
    if ASKING[form.game]:
        yield Section(NAMES, tuple(_cards(form, voice)), voice.text("cards_that_matter"))


def _discards(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """The columns in which a dwarf may be discarded, or none."""
    own, _ = DISCARDS[form.hero]
    told = form.dwarfs or frozenset()
    for column in COLUMNS[form.game]:
        if column != own:
            switched = form._replace(dwarfs=switch(told, column), seat=None)
            yield Choice(voice.row(column), switched, chosen=column in told, row=column)
    yield Choice(
        voice.text("no_column"), form._replace(dwarfs=frozenset(), seat=None), chosen=form.dwarfs == frozenset()
    )


def _cards(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """The cards that change the answer."""
    helping = [MEGINGJORD, *((THOR,) if form.hero in DISCARDS else ()), *((DURATHOR,) if form.hero == "dagda" else ())]
    for card in helping:
        switched = form._replace(cards=switch(form.cards, card), seat=None)
        yield Choice(voice.label(card), switched, chosen=card in form.cards)
    brought = form._replace(uncounted=not form.uncounted, seat=None)
    yield Choice(voice.label("thrivaldi"), brought, voice.text("brought_one"), form.uncounted)
