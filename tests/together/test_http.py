"""The HTTP server alone: what it reads, what it refuses, and how long it waits."""

import logging
import os
import socket
import time
from collections.abc import Iterator
from contextlib import suppress
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from threading import Event

import pytest

from testing.open_table import Connection
from together import http
from together.http import MOST_BODY, MOST_CONNECTIONS, MOST_HEAD, HttpServer, Reply, Request

GET = b"GET / HTTP/1.1\r\n\r\n"


class Echo:
    """Answers with what was read; `/wait` is answered by `release`, `/fail` raises."""

    def __init__(self) -> None:
        self.waiting: list[Reply] = []
        self.ticks = 0
        self.fails = False
        self.server = HttpServer("127.0.0.1", 0, self.handle, self.tick, {"X-Ours": "yes"})
        self.server.start()
        self.port: int = self.server.port

    def handle(self, request: Request, reply: Reply) -> None:
        if request.path == "/fail":
            raise RuntimeError("on purpose")
        if request.path == "/trust":
            reply.trust()
        if request.path == "/wait":
            self.waiting.append(reply)
        elif request.path == "/big":
            reply.send(200, "text/plain", b"x" * 5_000_000, {})
        else:
            told = f"{request.method} {request.path} {len(request.body)} {request.headers.get('name')}"
            reply.send(200, "text/plain", told.encode("latin-1"), {})

    def tick(self) -> float:
        self.ticks += 1
        if self.fails:
            raise RuntimeError("on purpose")
        return 0.05

    def release(self, text: bytes = b"now") -> None:
        def send() -> None:
            for reply in self.waiting:
                reply.send(200, "text/plain", text, {})
            self.waiting.clear()

        self.server.post(send)

    def until(self, done: object) -> None:
        """Let the server go on until something holds."""
        assert callable(done)
        for _ in range(500):
            if done():
                return
            time.sleep(0.01)
        raise AssertionError("it never came")

    @property
    def connections(self) -> int:
        return len(self.server._connections)


@pytest.fixture
def echo() -> Iterator[Echo]:
    server = Echo()
    yield server
    server.server.close()
    assert not server.server._thread.is_alive()


@pytest.fixture(scope="module")
def shared() -> Iterator[Echo]:
    """For requests that leave nothing behind."""
    server = Echo()
    yield server
    server.server.close()


def exchange(port: int, *parts: bytes) -> tuple[int, bytes]:
    with Connection(port) as connection:
        for part in parts:
            connection.send(part)
        answer = connection.answer()
        return answer.status, answer.body


@pytest.mark.parametrize(
    ("request_", "told"),
    [
        pytest.param(GET, b"GET / 0 None", id="a request"),
        pytest.param(b"GET /a?b=c#d HTTP/1.1\r\n\r\n", b"GET /a 0 None", id="a query is no part of the path"),
        pytest.param(b"PATCH / HTTP/1.1\r\n\r\n", b"PATCH / 0 None", id="any method"),
        pytest.param(b"GET /../x HTTP/1.1\r\n\r\n", b"GET /../x 0 None", id="a path is not resolved"),
        pytest.param(b"GET / HTTP/1.1\r\nNAME:  v \t\r\n\r\n", b"GET / 0 v", id="spaces around a value"),
        pytest.param("GET / HTTP/1.1\r\nname: é\r\n\r\n".encode("latin-1"), b"GET / 0 \xe9", id="an accent"),
        pytest.param(b"POST / HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc", b"POST / 3 None", id="a body"),
        pytest.param(b"POST / HTTP/1.1\r\nContent-Length: 03\r\n\r\nabc", b"POST / 3 None", id="a length with zeros"),
    ],
)
def test_what_is_read(shared: Echo, request_: bytes, told: bytes) -> None:
    assert exchange(shared.port, request_) == (200, told)
    assert exchange(shared.port, *(bytes([one]) for one in request_)) == (200, told), "byte by byte"


def with_headers(*lines: bytes) -> bytes:
    return b"".join((b"POST / HTTP/1.1\r\n", *(line + b"\r\n" for line in lines), b"\r\n"))


