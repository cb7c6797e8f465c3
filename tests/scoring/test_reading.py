"""A text that is no sheet is refused with every problem and its path; any other is read and written alike."""

import json
from typing import Any

import pytest

from scoring import NotASheet, Sheet, read, write
from scoring.games.nidavellir.sheet import Army, Player
from scoring.sheet import Reading
from scoring.source import MOST, MOST_TOLD
from scoring.vocabulary import Held
from testing.reading import ANNE, BRUNO, of_anne, of_cards, problems, sheet, told


def test_everything_in_one_sheet() -> None:
    text = json.dumps(
        sheet(
            {
                "name": "Serge",
                "army": {
                    "warrior": [3, 6, 9],
                    "hunter": 4,
                    "miner": [0, 0, 2],
                    "blacksmith": 5,
                    "explorer": [5, 11],
                },
                "cards": [
                    "kraal",
                    {"id": "ylud", "column": "miner"},
                    {"id": "olwyn", "doubles": ["hunter", "miner"]},
                    {"id": "gymir", "captured": 7},
                    {"id": "surt", "captured": True},
                    {"id": "hrungnir", "captured": 0},
                    {"id": "skymir", "captured": False},
                    {"id": "gymir", "captured": False},
                    "thrivaldi",
                    {"id": "brynhildr", "notch": 3},
                    {"id": "odroerir", "coins": [5, 9]},
                ],
                "coins": [0, 5, 9, 12, 25],
            },
            BRUNO,
            rulings={"ratatosk_neutral_zeros": False, "majority_without_warriors": "everyone"},
        )
    )
    cards = (
        Held("kraal"),
        Held("ylud", column="miner"),
        Held("olwyn", doubles=("hunter", "miner")),
        Held("gymir", captured=(7,)),
        Held("surt", captured=()),
        Held("hrungnir", captured=(0,)),
        Held("skymir"),
        Held("gymir"),
        Held("thrivaldi"),
        Held("brynhildr", notch=3),
        Held("odroerir", coins=(5, 9)),
    )
    serge = Player("Serge", Army((3, 6, 9), (0,) * 4, (0, 0, 2), (0,) * 5, (5, 11)), cards, (0, 5, 9, 12, 25))
    rulings: dict[str, Reading] = {"ratatosk_neutral_zeros": False, "majority_without_warriors": "everyone"}
    expected = Sheet("nidavellir", (serge, Player("Bruno")), ("thingvellir", "idavoll"), rulings)
    assert read(text) == expected
    assert read(write(expected)) == expected


def test_what_is_empty_is_left_out() -> None:
    assert json.loads(write(read(json.dumps(sheet(expansions=[]))))) == {
        "format": "elvaland/1",
        "game": "nidavellir",
        "players": [{"name": "Anne"}, {"name": "Bruno"}],
    }


def test_names_of_all_the_world() -> None:
    names = ["é" * 40, "愛子!", "مريم", "👩‍👧", "a b"]
    found = read(json.dumps(sheet(*({"name": name} for name in names))))
    assert [player.name for player in found.players] == names
    assert all(f'"{name}"' in write(found) for name in names)


def test_an_accent_beside_its_letter_is_the_letter() -> None:
    names = "Chloe\u0301", "e\u0301" * 40
    found = [player.name for player in read(json.dumps(sheet(*({"name": name} for name in names)))).players]
    assert found == ["Chloé", "é" * 40]


def test_a_byte_order_mark_is_no_harm() -> None:
    assert read(b"\xef\xbb\xbf" + json.dumps(sheet()).encode()) == read(json.dumps(sheet()))


