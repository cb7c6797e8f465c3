"""The Android package as buildozer and python-for-android make it from `buildozer.spec`.

`make package` checks more: wheels, compiled files, Android's resources and Python 3.14.
"""

import re
import tarfile
import tomllib
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from sharing.android import ENTRY
from sharing.local_network import PERMISSION, PERMISSION_API
from testing.rooms import ARROWS, ROOT
from tools.package import entry, licences
from tools.package.__main__ import MOST
from tools.package.packing import Component, Packing
from version import VERSION
from views.theme import THEMES
from words import LANGUAGES, Voice

ANDROID = "{http://schemas.android.com/apk/res/android}"
GROUND = THEMES["dark"].ground


class Packed(NamedTuple):
    """The packaging run, shared by all tests."""

    packing: Packing
    files: list[str]
    components: list[Component]
    project: Path

    @property
    def resources(self) -> Path:
        return self.project / "src/main/res"

    @property
    def manifest(self) -> ElementTree.Element:
        return ElementTree.parse(self.project / "src/main/AndroidManifest.xml").getroot()

    @property
    def application(self) -> ElementTree.Element:
        (application,) = self.manifest.iter("application")
        return application

    @property
    def activity(self) -> ElementTree.Element:
        (activity,) = self.manifest.iter("activity")
        return activity


@pytest.fixture(scope="module")
def packed(tmp_path_factory: pytest.TempPathFactory) -> Packed:
    packing = Packing(tmp_path_factory.mktemp("package"))
    # skip compiling, which takes a process per file
    return Packed(packing, packing.ship(), packing.components(), packing.project("--no-byte-compile-python"))


def test_only_the_app_ships(packed: Packed) -> None:
    rooms = [room for room in ARROWS if "/" not in room] + ["kv", "assets"]
    wanted = [
        file.relative_to(ROOT).as_posix()
        for room in rooms
        for file in (ROOT / room).rglob("*")
        # a LICENSE has no suffix
        if file.is_file() and file.suffix in {"", ".py", ".kv", ".json", ".ttf", ".txt", ".html", ".css", ".js"}
    ]
    assert packed.files == sorted([*wanted, "main.py", "version.py", "LICENSE"])
    assert sum((ROOT / file).stat().st_size for file in packed.files) < MOST


def test_every_file_arrives_in_its_folder(packed: Packed) -> None:
    """`package/left_out.txt` is meant for libraries and takes none of ours."""
    with tarfile.open(packed.project / "src/main/assets/private.tar") as there:
        assert set(packed.files) <= {file.name.removeprefix("./") for file in there}


def test_the_phone_gets_what_the_app_needs(packed: Packed) -> None:
    needed = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["dependencies"]
    assert needed
    assert set(needed) <= set(packed.packing.requirements)


def test_every_part_comes_at_the_version_that_is_written_down(packed: Packed) -> None:
    pins = dict(pin.partition("==")[::2] for pin in packed.packing.requirements)
    found = {part.name: part.version for part in packed.components}
    assert found.items() >= {name: version for name, version in pins.items() if version}.items()
    assert pins.keys() >= {part.name for part in packed.components if not part.recipe}
    assert found["python3"] == found["hostpython3"] == "3.14.2"
    assert re.fullmatch(r"v\d{4}\.\d\d\.\d\d", packed.packing.buildozer.config.get("app", "p4a.branch"))


def test_libraries_that_call_servers_are_left_out(packed: Packed) -> None:
    assert {part.name for part in packed.components if not part.recipe} >= {"requests", "urllib3", "certifi"}
    shipped = {part.name for part in licences.ships(packed.components)}
    assert {"plyer", "segno", "filetype", "kivy"} <= shipped
    assert not {"requests", "urllib3", "certifi", "idna", "chardet", "charset-normalizer"} & shipped


def test_the_list_of_licences_is_that_of_what_ships(packed: Packed) -> None:
    assert licences.WRITTEN.read_text("utf-8") == licences.written(packed.components)
    assert licences.LICENCES.keys() == {part.name for part in licences.ships(packed.components)}


@pytest.mark.parametrize("module", ["kivy", "plyer", "segno", "filetype"])
def test_a_module_comes_under_the_licence_that_it_declares(module: str) -> None:
    assert licences.declared(module) == licences.LICENCES[module].under


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_app_names_what_it_is_made_of(language: str) -> None:
    told = Voice(language).text("about_licences")
    assert [part.name for part in licences.LICENCES.values() if not re.search(rf"\b{part.name}\b", told)] == []


