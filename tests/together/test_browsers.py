"""Tables counted in real browsers, by taps: the same rows as on one phone, whatever happens to host and network."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from scoring import Sheet
from testing import axe, open_table
from testing.browser import Browser, Browsers, Chromium, Kind, missing
from testing.cable import Cable
from testing.reference import REFERENCE
from testing.tables import NAINS, ROUNDS, sheet, table
from testing.together import Guest, Served, at_once, chip, empty_table, rows, served
from views.result.reveal_view import CURTAIN, reveal
from words import GameVoice

pytestmark = pytest.mark.many_cases

#: The most gestures that the busiest of four may need for the reference table.
MOST_GESTURES = 26

#: The texts that reach out of their chip or head.
CUT_OFF = """
const outside = (text, box) => text.left < box.left - 1 || text.right > box.right + 1
    || text.top < box.top - 1 || text.bottom > box.bottom + 1;
return [...document.querySelectorAll('.chip > *, .head > *')]
    .filter(text => !text.matches('.hidden'))
    .filter(text => outside(text.getBoundingClientRect(), text.parentElement.getBoundingClientRect()))
    .map(text => text.innerText);
"""


#: The names in the reveal from top to bottom, where they are going to stand.
PLACES = """
const top = (one) => parseFloat(one.style.top);
return [...document.querySelectorAll('.moving li')].sort((a, b) => top(a) - top(b))
    .map(one => one.querySelector('.name').innerText);