@pytest.mark.parametrize(
    ("fields", "path", "key"),
    [
        pytest.param({"format": "elvaland/2"}, "format", "format_newer", id="newer format"),
        pytest.param({"format": "elvaland/1.1"}, "format", "format_unknown", id="format of no number"),
        pytest.param({"format": "elvaland/0"}, "format", "format_unknown", id="format 0"),
        pytest.param({"format": "wonderland/1"}, "format", "format_unknown", id="another format"),
        pytest.param({"format": 1}, "format", "not_text", id="format a number"),
        pytest.param({"game": "chess"}, "game", "game_unknown", id="another game"),
        pytest.param({"game": "Nidavellir"}, "game", "misspelt", id="the game with a capital"),
        pytest.param({"game": ["nidavellir"]}, "game", "not_text", id="game a list"),
        pytest.param({"expansions": ["spring"]}, "expansions[0]", "expansion_unknown", id="another's expansion"),
        pytest.param({"expansions": ["thingvelir"]}, "expansions[0]", "misspelt", id="an expansion misspelt"),
        pytest.param({"expansions": ["idavoll", "idavoll"]}, "expansions[1]", "word_twice", id="expansion twice"),
        pytest.param({"expansions": "idavoll"}, "expansions", "not_list", id="expansions a text"),
        pytest.param({"expansions": [1]}, "expansions[0]", "not_text", id="expansion a number"),
        pytest.param({"rulings": {"x": 1}}, "rulings", "key_unknown", id="unknown ruling"),
        pytest.param({"rulings": []}, "rulings", "not_object", id="rulings a list"),
        pytest.param(
            {"rulings": {"ratatosk_neutral_zeros": 1}},
            "rulings.ratatosk_neutral_zeros",
            "reading_unknown",
            id="1 is not true",
        ),
        pytest.param(
            {"rulings": {"majority_without_warriors": "all"}},
            "rulings.majority_without_warriors",
            "reading_unknown",
            id="unknown reading",
        ),
        pytest.param({"players": [ANNE]}, "players", "players_count", id="one player"),
        pytest.param({"players": [{"name": c} for c in "abcdef"]}, "players", "players_count", id="six players"),
        pytest.param({"players": {}}, "players", "not_list", id="players an object"),
        pytest.param({"players": [ANNE, 3]}, "players[1]", "not_object", id="a player a number"),
        pytest.param({"players": [ANNE, {}]}, "players[1]", "key_missing", id="no name"),
        pytest.param({"players": [ANNE, ANNE]}, "players[1].name", "name_twice", id="one name twice"),
        pytest.param({"players": [ANNE, {"name": ""}]}, "players[1].name", "name_length", id="empty name"),
        pytest.param({"players": [ANNE, {"name": "\u202e"}]}, "players[1].name", "name_character", id="a turn alone"),
        pytest.param({"players": [ANNE, {"name": "x" * 41}]}, "players[1].name", "name_length", id="long name"),
        pytest.param(
            {"players": [ANNE, {"name": "e\u0301" * 101}]}, "players[1].name", "name_length", id="far too long"
        ),
        pytest.param({"players": [ANNE, {"name": " \u2003"}]}, "players[1].name", "name_length", id="spaces"),
        pytest.param({"players": [ANNE, {"name": "\u200b\ufe0f"}]}, "players[1].name", "name_length", id="unseen"),
        pytest.param(
            {"players": [{"name": "\u00e9"}, {"name": "e\u0301"}]},
            "players[1].name",
            "name_twice",
            id="one name, two texts",
        ),
        pytest.param({"players": [ANNE, {"name": "a\tb"}]}, "players[1].name", "name_character", id="control"),
        pytest.param({"players": [ANNE, {"name": "a\u202eb"}]}, "players[1].name", "name_character", id="direction"),
        pytest.param({"players": [ANNE, {"name": "\ud800"}]}, "players[1].name", "name_character", id="surrogate"),
        pytest.param({"players": [ANNE, {"name": "a\u2028b"}]}, "players[1].name", "name_character", id="line"),
        pytest.param({"players": [ANNE, {"name": "a\u2029b"}]}, "players[1].name", "name_character", id="paragraph"),
        pytest.param({"players": [ANNE, {"name": None}]}, "players[1].name", "not_text", id="name null"),
        pytest.param({"mode": "duel"}, "", "key_unknown", id="unknown field"),
    ],
)
def test_the_sheet(fields: dict[str, Any], path: str, key: str) -> None:
    assert problems(json.dumps(sheet(**fields))) == [(path, key)]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        pytest.param(
            {"format": "elvaland/2"},
            'format: "elvaland/2" is a newer format than "elvaland/1": update Elvaland',
            id="the format that is known, to a newer one",
        ),
        pytest.param(
            {"format": "wonderland/1"},
            'format: "wonderland/1" is unknown; the format is called "elvaland/1"',
            id="the format that is known, to another one",
        ),
        pytest.param({"players": [ANNE]}, "players: 1 player: the game takes 2 to 5", id="how many may play"),
        pytest.param(
            {"players": [ANNE, {"name": "x" * 41}]},
            "players[1].name: a name has 1 to 40 characters, this one has 41",
            id="how long a name is",
        ),
        pytest.param(
            {"players": [ANNE, {"name": " \u2003"}]},
            "players[1].name: a name has 1 to 40 characters, this one has 0",
            id="that blanks are none",
        ),
        pytest.param(
            {"game": "nains", "expansions": ["idavoll"]},
            'expansions[0]: "idavoll" must be left out: this game has no expansions',
            id="that there is no expansion",
        ),
        pytest.param({"game": "chess", "players": [{}]}, 'players[0]: "name" is missing', id="what is missing"),
        pytest.param(
            {"players": [ANNE, {"name": "a\u202eb"}]},
            "players[1].name: the control or direction character U+202E has no place in a name",
            id="which character",
        ),
        pytest.param(
            {"players": [{**ANNE, "cards": [{}]}, BRUNO]}, 'players[0].cards[0]: "id" is missing', id="a card's id"
        ),
        pytest.param(
            {"players": [{**ANNE, "cards": [{"id": "gymir", "captured": True}]}, BRUNO]},
            'players[0].cards[0].captured: "gymir" cannot have captured true; it may be 5, 6, 7, 8, 9, 10, 11 or 12',
            id="what gymir may have captured",
        ),
        pytest.param(
            {"players": [{**ANNE, "cards": [{"id": "hrungnir", "captured": 3}]}, BRUNO]},
            'players[0].cards[0].captured: "hrungnir" cannot have captured 3; it may be true, 0, 1 or 2',
            id="what hrungnir may have captured",
        ),
    ],
)
def test_a_refusal_says_what_would_be_right(fields: dict[str, Any], sentence: str) -> None:
    assert told(json.dumps({**sheet(), **fields}))[-1] == sentence


