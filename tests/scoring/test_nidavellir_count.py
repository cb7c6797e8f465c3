"""What each card and each row is worth, and that the lines say why."""

from dataclasses import replace
from typing import Any

import pytest

from scoring import rank, score
from scoring.games.nidavellir.count import square, staircase
from scoring.games.nidavellir.sheet import Player
from scoring.vocabulary import Held
from testing.nidavellir_tables import player, table
from words import GameVoice


def lines(row: str, *players: Player, **rulings: Any) -> list[tuple[int, str]]:
    """The first player's lines of a row, as points and key."""
    return [(line.points, line.key) for line in score(table(*players, **rulings)).players[0].why[row]]


def told(row: str, anne: Player, **rulings: Any) -> list[str]:
    """The first player's lines of a row, as sentences."""
    voice = GameVoice("en", "nidavellir")
    return [voice.line(line) for line in score(table(anne, **rulings)).players[0].why[row]]


def test_the_rulebook_s_ratatosk() -> None:
    serge = player("Serge", "ratatosk", "zoral", miner=(0, 0, 1, 1))
    assert told("miner", serge) == [
        "0 + 0 + 1 + 1 + 2 (Ratatosk) + 1 + 0 + 0 (Zoral): 5, + 2 for 2 pairs of 0 thanks to Ratatosk; 7 × 8 ranks = 56"
    ]


def test_what_is_kept_of_ratatosk_stays_the_same() -> None:
    # records compare what they kept with what it comes to today, value by value
    (line,) = score(table(player("Serge", "ratatosk", miner=(0, 0, 0, 1)))).players[0].why["miner"]
    assert line.values == {
        "parts": [("", (0, 0, 0, 1)), ("ratatosk", (2,))],
        "sum": 3,
        "grades": 5,
        "card": "ratatosk",
        "zeros": 3,
        "pairs": 1,
        "multiplied": 4,
    }


def test_blacksmiths_follow_the_printed_track() -> None:
    printed = "3 7 12 18 25 33 42 52 63 75 88 102 117 133 150 168 187 207 228 250 273 297 322 348 375"
    assert [staircase(n) for n in range(1, 26)] == [int(points) for points in printed.split()]
    assert [square(n) for n in range(20, 22)] == [400, 441]


