"""Reads a data file line by line: checks its digest, limits and values."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from records.file import YEARS, text_of
from scoring import NotASheet, games
from scoring.source import Source

FORMAT, VERSION = "elvaland-data", 2
#: Versions that can be read: version 1 has no `starter`, `minutes` and `excluded`.
READABLE = {f"{FORMAT}/{version}" for version in (1, VERSION)}

#: Kinds of lines, with their order in the file.
KINDS = {"player": 0, "table": 1, "version": 1, "draft": 2, "tap": 2, "setting": 3}

#: Limits against corrupt or malicious files, far above real use: a table a day for three hundred years.
MOST_BYTES = 1 << 30
LONGEST_LINE = 4 << 20
MOST_PLAYERS = MOST_TABLES = 100_000
#: The first screen lists all open drafts.
MOST_DRAFTS = 200
MOST_TAPS = 1_000_000
#: Of a sheet, a result or a setting.
LONGEST_TEXT = 1_000_000
#: Of a location or a note; the app's own are shorter. Text is laid out in one piece: a hundred thousand letters take
#: minutes.
LONGEST_STORED_NOTE = 1_000

UID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
#: NUL and lone surrogates cannot be stored.
UNSTORABLE = re.compile("[\0\ud800-\udfff]")


class NotData(ValueError):
    """The file is rejected; `key` and `values` describe the reason, `line` the line."""

    def __init__(self, key: str, line: int = 0, **values: object) -> None:
        super().__init__(f"line {line}: {key} {values}")
        self.key = key
        self.line = line
        #: For an invalid line, `problem` is a `Problem` as `scoring.read` reports it.
        self.values = values


def exported_settings() -> tuple[str, ...]:
    """Names of the settings that are exported: what was chosen, and what each game remembers of its tables.

    The route and other state of the app are not exported.

    >>> exported_settings()
    ('settings', 'shield_track')
    """
    return "settings", *(memory().setting for name in games.names() if (memory := games.named(name).memory))


#: Progress callback, from 0 to 1; may raise to cancel.
Progress = Callable[[float], object]


def no_progress(_: float) -> None:
    """Progress callback that does nothing."""


def read_lines(path: Path, progress: Progress = no_progress) -> Iterator[tuple[int, Source]]:
    """Iterate over all lines between head and end, after checking the digest of the file; raises `NotData`.

    The digest is computed again while reading, since the file may change meanwhile. Callers must discard everything if
    the iteration does not complete.
    """
    try:
        with path.open("rb") as file:
            lines, digest = _count_and_digest(file)
            counted = sha256(file.readline(LONGEST_LINE))
            for number in range(2, lines + 1):
                progress(number / lines)
                line = file.readline(LONGEST_LINE)
                counted.update(line)
                yield number, parsed(line, number)
        if counted.hexdigest() != digest:
            raise NotData("data_changed")
    except OSError as error:
        raise NotData("data_unreadable", reason=error.strerror or type(error).__name__) from error


def parsed(line: bytes, number: int) -> Source:
    """Parse a line as JSON; raises `NotData`."""
    try:
        return Source.parse(line)
    except NotASheet:
        raise NotData("data_no_line", number) from None


def invalid_line(error: NotASheet, number: int) -> NotData:
    """Error for the first problem of a line."""
    return NotData("data_line", number, problem=error.problems[0])


def _count_and_digest(file: BinaryIO) -> tuple[int, str]:
    """Number of lines before the end mark, and their digest; rewinds the file."""
    if file.seek(0, 2) > MOST_BYTES:
        raise NotData("data_too_big", most=MOST_BYTES >> 20)
    file.seek(0)
    _check_head(file.readline(LONGEST_LINE + 1))
    file.seek(0)
    counted, number, before = sha256(), 0, b""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise NotData("data_line_too_long", number + 1, most=LONGEST_LINE >> 20)
        # the end mark itself is not part of the digest
        counted.update(before)
        number, before = number + 1, line
    if (end := _end(before)) is None:
        raise NotData("data_cut_off")
    if end != (number - 1, counted.hexdigest()):
        raise NotData("data_changed")
    file.seek(0)
    return number - 1, counted.hexdigest()


def _check_head(line: bytes) -> None:
    head = None
    with suppress(NotASheet):
        head = Source.parse(line).value
    format = head.get("format") if isinstance(head, dict) else None
    if not isinstance(format, str) or not re.fullmatch(rf"{FORMAT}/[1-9][0-9]{{0,8}}", format):
        raise NotData("data_other_file")
    if format not in READABLE:
        raise NotData("data_newer")


def _end(line: bytes) -> tuple[object, object] | None:
    end = None
    with suppress(NotASheet):
        end = Source.parse(line).value
    mark = end.get("end") if isinstance(end, dict) else None
    return (mark.get("lines"), mark.get("sha256")) if isinstance(mark, dict) else None


# checks of values


def uid(source: Source) -> str:
    """Check a UUID in the form that this app writes."""
    if (text := source.text()) is not None and not UID.fullmatch(text):
        source.wrong("uid_wrong", value=text)
    return text or ""


def uid_or_nobody(source: Source) -> str | None:
    return None if source.value is None else uid(source)


def checked_moment(source: Source) -> str:
    """Check a timestamp in the form that this app writes, representable in local time."""
    if (text := source.text()) is None:
        return ""
    try:
        parsed = datetime.fromisoformat(text)
        right = parsed.year in YEARS and parsed.tzinfo is not None and text_of(parsed) == text and parsed.astimezone()
    except (ValueError, OverflowError, OSError):
        right = False
    if not right:
        source.wrong("moment_wrong", value=text)
    return text


def checked_text(source: Source, most: int = LONGEST_TEXT) -> str:
    """Check a text of limited length."""
    if (text := source.text()) is None:
        return ""
    if len(text) > most:
        source.wrong("text_length", count=len(text), most=most)
    elif UNSTORABLE.search(text):
        source.wrong("text_character")
    return text
