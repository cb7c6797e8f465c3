"""How `make` sets up what it needs: which Python serves, and where Kivy comes from."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.test_architecture import ROOT

#: Says that it is another Python, notes what is asked of venv and pip, and has no packages but those of PYTHONPATH.
ANOTHER = """#!/bin/sh
case "$1 $2" in
"-m venv")
    mkdir -p "$5/bin" && touch "$5/bin/python" && chmod +x "$5/bin/python"
    echo "include-system-site-packages = true" >"$5/pyvenv.cfg"
    echo "$@" >>{told} ;;
"-m pip") echo "$@" >>{told}; cat >>{told} ;;
"-V "*) echo Python {version} ;;
*) exec {python} -S -c "import sys; sys.version_info, sys.prefix = {numbers}, '/opt'; exec(sys.argv[1])" "$2" ;;
esac
"""


class Set(NamedTuple):
    """How an environment was set up."""

    status: int
    said: str
    asked: str


def set_up(folder: Path, version: str, kivy: str = "") -> Set:
    told, python, packages = folder / "told", folder / "python", folder / "packages"
    numbers = tuple(map(int, version.split(".")))
    python.write_text(ANOTHER.format(told=told, version=version, numbers=numbers, python=sys.executable), "utf-8")
    python.chmod(0o755)
    if kivy:
        about = packages / f"Kivy-{kivy}.dist-info"
        about.mkdir(parents=True)
        (about / "METADATA").write_text(f"Name: Kivy\nVersion: {kivy}\n", "utf-8")
    run = subprocess.run(
        ["tools/venv.sh", python, folder / "venv", "requirements/app.txt"],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(packages)},
        capture_output=True,
        text=True,
        check=False,
    )
    return Set(run.returncode, run.stderr, told.read_text("utf-8") if told.exists() else "")


@pytest.mark.parametrize(
    ("version", "kivy", "said"),
    [
        pytest.param("3.10.4", "2.3.1", "Elvaland needs Python 3.11 or newer", id="too old"),
        pytest.param("3.14.8", "", "Kivy 2.3 has no wheel for Python 3.14.8", id="no wheel"),
        pytest.param("3.14.8", "2.1.0", "Kivy 2.3 has no wheel for Python 3.14.8", id="no wheel, and another Kivy"),
    ],
)
def test_a_python_that_does_not_serve_is_told_in_a_sentence(tmp_path: Path, version: str, kivy: str, said: str) -> None:
    made = set_up(tmp_path, version, kivy)
    assert made.status == 2
    assert made.said.startswith(said)
    assert made.said.count("\n") == 1
    assert made.asked == "", "nothing is made, and pip does not try"


def test_where_there_is_no_wheel_the_kivy_of_the_system_is_taken(tmp_path: Path) -> None:
    made = set_up(tmp_path, "3.14.8", "2.3.1")
    assert made.status == 0, made.said
    assert f"-m venv --without-pip --system-site-packages {tmp_path}/venv" in made.asked
    pinned = re.findall(r"^([\w-]+)==", made.asked, re.MULTILINE)
    wanted = re.findall(r"^([\w-]+)==", (ROOT / "requirements/app.txt").read_text("utf-8"), re.MULTILINE)
    assert pinned == [name for name in wanted if name != "kivy"]
    assert {"plyer", "segno", "kivy-garden"} <= set(pinned)
