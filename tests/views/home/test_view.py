"""The first screen: the tables being counted, the same table again, and with nothing yet what the app is."""

from typing import Any

import pytest

from views.home.view import HomeView, OpenTable, present
from views.new_table.form import Form
from words import Voice

NIDAVELLIR = Form("nidavellir", ("idavoll", "thingvellir"), players=("Anne", "Bruno", "Chloé")).sheet()
DUEL = Form("vedrfolnir", ("spring",), "duel", ("Astrid", "Björn")).sheet()
SOLO = Form("vedrfolnir", mode="solo").sheet()

TWO = (OpenTable(7, NIDAVELLIR, 12, 28), OpenTable(3, DUEL, 0, 4))


def view(*drafts: OpenTable, last: Any = None, language: str = "en", put_away: bool = False, more: int = 0) -> HomeView:
    return present(drafts, last, Voice(language), put_away, more)


def test_a_draft_says_its_game_who_plays_and_how_far_it_is() -> None:
    first, second = view(*TWO).drafts
    assert (first.id, first.title) == (7, "Nidavellir with Thingvellir and Idavoll")
    assert (first.names, first.how_far) == ("Anne, Bruno and Chloé", "12 / 28")
    assert first.share == pytest.approx(12 / 28)
    assert (second.id, second.title, second.share) == (3, "Vedrfolnir, as a duel, with Spring", 0)


@pytest.mark.parametrize(
    ("sheet", "names"),
    [
        pytest.param(DUEL, "Astrid and Björn", id="an Ase is no player"),
        pytest.param(SOLO, "", id="nor is a pile"),
    ],
)
def test_only_people_are_named(sheet: Any, names: str) -> None:
    assert view(OpenTable(1, sheet, 0, 3)).drafts[0].names == names


@pytest.mark.parametrize(
    ("done", "of", "how_far", "share"),
    [
        pytest.param(0, 28, "0 / 28", 0.0, id="just begun"),
        pytest.param(7, 28, "7 / 28", 0.25, id="a quarter"),
        pytest.param(28, 28, "28 / 28", 1.0, id="all of it"),
        pytest.param(0, 0, "", 0.0, id="nobody knows"),
    ],
)
def test_it_says_how_far_the_count_is(done: int, of: int, how_far: str, share: float) -> None:
    (draft,) = view(OpenTable(1, NIDAVELLIR, done, of)).drafts
    assert (draft.how_far, draft.share) == (how_far, share)


@pytest.mark.parametrize(
    ("language", "title"),
    [
        ("fr", "Correction\u00a0: Vedrfolnir, en solo"),
        ("en", "Correction: Vedrfolnir, solo"),
    ],
)
def test_a_correction_says_so(language: str, title: str) -> None:
    assert view(OpenTable(1, SOLO, 0, 3, corrects=True), language=language).drafts[0].title == title


def test_the_same_table_again() -> None:
    again = view(last=NIDAVELLIR, language="fr").again
    assert again
    assert (again.title, again.names) == ("Nidavellir avec Thingvellir et Idavoll", "Anne, Bruno et Chloé")
    assert again.how_far == ""
    assert view(*TWO).again is None


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
