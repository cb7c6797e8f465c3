"""Asks the referee's tools as screens and command line do, and generates random questions."""

import json
from random import Random
from typing import Any

from referee.tools import Answer, NotAQuestion, ask
from words import LANGUAGES, GameVoice, Voice, printable
from words.program import PROBLEMS

Question = dict[str, Any]

COLUMNS = {
    "nidavellir": ("warrior", "hunter", "miner", "blacksmith", "explorer"),
    "nains": ("shield", "temple", "errants", "forge", "talion"),
}
NAMES = ("Serge", "Anne", "Valériane", "Alex", "Jean-Marie")
HEROES = ("dagda", "bonfur", "hourya", "tarah", "thrud", "ylud", "uline", "zoral", "olwyn")
COGNARS = ("volgrir", "kardum", "gurdan", "tadgar", "dawn", "oboron")
HELPING_CARDS = ("durathor", "megingjord", "thor", "garm", "kraal")
STAKE_CARDS = ("odin", "thor", "tyr", "freyja", "surtr", "sleipnir", "loki", "hugin", "ratatosk", "nidhogg")

BASE = (2, 3, 4, 5)
TREASURY = (5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14, *range(15, 26))

#: All pairs of game and tool.
TOOLS_AND_GAMES = [
    *((tool, game) for tool in ("taverns", "coin", "distinctions", "recruit") for game in COLUMNS),
    ("objective", "vedrfolnir"),
    ("tribute", "vedrfolnir"),
]


def facts(tool: str, question: Question) -> dict[str, Any]:
    """Facts of an answer, as JSON."""
    found: dict[str, Any] = json.loads(json.dumps(answered(tool, question).facts()))
    return found


def answered(tool: str, question: Question) -> Answer:
    return ask(tool, json.dumps(question))[1]


def told(tool: str, question: Question, language: str) -> list[str]:
    """Result and steps of an answer as text."""
    game, answer = ask(tool, json.dumps(question))
    voice = GameVoice(language, game)
    return [voice.step(step) for step in (answer.said, *answer.why)]


def problems(tool: str, text: str | bytes) -> list[tuple[str, str]]:
    """Problems of a question in both languages; empty if it has an answer."""
    try:
        ask(tool, text)
    except NotAQuestion as refusal:
        found = refusal.problems
    else:
        return []
    assert found
    for problem in found:
        assert problem.key in PROBLEMS
        for language in LANGUAGES:
            sentence = Voice(language).problem(problem, "question").replace("\u00a0", " ")
            assert sentence.isprintable()
            path = printable(problem.path)[:40] or Voice(language).heading("question")
            assert sentence.startswith(path)
    return [(problem.path, problem.key) for problem in found]


def wrong(tool: str, question: object) -> list[tuple[str, str]]:
    return problems(tool, json.dumps(question))


def treasury(game: str, players: int) -> list[int]:
    """The royal treasury at the start of a game."""
    left = list(TREASURY)
    for value in (7, 7, 9, 9, 11, 11) if game == "nidavellir" and players < 4 else ():
        left.remove(value)
    return left


def any_question(tool: str, game: str, random: Random) -> Question:
    """A random valid question."""
    match tool:
        case "taverns":
            return any_taverns(game, random)
        case "coin":
            return any_coin(game, random)
        case "distinctions":
            return any_distinctions(game, random)
        case "recruit":
            return any_recruit(game, random)
        case "objective":
            return any_objective(random)
        case _:
            return any_tribute(random)


def any_taverns(game: str, random: Random) -> Question:
    """Random bids from few values, so that several ties are common."""
    names = random.sample(NAMES, random.randint(2, 5))
    gems = random.sample(range(6 - len(names), 6), len(names))
    if game == "nidavellir" and random.random() < 0.4:
        gems[random.randrange(len(gems))] = 6
    bids = random.choice(((3,), (0, 5), (2, 4), (0, 2, 3), (3, 9, 25), (0, *range(2, 26))))
    return {
        "game": game,
        "players": [
            {"name": name, "coin": random.choice(bids), "gem": gem} for name, gem in zip(names, gems, strict=True)
        ],
    }


def any_missing(game: str, players: int, random: Random) -> list[int]:
    """Random treasury coins owned by players."""
    there = treasury(game, players)
    most = players * 5
    some = random.sample(there, random.randint(0, most))
    high = there[-random.randint(1, most) :]
    low, length = random.randint(5, 20), random.randint(1, 8)
    row = [value for value in there if low <= value < low + length][:most]
    return random.choice((some, high, row))


def any_own_coin(game: str, players: int, random: Random) -> Question:
    """A random base or treasury coin."""
    if random.random() < 0.4:
        return {"value": random.choice(BASE), "base": True}
    return {"value": random.choice(treasury(game, players)), "base": False}


