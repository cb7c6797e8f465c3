"""How the command lines meet a shell: in UTF-8, quiet when the reader leaves, and no traceback for a user."""

import signal
import sys
from collections.abc import Callable
from io import TextIOWrapper
from pathlib import Path
from typing import NoReturn

from words.quoting import printable
from words.voice import Voice

DONE, UNWRITTEN, REFUSED = 0, 1, 2

#: The name under which standard input is read.
STANDARD_INPUT = "-"


def name_of(file: str, voice: Voice) -> str:
    """What a file is called in a sentence."""
    return voice.heading("standard_input") if file == STANDARD_INPUT else printable(file)


def contents(file: str) -> bytes:
    """Whatever is in a file; nothing where the shell closed standard input, or where it was read before."""
    if file == STANDARD_INPUT:
        return (sys.stdin.buffer.read() or b"") if sys.stdin else b""
    return Path(file).read_bytes()


def unreadable(error: OSError, voice: Voice) -> str:
    """Why a file could not be read."""
    if isinstance(error, FileNotFoundError):
        return voice.heading("file_missing")
    return voice.heading("file_unreadable", reason=error.strerror)


def leave(status: int) -> NoReturn:  # pragma: no cover  a test sees it in a process of its own
    """End the program; what could not be written is not tried again."""
    sys.stdout = None
    sys.exit(status)


def run(main: Callable[[], int], voice: Callable[[], Voice]) -> int:
    """Like `main`, for a shell; the status is that of the program."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":  # pragma: no branch
        signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):  # not where the shell closed it
            stream.reconfigure(encoding="utf-8", errors="backslashreplace")
    try:
        status = main()
        if sys.stdout:
            sys.stdout.flush()
    except OSError as error:
        print(voice().heading("unwritable", reason=error.strerror), file=sys.stderr)
        return UNWRITTEN
    return status
