"""`Browser`: a page in Chromium or WebKitGTK, driven by real clicks, taps and keys through their WebDrivers.

with Browsers() as browsers:
    anne = browsers.open("chromium", language="fr")
    anne.go(url)
    anne.tap("button[data-seat='0']")
    anne.wait_for("html[data-state=counting]")
"""

import os
import shutil
import time
from abc import ABC, abstractmethod
from base64 import b64decode
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory, mkdtemp
from typing import Any, Literal, Self, TypeVar, overload

from testing.webdriver import KEYS, Address, Element, Refused, ended, running

Kind = Literal["chromium", "webkit"]
KINDS: tuple[Kind, ...] = ("chromium", "webkit")

PROGRAMS = {"chromium": ("chromium", "chromedriver"), "webkit": ("WebKitWebDriver", "Xvfb")}
NAMES = {"chromium": "Chromium", "webkit": "WebKitGTK"}

#: What a browser may take until its window is open; a second is usual.
STARTED = 20

#: A phone, in CSS pixels.
PHONE = (390, 844)

CHROMIUM = (
    "--headless",
    "--no-sandbox",  # it refuses to run as root with it
    "--disable-gpu",
    "--disable-dev-shm-usage",  # which is too small in a container
    # no connections of its own
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
#: The toolbar of WebKit's MiniBrowser would not let the window be narrower than 447 pixels.
NARROW = "* { min-width: 0; min-height: 0; margin: 0; border-width: 0; padding: 0; font-size: 1px; }"

#: Begins a function whose first argument is a selector or an element.
ELEMENT = """
const [where] = arguments;
const element = typeof where === 'string' ? document.querySelector(where) : where;
if (!element) throw Error(`nothing matches ${where}`);
"""
#: Scrolls to an element, then asks whether a finger at its centre meets it or something in it.
REACH = """
const middle = ({x, y, width, height}) => [x + width / 2, y + height / 2].map(Math.floor);
const at = () => middle(element.getBoundingClientRect());
const met = () => document.elementFromPoint(...at());
if (!element.contains(met())) element.scrollIntoView({block: 'center', inline: 'center', behavior: 'instant'});
return [...at(), element.contains(met()) ? '' : met()?.outerHTML.slice(0, 200) ?? 'nothing'];
"""

#: Waits until the last change is drawn: WebKit's pictures are those of its last frame.
FRAMES = "return new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))"

Wanted = TypeVar("Wanted")


def missing(*kinds: Kind) -> str:
    """What is not installed for these browsers, as a sentence to skip a test with; "" if they can be opened."""
    lacking = [NAMES[kind] for kind in kinds or KINDS if not all(map(shutil.which, PROGRAMS[kind]))]
    if not lacking:
        return ""
    return f"WebDriver of {' and '.join(lacking)} is missing: as root, tools/debian.sh browsers brings it"


class Browser(ABC):
    """One window with a profile of its own. What is looked for is a CSS selector, or an element found before."""

    def __init__(self, driver: Address, capabilities: dict[str, object]) -> None:
        session = driver.ask("POST", "/session", {"capabilities": {"alwaysMatch": capabilities}}, STARTED)
        self._session = Address(driver.port, f"/session/{session['sessionId']}")

    def go(self, url: str) -> None:
        """Load a page; returns when it is loaded."""
        self._session.ask("POST", "/url", {"url": url})

    def find(self, css: str) -> Element:
        """The first element; raises `Refused` if there is none."""
        found: Element = self._session.ask("POST", "/element", {"using": "css selector", "value": css})
        return found

    def find_all(self, css: str) -> list[Element]:
        found: list[Element] = self._session.ask("POST", "/elements", {"using": "css selector", "value": css})
        return found

    def click(self, where: str | Element) -> None:
        """Click with a mouse, after scrolling there if needed; raises `Refused` where something covers it."""
        self._at(where, "POST", "click")

    @abstractmethod
    def tap(self, where: str | Element) -> None:
        """Touch with a finger, after scrolling there if needed; where there is no touch, `click`."""

    @abstractmethod
    def size(self, width: int, height: int) -> None:
        """Set the size of the page, in CSS pixels."""

    def press(self, key: str) -> None:
        """Press and release a key: one sign, or a name in `KEYS`; "Shift Tab" holds one meanwhile."""
        keys = [KEYS.get(name, name) for name in key.split(" ") if name] or [" "]
        actions = [{"type": "keyDown", "value": value} for value in keys]
        actions += [{"type": "keyUp", "value": value} for value in reversed(keys)]
        self._session.ask("POST", "/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def write(self, where: str | Element, text: str) -> None:
        """Type a text into a field."""
        self._at(where, "POST", "value", {"text": text})

    def text(self, where: str | Element) -> str:
        """The text as it is laid out."""
        shown: str = self.execute(f"{ELEMENT} return element.innerText", where)
        return shown

    def attribute(self, where: str | Element, name: str) -> str | None:
        """An attribute as it stands in the page; None if it is not there."""
        value: str | None = self.execute(f"{ELEMENT} return element.getAttribute(arguments[1])", where, name)
        return value

    def role(self, where: str | Element) -> str:
        """What a screen reader says that an element is."""
        role: str = self._at(where, "GET", "computedrole")
        return role

    def label(self, where: str | Element) -> str:
        """The name that a screen reader says."""
        label: str = self._at(where, "GET", "computedlabel")
        return label

    def execute(self, javascript: str, *values: object) -> Any:
        """What a function with that body returns; `values` are its `arguments`. A promise is awaited."""
        return self._session.ask("POST", "/execute/sync", {"script": javascript, "args": values})

    @overload
    def wait_for(self, wanted: str, seconds: float = 5) -> Element: ...

    @overload
    def wait_for(self, wanted: Callable[[], Wanted], seconds: float = 5) -> Wanted: ...

    def wait_for(self, wanted: str | Callable[[], Wanted], seconds: float = 5) -> Wanted | Element:
        """Wait until a selector finds an element, or a function returns something true; returns that."""
        end = time.monotonic() + seconds
        last = ""
        while True:
            try:
                if found := self.find(wanted) if isinstance(wanted, str) else wanted():
                    return found
            except Refused as refusal:  # the page may be changing
                last = f"; {refusal}"
            if time.monotonic() > end:
                what = wanted if isinstance(wanted, str) else "what was waited for"
                raise AssertionError(f"{what} did not come in {seconds} s{last}\n{self.text('body')}")
            time.sleep(0.03)

    def screenshot(self, file: Path) -> None:
        """Save what is shown as PNG."""
        self.execute(FRAMES)
        file.write_bytes(b64decode(self._session.ask("GET", "/screenshot")))

    def close(self) -> None:
        """Close the window before the others."""
        self._session.ask("DELETE", "")

    def _element(self, where: str | Element) -> Element:
        return self.find(where) if isinstance(where, str) else where

    def _at(self, where: str | Element, method: str, path: str, body: object = None) -> Any:
        """Ask for something of an element; looks for it again where the page drew it anew meanwhile."""
        for last in (False, False, True):
            try:
                return self._session.ask(method, f"/element/{self._element(where).id}/{path}", body)
            except Refused as refusal:
                if refusal.code != "stale element reference" or isinstance(where, Element) or last:
                    raise
        raise AssertionError


class Chromium(Browser):
    """Chromium as a phone: touch, and a page of any size."""

    def __init__(self, driver: Address, profile: str, language: str) -> None:
        arguments = [*CHROMIUM, f"--user-data-dir={profile}", f"--accept-lang={language}"]
        super().__init__(driver, {"goog:chromeOptions": {"binary": shutil.which("chromium"), "args": arguments}})
        self.devtools("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=5)

    def devtools(self, command: str, **parameters: object) -> Any:
        """A command of the Chrome DevTools Protocol."""
        return self._session.ask("POST", "/goog/cdp/execute", {"cmd": command, "params": parameters})

    def tap(self, where: str | Element) -> None:
        x, y, cover = self.execute(ELEMENT + REACH, where)
        assert not cover, f"{where} is covered by {cover}"
        touch = [
            {"type": "pointerMove", "x": x, "y": y, "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "touch"}, "actions": touch}
        self._session.ask("POST", "/actions", {"actions": [finger]})

    def size(self, width: int, height: int) -> None:
        size = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": True}
        self.devtools("Emulation.setDeviceMetricsOverride", **size)

    def dark(self, chosen: bool = True) -> None:
        """Prefer the dark look, or the light one."""
        look = {"name": "prefers-color-scheme", "value": "dark" if chosen else "light"}
        self.devtools("Emulation.setEmulatedMedia", features=[look])

    def offline(self, cut: bool = True) -> None:
        """Cut the network of this browser alone, or connect it again."""
        conditions = {"offline": cut, "latency": 0, "download_throughput": -1, "upload_throughput": -1}
        self._session.ask("POST", "/chromium/network_conditions", {"network_conditions": conditions})


class WebKit(Browser):
    """WebKitGTK in a window on a virtual screen. It has no touch, and speaks English."""

    def tap(self, where: str | Element) -> None:
        self.click(where)

    def size(self, width: int, height: int) -> None:
        def is_so() -> bool:
            seen: list[int] = self.execute("return [innerWidth, innerHeight, outerHeight - innerHeight]")
            so = seen[:2] == [width, height]
            if not so:
                self._session.ask("POST", "/window/rect", {"width": width, "height": height + seen[2]})
            return so

        self.wait_for(is_so)


class Browsers:
    """Opens browsers and closes them all at the end; a driver starts when its first browser is opened."""

    def __init__(self, *, pictures: bool = True) -> None:
        """Without pictures WebKitGTK draws in a third of the time, but gives none of a large page."""
        self._pictures = pictures
        self._open = ExitStack()
        self._chromedriver: Address | None = None
        self._display = ""

    def __enter__(self) -> Self:
        self._folder = Path(self._open.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        for version in ("3.0", "4.0"):
            (self._folder / f"gtk-{version}").mkdir()
            (self._folder / f"gtk-{version}/gtk.css").write_text(NARROW, "utf-8")
        return self

    def __exit__(self, *_: object) -> None:
        self._open.close()

    def open(self, kind: Kind, size: tuple[int, int] = PHONE, language: str = "en", dark: bool = False) -> Browser:
        """Open a window; WebKitGTK only has English."""
        return self.chromium(size, language, dark) if kind == "chromium" else self.webkit(size, dark)

    def chromium(self, size: tuple[int, int] = PHONE, language: str = "en", dark: bool = False) -> Chromium:
        if not self._chromedriver:
            self._chromedriver = self._open.enter_context(running(["chromedriver"], self._environment()))
        browser = Chromium(self._chromedriver, mkdtemp(dir=self._folder), language)
        browser.size(*size)
        browser.dark(dark)
        return browser

    def webkit(self, size: tuple[int, int] = PHONE, dark: bool = False) -> WebKit:
        theme = "Adwaita:dark" if dark else "Adwaita"
        environment = self._environment() | {"DISPLAY": self._screen(), "GDK_BACKEND": "x11", "GTK_THEME": theme}
        if not self._pictures:
            environment["WEBKIT_DISABLE_DMABUF_RENDERER"] = "1"
        browser = self._started(environment)
        browser.size(*size)
        return browser

    def _started(self, environment: dict[str, str], tries: int = 3) -> WebKit:
        """WebKitWebDriver chooses a free port, on which the browser then listens. If another process takes it in
        between, both wait for ever: one start in 400 beside tests that open many connections. So it is tried anew."""
        with ExitStack() as driver:
            try:
                browser = WebKit(driver.enter_context(running(["WebKitWebDriver"], environment)), {})
            except OSError:
                if tries == 1:
                    raise
                return self._started(environment, tries - 1)
            self._open.push(driver.pop_all())
            return browser

    def _environment(self) -> dict[str, str]:
        """Nothing of the user's own: no proxy, no language, no settings, no session bus."""
        folders = ("HOME", "TMPDIR", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_DATA_HOME")
        home = dict.fromkeys(folders, str(self._folder))
        return {"PATH": os.environ["PATH"], "LC_ALL": "C", "DBUS_SESSION_BUS_ADDRESS": "disabled:", **home}

    def _screen(self) -> str:
        """The virtual screen, which is shared; it picks a number that is free."""
        if not self._display:
            reader, writer = os.pipe()
            command = ["Xvfb", "-displayfd", str(writer), "-screen", "0", "1600x1600x24", "-nolisten", "tcp"]
            self._open.enter_context(ended(command, self._environment(), (writer,)))
            os.close(writer)
            with os.fdopen(reader) as numbers:
                self._display = f":{numbers.readline().strip()}"
        return self._display
