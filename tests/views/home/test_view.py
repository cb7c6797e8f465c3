"""The first screen: the tables being counted, the last game, its players again, and what is new."""

import json
import re
from datetime import datetime
from pathlib import Path
from typing import Any

import pytest

from models.last_game import LastGame
from models.open_table import OpenTable
from testing.sheets import SHEETS
from testing.tables import open_table
from version import VERSION
from views.counting.position import BY_PLAYER, Position, cells_of
from views.home.view import HomeView, Standing, present
from views.new_table.form import Form
from words import LANGUAGES, GameVoice, Voice
from words.screens.home import NEWS

NIDAVELLIR = Form("nidavellir", ("idavoll", "thingvellir"), players=("Anne", "Bruno", "Chloé")).sheet()
DUEL = Form("vedrfolnir", ("spring",), "duel", ("Astrid", "Björn")).sheet()
SOLO = Form("vedrfolnir", mode="solo").sheet()

EVENING = datetime(2026, 11, 18, 22, 41)
LAST = LastGame(
    5,
    "nidavellir",
    "",
    ("thingvellir", "idavoll"),
    ("Anne", "Bruno", "Chloé"),
    (250, 274, 137),
    (2, 1, 3),
    ("Bruno",),
    EVENING,
)


def stored(**position: object) -> str:
    return json.dumps({"at": [0, "warrior"], "done": [], "of": 6, **position})


TWO = (
    open_table(7, NIDAVELLIR, stored(at=[2, "miner"], done=[[0, "warrior"], [0, "coins"]])),
    open_table(3, DUEL, stored(of=4)),
)


def view(*drafts: OpenTable, language: str = "en", last: LastGame | None = None) -> HomeView:
    return present(drafts, last, Voice(language))


class TestDrafts:
    def test_a_draft_says_where_it_stands_how_far_it_is_its_game_and_who_plays(self) -> None:
        first, second = view(*TWO).drafts
        assert (first.id, first.title) == (7, "Chloé, miners")
        assert first.notes == (
            "1 of 3 hands counted",
            "Nidavellir with Thingvellir and Idavoll",
            "Anne, Bruno and Chloé",
        )
        assert first.share == pytest.approx(1 / 3)
        assert (second.id, second.share) == (3, 0)

    @pytest.mark.parametrize(
        ("sheet", "names"),
        [
            pytest.param(DUEL, ("Astrid and Björn",), id="an Ase is no player"),
            pytest.param(SOLO, (), id="nor is a pile"),
        ],
    )
    def test_only_people_are_named(self, sheet: Any, names: tuple[str, ...]) -> None:
        assert view(open_table(1, sheet, "")).drafts[0].notes == names

    @pytest.mark.parametrize(
        ("position", "title"),
        [
            pytest.param({"at": [1, "coins"]}, "Bruno, coins", id="a hand"),
            pytest.param({"at": [1, "coins"], "order": "by_category"}, "Coins", id="a category"),
            pytest.param({"at": [0, "round 2"], "of": 3}, "Round 2", id="a collecte"),
            pytest.param({"at_result": True}, "The result", id="the result"),
            pytest.param({"at": [0, "x"]}, "Nidavellir with Thingvellir and Idavoll", id="no such section"),
            pytest.param({"at": [0, "round x"]}, "Nidavellir with Thingvellir and Idavoll", id="no such collecte"),
            pytest.param({"at": [3, "coins"]}, "Nidavellir with Thingvellir and Idavoll", id="no such player"),
            pytest.param({"at": [-1, "coins"]}, "Nidavellir with Thingvellir and Idavoll", id="before the first"),
            pytest.param({"at": "x"}, "Nidavellir with Thingvellir and Idavoll", id="noise"),
        ],
    )
    def test_it_says_where_the_count_stands(self, position: dict[str, object], title: str) -> None:
        (draft,) = view(open_table(1, NIDAVELLIR, stored(**position))).drafts
        assert draft.title == title
        assert title not in draft.notes

    @pytest.mark.many_cases
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_section_of_every_game_has_a_name(self, language: str) -> None:
        for sheet in SHEETS:
            voice = GameVoice(language, sheet.game)
            for cell in cells_of(sheet, BY_PLAYER):
                position = Position.first(sheet).at(cell).write()
                (draft,) = view(open_table(1, sheet, position), language=language).drafts
                assert voice.section(cell[1])
                assert draft.title.lower().endswith(voice.section(cell[1]).lower())

    @pytest.mark.parametrize(
        ("position", "told", "share"),
        [
            pytest.param({}, "0 of 3 hands counted", 0, id="just begun"),
            pytest.param(
                {"done": [[0, "warrior"], [0, "coins"], [1, "coins"]]},
                "1 of 3 hands counted",
                1 / 3,
                id="a half is none",
            ),
            pytest.param(
                {"done": [[0, "coins"], [1, "coins"], [2, "coins"]], "order": "by_category"},
                "1 of 2 categories counted",
                1 / 2,
                id="coins",
            ),
            pytest.param({"at": [0, "round 2"], "of": 3}, "0 of 1 round counted", 0, id="a collecte"),
            pytest.param(
                {"done": [7, [1], {}, [0, "warrior"], [0, "coins"]]}, "Anne, Bruno and Chloé", None, id="noise among it"
            ),
            pytest.param({"of": 2}, "Anne, Bruno and Chloé", None, id="fewer sections than players"),
            pytest.param({"done": 3}, "Anne, Bruno and Chloé", None, id="noise"),
        ],
    )
    def test_it_says_how_far_the_count_is(self, position: dict[str, object], told: str, share: float | None) -> None:
        (draft,) = view(open_table(1, NIDAVELLIR, stored(**position))).drafts
        assert draft.notes[0] == told
        assert draft.share == pytest.approx(share)

    @pytest.mark.parametrize(
        ("language", "title"),
        [
            ("fr", "Correction\u00a0: Vedrfolnir, en solo"),
            ("en", "Correction: Vedrfolnir, solo"),
        ],
    )
    def test_a_correction_says_so(self, language: str, title: str) -> None:
        for position in ("", stored(at_result=True), stored()):
            assert view(open_table(1, SOLO, position, corrects=True), language=language).drafts[0].title == title

    def test_so_many_more_are_open(self) -> None:
        assert view(*TWO).more == ""
        assert present(TWO, None, Voice("en"), more=1).more == "1 more game in progress"
        assert present(TWO, None, Voice("fr"), more=2_994).more == "2994 autres parties en cours"

    def test_what_was_put_away_can_be_taken_back(self) -> None:
        assert not view().put_away
        assert present((), None, Voice("en"), put_away=True).put_away


