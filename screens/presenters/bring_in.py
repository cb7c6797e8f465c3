"""What comes from elsewhere: a file, or the text of a code; and what came of it."""

from typing import NamedTuple, Protocol

from words import Voice


class BringInView(NamedTuple):
    """Everything that the screen shows; what cannot be done here is empty."""

    over: str
    title: str
    intro: str
    choose: str
    hint: str
    #: What brings in the text that stands there, or where none does, that of the clipboard.
    bring: str
    bring_copied: str
    #: What came of it the last time.
    told: str
    #: Where the records refused a file: to try it once more.
    again: str
    #: What was pasted and not brought in yet.
    pasted: str


class Brought(Protocol):
    """How much a file brought that was not here, and how much was."""

    @property
    def tables(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def drafts(self) -> int: ...
    @property
    def changed(self) -> int: ...
    @property
    def known_tables(self) -> int: ...


def present(voice: Voice, told: str, refused: bool, can_choose: bool, pasted: str) -> BringInView:
    return BringInView(
        over=voice.text("data_title"),
        title=voice.text("data_in"),
        intro=voice.text("bring_in_intro"),
        choose=voice.text("bring_in_choose") if can_choose else "",
        hint=voice.text("bring_in_hint"),
        bring=voice.text("bring_in_do"),
        bring_copied=voice.text("bring_in_copied"),
        told=told,
        again=voice.text("try_again") if refused else "",
        pasted=pasted,
    )


def brought(what: Brought, voice: Voice) -> str:
    """What came of a file of all data."""
    counts = ("data_tables", what.tables), ("data_players", what.players), ("data_drafts", what.drafts)
    told = []
    if new := [voice.text(key, count=count) for key, count in counts if count]:
        told.append(voice.text("data_brought", what=new))
    if what.changed:
        told.append(voice.text("data_changed_here", changed=what.changed))
    if what.known_tables:
        told.append(voice.text("data_known", known_tables=what.known_tables))
    if not new and not what.changed:
        told.insert(0, voice.text("data_nothing_new"))
    return " ".join(told)
