"""What each won card is worth, what a Freyja adds, and who wins in each mode."""

from typing import Any

import pytest

from scoring import Sheet, score
from scoring.games.vedrfolnir.sheet import Pile, Player
from testing.vedrfolnir_tables import duel, pile, solo, table, worth
from words import LANGUAGES, GameVoice


def lines(row: str, won: Pile, **rulings: Any) -> list[tuple[int, str]]:
    """Astrid's lines of a row, as points and key."""
    result = score(table(Player("Astrid", won), **rulings))
    return [(line.points, line.key) for line in result.players[0].why[row]]


def told(row: str, won: Pile, language: str, **rulings: Any) -> list[str]:
    voice = GameVoice(language, "vedrfolnir")
    result = score(table(Player("Astrid", won), **rulings))
    return [voice.line(line).replace("\u00a0", " ") for line in result.players[0].why[row]]


@pytest.mark.parametrize(
    ("won", "row", "points"),
    [
        pytest.param(pile(odin=(3, 2, 1)), "odin", 12, id="odin, 2 a rune"),
        pytest.param(pile(thor=(1, 1)), "thor", 2, id="thor, 1 a rune"),
        pytest.param(pile(tyr=(3, 2)), "tyr", 10, id="tyr, 5 a card"),
        pytest.param(pile(surtr=(2, 1)), "surtr", -9, id="surtr, 3 less a rune"),
        pytest.param(pile(odin=(3,), freyja=1), "odin", 6, id="a card stays what it is beside freyja"),
        pytest.param(pile(odin=(3,), freyja=1), "freyja", 6, id="freyja adds the card once more"),
        pytest.param(pile(odin=(3,), tyr=(2,), thor=(3,), freyja=2), "freyja", 11, id="the best cards"),
        pytest.param(pile(odin=(3,), freyja=2), "freyja", 6, id="one freyja for a card"),
        pytest.param(pile(odin=(1,), surtr=(2,), freyja=2), "freyja", 2, id="surtr is left alone"),
        pytest.param(pile(freyja=4), "freyja", 0, id="freyja alone"),
    ],
)
def test_a_row(won: Pile, row: str, points: int) -> None:
    assert score(table(Player("Astrid", won))).players[0].rows[row] == points


def test_the_format_s_example() -> None:
    result = score(table(Player("Astrid", pile((3, 2, 1), (1, 1), (3,), (2,), 2))))
    assert result.players[0].rows == {"odin": 12, "thor": 2, "tyr": 5, "surtr": -6, "freyja": 11}
    assert result.players[0].total == 24


def test_all_rows_are_always_there() -> None:
    result = score(table(expansions=()))
    assert [player.rows for player in result.players] == [dict.fromkeys(Pile._fields, 0)] * len(result.players)


@pytest.mark.parametrize(
    ("won", "rulings", "found"),
    [
        pytest.param(pile(), {}, [], id="no freyja"),
        pytest.param(
            pile(odin=(3,), freyja=1), {"freyja_on_negative": True}, [(6, "freyja_multiplies")], id="no surtr to take"
        ),
        pytest.param(pile(odin=(3,), freyja=1), {"freyja_factor": 3}, [(12, "freyja_multiplies")], id="three times"),
        pytest.param(
            pile(odin=(2,), tyr=(3,), freyja=1),
            {"tyr_points": "per_rune"},
            [(15, "freyja_multiplies")],
            id="tyr of three runes",
        ),
        pytest.param(
            pile(thor=(1,), surtr=(2, 1), freyja=2),
            {"freyja_on_negative": True},
            [(1, "freyja_multiplies"), (-3, "freyja_must")],
            id="the mildest surtr",
        ),
        pytest.param(
            pile(surtr=(2, 1), freyja=3),
            {"freyja_on_negative": True, "freyja_factor": 3},
            [(-18, "freyja_must"), (0, "freyja_idle")],
            id="both surtr, three times",
        ),
        pytest.param(
            pile(odin=(1,), surtr=(2,), freyja=3),
            {},
            [(2, "freyja_multiplies"), (0, "freyja_spares"), (0, "freyja_idle")],
            id="one gains, one spares, one is idle",
        ),
        pytest.param(pile(freyja=1), {}, [(0, "freyja_idle")], id="nothing to multiply"),
    ],
)
def test_freyja(won: Pile, rulings: dict[str, Any], found: list[tuple[int, str]]) -> None:
    assert lines("freyja", won, **rulings) == found


def test_a_kind_that_was_not_won_has_no_line() -> None:
    assert [lines(row, pile(odin=(3,))) for row in Pile._fields] == [[(6, "runes")], [], [], [], []]


