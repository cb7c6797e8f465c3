"""A version of a table as a data file has it; stored results are verified by scoring the sheet again."""

from contextlib import suppress
from typing import Any, NamedTuple

from records.exchange.lines import NotData
from records.file import moment
from records.finished import compressed, decompressed
from scoring import RULES_VERSION, NotASheet, Result, Sheet, read, score
from scoring.earlier_rules import as_by_rules
from scoring.keeping import seated, written
from scoring.source import Source

#: Upper limit for rules versions in a file.
MOST_RULES = 1_000_000


class ExportedVersion(NamedTuple):
    """A version in the form of a data file."""

    kept: str
    rules: int
    sheet: str
    result: str

    @property
    def columns(self) -> tuple[str, int, str, bytes]:
        """Values of the columns that it is stored in."""
        return self.kept, self.rules, self.sheet, compressed(self.result)

    @classmethod
    def from_row(cls, kept: str, rules: int, sheet: str, result: bytes) -> "ExportedVersion":
        """Build from a stored row; a corrupt row becomes an empty version, which is older than any other."""
        with suppress(ValueError):
            if moment(kept) and isinstance(rules, int) and isinstance(sheet, str):
                return cls(kept, rules, sheet, decompressed(result))
        return cls("", 0, "", "")


def sheet_of(text: str, line: int) -> Sheet[Any]:
    """Parse the sheet of a version or a tap; raises `NotData`."""
    try:
        return read(text)
    except NotASheet as error:
        problem = error.problems[0]
        if problem.key == "format_newer":
            raise NotData("data_newer") from None
        raise NotData("data_sheet", line, problem=problem) from None


def result_of(version: ExportedVersion, line: int) -> Result:
    """Score the sheet and compare with the stored result; raises `NotData`."""
    if version.rules > RULES_VERSION:
        raise NotData("data_newer")
    sheet = sheet_of(version.sheet, line)
    if version.rules < 1:
        raise NotData("data_no_result", line)
    result = as_by_rules(version.rules, score(sheet))
    if version.result != written(result) and version.result != _with_its_names(sheet, version):
        raise NotData("data_other_result", line)
    return result


def _with_its_names(sheet: Sheet[Any], version: ExportedVersion) -> str:
    """The result under the names as they are spelt in the text: older apps did not normalise accents."""
    stored: Any = Source.parse(version.sheet).value
    names = {now.name: then["name"] for now, then in zip(sheet.players, stored["players"], strict=True)}
    return written(as_by_rules(version.rules, score(seated(sheet, names))))
