"""What many tables come to: the same as a slow look at every one of them."""

from datetime import datetime
from statistics import mean
from statistics import median as middle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from models.players import Sitting
from records import Records
from views.players.statistics import Played, by_seats, median, played, tally

EVENING = datetime(2026, 11, 18, 23, 5)
SATS = st.lists(
    st.builds(
        Sitting,
        table=st.integers(1, 99),
        game=st.sampled_from(["nidavellir", "vedrfolnir"]),
        mode=st.just(""),
        seats=st.integers(2, 5),
        finished=st.just(EVENING),
        rank=st.integers(1, 5),
        won=st.booleans(),
        total=st.integers(-20, 300),
    ),
    min_size=1,
    max_size=30,
)


@given(SATS)
def test_what_tables_come_to_is_what_a_slow_look_says(sats: list[Sitting]) -> None:
    some = tally(sats)
    assert (some.tables, some.wins) == (len(sats), len([sat for sat in sats if sat.won]))
    assert some.rank == pytest.approx(mean(sat.rank for sat in sats))
    assert some.total == pytest.approx(mean(sat.total for sat in sats))
    assert some.best is next(sat for sat in sats if all(sat.total >= other.total for other in sats))
    assert some.worst is next(sat for sat in sats if all(sat.total <= other.total for other in sats))
    for seats, tables in by_seats(sats).items():
        assert tables == len([sat for sat in sats if sat.seats == seats])
    for game, mode, tables in played(sats):
        assert tables == len([sat for sat in sats if (sat.game, sat.mode) == (game, mode)])
    assert median([sat.total for sat in sats]) == middle(sat.total for sat in sats)


def test_four_evenings_are_worked_out_by_hand(records: Records) -> None:
    sittings = records.people.career(1).sittings
    anne = tally(sittings)
    assert (anne.tables, anne.wins, anne.rank, anne.total) == (4, 2, 1.5, 29.5)
    assert (anne.best.table, anne.worst.table) == (3, 1)
    assert by_seats(sittings) == {2: 2, 3: 2}
    assert played(sittings) == (Played("nidavellir", "", 3), Played("vedrfolnir", "", 1))


def test_the_fewest_players_and_the_game_played_most_come_first(records: Records) -> None:
    career = records.people.career(1).sittings
    first, second, _, fourth = career
    assert list(by_seats([second, first])) == [2, 3]
    assert [game.game for game in played([fourth, first, second])] == ["nidavellir", "vedrfolnir"]
    assert [game.game for game in played([first, fourth, fourth])] == ["vedrfolnir", "nidavellir"]
    assert [game.game for game in played([fourth, first])] == ["nidavellir", "vedrfolnir"], "as often: by name"
