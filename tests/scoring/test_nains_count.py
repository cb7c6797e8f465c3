"""What each card and each row of Nains is worth, and that the lines say why."""

from collections.abc import Mapping
from typing import Any

import pytest

from scoring import score
from scoring.games.nains.sheet import Army, Player, Symbols
from scoring.vocabulary import Held
from testing.nains_tables import player, table
from words import GameVoice


def lines(row: str, *players: Player, **rulings: Any) -> list[tuple[int, str]]:
    """The first player's lines of a row, as points and key."""
    return [(line.points, line.key) for line in score(table(*players, **rulings)).players[0].why[row]]


def totals(ruling: str, *players: Player, **rulings: Any) -> Mapping[Any, tuple[int, ...]] | None:
    """The totals under each reading, where a ruling matters."""
    found = {each.id: each.totals for each in score(table(*players, **rulings)).rulings}
    return found.get(ruling)


def told(row: str, anne: Player) -> list[str]:
    """The first player's lines of a row, as sentences."""
    voice = GameVoice("en", "nains")
    return [voice.line(line) for line in score(table(anne)).players[0].why[row]]


@pytest.mark.parametrize(
    ("card", "rows"),
    [
        pytest.param("volgrir", {}, id="volgrir"),
        pytest.param("abokar", {"shield": 1}, id="abokar counts his own grade"),
        pytest.param("svara", {}, id="svara"),
        pytest.param("ararun", {"temple": 2 * 2}, id="ararun"),
        pytest.param("sriza", {}, id="sriza"),
        pytest.param("fey", {"temple": 5}, id="fey: the board's Occult symbol"),
        pytest.param("derdhr", {"talion": 13}, id="derdhr"),
        pytest.param("kardum", {"talion": 5}, id="kardum"),
        pytest.param("oosram", {"errants": 15}, id="oosram"),
        pytest.param("droh", {"errants": 10}, id="droh"),
        pytest.param("ulrog", {"forge": 4}, id="ulrog: two runes"),
        pytest.param("tala", {"forge": 7}, id="tala"),
        pytest.param("torun", {"forge": 13}, id="torun"),
        pytest.param("gurdan", {"cognars": 22, "malt": 1}, id="gurdan"),
        pytest.param("borogam", {"cognars": 14, "malt": 3}, id="borogam"),
        pytest.param("jorun", {"cognars": 3, "forge": 1}, id="jorun counts his own rune"),
        pytest.param("oboron", {"cognars": 15}, id="oboron"),
        pytest.param(Held("gaat", column="shield"), {}, id="gaat among the shields"),
        pytest.param(Held("gaat", column="temple"), {"temple": 2}, id="gaat in the temple"),
        pytest.param(Held("gaat", column="errants"), {"errants": 9}, id="gaat among the errants"),
        pytest.param(Held("gaat", column="forge"), {"forge": 4}, id="gaat in the forge"),
        pytest.param(Held("gaat", column="talion"), {"talion": 6}, id="gaat among the talions"),
        pytest.param(Held("tadgar", column="temple"), {"mercenaries": 24}, id="tadgar"),
        pytest.param(Held("lygdr", column="shield"), {"mercenaries": 23}, id="lygdr"),
        pytest.param(Held("wal", column="forge"), {"mercenaries": 22}, id="wal"),
        pytest.param(Held("akab", column="talion"), {"mercenaries": 21}, id="akab"),
        pytest.param(Held("dawn", column="errants"), {"mercenaries": 20}, id="dawn"),
        pytest.param("tiss", {}, id="tiss without shields"),
        pytest.param("aral", {}, id="aral"),
        pytest.param("brum", {"elites": 13}, id="brum"),
        pytest.param("redwin", {"forge": 1}, id="redwin"),
        pytest.param("ordo", {}, id="ordo"),
        pytest.param("liquor_certificate", {}, id="the certificate without Malt"),
    ],
)
def test_a_card_alone(card: str | Held, rows: dict[str, int]) -> None:
    counted = score(table(player("Anne", card, coins=()))).players[0].rows
    assert {row: points for row, points in counted.items() if points} == rows


