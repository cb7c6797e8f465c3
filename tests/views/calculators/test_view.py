"""The referee's tools by chips: what a tap makes of a form, what the answer says, and what it does for the table."""

from dataclasses import replace
from random import Random

import pytest

from referee.rulebook import entries
from scoring.games.nains.sheet import Symbols
from scoring.games.vedrfolnir.sheet import Pile, Player
from scoring.vocabulary import Held
from testing import nains_tables, nidavellir_tables, vedrfolnir_tables
from testing.calculators import CalculatorDriver, every_tool
from words import LANGUAGES


@pytest.mark.many_cases
@pytest.mark.parametrize("language", LANGUAGES)
@every_tool
def test_no_tap_leads_astray(game: str, tool: str, language: str) -> None:
    """Whatever is tapped, in whatever order: a sentence, chips, and steps whose rules the rulebook knows."""
    random = Random(f"{game} {tool}")
    tables = {"nidavellir": nidavellir_tables, "nains": nains_tables, "vedrfolnir": vedrfolnir_tables}
    settled = 0
    for table in (None, tables[game].any_sheet(random), tables[game].any_sheet(random)):
        asked = CalculatorDriver(game, tool, table, language)
        for _ in range(50):
            view = asked.view
            assert view.answer
            assert view.title
            settled += bool(view.steps)
            for sentence, rule in view.steps:
                assert rule in entries(), rule
                assert sentence[-1] == "."
            asked.form = random.choice([*asked.chips(), *([view.next] if view.next else [])]).form
    assert settled


class TestTaverns:
    def test_each_is_asked_in_turn_and_the_answer_comes_with_the_last(self) -> None:
        asked = CalculatorDriver("nidavellir", "taverns")
        asked.tap("3", under="How many players")
        assert asked.view.answer == "Tap the gem and the coin: Player 1."
        asked.tap("3", under="Gem: Player 1").tap("5", under="Coin played: Player 1")
        asked.tap("5", under="Gem: Player 2").tap("2", under="Coin played: Player 2")
        assert asked.view.answer == "So far: Player 1 › Player 2. Tap the gem and the coin: Player 3."
        assert asked.view.next is None
        asked.tap("4", under="Gem: Player 3").tap("2", under="Coin played: Player 3")
        assert asked.view.answer == "Player 1 › Player 2 › Player 3.\nGems: Player 2 (5 → 4), Player 3 (4 → 5)."

    def test_the_next_tavern_begins_with_the_gems_exchanged(self) -> None:
        asked = CalculatorDriver("nains", "taverns").tap("2", under="How many players")
        asked.tap("4", under="Gem: Player 1").tap("7", under="Coin played: Player 1")
        asked.tap("5", under="Gem: Player 2").tap("7", under="Coin played: Player 2")
        assert asked.view.next
        assert asked.view.next.label == "Next tavern"
        asked.form = asked.view.next.form
        assert asked.chosen("Gem: Player 1") == ["5"]
        assert asked.chosen("Coin played: Player 1") == []
        asked.tap("9", under="Coin played: Player 1").tap("0", under="Coin played: Player 2")
        assert asked.view.answer == "Player 1 › Player 2."

    def test_a_gem_is_there_once(self) -> None:
        asked = CalculatorDriver(
            "nidavellir", "taverns", nidavellir_tables.table(*map(nidavellir_tables.player, ("Anne", "Bo")))
        )
        asked.tap("4", under="Gem: Anne").tap("Bo")
        (gem,) = (chip for chip in asked.chips("Gem: Bo") if chip.label == "4")
        assert (gem.faint, gem.note) == (True, "Anne")
        asked.tap("4", under="Gem: Bo")
        assert [chip.note for chip in asked.chips() if chip.label == "Anne"] == ["– · gem –"]

    def test_players_of_a_table_are_not_counted_again(self) -> None:
        asked = CalculatorDriver(
            "nidavellir", "taverns", nidavellir_tables.table(*map(nidavellir_tables.player, ("Anne", "Bo")))
        )
        assert "How many players" not in [section.title for section in asked.view.sections]


