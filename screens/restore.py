"""Stores the navigation at every step, and restores it after a restart or a kill."""

from typing import TYPE_CHECKING

from records import Records
from screens.navigation import (
    AtTable,
    Backups,
    EarlierVersion,
    EditTable,
    Finished,
    GroupRecords,
    Navigation,
    NewTable,
    Notes,
    Player,
    Players,
    Route,
    Start,
    TablesOf,
    Transfer,
)

if TYPE_CHECKING:
    from screens.context import Context

#: Names of stored settings: the navigation, and the game chosen in the rulebook since the last table began.
HERE, ASKED_ABOUT = "here", "asked_about"

#: Longest text of a single-line input: a long pasted text would be searched and drawn at every key.
MAX_LENGTH = 200


def restore_navigation(context: "Context") -> None:
    """Restore the navigation, and the draft that was open."""
    context.pages.navigation = Navigation.read(context.records.setting(HERE) or "")
    if context.pages.navigation.draft is not None and (draft := context.records.draft(context.pages.navigation.draft)):
        context.counting.load_draft(draft)
    context.pages.navigation.prune(lambda route: is_valid(route, context))


def save_navigation(context: "Context") -> None:
    """Store the navigation, without routes that are no longer valid."""
    context.pages.navigation.prune(lambda route: is_valid(route, context))
    context.records.try_remember(HERE, context.pages.navigation.write())


def forget_navigation(records: Records) -> None:
    """Discard the stored navigation: the next start begins at home."""
    records.remember(HERE, "")


def is_valid(route: Route, context: "Context") -> bool:
    """Whether the target of a route still exists: tables get deleted, and pages change between versions."""
    match route:
        case Start() | NewTable() | Transfer() | Backups() | Players() | GroupRecords():
            return True
        case AtTable(draft) | EditTable(draft):
            return context.counting.session is not None and context.counting.session.draft.id == draft
        case Finished(table) | Notes(table):
            return context.records.history.table(table) is not None
        case Player(person) | TablesOf(person):
            return context.records.people.person_of(person) is not None
        case EarlierVersion(version):
            return context.records.history.version(version) is not None
        case page:
            return context.rulebook.has(page)


def restored_text(text: str) -> str:
    """A stored text as a single-line input can show it.

    >>> restored_text("odin\\nthor")
    'odinthor'
    """
    return "".join(character for character in text[:MAX_LENGTH] if character.isprintable())
