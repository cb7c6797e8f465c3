"""Independent implementation of the referee's tools, slow and simple: from a question in JSON to the facts.

Written from the format and the printed rules, before reading the tools; imports nothing of `referee`. Where those are
silent it follows the tools: everybody is named among who takes; a Freyja counts for Surtr only where a Surtr lies;
Thor, who may cancel a discard once it happens, does not help to recruit; of a base 5 and another one the base 5 leaves.
Not covered: Kardum's 3.
"""

from collections.abc import Callable
from typing import Any

Question = dict[str, Any]
Facts = dict[str, Any]

TREASURY = [5, 5, 6, 6, 7, 7, 7, 8, 8, 9, 9, 9, 10, 10, 11, 11, 11, 12, 12, 13, 13, 14, 14]
TREASURY += [15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25]
OUT_OF_NIDAVELLIR_BELOW_4_PLAYERS = [7, 7, 9, 9, 11, 11]

DISTINCTIONS = {
    "nidavellir": [
        ("kings_hand", "warrior"),
        ("hunting_master", "hunter"),
        ("crown_jeweler", "miner"),
        ("kings_great_armorer", "blacksmith"),
        ("pioneer_of_the_kingdom", "explorer"),
    ],
    "nains": [("tiss", "shield"), ("aral", "temple"), ("brum", "errants"), ("redwin", "forge"), ("ordo", "talion")],
}
MERCENARIES = ["tadgar", "lygdr", "wal", "akab", "dawn"]
OBJECTIVES = {"ratatosk": 8, "nidhogg": 16, "eikthyrnir": 9, "moin": 15}
RUNES = ["odin", "thor", "surtr"]
SPECIAL_GEM = 6


def taverns(question: Question) -> Facts:
    """The highest coin acts first, the gem breaks ties; then the tied gems are exchanged, outermost first."""
    players = question["players"]
    order: list[str] = []
    for coin in range(25, -1, -1):
        for gem in range(6, 0, -1):
            order += [one["name"] for one in players if one["coin"] == coin and one["gem"] == gem]
    gems = {one["name"]: one["gem"] for one in players}
    for coin in range(26):
        exchanging = [one for one in players if one["coin"] == coin and one["gem"] != SPECIAL_GEM]
        while len(exchanging) >= 2:
            lowest = min(exchanging, key=lambda one: one["gem"])
            highest = max(exchanging, key=lambda one: one["gem"])
            gems[lowest["name"]], gems[highest["name"]] = highest["gem"], lowest["gem"]
            exchanging.remove(lowest)
            exchanging.remove(highest)
    return {"order": order, "gems": gems}


def coin(question: Question) -> Facts:
    """Which coin is wanted, which is given up, and which one the treasury gives for it."""
    if question["do"] == "transform":
        given = a_coin(question["coin"])
        own = [given]
        wanted = given["value"] + question["plus"]
    else:
        own = [a_coin(one) for one in question["pouch" if question["do"] == "exchange" else "coins"]]
        if question["do"] == "ordo":
            two = sorted((one for one in own if one["value"] != 0), key=lambda one: one["value"])[:2]
        else:
            two = list(own)
        lower, higher = sorted(two, key=lambda one: one["value"])
        wanted = lower["value"] + higher["value"]
        given = lower if question["do"] == "ordo" or "zolkur" in question.get("with", []) else higher
        # the owner may choose between a base 5 and another: the base one, we say
        given = next((one for one in own if one["value"] == given["value"] and one["base"]), given)
    if "jarika" in question.get("with", []):
        wanted += 2
    there = treasury(question, own)
    may_take = [value for value in there if value != given["value"]]
    as_wanted_or_more = [value for value in may_take if value >= wanted]
    takes = min(as_wanted_or_more) if as_wanted_or_more else max(may_take)
    return {
        "takes": takes,
        "discards": given["value"],
        "to": "box" if given["base"] else "treasury",
        "overshoot": max(0, takes - wanted),
    }


def a_coin(written: int | Question) -> Question:
    """2, 3 and 4 are base coins, 5 is one unless the question says otherwise."""
    if isinstance(written, int):
        return {"value": written, "base": written <= 5}
    return {"value": written["value"], "base": written.get("base", written["value"] <= 5)}


def treasury(question: Question, own: list[Question]) -> list[int]:
    """What lies in the treasury: all but the coins with players; the asker's own lie there too, listed or not."""
    there = list(TREASURY)
    if question["game"] == "nidavellir" and question["players"] < 4:
        for value in OUT_OF_NIDAVELLIR_BELOW_4_PLAYERS:
            there.remove(value)
    with_players = list(question.get("missing", []))
    mine = [one["value"] for one in own if not one["base"]]
    for value in set(mine):
        with_players += [value] * (mine.count(value) - with_players.count(value))
    for value in with_players:
        there.remove(value)
    return there


