"""Runs tests under WebAssembly: `python testing.py ROOT PACKAGES ARGUMENTS…`.

Tests are skipped when they use something that is missing: Kivy and three other native libraries, processes, threads,
and sockets.
"""

import os
import subprocess
import sys
import threading
from collections import Counter
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any, NoReturn

NOT_HERE = ("kivy", "zxingcpp", "fontTools", "PIL")
#: Used only where Kivy is installed.
WINDOW = "testing.mock_window"
#: WebAssembly is slow: fewer Hypothesis examples.
EXAMPLES = 30


def left_out(what: str) -> NoReturn:
    import pytest

    pytest.skip(f"needs {what}", allow_module_level=True)


class Missing(ModuleType):
    """Stub of a missing library: can be imported, but any use skips the test."""

    def __getattr__(self, name: str) -> NoReturn:
        if name.startswith("__"):
            raise AttributeError(name)
        left_out(self.__name__.split(".")[0])


class Finder(MetaPathFinder, Loader):
    """Import hook for missing libraries."""

    def find_spec(self, name: str, *_: Any) -> ModuleSpec | None:
        missing = name == WINDOW or name.split(".")[0] in NOT_HERE
        return ModuleSpec(name, self, is_package=True) if missing else None

    def create_module(self, spec: ModuleSpec) -> Missing:
        return Missing(spec.name)

    def exec_module(self, module: ModuleType) -> None:
        pass


class Count:
    """Counts tests that ran, and skip reasons."""

    def __init__(self) -> None:
        self.ran = 0
        self.tests: Counter[str] = Counter()
        self.files: set[str] = set()

    def pytest_configure(self) -> None:
        from hypothesis import settings

        settings.register_profile("fewer", settings.get_profile("elvaland"), max_examples=EXAMPLES)
        settings.load_profile("fewer")

    def pytest_runtest_logreport(self, report: Any) -> None:
        if report.skipped:
            self.tests[report.longrepr[2].removeprefix("Skipped: ")] += 1
        elif report.when == "call":
            self.ran += 1

    def pytest_collectreport(self, report: Any) -> None:
        if report.skipped:
            self.files.add(report.nodeid)

    def told(self) -> str:
        reasons = ", ".join(f"{count} {why}" for why, count in self.tests.most_common())
        return f"{self.ran} tests ran; left out: {reasons}; and {len(self.files)} files that import Kivy or read fonts"


def main(root: str, packages: str, *arguments: str) -> int:
    os.chdir(root)
    os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = "/tmp/hypothesis"
    os.environ["COLUMNS"] = "120"
    sys.path[:0] = [root, packages]
    sys.meta_path.insert(0, Finder())
    subprocess.Popen.__init__ = lambda *_, **__: left_out("a process")  # type: ignore[method-assign]
    threading.Thread.start = lambda *_: left_out("a thread")  # type: ignore[method-assign]
    os.geteuid = lambda: 1  # tests may not run as root
    import pytest

    count = Count()
    status = pytest.main(["-q", "--tb=short", "-p", "no:cacheprovider", *arguments], plugins=[count])
    print(count.told())
    return int(status)


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
