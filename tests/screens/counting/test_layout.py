"""What is in sight of a table that is counted, in each window, and what does not change its size."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from kivy.core.window import Window

from scoring import Sheet
from screens.counting.section import GAP
from testing import tables
from testing.app_driver import AppDriver
from testing.monkey.touches import in_sight
from testing.reference import REFERENCE
from testing.tables import NAINS, VEDRFOLNIR, sheet
from views.counting.position import BY_CATEGORY, pads_of

BOTH = tables.table("both-016")
BASE = tables.table("base-336")
PHONE, LYING, TABLET = (360, 640), (640, 360), (1024, 768)


def count(hand: AppDriver, at: Sheet[Any], size: tuple[int, int], text: float = 1.0) -> Any:
    Window.size = size
    hand.app.appearance.settings = hand.app.appearance.settings._replace(text=text, motion=False)
    hand.app.context.apply_look()
    hand.app.context.counting.begin(at)
    hand.frames(10)
    return hand.screen


def hidden(chips: Sequence[Any]) -> list[str]:
    """The chips of which a part is out of sight."""
    return [
        chip.text or chip.icon
        for chip in chips
        for edge in (chip.x + 1, chip.right - 1)
        if not 0 <= chip.to_window(edge, 0)[0] <= Window.width or not in_sight(chip)
    ]


def test_five_names_stand_beside_menu_and_phones(hand: AppDriver) -> None:
    names = ("Maximilienne", "Bartholomäus", "Anne", "Guillaumette", "Éva")
    named = replace(BOTH, players=tuple(replace(one, name=name) for one, name in zip(BOTH.players, names, strict=True)))
    screen = count(hand, named, PHONE)
    assert hidden([*screen.tabs.shown, screen.phones, screen.menu]) == []
    assert min(chip.width for chip in screen.tabs.shown) >= 48


def arrows(strip: Any) -> list[str]:
    """Where arrows lead to more of a strip, each of them drawn within it, in front of what fades out there."""
    shown = []
    for arrow, fade, side in zip(strip._arrows, strip._fades, ("left", "right"), strict=True):
        assert bool(arrow.points) == (fade.size[0] > 0)
        if arrow.points:
            assert all(strip.x <= x <= strip.right and fade.pos[0] <= x <= fade.pos[0] + 28 for x in arrow.points[::2])
            assert all(strip.y <= y <= strip.top for y in arrow.points[1::2])
            shown.append(side)
    return shown


def test_arrows_lead_to_the_sections_beyond_a_strip(hand: AppDriver) -> None:
    strip = count(hand, BOTH, PHONE).strip
    assert arrows(strip) == ["right"]
    hand.app.context.counting.go((0, "coins"))
    hand.frames(10)
    assert arrows(strip) == ["left"]
    assert hidden(strip.shown[-2:]) == []


def test_a_strip_follows_the_section_that_is_scrolled_to(hand: AppDriver) -> None:
    screen, lit = count(hand, BOTH, PHONE), list[str]()
    while screen.scroll.scroll_y > 0:
        hand.drag((180, 250), (180, 420))
        hand.frames(30)
        (chip,) = (chip for chip in screen.strip.shown if chip.tone.edge)
        assert hidden([chip]) == []
        lit.append(chip.icon)
    assert len(set(lit)) > 4
    assert lit[-1] == "coins"
    assert arrows(screen.strip) == ["left"]


def test_a_strip_whose_sections_fit_has_no_arrow(hand: AppDriver) -> None:
    assert arrows(count(hand, REFERENCE, PHONE).strip) == []


def test_the_last_section_is_in_sight_beside_the_one_before(hand: AppDriver) -> None:
    strip = count(hand, BOTH, PHONE).strip
    hand.app.context.counting.go((0, "mythology"))
    hand.frames(10)
    assert hidden(strip.shown[-2:]) == []


@pytest.mark.parametrize("at", [REFERENCE, BOTH, sheet(NAINS), sheet(VEDRFOLNIR)], ids=lambda at: at.game)
def test_sideways_all_players_and_sections_are_in_sight(hand: AppDriver, at: Sheet[Any]) -> None:
    screen = count(hand, at, LYING)
    shown = [*screen.tabs.shown, *screen.strip.shown, *screen.tools.children, screen.next]
    assert hidden(shown) == []
    assert min(chip.to_window(*chip.pos)[1] for chip in shown) >= hand.app.shell.ids.bar.top - 1
    widths = {round(box.width) for box in screen.columns.boxes}
    assert (len({round(box.x) for box in screen.columns.boxes}), len(widths)) == (min(2, len(screen.columns.boxes)), 1)


def test_a_low_panel_scrolls_its_players_and_sections(hand: AppDriver) -> None:
    screen = count(hand, BOTH, (568, 320))
    assert min(chip.to_window(*chip.pos)[1] for chip in (*screen.tools.children, screen.next)) >= 0
    assert screen.strip.top <= screen.tab_row.y + 1


FIVE = {
    "base": BASE,
    "thingvellir": tables.table("thing-076"),
    "idavoll": tables.table("idav-056"),
    "both": BOTH,
    "nains": replace(sheet(NAINS), players=tuple(replace(sheet(NAINS).players[0], name=name) for name in "ABCDE")),
}
#: By how many pixels a hand is higher than a window of 1024 × 768, where there is no room for all its targets.
BEYOND = {"thingvellir": 106, "both": 300, "nains": 290}


@pytest.mark.parametrize("name", FIVE)
def test_a_tablet_shows_the_whole_hand_or_nearly(hand: AppDriver, name: str) -> None:
    screen = count(hand, FIVE[name], TABLET)
    beyond = screen.content.height - screen.scroll.height
    assert beyond <= BEYOND.get(name, 1)
    chips = [
        chip for box in screen.columns.boxes for chip in (box.head, *(c for flow in box.flows for c in flow.shown))
    ]
    targets = sum((chip.width + GAP) * (chip.height + GAP) for chip in chips)
    used = targets / (screen.columns.width * screen.columns.height)
    assert used >= 0.7 or beyond <= 0, "room is wasted"


@pytest.mark.parametrize("name", FIVE)
def test_a_larger_tablet_shows_the_whole_hand(hand: AppDriver, name: str) -> None:
    screen = count(hand, FIVE[name], (1280, 800))
    assert screen.content.height <= screen.scroll.height + 20


def test_a_category_of_five_players_is_in_sight(hand: AppDriver) -> None:
    screen = count(hand, BASE, TABLET)
    hand.app.context.counting.table.order(BY_CATEGORY)
    for pad in pads_of(BASE):
        hand.app.context.counting.go((0, pad))
        hand.frames(3)
        assert screen.content.height <= screen.scroll.height, pad


@pytest.mark.parametrize(("width", "dense"), [(412, False), (599, False), (600, True), (800, True), (999, True)])
def test_dense_rows_from_600_dp(hand: AppDriver, width: int, dense: bool) -> None:
    screen = count(hand, BASE, (width, 1100))
    lines = {round(chip.y) for box in screen.columns.boxes for chip in (box.head, *box.flows[0].shown)}
    heads = {round(box.head.y) for box in screen.columns.boxes}
    assert (len(heads) < len(screen.columns.boxes)) == dense
    assert (lines & heads == heads) or not dense


@pytest.mark.usefixtures("measures")
@pytest.mark.parametrize("text", [1.0, 2.0])
@pytest.mark.parametrize("size", [PHONE, LYING, TABLET], ids=str)
def test_all_heads_have_the_same_size(hand: AppDriver, size: tuple[int, int], text: float) -> None:
    screen = count(hand, REFERENCE, size, text)
    heads = [box.head for box in screen.columns.boxes]
    assert any("\n" in head.text for head in heads) == (size != TABLET)
    assert len({(head.most_scale, round(head.width)) for head in heads}) == 1
    assert all(head.scale_at(head.width) >= head.most_scale for head in heads)


def test_a_total_of_more_digits_moves_no_tab(hand: AppDriver) -> None:
    few = [replace(player, army=player.army._replace(hunter=()), coins=()) for player in REFERENCE.players]
    screen = count(hand, replace(REFERENCE, players=(*few[:1], *REFERENCE.players[1:])), PHONE)
    before = [(chip.x, chip.width) for chip in screen.tabs.shown]
    tabs = [tab.number for tab in screen.view.tabs]
    for number in ("7", "77", "777", "-77"):
        view = replace(screen.view, tabs=tuple(replace(tab, number=number) for tab in screen.view.tabs))
        screen._update_tabs(view)
        assert [(chip.x, chip.width) for chip in screen.tabs.shown] == before, (tabs, number)


def test_the_section_that_is_read_stands_in_the_column_that_is_used(hand: AppDriver) -> None:
    screen = count(hand, BOTH, LYING)

    def column(cell: tuple[int, str]) -> float:
        return float(screen.sections.box(cell).x)

    left, right = (
        min(map(column, map(cell_of, screen.columns.boxes))),
        max(map(column, map(cell_of, screen.columns.boxes))),
    )
    hand.swipe((500, 150), (500, 250))
    assert column(screen.sections.lit) == left
    hand.app.context.counting.go((0, "coins"))
    hand.frames(5)
    hand.swipe((500, 250), (500, 150))
    assert column(screen.sections.lit) == right


def cell_of(box: Any) -> tuple[int, str]:
    cell: tuple[int, str] = box.cell
    return cell
