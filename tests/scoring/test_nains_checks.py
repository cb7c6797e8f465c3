"""What no table of Nains can hold is warned of, what could be is not, and what is odd is hinted at."""

import pytest

from scoring import check
from scoring.games import named
from scoring.games.nains.sheet import Army, Player, Symbols
from scoring.games.nains.track import ShieldTrack
from scoring.vocabulary import Held
from testing.nains_tables import player, table
from words import GameVoice


def warnings(*players: Player) -> list[str]:
    return [issue.id for issue in check(table(*players)) if not issue.hint]


def hints(*players: Player) -> list[str]:
    return [issue.id for issue in check(table(*players)) if issue.hint]


def told(*players: Player) -> list[str]:
    """What is said of a table, in English."""
    return [GameVoice("en", "nains").issue(issue) for issue in check(table(*players))]


PAIR = [Held("wal", column="shield"), Held("akab", column="talion")]
LINE = Army(shields=1, printed=3, temple=(2,), visible=(4,), forge=(3,), talion=(5,))


@pytest.mark.parametrize(
    ("anne", "found"),
    [
        pytest.param(player(), [], id="a starting hand"),
        pytest.param(player("Anne", "oboron", "oboron"), ["card_twice"], id="two oborons"),
        pytest.param(player("Anne", Held("gaat", column="forge")), ["gaat_alone"], id="gaat without oboron"),
        pytest.param(player("Anne", Held("gaat", column="forge"), "oboron"), [], id="gaat with oboron"),
        pytest.param(player("Anne", PAIR[0]), ["mercenary_alone"], id="a lone mercenary"),
        pytest.param(player("Anne", *PAIR), [], id="two mercenaries"),
        pytest.param(player(army=Army(talion=(4,) * 17)), ["column_copies"], id="seventeen talions"),
        pytest.param(player(army=Army(talion=(4,) * 16)), [], id="every talion of the box"),
        pytest.param(player(army=Army(shields=21, printed=9)), ["column_copies"], id="21 shields"),
        pytest.param(player(army=Army(temple=(2,)), symbols=Symbols(occult=1)), [], id="a symbol on the only dwarf"),
        pytest.param(player(symbols=Symbols(malt=1)), ["symbols_without_dwarfs"], id="malt on nothing"),
        pytest.param(
            player(army=LINE, symbols=Symbols(occult=20, runes=17, malt=92)),
            ["symbols_beyond_box"] * 3,
            id="more than the box gives",
        ),
        pytest.param(player(army=LINE, symbols=Symbols(2, 3, 4)), [], id="symbols"),
        pytest.param(player(army=LINE, symbols=Symbols(19, 16, 91)), [], id="a symbol on every card of the box"),
        pytest.param(player(army=Army(printed=9)), ["printed_without_grades"], id="printed beside nothing"),
        pytest.param(player("Anne", "volgrir", army=Army(printed=9)), [], id="printed beside volgrir"),
        pytest.param(player(army=Army(pariah=(6,))), ["pariah_alone"], id="a token on the first 6"),
        pytest.param(player(army=Army(visible=(6,), pariah=(6, 6))), [], id="tokens on the others"),
        pytest.param(player("Anne", "oosram", army=Army(pariah=(15,))), [], id="a 15 beside oosram"),
        pytest.param(player("Anne", "kardum", coins=(2, 3, 3, 4, 5)), [], id="kardum's coin"),
        pytest.param(player("Anne", "kardum"), ["exchange_beside_special"], id="kardum's coin beside the 0"),
        pytest.param(player(coins=(0, 7, 7, 7, 25)), [], id="every 7 at two players"),
        pytest.param(player(coins=(0, 2, 3, 25, 25)), ["coin_copies"], id="two 25s"),
    ],
)
def test_one_player(anne: Player, found: list[str]) -> None:
    assert warnings(anne) == found


