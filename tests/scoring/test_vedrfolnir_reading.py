"""A Vedrfolnir sheet is read in every mode, and every problem is told with its path."""

import json
from typing import Any

import pytest

from scoring import NotASheet, Sheet, people, read, write
from scoring.games.vedrfolnir.sheet import Pile, Player
from testing.vedrfolnir_tables import pile
from words import LANGUAGES, Voice

ASTRID, BJORN, CNUT = ({"name": name} for name in ("Astrid", "Bjorn", "Cnut"))
DUEL = [ASTRID, BJORN, {"name": "Odin", "ase_of": "Astrid"}, {"name": "Thor", "ase_of": "Bjorn"}]
SOLO = [{"name": "Brynhildr"}, {"name": "Valhalla"}, {"name": "Heilheim"}]


def sheet(*players: Any, **fields: Any) -> str:
    return json.dumps(
        {
            "format": "elvaland/1",
            "game": "vedrfolnir",
            "expansions": ["spring", "winter"],
            "players": players or [ASTRID, BJORN, CNUT],
            **fields,
        }
    )


def problems(text: str) -> list[tuple[str, str]]:
    with pytest.raises(NotASheet) as refusal:
        read(text)
    for language in LANGUAGES:
        assert all(Voice(language).problem(problem) for problem in refusal.value.problems)
    return [(problem.path, problem.key) for problem in refusal.value.problems]


def of_astrid(won: Any, **fields: Any) -> list[tuple[str, str]]:
    return problems(sheet({"name": "Astrid", "won": won}, BJORN, CNUT, **fields))


def test_the_format_s_example() -> None:
    won = {"odin": [3, 2, 1], "thor": [1, 1], "tyr": [3], "surtr": [2], "freyja": 2}
    read_one = read(sheet({"name": "Astrid", "won": won}, BJORN, CNUT))
    astrid = Player("Astrid", pile((3, 2, 1), (1, 1), (3,), (2,), 2))
    assert read_one == Sheet("vedrfolnir", (astrid, Player("Bjorn"), Player("Cnut")), ("spring", "winter"))
    assert json.loads(write(read_one))["players"][0]["won"] == won


@pytest.mark.parametrize(
    ("mode", "players"),
    [
        pytest.param("table", [ASTRID, BJORN, CNUT], id="table"),
        pytest.param("duel", DUEL, id="duel"),
        pytest.param("duel", DUEL[::-1], id="duel, ases first"),
        pytest.param("solo", SOLO, id="solo"),
    ],
)
def test_the_modes(mode: str, players: list[Any]) -> None:
    found = read(sheet(*players, mode=mode))
    assert found.mode == ("" if mode == "table" else mode)
    assert read(write(found)) == found


@pytest.mark.parametrize(
    ("mode", "players", "seats"),
    [
        pytest.param("table", [ASTRID, BJORN, CNUT], [0, 1, 2], id="everybody at a table"),
        pytest.param("duel", DUEL, [0, 1], id="no ase of a duel"),
        pytest.param("duel", DUEL[::-1], [2, 3], id="no ase of a duel, wherever it stands"),
        pytest.param("solo", SOLO, [], id="no pile of the solo game"),
    ],
)
def test_where_people_sit(mode: str, players: list[Any], seats: list[int]) -> None:
    assert people(read(sheet(*players, mode=mode))) == seats


def test_many_may_play() -> None:
    assert len(read(sheet(*({"name": f"P{seat}"} for seat in range(200)))).players) == 200


def test_rounds() -> None:
    rounds = [{"Astrid": {"odin": [3, 1], "freyja": 1}, "Bjorn": {"surtr": [2]}}, {}, {"Astrid": {}, "Cnut": {}}]
    found = read(sheet(rounds=rounds))
    nothing = Pile()
    assert found.players == (
        Player("Astrid", rounds=(pile(odin=(3, 1), freyja=1), nothing, nothing)),
        Player("Bjorn", rounds=(pile(surtr=(2,)), nothing, nothing)),
        Player("Cnut", rounds=(nothing,) * 3),
    )
    assert json.loads(write(found))["rounds"] == [rounds[0], {}, {}]
    assert read(write(found)) == found


def test_a_name_is_the_same_wherever_it_stands() -> None:
    """With the accent on its letter or beside it."""
    apart, whole = "Ele\u0301a", "El\u00e9a"
    rounds = {"rounds": [{apart: {"odin": [3]}}]}
    assert read(sheet({"name": whole}, BJORN, CNUT, **rounds)).players[0].pile == pile(odin=(3,))
    duel = [{"name": whole}, BJORN, {"name": "Odin", "ase_of": apart}, {"name": "Thor", "ase_of": "Bjorn"}]
    assert read(sheet(*duel, mode="duel")).players[2].ase_of == whole
    assert problems(sheet({"name": whole}, BJORN, CNUT, rounds=[{apart: {}, whole: {}}])) == [
        ("rounds[0]", "key_twice")
    ]