class TestCoin:
    def test_what_a_9_becomes_with_5_when_14_and_15_are_gone(self) -> None:
        asked = CalculatorDriver("nidavellir", "coin")
        assert asked.view.answer == "Tap the coin to transform."
        asked.tap("9", under="The coin to transform: from the treasury")
        assert asked.view.answer == "Tap what is added to the coin."
        asked.tap("+5").tap("14", "15", under="None left in the treasury")
        assert asked.view.answer == "The 9 becomes 16: there is no 14 or 15 left."
        assert asked.view.steps[1][1] == "nidavellir.coins.missing"
        asked.tap("15", under="None left in the treasury")
        assert asked.view.answer == "The 9 becomes 15: there is no 14 left."

    def test_each_next_coin_until_there_is_none(self) -> None:
        asked = (
            CalculatorDriver("nidavellir", "coin")
            .tap("+10")
            .tap("14", under="The coin to transform: from the treasury")
        )
        taken = []
        while then := asked.view.next:
            taken.append(asked.view.answer)
            asked.form = then.form
        assert taken[:3] == [
            "The 14 becomes 24.",
            "The 14 becomes 25: there is no 24 left.",
            "The 14 becomes 23.",
        ]
        assert len(set(taken)) == len(taken) == 20, "each coin once, but the one that is given up"
        assert asked.view.answer == "Nothing is left to take in the treasury."

    def test_two_coins_of_a_value_in_the_pouch(self) -> None:
        asked = CalculatorDriver("nidavellir", "coin").tap("Exchange")
        gold = "The two coins in the pouch: from the treasury"
        asked.tap("7", under=gold)
        assert asked.view.answer == "Tap the two coins in the pouch."
        asked.tap("7", under=gold)
        assert asked.view.answer == "Discard the 7, take the 14."
        assert [chip.note for chip in asked.chips(gold) if chip.chosen] == ["× 2"]
        asked.tap("8", under=gold)  # a third one takes the place of the first
        assert asked.view.answer == "Discard the 8, take the 15."
        asked.tap("8", under=gold)
        assert asked.chosen(gold) == ["7"]

    def test_a_base_coin_is_there_once(self) -> None:
        asked = (
            CalculatorDriver("nidavellir", "coin")
            .tap("Exchange")
            .tap("5", "5", under="The two coins in the pouch: base")
        )
        assert not asked.chosen("The two coins in the pouch: base")

    def test_helpers(self) -> None:
        asked = CalculatorDriver("nidavellir", "coin").tap("Exchange", "Zolkur", "Jarika")
        asked.tap("4", under="The two coins in the pouch: base").tap(
            "8", under="The two coins in the pouch: from the treasury"
        )
        assert asked.view.answer == "Discard the 4, take the 14."
        asked.tap("Transform", "+2").tap("8", under="The coin to transform: from the treasury")
        assert asked.view.answer == "The 8 becomes 12."

    def test_fewer_coins_for_fewer_players(self) -> None:
        asked = CalculatorDriver("nidavellir", "coin").tap("2 or 3")
        assert asked.chosen("How many players") == ["2 or 3"]
        assert asked.form.players == 3

    def test_ordo_takes_the_two_lowest(self) -> None:
        asked = CalculatorDriver("nains", "coin").tap("Ordo").tap("2", "3", under="Your coins, without the 0: base")
        assert asked.view.answer == "Tap your four coins, without the 0."
        asked.tap("7", "9", under="Your coins, without the 0: from the treasury")
        assert asked.view.answer == "Discard the 2, take the 5."

    def test_it_starts_from_the_coins_of_the_table(self) -> None:
        anne = replace(nidavellir_tables.player("Anne"), coins=(0, 5, 5, 9, 25))
        bo = replace(nidavellir_tables.player("Bo"), coins=(0, 2, 5, 5, 11))
        asked = CalculatorDriver("nidavellir", "coin", nidavellir_tables.table(anne, bo))
        # two of the four fives are base coins, and two players have one 9 and one 11 in their treasury
        assert asked.chosen("None left in the treasury") == ["5", "9", "11", "25"]


