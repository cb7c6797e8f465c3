"""Serves a table to the browsers of the same network: the page, what guests do, and what every phone shows."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
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
from views.result.explanation import Explanation, explain_cell
from views.together.view import SharedTable, present
from words import LANGUAGES, GameVoice, Voice
from words.screens.together_page import TEXTS

#: The header that shows the key: no form and no other site can set it.
KEY = "x-elvaland-key"
#: Seconds that a page waits for a change until it asks again; the least time between two changes that it is sent.
LONG_POLL, MIN_INTERVAL = 10.0, 0.1
#: Seconds after which a guest who did not ask again is away.
AWAY_AFTER = 40.0
#: Most acts in a request, and characters of their ids; most pages at once, and requests whose acts are being done.
MOST_ACTS, MOST_ID, MOST_PAGES, MOST_ACTING = 40, 64, 48, 64
#: What the thread of the table says of an act that could not be stored.
NOT_KEPT = "refused_not_kept"

#: The port that a browser leaves out of an address.
HTTP = 80

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


class EnterRequest(NamedTuple):
    """What is sent to come in without the key."""

    code: str


class TableRequest(NamedTuple):
    """What a page sends: who it is, what it knows already, what was done there, and whether it waits for a change."""

    guest: str
    language: str
    #: The version of the table that it shows, 0 for none; and a number that tells this page from one before.
    seen: int
    page: int
    acts: tuple[Act, ...]
    waits: bool


class WhyRequest(NamedTuple):
    """A number that somebody wants explained: of a section of a hand, of a row of the score, or else the total."""

    language: str
    seat: int
    section: str
    row: str


REQUESTS = {"/table": TableRequest, "/why": WhyRequest}


class Done(NamedTuple):
    """What became of a guest's acts: the ids that need not be sent again, and the keys of sentences that refuse."""

    answered: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()


NOTHING_DONE = Done()


class PageRequest(NamedTuple):
    """A request of a page: who asks, and the sections of the hand as that page shows them."""

    guest: str
    language: str
    sections: Mapping[str, str]
    reply: Reply


@dataclass(slots=True)
class Page:
    """A page that is open: what it was sent last, and the request that waits."""

    #: The version that it was sent, and the sections as they were then.
    version: int = 0
    sections: Mapping[str, str] = field(default_factory=dict)
    sent_at: float = 0.0
    asked_at: float = 0.0
    waiting: PageRequest | None = None
    until: float = 0.0


class Job(NamedTuple):
    """An act of a guest, for the thread of the table, from which `done` is called with what refuses it, or ""."""

    guest: str
    device: str
    act: Act
    done: Callable[[str], object]


