"""Undo where several phones count: each takes back what was tapped on it alone, or is refused."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given

from records import Step
from scoring import Sheet
from scoring.games.nains.sheet import Army
from scoring.games.vedrfolnir.sheet import Pile
from scoring.games.vedrfolnir.sheet import Player as Winner
from scoring.vocabulary import Held
from session.undo import ChangedSinceError, UndoLog, moved_by, without
from testing import nains_tables, vedrfolnir_tables
from testing.counting import begin, offers
from testing.every_game import any_sheet, dice, every_game
from testing.nidavellir_tables import player, table
from testing.reference import REFERENCE
from views.counting import table_edits
from views.counting.position import pads_of
from views.counting.table_edits import Edited

ANNE, BRUNO, CHLOE, DAVID = (player.name for player in REFERENCE.players)


class TestLog:
    @pytest.mark.parametrize(
        ("steps", "undoable", "redoable"),
        [
            pytest.param([], (None, None), (None, None), id="nothing yet"),
            pytest.param([(1, "Anne", None), (2, "", None)], (1, 2), (None, None), id="a tap each"),
            pytest.param([(1, "Anne", None), (2, "", None), (3, "Anne", 1)], (None, 2), (3, None), id="one undone"),
            pytest.param(
                [(1, "Anne", None), (2, "Anne", None), (3, "Anne", 2), (4, "Anne", 1)],
                (None, None),
                (4, None),
                id="two undone",
            ),
            pytest.param(
                [(1, "Anne", None), (2, "Anne", None), (3, "Anne", 2), (4, "Anne", 1), (5, "Anne", 4)],
                (5, None),
                (3, None),
                id="one of two done again",
            ),
            pytest.param(
                [(1, "Anne", None), (2, "Anne", 1), (3, "Anne", 2), (4, "Anne", 3)], (None, None), (4, None), id="again"
            ),
            pytest.param(
                [(1, "Anne", None), (2, "Anne", 1), (3, "Anne", None)], (3, None), (None, None), id="a new one"
            ),
            pytest.param([(1, "Anne", None), (2, "", None), (3, "", 1)], (1, 3), (None, None), id="noise"),
        ],
    )
    def test_everybody_undoes_their_own(
        self, steps: list[tuple[int, str, int | None]], undoable: Any, redoable: Any
    ) -> None:
        log = UndoLog()
        for step in steps:
            log.add(Step(*step))
        assert (log.undoable("Anne"), log.undoable("")) == undoable
        assert (log.redoable("Anne"), log.redoable("")) == redoable

    def test_who_has_another_hand_undoes_nothing_of_the_one_before(self) -> None:
        log = UndoLog()
        for number, name in enumerate(("Anne", "Bruno", "Chloé"), 1):
            log.add(Step(number, name, None))
        log.add(Step(4, "", None), frozenset({"Anne", "Bruno"}))
        assert [log.undoable(name) for name in ("Anne", "Bruno", "Chloé", "")] == [None, None, 3, 4]
        log.add(Step(5, "Anne", None))
        log.add(Step(6, "", 4))
        assert log.undoable("Anne") is None, "the hands are back"
        assert log.moved(6) == {"Anne", "Bruno"}
        log.add(Step(7, "", 6))
        assert log.moved(7) == {"Anne", "Bruno"}

    @pytest.mark.parametrize(
        ("edit", "moved"),
        [
            pytest.param(lambda sheet: table_edits.rename(sheet, 1, "Zoé"), {BRUNO, "Zoé"}, id="rename"),
            pytest.param(lambda sheet: table_edits.move(sheet, 0, 3), set(), id="move"),
            pytest.param(lambda sheet: table_edits.add(sheet, "Zoé"), {"Zoé"}, id="add"),
            pytest.param(lambda sheet: table_edits.remove(sheet, 1), {BRUNO}, id="remove"),
            pytest.param(lambda sheet: table_edits.swap(sheet, 0, 1), {ANNE, BRUNO}, id="swap"),
            pytest.param(lambda sheet: table_edits.give(sheet, 0, 1), {ANNE, BRUNO}, id="give"),
            pytest.param(lambda sheet: table_edits.clear(sheet, 2), {CHLOE}, id="clear"),
            pytest.param(lambda sheet: table_edits.toggle_box(sheet, "idavoll"), set(), id="a box"),
        ],
    )
    def test_who_has_another_hand_after_an_edit(self, edit: Callable[[Sheet[Any]], Edited], moved: set[str]) -> None:
        assert moved_by(REFERENCE, edit(REFERENCE)) == moved


def seats(*hands: Any) -> Sheet[Any]:
    return table(*hands, player("Bruno"))


class TestWithout:
    @every_game
    @given(dice=dice)
    def test_a_change_alone_is_taken_out_whole(self, game: str, dice: Random) -> None:
        before = any_sheet(game, dice)
        after = any_sheet(game, dice)
        assert without(before, after, after) == before

    @pytest.mark.many_cases
    @every_game
    @given(dice=dice)
    def test_it_leaves_what_was_tapped_at_another_seat(self, game: str, dice: Random) -> None:
        """Whichever of the two was first, and whichever is taken out first."""
        before = any_sheet(game, dice)
        one, other = dice.sample(range(len(before.players)), 2)
        mine, theirs = some_edit(before, one, dice), some_edit(before, other, dice)
        both = theirs(mine(before))
        assert mine(theirs(before)) == both
        assert without(before, mine(before), both) == theirs(before)
        assert without(mine(before), both, both) == mine(before)
        assert without(before, theirs(before), both) == mine(before)
        assert without(before, mine(before), without(before, theirs(before), both)) == before

    @pytest.mark.parametrize(
        ("before", "after", "now", "left"),
        [
            pytest.param(
                player("Anne", coins=(2,)),
                player("Anne", coins=(2, 5)),
                player("Anne", coins=(2, 5, 5, 7)),
                player("Anne", coins=(2, 5, 7)),
                id="one of two coins",
            ),
            pytest.param(
                player("Anne", coins=(2, 5)),
                player("Anne", coins=(2,)),
                player("Anne", coins=(2, 3)),
                player("Anne", coins=(2, 3, 5)),
                id="a coin comes back",
            ),
            pytest.param(
                player("Anne", coins=()),
                player("Anne", coins=(5,)),
                player("Anne", coins=(7,)),
                player("Anne", coins=(7,)),
                id="a coin that is gone already",
            ),
            pytest.param(
                player("Anne", hunter=1),
                player("Anne", hunter=3),
                player("Anne", hunter=5),
                player("Anne", hunter=5),
                id="a number that was corrected",
            ),
            pytest.param(
                player("Anne", "skaa"),
                player("Anne", "skaa", "ylud"),
                player("Anne", "ylud", "thrud"),
                player("Anne", "thrud"),
                id="a hero",
            ),
            pytest.param(
                player("Anne", Held("ylud", "miner")),
                player("Anne"),
                player("Anne", "thrud"),
                player("Anne", "thrud", Held("ylud", "miner")),
                id="a hero comes back",
            ),
            pytest.param(
                player("Anne"),
                player("Anne", "ylud"),
                player("Anne", Held("ylud", "miner"), "thrud"),
                player("Anne", Held("ylud", "miner"), "thrud"),
                id="a hero of whom more was told since",
            ),
        ],
    )
    def test_two_phones_at_one_hand(self, before: Any, after: Any, now: Any, left: Any) -> None:
        assert without(seats(before), seats(after), seats(now)) == seats(left)

    @pytest.mark.parametrize(
        ("before", "after", "now", "left"),
        [
            pytest.param(None, Pile(odin=(3,)), Pile(odin=(3,), thor=(1,)), Pile(thor=(1,)), id="the first card"),
            pytest.param(Pile(freyja=1), Pile(freyja=2), Pile(freyja=3), Pile(freyja=3), id="a number since"),
        ],
    )
    def test_two_phones_at_one_pile(self, before: Pile | None, after: Pile, now: Pile, left: Pile) -> None:
        was, then, here, rest = (vedrfolnir_tables.table(Winner("Anne", won)) for won in (before, after, now, left))
        assert without(was, then, here) == rest

    def test_two_phones_at_one_round(self) -> None:
        one, two, four = Pile(odin=(1,)), Pile(odin=(1, 2)), Pile(odin=(1, 2), thor=(1,))
        was, then, here, rest = (
            vedrfolnir_tables.table(Winner("Anne", rounds=rounds))
            for rounds in ((one, one), (one, two), (two, four), (two, one._replace(thor=(1,))))
        )
        assert without(was, then, here) == rest

    def test_what_counts_by_a_number_is_a_number(self) -> None:
        was, then, here = (
            nains_tables.table(nains_tables.player("Anne", army=Army(shields=shields, temple=temple)))
            for shields, temple in ((0, ()), (3, ()), (4, (2,)))
        )
        assert without(was, then, here) == here

    def test_readings_are_taken_back_one_by_one(self) -> None:
        was = table(player(), majority_without_warriors="nobody")
        then = replace(was, rulings={"majority_without_warriors": "everyone"})
        here = replace(then, rulings={**then.rulings, "thrud_in_lines": "x"})
        with pytest.raises(ChangedSinceError):
            without(was, then, here)
        here = replace(then, players=seats(player("Anne", hunter=1)).players)
        assert without(was, then, here) == replace(here, rulings=was.rulings)

    @pytest.mark.parametrize(
        ("before", "after", "now"),
        [
            pytest.param(
                table(player("Anne", "gymir"), expansions=("idavoll",)),
                table(player("Anne"), expansions=("idavoll",)),
                table(player("Anne"), player("Bruno", hunter=1), expansions=()),
                id="a card of a box that is gone",
            ),
            pytest.param(
                seats(player("Anne", "ylud")),
                seats(player("Anne", "ylud", "thrud")),
                seats(player("Anne", "ylud", "ylud", "thrud", "skaa")),
                id="a card twice",
            ),
            pytest.param(
                vedrfolnir_tables.table(Winner("Anne", Pile())),
                vedrfolnir_tables.table(Winner("Anne", Pile(odin=(1,)))),
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(odin=(1,)),))),
                id="a pile that is a round now",
            ),
            pytest.param(
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(),))),
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(), Pile()))),
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(), Pile(odin=(1,))))),
                id="a round that is not empty any more",
            ),
            pytest.param(
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(),))),
                vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(), Pile()))),
                table_edits.add(vedrfolnir_tables.table(Winner("Anne", rounds=(Pile(), Pile()))), "Zoé").sheet,
                id="a round that somebody has who came since",
            ),
            pytest.param(
                seats(player("Anne")),
                seats(player("Anne", hunter=1)),
                seats(player("Zoé", hunter=1)),
                id="renamed since",
            ),
            pytest.param(
                table(player("Anne"), player("Bruno")),
                table(player("Anne"), player("Bruno"), player("Zoé")),
                table(player("Anne"), player("Bruno"), player("Zoé", hunter=1)),
                id="who came has cards now",
            ),
            pytest.param(
                table(player("Anne"), player("Bruno")),
                table(player("Bruno"), player("Anne")),
                table(player("Bruno"), player("Anne"), player("Zoé")),
                id="somebody came since the players moved",
            ),
        ],
    )
    def test_what_others_built_on_stays(self, before: Sheet[Any], after: Sheet[Any], now: Sheet[Any]) -> None:
        with pytest.raises(ChangedSinceError):
            without(before, after, now)

    def test_a_hand_goes_back_to_its_player_as_it_was_or_not_at_all(self) -> None:
        before = table(player("Anne", hunter=3), player("Bruno", hunter=4), player("Chloé"))
        after = table_edits.swap(before, 0, 1)
        moved = moved_by(before, after)
        elsewhere = replace(after.sheet, players=(*after.sheet.players[:2], player("Chloé", hunter=1)))
        assert without(before, after.sheet, elsewhere, moved).players == (*before.players[:2], elsewhere.players[2])
        there = replace(after.sheet, players=(player("Anne", hunter=5), *after.sheet.players[1:]))
        with pytest.raises(ChangedSinceError):
            without(before, after.sheet, there, moved)

    def test_a_tap_is_taken_back_whoever_comes_goes_or_moves_at_other_seats(self) -> None:
        before = table(player("Anne"), player("Bruno"), player("Chloé"))
        after = table(player("Anne", hunter=2), player("Bruno"), player("Chloé"))
        now = table_edits.add(after, "Zoé").sheet
        now = table_edits.remove(now, 2).sheet
        now = table_edits.move(now, 2, 0).sheet
        now = table_edits.rename(now, 2, "Bertha").sheet
        left = without(before, after, now)
        assert [one.name for one in left.players] == ["Zoé", "Anne", "Bertha"]
        assert left.players[1] == before.players[0]

    def test_who_was_removed_comes_back_to_what_was_tapped_since(self) -> None:
        before = table(player("Anne"), player("Bruno", hunter=2), player("Chloé"))
        after = table_edits.remove(before, 1).sheet
        now = replace(after, players=(player("Anne", hunter=1), after.players[1]))
        assert without(before, after, now).players == (now.players[0], *before.players[1:])


def some_edit(sheet: Sheet[Any], seat: int, random: Random) -> Callable[[Sheet[Any]], Sheet[Any]]:
    """What a tap at a seat does."""
    counting = begin(sheet)
    found = [offer for key in pads_of(sheet) for offer in offers(counting, (seat, key)).values()]
    return random.choice(found).edit
