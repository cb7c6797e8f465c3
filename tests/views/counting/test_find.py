"""A card is found by its name, a pad by the row that it counts."""

from dataclasses import replace

import pytest

from scoring.games.nains.track import ShieldTrack
from testing.reference import PADS, REFERENCE, table
from views.counting.find import MOST, find
from views.counting.position import Position, pad_of_row
from words import GameVoice


class TestRows:
    @pytest.mark.parametrize(
        ("row", "pad"), [("temple", "temple"), ("mercenaries", "cognars"), ("malt", "symbols"), ("coins", "coins")]
    )
    def test_every_row_has_its_pad(self, row: str, pad: str) -> None:
        sheet = table('"game": "nains", "players": [{"name": "A"}, {"name": "B"}]')
        assert pad_of_row(sheet, row) == pad


class TestFind:
    def found(self, text: str, language: str = "fr") -> list[str]:
        sheet = replace(REFERENCE, expansions=("thingvellir", "idavoll"))
        voice = GameVoice(language, "nidavellir")
        return [card.offer.key for card in find(sheet, Position(0, "coins"), text, voice, ShieldTrack())]

    @pytest.mark.parametrize(
        ("text", "first"),
        [
            pytest.param("mjollnir", "mjollnir", id="without accents"),
            pytest.param("HÖFUD", "hofud", id="in capitals"),
            pytest.param("king's hand", "kings_hand", id="the other language"),
            pytest.param("main roi", "kings_hand", id="some words"),
            pytest.param("ymir", "dwerg_ymir", id="a part of a name"),
            pytest.param("krall", "kraal", id="a slip of the finger"),
        ],
    )
    def test_a_card_by_its_name(self, text: str, first: str) -> None:
        assert self.found(text)[0] == first

    def test_nothing_typed_finds_nothing(self) -> None:
        assert self.found("  ") == []
        assert self.found("xyzzy") == []

    def test_a_card_of_several_columns_is_found_in_each(self) -> None:
        assert self.found("ylud") == [f"ylud {column}" for column in PADS[:5]]
        assert len(self.found("a")) == MOST
