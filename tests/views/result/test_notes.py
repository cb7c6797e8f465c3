"""What is said beside a result: warnings and hints, both readings of open rulings, records that fell."""

from collections.abc import Sequence
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from records import Records
from scoring import Issue, score
from scoring.games.vedrfolnir.sheet import Player
from scoring.result import OpenRuling
from testing import nidavellir_tables, vedrfolnir_tables
from testing.results import example, results, views
from testing.sheets import clock
from views.counting.position import section_of
from views.result.view import Notes, TableDetails, present
from words import GameVoice


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
        assert example(issues=(warning, hint)).warnings == (("warning", "No game can end like this."),)


class TestRulings:
    def test_both_readings_with_their_totals_and_which_is_used(self) -> None:
        sheet = vedrfolnir_tables.duel(50, 40, 10, 55)
        view = present(score(sheet), (), GameVoice("fr", "vedrfolnir"))
        assert view.warnings == (("ruling", "Le vainqueur dépend d'une question ouverte."),)
        (ruling,) = view.rulings
        assert ruling.question == "En duel, faut-il aussi devancer l'Ase de l'adversaire\u00a0?"
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

    @pytest.mark.many_cases
    def test_exactly_one_reading_of_each_is_used(self) -> None:
        for result, view in zip(results(), views("en"), strict=True):
            rulings: Sequence[OpenRuling] = result.rulings
            assert [ruling.id for ruling in view.rulings] == [ruling.id for ruling in rulings]
            for ruling in view.rulings:
                assert [choice.used for choice in ruling.choices].count(True) == 1


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
