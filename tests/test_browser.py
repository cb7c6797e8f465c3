"""Browsers as tests use them, on a small page under a strict policy like that of `together/`."""

import threading
from collections.abc import Callable, Iterator
from functools import cache
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from PIL import Image

from testing import axe
from testing.browser import KINDS, Browser, Browsers, Chromium, Kind, missing
from testing.webdriver import Refused

PAGE = """<!doctype html>
<html lang="en">
<head><meta name="viewport" content="width=device-width"><title>Dwarves</title><script src="/page.js"></script></head>
<body><main><h1>Dwarves</h1>
<button id="chip" aria-pressed="false">Warrior <b>5</b></button> <button id="ask">Ask</button>
<p id="told">nothing</p> <label>Code<input></label>
<p style="height: 3000px"></p>
<button id="below">Below</button>
</main></body>
</html>"""

SCRIPT = """
addEventListener('DOMContentLoaded', () => {
    const [chip, ask, told] = ['chip', 'ask', 'told'].map(id => document.getElementById(id));
    const pointers = [];
    chip.addEventListener('touchstart', () => pointers.push('finger'));
    chip.addEventListener('click', event => {
        chip.setAttribute('aria-pressed', chip.getAttribute('aria-pressed') === 'false');
        told.textContent = [...pointers.splice(0), event.pointerType].join(' ');
    });
    ask.addEventListener('click', () =>
        fetch('/answer').then(answer => answer.text()).catch(() => 'no network').then(text => told.textContent = text));
    document.getElementById('below').addEventListener('click', () => told.textContent = 'below');
});
"""
FAULTY = PAGE.replace("<label>Code<input></label>", '<input><p style="color: #bbb">pale</p>')

FILES = {
    "/": ("html", PAGE),
    "/faulty": ("html", FAULTY),
    "/page.js": ("javascript", SCRIPT),
    "/answer": ("plain", "42"),
}


class Handler(BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        kind, text = FILES.get(self.path, ("plain", ""))
        self.send_response(200)
        self.send_header("Content-Type", f"text/{kind}; charset=utf-8")
        self.send_header("Content-Security-Policy", "default-src 'self'; style-src 'unsafe-inline'")
        self.end_headers()
        self.wfile.write(text.encode())

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,)).start()
        yield f"http://127.0.0.1:{server.server_port}/"
        server.shutdown()


@pytest.fixture(scope="module")
def browsers(url: str) -> Iterator[Browsers]:  # noqa: ARG001 - which is served until they are closed
    with Browsers() as opened:
        yield opened


@pytest.fixture(scope="module")
def window(browsers: Browsers) -> Callable[[Kind], Browser]:
    """A window of each kind, opened when it is first asked for."""

    @cache
    def window(kind: Kind) -> Browser:
        return browsers.open(kind)

    return window


@pytest.fixture(scope="module", params=KINDS)
def anywhere(request: pytest.FixtureRequest, window: Callable[[Kind], Browser]) -> Browser:
    """Each browser in turn."""
    if lacking := missing(request.param):
        pytest.skip(lacking)
    return window(request.param)


@pytest.fixture
def chromium(window: Callable[[Kind], Browser], url: str) -> Chromium:
    if lacking := missing("chromium"):
        pytest.skip(lacking)
    browser = window("chromium")
    assert isinstance(browser, Chromium)
    browser.go(url)
    return browser


@pytest.fixture
def browser(anywhere: Browser, url: str) -> Browser:
    anywhere.go(url)
    return anywhere


def test_a_click_is_one_of_a_mouse(browser: Browser) -> None:
    browser.click("#chip")
    assert (browser.attribute("#chip", "aria-pressed"), browser.text("#told")) == ("true", "mouse")
    browser.click(browser.find("#chip b"))
    assert browser.attribute("#chip", "aria-pressed") == "false"


def test_a_tap_is_one_of_a_finger_where_there_is_touch(browser: Browser) -> None:
    browser.tap("#chip")
    assert browser.attribute("#chip", "aria-pressed") == "true"
    assert browser.text("#told") == ("finger touch" if isinstance(browser, Chromium) else "mouse")


