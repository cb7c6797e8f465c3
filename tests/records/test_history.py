"""Drafts against a model in memory, with random actions (Hypothesis state machine)."""

from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, consumes, invariant, rule

from records import Draft, Records
from scoring import Sheet
from testing.sheets import SHEETS, clock

sheets = st.sampled_from(SHEETS)
positions = st.sampled_from(["shields", "forge", "coins"])


@dataclass
class Told:
    """Model of a draft: a list of sheets."""

    taps: list[tuple[Sheet[Any], str]]
    position: str
    step: int = 0
    closed: bool = False

    @property
    def now(self) -> tuple[Sheet[Any], str, int, int]:
        return self.taps[self.step][0], self.position, self.step, len(self.taps) - 1


@dataclass
class Evening:
    """Model of all drafts, by last touch; closed ones keep their index."""

    order: list[int] = field(default_factory=list)
    drafts: dict[int, Told] = field(default_factory=dict)

    def touch(self, id: int) -> Told:
        if id in self.order:
            self.order.remove(id)
        self.order.insert(0, id)
        return self.drafts[id]


class Counting(RuleBasedStateMachine):
    """Runs the same actions on the file and on the model."""

    open_drafts = Bundle("open_drafts")
    closed_drafts = Bundle("closed_drafts")

    def __init__(self) -> None:
        super().__init__()
        self.folder = TemporaryDirectory()
        self.now = clock()
        self.evening = Evening()
        self.latest: dict[int, Draft] = {}
        self.records = self.opened()

    def opened(self) -> Records:
        return Records(Path(self.folder.name) / "elvaland.db", self.now)

    def agree(self, draft: Draft) -> None:
        self.latest[draft.id] = draft
        assert (draft.sheet, draft.position, draft.step, draft.steps) == self.evening.drafts[draft.id].now

    @rule(target=open_drafts, sheet=sheets, position=positions)
    def begin(self, sheet: Sheet[Any], position: str) -> int:
        draft = self.records.begin(sheet, position)
        self.evening.drafts[draft.id] = Told([(sheet, position)], position)
        self.evening.touch(draft.id)
        self.agree(draft)
        return draft.id

    @rule(id=open_drafts, sheet=sheets)
    def tap(self, id: int, sheet: Sheet[Any]) -> None:
        told = self.evening.touch(id)
        told.step += 1
        told.taps[told.step :] = [(sheet, told.position)]
        self.agree(self.records.tap(self.latest[id], sheet))

    @rule(id=open_drafts, position=positions)
    def move(self, id: int, position: str) -> None:
        self.evening.touch(id).position = position
        self.agree(self.records.move(self.latest[id], position))

    @rule(id=open_drafts)
    def undo(self, id: int) -> None:
        if self.latest[id].can_undo:
            told = self.evening.touch(id)
            told.position = told.taps[told.step][1]
            told.step -= 1
        self.agree(self.records.undo(self.latest[id]))

    @rule(id=open_drafts)
    def redo(self, id: int) -> None:
        if self.latest[id].can_redo:
            told = self.evening.touch(id)
            told.step += 1
            told.position = told.taps[told.step][1]
        self.agree(self.records.redo(self.latest[id]))

    @rule(target=closed_drafts, id=consumes(open_drafts))
    def put_away(self, id: int) -> int:
        self.evening.drafts[id].closed = True
        self.records.close_draft(self.latest[id])
        return id

    @rule(target=open_drafts, id=consumes(closed_drafts))
    def reopen(self, id: int) -> int:
        self.evening.drafts[id].closed = False
        self.agree(self.records.reopen(self.latest[id]))
        return id

    @rule()
    def restart(self) -> None:
        self.records.close()
        self.records = self.opened()

    @invariant()
    def the_same_drafts_lie_there(self) -> None:
        there = [id for id in self.evening.order if not self.evening.drafts[id].closed]
        assert list(self.records.drafts()) == [self.latest[id] for id in there]

    def teardown(self) -> None:
        self.records.close()
        self.folder.cleanup()


Counting.TestCase.settings = settings(max_examples=30, stateful_step_count=30)
TestCounting = pytest.mark.many_cases(Counting.TestCase)
