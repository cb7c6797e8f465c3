"""The calculator for recruiting: grades of each column, heroes recruited so far, and the hero wanted."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.tools import recruit as tool
from referee.tools.asking import CARDS as CATALOGUE
from referee.tools.asking import COLUMNS, NAINS
from referee.tools.recruit import DISCARDS, DURATHOR, MEGINGJORD, THOR
from scoring import Sheet
from scoring.games.nidavellir.catalogue import EXPANSION_OF
from views.calculators.grades import MOST, dwarfs_of, grades_of
from views.calculators.seats import Seats, number_text, replaced
from views.calculators.view import NAMES, NUMBERS, CalculatorView, Choice, Section, answered, keypad, toggled
from words import GameVoice

#: Heroes that need more than a line.
DEMANDING = ("hourya", *DISCARDS)
#: The most heroes to choose on the keypad.
MOST_HEROES = 9


class Form(NamedTuple):
    """The input so far, and the column whose grades are entered next."""

    game: str
    seats: Seats
    grades: tuple[int | None, ...]
    heroes: int = 0
    uncounted: bool = False
    hero: str = ""
    #: Columns in which a dwarf may be discarded; None until it is entered.
    dwarfs: frozenset[str] | None = None
    cards: frozenset[str] = frozenset()
    column: int = 0
    #: The seat whose army was taken from the table in progress.
    seat: int | None = None

    @property
    def is_valid(self) -> bool:
        """Whether the game has this hero and these cards."""
        if self.game == NAINS:
            return not (self.hero or self.cards or self.uncounted)
        return self.hero in ("", *tool.recruited(self.game))

    def enter(self, count: int) -> "Form":
        """Enter the grades of the current column and go to the next one."""
        grades = replaced(self.grades, self.column, count)
        return self._replace(grades=grades, column=min(self.column + 1, len(grades) - 1), seat=None)


def begin(game: str, table: Sheet[Any] | None) -> Form:
    return Form(game, Seats.of(table), (None,) * len(COLUMNS[game]))


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> CalculatorView:
    if form.seat is not None and table is not None:  # the table may have changed since
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
    return answered(title, sections, tool.answer(question), voice)


def of_army(form: Form, table: Sheet[Any], seat: int) -> Form:
    """The form filled with the army of a player of the table in progress."""
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
    if table is not None and form.seats.names:
        armies = (
            Choice(name, of_army(form, table, seat), chosen=seat == form.seat)
            for seat, name in enumerate(form.seats.names)
        )
        yield Section(NAMES, tuple(armies), voice.text("whose_army"))
    cells = (
        Choice(
            voice.row(column),
            form._replace(column=index),
            number_text(form.grades[index]),
            index == form.column,
            column,
        )
        for index, column in enumerate(columns)
    )
    yield Section(NAMES, tuple(cells), voice.text("grades_by_column"))
    yield Section(NUMBERS, keypad(form.grades[form.column], MOST, form.enter))
    heroes = keypad(form.heroes, MOST_HEROES, lambda count: form._replace(heroes=count, seat=None))
    yield Section(NUMBERS, heroes, voice.text(f"recruited_{form.game}"))
    if form.game != NAINS:
        yield Section(NAMES, tuple(_heroes(form, voice, table)), voice.text("which_hero"))
    if form.hero in DISCARDS:
        yield Section(NAMES, tuple(_discards(form, voice)), voice.text("dwarf_to_discard"))
    if form.game != NAINS:
        yield Section(NAMES, tuple(_cards(form, voice)), voice.text("cards_that_matter"))


def _heroes(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> Iterator[Choice]:
    """A chip for no hero yet and for each hero of the boxes at the table, first those that ask for more."""
    boxes = {form.game, *(table.expansions if table and table.game == form.game else EXPANSION_OF.values())}
    there = [hero for hero in tool.recruited(form.game) if EXPANSION_OF[hero] in boxes]
    for hero in ("", *sorted(there, key=lambda hero: hero not in DEMANDING)):
        label = voice.label(hero) if hero else voice.text("no_hero_yet")
        yield Choice(label, form._replace(hero=hero), chosen=hero == form.hero)


def _discards(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """A chip for each column in which a dwarf may be discarded, and one for none."""
    own, _ = DISCARDS[form.hero]
    chosen = form.dwarfs or frozenset()
    for column in COLUMNS[form.game]:
        if column != own:
            tapped = form._replace(dwarfs=toggled(chosen, column), seat=None)
            yield Choice(voice.row(column), tapped, chosen=column in chosen, row=column)
    yield Choice(
        voice.text("no_column"), form._replace(dwarfs=frozenset(), seat=None), chosen=form.dwarfs == frozenset()
    )


def _cards(form: Form, voice: GameVoice) -> Iterator[Choice]:
    """A chip for each card that changes the answer."""
    helping = [MEGINGJORD, *((THOR,) if form.hero in DISCARDS else ()), *((DURATHOR,) if form.hero == "dagda" else ())]
    for card in helping:
        tapped = form._replace(cards=toggled(form.cards, card), seat=None)
        yield Choice(voice.label(card), tapped, chosen=card in form.cards)
    brought = form._replace(uncounted=not form.uncounted, seat=None)
    yield Choice(voice.label("thrivaldi"), brought, voice.text("brought_one"), form.uncounted)