def test_what_is_out_of_sight_is_scrolled_to(browser: Browser) -> None:
    browser.tap("#below")
    assert browser.text("#told") == "below"
    browser.click("#chip")
    assert browser.attribute("#chip", "aria-pressed") == "true"


def test_what_is_covered_is_not_hit(browser: Browser) -> None:
    browser.execute("""
        const cover = document.createElement('dialog');
        document.body.append(cover);
        cover.showModal()
    """)
    for hit in (browser.click, browser.tap):
        with pytest.raises((AssertionError, Refused)):
            hit("#chip")
    assert browser.attribute("#chip", "aria-pressed") == "false"


def test_keys_reach_what_has_the_focus(browser: Browser) -> None:
    browser.press("Tab")
    browser.press("Enter")
    assert browser.attribute("#chip", "aria-pressed") == "true"
    browser.write("input", "K7M4")
    browser.press("Q")
    assert browser.execute("return arguments[0].value", browser.find("input")) == "K7M4Q"
    browser.press("Shift Tab")
    assert browser.execute("return document.activeElement.id") == "ask"


def test_a_screen_reader_is_told_role_and_name(browser: Browser) -> None:
    assert (browser.role("#chip"), browser.label("#chip")) == ("button", "Warrior 5")
    assert browser.label("input") == "Code"
    assert browser.attribute("#chip", "aria-expanded") is None


def test_what_comes_later_is_waited_for(browser: Browser) -> None:
    browser.click("#ask")
    assert browser.wait_for(lambda: browser.text("#told") == "42")
    assert [browser.wait_for("#chip")] == browser.find_all("#chip")
    with pytest.raises(AssertionError, match=r"#nobody did not come in 0.1 s; no such element(.*\n)+Dwarves"):
        browser.wait_for("#nobody", seconds=0.1)
    with pytest.raises(Refused, match="nothing matches #nobody"):
        browser.text("#nobody")


@pytest.mark.parametrize("size", [pytest.param((320, 568), id="small"), pytest.param((820, 1180), id="tablet")])
def test_a_page_has_the_size_that_is_asked_for(browser: Browser, size: tuple[int, int], tmp_path: Path) -> None:
    browser.size(*size)
    assert browser.execute("return [innerWidth, innerHeight, document.body.clientWidth + 16]") == [*size, size[0]]
    browser.screenshot(tmp_path / "page.png")
    with Image.open(tmp_path / "page.png") as picture:
        assert picture.width % size[0] == 0
        assert picture.height * size[0] == picture.width * size[1]


def test_axe_finds_what_keeps_people_out(browser: Browser, url: str) -> None:
    if lacking := axe.missing():
        pytest.skip(lacking)
    assert axe.violations(browser) == []
    browser.go(f"{url}faulty")
    contrast, label = sorted(axe.violations(browser))
    assert contrast.startswith("color-contrast: ")
    assert contrast.endswith('<p style="color: #bbb">pale</p>')
    assert label == "label: Form elements must have labels: <input>"


def test_a_network_that_is_cut_comes_back(chromium: Chromium) -> None:
    chromium.offline()
    chromium.tap("#ask")
    chromium.wait_for(lambda: chromium.text("#told") == "no network")
    assert chromium.execute("return navigator.onLine") is False
    chromium.offline(False)
    chromium.tap("#ask")
    chromium.wait_for(lambda: chromium.text("#told") == "42")


def test_each_window_has_its_own_storage_language_and_look(browsers: Browsers, chromium: Chromium, url: str) -> None:
    known = """
        localStorage.seat ??= arguments[0];
        return [localStorage.seat, navigator.language, matchMedia('(prefers-color-scheme: dark)').matches]
    """
    assert chromium.execute(known, "Anne") == ["Anne", "en", False]
    bruno = browsers.open("chromium", language="fr", dark=True)
    bruno.go(url)
    assert bruno.execute(known, "Bruno") == ["Bruno", "fr", True]
    bruno.close()


def test_what_is_missing_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert missing() == "WebDriver of Chromium and WebKitGTK is missing: as root, tools/debian.sh browsers brings it"
    assert missing("webkit").startswith("WebDriver of WebKitGTK is missing")
