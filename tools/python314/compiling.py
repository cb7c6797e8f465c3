"""Compiles all shipped files, without and with optimisation: `python compiling.py FOLDER`."""

import sys
import warnings
from pathlib import Path

#: No optimisation, and `-OO`, as python-for-android compiles.
LEVELS = (0, 2)

if __name__ == "__main__":
    warnings.simplefilter("error")
    files = sorted(Path(sys.argv[1]).rglob("*.py"))
    for path in files:
        for level in LEVELS:
            compile(path.read_bytes(), path, "exec", dont_inherit=True, optimize=level)
    if not files:
        sys.exit(f"nothing ships in {sys.argv[1]}")
    print(f"{len(files)} files compile without a warning")
