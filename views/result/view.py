"""The result of a table: verdict, ranking, score pad with explanations, open rulings, notes and actions."""

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from models.bests import TOTAL, BrokenRecord
from scoring import Issue, PlayerScore, Result
from scoring.result import OpenRuling
from scoring.sheet import Reading
from views.counting import position
from views.result.bars import Part, Scale
from views.result.explanation import Explanation, explain, explain_total
from views.result.reveal_view import RevealStep, reveal
from words import GameVoice, plain
from words.dates import Moment

#: Keys of the actions.
REVEAL, SHARE, CORRECT, REMATCH, DELETE = "reveal", "share", "correct", "rematch", "delete"
DONE, CORRECTED = "done", "corrected"
COUNT_ON, FINISH = "count_on", "finish"
#: Actions and their icons: always; for a table just counted, a corrected one, a finished one, an earlier version.
#: Where the pads have *Next*, no action deletes the table.
ALWAYS = ((REVEAL, "reveal"), (SHARE, "share"), (CORRECT, "edit"))
COUNTED = ((REMATCH, "rematch"), (DONE, "home"), *ALWAYS)
#: A corrected table leads back to where the correction began, not home.
COUNTED_AGAIN = ((REMATCH, "rematch"), (CORRECTED, "done"), *ALWAYS)
FINISHED = ((REMATCH, "rematch"), (DELETE, "delete"), *ALWAYS)
#: Of a table that is not finished.
SO_FAR = ((COUNT_ON, "edit"), (FINISH, "done"))
OUTDATED = ((REVEAL, "reveal"), (SHARE, "share"))

#: Most broken records to list; in the first evenings nearly every row breaks one.
MOST_BROKEN = 3
#: Most rows to name in which the first player is ahead of the second.
MOST_NAMED = 3


@dataclass(frozen=True, slots=True)
class Standing:
    """A player in the ranking: rank, name, total, and the bar of the rows it is made of."""

    rank: str
    name: str
    total: str
    won: bool
    bar: tuple[Part, ...]
    why: Explanation


@dataclass(frozen=True, slots=True)
class Cell:
    """A number of the score pad: whether it is the best of its row, and its explanation."""

    number: str
    best: bool
    why: Explanation


@dataclass(frozen=True, slots=True)
class Row:
    """A row of the score pad, or the total: its key gives icon and colour; a cell per player."""

    key: str
    title: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class Head:
    """The head of a player's column."""

    name: str
    rank: str
    won: bool


@dataclass(frozen=True, slots=True)
class Choice:
    """A reading of an open ruling, and the totals under it."""

    reading: Reading
    title: str
    outcome: str
    used: bool


