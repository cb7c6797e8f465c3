"""What is wrong with a question, path by path: a table for taverns, one for what asks of no coins, and sentences."""

import json

import pytest

from referee.tools import NotAQuestion, ask
from scoring.source import MOST
from testing.referee.asking import Question, wrong
from testing.referee.full_questions import ANNE, SERGE, asked_of, changed
from words import Voice


def taverns(*players: object, game: object = "nidavellir") -> Question:
    return {"game": game, "players": list(players)}


def bid(coin: object, gem: object, game: str = "nidavellir") -> Question:
    return taverns({"name": "Anne", "coin": coin, "gem": gem}, {"name": "Serge", "coin": 3, "gem": 4}, game=game)


@pytest.mark.parametrize(
    ("question", "found"),
    [
        pytest.param(taverns(), [("players", "players_count")], id="nobody"),
        pytest.param(taverns(SERGE), [("players", "players_count")], id="alone"),
        pytest.param({"game": "nidavellir"}, [("", "key_missing")], id="no players"),
        pytest.param({"players": [SERGE, ANNE]}, [("", "key_missing")], id="no game"),
        pytest.param({**taverns(), "players": {}}, [("players", "not_list")], id="players without a list"),
        pytest.param(
            taverns(*[SERGE] * (MOST + 1)), [("players", "too_many")], id="more players than anybody looks at"
        ),
        pytest.param(
            taverns(*({"name": f"P{gem}", "coin": 3, "gem": gem} for gem in range(1, 7))),
            [("players", "players_count")],
            id="six players",
        ),
        pytest.param(taverns(SERGE, ANNE, game="chess"), [("game", "game_unknown")], id="chess"),
        pytest.param(
            taverns(SERGE, ANNE, game="vedrfolnir"), [("game", "game_elsewhere")], id="a game without taverns"
        ),
        pytest.param(taverns(SERGE, ANNE, game=3), [("game", "not_text")], id="a game in figures"),
        pytest.param(
            taverns(SERGE, {**ANNE, "name": "Serge"}), [("players[1].name", "name_twice")], id="two of one name"
        ),
        pytest.param(taverns(SERGE, {**ANNE, "name": ""}), [("players[1].name", "name_length")], id="no name"),
        pytest.param(
            taverns(SERGE, {**ANNE, "name": "a\nb"}), [("players[1].name", "name_character")], id="a name on two lines"
        ),
        pytest.param(taverns(SERGE, {**ANNE, "gem": 3}), [("players[1].gem", "gem_twice")], id="a gem twice"),
        pytest.param(
            taverns({**SERGE, "gem": 6}, {**ANNE, "gem": 6}), [("players[1].gem", "gem_twice")], id="gem 6 twice"
        ),
        pytest.param(bid(3, 6, "nains"), [("players[0].gem", "gem_unknown")], id="gem 6 in nains"),
        pytest.param(
            taverns({**SERGE, "gem": 6}, {**ANNE, "gem": 7}, game="chess"),
            [("game", "game_unknown"), ("players[1].gem", "gem_unknown")],
            id="a game with whatever gems",
        ),
        pytest.param(bid(3, 0), [("players[0].gem", "gem_unknown")], id="gem 0"),
        pytest.param(bid(3, 7), [("players[0].gem", "gem_unknown")], id="gem 7"),
        pytest.param(
            taverns({"name": "Anne", "coin": 3}, {"name": "Serge", "coin": 3}),
            [("players[0]", "key_missing"), ("players[1]", "key_missing")],
            id="two without a gem",
        ),
        pytest.param(
            taverns({"name": "Anne", "coin": 3}, {"name": "Serge", "coin": 3, "gem": 1}),
            [("players[0]", "key_missing")],
            id="one without a gem beside gem 1",
        ),
        pytest.param(bid(26, 5), [("players[0].coin", "coin_unknown")], id="a coin of 26"),
        pytest.param(bid(1, 5), [("players[0].coin", "coin_unknown")], id="a coin of 1"),
        pytest.param(bid(3.0, 5), [("players[0].coin", "not_whole")], id="3.0"),
        pytest.param(bid("3", 5), [("players[0].coin", "not_whole")], id="3 in quotes"),
        pytest.param(bid(True, 5), [("players[0].coin", "not_whole")], id="true"),
        pytest.param(bid(float("nan"), 5), [("players[0].coin", "not_whole")], id="NaN"),
        pytest.param(bid(10**30, 5), [("players[0].coin", "not_whole")], id="a number of thirty digits"),
        pytest.param(bid(-3, 5), [("players[0].coin", "out_of_range")], id="less than nothing"),
        pytest.param(
            bid(26, 9, "nains"),
            [("players[0].coin", "coin_unknown"), ("players[0].gem", "gem_unknown")],
            id="a wrong coin and a wrong gem",
        ),
    ],
)
def test_taverns(question: Question, found: list[tuple[str, str]]) -> None:
    assert wrong("taverns", question) == found