"""


class Phones:
    """The browsers of this process, opened when a test first needs them; WebKitGTK is the second one."""

    def __init__(self, browsers: Browsers) -> None:
        self._browsers = browsers
        self._open: list[Browser] = []

    def of(self, count: int) -> list[Browser]:
        while len(self._open) < count:
            self._open.append(self._browsers.open(("chromium", "webkit")[len(self._open) == 1]))
        return self._open[:count]

    def chromium(self) -> Chromium:
        (browser,) = self.of(1)
        assert isinstance(browser, Chromium)
        return browser


@pytest.fixture(scope="module")
def phones() -> Iterator[Phones]:
    if lacking := missing():
        pytest.skip(lacking)
    with Browsers(pictures=False) as browsers:
        yield Phones(browsers)


def guests(phones: Phones, at: Sheet[Any], count: int, url: str) -> list[Guest]:
    """Guests who have opened the page."""
    seated = [Guest(browser, at) for browser in phones.of(count)]
    for guest in seated:
        guest.open(url)
    return seated


def same_rows(host: Served, at: Sheet[Any]) -> bool:
    return rows(host.sheet()) == rows(at)


def test_four_count_the_reference_table_while_the_host_dies_and_the_network_fails(
    phones: Phones, tmp_path: Path
) -> None:
    with served(empty_table(REFERENCE), tmp_path) as host, Cable(host.port) as cable:
        four = guests(phones, REFERENCE, 4, host.url)
        four[3].open(host.url.replace(str(host.port), str(cable.port)))

        def die(taps: int) -> None:
            if taps == 7:
                host.kill()
                host.restart()

        def cut(taps: int) -> None:
            if taps in (3, 9):
                (cable.cut if taps == 3 else cable.mend)()

        def count(seat: int) -> None:
            four[seat].sit(seat)
            four[seat].count(seat, {0: die, 3: cut}.get(seat, lambda _: None))
            four[seat].done()

        url = host.url
        at_once(*(partial(count, seat) for seat in range(4)))
        assert host.url == url
        totals = {seat: str(player["total"]) for seat, player in enumerate(_totals(REFERENCE))}
        for guest in four:
            guest.browser.wait_for("html[data-state=result] [data-result]")
            assert {seat: guest.browser.text(f'[data-total="{seat}"]') for seat in range(4)} == totals
        assert "184" in four[0].browser.text("[data-result] h1")
        assert max(guest.gestures for guest in four) <= MOST_GESTURES
        assert same_rows(host, REFERENCE)


def _totals(at: Sheet[Any]) -> list[dict[str, int]]:
    return [{"total": sum(points.values())} for points in rows(at).values()]


@pytest.mark.parametrize(
    "at",
    [
        pytest.param(table("both-061"), id="both boxes"),
        pytest.param(sheet(NAINS), id="nains"),
        pytest.param(sheet(ROUNDS), id="vedrfolnir by rounds"),
    ],
)
def test_two_count_every_hand_of_other_games(phones: Phones, tmp_path: Path, at: Sheet[Any]) -> None:
    with served(empty_table(at), tmp_path) as host:
        two = guests(phones, at, 2, host.url)
        rounds = len(getattr(at.players[0], "rounds", ()))
        if rounds:
            two[0].sit(0)
            two[0].begin_rounds(rounds)

        def count(guest: Guest, seats: list[int]) -> None:
            for seat in seats:
                guest.sit(seat)
                guest.count(seat)
                guest.done()

        seats = list(range(len(at.players)))
        at_once(partial(count, two[0], seats[::2]), partial(count, two[1], seats[1::2]))
        for guest in two:
            guest.browser.wait_for("[data-result]")
        assert same_rows(host, at)


def test_two_phones_at_one_seat_and_an_undo_that_is_theirs(phones: Phones, tmp_path: Path) -> None:
    with served(empty_table(REFERENCE), tmp_path) as host:
        one, other, neighbour = guests(phones, REFERENCE, 3, host.url)
        one.sit(0)
        other.browser.wait_for('button[data-seat="0"] .note')
        for guest, seat in ((other, 0), (neighbour, 1)):
            guest.sit(seat)
        even, odd = slice(0, None, 2), slice(1, None, 2)
        at_once(partial(one.count, 0, part=even), partial(other.count, 0, part=odd), partial(neighbour.count, 1))
        anne, bruno = host.sheet().players[:2]
        assert (anne.army, anne.coins) == (REFERENCE.players[0].army, REFERENCE.players[0].coins)
        assert set(anne.cards) == set(REFERENCE.players[0].cards)
        one.tap(chip("hunter", "hunter 5"))
        one.settle()
        neighbour.tap(chip("explorer", "explorer 5"))
        neighbour.settle()
        assert host.sheet().players[1] != bruno
        bruno = host.sheet().players[1]
        one.tap('[data-do="undo"]')
        one.settle()
        assert host.sheet().players[:2] == (anne, bruno)


def test_the_short_code_opens_the_table_too(phones: Phones, tmp_path: Path) -> None:
    with served(REFERENCE, tmp_path) as host:
        phone = phones.chromium()
        phone.go(host.url.partition("#")[0])
        phone.wait_for("html[data-state=refused]")
        assert axe.missing() or axe.violations(phone) == []
        phone.write("#code", "AAAAAA")
        phone.tap("form button")
        phone.wait_for(".notices p")
        phone.execute("document.querySelector('#code').value = ''")
        phone.write("#code", host.code.lower())
        phone.tap("form button")
        phone.wait_for('html[data-state=choosing] button[data-seat="3"]')


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
def test_nothing_keeps_anybody_from_using_the_page(phones: Phones, tmp_path: Path, dark: bool) -> None:
    if lacking := axe.missing():
        pytest.skip(lacking)
    with served(table("both-016"), tmp_path) as host:
        phone = phones.chromium()
        phone.dark(dark)
        guest = Guest(phone, REFERENCE)
        guest.open(host.url)
        found = {"choosing": axe.violations(phone)}
        guest.sit(1)
        found["counting"] = axe.violations(phone)
        guest.tap('[data-section="warrior"] .head')
        phone.wait_for("[role=dialog]")
        found["why"] = axe.violations(phone)
        guest.tap('[data-do="close"]')
        for seat in range(5):
            guest.sit(seat)
            guest.done()
            if not seat:
                found["waiting"] = axe.violations(phone)
        phone.wait_for("[data-result]")
        found["result"] = axe.violations(phone)
        assert found == {state: [] for state in found}


def test_the_reveal_goes_step_by_step_with_that_of_the_host(phones: Phones) -> None:
    with open_table.served(REFERENCE) as table:
        phone = phones.chromium()
        steps = len(reveal(table.session.result, GameVoice("en", "nidavellir")).steps)

        def show(step: int | None) -> None:
            table.host.reveal = step
            table.host.show()

        def count_everything() -> None:
            for seat in range(4):
                table.session.set_counted(seat, is_counted=True)
            show(CURTAIN)

        table.call(count_everything)
        phone.go(table.host.url("127.0.0.1"))
        phone.wait_for("[data-result] .warning")
        seen = phone.text("[data-result]")
        assert not any(total in seen for total in ("184", "174", "170", "161"))
        found = {"curtain": axe.missing() or axe.violations(phone)}
        for step, places in (
            (0, ["Chloé", "Bruno", "David", "Anne"]),
            (steps - 1, ["Chloé", "Anne", "David", "Bruno"]),
        ):
            table.call(partial(show, step))
            phone.wait_for(".moving .won" if step else ".moving")
            assert phone.execute(PLACES) == places
            found[str(step)] = axe.missing() or axe.violations(phone)
        table.call(partial(show, None))
        phone.wait_for(".standings .figures")
        assert phone.find_all(".won .crown .icon")
        assert found == {shown: axe.missing() or [] for shown in found}


def test_a_keyboard_and_a_screen_reader_reach_everything(phones: Phones, tmp_path: Path) -> None:
    with served(empty_table(REFERENCE), tmp_path) as host:
        phone = phones.chromium()
        guest = Guest(phone, REFERENCE)
        guest.open(host.url)
        phone.execute("document.querySelector('button[data-seat]').focus()")
        phone.press("Enter")
        phone.wait_for(chip("warrior", "warrior 5"))
        three = chip("warrior", "warrior 3")
        assert (phone.role(three), phone.label(three)) == ("button", "3")
        phone.execute("document.querySelector(arguments[0]).focus()", three)
        phone.press(" ")
        phone.wait_for(f'{three}[aria-pressed="true"][data-held="1"]')
        assert "Anne" in phone.text(".whole [role=status]")
        phone.execute("document.querySelector('[data-section=warrior] .head').focus()")
        phone.press("Enter")
        phone.wait_for("[role=dialog]")
        for _ in range(6):
            phone.press("Tab")
            assert phone.execute("return !!document.activeElement.closest('[role=dialog]')")
        phone.press("Escape")
        assert not phone.find_all("[role=dialog]")
        assert phone.execute("return document.activeElement.className") == "head"


@pytest.mark.parametrize("kind", ["chromium", "webkit"])
def test_it_fits_small_phones_and_large_texts(phones: Phones, tmp_path: Path, kind: Kind) -> None:
    with served(table("both-016"), tmp_path) as host:
        phone = phones.of(2)[kind == "webkit"]
        guest = Guest(phone, replace(REFERENCE))
        phone.size(320, 640)
        guest.open(host.url)
        guest.sit(0)
        for text in ("100%", "200%"):
            phone.execute("document.documentElement.style.fontSize = arguments[0]", text)
            wide = "const page = document.documentElement; return page.scrollWidth - page.clientWidth"
            assert phone.execute(wide) == 0, text
            assert phone.execute(CUT_OFF) == [], text
        phone.size(390, 844)