@pytest.mark.parametrize("missing", ["format", "game", "players"])
def test_what_must_be_there(missing: str) -> None:
    fields = sheet()
    del fields[missing]
    assert ("", "key_missing") in problems(json.dumps(fields))


@pytest.mark.parametrize(
    ("fields", "path", "key"),
    [
        pytest.param({"army": []}, "army", "not_object", id="army a list"),
        pytest.param({"army": {"wizard": []}}, "army", "key_unknown", id="unknown column"),
        pytest.param({"army": {"warrior": 3}}, "army.warrior", "not_list", id="warriors a number"),
        pytest.param({"army": {"warrior": [3, 11]}}, "army.warrior[1]", "dwarf_unknown", id="a warrior of 11"),
        pytest.param({"army": {"miner": [-1]}}, "army.miner[0]", "dwarf_unknown", id="a negative miner"),
        pytest.param({"army": {"explorer": ["5"]}}, "army.explorer[0]", "not_whole", id="a text"),
        pytest.param({"army": {"explorer": [5.0]}}, "army.explorer[0]", "not_whole", id="5.0"),
        pytest.param({"army": {"miner": [True]}}, "army.miner[0]", "not_whole", id="true"),
        pytest.param({"army": {"hunter": [0, 0]}}, "army.hunter", "not_whole", id="hunters a list"),
        pytest.param({"army": {"hunter": True}}, "army.hunter", "not_whole", id="hunters true"),
        pytest.param({"army": {"hunter": -1}}, "army.hunter", "out_of_range", id="hunters below 0"),
        pytest.param({"army": {"hunter": 10**17}}, "army.hunter", "out_of_range", id="hunters of 18 digits"),
        pytest.param({"army": {"hunter": 10**18}}, "army.hunter", "not_whole", id="hunters beyond count"),
        pytest.param({"army": {"hunter": MOST + 1}}, "army.hunter", "out_of_range", id="hunters too many"),
        pytest.param({"coins": {}}, "coins", "not_list", id="coins an object"),
        pytest.param({"coins": [0, 26]}, "coins[1]", "coin_unknown", id="a coin of 26"),
        pytest.param({"coins": [1]}, "coins[0]", "coin_unknown", id="a coin of 1"),
        pytest.param({"coins": [None]}, "coins[0]", "not_whole", id="coin null"),
        pytest.param({"coins": [5] * (MOST + 1)}, "coins", "too_many", id="coins without end"),
        pytest.param({"cards": "kraal"}, "cards", "not_list", id="cards a text"),
        pytest.param({"cards": ["kraal"] * (MOST + 1)}, "cards", "too_many", id="cards without end"),
        pytest.param({"gems": 6}, "", "key_unknown", id="unknown field"),
    ],
)
def test_a_player(fields: dict[str, Any], path: str, key: str) -> None:
    assert of_anne(**fields) == [(f"players[0].{path}".rstrip("."), key)]


