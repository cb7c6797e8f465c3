"""Every worked example that the rulebooks print, through the tool or the count that it is about.

Its source stands in each name; the pages are those of the rulebooks' own contents and references, where there are any.
Many examples are half a picture, whose numbers the scanned text lost: of those the test holds what the words still say.
Of some nothing is left to test: the 204 points of Serge (Nidavellir p. 13), the 70 of Nains (p. 13), the pouches and
offerings of Nidavellir p. 11, the columns of Ylud and Thrud (p. 15), the table and the cards of Vedrfolnir.
That 3 players of Vedrfolnir draw 4 cards and 4 draw 5 is asked of no tool, and counts nowhere.
"""

from itertools import permutations
from typing import Any

import pytest

from referee.tools import NotAQuestion
from scoring import score
from scoring.games.nidavellir.sheet import Player
from scoring.vocabulary import Held
from testing.nidavellir_tables import player, table
from testing.referee.asking import COLUMNS, Question, answered, facts

SEATS = tuple[str, int, int]


def taverns(game: str, *seats: SEATS) -> Question:
    """Bids: a name, its coin and its gem."""
    return {"game": game, "players": [{"name": name, "coin": coin, "gem": gem} for name, coin, gem in seats]}


def coin(game: str, do: str, missing: tuple[int, ...] = (), **asked: Any) -> Question:
    return {"game": game, "players": 4, "missing": list(missing), "do": do, **asked}


def recruit(game: str, grades: tuple[int, ...], heroes: int, **asked: Any) -> Question:
    return {"game": game, "grades": dict(zip(COLUMNS[game], grades, strict=True)), "heroes": heroes, **asked}


ORDER = ["Serge", "Cécile", "Valériane"]
TABLE_OF_FIVE = (("Serge", 3, 3), ("Anne", 3, 1), ("Valériane", 2, 5), ("Alex", 2, 4), ("Jean-Marie", 2, 2))


@pytest.mark.parametrize(
    ("question", "order", "gems"),
    [
        pytest.param(
            taverns("nidavellir", ("Serge", 5, 3), ("Cécile", 2, 5), ("Valériane", 2, 1)),
            ORDER,
            {"Serge": 3, "Cécile": 1, "Valériane": 5},
            id="nidavellir p. 8: Serge's 5, then the gems of Cécile and Valériane",
        ),
        pytest.param(
            taverns("nains", ("Serge", 5, 3), ("Céline", 2, 5), ("Valériane", 2, 1)),
            ["Serge", "Céline", "Valériane"],
            {"Serge": 3, "Céline": 1, "Valériane": 5},
            id="nains p. 8: Serge's 5, then the gems of Céline and Valériane",
        ),
        pytest.param(
            taverns("nidavellir", ("Serge", 4, 3), ("Céline", 4, 5), ("Valériane", 4, 6)),
            ["Valériane", "Céline", "Serge"],
            {"Serge": 5, "Céline": 3, "Valériane": 6},
            id="nidavellir pp. 10–11: gem 6 stays with Valériane, Serge and Céline exchange",
        ),
        pytest.param(
            taverns("nains", *TABLE_OF_FIVE),
            ["Serge", "Anne", "Valériane", "Alex", "Jean-Marie"],
            {"Serge": 1, "Anne": 3, "Valériane": 2, "Alex": 4, "Jean-Marie": 5},
            id="nains p. 10: an exchange of two beside one of three",
        ),
        # the bids that were revealed count, whatever a Talion dwarf made of them since
        pytest.param(
            taverns("nains", ("Serge", 5, 4), ("Anne", 5, 5)),
            ["Anne", "Serge"],
            {"Serge": 5, "Anne": 4},
            id="nains p. 10: a coin improved during the turn was tied all the same",
        ),
        # the pictures of these five lost their gems: two, three, four and five tied are told in words alone
        *(
            pytest.param(
                taverns(game, *((f"P{gem}", 4, gem) for gem in range(6 - tied, 6))),
                [f"P{gem}" for gem in range(5, 5 - tied, -1)],
                {f"P{gem}": 11 - tied - gem for gem in range(6 - tied, 6)},
                id=f"{game} p. 10: a tie of {tied}",
            )
            for game in COLUMNS
            for tied in (2, 3, 4, 5)
        ),
    ],
)
def test_taverns(question: Question, order: list[str], gems: dict[str, int]) -> None:
    assert facts("taverns", question) == {"order": order, "gems": gems}


