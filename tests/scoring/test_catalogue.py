"""The catalogue is what the boxes print, and each card is told by both languages."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from scoring.cards.idavoll import DEALT
from scoring.cards.nidavellir import ADDED_PER_AGE_AT_FIVE, COLUMNS, DWARFS_PER_AGE, REMOVED_COINS
from scoring.coins import BASE, TREASURY
from scoring.games.nidavellir.catalogue import BOXES, CARDS, DWARFS
from scoring.games.nidavellir.count import ROW_OF
from scoring.vocabulary import Captures, Card, CoinsOnIt, Doubles, PerGrade, StandsIn, Together, Track, ZeroPairs

FACTS: dict[str, Any] = json.loads((Path(__file__).parent.parent / "evidence/nidavellir-facts.json").read_text("utf-8"))
THING, IDA = FACTS["thingvellir"], FACTS["idavoll"]


def grades(printed: list[int | None]) -> tuple[int, ...]:
    """A pointless grade counts as 0."""
    return tuple(value or 0 for value in printed)


def ids(cards: list[dict[str, Any]]) -> list[Any]:
    return [pytest.param(card, id=card["id"]) for card in cards]


def test_ids_are_unique() -> None:
    every = [card.id for boxes in BOXES.values() for box in boxes for card in box.cards]
    assert len(every) == len(set(every)) == len(CARDS)


@pytest.mark.parametrize("box", [box for boxes in BOXES.values() for box in boxes], ids=lambda box: box.name)
def test_a_box_holds_what_it_prints(box: Any) -> None:
    assert Counter(card.kind for card in box.cards) == box.printed


@pytest.mark.parametrize("hero", ids(FACTS["heroes_base"] + THING["heroes"]))
def test_heroes(hero: dict[str, Any]) -> None:
    card = CARDS[hero["id"]]
    assert card.kind == "hero"
    assert card.column == (None if hero["class"] == "neutral" else hero["class"])
    assert card.grades == grades(hero["grades"])
    if hero["fixed_points"] is not None:
        assert (card.points, card.gives) == (hero["fixed_points"], None)
    else:
        assert card.points == 0


@pytest.mark.parametrize("artefact", ids(THING["artefacts"]))
def test_artefacts(artefact: dict[str, Any]) -> None:
    card = CARDS[artefact["id"]]
    assert (card.kind, card.age) == ("artefact", artefact["age"])
    assert card.points == (artefact["fixed_points"] or 0)


@pytest.mark.parametrize("mercenary", ids(THING["mercenaries"]))
def test_mercenaries(mercenary: dict[str, Any]) -> None:
    card = CARDS[mercenary["id"]]
    assert card.age == mercenary["age"]
    assert isinstance(card.asks, StandsIn)
    assert card.asks.columns == {column: grades([points]) for column, points in mercenary["choices"].items()}


@pytest.mark.parametrize("animal", ids(IDA["animals"]))
def test_animals(animal: dict[str, Any]) -> None:
    card = CARDS[animal["id"]]
    assert (card.column, card.grades) == (animal["class"], grades(animal["grades"]))


@pytest.mark.parametrize("god", ids(IDA["gods"]))
def test_gods(god: dict[str, Any]) -> None:
    assert CARDS[god["id"]] == Card(god["id"], "god", points=god["points"])


@pytest.mark.parametrize("giant", ids(IDA["giants"]))
def test_giants(giant: dict[str, Any]) -> None:
    asks = CARDS[giant["id"]].asks
    assert isinstance(asks, Captures)
    assert asks.column == giant["captures"]
    printed = {value for value in DWARFS[5][asks.column] if asks.column not in ("hunter", "blacksmith")}
    assert set(asks.points) == printed


@pytest.mark.parametrize("valkyrie", ids(IDA["valkyries"]))
def test_valkyries(valkyrie: dict[str, Any]) -> None:
    assert CARDS[valkyrie["id"]].asks == Track(tuple(valkyrie["track"]))


@pytest.mark.parametrize("distinction", ids(FACTS["distinctions"]))
def test_distinctions(distinction: dict[str, Any]) -> None:
    points = FACTS["gem6_points"] if distinction["id"] == "crown_jeweler" else 0
    assert CARDS[distinction["id"]] == Card(distinction["id"], "distinction", points=points)


def test_cards_apart() -> None:
    special = FACTS["special_blacksmith"]
    assert CARDS[special["id"]].grades == grades(special["grades"])
    boar = CARDS["gullinbursti"].asks
    assert isinstance(boar, StandsIn)
    assert boar.columns == {c: grades([p]) for c, p in IDA["gullinbursti"]["grades_by_column"].items()}
    doubles = CARDS["olwyn"].asks
    assert isinstance(doubles, Doubles)
    assert doubles.columns == {c: grades([p]) for c, p in THING["olwyn_doubles"]["grades_by_column"].items()}
    assert doubles.most == THING["olwyn_doubles"]["count"]
    brothers = {card.gives for card in CARDS.values() if isinstance(card.gives, Together)}
    assert brothers == {Together("dwerg", (13, 40, 81, 108, 135))}


@pytest.mark.parametrize("card", CARDS.values(), ids=CARDS)
def test_a_card_says_nothing_that_the_count_does_not_read(card: Card) -> None:
    """Each card is written in one of the ways that the interpreter knows, so that no number of it is lost."""
    stands, asks, gives = bool(card.column), card.asks, card.gives
    assert stands == bool(card.grades), "a column and its grades go together"
    if stands:
        assert (card.points, asks) == (0, None), "a card in a column has its points in its grades"
        known = {"warrior": PerGrade, "explorer": PerGrade, "miner": ZeroPairs}
        assert gives is None or (isinstance(gives, known.get(str(card.column), ())))
    elif isinstance(asks, StandsIn):
        assert (card.points, gives) == (0, None), "a card that chooses has its points in the columns"
    else:
        assert card.kind in ROW_OF, "a card outside the columns has a row"
        ways = [bool(card.points), gives is not None, isinstance(asks, Track | CoinsOnIt)]
        assert sum(ways) <= 1, "a card outside the columns scores in one way"


def test_every_card_of_the_facts_is_there() -> None:
    listed = [*FACTS["heroes_base"], *FACTS["distinctions"], FACTS["special_blacksmith"], IDA["gullinbursti"]]
    listed += [card for group in ("heroes", "artefacts", "mercenaries", "promos") for card in THING[group]]
    listed += [card for group in ("animals", "gods", "giants", "valkyries") for card in IDA[group]]
    assert {card["id"] for card in listed} <= CARDS.keys()


def test_dwarfs() -> None:
    facts = FACTS["dwarfs"]
    assert {c: grades(v) for c, v in facts["per_age_2to4"].items()} == DWARFS_PER_AGE
    assert {c: grades(v) for c, v in facts["added_per_age_at_5"].items()} == ADDED_PER_AGE_AT_FIVE
    for players, named in ((2, "2to4"), (3, "2to4"), (4, "2to4"), (5, "5")):
        assert {c: DWARFS[players][c].total() for c in COLUMNS} == FACTS["dwarfs_totals"][named]
    # the 87 dwarf cards of the rulebook: these and the special blacksmith
    assert sum(DWARFS[5][column].total() for column in COLUMNS) + 1 == 87


def test_coins() -> None:
    coins = FACTS["coins"]
    assert list(BASE) == coins["base_per_player"]
    assert {str(value): copies for value, copies in TREASURY.items()} == coins["treasury_4_5p"]
    assert sum(TREASURY.values()) == 34
    for players in (2, 3):
        left = {str(value): copies - REMOVED_COINS[players].get(value, 0) for value, copies in TREASURY.items()}
        assert left == coins["treasury_2_3p"]
    assert not REMOVED_COINS[4] | REMOVED_COINS[5]


def test_mythology_cards_dealt() -> None:
    assert {str(players): dealt for players, dealt in DEALT.items()} == IDA["cards_in_play"]
