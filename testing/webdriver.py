"""The WebDriver protocol, as far as the tests need it: a driver's process, its answers, elements and keys."""

import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from http.client import HTTPConnection
from typing import Any, NamedTuple

#: The name under which the protocol sends an element.
ELEMENT = "element-6066-11e4-a52e-4f735466cecf"

#: What the protocol calls the keys that write nothing.
KEYS = {
    "Backspace": "\ue003",
    "Tab": "\ue004",
    "Enter": "\ue007",
    "Shift": "\ue008",
    "Escape": "\ue00c",
    "PageUp": "\ue00e",
    "PageDown": "\ue00f",
    "End": "\ue010",
    "Home": "\ue011",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}


class Refused(Exception):
    """An error that the browser answers: its code (`no such element`), then its message."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Element(NamedTuple):
    """An element of the page that is shown."""

    id: str


class Address(NamedTuple):
    """Where a driver answers; `path` is that of a session, once there is one."""

    port: int
    path: str = ""

    def ask(self, method: str, path: str, body: object = None, seconds: float = 60) -> Any:
        """The value of the answer. Raises `Refused`; `OSError` if none comes."""
        text = None if method != "POST" else json.dumps(sendable(body or {}))
        with closing(HTTPConnection("127.0.0.1", self.port, timeout=seconds)) as connection:
            connection.request(method, self.path + path, text, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            value = json.loads(answer.read(), object_hook=received)["value"]
        if answer.status != 200:
            raise Refused(value["error"], value["message"])
        return value


def sendable(value: Any) -> Any:
    """A value with its elements as the protocol writes them."""
    match value:
        case Element(id):
            return {ELEMENT: id}
        case Mapping():
            return {key: sendable(item) for key, item in value.items()}
        case list() | tuple():
            return [sendable(item) for item in value]
        case _:
            return value


def received(value: dict[str, Any]) -> object:
    return Element(value[ELEMENT]) if ELEMENT in value else value


@contextmanager
def running(command: list[str], environment: Mapping[str, str]) -> Iterator[Address]:
    """Runs a driver on a free port of this machine; ends it with everything that it started."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    with ended([*command, f"--port={port}"], environment) as process:
        address, end = Address(port), time.monotonic() + 30
        while process.poll() is None and time.monotonic() < end:
            try:
                address.ask("GET", "/status")
            except OSError:
                time.sleep(0.01)
            else:
                yield address
                return
        raise OSError(f"{command[0]} does not answer")


@contextmanager
def ended(
    command: list[str], environment: Mapping[str, str], pass_fds: tuple[int, ...] = ()
) -> Iterator[subprocess.Popen[bytes]]:
    """Runs a program without its output; ends it with everything in its process group."""
    silent = subprocess.DEVNULL
    with subprocess.Popen(
        command, env=environment, stdout=silent, stderr=silent, start_new_session=True, pass_fds=pass_fds
    ) as process:
        try:
            yield process
        finally:
            for kill in (signal.SIGTERM, signal.SIGKILL):
                with suppress(ProcessLookupError, subprocess.TimeoutExpired):
                    os.killpg(process.pid, kill)
                    process.wait(5)
