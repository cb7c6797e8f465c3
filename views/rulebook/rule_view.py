"""An entry of the rulebook: as a row that leads to it, as the source of a number, and as a page."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from referee import rulebook
from referee.entry import EXAMPLE, LICENSED, PRINTED, READING, Entry
from scoring import Result, Sheet, score
from views.result.view import ruling_view
from views.rulebook.rulings_view import Answer, question
from words import GameVoice

#: The icon of each status.
ICON_OF = {PRINTED: "book", EXAMPLE: "book", READING: "ruling", LICENSED: "people"}
#: What needs no saying beside the name of a book.
IN_THE_BOOK = (PRINTED, EXAMPLE)


#: The tool that works a rule out for what lies on the table, by the word after the game in the entry's id.
TOOL_OF = {
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
class ToolRow:
    """A tool that answers for what lies on the table."""

    game: str
    tool: str
    title: str
    note: str


@dataclass(frozen=True, slots=True)
class RuleRow:
    """An entry to tap: its title and its answer, and its game where it is another one."""

    id: str
    title: str
    answer: str
    game: str = ""


@dataclass(frozen=True, slots=True)
class ChapterRow:
    """A chapter to leaf through."""

    game: str
    chapter: str
    title: str


@dataclass(frozen=True, slots=True)
class Readings:
    """An open question with its readings; those of a table in progress with what it comes to under each."""

    question: str
    answers: tuple[Answer, ...]
    #: At which table, and what hangs on it there.
    table: str = ""
    matters: str = ""


@dataclass(frozen=True, slots=True)
class RuleView:
    """Everything that the page of an entry says."""

    id: str
    icon: str
    status: str
    about: str
    title: str
    answer: str
    #: How else it can be read, where the books leave it open.
    other: str
    readings: Readings | None
    text: tuple[str, ...]
    example: str
    source: str
    sure: str
    game: str
    #: Ids and names.
    cards: tuple[tuple[str, str], ...]
    tool: ToolRow | None
    related: tuple[RuleRow, ...]
    chapter: ChapterRow


@dataclass(frozen=True, slots=True)
class LeafView:
    """A chapter: its game, its name, and its entries."""

    over: str
    title: str
    rules: tuple[RuleRow, ...]


def row(entry: Entry, voices: Mapping[str, GameVoice], game: str = "") -> RuleRow:
    """An entry to tap, for somebody who looks at a game."""
    voice = voices[entry.game]
    other = "" if entry.game == game else voice.title((), "")
    return RuleRow(entry.id, voice.said(entry.title), voice.said(entry.answer), other)


def tool_of(entry: Entry, voice: GameVoice) -> ToolRow | None:
    """The tool that works an entry out, if there is one."""
    tool = TOOL_OF.get(entry.id.split(".")[1])
    return ToolRow(entry.game, tool, voice.text(f"tool_{tool}"), voice.text("with_your_table")) if tool else None


def printed(rule: str, voices: Mapping[str, GameVoice]) -> str:
    """The name of a rule and where it stands, for whoever asks why; nothing where there is no such entry."""
    entry = rulebook.entries().get(rule)
    if entry is None:
        return ""
    voice = voices[entry.game]
    source = voice.source(entry.source)
    if entry.status not in IN_THE_BOOK:
        source = voice.text("unsure", source=source, status=voice.status(entry.status))
    return voice.text("rule_and_source", rule=voice.said(entry.title), source=source)


def present(entry: Entry, voices: Mapping[str, GameVoice], table: Sheet[Any] | None = None) -> RuleView:
    """The page of an entry, with what a table in progress comes to where it hangs on the answer."""
    voice = voices[entry.game]
    status = voice.status(entry.status)
    chapter = chapter_of(entry, voice)
    entries = rulebook.entries()
    return RuleView(
        id=entry.id,
        icon=ICON_OF[entry.status],
        status=_capital(status),
        about=voice.text("in_game", game=voice.title((), ""), chapter=chapter.title),
        title=voice.said(entry.title),
        answer=voice.said(entry.answer),
        other=voice.said(entry.other) if entry.other else "",
        readings=_readings(entry, voice, table) if entry.ruling else None,
        text=tuple(filter(None, voice.said(entry.text).split("\n"))),
        example=voice.said(entry.example),
        source=_capital(voice.source(entry.source)),
        sure=_capital(voice.text("sure_since", status=status, date=entry.date)),
        game=entry.game,
        cards=tuple((card, voice.label(card)) for card in entry.cards),
        tool=tool_of(entry, voice),
        related=tuple(row(entries[id], voices, entry.game) for id in entry.related if id in entries),
        chapter=chapter,
    )


def leaf(game: str, chapter: str, voices: Mapping[str, GameVoice]) -> LeafView:
    """A chapter, its entries in the order of the book."""
    (found,) = (each for each in rulebook.CHAPTERS[game] if each.key == chapter)
    voice = voices[game]
    return LeafView(
        voice.title((), ""), voice.chapter(chapter), tuple(row(entry, voices, game) for entry in found.entries)
    )


def chapters(game: str, voice: GameVoice) -> tuple[ChapterRow, ...]:
    return tuple(ChapterRow(game, chapter.key, voice.chapter(chapter.key)) for chapter in rulebook.CHAPTERS[game])


def chapter_of(entry: Entry, voice: GameVoice) -> ChapterRow:
    """The chapter in which an entry stands."""
    (key,) = (chapter.key for chapter in rulebook.CHAPTERS[entry.game] if entry in chapter.entries)
    return ChapterRow(entry.game, key, voice.chapter(key))


def _readings(entry: Entry, voice: GameVoice, table: Sheet[Any] | None) -> Readings:
    """Both readings; with the totals of the table where it plays this game."""
    asked = question(entry.game, entry.ruling, voice)
    if table is None or table.game != entry.game:
        return Readings(asked.question, asked.answers)
    result = score(table)
    names = [player.name for player in table.players]
    at = voice.text("at_this_table", names=names)
    hangs = [ruling for ruling in result.rulings if ruling.id == entry.ruling]
    if not hangs:
        totals = list(zip(names, _totals(result), strict=True))
        return Readings(asked.question, asked.answers, at, voice.text("readings_agree", totals=totals))
    told = ruling_view(hangs[0], result, voice)
    answers = tuple(Answer(choice.title, choice.outcome, choice.used) for choice in told.choices)
    return Readings(asked.question, answers, at, told.matters)


def _totals(result: Result) -> Sequence[int]:
    return [player.total for player in result.players]


def _capital(told: str) -> str:
    return told[:1].upper() + told[1:]