def test_lines_say_it() -> None:
    won = pile((3, 2, 1), (1,), (2,), (2, 1), 2)
    assert told("odin", won, "en") == ["3 + 2 + 1 = 6 runes, × 2 = 12"]
    assert told("thor", won, "en") == ["1 rune, × 1 = 1"]
    assert told("tyr", won, "en") == ["1 card × 5 = 5"]
    assert told("tyr", won, "fr", tyr_points="per_rune") == ["2 runes, × 5 = 10"]
    assert told("surtr", won, "en") == ["2 + 1 = 3 runes, × −3 = −9"]
    assert told("freyja", won, "en") == ["2 Freyja cards, × 2 for Odin 3 and Tyr 2: 6 + 5 = 11 more"]
    assert told("freyja", won, "fr") == ["2 Freyja, × 2 pour Odin 3 et Tyr 2 : 6 + 5 = 11 de plus"]


def test_every_line_names_its_rule() -> None:
    result = score(table(Player("Astrid", pile((3,), (1,), (3,), (2,), 5))))
    for row, steps in result.players[0].why.items():
        assert {line.rule for line in steps} - {"vedrfolnir.cards.freyja_on_negative"} == {f"vedrfolnir.{row}"}


@pytest.mark.parametrize("on_negative", [True, False])
def test_a_freyja_beside_surtr_rests_on_her_own_reading(on_negative: bool) -> None:
    (line,) = (
        score(table(Player("Astrid", pile(surtr=(2,), freyja=1)), freyja_on_negative=on_negative))
        .players[0]
        .why["freyja"]
    )
    assert line.rule == "vedrfolnir.cards.freyja_on_negative"


def verdict(sheet: Sheet[Player]) -> tuple[str, tuple[str, ...], tuple[int, ...]]:
    found = score(sheet).verdict
    for language in LANGUAGES:
        assert GameVoice(language, "vedrfolnir").verdict(found)
    return found.key, found.winners, found.ranks


@pytest.mark.parametrize(
    ("totals", "found"),
    [
        pytest.param((5, 3, 4), ("won", ("Anne",), (1, 3, 2)), id="the most"),
        pytest.param((5, 5, 4), ("shared", ("Anne", "Bruno"), (1, 1, 3)), id="a tie"),
        pytest.param((-9, -3, -6), ("won", ("Bruno",), (3, 1, 2)), id="all below 0"),
        pytest.param((0, 0, 0), ("shared", ("Anne", "Bruno", "Chloé"), (1, 1, 1)), id="nothing won"),
    ],
)
def test_a_table(totals: tuple[int, ...], found: tuple[str, tuple[str, ...], tuple[int, ...]]) -> None:
    names = ("Anne", "Bruno", "Chloé")
    players = [Player(name, worth(each)) for name, each in zip(names, totals, strict=True)]
    assert verdict(table(*players)) == found
    key, winners, ranks = verdict(table(*players, tied_victory="nobody"))
    assert (key, winners) == (("tied_nobody", ()) if found[0] == "shared" else found[:2])
    assert ranks == found[2]


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        pytest.param(duel(9, 8, 7, 6), ("duel_won", ("Astrid",), (1, 2, 3, 4)), id="the most of all"),
        pytest.param(duel(5, 8, 7, 6), ("duel_won", ("Bjorn",), (4, 1, 2, 3)), id="the other player"),
        pytest.param(duel(9, 8, 10, 6), ("duel_nobody", (), (2, 3, 1, 4)), id="behind the own ase"),
        pytest.param(duel(9, 8, 9, 6), ("duel_nobody", (), (1, 3, 1, 4)), id="as many as the own ase"),
        pytest.param(duel(9, 9, 1, 2), ("duel_nobody", (), (1, 1, 4, 3)), id="as many as the opponent"),
        pytest.param(duel(9, 8, 7, 9), ("duel_nobody", (), (1, 3, 4, 1)), id="as many as the rival ase"),
        pytest.param(
            duel(9, 8, 7, 10, duel_must_beat_rival_ase=False),
            ("duel_won", ("Astrid",), (2, 3, 4, 1)),
            id="the rival ase does not matter",
        ),
        pytest.param(
            duel(9, 8, 10, 7, duel_must_beat_rival_ase=False),
            ("duel_nobody", (), (2, 3, 1, 4)),
            id="the own ase always does",
        ),
        pytest.param(duel(-3, -6, -6, -9), ("duel_won", ("Astrid",), (1, 2, 2, 4)), id="below 0"),
        pytest.param(duel(0, 0, 0, 0), ("duel_nobody", (), (1, 1, 1, 1)), id="nothing won"),
        pytest.param(solo(9, 8, 7), ("solo_won", ("Valhalla",), (1, 2, 3)), id="solo won"),
        pytest.param(solo(9, 9, 7), ("solo_tied", (), (1, 1, 3)), id="solo tied"),
        pytest.param(
            solo(9, 9, 7, solo_tie="won"), ("solo_won_tied", ("Valhalla",), (1, 1, 3)), id="solo tied, which is enough"
        ),
        pytest.param(solo(7, 9, 9, solo_tie="won"), ("solo_lost", (), (3, 1, 1)), id="solo lost where a tie is enough"),
        pytest.param(solo(7, 9, 9), ("solo_lost", (), (3, 1, 1)), id="solo lost"),
        pytest.param(solo(-3, -6, -6), ("solo_won", ("Valhalla",), (1, 2, 2)), id="solo won below 0"),
    ],
)
def test_a_duel_and_the_solo_game(sheet: Sheet[Player], found: object) -> None:
    assert verdict(sheet) == found


