"""The reveal of a result: totals that run up, each row in its turn, ranks from the last to the first."""

from scoring import score
from testing import nidavellir_tables
from testing.results import example, results, views
from views.result.view import present
from words import GameVoice


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
            assert len(told) == len(set(result.ranks))
            for count, step in enumerate(told, start=1):
                known = sorted(set(result.ranks), reverse=True)[:count]
                assert [bool(player.rank) for player in step.players] == [rank in known for rank in result.ranks]
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