class TestDistinctions:
    def test_grades_are_told_player_by_player_and_column_by_column(self) -> None:
        asked = CalculatorDriver("nidavellir", "distinctions").tap("3", under="How many players")
        assert asked.view.answer == "Tap everybody's ranks, column by column."
        asked.tap("4", "2")
        assert not asked.view.steps, "a column is judged when everybody's grades are told"
        asked.tap("2", "3", "3", "1")
        assert asked.view.answer == "Won: King's Hand (Player 1). Tied, nobody: hunters."
        assert len(asked.view.steps) == 2
        assert [chip.note for chip in asked.chips() if chip.row] == ["Player 1", "tied", "–", "–", "–"]
        assert asked.chosen("Ranks: Miners") == ["Player 1"]
        asked.tap("Explorers", "9", "9", "9")
        assert asked.chosen("Ranks: Explorers") == ["Player 1"], "the last column is asked until another is tapped"

    def test_one_player_can_be_told_again(self) -> None:
        asked = (
            CalculatorDriver("nidavellir", "distinctions")
            .tap("2", under="How many players")
            .tap("4", "2", "Warriors", "Player 2", "5")
        )
        assert asked.view.answer == "Won: King's Hand (Player 2)."

    def test_malt_is_no_grade(self) -> None:
        asked = CalculatorDriver("nains", "distinctions").tap("Malt")
        assert asked.view.sections[1].title == "Symbols: Malt"
        asked.tap("3", "1", "0", "2")
        assert asked.view.answer == "Won: Liquor Certificate (Player 1)."

    def test_the_table_in_progress_gets_them(self) -> None:
        anne = nidavellir_tables.player("Anne", "kings_hand", hunter=3, coins=(0, 2, 3, 4, 5))
        bo = nidavellir_tables.player("Bo", "crown_jeweler", warrior=(5, 6), hunter=1, coins=(0, 2, 3, 4, 5))
        table = nidavellir_tables.table(anne, bo)
        asked = CalculatorDriver("nidavellir", "distinctions", table)
        assert asked.view.answer == "Won: Hunting Master (Anne).", "Anne may have warriors that nobody counted yet"
        assert asked.view.update is None
        asked.tap("0", "2", "3", "1", "0", "0", "0", "0", "0", "0")
        assert asked.view.answer == "Won: King's Hand (Bo) and Hunting Master (Anne)."
        update = asked.view.update
        assert update
        assert [[held.card for held in player.cards] for player in update.sheet.players] == [
            ["hunting_master"],
            ["kings_hand"],
        ]
        assert update.sheet.players[0].coins == (2, 3, 3, 4, 5), "the 0 makes way for the special 3"
        asked.table = update.sheet
        assert asked.view.update is None, "they have them by now"

    def test_malt_of_the_table(self) -> None:
        anne = replace(nains_tables.player("Anne"), symbols=Symbols(malt=2))
        asked = CalculatorDriver("nains", "distinctions", nains_tables.table(anne, nains_tables.player("Bo")))
        asked.tap(*"0000000000", "Malt", "2", "0")
        update = asked.view.update
        assert update
        assert [held.card for held in update.sheet.players[0].cards] == ["liquor_certificate"]


