"""Finished tables: `history` changes them, `store` writes their rows, `queries` and `bests` read them."""

from records.history.history import History

__all__ = ["History"]
