"""A result as text: all totals and rows are there, and add up."""

import re
from typing import Any

import pytest

from scoring import Sheet, score
from scoring.games.vedrfolnir.sheet import Player
from sharing.text import message
from testing import vedrfolnir_tables
from testing.examples import examples
from testing.finished import EVENING
from testing.vedrfolnir_tables import pile
from words import LANGUAGES, GameVoice, plain

EXAMPLES = pytest.mark.parametrize("sheet", examples().values(), ids=examples())
IN_BOTH = pytest.mark.parametrize("language", LANGUAGES)


@EXAMPLES
@IN_BOTH
def test_every_player_stands_there_with_rows_that_add_up(sheet: Sheet[Any], language: str) -> None:
    result, voice = score(sheet), GameVoice(language, sheet.game)
    blocks = message(result, voice, EVENING).split("\n\n")
    assert blocks[0].splitlines()[0] == voice.title(sheet.expansions, sheet.mode)
    assert blocks[1] == voice.verdict(result.verdict)
    found = {}
    for block in blocks[2 : 2 + len(result.players)]:
        first, *rows = block.replace("−", "-").splitlines()
        place, name, total = first.split(" · ")
        points = [int(points) for points in re.findall(r"(-?\d+)(?: · |$)", rows[0])] if rows else []
        assert 0 not in points
        assert points == sorted(points, reverse=True)
        assert sum(points) == int(total)
        found[name] = (place, int(total))
    assert found == {
        player.name: (voice.heading("nth", rank=place), player.total)
        for player, place in zip(result.players, result.ranks, strict=True)
    }
    assert [total for _, total in found.values()] == sorted((total for _, total in found.values()), reverse=True)


@EXAMPLES
@IN_BOTH
def test_the_other_readings_stand_there_only_where_the_victory_hangs_on_them(sheet: Sheet[Any], language: str) -> None:
    result, voice = score(sheet), GameVoice(language, sheet.game)
    text = message(result, voice, EVENING)
    for ruling in result.rulings:
        assert (voice.ruling(ruling.id) in text) == ruling.changes_winner


@pytest.mark.parametrize(
    ("language", "starter", "minutes", "line"),
    [
        pytest.param("fr", "Anne", 48, "Anne a commencé · 48\u00a0min", id="both, in French"),
        pytest.param("en", "Anne", 48, "Anne began · 48\u00a0min", id="both"),
        pytest.param("en", "Anne", 0, "Anne began", id="who began"),
        pytest.param("en", "", 48, "48\u00a0min", id="how long it took"),
    ],
)
def test_who_began_and_how_long_it_took_stand_below_the_date(
    language: str, starter: str, minutes: int, line: str
) -> None:
    result, voice = score(examples()["finished 0"]), GameVoice(language, "nidavellir")
    text = message(result, voice, EVENING, starter=starter, minutes=minutes)
    assert text.splitlines()[2] == line
    plain_text = message(result, voice, EVENING)
    assert text.replace(f"{line}\n", "") == plain_text


def test_the_whole_text() -> None:
    players = (Player("Anne", pile(odin=(3, 2), surtr=(1,))), Player("Éva", pile(thor=(2,), tyr=(3,))), Player("Bo"))
    result = score(vedrfolnir_tables.table(*players, expansions=("spring", "winter")))
    text = message(result, GameVoice("fr", "vedrfolnir"), EVENING, " chez\nÉva ", "\nÀ refaire.\nVite !\n")
    assert text == (
        "Vedrfolnir avec Printemps et Hiver\n"
        "Mercredi 18 novembre 2026, 23:05 · chez Éva\n"
        "\n"
        "Anne et Éva se partagent la victoire avec 7.\n"
        "\n"
        "1er · Anne · 7\n"
        "Odin 10 · Surtr −3\n"
        "\n"
        "1er · Éva · 7\n"
        "Tyr 5 · Thor 2\n"
        "\n"
        "3e · Bo · 0\n"
        "\n"
        "Le vainqueur dépend d'une question ouverte\u00a0: Tyr rapporte-t-il 5 points par carte ou par rune\u00a0?\n"
        "Ici\u00a0: par carte. Si l'on répond «\u00a0par rune\u00a0», Éva gagne.\n"
        "\n"
        "Le vainqueur dépend d'une question ouverte\u00a0: "
        "Si plusieurs joueurs sont en tête à égalité, qui gagne\u00a0?\n"
        "Ici\u00a0: tous ensemble. Si l'on répond «\u00a0aucun d'eux\u00a0», personne ne gagne.\n"
        "\n"
        "À refaire.\nVite !\n"
        "\n"
        "Elvaland, application non officielle"
    )


def test_nobody_may_win_under_another_reading() -> None:
    sheet = vedrfolnir_tables.duel(10, 5, 3, 12, duel_must_beat_rival_ase=False)
    text = message(score(sheet), GameVoice("en", "vedrfolnir"), EVENING)
    assert "Astrid wins with 10" in text
    assert "Here: no. If the answer is “yes”, nobody wins." in text


def test_several_may_win_under_another_reading() -> None:
    players = (Player("Anne", pile(tyr=(3,), thor=(1,))), Player("Bo", pile(tyr=(2,), odin=(3,))), Player("Cid"))
    sheet = vedrfolnir_tables.table(*players)
    assert [plain(player.total) for player in score(sheet).players] == ["6", "11", "0"]
    assert "Anne and Bo win." in message(score(sheet), GameVoice("en", "vedrfolnir"), EVENING)
