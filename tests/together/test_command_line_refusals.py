"""`python -m together` refuses arguments and files in a sentence, and leaves files that are not its own alone."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from records import Records, lock_file
from records.trouble import Damaged, NewerFile
from testing.command_line import piped
from testing.rooms import ROOT
from together import __main__ as command_line

EXAMPLE = str(ROOT / "assets/example.json")


class TestRefusals:
    def refused(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
        """The sentence that refuses."""
        assert command_line.main(["--lang", "en", *arguments]) == 2
        out, err = capsys.readouterr()
        assert out == ""
        assert "Traceback" not in err
        return err

    @pytest.mark.parametrize(
        ("arguments", "told"),
        [
            ([], "TABLE.json or --file is needed"),
            (["--sheet"], "--sheet needs --file"),
            ([EXAMPLE, "--port", "x"], "invalid int value"),
            ([EXAMPLE, "--lang", "de"], "invalid choice"),
            ([EXAMPLE, "--what"], "unrecognized arguments"),
            ([EXAMPLE, EXAMPLE], "unrecognized arguments"),
        ],
    )
    def test_arguments_that_do_not_exist(
        self, arguments: list[str], told: str, capsys: pytest.CaptureFixture[str]
    ) -> None:
        with pytest.raises(SystemExit, match="2"):
            command_line.main(arguments)
        assert told in capsys.readouterr().err

    @pytest.mark.parametrize(
        ("content", "told"),
        [
            (b"", "there is nothing to read"),
            (b"\xff\xfe", "UTF-8"),
            (b"[]", "sheet: "),
            (b'{"format": "elvaland/1"}', '"players" is missing'),
            (b"[" * 100_000, "sheet: "),
        ],
    )
    def test_what_is_no_sheet(
        self, content: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file, data = tmp_path / "table.json", tmp_path / "data.db"
        file.write_bytes(content)
        assert told in self.refused(capsys, str(file), "--file", str(data))
        assert not data.exists(), "nothing was begun"

    def test_standard_input(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        piped("{}", monkeypatch)
        assert self.refused(capsys, "-").startswith("standard input: ")

    def test_no_such_sheet(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert "does not exist" in self.refused(capsys, str(tmp_path / "none.json"))
        assert "cannot be read" in self.refused(capsys, str(tmp_path))

    @pytest.mark.parametrize(
        ("listen", "told"),
        [
            pytest.param(["--port", "99999"], "port must be 0-65535", id="no such port"),
            pytest.param(["--port", "-1"], "port must be 0-65535", id="a negative port"),
            pytest.param(["--address", "192.0.2.1"], "192.0.2.1:0: cannot listen there (Cannot assign", id="not ours"),
            pytest.param(["--address", "::1"], "::1:0: cannot listen there", id="IPv6"),
            pytest.param(["--address", "a..b"], "a..b:0: cannot listen there", id="no name"),
            pytest.param(["--address", "\udcff"], "cannot listen there", id="no text"),
            pytest.param(["--address", "x" * 300], "cannot listen there", id="too long a name"),
        ],
    )
    def test_where_nobody_can_listen(
        self, listen: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "data.db"
        assert told in self.refused(capsys, EXAMPLE, "--file", str(file), *listen)
        assert "no game is in progress" in self.refused(capsys, "--sheet", "--file", str(file))

    def test_files_that_are_not_ours_are_left_alone(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        letter, other, logged = tmp_path / "letter.txt", tmp_path / "other.db", tmp_path / "logged.db"
        letter.write_text("Dear Anne,", "utf-8")
        with closing(sqlite3.connect(other)) as file:
            file.execute("CREATE TABLE recipes (id)")
            file.execute("PRAGMA user_version = 3")
        with closing(sqlite3.connect(logged)) as file:
            file.execute("PRAGMA journal_mode = WAL")
            file.execute("CREATE TABLE recipes (id)")
            file.commit()
            before = {path: path.read_bytes() for path in tmp_path.iterdir()}
            for path in (letter, other, logged):
                for arguments in (["--sheet"], [], [EXAMPLE]):
                    told = self.refused(capsys, *arguments, "--file", str(path))
                    assert told == f"{path}: not a file of Elvaland's games\n"
            assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before

    def test_a_folder_or_a_device_is_no_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        pipe = tmp_path / "pipe"
        os.mkfifo(pipe)
        for path in (tmp_path, pipe):
            told = f"{path}: a folder or a device, not a file\n"
            assert self.refused(capsys, EXAMPLE, "--file", str(path)) == told

    def test_a_file_that_is_not_there_is_not_made(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "folder" / "none.db"
        for arguments in (["--sheet"], []):
            assert self.refused(capsys, *arguments, "--file", str(file)) == f"{file}: this file does not exist\n"
        assert not file.parent.exists()

    def test_a_file_without_a_table(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "data.db"
        file.touch()
        for arguments in (["--sheet"], []):
            assert self.refused(capsys, *arguments, "--file", str(file)) == "no game is in progress in this file\n"

    def test_a_file_in_a_file(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        letter = tmp_path / "letter.txt"
        letter.touch()
        for path in (letter / "data.db", tmp_path / ("x" * 300)):
            assert "cannot be read" in self.refused(capsys, EXAMPLE, "--file", str(path))

    def test_a_file_where_nobody_can_write(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert "could not write" in self.refused(capsys, EXAMPLE, "--file", "/proc/nowhere/data.db")

    def test_a_file_that_somebody_else_has_open(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        file = tmp_path / "data.db"
        with closing(lock_file(file)):
            assert "already open" in self.refused(capsys, EXAMPLE, "--file", str(file))

    @pytest.mark.parametrize(
        ("error", "told"),
        [
            pytest.param(NewerFile(99, 1), "A newer version of Elvaland", id="of a newer version"),
            pytest.param(Damaged("x"), "The file of your games was damaged", id="beyond repair"),
            pytest.param(PermissionError(13, "Permission denied"), "cannot be read (Permission denied)", id="not ours"),
        ],
    )
    def test_a_file_that_does_not_open(
        self,
        error: Exception,
        told: str,
        tmp_path: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        file = tmp_path / "data.db"
        Records(file).close()

        def fails(_: Path) -> None:
            raise error

        monkeypatch.setattr(command_line, "Records", fails)
        assert told in self.refused(capsys, EXAMPLE, "--file", str(file))
