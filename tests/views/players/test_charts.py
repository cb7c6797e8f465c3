"""Charts, whatever they show: nothing outside, no label over another, and what is drawn is what was counted."""

from itertools import combinations, pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from views.players.charts import course, spread
from views.players.charts.course import Course
from views.players.charts.drawing import Chart, Drawing, Key, Label, Measure, round_steps
from views.players.charts.shares import Share, ShareRow, Shares
from views.players.charts.spread import Spread, columns
from views.players.statistics import median

#: A card on a phone of 320 dp, on one of 360, and on a tablet.
WIDTHS = st.sampled_from([268.0, 308.0, 612.0])
#: The texts as they usually are, and twice as large.
SIZES = st.sampled_from([1.0, 2.0])
TOTALS = st.lists(st.integers(-60, 420), min_size=1, max_size=200)


def measure(size: float) -> Measure:
    """A letter is about seven dp wide."""
    return lambda text: (7.0 * size * len(text), 15.0 * size)


def of_totals(totals: list[int], won: list[bool] | None = None) -> Course:
    average = sum(totals) / len(totals)
    keys = Key("gagnée", "diamond"), Key("pas gagnée", "dot"), Key("moyenne", "dashes")
    return Course(
        tuple(totals),
        tuple(won or [False] * len(totals)),
        average,
        str(round(average)),
        "2 nov. 2024",
        "28 sept. 2026",
        keys,
        (Key("la moitié gagnées", "diamond"), *keys[1:]),
    )


def of_values(values: list[int]) -> Spread:
    return Spread("hunter", tuple(values), median(values), f"médiane {median(values)}", f"record {max(values)}")


def of_shares(shares: list[tuple[float, ...]]) -> Shares:
    rows = [
        ShareRow(
            "explorer",
            f"Row {number} of ten",
            tuple(Share(of, f"{round(100 * of)} %", not index) for index, of in enumerate(each)),
        )
        for number, each in enumerate(shares)
    ]
    return Shares(tuple(rows), (Key("parties gagnées", "full"), Key("les autres", "empty"))[: len(shares[0])])


def drawn(chart: Chart, width: float, size: float) -> Drawing:
    """The chart, with nothing beyond its edges and no label over another."""
    drawing = chart.draw(width, measure(size))
    assert drawing.width == width
    for label in drawing.labels:
        assert -0.01 <= label.x <= label.x + label.width <= width + 0.01, label
        assert -0.01 <= label.y <= label.y + label.height <= drawing.height + 0.01, label
    for one, other in combinations(drawing.labels, 2):
        assert not one.touches(other), (one, other)
    places = [(mark.x + side, mark.y + side) for mark in drawing.marks for side in (-mark.size / 2, mark.size / 2)]
    places += [point for stroke in drawing.strokes for point in stroke.points]
    places += [(block.x, block.y) for block in drawing.blocks]
    places += [(block.x + block.width, block.y + block.height) for block in drawing.blocks]
    for x, y in places:
        assert -0.01 <= x <= width + 0.01
        assert -0.01 <= y <= drawing.height + 0.01
    return drawing


class TestSteps:
    @given(st.integers(-(10**6), 10**6), st.integers(0, 10**6), st.integers(2, 8))
    def test_they_are_few_and_round_and_hold_everything(self, low: int, range: int, most: int) -> None:
        steps = round_steps(low, low + range, most)
        assert steps[0] <= low <= low + range <= steps[-1]
        assert 2 <= len(steps) <= most + 2
        apart = {after - before for before, after in pairwise(steps)}
        assert len(apart) == 1
        assert str(*apart).rstrip("0") in ("1", "2", "5")
        assert not steps[0] % next(iter(apart))


