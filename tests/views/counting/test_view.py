"""The page of a hand, of a category and of a round: sections, tabs, the whole table, the gold button."""

import json
from collections import Counter
from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from scoring import read, score
from session.counting import CountingSession
from testing.counting import TABLES, begin, empty_sheet, offers, tap, view
from testing.every_game import any_sheet, dice, every_game
from testing.names import TWO
from testing.reference import PADS, REFERENCE
from testing.voices import LONG
from views.counting.position import BY_CATEGORY, BY_PLAYER, cards_of, cells_of
from views.counting.view import why_of
from views.new_table.form import Form
from words import LANGUAGES, GameVoice

BOXES = replace(REFERENCE, expansions=("thingvellir", "idavoll"))
EMPTY = empty_sheet(REFERENCE)


class TestHand:
    def test_everything_of_a_player_on_one_page(self) -> None:
        page = view(begin(REFERENCE))
        assert (page.title, page.cards) == ("Anne", "18 of 18 cards")
        assert {section.title: section.number for section in page.sections} == {
            "Warriors": "22",
            "Hunters": "9",
            "Miners": "9",
            "Blacksmiths": "18",
            "Explorers": "49",
            "Heroes": "30",
            "Coins": "37",
        }
        assert [section.icon for section in page.sections] == list(PADS)
        assert not any(section.name for section in page.sections), "icons name the categories"

    def test_the_boxes_have_sections_of_their_own(self) -> None:
        assert [section.icon for section in view(begin(BOXES)).sections] == [*PADS[:6], "camp", "mythology", "coins"]

    def test_idavoll_deals_three_cards_more(self) -> None:
        """In the turns of the Dancing Dragon; without them most hands would have more cards than were dealt."""
        assert view(begin(BOXES)).cards == "18 of 21 cards"
        sheets = [read(json.dumps(table["sheet"])) for table in TABLES]
        cards = [found for sheet in sheets for seat in range(len(sheet.players)) if (found := cards_of(sheet, seat))]
        assert sum(found.counted > found.dealt for found in cards) < len(cards) / 5

    def test_the_tabs_are_the_players(self) -> None:
        counting = begin(REFERENCE)
        counting.next()
        tabs = view(counting).tabs
        assert [(tab.title, tab.number, tab.current, tab.done) for tab in tabs] == [
            ("Anne", "174", False, True),
            ("Bruno", "161", True, False),
            ("Chloé", "184", False, False),
            ("David", "170", False, False),
        ]
        assert [tab.cell for tab in tabs] == [(seat, "warrior") for seat in range(4)]

    def test_only_numbers_of_dwarfs_are_explained(self) -> None:
        sections = view(begin(REFERENCE)).sections
        assert [section.icon for section in sections if section.hint] == ["hunter", "blacksmith"]
        assert sections[1].hint == "number of dwarf cards"

    def test_the_whole_table_beside_it(self) -> None:
        counting = begin(REFERENCE)
        counting.go((2, "coins"))
        names, *rows, totals = view(counting).table
        assert names.texts == ("Anne", "Bruno", "Chloé", "David")
        assert [row.icon for row in rows] == list(PADS)
        assert (totals.icon, totals.texts) == ("trophy", ("174", "161", "184", "170"))
        assert rows[0].cells == tuple((seat, "warrior") for seat in range(4))
        assert names.cells == totals.cells == tuple((seat, "warrior") for seat in range(4))

    def test_long_names_are_cut(self) -> None:
        anne, *others = REFERENCE.players
        page = view(begin(replace(REFERENCE, players=(others[0], replace(anne, name=LONG)))))
        assert (page.tabs[1].title, page.next) == ("Maximilie…", "Maximilienne-…")
        assert page.table[0].texts[1] == "Maximi…"


class TestCategory:
    def test_a_section_a_player(self) -> None:
        counting = begin(REFERENCE)
        counting.order(BY_CATEGORY)
        counting.go((1, "hunter"))
        page = view(counting)
        assert (page.title, page.cards, page.cell) == ("Hunters", "", (1, "hunter"))
        assert [(section.title, section.name) for section in page.sections] == [
            (name, name) for name in ("Anne", "Bruno", "Chloé", "David")
        ]
        assert [(tab.icon, tab.number) for tab in page.tabs] == [(pad, "") for pad in PADS]
        assert [tab.current for tab in page.tabs] == [pad == "hunter" for pad in PADS]
        assert page.table[0].cells[3] == (3, "hunter")


class TestNumbers:
    @every_game
    @pytest.mark.parametrize("language", LANGUAGES)
    @given(dice=dice)
    def test_every_number_is_the_sum_of_its_why_and_all_make_the_total(
        self, game: str, language: str, dice: Random
    ) -> None:
        sheet, voice = any_sheet(game, dice), GameVoice(language, game)
        result, counting = score(sheet), begin(sheet)
        counting.order(dice.choice((BY_PLAYER, BY_CATEGORY)))
        counting.go(dice.choice(cells_of(sheet, BY_PLAYER)))
        for section in view(counting, language).sections:
            why = why_of(sheet, section.cell, voice, result)
            assert sum(number(points) for points, _, _ in why.steps) == number(section.number)
            assert why.title.startswith(sheet.players[section.cell[0]].name)
        *rows, totals = view(counting, language).table[1:]
        if sheet.game != "vedrfolnir":  # whose pages all count for the whole pile
            for seat, total in enumerate(totals.texts):
                assert sum(number(row.texts[seat]) for row in rows) == number(total)


def number(text: str) -> int:
    return int(text.replace("−", "-"))


