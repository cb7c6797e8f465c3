"""Packs the app for Linux, so that it needs no Python: `make linux`, into build/linux.

As root, where debootstrap is, it is then tried in clean Debian systems without Python: first without OpenGL, where a
sheet is counted as text, then with OpenGL, where its pictures are looked at.
"""

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Generator, Iterator
from pathlib import Path

from scoring import write
from testing.reference import REFERENCE
from testing.rooms import ARROWS
from tools.chroot import FOLDER, OPENGL, ROOT, Chroot, bootstrapped
from tools.fresh import of_pictures, of_text
from version import VERSION

LINUX = ROOT / "build/linux"
APP = LINUX / "elvaland"

#: What the app reads beside its modules, and where it looks for it.
DATA = {
    "kv": "kv",
    "assets": "assets",
    "together/page": "together/page",
    "package/icons/icon.png": "package/icons",
}
#: Beside the program, for those who install it.
BESIDE = "LICENSE", "package/linux/elvaland.desktop"
#: What Kivy or the team uses, and the app does not; readline has a licence that would be ours then.
LEFT_OUT = (
    *("PIL", "docutils", "pygments", "setuptools", "certifi", "requests", "numpy", "tkinter", "readline"),
    *("kivy.tools", "kivy.garden"),
)
#: Libraries that come with OpenGL, or with every Debian: older ones of ours would keep newer drivers from loading.
OF_THE_SYSTEM = "libstdc++.so*", "libgcc_s.so*", "libX*.so*", "libxcb*.so*"
#: Systems to try it in: the one on which it is packed, or an older one, and the newest.
RELEASES = "bookworm", "forky"
#: Most bytes of the packed file.
MOST = 60_000_000


def pack() -> Path:
    """The app with Python and all libraries but those of OpenGL, as an archive."""
    shutil.rmtree(LINUX, ignore_errors=True)
    rooms = [room for room in ARROWS if "/" not in room and (ROOT / room).is_dir()]
    options = [
        "--name=elvaland",
        "--log-level=ERROR",
        *(f"--{kind}path={folder}" for kind, folder in (("dist", LINUX), ("work", LINUX / "work"), ("spec", LINUX))),
        *(f"--collect-submodules={room}" for room in rooms),  # screens and games are loaded by name
        *(f"--add-data={ROOT / path}:{there}" for path, there in DATA.items()),
        *(f"--add-data={path}:{path.parent.relative_to(ROOT)}" for path in ROOT.glob("referee/rules/*/*.txt")),
        *(f"--exclude-module={module}" for module in LEFT_OUT),
    ]
    command = [sys.executable, "-m", "PyInstaller", *options, str(ROOT / "main.py")]
    subprocess.run(command, env={**os.environ, "KIVY_NO_CONSOLELOG": "1"}, check=True)
    # half of what Kivy's wheel brings is for debuggers
    subprocess.run(["strip", "--strip-debug", *APP.rglob("kivy/**/*.so")], check=True)
    for pattern in OF_THE_SYSTEM:
        for library in APP.glob(f"_internal/{pattern}"):
            library.unlink()
    for path in BESIDE:
        shutil.copy(ROOT / path, APP)
    shutil.copy(ROOT / "package/icons/icon.png", APP / "elvaland.png")
    packed = LINUX / f"elvaland-{VERSION}-linux-{platform.machine()}.tar.xz"
    with tarfile.open(packed, "w:xz") as archive:
        archive.add(APP, APP.name)
    return packed


def faults(packed: Path, release: str) -> Iterator[str]:
    """What is wrong with the app in a system without Python."""
    system = Chroot(FOLDER / f"{release}-linux")
    try:
        system.unpack(bootstrapped(release, "ca-certificates"))
        home = system.root / "root"
        subprocess.run(["tar", "-xf", packed, "-C", home], check=True)
        if not system.do("command -v python3").returncode:
            yield "there is a Python"
        sheet = APP.parent / "sheet.json"
        sheet.write_text(write(REFERENCE), "utf-8")
        shutil.copy(sheet, home / APP.name)
        yield from _of_run(system, "./elvaland sheet.json", sheet)
        system.install(*OPENGL)
        done = yield from _of_run(system, "./elvaland sheet.json", sheet)
        yield from of_pictures(done, home / APP.name, LINUX)
    finally:
        shutil.rmtree(system.root, ignore_errors=True)


def _of_run(system: Chroot, command: str, sheet: Path) -> Generator[str, None, str]:
    done = system.do(command)
    if done.returncode:
        yield f"status {done.returncode}: {done.stdout}"
    yield from of_text(done.stdout, sheet)
    return done.stdout


def main() -> None:
    packed = pack()
    size = packed.stat().st_size
    print(f"{packed.relative_to(ROOT)}: {size / 1e6:.1f} MB, {_size(APP) / 1e6:.0f} MB unpacked", flush=True)
    wrong = [f"larger than {MOST / 1e6:.0f} MB"] if size > MOST else []
    if os.geteuid() or not shutil.which("debootstrap"):
        print("To try it in a Debian without Python, this needs root and debootstrap.")
    else:
        for release in RELEASES:
            print(f"In {release}, without Python:", flush=True)
            wrong += [f"{release}: {fault}" for fault in faults(packed, release)]
    for fault in wrong:
        print(f"  WRONG: {fault}")
    sys.exit(bool(wrong))


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    main()
