"""The connections of the HTTP server: how long it waits, who goes when there are too many, and what ends them."""

import logging
import os
import socket
import time
from collections.abc import Iterator
from resource import RLIMIT_NOFILE, getrlimit, setrlimit
from threading import Event

import pytest

from testing.echo_server import GET, Echo, exchange
from testing.open_table import Connection
from together import http
from together.http import MOST_BODY, MOST_CONNECTIONS, MOST_HEAD, HttpServer


@pytest.fixture
def echo() -> Iterator[Echo]:
    server = Echo()
    yield server
    server.server.close()
    assert not server.server._thread.is_alive()


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
        for name in ("REQUEST_TIMEOUT", "IDLE_TIMEOUT", "REPLY_TIMEOUT", "LINGER_TIMEOUT"):
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