@pytest.mark.parametrize(
    ("card", "row", "points"),
    [
        pytest.param("kraal", "warrior", 7, id="kraal"),
        pytest.param("tarah", "warrior", 14, id="tarah"),
        pytest.param("aral", "hunter", 4, id="aral"),
        pytest.param("dagda", "hunter", 9, id="dagda"),
        pytest.param("zoral", "miner", 3, id="zoral"),
        pytest.param("lokdur", "miner", 3, id="lokdur"),
        pytest.param("aegur", "blacksmith", 7, id="aegur"),
        pytest.param("bonfur", "blacksmith", 12, id="bonfur"),
        pytest.param("hourya", "explorer", 20, id="hourya"),
        pytest.param("idunn", "explorer", 9, id="idunn counts her own grade"),
        pytest.param("dwerg_ymir", "heroes", 13, id="one brother"),
        pytest.param("skaa", "heroes", 17, id="skaa"),
        pytest.param("astrid", "heroes", 5, id="astrid: the highest coin"),
        pytest.param("grid", "heroes", 7, id="grid"),
        pytest.param("uline", "heroes", 9, id="uline"),
        pytest.param("thrud", "heroes", 13, id="thrud"),
        pytest.param("andumia", "heroes", 12, id="andumia"),
        pytest.param("holda", "heroes", 12, id="holda"),
        pytest.param("khrad", "heroes", 4, id="khrad"),
        pytest.param("jarika", "heroes", 8, id="jarika"),
        pytest.param("olwyn", "heroes", 9, id="olwyn"),
        pytest.param("zolkur", "heroes", 10, id="zolkur"),
        pytest.param("crovax", "heroes", 25, id="crovax"),
        pytest.param("special_blacksmith", "blacksmith", 7, id="special blacksmith"),
        pytest.param("crown_jeweler", "coins", 14 + 3, id="gem 6"),
        pytest.param("kings_hand", "coins", 14, id="a distinction by itself"),
        pytest.param("fafnir_baleygr", "camp", 0, id="fafnir"),
        pytest.param("vegvisir", "explorer", 13, id="vegvisir"),
        pytest.param("svalinn", "camp", 0, id="svalinn without heroes"),
        pytest.param("megingjord", "camp", 28, id="megingjord"),
        pytest.param("mjollnir", "camp", 0, id="mjollnir without an army"),
        pytest.param("jarnglofi", "camp", 24, id="jarnglofi"),
        pytest.param("odroerir", "camp", 0, id="odroerir without coins"),
        pytest.param(Held("odroerir", coins=(7, 9)), "camp", 16, id="odroerir"),
        pytest.param("durathor", "hunter", 1, id="durathor"),
        pytest.param("garm", "explorer", 11, id="garm counts his two grades"),
        pytest.param("hreasvelg", "blacksmith", 3, id="hreasvelg"),
        pytest.param("nidhogg", "warrior", 7, id="nidhogg"),
        pytest.param("ratatosk", "miner", 2, id="ratatosk"),
        pytest.param("frigg", "mythology", 12, id="frigg"),
        pytest.param("thor", "mythology", 8, id="thor"),
        pytest.param("freya", "mythology", 15, id="freya"),
        pytest.param("loki", "mythology", 8, id="loki"),
        pytest.param("odin", "mythology", 0, id="odin"),
        pytest.param("surt", "mythology", 0, id="surt captured nothing"),
        pytest.param(Held("surt", captured=()), "mythology", 5, id="surt"),
        pytest.param("gymir", "mythology", 0, id="gymir captured nothing"),
        pytest.param(Held("gymir", captured=(7,)), "mythology", 21, id="gymir"),
        pytest.param(Held("hrungnir", captured=(2,)), "mythology", 0, id="hrungnir"),
        pytest.param(Held("hildr", notch=2), "mythology", 16, id="hildr with two distinctions"),
        pytest.param(Held("hildr", notch=3), "mythology", 0, id="hildr with three distinctions"),
        pytest.param(Held("sigrdrifa", notch=1), "mythology", 0, id="sigrdrifa"),
        pytest.param(Held("svafa", notch=3), "mythology", 16, id="svafa"),
        pytest.param(Held("olrun", notch=4), "mythology", 16, id="olrun"),
        pytest.param(Held("brynhildr", notch=3), "mythology", 10, id="brynhildr"),
    ],
)
def test_a_card_alone(card: str | Held, row: str, points: int) -> None:
    # a warrior elsewhere keeps the majority's coin away
    other = player("Bruno", warrior=(3, 3, 3))
    assert score(table(player("Anne", card), other)).players[0].rows[row] == points


@pytest.mark.parametrize(
    ("card", "points"),
    [
        pytest.param("ylud", {"warrior": 7, "hunter": 1, "miner": 1, "blacksmith": 3, "explorer": 11}, id="ylud"),
        pytest.param(
            "gullinbursti", {"warrior": 0, "hunter": 1, "miner": 0, "blacksmith": 3, "explorer": 0}, id="gullinbursti"
        ),
        pytest.param("merc1_warrior6_explorer8", {"warrior": 6, "explorer": 8}, id="a mercenary"),
    ],
)
def test_a_card_that_chooses_its_column(card: str, points: dict[str, int]) -> None:
    other = player("Bruno", warrior=(3, 3, 3))
    for column, worth in points.items():
        rows = score(table(player("Anne", Held(card, column=column)), other)).players[0].rows
        assert rows[column] == worth


@pytest.mark.parametrize(
    ("brothers", "points"), [(1, 13), (2, 40), (3, 81), (4, 108), (5, 135), (6, 135)], ids=lambda value: str(value)
)
def test_brothers_score_as_a_family(brothers: int, points: int) -> None:
    family = ["dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir", "dwerg_ymir"]
    assert lines("heroes", player("Anne", *family[:brothers])) == [(points, "dwerg")]


def test_highest_coin_counts_once_more_for_each_effect() -> None:
    anne = player("Anne", "astrid", Held("surt", captured=()), warrior=(3,), coins=(0, 2, 3, 4, 25))
    rows = score(table(anne)).players[0].rows
    assert (rows["warrior"], rows["heroes"], rows["mythology"], rows["coins"]) == (28, 25, 25, 34)


