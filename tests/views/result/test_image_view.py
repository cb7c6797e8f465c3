"""The picture of a result: what it tells."""

from typing import Any

import pytest

from scoring import Sheet, games, score
from testing import nidavellir_tables, vedrfolnir_tables
from testing.image import example, of
from testing.results import number, results
from testing.tables import NAINS, RATATOSK, sheet, table
from views.result.image_view import Remark


class TestWhatItTells:
    def test_the_game_the_day_and_who_won(self) -> None:
        view = example("fr")
        assert (view.game, view.boxes, view.when) == ("Nidavellir", "", "Mercredi 18 novembre 2026")
        assert (view.verdict, view.won) == ("Chloé gagne avec 184 points (+10).", True)
        assert (view.maker, view.unofficial) == ("Elvaland", "Compagnon non officiel, fait par des fans")
        assert example().unofficial == "Unofficial companion, made by fans"

    def test_the_place_stands_behind_the_day(self) -> None:
        assert example(location="Chez Anne").when == "Wednesday 18 November 2026 · Chez Anne"

    @pytest.mark.parametrize(
        ("at", "french", "english"),
        [
            pytest.param(table("both-016"), "avec Thingvellir et Idavoll", "with Thingvellir and Idavoll", id="boxes"),
            pytest.param(sheet(NAINS), "", "", id="none"),
            pytest.param(
                vedrfolnir_tables.duel(50, 40, 10, 55),
                "en duel, avec Printemps et Hiver",
                "as a duel, with Spring and Winter",
                id="duel",
            ),
        ],
    )
    def test_how_it_was_played(self, at: Sheet[Any], french: str, english: str) -> None:
        assert (of(score(at), "fr").boxes, of(score(at), "en").boxes) == (french, english)

    def test_the_best_comes_first(self) -> None:
        assert [(one.rank, one.name, one.total, one.won) for one in example("fr").standings.players] == [
            ("1er", "Chloé", "184", True),
            ("2e", "Anne", "174", False),
            ("3e", "David", "170", False),
            ("4e", "Bruno", "161", False),
        ]

    def test_equals_share_a_place_and_nobody_is_best_of_what_all_have_alike(self) -> None:
        view = of(score(nidavellir_tables.table(*map(nidavellir_tables.player, ("Anne", "Bruno")))))
        assert [(one.rank, one.won) for one in view.standings.players] == [("1st", True), ("1st", True)]
        assert not any(figure.best for one in view.standings.players for figure in one.cells)

    def test_nobody_wins_a_duel_whose_first_is_no_person(self) -> None:
        view = of(score(vedrfolnir_tables.duel(50, 40, 10, 55)))
        assert view.verdict == "Nobody wins: Astrid has 50, no more than Thor (55)."
        assert not view.won
        assert not any(one.won for one in view.standings.players)

    def test_figures_add_up_to_the_total_and_the_best_stand_out(self) -> None:
        for result in results():
            view = of(result)
            for one in view.standings.players:
                assert sum(number(figure.number) for figure in one.cells) == number(one.total)
                assert [figure.row for figure in one.cells] == [meaning.row for meaning in view.meanings]
            for column in zip(*(one.cells for one in view.standings.players), strict=True):
                points = [number(figure.number) for figure in column]
                best = max(points) if len(set(points)) > 1 else None
                assert [figure.best for figure in column] == [each == best for each in points]

    def test_losses_have_a_true_minus_and_lie_left_of_zero(self) -> None:
        view = of(score(vedrfolnir_tables.solo(-6, -3, -9)))
        assert [one.total for one in view.standings.players] == ["−3", "−6", "−9"]
        assert view.standings.zero == 1
        assert all(part.reach < 0 for one in view.standings.players for part in one.bar)

    def test_records_that_fell_and_an_open_ruling_that_decides(self) -> None:
        assert example(broken_records=("Best hunters ever: 121, Anne",)).remarks == (
            Remark("trophy", "Best hunters ever: 121, Anne"),
        )
        (remark,) = of(score(vedrfolnir_tables.duel(50, 40, 10, 55)), "fr").remarks
        assert remark == Remark(
            "ruling",
            "Le vainqueur dépend d'une question ouverte. En duel, faut-il aussi devancer l'Ase de l'adversaire\u00a0? "
            "Dans cette partie\u00a0: oui.",
        )

    def test_an_open_ruling_that_decides_nothing_is_not_mentioned(self) -> None:
        result = score(sheet(RATATOSK))
        assert result.rulings
        assert of(result).remarks == ()

    @pytest.mark.parametrize("game", games.names())
    def test_its_ornament_is_runes(self, game: str) -> None:
        (view, *_) = (of(result) for result in results() if result.sheet.game == game)
        assert all("\u16a0" <= rune <= "\u16f8" for rune in view.runes)
        assert view.runes
