"""What all players together hold of a box: copies of cards and coins, turns, cards dealt by the number of players."""

import pytest

from scoring.vocabulary import Held
from testing.nidavellir_issues import issues, warnings
from testing.nidavellir_tables import player
from words import GameVoice


def test_a_copy_too_many_names_each_holder_once() -> None:
    anne, bruno = player("Anne", coins=(0, 2, 3, 25, 25)), player("Bruno", coins=(0, 2, 3, 4, 25))
    (issue,) = issues(anne, bruno)
    assert (issue.id, issue.players) == ("coin_copies", ("Anne", "Bruno"))
    assert issue.values == {"value": 25, "count": 3, "most": 1}
    thrice = [issue for issue in issues(player("Anne", "skaa", "skaa"), player("Bruno", "skaa")) if not issue.hint]
    assert [(issue.players, issue.values["owners"]) for issue in thrice] == [(("Anne", "Bruno"), 2)]


def test_a_card_lies_in_front_of_one_player_only() -> None:
    (issue,) = issues(player("Serge", "kings_hand"), player("Anne", "kings_hand"))
    assert (issue.id, issue.players, issue.values["card"]) == ("card_twice", ("Serge", "Anne"), "kings_hand")
    assert (
        GameVoice("en", "nidavellir")
        .issue(issue)
        .startswith("The King's Hand lies at the same time in front of Serge and Anne")
    )


def test_coins_of_the_treasury_depend_on_the_players() -> None:
    seats = [player(name, coins=(0, 3, 4, 5, 7)) for name in ("Anne", "Bruno", "Chloé")]
    (issue,) = issues(*seats)
    assert (issue.id, issue.values) == ("coin_copies", {"value": 7, "count": 3, "most": 1})
    assert issues(*seats, player("David")) == ()


def test_dwarfs_of_the_box_depend_on_the_players() -> None:
    four = [player(name) for name in ("Anne", "Bruno", "Chloé")] + [player("David", warrior=(10, 10))]
    assert warnings(*four) == ["dwarf_copies"]
    assert warnings(*four, player("Eva", explorer=(12, 12))) == []


def test_copies_name_those_who_hold_them() -> None:
    three = player("Anne", warrior=(3, 3)), player("Bruno", warrior=(3,)), player("Chloé", warrior=(4,))
    (issue,) = issues(*three)
    assert issue.players == ("Anne", "Bruno")


def test_a_giant_that_captured_what_was_there_is_not_accused() -> None:
    anne = player("Anne", Held("gymir", captured=(5,)), explorer=(5, 5))
    found = issues(anne, player("Bruno", Held("gymir", captured=(6,))))
    assert [(issue.id, issue.players) for issue in found] == [
        ("card_twice", ("Anne", "Bruno")),
        ("captured_beyond_box", ("Anne",)),
    ]


def test_turns_are_fewer_from_four_players() -> None:
    others = [player(name) for name in ("Bruno", "Chloé", "David")]
    assert warnings(player(hunter=9, blacksmith=10), *others) == []
    assert warnings(player(hunter=10, blacksmith=10), *others) == ["dwarfs_beyond_turns"]


def test_mythology_cards_are_dealt_by_players() -> None:
    animals = ["durathor", "garm", "nidhogg"]
    gods = ["thor", "odin", "freya", "loki", "frigg"]
    assert warnings(player("Anne", *animals), player("Bruno", *gods, "surt")) == []
    assert warnings(player("Anne", *animals, "surt"), player("Bruno", *gods, "gymir")) == ["mythology_cards"]
    brought = Held("skymir", captured=())
    assert warnings(player("Anne", *animals, "surt"), player("Bruno", *gods, brought)) == []


AGE_2 = ["brisingamens", "mjollnir", "hofud", "hrafnsmerki", "gjallarhorn", "odroerir"]
MERCENARIES_2 = [
    Held("merc2_hunter_blacksmith", column="hunter"),
    Held("merc2_warrior6_miner1", column="miner"),
    Held("merc2_blacksmith_explorer8", column="explorer"),
    Held("merc2_warrior6_hunter", column="hunter"),
    Held("merc2_explorer8_miner1", column="miner"),
    Held("merc2_warrior9_explorer11", column="warrior"),
]


def test_cards_too_many_name_those_who_have_some() -> None:
    animals = ["durathor", "garm", "nidhogg"]
    gods = player("Bruno", "thor", "odin", "freya", "loki", "frigg", "surt", "hrungnir")
    found = [issue for issue in issues(player("Anne", *animals), gods, player("Chloé")) if not issue.hint]
    assert [(issue.players, issue.values) for issue in found] == [(("Anne", "Bruno"), {"count": 10, "most": 9})]
    full = player("Bruno", *[card for card in AGE_2 if card != "brisingamens"], *MERCENARIES_2[:5])
    found = [issue for issue in issues(player("Anne"), full, player("Chloé"), player("David")) if not issue.hint]
    assert [(issue.players, issue.values) for issue in found] == [(("Bruno",), {"age": 2, "count": 10, "most": 9})]


def test_camp_cards_follow_the_taverns_of_an_age() -> None:
    others = [player(name) for name in ("Bruno", "Chloé", "David")]
    rest = [card for card in AGE_2 if card != "brisingamens"]
    assert warnings(player("Anne", *rest, *MERCENARIES_2[:5]), *others) == ["camp_cards"]
    assert warnings(player("Anne", *rest, *MERCENARIES_2[:5], "holda"), *others) == []
    assert warnings(player("Anne", *AGE_2, *MERCENARIES_2[:5]), *others) == []


def test_idavoll_adds_a_turn_to_age_1_of_the_camp() -> None:
    age_1 = ["fafnir_baleygr", "draupnir", "vegvisir", "svalinn", "megingjord", "vidofnir_vedrfolnir"]
    first = [Held(card, column="hunter") for card in ("merc1_hunter_explorer8", "merc1_hunter_miner1")]
    first += [Held("merc1_blacksmith_miner1", column="miner"), Held("merc1_warrior6_blacksmith", column="warrior")]
    four = [player("Anne", *age_1, *first)] + [player(name) for name in ("Bruno", "Chloé", "David")]
    assert warnings(*four) == []
    assert warnings(*four, expansions=("thingvellir",)) == ["camp_cards"]


@pytest.mark.parametrize(
    ("coins", "found"),
    [
        pytest.param((5, 5, 6), [], id="the lowest of the treasury"),
        pytest.param((10,), [], id="both hands hold all lower ones"),
        pytest.param((16,), ["coins_not_low"], id="a lone 16"),
        pytest.param((24, 25), ["coins_not_low"], id="the highest"),
        pytest.param((5, 6, 24), ["coins_not_low"], id="one of them"),
    ],
)
def test_odroerir_bears_low_coins(coins: tuple[int, ...], found: list[str]) -> None:
    anne = player("Anne", Held("odroerir", coins=coins))
    assert [issue.id for issue in issues(anne, player("Bruno")) if issue.id == "coins_not_low"] == found
