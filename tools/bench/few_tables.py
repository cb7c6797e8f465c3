"""A typical records file: some evenings, a corrected table, and an open table of each game.

`python -m tools.bench.few_tables FILE` creates it, with a description of it and of the rulebook beside it.
"""

import json
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from records import Records
from referee.rulebook import CHAPTERS
from scoring import score
from testing.tables import NAINS, VEDRFOLNIR, sheet, table
from tools.ten_thousand import fill
from version import VERSION
from views.counting.position import BY_PLAYER, Position, cells_of, pads_of
from views.home.view import NEWS_SEEN
from views.rulebook.search_view import TOOLS

EVENINGS = 60


def few_tables(file: Path) -> None:
    begun = (table("both-016"), sheet(NAINS), sheet(VEDRFOLNIR))
    with closing(Records(file)) as records:
        records.remember(NEWS_SEEN, VERSION)
        fill(records, EVENINGS)
        history = records.history
        newest, *_ = history.tables(most=1)
        told = history.result(newest.version).sheet
        place = replace(Position.first(told), done=frozenset(cells_of(told, BY_PLAYER)))
        correction = records.correct(newest.id, told, place.write())
        corrected = history.keep(correction, score(told))
        records.close_draft(correction)
        known = {
            "drafts": {each.game: records.begin(each, "").id for each in begun},
            "pads": {each.game: pads_of(each) for each in begun},
            "finished": {kept.game: kept.id for kept in history.tables()},
            "corrected": newest.id,
            "before": newest.version,
            "person": corrected.people[0],
            "rulebook": {game: longest(game) for game in CHAPTERS},
            "tools": TOOLS,
        }
    file.with_suffix(".json").write_text(json.dumps(known), "utf-8")


def longest(game: str) -> tuple[str, str]:
    """The longest chapter of a game, and the longest rule of all."""
    chapters = {chapter.key: {entry.id: len(entry.text.en) for entry in chapter.entries} for chapter in CHAPTERS[game]}
    rules = {rule: length for chapter in chapters.values() for rule, length in chapter.items()}
    return max(chapters, key=lambda key: sum(chapters[key].values())), max(rules, key=lambda rule: rules[rule])


if __name__ == "__main__":
    few_tables(Path(sys.argv[1]))
