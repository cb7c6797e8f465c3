"""What holds of every table of Nidavellir, whatever lies on it."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from scoring import Line, score
from scoring.games.nidavellir.count import staircase
from scoring.games.nidavellir.sheet import Army, Player
from testing.every_game import dice
from testing.nidavellir_tables import any_sheet

T = TypeVar("T")


@given(dice)
def test_the_order_of_cards_and_coins_is_irrelevant(random: Random) -> None:
    sheet = any_sheet(random)

    def mixed(things: tuple[T, ...]) -> tuple[T, ...]:
        return tuple(random.sample(things, len(things)))

    def shuffled(player: Player) -> Player:
        return Player(player.name, Army(*map(mixed, player.army)), mixed(player.cards), mixed(player.coins))

    other = replace(sheet, players=tuple(map(shuffled, sheet.players)))
    assert [player.rows for player in score(other).players] == [player.rows for player in score(sheet).players]


@given(dice)
def test_only_the_majority_depends_on_the_others(random: Random) -> None:
    sheet = any_sheet(random)
    alone = replace(sheet, players=(sheet.players[0], replace(sheet.players[1], cards=(), coins=())))
    here, there = score(sheet).players[0], score(alone).players[0]
    assert {row: points for row, points in here.rows.items() if row != "warrior"} == {
        row: points for row, points in there.rows.items() if row != "warrior"
    }

    def without_coin(lines: Sequence[Line]) -> list[Line]:
        return [line for line in lines if not line.key.startswith("majority")]

    assert without_coin(here.why["warrior"]) == without_coin(there.why["warrior"])


@given(dice)
def test_winners_have_the_most_and_the_first_place(random: Random) -> None:
    result = score(any_sheet(random))
    best = max(player.total for player in result.players)
    assert result.winners == tuple(player.name for player in result.players if player.total == best)
    assert [rank == 1 for rank in result.ranks] == [player.total == best for player in result.players]


@given(st.integers(0, 200))
def test_the_stairs_are_climbed_step_by_step(grades: int) -> None:
    assert staircase(grades) == sum(range(3, grades + 3))
