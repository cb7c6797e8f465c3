"""A phone with a notch, bars over the window and a keyboard over the fields; turned, and put beside another app."""

from collections.abc import Callable, Iterator
from functools import partial
from math import ceil
from typing import Any, NamedTuple

import pytest
from kivy.core.window import Window
from kivy.metrics import dp
from kivy.uix.label import Label

from screens.app import ElvalandApp
from screens.device import INSETS_INTERVAL
from screens.keyboard import box
from screens.navigation import Cards, NewTable, Notes, Player, TablesOf, Transfer
from screens.shell import Box
from screens.widgets.scroll import Scroll, parents
from sharing.phone import Insets
from testing.app_driver import AppDriver
from testing.fake_phone import FakePhone
from testing.finished import sheets
from testing.geometry import TARGETS, Seen, faults, said, told, within
from testing.scenes import CALCULATOR_TAPS, Scenes
from views.new_table.form import Form

Size = tuple[int, int]

UPRIGHT, LYING = (360, 640), (640, 360)
#: A notch above and a bar with buttons below; lying, the notch is at the left and the bar at the right.
BARS = {UPRIGHT: Insets(top=32, bottom=48), LYING: Insets(left=44, top=24, right=48)}
KEYBOARD = {UPRIGHT: 280, LYING: 200}

#: Beside another app, which has the other half.
HALF = (360, 300)
#: Turned and turned back, halved, a small phone, a tablet.
TURNS = LYING, UPRIGHT, HALF, UPRIGHT, (320, 640), (1024, 768), UPRIGHT

#: A screen of every kind, by its name among the pictures.
SCENES = """
    new-table hand-miner hand-vedrfolnir hand-why hand-find result-both result-why reveal
    referee-rule-reading tool-nidavellir-taverns-told games-deleted share-code player-charts
    trouble-closed
"""


class Barred(FakePhone):
    """A phone whose bars lie over the window."""

    def insets(self) -> Insets:
        return BARS.get(Window.size, Insets(top=24, bottom=24))


class Glass(Barred):
    """And whose keyboard comes when somebody types."""

    def __init__(self, hand: AppDriver) -> None:
        super().__init__()
        self.hand = hand

    def insets(self) -> Insets:
        typing = any(getattr(widget, "focus", False) for widget in self.hand.app.shell.walk())
        return super().insets()._replace(keyboard=KEYBOARD.get(Window.size, 0.4 * Window.height) if typing else 0)


@pytest.fixture(scope="module")
def held(tmp_path_factory: pytest.TempPathFactory) -> Iterator[AppDriver]:
    hand = AppDriver(ElvalandApp(tmp_path_factory.mktemp("records") / "elvaland.db"))
    app = hand.app
    app.device.phone = Glass(hand)
    for each in sheets(3):
        app.context.counting.begin(each)
        app.context.counting.table.finish()
        app.context.counting.leave()
    yield hand
    dress(hand, 1.0)
    hand.close()


def dress(hand: AppDriver, text: float) -> AppDriver:
    app = hand.app
    if app.appearance.settings.text != text or app.appearance.settings.motion:
        app.appearance.settings = app.appearance.settings._replace(language="en", text=text, motion=False)
        app.context.apply_look()
    app.context.pages.navigation.home()
    Window.size = UPRIGHT
    app.context.pages.switch("count")
    hand.frames(3)
    return hand


@pytest.fixture
def hand(held: AppDriver) -> AppDriver:
    return dress(held, 1.0)


@pytest.fixture
def large(held: AppDriver) -> AppDriver:
    """With the largest texts."""
    return dress(held, 2.0)


def clear(hand: AppDriver) -> Box:
    """What the system leaves of the window."""
    insets = hand.app.device.phone.insets()
    width, height = Window.size
    return insets.left, max(insets.bottom, insets.keyboard), width - insets.right, height - insets.top


def over(hand: AppDriver) -> Any:
    return hand.app.shell.overlay.ids.content.__self__


def place(name: str) -> Callable[[AppDriver], object]:
    return lambda hand: hand.app.context.pages.switch(name)


def page(route: Callable[[AppDriver], Any], place: str = "games") -> Callable[[AppDriver], object]:
    def go(hand: AppDriver) -> None:
        hand.app.context.pages.switch(place)
        hand.app.context.pages.go(route(hand))

    return go


def somebody(hand: AppDriver) -> int:
    return int(hand.app.context.records.people.everybody()[0].id)


def rename(hand: AppDriver) -> None:
    page(lambda hand: Player(somebody(hand)))(hand)
    hand.frames(12)
    if not list(hand.widgets("Field")):
        hand.tap(hand.chip("edit"))


def find(hand: AppDriver) -> None:
    hand.app.context.counting.begin(next(iter(sheets(1))))
    hand.frames(3)
    hand.app.context.counting.find_card()


def last(hand: AppDriver) -> int:
    return int(hand.app.context.records.history.tables()[0].id)