class TableServer:
    """Runs in a thread of its own. Acts go to the thread of the table, from which changed tables come."""

    def __init__(
        self, keys: Keys, submit: Callable[[Job], object], address: str, port: int, hosts: tuple[str, ...] = ()
    ) -> None:
        self.door = Door(keys)
        self._submit = submit
        #: By guest and number of the page, the one that asked last being the last.
        self._pages: dict[tuple[str, int], Page] = {}
        #: Requests whose acts are being done.
        self._acting = 0
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
        port = "" if self.port == HTTP else f":{self.port}"
        self._hosts = frozenset(name.lower() + port for name in names)

    def close(self, announces: bool = True) -> None:
        """Stop, and tell every page that the door is closed, unless it opens again."""

        def announce() -> None:
            for page in self._pages.values():
                if page.waiting:
                    self._send(page.waiting.reply, 200, {"state": "closed"})

        if announces:
            self._http.post(announce)
        self._http.close()

    # requests

    def _handle(self, request: Request, reply: Reply) -> None:
        if request.headers.get("host", "").lower() not in self._hosts:
            self._refuse(reply, 421, _said("wrong_address", request))
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
            reply.trust()
            self._serve(request, reply)

    def _send_asset(self, request: Request, reply: Reply) -> None:
        if found := asset(request.path):
            reply.send(200, found.kind, found.content, HEADERS)
        else:
            self._refuse(reply, 404, _said("nothing_served", request))

    def _enter(self, request: Request, reply: Reply) -> None:
        """Give the key for the code."""
        now = monotonic()
        if self.door.is_locked_out(request.address, now):
            self._send(reply, 429, {"state": "refused", "why": "too_many_codes"})
            return
        try:
            code = codec.read(EnterRequest, _text(request)).code
        except ValueError:
            self._refuse(reply, 400, "Not a code.")
            return
        if self.door.opens(code, request.address, now):
            self._send(reply, 200, {"key": self.door.keys.key})
        else:
            locked_out = self.door.is_locked_out(request.address, now)
            self._send(reply, 403, {"state": "refused", "why": "too_many_codes" if locked_out else "wrong_code"})

    def _serve(self, request: Request, reply: Reply) -> None:
        if request.path not in REQUESTS:
            self._refuse(reply, 404, _said("nothing_served", request))
            return
        asked: TableRequest | WhyRequest | None = None
        with suppress(ValueError):
            asked = codec.read(REQUESTS[request.path], _text(request))
        if asked and asked.language not in LANGUAGES:
            asked = None
        match asked:
            case TableRequest() if _is_sound(asked):
                self._tell(asked, request, reply)
            case WhyRequest() if self._table and asked.seat < len(self._table.sheet.players):
                self._send(reply, 200, self._why(asked))
            case _:
                self._refuse(reply, 400, "Not a request of this page.")

    # the table

    def _tell(self, asked: TableRequest, request: Request, reply: Reply) -> None:
        page = self._page(asked)
        # a page that missed an answer knows nothing
        shown = page.sections if page.version == asked.seen else {}
        pending = PageRequest(asked.guest, asked.language, shown, reply)
        if asked.acts and self._acting >= MOST_ACTING:
            self._refuse(reply, 503, "Too much to do: try again.")
        elif asked.acts:
            self._acting += 1
            self._do(asked.acts, _device(request.headers.get("user-agent", "")), page, pending, NOTHING_DONE)
        elif asked.waits and page.version == asked.seen and not self._is_due(page):
            page.waiting, page.until = pending, page.asked_at + LONG_POLL
        else:
            self._send_table(page, pending)

    def _page(self, asked: TableRequest) -> Page:
        """The page that asks, as it was left; what it asked before, it gave up."""
        key = asked.guest, asked.page
        page = self._pages.pop(key, Page())
        self._pages[key] = page
        page.asked_at = monotonic()
        if page.waiting:
            self._send(page.waiting.reply, 200, {"state": "again"})
            page.waiting = None
        if len(self._pages) > MOST_PAGES:
            del self._pages[next(iter(self._pages))]
        return page

    def _do(self, acts: tuple[Act, ...], device: str, page: Page, pending: PageRequest, done: Done) -> None:
        """Have acts done one after another, so that the thread of the table is never held up by many; then answer."""
        act, *left = acts

        def go_on(refused: str) -> None:
            kept = () if refused == NOT_KEPT else (act.id,)
            now = Done((*done.answered, *kept), (*done.refused, *filter(None, [refused])))
            if kept and left:
                self._do(tuple(left), device, page, pending, now)
            else:
                self._acting -= 1
                self._send_table(page, pending, now)

        self._submit(Job(pending.guest, device, act, lambda refused: self._http.post(lambda: go_on(refused))))

    def _is_due(self, page: Page) -> bool:
        """Whether a page is to be sent a change now: not sooner than `MIN_INTERVAL` after the one before."""
        assert self._table
        return page.version != self._table.version and monotonic() - page.sent_at >= MIN_INTERVAL

    def _tick(self) -> float:
        """Answer the pages that wait: for a change, or after a while without one. Seconds until the next one."""
        assert self._table
        now, pause = monotonic(), LONG_POLL
        for key, page in list(self._pages.items()):
            if page.waiting and not page.waiting.reply.is_open:
                page.waiting = None  # the page has left
            if page.waiting and (now > page.until or self._is_due(page)):
                self._send_table(page, page.waiting)
            if page.waiting and page.version != self._table.version:
                pause = min(pause, page.sent_at + MIN_INTERVAL - now)
            if now - page.asked_at > AWAY_AFTER:
                del self._pages[key]
        self.present = frozenset(guest for guest, _ in self._pages)
        return max(pause, 0.0)

    def _send_table(self, page: Page, pending: PageRequest, done: Done = NOTHING_DONE) -> None:
        """Tell a page the table as it is: of the sections of its hand those that it does not show so."""
        assert self._table
        page.waiting = None
        if not pending.reply.is_open:
            return
        seat = self._seats.get(pending.guest)
        view = present(self._table, seat, self._voice(pending.language))
        body = encode(self._table, view)
        page.sections = {}
        if hand := body["hand"]:
            page.sections = {section["id"]: _dump(section) for section in hand["sections"]}
            hand["sections"] = [
                {"id": section["id"]} if pending.sections.get(section["id"]) == text else section
                for section, text in zip(hand["sections"], page.sections.values(), strict=True)
            ]
        body["state"] = _state(view.hand is not None, body)
        body |= done._asdict()
        page.version, page.sent_at = self._table.version, monotonic()
        self._send(pending.reply, 200, body)

    def _why(self, asked: WhyRequest) -> Json:
        from referee import rulebook  # loaded when the first number is explained
        from views.rulebook.rule_view import source_text

        assert self._table
        sheet, result, voice = self._table.sheet, self._table.result, self._voice(asked.language)
        if asked.section in pads_of(sheet):
            why: Explanation = why_of(sheet, (asked.seat, asked.section), voice, result)
        else:
            why = explain_cell(result, asked.seat, asked.row, voice)
        voices = {game: self._voice(voice.language, game) for game in games.names()}
        entries = rulebook.entries()
        rules = {rule for _, _, rule in why.steps if rule}
        sources = {rule: source_text(rule, voices) for rule in rules}
        answers = {rule: voice.said(entries[rule].answer) for rule in rules if rule in entries}
        return encode_why(why, sources, answers)

    def _voice(self, language: str, game: str = "") -> GameVoice:
        assert self._table
        key = language, game or self._table.sheet.game
        if key not in self._voices:
            self._voices[key] = GameVoice(*key)
        return self._voices[key]

    # replies

    def _send(self, reply: Reply, status: int, body: Json) -> None:
        reply.send(status, JSON, _dump(body).encode(), HEADERS)

    def _refuse(self, reply: Reply, status: int, why: str, headers: Mapping[str, str] | None = None) -> None:
        reply.send(status, TEXT, why.encode(), {**HEADERS, **(headers or {})})


