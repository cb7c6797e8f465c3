"""Pages that count together: each act once, whatever is lost on the way, and each page shows the table as it is."""

import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from records import NotKept, Trouble
from records.trouble import FULL
from scoring import score
from session.together import MOST_GUESTS
from testing.open_table import Page, Served, act, asked, served
from testing.reference import REFERENCE
from testing.tables import table as example
from together import server
from together.host import Host, StoredDoor, read_door
from together.server import MOST_ACTING, MOST_PAGES
from views.result.reveal_view import CURTAIN


@pytest.fixture
def table() -> Iterator[Served]:
    with served() as table:
        yield table


def shown(page: Page) -> dict[str, str]:
    """The points of each section, and all that is held in it."""
    return {key: f"{section['points']} {page.held(key)}" for key, section in page.sections.items()}


def fresh(table: Served, like: Page) -> dict[str, str]:
    """What a page that is opened just now shows of the same hand."""
    page = table.page(like.guest, page=99, language=like.language)
    page.send()
    return shown(page)


def tapped(key: str, id: str) -> dict[str, object]:
    return act("tap", id, section=key.split()[0], key=key)


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


class TestWhatAPageKnows:
    def test_it_is_told_changed_sections_only(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        page.tap("warrior 3")
        changed = [section["id"] for section in page.told["hand"]["sections"] if "title" in section]
        assert "warrior" in changed
        assert "hunter" not in changed
        assert shown(page) == fresh(table, page)

    def test_a_page_that_missed_an_answer_is_told_everything(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        page.ask(tapped("warrior 3", "a"))
        page.connection.answer()  # lost
        page.reconnect()
        page.send()
        assert all("title" in section for section in page.told["hand"]["sections"])
        assert shown(page) == fresh(table, page)

    def test_an_answer_to_a_request_given_up_is_not_taken_for_seen(self, table: Served) -> None:
        """The page gives up waiting to send a tap, and the network tells nobody that it did."""
        page = table.page()
        page.sit(0)
        page.send()
        given_up = page.connection
        page.ask(waits=True)
        page.connection = table.connect()
        table.is_awake = False
        page.ask(tapped("warrior 3", "a"))
        other = table.page("bruno")
        other.send()  # so that the request was read
        table.wake()
        page.hear()
        page.tap("hunter 2")
        assert shown(page) == fresh(table, page)
        assert given_up.answer().told == {"state": "again"}

    def test_neither_are_those_of_requests_sent_again(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        table.is_awake = False
        lost = [page.connection]
        for acts in (["a"], ["a", "b"]):
            page.ask(*(tapped(f"{'warrior 3' if id == 'a' else 'hunter 2'}", id) for id in acts))
            lost.append(page.connection)
            page.connection = table.connect()
        page.ask(tapped("warrior 3", "a"), tapped("hunter 2", "b"), tapped("miner 1", "c"))
        time.sleep(0.1)
        table.wake()
        page.hear()
        assert shown(page) == fresh(table, page)
        for connection in lost:
            connection.close()

    def test_another_hand_is_shown_whole(self, table: Served) -> None:
        page = table.page()
        page.sit(0)
        page.tap("warrior 3")
        page.sit(1)
        page.tap("hunter 2")
        assert (page.held("warrior"), page.told["hand"]["seat"]) == ([], 1)
        assert shown(page) == fresh(table, page)
        page.act("stand")
        assert (page.told["state"], page.told["hand"]) == ("choosing", None)
        page.sit(1)
        assert shown(page) == fresh(table, page)

    @pytest.mark.parametrize("language", ["en", "fr"])
    def test_it_speaks_the_guests_language(self, table: Served, language: str) -> None:
        page = table.page(language=language)
        page.sit(0)
        title = "Warriors" if language == "en" else "Guerriers"
        assert page.sections["warrior"]["title"] == title
        page.language, page.version = "fr" if language == "en" else "en", 0
        page.send()
        assert page.sections["warrior"]["title"] == ("Guerriers" if language == "en" else "Warriors")
        assert shown(page) == fresh(table, page)
        page.ask(waits=True)
        table.call(lambda: table.host.free(0))
        assert page.hear()["state"] == "choosing"

    def test_two_tabs_of_a_browser(self, table: Served) -> None:
        """They are one guest, and neither keeps the other from its news."""
        first, second = table.page(page=1), table.page(page=2)
        first.sit(0)
        second.send()
        first.ask(waits=True)
        second.ask(waits=True)
        third = table.page("bruno")
        third.sit(0)
        third.tap("warrior 3")
        for page in (first, second):
            page.hear()
            while page.held("warrior") != ["warrior 3"]:
                page.wait()
        assert table.host.present == {"anne", "bruno"}


class TestWaiting:
    def test_a_change_wakes_those_who_wait(self, table: Served) -> None:
        page, other = table.page(), table.page("bruno")
        page.sit(0)
        other.sit(1)
        page.send()
        page.ask(waits=True)
        start = time.monotonic()
        other.tap("warrior 3")
        assert page.hear()["seats"][1]["total"] == 3
        assert time.monotonic() - start < 1

    def test_changes_follow_one_another_at_a_bearable_pace(
        self, table: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(server, "PACE", 0.2)
        page, other = table.page(), table.page("bruno")
        other.sit(1)
        page.send()
        start, answers = time.monotonic(), 0
        for number in range(30):
            other.tap(f"warrior {3 + number % 5}")
        # asks for news again and again until it has all of them
        while page.version < other.version:
            page.wait()
            answers += 1
        took = time.monotonic() - start
        assert answers <= 2 + took / 0.2
        assert took < 5

    def test_without_a_change_it_is_answered_after_a_while(
        self, table: Served, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(server, "WAIT", 0.1)
        page = table.page()
        page.send()
        assert page.wait()["version"] == page.version

    def test_a_page_that_left_is_forgotten(self, table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        page = table.page()
        page.send()
        page.ask(waits=True)
        assert table.host.present == {"anne"}
        page.connection.reset()
        monkeypatch.setattr(server, "AWAY", 0.1)
        other = table.page("bruno")
        deadline = time.monotonic() + 5
        while "anne" in table.host.present:
            assert time.monotonic() < deadline
            other.send()

    def test_pages_without_end_take_no_memory(self, table: Served) -> None:
        with table.connect() as connection:
            for number in range(MOST_PAGES + 20):
                assert connection.post("/table", asked(f"guest{number}"), table.key).status == 200
        assert len(table.host._server._pages) == MOST_PAGES

    def test_requests_without_end_take_no_memory(self, table: Served) -> None:
        """While the host sleeps, some are remembered; more are to be sent again."""
        table.is_awake = False
        for number in range(MOST_ACTING + 10):
            with table.connect() as connection:
                connection.ask("/table", asked("anne", act("sit", str(number), seat=number % 4)), table.key)
        with table.connect() as connection:
            body = asked("anne", act("sit", "last"))
            assert connection.post("/table", body, table.key).status == 503
            assert connection.post("/table", asked(), table.key).status == 200, "reading works"
            table.wake()
            deadline = time.monotonic() + 5
            while connection.post("/table", body, table.key).status == 503:
                assert time.monotonic() < deadline


class TestTheHost:
    def test_sees_and_frees_seats(self, table: Served) -> None:
        page = table.page()
        page.sit(2)
        page.tap("warrior 3")
        page.send()
        page.ask(waits=True)
        table.call(lambda: table.host.free(2))
        told = page.hear()
        assert (told["state"], told["hand"]) == ("choosing", None)
        told = page.send(tapped("warrior 4", "late"))
        assert (told["answered"], told["refused"]) == (["late"], ["refused_seat"])
        assert len(table.sheet.players[2].army.warrior) == 1
        page.sit(2)
        assert page.held("warrior") == ["warrior 3"]

    def test_tells_everybody_that_the_door_is_closed(self) -> None:
        for _ in range(10):
            with served() as table:
                pages = [table.page(f"guest{number}") for number in range(5)]
                for page in pages:
                    page.send()
                    page.ask(waits=True)
                pages[0].connection.sock.settimeout(5)
                table.page("last").send()  # so that all of them wait
                table.call(table.host.close)
                assert [page.hear()["state"] for page in pages] == ["closed"] * 5
                with pytest.raises(ConnectionRefusedError):
                    table.connect()

    def test_shows_one_table_after_another(self) -> None:
        with served() as first:
            key, page = first.key, first.page()
            page.sit(0)
        with served(REFERENCE) as second:
            assert second.key != key
            stale = Page(second.port, key)
            answer = stale.connection.post("/table", asked("anne", seen=page.version), key)
            assert answer.told == {"state": "refused"}
            assert second.page(page=page.page).send()["state"] == "choosing"

    def test_reveals_the_result(self) -> None:
        with served(REFERENCE) as table:
            pages = [table.page(f"guest{seat}", language="en") for seat in range(4)]
            for seat, page in enumerate(pages):
                page.sit(seat)
                assert page.act("counted")["state"] in ("waiting", "result")
            told = pages[0].send()
            assert (told["state"], told["waiting"]) == ("result", "")
            totals = {one["name"]: one["total"] for one in told["result"]["standings"]}
            wanted = {player.name: str(player.total) for player in score(REFERENCE).players}
            assert totals == wanted
            assert "reveal" not in told["result"]

            def reveal(step: int | None) -> None:
                table.host.reveal = step
                table.host.show()

            table.call(lambda: reveal(CURTAIN))
            names = "Anne · Bruno · Chloé · David"
            assert pages[0].send()["result"] == {"curtain": "All is counted.", "names": names}
            for step in (0, 3, 99):
                pages[0].ask(waits=True)
                table.call(partial(reveal, step))
                told = pages[0].hear()
                assert len(told["result"]["reveal"]["players"]) == 4
            table.call(lambda: reveal(None))
            assert "reveal" not in pages[0].send()["result"]
            assert pages[1].act("not_counted")["state"] == "counting"


class TestWhy:
    @pytest.mark.parametrize("sheet", [REFERENCE, example("both-016")], ids=["base game", "both boxes"])
    def test_every_number_is_explained(self, sheet: object) -> None:
        with served(sheet) as table:  # type: ignore[arg-type]
            page = table.page()
            page.sit(0)
            result = table.call(lambda: table.session.result)
            asks = [{"section": key} for key in page.sections] + [{"row": row} for row in result.players[1].rows] + [{}]
            rules = set()
            for seat in range(4):
                for ask in asks:
                    body = {"language": "fr", "seat": seat, "section": "", "row": "", **ask}
                    answer = page.connection.post("/why", body, table.key)
                    assert answer.status == 200
                    assert answer.told["title"]
                    rules |= {(step["source"], step["rule"]) for step in answer.told["steps"] if step["source"]}
            assert f"{result.players[3].total}" in answer.told["title"], "the total comes last"
            assert len(rules) > 5
            assert all(rule for _, rule in rules)


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


def test_what_kind_of_phone_counts_is_told(table: Served) -> None:
    body = asked("anne", act("sit", "1"))
    with table.connect() as connection:
        told = connection.post("/table", body, table.key, {"User-Agent": "Mozilla/5.0 (Linux; Android 14)"}).told
    assert told["seats"][0]["note"] == "counting on Android"


def test_the_address_of_the_page_ends_with_the_key(table: Served) -> None:
    assert table.host.url("192.168.1.7") == f"http://192.168.1.7:{table.port}/#k={table.key}"
    assert table.host.stored == StoredDoor(1, *table.host.keys, "127.0.0.1", table.port, "{}")
    assert table.call(lambda: table.host.table).version == 1
