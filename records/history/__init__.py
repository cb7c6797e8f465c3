"""Finished tables: `history` changes them, `store` writes their rows, `queries` and `bests` read them."""

from records.history.bests import Best, Fallen
from records.history.history import History

__all__ = ["Best", "Fallen", "History"]
