"""Serves a table to the browsers of the same network: the page, what guests do, and what every phone shows."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from time import monotonic
from typing import NamedTuple

from scoring import codec, games
from session.together import Act
from together.addresses import LOOPBACK
from together.assets import asset
from together.door import Door, Keys
from together.encoding import Json, encode, encode_why
from together.http import HttpServer, Reply, Request
from views.counting.position import pads_of
from views.counting.view import why_of
from views.result.explanation import Explanation, explain, explain_total
from views.together.view import SharedTable, present
from words import LANGUAGES, GameVoice

#: The header that shows the key: no form and no other site can set it.
KEY = "x-elvaland-key"
#: Seconds that a page waits for a change until it asks again; the least time between two changes that it is told.
WAIT, PACE = 10.0, 0.1
#: Seconds after which a guest who did not ask again is away.
AWAY = 40.0
#: Most acts in a request, and most pages at once.
MOST_ACTS, MOST_PAGES = 40, 48

JSON = "application/json; charset=utf-8"
TEXT = "text/plain; charset=utf-8"
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "Cache-Control": "no-store",
}


class Code(NamedTuple):
    """What is sent to come in without the key."""

    code: str


class Asked(NamedTuple):
    """What a page sends: who it is, what it knows already, what was done there, and whether it waits for a change."""

    guest: str
    language: str
    #: The version of the table that it shows, 0 for none; and a number that tells this page from one before.
    seen: int
    page: int
    acts: tuple[Act, ...]
    waits: bool


class AskedWhy(NamedTuple):
    """A number that somebody wants explained: of a section of a hand, of a row of the score, or else the total."""

    language: str
    seat: int
    section: str
    row: str


class Done(NamedTuple):
    """What became of a guest's acts: the ids that need not be sent again, and the keys of sentences that refuse."""

    answered: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


NOTHING_DONE = Done()


@dataclass(slots=True)
class Page:
    """A page that is open in a browser: what it was told last, and the request that waits."""

    guest: str
    language: str
    seat: int | None = None
    #: The version that it was told, and the sections as they were then.
    told: int = 0
    sections: dict[str, str] = field(default_factory=dict)
    told_at: float = 0.0
    asked_at: float = 0.0
    waiting: Reply | None = None
    until: float = 0.0


class Job(NamedTuple):
    """Acts of a guest, for the thread of the table; `done` may be called from there."""

    guest: str
    device: str
    acts: tuple[Act, ...]
    done: Callable[[Done], object]


