"""The book of Nains, as entries name it."""

from referee.entry import Source


def nains(page: int = 0, last: int = 0) -> Source:
    return Source("nains", page, last)