class TestLastGame:
    def test_it_shows_who_won_by_how_much_and_everybody_in_order(self) -> None:
        last = view(last=LAST).last
        assert last
        assert (last.id, last.title) == (5, "Bruno wins by 24 points")
        assert last.note == "Last game: Nidavellir with Thingvellir and Idavoll, 18\u00a0Nov\u00a02026"
        assert last.standings == (
            Standing("Bruno", "274", 1, True),
            Standing("Anne", "250", 250 / 274, False),
            Standing("Chloé", "137", 137 / 274, False),
        )

    @pytest.mark.parametrize(
        ("totals", "winners", "french", "english"),
        [
            pytest.param((9, 8, 3), "A", "Anne gagne avec 1 point d'avance", "Anne wins by 1 point", id="by one"),
            pytest.param((9, 9, 3), "A", "Anne gagne", "Anne wins", id="a tie broken"),
            pytest.param((9, 9, 3), "AB", "Anne et Bruno gagnent ensemble", "Anne and Bruno win together", id="a tie"),
            pytest.param((9, 8, 3), "", "Personne ne gagne", "Nobody wins", id="the gods"),
            pytest.param((2, 8, 3), "A", "Anne gagne", "Anne wins", id="not by points"),
        ],
    )
    def test_it_says_who_won(self, totals: tuple[int, ...], winners: str, french: str, english: str) -> None:
        names = tuple(name for name in LAST.names if name[0] in winners)
        for language, title in (("fr", french), ("en", english)):
            last = view(last=LAST._replace(totals=totals, winners=names), language=language).last
            assert last
            assert last.title == title

    def test_one_who_plays_alone_is_ahead_of_nobody(self) -> None:
        alone = LastGame(1, "vedrfolnir", "solo", (), ("Anne",), (12,), (1,), ("Anne",), EVENING)
        last = view(last=alone).last
        assert last
        assert last.title == "Anne wins"

    @pytest.mark.parametrize("totals", [(0, 0, 0), (-3, -4, -5)])
    def test_nobody_has_a_bar_without_points(self, totals: tuple[int, ...]) -> None:
        last = view(last=LAST._replace(totals=totals)).last
        assert last
        assert {standing.share for standing in last.standings} == {0}


class TestFirstTime:
    def test_it_is_while_there_is_nothing_to_go_on_with_or_to_see(self) -> None:
        assert view().first_time
        assert not view(*TWO).first_time
        assert not view(last=LAST).first_time


class TestNews:
    @pytest.mark.parametrize("seen", [pytest.param(None, id="never"), pytest.param("0.0.9", id="those before")])
    def test_they_are_told_until_they_are_seen(self, seen: str | None) -> None:
        told = present((), LAST, Voice("fr"), news_seen=seen).news
        assert told == Voice("fr").said(NEWS[VERSION])
        assert present((), LAST, Voice("fr"), news_seen=VERSION).news == ""

    def test_nothing_is_new_where_all_is(self) -> None:
        assert present((), None, Voice("fr"), news_seen=None).news == ""

    def test_every_version_has_its_line(self) -> None:
        changes = Path(__file__).parents[3] / "CHANGELOG.md"
        assert set(NEWS) == {VERSION, *re.findall(r"^## (\d[\d.]*)", changes.read_text("utf-8"), re.MULTILINE)}
