"""Rescue of a corrupt database: set it aside, restore the newest sound backup, salvage the rest."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from records.backup import (
    LOCK_TIMEOUT,
    Backup,
    backups,
    copy,
    is_sound,
    locked_folder,
    mark_rescued,
    rename_durably,
    rescued_mark,
)
from records.file import COMPANIONS, File, damaged_files, is_empty, make_private, migrate
from records.salvage import salvage
from records.trouble import Damaged, translate_errors


class Rescued(NamedTuple):
    """Outcome of a rescue: the date of the restored backup, if any, and the new name of the corrupt file."""

    day: str
    corrupt_file: str


def put_back(file: File, path: Path) -> None:
    """Write the database again where it was deleted while open: the connection can still read all of it."""
    if file.still_at_path or not is_empty(path):
        return
    with locked_folder(path, LOCK_TIMEOUT) as folder, translate_errors():
        part = folder / "held.part"
        try:
            copy(file, part)
        except Damaged:
            return
        # delete the old log: SQLite would apply it to the new file
        for end in COMPANIONS:
            Path(f"{path}{end}").unlink(missing_ok=True)
        rename_durably(part, path)


def rescue(path: Path) -> Rescued | None:
    """Set a corrupt database aside and replace it by the newest sound backup with salvaged rows.

    Returns None where the database is sound.

    May be killed at any moment: as long as the database is missing, the next start resumes the rescue.
    """
    with locked_folder(path, LOCK_TIMEOUT) as folder, translate_errors():
        # the error may have been temporary
        if not is_empty(path) and is_sound(path):
            return None
        aside = _set_aside(path, folder)
        part = folder / "rescued.part"
        make_private(part)
        backup = _restored(path, part)
        with closing(sqlite3.connect(str(part), factory=File)) as file:
            migrate(file)
            if aside:
                salvage(aside, file, folder)
        rename_durably(part, path)
        mark_rescued(path, folder)
        return Rescued(backup.day if backup else "", aside.name if aside else "")


def _set_aside(path: Path, folder: Path) -> Path | None:
    """Rename the corrupt database and its log; after an interrupted rescue, return the file renamed then."""
    files = damaged_files(path)
    if (
        is_empty(path)
        and files
        and not rescued_mark(files[-1], folder).exists()
        and not _has_other_log(path, files[-1])
    ):
        aside = files[-1]
    else:
        number = int(files[-1].stem.rpartition("-")[2]) + 1 if files else 1
        aside = path.with_stem(f"{path.stem}-damaged-{number}")
        rescued_mark(aside, folder).unlink(missing_ok=True)  # left over from a deleted file of the same name
    for end in ("", *COMPANIONS):
        if Path(f"{path}{end}").exists() and not Path(f"{aside}{end}").exists():
            Path(f"{path}{end}").rename(f"{aside}{end}")
    return aside if aside.exists() else None


def _has_other_log(path: Path, aside: Path) -> bool:
    return any(Path(f"{path}{end}").exists() and Path(f"{aside}{end}").exists() for end in COMPANIONS)


def _restored(path: Path, part: Path) -> Backup | None:
    """Copy the newest sound backup to `part`."""
    for backup in backups(path):
        if is_sound(backup.path):
            shutil.copyfile(backup.path, part)
            return backup
    return None
