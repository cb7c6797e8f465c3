"""`python -m scoring`, as a shell sees it."""

import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from scoring import read, score
from scoring.__main__ import main, run
from scoring.games import names
from testing.command_line import no_room, piped
from testing.rooms import ROOT

EXAMPLE = ROOT / "assets/example.json"


def test_a_table_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--lang", "en"]) == 0
    told = capsys.readouterr().out
    result = score(read(EXAMPLE.read_text("utf-8")))
    assert told.startswith("Nidavellir\n")
    assert "Total            " + "".join(f"{player.total:>9}" for player in result.players).strip() in told
    assert "4 ranks: 3 + 4 + 5 + 6 = 18" in told


def test_the_same_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--lang", "fr"]) == 0
    assert "4 grades\u00a0: 3 + 4 + 5 + 6 = 18" in capsys.readouterr().out


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(EXAMPLE), "--json", "--lang", "en"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert (result["format"], result["game"]) == ("elvaland-result/1", "nidavellir")
    for player in result["players"]:
        assert sum(player["rows"].values()) == player["total"]
        for row, lines in player["why"].items():
            assert sum(line["points"] for line in lines) == player["rows"][row]
    hunters = result["players"][0]["why"]["hunter"]
    assert hunters == [{"text": "3 ranks: 3² = 9", "points": 9, "rule": "nidavellir.hunters"}]


