"""Finds the rule that a table looks for, however it is typed."""

from referee.search.index import MOST, Index

__all__ = ["MOST", "Index"]
