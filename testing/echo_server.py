"""An HTTP server that answers with what it read, and requests to it."""

import time

from testing.open_table import Connection
from together.http import HttpServer, Reply, Request

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


def exchange(port: int, *parts: bytes) -> tuple[int, bytes]:
    with Connection(port) as connection:
        for part in parts:
            connection.send(part)
        answer = connection.answer()
        return answer.status, answer.body