def test_json_tells_warnings_hints_and_open_rulings(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    serge = {"name": "Serge", "cards": ["kraal", "skaa", "ratatosk"], "army": {"miner": [0]}, "coins": [0, 2, 3, 4, 5]}
    anne = {"name": "Anne", "cards": ["kraal", {"id": "gullinbursti", "column": "miner"}, "hreasvelg"]}
    sheet = {"format": "elvaland/1", "game": "nidavellir", "expansions": ["idavoll"], "players": [serge, anne]}
    piped(json.dumps(sheet), monkeypatch)
    assert main(["-", "--json", "--lang", "en"]) == 0
    result = json.loads(capsys.readouterr().out)
    assert result["warnings"][0] == {
        "id": "card_twice",
        "text": "Kraal lies at the same time in front of Serge and Anne: there is only one.",
        "players": ["Serge", "Anne"],
    }
    assert {hint["id"] for hint in result["hints"]} == {"heroes_beyond_lines"}
    assert result["rulings"] == []


def test_both_readings_as_json_and_for_people(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    cards = ["ratatosk", "hreasvelg", {"id": "gullinbursti", "column": "miner"}]
    players = [{"name": "Serge", "cards": cards, "army": {"miner": [0], "warrior": [3]}}, {"name": "Anne"}]
    sheet = {"format": "elvaland/1", "game": "nidavellir", "expansions": ["idavoll"], "players": players}
    piped(json.dumps({**sheet, "rulings": {"ratatosk_neutral_zeros": False}}), monkeypatch)
    assert main(["-", "--json", "--lang", "en"]) == 0
    (ruling,) = json.loads(capsys.readouterr().out)["rulings"]
    assert (ruling["id"], ruling["reading"]) == ("ratatosk_neutral_zeros", False)
    assert ruling["totals"] == {"true": {"Serge": 15, "Anne": 0}, "false": {"Serge": 12, "Anne": 0}}
    piped(json.dumps(sheet), monkeypatch)
    assert main(["-", "--lang", "fr"]) == 0
    told = capsys.readouterr().out
    assert "oui (compté ici)\u00a0: Serge 15, Anne 0" in told
    assert "non\u00a0: Serge 12, Anne 0" in told


def test_a_ruling_that_changes_the_winner_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    players: list[dict[str, object]] = [{"name": "Astrid", "won": {"odin": [2]}}, {"name": "Bjorn"}]
    players += [{"name": "Odin", "ase_of": "Astrid"}, {"name": "Thor", "ase_of": "Bjorn", "won": {"odin": [3]}}]
    piped(json.dumps({"format": "elvaland/1", "game": "vedrfolnir", "mode": "duel", "players": players}), monkeypatch)
    assert main(["-", "--lang", "en"]) == 0
    told = capsys.readouterr().out
    assert "Nobody wins: Astrid has 4, no more than Thor (6)." in told
    assert "yes (counted here) → nobody: Astrid 4, Bjorn 0, Odin 0, Thor 6" in told
    assert "no → Astrid: Astrid 4, Bjorn 0, Odin 0, Thor 6" in told
    piped(json.dumps({"format": "elvaland/1", "game": "vedrfolnir", "mode": "duel", "players": players}), monkeypatch)
    assert main(["-", "--json"]) == 0
    (ruling,) = json.loads(capsys.readouterr().out)["rulings"]
    assert ruling["winners"] == {"true": [], "false": ["Astrid"]}


def test_warnings_for_people(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    players = [{"name": "Un nom qui ne tient pas dans sa colonne", "cards": ["skaa"]}, {"name": "愛子"}]
    piped(json.dumps({"format": "elvaland/1", "game": "nidavellir", "players": players}), monkeypatch)
    assert main(["-", "--lang", "fr"]) == 0
    told = capsys.readouterr().out.replace("\u00a0", " ")
    assert "Impossible dans une même partie :\n  ! Un nom qui" in told
    assert "À vérifier :\n  ! Un nom qui" in told
    assert "Un nom qui ne tient pas dans sa…     愛子" in told.splitlines()[2]


def test_several_files_in_turn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{}", "utf-8")
    missing = tmp_path / "missing.json"
    status = main([str(EXAMPLE), str(broken), str(missing), str(tmp_path), str(EXAMPLE), "--json", "--lang", "en"])
    assert status == 2
    told = capsys.readouterr()
    assert len(told.out.splitlines()) == 2
    assert told.err.splitlines() == [
        f'{broken}: sheet: "format" is missing',
        f'{broken}: sheet: "game" is missing',
        f'{broken}: sheet: "players" is missing',
        f"{missing}: this file does not exist",
        f"{tmp_path}: this file cannot be read (Is a directory)",
    ]


def test_jsonl(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    line = json.dumps(json.loads(EXAMPLE.read_text("utf-8")))
    piped(f"{line}\n\nnonsense\n{line}", monkeypatch)
    assert main(["-", "--jsonl", "--lang", "en"]) == 2
    told = capsys.readouterr()
    assert [json.loads(result)["game"] for result in told.out.splitlines()] == ["nidavellir"] * 2
    assert told.err == "standard input, line 3: sheet: line 1, column 1: this is not JSON\n"


def test_the_language_of_the_system(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    for setting, total in (("fr_BE.UTF-8", "Guerriers"), ("de_DE.UTF-8", "Warriors"), (None, "Warriors")):
        if setting:
            monkeypatch.setenv("LANG", setting)
        else:
            monkeypatch.delenv("LANG")
        main([str(EXAMPLE)])
        assert total in capsys.readouterr().out


@pytest.mark.parametrize(
    ("command", "status", "error"),
    [
        pytest.param("scoring FILE", 0, "", id="scored"),
        pytest.param("scoring FILE FILE FILE --json | true", 0, "", id="a reader that has seen enough"),
        pytest.param("scoring - - <FILE", 2, "standard input: sheet: there is nothing to read\n", id="read twice"),
        pytest.param("scoring - <&-", 2, "sheet: there is nothing to read\n", id="no standard input"),
        pytest.param("scoring FILE >&-", 0, "", id="no standard output"),
        pytest.param("scoring nowhere 2>&-", 2, "", id="no standard error"),
        pytest.param(
            "scoring FILE >/dev/full", 1, "the result cannot be written (No space left on device)\n", id="no room"
        ),
        pytest.param(
            "scoring $'\\e[2J'", 2, "\\u{1b}[2J: this file does not exist\n", id="a name that moves the cursor"
        ),
        pytest.param("LANG=fr scoring FILE | grep -c Pièces", 0, "", id="French in an ASCII terminal"),
    ],
)
def test_as_a_shell_sees_it(command: str, status: int, error: str) -> None:
    command = command.replace("scoring ", f"{sys.executable} -m scoring ").replace("FILE", str(EXAMPLE))
    environment = {"PATH": os.environ["PATH"], "PYTHONIOENCODING": "ascii", "LANG": "en"}
    shell = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (shell.returncode, shell.stderr.decode()) == (status, error)


def test_a_shell_s_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr(sys, "argv", ["scoring", str(EXAMPLE), "--lang", "en"])
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(written := io.BytesIO(), "ascii"))
    assert run() == 0
    assert "Chloé".encode() in written.getvalue()
    monkeypatch.setattr(sys, "stdout", None)
    assert run() == 0
    monkeypatch.setattr("scoring.__main__.main", no_room)
    monkeypatch.setattr(sys, "stderr", told := io.StringIO())
    assert run() == 1
    assert "No space left" in told.getvalue()


def test_every_game_is_found() -> None:
    assert "nidavellir" in names()
