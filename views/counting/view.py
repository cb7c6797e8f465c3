"""The counting screen: a page of sections, the tabs of all pages, and what comes next."""

from collections import defaultdict
from dataclasses import dataclass
from typing import Any

from scoring import Result, Sheet
from scoring.game import Memory
from views.counting.pads.offer import Offer, Pad, short
from views.counting.position import (
    BY_CATEGORY,
    ROUND,
    WON,
    Cell,
    Position,
    cards_of,
    commands_at,
    is_by_category,
    is_finished,
    issue_marks,
    next_page,
    pad_at,
    pads_of,
    page_at,
    pages_of,
    rows_of,
)
from views.result.explanation import Explanation, explain
from words import GameVoice, plain

#: Longest name on a tab, in the strip of sections, and on the gold button.
LONGEST_TAB, LONGEST_SECTION, LONGEST_NEXT = 10, 7, 14


@dataclass(frozen=True, slots=True)
class SectionView:
    """A section of the page: a category of the player, or a player of the category."""

    cell: Cell
    title: str
    #: Its name in the strip: empty for a category, which has an icon.
    name: str
    icon: str
    number: str
    pad: Pad
    #: What its numbers mean.
    hint: str
    #: Doubts about what is entered.
    marks: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Tab:
    """A tab above the page: a player, a category, or a collecte; `cell` is its first section."""

    cell: Cell
    title: str
    number: str
    icon: str
    current: bool
    done: bool
    marked: bool


@dataclass(frozen=True, slots=True)
class TableRow:
    """A row of the whole table beside the page: the names, a category and its points, or the totals."""

    icon: str
    #: For each player, what stands there, and the section that it leads to.
    texts: tuple[str, ...]
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class PageView:
    """Everything that the counting screen shows except fixed labels."""

    #: The section to begin at, or that was tapped last.
    cell: Cell
    #: Whose page it is, or of what; and how many of the cards dealt are counted.
    title: str
    cards: str
    sections: tuple[SectionView, ...]
    tabs: tuple[Tab, ...]
    table: tuple[TableRow, ...]
    #: The gold button: its label, and the command that it gives instead of turning the page.
    next: str
    next_offer: Offer | None
    #: Chips below the page that change the pages themselves.
    commands: tuple[Offer, ...]
    #: Whether the number of pages is open, so that the players say when the game is over.
    is_open_ended: bool
    can_undo: bool = False
    can_redo: bool = False

    def offer(self, cell: Cell, key: str) -> Offer:
        """The offer with this key in a section."""
        pad = next(section.pad for section in self.sections if section.cell == cell)
        return next(offer for offer in pad.offers() if offer.key == key)


def present(sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None, result: Result) -> PageView:
    by_category = is_by_category(sheet, position.order)
    marks = marks_of(sheet, position, voice, track)
    page = page_at(sheet, position)
    commands = commands_at(sheet, position, voice)
    after, ends = next_page(sheet, position), bool(commands.next) and not is_finished(sheet, position)
    next_offer = commands.next if ends and after is None else None
    further = (commands.next,) if commands.next and not ends else ()
    sections = tuple(section_view(sheet, cell, voice, track, result, by_category, marks.get(cell, ())) for cell in page)
    return PageView(
        cell=position.cell,
        title=voice.section(position.pad) if by_category else sheet.players[position.seat].name,
        cards="" if by_category else cards_text(sheet, position.seat, voice),
        sections=sections,
        tabs=tuple(
            _tab(cells, position, voice, result, by_category, any(cell in marks for cell in cells))
            for cells in pages_of(sheet, position.order)
        ),
        table=_table(sheet, position, result, by_category),
        next=_next(sheet, after, next_offer, voice, by_category),
        next_offer=next_offer,
        commands=(*further, *commands.offers),
        is_open_ended=ends,
    )