@pytest.mark.parametrize(
    ("request_", "status"),
    [
        pytest.param(b"GET / HTTP/1.0\r\n\r\n", 505, id="HTTP/1.0"),
        pytest.param(b"GET / HTTP/2.0\r\n\r\n", 505, id="HTTP/2.0"),
        pytest.param(b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505, id="the preface of HTTP/2"),
        pytest.param(b"GET /\r\n\r\n", 400, id="HTTP/0.9"),
        pytest.param(b"\r\n\r\n", 400, id="nothing"),
        pytest.param(b"GET  / HTTP/1.1\r\n\r\n", 400, id="two spaces"),
        pytest.param(b"GET http://127.0.0.1/ HTTP/1.1\r\n\r\n", 400, id="absolute-form"),
        pytest.param(b"OPTIONS * HTTP/1.1\r\n\r\n", 400, id="asterisk-form"),
        pytest.param(b"CONNECT a:1 HTTP/1.1\r\n\r\n", 400, id="authority-form"),
        pytest.param(b"G\xc9T / HTTP/1.1\r\n\r\n", 400, id="a method that is none"),
        pytest.param(b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n", 400, id="TLS"),
        pytest.param(with_headers(b"no colon"), 400, id="a line without a colon"),
        pytest.param(with_headers(b": x"), 400, id="no name"),
        pytest.param(with_headers(b"Content-Length : 3"), 400, id="a space before the colon"),
        pytest.param(with_headers(b"a: 1", b" folded: 2"), 400, id="a folded line"),
        pytest.param(with_headers(b"a: 1\nb: 2"), 400, id="a bare line feed"),
        pytest.param(with_headers(b"a: 1\rb: 2"), 400, id="a bare carriage return"),
        pytest.param(with_headers(b"Host: a", b"host: b"), 400, id="a header twice"),
        pytest.param(with_headers(b"Content-Length: 3", b"Content-Length: 4"), 400, id="two lengths"),
        pytest.param(with_headers(b"Content-Length: 3, 3"), 400, id="two lengths in a line"),
        pytest.param(with_headers(b"Content-Length: -1"), 400, id="a negative length"),
        pytest.param(with_headers(b"Content-Length: +5"), 400, id="a length with a sign"),
        pytest.param(with_headers(b"Content-Length: 1_0"), 400, id="a length with an underscore"),
        pytest.param(with_headers(b"Content-Length: 0x5"), 400, id="a hexadecimal length"),
        pytest.param(with_headers("Content-Length: ²".encode("latin-1")), 400, id="a length that is a sign"),
        pytest.param(with_headers(b"Content-Length:"), 400, id="an empty length"),
        pytest.param(with_headers(b"Content-Length: " + b"9" * 5000), 400, id="a length of 5000 digits"),
        pytest.param(with_headers(b"Content-Length: 9999999999"), 413, id="ten gigabytes announced"),
        pytest.param(with_headers(b"Content-Length: %d" % (MOST_BODY + 1)), 413, id="a byte too much"),
        pytest.param(with_headers(b"Transfer-Encoding: chunked"), 411, id="chunks"),
        pytest.param(with_headers(b"Transfer-Encoding: identity", b"Content-Length: 0"), 411, id="smuggling"),
        pytest.param(with_headers(*(b"a%d: 1" % number for number in range(100))), 431, id="a hundred headers"),
        pytest.param(with_headers(b"a: " + b"x" * MOST_HEAD), 431, id="a long header"),
        pytest.param(b"GET /" + b"a" * MOST_HEAD + b" HTTP/1.1\r\n\r\n", 431, id="a long path"),
        pytest.param(b"x" * (MOST_HEAD + MOST_BODY + 1), 413, id="bytes without an end"),
        pytest.param(b"\0" * 9000, 431, id="nothing but zeros"),
    ],
)
def test_what_is_refused(shared: Echo, request_: bytes, status: int) -> None:
    with Connection(shared.port) as connection:
        answer = connection.send(request_).answer()
        assert answer.status == status
        assert answer.body == http.REASONS[status].encode()
        assert (answer.headers["connection"], answer.headers["x-ours"]) == ("close", "yes")
        assert connection.is_closed()


def test_whoever_sends_a_megabyte_still_sees_the_answer(shared: Echo) -> None:
    head = with_headers(b"Content-Length: 1000000")
    for _ in range(20):
        with Connection(shared.port) as connection:
            with suppress(ConnectionError):
                connection.send(head + b"x" * 1_000_000)
            assert connection.answer().status == 413


def test_what_follows_a_shorter_length_is_a_request_of_its_own(shared: Echo) -> None:
    with Connection(shared.port) as connection:
        connection.send(b"POST / HTTP/1.1\r\nContent-Length: 1\r\n\r\na!" + GET)
        assert connection.answer().body == b"POST / 1 None"
        assert connection.answer().status == 400


def test_the_head_alone_is_answered_without_a_body(shared: Echo) -> None:
    with Connection(shared.port) as connection:
        answer = connection.send(b"HEAD /a HTTP/1.1\r\n\r\n").answer(is_head=True)
        assert (answer.status, answer.headers["content-length"]) == (200, str(len("HEAD /a 0 None")))
        assert connection.send(GET).answer().body == b"GET / 0 None"


def test_requests_that_come_together_are_answered_in_turn(shared: Echo) -> None:
    with Connection(shared.port) as connection:
        connection.send(b"".join(b"GET /%d HTTP/1.1\r\n\r\n" % number for number in range(300)))
        assert [connection.answer().body for _ in range(300)] == [b"GET /%d 0 None" % number for number in range(300)]


def test_whoever_asks_for_it_is_left_after_the_answer(shared: Echo) -> None:
    with Connection(shared.port) as connection:
        answer = connection.send(with_headers(b"Connection: Close")).answer()
        assert (answer.status, answer.headers["connection"], connection.is_closed()) == (200, "close", True)


def test_a_request_can_be_answered_later(echo: Echo) -> None:
    with Connection(echo.port) as waiting, Connection(echo.port) as other:
        waiting.send(b"GET /wait HTTP/1.1\r\n\r\n")
        echo.until(lambda: echo.waiting)
        waiting.send(GET)
        assert other.send(GET).answer().status == 200
        echo.release()
        assert waiting.answer().body == b"now"
        assert waiting.answer().body == b"GET / 0 None", "the request after it"


def test_nobody_is_answered_who_left_while_waiting(echo: Echo) -> None:
    for leave in (Connection.close, Connection.reset):
        connection = Connection(echo.port)
        connection.send(b"GET /wait HTTP/1.1\r\n\r\n")
        echo.until(lambda: echo.waiting)
        assert echo.waiting[0].is_open
        leave(connection)
        echo.until(lambda: not echo.waiting[0].is_open)
        echo.release()
        echo.until(lambda: not echo.waiting)
    assert exchange(echo.port, GET)[0] == 200


def test_too_much_while_waiting_is_refused(echo: Echo) -> None:
    with Connection(echo.port) as connection:
        connection.send(b"GET /wait HTTP/1.1\r\n\r\n")
        echo.until(lambda: echo.waiting)
        connection.send(b"x" * (MOST_HEAD + MOST_BODY + 1))
        assert connection.answer().status == 413
        assert not echo.waiting[0].is_open


def test_connections_that_break_off_leave_nothing(echo: Echo) -> None:
    for leave in (Connection.close, Connection.reset):
        for part in (
            b"",
            b"GET",
            b"GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nab",
            GET * 100,
            b"GET /big HTTP/1.1\r\n\r\n",
        ):
            connection = Connection(echo.port)
            connection.send(part)
            leave(connection)
    echo.until(lambda: not echo.connections)
    assert exchange(echo.port, GET)[0] == 200


class TestPatience:
    @pytest.fixture(autouse=True)
    def impatient(self, monkeypatch: pytest.MonkeyPatch) -> None:
        for name in ("PATIENCE", "IDLE", "UNANSWERED", "LINGER"):
            monkeypatch.setattr(http, name, 0.3)
        monkeypatch.setattr(http, "TICK", 0.02)

    def test_a_request_that_never_ends(self, echo: Echo) -> None:
        with Connection(echo.port) as connection:
            for byte in b"GET / HTTP/1.1\r\nslow":
                connection.send(bytes([byte]))
                time.sleep(0.01)
            assert connection.answer().status == 408
            assert connection.is_closed()

    def test_a_connection_without_a_request(self, echo: Echo) -> None:
        with Connection(echo.port) as connection, Connection(echo.port) as known:
            assert known.send(b"GET /trust HTTP/1.1\r\n\r\n").answer().status == 200
            assert connection.is_closed()
            assert known.send(GET).answer().status == 200, "kept longer, as it showed the key"

    def test_an_answer_that_nobody_reads(self, echo: Echo) -> None:
        with Connection(echo.port) as connection:
            connection.send(b"GET /big HTTP/1.1\r\n\r\n")
            echo.until(lambda: echo.connections)
            echo.until(lambda: not echo.connections)

    def test_a_request_that_nobody_answers(self, echo: Echo) -> None:
        with Connection(echo.port) as connection:
            assert connection.send(b"GET /wait HTTP/1.1\r\n\r\n").is_closed()

    def test_a_client_that_never_leaves(self, echo: Echo) -> None:
        with Connection(echo.port) as connection:
            assert connection.send(b"GET / HTTP/1.0\r\n\r\n").answer().status == 505
            connection.send(b"x")
            echo.until(lambda: not echo.connections)


class TestCrowds:
    def test_the_oldest_stranger_goes_first(self, echo: Echo) -> None:
        known = Connection(echo.port)
        known.send(b"GET /trust HTTP/1.1\r\n\r\n").answer()
        crowd = [Connection(echo.port) for _ in range(MOST_CONNECTIONS)]
        assert crowd[0].is_closed()
        echo.until(lambda: echo.connections == MOST_CONNECTIONS)
        assert known.send(GET).answer().status == crowd[-1].send(GET).answer().status == 200
        for connection in (known, *crowd):
            connection.close()

    def test_who_is_pushed_out_while_asking_hears_no_answer(self, echo: Echo) -> None:
        crowd = [Connection(echo.port) for _ in range(MOST_CONNECTIONS)]
        echo.until(lambda: echo.connections == MOST_CONNECTIONS)
        goes_on = Event()
        echo.server.post(goes_on.wait)
        with Connection(echo.port) as newcomer:
            crowd[0].send(GET)  # read in the same round as the newcomer is let in, and after it
            goes_on.set()
            assert newcomer.send(GET).answer().status == 200
            assert crowd[0].is_closed()
        for connection in crowd:
            connection.close()

    def test_a_crowd_from_one_address_pushes_out_nobody_else(self, echo: Echo) -> None:
        with Connection(echo.port, "127.0.0.2") as other:
            echo.until(lambda: echo.connections)
            crowd = [Connection(echo.port) for _ in range(2 * MOST_CONNECTIONS)]
            assert other.send(GET).answer().status == 200
            for connection in crowd:
                connection.close()

    def test_when_there_are_no_more_files_those_who_are_there_go_on(self, echo: Echo) -> None:
        with Connection(echo.port) as there, socket.socket() as newcomer:
            assert there.send(GET).answer().status == 200
            limits = getrlimit(RLIMIT_NOFILE)
            free = os.dup(0)
            os.close(free)
            setrlimit(RLIMIT_NOFILE, (free, limits[1]))
            try:
                newcomer.connect(("127.0.0.1", echo.port))
                newcomer.sendall(GET)
                assert there.send(GET).answer().status == 200
            finally:
                setrlimit(RLIMIT_NOFILE, limits)
            assert newcomer.recv(100).startswith(b"HTTP/1.1 200 OK")


class TestErrors:
    """What goes wrong in the server's thread is logged, and the thread goes on."""

    def test_while_a_request_is_handled(self, echo: Echo, caplog: pytest.LogCaptureFixture) -> None:
        with Connection(echo.port) as connection:
            answer = connection.send(b"GET /fail HTTP/1.1\r\n\r\n").answer()
            assert (answer.status, answer.body) == (500, b"Internal Server Error")
            assert connection.is_closed()
        assert exchange(echo.port, GET)[0] == 200
        assert "on purpose" in caplog.text

    def test_while_a_posted_action_runs(self, echo: Echo, caplog: pytest.LogCaptureFixture) -> None:
        def fail() -> None:
            raise RuntimeError("on purpose")

        done = Event()
        echo.server.post(fail)
        echo.server.post(done.set)
        assert done.wait(5)
        assert "on purpose" in caplog.text

    def test_at_every_tick(self, echo: Echo, caplog: pytest.LogCaptureFixture) -> None:
        echo.fails = True
        assert exchange(echo.port, GET)[0] == 200
        assert caplog.record_tuples[0][:2] == (http.__name__, logging.ERROR)


def test_what_is_posted_before_the_end_is_done_and_sent() -> None:
    for _ in range(30):
        echo = Echo()
        with Connection(echo.port) as connection:
            connection.send(b"GET /wait HTTP/1.1\r\n\r\n")
            echo.until(lambda echo=echo: echo.waiting)
            echo.release(b"the end")
            echo.server.close()
            assert connection.answer().body == b"the end"
            assert connection.is_closed()
        echo.server.post(echo.release)  # nobody is there any more


def test_a_port_is_free_again_at_once() -> None:
    first = Echo()
    with Connection(first.port) as connection:
        assert connection.send(GET).answer().status == 200
        with pytest.raises(OSError, match="in use"):
            HttpServer("127.0.0.1", first.port, first.handle, first.tick, {})
        first.server.close()
        again = HttpServer("127.0.0.1", first.port, first.handle, first.tick, {})
    again.start()
    assert exchange(again.port, GET)[0] == 200
    again.close()


def test_many_ticks_are_not_spent_on_waiting(echo: Echo) -> None:
    """A tick tells when the next one is needed."""
    time.sleep(0.5)
    assert echo.ticks <= 15


def test_whatever_is_posted_wakes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Also what comes while it does what was posted before."""
    monkeypatch.setattr(http, "TICK", 60.0)
    server = HttpServer("127.0.0.1", 0, lambda *_: None, lambda: 60.0, {})
    server.start()
    for _ in range(3000):
        done = Event()
        server.post(done.set)
        assert done.wait(5)
    server.close()


def test_wakes_from_a_full_queue(echo: Echo) -> None:
    """Far more wake-ups than the socket holds."""
    done = Event()
    for _ in range(5000):
        echo.server.post(int)
    echo.server.post(done.set)
    assert done.wait(5)


def test_it_listens_where_it_is_told() -> None:
    with pytest.raises(OSError, match="assign"):
        HttpServer("192.0.2.1", 0, lambda *_: None, lambda: 1.0, {})
