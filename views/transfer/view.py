"""Import of a file or of the text of a code: the question before it, and the outcome."""

from typing import NamedTuple

from models.transfer import Brought, Contents
from scoring import Result, people
from words import GameVoice, Voice


class SeatChoice(NamedTuple):
    """A seat at which a hand can be laid: its player, and what that would mean."""

    seat: int
    name: str
    note: str


class Question(NamedTuple):
    """The question before an import, and the label of the chip that confirms it; for a hand, what it is about."""

    question: str
    yes: str
    #: Whose hand it is; its rows: points and name.
    title: str = ""
    rows: tuple[tuple[str, str], ...] = ()
    #: What a hand replaces, or how many cards it has.
    note: str = ""
    #: The seat at which a hand is laid, or those to choose from.
    seat: int = 0
    seats: tuple[SeatChoice, ...] = ()


class TransferView(NamedTuple):
    """Everything that the page of import shows except fixed labels."""

    #: The outcome of the last import.
    outcome: str
    #: The question that waits for an answer.
    question: Question | None
    #: Whether an import failed that can be tried again.
    can_retry: bool
    #: Whether the device can choose a file.
    can_choose: bool
    #: Text that was pasted and not imported yet.
    pasted: str


def data_question(contents: Contents, voice: Voice) -> Question:
    """The question before the import of a data file."""
    counts = _counts(contents, voice)
    return Question(
        voice.text("ask_data", what=counts) if counts else voice.text("ask_settings"), voice.text("take_in")
    )


def sheet_question(result: Result, deleted: bool, voice: GameVoice) -> Question:
    """The question before the import of a table, or before a deleted one is restored."""
    sheet = result.sheet
    question = voice.text(
        "ask_deleted" if deleted else "ask_sheet",
        title=voice.title(sheet.expansions, sheet.mode),
        names=[sheet.players[seat].name for seat in people(sheet)],
        verdict=voice.verdict(result.verdict),
    )
    return Question(question, voice.text("bring_back" if deleted else "take_in"))


def _counts(contents: Contents | Brought, voice: Voice) -> list[str]:
    counts = ("data_tables", contents.tables), ("data_players", contents.players), ("data_drafts", contents.drafts)
    return [voice.text(key, count=count) for key, count in counts if count]


def import_outcome(brought: Brought, voice: Voice) -> str:
    """The outcome of the import of a data file, in sentences."""
    sentences = []
    if new := _counts(brought, voice):
        sentences.append(voice.text("data_brought", what=new))
    if brought.changed:
        sentences.append(voice.text("data_changed_here", changed=brought.changed))
    if brought.known_tables:
        sentences.append(voice.text("data_known", known_tables=brought.known_tables))
    if not new and not brought.changed:
        sentences.insert(0, voice.text("data_nothing_new"))
    return " ".join(sentences)
