"""The result: who won and where from, why every number is what it is; nothing cut off on any window."""

import re
from dataclasses import replace
from datetime import datetime
from functools import partial
from typing import Any

import pytest

from scoring import Sheet, check, score
from scoring.result import PlayerScore
from testing import nidavellir_tables, vedrfolnir_tables
from testing.results import example, example_result, number, results, views
from views.counting.pads.nidavellir import start
from views.counting.position import begun, section_of
from views.result.bars import Scale
from views.result.explanation import explain_cell
from views.result.view import ResultView, TableDetails, gains, present, present_so_far
from words import LANGUAGES, GameVoice, plain
from words.screens.result import TEXTS


class TestRanking:
    def test_the_best_comes_first(self) -> None:
        assert [(one.rank, one.name, one.total, one.won) for one in example("fr").standings.players] == [
            ("1er", "Chloé", "184", True),
            ("2e", "Anne", "174", False),
            ("3e", "David", "170", False),
            ("4e", "Bruno", "161", False),
        ]

    def test_equals_share_a_place(self) -> None:
        sheet = nidavellir_tables.table(nidavellir_tables.player("Anne"), nidavellir_tables.player("Bruno"))
        view = present(score(sheet), (), GameVoice("en", "nidavellir"))
        assert [(one.rank, one.won) for one in view.standings.players] == [("1st", True), ("1st", True)]
        assert view.ahead == ""

    def test_who_has_most_of_a_duel_need_not_have_won(self) -> None:
        sheet = vedrfolnir_tables.duel(50, 40, 10, 55)
        view = present(score(sheet), (), GameVoice("en", "vedrfolnir"))
        assert view.verdict == "Nobody wins: Astrid has 50, no more than Thor (55)."
        assert [(one.name, one.won) for one in view.standings.players][:2] == [("Thor", False), ("Astrid", False)]
        assert not any(head.won for head in view.heads)

    def test_it_speaks_the_language(self) -> None:
        assert example("fr").verdict == "Chloé gagne avec 184 points (+10)."
        assert example("en").verdict == "Chloé wins with 184 points (+10)."
        assert example("fr").rows[0].title == "Guerriers"
        assert example("fr").title == "Nidavellir"


class TestWhereTheWinCameFrom:
    def test_it_names_the_rows_in_which_the_first_gained_most(self) -> None:
        assert example().ahead == "Chloé is 10 ahead of Anne: Warriors +30, Heroes +2, Coins +2 and elsewhere −24."
        assert (
            example("fr").ahead == "Chloé devance Anne de 10\u00a0: Guerriers +30, Héros +2, Pièces +2 et ailleurs −24."
        )

    def test_what_remains_is_told_only_if_something_does(self) -> None:
        sheet = vedrfolnir_tables.solo(70, 60, 20)
        ahead = present(score(sheet), (), GameVoice("en", "vedrfolnir")).ahead
        assert ahead == "Valhalla is 10 ahead of Heilheim: Thor +10."

    def test_what_it_names_and_the_rest_are_the_whole_difference(self) -> None:
        for result in results():
            for first in result.players:
                for second in result.players:
                    named, rest = gains(first, second)
                    assert sum(points for _, points in named) + rest == first.total - second.total
                    assert all(points > 0 for _, points in named)


class TestBars:
    def test_every_bar_is_its_rows_on_one_scale(self) -> None:
        for result in results():
            scale = Scale.of(result.players)
            for player in result.players:
                bar = scale.bar(player, player.rows)
                told = [(part.row, round(part.reach * scale.span)) for part in bar]
                assert told == [(row, points) for row, points in player.rows.items() if points]

    def test_parts_lie_beside_one_another_from_zero_outwards(self) -> None:
        for view in views("en"):
            for standing in view.standings.players:
                for side in (1, -1):
                    end = view.standings.zero
                    for part in standing.bar:
                        if part.reach * side > 0:
                            assert part.start == pytest.approx(end)
                            end += part.reach
                            assert -1e-9 <= end <= 1 + 1e-9

    def test_losses_lie_left_of_zero(self) -> None:
        anne = PlayerScore("Anne", {}, {"odin": 20, "surtr": -10}, 10)
        bruno = PlayerScore("Bruno", {}, {"odin": 30, "surtr": 0}, 30)
        scale = Scale.of([anne, bruno])
        assert scale.zero == 0.25
        assert [(part.start, part.reach) for part in scale.bar(anne, anne.rows)] == [(0.25, 0.5), (0.25, -0.25)]
        assert [(part.start, part.reach) for part in scale.bar(bruno, bruno.rows)] == [(0.25, 0.75)]

    def test_a_table_of_nothing_has_no_bars(self) -> None:
        scale = Scale.of([PlayerScore("Anne", {}, {"odin": 0}, 0)])
        assert (scale.span, scale.zero) == (1, 0)


