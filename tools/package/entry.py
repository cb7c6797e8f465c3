"""Compiles and runs our Java activity with stubs for Android: which intents reach python-for-android's activity."""

import shutil
import subprocess
from pathlib import Path

from tools.package.packing import ROOT

JAVA, STUBS = ROOT / "package/java", Path(__file__).parent / "stubs"

#: Intent extra that makes PythonActivity run Python from another path.
LAUNCH = "org.kivy.LAUNCH"
MAIN, SEND, VIEW = (f"android.intent.action.{name}" for name in ("MAIN", "SEND", "VIEW"))
#: What PythonActivity may see of an intent, by action.
SEEN = {VIEW: f"{VIEW} with data", SEND: f"{SEND} with data", MAIN: MAIN, LAUNCH: MAIN, "any.other": MAIN}


def compilable() -> bool:
    return shutil.which("javac") is not None


def seen(folder: Path) -> list[str]:
    """What PythonActivity sees of each action of `SEEN`, of an intent without an action, and without an intent."""
    sources = [str(file) for base in (JAVA, STUBS) for file in base.rglob("*.java")]
    for command in (["javac", "-d", str(folder), *sources], ["java", "-cp", str(folder), "org.elvaland.Opened", *SEEN]):
        run = subprocess.run(command, capture_output=True, text=True, check=False)
        if run.returncode:
            raise SystemExit(f"{command[0]}: {run.stderr.strip()}")
    return run.stdout.splitlines()


def check(folder: Path) -> str:
    """Run the checks; exits where an unexpected intent passes."""
    if (through := seen(folder)) != [*SEEN.values(), MAIN, MAIN]:
        raise SystemExit(f"PythonActivity sees {through}")
    return f"{LAUNCH} and whatever else is not ours opens the app as its icon does"
