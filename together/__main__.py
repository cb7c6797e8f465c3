"""The command line: a table that is counted in the browsers of the same network, without a phone.

`python -m together TABLE.json` serves the table of a sheet, and prints its address; `--sheet` prints it as it stands.
"""

import argparse
import json
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from records import AlreadyOpen, Draft, NotKept, Records, Trouble, lock_file
from records.file import MEMORY
from scoring import NotASheet, Sheet, read, write
from session.counting import CountingSession
from together import SETTING
from together.addresses import LOOPBACK
from together.host import Host, StoredDoor, read_door
from together.server import Job
from views.counting.position import Position
from words import LANGUAGES, GameVoice, Voice, printable, system_language, terminal

#: How a file of SQLite begins.
SQLITE = b"SQLite format 3\0"


class Refused(Exception):
    """A sentence that says why nothing is served."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve a table until SIGINT or SIGTERM; the status is 2 where it cannot be served."""
    options = _options(arguments)
    voice = Voice(options.lang)
    try:
        if options.sheet:
            with _records(options.file, voice, shared=True) as records:
                print(write(_open_draft(records, voice).sheet))
        else:
            _serve(options, voice)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return terminal.REFUSED
    return terminal.DONE


def _serve(options: argparse.Namespace, voice: Voice) -> None:
    jobs: SimpleQueue[Job | None] = SimpleQueue()
    with _records(options.file, voice) as records:
        if options.table:
            stored, draft = None, _begin(records, _sheet(options.table, voice))
        else:
            stored = read_door(records.setting(SETTING) or "")
            draft = (stored and records.draft(stored.draft)) or _open_draft(records, voice)
            stored = stored if stored and stored.draft == draft.id else None
        session = CountingSession(records, draft)
        host = _open(session, options, stored, jobs, voice)
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: jobs.put(None))
        names = [player.name for player in session.sheet.players]
        told = {"url": host.url(host.address), "code": host.keys.code, "seats": names}
        print(json.dumps(told, ensure_ascii=False), flush=True)
        try:
            while job := jobs.get():
                with suppress(NotKept):  # the guest is told
                    host.do(job)
        finally:
            host.close(forget=False)


def _open(
    session: CountingSession,
    options: argparse.Namespace,
    stored: StoredDoor | None,
    jobs: "SimpleQueue[Job | None]",
    voice: Voice,
) -> Host:
    address = options.address or (stored.address if stored else LOOPBACK)
    port = options.port if options.port is not None else stored.port if stored else 0
    game_voice = GameVoice(voice.language, session.sheet.game)
    try:
        return Host(session, game_voice, address, port, jobs.put, stored=stored)
    except (OSError, OverflowError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise Refused(voice.heading("cannot_listen", address=printable(f"{address}:{port}"), reason=reason)) from error


def _sheet(table: str, voice: Voice) -> Sheet[Any]:
    try:
        return read(terminal.contents(table))
    except OSError as error:
        why = terminal.unreadable(error, voice)
        raise Refused(f"{terminal.name_of(table, voice)}: {why}") from error
    except NotASheet as refusal:
        problems = (f"{terminal.name_of(table, voice)}: {voice.problem(problem)}" for problem in refusal.problems)
        raise Refused("\n".join(problems)) from refusal


def _begin(records: Records, sheet: Sheet[Any]) -> Draft:
    return records.begin(sheet, Position.first(sheet).write())


def _open_draft(records: Records, voice: Voice) -> Draft:
    for draft in records.drafts(most=1):
        return draft
    raise Refused(voice.heading("no_open_table"))


@contextmanager
def _records(file: Path | None, voice: Voice, shared: bool = False) -> Iterator[Records]:
    """The records in a file, or in memory without one; `shared` with who has them open already."""
    path = file or Path(MEMORY)
    if file and not _may_be_ours(file):
        raise Refused(f"{printable(str(file))}: {voice.heading('not_records')}")
    if shared and not path.exists():
        raise Refused(f"{printable(str(file))}: {voice.heading('file_missing')}")
    try:
        with ExitStack() as stack:
            if not shared:
                stack.enter_context(closing(lock_file(path)))
            yield stack.enter_context(closing(Records(path)))
    except AlreadyOpen as trouble:
        raise Refused(voice.text("already_open")) from trouble
    except NotKept as trouble:
        raise Refused(voice.text(f"not_kept_{trouble.why}")) from trouble
    except (Trouble, OSError) as trouble:
        raise Refused(f"{printable(str(file))}: {voice.heading('not_records')}") from trouble


def _may_be_ours(file: Path) -> bool:
    """Whether a file can be one of records: it is SQLite's, empty or new. Any other would be set aside as damaged."""
    try:
        with file.open("rb") as opened:
            return opened.read(len(SQLITE)) in (SQLITE, b"")
    except FileNotFoundError:
        return True
    except OSError:
        return False


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m together", description=__doc__)
    parser.add_argument(
        "table", nargs="?", metavar="TABLE.json", help="a sheet whose table is counted; - is standard input"
    )
    parser.add_argument("--file", type=Path, metavar="DATA.db", help="where every tap is stored; in memory without it")
    parser.add_argument("--sheet", action="store_true", help="print the open table of the file as a sheet, and end")
    parser.add_argument("--address", help=f"the address to listen at, {LOOPBACK} unless told")
    parser.add_argument("--port", type=int, help="the port to listen at, any free one unless told")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language())
    options = parser.parse_args(arguments)
    if options.sheet and not options.file:
        parser.error("--sheet needs --file")
    if not options.table and not options.file:
        parser.error("TABLE.json or --file is needed")
    return options


if __name__ == "__main__":  # pragma: no cover  a test sees it in a process of its own
    terminal.leave(terminal.run(main, lambda: Voice(system_language())))
