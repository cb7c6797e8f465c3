"""What no table can hold is warned of, what could be is not, and what is odd is hinted at."""

from typing import Any

import pytest

from scoring.games.nidavellir.sheet import Player
from scoring.vocabulary import Held
from testing.nidavellir_issues import hints, issues, told, warnings
from testing.nidavellir_tables import START, player

#: A dwarf for each turn of a tavern at two players, with one complete line.
EVERY_TURN: dict[str, Any] = {"warrior": (3,), "hunter": 6, "miner": (0,), "blacksmith": 15, "explorer": (5,)}

SPECIAL = (2, 3, 3, 4, 5)
NO_EXCHANGE = (2, 3, 4, 5)


@pytest.mark.parametrize(
    ("anne", "found"),
    [
        pytest.param(player(), [], id="a starting hand"),
        pytest.param(player(coins=()), ["coin_count"], id="no coins at all"),
        pytest.param(player(coins=NO_EXCHANGE), ["coin_count", "exchange_coin_count"], id="four coins"),
        pytest.param(player(coins=(*START, 6)), ["coin_count"], id="six coins"),
        pytest.param(player(coins=(2, 3, 4, 5, 6)), ["exchange_coin_count"], id="no 0"),
        pytest.param(player(coins=(0, 0, 3, 4, 5)), ["exchange_coin_count"], id="two 0s"),
        pytest.param(player(coins=(0, 3, 3, 4, 5)), ["coin_in_hand"], id="two base 3s"),
        pytest.param(player(coins=(0, 2, 2, 4, 5)), ["coin_in_hand"], id="two 2s"),
        pytest.param(player(coins=(0, 4, 5, 5, 5)), [], id="the base 5 and both of the treasury"),
        pytest.param(player(coins=(0, 5, 5, 5, 5)), ["coin_in_hand", "coin_copies"], id="four 5s"),
        pytest.param(player("Anne", "hunting_master", coins=SPECIAL), [], id="the special 3"),
        pytest.param(
            player("Anne", "hunting_master", coins=START), ["exchange_beside_special"], id="the special 3 beside a 0"
        ),
        pytest.param(
            player("Anne", "hunting_master", coins=(2, 4, 5, 6, 7)), ["special_coin_missing"], id="no special 3"
        ),
        pytest.param(player("Anne", "jarnglofi", coins=NO_EXCHANGE), [], id="járnglófi"),
        pytest.param(player("Anne", "jarnglofi", coins=START), ["coin_count", "exchange_coin_kept"], id="0 kept"),
        pytest.param(
            player("Anne", "jarnglofi", "hunting_master", coins=(3, 3, 4, 5)), ["coin_in_hand"], id="special 3 kept"
        ),
        pytest.param(player(coins=(0, 2, 3, 25, 25)), ["coin_copies"], id="two 25s"),
        pytest.param(player(coins=(0, 2, 3, 7, 7)), ["coin_copies"], id="two 7s at two players"),
        pytest.param(
            player("Anne", Held("odroerir", coins=(25,)), coins=(0, 2, 3, 4, 25)),
            ["coin_copies"],
            id="on odroerir",
        ),
        pytest.param(player(warrior=(3, 3, 6, 6, 6, 6)), [], id="all there are"),
        pytest.param(player(warrior=(3, 3, 3)), ["dwarf_copies"], id="a third warrior of 3"),
        pytest.param(player(warrior=(10,)), ["dwarf_copies"], id="a 10 below five players"),
        pytest.param(player(explorer=(12,)), ["dwarf_copies"], id="a 12 below five players"),
        pytest.param(player(hunter=13), ["column_copies"], id="thirteen hunters"),
        pytest.param(player(miner=(0, 0, 0, 0, 0)), ["dwarf_copies"], id="five miners of 0"),
        pytest.param(
            player("Anne", Held("gymir", captured=(5,)), explorer=(5, 5)), ["captured_beyond_box"], id="gymir"
        ),
        pytest.param(player("Anne", Held("gymir", captured=(5,)), explorer=(5,)), [], id="the other 5"),
        pytest.param(player("Anne", Held("skymir", captured=()), hunter=12), ["captured_beyond_box"], id="skymir"),
        pytest.param(
            player("Anne", Held("surt", captured=()), warrior=(3, 3, 4, 4, 5, 5, 6, 6, 6, 6, 7, 7, 8, 8, 9, 9)),
            ["captured_beyond_column"],
            id="surt",
        ),
        pytest.param(player("Anne", "kraal", "kraal"), ["card_twice"], id="two kraals"),
        pytest.param(player("Anne", "special_blacksmith"), ["special_blacksmith_unearned"], id="special blacksmith"),
        pytest.param(player("Anne", "special_blacksmith", "kings_great_armorer"), [], id="earned"),
        pytest.param(player("Anne", Held("gullinbursti", column="miner")), ["gullinbursti_unbrought"], id="the boar"),
        pytest.param(player("Anne", "hreasvelg", Held("gullinbursti", column="miner")), [], id="brought"),
        pytest.param(player("Anne", Held("hildr", notch=1)), ["hildr_beyond_distinctions"], id="hildr"),
        pytest.param(player("Anne", Held("hildr", notch=1), "kings_hand"), [], id="hildr with one"),
        pytest.param(player(hunter=12, blacksmith=13), [], id="24 dwarfs and the pioneer's"),
        pytest.param(player(hunter=12, blacksmith=14), ["dwarfs_beyond_turns"], id="26 dwarfs"),
        pytest.param(player("Anne", "andumia", hunter=12, blacksmith=14), [], id="andumia found one"),
        pytest.param(
            player("Anne", "andumia", hunter=12, explorer=(5, 6, 7), blacksmith=12),
            ["dwarfs_beyond_turns"],
            id="andumia found no second one",
        ),
        pytest.param(player("Anne", "odin", "brisingamens", hunter=12, blacksmith=16), [], id="so may odin"),
        pytest.param(
            player("Anne", "odin", "brisingamens", hunter=13, blacksmith=16),
            ["column_copies", "dwarfs_beyond_turns"],
            id="29 dwarfs",
        ),
    ],
)
def test_one_player(anne: Player, found: list[str]) -> None:
    assert warnings(anne) == found


