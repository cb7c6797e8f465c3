"""Size of our files in the package, as buildozer chooses them: unpacked and zipped."""

import zlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.bench.figure import Figure
from tools.package.__main__ import MOST
from tools.package.packing import Packing


def figures() -> Iterator[Figure]:
    """Goals: the limit of `make package`, and a tenth above the present size."""
    with TemporaryDirectory() as folder:
        packing = Packing(Path(folder))
        files = [(packing.app / name).read_bytes() for name in packing.ship()]
    yield Figure(f"{len(files)} files that ship, without Python and the libraries", megabytes(files), "MB", MOST / 1e6)
    yield Figure("the same, each packed by itself", megabytes(map(zlib.compress, files)), "MB", 1.5)


def megabytes(files: Iterable[bytes]) -> float:
    return sum(map(len, files)) / 1e6
