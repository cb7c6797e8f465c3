"""The list of backups, the newest first."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from words import Voice
from words.dates import Moment


class CountedBackup(NamedTuple):
    """A backup; `counts` are its finished and open tables, None if it cannot be read."""

    backup: Any
    made: Moment
    counts: tuple[int, int] | None


class BackupRow(NamedTuple):
    """A row that restores a backup."""

    backup: Any
    title: str
    note: str


class BackupsView(NamedTuple):
    """Everything that the list shows except its title."""

    intro: str
    rows: tuple[BackupRow, ...]


def present(backups: Sequence[CountedBackup], voice: Voice) -> BackupsView:
    return BackupsView(
        intro=voice.text("backups_intro" if backups else "backups_none"),
        rows=tuple(
            BackupRow(backup.backup, moment(backup.made, voice), _contents(backup, voice)) for backup in backups
        ),
    )


def moment(made: Moment, voice: Voice) -> str:
    return voice.text("backup_made", moment=made)


def _contents(backup: CountedBackup, voice: Voice) -> str:
    if backup.counts is None:
        return voice.text("backup_damaged")
    tables, drafts = backup.counts
    return voice.text("backup_holds", tables=tables, drafts=drafts)