@pytest.mark.parametrize(
    ("anne", "found"),
    [
        pytest.param(player("Anne", "skaa"), ["heroes_beyond_lines"], id="a hero without a line"),
        pytest.param(player("Anne", "thrud"), [], id="thrud left the line"),
        pytest.param(player("Anne", "thrud", "skaa"), ["heroes_beyond_reasons"], id="skaa without a line"),
        pytest.param(player("Anne", Held("thrivaldi", captured=()), "skaa"), [], id="thrivaldi brought skaa"),
        pytest.param(player("Anne", "thrivaldi", "skaa"), ["heroes_beyond_lines"], id="thrivaldi brought nobody"),
        pytest.param(
            player("Anne", "thor", "frigg", "loki", hunter=9, blacksmith=16),
            ["cards_beyond_taverns"],
            id="25 dwarfs without the pioneer",
        ),
        pytest.param(
            player("Anne", "thor", "frigg", "loki", "pioneer_of_the_kingdom", hunter=9, blacksmith=16),
            [],
            id="the pioneer's",
        ),
        pytest.param(player("Anne", "thor", "frigg", "loki", **EVERY_TURN), [], id="every tavern taken"),
        pytest.param(
            player("Anne", "thor", "frigg", "loki", "holda", "draupnir", **EVERY_TURN), [], id="holda's camp card"
        ),
        pytest.param(
            player("Anne", Held("skymir", captured=()), "thor", "frigg", "loki", **EVERY_TURN),
            [],
            id="a dwarf captured and two cards brought",
        ),
        pytest.param(
            player("Anne", Held("skymir", captured=()), "thor", "frigg", "loki", "freya", **EVERY_TURN),
            ["cards_beyond_taverns"],
            id="a captured dwarf took a tavern",
        ),
        pytest.param(
            player("Anne", "draupnir", "thor", "frigg", "loki", hunter=8, blacksmith=16),
            ["cards_beyond_taverns"],
            id="a camp card took a tavern",
        ),
        pytest.param(
            player("Anne", "brisingamens", Held("gullinbursti", column="miner")),
            ["gullinbursti_unbrought"],
            id="brísingamens discarded hreasvelg",
        ),
        pytest.param(
            player("Anne", "skaa", warrior=(3,), hunter=1, miner=(0,), blacksmith=1, explorer=(5,)), [], id="one line"
        ),
        pytest.param(
            player("Anne", "hreasvelg", "brisingamens", Held("gullinbursti", column="miner")),
            [],
            id="brísingamens beside both",
        ),
        pytest.param(player("Anne", "special_blacksmith", "kings_great_armorer"), [], id="the special blacksmith"),
        pytest.param(player("Anne", "kings_great_armorer"), ["special_blacksmith_missing"], id="special blacksmith"),
        pytest.param(player("Anne", "kings_great_armorer", "brisingamens"), [], id="special blacksmith discarded"),
        pytest.param(player("Anne", "kings_great_armorer", "dagda"), [], id="special blacksmith discarded by dagda"),
        pytest.param(player("Anne", "hreasvelg"), ["gullinbursti_missing"], id="gullinbursti"),
        pytest.param(player("Anne", Held("hildr"), "kings_hand"), ["hildr_below_distinctions"], id="hildr"),
        pytest.param(
            player("Anne", Held("hildr"), "kings_hand", Held("skymir", captured=())), [], id="a hildr drawn by skymir"
        ),
        pytest.param(
            player("Anne", Held("hildr", notch=2), "kings_hand", "crown_jeweler", "pioneer_of_the_kingdom"),
            ["hildr_below_distinctions"],
            id="hildr one notch above three distinctions",
        ),
        pytest.param(player("Anne", Held("sigrdrifa", notch=0)), [], id="sigrdrífa at the top"),
        pytest.param(player("Anne", Held("sigrdrifa", notch=1)), ["sigrdrifa_beyond_heroes"], id="sigrdrífa"),
        pytest.param(player("Anne", "thor", "odin", "freya", "loki"), ["mythology_in_hand"], id="four gods"),
        pytest.param(player("Anne", "thor", "odin", "loki", "freya", Held("skymir", captured=())), [], id="skymir"),
        pytest.param(
            player("Anne", "hourya", warrior=(3,), hunter=1, miner=(0,), blacksmith=1, explorer=(5, 6, 7, 8)),
            ["hourya_explorers"],
            id="hourya beside four",
        ),
        pytest.param(
            player("Anne", "hourya", warrior=(3,), hunter=1, miner=(0,), blacksmith=1, explorer=(5, 6, 7, 8, 9)),
            [],
            id="hourya beside five",
        ),
        pytest.param(
            player(
                "Anne",
                Held("hildr", notch=3),
                "kings_hand",
                "hunting_master",
                "crown_jeweler",
                "pioneer_of_the_kingdom",
                coins=SPECIAL,
            ),
            [],
            id="hildr stops at her last notch",
        ),
        pytest.param(player("Anne", "hofud", "skaa"), ["heroes_beyond_lines"], id="one's own höfud explains nothing"),
    ],
)
def test_a_second_look(anne: Player, found: list[str]) -> None:
    assert warnings(anne) == []
    assert hints(anne) == found


