"""Benchmarks of the rulebook search and the referee's tools."""

import json
from collections.abc import Iterator

from referee.rulebook import asked, entries
from referee.search import Index
from referee.tools import ask
from testing.referee.questions import QUESTIONS, Question
from tools.bench.clock import ROUNDS, best, spent
from tools.bench.figure import Figure
from words.names import box_titles, card_names

COINS = {"game": "nidavellir", "players": 4, "missing": [5, 7, 7], "do": "exchange", "pouch": [3, 5]}


def figures() -> Iterator[Figure]:
    told, names, titles = entries().values(), card_names(), box_titles()
    reads = [
        [spent(index.read_on) for _ in told] for index in (Index(told, asked(), names, titles) for _ in range(ROUNDS))
    ]
    made, longest = min(map(sum, reads)), min(map(max, reads))
    yield Figure.timed("read the rulebook for the search, for who types at once", made, "ms", 300)
    yield Figure.timed("its longest entry, for which a frame may wait", longest, "ms", 4)
    index = Index(told, asked(), names, titles)
    index.search("")

    def search(question: Question) -> float:
        return spent(lambda: index.search(question.text, question.game))

    rounds = [list(map(search, QUESTIONS)) for _ in range(ROUNDS)]
    slowest, all_of_them = min(map(max, rounds)), min(map(sum, rounds))
    yield Figure.timed("the slowest of many searches", slowest, "ms", 5)
    each = all_of_them / len(QUESTIONS)
    yield Figure.timed("a search, on average", each, "ms", 2)
    question = json.dumps(COINS)
    answer = best(lambda: [ask("coin", question) for _ in range(100)]) / 100
    yield Figure.timed("read and answer a question about coins", answer, "µs", 150)
