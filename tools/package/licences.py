"""List of shipped third-party parts and their licences: `python -m tools.package.licences` writes it.

A part that ships but is not listed, or is listed but does not ship, fails `make package` and the tests.
"""

from collections.abc import Iterable
from fnmatch import fnmatch
from importlib import metadata
from typing import NamedTuple

from tools.package.packing import ROOT, Component

WRITTEN = ROOT / "assets/licences.txt"
LEFT_OUT = ROOT / "package/left_out.txt"

#: Build-time dependencies of python-for-android, which do not ship.
TOOLS = {"hostpython3", "setuptools"}


class Licence(NamedTuple):
    """SPDX licence expression of a part, and code of others that it contains."""

    name: str
    under: str
    holds: str = ""


LICENCES = {
    "android": Licence("p4a", "MIT", "jtar (Apache-2.0)"),
    "filetype": Licence("filetype", "MIT"),
    "kivy": Licence("Kivy", "MIT", "Roboto (Apache-2.0), DejaVu Sans (Bitstream-Vera)"),
    "libffi": Licence("libffi", "MIT"),
    "openssl": Licence("OpenSSL", "Apache-2.0"),
    "plyer": Licence("plyer", "MIT"),
    "pyjnius": Licence("pyjnius", "MIT"),
    "python3": Licence("Python", "PSF-2.0"),
    "sdl2": Licence("SDL", "Zlib"),
    "sdl2_image": Licence("SDL_image", "Zlib", "stb_image (MIT), libwebp (BSD-3-Clause)"),
    "sdl2_mixer": Licence("SDL_mixer", "Zlib"),
    "sdl2_ttf": Licence("SDL_ttf", "Zlib", "FreeType (FTL), HarfBuzz (MIT-Modern-Variant)"),
    "segno": Licence("segno", "BSD-3-Clause"),
    "six": Licence("six", "MIT"),
    "sqlite3": Licence("SQLite", "blessing"),
}

#: SPDX identifiers, by the licence classifiers of Python packages.
CLASSIFIED = {"MIT License": "MIT", "BSD License": "BSD-3-Clause"}

HEAD = """\
What Elvaland's Android package holds, and under which licence.
Elvaland itself: MIT (LICENSE). Its fonts and icons: OFL-1.1 and Apache-2.0 (assets/fonts).

"""


def left_out() -> list[str]:
    """File patterns that the package excludes."""
    lines = LEFT_OUT.read_text("utf-8").splitlines()
    return [line for line in lines if line and not line.startswith("#")]


def ships(components: Iterable[Component]) -> list[Component]:
    """Parts that ship."""
    patterns = left_out()
    return [
        part
        for part in components
        if part.name not in TOOLS
        and (part.recipe or not any(fnmatch(part.name.replace("-", "_"), pattern) for pattern in patterns))
    ]


def written(components: Iterable[Component]) -> str:
    """Format the list, a part per line."""
    told = []
    for part in sorted(ships(components), key=lambda part: LICENCES[part.name].name.lower()):
        name, under, holds = LICENCES[part.name]
        told.append(f"{name:<20}{part.version.removeprefix('v'):<10}{under:<14}{holds and f'with {holds}'}".rstrip())
    return HEAD + "\n".join(told) + "\n"


def declared(name: str) -> str:
    """Licence from the metadata of an installed Python module."""
    about = metadata.metadata(name).json
    classes = [str(line).rpartition(" :: ")[2] for line in about.get("classifier", []) if "License" in line]
    return next((CLASSIFIED[told] for told in classes), "") or str(about.get("license_expression") or about["license"])


if __name__ == "__main__":
    from pathlib import Path
    from tempfile import TemporaryDirectory

    from tools.package.packing import Packing

    with TemporaryDirectory() as folder:
        WRITTEN.write_text(written(Packing(Path(folder)).components()), "utf-8")
