"""What the Android package is made of agrees with what the app is made of."""

import tomllib
from configparser import RawConfigParser
from xml.etree import ElementTree

import pytest

from tests.test_architecture import ARROWS, ROOT

SPEC = RawConfigParser()
SPEC.read(ROOT / "buildozer.spec", "utf-8")
APP = SPEC["app"]


def test_the_phone_gets_what_the_app_needs() -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert needed
    assert set(needed) <= set(APP["requirements"].split(","))


@pytest.mark.parametrize("room", [room for room in ARROWS if "/" not in room])
def test_every_room_is_packed(room: str) -> None:
    assert (room if room.endswith(".py") else f"{room}/*") in APP["source.include_patterns"].split(",")


def test_the_one_permission_is_the_buzz() -> None:
    assert APP["android.permissions"].split(",") == ["VIBRATE"]


def test_the_manifest_asks_for_voices_and_nothing_else() -> None:
    written = (ROOT / APP["android.extra_manifest_xml"]).read_text("utf-8")
    manifest = ElementTree.fromstring(f'<manifest xmlns:android="android">{written}</manifest>')
    assert [action.attrib for action in manifest.iter("action")] == [
        {"{android}name": "android.intent.action.TTS_SERVICE"}
    ]
