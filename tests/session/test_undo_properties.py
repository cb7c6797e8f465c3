"""Whatever several phones tap, each takes back its own taps, and undo here shows what one phone alone would show."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from records import Origin
from scoring import Sheet, score
from session.counting import CountingSession
from testing.counting import begin, commands, offers, some_table_edit
from testing.every_game import any_sheet, dice, every_game
from views.counting.position import BY_CATEGORY, BY_PLAYER, cells_of, pads_of

pytestmark = pytest.mark.many_cases


class Actor:
    """Somebody who counts one seat, and the hands that this made, as they should be."""

    def __init__(self, counting: CountingSession, seat: int, is_host: bool) -> None:
        self.counting, self.seat = counting, seat
        self.origin = Origin() if is_host else Origin(counting.sheet.players[seat].name, "")
        self.hands, self.undone = [counting.sheet.players[seat]], list[Any]()

    def act(self, random: Random) -> None:
        what = random.choice(("tap", "tap", "tap", "undo", "redo"))
        if what == "tap":
            self.tap(random)
        elif what == "undo" and self.counting.can_undo(self.origin.actor):
            self.undo()
        elif what == "redo" and self.counting.can_redo(self.origin.actor):
            self.counting.redo(self.origin)
            self.hands.append(self.undone.pop())

    def tap(self, random: Random) -> None:
        cell = self.seat, random.choice(pads_of(self.counting.sheet))
        offer = random.choice(list(offers(self.counting, cell).values()))
        self.counting.tap(cell, offer, self.origin)
        if (hand := self.counting.sheet.players[self.seat]) != self.hands[-1]:
            self.hands.append(hand)
            self.undone.clear()

    def undo(self) -> None:
        self.counting.undo(self.origin)
        self.undone.append(self.hands.pop())

    def check(self) -> None:
        assert self.counting.sheet.players[self.seat] == self.hands[-1]
        assert self.counting.can_undo(self.origin.actor) == (len(self.hands) > 1)
        assert self.counting.can_redo(self.origin.actor) == bool(self.undone)


def reopened(counting: CountingSession) -> CountingSession:
    """The session after the app was killed."""
    return CountingSession(counting.records, counting.records.drafts()[0])


@every_game
@settings(max_examples=10)
@given(dice=dice, host=some.booleans())
def test_everybody_takes_back_their_own_taps_whoever_taps_between(game: str, dice: Random, host: bool) -> None:
    first = any_sheet(game, dice)
    counting = begin(first)
    actors = [Actor(counting, seat, host and not seat) for seat in range(min(3, len(first.players)))]
    actors[-1].tap(dice)  # a phone of somebody else from the beginning
    while len(actors[-1].hands) == 1:
        actors[-1].tap(dice)
    for turn in range(15):
        dice.choice(actors).act(dice)
        for actor in actors:
            actor.check()
        if turn == 7:
            counting = reopened(counting)
            for actor in actors:
                actor.counting = counting
    assert counting.result == score(counting.sheet)
    while waiting := [actor for actor in actors if len(actor.hands) > 1]:
        dice.choice(waiting).undo()
    assert counting.sheet == first


@every_game
@settings(max_examples=10)
@given(dice=dice)
def test_taps_on_several_phones_make_the_sheet_of_one(game: str, dice: Random) -> None:
    first = any_sheet(game, dice)
    one, several = begin(first), begin(first)
    place = several.position
    for _ in range(8):
        seat = dice.randrange(len(first.players))
        cell = seat, dice.choice(pads_of(first))
        key = dice.choice(list(offers(one, cell)))
        one.tap(cell, offers(one, cell)[key])
        several.tap(cell, offers(several, cell)[key], Origin(first.players[seat].name, ""))
    assert several.sheet == one.sheet
    assert several.position == place


@every_game
@settings(max_examples=8)
@given(dice=dice)
def test_undo_here_shows_the_same_whether_other_phones_count_or_not(game: str, dice: Random) -> None:
    alone, among = _alone_and_among(any_sheet(game, dice), dice)
    steps = alone.draft.step
    for _ in range(8):
        _do_on_both(alone, among, dice.randrange(10**9))
        assert _shown(alone) == _shown(among)
    made = alone.draft.step - steps
    for which in ("undo", "redo", "undo"):
        for _ in range(made):
            getattr(alone, which)()
            getattr(among, which)()
            assert _shown(alone) == _shown(among)
            assert _shown(reopened(among)) == _shown(among)
        assert alone.can_redo() == among.can_redo() == (bool(made) and which == "undo")
        assert among.can_undo() == (bool(made) and which == "redo")


def _alone_and_among(sheet: Sheet[Any], random: Random) -> tuple[CountingSession, CountingSession]:
    """Two sessions with the same tap: in one of this phone, in the other of somebody else."""
    alone, among = begin(sheet), begin(sheet)
    while not alone.draft.step:
        seat = random.randrange(len(sheet.players))
        cell = seat, random.choice(pads_of(sheet))
        offer = random.choice(list(offers(alone, cell).values()))
        alone.tap(cell, offer)
        among.tap(cell, offer, Origin(sheet.players[seat].name, ""))
    alone.position = among.position
    for counting in (alone, among):
        counting.start_with(sheet.players[0].name)
    return alone, among


def _shown(counting: CountingSession) -> tuple[Any, ...]:
    position = counting.position
    progress = position.cell, position.order, position.done, position.at_result, position.of
    return counting.sheet, counting.draft.starter, counting.is_finished, progress


def _do_on_both(alone: CountingSession, among: CountingSession, seed: int) -> None:
    for counting in (alone, among):
        random = Random(seed)
        match random.choice(("tap", "tap", "tap", "command", "edit", "edit", "next", "order", "finish")):
            case "tap":
                cell = random.choice(cells_of(counting.sheet, BY_PLAYER))
                counting.tap(cell, random.choice(list(offers(counting, cell).values())))
            case "command" if found := list(commands(counting).values()):
                counting.tap(counting.position.cell, random.choice(found))
            case "edit":
                counting.edit(some_table_edit(counting.sheet, random))
            case "next":
                counting.next()
            case "order":
                counting.order(random.choice((BY_PLAYER, BY_CATEGORY)))
            case "finish":
                counting.finish()
