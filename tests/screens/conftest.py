"""What all apps of these tests share."""

import gc
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from kivy.base import EventLoop
from kivy.core.text.text_sdl2 import LabelSDL2
from kivy.graphics.context import get_context
from kivy.metrics import Metrics

from referee.rulebook import asked, entries
from referee.search import Index
from screens import background, gc_policy, storage_errors
from screens.app import ElvalandApp
from screens.rulebook import controller as rulebook_controller
from screens.theme import skin
from testing.app_driver import AppDriver, KillableApp
from testing.driver import set_metrics
from testing.fake_phone import FakePhone
from words.names import box_titles, card_names


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What changes sizes goes first: Kivy then goes through the widgets of all apps before, which nobody collects."""
    items.sort(key=lambda item: "measures" not in getattr(item, "fixturenames", ()))


@pytest.fixture(autouse=True, scope="session")
def one_index() -> Iterator[None]:
    """The rulebook is looked through for its words once; an app alone does so once as well."""

    @cache
    def index() -> Index:
        return Index(entries().values(), asked(), card_names(), box_titles())

    def same(*_: Any) -> Index:
        return index()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(rulebook_controller, "Index", same)
        # here an app follows the other, and Python would look through what all of them left
        for rhythm in ("collect_now", "configure_gc"):
            patch.setattr(gc_policy, rhythm, lambda *_: None)
        # a test need not wait for another thread
        patch.setattr(background, "in_background", lambda work: work())
        # the tests of the daily check make it themselves: in a thread it would end at any moment
        patch.setattr(storage_errors, "in_background", lambda _: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def nothing_is_reloaded() -> Iterator[None]:
    """Kivy lists all textures and canvases, for when OpenGL is lost, and goes through the list whenever one goes.

    With those of all the apps before, that would take a quarter of the time.
    """
    context, idle = get_context(), EventLoop.idle

    def idle_and_forget() -> None:
        idle()
        for listed in gc.get_referents(context):
            if isinstance(listed, list) and listed and isinstance(listed[0], ref):
                listed.clear()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(EventLoop, "idle", idle_and_forget)
        yield


@pytest.fixture(autouse=True, scope="session")
def texts_are_measured_once() -> Iterator[None]:
    """The apps show the same texts again and again, and measuring them takes a tenth of the time."""
    sizes: dict[tuple[object, ...], tuple[int, int]] = {}
    measure = LabelSDL2.get_extents

    def get_extents(label: LabelSDL2, text: str) -> tuple[int, int]:
        font = label.options
        key = font["font_name_r"], font["font_size"], font["bold"], text
        if key not in sizes:
            sizes[key] = measure(label, text)
        return sizes[key]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(LabelSDL2, "get_extents", get_extents)
        yield


@pytest.fixture(autouse=True, scope="module")
def nothing_is_collected() -> None:
    """Looking through the widgets of apps that are over would take a third of the time, and these processes end soon.

    A test that collects by itself does not look through what the modules before it left.
    """
    gc.disable()
    gc.freeze()


@pytest.fixture(autouse=True)
def nothing_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into the home of whoever runs it."""
    monkeypatch.setattr(ElvalandApp, "user_data_dir", str(tmp_path))


@pytest.fixture
def hand(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[AppDriver]:
    """The app in English, its records in a folder of their own, on a device that remembers what it was told."""
    monkeypatch.setenv("LC_ALL", "en")
    hand = AppDriver(ElvalandApp(tmp_path / "elvaland.db"))
    hand.app.device.phone = FakePhone()
    yield hand
    hand.close()


@pytest.fixture
def phone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[KillableApp]:
    """The app in English, on a phone that may end it at any moment."""
    monkeypatch.setenv("LC_ALL", "en")
    (tmp_path / "0").mkdir()
    phone = KillableApp(tmp_path)
    yield phone
    phone.hand.close()


@pytest.fixture
def measures() -> Iterator[None]:
    """Sizes of texts and pixels, which every app of these tests shares; a test that changes them takes them back."""
    before = Metrics.density, Metrics.fontscale
    yield
    set_metrics(*before)
    skin.use("dark")
