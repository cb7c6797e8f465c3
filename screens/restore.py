"""Where one was when the app was closed or killed: kept at each step, and found again at the next start."""

from typing import TYPE_CHECKING, Protocol

from records import Records
from screens.navigation import (
    About,
    AtTable,
    Backups,
    Before,
    Bests,
    BringIn,
    Finished,
    Navigation,
    NewTable,
    Players,
    Route,
    Somebody,
    Start,
    TablesOf,
)

if TYPE_CHECKING:
    from screens.counting.controller import CountingController
    from screens.rulebook.controller import RulebookController

#: What the records remember: the way, and the game that was asked about since the last table began.
HERE, ASKED_ABOUT = "here", "asked_about"


#: So much of what somebody typed is kept: no line takes more.
LONGEST = 200


class Frame(Protocol):
    """What stands around: the records, the way, and who leads along it."""

    records: Records
    way: Navigation

    @property
    def counting(self) -> "CountingController": ...
    @property
    def rulebook(self) -> "RulebookController": ...


def find_way(frame: Frame) -> None:
    """To where one was. Whoever sat at a table sits there again, wherever that is."""
    frame.way = Navigation.read(frame.records.setting(HERE) or "")
    if frame.way.draft is not None and (draft := frame.records.draft(frame.way.draft)):
        frame.counting.sit_down(draft)
    frame.way.cut(lambda route: leads(route, frame))


def keep_way(frame: Frame) -> None:
    """Wherever somebody goes; what lay there once may be gone."""
    frame.way.cut(lambda route: leads(route, frame))
    frame.records.note(HERE, frame.way.write())


def forget_way(records: Records) -> None:
    """It leads nowhere any more; the next one begins at home."""
    records.remember(HERE, "")


def leads(route: Route, frame: Frame) -> bool:
    """Whether a route still leads somewhere: a table may be deleted, and a page be that of another version."""
    match route:
        case Start() | NewTable() | BringIn() | Backups() | Players() | Bests():
            return True
        case AtTable(draft):
            return frame.counting.session is not None and frame.counting.session.draft.id == draft
        case Finished(table) | About(table):
            return frame.records.history.table(table) is not None
        case Somebody(person) | TablesOf(person):
            return frame.records.people.whose(person) is not None
        case Before(version):
            return frame.records.history.version(version) is not None
        case page:
            return frame.rulebook.has(page)


def typed_again(text: str) -> str:
    """What was typed when the app was closed, as a line can show it.

    >>> typed_again("odin\\nthor")
    'odinthor'
    """
    return "".join(sign for sign in text[:LONGEST] if sign.isprintable())
