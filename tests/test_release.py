"""What a release needs: the same version everywhere, store data that stores take, and workflows that are pinned."""

import re

import pytest
from PIL import Image

from testing.rooms import ROOT
from tools import release
from tools.store import FORMS, LIMITS, LOCALES, STORE, Form, texts
from tools.version_code import version_code
from version import VERSION
from words.screens.home import NEWS

CHANGELOG = "# Changes\n" + "".join(f"\n## {version}, 2026-12-01\n\n- Something.\n" for version in NEWS)

every_locale = pytest.mark.parametrize("locale", LOCALES.values())


def test_a_version_that_is_named_everywhere_can_be_released() -> None:
    assert list(release.faults(f"v{VERSION}", CHANGELOG)) == []


@pytest.mark.parametrize(
    ("tag", "changelog", "told"),
    [
        pytest.param("v9.9.9", CHANGELOG, "v9.9.9 is tagged", id="another tag"),
        pytest.param(VERSION, CHANGELOG, "is tagged", id="a tag without its v"),
        pytest.param(
            f"v{VERSION}",
            CHANGELOG.replace(f"{VERSION}, 2026-12-01", f"{VERSION}, in the making"),
            "no heading",
            id="in the making",
        ),
        pytest.param(f"v{VERSION}", CHANGELOG.replace("- Something.", ""), "no heading", id="empty"),
        pytest.param(f"v{VERSION}", f"{CHANGELOG}\n## 0.0.1, 2026-11-01\n\n- First.\n", "0.0.1 is news", id="no news"),
    ],
)
def test_others_cannot(tag: str, changelog: str, told: str) -> None:
    (fault,) = release.faults(tag, changelog)
    assert told in fault


def test_what_does_not_come_from_its_source_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "STORE", ROOT / "build")
    assert len(list(release.stale())) == len(texts()) + len(LOCALES)


def test_what_is_too_long_for_a_store_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "LIMITS", dict.fromkeys(LIMITS, 1))
    assert len(list(release.stale())) == len(texts())


@every_locale
@pytest.mark.parametrize("form", FORMS.values(), ids=list(FORMS))
def test_the_screenshots_are_what_stores_take(locale: str, form: Form) -> None:
    folder = STORE / locale / "images" / form.folder
    shots = sorted(folder.iterdir())
    assert [shot.name for shot in shots] == [f"{number + 1}.png" for number in range(len(form.scenes))]
    assert 2 <= len(shots) <= 8
    for shot in shots:
        with Image.open(shot) as picture:
            assert (picture.size, picture.mode) == (form.size, "RGB")
            # a blank one is of a few kilobytes; looking into all takes seconds
            assert 20_000 < shot.stat().st_size < 1_000_000
            assert shot != shots[0] or len(picture.getcolors(1 << 24) or ()) > 50


@every_locale
@pytest.mark.parametrize(("there", "ours"), [("icon", "store"), ("featureGraphic", "feature")])
def test_the_icons_are_ours(locale: str, there: str, ours: str) -> None:
    icon = STORE / locale / f"images/{there}.png"
    assert icon.read_bytes() == (ROOT / f"package/icons/{ours}.png").read_bytes()


def test_the_recipe_names_the_codes_of_its_packages() -> None:
    recipe = (ROOT / "package/fdroid/org.elvaland.elvaland.yml").read_text("utf-8")
    builds = re.findall(r"versionName: (\S+)\n +versionCode: (\d+)\n(?:.+\n)+? +- export ARCH=(\S+)", recipe)
    assert [arch for *_, arch in builds] == ["arm64-v8a", "armeabi-v7a"]
    assert [int(code) for _, code, _ in builds] == [version_code(version, arch) for version, _, arch in builds]