def test_the_version_stands_in_one_place(packed: Packed) -> None:
    assert packed.manifest.get(f"{ANDROID}versionName") == VERSION == packed.packing.buildozer.get_version()
    # three parts of two digits: from others python-for-android derives version codes that do not increase
    assert re.fullmatch(r"\d{1,2}\.\d{1,2}\.\d{1,2}", VERSION)
    code = packed.manifest.get(f"{ANDROID}versionCode", "")
    assert 0 < int(code) <= 2_100_000_000
    gradle = (packed.project / "build.gradle").read_text("utf-8")
    assert f"versionName '{VERSION}'" in gradle
    assert f"versionCode {code}" in gradle


def test_the_permissions_are_the_buzz_and_the_network(packed: Packed) -> None:
    asked = [element.get(f"{ANDROID}name") for element in packed.manifest.iter("uses-permission")]
    (sdk,) = packed.manifest.iter("uses-sdk")
    # declared too early, it costs what Android 17 grants along with INTERNET; too late, nobody gets in
    late = [PERMISSION] if int(sdk.get(f"{ANDROID}targetSdkVersion", "")) >= PERMISSION_API else []
    assert asked == ["android.permission.VIBRATE", "android.permission.INTERNET", *late]


def test_the_app_looks_for_voices_on_the_phone_and_for_nothing_else(packed: Packed) -> None:
    (queries,) = packed.manifest.iter("queries")
    assert [action.get(f"{ANDROID}name") for action in queries.iter("action")] == ["android.intent.action.TTS_SERVICE"]


def test_the_back_key_arrives(packed: Packed) -> None:
    """Android 16 needs a setting for it: SDL handles the back key, but not the new back callback."""
    assert packed.application.get(f"{ANDROID}enableOnBackInvokedCallback") == "false"


def test_nothing_goes_into_a_cloud_and_the_games_go_to_the_next_phone(packed: Packed) -> None:
    assert packed.application.get(f"{ANDROID}allowBackup") == "false"
    assert packed.application.get(f"{ANDROID}dataExtractionRules") == "@xml/transfer"
    rules = ElementTree.parse(packed.resources / "xml/transfer.xml")
    assert {child.tag for child in rules.findall("cloud-backup/*")} == {"exclude"}
    moved = [child.get("path") for child in rules.findall("device-transfer/include")]
    assert moved == ["elvaland.db", "elvaland.db-wal"]


def test_the_activity_turns_with_the_phone_and_is_made_once(packed: Packed) -> None:
    assert packed.activity.get(f"{ANDROID}screenOrientation") == "unspecified"
    assert packed.activity.get(f"{ANDROID}launchMode") == "singleTask"
    changes = set(packed.activity.get(f"{ANDROID}configChanges", "").split("|"))
    seen = {"orientation", "screenSize", "smallestScreenSize", "screenLayout", "density"}
    assert changes >= seen | {"locale", "fontScale", "uiMode", "keyboard"}
    told = (packed.project / "src/main/assets/private.tar").read_bytes()
    assert told[:2] == b"\x1f\x8b"


def test_the_activity_is_ours_and_python_for_android_s_beneath(packed: Packed) -> None:
    assert packed.activity.get(f"{ANDROID}name") == ENTRY
    assert f"'{ROOT / 'package/java'}'" in (packed.project / "build.gradle").read_text("utf-8")
    ours = (ROOT / f"package/java/{ENTRY.replace('.', '/')}.java").read_text("utf-8")
    theirs = (packed.project / "src/main/java/org/kivy/android/PythonActivity.java").read_text("utf-8")
    for written in (
        "import android.content.Intent;",
        "protected void onCreate(Bundle savedInstanceState) {",
        "protected void onNewIntent(Intent intent) {",
        "protected void onActivityResult(int requestCode, int resultCode, Intent intent) {",
    ):
        assert written in ours
        assert written in theirs
    assert "public class PythonActivity extends" in theirs
    # PythonActivity obeys this action of an intent only; `Entry` hides it, and `tools/package/stubs` stand in for it
    assert re.findall(r'getAction\(\)\.equals\("(.*?)"\)', theirs) == [entry.LAUNCH]
    assert theirs.count("getIntent()") == 4, "what else does it read?"


