"""What holds of every table, whatever lies on it."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from scoring import Line, PlayerScore, Sheet, check, read, score, write
from scoring.games.nidavellir.count import staircase
from scoring.games.nidavellir.rulings import RULINGS
from scoring.games.nidavellir.sheet import Army, Player
from scoring.sheet import Reading
from tests.scoring.nidavellir_tables import any_sheet

T = TypeVar("T")

dice = st.builds(Random, st.integers(0, 10**9))


@given(dice)
def test_a_total_is_the_sum_of_its_lines(random: Random) -> None:
    for player in score(any_sheet(random)).players:
        assert player.total == sum(line.points for lines in player.why.values() for line in lines)


@given(dice)
def test_what_is_written_is_read_again(random: Random) -> None:
    sheet = any_sheet(random)
    assert read(write(sheet)) == sheet


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
def test_seats_are_irrelevant(random: Random) -> None:
    sheet = any_sheet(random)
    turned = replace(sheet, players=sheet.players[1:] + sheet.players[:1])
    rows = {player.name: (player.rows, place) for player, place in with_places(sheet)}
    assert {player.name: (player.rows, place) for player, place in with_places(turned)} == rows


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
def test_a_ruling_is_told_when_and_only_when_a_total_hangs_on_it(random: Random) -> None:
    sheet = any_sheet(random)
    told = {ruling.id: ruling for ruling in score(sheet).rulings}
    for name, readings in RULINGS.items():
        totals: dict[Reading, tuple[int, ...]] = {}
        for reading in readings:
            other = score(replace(sheet, rulings={**sheet.rulings, name: reading}))
            totals[reading] = tuple(player.total for player in other.players)
        differs = len(set(totals.values())) > 1
        assert differs == (name in told)
        if differs:
            assert told[name].totals == totals
            assert totals[told[name].reading] == tuple(player.total for player in score(sheet).players)


@given(dice)
def test_winners_have_the_most_and_the_first_place(random: Random) -> None:
    result = score(any_sheet(random))
    best = max(player.total for player in result.players)
    assert result.winners == tuple(player.name for player in result.players if player.total == best)
    assert [place == 1 for place in result.places] == [player.total == best for player in result.players]


@given(dice)
def test_a_check_never_fails(random: Random) -> None:
    sheet = any_sheet(random)
    names = {player.name for player in sheet.players}
    for issue in check(sheet):
        assert issue.players
        assert set(issue.players) <= names


@given(st.integers(0, 200))
def test_the_stairs_are_climbed_step_by_step(grades: int) -> None:
    assert staircase(grades) == sum(range(3, grades + 3))


def with_places(sheet: Sheet[Player]) -> list[tuple[PlayerScore, int]]:
    result = score(sheet)
    return list(zip(result.players, result.places, strict=True))
