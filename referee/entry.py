"""An entry of the rulebook: what players ask, the answer in a sentence, why, and where it is printed."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

#: How sure an answer is: printed as a rule or as an example, our reading of what is not, or what another table plays.
PRINTED, EXAMPLE, READING, LICENSED = STATUSES = ("printed", "example", "reading", "licensed")

#: The box that holds a game itself.
BASE = "base"

#: When the entries of the first edition were written.
FIRST_EDITION = "2026-11-18"
#: When what was missing was added, and what was said too surely or not surely enough was mended.
SECOND_EDITION = "2026-11-20"


class Said(NamedTuple):
    """The same thing said in both languages."""

    fr: str
    en: str


class Source(NamedTuple):
    """A book, the pages where a rule stands, as far as they are known, and the box to which the rule belongs."""

    book: str
    page: int = 0
    last: int = 0
    box: str = BASE


@dataclass(frozen=True, slots=True)
class Entry:
    """One rule as a referee tells it. The id is words that never change: the game first."""

    id: str
    title: Said
    #: One sentence that settles the dispute.
    answer: Said
    #: Why, and what else there is to know; a line break begins another paragraph.
    text: Said
    #: A case with numbers or names, worked out.
    example: Said
    source: Source
    status: str = PRINTED
    #: The cards of which it speaks.
    cards: tuple[str, ...] = ()
    related: tuple[str, ...] = ()
    #: How it can be read otherwise, where the books leave it open.
    other: Said | None = None
    #: The switch of a table, where this question is one.
    ruling: str = ""
    date: str = FIRST_EDITION

    @property
    def game(self) -> str:
        return self.id.partition(".")[0]

    @property
    def box(self) -> str:
        return self.source.box


class Chapter(NamedTuple):
    """Entries that are leafed through together; the key names it in `words`."""

    key: str
    entries: Sequence[Entry]
