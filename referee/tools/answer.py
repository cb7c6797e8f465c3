"""What every tool answers with: sentences to be, each with the entry of the rulebook behind it."""

from collections.abc import Mapping
from typing import Any, NamedTuple, Protocol


class Step(NamedTuple):
    """A sentence to be: which one, with which values, and the rule it rests on."""

    key: str
    values: Mapping[str, Any]
    rule: str


class Answer(Protocol):
    """What a tool found out: the sentence that settles it, the steps to it, and the facts as the format writes them."""

    @property
    def said(self) -> Step: ...
    @property
    def why(self) -> tuple[Step, ...]: ...

    def facts(self) -> Mapping[str, object]: ...
