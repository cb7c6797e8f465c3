"""A question to each tool with every key of the format."""

from testing.referee.asking import Question, wrong

SERGE: Question = {"name": "Serge", "coin": 4, "gem": 3}
ANNE: Question = {"name": "Anne", "coin": 4, "gem": 5}
GRADES = {"warrior": 2, "hunter": 2, "miner": 2, "blacksmith": 2, "explorer": 5}

#: Questions with their tool.
ASKED: dict[str, tuple[str, Question]] = {
    "taverns": ("taverns", {"game": "nidavellir", "players": [SERGE, ANNE, {"name": "Alex", "coin": 0, "gem": 6}]}),
    "exchange": (
        "coin",
        {
            "game": "nidavellir",
            "players": 4,
            "missing": [5, 7, 7],
            "do": "exchange",
            "pouch": [3, {"value": 5, "base": False}],
            "with": ["jarika", "zolkur"],
        },
    ),
    "transform": (
        "coin",
        {"game": "nidavellir", "players": 2, "missing": [9], "do": "transform", "coin": 9, "plus": 5, "with": []},
    ),
    "ordo": ("coin", {"game": "nains", "players": 3, "missing": [], "do": "ordo", "coins": [0, 2, 3, 7, 9]}),
    "distinctions": (
        "distinctions",
        {"game": "nidavellir", "players": [{"name": "Serge", "grades": GRADES}, {"name": "Anne", "grades": {}}]},
    ),
    "elites": (
        "distinctions",
        {
            "game": "nains",
            "players": [{"name": "Serge", "grades": {"shield": 3}, "malt": 2}, {"name": "Anne", "grades": {}}],
        },
    ),
    "recruit": (
        "recruit",
        {
            "game": "nidavellir",
            "grades": GRADES,
            "heroes": 1,
            "uncounted": 0,
            "hero": "dagda",
            "dwarfs": {"warrior": 2, "miner": 1},
            "cards": ["durathor"],
        },
    ),
    "objective": ("objective", {"stake": [{"id": "odin", "stars": 3}, {"id": "ratatosk", "stars": 0}]}),
    "tribute": (
        "tribute",
        {
            "stakes": {
                "Astrid": {"odin": [3, 1], "freyja": 1},
                "Bjorn": {"thor": [1], "surtr": [2]},
                "Cécile": {"odin": [{"tyr": 2}]},
            },
            "tribute": {"thor": [2], "freyja": 1, "odin": [3, {"tyr": 2}]},
            "over": "Bjorn",
        },
    ),
    "everything": (
        "tribute",
        {"stakes": {"Astrid": {"odin": [3]}, "Bjorn": {}}, "tribute": {"thor": [2]}, "exact": "Astrid"},
    ),
}


def changed(sort: str, **changes: object) -> tuple[str, Question]:
    """A question of that sort with other values, and without the keys whose value is `...`."""
    tool, question = ASKED[sort]
    return tool, {key: value for key, value in {**question, **changes}.items() if value is not ...}


def asked_of(sort: str, **changes: object) -> list[tuple[str, str]]:
    """Problems of such a question."""
    return wrong(*changed(sort, **changes))
