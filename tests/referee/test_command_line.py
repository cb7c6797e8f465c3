"""`python -m referee`, as a shell sees it."""

import json
import os
import subprocess
import sys
from collections.abc import Iterable

import pytest

from referee.__main__ import main, run
from referee.rulebook import entries
from testing.command_line import no_room, piped
from testing.rooms import ROOT

COIN = '{"game": "nidavellir", "players": 4, "missing": [14, 14, 15], "do": "transform", "coin": 9, "plus": 5}'


def asked(
    arguments: list[str], capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, text: str = ""
) -> tuple[int, str, str]:
    """The status, and what was printed and told."""
    piped(text, monkeypatch)
    status = main(arguments)
    told = capsys.readouterr()
    return status, told.out, told.err


class TestATool:
    def test_answers_in_sentences(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        status, out, err = asked(["coin", "-", "--lang", "en"], capsys, monkeypatch, COIN)
        assert (status, err) == (0, "")
        assert out.startswith("The 9 becomes 16: there is no 14 or 15 left.\n\n  9 + 5 = 14.\n")
        assert "(nidavellir.coins.missing)" in out
        assert (
            "Le 9 devient 16, car il n'y a plus de 14 ni de 15."
            in asked(["coin", "-", "--lang", "fr"], capsys, monkeypatch, COIN)[1]
        )

    def test_answers_in_the_format(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        _, out, _ = asked(["coin", "-", "--json", "--lang", "en"], capsys, monkeypatch, COIN)
        answer = json.loads(out)
        why = answer.pop("why")
        assert answer == {"takes": 16, "discards": 9, "to": "treasury", "overshoot": 2}
        assert why[0] == {"text": "9 + 5 = 14.", "rule": "nidavellir.coins.transform"}
        assert {step["rule"] for step in why} <= entries().keys()

    @pytest.mark.parametrize(("winter", "taken"), [("true", {"freyja": 1}), ("false", {})])
    def test_the_tribute_knows_of_winter(
        self, winter: str, taken: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        stakes = '{"A": {"freyja": 1}, "B": {"odin": [2]}, "C": {}}'
        question = f'{{"stakes": {stakes}, "tribute": {{"freyja": 1}}, "over": "C", "winter": {winter}}}'
        _, out, _ = asked(["tribute", "-", "--json", "--lang", "en"], capsys, monkeypatch, question)
        assert json.loads(out)["takes"]["A"] == taken

    def test_refuses_with_every_problem_at_its_place(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        question = '{"game": "nidavellir", "players": 9, "missing": [26], "do": "transform", "coin": 0, "plus": 5}'
        status, out, err = asked(["coin", "-", "--lang", "en"], capsys, monkeypatch, question)
        assert (status, out) == (2, "")
        assert err == (
            "players: 9 players: the game takes 2 to 5\n"
            "missing[0]: 26 is not a coin of the treasury\n"
            "coin: the exchange coin, 0, is never transformed\n"
        )

    def test_refuses_what_is_no_json(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        assert asked(["taverns", "-", "--lang", "fr"], capsys, monkeypatch)[0] == 2
        told = asked(["taverns", "-", "--lang", "fr"], capsys, monkeypatch, "{")[2]
        assert told.startswith("question: ligne 1, colonne 2")

    def test_refuses_a_file_that_is_not_there(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        told = asked(["coin", "nowhere.json", "--lang", "en"], capsys, monkeypatch)
        assert told == (2, "", "nowhere.json: this file does not exist\n")


class TestTheRulebook:
    def test_search(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        _, out, _ = asked(["search", "thrud", "hourya", "--json", "--lang", "en"], capsys, monkeypatch)
        found = json.loads(out)
        assert 0 < len(found) <= 10
        (hourya,) = (entry for entry in found if entry["id"] == "nidavellir.heroes.hourya")
        assert list(hourya) == ["id", "title", "game", "answer", "cards", "status", "box", "source"]
        assert hourya["game"] == "nidavellir"
        assert hourya["status"] == "printed"
        assert hourya["source"] == {"book": "nidavellir", "page": 17}
        assert {"hourya", "thrud"} <= set(hourya["cards"])

    def test_search_for_people(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        status, out, _ = asked(["search", "thrud", "hourya", "--lang", "fr"], capsys, monkeypatch)
        assert status == 0
        assert "Nidavellir (nidavellir.heroes.hourya)\n  Hourya l'Insaisissable apporte 20 points" in out

    @pytest.mark.parametrize(
        ("words", "headline"),
        [
            pytest.param("forgotten hero", "A forgotten hero · our reading (", id="our reading"),
            pytest.param("holda", " · Thingvellir · as the licensed online version plays it (", id="another table's"),
            pytest.param("hreasvelg", "Hreasvelg: a blacksmith and a companion · Idavoll (", id="a printed rule"),
        ],
    )
    def test_a_list_tells_how_sure_an_answer_is(
        self, words: str, headline: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        out = asked(["search", words, "--game", "nidavellir", "--lang", "en"], capsys, monkeypatch)[1]
        assert headline in out

    def test_nothing_found(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
        assert asked(["search", "xyzzyq", "--lang", "en"], capsys, monkeypatch)[:2] == (
            0,
            "No results for these words.\n",
        )
        assert asked(["search", "xyzzyq", "--json"], capsys, monkeypatch)[1] == "[]\n"

    @pytest.mark.parametrize(
        "ids",
        [
            ["nidavellir.warriors.nobody", "nains.gems.two"],
            pytest.param(entries(), marks=pytest.mark.many_cases, id="all"),
        ],
    )
    @pytest.mark.parametrize("language", ["fr", "en"])
    def test_show_an_entry_whole(self, ids: Iterable[str], language: str, capsys: pytest.CaptureFixture[str]) -> None:
        for id in ids:
            entry = entries()[id]
            assert main(["show", id, "--lang", language]) == 0
            out = capsys.readouterr().out
            told = [entry.title, entry.answer, entry.example, *([entry.other] if entry.other else [])]
            for said in told:
                assert getattr(said, language) in out.replace("\u00a0", " "), id
            assert entry.date in out
            assert all(f"({related})" in out for related in entry.related), id

    def test_show_as_json(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["show", "nidavellir.warriors.nobody", "--json", "--lang", "en"]) == 0
        told = json.loads(capsys.readouterr().out)
        assert told["status"] == "reading"
        assert told["other"]
        assert told["related"]

    def test_no_such_entry(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["show", "nidavellir.heroes.hourja", "--lang", "en"]) == 2
        assert capsys.readouterr().err == (
            '"nidavellir.heroes.hourja" is not an entry of the rulebook; maybe "nidavellir.heroes.hourya"?\n'
        )
        assert main(["show", "?", "--lang", "en"]) == 2
        assert capsys.readouterr().err == '"?" is not an entry of the rulebook\n'


@pytest.mark.parametrize("arguments", [[], ["coin"], ["search"], ["show"], ["divination", "-"]])
def test_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        main(arguments)
    assert leaving.value.code == 2
    assert "usage: python -m referee" in capsys.readouterr().err


def test_in_a_shell(monkeypatch: pytest.MonkeyPatch) -> None:
    command = f"echo '{COIN}' | {sys.executable} -m referee coin - --lang fr"
    environment = {"PATH": os.environ["PATH"], "PYTHONIOENCODING": "ascii"}
    shell = subprocess.run(["bash", "-c", command], cwd=ROOT, env=environment, capture_output=True, check=False)
    assert (shell.returncode, shell.stderr) == (0, b"")
    assert "Trésor".encode() in shell.stdout
    monkeypatch.setattr("signal.signal", lambda *_: None)
    monkeypatch.setattr("referee.__main__.main", no_room)
    assert run() == 1
