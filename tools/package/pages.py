"""Checks that a package supports memory pages of 16 kB: `python3 -m tools.package.pages PACKAGE`.

Google Play requires it of all 64-bit libraries. Those of Python and Kivy lie inside an archive named like a library,
which the usual checkers do not open.
"""

import sys
import tarfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from struct import unpack_from
from zipfile import ZipFile

PAGE = 1 << 14
ABIS = "arm64-v8a", "x86_64"
ELF, GZIP = b"\x7fELF", b"\x1f\x8b"
#: ELF segment type of segments that are loaded (PT_LOAD).
LOAD = 1


def libraries(package: Path) -> Iterator[tuple[str, bytes]]:
    """All 64-bit libraries of an APK or app bundle, by name."""
    with ZipFile(package) as files:
        for name in files.namelist():
            if "lib" in Path(name).parts and Path(name).parent.name in ABIS:
                yield from _unpacked(name, files.read(name))


def _unpacked(name: str, content: bytes) -> Iterator[tuple[str, bytes]]:
    if content.startswith(ELF):
        yield name, content
    elif content.startswith(GZIP):
        with tarfile.open(fileobj=BytesIO(content)) as folder:
            for member in folder:
                if file := folder.extractfile(member):
                    yield from _unpacked(f"{name}: {member.name}", file.read())


def aligned(library: bytes) -> bool:
    """Whether all loaded segments are aligned to the page size."""
    (start,) = unpack_from("<Q", library, 0x20)
    size, segments = unpack_from("<HH", library, 0x36)
    for at in range(start, start + segments * size, size):
        (kind,), (align,) = unpack_from("<I", library, at), unpack_from("<Q", library, at + 0x30)
        if kind == LOAD and align % PAGE:
            return False
    return True


def main(package: Path) -> None:
    found = list(libraries(package))
    for name in (narrow := [name for name, library in found if not aligned(library)]):
        print(f"pages of 4 kB: {name}")
    print(f"{package}: {len(found) - len(narrow)} of {len(found)} libraries of 64 bits in pages of 16 kB")
    sys.exit(not found or bool(narrow))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