def test_the_verdict_says_why() -> None:
    voice = GameVoice("en", "vedrfolnir")
    said = [
        (duel(9, 8, 7, 6), "Astrid wins with 9, ahead of Bjorn, Odin and Thor."),
        (duel(9, 8, 10, 9), "Nobody wins: Astrid has 9, no more than Odin (10) and Thor (9)."),
        (solo(9, 7, 7), "Won: Valhalla has 9 points, 2 more than Heilheim and Brynhildr."),
        (solo(9, 7, 9), "Lost: Valhalla has 9, the same as Brynhildr: a tie is not enough."),
        (solo(9, 7, 9, solo_tie="won"), "Won: Valhalla has 9, the same as Brynhildr, and a tie is enough."),
        (
            table(Player("Astrid", worth(9)), Player("Bjorn", worth(9)), tied_victory="nobody"),
            "Nobody wins: Astrid and Bjorn are level at 9.",
        ),
        (solo(4, 7, 6), "Lost: Valhalla has 4 points, 3 behind Heilheim."),
    ]
    for sheet, sentence in said:
        assert voice.verdict(score(sheet).verdict) == sentence


def test_what_is_kept_of_the_solo_game_stays_the_same() -> None:
    # records compare what they kept with what it comes to today, value by value
    values = {"players": ("Valhalla",), "total": 9, "rivals": ("Heilheim",), "most": 7, "ahead": 2}
    assert score(solo(9, 7, 6)).verdict.values == values


@pytest.mark.parametrize(
    ("sheet", "found"),
    [
        pytest.param(table(Player("Astrid", pile(odin=(3, 1), surtr=(2,)))), [], id="none"),
        pytest.param(table(Player("Astrid", pile(odin=(3,), freyja=1))), ["freyja_factor"], id="a freyja at work"),
        pytest.param(table(Player("Astrid", pile(freyja=1)), Player("Bjorn", worth(1))), [], id="an idle freyja"),
        pytest.param(
            table(Player("Astrid", pile(surtr=(2,), freyja=1)), Player("Bjorn", worth(1))),
            ["freyja_on_negative"],
            id="surtr alone",
        ),
        pytest.param(table(Player("Astrid", pile(tyr=(2,)))), ["tyr_points"], id="tyr"),
        pytest.param(table(Player("Astrid", worth(1)), Player("Bjorn", worth(1))), ["tied_victory"], id="a tie"),
        pytest.param(table(Player("Astrid", worth(1)), Player("Bjorn", worth(2))), [], id="no tie"),
        pytest.param(solo(9, 8, 9), ["solo_tie"], id="a tie alone"),
        pytest.param(solo(9, 10, 9), [], id="lost alone"),
        pytest.param(duel(9, 9, 7, 9), [], id="a duel that nobody wins"),
        pytest.param(duel(9, 8, 7, 6), [], id="a duel won anyway"),
        pytest.param(duel(9, 8, 7, 9), ["duel_must_beat_rival_ase"], id="a duel that the rival ase decides"),
    ],
)
def test_a_ruling_is_told_where_it_matters(sheet: Sheet[Player], found: list[str]) -> None:
    rulings = score(sheet).rulings
    assert [ruling.id for ruling in rulings] == found
    for language in LANGUAGES:
        voice = GameVoice(language, "vedrfolnir")
        for ruling in rulings:
            assert voice.ruling(ruling.id)
            assert voice.reason(ruling.id)
            assert all(voice.reading(ruling.id, reading) for reading in ruling.totals)
