"""A number that somebody thinks is wrong, as a message to the project: what the app says of it, and the sheet."""

from collections.abc import Iterable, Mapping
from typing import Any
from urllib.parse import urlencode

from scoring import Sheet
from sharing import code
from version import PROJECT, VERSION

#: The form of the project's page, whose fields are filled in.
FORM = "wrong_number.yml"
#: Where the project lies; empty while it has no page.
PAGE = PROJECT


def link(number: str, lines: Iterable[str], sheet: Sheet[Any]) -> str:
    """The address that opens the form, filled in: nothing is sent before somebody does it there."""
    fields: Mapping[str, str] = {
        "template": FORM,
        "title": f"Number: {number}",
        "sheet": code.written(sheet),
        "expected": _said(number, lines),
        "version": VERSION,
    }
    return f"{PAGE}/issues/new?{urlencode(fields)}"


def message(number: str, lines: Iterable[str], sheet: Sheet[Any]) -> str:
    """The same as a text, to be sent some other way."""
    where = [f"{PAGE}/issues"] if PAGE else []
    return "\n\n".join([_said(number, lines), code.written(sheet), " · ".join([f"Elvaland {VERSION}", *where])])


def _said(number: str, lines: Iterable[str]) -> str:
    return "\n".join([number, *lines])
