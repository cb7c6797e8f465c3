"""Tests the README's two commands in clean Debian systems, on a clone of the last commit: `make fresh`.

Each combination runs in a chroot made by debootstrap and deleted afterwards. Needs root and debootstrap; uses the
mirrors and proxies of this machine. ONLY="forky user run" selects some.
"""

import ast
import os
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

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "build/fresh"

RELEASES = "bookworm", "trixie", "forky"
USERS = "root", "user"
#: Whether OpenGL is installed beforehand.
GRAPHICS = "opengl", "bare"
COMMANDS = "run", "test"

#: Packages that the README assumes, and CA certificates.
GIVEN = "python3", "python3-pip", "make", "git", "ca-certificates"
OPENGL = "libgl1", "libegl1", "libgl1-mesa-dri"
#: apt settings copied from this machine.
APT = "Acquire::http::", "Acquire::https::", "Acquire::Check-Valid-Until"
#: pip settings copied from this machine; paths to local folders are not.
PIP = "index-url", "extra-index-url", "trusted-host", "proxy", "default-timeout", "timeout"
CERTIFICATES = Path("etc/pip-certificates.pem")

#: A picture of a screen has more colours than this, and no colour covers a larger share.
COLOURS, MOST = 100, 0.97

#: Run in new namespaces, so that mounts and processes end with the command.
ENTER = """
mount --rbind /dev "$0/dev" && mount -t tmpfs -o mode=1777 shm "$0/dev/shm" && mount --rbind /sys "$0/sys" &&
mount -t proc proc "$0/proc" && exec nice chroot --userspec="$1" "$0" /usr/bin/env -i PATH="$PATH" HOME="$2" sh -c "$3"
"""


class Fresh(NamedTuple):
    """A chroot, and the user who runs the commands."""

    release: str
    user: str
    graphics: str

    @property
    def home(self) -> str:
        return "/root" if self.user == "root" else f"/home/{self.user}"

    @property
    def root(self) -> Path:
        return FOLDER / "-".join(self)

    @property
    def clone(self) -> Path:
        return self.root / self.home.lstrip("/") / "elvaland"

    @property
    def draws(self) -> bool:
        """Whether OpenGL is installed now: `make` as root installs it."""
        libraries = self.root / "usr/lib"
        return all(any(libraries.glob(f"*/{name}.so.1")) for name in ("libGL", "libEGL"))

    def set_up(self) -> None:
        self.root.mkdir()
        subprocess.run(["tar", "-xf", bootstrapped(self.release), "-C", self.root], check=True)
        configure_apt(self.root)
        configure_pip(self.root)
        if self.user != "root":
            self.prepare(f"useradd --create-home {self.user}")
        if self.graphics == "opengl":
            self.install(*OPENGL)
        subprocess.run(["git", "clone", "--quiet", "--no-hardlinks", ROOT, self.clone], check=True)
        self.prepare(f"chown -R {self.user}: {self.home}")

    def install(self, *packages: str) -> None:
        install = f"apt-get install -qq --yes --no-install-recommends {' '.join(packages)}"
        self.prepare(f"apt-get update -qq && DEBIAN_FRONTEND=noninteractive {install}")

    def prepare(self, command: str) -> None:
        done = self.do(command, "root")
        if done.returncode:
            sys.exit(f"{command}: status {done.returncode}\n{done.stdout}")

    def do(self, command: str, user: str = "") -> subprocess.CompletedProcess[str]:
        """Run a command, in the clone if there is one."""
        user = user or self.user
        told = [str(self.root), user, "/root" if user == "root" else self.home]
        enter = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "--", "sh", "-c", ENTER, *told]
        within = f"cd {self.home}/elvaland 2>/dev/null || cd /; {command}"
        paths = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"}
        # stdout and stderr together, as in a terminal
        return subprocess.run(
            [*enter, within],
            env=paths,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )


