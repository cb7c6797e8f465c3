"""Every table can be entered by offers alone, in both orders; each tap is one commit, and can be undone."""

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from records.records import Records
from scoring import Sheet, check, read, score, write
from scoring.coins import BASE, Exchange
from scoring.games.nains.catalogue import EXCHANGE as NAINS_EXCHANGE
from scoring.games.nidavellir.catalogue import EXCHANGE as NIDAVELLIR_EXCHANGE
from session.counting import CountingSession
from testing.counting import TABLES, begin, commands, empty_sheet, offers, tap, view
from testing.every_game import any_sheet, dice, every_game
from testing.goals import goals
from views.counting.pads.offer import TRAY, Offer
from views.counting.position import BY_CATEGORY, BY_PLAYER, Cell, cells_of, pads_of, page_at

pytestmark = pytest.mark.many_cases

both_orders = pytest.mark.parametrize("order", [BY_PLAYER, BY_CATEGORY])

#: What the box cannot hold: a chip never enters more than there is.
BEYOND_THE_BOX = ("_copies", "card_twice", "captured_beyond_box", "coin_in_hand", "coin_count", "exchange_coin_count")
EXCHANGES = {"nidavellir": NIDAVELLIR_EXCHANGE, "nains": NAINS_EXCHANGE}


def enter(sheet: Sheet[Any], order: str) -> CountingSession:
    """Enter a whole table, starting from an empty one, in an order of counting."""
    counting = begin(empty_sheet(sheet))
    counting.order(order)
    for number in range(len(getattr(sheet.players[0], "rounds", ()))):
        tap(counting, "new_round" if number else "by_round")
    wanted = list(goals(sheet).items())
    if order == BY_CATEGORY:
        wanted.sort(key=lambda goal: pads_of(sheet).index(goal[0][0][1]))
    for (cell, key), held in wanted:
        while offers(counting, cell)[key].held != held:
            tap(counting, key, cell)
        if key.startswith("shield "):
            enter_printed(counting, cell, sheet.players[cell[0]].army.printed)
    return counting


def enter_printed(counting: CountingSession, cell: Cell, printed: int) -> None:
    """Tap the number beside the shields, unless it is known from another player; another number is taken back."""
    while (entered := counting.sheet.players[cell[0]].army.printed) != printed:
        left = str(printed).removeprefix(str(entered or ""))
        if entered and left == str(printed):
            tap(counting, "digit back", cell)
        else:
            tap(counting, f"digit {left[0]}", cell)


def canonical(sheet: Sheet[Any]) -> Mapping[str, Any]:
    """Content of a sheet in canonical order, for comparison."""
    return {
        player.name: {
            "cards": sorted(
                held._replace(doubles=tuple(sorted(held.doubles))) for held in getattr(player, "cards", ())
            ),
            "coins": sorted(getattr(player, "coins", ())),
            "army": [sorted(part) if isinstance(part, tuple) else part for part in getattr(player, "army", ())],
            "symbols": getattr(player, "symbols", None),
            "piles": [
                [sorted(part) if isinstance(part, tuple) else part for part in pile]
                for pile in (getattr(player, "rounds", ()) or [getattr(player, "pile", ())])
            ],
        }
        for player in sheet.players
    }


def possible(game: str, random: Random) -> Sheet[Any]:
    """A random table that the box can hold, without what no chip tells."""
    while True:
        sheet = any_sheet(game, random)
        sheet = replace(sheet, players=tuple(_possible(player, sheet.game, random) for player in sheet.players))
        if not any(issue.id.endswith(BEYOND_THE_BOX) for issue in check(sheet)):
            return sheet


def _possible(player: Any, game: str, random: Random) -> Any:
    """The player with a hand of coins, a number beside shields only, and one of the two piles."""
    if game not in EXCHANGES:
        return replace(player, won=None) if player.rounds else replace(player, won=player.pile)
    if game == "nains":
        player = replace(
            player, army=player.army._replace(shields=player.army.shields + 1, printed=player.army.printed + 1)
        )
    else:  # in a box for two, hardly any eight dwarfs of a column are there
        army = type(player.army)(*(column[: random.randint(0, 2)] for column in player.army))
        player = replace(player, army=army, cards=tuple(held._replace(coins=()) for held in player.cards))
    return replace(player, coins=_coins(player, EXCHANGES[game], random))


def _coins(player: Any, exchange: Exchange, random: Random) -> tuple[int, ...]:
    """A hand as at the beginning, at times without some of its coins, the exchange coin too."""
    coins = (*exchange.coins({held.card for held in player.cards}), *BASE[1:])
    return tuple(coin for coin in coins if random.random() < 0.8)


class TestEveryTableCanBeEntered:
    @both_orders
    @pytest.mark.parametrize("table", TABLES, ids=[table["id"] for table in TABLES])
    def test_from_elsewhere(self, table: dict[str, Any], order: str) -> None:
        sheet = read(json.dumps(table["sheet"]))
        counting = enter(sheet, order)
        assert canonical(counting.sheet) == canonical(sheet)
        totals = [dict(player.rows) | {"total": player.total} for player in counting.result.players]
        for told, expected in zip(totals, table["expected"], strict=True):
            assert told.items() <= expected.items()

    @both_orders
    @every_game
    @settings(max_examples=10)
    @given(dice=dice)
    def test_that_the_box_can_hold(self, game: str, dice: Random, order: str) -> None:
        sheet = possible(game, dice)
        counting = enter(sheet, order)
        assert canonical(counting.sheet) == canonical(sheet)
        assert [player.rows for player in counting.result.players] == [player.rows for player in score(sheet).players]