def marks_of(
    sheet: Sheet[Any], position: Position, voice: GameVoice, track: Memory | None
) -> dict[Cell, tuple[str, ...]]:
    """The doubts about each section that has any, each sentence once."""
    marks: dict[Cell, dict[str, None]] = defaultdict(dict)
    for cell, issue in issue_marks(sheet, position, track):
        marks[cell][voice.issue(issue)] = None
    return {cell: tuple(sentences) for cell, sentences in marks.items()}


def why_of(sheet: Sheet[Any], cell: Cell, voice: GameVoice, result: Result) -> Explanation:
    """Why a section has its points."""
    seat, key = cell
    title = f"{sheet.players[seat].name} · {_points_title(key, voice)}"
    return explain(result, seat, rows_of(sheet, key), title, voice)


def hand_title(result: Result, seat: int, voice: GameVoice) -> str:
    """A player and what the hand is worth."""
    player = result.players[seat]
    return f"{player.name} · {voice.text('hand_worth', points=player.total)}"


def section_view(
    sheet: Sheet[Any],
    cell: Cell,
    voice: GameVoice,
    track: Memory | None,
    result: Result,
    by_category: bool,
    marks: tuple[str, ...],
) -> SectionView:
    """A section of a page of a category, or of a player."""
    pad, name = pad_at(sheet, cell, voice, track), sheet.players[cell[0]].name
    hint = "all_rounds" if cell[1].startswith(ROUND) else "how_many" if pad.asks_number else ""
    return SectionView(
        cell,
        title=name if by_category else _points_title(cell[1], voice),
        name=short(name, LONGEST_SECTION) if by_category else "",
        icon=_icon(cell[1]),
        number=_points(sheet, cell, result),
        pad=pad,
        hint=voice.text(hint) if hint else "",
        marks=marks,
    )


def _points_title(key: str, voice: GameVoice) -> str:
    """What the points of a section are for: of a collecte too they are those of the whole pile."""
    return voice.section(WON if key.startswith(ROUND) else key)


def _points(sheet: Sheet[Any], cell: Cell, result: Result) -> str:
    rows = result.players[cell[0]].rows
    return plain(sum(rows.get(row, 0) for row in rows_of(sheet, cell[1])))


def _icon(key: str) -> str:
    return key.split()[0]


def _tab(
    cells: list[Cell],
    position: Position,
    voice: GameVoice,
    result: Result,
    by_category: bool,
    marked: bool,
) -> Tab:
    seat, key = cells[0]
    current, done = position.cell in cells, position.done.issuperset(cells)
    if by_category:
        return Tab(cells[0], voice.section(key), "", _icon(key), current, done, marked)
    player = result.players[seat]
    return Tab(cells[0], short(player.name, LONGEST_TAB), plain(player.total), "", current, done, marked)


def _table(sheet: Sheet[Any], position: Position, result: Result, by_category: bool) -> tuple[TableRow, ...]:
    pages = pages_of(sheet, BY_CATEGORY)
    hands = tuple((seat, position.pad if by_category else key) for seat, key in pages[0])
    names = tuple(short(player.name, LONGEST_SECTION) for player in sheet.players)
    totals = tuple(plain(player.total) for player in result.players)
    return (
        TableRow("", names, hands),
        *(TableRow(_icon(page[0][1]), tuple(_points(sheet, c, result) for c in page), tuple(page)) for page in pages),
        TableRow("trophy", totals, hands),
    )


def _next(sheet: Sheet[Any], cell: Cell | None, offer: Offer | None, voice: GameVoice, by_category: bool) -> str:
    if offer:
        rounds = [key for key in pads_of(sheet) if key.startswith(ROUND)]
        return voice.text(ROUND, number=len(rounds) + 1)
    if cell is None:
        return voice.text("result")
    return voice.section(cell[1]) if by_category else short(sheet.players[cell[0]].name, LONGEST_NEXT)


def cards_text(sheet: Sheet[Any], seat: int, voice: GameVoice) -> str:
    """How many of the cards that the game deals are counted."""
    cards = cards_of(sheet, seat)
    return voice.text("cards_counted", **cards._asdict()) if cards else ""
