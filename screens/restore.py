"""Where one was when the app was closed or killed: kept at each step, and found again at the next start."""

from typing import TYPE_CHECKING

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
    from screens.context import Context

#: What the records remember: the way, and the game that was asked about since the last table began.
HERE, ASKED_ABOUT = "here", "asked_about"


#: So much of what somebody typed is kept: no line takes more.
MAX_LENGTH = 200


def restore_navigation(context: "Context") -> None:
    """To where one was. Whoever sat at a table sits there again, wherever that is."""
    context.pages.navigation = Navigation.read(context.records.setting(HERE) or "")
    if context.pages.navigation.draft is not None and (draft := context.records.draft(context.pages.navigation.draft)):
        context.counting.take_up(draft)
    context.pages.navigation.prune(lambda route: is_valid(route, context))


def save_navigation(context: "Context") -> None:
    """Wherever somebody goes; what lay there once may be gone."""
    context.pages.navigation.prune(lambda route: is_valid(route, context))
    context.records.note(HERE, context.pages.navigation.write())


def forget_navigation(records: Records) -> None:
    """It leads nowhere any more; the next one begins at home."""
    records.remember(HERE, "")


def is_valid(route: Route, context: "Context") -> bool:
    """Whether a route still leads somewhere: a table may be deleted, and a page be that of another version."""
    match route:
        case Start() | NewTable() | BringIn() | Backups() | Players() | Bests():
            return True
        case AtTable(draft):
            return context.counting.session is not None and context.counting.session.draft.id == draft
        case Finished(table) | About(table):
            return context.records.history.table(table) is not None
        case Somebody(person) | TablesOf(person):
            return context.records.people.whose(person) is not None
        case Before(version):
            return context.records.history.version(version) is not None
        case page:
            return context.rulebook.has(page)


def restored_text(text: str) -> str:
    """What was typed when the app was closed, as a line can show it.

    >>> restored_text("odin\\nthor")
    'odinthor'
    """
    return "".join(sign for sign in text[:MAX_LENGTH] if sign.isprintable())
