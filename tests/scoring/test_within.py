"""What is left of a hand where fewer boxes are played."""

import pytest

from scoring import games
from scoring.games.vedrfolnir.sheet import Pile, Player
from testing.nidavellir_tables import player

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
