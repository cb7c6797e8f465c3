"""All data as one file, out and in; docs/data.md describes it line by line."""

import os
from collections.abc import Callable
from datetime import datetime
from hashlib import sha256
from itertools import chain
from pathlib import Path
from typing import NamedTuple

from records.exchange.groups import Groups
from records.exchange.lines import CARRIED, FORMAT, LONGEST_TEXT, VERSION, NotData, Progress, read_lines, unseen
from records.exchange.merge import Brought, Merge
from records.exchange.out import Out, written
from records.file import A_YEAR, File, text_of, writing
from records.people import People

__all__ = ["CARRIED", "LONGEST_TEXT", "Brought", "Contents", "Exchange", "NotData", "Written", "look"]


class Written(NamedTuple):
    """What went out, and how many rows stayed since they cannot be read."""

    tables: int
    drafts: int
    skipped: int


class Contents(NamedTuple):
    """How much a file holds, before anything of it is taken."""

    tables: int
    players: int
    drafts: int


def look(path: Path, progress: Progress = unseen) -> Contents:
    """What a file holds; raises `NotData` where it is not whole."""
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
    """The way out of the records, and the way in."""

    def __init__(self, file: File, people: People, now: Callable[[], datetime]) -> None:
        self._file, self._people, self._now = file, people, now

    def write(self, path: Path, app: str = "", progress: Progress = unseen) -> Written:
        """All data into one file: whole there, or not there; an `OSError` where there is no room."""
        part = path.with_name(f"{path.name}.part")
        try:
            out = self._write(part, app, progress)
            part.replace(path)
        except BaseException:
            part.unlink(missing_ok=True)
            raise
        return Written(out.tables, out.drafts, out.skipped)

    def _write(self, path: Path, app: str, progress: Progress) -> Out:
        head: dict[str, object] = {"format": f"{FORMAT}/{VERSION}", "written": text_of(self._now())}
        out, counted, number = Out(self._file), sha256(), 1
        with path.open("wb") as file:
            line = written(head | ({"app": app} if app else {}))
            counted.update(line)
            file.write(line)
            # everything is read as it was when reading began, whoever writes meanwhile
            self._file.execute("BEGIN")
            try:
                for kind, told in out.lines():
                    progress(out.share)
                    line, number = written({kind: told}), number + 1
                    counted.update(line)
                    file.write(line)
            finally:
                self._file.execute("ROLLBACK")
            file.write(written({"end": {"lines": number, "sha256": counted.hexdigest()}}))
            file.flush()
            os.fsync(file.fileno())
        return out

    def read(self, path: Path, progress: Progress = unseen) -> Brought:
        """All that a file holds, merged into what is here; raises `NotData`, and then nothing has changed."""
        # the way through the file is begun first: one that is not whole takes no lock
        coming = read_lines(path, progress)
        first = next(coming, None)
        with writing(self._file):
            merge = Merge(self._file, self._people, latest=text_of(self._now() + A_YEAR))
            return merge.merge(Groups(chain([first] if first else [], coming)))