class TestShield:
    def test_the_printed_number_counts(self) -> None:
        assert lines("shield", player(army=Army(shields=4, printed=18))) == [(18, "printed")]

    def test_abokar_and_tiss_count_every_shield_grade(self) -> None:
        anne = player("Anne", "abokar", "volgrir", "tiss", Held("wal", column="shield"), army=Army(4, 40))
        assert lines("shield", anne) == [(40, "printed"), (8, "per_grade")]
        assert lines("elites", anne) == [(16, "per_grade")]

    def test_gaat_has_two_grades_there_or_one(self) -> None:
        anne = player("Anne", Held("gaat", column="shield"), "abokar", "tiss")
        assert [line.values["grades"] for line in score(table(anne)).players[0].why["shield"][:1]] == [3]
        assert totals("gaat_shield_grades", anne) == {2: (14 + 3 + 6, 14), 1: (14 + 2 + 4, 14)}

    def test_gaat_alone_there_changes_no_number(self) -> None:
        assert totals("gaat_shield_grades", player("Anne", Held("gaat", column="shield"))) is None

    def test_gaat_is_noticed_alone_in_the_column(self) -> None:
        anne = player("Anne", Held("gaat", column="shield"), "tiss")
        assert totals("gaat_shield_grades", anne) == {2: (14 + 4, 14), 1: (14 + 2, 14)}

    def test_gaat_is_noticed_with_everybody_though_there_is_only_one(self) -> None:
        anne, bruno = (player(name, Held("gaat", column="shield"), "tiss") for name in ("Anne", "Bruno"))
        assert totals("gaat_shield_grades", anne, bruno) == {2: (14 + 4, 14 + 4), 1: (14 + 2, 14 + 2)}

    def test_gaat_is_noticed_beside_others_in_every_column(self) -> None:
        anne = player("Anne", Held("gaat", column="shield"), "abokar", "tiss")
        bruno = player("Bruno", "volgrir")
        assert totals("gaat_shield_grades", anne, bruno) == {2: (14 + 3 + 6, 14), 1: (14 + 2 + 4, 14)}

    def test_a_mercenary_s_grade_counts_there_or_does_not(self) -> None:
        anne = player("Anne", "abokar", "tiss", Held("wal", column="shield"), army=Army(4, 40))
        apart = {"mercenary_grade_on_shield": False}
        assert (lines("shield", anne), lines("elites", anne)) == (
            [(40, "printed"), (6, "per_grade")],
            [(12, "per_grade")],
        )
        assert lines("shield", anne, **apart) == [(40, "printed"), (5, "per_grade")]
        assert lines("elites", anne, **apart) == [(10, "per_grade")]
        everything = 14 + 40 + 22
        assert totals("mercenary_grade_on_shield", anne) == {
            True: (everything + 6 + 12, 14),
            False: (everything + 5 + 10, 14),
        }

    def test_a_mercenary_there_alone_changes_no_number(self) -> None:
        anne = player("Anne", Held("wal", column="shield"), Held("dawn", column="forge"), army=Army(4, 40))
        assert totals("mercenary_grade_on_shield", anne) is None

    def test_its_points_stay_in_the_column_though_its_grade_does_not_count(self) -> None:
        readings = {"mercenary_grade_on_shield": False, "mercenaries_in_column": True}
        assert lines("shield", player("Anne", Held("wal", column="shield")), **readings) == [
            (0, "printed"),
            (22, "card"),
        ]

    @pytest.mark.parametrize(
        ("anne", "said"),
        [
            pytest.param(player(), [], id="no shields"),
            pytest.param(player(army=Army(shields=4)), ["4 ranks: 0, printed on the board"], id="no number told"),
            pytest.param(
                player("Anne", "abokar", Held("gaat", column="shield"), army=Army(shields=4, printed=30)),
                [
                    "7 ranks (4 cards, 1 Abokar, 2 Ga'at): 30, printed on the board",
                    "Abokar: 1 × 7 shield ranks = 7",
                ],
                id="cards and dwarfs",
            ),
            pytest.param(
                player("Anne", "volgrir", army=Army(printed=3)),
                ["2 ranks (2 Volgrir): 3, printed on the board"],
                id="a card alone",
            ),
            pytest.param(player(army=Army(printed=9)), ["0 ranks: 9, printed on the board"], id="a number alone"),
        ],
    )
    def test_the_line_says_whose_grades_they_are(self, anne: Player, said: list[str]) -> None:
        assert told("shield", anne) == said


