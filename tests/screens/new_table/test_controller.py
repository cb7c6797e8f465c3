"""The new table in the real app: what is stored, who begins, and how a table starts."""

from itertools import product
from typing import Any

import pytest
from kivy.core.window import Window

from scoring import score
from screens.keyboard import box
from screens.navigation import NewTable
from screens.new_table import controller
from session.counting import CountingSession
from sharing.phone import Insets
from testing.app_driver import AppDriver, KillableApp
from testing.names import THREE, TWO
from views.new_table.form import Form


def at_form(hand: AppDriver, form: Form, *known: str) -> None:
    """Go to the page of a form; the other known players have played before."""
    for name in known:
        hand.app.context.records.people.player(name)
    hand.arrive(NewTable())
    hand.app.context.new_table.fill_in(form)
    hand.frames(6)


@pytest.fixture
def begun(hand: AppDriver, monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The sheets with which a table was begun."""
    sheets: list[Any] = []
    counting, records = hand.app.context.counting, hand.app.context.records

    def begin(sheet: Any) -> None:
        sheets.append(sheet)
        counting.session = CountingSession(records, records.begin(sheet, ""))

    monkeypatch.setattr(counting, "begin", begin)
    return sheets


def test_two_taps_at_one_place_seat_one_player(hand: AppDriver) -> None:
    at_form(hand, Form(), *THREE)
    chip = hand.chip("Anne")
    x, y = chip.to_window(*chip.center)
    hand.touch(x, y)
    hand.frames(3)
    hand.touch(x, y)
    hand.frames(6)
    assert hand.app.context.new_table.form.players == ("Anne",)
    hand.tap(hand.chip("Bruno"))
    assert hand.app.context.new_table.form.players == TWO


@pytest.mark.parametrize(("size", "players"), [((412, 915), ()), ((1024, 768), ()), ((1024, 768), THREE[:1])], ids=str)
def test_a_tap_where_the_plus_was_removes_nobody(
    hand: AppDriver, size: tuple[int, int], players: tuple[str, ...]
) -> None:
    Window.size = size
    at_form(hand, Form("vedrfolnir", players=players))
    hand.tap(hand.screen.field)
    hand.type("Élodie")
    left, bottom, right, top = box(hand.screen.entry.plus)
    hand.tap(hand.screen.entry.plus)
    for x, y in product((left + 1, (left + right) / 2, right - 1), (bottom + 9, top - 9)):
        hand.frames(30)
        hand.touch(x, y)
        hand.app.shell.close()
    assert hand.app.context.new_table.form.players == (*players, "Élodie")


def test_who_begins_is_drawn_among_the_players_and_kept(
    hand: AppDriver, begun: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_form(hand, Form(players=THREE))
    monkeypatch.setattr("random.choice", lambda players: players[1])
    hand.tap(hand.chip("Who begins?"))
    assert [line.name.note for line in hand.widgets("SeatLine")] == ["", "begins", ""]
    hand.tap(hand.chip("Count: 3 players"))
    assert [player.name for player in begun[0].players] == list(THREE)
    (draft,) = hand.app.context.records.drafts()
    assert draft.starter == "Bruno"
    kept = hand.app.context.records.history.keep(draft, score(draft.sheet))
    assert hand.app.context.share._play(kept).starter == "Bruno"
    assert hand.app.context.new_table.form == Form(players=THREE), "the next game is drawn anew"


def test_whoever_was_drawn_and_left_does_not_begin(hand: AppDriver, begun: list[Any]) -> None:
    at_form(hand, Form(players=THREE).started_by("Chloé").remove(2))
    hand.tap(hand.chip("Count: 2 players"))
    assert len(begun) == 1
    assert [draft.starter for draft in hand.app.context.records.drafts()] == [""]


@pytest.mark.parametrize(("typed", "players"), [("anne", THREE), ("Denis", (*THREE, "Denis"))], ids=["seated", "new"])
def test_the_next_form_opens_at_its_top_with_nothing_typed(
    hand: AppDriver, typed: str, players: tuple[str, ...]
) -> None:
    at_form(hand, Form(players=THREE))
    hand.tap(hand.screen.field)
    hand.type(typed)
    hand.screen.ids.scroll.scroll_y = 0
    hand.tap(hand.chip(f"Count: {len(players)} players"))
    hand.back()
    hand.arrive(NewTable())
    assert hand.app.context.new_table.form == Form(players=players)
    assert (hand.screen.field.text, hand.screen.view.refusal, hand.screen.ids.scroll.scroll_y) == ("", "", 1)


def test_everybody_is_drawn_sometimes() -> None:
    class Context:
        """Keeps nothing."""

        def __getattr__(self, _: str) -> Any:
            return self

        def __call__(self, *_: object) -> Any:
            return None

    sitting = controller.NewTableController(Context())  # type: ignore[arg-type]
    drawn = set()
    for _ in range(200):
        sitting.draw(Form(players=THREE))
        drawn.add(sitting.form.starter)
    assert drawn == set(THREE)


def test_a_typed_name_sits_down_with_the_others(hand: AppDriver, begun: list[Any]) -> None:
    at_form(hand, Form(players=TWO), "Éléonore")
    hand.tap(hand.screen.field)
    hand.type("éléonore")
    hand.tap(hand.chip("Count: 3 players"))
    assert [player.name for player in begun[0].players] == [*TWO, "Éléonore"]
    assert hand.app.context.new_table.form == Form(players=(*TWO, "Éléonore"))


def test_players_and_who_begins_are_there_again_after_a_kill(phone: KillableApp) -> None:
    at_form(phone.hand, Form(players=THREE).started_by("Bruno"))
    hand = phone.kill()
    assert isinstance(hand.here, NewTable)
    assert [line.name.text for line in hand.widgets("SeatLine")] == list(THREE)
    assert [line.name.note for line in hand.widgets("SeatLine")] == ["", "begins", ""]


@pytest.fixture(params=[1.0, 2.0], ids=["usual text", "large text"])
def text(hand: AppDriver, request: pytest.FixtureRequest) -> None:
    hand.app.appearance.settings = hand.app.appearance.settings._replace(text=request.param)
    hand.app.context.apply_look()


@pytest.mark.usefixtures("measures", "text")
@pytest.mark.parametrize("size", [(360, 640), (640, 360)])
def test_the_field_is_in_sight_while_the_keyboard_is_up(hand: AppDriver, size: tuple[int, int]) -> None:
    Window.size = size
    at_form(hand, Form(players=THREE), "Gustave")
    hand.tap(hand.screen.field)
    hand.app.device.phone.window_insets = Insets(0, 24, 0, 0, keyboard=round(0.45 * size[1]))
    hand.app.device.update_insets()
    hand.frames(12)
    for name in ("Zoé", "Yann"):
        hand.type(name)
        hand.screen.field.dispatch("on_text_validate")
        hand.frames(12)
        assert hand.screen.field.focus
        assert box(hand.screen.field)[1] >= round(0.45 * size[1]) - 1
        assert box(hand.screen.field)[3] <= size[1] - 24 + 1
        if hand.screen.field.parent.parent.parent is hand.screen.ids.dock:
            scroll, seat = box(hand.screen.ids.scroll), box(hand.screen.seats.rows[-1])
            assert scroll[1] - 1 <= seat[1] < seat[3] <= scroll[3] + 1, "who was added last is in sight above it"
    assert hand.app.context.new_table.form.players == (*THREE, "Zoé", "Yann")
