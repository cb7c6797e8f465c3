"""The home screen: what was begun, the last game and its players again, a new game, a question to the referee."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from models.last_game import LastGame
from models.open_table import OpenTable
from scoring import codec
from version import VERSION
from views.counting.stored_position import BY_CATEGORY, ROUND, StoredPosition
from words import GameVoice, Voice, plain
from words.screens.home import NEWS

#: Name of the stored setting that holds the version whose news were seen.
NEWS_SEEN = "news_seen"


class Progress(NamedTuple):
    """How many of how many hands, categories or collectes of a table are counted: `of` is the key of its text."""

    of: str
    done: int
    total: int


def progress(position: str, seats: int) -> Progress | None:
    """How far a table is counted, from the stored position of its draft; None if it cannot be read.

    >>> progress('{"at": [0, "coins"], "done": [[0, "warrior"], [0, "coins"], [1, "coins"]], "of": 4}', 2)
    Progress(of='hands_counted', done=1, total=2)
    >>> progress('{"at": [0, "coins"], "done": [[0, "coins"], [1, "coins"]], "of": 4, "order": "by_category"}', 2)
    Progress(of='categories_counted', done=1, total=2)
    >>> progress("", 2)
    """
    stored = codec.read_fields(StoredPosition, position)  # an imported draft may hold anything
    if not stored.keys() >= {"at", "done", "of"} or stored["of"] < seats:
        return None
    (_, pad), done, keys = stored["at"], stored["done"], stored["of"] // seats
    by_seat, by_key = Counter(seat for seat, _ in done), Counter(key for _, key in done)
    if pad.startswith(ROUND):
        return Progress("rounds_counted", _full(by_key, seats, keys), keys)
    if stored.get("order") == BY_CATEGORY:
        return Progress("categories_counted", _full(by_key, seats, keys), keys)
    return Progress("hands_counted", _full(by_seat, keys, seats), seats)


def _full(counted: Counter[Any], sections: int, pages: int) -> int:
    """How many of so many pages have all their sections counted."""
    return min(pages, sum(count == sections for count in counted.values()))


class TableChip(NamedTuple):
    """A table as a chip: where its counting stands, else its game; `share` of it is counted, None if unknown."""

    id: int
    title: str
    notes: tuple[str, ...]
    share: float | None = None


class Standing(NamedTuple):
    """A player of the last game; `share` is the total as a part of the highest one, from 0 to 1."""

    name: str
    total: str
    share: float
    won: bool


class LastChip(NamedTuple):
    """The last game: who won and by how much, its game and day, its players, the best first."""

    id: int
    title: str
    note: str
    standings: tuple[Standing, ...]


class HomeView(NamedTuple):
    """Everything that the home screen shows except fixed labels; parts that are left out are empty."""

    drafts: tuple[TableChip, ...]
    last: LastChip | None
    #: The label of the chip that shows more open tables.
    more: str
    #: No game is in progress or finished.
    first_time: bool
    #: Whether a table was just put away, which can be undone.
    put_away: bool
    #: What is new in this version.
    news: str


def present(
    drafts: Sequence[OpenTable],
    last: LastGame | None,
    voice: Voice,
    put_away: bool = False,
    more: int = 0,
    news_seen: str | None = VERSION,
) -> HomeView:
    """The home screen; `drafts` come newest first, and `more` counts the open tables beyond them.

    What is new is told until it was seen, and never where all is new.
    """
    first_time = not drafts and last is None
    return HomeView(
        drafts=tuple(_draft(table, voice) for table in drafts),
        last=last and _last(last, voice),
        more=voice.text("more_open", count=more) if more else "",
        first_time=first_time,
        put_away=put_away,
        news="" if first_time or news_seen == VERSION else voice.said(NEWS[VERSION]),
    )


def _draft(table: OpenTable, voice: Voice) -> TableChip:
    far = progress(table.position, len(table.names))
    game = GameVoice(voice.language, table.game)
    title = game.title(table.expansions, table.mode)
    if table.corrects:
        title = voice.text("correction", table=title)
    players = voice.text("who_plays", names=[table.names[seat] for seat in table.people])
    if far is None:
        return TableChip(table.id, title, tuple(filter(None, (players,))))
    where = "" if table.corrects else _where(table, far, game)
    notes = voice.text(far.of, done=far.done, total=far.total), title if where else "", players
    return TableChip(table.id, where or title, tuple(filter(None, notes)), far.done / far.total)


def _where(table: OpenTable, far: Progress, voice: GameVoice) -> str:
    """Where the counting stands: a section of a player, or a page of all of them; "" if the game has none such."""
    stored = codec.read_fields(StoredPosition, table.position)
    if stored.get("at_result"):
        return voice.text("at_result")
    seat, pad = stored["at"]
    section = voice.section(pad)
    if section and far.of == "hands_counted":
        name = table.names[seat] if seat in range(len(table.names)) else ""
        return name and voice.text("stands_at", name=name, section=section.lower())
    return section


def _last(last: LastGame, voice: Voice) -> LastChip:
    game = GameVoice(voice.language, last.game).title(last.expansions, last.mode)
    ranked = sorted(zip(last.ranks, last.names, last.totals, strict=True), key=lambda player: player[0])
    most = max(1, *last.totals)
    standings = tuple(
        Standing(name, plain(total), max(0, total) / most, name in last.winners) for _, name, total in ranked
    )
    return LastChip(last.id, _won(last, voice), voice.text("last_played", game=game, moment=last.finished), standings)


def _won(last: LastGame, voice: Voice) -> str:
    """Who won the last game, and by how much: by nothing where a tie was broken."""
    match last.winners:
        case []:
            return voice.text("won_by_nobody")
        case [winner]:
            best = last.totals[last.names.index(winner)]
            others = (total for name, total in zip(last.names, last.totals, strict=True) if name != winner)
            margin = best - max(others, default=best)
            key = "last_won_by" if margin > 0 else "last_won"
            return voice.text(key, names=last.winners, margin=margin)
        case _:
            return voice.text("last_shared", names=last.winners)