# Of the five gems of Nidavellir's example the text kept one, and who is in the middle: Cécile with her 4.
@pytest.mark.parametrize(
    "others",
    [
        pytest.param(gems, id=f"nidavellir pp. 10–11: Cécile keeps her 4, the others hold {gems}")
        for gems in permutations((1, 2, 3, 5))
        if 5 in gems[2:]
    ],
)
def test_taverns_for_five(others: tuple[int, int, int, int]) -> None:
    serge, anne, valeriane, jean_marie = others
    tied = (("Valériane", 2, valeriane), ("Cécile", 2, 4), ("Jean-Marie", 2, jean_marie))
    assert facts("taverns", taverns("nidavellir", ("Serge", 3, serge), ("Anne", 3, anne), *tied))["gems"] == {
        "Serge": anne,
        "Anne": serge,
        "Valériane": jean_marie,
        "Cécile": 4,
        "Jean-Marie": valeriane,
    }


@pytest.mark.parametrize(
    ("question", "takes", "discards", "to", "overshoot"),
    [
        pytest.param(
            coin("nains", "transform", coin=5, plus=1), 6, 5, "box", 0, id="nains p. 7: Céline's 5 becomes a 6"
        ),
        # she had bid the 0: the coin is one of her pouch, 0 -> 3 -> 5
        pytest.param(
            coin("nains", "transform", coin=3, plus=1), 5, 3, "box", 1, id="nains p. 7: Valériane's 3 becomes a 5"
        ),
        pytest.param(
            coin("nains", "transform", (5, 5, 6, 6), coin=3, plus=1),
            *(7, 3, "box", 3),
            id="nains p. 11: without 5 and 6 a 3 becomes a 7",
        ),
        # the format's coins: 2 + 3, and the lower one leaves
        pytest.param(coin("nains", "ordo", coins=[0, 2, 3, 7, 9]), 5, 2, "box", 0, id="nains p. 12: Ordo's exchange"),
        # which two coins make the 7 is not told
        pytest.param(
            coin("nidavellir", "exchange", (7, 7, 7, 8, 8), pouch=[3, 4]),
            *(9, 4, "box", 2),
            id="idavoll p. 11, Svafa: a 9 for a 7 is two more",
        ),
        pytest.param(
            coin("nidavellir", "exchange", (20, 21, 22, 23, 24, 25), pouch=[9, 20]),
            *(19, 20, "treasury", 0),
            id="idavoll p. 12: a lower coin for want of a higher one is no overshoot",
        ),
        pytest.param(
            coin("nidavellir", "transform", (9,), coin=9, plus=2),
            *(11, 9, "treasury", 0),
            id="idavoll, Hrungnir: each coin two higher",
        ),
        pytest.param(
            coin("nidavellir", "transform", coin=14, plus=7), 21, 14, "treasury", 0, id="nidavellir p. 14: Grid's +7"
        ),
        pytest.param(
            coin("nidavellir", "transform", coin=4, plus=5), 9, 4, "box", 0, id="nidavellir p. 12: the king's hand"
        ),
    ],
)
def test_coins(question: Question, takes: int, discards: int, to: str, overshoot: int) -> None:
    told = {"takes": takes, "discards": discards, "to": to, "overshoot": overshoot}
    assert facts("coin", question) == told


def test_nains_p_14_ordo_leaves_kardum_s_3_aside_as_we_read_it() -> None:
    # the book excepts the 0 alone, whose place this coin takes
    answer = answered("coin", coin("nains", "ordo", coins=[{"value": 3, "base": False}, 3, 4, 7, 9]))
    assert answer.facts() == {"takes": 7, "discards": 3, "to": "box", "overshoot": 0}
    assert "special_stays_aside" in {step.key for step in answer.why}


# Of a base 5 and one of the treasury nobody says which one leaves: we name the base coin, in whatever order they stand.
@pytest.mark.parametrize("pouch", [[5, {"value": 5, "base": False}], [{"value": 5, "base": False}, 5]])
def test_two_fives_make_a_ten(pouch: list[Any]) -> None:
    found = facts("coin", coin("nidavellir", "exchange", pouch=pouch))
    assert found == {"takes": 10, "discards": 5, "to": "box", "overshoot": 0}