@pytest.mark.parametrize(
    ("anne", "found"),
    [
        pytest.param(player("Anne", "oboron", army=LINE), ["gaat_missing"], id="gaat forgotten"),
        pytest.param(player("Anne", "oboron", Held("gaat", column="forge"), army=LINE), [], id="gaat with oboron"),
        pytest.param(
            player("Anne", "jorun", army=LINE._replace(printed=0)), ["printed_missing"], id="printed number forgotten"
        ),
        pytest.param(player(army=LINE), ["cognars_below_lines"], id="a line without a cognar"),
        pytest.param(player("Anne", *PAIR, army=LINE), [], id="two mercenaries for a line"),
        pytest.param(player("Anne", "tiss"), ["elite_unearned"], id="tiss without shields"),
        pytest.param(player("Anne", "liquor_certificate"), ["certificate_unearned"], id="the certificate without malt"),
        pytest.param(player("Anne", "kardum", army=LINE, coins=(2, 4, 5, 6, 9)), ["special_coin_missing"], id="3 gone"),
        pytest.param(player(army=Army(visible=(6, 6))), ["pariah_forgotten"], id="token forgotten"),
        pytest.param(player(army=Army(visible=(6,), pariah=(6,) * 13)), ["pariah_tokens"], id="13 tokens"),
        pytest.param(
            player(army=Army(temple=(2,) * 13, talion=(4,) * 12)), ["dwarfs_beyond_turns"], id="25 dwarfs at 2 players"
        ),
        pytest.param(player(army=Army(temple=(2,) * 12, talion=(4,) * 12)), [], id="24 dwarfs at 2 players"),
        pytest.param(
            player("Anne", "svara", army=Army(printed=3, temple=(2,) * 12, talion=(4,) * 13)),
            ["cognars_beyond_lines"],
            id="25 dwarfs, one of them svara's",
        ),
        pytest.param(
            player("Anne", "svara", army=Army(printed=3, temple=(2,) * 13, talion=(4,) * 13)),
            ["dwarfs_beyond_turns", "cognars_beyond_lines"],
            id="26 dwarfs beside svara",
        ),
        pytest.param(player(army=Army(visible=(6,), pariah=(6,) * 12)), [], id="all 12 tokens"),
        pytest.param(player("Anne", "tiss", army=Army(shields=1, printed=3)), [], id="tiss with a shield"),
        pytest.param(
            player("Anne", "liquor_certificate", army=Army(temple=(2,)), symbols=Symbols(malt=1)),
            [],
            id="the certificate with malt",
        ),
        pytest.param(
            player("Anne", *PAIR, army=Army(printed=3)), ["cognars_beyond_lines"], id="two mercenaries without a line"
        ),
        pytest.param(player("Anne", "jorun", "gurdan", army=LINE), ["cognars_beyond_lines"], id="two for a line"),
        pytest.param(player("Anne", "jorun", army=LINE), [], id="one for a line"),
    ],
)
def test_a_second_look(anne: Player, found: list[str]) -> None:
    assert warnings(anne) == []
    assert hints(anne) == found


@pytest.mark.parametrize(
    ("players", "sentences"),
    [
        pytest.param(
            [player(army=Army(talion=(4,) * 17)), player("Bruno", army=Army(temple=(2,)))],
            ["17 dwarf cards in the column talion (Anne): the box holds only 16."],
            id="who has too many of a column",
        ),
        pytest.param(
            [player(symbols=Symbols(malt=2))],
            ["Anne has Malt symbols (2), but no dwarf card that could carry them."],
            id="which symbols lie on nothing",
        ),
        pytest.param(
            [player(army=Army(forge=(3,)), symbols=Symbols(runes=17))],
            ["Anne has too many different runes (17): the box gives no more than 16."],
            id="how many symbols the box gives",
        ),
        pytest.param(
            [player(army=Army(visible=(6,), pariah=(6,) * 13)), player("Bruno", army=Army(visible=(6,)))],
            ["13 Pariah tokens in this game (Anne): the box has 12."],
            id="who has the tokens",
        ),
        pytest.param(
            [player("Anne", PAIR[1])],
            [
                "Akab is the only mercenary of Anne: they are always recruited at least two at a time.",
                "Anne has 1 Cognar for 0 complete lines (one rank of each Order): is a rank forgotten?",
            ],
            id="which mercenary is alone",
        ),
        pytest.param(
            [player("Anne", "kardum", army=LINE, coins=(0, 2, 4, 5, 7))],
            [
                "Anne has the 0 coin and Kardum, who replaces it with the 3-Exchange.",
                "Anne has Kardum, but not the 3-Exchange that comes with it.",
            ],
            id="what kardum's coin is called",
        ),
    ],
)
def test_a_sentence_says_who_and_how_many(players: list[Player], sentences: list[str]) -> None:
    assert told(*players) == sentences


def test_boards_print_the_same_for_everyone() -> None:
    anne, bruno = player("Anne", army=Army(shields=4, printed=18)), player("Bruno", army=Army(shields=4, printed=19))
    (issue,) = check(table(anne, bruno))
    assert (issue.id, issue.players, issue.hint) == ("printed_differently", ("Anne", "Bruno"), True)
    assert check(table(anne, player("Bruno", army=Army(shields=4, printed=18)))) == ()