@pytest.mark.parametrize(
    ("card", "path", "key"),
    [
        pytest.param(7, "", "not_a_card", id="a number"),
        pytest.param(None, "", "not_a_card", id="null"),
        pytest.param("kral", "", "card_misspelt", id="a slip"),
        pytest.param("zzz", "", "card_unknown", id="unknown"),
        pytest.param({}, "", "key_missing", id="no id"),
        pytest.param({"id": 3}, ".id", "not_a_card", id="id a number"),
        pytest.param({"id": "zzz", "column": "x"}, ".id", "card_unknown", id="unknown object"),
        pytest.param({"id": "kraal"}, "", "card_asks_nothing", id="kraal as an object"),
        pytest.param("ylud", "", "choice_missing", id="ylud without column"),
        pytest.param({"id": "ylud"}, "", "choice_missing", id="ylud object without column"),
        pytest.param({"id": "ylud", "column": "temple"}, ".column", "column_impossible", id="ylud elsewhere"),
        pytest.param({"id": "ylud", "column": "warriors"}, ".column", "misspelt", id="ylud's column misspelt"),
        pytest.param({"id": "ylud", "column": 3}, ".column", "not_text", id="ylud's column a number"),
        pytest.param(
            {"id": "merc1_hunter_miner1", "column": "warrior"}, ".column", "column_impossible", id="a mercenary"
        ),
        pytest.param("gullinbursti", "", "choice_missing", id="gullinbursti nowhere"),
        pytest.param(
            {"id": "olwyn", "doubles": ["miner", "miner"]}, ".doubles[1]", "word_twice", id="doubles together"
        ),
        pytest.param(
            {"id": "olwyn", "doubles": ["miner", "hunter", "warrior"]}, ".doubles", "too_many", id="three doubles"
        ),
        pytest.param({"id": "olwyn", "doubles": "miner"}, ".doubles", "not_list", id="a double without a list"),
        pytest.param({"id": "olwyn", "doubles": ["x"]}, ".doubles[0]", "column_impossible", id="a double nowhere"),
        pytest.param("brynhildr", "", "choice_missing", id="no notch"),
        pytest.param({"id": "hildr", "notch": 4}, ".notch", "out_of_range", id="a notch too low"),
        pytest.param({"id": "hildr", "notch": True}, ".notch", "not_whole", id="notch true"),
        pytest.param({"id": "gymir", "captured": True}, ".captured", "captured_impossible", id="gymir's points"),
        pytest.param({"id": "gymir", "captured": 4}, ".captured", "captured_impossible", id="no explorer of 4"),
        pytest.param({"id": "hrungnir", "captured": 3}, ".captured", "captured_impossible", id="no miner of 3"),
        pytest.param({"id": "skymir", "captured": 0}, ".captured", "captured_impossible", id="hunters print nothing"),
        pytest.param({"id": "surt", "captured": None}, ".captured", "captured_impossible", id="captured null"),
        pytest.param({"id": "odroerir", "coins": [99]}, ".coins[0]", "coin_unknown", id="a coin on odroerir"),
        pytest.param({"id": "surt", "notch": 1}, "", "key_unknown", id="another's choice"),
        pytest.param({"id": "surt", "capture": 4}, "", "misspelt", id="a slip in the choice"),
        pytest.param("Kraal", "", "card_misspelt", id="a capital letter"),
    ],
)
def test_a_card(card: Any, path: str, key: str) -> None:
    assert of_cards("thor", card) == [(f"players[0].cards[1]{path}", key)]


