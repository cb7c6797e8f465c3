"""An Android that these tests are told to be on."""

import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from sharing.android import Android
from sharing.phone import COMING, Outcome, device
from tests.sharing.fake_android import FakeAndroid


@pytest.fixture
def android(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeAndroid:
    (tmp_path / "android").mkdir()
    fake = FakeAndroid(tmp_path / "android")
    for name, module in fake.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setenv("ANDROID_ARGUMENT", "")
    return fake


class Screens:
    """The clipboard, and the thread of the screens, which has its own time."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.waiting: list[Callable[[], None]] = []
        self.picked: list[Outcome] = []

    def run(self) -> list[Outcome]:
        for call in self.waiting:
            call()
        self.waiting.clear()
        self.picked[:] = map(fetched, self.picked)
        return self.picked


def fetched(outcome: Outcome, progress: Callable[[float], object] = lambda _: None) -> Outcome:
    """What comes of it once a thread of its own has fetched the file."""
    if outcome.fetch is None:
        return outcome
    assert outcome.done == COMING
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(outcome.fetch, progress).result()


@pytest.fixture
def screens() -> Screens:
    return Screens()


@pytest.fixture
def phone(android: FakeAndroid, screens: Screens) -> Android:  # noqa: ARG001
    phone = device(screens.texts.append, screens.waiting.append)
    assert isinstance(phone, Android)
    return phone