def written(coin: Question, random: Random) -> int | Question:
    """A coin as JSON: an object, or a number where that is unambiguous."""
    if coin["base"] != (coin["value"] <= 5) or random.random() < 0.3:
        return coin
    return random.choice((coin["value"], {"value": coin["value"]}))


def in_the_box(coins: list[Question], there: list[int]) -> bool:
    """Whether coins are possible: no base coin twice, no more of a value than the treasury has."""
    base = [coin["value"] for coin in coins if coin["base"]]
    taken = [coin["value"] for coin in coins if not coin["base"]]
    return len(set(base)) == len(base) and all(taken.count(value) <= there.count(value) for value in taken)


def any_hand(count: int, game: str, players: int, random: Random) -> list[Question]:
    while True:
        hand = [any_own_coin(game, players, random) for _ in range(count)]
        if in_the_box(hand, treasury(game, players)):
            return hand


def any_coin(game: str, random: Random) -> Question:
    players = random.randint(2, 5)
    question: Question = {"game": game, "players": players, "missing": any_missing(game, players, random)}
    doings = ("exchange", "transform", "ordo") if game == "nains" else ("exchange", "transform")
    question["do"] = random.choice(doings)
    if question["do"] == "exchange":
        question["pouch"] = [written(coin, random) for coin in any_hand(2, game, players, random)]
    elif question["do"] == "transform":
        question["coin"] = written(any_own_coin(game, players, random), random)
        question["plus"] = random.choice((1, 2, 3, 5, 7, 10))
    else:
        hand = [written(coin, random) for coin in any_hand(random.randint(2, 4), game, players, random)]
        question["coins"] = [*hand[:1], 0, *hand[1:]]
    if game == "nidavellir" and random.random() < 0.6:
        question["with"] = random.sample(("jarika", "zolkur"), random.randint(0, 2))
    return question


def any_grades(game: str, random: Random, most: int) -> dict[str, int]:
    """Random grades by column; columns may be missing."""
    return {column: random.randint(0, most) for column in COLUMNS[game] if random.random() < 0.95}


def any_distinctions(game: str, random: Random) -> Question:
    players: list[Question] = []
    for name in random.sample(NAMES, random.randint(2, 5)):
        player: Question = {"name": name, "grades": any_grades(game, random, random.choice((0, 1, 3, 9)))}
        if game == "nains" and random.random() < 0.8:
            beside = random.random() < 0.7
            (player if beside else player["grades"])["malt"] = random.randint(0, 3)
        players.append(player)
    return {"game": game, "players": players}


def any_recruit(game: str, random: Random) -> Question:
    heroes = random.randint(0, 4)
    question: Question = {"game": game, "grades": any_grades(game, random, random.choice((3, 7))), "heroes": heroes}
    if random.random() < 0.7:
        question["grades"] = {column: random.randint(heroes, 6) for column in COLUMNS[game]}
    if game == "nidavellir" and random.random() < 0.4:
        question["uncounted"] = random.randint(0, heroes)
    if random.random() < 0.8:
        question["hero"] = random.choice(HEROES if game == "nidavellir" else COGNARS)
    if question.get("hero") in ("dagda", "bonfur") or random.random() < 0.3:
        some = random.choice((0.2, 0.6))
        question["dwarfs"] = {column: random.randint(0, 1) for column in COLUMNS[game] if random.random() < some}
    if game == "nidavellir" and random.random() < 0.5:
        question["cards"] = random.sample(HELPING_CARDS, random.randint(0, 3))
    return question


def any_objective(random: Random) -> Question:
    cards = random.choice((STAKE_CARDS, (*STAKE_CARDS, "eikthyrnir", "moin"), ("odin", "thor")))
    stake = [{"id": random.choice(cards), "stars": random.randint(0, 4)} for _ in range(random.randint(0, 9))]
    return {"stake": stake}


def any_runes(random: Random, most: int, rich: bool) -> Question:
    cards: Question = {}
    for kind, printed in (("odin", 3), ("thor", 3), ("surtr", 2)):
        if random.random() < (0.3 if kind == "surtr" else 0.7):
            cards[kind] = [random.randint(1, printed) for _ in range(random.randint(0, most))]
            if rich and kind != "surtr" and random.random() < 0.3:
                cards[kind].append({"tyr": random.choice((2, 3))})
    if rich and random.random() < 0.5:
        cards["freyja"] = random.randint(0, 2)
    return cards


def any_tribute(random: Random) -> Question:
    """Random small stakes with many ties, mostly with Tyr and Freyja of the spring."""
    rich = random.random() < 0.7
    names = random.sample(NAMES, random.randint(2, 5))
    stakes = {name: any_runes(random, 2, rich) for name in names}
    question: Question = {"stakes": stakes, "tribute": any_runes(random, 3, rich)}
    if way := random.choice(("over", "exact", "")):
        question[way] = random.choice(names)
    return question
