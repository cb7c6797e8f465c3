"""Runs buildozer and python-for-android on our `buildozer.spec`, up to the point where they need the Android SDK.

Both are used unmodified: buildozer reads the spec, selects files and calls python-for-android, which resolves recipes
and writes the Gradle project.
"""

import io
import json
import os
import shutil
import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, redirect_stdout
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch

import pythonforandroid
from buildozer import Buildozer
from buildozer.targets.android import TargetAndroid
from pythonforandroid.bootstrap import Bootstrap
from pythonforandroid.graph import get_recipe_order_and_bootstrap
from pythonforandroid.logger import logger
from pythonforandroid.recipe import Recipe
from pythonforandroid.toolchain import ToolchainCL

ROOT = Path(__file__).parents[2]
SPEC = "buildozer.spec"

logger.setLevel("ERROR")  # its log is very long


class Wanted(Exception):
    """Arguments with which buildozer would call python-for-android."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.command = list(command)


class Target(TargetAndroid):  # type: ignore[misc]
    """Buildozer's Android target without SDK and NDK."""

    def _p4a(self, cmd: Sequence[str], env: Any, **_: Any) -> None:  # noqa: ARG002
        raise Wanted(cmd)


class Toolchain(ToolchainCL):  # type: ignore[misc]
    """python-for-android that only parses its arguments."""

    def create(self, args: Any) -> None:
        self.asked = args

    def aab(self, args: Any) -> None:
        self._fix_args(args)
        self.asked = args


class Component(NamedTuple):
    """A shipped dependency: a recipe of python-for-android or a pure Python module."""

    name: str
    version: str
    recipe: bool


class Packing:
    """A packaging run in a folder of its own."""

    def __init__(self, folder: Path, root: Path = ROOT) -> None:
        self.folder, self.root = folder, root
        with self._at_work():
            self.buildozer = Buildozer(SPEC)
            self.buildozer.config.set("buildozer", "build_dir", str(folder / "buildozer"))
            self.buildozer.set_target("android")
            self.target = self.buildozer.target = Target(self.buildozer)
            self.target.artifact_format = self.buildozer.config.get("app", "android.release_artifact")
            self.target.build_mode = "release"
            self.target.check_configuration_tokens()

    @property
    def app(self) -> Path:
        """Folder of the files to ship."""
        return Path(self.buildozer.app_dir)

    def ship(self) -> list[str]:
        """Let buildozer select the files, and list them."""
        with self._at_work():
            self.buildozer._copy_application_sources()
        return sorted(file.relative_to(self.app).as_posix() for file in self.app.rglob("*") if file.is_file())

    def components(self) -> list[Component]:
        """Recipes and modules that python-for-android resolves from the requirements, with versions."""
        toolchain = self._toolchain(self.target.compile_platform)
        wanted = toolchain.asked.requirements.split(",")
        with self._at_work():
            recipes, modules, bootstrap = get_recipe_order_and_bootstrap(
                toolchain.ctx, wanted, Bootstrap.get_bootstrap(toolchain.asked.bootstrap, toolchain.ctx)
            )
            versions = {name: str(Recipe.get_recipe(name, toolchain.ctx).version or "") for name in recipes}
        pins = dict(pin.split("==") for pin in self.requirements if "==" in pin)
        assert bootstrap.name == self.buildozer.config.get("app", "p4a.bootstrap")
        return [
            *(Component(name, version, True) for name, version in sorted(versions.items())),
            *(Component(name, pins.get(name, ""), False) for name in sorted(modules)),
        ]

    @property
    def requirements(self) -> list[str]:
        return self.buildozer.config.getlist("app", "requirements")  # type: ignore[no-any-return]

    def project(self, *options: str) -> Path:
        """Write the Gradle project with python-for-android's own templates."""
        there = Path(self.target.get_dist_dir(self.buildozer.config.get("app", "package.name")))
        self._lay_out(there)
        asked = self._toolchain(self.target.build_package).asked
        command = [sys.executable, "build.py", *asked.unknown_args, *options]
        told = subprocess.run(command, cwd=there, capture_output=True, text=True, check=False)
        if told.returncode:
            raise SystemExit(f"python-for-android wrote no project: {told.stdout[-2000:]}{told.stderr[-2000:]}")
        return there

    def _lay_out(self, there: Path) -> None:
        """Put the templates in place, and set what python-for-android would detect from the SDK."""
        api, least = (self.buildozer.config.get("app", f"android.{name}") for name in ("api", "minapi"))
        shutil.rmtree(there, ignore_errors=True)
        templates = Path(pythonforandroid.__file__).parent / "bootstraps"
        for bootstrap in ("common", "_sdl_common", "sdl2"):
            shutil.copytree(templates / bootstrap / "build", there, dirs_exist_ok=True)
        shutil.rmtree(there / "src/patches")  # SDL's Java sources, not available here
        (there / "tools/build-tools" / f"{api}.0.0").mkdir(parents=True)
        archs = self.buildozer.config.getlist("app", "android.archs")
        for arch in archs:
            (there / f"_python_bundle__{arch}").mkdir()
            (there / "libs" / arch).mkdir(parents=True)
        (there / "project.properties").write_text(f"target=android-{api}\n", "utf-8")
        (there / "local.properties").write_text(f"sdk.dir={there}/tools\n", "utf-8")
        known = {"bootstrap": "sdl2", "archs": archs, "ndk_api": int(least), "hostpython": sys.executable}
        (there / "dist_info.json").write_text(json.dumps(known), "utf-8")

    def _toolchain(self, ask: Any) -> Toolchain:
        """python-for-android with buildozer's arguments."""
        with self._at_work():
            try:
                ask()
            except Wanted as wanted:
                command = ["p4a", *wanted.command, f"--storage-dir={self.folder}/p4a"]
                with patch.object(sys, "argv", command):
                    return Toolchain()
        raise AssertionError("buildozer asked for nothing")

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        """Temporary home and working directory, output captured; both leave files open."""
        here = Path.cwd()
        home = self.folder / "home"
        home.mkdir(parents=True, exist_ok=True)
        os.chdir(self.root)
        try:
            with (
                patch.dict(os.environ, HOME=str(home)),
                redirect_stdout(io.StringIO()),
                warnings.catch_warnings(action="ignore", category=ResourceWarning),
            ):
                yield
        finally:
            os.chdir(here)