def test_a_card_of_a_box_that_is_not_in_play() -> None:
    cards = [{"name": "Anne", "cards": ["svalinn", {"id": "merc1_hunter_miner1", "column": "miner"}]}, BRUNO]
    assert problems(json.dumps(sheet(*cards, expansions=["idavoll"]))) == [
        ("players[0].cards[0]", "card_not_in_play"),
        ("players[0].cards[1].id", "card_not_in_play"),
    ]


def test_every_wrong_word_of_a_list_is_told() -> None:
    assert problems(json.dumps(sheet(expansions=[1, "spring"]))) == [
        ("expansions[0]", "not_text"),
        ("expansions[1]", "expansion_unknown"),
    ]


def test_what_was_meant_is_guessed_while_it_is_worth_the_time() -> None:
    assert [key for _, key in of_cards(*["kral"] * 23)] == ["card_misspelt"] * 21 + ["card_unknown"] * 2


def test_all_problems_at_once() -> None:
    anne = {"name": "Anne", "coins": [26, "x"], "cards": ["zzz"], "army": {"warrior": [1]}}
    assert len(problems(json.dumps(sheet(anne, ANNE, format="elvaland", x=1)))) == 7


def test_players_of_no_known_game_are_still_looked_at() -> None:
    players = [{"name": "A\u0001\u202e"}, 3, {}, {"name": "A", "army": 1}, {"name": "A"}]
    assert problems(json.dumps({"format": "elvaland/1", "game": "chess", "players": players})) == [
        ("game", "game_unknown"),
        ("players[0].name", "name_character"),
        ("players[0].name", "name_character"),
        ("players[1]", "not_object"),
        ("players[2]", "key_missing"),
        ("players[4].name", "name_twice"),
    ]


def test_a_newer_format_is_not_judged_by_this_one() -> None:
    assert problems(json.dumps(sheet({"nickname": "Nan"}, format="elvaland/3", mood="good"))) == [
        ("format", "format_newer")
    ]


def test_a_refusal_names_places_and_keys() -> None:
    with pytest.raises(NotASheet, match=r"^format: format_unknown; players\[0\]\.coins\[0\]: coin_unknown$"):
        read(json.dumps(sheet({**ANNE, "coins": [26]}, BRUNO, format="elvaland")))


def test_problems_end_somewhere() -> None:
    found = problems(json.dumps(sheet(**{f"key{n}": n for n in range(2000)})))
    assert len(found) == MOST_TOLD + 1  # and nothing after them was read
    assert found[-1] == ("", "and_more")


def test_players_beyond_the_seats_are_read_too() -> None:
    seven = [{"name": name} for name in "ABCDEF"] + [{"name": "A", "coins": [99]}]
    assert problems(json.dumps(sheet(*seven))) == [
        ("players", "players_count"),
        ("players[6].name", "name_twice"),
        ("players[6].coins[0]", "coin_unknown"),
    ]
