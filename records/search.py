"""Which finished tables somebody means: words as a condition of SQL."""

import json
from collections.abc import Iterable, Sequence
from typing import Protocol

from records.people import EACH

#: By the clock on the wall: who played until midnight looks for the old year.
YEAR = "CAST(strftime('%Y', finished, 'localtime') AS INTEGER)"

PLAYED, SO, WITH = "game = ?", "mode = ?", "instr(' ' || expansions || ' ', ' ' || ? || ' ')"
#: All their tables at once: to look for somebody at each table takes three times as long.
SAT = f"""tables.version IN (
    SELECT seats.version FROM players JOIN seats ON player = players.id WHERE person IN {EACH})"""

#: Nobody types more words; a thousand would be more than SQLite takes.
MOST_WORDS = 100


class Term(Protocol):
    """What a word means to whoever looks for a table: any of these."""

    @property
    def people(self) -> Iterable[int]: ...
    @property
    def games(self) -> Iterable[str]: ...
    @property
    def modes(self) -> Iterable[str]: ...
    @property
    def boxes(self) -> Iterable[str]: ...
    @property
    def year(self) -> int | None: ...
    @property
    def text(self) -> str: ...


def sought(terms: Sequence[Term]) -> tuple[str, list[object]]:
    """The condition under which every word means a table, and the values in it."""
    conditions, values = "", list[object]()
    for term in terms[:MOST_WORDS]:
        any_of = ["FALSE"]
        if term.year is not None:
            any_of.append(f"{YEAR} = ?")
            values.append(term.year)
        for condition, meant in ((PLAYED, term.games), (SO, term.modes), (WITH, term.boxes)):
            any_of += [condition for _ in meant]
            values += meant
        if people := list(term.people):
            any_of.append(SAT)
            values.append(json.dumps(people))
        # what takes longest is asked of a table last, where nothing else was meant
        if term.text:
            any_of.append("(place != '' OR note != '') AND instr(folded(CAST(place || ' ' || note AS BLOB)), ?)")
            values.append(term.text)
        conditions += f" AND ({' OR '.join(any_of)})"
    return conditions, values
