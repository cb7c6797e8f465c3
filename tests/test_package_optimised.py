"""The code works without docstrings and asserts, which the package strips."""

import json
import subprocess
import sys
from pathlib import Path

from scoring import write
from testing.rooms import ROOT
from testing.sheets import SHEETS
from tools.python314.pure_output import said


def test_without_docstrings_and_asserts_the_same_is_said(tmp_path: Path) -> None:
    evidence = json.loads((ROOT / "tests/evidence/nidavellir.json").read_text("utf-8"))
    tables = [json.dumps(table["sheet"]) for table in evidence[::6]] + [write(sheet) for sheet in SHEETS[:4]]
    assert {json.loads(table)["game"] for table in tables} == {"nains", "nidavellir", "vedrfolnir"}
    (tmp_path / "tables").write_text("\n".join(tables), "utf-8")
    stripped = subprocess.Popen(
        [sys.executable, "-OO", ROOT / "tools/python314/pure_output.py", ROOT, tmp_path / "tables"],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        env={"PYTHONUTF8": "1"},
    )
    expected = "".join(f"{line}\n" for line in said(ROOT, tables))
    assert stripped.communicate()[0] == expected