def test_no_rounds_yet() -> None:
    assert read(sheet(rounds=[])) == read(sheet())
    assert "rounds" not in json.loads(write(read(sheet())))


@pytest.mark.parametrize(
    ("won", "path", "key"),
    [
        pytest.param([], "", "not_object", id="a list"),
        pytest.param({"loki": [1]}, "", "key_unknown", id="a card that scores nothing"),
        pytest.param({"odin": 3}, ".odin", "not_list", id="odin a number"),
        pytest.param({"odin": [3, 4]}, ".odin[1]", "runes_unknown", id="odin of 4"),
        pytest.param({"odin": [0]}, ".odin[0]", "runes_unknown", id="odin of 0"),
        pytest.param({"thor": [True]}, ".thor[0]", "not_whole", id="thor true"),
        pytest.param({"tyr": [1]}, ".tyr[0]", "runes_unknown", id="tyr of 1"),
        pytest.param({"surtr": [3]}, ".surtr[0]", "runes_unknown", id="surtr of 3"),
        pytest.param({"freyja": [1]}, ".freyja", "not_whole", id="freyja a list"),
        pytest.param({"freyja": -1}, ".freyja", "out_of_range", id="freyja below 0"),
    ],
)
def test_a_pile(won: Any, path: str, key: str) -> None:
    assert of_astrid(won) == [(f"players[0].won{path}", key)]


def test_cards_of_a_box_that_is_not_in_play() -> None:
    everything = {"odin": [1], "tyr": [2], "surtr": [1], "freyja": 1}
    tyr, surtr, freyja = (f"players[0].won.{card}" for card in ("tyr", "surtr", "freyja"))
    key = "card_not_in_play"
    assert of_astrid(everything, expansions=[]) == [(tyr, key), (surtr, key), (freyja, key)]
    assert of_astrid(everything, expansions=["spring"]) == [(surtr, key)]
    assert of_astrid(everything, expansions=["winter"]) == [(tyr, key), (freyja, key)]
    nothing = {"tyr": [], "surtr": [], "freyja": 0}
    assert read(sheet({"name": "Astrid", "won": nothing}, BJORN, CNUT, expansions=[])).players[0].won == Pile()


@pytest.mark.parametrize(
    ("rounds", "path", "key"),
    [
        pytest.param({}, "rounds", "not_list", id="an object"),
        pytest.param([[]], "rounds[0]", "not_object", id="a list inside"),
        pytest.param([{}, {"Dag": {}}], "rounds[1]", "key_unknown", id="somebody else"),
        pytest.param([{"Astrd": {}}], "rounds[0]", "misspelt", id="a slip"),
        pytest.param([{}, {}, {"Astrid": {"odin": [3, 4]}}], "rounds[2].Astrid.odin[1]", "runes_unknown", id="runes"),
        pytest.param([{"Bjorn": {"freyja": "1"}}], "rounds[0].Bjorn.freyja", "not_whole", id="freyja a text"),
        pytest.param([{"Bjorn": 3}], "rounds[0].Bjorn", "not_object", id="a pile that is a number"),
    ],
)
def test_a_round(rounds: Any, path: str, key: str) -> None:
    assert problems(sheet(rounds=rounds)) == [(path, key)]


def test_a_wrong_name_never_becomes_a_place() -> None:
    wrong = "\u202eAstrid"
    found = problems(sheet({"name": wrong}, BJORN, CNUT, rounds=[{wrong: {"odin": [9]}}]))
    assert found == [("players[0].name", "name_character"), ("rounds[0]", "key_unknown")]


def ase(name: str, ase_of: Any) -> dict[str, Any]:
    return {"name": name, "ase_of": ase_of}


