"""Setup by `make`: supported Pythons, browsers, versions in the workflows, and the picture check of `make fresh`."""

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest
from PIL import Image

from screens.start import HEIGHT, WIDTH
from testing.rooms import ROOT
from tools import fresh

#: A fake Python that reports a version, logs calls of venv and pip, and has only the packages of PYTHONPATH.
ANOTHER = """#!/bin/sh
case "$1 $2" in
"-m venv")
    mkdir -p "$5/bin" && touch "$5/bin/python" && chmod +x "$5/bin/python"
    echo "include-system-site-packages = true" >"$5/pyvenv.cfg"
    echo "$@" >>{told} ;;
"-m pip") {{ echo "$@" && cat; }} >{told}.$$ && cat {told}.$$ >>{told} ;;
"-V "*) echo Python {version} ;;
*) exec {python} -S -c "import sys; sys.version_info, sys.prefix = {numbers}, '/opt'; exec(sys.argv[1])" "$2" ;;
esac
"""


class Set(NamedTuple):
    """Outcome of setting up an environment."""

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


def test_a_python_that_is_not_there_is_told_in_a_sentence(tmp_path: Path) -> None:
    command: list[str | Path] = ["tools/venv.sh", "no-such-python", tmp_path / "venv", "requirements/app.txt"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert run.stderr.startswith("no-such-python does not run")


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
    assert sorted(pinned) == [name for name in wanted if name != "kivy"]
    assert {"plyer", "segno", "kivy-garden"} <= set(pinned)


def test_a_user_is_told_in_a_sentence_which_browsers_are_missing(tmp_path: Path) -> None:
    for program in ("apt-get", "chromium", "chromedriver", "ldconfig"):
        (tmp_path / program).write_text("#!/bin/sh\necho libGL.so.1 libEGL.so.1\n", "utf-8")
    for program, says in (("id", "1000"), ("uname", "Linux")):
        (tmp_path / program).write_text(f"#!/bin/sh\necho {says}\n", "utf-8")
    for file in tmp_path.iterdir():
        file.chmod(0o755)
    (tmp_path / "grep").symlink_to(str(shutil.which("grep")))
    run = subprocess.run(
        ["/bin/sh", "tools/debian.sh", "browsers"],
        cwd=ROOT,
        env={"PATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout == (
        "WebDriver is missing, so no test clicks in a browser; on Debian this brings it: "
        "sudo apt-get install webkit2gtk-driver xvfb\n"
    )


@pytest.mark.parametrize("workflow", sorted((ROOT / ".github/workflows").iterdir()), ids=lambda file: file.name)
def test_what_a_workflow_uses_is_pinned(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    used = re.findall(r"uses: (\S+)", text)
    assert used
    assert [action for action in used if not re.fullmatch(r"\./\S+|[\w/-]+@[0-9a-f]{40}", action)] == []
    images = re.findall(r"\bdebian:\S+", text)
    assert [image for image in images if not re.fullmatch(r"debian:\w+-\d{8}@sha256:[0-9a-f]{64}", image)] == []


def test_the_workflow_tests_what_make_fresh_makes() -> None:
    text = (ROOT / ".github/workflows/test.yml").read_text("utf-8")
    assert re.findall(r"- debian:(\w+)", text) == list(fresh.RELEASES)


def painted(file: Path, size: tuple[int, int] = (WIDTH, HEIGHT), colours: int = 200) -> Path:
    chance = random.Random(0)
    palette = [tuple(chance.choices(range(256), k=3)) for _ in range(colours)]
    picture = Image.new("RGB", size)
    picture.putdata([chance.choice(palette) for _ in range(size[0] * size[1])])
    picture.save(file)
    return file


def test_a_picture_with_something_on_it_is_right(tmp_path: Path) -> None:
    assert list(fresh.of_picture(painted(tmp_path / "seen.png"))) == []


@pytest.mark.parametrize(
    ("size", "colours", "faults"),
    [
        pytest.param((WIDTH, HEIGHT), 1, ["has 1 colours", "is 100.0% of"], id="of one colour"),
        pytest.param((WIDTH, HEIGHT), 20, ["has 20 colours"], id="hardly anything"),
        pytest.param((WIDTH, HEIGHT // 2), 200, [f"is {WIDTH} × {HEIGHT // 2}"], id="half"),
    ],
)
def test_a_picture_of_nothing_is_found(tmp_path: Path, size: tuple[int, int], colours: int, faults: list[str]) -> None:
    found = list(fresh.of_picture(painted(tmp_path / "seen.png", size, colours)))
    assert len(found) == len(faults)
    assert all(told.startswith(fault) for told, fault in zip(found, faults, strict=True))


def test_pictures_are_those_that_are_named(tmp_path: Path) -> None:
    (clone := tmp_path / "clone/build").mkdir(parents=True)
    (kept := tmp_path / "kept").mkdir()
    painted(clone / "result.png")
    told = "Pictures: build/result.png, build/why.png.\n"
    assert list(fresh.of_pictures(told, clone.parent, kept)) == ["build/why.png is not there"]
    assert (kept / "result.png").is_file()
    assert list(fresh.of_pictures("No display.", clone.parent, kept)) == ["no picture is named"]


def test_without_pictures_the_example_is_told() -> None:
    assert list(fresh.of_text("Chloé wins: 174, 161, 184 and 170")) == []
    assert list(fresh.of_text("174, 161 and 170")) == ["Chloé is not told of", "184 is not told"]
