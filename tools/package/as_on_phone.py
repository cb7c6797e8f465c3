"""Starts the app from the current folder as on a phone, run by `tools.package` with `python -OO`.

The files are compiled, without docstrings, assertions, sources and the modules that the package excludes.
"""

import os
import sys
import tempfile
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from pathlib import Path

from testing.rooms import ARROWS

HERE = Path.cwd()


class LeftOut(MetaPathFinder):
    """Import hook that hides modules excluded from the package, by file patterns."""

    def __init__(self, patterns: Sequence[str]) -> None:
        self.names = [pattern.removesuffix("*").removesuffix("/").replace("/", ".") for pattern in patterns]

    def find_spec(self, name: str, *_: object) -> ModuleSpec | None:
        if any(name == left_out or name.startswith(f"{left_out}.") for left_out in self.names):
            raise ModuleNotFoundError(f"{name} is not in the package", name=name)
        return None


def main(left_out: Sequence[str]) -> None:
    import testing.mock_window  # noqa: F401  before any import of Kivy

    sys.meta_path.insert(0, LeftOut(left_out))

    from scoring import read, score
    from screens.app import ElvalandApp
    from screens.navigation import TABS
    from testing.driver import Driver

    sheet = read((HERE / "assets/example.json").read_bytes())
    result = score(sheet)
    with tempfile.TemporaryDirectory() as folder:
        driver = Driver(ElvalandApp(Path(folder) / "elvaland.db"))
        driver.app.context.counting.open_draft(driver.app.context.records.begin(sheet, ""))
        for place in (*TABS, TABS[0]):
            driver.app.context.pages.switch(place)
            driver.frames(10)
        driver.app.context.home.go_on(driver.app.context.records.drafts()[0].id)
        driver.frames(10)
        shown = driver.app.context.counting.table.sheet
        ours = {name: module.__file__ or "" for name, module in sys.modules.items() if name.partition(".")[0] in OURS}
        elsewhere = [name for name, file in ours.items() if not (file.startswith(str(HERE)) and file.endswith(".pyc"))]
        if elsewhere or shown != sheet:
            sys.exit(f"Not what the phone gets: {elsewhere or shown}")
        print(f"{len(ours)} modules opened, and {', '.join(result.winners)} wins", flush=True)
        os._exit(0)


#: Shipped rooms.
OURS = {room.removesuffix(".py") for room in ARROWS}

if __name__ == "__main__":
    main(sys.argv[1:])