class TestTable:
    @pytest.mark.many_cases
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_number_is_the_sum_of_its_steps(self, language: str) -> None:
        for result, view in zip(results(), views(language), strict=True):
            for row in view.rows:
                for seat, cell in enumerate(row.cells):
                    why = explain_cell(result, seat, row.key, GameVoice(language, result.sheet.game))
                    assert number(cell.number) == sum(number(points) for points, _, _ in why.steps)

    @pytest.mark.many_cases
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_step_names_its_rule(self, language: str) -> None:
        for result in results():
            for seat, player in enumerate(result.players):
                for row in player.rows:
                    why = explain_cell(result, seat, row, GameVoice(language, result.sheet.game))
                    assert all(rule for points, _, rule in why.steps if points != "0")

    def test_the_ranking_tells_the_same_totals(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            totals = {player.name: player.total for player in result.players}
            assert {one.name: number(one.total) for one in view.standings.players} == totals
            assert [number(cell.number) for cell in view.rows[-1].cells] == list(totals.values())

    def test_an_empty_row_says_so(self) -> None:
        why = explain_cell(
            score(nidavellir_tables.table(nidavellir_tables.player())), 0, "hunter", GameVoice("en", "nidavellir")
        )
        assert why.steps == (("0", "nothing to count here", ""),)

    def test_the_last_row_is_the_total(self) -> None:
        total = example().rows[-1]
        assert (total.key, total.title) == ("total", "Total")
        assert [cell.number for cell in total.cells] == ["174", "161", "184", "170"]
        assert [cell.best for cell in total.cells] == [False, False, True, False]
        why = explain_cell(example_result(), 0, "total", GameVoice("en", "nidavellir"))
        assert (why.title, why.steps[0], why.parts[0]) == ("Anne · Total: 174", ("22", "Warriors", ""), "warrior")

    def test_the_best_of_a_row_stands_out(self) -> None:
        for view in views("en"):
            for row in view.rows[:-1]:
                points = [number(cell.number) for cell in row.cells]
                best = [here == max(points) for here in points]
                assert [cell.best for cell in row.cells] == (best if len(set(points)) > 1 else [False] * len(points))


class TestSoFar:
    """An unfinished table: nobody has won yet."""

    def so_far(self, language: str = "en", sheet: Sheet[Any] | None = None) -> ResultView:
        sheet = sheet or results()[0].sheet
        voice = GameVoice(language, sheet.game)
        return present_so_far(score(sheet), check(sheet), voice, partial(section_of, sheet), begun(sheet))

    @pytest.mark.parametrize(
        ("language", "verdict"),
        [("fr", "Score provisoire\u00a0: tout n'est pas compté"), ("en", "So far: not everything is counted")],
    )
    def test_it_says_so(self, language: str, verdict: str) -> None:
        view = self.so_far(language)
        assert view.verdict == verdict
        assert not view.is_finished

    def test_nobody_has_won(self) -> None:
        for result in results():
            view = self.so_far(sheet=result.sheet)
            assert not any(one.won for one in view.standings.players)
            assert not any(head.won for head in view.heads)
            assert view.menu == ()

    @pytest.mark.many_cases
    def test_the_numbers_are_those_of_the_result(self) -> None:
        for result in results():
            view, so_far = present(result, (), GameVoice("en", result.sheet.game)), self.so_far(sheet=result.sheet)
            assert (so_far.rows, so_far.rulings) == (view.rows, view.rulings)
            seats = begun(result.sheet)
            totals = [player.total for seat, player in enumerate(result.players) if seat in seats]
            assert [one.total for one in so_far.standings.players] == [
                plain(total) for total in sorted(totals, reverse=True)
            ]

    def test_who_has_not_begun_has_no_rank(self) -> None:
        result = results()[0]
        first, *others = result.sheet.players
        sheet = replace(result.sheet, players=(start(first.name), *others))
        view = self.so_far(sheet=sheet)
        assert first.name not in [one.name for one in view.standings.players]
        assert view.heads[0].rank == ""
        assert view.standings.players[0].rank == "1st"

    def test_one_counts_on_or_says_that_the_game_is_over(self) -> None:
        assert [(action.key, action.title) for action in self.so_far().actions] == [
            ("finish", "Game finished"),
            ("count_on", "Go on counting"),
        ]


class TestActions:
    @pytest.mark.parametrize("is_finished", [False, True], ids=["just counted", "in the history"])
    @pytest.mark.parametrize("corrections", [0, 1])
    def test_each_has_its_place_wherever_one_comes_from(self, is_finished: bool, corrections: int) -> None:
        view = example(is_finished=is_finished, details=TableDetails(corrections=corrections))
        assert view.is_finished == is_finished
        assert [action.title for action in view.actions] == ["Rematch", "Correct", "Share", "More", "Done"]

    def test_a_table_of_the_history_can_be_deleted_in_the_menu(self) -> None:
        assert "delete" not in [item.key for item in example().menu]
        item = example(is_finished=True).menu[-1]
        assert (item.key, item.title, item.icon) == ("delete", "Delete this game", "delete")

    def test_what_was_counted_before_a_correction_is_only_looked_at(self) -> None:
        view = example(is_finished=True, details=TableDetails(outdated=datetime(2026, 11, 18, 23, 5)))
        assert [action.key for action in view.actions] == ["share", "more", "done"]
        assert [item.key for item in view.menu] == ["reveal"]
        assert view.when == "Counted like this on Wednesday 18 November 2026 at 11:05\u00a0pm, and corrected since."
        assert view.warnings == ()
        assert view.about is None


def test_both_languages_have_the_same_gaps() -> None:
    for key, text in TEXTS.items():
        french, english = ({gap.split(":")[0] for gap in re.findall(r"\{([^{}]*)\}", said)} for said in text)
        assert french == english, key
