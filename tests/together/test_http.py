"""The HTTP server alone: what it reads, and what it refuses."""

from collections.abc import Iterator
from contextlib import suppress

import pytest

from testing.echo_server import GET, Echo, exchange
from testing.open_table import Connection
from together import http
from together.http import MOST_BODY, MOST_HEAD


@pytest.fixture(scope="module")
def shared() -> Iterator[Echo]:
    """For requests that leave nothing behind."""
    server = Echo()
    yield server
    server.server.close()


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