class Typed(NamedTuple):
    """Where somebody types: how one comes there, which field of the screen it is, and whether nothing stands below."""

    come: Callable[[AppDriver], object]
    which: int = 0
    last: bool = False


FIELDS = {
    "a new table's name": Typed(page(lambda _: NewTable(), "count"), last=True),
    "a question": Typed(place("referee")),
    "a card of the rulebook": Typed(page(lambda _: Cards("nidavellir"), "referee")),
    "a card to lay down": Typed(find),
    "a game": Typed(place("games")),
    "a game of a player": Typed(page(lambda hand: TablesOf(somebody(hand)))),
    "a place": Typed(page(lambda hand: Notes(last(hand)))),
    "a note": Typed(page(lambda hand: Notes(last(hand))), which=2, last=True),
    "another name": Typed(rename),
    "a sheet": Typed(page(lambda _: Transfer(), "settings")),
}


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
@pytest.mark.parametrize("typed", FIELDS.values(), ids=FIELDS)
def test_what_is_typed_is_seen_above_the_keyboard(large: AppDriver, typed: Typed, size: Size) -> None:
    hand, shell = large, large.app.shell
    Window.size = size
    typed.come(hand)
    hand.frames(12)
    field = list(hand.widgets("Field"))[typed.which]
    before = shell.ids.screen.children[0].height
    if not field.focus:
        hand.tap(field)
    if field.multiline:
        hand.type("an\n" * 4)
    hand.type("an")
    hand.frames(30)
    assert field.focus
    assert "an" in field.text
    seen, (left, bottom, right, top) = Seen.of(field).visible, clear(hand)
    assert bottom == KEYBOARD[size]
    assert within(seen, (left, bottom, right, top))
    if field.height < top - bottom:
        assert seen == box(field)
        assert seen[1] - bottom >= dp(36) or typed.last, "what helps is seen below"
    else:
        x, head = field.to_window(*field.cursor_pos)
        assert within((x, head - field.line_height, x, head), seen)
    field.focus = False
    hand.frames(30)
    assert shell.keyboard == 0
    assert shell.overlay or shell.ids.screen.children[0].height >= before, "the page comes back"


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_an_answer_above_the_keyboard_is_tapped(large: AppDriver, size: Size) -> None:
    hand = large
    Window.size = size
    find(hand)
    hand.frames(12)
    hand.type("dwerg")
    hand.frames(30)
    assert hand.app.shell.keyboard
    field = hand.app.shell.overlay.field
    assert Seen.of(field).visible == box(field), "answers do not push it away"
    counting = hand.app.context.counting.table
    before = counting.sheet
    hand.tap(next(chip for chip in hand.widgets("Chip") if chip.text.startswith("Dwerg") and chip.parent is over(hand)))
    assert counting.sheet != before


@pytest.mark.parametrize("size", [UPRIGHT, LYING], ids=["upright", "lying"])
def test_a_known_name_above_the_keyboard_is_tapped(large: AppDriver, size: Size) -> None:
    hand = large
    Window.size = size
    hand.app.context.new_table.form = Form()
    hand.app.context.pages.go(NewTable())
    hand.frames(12)
    hand.tap(hand.screen.field)
    hand.frames(30)
    assert hand.app.shell.keyboard
    name = hand.screen.entry.known.children[-1]
    assert within(box(name), clear(hand)) or size == LYING
    called = name.text
    hand.tap(name)
    assert [seat.name for seat in hand.screen.view.seats] == [called]


@pytest.mark.parametrize(
    ("text", "names", "sizes"),
    [
        pytest.param(1.0, SCENES, (LYING, HALF, UPRIGHT), id="every kind of screen"),
        pytest.param(2.0, "hand-vedrfolnir tool-nidavellir-coin-told", (LYING,), id="large texts"),
    ],
)
def test_nothing_lies_below_the_insets(
    held: AppDriver, monkeypatch: pytest.MonkeyPatch, text: float, names: str, sizes: tuple[Size, ...]
) -> None:
    hand = dress(held, text)
    monkeypatch.setattr(hand.app.device, "phone", Barred())
    app, wrong = hand.app, []
    with Scenes(app) as scenes:
        named = dict(scenes.scenes())
        for name in names.split():
            named[name]()
            for size in sizes:
                Window.size = size
                hand.frames(3)
                over, room = app.shell.overlay, clear(hand)
                for part in [app.shell.ids.screen, app.shell.ids.bar] if over is None else [over]:
                    wrong += [f"{name} {size[0]}×{size[1]}: {fault}" for fault in (*faults(part), *hidden(part, room))]
    assert not wrong, f"{len(wrong)} faults\n" + "\n".join(wrong[:60])