@dataclass(frozen=True, slots=True)
class Ruling:
    """An open ruling that changes the totals of this table."""

    id: str
    question: str
    matters: str
    choices: tuple[Choice, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class Notes:
    """Sentences under a title with an icon: warnings, hints or broken records."""

    icon: str
    title: str
    #: Each with the section that it is about, where a tap leads.
    sentences: tuple[tuple[str, position.Cell | None], ...]


@dataclass(frozen=True, slots=True)
class Action:
    """A chip below the result."""

    key: str
    title: str
    icon: str


@dataclass(frozen=True, slots=True)
class TableDetails:
    """What is stored of a table besides its result."""

    location: str = ""
    note: str = ""
    #: Who began, and how long it took; empty and 0 if that is not known.
    starter: str = ""
    minutes: int = 0
    #: Whether it is left out of statistics and records.
    excluded: bool = False
    #: When it was played; None for a table that was just counted.
    finished: Moment | None = None
    #: The records that it broke.
    broken_records: Sequence[BrokenRecord] = ()
    #: How often it was corrected; and, for an earlier version of it, when that version was stored.
    corrections: int = 0
    outdated: Moment | None = None


@dataclass(frozen=True, slots=True)
class About:
    """The chip with location and note, and the label of the chip that opens the version before a correction."""

    text: str
    version_before: str


@dataclass(frozen=True, slots=True)
class ResultView:
    """Everything that the page of a result shows, and its reveal."""

    title: str
    #: When and where the table was played, or when this version was stored; empty for a table just counted.
    when: str
    where: str
    verdict: str
    standings: tuple[Standing, ...]
    zero: float
    ahead: str
    #: What makes the result doubtful: icons and sentences.
    warnings: tuple[tuple[str, str], ...]
    heads: tuple[Head, ...]
    rows: tuple[Row, ...]
    rulings: tuple[Ruling, ...]
    #: The records that the table broke.
    broken_records: Notes | None
    about: About | None
    notes: tuple[Notes, ...]
    actions: tuple[Action, ...]
    #: Whether it is a finished table, whose readings cannot be changed.
    is_finished: bool
    reveal: tuple[RevealStep, ...]


#: Gives the section that an issue is about, or None where there are no sections any more.
SectionOf = Callable[[Issue], position.Cell | None]


def nowhere(_: Issue) -> None:
    """No section: a finished table is not being counted."""


def present(
    result: Result,
    issues: Sequence[Issue],
    voice: GameVoice,
    is_finished: bool = False,
    details: TableDetails | None = None,
    section_of: SectionOf = nowhere,
) -> ResultView:
    """The view of a result; a table that was only scored, not stored, has no details."""
    scale = Scale.of(result.players)
    totals = [_total(result, seat, voice) for seat in range(len(result.players))]
    ranks = [voice.heading("nth", rank=rank) for rank in result.ranks]
    standings = [
        Standing(
            ranks[seat],
            player.name,
            plain(player.total),
            player.name in result.winners,
            scale.bar(player, player.rows.keys()),
            totals[seat].why,
        )
        for seat, player in _best_first(result)
    ]
    heads = [Head(player.name, ranks[seat], player.name in result.winners) for seat, player in _seats(result)]
    rows = [_row(result, row, voice) for row in result.players[0].rows]
    actions = COUNTED if not is_finished else OUTDATED if details and details.outdated else FINISHED
    if actions is COUNTED and details and details.corrections:
        actions = COUNTED_AGAIN
    return ResultView(
        title=voice.title(result.sheet.expansions, result.sheet.mode),
        when=_when(details, voice) if details else "",
        where=details.location if details and details.finished else "",
        verdict=voice.verdict(result.verdict),
        standings=tuple(standings),
        zero=scale.zero,
        ahead=_ahead(result, voice),
        warnings=tuple(_warnings(result, issues, voice)),
        heads=tuple(heads),
        rows=(*rows, Row(TOTAL, voice.heading(TOTAL), tuple(totals))),
        rulings=tuple(ruling_view(ruling, result, voice) for ruling in result.rulings),
        broken_records=_broken_records(details, voice) if details and details.broken_records else None,
        about=_about(details, voice) if details and not details.outdated else None,
        notes=tuple(_notes(issues, voice, section_of)),
        actions=_actions(actions, voice),
        is_finished=is_finished,
        reveal=reveal(result, scale, voice),
    )


def present_so_far(
    result: Result, issues: Sequence[Issue], voice: GameVoice, section_of: SectionOf, begun: Collection[int]
) -> ResultView:
    """The view of the result of an unfinished table: without a winner, and with ranks of those who have begun only."""
    without_winner = result._replace(verdict=result.verdict._replace(winners=()))
    view = present(without_winner, issues, voice, section_of=section_of)
    of_all = {seat: result.ranks[seat] for seat in begun}
    ranks = {
        seat: voice.heading("nth", rank=1 + sum(other < rank for other in of_all.values()))
        for seat, rank in of_all.items()
    }
    in_order = zip((seat for seat, _ in _best_first(result)), view.standings, strict=True)
    first = [seat for seat, _ in _best_first(result)][:2]
    return replace(
        view,
        verdict=voice.text("so_far"),
        standings=tuple(replace(standing, rank=ranks[seat]) for seat, standing in in_order if seat in ranks),
        heads=tuple(replace(head, rank=ranks.get(seat, "")) for seat, head in enumerate(view.heads)),
        ahead=view.ahead if begun and set(first) <= set(begun) else "",
        actions=_actions(SO_FAR, voice),
        reveal=(),
    )


def gains(first: PlayerScore, second: PlayerScore) -> tuple[list[tuple[str, int]], int]:
    """The rows in which one player gained most on another, and the sum of all other rows.

    >>> anne = PlayerScore("Anne", {}, {"warrior": 52, "hunter": 16, "coins": 70}, 138)
    >>> gains(anne, PlayerScore("Bruno", {}, {"warrior": 22, "hunter": 36, "coins": 62}, 120))
    ([('warrior', 30), ('coins', 8)], -20)
    """
    ahead = {row: points - second.rows[row] for row, points in first.rows.items()}
    most = sorted((row for row in ahead if ahead[row] > 0), key=ahead.__getitem__, reverse=True)[:MOST_NAMED]
    return [(row, ahead[row]) for row in most], sum(ahead.values()) - sum(ahead[row] for row in most)


def _seats(result: Result) -> list[tuple[int, PlayerScore]]:
    return list(enumerate(result.players))


def _best_first(result: Result) -> list[tuple[int, PlayerScore]]:
    return sorted(_seats(result), key=lambda seat: result.ranks[seat[0]])


def _ahead(result: Result, voice: GameVoice) -> str:
    """A sentence on how the first player got ahead of the second; empty if they are equal."""
    first, second = [player for _, player in _best_first(result)][:2]
    if first.total == second.total:
        return ""
    named, rest = gains(first, second)
    rows = [voice.text("gained_in", row=row, points=_signed(points)) for row, points in named]
    if rest:
        rows.append(voice.text("gained_elsewhere", points=_signed(rest)))
    ahead = first.total - second.total
    return voice.text("ahead_of", leader=first.name, second=second.name, ahead=ahead, rows=rows)


def broken_record_text(record: BrokenRecord, voice: GameVoice) -> str:
    """A sentence on a broken record and the one before."""
    row = voice.heading(TOTAL) if record.row == TOTAL else voice.row(record.row)
    before = record.before
    return voice.text(
        "record_fell", row=row, points=record.points, name=record.name, before=before.points, holder=before.name
    )


def _broken_records(details: TableDetails, voice: GameVoice) -> Notes:
    # the record of the total comes before those of rows
    records = sorted(details.broken_records, key=lambda record: record.row != TOTAL)
    sentences = [broken_record_text(record, voice) for record in records[:MOST_BROKEN]]
    if more := len(records) - len(sentences):
        sentences.append(voice.text("more_fell", count=more))
    title = voice.text("records_fell", count=len(records))
    return Notes("trophy", title, tuple((sentence, None) for sentence in sentences))


def _about(details: TableDetails, voice: GameVoice) -> About:
    said = (
        voice.text("excluded") if details.excluded else "",
        details.location,
        voice.text("began", name=details.starter) if details.starter else "",
        voice.text("took_minutes", minutes=details.minutes) if details.minutes else "",
        details.note,
    )
    text = " · ".join(filter(None, said))
    before = voice.text("counted_before", count=details.corrections) if details.corrections else ""
    return About(text or voice.text("about_table_empty"), before)


def _when(details: TableDetails, voice: GameVoice) -> str:
    if details.outdated:
        return voice.text("counted_then", moment=details.outdated)
    if not details.finished:
        return ""
    when = voice.text("finished", moment=details.finished)
    return f"{when} · {voice.text('excluded')}" if details.excluded else when


def _warnings(result: Result, issues: Sequence[Issue], voice: GameVoice) -> Iterator[tuple[str, str]]:
    if any(ruling.changes_winner for ruling in result.rulings):
        yield "ruling", voice.text("winner_hangs")
    if not all(issue.hint for issue in issues):
        yield "warning", voice.text("table_cannot_be")


def _row(result: Result, row: str, voice: GameVoice) -> Row:
    points = [player.rows[row] for player in result.players]
    cells = [
        Cell(
            plain(points[seat]),
            points[seat] == max(points) > min(points),
            explain(result, seat, (row,), _cell_title(player.name, voice.row(row), points[seat], voice), voice),
        )
        for seat, player in _seats(result)
    ]
    return Row(row, voice.row(row), tuple(cells))


def _total(result: Result, seat: int, voice: GameVoice) -> Cell:
    player = result.players[seat]
    title = _cell_title(player.name, voice.heading(TOTAL), player.total, voice)
    best = player.total == max(other.total for other in result.players)
    return Cell(plain(player.total), best, explain_total(result, seat, title, voice))


def _cell_title(name: str, row: str, points: int, voice: GameVoice) -> str:
    return voice.heading("points", what=f"{name} · {row}", points=points)


def ruling_view(ruling: OpenRuling, result: Result, voice: GameVoice) -> Ruling:
    """An open ruling with the totals under each reading."""
    names = [player.name for player in result.players]
    choices = []
    for reading, totals in ruling.totals.items():
        title, used = voice.reading(ruling.id, reading), reading == ruling.reading
        outcome = voice.text("reading_totals", totals=list(zip(names, totals, strict=True)))
        if ruling.changes_winner:
            outcome += " · " + voice.text("reading_wins", winners=ruling.winners[reading])
        choices.append(Choice(reading, voice.text("reading_used", reading=title) if used else title, outcome, used))
    return Ruling(
        ruling.id,
        voice.ruling(ruling.id),
        voice.text("ruling_changes_winner" if ruling.changes_winner else "ruling_changes_totals"),
        tuple(choices),
        voice.reason(ruling.id),
    )


def _notes(issues: Sequence[Issue], voice: GameVoice, section_of: SectionOf) -> list[Notes]:
    """The warnings and the hints of a table, each sentence once."""
    notes = []
    for hint, icon, title in ((False, "warning", "cannot_be"), (True, "hint", "look_again")):
        sentences = {voice.issue(issue): section_of(issue) for issue in issues if issue.hint == hint}
        if sentences:
            notes.append(Notes(icon, voice.text(title), tuple(sentences.items())))
    return notes


def _actions(actions: Iterable[tuple[str, str]], voice: GameVoice) -> tuple[Action, ...]:
    return tuple(Action(key, voice.text(f"result_{key}"), icon) for key, icon in actions)


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else plain(points)
