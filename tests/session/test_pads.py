"""Every table can be entered by taps; each tap can be undone, and is stored."""

import json
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from scoring import Sheet, check, games, read, score, write
from scoring.games.nains.catalogue import EXCHANGE
from session.counting import CountingSession
from testing.counting import TABLES, begin, offers
from testing.sheet_taps import canonical, empty_sheet, taps
from views.counting.position import BY_PLAYER, cells_of
from words import LANGUAGES, GameVoice

every_game = pytest.mark.parametrize("game", games.names())


def any_sheet(game: str, random: Random) -> Sheet[Any]:
    sheet: Sheet[Any] = import_module(f"testing.{game}_tables").any_sheet(random)
    return sheet


def enter(sheet: Sheet[Any]) -> CountingSession:
    """Enter a whole table, starting from an empty one."""
    counting = begin(empty_sheet(sheet))
    for seat in range(len(sheet.players)):
        for pad, key in taps(sheet, seat):
            counting.go((seat, pad))
            if key.startswith("digit"):
                printed = sheet.players[seat].army.printed
                if counting.sheet.players[seat].army.printed == printed:  # known from another player
                    continue
                if "digit other" in offers(counting):
                    counting.tap(offers(counting)["digit other"])
            counting.tap(offers(counting)[key])
    return counting


class TestEveryTableCanBeTapped:
    @pytest.mark.parametrize("table", TABLES, ids=[table["id"] for table in TABLES])
    def test_from_elsewhere(self, table: dict[str, Any]) -> None:
        sheet = read(json.dumps(table["sheet"]))
        counting = enter(sheet)
        assert canonical(counting.sheet) == canonical(sheet)
        totals = [dict(player.rows) | {"total": player.total} for player in counting.result.players]
        for told, expected in zip(totals, table["expected"], strict=True):
            assert told.items() <= expected.items()

    @pytest.mark.parametrize("seed", range(12))
    @pytest.mark.parametrize("game", ["nains", "vedrfolnir"])
    def test_of_the_other_games(self, game: str, seed: int) -> None:
        sheet = possible(game, Random(seed))
        counting = enter(sheet)
        assert canonical(counting.sheet) == canonical(sheet)
        assert [player.rows for player in counting.result.players] == [player.rows for player in score(sheet).players]


def possible(game: str, random: Random) -> Sheet[Any]:
    """A random table that the boxes can hold, in canonical form."""
    while True:
        sheet = any_sheet(game, random)
        players = tuple(map(_possible, sheet.players))
        sheet = replace(sheet, players=players)
        if not any(issue.id.endswith("copies") for issue in check(sheet)):
            return sheet


def _possible(player: Any) -> Any:
    if hasattr(player, "coins"):  # a printed number needs shields
        army = player.army._replace(shields=player.army.shields + 1, printed=player.army.printed + 1)
        return replace(player, army=army, coins=(*EXCHANGE.coins({held.card for held in player.cards}), 2, 3, 4, 5))
    return replace(player, won=None) if player.rounds else replace(player, won=player.pile)


class TestTaps:
    """Properties of random taps on random tables."""

    @every_game
    @settings(max_examples=15)  # eight taps each
    @given(seed=st.integers(0, 10**6))
    def test_a_sheet_stays_one_and_undo_leads_back(self, game: str, seed: int) -> None:
        random = Random(seed)
        counting = begin(any_sheet(game, random))
        states = []
        for _ in range(8):
            cells = cells_of(counting.sheet, counting.position.order)
            counting.go(random.choice(cells))
            before = counting.sheet, counting.position.cell
            counting.tap(random.choice(list(offers(counting).values())))
            states += [before] if counting.sheet != before[0] else []
            assert read(write(counting.sheet)) == counting.sheet
            assert counting.result == score(counting.sheet)
            assert counting.position.cell in cells_of(counting.sheet, counting.position.order)
        after = counting.sheet
        for sheet, cell in reversed(states):
            assert counting.draft.can_undo
            counting.undo()
            assert (counting.sheet, counting.position.cell) == (sheet, cell)
        assert not counting.draft.can_undo
        while counting.draft.can_redo:
            counting.redo()
        assert counting.sheet == after

    @every_game
    @settings(max_examples=25)
    @given(seed=st.integers(0, 10**6))
    def test_what_was_added_is_taken_away_by_a_tap(self, game: str, seed: int) -> None:
        random = Random(seed)
        counting = begin(empty_sheet(any_sheet(game, random)))
        counting.go(random.choice(cells_of(counting.sheet, BY_PLAYER)))
        position, before = counting.position, counting.sheet
        offer = random.choice(
            [offer for offer in offers(counting).values() if not offer.leads_to and not offer.key.startswith("take")]
        )
        counting.tap(offer)
        counting.go(position.cell)
        again = offers(counting)
        taking = again.get(f"take {offer.key}") or again[offer.key]
        counting.tap(taking)
        # a digit is no card, and Olwyn stays when her double is removed
        if not offer.key.startswith(("digit", "olwyns_double")):
            assert canonical(counting.sheet) == canonical(before)

    @every_game
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_pad_of_any_table_can_be_shown(self, game: str, language: str) -> None:
        random = Random("pads")
        voice = GameVoice(language, game)
        for _ in range(12):
            counting = begin(any_sheet(game, random))
            cells = cells_of(counting.sheet, BY_PLAYER)
            counting.position = replace(counting.position, done=frozenset(cells))
            for cell in cells:
                counting.position = counting.position.at(cell)
                view = counting.view(voice)
                keys = [offer.key for offer in view.pad.offers()]
                assert len(keys) == len(set(keys)), "two offers of one key"
                assert all(offer.label or offer.icon for offer in view.pad.offers())
                assert sum(int(points.replace("−", "-")) for points, _, _ in view.why.steps) == int(
                    view.number.replace("−", "-")
                )
