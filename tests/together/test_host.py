"""The host of a table: frees seats, closes the door, reveals the result, explains every number."""

from collections.abc import Iterator
from functools import partial

import pytest

from scoring import score
from testing.open_table import Page, Served, act, asked, served, tapped
from testing.reference import REFERENCE
from testing.tables import table as example
from together.host import StoredDoor
from views.result.reveal_view import CURTAIN


@pytest.fixture
def table() -> Iterator[Served]:
    with served() as table:
        yield table


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


def test_what_kind_of_phone_counts_is_told(table: Served) -> None:
    body = asked("anne", act("sit", "1"))
    with table.connect() as connection:
        told = connection.post("/table", body, table.key, {"User-Agent": "Mozilla/5.0 (Linux; Android 14)"}).told
    assert told["seats"][0]["note"] == "counting on Android"


def test_the_address_of_the_page_ends_with_the_key(table: Served) -> None:
    assert table.host.url("192.168.1.7") == f"http://192.168.1.7:{table.port}/#k={table.key}"
    assert table.host.stored == StoredDoor(1, *table.host.keys, "127.0.0.1", table.port, "{}")
    assert table.call(lambda: table.host.table).version == 1