@pytest.mark.parametrize(
    ("armies", "found"),
    [
        pytest.param([Army(4, 18), Army(4, 0)], ["printed_missing"], id="one who told no number"),
        pytest.param([Army(0, 9), Army(0, 8)], ["printed_without_grades"] * 2, id="numbers without a grade"),
        pytest.param([Army(), Army(4, 18), Army(4, 19)], ["printed_differently"], id="somebody without shields first"),
    ],
)
def test_boards_are_compared_where_grades_and_number_are_told(armies: list[Army], found: list[str]) -> None:
    players = [player(name, army=army) for name, army in zip(("Anne", "Bruno", "Chloé"), armies, strict=False)]
    assert [issue.id for issue in check(table(*players))] == found


def test_more_shields_are_worth_more() -> None:
    anne, bruno = player("Anne", army=Army(shields=5, printed=18)), player("Bruno", army=Army(shields=4, printed=19))
    (issue,) = check(table(anne, bruno))
    assert (issue.id, issue.players, issue.hint) == ("printed_falls", ("Bruno", "Anne"), True)
    assert issue.values == {"grades": 4, "printed": 19, "more": 5, "less": 18}
    assert check(table(anne, player("Bruno", army=Army(shields=4, printed=17)))) == ()
    (issue,) = check(table(anne, player("Bruno", army=Army(shields=4, printed=18))))
    assert issue.id == "printed_falls"


def test_the_track_counts_gaat_as_the_table_reads_him() -> None:
    anne = player("Anne", "oboron", Held("gaat", column="shield"), army=Army(shields=4, printed=18))
    track = ShieldTrack().told(5, 18).told(6, 26)
    assert list(track.contradictions(table(anne, gaat_shield_grades=1))) == []
    assert [issue.id for issue in track.contradictions(table(anne))] == ["track_contradicted"]


@pytest.mark.parametrize(
    ("elite", "column"),
    [("tiss", "shield"), ("aral", "temple"), ("brum", "errants"), ("redwin", "forge"), ("ordo", "talion")],
)
def test_an_elite_cognar_joins_somebody_of_that_order(elite: str, column: str) -> None:
    (issue,) = check(table(player("Anne", elite)))
    assert (issue.id, issue.values) == ("elite_unearned", {"card": elite, "column": column})


def test_one_card_lies_with_one_player() -> None:
    (issue,) = [i for i in check(table(player("Anne", "ordo"), player("Bruno", "ordo"))) if i.id == "card_twice"]
    assert issue.players == ("Anne", "Bruno")


class TestShieldTrack:
    track = ShieldTrack().told(3, 10).told(5, 26)

    @pytest.mark.parametrize(
        ("grades", "printed", "found"),
        [
            pytest.param(3, 10, [], id="as told"),
            pytest.param(4, 18, [], id="between"),
            pytest.param(0, 0, [], id="no shields"),
            pytest.param(0, 12, [], id="a number without shields"),
            pytest.param(3, 11, ["track_contradicted"], id="another number"),
            pytest.param(4, 30, ["track_not_rising"], id="beyond the next one"),
            pytest.param(6, 26, ["track_not_rising"], id="no more than the one before"),
        ],
    )
    def test_what_a_sheet_says(self, grades: int, printed: int, found: list[str]) -> None:
        sheet = table(player(army=Army(shields=grades, printed=printed)))
        assert [issue.id for issue in self.track.contradictions(sheet)] == found

    def test_everybody_s_number_is_looked_at(self) -> None:
        armies = {"Anne": Army(3, 10), "Bruno": Army(5, 27), "Chloé": Army(4, 30)}
        found = self.track.contradictions(table(*(player(name, army=army) for name, army in armies.items())))
        assert [GameVoice("en", "nains").issue(issue) for issue in found] == [
            "Bruno has 27 for 5 shield ranks; so far the board printed 26 there.",
            "Chloé has 30 for 4 shield ranks: the track of the board would not rise.",
        ]

    def test_it_learns_the_numbers_beside_grades(self) -> None:
        armies = {"Anne": Army(4, 18), "Bruno": Army(6, 0), "Chloé": Army(0, 9)}
        learned = self.track.learned(table(*(player(name, army=army) for name, army in armies.items())))
        assert learned.numbers == {3: 10, 4: 18, 5: 26}

    def test_what_is_no_track_is_an_empty_one(self) -> None:
        assert ShieldTrack.read("no track") == ShieldTrack()

    def test_it_knows_only_what_it_was_told(self) -> None:
        assert [self.track.number(grades) for grades in (3, 4, 5)] == [10, None, 26]
        assert self.track.rises
        assert not self.track.told(4, 9).rises


def test_the_game_remembers_the_numbers_beside_the_shields() -> None:
    memory = named("nains").memory
    assert memory
    assert memory() is ShieldTrack
