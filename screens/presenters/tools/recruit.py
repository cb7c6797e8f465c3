"""Whether a hero may be recruited, by chips: the grades of each column, the heroes there are, and the one wanted."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from referee.tools import recruit as tool
from referee.tools.asking import CARDS as CATALOGUE
from referee.tools.asking import COLUMNS, NAINS
from referee.tools.recruit import DISCARDS, DURATHOR, MEGINGJORD, THOR
from scoring import Sheet
from screens.presenters.tools.grades import MOST, dwarfs_of, grades_of
from screens.presenters.tools.seats import Seats, put, shown
from screens.presenters.tools.view import NAMES, NUMBERS, Choice, Section, ToolView, keypad, switch, told
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
    #: Columns in which the last card is a dwarf that may be discarded.
    dwarfs: frozenset[str] = frozenset()
    cards: frozenset[str] = frozenset()
    column: int = 0
    #: Whose army it is, where it is one of the table in progress.
    seat: int | None = None

    def tell(self, count: int) -> "Form":
        """The grades that are asked for, and on to the next column."""
        grades = put(self.grades, self.column, count)
        return self._replace(grades=grades, column=min(self.column + 1, len(grades) - 1), seat=None)


def begin(game: str, table: Sheet[Any] | None) -> Form:
    return Form(game, Seats.of(table), (None,) * len(COLUMNS[game]))


def present(form: Form, voice: GameVoice, table: Sheet[Any] | None) -> ToolView:
    title, sections = voice.text("tool_recruit"), tuple(_sections(form, voice, table))
    grades = {column: count for column, count in zip(COLUMNS[form.game], form.grades, strict=True) if count is not None}
    if len(grades) < len(form.grades):
        return ToolView(title, sections, voice.text("army_wanted"))
    question = tool.Question(
        form.game,
        grades,
        form.heroes,
        int(form.uncounted and form.heroes > 0),
        form.hero,
        dict.fromkeys(form.dwarfs, 1),
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
    heroes = keypad(form.heroes, MOST_HEROES, lambda count: form._replace(heroes=count))
    yield Section(NUMBERS, heroes, voice.text(f"recruited_{form.game}"))
    if not ASKING[form.game]:
        return
    heroes_asked = (("", voice.text("another_hero")), *((hero, voice.label(hero)) for hero in ASKING[form.game]))
    wanted = tuple(Choice(label, form._replace(hero=hero), chosen=hero == form.hero) for hero, label in heroes_asked)
    yield Section(NAMES, wanted, voice.text("which_hero"))
    if form.hero in DISCARDS:
        own, _ = DISCARDS[form.hero]
        others = (column for column in columns if column != own)
        places = (
            Choice(voice.row(place), form._replace(dwarfs=switch(form.dwarfs, place)), "", place in form.dwarfs, place)
            for place in others
        )
        yield Section(NAMES, tuple(places), voice.text("dwarf_to_discard"))
    helping = [MEGINGJORD, *((THOR,) if form.hero in DISCARDS else ()), *((DURATHOR,) if form.hero == "dagda" else ())]
    cards = tuple(
        Choice(voice.label(card), form._replace(cards=switch(form.cards, card)), chosen=card in form.cards)
        for card in helping
    )
    thrivaldi = Choice(
        voice.label("thrivaldi"),
        form._replace(uncounted=not form.uncounted),
        voice.text("brought_one"),
        form.uncounted,
    )
    yield Section(NAMES, (*cards, thrivaldi), voice.text("cards_that_matter"))
