"""A small HTTP server in one thread: limits on connections, bodies and waiting. It knows nothing of tables."""

import logging
import selectors
import socket
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from threading import Thread
from time import monotonic
from typing import NamedTuple

#: Largest head and largest body of a request, in bytes.
MOST_HEAD, MOST_BODY = 8192, 8192
MOST_HEADERS = 64
#: Most connections at once. Beyond, one is closed that never showed the key of the table: of the address that has most
#: of them, the oldest.
MOST_CONNECTIONS = 128
#: Connections that the system holds until they are accepted; beyond, a client has to try again.
BACKLOG = 1024
#: Seconds until a request must be complete, however slowly it comes; until a connection without a request is closed,
#: longer for one that showed the key.
REQUEST_TIMEOUT, IDLE_TIMEOUT, TRUSTED_IDLE_TIMEOUT = 10.0, 10.0, 75.0
#: Seconds until a connection is closed whose request nobody answered; for which a refused client may go on sending.
REPLY_TIMEOUT, LINGER_TIMEOUT = 60.0, 2.0
#: Seconds between checks of the deadlines.
TICK = 0.25
CHUNK = 65536

logger = logging.getLogger(__name__)

REASONS = {
    200: "OK",
    400: "Bad Request",
    403: "Forbidden",
    404: "Not Found",
    405: "Method Not Allowed",
    408: "Request Timeout",
    411: "Length Required",
    413: "Content Too Large",
    415: "Unsupported Media Type",
    421: "Misdirected Request",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large",
    500: "Internal Server Error",
    503: "Service Unavailable",
    505: "HTTP Version Not Supported",
}


class Request(NamedTuple):
    """A complete request; header names are lower-case."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes
    #: The address that it came from.
    address: str


class Refused(Exception):
    """The request is refused with this status, and the connection closed."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


class Reply:
    """What one request is answered by, once, at any time, in the server's thread."""

    def __init__(self, connection: "Connection", is_head: bool) -> None:
        self._connection, self._is_head = connection, is_head

    @property
    def is_open(self) -> bool:
        """Whether somebody still waits for it."""
        return self._connection.reply is self

    def trust(self) -> None:
        """Keep the connection before others: its client showed the key of the table."""
        self._connection.trusted = True

    def send(self, status: int, kind: str, body: bytes, headers: Mapping[str, str]) -> None:
        if self.is_open:
            self._connection.answer(status, kind, body, headers, self._is_head)


class Connection:
    """One client: bytes read until a request is complete, bytes still to be written."""

    def __init__(self, sock: socket.socket, address: str, now: float) -> None:
        self.sock, self.address = sock, address
        self.read, self.unsent = bytearray(), bytearray()
        self.reply: Reply | None = None
        self.trusted = False
        #: Whether it is closed after the answer; whether the answer is sent and only what still comes is thrown away.
        self.closing = self.lingers = False
        self.opened = self.since = now

    @property
    def deadline(self) -> float:
        """When it is closed unless something happens."""
        if self.lingers:
            return self.since + LINGER_TIMEOUT
        if self.reply:
            return self.since + REPLY_TIMEOUT
        if self.read or self.unsent:
            return self.since + REQUEST_TIMEOUT
        return self.since + (TRUSTED_IDLE_TIMEOUT if self.trusted else IDLE_TIMEOUT)

    @property
    def events(self) -> int:
        if self.unsent:
            return selectors.EVENT_WRITE
        # while it waits for an answer, reading tells only whether the client has left
        return selectors.EVENT_READ

    def answer(self, status: int, kind: str, body: bytes, headers: Mapping[str, str], is_head: bool = False) -> None:
        lines = [f"HTTP/1.1 {status} {REASONS[status]}", f"Content-Type: {kind}", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in headers.items()]
        if self.closing:
            lines.append("Connection: close")
        self.unsent += "\r\n".join((*lines, "", "")).encode("latin-1") + (b"" if is_head else body)
        self.reply = None
        self.since = monotonic()

    def request(self) -> Request | None:
        """The next request, once it is complete; raises `Refused`."""
        end = self.read.find(b"\r\n\r\n")
        if end < 0 or end > MOST_HEAD:
            if len(self.read) > MOST_HEAD:
                raise Refused(431)
            return None
        method, target, headers = _head(bytes(self.read[:end]))
        length = _length(headers)
        if len(self.read) < end + 4 + length:
            return None
        body = bytes(self.read[end + 4 : end + 4 + length])
        del self.read[: end + 4 + length]
        self.since = monotonic()
        self.closing = headers.get("connection", "").lower() == "close"
        return Request(method, target.partition("?")[0], headers, body, self.address)