class TableServer:
    """Runs in a thread of its own. Acts go to the thread of the table, from which changed tables come."""

    def __init__(
        self, keys: Keys, submit: Callable[[Job], object], address: str, port: int, hosts: tuple[str, ...] = ()
    ) -> None:
        self.door = Door(keys)
        self._submit = submit
        self._pages: dict[tuple[str, int], Page] = {}
        self._table: SharedTable | None = None
        self._seats: Mapping[str, int] = {}
        self._voices: dict[tuple[str, str], GameVoice] = {}
        self._http = HttpServer(address, port, self._handle, self._tick, HEADERS)
        self.port: int = self._http.port
        self._hosts: frozenset[str] = frozenset()
        self.answer_to((address, *hosts))
        #: Pages that were open lately; read by the host.
        self.present: frozenset[str] = frozenset()

    def start(self, table: SharedTable, seats: Mapping[str, int]) -> None:
        self._table, self._seats = table, seats
        self._http.start()

    def publish(self, table: SharedTable, seats: Mapping[str, int]) -> None:
        """Show a changed table, and who sits where, to everybody; may be called from any thread."""

        def show() -> None:
            self._table, self._seats = table, seats

        self._http.post(show)

    def answer_to(self, names: tuple[str, ...]) -> None:
        """Answer requests to these names alone: another one would be of a site that leads its visitors here."""
        names = (*names, "localhost") if LOOPBACK in names else names
        self._hosts = frozenset(f"{name}:{self.port}" for name in names)

    def close(self) -> None:
        """Tell every page that the door is closed, and stop."""

        def tell() -> None:
            for page in self._pages.values():
                if page.waiting:
                    self._send(page.waiting, 200, {"state": "closed"})

        self._http.post(tell)
        self._http.close()

    # requests

    def _handle(self, request: Request, reply: Reply) -> None:
        if request.headers.get("host", "").lower() not in self._hosts:
            self._refuse(reply, 421, "Not an address of this game.")
        elif request.method in ("GET", "HEAD"):
            self._send_asset(request, reply)
        elif request.method != "POST":
            self._refuse(reply, 405, "GET or POST.", {"Allow": "GET, HEAD, POST"})
        elif not _same_site(request):
            self._refuse(reply, 403, "Another site has no say here.")
        elif not request.headers.get("content-type", "").startswith("application/json"):
            self._refuse(reply, 415, "JSON only.")
        elif request.path == "/enter":
            self._enter(request, reply)
        elif not self.door.knows(request.headers.get(KEY, "")):
            self._send(reply, 403, {"state": "refused"})
        else:
            self._serve(request, reply)

    def _send_asset(self, request: Request, reply: Reply) -> None:
        if found := asset(request.path):
            reply.send(200, found.kind, found.content, HEADERS)
        else:
            self._refuse(reply, 404, "Nothing here.")

    def _enter(self, request: Request, reply: Reply) -> None:
        """Give the key for the code."""
        now = monotonic()
        if self.door.is_silent(request.address, now):
            self._send(reply, 429, {"state": "refused", "why": "too_many_codes"})
            return
        try:
            code = codec.read(Code, _text(request)).code
        except ValueError:
            self._refuse(reply, 400, "Not a code.")
            return
        if self.door.opens(code, request.address, now):
            self._send(reply, 200, {"key": self.door.keys.key})
        else:
            silent = self.door.is_silent(request.address, now)
            self._send(reply, 403, {"state": "refused", "why": "too_many_codes" if silent else "wrong_code"})

    def _serve(self, request: Request, reply: Reply) -> None:
        try:
            if request.path == "/why":
                why: Json = self._why(codec.read(AskedWhy, _text(request)))
                self._send(reply, 200, why)
            elif request.path == "/table":
                self._tell(codec.read(Asked, _text(request)), request, reply)
            else:
                self._refuse(reply, 404, "Nothing here.")
        except ValueError:
            self._refuse(reply, 400, "Not a request of this page.")

    # the table

    def _tell(self, asked: Asked, request: Request, reply: Reply) -> None:
        if not asked.guest.isalnum() or len(asked.guest) > 32 or len(asked.acts) > MOST_ACTS:
            raise ValueError(asked)
        page = self._page(asked)
        if page.waiting:  # the page gave that request up: what it was told now would be lost
            self._send(page.waiting, 200, {"state": "again"})
            page.waiting = None
        if asked.acts:
            device = _device(request.headers.get("user-agent", ""))

            def answer(done: Done) -> None:
                self._http.post(lambda: self._send_table(page, reply, done))

            self._submit(Job(asked.guest, device, asked.acts, answer))
        elif asked.waits and not self._has_news(page):
            page.waiting, page.until = reply, monotonic() + WAIT
        else:
            self._send_table(page, reply)

    def _page(self, asked: Asked) -> Page:
        """The page that asks, as it was left; one that is new, or missed an answer, knows nothing."""
        key = asked.guest, asked.page
        page = self._pages.pop(key, None) or Page(asked.guest, asked.language)
        if (page.told, page.language) != (asked.seen, asked.language):
            page.told, page.sections, page.language = 0, {}, asked.language
        page.asked_at = monotonic()
        self._pages[key] = page  # the last one of all
        while len(self._pages) > MOST_PAGES:
            del self._pages[next(iter(self._pages))]
        return page

    def _has_news(self, page: Page) -> bool:
        assert self._table
        return page.told != self._table.version or page.seat != self._seats.get(page.guest)

    def _tick(self) -> None:
        """Answer the pages that wait: for a change, at a bearable pace, or after a while without one."""
        now = monotonic()
        for page in self._pages.values():
            if page.waiting and not page.waiting.is_open:  # the browser has left
                page.waiting = None
            elif page.waiting and (now > page.until or (now - page.told_at >= PACE and self._has_news(page))):
                self._send_table(page, page.waiting)
        self.present = frozenset(page.guest for page in self._pages.values() if now - page.asked_at < AWAY)

    def _send_table(self, page: Page, reply: Reply, done: Done = NOTHING_DONE) -> None:
        """Tell a page the table as it is: of the sections of its hand those that it was not told so."""
        assert self._table
        page.waiting = None
        seat = self._seats.get(page.guest)
        view = present(self._table, seat, self._voice(page.language))
        told = encode(self._table, view)
        if hand := told["hand"]:
            texts = {section["id"]: _dump(section) for section in hand["sections"]}
            same = page.sections if page.seat == seat else {}
            hand["sections"] = [
                {"id": section["id"]} if same.get(section["id"]) == texts[section["id"]] else section
                for section in hand["sections"]
            ]
            page.sections = texts
        told["state"] = _state(view.hand is not None, told)
        told |= done._asdict()
        page.seat, page.told, page.told_at = seat, self._table.version, monotonic()
        self._send(reply, 200, told, known=True)

    def _why(self, asked: AskedWhy) -> Json:
        from referee import rulebook  # loaded when the first number is explained
        from views.rulebook.rule_view import source_text

        assert self._table
        sheet, result, voice = self._table.sheet, self._table.result, self._voice(asked.language)
        if asked.seat not in range(len(sheet.players)):
            raise ValueError
        player = result.players[asked.seat]
        if asked.section in pads_of(sheet):
            why: Explanation = why_of(sheet, (asked.seat, asked.section), voice, result)
        elif asked.row in player.rows:
            title = voice.heading(
                "points", what=f"{player.name} · {voice.row(asked.row)}", points=player.rows[asked.row]
            )
            why = explain(result, asked.seat, (asked.row,), title, voice)
        else:
            title = voice.heading("points", what=f"{player.name} · {voice.heading('total')}", points=player.total)
            why = explain_total(result, asked.seat, title, voice)
        voices = {game: self._voice(voice.language, game) for game in games.names()}
        entries = rulebook.entries()
        rules = {rule for _, _, rule in why.steps if rule}
        sources = {rule: source_text(rule, voices) for rule in rules}
        answers = {rule: voice.said(entries[rule].answer) for rule in rules if rule in entries}
        return encode_why(why, sources, answers)

    def _voice(self, language: str, game: str = "") -> GameVoice:
        assert self._table
        if language not in LANGUAGES:
            raise ValueError(language)
        key = language, game or self._table.sheet.game
        if key not in self._voices:
            self._voices[key] = GameVoice(*key)
        return self._voices[key]

    # replies

    def _send(self, reply: Reply, status: int, told: Json, known: bool = False) -> None:
        reply.send(status, JSON, _dump(told).encode(), HEADERS, known)

    def _refuse(self, reply: Reply, status: int, why: str, headers: Mapping[str, str] | None = None) -> None:
        reply.send(status, TEXT, why.encode(), {**HEADERS, **(headers or {})})


def _state(has_hand: bool, told: Json) -> str:
    if told["result"]:
        return "result"
    if not has_hand:
        return "choosing"
    return "waiting" if told["hand"]["counted"] else "counting"


def _same_site(request: Request) -> bool:
    """Whether a page of ours asks; a browser says from which site a request comes."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "same-origin")
    return site == "same-origin" and origin in (None, f"http://{request.headers['host'].lower()}")


def _text(request: Request) -> str:
    return request.body.decode("utf-8")  # raises a `ValueError` where it is something else


def _dump(told: Json) -> str:
    return json.dumps(told, ensure_ascii=False, separators=(",", ":"))


def _device(agent: str) -> str:
    """What kind of device a browser says that it runs on."""
    return next((device for device in ("iPhone", "iPad", "Android") if device in agent), "")
