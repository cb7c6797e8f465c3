"""The app opens on whatever there is, and says what is missing."""

import os
import signal
import socket
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from PIL import Image, ImageColor

from scoring import write
from screens import display, start
from screens.app import ElvalandApp
from testing.app_driver import AppDriver
from views.new_table.form import Form
from views.theme import DARK
from words import LANGUAGES, Voice

MAIN = Path(__file__).parent.parent.parent / "main.py"
HAND, RESULT, WHY = (f"build/elvaland-{name}.png" for name in ("hand", "result", "why"))

with_pixels = pytest.mark.skipif(bool(start._missing()), reason="this machine has no OpenGL")

#: A Python reads this as it starts: the window is open already, and the first frame not drawn, when the shell is
#: imported, which then takes so many seconds longer.
SLOW = """
import sys, time
class Slow:
    def find_spec(self, name, *_):
        if name == "screens.shell":
            sys.stderr.write("slow" if {seconds} > 9 else "")
            sys.stderr.flush()
            time.sleep({seconds})
sys.meta_path.insert(0, Slow())
"""


def environment(tmp_path: Path, language: str = "en", slow: int = 0, **more: str) -> dict[str, str]:
    """That of a new account on a computer without a display."""
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "XDG_CONFIG_HOME", "SDL_VIDEODRIVER"}
    inherited = {name: value for name, value in os.environ.items() if not name.startswith("K") and name not in hidden}
    (tmp_path / "first").mkdir(exist_ok=True)
    (tmp_path / "first/sitecustomize.py").write_text(SLOW.format(seconds=slow) if slow else "")
    home = {"HOME": str(tmp_path / "new"), "PYTHONPATH": str(tmp_path / "first"), "PYTHONDONTWRITEBYTECODE": "1"}
    return inherited | home | {"LC_ALL": language} | more


def run(tmp_path: Path, *arguments: object, **how: Any) -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, str(MAIN), *map(str, arguments)]
    env = environment(tmp_path, **how)
    return subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False, timeout=120)


