"""What a hold tells of a chip: what it adds right now, and the rules behind its section."""

from random import Random
from typing import Any

import pytest
from hypothesis import given

from referee.rulebook import entries
from scoring import Sheet, score
from testing.counting import begin
from testing.every_game import any_sheet, dice, every_game
from testing.reference import REFERENCE
from testing.tables import VEDRFOLNIR, sheet, table
from views.counting.chip_worth import ChipWorth, present
from views.counting.position import BY_PLAYER, Cell, cells_of, pad_at
from words import LANGUAGES, GameVoice


def worth(at: Sheet[Any], cell: Cell, key: str) -> ChipWorth:
    voice = GameVoice("en", at.game)
    offer = next(offer for offer in pad_at(at, cell, voice, None).offers() if offer.key == key)
    return present(at, cell, offer, voice, None)


@pytest.mark.parametrize(
    ("key", "sentences"),
    [
        pytest.param(
            "warrior 5", ("Counted already: 22 points instead of 17 (+5).", "4 ranks instead of 3."), id="a card held"
        ),
        pytest.param("warrior 9", ("With a tap: 31 points instead of 22 (+9).", "5 ranks instead of 4."), id="another"),
        pytest.param(
            "hunter 4", ("With a tap: 16 points instead of 9 (+7).", "4 ranks instead of 3."), id="a number of cards"
        ),
        pytest.param(
            "hunter 3", ("Counted already: 9 points instead of 0 (+9).", "3 ranks instead of 0."), id="the number held"
        ),
        pytest.param(
            "blacksmith 2", ("With a tap: 7 points instead of 18 (−11).", "2 ranks instead of 4."), id="a lower number"
        ),
        pytest.param("coin 11", ("With a tap: 48 points instead of 37 (+11).",), id="a coin"),
        pytest.param(
            "explorer 7", ("Counted already: 49 points instead of 40 (+9).",), id="one that a hero counts too"
        ),
    ],
)
def test_what_a_chip_adds_to_its_section(key: str, sentences: tuple[str, ...]) -> None:
    assert worth(REFERENCE, (0, key.split()[0].replace("coin", "coins")), key).sentences == sentences


def test_what_changes_elsewhere_is_told_with_all_totals() -> None:
    told = worth(REFERENCE, (1, "warrior"), "kraal")
    assert told.sentences == (
        "With a tap: 61 points instead of 36 (+25).",
        "7 ranks instead of 5.",
        "On the totals: Bruno +25 and Chloé −19.",
    )
    assert told.why.title == "Bruno · Warriors · Kraal"
    assert {"nidavellir.warriors", "nidavellir.warriors.majority"} < {rule for _, _, rule in told.why.steps}
    assert worth(REFERENCE, (2, "coins"), "coin 25").sentences[1:] == ("On the totals: Chloé +37.",)


def test_points_that_stay_are_told_as_such() -> None:
    told = worth(REFERENCE, (0, "hunter"), "hunting_master")
    assert told.sentences == ("With a tap: still 9 points.", "On the totals: Anne +3.")


def test_of_a_whole_pile_only_the_kind_is_explained() -> None:
    told = worth(sheet(VEDRFOLNIR), (0, "pile"), "thor 2")
    assert told.why.title == "Astrid · Won pile · Thor 2"
    assert told.why.rows == ("thor",)


def test_an_answer_that_is_chosen_already_changes_nothing() -> None:
    told = worth(table("both-016"), (2, "mythology"), "gymir 10")
    assert told.sentences == ()
    assert told.why.steps


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
@given(dice=dice)
def test_every_chip_tells_what_a_tap_on_it_changes(game: str, language: str, dice: Random) -> None:
    at, voice = any_sheet(game, dice), GameVoice(language, game)
    cell, track = dice.choice(cells_of(at, BY_PLAYER)), begin(at).track
    offer = dice.choice([*pad_at(at, cell, voice, track).offers()])
    told, tapped = present(at, cell, offer, voice, track), offer.edit(at)
    assert bool(told.sentences) == (tapped != at)
    shown = sum(int(points.replace("−", "-")) for points, _, _ in told.why.steps)
    scored = [score(one).players[cell[0]].rows for one in (at, tapped)]
    assert shown in [sum(rows.get(row, 0) for row in told.why.rows) for rows in scored]
    assert all(rule in entries() for _, _, rule in told.why.steps if rule)