@pytest.mark.parametrize(
    ("sort", "changes", "told"),
    [
        pytest.param("recruit", {"game": "nidavelir"}, [("game", "misspelt")], id="the game misspelt"),
        pytest.param("recruit", {"hero": 7}, [("hero", "not_text")], id="a hero in figures"),
        pytest.param(
            "recruit",
            {"game": "nains", "grades": {}, "cards": [], "dwarfs": ..., "hero": "dagda"},
            [("hero", "card_unknown")],
            id="dagda in nains",
        ),
        pytest.param("recruit", {"heroes": ...}, [("", "key_missing")], id="nobody says how many heroes"),
        pytest.param("recruit", {"game": ...}, [("", "key_missing")], id="recruiting without a game"),
        pytest.param(
            "recruit",
            {"heroes": ..., "uncounted": 1},
            [("", "key_missing"), ("uncounted", "uncounted_beyond")],
            id="one uncounted of nobody knows how many",
        ),
        pytest.param("recruit", {"hero": "dagdaa"}, [("hero", "misspelt")], id="a hero misspelt"),
        pytest.param("recruit", {"hero": "Thrud"}, [("hero", "misspelt")], id="a hero with a capital"),
        pytest.param("recruit", {"hero": "zeus"}, [("hero", "card_unknown")], id="an unknown hero"),
        pytest.param("recruit", {"hero": ""}, [("hero", "card_unknown")], id="a hero of no name"),
        pytest.param("recruit", {"hero": "durathor"}, [("hero", "not_recruited")], id="an animal"),
        pytest.param("recruit", {"hero": "gullinbursti"}, [("hero", "not_recruited")], id="no card of a line"),
        pytest.param("recruit", {"dwarfs": ...}, [("", "key_missing")], id="dagda without dwarfs"),
        pytest.param("recruit", {"dwarfs": ..., "hero": "tarah"}, [], id="tarah without dwarfs"),
        pytest.param("recruit", {"dwarfs": {"warior": 1}}, [("dwarfs", "misspelt")], id="a column misspelt"),
        pytest.param("recruit", {"grades": {"shield": 1}}, [("grades", "key_unknown")], id="a column of nains"),
        pytest.param("recruit", {"grades": {"warrior": 99}}, [], id="ninety-nine grades"),
        pytest.param(
            "recruit", {"grades": {"warrior": 100}}, [("grades.warrior", "out_of_range")], id="a hundred grades"
        ),
        pytest.param("recruit", {"grades": {"warrior": 2.0}}, [("grades.warrior", "not_whole")], id="2.0 grades"),
        pytest.param("recruit", {"uncounted": 2}, [("uncounted", "uncounted_beyond")], id="two uncounted of one"),
        pytest.param(
            "recruit",
            {"game": "nains", "uncounted": 1, "grades": {}, **dict.fromkeys(("hero", "dwarfs", "cards"), ...)},
            [("uncounted", "all_count")],
            id="a hero uncounted in nains",
        ),
        pytest.param("recruit", {"cards": ["durator"]}, [("cards[0]", "misspelt")], id="a card misspelt"),
        pytest.param("recruit", {"cards": ["volgrir"]}, [("cards[0]", "card_unknown")], id="a card of nains"),
        pytest.param("recruit", {"cards": ["thor", "thor"]}, [("cards[1]", "word_twice")], id="a card twice"),
        pytest.param("distinctions", {"players": []}, [("players", "players_count")], id="nobody"),
        pytest.param("distinctions", {"game": ...}, [("", "key_missing")], id="distinctions without a game"),
        pytest.param(
            "distinctions",
            {"players": [{"name": "Serge", "grades": {}, "malt": 1}, {"name": "Anne", "grades": {}}]},
            [("players[0]", "key_unknown")],
            id="malt in nidavellir",
        ),
        pytest.param(
            "elites",
            {"players": [{"name": "Serge", "grades": {"malt": 1}, "malt": 1}, {"name": "Anne", "grades": {}}]},
            [("players[0].grades", "key_unknown")],
            id="malt twice",
        ),
        pytest.param(
            "elites",
            {"players": [{"name": "Serge", "grades": {}, "malt": -1}, {"name": "Anne", "grades": {}}]},
            [("players[0].malt", "out_of_range")],
            id="less malt than none",
        ),
        pytest.param("objective", {"stake": [{"id": "odin"}]}, [("stake[0]", "key_missing")], id="no stars"),
        pytest.param("objective", {"stake": [{"stars": 1}]}, [("stake[0]", "key_missing")], id="no card"),
        pytest.param("objective", {"stake": ["odin"]}, [("stake[0]", "not_object")], id="a card alone"),
        pytest.param(
            "objective", {"stake": [{"id": "odin", "stars": 5}]}, [("stake[0].stars", "out_of_range")], id="five stars"
        ),
        pytest.param(
            "objective", {"stake": [{"id": "norns", "stars": 1}]}, [("stake[0].id", "not_in_a_stake")], id="a joker"
        ),
        pytest.param(
            "objective", {"stake": [{"id": "odn", "stars": 1}]}, [("stake[0].id", "misspelt")], id="odin misspelt"
        ),
        pytest.param(
            "objective", {"stake": [{"id": "dagda", "stars": 1}]}, [("stake[0].id", "not_in_a_stake")], id="a hero"
        ),
        pytest.param(
            "objective", {"stake": [{"id": 7, "stars": 1}]}, [("stake[0].id", "not_text")], id="a card in figures"
        ),
        pytest.param(
            "objective", {"stake": [{"id": "odin", "stars": 1}] * (MOST + 1)}, [("stake", "too_many")], id="no end"
        ),
        pytest.param("tribute", {"exact": "Astrid"}, [("", "over_or_exact")], id="over and exact"),
        pytest.param("tribute", {"winter": 1}, [("winter", "not_yes_or_no")], id="winter as a number"),
        pytest.param("tribute", {"over": "Dora"}, [("over", "stake_of_nobody")], id="nobody's stake"),
        pytest.param("tribute", {"over": "bjorn"}, [("over", "misspelt")], id="a stake without its capital"),
        pytest.param("tribute", {"over": ""}, [("over", "stake_of_nobody")], id="the stake of no name"),
        pytest.param("tribute", {"over": ["Bjorn"]}, [("over", "not_text")], id="a list of stakes"),
        pytest.param("tribute", {"tribute": {"freyja": 14}}, [("tribute.freyja", "out_of_range")], id="freyja 14"),
        pytest.param("tribute", {"tribute": {"freyja": [1]}}, [("tribute.freyja", "not_whole")], id="a list of freyja"),
        pytest.param("tribute", {"tribute": {"odin": [4]}}, [("tribute.odin[0]", "runes_unknown")], id="4 runes"),
        pytest.param("tribute", {"tribute": {"odin": [0]}}, [("tribute.odin[0]", "runes_unknown")], id="0 runes"),
        pytest.param(
            "tribute",
            {"tribute": {"odin": ["3", 4, {"x": 1}, 5]}},
            [
                ("tribute.odin[0]", "not_whole"),
                ("tribute.odin[1]", "runes_unknown"),
                ("tribute.odin[2]", "key_unknown"),
                ("tribute.odin[2]", "key_missing"),
                ("tribute.odin[3]", "runes_unknown"),
            ],
            id="one wrong rune after the other",
        ),
        pytest.param("tribute", {"tribute": {"surtr": [3]}}, [("tribute.surtr[0]", "runes_unknown")], id="3 of surtr"),
        pytest.param(
            "tribute",
            {"tribute": {"odin": [{"tyr": 1}]}},
            [("tribute.odin[0].tyr", "runes_unknown")],
            id="a tyr of 1",
        ),
        pytest.param(
            "tribute", {"tribute": {"surtr": [{"tyr": 2}]}}, [("tribute.surtr[0]", "not_whole")], id="a tyr as surtr"
        ),
        pytest.param("tribute", {"tribute": {"tyr": [2]}}, [("tribute", "key_unknown")], id="tyr placed as nothing"),
        pytest.param(
            "tribute",
            {"tribute": {"odin": [{"tyrr": 2}]}},
            [("tribute.odin[0]", "misspelt"), ("tribute.odin[0]", "key_missing")],
            id="tyr misspelt",
        ),
        pytest.param("everything", {"stakes": {"Astrid": {}}}, [("stakes", "stakes_count")], id="one stake"),
        pytest.param(
            "everything",
            {"stakes": {f"P{number}": {"rubies": 1} for number in range(20_000)}},
            [("stakes", "stakes_count")],
            id="more stakes than anybody looks at",
        ),
        pytest.param(
            "everything",
            {"stakes": {"Astrid": {}, **{f"P{number}": {"odin": 1} for number in range(MOST - 1)}}},
            [(f"stakes.P{number}.odin", "not_list") for number in range(MOST - 1)],
            id="as many stakes as may be",
        ),
        pytest.param("everything", {"stakes": []}, [("stakes", "not_object")], id="stakes as a list"),
        pytest.param(
            "everything", {"stakes": {"Astrid": {}, "": {}}}, [("stakes.", "name_length")], id="a stake of no name"
        ),
    ],
)
def test_the_other_tools(sort: str, changes: Question, told: list[tuple[str, str]]) -> None:
    assert asked_of(sort, **changes) == told


