"""The steps to an answer say what happened, and only that."""

import json

import pytest

from referee.tools import ask, recruit, tribute
from referee.tools.tribute import Cards, Rune
from testing.referee.asking import Question, told

TREASURY: Question = {"game": "nidavellir", "players": 4, "missing": [9, 9, 9, 23, 24, 25]}
GRADES = {"warrior": 3, "hunter": 3, "miner": 3, "blacksmith": 3, "explorer": 3}


def tied(*gems: int) -> Question:
    return {"game": "nidavellir", "players": [{"name": f"P{gem}", "coin": 4, "gem": gem} for gem in gems]}


def transform(coin: int, plus: int) -> Question:
    return {**TREASURY, "do": "transform", "coin": coin, "plus": plus}


def freyja(runes: int) -> Question:
    return {"stakes": {"Anne": {"freyja": 1}, "Serge": {"odin": [runes]}}, "tribute": {"freyja": 1}}


@pytest.mark.parametrize(
    ("tool", "question", "said", "unsaid"),
    [
        pytest.param("taverns", tied(3, 4, 5), "P4 keeps gem 4, the one in the middle", "gem 6", id="three tied"),
        pytest.param("taverns", tied(3, 5), "exchange gems 5 and 3", "middle", id="two tied"),
        pytest.param("taverns", tied(3, 5, 6), "P6 has gem 6", "middle", id="two tied beside gem 6"),
        pytest.param("taverns", tied(3, 6), "Only P3 is left of the tie", "exchange gems", id="one tied beside gem 6"),
        pytest.param("coin", transform(2, 2), "has no coins of 4", "left", id="a coin that never was there"),
        pytest.param("coin", transform(7, 2), "No 9 left", "has no coins", id="a coin that all have taken"),
        pytest.param("coin", transform(22, 5), "the discarded value, 22.", "higher", id="a coin that comes back lower"),
        pytest.param("coin", transform(14, 10), "Nothing of 24", "taken back", id="a lower coin that is still more"),
        pytest.param(
            "distinctions",
            {
                "game": "nidavellir",
                "players": [
                    {"name": name, "grades": {"hunter": grades}} for name, grades in (("Anne", 4), ("Serge", 2))
                ],
            },
            "4 for Anne, 2 at most elsewhere",
            "tied",
            id="who came second",
        ),
        pytest.param(
            "recruit",
            {"game": "nidavellir", "grades": GRADES, "heroes": 2, "uncounted": 1},
            "enough lines to recruit 2",
            "No:",
            id="two heroes at once",
        ),
        pytest.param(
            "recruit",
            {"game": "nidavellir", "grades": GRADES, "heroes": 2},
            "2 recruited that count + 1 = 3",
            "enough lines",
            id="one hero and no more",
        ),
        pytest.param(
            "objective",
            {"stake": [{"id": "ratatosk", "stars": 0}]},
            "names an objective is Ratatosk: 8",
            "before",
            id="one objective",
        ),
        pytest.param(
            "objective",
            {"stake": [{"id": "ratatosk", "stars": 0}, {"id": "nidhogg", "stars": 1}]},
            "What came before no longer counts: Ratatosk",
            "8 stars",
            id="the last of two objectives",
        ),
        pytest.param("tribute", freyja(1), "Anne takes", "Anne takes nothing", id="the freyja's two runes against one"),
        pytest.param("tribute", freyja(2), "that is our reading", "Anne takes", id="both readings of a freyja"),
        pytest.param("tribute", freyja(3), "Serge takes", "our reading", id="a freyja that settles nothing"),
    ],
)
def test_steps(tool: str, question: Question, said: str, unsaid: str) -> None:
    sentences = " ".join(told(tool, question, "en"))
    assert said in sentences
    assert unsaid not in sentences


def bids(game: str, *coins_and_gems: tuple[int, int]) -> Question:
    players = [{"name": f"P{gem}", "coin": coin, "gem": gem} for coin, gem in coins_and_gems]
    return {"game": game, "players": players}


def majorities(game: str, anne: dict[str, int], serge: dict[str, int]) -> Question:
    return {"game": game, "players": [{"name": "Anne", "grades": anne}, {"name": "Serge", "grades": serge}]}


