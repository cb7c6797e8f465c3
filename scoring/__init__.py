"""What a table is worth, and why.

>>> from scoring import read, score
>>> sheet = read('''{"format": "elvaland/1", "game": "nidavellir", "players": [
...     {"name": "Anne", "army": {"hunter": 5}, "coins": [0, 2, 3, 5, 17]},
...     {"name": "Bruno", "army": {"warrior": [6, 9]}, "coins": [0, 2, 3, 4, 12]}]}''')
>>> result = score(sheet)
>>> [(player.name, player.total) for player in result.players], result.winners
([('Anne', 52), ('Bruno', 48)], ('Anne',))
>>> result.players[0].why["hunter"][0].points
25
"""

from scoring.issue import Issue
from scoring.reading import read, write
from scoring.result import Line, OpenRuling, PlayerScore, Result, Verdict, rank
from scoring.sheet import NotASheet, Problem, Sheet
from scoring.table import RULES_VERSION, check, people, score

__all__ = [
    "RULES_VERSION",
    "Issue",
    "Line",
    "NotASheet",
    "OpenRuling",
    "PlayerScore",
    "Problem",
    "Result",
    "Sheet",
    "Verdict",
    "check",
    "people",
    "rank",
    "read",
    "score",
    "write",
]
