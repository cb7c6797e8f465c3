"""Tests on the phone's Python version: `python -m tools.python314 SHIPPED`, with the folder that ships.

All files compile without warnings, the tests of the pure rooms pass, and with docstrings and asserts stripped the
output for all tables and rules is the same as here. Needs node, npm, pip and, the first time, network access.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from scoring import write
from testing.npm import Package, fetch
from testing.sheets import SHEETS
from tools.python314.pure_output import said

ROOT = Path(__file__).parent.parent.parent
HERE = Path(__file__).parent
BUILD = ROOT / "build/python314"

#: Python 3.14.2 (Pyodide), the version in buildozer.spec.
PYODIDE = Package(
    "pyodide@314.0.7",
    "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A==",
)
#: Packages that the tests import, pinned in requirements/dev.txt.
PACKAGES = {
    "hypothesis",
    "iniconfig",
    "packaging",
    "pluggy",
    "plyer",
    "pygments",
    "pytest",
    "fastjsonschema",
    "segno",
    "sortedcontainers",
}
PLATFORM = "pyemscripten_2026_0_wasm32"

#: Test runs, each in an interpreter of its own: the rooms, and tests of screens and sharing that need no Kivy.
ROOMS = ["scoring", "referee", "words", "models", "records", "README.md", "tests/test_architecture.py"]
ROOMS += ["tests/scoring", "tests/referee", "tests/words", "tests/records"]
SCREENS = ["screens", "views", "session", "sharing", "tests/screens", "tests/views", "tests/session", "tests/sharing"]
#: Lower limit on the number of tests, to notice if some are skipped wrongly.
LEAST = 4000
#: Fixtures of the screens start the app, so these are left out.
WITHOUT_APP = ["--noconftest", *(f"-p{room}.conftest" for room in ("tests", "tests.sharing", "tests.views.players"))]


def main(shipped: Path) -> int:
    began = time.monotonic()
    set_up()
    tables = BUILD / "tables.jsonl"
    tables.write_text("\n".join(all_tables()), "utf-8")
    with ThreadPoolExecutor() as pool:
        running = [
            pool.submit(run, "testing", ROOT, BUILD / "packages", *ROOMS),
            pool.submit(run, "testing", ROOT, BUILD / "packages", *SCREENS, *WITHOUT_APP),
            pool.submit(run, "compiling", shipped),
            pool.submit(run, "pure_output", shipped, tables, BUILD / "packages", flags="-OO"),
        ]
        expected = "".join(f"{line}\n" for line in said(ROOT, all_tables()))
    tests, screens, compiled, told = [each.result() for each in running]
    failed = 0
    for output, status in (tests, screens, compiled):
        failed += bool(status)
        print(output.rstrip() if status else output.splitlines()[-1])
    if not failed and sum(int(output.splitlines()[-1].split()[0]) for output, _ in (tests, screens)) < LEAST:
        failed += 1
        print(f"fewer than {LEAST} tests ran: more is left out than needs to be")
    output, status = told
    if status or output != expected:
        failed += 1
        print(output[-2000:] if status else first_difference(output, expected))
    else:
        print(f"{len(all_tables())} tables and all rules are told as by {sys.version.split()[0]}, without asserts")
    print(f"{'Python 3.14 refuses' if failed else 'Python 3.14'}: {time.monotonic() - began:.0f} s")
    return int(failed > 0)


def set_up() -> None:
    """Install Python 3.14 and the test packages; cached by their pins."""
    pins = pinned(PACKAGES, (ROOT / "requirements/dev.txt").read_text("utf-8"))
    wanted, stamp = f"{PYODIDE}\n{PLATFORM}\n{pins}", BUILD / "stamp"
    if stamp.exists() and stamp.read_text("utf-8") == wanted:
        return
    shutil.rmtree(BUILD, ignore_errors=True)
    for path, content in fetch(PYODIDE).items():
        (BUILD / path).parent.mkdir(parents=True, exist_ok=True)
        (BUILD / path).write_bytes(content)
    (BUILD / "pins.txt").write_text(pins, "utf-8")
    pip = [os.environ.get("PYTHON", "python3"), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    kind = ["--platform", PLATFORM, "--implementation", "cp", "--python-version", "3.14", "--abi", "cp314"]
    only = ["--only-binary", ":all:", "--no-deps", "--require-hashes", "--target", str(BUILD / "packages")]
    subprocess.run([*pip, *kind, *only, "--requirement", str(BUILD / "pins.txt")], check=True)
    stamp.write_text(wanted, "utf-8")


def pinned(packages: Collection[str], requirements: str) -> str:
    """Requirement lines of some packages, with hashes."""
    pins = re.findall(r"^[^\s#].*\n(?: .*\n)*", requirements, re.MULTILINE)
    found = [pin for pin in pins if re.split("[=[ ]", pin)[0] in packages]
    if len(found) != len(packages):
        raise SystemExit("requirements/dev.txt lacks what the tests import")
    return "".join(found)


def run(script: str, *arguments: Path | str, flags: str = "-B") -> tuple[str, int]:
    """Run a script of this folder on Python 3.14, with the file system mounted at /host; returns output and status."""
    seen = [f"/host{argument.resolve()}" if isinstance(argument, Path) else argument for argument in arguments]
    node = ["node", str(HERE / "run.mjs"), str(BUILD / "package"), flags, f"/host{HERE}/{script}.py", *seen]
    done = subprocess.run(node, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False)
    return done.stdout, done.returncode


def all_tables() -> list[str]:
    """Evidence tables, and random tables of every game."""
    evidence = json.loads((ROOT / "tests/evidence/nidavellir.json").read_text("utf-8"))
    return [json.dumps(table["sheet"]) for table in evidence] + [write(sheet) for sheet in SHEETS]


def first_difference(output: str, expected: str) -> str:
    for here, there in zip(expected.splitlines(), output.splitlines(), strict=False):
        if here != there:
            return f"here:  {here[:500]}\nthere: {there[:500]}"
    return "one of them says more"


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