class TestMajority:
    def test_alone(self) -> None:
        assert lines("warrior", player(warrior=(3, 3))) == [(6, "dwarfs"), (5, "majority_alone")]

    def test_tied(self) -> None:
        tied = player("Bruno", "kraal")
        assert lines("warrior", player(warrior=(3, 3)), tied) == [(6, "dwarfs"), (5, "majority_tied")]

    def test_missed_says_who_has_it(self) -> None:
        result = score(table(player(), player("Bruno", warrior=(9,)), player("Chloé", warrior=(3,))))
        (line,) = result.players[0].why["warrior"]
        assert (line.points, line.key) == (0, "majority_missed")
        assert line.values == {"grades": 0, "most": 1, "players": ["Bruno", "Chloé"]}

    @pytest.mark.parametrize(
        "card",
        [
            pytest.param(Held("ylud", column="warrior"), id="ylud"),
            pytest.param(Held("merc2_warrior6_hunter", column="warrior"), id="mercenary"),
            pytest.param(Held("olwyn", doubles=("warrior",)), id="double"),
            pytest.param(Held("gullinbursti", column="warrior"), id="gullinbursti"),
            pytest.param("nidhogg", id="nidhogg"),
        ],
    )
    def test_every_grade_counts(self, card: str | Held) -> None:
        assert lines("warrior", player("Anne", card), player("Bruno"))[-1] == (5, "majority_alone")

    def test_without_coins_the_highest_is_nothing(self) -> None:
        assert lines("warrior", player(warrior=(3,), coins=())) == [(3, "dwarfs"), (0, "majority_alone")]


class TestMajorityWithoutWarriors:
    def test_nobody(self) -> None:
        assert lines("warrior", player()) == [(0, "majority_nobody")]

    def test_everyone(self) -> None:
        assert lines("warrior", player(), majority_without_warriors="everyone") == [(5, "majority_everyone")]

    def test_both_readings_are_told(self) -> None:
        (ruling,) = score(table(player(coins=(0, 2, 3, 4, 25)))).rulings
        assert (ruling.id, ruling.reading) == ("majority_without_warriors", "nobody")
        assert ruling.totals == {"nobody": (34, 14), "everyone": (59, 19)}

    def test_untouched_where_no_coin_hangs_on_it(self) -> None:
        assert score(table(player(coins=()), player("Bruno", coins=(0,)))).rulings == ()
        assert score(table(player(warrior=(3,)))).rulings == ()

    def test_one_player_s_coins_are_enough(self) -> None:
        result = score(table(player(coins=(0, 7, 9, 10, 25)), player("Bruno", coins=())))
        assert [ruling.totals for ruling in result.rulings] == [{"nobody": (51, 0), "everyone": (76, 0)}]


class TestRatatoskAndNeutralZeros:
    anne = player("Anne", "ratatosk", Held("olwyn", doubles=("miner", "hunter")), miner=(0, 1), warrior=(3,))

    def test_a_double_makes_a_pair(self) -> None:
        assert lines("miner", self.anne) == [((3 + 1) * 4, "miners_in_pairs")]

    def test_or_it_does_not(self) -> None:
        assert lines("miner", self.anne, ratatosk_neutral_zeros=False) == [(3 * 4, "miners_in_pairs")]

    def test_a_zero_of_a_hero_always_makes_a_pair(self) -> None:
        anne = player("Anne", "ratatosk", "zoral", miner=(1,), warrior=(3,))
        for chosen in (True, False):
            assert lines("miner", anne, ratatosk_neutral_zeros=chosen) == [((2 + 1 + 1 + 1) * 5, "miners_in_pairs")]
        assert score(table(anne)).rulings == ()

    def test_both_readings_are_told(self) -> None:
        for chosen in (True, False):
            (ruling,) = score(table(self.anne, ratatosk_neutral_zeros=chosen)).rulings
            assert (ruling.id, ruling.reading) == ("ratatosk_neutral_zeros", chosen)
            assert [totals[0] for totals in ruling.totals.values()] == [14 + 8 + 16 + 1 + 9, 14 + 8 + 12 + 1 + 9]

    def test_untouched_where_the_pairs_are_the_same(self) -> None:
        two_zeros = player("Anne", "ratatosk", Held("olwyn", doubles=("miner",)), miner=(0, 0), warrior=(3,))
        assert score(table(two_zeros)).rulings == ()

    def test_both_open_rulings_at_one_table(self) -> None:
        anne = player("Anne", "ratatosk", Held("gullinbursti", column="miner"), miner=(0,))
        totals = {ruling.id: dict(ruling.totals) for ruling in score(table(anne)).rulings}
        assert totals == {
            "majority_without_warriors": {"nobody": (14 + 9, 14), "everyone": (19 + 9, 19)},
            "ratatosk_neutral_zeros": {True: (14 + 9, 14), False: (14 + 6, 14)},
        }


