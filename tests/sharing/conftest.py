"""A fake Android for these tests."""

import sys
from pathlib import Path

import pytest

from sharing.android import Android
from sharing.phone import device
from testing.android.device import FakeAndroid
from testing.android.ui_thread import UiThread


@pytest.fixture
def android(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeAndroid:
    (tmp_path / "android").mkdir()
    fake = FakeAndroid(tmp_path / "android")
    for name, module in fake.modules().items():
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setenv("ANDROID_ARGUMENT", "")
    return fake


@pytest.fixture
def ui_thread() -> UiThread:
    return UiThread()


@pytest.fixture
def phone(android: FakeAndroid, ui_thread: UiThread) -> Android:  # noqa: ARG001
    phone = device(ui_thread.texts.append, ui_thread.waiting.append)
    assert isinstance(phone, Android)
    return phone