@pytest.mark.parametrize(
    ("anne", "sentences"),
    [
        pytest.param(
            player("Anne", Held("surt", captured=(3,)), warrior=(3, 3, 3, 4, 4, 4)),
            [
                "4 cards of value 3 among the warriors (Anne): at this number of players the box has 2.",
                "3 cards of value 4 among the warriors (Anne): at this number of players the box has 2.",
            ],
            id="two values too often, one of them with the captured dwarf",
        ),
        pytest.param(
            player("Anne", Held("skymir", captured=()), "thor", "frigg", "loki", "freya", "odin"),
            ["Anne has 6 mythology cards: a player takes 5 at most."],
            id="what skymir brings besides",
        ),
    ],
)
def test_a_sentence_says_how_many(anne: Player, sentences: list[str]) -> None:
    assert told(anne) == sentences


def test_odin_finds_nothing_in_the_discards_without_andumia_s_box() -> None:
    anne = player("Anne", "odin", hunter=12, blacksmith=14)
    assert warnings(anne) == []
    assert warnings(anne, expansions=("idavoll",)) == ["dwarfs_beyond_turns"]


def test_the_special_blacksmith_may_come_from_the_discard_pile() -> None:
    finder = player("Anne", "special_blacksmith", "andumia")
    assert warnings(finder, player("Bruno", "kings_great_armorer", "dagda")) == []
    assert warnings(finder) == ["special_blacksmith_unearned"]
    unable = player("Anne", "special_blacksmith")
    assert warnings(unable, player("Bruno", "kings_great_armorer", "dagda")) == ["special_blacksmith_unearned"]


