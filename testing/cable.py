"""`Cable`: what lies between browsers and a server on this machine, and can be cut.

Unlike `Chromium.offline`, it also stops the streams that are open, and serves every browser.
"""

import socket
import threading
from contextlib import closing, suppress
from typing import Self


class Cable:
    """Listens on a port of its own and passes everything on to that of the server, who sees its own port asked for."""

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._whole = threading.Event()
        self._whole.set()
        self._ends: list[socket.socket] = []
        self.port: int = self._listening.getsockname()[1]

    def __enter__(self) -> Self:
        self._threads = [threading.Thread(target=self._accept)]
        self._threads[0].start()
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.shutdown(socket.SHUT_RDWR)
        self.mend()
        for thread in self._threads:
            while thread.is_alive():
                self.drop()
                thread.join(0.05)

    def cut(self) -> None:
        """Let nothing through: whoever asks waits, as where Wi-Fi is lost."""
        self._whole.clear()

    def mend(self) -> None:
        """Let everything through again; what was sent meanwhile arrives now."""
        self._whole.set()

    def drop(self) -> None:
        """Break all connections; what was underway is lost."""
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
        self._ends.clear()

    def _accept(self) -> None:
        with self._listening, suppress(OSError):
            while True:
                browser, _ = self._listening.accept()
                self._threads.append(threading.Thread(target=self._connect, args=(browser,)))
                self._threads[-1].start()

    def _connect(self, browser: socket.socket) -> None:
        self._whole.wait()
        with closing(browser), suppress(OSError), socket.create_connection(self._server) as server:
            self._ends += browser, server
            back = threading.Thread(target=self._pass, args=(server, browser))
            back.start()
            self._pass(browser, server)
            back.join()

    def _pass(self, source: socket.socket, target: socket.socket) -> None:
        ours, theirs = (b"127.0.0.1:%d" % port for port in (self.port, self._server[1]))
        with suppress(OSError):
            while received := source.recv(65536):
                self._whole.wait()
                target.sendall(received.replace(ours, theirs))
        for end in (source, target):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