def distinctions(question: Question) -> Facts:
    """A distinction goes to the player with strictly the most grades; a tie gives nothing."""
    game = question["game"]
    given = [
        awarded(card, {one["name"]: one["grades"].get(column, 0) for one in question["players"]})
        for card, column in DISTINCTIONS[game]
    ]
    if game == "nains":
        malt = {one["name"]: one.get("malt", one["grades"].get("malt", 0)) for one in question["players"]}
        given.append(awarded("liquor_certificate", malt))
    return {"distinctions": given}


def awarded(card: str, counts: dict[str, int]) -> Facts:
    most = [name for name, count in counts.items() if count > 0 and all(count >= other for other in counts.values())]
    if len(most) == 1:
        return {"id": card, "winner": most[0], "tied": []}
    return {"id": card, "winner": None, "tied": most}


def recruit(question: Question) -> Facts:
    """One line more than heroes that count, no Megingjord, and what the hero itself demands."""
    classes = [column for _, column in DISTINCTIONS[question["game"]]]
    grades = [question["grades"].get(column, 0) for column in classes]
    lines = min(grades)
    needed = question["heroes"] - question.get("uncounted", 0) + 1
    cards = question.get("cards", [])
    may = lines >= needed and "megingjord" not in cards
    dwarfs = question.get("dwarfs", {})
    hero = question.get("hero")
    if hero == "hourya" and question["grades"].get("explorer", 0) < 5:
        may = False
    if hero in ("dagda", "bonfur"):
        own_column = {"dagda": "hunter", "bonfur": "blacksmith"}[hero]
        discards = {"dagda": 2, "bonfur": 1}[hero]
        if hero == "dagda" and "durathor" in cards:
            discards -= 1
        if len([column for column in classes if column != own_column and dwarfs.get(column, 0) > 0]) < discards:
            may = False
    # a second mercenary must follow, whose line the first one may complete
    if hero in MERCENARIES and sum(max(0, needed + 1 - count) for count in grades) > 1:
        may = False
    return {"may": may, "lines": lines, "needed": needed}


def objective(question: Question) -> Facts:
    """12 stars, or what the last modifier of the stake says."""
    goal = 12
    stars = 0
    for card in question["stake"]:
        goal = OBJECTIVES.get(card["id"], goal)
        stars += card["stars"]
    if stars < goal:
        state = "under"
    elif stars == goal:
        state = "exact"
    else:
        state = "over"
    return {"objective": goal, "stars": stars, "state": state}


def tribute(question: Question) -> Facts:
    """Exactly on the objective: own stake and tribute. Over it, or at the end: each kind to who has most of it."""
    stakes, on_tribute = question["stakes"], question["tribute"]
    if "exact" in question:
        mine = stakes[question["exact"]]
        won: Facts = {}
        for rune in RUNES:
            cards = mine.get(rune, []) + on_tribute.get(rune, [])
            if cards:
                won[rune] = cards
        freyjas = mine.get("freyja", 0) + on_tribute.get("freyja", 0)
        if freyjas:
            won["freyja"] = freyjas
        return {"takes": {name: won if name == question["exact"] else {} for name in stakes}, "discarded": {}}
    seen = [rune for rune in RUNES if rune != "surtr" or any(one.get(rune) for one in [on_tribute, *stakes.values()])]
    sharing = [name for name in stakes if name != question.get("over")]
    takes: dict[str, Facts] = {name: {} for name in stakes}
    discarded: Facts = {}
    for kind in [*RUNES, "freyja"]:
        cards = on_tribute.get(kind)
        if not cards:
            continue
        counts = {name: runes(stakes[name], [kind] if kind in RUNES else seen) for name in sharing}
        first = [name for name in sharing if counts[name] > 0 and counts[name] == max(counts.values())]
        if len(first) == 1:
            takes[first[0]][kind] = cards
        else:
            discarded[kind] = cards
    return {"takes": takes, "discarded": discarded}


def runes(stake: Question, kinds: list[str]) -> int:
    """A Freyja is a rune of every kind, and a Tyr card the runes that it was placed as."""
    count = 0
    for kind in kinds:
        for card in stake.get(kind, []):
            count += card if isinstance(card, int) else card["tyr"]
        count += stake.get("freyja", 0)
    return count


ORACLE: dict[str, Callable[[Question], Facts]] = {
    "taverns": taverns,
    "coin": coin,
    "distinctions": distinctions,
    "recruit": recruit,
    "objective": objective,
    "tribute": tribute,
}
