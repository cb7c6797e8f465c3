"""A cable to a server that echoes lines."""

import socket
import socketserver
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest

from testing.cable import Cable


class Echo(socketserver.StreamRequestHandler):
    def handle(self) -> None:
        for line in self.rfile:
            self.wfile.write(line)


class Server(socketserver.ThreadingTCPServer):
    daemon_threads = True


@pytest.fixture
def cable() -> Iterator[Cable]:
    with Server(("127.0.0.1", 0), Echo) as server:
        threading.Thread(target=server.serve_forever, args=(0.01,)).start()
        with Cable(server.server_address[1]) as cable:
            yield cable
        server.shutdown()


@pytest.fixture
def browser(cable: Cable) -> Iterator[socket.socket]:
    with closing(socket.create_connection(("127.0.0.1", cable.port), timeout=5)) as connection:
        connection.sendall(b"tap\n")
        assert connection.recv(100) == b"tap\n"
        yield connection


def test_what_is_sent_while_it_is_cut_arrives_when_it_is_mended(cable: Cable, browser: socket.socket) -> None:
    cable.cut()
    with closing(socket.create_connection(("127.0.0.1", cable.port), timeout=5)) as later:
        for connection in (browser, later):
            connection.sendall(b"tap\n")
            connection.settimeout(0.05)
            with pytest.raises(TimeoutError):
                connection.recv(100)
            connection.settimeout(5)
        cable.mend()
        assert [connection.recv(100) for connection in (browser, later)] == [b"tap\n", b"tap\n"]


def test_what_is_underway_is_lost_when_connections_are_dropped(cable: Cable, browser: socket.socket) -> None:
    cable.cut()
    browser.sendall(b"tap\n")
    cable.drop()
    cable.mend()
    assert browser.recv(100) == b""


def test_the_server_is_asked_for_by_its_own_port(cable: Cable, browser: socket.socket) -> None:
    browser.sendall(b"Host: 127.0.0.1:%d\n" % cable.port)
    assert browser.recv(100) == b"Host: 127.0.0.1:%d\n" % cable._server[1]
