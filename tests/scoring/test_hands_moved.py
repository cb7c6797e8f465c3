"""What is left of a hand where fewer boxes are played, and how a hand is laid on another table."""

from dataclasses import replace

import pytest

from scoring import games
from scoring.games.vedrfolnir.sheet import Pile, Player
from scoring.sheet import Sheet
from testing.nidavellir_tables import player, table

within = games.named("nidavellir").within
of_boxes = games.named("vedrfolnir").within


def test_cards_of_a_box_leave_with_it() -> None:
    hand = player("Anne", "kraal", "fafnir_baleygr", "thor", "merc1_warrior6_blacksmith", warrior=(3, 5))
    assert [held.card for held in within(hand, ("thingvellir", "idavoll")).cards] == [held.card for held in hand.cards]
    assert within(hand, ("thingvellir", "idavoll")) == hand
    assert [held.card for held in within(hand, ("idavoll",)).cards] == ["kraal", "thor"]
    alone = within(hand, ())
    assert (alone.name, alone.army, [held.card for held in alone.cards]) == ("Anne", hand.army, ["kraal"])


@pytest.mark.parametrize(
    ("card", "coins", "left"),
    [
        pytest.param("jarnglofi", (2, 9), (0, 2, 9), id="the coin that was given up comes back"),
        pytest.param("hunting_master", (2, 3, 9), (2, 3, 9), id="what the base game gave stays"),
        pytest.param("draupnir", (0, 2, 9), (0, 2, 9), id="no coin hung on it"),
    ],
)
def test_the_exchange_coin_follows_the_cards(card: str, coins: tuple[int, ...], left: tuple[int, ...]) -> None:
    assert within(player("Anne", card, coins=coins), ()).coins == left


def test_coins_that_were_changed_by_hand_stay() -> None:
    assert within(player("Anne", "draupnir", coins=(9, 2)), ()).coins == (9, 2)


PILE, BASE_PILE = Pile(odin=(3,), thor=(2,), tyr=(2,), surtr=(1,), freyja=2), Pile(odin=(3,), thor=(2,))


@pytest.mark.parametrize(
    ("boxes", "left"),
    [
        pytest.param(("spring", "winter"), PILE, id="both"),
        pytest.param(("spring",), PILE._replace(surtr=()), id="Spring"),
        pytest.param(("winter",), BASE_PILE._replace(surtr=(1,)), id="Winter"),
        pytest.param((), BASE_PILE, id="none"),
    ],
)
def test_won_cards_of_a_box_leave_with_it(boxes: tuple[str, ...], left: Pile) -> None:
    assert of_boxes(Player("Anne", won=PILE), boxes) == Player("Anne", won=left)
    assert of_boxes(Player("Anne", rounds=(PILE, PILE)), boxes) == Player("Anne", rounds=(left, left))


def test_a_hand_takes_the_place_of_one() -> None:
    anne, bruno, other = player("Anne", hunter=3), player("Bruno", hunter=4), player("Anne", warrior=(3,))
    assert games.named("nidavellir").lay(table(anne, bruno), 0, other).players == (other, bruno)
    assert games.named("nidavellir").lay(table(anne, bruno), 1, other).players == (anne, other)


ONE, TWO = Pile(odin=(1,)), Pile(odin=(2,), freyja=1)
BOTH = Pile(odin=(1, 2), freyja=1)
NONE = Pile()


def piled(name: str, won: Pile | None) -> Player:
    return Player(name, won=won)


def by_round(name: str, *rounds: Pile) -> Player:
    return Player(name, rounds=rounds)


@pytest.mark.parametrize(
    ("seats", "laid", "after"),
    [
        pytest.param([piled("Anne", None), piled("Bruno", TWO)], piled("Anne", ONE), [piled("Anne", ONE)], id="a pile"),
        pytest.param(
            [piled("Anne", ONE), piled("Bruno", TWO)], piled("Anne", None), [piled("Anne", None)], id="nothing"
        ),
        pytest.param(
            [piled("Anne", ONE), piled("Bruno", TWO)],
            by_round("Anne", ONE, TWO),
            [piled("Anne", BOTH)],
            id="collectes where piles are counted",
        ),
        pytest.param(
            [by_round("Anne", NONE), by_round("Bruno", TWO)],
            piled("Anne", ONE),
            [by_round("Anne", ONE)],
            id="a pile where collectes are counted",
        ),
        pytest.param(
            [by_round("Anne", NONE, ONE), by_round("Bruno", TWO, ONE)],
            piled("Anne", BOTH),
            [by_round("Anne", BOTH, NONE)],
            id="a pile among two collectes",
        ),
        pytest.param(
            [by_round("Anne", NONE), by_round("Bruno", TWO)],
            by_round("Anne", ONE, NONE, TWO),
            [by_round("Anne", ONE, NONE, TWO), by_round("Bruno", TWO, NONE, NONE)],
            id="more collectes than here",
        ),
        pytest.param(
            [by_round("Anne", NONE, NONE, ONE), by_round("Bruno", TWO, NONE, NONE)],
            by_round("Anne", ONE),
            [by_round("Anne", ONE, NONE, NONE)],
            id="fewer collectes than here",
        ),
    ],
)
def test_won_cards_are_laid_as_the_table_counts(seats: list[Player], laid: Player, after: list[Player]) -> None:
    sheet = Sheet("vedrfolnir", tuple(seats), ("spring",))
    expected = (*after, *seats[len(after) :])
    assert games.named("vedrfolnir").lay(sheet, 0, laid).players == expected
    turned = replace(sheet, players=sheet.players[::-1])
    assert games.named("vedrfolnir").lay(turned, 1, laid).players == expected[::-1]