@pytest.mark.parametrize(
    ("game", "plus", "exchange_coin"),
    [
        pytest.param("nidavellir", 2, 0, id="idavoll, Hrungnir: not on the 0"),
        pytest.param("nidavellir", 2, {"value": 3, "base": False}, id="idavoll, Hrungnir: not on the special 3"),
        pytest.param("nidavellir", 5, 0, id="nidavellir p. 11: the 0 is never transformed"),
        pytest.param("nains", 1, 0, id="nains p. 11: the 0 is never improved"),
    ],
)
def test_exchange_coin_stays(game: str, plus: int, exchange_coin: int | Question) -> None:
    with pytest.raises(NotAQuestion) as refusal:
        answered("coin", coin(game, "transform", coin=exchange_coin, plus=plus))
    assert [(problem.path, problem.key) for problem in refusal.value.problems] == [("coin", "coin_never_changes")]


@pytest.mark.parametrize(
    ("question", "may", "lines", "needed"),
    [
        # five dwarfs, a line: Tarah; four more with her second warrior, ten grades in two lines: Idunn
        pytest.param(recruit("nidavellir", (1, 1, 1, 1, 1), 0, hero="tarah"), True, 1, 1, id="nidavellir p. 8: Tarah"),
        pytest.param(recruit("nidavellir", (2, 1, 1, 1, 1), 1), False, 1, 2, id="nidavellir p. 8: none after Tarah"),
        pytest.param(recruit("nidavellir", (2, 2, 2, 2, 2), 1, hero="idunn"), True, 2, 2, id="nidavellir p. 8: Idunn"),
        # the same with Ulrog and Fey
        pytest.param(recruit("nains", (1, 1, 1, 1, 1), 0, hero="ulrog"), True, 1, 1, id="nains p. 8: Ulrog"),
        pytest.param(recruit("nains", (1, 1, 1, 2, 1), 1), False, 1, 2, id="nains p. 8: none after Ulrog"),
        pytest.param(recruit("nains", (2, 2, 2, 2, 2), 1, hero="fey"), True, 2, 2, id="nains p. 8: Fey"),
        # the columns are a picture; that one line becomes three by the two grades is what the words say
        pytest.param(recruit("nidavellir", (3, 3, 3, 1, 3), 0, hero="aegur"), True, 1, 1, id="nidavellir p. 9: Aëgur"),
        pytest.param(recruit("nidavellir", (3, 3, 3, 3, 3), 1), True, 3, 2, id="nidavellir p. 9: one hero by Aëgur"),
        pytest.param(recruit("nidavellir", (3, 3, 3, 3, 3), 2), True, 3, 3, id="nidavellir p. 9: a second by Aëgur"),
        pytest.param(recruit("nidavellir", (3, 3, 3, 3, 3), 3), False, 3, 4, id="nidavellir p. 9: no third by Aëgur"),
        pytest.param(recruit("nains", (1, 3, 3, 3, 3), 0, hero="volgrir"), True, 1, 1, id="nains p. 9: Volgrir"),
        pytest.param(recruit("nains", (3, 3, 3, 3, 3), 1), True, 3, 2, id="nains p. 9: one Cognar by Volgrir"),
        pytest.param(recruit("nains", (3, 3, 3, 3, 3), 2), True, 3, 3, id="nains p. 9: a second by Volgrir"),
        pytest.param(recruit("nains", (3, 3, 3, 3, 3), 3), False, 3, 4, id="nains p. 9: no third by Volgrir"),
        # a line that Bonfur's discard takes away must be made again
        pytest.param(
            recruit("nidavellir", (0, 1, 1, 4, 1), 1), False, 0, 2, id="nidavellir p. 16: the line that Bonfur broke"
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 4, 1), 1), False, 1, 2, id="nidavellir p. 16: mended, it is no line more"
        ),
        pytest.param(
            recruit("nidavellir", (2, 2, 2, 4, 2), 1), True, 2, 2, id="nidavellir p. 16: mended, and a line more"
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 1), 0, hero="dagda", dwarfs={"hunter": 1, "warrior": 1}),
            *(False, 1, 1),
            id="nidavellir p. 16: Dagda wants two other columns",
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 1), 0, hero="bonfur", dwarfs={"blacksmith": 1}),
            *(False, 1, 1),
            id="nidavellir p. 16: Bonfur wants another column",
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 4), 0, hero="hourya"), False, 1, 1, id="nidavellir p. 17: Hourya at 4"
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 5), 0, hero="hourya"), True, 1, 1, id="nidavellir p. 17: Hourya at 5"
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 1), 0, hero="dagda", dwarfs={"miner": 1}, cards=["durathor"]),
            *(True, 1, 1),
            id="idavoll, Durathor: Dagda discards one card",
        ),
        pytest.param(
            recruit("nidavellir", (1, 1, 3, 1, 1), 1, uncounted=1),
            *(True, 1, 1),
            id="idavoll, Thrivaldi: his Zoral does not count at Serge's first line",
        ),
        # that Thrivaldi recruits in spite of it is no line's affair
        pytest.param(
            recruit("nidavellir", (1, 1, 1, 1, 1), 0, cards=["megingjord"]),
            *(False, 1, 1),
            id="idavoll, Thrivaldi: no hero by lines with Megingjord",
        ),
    ],
)
def test_recruiting(question: Question, may: bool, lines: int, needed: int) -> None:
    assert facts("recruit", question) == {"may": may, "lines": lines, "needed": needed}