@pytest.mark.parametrize(
    ("mode", "players", "found"),
    [
        pytest.param("table", [*DUEL[:2], DUEL[2]], [("players[2].ase_of", "ase_outside_duel")], id="ase at a table"),
        pytest.param(
            "solo",
            [*SOLO[:2], ase("Heilheim", "Valhalla")],
            [("players[2].ase_of", "ase_outside_duel")],
            id="ase in the solo game",
        ),
        pytest.param("table", DUEL[:2], [("players", "players_count")], id="two at a table"),
        pytest.param("duel", [ASTRID, BJORN, CNUT], [("players", "players_exactly")], id="three in a duel"),
        pytest.param("duel", [ASTRID, BJORN, CNUT, {"name": "Dag"}], [("players", "ase_count")], id="no ase"),
        pytest.param("duel", [*DUEL[:3], CNUT], [("players", "ase_count")], id="one ase"),
        pytest.param(
            "duel", [*DUEL[:3], ase("Thor", "Astrid")], [("players[3].ase_of", "ase_twice")], id="two for one player"
        ),
        pytest.param(
            "duel", [*DUEL[:3], ase("Thor", "Odin")], [("players[3].ase_of", "ase_of_nobody")], id="an ase's ase"
        ),
        pytest.param(
            "duel", [*DUEL[:3], ase("Thor", "Thor")], [("players[3].ase_of", "ase_of_nobody")], id="its own ase"
        ),
        pytest.param("duel", [*DUEL[:3], ase("Thor", 3)], [("players[3].ase_of", "not_text")], id="ase of 3"),
        pytest.param(
            "duel",
            [*DUEL[:2], ase("Odin", 3), ase("Thor", "Dag")],
            [("players[2].ase_of", "not_text"), ("players[3].ase_of", "ase_of_nobody")],
            id="ases of 3 and of nobody",
        ),
        pytest.param(
            "solo", [*SOLO[:2], {"name": ""}], [("players[2].name", "name_length")], id="a pile without a name"
        ),
        pytest.param("solo", [*SOLO[:2], ASTRID], [("players[2].name", "solo_pile_unknown")], id="a stranger, solo"),
        pytest.param("solo", [*SOLO[:2], SOLO[0]], [("players[2].name", "name_twice")], id="a pile twice"),
        pytest.param("solo", SOLO[:2], [("players", "players_exactly")], id="two piles"),
        pytest.param("solo", [*SOLO, ASTRID], [("players", "players_exactly")], id="four piles"),
        pytest.param("trio", DUEL, [("mode", "mode_unknown")], id="another mode"),
        pytest.param([], DUEL, [("mode", "not_text")], id="mode a list"),
    ],
)
def test_who_plays(mode: Any, players: list[Any], found: list[tuple[str, str]]) -> None:
    assert problems(sheet(*players, mode=mode)) == found


@pytest.mark.parametrize(
    ("players", "values"),
    [
        pytest.param([*DUEL[:3], CNUT], {"count": 1}, id="how many ases there are"),
        pytest.param([*DUEL[:3], ase("Thor", "")], {"value": ""}, id="whose ase it would be"),
    ],
)
def test_a_refusal_says(players: list[Any], values: dict[str, Any]) -> None:
    with pytest.raises(NotASheet) as refusal:
        read(sheet(*players, mode="duel"))
    assert [dict(problem.values) for problem in refusal.value.problems] == [values]


def test_all_problems_at_once() -> None:
    astrid = {"name": "Astrid", "won": {"odin": [4], "freyja": 1}, "ase_of": "Astrid"}
    rounds = [{"Dag": {}}, {"Bjorn": {"thor": [0]}}]
    assert problems(sheet(astrid, BJORN, CNUT, mode="solo", rounds=rounds, expansions=[])) == [
        ("players[0].won.odin[0]", "runes_unknown"),
        ("players[0].won.freyja", "card_not_in_play"),
        ("players[0].ase_of", "ase_outside_duel"),
        ("players[0].name", "solo_pile_unknown"),
        ("players[1].name", "solo_pile_unknown"),
        ("players[2].name", "solo_pile_unknown"),
        ("rounds[0]", "key_unknown"),
        ("rounds[1].Bjorn.thor[0]", "runes_unknown"),
    ]


def test_rounds_of_nobody_with_a_sound_name_are_left_alone() -> None:
    nameless = [{"name": 1}, {"name": 2}, {"name": 3}]
    text = json.dumps({"format": "elvaland/1", "game": "vedrfolnir", "players": nameless, "rounds": [{"A": {}}]})
    assert problems(text) == [(f"players[{seat}].name", "not_text") for seat in range(3)]


def test_a_player_s_rounds_have_an_end() -> None:
    rounds = [{"Astrid": {"odin": [3] * 150}}, {"Astrid": {"thor": [1] * 51}}]
    assert problems(sheet(ASTRID, BJORN, CNUT, rounds=rounds)) == [("rounds", "too_many")]
    rounds[1]["Astrid"]["thor"].pop()
    assert sum(map(len, read(sheet(rounds=rounds)).players[0].pile.runes.values())) == 200