def shield_title(counting: CountingSession) -> str:
    return view(counting).sections[0].pad.groups[-1].title


class TestOffers:
    def test_a_card_that_another_has_is_theirs(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "kraal", (1, "warrior"))
        tap(counting, "ylud miner", (1, "miner"))
        kraal = offers(counting, (0, "warrior"))["kraal"]
        assert (kraal.gone, kraal.note, kraal.held, kraal.card) == (True, "Bruno", 0, "kraal")
        assert offers(counting, (0, "hunter"))["ylud hunter"].note == "Bruno"

    def test_a_card_that_stands_elsewhere_says_where(self) -> None:
        counting = begin(EMPTY)
        tap(counting, "ylud miner")
        assert offers(counting, (0, "hunter"))["ylud hunter"].note == "→ Miners"
        tap(counting, "ylud hunter")
        assert [held.column for held in counting.sheet.players[0].cards] == ["hunter"]

    @pytest.mark.parametrize(("giant", "note"), [("surt", "whichever"), ("thrivaldi", "")])
    def test_a_giant_says_where_it_does_not_matter_which_card_it_captured(self, giant: str, note: str) -> None:
        counting = begin(replace(EMPTY, expansions=("idavoll",)))
        tap(counting, giant, (0, "mythology"))
        asked = offers(counting, (0, "mythology"))
        assert {key: offer.note for key, offer in asked.items() if key.startswith(f"{giant} ") and offer.note} == (
            {f"{giant} something": note} if note else {}
        )

    def test_the_number_of_a_shield_is_asked_for_once_it_has_ranks(self) -> None:
        counting = begin(Form("nains", players=TWO).sheet())
        titles = [shield_title(counting)]
        for key in ("shield 5", "digit 3"):
            tap(counting, key)
            titles.append(shield_title(counting))
        assert titles == ["On the board, rank 0: 0", "On the board, rank 5: ?", "On the board, rank 5: 3"]

    def test_a_double_of_olwyn_that_another_has_is_theirs(self) -> None:
        counting = begin(replace(EMPTY, expansions=("thingvellir",)))
        tap(counting, "olwyns_double miner", (1, "miner"))
        theirs = offers(counting, (0, "hunter"))["olwyns_double hunter"]
        assert (theirs.gone, theirs.note) == (True, "Bruno")

    def test_a_value_that_others_have_all_of_is_theirs(self) -> None:
        counting = begin(EMPTY)
        while not offers(counting, (1, "warrior"))["warrior 9"].gone:
            tap(counting, "warrior 9", (1, "warrior"))
        theirs = offers(counting, (0, "warrior"))["warrior 9"]
        assert (theirs.gone, theirs.note, theirs.held) == (True, "Bruno", 0)

    @pytest.mark.parametrize(
        ("names", "note"),
        [
            pytest.param(("Anne", "Paul", "Zoé"), "P\u00a0Z", id="one letter"),
            pytest.param(("Anne", "Paul", "Pierre"), "Pa\u00a0Pi", id="two"),
            pytest.param(("Anne", "Pia", "Pierre", "Zoé"), "P\u00a0P\u00a0Z", id="no room for three"),
            pytest.param(("Pia", "Paul", "Zoé"), "P\u00a0Z", id="not like the player's own"),
            pytest.param(("Zoé", "Player 1", "Player 2"), "P\u00a0P", id="more than three"),
        ],
    )
    def test_those_who_have_all_of_a_value_are_told_apart(self, names: tuple[str, ...], note: str) -> None:
        counting = begin(Form(players=names).sheet())
        for seat in range(1, len(names)):
            tap(counting, "warrior 6", (seat, "warrior"))
        while not offers(counting, (1, "warrior"))["warrior 6"].gone:
            tap(counting, "warrior 6", (1, "warrior"))
        assert offers(counting, (0, "warrior"))["warrior 6"].note == note

    def test_more_dwarfs_than_the_others_leave_are_gone(self) -> None:
        counting = begin(EMPTY)
        most = len([key for key in offers(counting, (0, "hunter")) if key.split()[-1].isdigit()])
        tap(counting, "hunter 2", (1, "hunter"))
        gone = [key for key, offer in offers(counting, (0, "hunter")).items() if offer.gone]
        assert gone == [f"hunter {most - 1}", f"hunter {most}"]

    @pytest.mark.parametrize(
        ("expansions", "offered"),
        [
            pytest.param((), {"andumia": False, "thor": False, "kraal": True}, id="base"),
            pytest.param(("thingvellir",), {"andumia": True, "thor": False, "kraal": True}, id="Thingvellir"),
            pytest.param(("idavoll",), {"andumia": False, "thor": True, "kraal": True}, id="Idavoll"),
        ],
    )
    def test_a_card_is_offered_with_its_box(self, expansions: tuple[str, ...], offered: dict[str, bool]) -> None:
        counting = begin(replace(EMPTY, expansions=expansions))
        found = {offer.card for section in view(counting).sections for offer in section.pad.offers()}
        assert {card: card in found for card in offered} == offered

    def test_a_card_is_offered_once_on_a_page(self) -> None:
        """Besides those that fit in several columns, and stand in one of them."""
        page = view(begin(BOXES))
        keys = Counter(offer.key for section in page.sections for offer in section.pad.offers())
        assert {key for key, count in keys.items() if count > 1} == set()

    def test_the_view_gives_the_offer_of_a_section(self) -> None:
        page = view(begin(EMPTY))
        assert page.offer((0, "coins"), "coin 9").label == "9"
