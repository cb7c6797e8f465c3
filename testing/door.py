"""Other phones at the open door of an app that a driver runs: requests as the page sends them, by HTTP on loopback."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from itertools import count
from select import select
from time import monotonic, sleep
from typing import Any
from urllib.parse import urlsplit

from scoring import Sheet
from testing.app_driver import AppDriver
from testing.counting import empty_sheet
from testing.fake_phone import FakePhone
from testing.reference import REFERENCE

#: The interfaces of a phone in a Wi-Fi.
NETWORKS = ("wlan0", "192.168.178.23"), ("rmnet0", "10.40.7.2")
#: Seconds until an answer must have come.
TIMEOUT = 5


def open_door(hand: AppDriver, sheet: Sheet[Any] | None = None) -> AppDriver:
    """Begin a table, and open it to other phones."""
    hand.app.device.phone = FakePhone()
    hand.app.device.phone.networks = NETWORKS
    hand.app.context.counting.begin(sheet or empty_sheet(REFERENCE))
    hand.frames(5)
    hand.tap(hand.chip("together"))
    hand.frames(5)
    return hand


class Guest:
    """A page in a browser: it keeps what is tapped until it is answered."""

    def __init__(self, hand: AppDriver, name: str, agent: str = "Android") -> None:
        url = urlsplit(hand.app.context.together.view().url)
        self.hand, self.name, self.agent = hand, name, agent
        self.key, self.port = url.fragment.removeprefix("k="), url.port
        self.waiting: list[dict[str, Any]] = []
        self.told: dict[str, Any] = {}
        self.status = 0
        self._number = count()

    def sit(self, seat: int) -> None:
        self.do("sit", seat=seat)

    def tap(self, section: str, key: str) -> None:
        self.do("tap", section=section, key=key)

    def do(self, do: str, **what: Any) -> None:
        """Do something, and send it."""
        self.add(do, **what)
        self.send()

    def add(self, do: str, **what: Any) -> None:
        """Do something while the host is out of reach."""
        act = {"id": f"{self.name}{next(self._number)}", "do": do, "seat": 0, "section": "", "key": "", "sections": 0}
        self.waiting.append(act | what)

    def send(self) -> None:
        """Send what waits; the app goes on meanwhile, until its answer is there."""
        body = {"guest": self.name, "language": "en", "seen": 0, "page": 1, "acts": self.waiting, "waits": False}
        with self._asked("POST", "/table", json.dumps(body)) as line:
            answer = self._answer(line)
            self.status, self.told = answer.status, json.loads(answer.read())
        done = self.told.get("answered", [])
        self.waiting = [act for act in self.waiting if act["id"] not in done]

    def leave_behind(self) -> None:
        """Send what waits, and hang up before the app has done it."""
        body = {"guest": self.name, "language": "en", "seen": 0, "page": 1, "acts": self.waiting, "waits": False}
        with self._asked("POST", "/table", json.dumps(body)):
            sleep(0.1)

    @property
    def can_enter(self) -> bool:
        """Whether anybody listens at the port that the page knows."""
        try:
            with self._asked("GET", "/", "") as line:
                return bool(self._answer(line).status == 200)
        except OSError:
            return False

    @property
    def totals(self) -> list[str]:
        """Everybody's total, as the page shows it."""
        return [str(seat["total"]) for seat in self.told["seats"]]

    @contextmanager
    def _asked(self, method: str, path: str, body: str) -> Iterator[HTTPConnection]:
        line = HTTPConnection("127.0.0.1", self.port, timeout=TIMEOUT)
        headers = {"X-Elvaland-Key": self.key, "Content-Type": "application/json", "User-Agent": self.agent}
        try:
            line.request(method, path, body.encode(), headers)
            yield line
        finally:
            line.close()

    def _answer(self, line: HTTPConnection) -> Any:
        until = monotonic() + TIMEOUT
        while not select([line.sock], [], [], 0.001)[0]:
            assert monotonic() < until, "no answer"
            self.hand.frames(1)
        self.hand.frames(6)
        return line.getresponse()
