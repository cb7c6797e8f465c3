"""Acts of pages: each counts once, whatever is lost on the way; what cannot be done changes nothing."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from records import NotKept, Trouble
from records.trouble import FULL
from session.together import MOST_GUESTS
from testing.open_table import Served, act, asked, fresh, served, shown, tapped
from together import server
from together.host import Host, read_door


@pytest.fixture
def table() -> Iterator[Served]:
    with served() as table:
        yield table


class TestOnce:
    def test_an_act_that_arrives_twice_counts_once(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        for _ in range(3):
            told = page.send(tapped("warrior 3", "the same"))
            assert (told["answered"], told["refused"], page.held("warrior")) == (["the same"], [], ["warrior 3"])
            page.reconnect()

    def test_ids_are_those_of_a_guest(self, table: Served) -> None:
        for seat, guest in enumerate(("anne", "bruno")):
            page = table.page(guest)
            page.sit(seat)
            page.send(tapped("warrior 3", "1"))
        assert [len(player.army.warrior) for player in table.sheet.players[:2]] == [1, 1]

    @pytest.mark.parametrize("leaves", ["before it is done", "after it"])
    def test_acts_whose_answer_is_lost_are_sent_again(self, table: Served, leaves: str) -> None:
        page = table.page()
        page.sit(0)
        acts = [tapped(f"warrior {number}", f"id {number}") for number in (3, 4, 5, 3)]
        table.is_awake = leaves != "before it is done"
        for number in range(1, 5):
            page.ask(*acts[:number])
            if table.is_awake:
                assert page.connection.answer().status == 200  # but the page does not see it
            page.reconnect()
        table.wake()
        told = page.send(*acts)
        assert told["answered"] == ["id 3", "id 4", "id 5", "id 3"]
        # the second tap of the same chip takes it away, and has the same id here: it counts once
        assert page.held("warrior") == ["warrior 3", "warrior 4", "warrior 5"]
        assert shown(page) == fresh(table, page)
        assert table.call(lambda: len(table.records.steps(table.session.draft))) == 3

    def test_order_is_kept_when_a_request_overtakes_another(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        table.is_awake = False
        for _ in range(3):
            page.ask(tapped("warrior 3", "a"), act("undo", "b"), tapped("warrior 4", "c"))
            page.reconnect()
        table.wake()
        page.send()
        deadline = time.monotonic() + 5
        while page.held("warrior") != ["warrior 4"]:
            assert time.monotonic() < deadline
            page.send()
        assert table.call(lambda: [step.undoes for step in table.records.steps(table.session.draft)]) == [None, 1, None]

    def test_what_cannot_be_stored_is_said_and_kept_by_the_page(
        self, table: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        page = table.page()
        page.sit(0)

        def full(*_: object, **__: object) -> None:
            raise NotKept(FULL)

        with monkeypatch.context() as patch:
            patch.setattr(table.records, "tap", full)
            told = page.send(tapped("warrior 3", "a"), tapped("warrior 4", "b"))
            assert (told["answered"], told["refused"], page.held("warrior")) == ([], ["refused_not_kept"], [])
        told = page.send(tapped("warrior 3", "a"), tapped("warrior 4", "b"))
        assert (told["answered"], told["refused"]) == (["a", "b"], [])
        assert page.held("warrior") == ["warrior 3", "warrior 4"]

    def test_an_error_of_the_table_is_answered_too(self, table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        """The host then says what is wrong with its file."""
        page = table.page()
        page.sit(0)
        errors: list[Trouble] = []
        do = Host.do

        def fails(*_: object, **__: object) -> None:
            raise Trouble("damaged")

        def noted(self: Host, job: server.Job) -> None:
            try:
                do(self, job)
            except Trouble as trouble:
                errors.append(trouble)

        monkeypatch.setattr(Host, "do", noted)
        monkeypatch.setattr(table.records, "tap", fails)
        assert page.send(tapped("warrior 3", "a"))["refused"] == ["refused_not_kept"]
        assert len(errors) == 1

    def test_a_restart_in_the_middle(self, tmp_path: Path) -> None:
        path = tmp_path / "data.db"
        with served(path=path) as table:
            page = table.page()
            page.sit(1)
            page.send(tapped("hunter 2", "a"))
            stored = table.call(lambda: read_door(table.records.setting("together") or ""))
            table.call(lambda: table.host.close(forget=False))
        assert stored
        with served(path=path, stored=stored) as again:
            assert (again.port, again.key, again.host.keys.code) == (stored.port, stored.key, stored.code)
            page.reconnect()
            told = page.send(tapped("hunter 2", "a"), tapped("warrior 3", "b"))
            assert (told["state"], told["answered"], told["refused"]) == ("counting", ["a", "b"], [])
            assert [len(again.sheet.players[1].army.hunter), page.held("warrior")] == [2, ["warrior 3"]]
            assert again.call(lambda: again.records.setting("together"))
        assert read_door("") is None
        assert read_door('{"draft": 1}') is None

    def test_a_closed_door_is_forgotten(self, tmp_path: Path) -> None:
        with served(path=tmp_path / "data.db") as table:
            table.call(table.host.close)
            assert table.call(lambda: table.records.setting("together")) == ""


@pytest.mark.parametrize(
    ("wrong", "refused"),
    [
        pytest.param(act("tap", "1", section="warrior", key="warrior 99"), "refused_offer", id="no such number"),
        pytest.param(act("tap", "1", section="warrior", key=""), "refused_offer", id="no key"),
        pytest.param(act("tap", "1", section="warrior", key="hunter 2"), "refused_offer", id="another section's"),
        pytest.param(act("tap", "1", section="nothing", key="warrior 3"), "refused_offer", id="no such section"),
        pytest.param(act("tap", "1", section="", key="next", sections=7), "refused_offer", id="no such command"),
        pytest.param(act("dance", "1"), "refused_offer", id="no such act"),
        pytest.param(act("undo", "1"), "", id="nothing to undo"),
        pytest.param(act("redo", "1"), "", id="nothing to redo"),
        pytest.param(act("counted", "1"), "refused_empty", id="an empty hand"),
        pytest.param(act("sit", "1", seat=4), "refused_seat", id="no such seat"),
        pytest.param(act("sit", "1", seat=2**62), "refused_seat", id="far from the table"),
    ],
)
def test_what_cannot_be_done_changes_nothing(table: Served, wrong: dict[str, object], refused: str) -> None:
    page, before = table.page(), table.sheet
    page.sit(0)
    told = page.send(wrong)
    assert (told["answered"], told["refused"]) == (["1"], [refused] if refused else [])
    assert (table.sheet, told["state"]) == (before, "counting")
    nobody = table.page("nobody")
    told = nobody.send(wrong)
    assert told["answered"] == ["1"]
    assert (table.sheet, told["state"]) == (before, "choosing")


def test_a_guest_counts_at_no_other_seat(table: Served) -> None:
    page = table.page()
    page.sit(0)
    page.send(act("tap", "1", seat=2, section="warrior", key="warrior 3"))
    assert [len(player.army.warrior) for player in table.sheet.players] == [1, 0, 0, 0]


def test_guests_without_end_are_refused(table: Served) -> None:
    with table.connect() as connection:
        answers = [
            connection.post("/table", asked(f"guest{number}", act("sit", "1")), table.key).told["refused"]
            for number in range(MOST_GUESTS + 2)
        ]
    assert answers == [[]] * MOST_GUESTS + [["refused_full"]] * 2
