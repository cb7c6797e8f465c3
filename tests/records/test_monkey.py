"""Random actions on two connections with random clocks: the invariants of the records hold."""

import os
from pathlib import Path

import pytest

from testing.monkey.records import Monkey
from testing.monkey.records_invariants import check

pytestmark = pytest.mark.many_cases

STEPS, LOOK = 60, 20


@pytest.mark.parametrize("seed", range(int(os.environ.get("MONKEYS", "3"))))
def test_the_records_hold_whatever_a_monkey_does(seed: int, tmp_path: Path) -> None:
    monkey = Monkey(tmp_path, f"records {seed}")
    for step in range(1, STEPS + 1):
        monkey.step()
        if step % LOOK == 0:
            check(monkey.records, tmp_path, monkey.now)
    monkey.records.close()
    monkey.other.close()
