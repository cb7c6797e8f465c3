"""Pages that count together show the table as it is, and wait for its changes."""

import time
from collections.abc import Iterator

import pytest

from testing.open_table import Served, act, asked, fresh, served, shown, tapped
from together import server
from together.server import MOST_ACTING, MOST_PAGES


@pytest.fixture
def table() -> Iterator[Served]:
    with served() as table:
        yield table


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
        monkeypatch.setattr(server, "MIN_INTERVAL", 0.2)
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
        monkeypatch.setattr(server, "LONG_POLL", 0.1)
        page = table.page()
        page.send()
        assert page.wait()["version"] == page.version

    def test_a_page_that_left_is_forgotten(self, table: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        page = table.page()
        page.send()
        page.ask(waits=True)
        assert table.host.present == {"anne"}
        page.connection.reset()
        monkeypatch.setattr(server, "AWAY_AFTER", 0.1)
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
