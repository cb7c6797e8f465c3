"""Packages of the npm registry, for tools alone: one version of each, and no other bytes than were chosen."""

import base64
import hashlib
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple


class Package(NamedTuple):
    """A package of the registry: one version of it, and no other bytes than these."""

    name: str
    sha512: str


def fetch(package: Package) -> dict[str, bytes]:
    """The files of a package by their paths; needs npm, and its registry within reach."""
    with TemporaryDirectory() as folder:
        npm = ["npm", "pack", "--silent", package.name, "--pack-destination", folder]
        subprocess.run(npm, check=True, stdout=subprocess.DEVNULL)
        (packed,) = Path(folder).iterdir()
        content = packed.read_bytes()
    if base64.b64encode(hashlib.sha512(content).digest()).decode() != package.sha512:
        raise SystemExit(f"{package.name} is not what it was when it was chosen")
    with tarfile.open(fileobj=BytesIO(content)) as archive:
        opened = {member.name: archive.extractfile(member) for member in archive if member.isfile()}
        return {path: file.read() for path, file in opened.items() if file}