def hero(id: str, *cards: str, game: str = "nidavellir", recruited: int = 2, **dwarfs: int) -> Question:
    grades = GRADES if game == "nidavellir" else dict.fromkeys(("shield", "temple", "errants", "forge", "talion"), 3)
    question = {"game": game, "grades": grades, "heroes": recruited, "hero": id, "cards": cards}
    return {**question, "dwarfs": dwarfs} if dwarfs else question


def exchange(*pouch: int | Question, helpers: tuple[str, ...] = (), game: str = "nidavellir") -> Question:
    return {**TREASURY, "game": game, "do": "exchange", "pouch": pouch, **({"with": helpers} if helpers else {})}


TREASURY_5: Question = {"value": 5, "base": False}
STAKES: Question = {"Anne": {"odin": [3]}, "Bruno": {"thor": [1], "freyja": 1}, "Chloé": {}}
LINES = ["lines_complete recruiting.line_rule", "lines_needed recruiting.line_rule"]
LINES_OF_NAINS = ["lines_complete recruiting.line_rule", "lines_needed recruiting.lines_count"]


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
                "base_coin_leaves coins.discard",
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
                "base_coin_leaves coins.discard",
            ],
            id="two 5 of two sorts in nains",
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
            ["may_not_discard heroes.dagda", *LINES, "may_not_discard heroes.dagda"],
            id="dagda without a second column, which thor does not bring",
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
            ["may_as_a_group mercenaries.lines", *LINES_OF_NAINS, "may_as_a_group mercenaries.lines"],
            id="a mercenary without a line for the second",
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
    ("tool", "question", "sentence"),
    [
        pytest.param(
            "coin", exchange(2, 3, helpers=("zolkur",)), "the lower of the two is discarded: the 2", id="zolkur's coin"
        ),
        pytest.param("coin", exchange(5, TREASURY_5), "Two coins of 5", id="which coins are equal"),
        pytest.param("coin", transform(7, 2), "the next higher coin is the 10, an overshoot of 1.", id="the overshoot"),
        pytest.param(
            "tribute",
            {"stakes": STAKES, "tribute": {}, "exact": "Anne"},
            "The other stakes are discarded: Bruno and Chloé.",
            id="whose stakes are lost",
        ),
        pytest.param("tribute", freyja(2), "Counted once only, it would be: Serge.", id="whose it would be"),
        pytest.param(
            "tribute",
            {"stakes": {"Anne": {"freyja": 2}, "Serge": {"odin": [2]}}, "tribute": {"freyja": 1}},
            "Counted once only, it would be: nobody.",
            id="that it would be nobody's",
        ),
    ],
)
def test_a_step_says(tool: str, question: Question, sentence: str) -> None:
    assert sentence in " ".join(told(tool, question, "en"))


@pytest.mark.parametrize(
    ("gems", "rule"), [((1, 2), "two"), ((1, 2, 3), "three"), ((1, 2, 3, 4), "four"), ((1, 2, 3, 4, 5), "five")]
)
def test_gems_are_exchanged_by_the_rule_for_so_many(gems: tuple[int, ...], rule: str) -> None:
    _, answer = ask("taverns", json.dumps(tied(*gems)))
    assert {step.rule for step in answer.why[1:]} == {f"nidavellir.gems.{rule}"}


def test_what_a_question_leaves_out_is_nobody() -> None:
    assert recruit.answer(recruit.Question("nidavellir", GRADES, heroes=2)).said.key == "may_recruit"
    assert tribute.answer(tribute.Question({"Anne": Cards()}, Cards())).said.rule == "vedrfolnir.tribute.end"


def test_a_freyja_counted_once_may_be_nobody_s() -> None:
    _, answer = ask("tribute", json.dumps(freyja(1)))
    assert [step.values["other"] for step in answer.why if step.key == "freyja_counts_each"] == [()]


@pytest.mark.parametrize(("winter", "winner"), [(False, ""), (True, "Anne")])
def test_a_freyja_is_a_surtr_too_wherever_winter_is_in_the_game(winter: bool, winner: str) -> None:
    stakes = {"Anne": Cards(freyja=1), "Bruno": Cards({"odin": (Rune(2),)})}
    answer = tribute.answer(tribute.Question(stakes, Cards(freyja=1), winter=winter))
    assert [name for name, cards in answer.takes.items() if cards.freyja] == [name for name in (winner,) if name]
