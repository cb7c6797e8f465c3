"""Storage in one SQLite file: drafts with their undo steps, finished tables with their results, players, settings.

>>> from pathlib import Path
>>> from scoring import read, score
>>> def table(*hunters):
...     return read('''{"format": "elvaland/1", "game": "nidavellir", "players": [
...         {"name": "Anne", "army": {"hunter": %d}}, {"name": "Bruno", "army": {"hunter": %d}}]}''' % hunters)
>>> records = Records(Path(":memory:"))
>>> draft = records.begin(table(0, 0), position="Anne's hunters")
>>> draft = records.tap(draft, table(3, 0))
>>> draft = records.tap(draft, table(4, 0))
>>> records.undo(draft).sheet == table(3, 0)
True
>>> records.redo(draft).sheet == table(4, 0)
True
>>> kept = records.history.keep(draft, score(draft.sheet))
>>> kept.totals, kept.winners
((16, 0), ('Anne',))
>>> records.close_draft(draft)
>>> records.drafts(), records.people.names()
((), ('Anne', 'Bruno'))
>>> records.close()
"""

from records.draft import HERE, Draft, Origin, Step
from records.lock import lock_file
from records.records import Records
from records.trouble import DRAFT_CLOSED, UNREADABLE, AlreadyOpen, Damaged, NewerFile, NotKept, Trouble

__all__ = [
    "DRAFT_CLOSED",
    "HERE",
    "UNREADABLE",
    "AlreadyOpen",
    "Damaged",
    "Draft",
    "NewerFile",
    "NotKept",
    "Origin",
    "Records",
    "Step",
    "Trouble",
    "lock_file",
]
