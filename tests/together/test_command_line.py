"""`python -m together`: serving a table without a phone."""

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from queue import SimpleQueue
from socket import create_server
from threading import Thread, main_thread
from typing import Any
from urllib.parse import urlsplit

import pytest

from records import Records
from records.trouble import Damaged
from scoring import read, write
from testing.counting import empty_sheet
from testing.open_table import Connection, Page, act
from testing.reference import REFERENCE
from testing.rooms import ROOT
from together import __main__ as command_line
from together.addresses import best_first, interfaces
from together.host import Host
from views.counting.position import Position

EXAMPLE = str(ROOT / "assets/example.json")


@pytest.fixture
def empty(tmp_path: Path) -> str:
    """The reference table, of which nothing is counted."""
    path = tmp_path / "empty.json"
    path.write_text(write(empty_sheet(REFERENCE)), "utf-8")
    return str(path)


class Running:
    """The program in a process of its own."""

    def __init__(self, *arguments: str) -> None:
        command = [sys.executable, "-m", "together", "--lang", "en", *arguments]
        self.process = subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.process.stdout
        self.told = json.loads(self.process.stdout.readline())
        url = urlsplit(self.told["url"])
        assert url.port
        self.port, self.key = url.port, url.fragment.removeprefix("k=")

    def page(self, guest: str = "anne") -> Page:
        return Page(self.port, self.key, guest)

    def end(self, number: int) -> tuple[int, str, str]:
        self.process.send_signal(number)
        out, err = self.process.communicate(timeout=20)
        return self.process.returncode, out, err


@contextmanager
def running(*arguments: str) -> Iterator[Running]:
    program = Running(*arguments)
    try:
        yield program
    finally:
        program.process.kill()
        program.process.communicate()


def sheet_of(file: Path, capsys: pytest.CaptureFixture[str]) -> Any:
    assert command_line.main(["--sheet", "--file", str(file)]) == 0
    return read(capsys.readouterr().out)


def test_a_table_is_counted_killed_and_goes_on(empty: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "new folder" / "data.db"
    with running(empty, "--file", str(file)) as program:
        told = program.told
        assert list(told) == ["url", "code", "seats"]
        assert told["seats"] == [player.name for player in REFERENCE.players]
        assert told["url"].startswith("http://127.0.0.1:")
        page = program.page()
        page.sit(0)
        page.tap("warrior 5")
        assert sheet_of(file, capsys).players[0].army.warrior == (5,), "while it is served"
        assert program.end(signal.SIGKILL)[0] == -signal.SIGKILL
    assert sheet_of(file, capsys).players[0].army.warrior == (5,)
    with running("--file", str(file)) as program:
        assert program.told == told
        page.reconnect()
        page.send(act("tap", "again", section="warrior", key="warrior 6"))
        assert page.held("warrior") == ["warrior 5", "warrior 6"]
        # browsers that leave while they are answered end nothing
        for _ in range(20):
            connection = Connection(program.port)
            connection.send(connection.request("GET", "/page.js") * 50)
            connection.reset()
        assert page.send()["state"] == "counting"
        assert program.end(signal.SIGTERM) == (0, "", "")
    assert sheet_of(file, capsys).players[0].army.warrior == (5, 6)


def test_without_a_file_it_serves_until_it_is_interrupted() -> None:
    with running(EXAMPLE) as program:
        page = program.page()
        page.sit(3)
        assert page.told["seats"][3]["total"] > 100
        page.ask(waits=True)
        with Connection(program.port) as connection:
            assert connection.post("/enter", {"code": program.told["code"]}).told == {"key": program.key}
        assert program.end(signal.SIGINT) == (0, "", "")
        assert page.hear() == {"state": "closed"}


@pytest.mark.parametrize(
    ("redirected", "status", "told"),
    [
        pytest.param("> /dev/full", 1, "the result cannot be written (No space left on device)", id="a full disk"),
        pytest.param("| true", 1, "the result cannot be written (Broken pipe)", id="nobody listens"),
    ],
)
def test_what_it_prints_cannot_be_written(redirected: str, status: int, told: str) -> None:
    command = f"set -o pipefail; sleep 0.2 | {sys.executable} -m together {EXAMPLE} --lang en {redirected}"
    shell = subprocess.run(["bash", "-c", command], cwd=ROOT, capture_output=True, text=True, timeout=30, check=False)
    assert (shell.returncode, shell.stderr.strip(), shell.stdout) == (status, told, "")


# in this process

Client = Callable[[dict[str, Any]], object]


@pytest.fixture
def serve(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[..., int]]:
    """Run the program here; a client in another thread is called with what it prints, and interrupts it then."""
    printed: SimpleQueue[str] = SimpleQueue()
    handlers = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM, signal.SIGPIPE)}

    def serve(client: Client, *arguments: str) -> int:
        monkeypatch.setattr("builtins.print", lambda text, **_: printed.put(text))
        errors: list[BaseException] = []

        def run() -> None:
            try:
                client(json.loads(printed.get(timeout=20)))
            except BaseException as error:
                errors.append(error)
            ident = main_thread().ident
            assert ident
            signal.pthread_kill(ident, signal.SIGTERM)

        thread = Thread(target=run)
        thread.start()
        status = command_line.main(["--lang", "fr", *arguments])
        thread.join()
        if errors:
            raise errors[0]
        return status

    yield serve
    for number, handler in handlers.items():
        signal.signal(number, handler)


