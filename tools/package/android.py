"""Compiles resources and manifest with Debian's aapt2, which knows Android up to API level 29."""

import re
import shutil
import subprocess
from pathlib import Path
from xml.etree import ElementTree

FRAMEWORK = Path("/usr/share/android-framework-res/framework-res.apk")
ANDROID = "{http://schemas.android.com/apk/res/android}"

#: Attributes newer than Debian's framework, with their API level.
NEWER = {
    "queries": 30,
    "dataExtractionRules": 31,
    "windowSplashScreenBackground": 31,
    "enableOnBackInvokedCallback": 33,
}


def linked(project: Path, folder: Path, package: str) -> str:
    """Compile the resources, link them with the manifest, and return what Android would read."""
    resources, manifest = folder / "res", folder / "AndroidManifest.xml"
    shutil.copytree(project / "src/main/res", resources)
    for file in resources.glob("values*/*.xml"):
        _without_newer(file, file)
    _without_newer(project / "src/main/AndroidManifest.xml", manifest, package)
    _aapt2("compile", "--dir", str(resources), "-o", str(folder / "res.zip"))
    gradle = (project / "build.gradle").read_text("utf-8")
    least, target = (re.findall(rf"{name}SdkVersion (\d+)", gradle)[0] for name in ("min", "target"))
    levels = ["--min-sdk-version", least, "--target-sdk-version", target]
    apk = str(folder / "resources.apk")
    _aapt2("link", "-I", str(FRAMEWORK), "--manifest", str(manifest), "-o", apk, *levels, str(folder / "res.zip"))
    return subprocess.run(["aapt", "dump", "badging", apk], check=True, capture_output=True, text=True).stdout


def _without_newer(file: Path, there: Path, package: str = "") -> None:
    ElementTree.register_namespace("android", ANDROID.strip("{}"))
    tree = ElementTree.parse(file)
    for element in tree.iter():
        for child in list(element):
            if child.tag in NEWER or child.get("name", "").removeprefix("android:") in NEWER:
                element.remove(child)
        for name in list(element.attrib):
            if name.removeprefix(ANDROID) in NEWER:
                del element.attrib[name]
    if package:
        tree.getroot().set("package", package)
    tree.write(there, "utf-8", xml_declaration=True)


def _aapt2(*told: str) -> None:
    run = subprocess.run(["aapt2", *told], capture_output=True, text=True, check=False)
    if run.returncode:
        raise SystemExit(f"aapt2 {told[0]}: {run.stderr.strip()}")
