"""Tests the README's two commands in clean Debian systems, on a clone of the last commit: `make fresh`.

Each combination runs in a chroot made by debootstrap and deleted afterwards. Needs root and debootstrap; uses the
mirrors and proxies of this machine. ONLY="forky user run" selects some; `arm64` starts the app once on ARM64.
"""

import re
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import NamedTuple

from PIL import Image

from scoring import read, score
from screens.start import EXAMPLE, HEIGHT, WIDTH
from tools.chroot import FOLDER, OPENGL, ROOT, Chroot, bootstrapped, check_tools

RELEASES = "bookworm", "trixie", "forky"
USERS = "root", "user"
#: Whether OpenGL is installed beforehand.
GRAPHICS = "opengl", "bare"
COMMANDS = "run", "test"
#: One more start, on another processor.
ARM64 = "arm64"

#: Packages that the README assumes, and CA certificates.
GIVEN = "python3", "python3-pip", "make", "git", "ca-certificates"
#: A picture of a screen has more colours than this, and no colour covers a larger share.
COLOURS, MOST = 100, 0.97


class Fresh(NamedTuple):
    """A system to try the commands in."""

    release: str
    user: str
    graphics: str

    @property
    def system(self) -> Chroot:
        return Chroot(FOLDER / "-".join(self), self.user)

    @property
    def clone(self) -> Path:
        return self.system.root / self.system.home.lstrip("/") / "elvaland"

    @property
    def draws(self) -> bool:
        """Whether OpenGL is installed now: `make` as root installs it."""
        libraries = self.system.root / "usr/lib"
        return all(any(libraries.glob(f"*/{name}.so.1")) for name in ("libGL", "libEGL"))

    def set_up(self) -> None:
        system = self.system
        system.unpack(bootstrapped(self.release, *GIVEN))
        if self.graphics == "opengl":
            system.install(*OPENGL)
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, self.clone], check=True)
        system.prepare(f"chown -R {self.user}: {system.home}")


def run(fresh: Fresh, command: str) -> Iterator[str]:
    """Run one of the commands; returns errors found, and keeps output and pictures."""
    kept = FOLDER / "told" / "-".join((*fresh, command))
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
    before = time.monotonic()
    done = fresh.system.do(f"make {command}")
    told = done.stdout
    (kept / "told.txt").write_text(told, "utf-8")
    if done.returncode and (lacking := re.search(r"sudo apt-get install (.+)", told)):
        print(f"  says: {lacking[0]}", flush=True)
        fresh.system.install(*lacking[1].split())
        done = fresh.system.do(f"make {command}")
        told += done.stdout
        (kept / "told.txt").write_text(told, "utf-8")
    print(f"  make {command}: status {done.returncode} after {time.monotonic() - before:.0f} s", flush=True)
    if done.returncode:
        yield f"status {done.returncode}: {kept / 'told.txt'}"
    elif command == "run":
        yield from of_pictures(told, fresh.clone, kept) if fresh.draws else of_text(told)


def of_pictures(told: str, clone: Path, kept: Path) -> Iterator[str]:
    """Errors in the pictures that a command names; copies them for inspection."""
    named = sorted(set(re.findall(r"[\w./-]+\.png", told)))
    if not named:
        yield "no picture is named"
    for name in named:
        if not (picture := clone / name).is_file():
            yield f"{name} is not there"
            continue
        shutil.copy(picture, kept)
        print(f"  {kept / picture.name}", flush=True)
        yield from (f"{name} {fault}" for fault in of_picture(picture))


def of_picture(path: Path) -> Iterator[str]:
    """Errors in a picture of the window."""
    with Image.open(path) as picture:
        if picture.size != (WIDTH, HEIGHT):
            yield f"is {picture.width} × {picture.height}"
        pixels = picture.width * picture.height
        colours = picture.convert("RGB").getcolors(pixels) or []
    if len(colours) < COLOURS:
        yield f"has {len(colours)} colours"
    most, colour = max(colours)
    if most > MOST * pixels:
        yield f"is {most / pixels:.1%} of {colour}"


def of_text(told: str, sheet: Path = EXAMPLE) -> Iterator[str]:
    """Errors in the text output of a sheet, the example if none is named."""
    result = score(read(sheet.read_bytes()))
    yield from (f"{name} is not told of" for name in result.winners if name not in told)
    yield from (f"{player.total} is not told" for player in result.players if str(player.total) not in told)


def main(only: set[str]) -> None:
    if unknown := only - {*RELEASES, *USERS, *GRAPHICS, *COMMANDS, ARM64}:
        sys.exit(f"Nothing is called {', '.join(sorted(unknown))}.")
    check_tools()
    *systems, commands = (
        [name for name in kind if name in only] or kind for kind in (RELEASES, USERS, GRAPHICS, COMMANDS)
    )
    wrong = 0
    if not only or ARM64 in only:
        from tools import arm64  # which looks at pictures as this does

        print(ARM64, flush=True)
        for fault in arm64.faults():
            wrong += 1
            print(f"  WRONG: {fault}", flush=True)
    if only == {ARM64}:
        sys.exit(bool(wrong))
    for fresh in (Fresh(*system) for system in product(*systems)):
        print(*fresh, flush=True)
        try:
            fresh.set_up()
            for command in commands:
                for fault in run(fresh, command):
                    wrong += 1
                    print(f"  WRONG: {fault}", flush=True)
        finally:
            shutil.rmtree(fresh.system.root)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(set(sys.argv[1:]))