def test_idavoll_thor_lets_valeriane_discard_one_card_for_dagda() -> None:
    dwarfs = {"warrior": 1, "miner": 1}
    answer = answered("recruit", recruit("nidavellir", (1,) * 5, 0, hero="dagda", dwarfs=dwarfs, cards=["thor"]))
    assert answer.facts()["may"] is True
    assert answer.why[-1].key == "thor_may_cancel"


def test_nains_p_16_a_mercenary_comes_with_a_second_one() -> None:
    answer = answered("recruit", recruit("nains", (2, 1, 2, 2, 2), 0, hero="tadgar"))
    assert answer.facts()["may"] is True
    assert answer.why[-1].key == "mercenaries_met"
    answer = answered("recruit", recruit("nains", (2, 2, 1, 2, 1), 0, hero="tadgar"))
    assert answer.facts()["may"] is False
    assert answer.said.key == "may_not_group"


@pytest.mark.parametrize(
    ("question", "took", "discarded"),
    [
        # both printings write "le Joueur 2" twice: with his 2 Odin against 1 the third is meant
        pytest.param(
            {
                "stakes": {"1": {"odin": [3]}, "2": {"thor": [3], "odin": [1]}, "3": {"thor": [1], "odin": [2]}},
                "tribute": {"thor": [1], "odin": [2]},
                "over": "1",
            },
            {"1": {}, "2": {"thor": [1]}, "3": {"odin": [2]}},
            {},
            id="vedrfolnir, both printings: Thor to the second, Odin to the third",
        ),
        pytest.param(
            {"stakes": {"1": {"odin": [3], "thor": [1]}, "2": {"odin": [3]}}, "tribute": {"thor": [2]}, "exact": "1"},
            {"1": {"odin": [3], "thor": [1, 2]}, "2": {}},
            {},
            id="vedrfolnir, aim of the game: with 12 stars the own cards and the tribute",
        ),
        pytest.param(
            {"stakes": {"1": {"odin": [3]}, "2": {"odin": [2, 1]}}, "tribute": {"odin": [1]}},
            {"1": {}, "2": {}},
            {"odin": [1]},
            id="vedrfolnir, runes collected: a tie gives nothing",
        ),
    ],
)
def test_tribute(question: Question, took: Question, discarded: Question) -> None:
    assert facts("tribute", question) == {"takes": took, "discarded": discarded}


@pytest.mark.parametrize(
    ("card", "goal"),
    [
        pytest.param(card, goal, id=f"vedrfolnir, cards: {card} for {goal} stars")
        for card, goal in (("odin", 12), ("ratatosk", 8), ("nidhogg", 16), ("eikthyrnir", 9), ("moin", 15))
    ],
)
def test_objectives(card: str, goal: int) -> None:
    stake = [{"id": card, "stars": 0}, *[{"id": "thor", "stars": 1}] * goal]
    assert facts("objective", {"stake": stake}) == {"objective": goal, "stars": goal, "state": "exact"}


