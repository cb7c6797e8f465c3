"""Kills a subprocess at a random moment."""

import os
import subprocess

KILLS = int(os.environ.get("KILLS", "6"))


def go(process: subprocess.Popen[bytes]) -> None:
    assert process.stdin
    process.stdin.write(b"\n")
    process.stdin.flush()