@pytest.mark.parametrize(
    ("dwarfs", "said"),
    [
        pytest.param(18, [], id="as many as the taverns give"),
        pytest.param(19, [("cards_beyond_taverns", 18)], id="one more, as only the explorers' distinction draws"),
        pytest.param(20, [("dwarfs_beyond_turns", 19)], id="more than any hand can have"),
        pytest.param(26, [("dwarfs_beyond_turns", 19)], id="far more"),
    ],
)
def test_of_too_many_dwarfs_one_limit_is_said(dwarfs: int, said: list[tuple[str, int]]) -> None:
    anne = player(hunter=dwarfs - dwarfs // 2, blacksmith=dwarfs // 2)
    found = issues(anne, *(player(name) for name in ("Bruno", "Chloé", "David")), expansions=())
    limits = [issue for issue in found if issue.id in ("cards_beyond_taverns", "dwarfs_beyond_turns")]
    assert [(issue.id, issue.values["most"]) for issue in limits] == said


def test_too_many_dwarfs_of_one_hide_nothing_of_another() -> None:
    anne, bruno = player("Anne", hunter=10, blacksmith=10), player("Bruno", hunter=10, blacksmith=9)
    found = issues(anne, bruno, player("Chloé"), player("David"), expansions=())
    said = {(issue.id, issue.players) for issue in found}
    assert {("dwarfs_beyond_turns", ("Anne",)), ("cards_beyond_taverns", ("Bruno",))} <= said


def test_heroes_beyond_lines_name_what_may_explain_them() -> None:
    heroes = ["dagda", "skaa", "grid", "uline", "astrid"]
    anne = player("Anne", "gjallarhorn", Held("thrivaldi", captured=()), *heroes)
    bruno = player("Bruno", "hofud")
    assert issues(anne, bruno) == ()
    (issue,) = issues(anne, player("Bruno"))
    assert issue.id == "heroes_beyond_reasons"
    assert issue.values == {"heroes": 5, "lines": 0, "cards": ["gjallarhorn", "dagda", "thrivaldi"]}


@pytest.mark.parametrize(
    ("card", "others"),
    [
        pytest.param("gjallarhorn", 1, id="gjallarhorn brings a hero"),
        pytest.param("thrud", 0, id="thrud leaves the line that brought her"),
        pytest.param(Held("ylud", column="miner"), 0, id="so does ylud"),
        pytest.param("dagda", 1, id="dagda discards two grades"),
        pytest.param("bonfur", 0, id="bonfur discards one"),
        pytest.param("brisingamens", 2, id="brísingamens discards two"),
        pytest.param("odin", 1, id="odin gives one hero for another"),
    ],
)
def test_so_many_heroes_beyond_the_lines_are_explained(card: str | Held, others: int) -> None:
    heroes = ["skaa", "grid", "uline"]
    assert hints(player("Anne", card, *heroes[:others])) == []
    assert hints(player("Anne", card, *heroes[: others + 1])) == ["heroes_beyond_reasons"]


def test_another_s_hofud_explains_one_hero() -> None:
    hofud = player("Bruno", "hofud")
    assert hints(player("Anne", "skaa"), hofud) == []
    assert hints(player("Anne", "skaa", "grid"), hofud) == ["heroes_beyond_reasons"]


def test_warnings_come_before_hints() -> None:
    found = issues(player("Anne", "skaa", coins=()), player("Bruno", "skaa"))
    assert [issue.hint for issue in found] == sorted(issue.hint for issue in found)
