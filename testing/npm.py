"""npm packages for tests and tools, pinned by version and checksum, and kept in `build/npm`."""

import base64
import hashlib
import re
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from testing.rooms import ROOT

KEPT = ROOT / "build/npm"


class Package(NamedTuple):
    """A package with its version and checksum."""

    name: str
    sha512: str


def fetch(package: Package) -> dict[str, bytes]:
    """The files of a package by path; the first time needs npm and network access."""
    kept = KEPT / f"{re.sub(r'[^a-z0-9.-]+', '-', package.name)}.tgz"
    content = kept.read_bytes() if kept.is_file() else b""
    if not right(package, content):
        content = download(package, kept)
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        opened = {member.name: archive.extractfile(member) for member in archive if member.isfile()}
        return {path: file.read() for path, file in opened.items() if file}


def download(package: Package, kept: Path) -> bytes:
    KEPT.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory(dir=KEPT) as folder:
        npm = ["npm", "pack", "--silent", "--fetch-retries=1", package.name, "--pack-destination", folder]
        subprocess.run(npm, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).iterdir()
        content = packed.read_bytes()
        if not right(package, content):
            raise SystemExit(f"{package.name} is not what it was when it was chosen")
        packed.replace(kept)
    return content


def right(package: Package, content: bytes) -> bool:
    return base64.b64encode(hashlib.sha512(content).digest()).decode() == package.sha512
