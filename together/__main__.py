"""The command line: a table that is counted in the browsers of the same network, without a phone.

`python -m together TABLE.json` serves the table of a sheet, and prints its address; `--sheet` prints it as it stands.
"""

import argparse
import json
import signal
import stat
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager, suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from records import AlreadyOpen, Damaged, Draft, NewerFile, NotKept, Records, lock_file
from records.file import MEMORY
from scoring import NotASheet, Sheet, read, write
from session.counting import CountingSession
from together import SETTING
from together.addresses import LOOPBACK, best_first, interfaces
from together.host import Host, StoredDoor, read_door
from together.server import Job
from views.counting.position import Position
from words import LANGUAGES, GameVoice, Voice, printable, system_language, terminal

#: How a file of SQLite begins, and a table of ours in it.
SQLITE, OURS = b"SQLite format 3\0", b"CREATE TABLE drafts"
#: The address that stands for all those of this computer.
EVERYWHERE = "0.0.0.0"
#: Seconds between checks whether a signal came.
POLL_INTERVAL = 0.5


class Refused(Exception):
    """A sentence that says why nothing is served."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Serve a table until SIGINT or SIGTERM; the status is 2 where it cannot be served."""
    options = _options(arguments)
    voice = Voice(options.lang)
    try:
        if options.sheet:
            with _records(options, voice) as records:
                print(write(_open_draft(records, voice).sheet))
        else:
            _serve(options, voice)
    except Refused as refused:
        print(refused, file=sys.stderr)
        return terminal.REFUSED
    return terminal.DONE


def _serve(options: argparse.Namespace, voice: Voice) -> None:
    jobs: SimpleQueue[Job | None] = SimpleQueue()
    sheet = _sheet(options.table, voice) if options.table else None
    with _records(options, voice) as records:
        if sheet:
            stored, draft = None, records.begin(sheet, Position.first(sheet).write())
        else:
            stored = read_door(records.setting(SETTING) or "")
            draft = (stored and records.draft(stored.draft)) or _open_draft(records, voice)
            stored = stored if stored and stored.draft == draft.id else None
        session = CountingSession(records, draft)
        try:
            host = _open(session, options, stored, jobs, voice)
        except Refused:
            if sheet:
                records.close_draft(draft)
            raise
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, lambda *_: jobs.put(None))
        if sys.platform != "win32":  # pragma: no branch
            signal.signal(signal.SIGPIPE, signal.SIG_IGN)  # a browser that leaves ends nothing
        names = [player.name for player in session.sheet.players]
        printed = {"url": host.url(_names(host.address)[0]), "code": host.keys.code, "seats": names}
        try:
            print(json.dumps(printed, ensure_ascii=False), flush=True)
            for job in _until_stopped(jobs):
                with suppress(NotKept):  # the guest is told
                    host.do(job)
        finally:
            host.close(forget=not options.file)


def _until_stopped(jobs: "SimpleQueue[Job | None]") -> Iterator[Job]:
    """The jobs until None. A signal that comes just before waiting begins is only noticed once it ends."""
    while True:
        with suppress(Empty):
            if (job := jobs.get(timeout=POLL_INTERVAL)) is None:
                return
            yield job


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
        if port not in range(65536):
            raise OSError("port must be 0-65535")
        address.encode("idna")
        return Host(session, game_voice, address, port, jobs.put, _names(address), stored)
    except (OSError, UnicodeError) as error:
        # Python says the address once more
        reason = (getattr(error, "strerror", None) or str(error)).partition(" (while")[0]
        raise Refused(voice.heading("cannot_listen", address=printable(f"{address}:{port}"), reason=reason)) from error


def _names(address: str) -> tuple[str, ...]:
    """The addresses at which others find this computer, the best first."""
    return (*best_first(interfaces()), LOOPBACK) if address == EVERYWHERE else (address,)


def _sheet(table: str, voice: Voice) -> Sheet[Any]:
    try:
        return read(terminal.contents(table))
    except OSError as error:
        why = terminal.unreadable(error, voice)
        raise Refused(f"{terminal.name_of(table, voice)}: {why}") from error
    except NotASheet as refusal:
        problems = (f"{terminal.name_of(table, voice)}: {voice.problem(problem)}" for problem in refusal.problems)
        raise Refused("\n".join(problems)) from refusal


def _open_draft(records: Records, voice: Voice) -> Draft:
    for draft in records.drafts(most=1):
        return draft
    raise Refused(voice.heading("no_open_table"))


@contextmanager
def _records(options: argparse.Namespace, voice: Voice) -> Iterator[Records]:
    """The records in a file, or in memory without one; with `--sheet`, beside those who have them open already."""
    path = options.file or Path(MEMORY)
    if options.file:
        _check_file(path, voice, must_exist=options.sheet or not options.table)
    try:
        with ExitStack() as stack:
            try:
                if not options.sheet:
                    stack.enter_context(closing(lock_file(path)))
                records = stack.enter_context(closing(Records(path)))
            except OSError as error:
                raise Refused(f"{printable(str(path))}: {terminal.unreadable(error, voice)}") from error
            yield records
    except AlreadyOpen as trouble:
        raise Refused(voice.text("already_open")) from trouble
    except NewerFile as trouble:
        raise Refused(voice.text("newer_file")) from trouble
    except NotKept as trouble:
        raise Refused(voice.text(f"not_kept_{trouble.why}")) from trouble
    except Damaged as trouble:
        raise Refused(f"{printable(str(path))}: {voice.text('damaged' if path.exists() else 'missing')}") from trouble


def _check_file(file: Path, voice: Voice, must_exist: bool) -> None:
    """Refuse a file that is not one of records: it would be migrated, or set aside as damaged."""
    why = ""
    try:
        if not stat.S_ISREG(file.stat().st_mode):  # `exists` and `is_file` no longer raise in Python 3.14
            why = voice.heading("file_special")
        elif not _may_be_ours(file):
            why = voice.heading("not_records")
    except FileNotFoundError:
        why = voice.heading("file_missing") if must_exist else ""
    except OSError as error:
        why = terminal.unreadable(error, voice)
    if why:
        raise Refused(f"{printable(str(file))}: {why}")


def _may_be_ours(file: Path) -> bool:
    """Whether a file is empty, or of SQLite and with our tables, which may be in its log alone."""
    content = file.read_bytes()
    log = Path(f"{file}-wal")
    tables = content + (log.read_bytes() if log.exists() else b"")
    return not content or (content.startswith(SQLITE) and (OURS in tables or b"CREATE TABLE" not in tables))


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
