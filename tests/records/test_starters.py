"""Who begins a game: kept with its table, whatever the player is called later."""

from contextlib import closing
from pathlib import Path
from typing import Any

from records import Draft, Records
from scoring import Sheet, score
from scoring.keeping import seated
from testing.corrupt_files import overwrite
from testing.nidavellir_tables import player, table

TABLE = table(player("Anne"), player("Bruno"), player("Chloé"))


def begin(records: Records, starter: str = "Bruno", sheet: Sheet[Any] = TABLE) -> Draft:
    return records.set_starter(records.begin(sheet, ""), starter)


def keep(records: Records, draft: Draft) -> str:
    """Finish a table; the name of who began."""
    kept = records.history.keep(draft, score(draft.sheet))
    return dict(zip(kept.people, kept.names, strict=True)).get(kept.starter or 0, "")


def test_it_is_kept_from_the_draft_to_the_table(records: Records) -> None:
    draft = begin(records)
    assert records.drafts() == (draft,)
    assert draft.starter == "Bruno"
    assert keep(records, draft) == "Bruno"


def test_of_most_tables_it_is_not_known(records: Records) -> None:
    assert keep(records, records.begin(TABLE, "")) == ""


def test_it_is_changed_with_the_table_until_nobody_is_left_who_began(records: Records) -> None:
    draft = begin(records)
    assert keep(records, draft) == "Bruno"
    assert keep(records, records.set_starter(draft, "Anne")) == "Anne"
    assert keep(records, records.set_starter(draft, "Zoé")) == ""


def test_a_renamed_player_has_begun_all_the_same(records: Records) -> None:
    finished, counted = begin(records), begin(records)
    keep(records, finished)
    records.people.rename(records.people.player("Bruno"), "Bernard")
    (table,) = records.history.tables()
    assert table.names[table.people.index(table.starter)] == "Bernard"
    again = records.draft(counted.id)
    assert again
    assert again.starter == "Bernard"


def test_and_so_has_one_who_was_merged_with_another(records: Records) -> None:
    keep(records, begin(records))
    zoe = records.people.player("Zoé")
    records.people.merge(records.people.player("Bruno"), zoe)
    (table,) = records.history.tables()
    assert table.starter == zoe


def test_a_correction_leaves_who_began(records: Records) -> None:
    draft = begin(records)
    keep(records, draft)
    (table,) = records.history.tables()
    correction = records.correct(table.id, seated(TABLE, {"Anne": "Éva"}), "")
    assert keep(records, correction) == "Bruno"


def test_it_is_rescued_from_a_damaged_file(path: Path) -> None:
    with closing(Records(path)) as records:
        keep(records, begin(records))
        begin(records, "Chloé")
    overwrite(path, "points")
    with closing(Records(path)) as records:
        assert records.repair()
        assert {draft.starter for draft in records.drafts()} == {"Bruno", "Chloé"}
        (table,) = records.history.tables()
        assert table.names[table.people.index(table.starter)] == "Bruno"
