"""The first screen: the tables being counted, the same table again, and with nothing yet what the app is."""

import json
from typing import Any

import pytest

from views.home.view import HomeView, OpenTable, Progress, present, progress
from views.new_table.form import Form
from words import Voice

NIDAVELLIR = Form("nidavellir", ("idavoll", "thingvellir"), players=("Anne", "Bruno", "Chloé")).sheet()
DUEL = Form("vedrfolnir", ("spring",), "duel", ("Astrid", "Björn")).sheet()
SOLO = Form("vedrfolnir", mode="solo").sheet()

TWO = (OpenTable(7, NIDAVELLIR, Progress("hands_counted", 1, 3)), OpenTable(3, DUEL, Progress("hands_counted", 0, 4)))


def view(*drafts: OpenTable, last: Any = None, language: str = "en", put_away: bool = False, more: int = 0) -> HomeView:
    return present(drafts, last, Voice(language), put_away, more)


def test_a_draft_says_its_game_who_plays_and_how_far_it_is() -> None:
    first, second = view(*TWO).drafts
    assert (first.id, first.title) == (7, "Nidavellir with Thingvellir and Idavoll")
    assert (first.names, first.progress) == ("Anne, Bruno and Chloé", "1 of 3 hands counted")
    assert first.share == pytest.approx(1 / 3)
    assert (second.id, second.title, second.share) == (3, "Vedrfolnir, as a duel, with Spring", 0)


@pytest.mark.parametrize(
    ("sheet", "names"),
    [
        pytest.param(DUEL, "Astrid and Björn", id="an Ase is no player"),
        pytest.param(SOLO, "", id="nor is a pile"),
    ],
)
def test_only_people_are_named(sheet: Any, names: str) -> None:
    assert view(OpenTable(1, sheet, None)).drafts[0].names == names


def cells(*counted: tuple[int, str]) -> list[list[object]]:
    return [list(cell) for cell in counted]


HAND = cells((0, "warrior"), (0, "coins"))
CATEGORY = cells((0, "coins"), (1, "coins"), (2, "coins"))


@pytest.mark.parametrize(
    ("stored", "told", "share"),
    [
        pytest.param({"done": [], "of": 6}, "0 of 3 hands counted", 0, id="just begun"),
        pytest.param({"done": [*HAND, [1, "coins"]], "of": 6}, "1 of 3 hands counted", 1 / 3, id="a half is none"),
        pytest.param(
            {"done": CATEGORY, "of": 6, "order": "by_category"}, "1 of 2 categories counted", 1 / 2, id="coins"
        ),
        pytest.param({"at": [0, "round 2"], "done": [], "of": 3}, "0 of 1 round counted", 0, id="a collecte"),
        pytest.param({"done": [7, [1], {}, *HAND], "of": 6}, "", 0, id="noise among it"),
        pytest.param({"done": [], "of": 2}, "", 0, id="fewer sections than players"),
        pytest.param({"done": 3, "of": 6}, "", 0, id="noise"),
    ],
)
def test_it_says_how_far_the_count_is(stored: dict[str, object], told: str, share: float) -> None:
    far = progress(json.dumps({"at": [0, "warrior"], **stored}), seats=3)
    (draft,) = view(OpenTable(1, NIDAVELLIR, far)).drafts
    assert draft.progress == told
    assert draft.share == pytest.approx(share)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("fr", "Correction\u00a0: Vedrfolnir, en solo"),
        ("en", "Correction: Vedrfolnir, solo"),
    ],
)
def test_a_correction_says_so(language: str, title: str) -> None:
    assert view(OpenTable(1, SOLO, None, corrects=True), language=language).drafts[0].title == title


def test_the_same_table_again() -> None:
    again = view(last=NIDAVELLIR, language="fr").rematch
    assert again
    assert (again.title, again.names) == ("Nidavellir avec Thingvellir et Idavoll", "Anne, Bruno et Chloé")
    assert again.progress == ""
    assert view(*TWO).rematch is None


def test_it_is_the_first_time_while_there_is_nothing_to_go_on_with_or_to_play_again() -> None:
    assert view().first_time
    assert not view(*TWO).first_time
    assert not view(last=SOLO).first_time


def test_so_many_more_are_open() -> None:
    assert view(*TWO).more == ""
    assert view(*TWO, more=1).more == "1 more game in progress"
    assert view(*TWO, more=2_994, language="fr").more == "2994 autres parties en cours"


def test_what_was_put_away_can_be_taken_back() -> None:
    assert not view().put_away
    assert view(put_away=True).put_away