class TestCamp:
    def test_svalinn_counts_heroes_and_not_doubles(self) -> None:
        anne = player("Anne", "svalinn", "kraal", "skaa", Held("olwyn", doubles=("miner", "hunter")))
        assert lines("camp", anne) == [(15, "per_hero")]

    def test_hrafnsmerki_counts_mercenaries(self) -> None:
        anne = player("Anne", "hrafnsmerki", Held("merc1_hunter_miner1", column="miner"))
        assert lines("camp", anne) == [(5, "per_mercenary")]

    def test_draupnir_counts_coins_from_15(self) -> None:
        assert lines("camp", player("Anne", "draupnir", coins=(0, 14, 15, 16, 25))) == [(18, "per_coin")]

    def test_mjollnir_takes_the_longest_column(self) -> None:
        anne = player("Anne", "mjollnir", "dagda", "vegvisir", hunter=2, explorer=(5, 6))
        assert lines("camp", anne) == [(10, "longest_column")]


class TestNoPoints:
    def test_a_hand_without_coins_has_no_line(self) -> None:
        assert lines("coins", player(coins=())) == []

    def test_a_distinction_without_points_has_no_line(self) -> None:
        assert lines("coins", player("Anne", "kings_hand")) == [(14, "coins")]

    def test_a_giant_that_a_capture_would_not_pay_only_says_what_it_prints(self) -> None:
        assert lines("mythology", player("Anne", "hrungnir")) == [(0, "card")]
        assert lines("mythology", player("Anne", "gymir")) == [(0, "captured_nothing")]


class TestColumns:
    def test_idunn_and_garm_count_every_explorer_grade(self) -> None:
        anne = player("Anne", "idunn", "garm", "vegvisir", Held("olwyn", doubles=("explorer",)), explorer=(5, 6))
        grades = 2 + 1 + 2 + 1 + 1
        assert lines("explorer", anne) == [
            (11, "dwarfs"),
            (7 + 2 * grades, "card_per_grade"),
            (9 + grades, "card_per_grade"),
            (13, "card"),
            (0, "card"),
        ]

    def test_nidhogg_counts_every_warrior_grade(self) -> None:
        anne = player("Anne", "nidhogg", "kraal", warrior=(3,))
        assert lines("warrior", anne)[1] == (5 + 2 * 4, "card_per_grade")

    def test_miners_that_all_print_0_are_worth_nothing_and_say_so(self) -> None:
        assert lines("miner", player(miner=(0, 0))) == [(0, "miners")]

    def test_an_empty_column_has_no_line(self) -> None:
        assert [lines(row, player()) for row in ("hunter", "miner", "blacksmith", "explorer", "heroes")] == [[]] * 5

    @pytest.mark.parametrize(
        ("row", "anne", "sentence"),
        [
            pytest.param("hunter", player(hunter=3), "3 ranks: 3² = 9", id="dwarfs alone"),
            pytest.param("hunter", player("Anne", "aral"), "2 ranks (2 Aral): 2² = 4", id="a hero alone"),
            pytest.param("hunter", player("Anne", "aral", hunter=3), "5 ranks (3 cards, 2 Aral): 5² = 25", id="both"),
            pytest.param("miner", player("Anne", "lokdur"), "3 (Lokdur): 3 × 1 rank = 3", id="a miner hero alone"),
            pytest.param(
                "miner",
                player("Anne", "lokdur", miner=(0, 2)),
                "0 + 2 + 3 (Lokdur): 5 × 3 ranks = 15",
                id="miners beside a hero",
            ),
        ],
    )
    def test_a_line_says_what_stands_in_the_column(self, row: str, anne: Player, sentence: str) -> None:
        assert told(row, anne) == [sentence]

    def test_ratatosk_on_his_own_makes_no_pair(self) -> None:
        assert lines("miner", player("Anne", "ratatosk", miner=(0,))) == [(4, "miners_in_pairs")]


