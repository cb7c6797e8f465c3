"""A short life of the monkey at every game; `python -m testing.monkey.app GAME` is the long one."""

import gc
from collections.abc import Iterator
from pathlib import Path

import pytest

from testing.monkey.app import GAMES, Monkey

ACTIONS = 30


@pytest.fixture(params=GAMES)
def monkey(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Monkey]:
    monkeypatch.setenv("LC_ALL", "en")
    monkeypatch.setattr(gc, "unfreeze", lambda: None)  # what the tests before it left is not weighed
    monkey = Monkey(tmp_path, request.param, seed=1)
    yield monkey
    monkey.stop()


def test_a_monkey_breaks_nothing(monkey: Monkey) -> None:
    monkey.play(ACTIONS)
    monkey.kill()
