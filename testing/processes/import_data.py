"""A process that takes a file of data in: `python -m testing.processes.import_data RECORDS DATA`."""

import sys
from contextlib import closing
from pathlib import Path

from records import Records


def take_in(path: Path, data: Path) -> None:
    """Once somebody says go; it says when it begins, and when everything is in."""
    with closing(Records(path)) as records:
        _ = records.exchange
        input()
        print("begun", flush=True)
        records.exchange.read(data)
        print("done", flush=True)


if __name__ == "__main__":
    take_in(Path(sys.argv[1]), Path(sys.argv[2]))
