"""A version of a table as a line tells it: nothing of it is believed that can be worked out."""

from contextlib import suppress
from typing import Any, NamedTuple

from records.exchange.lines import NotData
from records.file import moment
from records.finished import packed, unpacked
from scoring import RULES_VERSION, NotASheet, Result, Sheet, read, score
from scoring.keeping import seated, written
from scoring.source import Source

#: No app ever scored tables anew so often.
MOST_RULES = 1_000_000


class Version(NamedTuple):
    """A version as a line tells it."""

    kept: str
    rules: int
    sheet: str
    result: str

    @property
    def told(self) -> tuple[str, int, str, bytes]:
        return self.kept, self.rules, self.sheet, packed(self.result)

    @classmethod
    def here(cls, kept: str, rules: int, sheet: str, result: bytes) -> "Version":
        """A version as the records have it; one that is spoilt is no other's, and older than all."""
        with suppress(ValueError):
            if moment(kept) and isinstance(rules, int) and isinstance(sheet, str):
                return cls(kept, rules, sheet, unpacked(result))
        return cls("", 0, "", "")


def sheet_of(text: str, line: int) -> Sheet[Any]:
    """The sheet of a version or of a tap; raises `NotData`."""
    try:
        return read(text)
    except NotASheet as error:
        problem = error.problems[0]
        if problem.key == "format_newer":
            raise NotData("data_newer") from None
        raise NotData("data_sheet", line, problem=problem) from None


def result_of(version: Version, line: int) -> Result:
    """What a version came to: by the rules of today that is worked out again. Raises `NotData`."""
    if version.rules > RULES_VERSION:
        raise NotData("data_newer")
    sheet = sheet_of(version.sheet, line)
    if version.rules == RULES_VERSION:
        result = score(sheet)
        if version.result != written(result) and version.result != _with_its_names(sheet, version.sheet):
            raise NotData("data_other_result", line)
        return result
    raise NotData("data_no_result", line)


def _with_its_names(sheet: Sheet[Any], text: str) -> str:
    """What a sheet comes to under the names of its text: an older app did not compose their accents."""
    told: Any = Source.parse(text).value
    names = {now.name: then["name"] for now, then in zip(sheet.players, told["players"], strict=True)}
    return written(score(seated(sheet, names)))
