"""A table open to other phones: the server with its table in a thread, raw connections, and pages that count."""

import json
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from records import NotKept, Records
from records.file import MEMORY
from scoring import Sheet
from session.counting import CountingSession
from testing.counting import empty_sheet
from testing.reference import REFERENCE
from together.addresses import LOOPBACK
from together.host import Host, StoredDoor
from together.server import Job
from views.counting.position import Position
from words import GameVoice

T = TypeVar("T")
#: Seconds until a test gives up.
TIMEOUT = 10.0


class Answer(NamedTuple):
    """The answer to a request; status 0 where the server only closed the connection."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def told(self) -> Any:
        return json.loads(self.body)


class Connection:
    """A connection to a server, from which anything can be sent."""

    def __init__(self, port: int, source: str = LOOPBACK) -> None:
        self.port = port
        self.sock = socket.socket()
        self.sock.settimeout(TIMEOUT)
        self.sock.bind((source, 0))
        self.sock.connect((LOOPBACK, port))
        self.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._read = b""

    def __enter__(self) -> "Connection":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def __del__(self) -> None:
        self.close()

    def close(self) -> None:
        self.sock.close()

    def reset(self) -> None:
        """Leave without a farewell, as a phone that is switched off."""
        self.sock.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        self.sock.close()

    def send(self, request: bytes) -> "Connection":
        self.sock.sendall(request)
        return self

    def request(self, method: str, path: str, body: bytes = b"", headers: Mapping[str, str] | None = None) -> bytes:
        """The bytes of a request, as a browser would send it."""
        lines = {"Host": f"{LOOPBACK}:{self.port}", "Content-Length": str(len(body)), **(headers or {})}
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items())
        return f"{method} {path} HTTP/1.1\r\n{head}\r\n".encode() + body

    def get(self, path: str = "/", headers: Mapping[str, str] | None = None) -> Answer:
        return self.send(self.request("GET", path, headers=headers)).answer()

    def post(self, path: str, value: object, key: str = "", headers: Mapping[str, str] | None = None) -> Answer:
        return self.ask(path, value, key, headers).answer()

    def ask(self, path: str, value: object, key: str = "", headers: Mapping[str, str] | None = None) -> "Connection":
        """Send a request of a page without waiting for its answer."""
        body = value if isinstance(value, bytes) else json.dumps(value).encode()
        kept = {"Content-Type": "application/json", **({"X-Elvaland-Key": key} if key else {}), **(headers or {})}
        return self.send(self.request("POST", path, body, kept))

    def answer(self, is_head: bool = False) -> Answer:
        """The next answer."""
        while b"\r\n\r\n" not in self._read:
            if not self._receive():
                return Answer(0, {}, b"")
        head, _, self._read = self._read.partition(b"\r\n\r\n")
        first, *lines = head.decode("ascii").split("\r\n")
        headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in lines)}
        length = 0 if is_head else int(headers["content-length"])
        while len(self._read) < length:
            assert self._receive(), "an answer that breaks off"
        body, self._read = self._read[:length], self._read[length:]
        return Answer(int(first.split()[1]), headers, body)

    def is_closed(self) -> bool:
        """Whether the server closes the connection, saying nothing more."""
        return not self._receive() and not self._read

    def _receive(self) -> bool:
        try:
            chunk = self.sock.recv(65536)
        except ConnectionError:
            return False
        self._read += chunk
        return bool(chunk)


def asked(guest: str = "guest", *acts: Mapping[str, object], **others: object) -> dict[str, object]:
    """What a page sends."""
    return {"guest": guest, "language": "en", "seen": 0, "page": 1, "acts": list(acts), "waits": False, **others}


def act(do: str, id: str, **where: object) -> dict[str, object]:
    """What was done at a page."""
    return {"id": id, "do": do, "seat": 0, "section": "", "key": "", "sections": 0, **where}


def tapped(key: str, id: str) -> dict[str, object]:
    """The act of a tap on a chip, found by its key."""
    return act("tap", id, section=key.split()[0], key=key)


@dataclass
class Page:
    """A page in a browser, as `together/page/page.js` holds it."""

    port: int
    key: str
    guest: str = "anne"
    page: int = 1
    language: str = "en"
    version: int = 0
    told: Any = None
    sections: dict[str, Any] = field(default_factory=dict)
    _ids: Iterator[int] = field(default_factory=count)

    def __post_init__(self) -> None:
        self.connection = Connection(self.port)

    def act(self, do: str, **where: object) -> Any:
        return self.send(act(do, f"t{next(self._ids)}", **where))

    def sit(self, seat: int) -> Any:
        return self.act("sit", seat=seat)

    def tap(self, key: str) -> Any:
        """Tap a chip, found by its key."""
        return self.act("tap", section=key.split()[0], key=key)

    def send(self, *acts: Mapping[str, object], waits: bool = False) -> Any:
        return self.ask(*acts, waits=waits).hear()

    def ask(self, *acts: Mapping[str, object], waits: bool = False) -> "Page":
        others = {"language": self.language, "seen": self.version, "page": self.page, "waits": waits}
        self.connection.ask("/table", asked(self.guest, *acts, **others), self.key)
        return self

    def hear(self) -> Any:
        """Take over the next answer."""
        answer = self.connection.answer()
        assert answer.status == 200, answer
        self.told = answer.told
        if self.told["state"] != "closed":
            self.version = self.told["version"]
            sections = self.told["hand"]["sections"] if self.told["hand"] else []
            self.sections = {one["id"]: one if "title" in one else self.sections[one["id"]] for one in sections}
        return self.told

    def wait(self) -> Any:
        """Wait for a change."""
        return self.send(waits=True)

    def reconnect(self) -> None:
        """Go on by another connection, as after a request that was given up."""
        self.connection.close()
        self.connection = Connection(self.port)

    def held(self, section: str) -> list[str]:
        """The keys of the chips that are held."""
        groups = self.sections[section]["groups"]
        return [offer["key"] for group in groups for offer in group["offers"] if offer.get("held")]


class Served:
    """A table that is open to other phones, counted in a thread of its own."""

    def __init__(self, sheet: Sheet[Any], path: Path, **options: Any) -> None:
        self._work: SimpleQueue[Callable[[], object] | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="table")
        self._thread.start()
        #: Whether acts are done, rather than lying about while the host sleeps.
        self.is_awake = True
        self._asleep: list[Job] = []
        try:
            self.call(lambda: self._open(sheet, path, options))
        except BaseException:
            self._work.put(None)
            raise

    def _open(self, sheet: Sheet[Any], path: Path, options: dict[str, Any]) -> None:
        self.records = Records(path)
        stored: StoredDoor | None = options.get("stored")
        draft = self.records.draft(stored.draft) if stored else None
        draft = draft or self.records.begin(sheet, Position.first(sheet).write())
        self.session = CountingSession(self.records, draft)
        settings = {"address": LOOPBACK, "port": stored.port if stored else 0, **options}
        self.host = Host(self.session, GameVoice("en", sheet.game), submit=self._submit, **settings)

    @property
    def port(self) -> int:
        return self.host.port

    @property
    def key(self) -> str:
        return self.host.keys.key

    @property
    def sheet(self) -> Sheet[Any]:
        return self.call(lambda: self.session.sheet)

    def call(self, action: Callable[[], T]) -> T:
        """Do something in the thread of the table."""
        told: SimpleQueue[tuple[T | None, BaseException | None]] = SimpleQueue()

        def work() -> None:
            try:
                told.put((action(), None))
            except BaseException as error:
                told.put((None, error))

        self._work.put(work)
        result, error = told.get(timeout=TIMEOUT)
        if error:
            raise error
        return result  # type: ignore[return-value]

    def wake(self) -> None:
        """Do what came while the host slept."""
        self.is_awake = True
        for job in self._asleep:
            self._submit(job)
        self._asleep.clear()

    def close(self) -> None:
        self.call(self.host.close)
        self.kill()

    def kill(self) -> None:
        """End without a word to anybody; the server's thread ends too, as a process would end it."""
        self.call(self.records.close)
        self._work.put(None)
        self._thread.join(TIMEOUT)

    def page(self, guest: str = "anne", **options: Any) -> Page:
        return Page(self.port, self.key, guest, **options)

    def connect(self, source: str = LOOPBACK) -> Connection:
        return Connection(self.port, source)

    def _submit(self, job: Job) -> None:
        self._work.put(lambda: self._do(job))

    def _do(self, job: Job) -> None:
        if not self.is_awake:
            self._asleep.append(job)
            return
        with suppress(NotKept):  # the guest is told
            self.host.do(job)

    def _run(self) -> None:
        while work := self._work.get():
            work()


def shown(page: Page) -> dict[str, str]:
    """The points of each section, and all that is held in it."""
    return {key: f"{section['points']} {page.held(key)}" for key, section in page.sections.items()}


def fresh(table: Served, like: Page) -> dict[str, str]:
    """What a page that is opened just now shows of the same hand."""
    page = table.page(like.guest, page=99, language=like.language)
    page.send()
    return shown(page)


@contextmanager
def served(sheet: Sheet[Any] | None = None, path: Path = Path(MEMORY), **options: Any) -> Iterator[Served]:
    """An empty table of four, or another one, open to other phones."""
    table = Served(sheet or empty_sheet(REFERENCE), path, **options)
    try:
        yield table
    finally:
        table.close()
