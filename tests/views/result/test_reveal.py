"""The reveal of a result: totals that run up, each row in its turn, ranks from the last to the first."""

from functools import cache

from scoring import Result, score
from testing import nidavellir_tables
from testing.results import example_result, results
from views.result.reveal_view import Reveal, reveal
from words import GameVoice


@cache
def reveals() -> list[tuple[Result, Reveal]]:
    return [(result, reveal(result, GameVoice("en", result.sheet.game))) for result in results()]


def test_the_totals_run_up_to_what_they_are() -> None:
    for result, view in reveals():
        running = {player.name: 0 for player in result.players}
        for step in view.steps:
            assert {player.name: player.before for player in step.players} == running
            running = {player.name: player.total for player in step.players}
        assert running == {player.name: player.total for player in result.players}


def test_each_row_that_brought_something_is_told_in_its_turn() -> None:
    view = reveal(example_result(), GameVoice("en", "nidavellir"))
    assert [step.row for step in view.steps] == [
        *("warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"),
        *("", "", "", ""),
    ]


def test_the_order_is_that_of_the_totals_so_far_and_at_the_end_that_of_the_ranks() -> None:
    for result, view in reveals():
        positions = list(range(len(result.players)))
        for step in view.steps:
            assert [player.position_before for player in step.players] == positions
            positions = [player.position for player in step.players]
            assert sorted(positions) == list(range(len(positions)))
            if step.row:
                totals = [player.total for player in sorted(step.players, key=lambda player: player.position)]
                assert totals == sorted(totals, reverse=True)
        ranks = sorted(zip(positions, result.ranks, strict=True))
        assert [rank for _, rank in ranks] == sorted(result.ranks)


def test_who_has_as_much_as_another_stays_where_they_are() -> None:
    players = [nidavellir_tables.player(name, warrior=(5,)) for name in ("Anne", "Bruno", "Éva")]
    view = reveal(score(nidavellir_tables.table(*players)), GameVoice("en", "nidavellir"))
    assert all([player.position for player in step.players] == [0, 1, 2] for step in view.steps)


def test_places_are_told_from_the_last_to_the_first() -> None:
    for result, view in reveals():
        told = [step for step in view.steps if not step.row]
        assert len(told) == len(set(result.ranks))
        for count, step in enumerate(told, start=1):
            known = sorted(set(result.ranks), reverse=True)[:count]
            assert [bool(player.rank) for player in step.players] == [rank in known for rank in result.ranks]
        assert [step.last for step in view.steps] == [False] * (len(view.steps) - 1) + [True]


def test_nobody_is_known_to_have_won_before_the_end() -> None:
    for result, view in reveals():
        assert not any(player.won for step in view.steps[:-1] for player in step.players)
        assert {player.name for player in view.steps[-1].players if player.won} == set(result.winners)
        assert view.steps[-1].sentence == GameVoice("en", result.sheet.game).verdict(result.verdict)


def test_equals_are_told_together() -> None:
    players = [nidavellir_tables.player(name, warrior=(9,) * (name == "Anne")) for name in ("Anne", "Bruno", "Éva")]
    view = reveal(score(nidavellir_tables.table(*players)), GameVoice("fr", "nidavellir"))
    assert [step.title for step in view.steps if not step.row] == ["2e\u00a0: Bruno et Éva", "Anne"]