class TestCourse:
    @given(TOTALS, WIDTHS, SIZES, st.data())
    def test_everything_has_its_place(self, totals: list[int], width: float, size: float, data: Any) -> None:
        won = data.draw(st.lists(st.booleans(), min_size=len(totals), max_size=len(totals)))
        drawn(of_totals(totals, won), width, size)

    @given(st.lists(st.integers(-60, 420), min_size=1, max_size=40), st.data())
    def test_each_table_is_a_mark_and_its_height_tells_its_total(self, totals: list[int], data: Any) -> None:
        won = data.draw(st.lists(st.booleans(), min_size=len(totals), max_size=len(totals)))
        drawing = drawn(of_totals(totals, won), 612, 1)
        marks = drawing.marks[: len(totals)]
        assert [mark.diamond for mark in marks] == won
        assert [mark.x for mark in marks] == sorted(mark.x for mark in marks)
        steps = round_steps(min(totals), max(totals), 4)
        lines = [stroke.points[0][1] for stroke in drawing.strokes if stroke.ink == "faint"]
        assert len(lines) == len(steps)
        each = (lines[-1] - lines[0]) / (steps[-1] - steps[0])
        for mark, total in zip(marks, totals, strict=True):
            assert mark.y == pytest.approx(lines[0] + (total - steps[0]) * each)
        (average, *_) = [stroke for stroke in drawing.strokes if stroke.dashed]
        assert average.points[0][1] == pytest.approx(lines[0] + (sum(totals) / len(totals) - steps[0]) * each)

    @given(st.lists(st.tuples(st.integers(-60, 420), st.booleans()), min_size=1, max_size=300), st.integers(1, 60))
    def test_of_many_tables_several_are_one_spot(self, tables: list[tuple[int, bool]], most: int) -> None:
        totals, won = zip(*tables, strict=True)
        found = course.spots(totals, won, most)
        assert len(found) <= most
        each = -(-len(totals) // most)
        for spot, start in zip(found, range(0, len(totals), each), strict=True):
            some = sorted(totals[start : start + each])
            assert (spot.low, spot.high) == (some[0], some[-1])
            assert spot.mean == pytest.approx(sum(some) / len(some))
            assert spot.won == (won[start : start + each].count(True) >= won[start : start + each].count(False))

    def test_a_thousand_tables_say_that_they_are_taken_together(self) -> None:
        few, many = (drawn(of_totals(list(range(count))), 308, 1) for count in (30, 1000))
        said = [{label.text for label in drawing.labels} for drawing in (few, many)]
        assert ("gagnée" in said[0], "la moitié gagnées" in said[0]) == (True, False)
        assert ("gagnée" in said[1], "la moitié gagnées" in said[1]) == (False, True)
        assert len(few.marks) == 30 + 2
        assert len(many.marks) < 60

    def test_one_table_alone_stands_in_the_middle(self) -> None:
        drawing = drawn(of_totals([200], [True]), 308, 1)
        mark = drawing.marks[0]
        assert mark.diamond
        assert 140 < mark.x < 190

    def test_an_evening_alone_is_named_once(self) -> None:
        chart = Course((200,), (True,), 200, "200", "2 nov.", "2 nov.", (), ())
        assert [label.text for label in drawn(chart, 308, 1).labels].count("2 nov.") == 1


class TestShares:
    @given(
        st.integers(1, 2).flatmap(
            lambda kinds: st.lists(
                st.tuples(*[st.integers(-200, 100).map(lambda share: share / 100)] * kinds), min_size=1, max_size=10
            )
        ),
        WIDTHS,
        SIZES,
    )
    def test_everything_has_its_place(self, shares: list[tuple[float, ...]], width: float, size: float) -> None:
        drawing = drawn(of_shares(shares), width, size)
        of = [share for each in shares for share in each if share]
        bars = drawing.blocks[len(shares[0]) :]
        assert len(bars) == len(of)
        scales = [bar.width / abs(share) for bar, share in zip(bars, of, strict=True) if abs(share) > 0.001]
        assert scales == pytest.approx([scales[0]] * len(scales)) if scales else True
        assert len(drawing.signs) == len(shares)

    def test_a_loss_lies_left_of_the_line(self) -> None:
        drawing = drawn(of_shares([(0.75, 0.5), (-0.25, -0.5)]), 308, 1)
        gain, _, loss, _ = drawing.blocks[2:]
        assert loss.x + loss.width == pytest.approx(gain.x)

    def test_the_two_kinds_of_tables_differ_without_colour(self) -> None:
        drawing = drawn(of_shares([(0.75, 0.5)]), 308, 1)
        assert [block.full for block in drawing.blocks] == [True, False] * 2

    def test_where_names_take_the_room_the_bars_stand_below(self) -> None:
        beside, below = (drawn(of_shares([(0.75, 0.5)]), width, 2) for width in (612, 268))
        assert beside.blocks[-1].x > 100
        assert below.blocks[-1].x == 0
        assert below.height > beside.height


class TestAny:
    def test_labels_apart_do_not_touch(self) -> None:
        label = Label("a", 0, 0, 10, 10)
        assert label.touches(label._replace(x=9, y=9))
        assert not label.touches(label._replace(x=10))
        assert not label.touches(label._replace(y=10))

    def test_a_chart_must_draw(self) -> None:
        with pytest.raises(NotImplementedError):
            Chart().draw(100, measure(1))


class TestSpread:
    @given(st.lists(st.integers(-60, 420), min_size=1, max_size=200), WIDTHS, SIZES)
    def test_everything_has_its_place(self, values: list[int], width: float, size: float) -> None:
        drawing = drawn(of_values(values), width, size)
        said = [int(label.text) for label in drawing.labels if label.text.isdigit() and label.y > 40 * size]
        assert drawing.blocks
        assert sum(said) <= len(values)

    @given(st.lists(st.integers(-1000, 1000), min_size=1, max_size=60), st.integers(1, 12))
    def test_every_value_lies_in_its_column(self, values: list[int], most: int) -> None:
        found = columns(values, most)
        assert len(found.counts) <= max(most, 2)
        assert str(found.step).rstrip("0") in ("1", "2", "5")
        assert not found.start % found.step
        for index, count in enumerate(found.counts):
            start = found.start + index * found.step
            assert count == sum(start <= value < start + found.step for value in values)

    def test_the_highest_column_tells_its_count(self) -> None:
        drawing = drawn(of_values([21, 22, 22, 24]), 308, 1)
        assert [block.height for block in drawing.blocks] == pytest.approx(
            [spread.HEIGHT / 2, spread.HEIGHT, spread.HEIGHT / 2]
        )
        assert sorted(label.text for label in drawing.labels) == sorted(
            ["1", "2", "1", "21", "22", "23", "24", "médiane 22.0", "record 24"]
        )

    def test_the_middle_and_the_best_point_at_their_columns(self) -> None:
        drawing = drawn(of_values([10, 10, 10, 40]), 612, 1)
        best, middle, _ = drawing.strokes
        blocks = drawing.blocks
        for stroke, block in ((best, blocks[-1]), (middle, blocks[0])):
            (x, low), (to_x, high) = stroke.points
            assert x == to_x
            assert block.x <= x <= block.x + block.width
            assert block.y + block.height < low < high

    def test_two_names_over_one_column_stand_one_above_the_other(self) -> None:
        drawing = drawn(of_values([30, 30]), 308, 1)
        best, middle = (next(label for label in drawing.labels if name in label.text) for name in ("record", "médiane"))
        assert best.y > middle.y
        for stroke in drawing.strokes[:2]:
            assert not middle.x <= stroke.points[0][0] <= middle.x + middle.width