def hidden(part: Any, room: Box) -> Iterator[str]:
    """What is said or tapped below a notch or a bar, or cannot tell which way a finger scrolls."""
    for widget in part.walk(restrict=True):
        if isinstance(widget, Scroll) and any(isinstance(above, Scroll) for above in parents(widget)):
            yield "one scrolls within another"
        if isinstance(widget, (*TARGETS, Label)) and widget.opacity and said(widget):
            left, bottom, right, top = seen = Seen.of(widget).visible
            if left < right and bottom < top and not within(seen, room):
                yield f"{told(widget)} lies below the insets: {seen} in {room}"


def test_an_answer_stands_below_the_chips_of_every_question(hand: AppDriver) -> None:
    Window.size = HALF
    with Scenes(hand.app) as scenes:
        for tool in "coin", "taverns":
            scenes.tool("nidavellir", tool, next(told for *of, told in CALCULATOR_TAPS if of == ["nidavellir", tool]))
            hand.frames(3)
            assert hand.screen.low
            assert hand.screen.page.ids.column.children[0] is hand.screen.answer.parent


def test_what_comes_to_lie_over_the_screen_is_clear_at_once(hand: AppDriver) -> None:
    over = hand.app.shell.open_card("Warriors")
    assert over.insets == list(BARS[UPRIGHT][:4])
    hand.app.shell.close()


def test_a_bar_of_no_places_is_not_seen(hand: AppDriver) -> None:
    hand.app.shell.fill_tab_bar(())
    assert hand.app.shell.surface == hand.app.shell.ground
    hand.app.context.apply_look()


def half_a_name(hand: AppDriver) -> None:
    hand.app.context.new_table.form = Form()
    page(lambda _: NewTable(), "count")(hand)
    hand.frames(6)
    hand.tap(hand.screen.field)
    hand.type("Ann")


def half_a_card(hand: AppDriver) -> None:
    find(hand)
    hand.frames(12)
    hand.type("dw")


def half_a_note(hand: AppDriver) -> None:
    page(lambda hand: Notes(last(hand)))(hand)
    hand.frames(6)
    hand.tap(hand.screen.note)
    hand.type("Sno")


def a_pad(hand: AppDriver) -> None:
    find(hand)
    hand.app.shell.close()
    hand.tap(next(chip for chip in hand.widgets("Chip") if isinstance(chip.on_tap, partial)))


def a_why(hand: AppDriver) -> None:
    Scenes(hand.app).sit_down(next(iter(sheets(1))))
    hand.app.context.result.explain_number(0, hand.screen.view.rows[0].key)


def the_reveal(hand: AppDriver) -> None:
    Scenes(hand.app).reveal()
    hand.app.shell.overlay.go_on()


def state(hand: AppDriver) -> tuple[Any, ...]:
    """What nobody wants to lose."""
    app = hand.app
    over = app.shell.overlay
    listed = list(hand.app.shell.listing.walk(restrict=True)) if hand.app.shell.listing else []
    fields = [field for field in hand.widgets("Field") if field not in listed]
    typed = [(field.text, field.focus, field.cursor_index()) for field in fields]
    return (
        typed,
        app.context.pages.navigation.here,
        app.context.counting.in_progress,
        over,
        getattr(over, "at", None),
        hand.screen,
    )


@pytest.mark.parametrize("come", [half_a_name, half_a_card, half_a_note, a_pad, a_why, the_reveal])
def test_turning_loses_nothing(hand: AppDriver, come: Callable[[AppDriver], object]) -> None:
    come(hand)
    hand.frames(12)
    before = state(hand)
    for size in TURNS:
        Window.size = size
        hand.frames(6)
        assert state(hand) == before
    if any(focus for _, focus, _ in before[0]):
        hand.type("o")
        assert state(hand) != before, "and it goes on"
    hand.app.shell.close()


def test_a_list_stays_about_where_it_was(hand: AppDriver) -> None:
    hand.app.context.pages.switch("settings")
    hand.app.context.pages.switch("settings")  # from wherever there one is, to its first screen
    hand.frames(12)
    page = hand.app.shell.page
    page.set_scroll_offset((page.ids.column.height - page.height) / 2)
    hand.frames(3)
    parts = page.ids.column.children[::-1]

    def at() -> int:
        return next(place for place, part in enumerate(parts) if box(part)[1] < box(page)[3] - 1)

    first = at()
    for size in TURNS:
        Window.size = size
        hand.frames(6)
        assert abs(at() - first) <= 1
    assert at() == first


def test_what_the_system_writes_is_read_on_every_theme(hand: AppDriver) -> None:
    app = hand.app
    for theme, dark in ("light", False), ("contrast", True), ("dark", True):
        app.context.settings.change(app.appearance.settings._replace(theme=theme))
        assert app.device.phone.dark is dark


def test_the_keyboard_is_noticed_soon(hand: AppDriver) -> None:
    hand.app.context.pages.go(NewTable())
    hand.frames(6)
    hand.tap(hand.screen.field)
    hand.frames(ceil(INSETS_INTERVAL * 60))
    assert hand.app.shell.keyboard == KEYBOARD[UPRIGHT]