# No example tells grades: the words "strict majority" and "gems do not settle it" are what there is.
@pytest.mark.parametrize(
    ("warriors", "winner", "tied"),
    [
        pytest.param((3, 2, 2), "P0", [], id="nidavellir p. 12: the strict majority"),
        pytest.param((3, 3, 2), None, ["P0", "P1"], id="nidavellir p. 12: a tie gives nothing"),
    ],
)
def test_distinctions(warriors: tuple[int, ...], winner: str | None, tied: list[str]) -> None:
    players = [{"name": f"P{seat}", "grades": {"warrior": grades}} for seat, grades in enumerate(warriors)]
    given = facts("distinctions", {"game": "nidavellir", "players": players})["distinctions"]
    assert given[0] == {"id": "kings_hand", "winner": winner, "tied": tied}


BRUNO = player("Bruno", warrior=(3, 3))


@pytest.mark.parametrize(
    ("serge", "row", "points"),
    [
        pytest.param(
            player("Serge", "ratatosk", "zoral", miner=(0, 0, 1, 1)), "miner", 56, id="idavoll: Ratatosk's 7 × 8"
        ),
        pytest.param(player("Serge", miner=(2,)), "miner", 2 * 1, id="nidavellir p. 17: a miner without Zoral"),
        pytest.param(player("Serge", "zoral", miner=(2,)), "miner", 3 * 4, id="nidavellir p. 17: Zoral adds 1 and 3"),
        pytest.param(player("Serge", "lokdur", miner=(2,)), "miner", 5 * 2, id="nidavellir p. 17: Lokdur adds 3 and 1"),
        pytest.param(
            player("Serge", "astrid", coins=(0, 5, 6, 7, 25)), "heroes", 25, id="nidavellir p. 14: Astrid and the 25"
        ),
        # Serge's own coins are a picture: any highest coin is in both rows
        pytest.param(
            player("Serge", warrior=(3, 4, 5), coins=(0, 5, 7, 9, 14)),
            *("warrior", 12 + 14),
            id="nidavellir p. 13: the majority adds the highest coin",
        ),
        pytest.param(
            player("Serge", warrior=(3, 4, 5), coins=(0, 5, 7, 9, 14)),
            *("coins", 35),
            id="nidavellir p. 13: which is among the coins as well",
        ),
        pytest.param(
            player("Serge", warrior=(9, 9), coins=(0, 5, 7, 9, 14)),
            *("warrior", 18 + 14),
            id="nidavellir p. 13: a tied majority adds it too",
        ),
        pytest.param(
            player("Serge", warrior=(10,), coins=(0, 5, 7, 9, 14)),
            *("warrior", 10),
            id="nidavellir p. 13: grades make the majority, not points",
        ),
        pytest.param(
            player("Serge", Held("surt", captured=()), warrior=(3, 4, 5), coins=(0, 5, 7, 9, 14)),
            *("mythology", 14),
            id="idavoll: Surt adds the highest coin beside the majority",
        ),
        pytest.param(
            player("Serge", Held("gymir", captured=(11,))), "mythology", 33, id="idavoll: Gymir triples his captive"
        ),
        pytest.param(
            player("Serge", "garm", explorer=(5,)), "explorer", 5 + 9 + 3, id="idavoll: Garm counts like Idunn"
        ),
        pytest.param(
            player("Serge", "idunn", explorer=(5,)), "explorer", 5 + 7 + 4, id="nidavellir p. 17: Idunn counts herself"
        ),
        pytest.param(
            player("Serge", "nidhogg", coins=(0, 2, 3, 4, 5)), "warrior", 5 + 2, id="idavoll: Nidhogg counts like Idunn"
        ),
        pytest.param(player("Serge", Held("svafa", notch=2)), "mythology", 8, id="idavoll: Svafa two notches down"),
        pytest.param(player("Serge", "odin", "thrud", "dwerg_ymir"), "heroes", 26, id="idavoll: before Odin's change"),
        pytest.param(
            player("Serge", "odin", "dwerg_aesir", "dwerg_ymir"),
            "heroes",
            40,
            id="idavoll: Odin takes a Dwerg for Thrud",
        ),
    ],
)
def test_counts(serge: Player, row: str, points: int) -> None:
    assert score(table(serge, BRUNO)).players[0].rows[row] == points