class TestTaps:
    """Properties of random taps on random tables."""

    @every_game
    @settings(max_examples=15)  # eight taps each
    @given(dice=dice)
    def test_a_sheet_stays_one_and_undo_and_redo_lead_to_the_section(self, game: str, dice: Random) -> None:
        counting = begin(any_sheet(game, dice))
        counting.order(dice.choice((BY_PLAYER, BY_CATEGORY)))
        before, after = [], []
        for _ in range(8):
            counting.go(dice.choice(cells_of(counting.sheet, counting.position.order)))
            cell = dice.choice(page_at(counting.sheet, counting.position))
            everything = [*offers(counting, cell).values(), *commands(counting).values()]
            was, pads = counting.sheet, pads_of(counting.sheet)
            counting.tap(cell, dice.choice(everything))
            if counting.sheet != was:
                before.append((was, cell))
                there = cell if pads_of(counting.sheet) == pads else counting.position.cell
                after.append((counting.sheet, there))
            assert read(write(counting.sheet)) == counting.sheet
            assert counting.result == score(counting.sheet)
            assert counting.position.cell in cells_of(counting.sheet, counting.position.order)
        for seen in reversed(before):
            assert counting.draft.can_undo
            counting.undo()
            assert (counting.sheet, counting.position.cell) == seen
        assert not counting.draft.can_undo
        for seen in after:
            counting.redo()
            assert (counting.sheet, counting.position.cell) == seen
        assert not counting.draft.can_redo

    @every_game
    @given(dice=dice)
    def test_a_tap_is_one_commit_with_its_position(self, game: str, dice: Random) -> None:
        counting = begin(any_sheet(game, dice))
        cell = dice.choice(page_at(counting.sheet, counting.position))
        everything = [*offers(counting, cell).values(), *commands(counting).values()]
        statements: list[str] = []
        counting.records._file.set_trace_callback(statements.append)
        before = counting.sheet
        counting.tap(cell, dice.choice(everything))
        assert statements.count("COMMIT") == (counting.sheet != before)
        if counting.sheet != before:
            again = reopened(counting.records)
            assert (again.sheet, again.position, again.position.of) == (
                counting.sheet,
                counting.position,
                counting.position.of,
            )

    @every_game
    @settings(max_examples=25)
    @given(dice=dice)
    def test_what_was_added_is_taken_away(self, game: str, dice: Random) -> None:
        """By the same chip: one card or number at once, one of several values once there is no more of it."""
        counting = begin(empty_sheet(any_sheet(game, dice)))
        cell = dice.choice(cells_of(counting.sheet, BY_PLAYER))
        before, seen = counting.sheet, 0
        # a digit is no card, and Olwyn stays when her double is removed
        found = [key for key in offers(counting, cell) if not key.startswith(("digit", "olwyns_double"))]
        key = dice.choice(found)
        counting.tap(cell, offers(counting, cell)[key])
        while held := offers(counting, cell)[key].held:
            assert held > seen, "as many as there are, then none"
            seen = held
            counting.tap(cell, offers(counting, cell)[key])
            if f"take {key}" in offers(counting, cell):  # the box may hold any number
                for _ in range(held + 1):
                    counting.tap(cell, offers(counting, cell)[f"take {key}"])
                break
        assert canonical(counting.sheet) == canonical(before)

    @every_game
    @given(dice=dice)
    def test_a_tap_changes_no_other_chip(self, game: str, dice: Random) -> None:
        """All chips stay, in their order and with their labels; only what a card asks comes and goes with the card."""
        counting = begin(possible(game, dice))
        cells = page_at(counting.sheet, counting.position)
        cell = dice.choice(cells)
        offer = dice.choice(list(offers(counting, cell).values()))
        before = {each: chips(counting, each) for each in cells}
        counting.tap(cell, offer)
        for each in cells:
            after = dict(chips(counting, each))
            about = [key for key, _ in before[each] if key in after]
            assert [(key, after[key]) for key in about] == [chip for chip in before[each] if chip[0] in about]
            gone = {key for key, _ in before[each]} - after.keys()
            assert all(key.startswith((f"{offer.card} ", "digit")) for key in gone), f"{gone} of the card that left"


def chips(counting: CountingSession, cell: tuple[int, str]) -> list[tuple[str, tuple[object, ...]]]:
    """What never changes of the chips of a section, in their order, by key; without trays."""
    groups = next(section.pad.groups for section in view(counting).sections if section.cell == cell)
    there = [offer for group in groups if group.look != TRAY for offer in group.offers]
    return [(offer.key, look(offer)) for offer in there]


def look(offer: Offer) -> tuple[object, ...]:
    return offer.label, offer.icon, offer.colour, offer.card


def reopened(records: Records) -> CountingSession:
    return CountingSession(records, records.drafts()[0])


@every_game
@given(dice=dice, language=some.sampled_from(["fr", "en"]))
def test_every_page_of_any_table_can_be_shown(game: str, dice: Random, language: str) -> None:
    counting = begin(any_sheet(game, dice))
    counting.order(dice.choice((BY_PLAYER, BY_CATEGORY)))
    counting.position = replace(counting.position, done=frozenset(cells_of(counting.sheet, BY_PLAYER)))
    counting.go(dice.choice(cells_of(counting.sheet, BY_PLAYER)))
    page = view(counting, language)
    assert [section.cell for section in page.sections] == page_at(counting.sheet, counting.position)
    for section in page.sections:
        keys = Counter(offer.key for offer in section.pad.offers())
        assert max(keys.values()) == 1, "two offers of one key"
        assert all(offer.label or offer.icon for offer in section.pad.offers())
