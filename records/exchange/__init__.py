"""Export and import of all data as one file; docs/data.md describes the format."""

import os
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from models.transfer import Brought, Contents
from records.exchange.export import Export, written
from records.exchange.groups import Groups
from records.exchange.lines import (
    FORMAT,
    LONGEST_TEXT,
    VERSION,
    NotData,
    Progress,
    exported_settings,
    no_progress,
    read_lines,
)
from records.exchange.merge import Merge
from records.file import MAX_CLOCK_ERROR, File, text_of, writing
from records.people import People

__all__ = ["LONGEST_TEXT", "Exchange", "NotData", "Written", "exported_settings", "inspect_file"]


class Written(NamedTuple):
    """Outcome of an export: numbers of tables and drafts, and of corrupt rows left out."""

    tables: int
    drafts: int
    skipped: int


def inspect_file(path: Path, progress: Progress = no_progress) -> Contents:
    """Check a data file and count what it holds; raises `NotData` where it is incomplete or changed."""
    tables = players = drafts = 0
    for _, source in read_lines(path, progress):
        match source.value:
            case {"table": _}:
                tables += 1
            case {"player": {"uid": uid, "person": person}} if uid == person:
                players += 1
            case {"draft": _}:
                drafts += 1
    return Contents(tables, players, drafts)


class Exchange:
    """Export to and import from a data file."""

    def __init__(self, file: File, people: People, now: Callable[[], datetime]) -> None:
        self._file, self._people, self._now = file, people, now

    def write(self, path: Path, app: str = "", progress: Progress = no_progress) -> Written:
        """Export everything to a file, atomically; raises `OSError` where there is no space."""
        part = path.with_name(f"{path.name}.part")
        try:
            export = self._write(part, app, progress)
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        return Written(export.tables, export.drafts, export.skipped)

    def _write(self, path: Path, app: str, progress: Progress) -> Export:
        head: dict[str, object] = {"format": f"{FORMAT}/{VERSION}", "written": text_of(self._now())}
        export, counted, number = Export(self._file), sha256(), 1
        with path.open("wb") as file:
            line = written(head | ({"app": app} if app else {}))
            counted.update(line)
            file.write(line)
            # a read transaction, so that the export is a consistent snapshot
            self._file.execute("BEGIN")
            try:
                for kind, value in export.lines():
                    progress(export.share)
                    line, number = written({kind: value}), number + 1
                    counted.update(line)
                    file.write(line)
            finally:
                self._file.execute("ROLLBACK")
            file.write(written({"end": {"lines": number, "sha256": counted.hexdigest()}}))
            file.flush()
            os.fsync(file.fileno())
        return export

    def read(self, path: Path, progress: Progress = no_progress) -> Brought:
        """Import a data file in one transaction; raises `NotData`, and then nothing has changed."""
        # start reading before the transaction, so that an invalid file takes no lock
        coming = read_lines(path, progress)
        first = next(coming, None)
        with writing(self._file):
            merge = Merge(self._file, self._people, latest=text_of(self._now() + MAX_CLOCK_ERROR))
            return merge.merge(Groups(chain([first] if first else [], coming)))
