"""The check for memory pages of 16 kB, on made-up packages."""

import tarfile
from io import BytesIO
from pathlib import Path
from struct import pack
from zipfile import ZipFile

import pytest

from tools.package import pages

#: ELF segment types: PT_LOAD and PT_NOTE.
LOAD, NOTE = 1, 4


def library(*segments: tuple[int, int]) -> bytes:
    """A 64-bit ELF file with segments of these types and alignments."""
    head = b"\x7fELF\2\1\1".ljust(0x20, b"\0") + pack("<Q", 64) + b"\0" * 14 + pack("<HH", 56, len(segments))
    return head.ljust(64, b"\0") + b"".join(pack("<I44xQ", kind, align) for kind, align in segments)


def bundled(**files: bytes) -> bytes:
    """The library that is a compressed archive."""
    packed = BytesIO()
    with tarfile.open(fileobj=packed, mode="w:gz") as folder:
        for name, content in files.items():
            member = tarfile.TarInfo(f"modules/{name}.so")
            member.size = len(content)
            folder.addfile(member, BytesIO(content))
    return packed.getvalue()


WIDE, NARROW = library((NOTE, 4), (LOAD, 1 << 14), (LOAD, 1 << 16)), library((LOAD, 1 << 14), (LOAD, 1 << 12))


@pytest.mark.parametrize(
    ("files", "told", "bad"),
    [
        pytest.param({"lib/arm64-v8a/libmain.so": WIDE}, "1 of 1", [], id="all of it"),
        pytest.param({"lib/x86_64/libmain.so": NARROW}, "0 of 1", ["lib/x86_64/libmain.so"], id="an old one"),
        pytest.param(
            {"base/lib/arm64-v8a/libpybundle.so": bundled(_json=WIDE, _kivy=NARROW)}, "1 of 2",
            ["base/lib/arm64-v8a/libpybundle.so: modules/_kivy.so"], id="one of Python's, in a bundle",
        ),
        pytest.param(
            {"lib/armeabi-v7a/libmain.so": NARROW, "lib/arm64-v8a/libmain.so": WIDE}, "1 of 1", [],
            id="no matter with 32 bits",
        ),
        pytest.param({"assets/private.tar": NARROW}, "0 of 0", None, id="no package"),
    ],
)  # fmt: skip
def test_libraries(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], files: dict[str, bytes], told: str, bad: list[str] | None
) -> None:
    with ZipFile(tmp_path / "elvaland.apk", "w") as package:
        for name, content in files.items():
            package.writestr(name, content)
    with pytest.raises(SystemExit) as ended:
        pages.main(tmp_path / "elvaland.apk")
    *lines, last = capsys.readouterr().out.splitlines()
    assert told in last
    assert lines == [f"pages of 4 kB: {name}" for name in bad or []]
    assert bool(ended.value.code) is (bad != [])