class TestTemple:
    def test_the_sum_times_every_occult_symbol(self) -> None:
        anne = player("Anne", "sriza", "aral", army=Army(temple=(2, 3, 3)), symbols=Symbols(occult=2))
        assert lines("temple", anne) == [(8 * (1 + 2 + 2 + 1), "temple")]

    @pytest.mark.parametrize(
        ("anne", "said"),
        [
            pytest.param(player(symbols=Symbols(occult=2)), [], id="symbols beside nothing"),
            pytest.param(player("Anne", "fey"), ["5 (Fey): 5 × 1 Occult symbol = 5"], id="the board's symbol alone"),
            pytest.param(
                player("Anne", "sriza", army=Army(temple=(2, 3)), symbols=Symbols(occult=2)),
                [
                    "2 + 3 + 0 (Sriza): 5 × 5 Occult symbols (1 on the board, 2 on dwarf cards, 2 Sriza) = 25",
                ],
                id="symbols of the board, of dwarfs and of a card",
            ),
        ],
    )
    def test_the_line_says_where_the_symbols_are(self, anne: Player, said: list[str]) -> None:
        assert told("temple", anne) == said

    def test_a_mercenary_joins_it_or_does_not(self) -> None:
        anne = player("Anne", Held("tadgar", column="temple"), army=Army(temple=(2,)), symbols=Symbols(occult=1))
        assert (lines("temple", anne), lines("mercenaries", anne)) == ([(4, "temple")], [(24, "card")])
        joined = {"mercenaries_in_column": True}
        assert (lines("temple", anne, **joined), lines("mercenaries", anne, **joined)) == ([(52, "temple")], [])
        assert totals("mercenaries_in_column", anne) == {False: (14 + 28, 14), True: (14 + 52, 14)}

    def test_mercenaries_in_every_temple_join_it_or_do_not(self) -> None:
        symbols = Symbols(occult=1)
        anne = player("Anne", Held("tadgar", column="temple"), symbols=symbols)
        bruno = player("Bruno", Held("dawn", column="temple"), symbols=symbols)
        assert totals("mercenaries_in_column", anne, bruno) == {False: (14 + 24, 14 + 20), True: (14 + 48, 14 + 40)}

    def test_a_mercenary_elsewhere_is_worth_the_same_either_way(self) -> None:
        cards = [Held("wal", column="shield"), Held("akab", column="talion"), Held("dawn", column="forge")]
        anne = player("Anne", *cards)
        result = score(table(anne, mercenaries_in_column=True))
        assert totals("mercenaries_in_column", anne) is None
        rows = result.players[0].rows
        assert (rows["shield"], rows["talion"], rows["forge"], rows["mercenaries"]) == (22, 21, 20, 0)


class TestErrants:
    def test_tokens_are_lifted_best_first_and_the_line_says_by_whom(self) -> None:
        army = Army(visible=(6, 4, 3), pariah=(3, 6, 4, 4, 6))
        result = score(table(player("Anne", "brum", "droh", "oosram", army=army)))
        told = [(line.points, line.key, line.values) for line in result.players[0].why["errants"] if "lift" in line.key]
        assert told == [
            (12, "lifted", {"card": "oosram", "lifted": [6, 6], "count": 2}),
            (4, "lifted", {"card": "droh", "lifted": [4], "count": 1}),
            (4, "lifted", {"card": "brum", "lifted": [4], "count": 1}),
        ]

    def test_what_stays_covered_is_nothing_and_says_so(self) -> None:
        anne = player(army=Army(visible=(6,), pariah=(6,)))
        assert lines("errants", anne) == [(6, "dwarfs"), (0, "covered")]

    def test_lifters_beyond_the_tokens_have_no_line(self) -> None:
        army = Army(visible=(6,), pariah=(6, 6))
        assert lines("errants", player("Anne", "brum", "oosram", army=army))[2:] == [(12, "lifted")]

    def test_nothing_to_lift_has_no_line(self) -> None:
        assert lines("errants", player("Anne", "droh", army=Army(visible=(6,)))) == [(6, "dwarfs"), (10, "card")]


class TestForge:
    def test_runes_are_squared(self) -> None:
        anne = player("Anne", "ulrog", "redwin", army=Army(forge=(3, 5)), symbols=Symbols(runes=3))
        assert lines("forge", anne) == [(8, "dwarfs"), (36, "runes")]

    def test_jorun_counts_each_different_rune(self) -> None:
        assert lines("cognars", player("Anne", "jorun", symbols=Symbols(runes=3))) == [(3 * 4, "per_runes")]


