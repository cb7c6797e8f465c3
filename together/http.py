"""A small HTTP server in one thread: bounded connections, bodies and patience. It knows nothing of tables."""

import selectors
import socket
from collections import deque
from collections.abc import Callable, Mapping
from contextlib import suppress
from threading import Thread
from time import monotonic
from typing import NamedTuple

#: Largest head and largest body of a request, in bytes.
MOST_HEAD, MOST_BODY = 8192, 8192
MOST_HEADERS = 64
#: Most connections at once. Beyond, the oldest is closed that never showed the key of the table.
MOST_CONNECTIONS = 128
#: Seconds until a request must be complete, however slowly it comes; until a connection without a request is closed,
#: longer for one that showed the key.
PATIENCE, IDLE, IDLE_KNOWN = 10.0, 10.0, 75.0
#: Seconds between looks at deadlines.
TICK = 0.25
CHUNK = 65536

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

    def send(self, status: int, kind: str, body: bytes, headers: Mapping[str, str], known: bool = False) -> None:
        """Answer; `known` says that the request showed the key of the table."""
        if self.is_open:
            self._connection.known = self._connection.known or known
            self._connection.answer(status, kind, body, headers, self._is_head)


class Connection:
    """One client: bytes read until a request is complete, bytes still to be written."""

    def __init__(self, sock: socket.socket, address: str, now: float) -> None:
        self.sock, self.address = sock, address
        self.read, self.unsent = bytearray(), bytearray()
        self.reply: Reply | None = None
        self.known = False
        self.closing = False
        self.opened = self.since = now

    @property
    def deadline(self) -> float:
        """When it is closed unless something happens."""
        if self.read or self.unsent:
            return self.since + PATIENCE
        if self.reply:
            return float("inf")
        return self.since + (IDLE_KNOWN if self.known else IDLE)

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
    try:
        first, *lines = head.decode("ascii").split("\r\n")
    except UnicodeDecodeError:
        raise Refused(400) from None
    match first.split(" "):
        case [method, target, "HTTP/1.1"] if method.isalpha() and target.startswith("/"):
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
    """Listens at an address, and calls `handle` in its own thread for each complete request."""

    def __init__(
        self,
        address: str,
        port: int,
        handle: Callable[[Request, Reply], object],
        tick: Callable[[], object],
        headers: Mapping[str, str],
    ) -> None:
        self._handle, self._tick, self._headers = handle, tick, headers
        self._listener = socket.create_server((address, port), backlog=MOST_CONNECTIONS)
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
        """Close every connection, what was answered being sent first."""
        self._closed = True
        self.post(lambda: None)
        self._thread.join(timeout=2)

    def _run(self) -> None:
        looked = monotonic()
        while not self._closed:
            for key, events in self._selector.select(TICK):
                if key.fileobj is self._listener:
                    self._accept()
                elif key.fileobj is self._woken:
                    with suppress(OSError):
                        self._woken.recv(CHUNK)
                else:
                    self._serve(key.data, events)
            while self._posted:
                self._posted.popleft()()
            now = monotonic()
            if now - looked > TICK:
                looked = now
                self._close_late(now)
            self._tick()
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
                self._drop(min(self._connections.values(), key=lambda one: (one.known, one.opened)))
            connection = Connection(sock, address, monotonic())
            self._connections[sock] = connection
            self._selector.register(sock, connection.events, connection)

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
            self._handle(request, connection.reply)

    def _answer(self, connection: Connection, status: int) -> None:
        connection.read.clear()
        connection.answer(status, "text/plain; charset=utf-8", REASONS[status].encode(), self._headers)

    def _send(self, connection: Connection) -> None:
        sent = connection.sock.send(connection.unsent)
        del connection.unsent[:sent]
        if not connection.unsent:
            if connection.closing:
                self._drop(connection)
                return
            connection.since = monotonic()
            self._selector.modify(connection.sock, connection.events, connection)
            if connection.read:
                self._next_request(connection)

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
