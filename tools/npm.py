"""npm packages for the tools, pinned by version and checksum."""

import base64
import hashlib
import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple


class Package(NamedTuple):
    """A package with its version and checksum."""

    name: str
    sha512: str


def fetch(package: Package) -> dict[str, bytes]:
    """Download a package and return its files by path; needs npm and network access."""
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
