"""Every step to an answer rests on its rule."""

import json

import pytest

from referee.tools import ask
from testing.referee.asking import Question
from testing.referee.short_questions import (
    GRADES,
    LINES,
    LINES_OF_NAINS,
    STAKES,
    TREASURY,
    TREASURY_5,
    bids,
    exchange,
    freyja,
    hero,
    majorities,
    tied,
    transform,
)


@pytest.mark.parametrize(
    ("tool", "question", "steps"),
    [
        pytest.param(
            "taverns",
            bids("nidavellir", (4, 3), (3, 5)),
            ["order turn.order", "bid_alone turn.order", "bid_alone turn.order", "gems_stay gems.exchange"],
            id="no tie",
        ),
        pytest.param(
            "taverns",
            bids("nidavellir", (4, 6), (4, 5)),
            ["order turn.order", "bid_tied turn.ties", "gem_six_stays gems.six", "gem_alone gems.six"],
            id="tied with gem 6",
        ),
        pytest.param(
            "taverns",
            bids("nains", (4, 4), (4, 5), (4, 1), (4, 2), (4, 3)),
            [
                "order_and_gems turn.order",
                "bid_tied turn.ties",
                "gems_exchanged gems.five",
                "gems_exchanged gems.five",
                "gem_in_the_middle gems.five",
            ],
            id="five tied",
        ),
        pytest.param(
            "coin",
            exchange(2, 3, helpers=("jarika", "zolkur")),
            [
                "coin_exchanged coins.exchange",
                "coins_added coins.exchange",
                "coin_zolkur heroes.zolkur",
                "coin_jarika heroes.jarika",
                "coin_there coins.exchange",
                "base_coin_leaves coins.discard",
            ],
            id="jarika and zolkur",
        ),
        pytest.param(
            "coin",
            exchange(5, TREASURY_5),
            [
                "coin_exchanged coins.exchange",
                "coins_added coins.exchange",
                "owner_chooses coins.equal_pouch",
                "coin_there coins.exchange",
                "either_coin_leaves coins.discard",
            ],
            id="two 5 of two sorts",
        ),
        pytest.param(
            "coin",
            exchange(5, TREASURY_5, game="nains"),
            [
                "coin_exchanged coins.exchange",
                "coins_added coins.exchange",
                "owner_chooses coins.discard",
                "coin_there coins.exchange",
                "either_coin_leaves coins.discard",
            ],
            id="two 5 of two sorts in nains",
        ),
        pytest.param(
            "coin",
            {**transform(12, 2), "with": ["jarika", "zolkur"]},
            [
                "coin_transformed coins.transform",
                "coin_plus coins.transform",
                "zolkur_waits heroes.zolkur",
                "coin_jarika heroes.jarika",
                "coin_there coins.transform",
                "coin_goes_back coins.discard",
            ],
            id="a transformation while zolkur waits",
        ),
        pytest.param(
            "coin",
            exchange(4, 5),
            [
                "coin_exchanged_for_want coins.exchange",
                "coins_added coins.exchange",
                "coin_next_higher coins.missing",
                "base_coin_leaves coins.discard",
            ],
            id="no 9 left",
        ),
        pytest.param(
            "coin",
            transform(22, 5),
            [
                "coin_transformed coins.transform",
                "coin_plus coins.transform",
                "coin_next_lower coins.none_higher",
                "coin_not_back coins.same_value",
                "coin_goes_back coins.discard",
            ],
            id="nothing higher left",
        ),
        pytest.param(
            "coin",
            {**transform(24, 5), "missing": [24]},
            [
                "coin_transformed coins.transform",
                "coin_plus coins.transform",
                "coin_next_lower coins.none_higher",
                "coin_goes_back coins.discard",
            ],
            id="nothing higher than what comes",
        ),
        pytest.param(
            "coin",
            {**TREASURY, "game": "nains", "do": "ordo", "coins": [0, 2, 3, 7, 10]},
            [
                "coin_exchanged elites.ordo",
                "coins_lowest elites.ordo",
                "coin_there elites.ordo",
                "base_coin_leaves coins.discard",
            ],
            id="ordo",
        ),
        pytest.param(
            "coin",
            {**TREASURY, "game": "nains", "do": "ordo", "coins": [2, 3, 7, 10]},
            [
                "coin_exchanged elites.ordo",
                "coins_lowest elites.ordo",
                "coin_there elites.ordo",
                "base_coin_leaves coins.discard",
            ],
            id="ordo, with the base 3 and no 0",
        ),
        pytest.param(
            "coin",
            {**TREASURY, "game": "nains", "do": "ordo", "coins": [{"value": 3, "base": False}, 2, 4, 7, 10]},
            [
                "coin_exchanged elites.ordo",
                "coins_lowest elites.ordo",
                "special_stays_aside coins.special_exchange",
                "coin_there elites.ordo",
                "base_coin_leaves coins.discard",
            ],
            id="ordo beside kardum's 3",
        ),
        pytest.param(
            "distinctions",
            majorities("nidavellir", anne={"warrior": 4, "hunter": 2}, serge={"warrior": 3, "hunter": 2}),
            [
                "awards_and_ties distinctions.strict_majority",
                "award_won distinctions.kings_hand",
                "award_tied distinctions.tie",
                *(["award_nobody distinctions.tie"] * 3),
            ],
            id="a distinction won, one tied and three of nobody",
        ),
        pytest.param(
            "distinctions",
            majorities("nains", anne={"talion": 4, "malt": 2}, serge={"talion": 3, "malt": 2}),
            [
                "awards_and_ties elites.strict_majority",
                *(["award_nobody elites.tie"] * 4),
                "award_won elites.ordo",
                "award_tied elites.certificate_tie",
            ],
            id="an elite cognar won, and the certificate tied",
        ),
        pytest.param(
            "objective",
            {"stake": [{"id": "odin", "stars": 4}]},
            ["stars_under stars.objective", "objective_usual stars.objective", "stars_added stars.objective"],
            id="the usual objective",
        ),
        pytest.param(
            "recruit",
            {"game": "nidavellir", "grades": GRADES, "heroes": 3, "uncounted": 1, "cards": ["megingjord"]},
            [
                "may_not_megingjord artefacts.megingjord",
                LINES[0],
                "heroes_uncounted giants.thrivaldi",
                LINES[1],
                "may_not_megingjord artefacts.megingjord",
            ],
            id="megingjörd, and a hero of thrivaldi's",
        ),
        pytest.param(
            "recruit",
            hero("tarah", recruited=1),
            ["may_recruit_hero recruiting.line_rule", *LINES, "lines_for_more recruiting.several_lines"],
            id="lines for two heroes",
        ),
        pytest.param(
            "recruit",
            hero("dagda", "durathor", "thor", warrior=2, hunter=3),
            [
                "may_recruit_hero recruiting.line_rule",
                *LINES,
                "durathor_spares animals.durathor_and_conditions",
                "discards_met heroes.dagda",
                "thor_may_cancel gods.thor",
            ],
            id="dagda with durathor and thor",
        ),
        pytest.param(
            "recruit",
            hero("dagda", "thor", warrior=2, hunter=3),
            [
                "may_not_discard heroes.dagda",
                *LINES,
                "may_not_discard heroes.dagda",
                "thor_comes_after gods.thor_and_conditions",
            ],
            id="dagda without a second column, which thor does not bring",
        ),
        pytest.param(
            "recruit",
            hero("dagda", "thor", hunter=3),
            ["may_not_discard heroes.dagda", *LINES, "may_not_discard heroes.dagda"],
            id="dagda without any column, whatever thor does",
        ),
        pytest.param(
            "recruit",
            hero("crovax", blacksmith=1),
            ["may_recruit_hero recruiting.line_rule", *LINES, "discards_met heroes.crovax"],
            id="crovax takes from any column",
        ),
        pytest.param(
            "recruit",
            hero("crovax", blacksmith=0),
            ["may_not_discard_any heroes.crovax", *LINES, "may_not_discard_any heroes.crovax"],
            id="crovax without a dwarf",
        ),
        pytest.param(
            "recruit",
            hero("bonfur", "durathor", warrior=2),
            ["may_recruit_hero recruiting.line_rule", *LINES, "discards_met heroes.bonfur"],
            id="bonfur, whom durathor does not help",
        ),
        pytest.param(
            "recruit",
            hero("volgrir", game="nains"),
            ["may_recruit_hero recruiting.line_rule", *LINES_OF_NAINS],
            id="a cognar",
        ),
        pytest.param(
            "recruit",
            hero("tadgar", game="nains"),
            ["may_not_group mercenaries.lines", *LINES_OF_NAINS, "may_not_group mercenaries.lines"],
            id="a mercenary without a line for the second",
        ),
        pytest.param(
            "recruit",
            hero("tadgar", game="nains", recruited=3),
            ["may_not_lines recruiting.line_rule", *LINES_OF_NAINS, "may_not_lines recruiting.line_rule"],
            id="a mercenary without a line for the first",
        ),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {"odin": [1]}, "exact": "Anne"},
            ["takes_everything tribute.exact", "others_lose_stakes tribute.exact"],
            id="an objective met",
        ),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {}, "exact": "Chloé"},
            ["takes_nothing tribute.exact", "others_lose_stakes tribute.exact"],
            id="an objective met for nothing",
        ),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {"thor": [2]}, "over": "Anne"},
            ["tribute_taken tribute.majority", "over_loses_stake tribute.over", "kind_taken tribute.freyja_in_stake"],
            id="a stake that went over",
        ),
        pytest.param(
            "tribute",
            freyja(3),
            ["tribute_taken tribute.end", "kind_taken tribute.freyja"],
            id="a freyja for three runes",
        ),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {}},
            ["tribute_to_nobody tribute.end", "tribute_empty tribute.majority"],
            id="the end without a tribute",
        ),
        pytest.param(
            "tribute",
            {"stakes": {"Anne": {"odin": [1]}, "Bruno": {"odin": [1]}}, "tribute": {"odin": [1], "thor": [1]}},
            ["tribute_to_nobody tribute.end", "kind_tied tribute.tie", "kind_of_nobody tribute.nobody"],
            id="a tie, and a kind that nobody has",
        ),
        pytest.param(
            "tribute",
            freyja(2),
            ["tribute_to_nobody tribute.end", "kind_tied tribute.tie", "freyja_counts_each tribute.freyja_total"],
            id="a freyja read both ways",
        ),
    ],
)
def test_every_step_rests_on_its_rule(tool: str, question: Question, steps: list[str]) -> None:
    game, answer = ask(tool, json.dumps(question))
    assert [f"{step.key} {step.rule.removeprefix(f'{game}.')}" for step in (answer.said, *answer.why)] == steps


@pytest.mark.parametrize(
    ("gems", "rule"), [((1, 2), "two"), ((1, 2, 3), "three"), ((1, 2, 3, 4), "four"), ((1, 2, 3, 4, 5), "five")]
)
def test_gems_are_exchanged_by_the_rule_for_so_many(gems: tuple[int, ...], rule: str) -> None:
    _, answer = ask("taverns", json.dumps(tied(*gems)))
    assert {step.rule for step in answer.why[1:]} == {f"nidavellir.gems.{rule}"}