class TestRecruit:
    def test_an_army_by_chips(self) -> None:
        asked = CalculatorDriver("nidavellir", "recruit")
        assert asked.view.answer == "Tap the ranks of each column."
        asked.tap("2", "2", "3", "2", "4")
        assert asked.view.answer == "Yes: 2 complete lines, and it takes 1."
        asked.tap("2", under="Heroes recruited so far")
        assert asked.view.answer == "No: 2 complete lines, and it takes 3."
        asked.tap("Thrivaldi")
        assert asked.view.answer == "Yes: 2 complete lines, and it takes 2."
        asked.tap("Hourya")
        assert asked.view.answer == "No: Hourya asks for 5 explorer ranks, and there are 4."
        asked.tap("Explorers", "5")
        assert asked.view.answer == "Yes, Hourya may be recruited: 2 complete lines, and it takes 2."

    def test_dagda_needs_two_dwarfs_and_durathor_spares_one(self) -> None:
        asked = CalculatorDriver("nidavellir", "recruit").tap("1", "1", "1", "1", "1", "Dagda")
        place = "Columns with a dwarf card to discard"
        assert asked.view.answer == "Dagda discards dwarfs: tap the columns that have one to discard."
        asked.tap("None")
        assert asked.view.answer.startswith("No: Dagda discards 2 dwarf cards")
        asked.tap("Miners", under=place)
        assert asked.view.answer.startswith("No: Dagda discards 2 dwarf cards")
        asked.tap("Durathor")
        assert asked.view.answer == "Yes, Dagda may be recruited: 1 complete line, and it takes 1."
        asked.tap("Durathor", "Warriors")
        assert asked.chosen(place) == ["Miners"]
        asked.tap("Warriors", under=place)
        assert asked.view.answer.startswith("Yes, Dagda")
        asked.tap("Megingjord")
        assert asked.view.answer == "No: with Megingjord, lines no longer bring heroes."

    def test_columns_are_told_in_their_order(self) -> None:
        """Also where the order in which Python keeps a set is another one: each process has its own."""
        asked = CalculatorDriver("nidavellir", "recruit").tap("1", "1", "1", "1", "1", "Dagda")
        asked.tap("Explorers", "Blacksmiths", "Miners", "Warriors", under="Columns with a dwarf card to discard")
        told = next(sentence for sentence, rule in asked.view.steps if rule == "nidavellir.heroes.dagda")
        places = [told.casefold().index(column) for column in ("warriors", "miners", "blacksmiths", "explorers")]
        assert places == sorted(places), told

    def test_the_army_of_a_player_at_the_table(self) -> None:
        anne = nidavellir_tables.player(
            "Anne", "kraal", "thor", warrior=(5,), hunter=2, miner=(1,), blacksmith=3, explorer=(5, 6)
        )
        table = nidavellir_tables.table(anne, nidavellir_tables.player("Bo"))
        asked = CalculatorDriver("nidavellir", "recruit", table).tap("Anne")
        assert asked.chosen("The army of") == ["Anne"]
        stronger = replace(table.players[0], army=table.players[0].army._replace(warrior=(5, 6)))
        asked.table = replace(table, players=(stronger, table.players[1]))
        assert asked.chips("Ranks of each column")[0].note == "4", "the army grew since: Kraal's two and two dwarfs"
        asked.table = table
        assert asked.view.answer == "No: 1 complete line, and it takes 2."
        asked.tap("Miners", "2", "Bonfur")
        assert asked.chosen("The army of") == []
        assert asked.chosen("Columns with a dwarf card to discard") == ["Warriors", "Hunters", "Miners", "Explorers"]
        assert any("Thor may cancel" in sentence for sentence, _ in asked.view.steps)

    def test_an_army_of_nains(self) -> None:
        player = nains_tables.player("Anne", "volgrir", Held("tadgar", "shield"))
        asked = CalculatorDriver("nains", "recruit", nains_tables.table(player, nains_tables.player("Bo"))).tap("Anne")
        assert asked.chosen("Cognars recruited so far") == ["2"]
        assert asked.view.answer == "No: 0 complete lines, and it takes 3."


