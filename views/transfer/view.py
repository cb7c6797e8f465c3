"""What comes from elsewhere, a file or the text of a code: whether to take it in, and what came of it."""

from typing import NamedTuple, Protocol

from scoring import Result, people
from words import GameVoice, Voice


class Asked(NamedTuple):
    """What came, whether to take it in, and how to say yes."""

    question: str
    yes: str


class Contents(Protocol):
    """How much a file of all data holds."""

    @property
    def tables(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def drafts(self) -> int: ...


class TransferView(NamedTuple):
    """Everything that the screen shows but its labels."""

    #: What came of it the last time.
    told: str
    #: What waits for an answer.
    asked: Asked | None
    #: The records refused a file, which can be tried once more.
    refused: bool
    #: The device lets somebody choose a file.
    can_choose: bool
    #: What was pasted and not brought in yet.
    pasted: str


class Brought(Contents, Protocol):
    """How much a file brought that was not here, and how much was."""

    @property
    def changed(self) -> int: ...
    @property
    def known_tables(self) -> int: ...


def ask_data(contents: Contents, voice: Voice) -> Asked:
    """Whether to take in all data of another phone."""
    what = _counted(contents, voice)
    return Asked(voice.text("ask_data", what=what) if what else voice.text("ask_settings"), voice.text("take_in"))


def ask_sheet(result: Result, deleted: bool, voice: GameVoice) -> Asked:
    """Whether to take in a table, or to bring it back."""
    sheet = result.sheet
    question = voice.text(
        "ask_deleted" if deleted else "ask_sheet",
        title=voice.title(sheet.expansions, sheet.mode),
        names=[sheet.players[seat].name for seat in people(sheet)],
        verdict=voice.verdict(result.verdict),
    )
    return Asked(question, voice.text("bring_back" if deleted else "take_in"))


def _counted(what: Contents, voice: Voice) -> list[str]:
    counts = ("data_tables", what.tables), ("data_players", what.players), ("data_drafts", what.drafts)
    return [voice.text(key, count=count) for key, count in counts if count]


def brought(what: Brought, voice: Voice) -> str:
    """What came of a file of all data."""
    told = []
    if new := _counted(what, voice):
        told.append(voice.text("data_brought", what=new))
    if what.changed:
        told.append(voice.text("data_changed_here", changed=what.changed))
    if what.known_tables:
        told.append(voice.text("data_known", known_tables=what.known_tables))
    if not new and not what.changed:
        told.insert(0, voice.text("data_nothing_new"))
    return " ".join(told)
