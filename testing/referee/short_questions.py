"""Questions to the tools, in a few words."""

from testing.referee.asking import Question

TREASURY: Question = {"game": "nidavellir", "players": 4, "missing": [9, 9, 9, 23, 24, 25]}
GRADES = {"warrior": 3, "hunter": 3, "miner": 3, "blacksmith": 3, "explorer": 3}


def tied(*gems: int) -> Question:
    return {"game": "nidavellir", "players": [{"name": f"P{gem}", "coin": 4, "gem": gem} for gem in gems]}


def transform(coin: int, plus: int) -> Question:
    return {**TREASURY, "do": "transform", "coin": coin, "plus": plus}


def freyja(runes: int) -> Question:
    return {"stakes": {"Anne": {"freyja": 1}, "Serge": {"odin": [runes]}}, "tribute": {"freyja": 1}}


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