def _state(has_hand: bool, body: Json) -> str:
    if body["result"]:
        return "result"
    if not has_hand:
        return "choosing"
    return "waiting" if body["hand"]["counted"] else "counting"


def _same_site(request: Request) -> bool:
    """Whether a page of ours asks; a browser says from which site a request comes."""
    origin = request.headers.get("origin")
    site = request.headers.get("sec-fetch-site", "same-origin")
    return site == "same-origin" and origin in (None, f"http://{request.headers['host'].lower()}")


def _is_sound(asked: TableRequest) -> bool:
    """Whether a page sends no more than one of ours does."""
    is_guest = asked.guest.isalnum() and len(asked.guest) <= MOST_ID
    return is_guest and len(asked.acts) <= MOST_ACTS and all(len(act.id) <= MOST_ID for act in asked.acts)


def _text(request: Request) -> str:
    return request.body.decode("utf-8")  # raises a `ValueError` where it is something else


def _said(key: str, request: Request) -> str:
    """A sentence in the language that a browser prefers."""
    preferred = request.headers.get("accept-language", "")[:2]
    return Voice(preferred if preferred in LANGUAGES else LANGUAGES[0]).said(TEXTS[key])


def _dump(body: Json) -> str:
    return json.dumps(body, ensure_ascii=False, separators=(",", ":"))


def _device(agent: str) -> str:
    """What kind of device a browser says that it runs on."""
    return next((device for device in ("iPhone", "iPad", "Android") if device in agent), "")