def bootstrapped(release: str) -> Path:
    """A base system as an archive, cached until it is deleted by hand."""
    packed = FOLDER / f"{release}.tar"
    if not packed.exists():
        root, part = FOLDER / release, packed.with_suffix(".part")
        shutil.rmtree(root, ignore_errors=True)
        include = f"--include={','.join(GIVEN)}"
        # releases unknown to this debootstrap use the script of the newest known one
        script = "/usr/share/debootstrap/scripts/sid"
        make = ["debootstrap", "--variant=minbase", include, release, str(root), mirror(), script]
        subprocess.run(["unshare", "--mount", "--", *make], check=True, stdout=subprocess.DEVNULL)
        subprocess.run(["tar", "-cf", part, "-C", root, "."], check=True)
        part.rename(packed)
        shutil.rmtree(root)
    return packed


def mirror() -> str:
    """Debian mirror of this machine."""
    ask = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"]
    found = subprocess.run(ask, check=True, capture_output=True, text=True).stdout.split()
    return found[0] if found else sys.exit("This machine's apt knows no mirror of Debian.")


def configure_apt(root: Path) -> None:
    """Copy apt's settings."""
    told = subprocess.run(["apt-config", "dump", "--no-empty"], check=True, capture_output=True, text=True).stdout
    lines = [line for line in told.splitlines() if line.startswith(APT)]
    (root / "etc/apt/apt.conf.d/fresh").write_text("\n".join(lines) + "\n", "utf-8")


def configure_pip(root: Path) -> None:
    """Copy pip's index settings."""
    list_all = [str(Path(sys.base_prefix) / "bin/python3"), "-m", "pip", "config", "list"]
    told = subprocess.run(list_all, check=True, capture_output=True, text=True).stdout
    options: dict[str, str] = {}
    for line in told.splitlines():
        key, _, value = line.partition("=")
        options[key.rpartition(".")[2]] = ast.literal_eval(value)
    far = {name: [value for value in options.get(name, "").split() if not value.startswith("file:")] for name in PIP}
    lines = ["[global]", *(f"{name} = {' '.join(values)}" for name, values in far.items() if values)]
    if certificates := options.get("cert"):
        shutil.copy(certificates, root / CERTIFICATES)
        lines.append(f"cert = /{CERTIFICATES}")
    (root / "etc/pip.conf").write_text("\n".join(lines) + "\n", "utf-8")


def run(fresh: Fresh, command: str) -> Iterator[str]:
    """Run one of the commands; returns errors found, and keeps output and pictures."""
    before = time.monotonic()
    done = fresh.do(f"make {command}")
    told = done.stdout
    if done.returncode and (lacking := re.search(r"sudo apt-get install (.+)", told)):
        print(f"  says: {lacking[0]}", flush=True)
        fresh.install(*lacking[1].split())
        done = fresh.do(f"make {command}")
        told += done.stdout
    kept = FOLDER / "told" / "-".join((*fresh, command))
    shutil.rmtree(kept, ignore_errors=True)
    kept.mkdir(parents=True)
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


def of_text(told: str) -> Iterator[str]:
    """Errors in the text output of the example."""
    result = score(read(EXAMPLE.read_bytes()))
    yield from (f"{name} is not told of" for name in result.winners if name not in told)
    yield from (f"{player.total} is not told" for player in result.players if str(player.total) not in told)


def main(only: set[str]) -> None:
    if unknown := only - {*RELEASES, *USERS, *GRAPHICS, *COMMANDS}:
        sys.exit(f"Nothing is called {', '.join(sorted(unknown))}.")
    if os.geteuid() or not shutil.which("debootstrap"):
        sys.exit("This needs root and debootstrap.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    *systems, commands = (
        [name for name in kind if name in only] or kind for kind in (RELEASES, USERS, GRAPHICS, COMMANDS)
    )
    wrong = 0
    for fresh in (Fresh(*system) for system in product(*systems)):
        print(*fresh, flush=True)
        shutil.rmtree(fresh.root, ignore_errors=True)
        try:
            fresh.set_up()
            for command in commands:
                for fault in run(fresh, command):
                    wrong += 1
                    print(f"  WRONG: {fault}", flush=True)
        finally:
            shutil.rmtree(fresh.root)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main(set(sys.argv[1:]))
