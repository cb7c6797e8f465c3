"""Imports a data file, for tests that kill it: `python -m testing.processes.import_data RECORDS DATA`."""

import sys
from contextlib import closing
from pathlib import Path

from records import Records


def take_in(path: Path, data: Path) -> None:
    """Import after a signal on stdin; prints a line at the beginning and at the end."""
    with closing(Records(path)) as records:
        _ = records.exchange
        input()
        print("begun", flush=True)
        records.exchange.read(data)
        print("done", flush=True)


if __name__ == "__main__":
    take_in(Path(sys.argv[1]), Path(sys.argv[2]))
