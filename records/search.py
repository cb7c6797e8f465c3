"""Search of the history: typed words as a SQL condition."""

import json
from collections.abc import Sequence

from models.history import Term
from records.people import IN_JSON

#: Year in local time: a game played until midnight belongs to the old year.
YEAR = "CAST(strftime('%Y', finished, 'localtime') AS INTEGER)"

HAS_GAME, HAS_MODE, HAS_BOX = "game = ?", "mode = ?", "instr(' ' || expansions || ' ', ' ' || ? || ' ')"
#: All tables of the players in one subquery: three times as fast as a lookup per table.
HAS_PLAYER = f"""tables.version IN (
    SELECT seats.version FROM players JOIN seats ON player = players.id WHERE person IN {IN_JSON})"""

#: Limit on words, below the number of parameters that SQLite takes.
MOST_WORDS = 100


def search_condition(terms: Sequence[Term]) -> tuple[str, list[object]]:
    """SQL condition that holds where every word matches, and its parameters."""
    conditions, values = "", list[object]()
    for term in terms[:MOST_WORDS]:
        any_of = ["FALSE"]
        if term.year is not None:
            any_of.append(f"{YEAR} = ?")
            values.append(term.year)
        for condition, meant in ((HAS_GAME, term.games), (HAS_MODE, term.modes), (HAS_BOX, term.boxes)):
            any_of += [condition for _ in meant]
            values += meant
        if people := list(term.people):
            any_of.append(HAS_PLAYER)
            values.append(json.dumps(people))
        # the full-text condition comes last, as it is the slowest
        if term.text:
            any_of.append("(place != '' OR note != '') AND instr(folded(CAST(place || ' ' || note AS BLOB)), ?)")
            values.append(term.text)
        conditions += f" AND ({' OR '.join(any_of)})"
    return conditions, values