class TestMalt:
    @pytest.mark.parametrize(
        ("cards", "line"),
        [
            pytest.param([], (4, "malt"), id="by itself"),
            pytest.param(["liquor_certificate"], (8, "malt_certified"), id="certified"),
            pytest.param(["gurdan"], (5, "malt"), id="gurdan alone"),
            pytest.param(["gurdan", "borogam"], (16, "malt_paired"), id="gurdan and borogam"),
            pytest.param(["gurdan", "borogam", "liquor_certificate"], (24, "malt_both"), id="all of them"),
        ],
    )
    def test_each_is_worth(self, cards: list[str], line: tuple[int, str]) -> None:
        assert lines("malt", player("Anne", *cards, symbols=Symbols(malt=4))) == [line]

    def test_the_board_s_counts_for_everybody_or_for_nobody(self) -> None:
        anne = player("Anne", "gurdan", "liquor_certificate", symbols=Symbols(malt=3))
        assert totals("malt_on_board", anne) == {False: (14 + 22 + 4 * 2, 14), True: (14 + 22 + 5 * 2, 14 + 1)}
        (line,) = score(table(anne, malt_on_board=True)).players[0].why["malt"]
        sentence = "5 Malt (1 on the board, 3 on dwarf cards, 1 Gurdan) × 2 with the Liquor Certificate = 10"
        assert GameVoice("en", "nains").line(line) == sentence


def test_what_is_not_there_has_no_line() -> None:
    why = score(table(player(coins=()))).players[0].why
    assert [row for row, lines in why.items() if lines] == []


def test_a_card_without_points_has_no_line() -> None:
    assert lines("elites", player("Anne", "aral", "ordo", "redwin", "liquor_certificate")) == []


def test_every_line_rests_on_its_rule() -> None:
    cards = [Held("wal", column="forge"), Held("gaat", column="talion")]
    army, symbols = Army(1, 3, (2,), (4,), (4, 4), (3,), (5,)), Symbols(1, 1, 1)
    anne = player("Anne", "abokar", "jorun", "tiss", "droh", *cards, army=army, symbols=symbols)
    why = score(table(anne)).players[0].why
    assert {row: [line.rule.removeprefix("nains.") for line in lines] for row, lines in why.items()} == {
        "shield": ["shield", "cognars.abokar"],
        "temple": ["temple"],
        "errants": ["errants", "cognars.droh", "errants.pariah", "errants.pariah"],
        "forge": ["forge", "forge.runes"],
        "talion": ["talion", "cognars.gaat"],
        "elites": ["elites.tiss"],
        "cognars": ["cognars.jorun"],
        "mercenaries": ["mercenaries"],
        "malt": ["malt.board"],
        "coins": ["coins.count"],
    }


@pytest.mark.parametrize(
    ("cards", "rules"),
    [
        pytest.param([Held("wal", column="temple")], {"temple": "points", "mercenaries": "points"}, id="in the temple"),
        pytest.param(
            [Held("wal", column="shield"), "tiss"], {"shield": "shield", "elites": "shield"}, id="among shields"
        ),
    ],
)
def test_a_mercenary_s_lines_rest_on_its_reading(cards: list[str | Held], rules: dict[str, str]) -> None:
    why = score(table(player("Anne", *cards))).players[0].why
    found = {row: line.rule for row, lines in why.items() for line in lines}
    assert {row: found[row] for row in rules} == {row: f"nains.mercenaries.{rule}" for row, rule in rules.items()}


class TestVictory:
    def test_more_points(self) -> None:
        verdict = score(table(player("Anne"), player("Bruno", "oboron"))).verdict
        assert (verdict.winners, verdict.key) == (("Bruno",), "won")

    def test_elite_cognars_break_a_tie(self) -> None:
        result = score(table(player("Anne", "liquor_certificate"), player("Bruno", "ordo"), player("Chloé", coins=())))
        assert result.winners == ("Bruno",)
        assert result.ranks == (2, 1, 3)
        assert result.verdict.key == "won_by_elites"
        assert result.verdict.values == {"players": ("Bruno",), "total": 14, "elites": 1}

    def test_as_many_of_them_share(self) -> None:
        result = score(table(player("Anne", "ordo"), player("Bruno", "aral")))
        assert (result.winners, result.ranks, result.verdict.key) == (("Anne", "Bruno"), (1, 1), "shared")

    def test_no_tie_break_where_there_is_no_tie(self) -> None:
        result = score(table(player("Anne", "ordo", "aral"), player("Bruno", "brum")))
        assert (result.winners, result.verdict.key) == (("Bruno",), "won")
