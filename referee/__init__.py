"""Disputes at the table: the rulebook as entries, found by what players type, and tools that work an answer out.

>>> from referee.tools import ask
>>> game, told = ask("coin", '{"game": "nidavellir", "players": 4, "missing": [14, 14, 15], "do": "transform", '
...                          '"coin": 9, "plus": 5}')
>>> dict(told.facts())
{'takes': 16, 'discards': 9, 'to': 'treasury', 'overshoot': 2}
"""