def _head(head: bytes) -> tuple[str, str, Mapping[str, str]]:
    first, *lines = head.decode("latin-1").split("\r\n")
    match first.split(" "):
        case [method, target, "HTTP/1.1"] if method.isascii() and method.isalpha() and target.startswith("/"):
            pass
        case [_, _, version] if version.startswith("HTTP/"):
            raise Refused(505 if version != "HTTP/1.1" else 400)
        case _:
            raise Refused(400)
    if len(lines) > MOST_HEADERS:
        raise Refused(431)
    headers: dict[str, str] = {}
    for line in lines:
        name, colon, value = line.partition(":")
        key = name.lower()
        # a header twice may be read in two ways, and none that a browser sends is
        if not colon or not name or name != name.strip() or key in headers or "\n" in line or "\r" in line:
            raise Refused(400)
        headers[key] = value.strip()
    return method, target, headers


def _length(headers: Mapping[str, str]) -> int:
    if "transfer-encoding" in headers:
        raise Refused(411)
    length = headers.get("content-length", "0")
    if not (length.isascii() and length.isdecimal() and len(length) < 20):
        raise Refused(400)
    if int(length) > MOST_BODY:
        raise Refused(413)
    return int(length)


class HttpServer:
    """Listens at an address, and calls `handle` in its own thread for each complete request.

    `tick` is called after whatever happened, and tells in how many seconds at most it is to be called again.
    """

    def __init__(
        self,
        address: str,
        port: int,
        handle: Callable[[Request, Reply], object],
        tick: Callable[[], float],
        headers: Mapping[str, str],
    ) -> None:
        self._handle, self._tick, self._headers = handle, tick, headers
        self._listener = socket.create_server((address, port), backlog=BACKLOG)
        self.address, self.port = self._listener.getsockname()[:2]
        self._connections: dict[socket.socket, Connection] = {}
        self._posted: deque[Callable[[], object]] = deque()
        self._woken, self._wake = socket.socketpair()
        self._closed = False
        self._selector = selectors.DefaultSelector()
        for sock in (self._listener, self._woken):
            sock.setblocking(False)
            self._selector.register(sock, selectors.EVENT_READ)
        self._wake.setblocking(False)
        self._thread = Thread(target=self._run, name="together", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def post(self, action: Callable[[], object]) -> None:
        """Do something in the server's thread; may be called from any thread."""
        self._posted.append(action)
        with suppress(OSError):  # full: it wakes anyway; closed: nobody waits
            self._wake.send(b".")

    def close(self) -> None:
        """Close every connection, after what was posted before, and what was answered being sent."""

        def stop() -> None:
            self._closed = True

        self.post(stop)
        self._thread.join(timeout=2)

    def _run(self) -> None:
        looked, pause = monotonic(), TICK
        while not self._closed:
            ready = self._selector.select(pause)
            with suppress(OSError):  # before looking at what was posted, or the next wake-up might be lost
                self._woken.recv(CHUNK)
            while self._posted:  # before requests that came after
                with _logged():
                    self._posted.popleft()()
            for key, events in ready:
                if key.fileobj is self._listener:
                    self._accept()
                elif key.fileobj is not self._woken:
                    self._serve(key.data, events)
            now = monotonic()
            if now - looked > TICK:
                looked = now
                self._close_late(now)
            pause = TICK
            with _logged():
                pause = min(TICK, self._tick())
            self._flush()
        for connection in list(self._connections.values()):
            self._drop(connection)
        for sock in (self._listener, self._woken, self._wake):
            sock.close()
        self._selector.close()

    def _accept(self) -> None:
        with suppress(OSError):  # the client has left again, or there are no more files
            sock, (address, *_) = self._listener.accept()
            sock.setblocking(False)
            sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            if len(self._connections) >= MOST_CONNECTIONS:
                self._drop(self._to_close())
            connection = Connection(sock, address, monotonic())
            self._connections[sock] = connection
            self._selector.register(sock, connection.events, connection)

    def _to_close(self) -> Connection:
        """The connection to close when there are too many."""
        crowd = Counter(one.address for one in self._connections.values())
        return min(self._connections.values(), key=lambda one: (one.trusted, -crowd[one.address], one.opened))

    def _serve(self, connection: Connection, events: int) -> None:
        if connection.sock not in self._connections:
            return  # dropped in the same round
        try:
            if events & selectors.EVENT_READ:
                self._receive(connection)
            else:
                self._send(connection)
        except BlockingIOError:
            pass
        except OSError:
            self._drop(connection)

    def _receive(self, connection: Connection) -> None:
        chunk = connection.sock.recv(CHUNK)
        if not chunk:
            self._drop(connection)
            return
        if connection.lingers:
            return
        if not connection.read:
            connection.since = monotonic()
        connection.read += chunk
        if len(connection.read) > MOST_HEAD + MOST_BODY:
            connection.closing = True
            self._answer(connection, 413)
        elif not connection.reply:
            self._next_request(connection)

    def _next_request(self, connection: Connection) -> None:
        try:
            request = connection.request()
        except Refused as refused:
            connection.closing = True
            self._answer(connection, refused.status)
            return
        if request:
            connection.reply = Reply(connection, request.method == "HEAD")
            try:
                self._handle(request, connection.reply)
            except Exception:
                logger.exception("A request was not answered")
                connection.closing = True
                self._answer(connection, 500)

    def _answer(self, connection: Connection, status: int) -> None:
        connection.read.clear()
        connection.answer(status, "text/plain; charset=utf-8", REASONS[status].encode(), self._headers)

    def _send(self, connection: Connection) -> None:
        sent = connection.sock.send(connection.unsent)
        del connection.unsent[:sent]
        if not connection.unsent:
            connection.since = monotonic()
            if connection.closing:
                self._linger(connection)
                return
            self._selector.modify(connection.sock, connection.events, connection)
            if connection.read:
                self._next_request(connection)

    def _linger(self, connection: Connection) -> None:
        """Wait for the client to leave: closed while it still sends, it might never see the answer."""
        connection.lingers = True
        connection.sock.shutdown(socket.SHUT_WR)
        self._selector.modify(connection.sock, selectors.EVENT_READ, connection)

    def _flush(self) -> None:
        """Send what was answered in this round."""
        for connection in [one for one in self._connections.values() if one.unsent]:
            self._serve(connection, selectors.EVENT_WRITE)
            if connection.sock in self._connections:
                self._selector.modify(connection.sock, connection.events, connection)

    def _close_late(self, now: float) -> None:
        for connection in [one for one in self._connections.values() if one.deadline < now]:
            if connection.read and not connection.unsent and not connection.reply:
                connection.closing = True
                self._answer(connection, 408)
            else:
                self._drop(connection)

    def _drop(self, connection: Connection) -> None:
        self._connections.pop(connection.sock, None)
        connection.reply = None
        with suppress(KeyError, ValueError):
            self._selector.unregister(connection.sock)
        connection.sock.close()


@contextmanager
def _logged() -> Iterator[None]:
    """Whatever goes wrong is logged, and the thread goes on: without it nobody would be answered any more."""
    try:
        yield
    except Exception:
        logger.exception("The thread of the server goes on after an error")
