"""The file of all data, line by line: whole or not at all, and every line read with suspicion."""

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO

from records.file import YEARS, text_of
from scoring import NotASheet
from scoring.source import Source

FORMAT, VERSION = "elvaland-data", 1

#: What a line can hold, in the order in which the lines come.
KINDS = {"player": 0, "table": 1, "version": 1, "draft": 2, "tap": 2, "setting": 3}

#: The settings that go along; where one was in the app does not.
CARRIED = ("settings", "shield_track")

#: Beyond these a file is an accident or an attack; a table a day takes three hundred years to get there.
MOST_BYTES = 1 << 30
LONGEST_LINE = 4 << 20
MOST_PLAYERS = MOST_TABLES = 100_000
#: Nobody counts so many tables at once; the first screen has to list them.
MOST_DRAFTS = 200
MOST_TAPS = 1_000_000
#: Of a sheet, a result, what is remembered.
LONGEST_TEXT = 1_000_000
#: Of a place or a note, which are drawn as one: a hundred thousand letters would take minutes.
LONGEST_TOLD = 1_000

UID = re.compile(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")
#: Neither the end of a text nor a half of a character can be kept.
UNKEPT = re.compile("[\0\ud800-\udfff]")


class NotData(ValueError):
    """The file is refused as a whole; `key` and `values` say why, and `line` where."""

    def __init__(self, key: str, line: int = 0, **values: object) -> None:
        super().__init__(f"line {line}: {key} {values}")
        self.key = key
        self.line = line
        #: Where a line itself is wrong, `problem` is what `scoring.read` would tell of a sheet.
        self.values = values


#: Told how much is done, from 0 to 1; what it raises ends the work.
Progress = Callable[[float], object]


def unseen(_: float) -> None:
    """Nobody looks how much is done."""


def read_lines(path: Path, progress: Progress = unseen) -> Iterator[tuple[int, Source]]:
    """Every line between the first and the last, once the file is known to be whole; raises `NotData`.

    They are counted again as they are read: somebody may write to the file in between. So nothing of it is to be
    believed before its last line.
    """
    try:
        with path.open("rb") as file:
            lines, digest = _whole(file)
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
    """A line as a value; raises `NotData` where it is none."""
    try:
        return Source.parse(line)
    except NotASheet:
        raise NotData("data_no_line", number) from None


def line_wrong(error: NotASheet, number: int) -> NotData:
    """The first thing that is wrong with a line."""
    return NotData("data_line", number, problem=error.problems[0])


def _whole(file: BinaryIO) -> tuple[int, str]:
    """How many lines there are before the end mark, and their digest; the file then stands at its first line."""
    if file.seek(0, 2) > MOST_BYTES:
        raise NotData("data_too_big", most=MOST_BYTES >> 20)
    file.seek(0)
    _check_head(file.readline(LONGEST_LINE + 1))
    file.seek(0)
    counted, number, before = sha256(), 0, b""
    while line := file.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            raise NotData("data_line_too_long", number + 1, most=LONGEST_LINE >> 20)
        # the last line is not counted among those that it counts
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
    if format != f"{FORMAT}/{VERSION}":
        raise NotData("data_newer")


def _end(line: bytes) -> tuple[object, object] | None:
    end = None
    with suppress(NotASheet):
        end = Source.parse(line).value
    told = end.get("end") if isinstance(end, dict) else None
    return (told.get("lines"), told.get("sha256")) if isinstance(told, dict) else None


# what a value must be


def uid(source: Source) -> str:
    """An identity, as this app gives them."""
    if (text := source.text()) is not None and not UID.fullmatch(text):
        source.wrong("uid_wrong", value=text)
    return text or ""


def uid_or_nobody(source: Source) -> str | None:
    return None if source.value is None else uid(source)


def when(source: Source) -> str:
    """A moment, written as this app writes it, that a clock on a wall can show."""
    if (text := source.text()) is None:
        return ""
    try:
        told = datetime.fromisoformat(text)
        right = told.year in YEARS and told.tzinfo is not None and text_of(told) == text and told.astimezone()
    except (ValueError, OverflowError, OSError):
        right = False
    if not right:
        source.wrong("moment_wrong", value=text)
    return text


def words(source: Source, most: int = LONGEST_TEXT) -> str:
    """Whatever somebody wrote."""
    if (text := source.text()) is None:
        return ""
    if len(text) > most:
        source.wrong("text_length", count=len(text), most=most)
    elif UNKEPT.search(text):
        source.wrong("text_character")
    return text