def paged(told: dict[str, Any]) -> Page:
    url = urlsplit(told["url"])
    assert url.port
    return Page(url.port, url.fragment.removeprefix("k="))


class TestServing:
    def test_the_door_is_where_it_was(self, serve: Callable[..., int], empty: str, tmp_path: Path) -> None:
        file, seen = str(tmp_path / "data.db"), []

        def first(told: dict[str, Any]) -> None:
            seen.append(told)
            page = paged(told)
            page.sit(1)
            assert page.tap("hunter 4")["answered"]

        def again(told: dict[str, Any]) -> None:
            assert told == seen[0]
            assert paged(told).send()["hand"]["seat"] == 1

        assert serve(first, empty, "--file", file) == 0
        assert serve(again, "--file", file) == 0

        def other(told: dict[str, Any]) -> None:
            assert told["url"] != seen[0]["url"]
            assert told["code"] != seen[0]["code"]
            assert paged(told).send()["state"] == "choosing"

        assert serve(other, EXAMPLE, "--file", file) == 0, "another table has another door"

    def test_a_table_without_a_door_gets_one(self, serve: Callable[..., int], tmp_path: Path) -> None:
        file = tmp_path / "data.db"
        with closing(Records(file)) as records:
            records.begin(REFERENCE, Position.first(REFERENCE).write())
        assert serve(lambda told: paged(told).sit(0), "--file", str(file)) == 0

    def test_a_table_that_was_closed_is_not_opened_again(
        self, serve: Callable[..., int], empty: str, tmp_path: Path
    ) -> None:
        file = tmp_path / "data.db"
        with closing(Records(file)) as records:
            records.begin(REFERENCE, Position.first(REFERENCE).write())
        codes = []
        assert serve(lambda told: codes.append(told["code"]), empty, "--file", str(file)) == 0
        with closing(Records(file)) as records:
            records.close_draft(records.drafts()[0])
        assert serve(lambda told: codes.append(told["code"]), "--file", str(file)) == 0
        assert codes[0] != codes[1]

    def test_at_all_addresses_it_tells_the_best_one(self, serve: Callable[..., int]) -> None:
        best = (*best_first(interfaces()), "127.0.0.1")

        def client(told: dict[str, Any]) -> None:
            url = urlsplit(told["url"])
            assert url.hostname == best[0]
            assert paged(told).send()["state"] == "choosing", "and answers at this computer's own"

        assert serve(client, EXAMPLE, "--address", "0.0.0.0") == 0

    def test_the_file_is_deleted_meanwhile(
        self, serve: Callable[..., int], tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        file = tmp_path / "data.db"

        def client(told: dict[str, Any]) -> None:
            page = paged(told)
            page.sit(0)
            file.unlink()
            assert page.tap("warrior 3")["refused"] == ["refused_not_kept"]

        assert serve(client, EXAMPLE, "--file", str(file)) == 2
        capsys.readouterr()

    def test_a_port_that_is_taken(self, serve: Callable[..., int], tmp_path: Path) -> None:
        file, ports = str(tmp_path / "data.db"), []
        assert serve(lambda told: ports.append(urlsplit(told["url"]).port), EXAMPLE, "--file", file) == 0
        with create_server(("127.0.0.1", ports[0])):
            command = [sys.executable, "-m", "together", "--lang", "en"]
            for arguments in (["--file", file], [EXAMPLE, "--port", str(ports[0])]):
                shell = subprocess.run(
                    [*command, *arguments], cwd=ROOT, capture_output=True, text=True, timeout=30, check=False
                )
                told = f"127.0.0.1:{ports[0]}: cannot listen there (Address already in use)\n"
                assert (shell.returncode, shell.stdout, shell.stderr) == (2, "", told)


def test_an_open_table_that_cannot_be_served_stays_open(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "data.db"
    with closing(Records(file)) as records:
        records.begin(REFERENCE, Position.first(REFERENCE).write())
    assert command_line.main(["--file", str(file), "--port", "99999"]) == 2
    capsys.readouterr()
    assert sheet_of(file, capsys) == REFERENCE


def test_a_host_that_cannot_store_its_door_listens_nowhere(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Or a server would be left that nobody can close."""
    hosts = []

    def fails(host: Host) -> None:
        hosts.append(host)
        raise Damaged("x")

    monkeypatch.setattr(Host, "_store", fails)
    assert command_line.main([EXAMPLE, "--file", str(tmp_path / "data.db")]) == 2
    with pytest.raises(ConnectionRefusedError):
        Connection(hosts[0].port)
