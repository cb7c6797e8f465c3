"""The app opens on whatever there is, and says what is missing."""

import os
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from records import Records
from scoring import read
from screens import start
from tests.records.sheets import kept_sheets

MAIN = Path(__file__).parent.parent.parent / "main.py"


def test_without_a_display_it_draws_once_and_says_so_and_takes_the_file_that_is_named(tmp_path: Path) -> None:
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME"}
    environment = {name: value for name, value in os.environ.items() if not name.startswith("K") and name not in hidden}
    environment |= {"LC_ALL": "en", "KIVY_HOME": str(tmp_path), "HOME": str(tmp_path / "new")}
    run = subprocess.run(
        [sys.executable, str(MAIN), str(start.EXAMPLE)],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    if "Nothing can be drawn here" in run.stdout:  # a machine without OpenGL
        assert "Chloé wins with 184" in run.stdout
    else:
        assert run.stdout == "No display here: Elvaland opened offscreen, its picture is in build/elvaland.png.\n"
        assert (tmp_path / start.PICTURE).read_bytes().startswith(b"\x89PNG")
        (file,) = tmp_path.rglob("elvaland.db")
        with closing(Records(file)) as records:
            assert kept_sheets(records) == [read(start.EXAMPLE.read_text("utf-8"))]
    assert run.stderr == ""


def test_without_opengl_it_tells_the_table_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(library: str) -> None:
        raise OSError(f"{library}: not here")

    monkeypatch.setattr("ctypes.CDLL", missing)
    monkeypatch.setattr("sys.argv", ["main.py"])
    monkeypatch.setenv("LC_ALL", "fr")
    start.start()
    told = capsys.readouterr().out
    assert told.startswith("Rien ne peut être dessiné ici (libGL.so.1: not here)")
    assert "Chloé gagne avec 184" in told


@pytest.mark.parametrize(
    ("environment", "seen"),
    [
        pytest.param({}, False, id="nothing named"),
        pytest.param({"DISPLAY": ":4711"}, False, id="an X display that is not there"),
        pytest.param({"DISPLAY": "far.away:0"}, True, id="an X display elsewhere"),
        pytest.param({"WAYLAND_DISPLAY": "wayland-0"}, True, id="a Wayland display"),
        pytest.param({"WAYLAND_DISPLAY": "wayland-1"}, False, id="a Wayland display that is not there"),
    ],
)
def test_a_display_is_one_that_is_there(
    environment: dict[str, str], seen: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {**environment, "XDG_RUNTIME_DIR": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    with socket.socket(socket.AF_UNIX) as display:
        display.bind(str(tmp_path / "wayland-0"))
        assert start._display() is seen


@pytest.mark.skipif(start._missing() is not None, reason="this machine has no OpenGL")
def test_the_reference_table_is_counted_with_pixels_too() -> None:
    """The touches of `test_count`, through SDL and OpenGL in a process of its own; `PIXELS=1` does it for any test."""
    command = [sys.executable, "-m", "pytest", "-q", "tests/screens/test_count.py", "-k", "reference"]
    run = subprocess.run(
        command, cwd=MAIN.parent, env={**os.environ, "PIXELS": "1"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout
