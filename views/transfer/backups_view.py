"""The backups, the newest first, and what each of them holds."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from words import Voice
from words.dates import Moment


class Kept(NamedTuple):
    """A backup; `counts` says how many finished and open tables it holds, where that can be read."""

    backup: Any
    made: Moment
    counts: tuple[int, int] | None


class BackupRow(NamedTuple):
    """A backup as a row, to be put back by a tap."""

    backup: Any
    title: str
    note: str


class BackupsView(NamedTuple):
    """Everything that the screen shows but its title."""

    intro: str
    rows: tuple[BackupRow, ...]


def present(kept: Sequence[Kept], voice: Voice) -> BackupsView:
    return BackupsView(
        intro=voice.text("backups_intro" if kept else "backups_none"),
        rows=tuple(BackupRow(each.backup, moment(each.made, voice), _holds(each, voice)) for each in kept),
    )


def moment(made: Moment, voice: Voice) -> str:
    return voice.text("backup_made", moment=made)


def _holds(kept: Kept, voice: Voice) -> str:
    if kept.counts is None:
        return voice.text("backup_damaged")
    tables, drafts = kept.counts
    return voice.text("backup_holds", tables=tables, drafts=drafts)
