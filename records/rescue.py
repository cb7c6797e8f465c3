"""A damaged file is set aside, and the newest sound backup takes its place, with what can still be read."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from records.backup import LONG, Backup, alone, backups, copy, is_sound, mark_rescued, rescued_mark, settle
from records.file import COMPANIONS, File, blank, damaged_files, make_private, migrate
from records.salvage import salvage
from records.trouble import Damaged, translate_errors


class Rescued(NamedTuple):
    """What became of a file: the day of its backup, where there was one, and the name under which it still lies."""

    day: str
    kept: str


def put_back(file: File, path: Path) -> None:
    """A file that was deleted while somebody had it open is still whole for them, and is written again."""
    if file.is_there or not blank(path):
        return
    with alone(path, LONG) as folder, translate_errors():
        part = folder / "held.part"
        try:
            copy(file, part)
        except Damaged:
            return
        # its log is in the copy, and would be taken for that of the new file
        for end in COMPANIONS:
            Path(f"{path}{end}").unlink(missing_ok=True)
        settle(part, path)


def rescue(path: Path) -> Rescued | None:
    """Set a damaged file aside and put the best of what there is in its place; nothing where it is sound.

    Killed at any moment, the next start goes on with it: as long as there is no file, there is one to rescue.
    """
    with alone(path, LONG) as folder, translate_errors():
        # what could not be read a moment ago may have been no fault of the file
        if not blank(path) and is_sound(path):
            return None
        aside = _set_aside(path, folder)
        part = folder / "rescued.part"
        make_private(part)
        backup = _restored(path, part)
        with closing(sqlite3.connect(str(part), factory=File)) as file:
            migrate(file)
            if aside:
                salvage(aside, file, folder)
        settle(part, path)
        mark_rescued(path, folder)
        return Rescued(backup.day if backup else "", aside.name if aside else "")


def _set_aside(path: Path, folder: Path) -> Path | None:
    """The damaged file by its new name; after a kill before the end, the one that was set aside then."""
    files = damaged_files(path)
    if blank(path) and files and not rescued_mark(files[-1], folder).exists() and not _has_other_log(path, files[-1]):
        aside = files[-1]
    else:
        number = int(files[-1].stem.rpartition("-")[2]) + 1 if files else 1
        aside = path.with_stem(f"{path.stem}-damaged-{number}")
        rescued_mark(aside, folder).unlink(missing_ok=True)  # of one by that name that somebody deleted
    for end in ("", *COMPANIONS):
        if Path(f"{path}{end}").exists() and not Path(f"{aside}{end}").exists():
            Path(f"{path}{end}").rename(f"{aside}{end}")
    return aside if aside.exists() else None


def _has_other_log(path: Path, aside: Path) -> bool:
    return any(Path(f"{path}{end}").exists() and Path(f"{aside}{end}").exists() for end in COMPANIONS)


def _restored(path: Path, part: Path) -> Backup | None:
    """A copy of the newest backup that is still sound."""
    for backup in backups(path):
        if is_sound(backup.path):
            shutil.copyfile(backup.path, part)
            return backup
    return None
