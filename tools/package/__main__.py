"""Runs all packaging steps that need no Android SDK, and prints the outcome of each."""

import json
import os
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

from tools.package import android, entry, licences
from tools.package.packing import ROOT, Component, Packing
from tools.python314.__main__ import main as on_python_314

#: Size limit in bytes, for our unpacked files and for their archive.
MOST = 4_000_000
#: The system's Python 3: our virtual environment has no apt modules.
PIP = (str(Path(sys.base_prefix) / "bin/python3"), "-m", "pip")


def main() -> None:
    """Run the steps in order; the first failure ends the run."""
    with TemporaryDirectory() as folder:
        packing = Packing(Path(folder))
        for told in steps(packing, Path(folder)):
            print(told, flush=True)
        sys.exit(on_python_314(packing.app))


def steps(packing: Packing, folder: Path) -> Iterator[str]:
    shipped = packing.ship()
    size = _size(packing.app)
    yield f"files      {len(shipped)} ship, {size:,} bytes"
    components = packing.components()
    yield f"recipes    {', '.join(f'{part.name} {part.version}'.strip() for part in components if part.recipe)}"
    yield f"wheels     {', '.join(wheels(components, folder))}: pure Python"
    held = licences.written(components)
    if held != licences.WRITTEN.read_text("utf-8"):
        sys.exit(f"{licences.WRITTEN} is not what ships: python -m tools.package.licences writes it.")
    yield f"licences   {len(licences.ships(components))} parts"
    project = packing.project()
    packed = (project / "src/main/assets/private.tar").stat().st_size
    yield f"project    written, with {packed:,} bytes of the app"
    if max(size, packed) > MOST:
        sys.exit(f"More than {MOST:,} bytes ship.")
    phone = unpacked(project, folder / "phone")
    yield f"start      {started(phone)} from {_size(phone):,} bytes as the phone has them"
    yield f"activity   {entry.check(folder / 'java')}"
    seen = android.linked(project, folder, packing.buildozer.package_full_name)
    yield f"resources  linked against Android 10, without {', '.join(android.NEWER)}, which are newer"
    yield from (
        f"           {line}" for line in seen.splitlines() if line.startswith(("package:", "uses-perm", "target"))
    )


def wheels(components: list[Component], folder: Path) -> list[str]:
    """Check that requirements without a recipe are pure Python wheels for the phone's Python."""
    python = next(part.version for part in components if part.name == "python3")
    wanted = {part.name: part.version for part in components if not part.recipe}
    command = [*PIP, "install", "--quiet", "--dry-run", "--ignore-installed", "--report", "-"]
    command += ["--python-version", python, "--platform", "any", "--implementation", "py", "--abi", "none"]
    command += ["--only-binary=:all:", "--target", str(folder / "wheels")]
    command += [f"{name}=={version}" for name, version in wanted.items()]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"Not pure Python for {python}: {run.stderr.strip()}")
    found = {
        part["metadata"]["name"].lower(): part["metadata"]["version"] for part in json.loads(run.stdout)["install"]
    }
    if beside := found.keys() ^ wanted.keys():
        sys.exit(f"buildozer.spec does not pin {', '.join(sorted(beside))}.")
    return [f"{name} {version}" for name, version in sorted(found.items())]


def unpacked(project: Path, phone: Path) -> Path:
    """The app's files as they lie on the phone."""
    with tarfile.open(project / "src/main/assets/private.tar") as packed:
        packed.extractall(phone)  # our own archive; Debian 12's Python has no extraction filter yet
    return phone


def started(phone: Path) -> str:
    """Start the app from the packaged files."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (phone, ROOT)))}
    command = [sys.executable, "-OO", "-m", "tools.package.as_on_phone", *licences.left_out()]
    run = subprocess.run(command, cwd=phone, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"The app does not start as on the phone: {run.stdout[-2000:]}{run.stderr[-2000:]}")
    return run.stdout.strip()


def _size(folder: Path) -> int:
    return sum(file.stat().st_size for file in folder.rglob("*") if file.is_file())


if __name__ == "__main__":
    main()