class TestObjective:
    def test_cards_are_laid_one_after_the_other_and_taken_away(self) -> None:
        asked = CalculatorDriver("vedrfolnir", "objective").tap("3", "4", "Nidhogg", "Ratatosk")
        assert asked.view.answer == "Not yet: 7 stars of 8, 1 to go."
        asked.tap("1")
        assert asked.view.answer == "Objective met: 8 stars of 8, runes are collected."
        asked.tap("Ratatosk", under="The stake, in order: tap to remove")
        assert asked.view.answer == "Not yet: 8 stars of 16, 8 to go."
        assert asked.chosen() == ["3 stars", "4 stars", "Nidhogg", "1 star"]

    def test_only_the_boxes_on_the_table(self) -> None:
        table = vedrfolnir_tables.table(*map(Player, ("Astrid", "Bjorn", "Eva")))
        asked = CalculatorDriver("vedrfolnir", "objective", replace(table, expansions=("winter",)))
        objectives = [chip.label for chip in asked.chips("Or a card that changes the objective")]
        assert objectives == ["Ratatosk", "Nidhogg", "Moin"]


class TestTribute:
    def asked(self) -> CalculatorDriver:
        names = ("Astrid", "Bjorn", "Eva")
        table = vedrfolnir_tables.table(*map(Player, names))
        asked = CalculatorDriver("vedrfolnir", "tribute", replace(table, expansions=("spring",)))
        asked.tap("2", under="Thor").tap("Eva", under="Stakes and tribute").tap("1", under="Thor").tap("+1")
        asked.tap("Tribute").tap("3", under="Thor")
        (tyr,) = (chip for chip in asked.chips("Odin") if (chip.label, chip.note) == ("2", "Tyr"))
        asked.form = tyr.form
        return asked

    def test_somebody_goes_over(self) -> None:
        asked = self.asked()
        assert asked.view.answer == "Who went over the objective?"
        assert asked.view.update is None
        asked.tap("Bjorn", under="Who went over the objective?")
        assert asked.view.answer == "Of the tribute: Eva (Tyr 2). Discarded: Thor 3."
        assert "Surtr" not in [section.title for section in asked.view.sections]

    def test_somebody_meets_it(self) -> None:
        asked = self.asked().tap("Met").tap("Astrid", under="Who met the objective?")
        assert asked.view.answer == (
            "Astrid takes the score cards of their stake and of the tribute: Tyr 2, Thor 2, Thor 3."
        )
        update = asked.view.update
        assert update
        assert [player.rounds for player in update.sheet.players] == [
            ((Pile(thor=(2, 3), tyr=(2,))),),
            ((Pile(),)),
            ((Pile(),)),
        ]

    def test_the_game_ends(self) -> None:
        asked = self.asked().tap("Game ends")
        assert asked.view.answer == "Of the tribute: Eva (Tyr 2). Discarded: Thor 3."

    def test_nobody_takes_anything(self) -> None:
        asked = CalculatorDriver("vedrfolnir", "tribute").tap("Game ends")
        assert asked.view.answer == "Nobody takes anything of the tribute."
        assert asked.view.update is None

    def test_a_collecte_more(self) -> None:
        asked = self.asked().tap("Met").tap("Astrid", under="Who met the objective?")
        update = asked.view.update
        assert update
        asked.table = update.sheet
        again = asked.view.update
        assert again
        assert [len(player.rounds) for player in again.sheet.players] == [2, 2, 2]

    def test_what_was_told_pile_by_pile_becomes_the_first(self) -> None:
        asked = self.asked().tap("Met").tap("Astrid", under="Who met the objective?")
        assert asked.table
        eva = replace(asked.table.players[2], won=Pile(odin=(1,)))
        asked.table = replace(asked.table, players=(*asked.table.players[:2], eva))
        update = asked.view.update
        assert update
        assert update.sheet.players[2].rounds == (Pile(odin=(1,)), Pile())
        assert update.sheet.players[0].rounds[0] == Pile()

    def test_what_lies_there_can_be_taken_away(self) -> None:
        asked = self.asked()
        assert asked.chosen("Tribute: tap to remove") == ["Odin 2", "Thor 3"]
        asked.tap("Thor 3")
        assert asked.chosen("Tribute: tap to remove") == ["Odin 2"]
        asked.tap("Eva", under="Stakes and tribute").tap("Freyja × 1", "Thor 1")
        assert not [section for section in asked.view.sections if "take away" in section.title]
