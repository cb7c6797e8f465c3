"""Starts the app on the processor of most phones, with Debian's Python and Kivy: the part `arm64` of `make fresh`.

Needs root, debootstrap and qemu-user-static. It proves that everything the app is made of works on ARM64 and on the
phone's version of Python, drawing included; it tells nothing about Android.
"""

import os
import shutil
import subprocess
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tools.chroot import FOLDER, OPENGL, ROOT, SCRIPT, mirror
from tools.fresh import of_pictures, of_text

RELEASE = "forky"
SYSTEM = FOLDER / f"{RELEASE}-arm64"
QEMU = "qemu-aarch64-static"
#: What the app needs and Debian does not bring: pure Python.
PURE = "plyer", "segno"
#: Seconds; a drawn frame takes many of them, as qemu does the work of a graphics card.
PATIENCE = 3600


def faults() -> Iterator[str]:
    """What is wrong with the app there."""
    if not shutil.which(QEMU):
        yield f"{QEMU} is missing: sudo apt-get install qemu-user-static"
        return
    _unpack()
    brought, home = SYSTEM / "brought", SYSTEM / "home"
    for package in PURE:
        found = find_spec(package)
        assert found
        assert found.origin
        shutil.copytree(Path(found.origin).parent, brought / package, dirs_exist_ok=True)
    home.mkdir(exist_ok=True)
    environment = {"PATH": os.environ["PATH"], "HOME": str(home), "PYTHONPATH": f"{brought}:{ROOT}"}
    python = next(SYSTEM.glob("usr/bin/python3.*"))
    done = subprocess.run(
        [QEMU, "-L", SYSTEM, python, "-B", ROOT / "main.py"],
        env=environment,
        cwd=home,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    print(done.stdout)
    if done.returncode:
        yield f"status {done.returncode}"
    yield from of_text(done.stdout)
    kept = FOLDER / "told/arm64"
    kept.mkdir(parents=True, exist_ok=True)
    yield from of_pictures(done.stdout, home, kept)


def _unpack() -> None:
    """Unpack the packages, without running anything of them: that would need the kernel's help."""
    shutil.rmtree(SYSTEM, ignore_errors=True)
    include = f"--include={','.join(('python3-minimal', 'python3-kivy', *OPENGL))}"
    make = ["debootstrap", "--foreign", "--arch=arm64", "--variant=minbase", include, RELEASE]
    subprocess.run([*make, SYSTEM, mirror(), SCRIPT], check=True, stdout=subprocess.DEVNULL)
    for package in SYSTEM.glob("var/cache/apt/archives/*.deb"):
        subprocess.run(["dpkg-deb", "-x", package, SYSTEM], check=True)
