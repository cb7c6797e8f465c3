"""An entry of the rulebook as a page, as a row, and as the source of a number; a chapter as a page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee import rulebook
from referee.entry import BASE, EXAMPLE, LICENSED, PRINTED, READING, Entry
from scoring import Result, Sheet, score
from views.result.view import ruling_view
from views.rulebook.card_worth import ALSO
from views.rulebook.rulings_view import Answer, question
from words import GameVoice

#: The icon of each status.
ICON_OF = {PRINTED: "book", EXAMPLE: "book", READING: "ruling", LICENSED: "people"}
#: The statuses that are not shown beside the name of a book.
IN_THE_BOOK = (PRINTED, EXAMPLE)


#: The calculator for a rule, by the part of the entry's id after the game.
CALCULATOR_OF = {
    "gems": "taverns",
    "coins": "coin",
    "transforming": "coin",
    "distinctions": "distinctions",
    "elites": "distinctions",
    "recruiting": "recruit",
    "lines": "recruit",
    "stars": "objective",
    "collecte": "tribute",
    "tribute": "tribute",
}


@dataclass(frozen=True, slots=True)
class CalculatorRow:
    """A row that opens a calculator."""

    game: str
    tool: str
    title: str
    note: str


@dataclass(frozen=True, slots=True)
class RuleRow:
    """A row that opens an entry; `note` is its game if that is not the current one, the box that it needs, and that it
    is our reading."""

    id: str
    title: str
    answer: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class ChapterRow:
    """A row that opens a chapter."""

    game: str
    chapter: str
    title: str


@dataclass(frozen=True, slots=True)
class Readings:
    """An open question with its readings; `table` and `matters` compare the totals of the table in progress."""

    question: str
    answers: tuple[Answer, ...]
    table: str = ""
    matters: str = ""


@dataclass(frozen=True, slots=True)
class RuleView:
    """Everything that the page of an entry shows."""

    id: str
    icon: str
    #: The box to which the answer belongs, and how sure it is.
    overline: str
    about: str
    title: str
    answer: str
    #: Another reading, where the books leave one open.
    other: str
    readings: Readings | None
    text: tuple[str, ...]
    example: str
    source: str
    certainty: str
    game: str
    #: Pairs of id and name.
    cards: tuple[tuple[str, str], ...]
    calculator: CalculatorRow | None
    related: tuple[RuleRow, ...]
    chapter: ChapterRow


@dataclass(frozen=True, slots=True)
class ChapterView:
    """Everything that the page of a chapter shows."""

    game_title: str
    title: str
    rules: tuple[RuleRow, ...]


def row(entry: Entry, voices: Mapping[str, GameVoice], game: str = "", box: str = BASE) -> RuleRow:
    """The row of an entry; `game` and `box` are the current ones."""
    voice = voices[entry.game]
    notes = (
        "" if entry.game == game else voice.title((), ""),
        "" if entry.box == box else box_of(entry, voice),
        voice.status(READING) if entry.status == READING else "",
    )
    return RuleRow(entry.id, voice.said(entry.title), voice.said(entry.answer), ALSO.join(filter(None, notes)))


def box_of(entry: Entry, voice: GameVoice) -> str:
    """The name of the box to which an entry belongs; empty for that of the game itself."""
    return "" if entry.box == BASE else voice.box(entry.box)


def calculator_of(entry: Entry, voice: GameVoice) -> CalculatorRow | None:
    """The row of the calculator for an entry, if there is one."""
    tool = CALCULATOR_OF.get(entry.id.split(".")[1])
    return CalculatorRow(entry.game, tool, voice.text(f"tool_{tool}"), voice.text("with_your_table")) if tool else None


def source_text(rule: str, voices: Mapping[str, GameVoice]) -> str:
    """The title of a rule and its source; empty where the rulebook has no such entry."""
    entry = rulebook.entries().get(rule)
    if entry is None:
        return ""
    voice = voices[entry.game]
    source = voice.source(entry.source)
    if entry.status not in IN_THE_BOOK:
        source = voice.text("unsure", source=source, status=voice.status(entry.status))
    return voice.text("rule_and_source", rule=voice.said(entry.title), source=source)


def present(entry: Entry, voices: Mapping[str, GameVoice], table: Sheet[Any] | None = None) -> RuleView:
    """The page of an entry; for an open question with the totals of the table in progress under each reading."""
    voice = voices[entry.game]
    status = voice.status(entry.status)
    chapter = chapter_of(entry, voice)
    entries = rulebook.entries()
    return RuleView(
        id=entry.id,
        icon=ICON_OF[entry.status],
        overline=ALSO.join(filter(None, (box_of(entry, voice), _capital(status)))),
        about=voice.text("in_game", game=voice.title((), ""), chapter=chapter.title),
        title=voice.said(entry.title),
        answer=voice.said(entry.answer),
        other=voice.said(entry.other) if entry.other else "",
        readings=_readings(entry, voice, table) if entry.ruling else None,
        text=tuple(filter(None, voice.said(entry.text).split("\n"))),
        example=voice.said(entry.example),
        source=_capital(voice.source(entry.source)),
        certainty=_capital(voice.text("sure_since", status=status, date=entry.date)),
        game=entry.game,
        cards=tuple((card, voice.label(card)) for card in entry.cards),
        calculator=calculator_of(entry, voice),
        related=tuple(row(entries[id], voices, entry.game, entry.box) for id in entry.related if id in entries),
        chapter=chapter,
    )


def present_chapter(game: str, key: str, voices: Mapping[str, GameVoice]) -> ChapterView:
    """The page of a chapter, its entries in the order of the book."""
    (chapter,) = (chapter for chapter in rulebook.CHAPTERS[game] if chapter.key == key)
    voice = voices[game]
    return ChapterView(
        voice.title((), ""), voice.chapter(key), tuple(row(entry, voices, game, entry.box) for entry in chapter.entries)
    )


def chapters(game: str, voice: GameVoice) -> tuple[ChapterRow, ...]:
    return tuple(ChapterRow(game, chapter.key, voice.chapter(chapter.key)) for chapter in rulebook.CHAPTERS[game])


def chapter_of(entry: Entry, voice: GameVoice) -> ChapterRow:
    """The row of the chapter that holds an entry."""
    (key,) = (chapter.key for chapter in rulebook.CHAPTERS[entry.game] if entry in chapter.entries)
    return ChapterRow(entry.game, key, voice.chapter(key))


def _readings(entry: Entry, voice: GameVoice, table: Sheet[Any] | None) -> Readings:
    """The readings of an open question, with the totals of the table in progress if it plays this game."""
    open_question = question(entry.game, entry.ruling, voice)
    if table is None or table.game != entry.game:
        return Readings(open_question.question, open_question.answers)
    result = score(table)
    names = [player.name for player in table.players]
    at_table = voice.text("at_this_table", names=names)
    rulings = [ruling for ruling in result.rulings if ruling.id == entry.ruling]
    if not rulings:
        totals = list(zip(names, _totals(result), strict=True))
        return Readings(
            open_question.question, open_question.answers, at_table, voice.text("readings_agree", totals=totals)
        )
    ruling = ruling_view(rulings[0], result, voice)
    answers = tuple(Answer(choice.title, choice.outcome, choice.used) for choice in ruling.choices)
    return Readings(open_question.question, answers, at_table, ruling.matters)


def _totals(result: Result) -> Sequence[int]:
    return [player.total for player in result.players]


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]