@pytest.fixture(autouse=True)
def _signals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the tests stay as they are."""
    monkeypatch.setattr("signal.signal", lambda *_: None)


def shares(picture: Path) -> dict[str, float]:
    """How much of a picture has each colour of the theme, and how much is black."""
    with Image.open(picture) as image:
        assert image.size == (start.WIDTH, start.HEIGHT)
        size = image.width * image.height
        counted: Any = image.convert("RGB").getcolors(size)
    pixels = {colour: count for count, colour in counted}
    colours = {**DARK._asdict(), "black": "#000000"}
    return {name: pixels.get(ImageColor.getrgb(colour), 0) / size for name, colour in colours.items()}


class TestWithoutADisplay:
    """As `make run` on a server, or in a container."""

    @with_pixels
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_the_example_is_counted_and_its_pictures_are_drawn(self, tmp_path: Path, language: str) -> None:
        ran = run(tmp_path, language=language, slow=1)
        assert ran.stderr == ""
        assert ran.returncode == 0
        won = {"en": "Chloé wins with 184 points", "fr": "Chloé gagne avec 184 points"}[language]
        for told in ("assets/example.json", won, HAND, RESULT, WHY, Voice(language).heading("your_own")):
            assert told in ran.stdout
        hand, result, why = (shares(tmp_path / name) for name in (HAND, RESULT, WHY))
        assert [picture["black"] < 0.01 for picture in (hand, result, why)] == [True, True, True]
        # a hand: its cards in their colours, and the way on; a result: bars of all colours on cards; a why: one over it
        assert hand["ground"] > 0.35
        assert min(hand[name] for name in ("warrior", "hunter", "miner")) > 0.003
        assert hand["gold"] > 0.02
        assert min(result["ground"], result["surface"]) > 0.2
        assert min(result[name] for name in ("warrior", "hunter", "miner", "blacksmith", "explorer")) > 0.001
        assert why["surface"] > 0.2 > 0.05 > why["ground"]
        # nothing else is left behind
        assert {path.name for path in tmp_path.iterdir()} == {"first", "build"}
        assert len(list((tmp_path / "build").iterdir())) == 3

    @with_pixels
    @pytest.mark.parametrize(("mode", "players", "home"), [("duel", 2, "/proc/nowhere"), ("solo", 0, "file")])
    def test_a_file_that_is_named_is_counted_and_not_kept(
        self, tmp_path: Path, mode: str, players: int, home: str
    ) -> None:
        """Nobody is there to be asked whether to take it in, and the home need not be one that can be written."""
        (tmp_path / "file").touch()
        sheet = Form("vedrfolnir", mode=mode, players=("Éva", "Tom", "Zoé")[:players]).sheet()
        (tmp_path / "game.json").write_text(write(sheet), "utf-8")
        ran = run(tmp_path, "game.json", HOME=str(tmp_path / home))  # which leaves an absolute one as it is
        assert (ran.stderr, ran.returncode) == ("", 0)
        assert ran.stdout.startswith("No display here, so Elvaland counts game.json, and saves nothing.\n")
        assert [shares(tmp_path / name)["ground"] > 0.3 for name in (HAND, RESULT)] == [True, True]
        assert list(tmp_path.rglob("elvaland.db")) == []

    def test_a_file_that_is_no_sheet_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "game.json").write_text('{"format": "elvaland/1", "game": "chess", "players": []}')
        ran = run(tmp_path, "game.json")
        assert (ran.returncode, ran.stdout) == (2, "")
        assert ran.stderr.startswith("game.json: game: ")

    @pytest.mark.parametrize(
        ("name", "why"),
        [
            ("fifo", "a folder or a device, not a file"),
            ("/dev/zero", "a folder or a device, not a file"),
            (".", "a folder or a device, not a file"),
            ("nowhere.json", "this file does not exist"),
        ],
    )
    def test_what_is_no_file_is_not_opened(self, tmp_path: Path, name: str, why: str) -> None:
        os.mkfifo(tmp_path / "fifo")
        ran = run(tmp_path, name)
        assert (ran.stderr, ran.stdout, ran.returncode) == (f"{name}: {why}\n", "", 2)

    def test_a_build_folder_that_cannot_be_written_is_told(self, tmp_path: Path) -> None:
        (tmp_path / "build").touch()
        ran = run(tmp_path)
        assert "Chloé wins with 184" in ran.stdout
        if "Nothing can be drawn here" not in ran.stdout:
            assert ran.stderr.startswith("the result cannot be written (")
            assert ran.returncode == 1

    @pytest.mark.parametrize("ending", [signal.SIGTERM, signal.SIGINT])
    def test_it_can_be_ended_whatever_it_does(self, tmp_path: Path, ending: signal.Signals) -> None:
        """SDL would keep the signal until somebody asks it what happened."""
        env = environment(tmp_path, slow=60)
        with subprocess.Popen([sys.executable, str(MAIN)], cwd=tmp_path, env=env, stderr=subprocess.PIPE) as program:
            assert program.stderr
            if program.stderr.read(4) == b"slow":  # else there is no OpenGL, and all was told already
                program.send_signal(ending)
                assert program.wait(10) == -ending
                assert program.stderr.read() == b"", "a traceback says nothing to a user"


def test_without_opengl_it_tells_the_table_as_text(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing(library: str) -> None:
        raise OSError(f"{library}: not here")

    monkeypatch.setattr("ctypes.CDLL", missing)
    monkeypatch.setattr("sys.argv", ["main.py"])
    monkeypatch.setattr("os.environ", {"LC_ALL": "fr"})
    assert start.start() == 0
    told = capsys.readouterr().out
    assert told.startswith("Rien ne peut être dessiné ici (libGL.so.1: not here)")
    assert "Chloé gagne avec 184" in told
    assert "4 + 6 + 7 + 9 = 26" in told
    assert told.endswith(Voice("fr").heading("your_own") + "\n")


class TestOnAComputerWithADisplay:
    """The window, and what a mouse does in it."""

    @pytest.mark.parametrize(("room", "height"), [(704, "704"), (1016, "915")])
    def test_the_window_fits_the_screen_and_is_ours(
        self, room: int, height: str, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        there: dict[str, str] = {}
        monkeypatch.setattr("os.environ", there)

        def asked() -> int:
            assert there["SDL_VIDEO_X11_WMCLASS"] == "elvaland", "SDL reads it as soon as it is asked"
            return room

        monkeypatch.setattr(display, "room", asked)
        start._configure(offscreen=False)
        assert there["KCFG_GRAPHICS_HEIGHT"] == height
        assert there["KCFG_INPUT_MOUSE"] == "mouse,disable_multitouch"
        with Image.open(there["KCFG_KIVY_WINDOW_ICON"]) as icon:
            assert icon.width == icon.height >= 64

    @pytest.mark.parametrize("driver", ["offscreen", "dummy"])
    def test_sdl_says_how_much_room_there_is(self, tmp_path: Path, driver: str) -> None:
        """Its screens that are none are of 1024 × 768."""
        asked = "from screens import display; print(display.room())"
        env = environment(tmp_path, SDL_VIDEODRIVER=driver)
        ran = subprocess.run([sys.executable, "-c", asked], cwd=MAIN.parent, env=env, capture_output=True, check=True)
        assert int(ran.stdout) in (768 - display.AROUND, display.UNKNOWN)  # the latter without OpenGL

    def test_where_sdl_cannot_be_asked_the_window_fits_a_laptop(self, monkeypatch: pytest.MonkeyPatch) -> None:
        def missing(library: str) -> None:
            raise OSError(f"{library}: not here")

        monkeypatch.setattr("ctypes.CDLL", missing)
        assert display.room() == display.UNKNOWN <= 720

    @pytest.mark.parametrize("name", ["fifo", "nowhere"])
    def test_what_is_no_file_is_told_and_the_app_opens(
        self, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        os.mkfifo(tmp_path / "fifo")
        hands: list[AppDriver] = []
        monkeypatch.setattr(ElvalandApp, "run", lambda app: hands.append(AppDriver(app)))
        monkeypatch.setattr(display, "is_there", lambda: True)
        monkeypatch.setattr(display, "room", lambda: 704)
        monkeypatch.setattr("sys.argv", ["main.py", str(tmp_path / name)])
        monkeypatch.setattr("os.environ", {"LC_ALL": "en", "XDG_CONFIG_HOME": str(tmp_path)})
        assert start.start() == 0
        (hand,) = hands
        hand.frames(3)
        (told,) = (text for text in hand.said if str(tmp_path) in text)
        assert told.endswith({"fifo": "a folder or a device, not a file).", "nowhere": "does not exist)."}[name])
        hand.close()


@pytest.mark.parametrize(
    ("named", "seen"),
    [
        pytest.param({}, False, id="nothing named"),
        pytest.param({"DISPLAY": ":4711"}, False, id="an X display that is not there"),
        pytest.param({"DISPLAY": "far.away:0"}, True, id="an X display elsewhere"),
        pytest.param({"WAYLAND_DISPLAY": "wayland-0"}, True, id="a Wayland display"),
        pytest.param({"WAYLAND_DISPLAY": "wayland-1"}, False, id="a Wayland display that is not there"),
    ],
)
def test_a_display_is_one_that_is_there(
    named: dict[str, str], seen: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    for name, value in {**named, "XDG_RUNTIME_DIR": str(tmp_path)}.items():
        monkeypatch.setenv(name, value)
    with socket.socket(socket.AF_UNIX) as wayland:
        wayland.bind(str(tmp_path / "wayland-0"))
        assert display.is_there() is seen


@with_pixels
def test_a_table_is_counted_with_pixels_too() -> None:
    """The touches of `test_by_touch`, through SDL and OpenGL in another process; `PIXELS=1` does it for any test."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "tests/screens/counting/test_by_touch.py",
        "-k",
        "every_game and DUEL and 640",
    ]
    run = subprocess.run(
        command, cwd=MAIN.parent, env={**os.environ, "PIXELS": "1"}, capture_output=True, text=True, check=False
    )
    assert run.returncode == 0, run.stdout
