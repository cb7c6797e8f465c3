"""What is wrong with a question about coins, path by path."""

from collections import Counter

import pytest

from scoring.coins import TREASURY
from scoring.source import MOST
from testing.referee.asking import Question
from testing.referee.full_questions import asked_of


@pytest.mark.parametrize(
    ("sort", "changes", "told"),
    [
        pytest.param("exchange", {"players": 1}, [("players", "players_count")], id="alone"),
        pytest.param("exchange", {"players": 6}, [("players", "players_count")], id="six players"),
        pytest.param("exchange", {"players": "4"}, [("players", "not_whole")], id="4 in quotes"),
        pytest.param("exchange", {"missing": [4]}, [("missing[0]", "coin_not_of_treasury")], id="a base coin missing"),
        pytest.param("exchange", {"missing": [26]}, [("missing[0]", "coin_not_of_treasury")], id="26 missing"),
        pytest.param("exchange", {"missing": [5.0]}, [("missing[0]", "not_whole")], id="5.0 missing"),
        pytest.param("exchange", {"missing": [25, 25]}, [("missing", "coins_missing")], id="two 25 missing"),
        pytest.param(
            "exchange", {"missing": [7, 7], "players": 3}, [("missing", "coins_missing")], id="two 7 among three"
        ),
        pytest.param("ordo", {"missing": [7, 7, 7]}, [], id="nains keeps its three 7"),
        pytest.param(
            "transform",
            {"players": 4, "missing": list(Counter(TREASURY).elements())},
            [("missing", "nothing_left")],
            id="every coin elsewhere",
        ),
        pytest.param("exchange", {"missing": 5}, [("missing", "not_list")], id="no list"),
        pytest.param("exchange", {"missing": [5] * (MOST + 1)}, [("missing", "too_many")], id="a list without end"),
        pytest.param("exchange", {"do": "steal"}, [("do", "doing_unknown")], id="nobody steals"),
        pytest.param("ordo", {"game": "nidavellir"}, [("do", "doing_elsewhere")], id="ordo in nidavellir"),
        pytest.param("exchange", {"do": "exchnage"}, [("do", "misspelt")], id="exchange misspelt"),
        pytest.param("exchange", {"do": None}, [("do", "not_text")], id="nothing done"),
        pytest.param("exchange", {"pouch": [2, 3, 4]}, [("pouch", "pouch_count")], id="three coins in the pouch"),
        pytest.param("exchange", {"pouch": [2]}, [("pouch", "pouch_count")], id="one coin in the pouch"),
        pytest.param("exchange", {"pouch": [2, 26]}, [("pouch[1]", "coin_unknown")], id="a coin of 26"),
        pytest.param("exchange", {"pouch": [2, {"value": 1}]}, [("pouch[1].value", "coin_unknown")], id="a coin of 1"),
        pytest.param("exchange", {"pouch": [0, 2]}, [("pouch[0]", "coin_not_in_pouch")], id="the 0 in the pouch"),
        pytest.param(
            "exchange",
            {"pouch": [{"value": 3, "base": False}, 2]},
            [("pouch[0]", "coin_not_in_pouch")],
            id="the special 3 in the pouch",
        ),
        pytest.param(
            "exchange", {"pouch": [2, {"value": 9, "base": True}]}, [("pouch[1]", "no_base_coin")], id="a base 9"
        ),
        pytest.param(
            "exchange",
            {"pouch": [2, {"value": 4, "base": False}]},
            [("pouch[1]", "coin_not_of_treasury")],
            id="a 4 of the treasury",
        ),
        pytest.param(
            "exchange",
            {"pouch": [2, {"value": 5, "base": 0}]},
            [("pouch[1].base", "not_yes_or_no")],
            id="base in figures",
        ),
        pytest.param("exchange", {"pouch": [2, {"base": True}]}, [("pouch[1]", "key_missing")], id="no value"),
        pytest.param("exchange", {"pouch": [2, [3]]}, [("pouch[1]", "not_whole")], id="a list in the pouch"),
        pytest.param("exchange", {"pouch": 3}, [("pouch", "not_list")], id="a pouch without a list"),
        pytest.param("exchange", {"pouch": [2] * (MOST + 1)}, [("pouch", "too_many")], id="a pouch without end"),
        pytest.param("exchange", {"pouch": []}, [("pouch", "pouch_count")], id="nothing in the pouch"),
        pytest.param(
            "exchange",
            {"pouch": [2, {"value": 0, "base": False}]},
            [("pouch[1]", "coin_not_of_treasury")],
            id="a 0 of the treasury in the pouch",
        ),
        pytest.param("exchange", {"pouch": ...}, [("", "key_missing")], id="no pouch"),
        pytest.param("exchange", {"coin": 3}, [("coin", "not_asked")], id="a coin beside the pouch"),
        pytest.param("exchange", {"plus": 3}, [("plus", "not_asked")], id="a plus for an exchange"),
        pytest.param("exchange", {"plus": 26}, [("plus", "not_asked")], id="plus 26 for an exchange"),
        pytest.param("exchange", {"plus": 0}, [("plus", "not_asked")], id="plus nothing for an exchange"),
        pytest.param("transform", {"plus": 0}, [("plus", "plus_nothing")], id="plus nothing"),
        pytest.param(
            "exchange", {"game": "chess", "players": 3, "missing": [7, 7]}, [("game", "game_unknown")], id="chess"
        ),
        pytest.param("exchange", {"players": 1, "missing": [7, 7]}, [("players", "players_count")], id="two 7 alone"),
        pytest.param("transform", {"plus": ...}, [("", "key_missing")], id="no plus"),
        pytest.param("transform", {"plus": False}, [("plus", "not_whole")], id="plus false"),
        pytest.param("transform", {"plus": 25}, [], id="plus 25"),
        pytest.param("transform", {"plus": 26}, [("plus", "out_of_range")], id="plus 26"),
        pytest.param("transform", {"plus": -1}, [("plus", "out_of_range")], id="less instead of plus"),
        pytest.param("transform", {"coin": 0}, [("coin", "coin_never_changes")], id="the 0"),
        pytest.param(
            "transform",
            {"coin": {"value": 3, "base": False}},
            [("coin", "coin_never_changes")],
            id="the special 3",
        ),
        pytest.param(
            "transform",
            {"game": "nains", "with": ..., "coin": {"value": 3, "base": False}},
            [("coin", "special_never_changes")],
            id="kardum's 3",
        ),
        pytest.param(
            "transform",
            {"game": "nains", "with": ..., "coin": 0},
            [("coin", "coin_never_changes")],
            id="the 0 of nains",
        ),
        pytest.param(
            "transform",
            {"coin": {"value": 0, "base": False}},
            [("coin", "coin_not_of_treasury")],
            id="a 0 of the treasury",
        ),
        pytest.param("ordo", {"coins": [0, 2]}, [("coins", "hand_count")], id="one coin beside the 0"),
        pytest.param("ordo", {"coins": [26, 2, 3, 4]}, [("coins[0]", "coin_unknown")], id="a coin of 26 for ordo"),
        pytest.param("ordo", {"coins": [26, 2, 0]}, [("coins[0]", "coin_unknown")], id="a coin of 26 of two for ordo"),
        pytest.param("ordo", {"coins": {"value": 2}}, [("coins", "not_list")], id="a hand without a list"),
        pytest.param("ordo", {"coins": []}, [("coins", "hand_count")], id="nothing for ordo"),
        pytest.param("ordo", {"coins": [2, 3, 7, 9]}, [], id="a hand without its 0"),
        pytest.param("ordo", {"coins": [0, 2, 3, 4, 5, 6]}, [("coins", "hand_count")], id="six coins"),
        pytest.param("ordo", {"with": ["jarika"]}, [("with[0]", "no_helper")], id="jarika in nains"),
        pytest.param("exchange", {"with": ["jarikaa"]}, [("with[0]", "misspelt")], id="jarika misspelt"),
        pytest.param("exchange", {"with": ["uline"]}, [("with[0]", "helper_unknown")], id="uline helps nobody"),
        pytest.param("exchange", {"with": ["jarika", "jarika"]}, [("with[1]", "word_twice")], id="jarika twice"),
        pytest.param("exchange", {"with": "jarika"}, [("with", "not_list")], id="jarika without a list"),
    ],
)
def test_coins(sort: str, changes: Question, told: list[tuple[str, str]]) -> None:
    assert asked_of(sort, **changes) == told
