"""What all apps of these tests share."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from referee.rulebook import entries
from referee.search import Index
from screens import asking
from words.names import card_names


@pytest.fixture(autouse=True, scope="session")
def one_index() -> Iterator[None]:
    """The rulebook is looked through for its words once; an app alone does so once as well."""

    @cache
    def index() -> Index:
        return Index(entries().values(), card_names())

    def same(*_: Any) -> Index:
        return index()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asking, "Index", same)
        yield
