"""What holds of every answer, whatever is asked."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from referee.tools import ask
from referee.tools.tribute import Shared
from scoring.games.vedrfolnir.sheet import Pile
from testing.referee.asking import TOOLS_AND_GAMES, Question, answered, any_question, facts, told, treasury
from words import LANGUAGES

pytestmark = pytest.mark.many_cases

GAMES = ("nidavellir", "nains")
MANY = 300

both_games = pytest.mark.parametrize("game", GAMES)


def questions(tool: str, game: str) -> list[Question]:
    random = Random(f"properties of {tool}, {game}")
    return [any_question(tool, game, random) for _ in range(MANY)]


@pytest.mark.parametrize(("tool", "game"), TOOLS_AND_GAMES)
def test_every_answer_is_told_in_both_languages_with_rules_of_its_game(tool: str, game: str) -> None:
    for question in questions(tool, game):
        answer = answered(tool, question)
        assert answer.why
        assert all(step.rule.startswith(f"{game}.") for step in (answer.said, *answer.why))
        for language in LANGUAGES:
            for sentence in told(tool, question, language):
                assert sentence.endswith(".")
                assert "{" not in sentence


@pytest.mark.parametrize(("tool", "game"), TOOLS_AND_GAMES)
def test_a_question_is_answered_for_its_game_and_always_alike(tool: str, game: str) -> None:
    for question in questions(tool, game)[:50]:
        text = json.dumps(question)
        assert ask(tool, text) == ask(tool, f"\ufeff{text}\n".encode())
        assert ask(tool, text)[0] == game


@both_games
def test_gems_are_a_permutation_and_everybody_acts_once(game: str) -> None:
    for question in questions("taverns", game):
        seats = {seat["name"]: seat for seat in question["players"]}
        found = facts("taverns", question)
        assert sorted(found["order"]) == sorted(seats)
        assert sorted(found["gems"].values()) == sorted(seat["gem"] for seat in seats.values())
        bids = [(seats[name]["coin"], seats[name]["gem"]) for name in found["order"]]
        assert bids == sorted(bids, reverse=True)


@both_games
def test_an_exchange_back_restores_the_gems(game: str) -> None:
    for question in questions("taverns", game):
        gems = facts("taverns", question)["gems"]
        again = [{**seat, "gem": gems[seat["name"]]} for seat in question["players"]]
        back = facts("taverns", {**question, "players": again})["gems"]
        assert back == {seat["name"]: seat["gem"] for seat in question["players"]}


@both_games
def test_nobody_tied_keeps_every_gem(game: str) -> None:
    for question in questions("taverns", game):
        seats = [{**seat, "coin": 25 - place} for place, seat in enumerate(question["players"])]
        found = facts("taverns", {**question, "players": seats})
        assert found == {
            "order": [seat["name"] for seat in seats],
            "gems": {seat["name"]: seat["gem"] for seat in seats},
        }


@both_games
def test_a_coin_taken_was_there_and_is_not_the_value_discarded(game: str) -> None:
    for question in questions("coin", game):
        found = facts("coin", question)
        left = Counter(treasury(game, question["players"])) - Counter(question["missing"])
        assert left[found["takes"]]
        assert found["takes"] != found["discards"]
        assert found["overshoot"] >= 0
        if question["do"] == "transform":
            jarika = 2 * ("jarika" in question.get("with", []))
            coin = question["coin"] if isinstance(question["coin"], int) else question["coin"]["value"]
            wanted = coin + question["plus"] + jarika
            assert found["overshoot"] == max(0, found["takes"] - wanted)
            better = range(wanted, found["takes"]) if found["takes"] >= wanted else range(found["takes"] + 1, 26)
            assert not [value for value in better if left[value] and value != found["discards"]]


@both_games
def test_a_higher_plus_never_brings_a_lower_coin(game: str) -> None:
    for question in questions("coin", game):
        if question["do"] == "transform":
            more = {**question, "plus": question["plus"] + 1}
            assert facts("coin", more)["takes"] >= facts("coin", question)["takes"]


@pytest.mark.parametrize(("tool", "game"), [(tool, game) for tool in ("taverns", "distinctions") for game in GAMES])
def test_where_one_sits_changes_nothing(tool: str, game: str) -> None:
    random = Random(f"seats, {tool}")
    for question in questions(tool, game):
        seats = random.sample(question["players"], len(question["players"]))
        assert unordered(facts(tool, {**question, "players": seats})) == unordered(facts(tool, question))


def unordered(found: Any) -> Any:
    """Who is tied is told in the order of the table: it is no part of the answer."""
    for award in found.get("distinctions", []):
        award["tied"].sort()
    return found


def test_where_a_stake_lies_changes_nothing() -> None:
    random = Random("stakes")
    for question in questions("tribute", "vedrfolnir"):
        stakes = random.sample(list(question["stakes"].items()), len(question["stakes"]))
        assert facts("tribute", {**question, "stakes": dict(stakes)}) == facts("tribute", question)


@both_games
def test_the_order_of_the_coins_changes_nothing(game: str) -> None:
    random = Random("coins")
    for question in questions("coin", game):
        shuffled = dict(question)
        for name in ("missing", "pouch", "coins"):
            if name in question:
                shuffled[name] = random.sample(question[name], len(question[name]))
        assert facts("coin", shuffled) == facts("coin", question)


def test_what_is_taken_and_what_is_discarded_is_the_tribute() -> None:
    for question in questions("tribute", "vedrfolnir"):
        found = facts("tribute", question)
        own = question["stakes"][question["exact"]] if "exact" in question else {}
        after = [*found["takes"].values(), found["discarded"]]
        assert counted(*after) == counted(question["tribute"], own)
        assert question.get("over") not in found["takes"] or found["takes"][question["over"]] == {}


def counted(*cards: Question) -> Counter[tuple[str, str]]:
    """Every score card by its kind."""
    count: Counter[tuple[str, str]] = Counter()
    for some in cards:
        for kind, runes in some.items():
            count[kind, "card"] += runes if isinstance(runes, int) else 0
            for card in runes if isinstance(runes, list) else ():
                count[kind, str(card)] += 1
    return +count


@both_games
def test_a_distinction_has_one_winner_or_several_tied_or_nobody(game: str) -> None:
    for question in questions("distinctions", game):
        for award in facts("distinctions", question)["distinctions"]:
            assert not award["tied"] if award["winner"] else len(award["tied"]) != 1


@both_games
def test_a_grade_more_never_takes_a_hero_away(game: str) -> None:
    for question in questions("recruit", game):
        if facts("recruit", question)["may"]:
            grades = {column: count + 1 for column, count in question["grades"].items()}
            assert facts("recruit", {**question, "grades": grades})["may"]


def test_what_is_taken_scores_as_a_won_pile() -> None:
    stakes = {"Astrid": {"odin": [3, {"tyr": 2}], "freyja": 1}, "Bjorn": {"odin": [1]}}
    question = {"stakes": stakes, "tribute": {"thor": [{"tyr": 3}, 1], "surtr": [2], "freyja": 2}, "exact": "Astrid"}
    answer = answered("tribute", question)
    assert isinstance(answer, Shared)
    assert answer.takes["Astrid"].pile() == Pile(odin=(3,), thor=(1,), tyr=(2, 3), surtr=(2,), freyja=3)
    assert answer.takes["Bjorn"].pile() == Pile()
