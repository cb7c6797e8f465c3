"""The result: who won and where from, why every number is what it is; nothing cut off on any window."""

import re
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from records import Records
from scoring import Issue, Sheet, check, score
from scoring.games.vedrfolnir.sheet import Player
from scoring.result import OpenRuling, PlayerScore
from testing import nidavellir_tables, vedrfolnir_tables
from testing.results import example, number, results, views
from testing.sheets import clock
from views.counting.pads.nidavellir import start
from views.counting.position import begun, section_of
from views.result.bars import Scale
from views.result.view import Notes, ResultView, TableDetails, gains, present, present_so_far
from words import LANGUAGES, GameVoice, plain
from words.screens.result import TEXTS


class TestRanking:
    def test_the_best_comes_first(self) -> None:
        assert [(one.rank, one.name, one.total, one.won) for one in example("fr").standings] == [
            ("1er", "Chloé", "184", True),
            ("2e", "Anne", "174", False),
            ("3e", "David", "170", False),
            ("4e", "Bruno", "161", False),
        ]

    def test_equals_share_a_place(self) -> None:
        sheet = nidavellir_tables.table(nidavellir_tables.player("Anne"), nidavellir_tables.player("Bruno"))
        view = present(score(sheet), (), GameVoice("en", "nidavellir"))
        assert [(one.rank, one.won) for one in view.standings] == [("1st", True), ("1st", True)]
        assert view.ahead == ""

    def test_who_has_most_of_a_duel_need_not_have_won(self) -> None:
        sheet = vedrfolnir_tables.duel(50, 40, 10, 55)
        view = present(score(sheet), (), GameVoice("en", "vedrfolnir"))
        assert view.verdict == "Nobody wins: Astrid has 50, no more than Thor (55)."
        assert [(one.name, one.won) for one in view.standings][:2] == [("Thor", False), ("Astrid", False)]
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
            for standing in view.standings:
                for side in (1, -1):
                    end = view.zero
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
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_number_is_the_sum_of_its_steps(self, language: str) -> None:
        for view in views(language):
            for row in view.rows:
                for cell in row.cells:
                    assert number(cell.number) == sum(number(points) for points, _, _ in cell.why.steps)

    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_step_names_its_rule(self, language: str) -> None:
        for view in views(language):
            for row in view.rows[:-1]:
                for cell in row.cells:
                    assert all(rule for points, _, rule in cell.why.steps if points != "0")

    def test_the_ranking_tells_the_same_totals(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            totals = {player.name: player.total for player in result.players}
            assert {one.name: number(one.total) for one in view.standings} == totals
            assert [number(cell.number) for cell in view.rows[-1].cells] == list(totals.values())

    def test_an_empty_row_says_so(self) -> None:
        view = present(score(nidavellir_tables.table(nidavellir_tables.player())), (), GameVoice("en", "nidavellir"))
        rows = {row.key: row for row in view.rows}
        assert rows["hunter"].cells[0].why.steps == (("0", "nothing to count here", ""),)

    def test_the_last_row_is_the_total(self) -> None:
        total = example().rows[-1]
        assert (total.key, total.title) == ("total", "Total")
        assert [cell.number for cell in total.cells] == ["174", "161", "184", "170"]
        assert total.cells[0].why.title == "Anne · Total: 174"
        assert total.cells[0].why.steps[0] == ("22", "Warriors", "")

    def test_the_best_of_a_row_stands_out(self) -> None:
        for view in views("en"):
            for row in view.rows[:-1]:
                points = [number(cell.number) for cell in row.cells]
                best = [here == max(points) for here in points]
                assert [cell.best for cell in row.cells] == (best if len(set(points)) > 1 else [False] * len(points))


class TestNotes:
    def test_warnings_come_before_hints_and_each_once(self) -> None:
        hint = Issue("coins_untouched", ("Anne",), hint=True)
        warning = Issue("coin_count", ("Bruno",), {"count": 4, "wanted": 5})
        notes = example(issues=(hint, warning, hint)).notes
        assert [(note.icon, note.title, note.sentences) for note in notes] == [
            ("warning", "Not possible in one game", (("Bruno has 4 coins instead of 5.", None),)),
            (
                "hint",
                "Worth a second look",
                (("The coins of Anne are still 0, 2, 3, 4 and 5: is that right?", None),),
            ),
        ]

    def test_of_a_table_in_progress_each_leads_to_its_section(self) -> None:
        sheet = results()[0].sheet
        issues = (
            Issue("coin_count", (sheet.players[1].name,), {"count": 4, "wanted": 5}),
            Issue("few_cards", (sheet.players[0].name,), {"count": 3, "dealt": 18}, hint=True),
        )
        voice = GameVoice("en", sheet.game)
        notes = present(score(sheet), issues, voice, section_of=partial(section_of, sheet)).notes
        assert [cell for note in notes for _, cell in note.sentences] == [(1, "coins"), (0, "warrior")]

    def test_a_table_without_any_says_nothing(self) -> None:
        assert example().notes == ()
        assert example().warnings == ()

    def test_a_warning_is_announced_beside_the_verdict_and_a_hint_is_not(self) -> None:
        hint = Issue("coins_untouched", ("Anne",), hint=True)
        warning = Issue("coin_count", ("Bruno",), {"count": 4, "wanted": 5})
        assert example(issues=(hint,)).warnings == ()
        assert example(issues=(warning, hint)).warnings == (
            ("warning", "No game can end like this: see below the scores."),
        )


class TestRulings:
    def test_both_readings_with_their_totals_and_which_is_used(self) -> None:
        sheet = vedrfolnir_tables.duel(50, 40, 10, 55)
        view = present(score(sheet), (), GameVoice("fr", "vedrfolnir"))
        assert view.warnings == (
            ("ruling", "Le vainqueur dépend d'une question ouverte\u00a0: voyez sous le tableau."),
        )
        (ruling,) = view.rulings
        assert ruling.question == "En duel, faut-il aussi dépasser l'Ase de l'adversaire\u00a0?"
        assert ruling.matters == "La réponse change le vainqueur."
        totals = "Astrid (50), Bjorn (40), Odin (10) et Thor (55)"
        assert [(one.reading, one.title, one.outcome, one.used) for one in ruling.choices] == [
            (True, "oui\u00a0: choisi pour cette partie", f"{totals} · gagne\u00a0: personne", True),
            (False, "non", f"{totals} · gagne\u00a0: Astrid", False),
        ]
        assert ruling.reason.startswith("Notre lecture")

    def test_one_that_changes_totals_only_says_so(self) -> None:
        result = score(vedrfolnir_tables.table(Player("Anne", vedrfolnir_tables.pile(tyr=(2, 2)))))
        view = present(result, (), GameVoice("en", "vedrfolnir"))
        assert view.warnings == ()
        (ruling,) = view.rulings
        assert ruling.matters == "The answer changes totals, but not the winner."
        assert [choice.outcome for choice in ruling.choices] == [
            "Anne (10), Bruno (0) and Chloé (0)",
            "Anne (20), Bruno (0) and Chloé (0)",
        ]

    def test_exactly_one_reading_of_each_is_used(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            rulings: Sequence[OpenRuling] = result.rulings
            assert [ruling.id for ruling in view.rulings] == [ruling.id for ruling in rulings]
            for ruling in view.rulings:
                assert [choice.used for choice in ruling.choices].count(True) == 1


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
            assert not any(one.won for one in view.standings)
            assert not any(head.won for head in view.heads)
            assert view.reveal == ()

    def test_the_numbers_are_those_of_the_result(self) -> None:
        for result in results():
            view, so_far = present(result, (), GameVoice("en", result.sheet.game)), self.so_far(sheet=result.sheet)
            assert (so_far.rows, so_far.rulings) == (view.rows, view.rulings)
            seats = begun(result.sheet)
            totals = [player.total for seat, player in enumerate(result.players) if seat in seats]
            assert [one.total for one in so_far.standings] == [plain(total) for total in sorted(totals, reverse=True)]

    def test_who_has_not_begun_has_no_rank(self) -> None:
        result = results()[0]
        first, *others = result.sheet.players
        sheet = replace(result.sheet, players=(start(first.name), *others))
        view = self.so_far(sheet=sheet)
        assert first.name not in [one.name for one in view.standings]
        assert view.heads[0].rank == ""
        assert view.standings[0].rank == "1st"

    def test_one_counts_on_or_says_that_the_game_is_over(self) -> None:
        assert [(action.key, action.title) for action in self.so_far().actions] == [
            ("count_on", "Go on counting"),
            ("finish", "Game finished"),
        ]


class TestFallenRecords:
    """Before, Anne had 26: 4 by hunters, 3 by blacksmiths, 5 by explorers, 14 by coins; and Bruno 9 by hunters."""

    BEFORE = nidavellir_tables.table(
        nidavellir_tables.player("Anne", hunter=2, blacksmith=1, explorer=(5,)),
        nidavellir_tables.player("Bruno", hunter=3),
    )

    def told(self, language: str, **army: Any) -> Notes | None:
        """What is told of a second table, where Bruno has this army."""
        after = nidavellir_tables.table(nidavellir_tables.player("Anne"), nidavellir_tables.player("Bruno", **army))
        with closing(Records(Path(":memory:"), clock())) as records:
            for sheet in self.BEFORE, after:
                kept = records.history.keep(records.begin(sheet, ""), score(sheet))
            return example(
                language, is_finished=True, details=TableDetails(broken_records=records.history.broken_records(kept))
            ).broken_records

    @pytest.mark.parametrize(
        ("language", "notes"),
        [
            (
                "fr",
                Notes("trophy", "Un record tombe", (("Explorateurs\u00a0: 7, Bruno. Avant\u00a0: 5, Anne.", None),)),
            ),
            ("en", Notes("trophy", "A record falls", (("Explorers: 7, Bruno. Before: 5, Anne.", None),))),
        ],
    )
    def test_one_that_fell_is_told_with_the_one_before(self, language: str, notes: Notes) -> None:
        assert self.told(language, explorer=(7,)) == notes

    @pytest.mark.parametrize(
        ("language", "notes"),
        [
            (
                "fr",
                Notes(
                    "trophy",
                    "Des records tombent",
                    (
                        ("Total\u00a0: 48, Bruno. Avant\u00a0: 26, Anne.", None),
                        ("Forgerons\u00a0: 7, Bruno. Avant\u00a0: 3, Anne.", None),
                        ("Explorateurs\u00a0: 11, Bruno. Avant\u00a0: 5, Anne.", None),
                        ("Et 1 autre\u00a0: voyez les records du groupe.", None),
                    ),
                ),
            ),
            (
                "en",
                Notes(
                    "trophy",
                    "Records fall",
                    (
                        ("Total: 48, Bruno. Before: 26, Anne.", None),
                        ("Blacksmiths: 7, Bruno. Before: 3, Anne.", None),
                        ("Explorers: 11, Bruno. Before: 5, Anne.", None),
                        ("And 1 more: see the group records.", None),
                    ),
                ),
            ),
        ],
    )
    def test_of_many_the_total_comes_first_and_the_rest_are_counted(self, language: str, notes: Notes) -> None:
        assert self.told(language, hunter=4, blacksmith=2, explorer=(5, 6)) == notes

    def test_where_none_fell_nothing_is_said(self) -> None:
        assert self.told("en", hunter=3) is None


class TestActions:
    def test_a_table_just_counted_leads_home(self) -> None:
        assert [action.key for action in example().actions] == ["rematch", "done", "reveal", "share", "correct"]

    def test_a_table_of_the_history_can_be_taken_away(self) -> None:
        view = example(is_finished=True)
        assert view.is_finished
        assert [action.key for action in view.actions] == ["rematch", "delete", "reveal", "share", "correct"]

    def test_a_correction_leads_back_to_where_it_began(self) -> None:
        assert [action.title for action in example(details=TableDetails()).actions][1] == "Home"
        done = example(details=TableDetails(corrections=1)).actions[1]
        assert (done.key, done.title, done.icon) == ("corrected", "Done", "done")

    def test_what_was_counted_before_a_correction_is_only_looked_at(self) -> None:
        view = example(is_finished=True, details=TableDetails(outdated=datetime(2026, 11, 18, 23, 5)))
        assert [action.key for action in view.actions] == ["reveal", "share"]
        assert view.when == "Counted like this on Wednesday 18 November 2026 at 11:05\u00a0pm, and corrected since."
        assert view.warnings == ()
        assert view.about is None


class TestReveal:
    def test_the_totals_run_up_to_what_they_are(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            running = {player.name: 0 for player in result.players}
            for step in view.reveal:
                assert {player.name: player.before for player in step.players} == running
                running = {player.name: player.total for player in step.players}
            assert running == {player.name: player.total for player in result.players}

    def test_each_row_that_brought_something_is_told_in_its_turn(self) -> None:
        assert [step.row for step in example().reveal] == [
            *("warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"),
            *("", "", "", ""),
        ]

    def test_places_are_told_from_the_last_to_the_first(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            told = [step for step in view.reveal if not step.row]
            assert len(told) == len(set(result.places))
            for count, step in enumerate(told, start=1):
                known = sorted(set(result.places), reverse=True)[:count]
                assert [bool(player.rank) for player in step.players] == [place in known for place in result.places]
            assert [step.last for step in view.reveal] == [False] * (len(view.reveal) - 1) + [True]

    def test_nobody_is_known_to_have_won_before_the_end(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            assert not any(player.won for step in view.reveal[:-1] for player in step.players)
            assert {player.name for player in view.reveal[-1].players if player.won} == set(result.winners)
            assert view.reveal[-1].sentence == view.verdict

    def test_equals_are_told_together(self) -> None:
        players = [nidavellir_tables.player(name, warrior=(9,) * (name == "Anne")) for name in ("Anne", "Bruno", "Éva")]
        view = present(score(nidavellir_tables.table(*players)), (), GameVoice("fr", "nidavellir"))
        assert [step.title for step in view.reveal if not step.row] == ["2e\u00a0: Bruno et Éva", "Anne"]


def test_both_languages_have_the_same_gaps() -> None:
    for key, text in TEXTS.items():
        french, english = ({gap.split(":")[0] for gap in re.findall(r"\{([^{}]*)\}", said)} for said in text)
        assert french == english, key