@pytest.mark.skipif(not entry.compilable(), reason="this machine has no compiler of Java; make package brings one")
def test_no_other_app_says_what_python_runs(tmp_path: Path) -> None:
    assert entry.seen(tmp_path) == [*entry.SEEN.values(), entry.MAIN, entry.MAIN]


def test_a_sheet_is_opened_from_elsewhere(packed: Packed) -> None:
    opened = {
        (action.get(f"{ANDROID}name", "").rpartition(".")[2], kind.get(f"{ANDROID}mimeType"))
        for intent in packed.activity.iter("intent-filter")
        for action in intent.iter("action")
        for kind in intent.iter("data")
        if kind.get(f"{ANDROID}mimeType")
    }
    assert opened >= {("VIEW", "application/json"), ("SEND", "application/json"), ("VIEW", "application/x-elvaland")}
    schemes = {kind.get(f"{ANDROID}scheme") for kind in packed.activity.iter("data")} - {None}
    ours = {"ELVALAND1", "elvaland1", "ELVALANDHAND1", "elvalandhand1"}
    assert schemes == {"content", *ours}, "and nothing from the web"


def test_it_is_ground_that_is_seen_until_the_app_draws(packed: Packed) -> None:
    name = "KivySupportCutout"
    assert packed.activity.get(f"{ANDROID}theme") == f"@style/{name}"
    since_24, since_31 = (ElementTree.parse(packed.resources / f"values-v{level}/theme.xml") for level in (24, 31))
    assert since_24.findtext("color[@name='ground']") == GROUND
    assert since_24.findtext("style[@name='Hall']/item[@name='android:windowBackground']") == "@color/ground"
    for theme in (since_24, since_31):
        assert [style.get("parent") for style in theme.iter("style") if style.get("name") == name] == ["Hall"]
    strings = ElementTree.parse(packed.resources / "values/strings.xml")
    assert strings.findtext("string[@name='presplash_color']") == GROUND
    assert strings.findtext("string[@name='app_name']") == "Elvaland"


@pytest.mark.parametrize(
    ("drawn", "there"),
    [
        ("icon", "mipmap/icon.png"),
        ("icon", "mipmap-xxxhdpi/icon.png"),
        ("icon_foreground", "mipmap/icon_foreground.png"),
        ("icon_foreground", "mipmap-xxxhdpi/icon_foreground.png"),
        ("icon_background", "mipmap/icon_background.png"),
        ("icon_background", "mipmap-xxxhdpi/icon_background.png"),
        ("icon_monochrome", "mipmap-xxxhdpi/icon_monochrome.png"),
        ("presplash", "drawable/presplash.jpg"),
    ],
)
def test_the_pictures_lie_where_android_looks(packed: Packed, drawn: str, there: str) -> None:
    assert (packed.resources / there).read_bytes() == (ROOT / f"package/icons/{drawn}.png").read_bytes()


def test_the_icon_adapts_and_can_be_tinted(packed: Packed) -> None:
    assert packed.application.get(f"{ANDROID}icon") == "@mipmap/icon"
    layers = {"background": "@mipmap/icon_background", "foreground": "@mipmap/icon_foreground"}
    for level, added in ((26, {}), (33, {"monochrome": "@mipmap/icon_monochrome"})):
        icon = ElementTree.parse(packed.resources / f"mipmap-anydpi-v{level}/icon.xml").getroot()
        assert {layer.tag: layer.get(f"{ANDROID}drawable") for layer in icon} == layers | added


def test_what_the_store_demands_in_2026(packed: Packed) -> None:
    gradle = (packed.project / "build.gradle").read_text("utf-8")
    levels = dict(re.findall(r"(\w+)SdkVersion (\d+)", gradle))
    assert levels == {"compile": "36", "target": "36", "min": "24"}
    (sdk,) = packed.manifest.iter("uses-sdk")
    assert sdk.get(f"{ANDROID}targetSdkVersion") == "36"
    config = packed.packing.buildozer.config
    assert config.get("app", "android.release_artifact") == "aab"
    # pages of 16 kB, the default since this NDK
    assert config.get("app", "android.ndk") == "28c"
    assert set(config.getlist("app", "android.archs")) == {"arm64-v8a", "armeabi-v7a", "x86_64"}
    assert "debuggable" not in ElementTree.tostring(packed.manifest, "unicode")
    for element in packed.application:
        if element.find("intent-filter") is not None:
            assert element.get(f"{ANDROID}exported") == "true"
    assert [element.tag for element in packed.application] == ["meta-data", "activity"]
