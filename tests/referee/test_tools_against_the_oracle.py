"""Every tool answers as an independent, slow and obvious one does, question after question."""

from itertools import combinations_with_replacement, product
from random import Random

import pytest

from testing.referee.asking import (
    BASE,
    TOOLS_AND_GAMES,
    Question,
    any_missing,
    any_question,
    facts,
    in_the_box,
    treasury,
)
from testing.referee.oracle import ORACLE

pytestmark = pytest.mark.many_cases

MANY = 1000
GAMES = ("nidavellir", "nains")
PLUSES = (1, 2, 3, 5, 7, 10)


def assert_agreed(tool: str, question: Question) -> None:
    assert facts(tool, question) == ORACLE[tool](question), question


@pytest.mark.parametrize(("tool", "game"), TOOLS_AND_GAMES)
def test_any_question(tool: str, game: str) -> None:
    random = Random(f"{tool} of {game}")
    for _ in range(MANY):
        assert_agreed(tool, any_question(tool, game, random))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", range(2, 6))
def test_every_coin_with_every_plus(players: int, game: str) -> None:
    random = Random(f"{game}, {players} players")
    for coin, plus in product(coins(game, players), PLUSES):
        for helpers in ([], ["jarika"]) if game == "nidavellir" else ([],):
            assert_agreed(
                "coin", asked(game, players, random, do="transform", coin=coin, plus=plus, **{"with": helpers})
            )


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", range(2, 6))
def test_every_pouch(players: int, game: str) -> None:
    random = Random(f"{game}, {players} players")
    helping: tuple[list[str], ...] = ([], ["jarika"], ["zolkur"]) if game == "nidavellir" else ([], [], [])
    for pouch in combinations_with_replacement(coins(game, players), 2):
        if in_the_box(list(pouch), treasury(game, players)):
            for helpers in helping:
                question = asked(game, players, random, do="exchange", pouch=list(pouch), **{"with": helpers})
                assert_agreed("coin", question)


def test_every_hand_of_ordo_s() -> None:
    random = Random("ordo")
    for low, high in combinations_with_replacement(coins("nains", 4), 2):
        if in_the_box([low, high], treasury("nains", 4)):
            others = [{"value": value} for value in (25, 24, 23, 22) if value not in (low["value"], high["value"])]
            hand = [0, low, *others[:2], high]
            random.shuffle(hand)
            assert_agreed("coin", asked("nains", 4, random, do="ordo", coins=hand))


@pytest.mark.parametrize("players", range(2, 6))
@pytest.mark.parametrize("game", GAMES)
def test_every_way_to_be_tied(game: str, players: int) -> None:
    gems = range(6 - players, 6)
    for bids in product((2, 3, 4), repeat=players):
        seats = [{"name": f"P{gem}", "coin": coin, "gem": gem} for coin, gem in zip(bids, gems, strict=True)]
        assert_agreed("taverns", {"game": game, "players": seats})


@pytest.mark.parametrize(
    ("tool", "question"),
    [
        pytest.param(
            "coin",
            {"game": "nains", "players": 3, "missing": [5], "do": "ordo", "coins": [0, 2, 3, 5, 9]},
            id="a base 5 of the hand leaves the treasury its own",
        ),
        pytest.param(
            "coin",
            {
                "game": "nains",
                "players": 3,
                "missing": [5],
                "do": "ordo",
                "coins": [0, 2, 3, {"value": 5, "base": False}],
            },
            id="the 5 that is missing is the one of the hand",
        ),
        pytest.param(
            "tribute",
            {"stakes": {"Anne": {"freyja": 1}, "Serge": {"odin": [2]}}, "tribute": {"freyja": 1}},
            id="a freyja is two runes where no surtr lies",
        ),
        pytest.param(
            "tribute",
            {"stakes": {"Anne": {"freyja": 1}, "Serge": {"odin": [2]}}, "tribute": {"freyja": 1, "surtr": [1]}},
            id="a freyja is three runes where a surtr lies",
        ),
    ],
)
def test_what_chance_seldom_asks(tool: str, question: Question) -> None:
    assert_agreed(tool, question)


def asked(game: str, players: int, random: Random, **fields: object) -> Question:
    return {"game": game, "players": players, "missing": any_missing(game, players, random), **fields}


def coins(game: str, players: int) -> list[Question]:
    """Every coin that a player can own but the 0, once."""
    base = [{"value": value, "base": True} for value in BASE]
    return base + [{"value": value, "base": False} for value in sorted(set(treasury(game, players)))]
