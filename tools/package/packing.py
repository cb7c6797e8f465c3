"""Buildozer and python-for-android at work on our `buildozer.spec`, up to where they would call Android's tools.

Both are asked as they are: buildozer reads the spec, chooses the files and says what it wants; python-for-android reads
that, works out the recipes and writes the project that Gradle would build.
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

logger.setLevel("ERROR")  # it tells every step


class Wanted(Exception):
    """What buildozer would have python-for-android do: taken from it instead of being done."""

    def __init__(self, command: Sequence[str]) -> None:
        super().__init__(command)
        self.command = list(command)


class Target(TargetAndroid):  # type: ignore[misc]
    """Android, without its tools."""

    def _p4a(self, cmd: Sequence[str], env: Any, **_: Any) -> None:  # noqa: ARG002
        raise Wanted(cmd)


class Toolchain(ToolchainCL):  # type: ignore[misc]
    """python-for-android, which reads what it shall do and leaves it at that."""

    def create(self, args: Any) -> None:
        self.asked = args

    def aab(self, args: Any) -> None:
        self._fix_args(args)
        self.asked = args


class Component(NamedTuple):
    """Something that ships beside the app: a recipe of python-for-android, or a module of pure Python."""

    name: str
    version: str
    recipe: bool


class Packing:
    """The app on its way into a package, in a folder of its own."""

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
        """Where the files lie that ship."""
        return Path(self.buildozer.app_dir)

    def ship(self) -> list[str]:
        """Choose the files as buildozer does, and name them."""
        with self._at_work():
            self.buildozer._copy_application_sources()
        return sorted(file.relative_to(self.app).as_posix() for file in self.app.rglob("*") if file.is_file())

    def components(self) -> list[Component]:
        """What python-for-android makes of the requirements: each recipe and module with its version."""
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
        """The project that Gradle would build, as python-for-android's own generator writes it."""
        there = Path(self.target.get_dist_dir(self.buildozer.config.get("app", "package.name")))
        self._lay_out(there)
        asked = self._toolchain(self.target.build_package).asked
        command = [sys.executable, "build.py", *asked.unknown_args, *options]
        told = subprocess.run(command, cwd=there, capture_output=True, text=True, check=False)
        if told.returncode:
            raise SystemExit(f"python-for-android wrote no project: {told.stdout[-2000:]}{told.stderr[-2000:]}")
        return there

    def _lay_out(self, there: Path) -> None:
        """The templates where python-for-android has them, with what it would have found out about Android's tools."""
        api, least = (self.buildozer.config.get("app", f"android.{name}") for name in ("api", "minapi"))
        shutil.rmtree(there, ignore_errors=True)
        templates = Path(pythonforandroid.__file__).parent / "bootstraps"
        for bootstrap in ("common", "_sdl_common", "sdl2"):
            shutil.copytree(templates / bootstrap / "build", there, dirs_exist_ok=True)
        shutil.rmtree(there / "src/patches")  # of the Java of SDL, which is not here
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
        """python-for-android, with what buildozer asks of it when it does that."""
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
        """Both look into the folder where they are called and into somebody's home, talk a lot and leave files open."""
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
