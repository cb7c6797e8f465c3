"""Packages of npm: fetched once, kept, and refused where they are not what was chosen; by an npm that is made up."""

import base64
import hashlib
import tarfile
from io import BytesIO
from pathlib import Path

import pytest

from testing import axe, npm
from testing.npm import Package, fetch

NPM = """#!/bin/sh
echo asked >>"{folder}/asked"
/bin/cp "{folder}/packed.tgz" "$6"
"""


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Package:
    """A package with one file, which `npm pack` brings."""
    with tarfile.open(tmp_path / "packed.tgz", "w:gz") as archive:
        member = tarfile.TarInfo("package/words.txt")
        member.size = len(b"warrior")
        archive.addfile(member, BytesIO(b"warrior"))
    (tmp_path / "npm").write_text(NPM.format(folder=tmp_path), "utf-8")
    (tmp_path / "npm").chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(npm, "KEPT", tmp_path / "kept")
    digest = hashlib.sha512((tmp_path / "packed.tgz").read_bytes()).digest()
    return Package("@dwarves/words@1.0.0", base64.b64encode(digest).decode())


def test_a_package_is_fetched_once(packed: Package, tmp_path: Path) -> None:
    for _ in range(2):
        assert fetch(packed) == {"package/words.txt": b"warrior"}
    assert (tmp_path / "asked").read_text("utf-8") == "asked\n"
    assert [file.name for file in (tmp_path / "kept").iterdir()] == ["-dwarves-words-1.0.0.tgz"]


def test_what_was_kept_wrongly_is_fetched_anew(packed: Package, tmp_path: Path) -> None:
    fetch(packed)
    (tmp_path / "kept/-dwarves-words-1.0.0.tgz").write_bytes(b"torn")
    assert fetch(packed) == {"package/words.txt": b"warrior"}


def test_another_package_under_the_same_name_is_refused(packed: Package, tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match=r"@dwarves/words@1.0.0 is not what it was"):
        fetch(packed._replace(sha512="another"))
    assert list((tmp_path / "kept").iterdir()) == []


def test_where_axe_cannot_be_fetched_a_sentence_says_so(packed: Package, tmp_path: Path) -> None:
    (tmp_path / "npm").unlink()
    with pytest.raises(FileNotFoundError):
        fetch(packed)
    axe.script.cache_clear()
    axe.missing.cache_clear()
    try:
        assert axe.missing().startswith("axe-core is not there, and npm cannot bring it: ")
    finally:
        axe.missing.cache_clear()
