"""The table of `make bench`: a figure above its goal is marked, listed, and fails the run."""

from math import nan

import pytest

from tools.bench import __main__ as bench
from tools.bench.figure import LOOP, Figure


@pytest.mark.parametrize(
    ("figure", "missed"),
    [
        pytest.param(Figure("a tap", 8, "ms", 8), False, id="just at the goal"),
        pytest.param(Figure("a tap", 8.1, "ms", 8), True, id="above it"),
        pytest.param(Figure("a tap", 1, "ms", 8, at_rest=9), True, id="slower on a machine at rest"),
        pytest.param(Figure("a tap", 16, "ms", 8, at_rest=7), False, id="slower only as this machine is busy"),
        pytest.param(Figure("a tap", nan, "ms", 8), True, id="not measured"),
    ],
)
def test_what_misses_a_goal_is_marked(figure: Figure, missed: bool, capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.show("Taps", [Figure("a swipe", 1, "ms", 2), figure]) is missed
    heading, swipe, tap = capsys.readouterr().out.splitlines()
    assert (heading, "MISSED" in swipe, "MISSED" in tap) == ("Taps", False, missed)


def test_a_line_tells_the_figure_and_its_goal() -> None:
    told = Figure("score a table", 76.7, "µs", 200, at_rest=70).told()
    assert told.split() == ["score", "a", "table", "76.70", "µs", "70.00", "at", "rest", "≤", "200"]
    assert "not measured" in Figure("a tap", nan, "ms", 8).told()


def test_what_takes_time_is_measured_against_plain_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine three times slower, the reference workload is slower as well."""
    for slower in (1, 3):
        monkeypatch.setattr("tools.bench.clock.best", lambda *_, slower=slower: slower * LOOP)
        figure = Figure.timed("a tap", slower * 0.002, "ms", 2.1)
        assert figure.value == pytest.approx(slower * 2)
        assert figure.at_rest == pytest.approx(2)
        assert not figure.missed


def test_a_group_is_run_and_its_figures_told(capfd: pytest.CaptureFixture[str]) -> None:
    bench.main(["package"])
    told = capfd.readouterr().out
    assert bench.GROUPS["package"] in told
    assert "files that ship" in told


def test_what_missed_its_goal_is_named_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    def told(groups: object) -> list[str]:
        return [f"something of {group}" for group in groups]  # type: ignore[attr-defined]

    monkeypatch.setattr(bench, "every", told)
    with pytest.raises(SystemExit, match="Missed: something of taps"):
        bench.main(["taps"])


def test_no_group_of_that_name() -> None:
    with pytest.raises(SystemExit, match="No group is called tabs"):
        bench.main(["tabs"])