@pytest.mark.parametrize(
    ("tool", "question", "sentence"),
    [
        pytest.param(
            "taverns",
            bid(3, 7),
            "players[0].gem: 7 is not a gem here: they are 1, 2, 3, 4, 5 and 6",
            id="gems of nidavellir",
        ),
        pytest.param(
            "taverns",
            bid(3, 6, "nains"),
            "players[0].gem: 6 is not a gem here: they are 1, 2, 3, 4 and 5",
            id="of nains",
        ),
        pytest.param("taverns", taverns(SERGE), "players: 1 player: the game takes 2 to 5", id="how many may play"),
        pytest.param(
            "taverns",
            taverns(SERGE, ANNE, game="vedrfolnir"),
            'game: this tool is not for "vedrfolnir"; it may be "nidavellir" or "nains"',
            id="which games have taverns",
        ),
        pytest.param(
            *changed("ordo", game="nidavellir"),
            'do: "ordo" is not done in this game; it may be "exchange" or "transform"',
            id="what is done in nidavellir",
        ),
        pytest.param(
            *changed("recruit", hero="Thrud"), 'hero: "Thrud" is unknown here; maybe "thrud"?', id="who was meant"
        ),
        pytest.param(
            *changed("objective", stake=[{"id": "norns", "stars": 1}]),
            'stake[0].id: "norns" does not belong in a stake; it may be "odin", "thor", "tyr", "surtr", "freyja", '
            '"sleipnir", "ratatosk", "nidhogg", "loki", "hugin", "munin", "skoll_hati", "eikthyrnir", "fenrir", "moin" '
            'or "hell"',
            id="whatever lies in a stake",
        ),
        pytest.param(
            *changed("transform", **{"game": "nains", "with": ..., "coin": {"value": 3, "base": False}}),
            "coin: by our reading the 3-Exchange, like the 0 that it replaces, is not improved; "
            "if your table takes it for a 3 like any other, ask for a 3",
            id="both readings of kardum's 3",
        ),
        pytest.param(*changed("recruit", dwarfs=...), 'question: "dwarfs" is missing', id="what dagda asks for"),
    ],
)
def test_a_refusal_says_what_would_be_right(tool: str, question: Question, sentence: str) -> None:
    with pytest.raises(NotAQuestion) as refusal:
        ask(tool, json.dumps(question))
    assert [Voice("en").problem(problem, "question") for problem in refusal.value.problems] == [sentence]