@pytest.mark.parametrize(
    ("row", "rules"),
    [
        pytest.param("warrior", ["warriors", "heroes.tarah", "animals.nidhogg", "warriors.majority"], id="warriors"),
        pytest.param("hunter", ["hunters"], id="hunters"),
        pytest.param("miner", ["animals.ratatosk"], id="miners with ratatosk"),
        pytest.param("blacksmith", ["blacksmiths"], id="blacksmiths"),
        pytest.param("explorer", ["explorers", "mercenaries", "heroes.olwyn", "artefacts.vegvisir"], id="explorers"),
        pytest.param("heroes", ["heroes.olwyn", "heroes.dwerg"], id="heroes"),
        pytest.param("coins", ["coins.count", "distinctions.crown_jeweler"], id="coins"),
        pytest.param("camp", ["artefacts.svalinn"], id="camp"),
        pytest.param("mythology", ["gods.thor", "giants.surt", "valkyries.svafa"], id="mythology"),
    ],
)
def test_every_line_rests_on_its_rule(row: str, rules: list[str]) -> None:
    cards = ["tarah", "nidhogg", "ratatosk", "dwerg_ymir", "dwerg_aesir", "crown_jeweler", "svalinn", "thor", "surt"]
    anne = player(
        "Anne",
        *cards,
        Held("merc1_warrior6_explorer8", column="explorer"),
        Held("olwyn", doubles=("explorer",)),
        "vegvisir",
        Held("svafa", notch=1),
        warrior=(3,),
        hunter=2,
        miner=(1,),
        blacksmith=2,
        explorer=(5,),
    )
    told = [line.rule for line in score(table(anne)).players[0].why[row]]
    assert told == [f"nidavellir.{rule}" for rule in rules]


def test_miners_without_ratatosk_rest_on_their_own_rule() -> None:
    assert score(table(player(miner=(1,)))).players[0].why["miner"][0].rule == "nidavellir.miners"


class TestResult:
    def test_rows_follow_the_expansions(self) -> None:
        base = ["warrior", "hunter", "miner", "blacksmith", "explorer", "heroes", "coins"]
        for expansions, more in (((), []), (("idavoll",), ["mythology"]), (("thingvellir",), ["camp"])):
            assert list(score(table(player(), expansions=expansions)).players[0].rows) == base + more

    def test_ties_share_the_victory(self) -> None:
        result = score(table(player("Anne"), player("Bruno"), player("Chloé", coins=(0, 2, 3, 4))))
        assert result.ranks == (1, 1, 3)
        assert result.winners == ("Anne", "Bruno")
        assert result.verdict.key == "shared"

    def test_a_winner_is_so_much_ahead(self) -> None:
        verdict = score(table(player("Anne"), player("Bruno", hunter=3))).verdict
        assert (verdict.key, verdict.winners) == ("won", ("Bruno",))
        assert verdict.values == {"players": ("Bruno",), "total": 23, "ahead": 9}

    def test_rank_leaves_places_empty_after_a_tie(self) -> None:
        assert rank([5, 9, 9, 1]) == (3, 1, 1, 4)


def test_where_nobody_has_warriors_everybody_is_told_the_own_highest_coin() -> None:
    sheet = table(player("Anne", coins=(0, 2, 9)), player("Bruno", coins=(0, 3, 7)))
    sheet = replace(sheet, rulings={"majority_without_warriors": "everyone"})
    found = [
        line.values for each in score(sheet).players for line in each.why["warrior"] if line.key == "majority_everyone"
    ]
    assert found == [{"coin": 9}, {"coin": 7}]
