"""A JSON text read with suspicion: every value knows its path, every problem is noted, none is raised."""

import json
import unicodedata
from collections import Counter
from collections.abc import Collection, Container, Iterable
from typing import NoReturn

from scoring import shallow
from scoring.sheet import NotASheet, Problem
from scoring.spelling import nearest

#: No list and no count of a table comes near this; beyond it a text is an accident or an attack.
MOST = 200

#: A sheet with more problems than this is not being mended by hand.
MOST_TOLD = 1000
#: The same for the search of what a slip of the pen meant, which is slow.
MOST_GUESSES = 20

#: What Python's reader says of a text that is no JSON, as the key of a sentence.
SYNTAX = {
    "Expecting ',' delimiter": "json_comma",
    "Expecting ':' delimiter": "json_colon",
    "Expecting property name enclosed in double quotes": "json_key",
    "Illegal trailing comma before end of object": "json_key",  # so says Python from 3.13 on
    "Illegal trailing comma before end of array": "json_trailing",
    "Extra data": "json_more",
    "Unterminated string starting at": "json_unclosed",
    "Invalid control character at": "json_control",
}


class NotWhole:
    """A number that JSON knows and a score sheet does not: 3.5, 1e9, NaN, or one of endless digits."""

    def __init__(self, written: str) -> None:
        self.written = written

    def __str__(self) -> str:
        return self.written


class Repeating(dict[str, object]):
    """An object that writes some of its keys twice."""

    def __init__(self, pairs: list[tuple[str, object]]) -> None:
        super().__init__(pairs)
        self.repeated = [key for key, times in Counter(key for key, _ in pairs).items() if times > 1]


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    plain = dict(pairs)
    return plain if len(plain) == len(pairs) else Repeating(pairs)


def _whole(digits: str) -> int | NotWhole:
    return int(digits) if len(digits) < 19 and digits != "-0" else NotWhole(digits)


def _composed_object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    return _object([(composed(key), composed(value) if isinstance(value, str) else value) for key, value in pairs])


def composed(text: str) -> str:
    """A name with each accent on its letter, so that one name is one text; longer than any name it is left alone.

    >>> composed("Chloe\N{COMBINING ACUTE ACCENT}") == "Chloé"
    True
    """
    return text if text.isascii() or len(text) > MOST else unicodedata.normalize("NFC", text)


_DECODER, _COMPOSING = (
    json.JSONDecoder(object_pairs_hook=hook, parse_int=_whole, parse_float=NotWhole, parse_constant=NotWhole)
    for hook in (_object, _composed_object)
)


class Source:
    """One value of the text, at its path."""

    __slots__ = ("path", "problems", "value")

    def __init__(self, value: object, path: str, problems: list[Problem]) -> None:
        self.value = value
        self.path = path
        self.problems = problems

    @classmethod
    def parse(cls, text: str | bytes, compose: bool = False) -> "Source":
        """The whole text as one value, perhaps with names composed; raises `NotASheet` where it is no JSON at all."""
        if isinstance(text, bytes):
            try:
                text = text.decode()
            except UnicodeDecodeError as error:
                _refuse("not_utf8", line=error.object.count(b"\n", 0, error.start) + 1)
        text = text.removeprefix("\ufeff")
        if not text.strip():
            _refuse("empty")
        try:
            return cls(shallow.loads(text, _COMPOSING if compose else _DECODER), "", [])
        except json.JSONDecodeError as error:
            _refuse(SYNTAX.get(error.msg, "not_json"), line=error.lineno, column=error.colno)
        except shallow.TooDeep:
            _refuse("too_deep")

    def wrong(self, key: str, **values: object) -> None:
        """Note a problem at this path; after too many of them nobody reads on."""
        self.problems.append(Problem(self.path, key, values))
        if len(self.problems) == MOST_TOLD:
            self.problems.append(Problem("", "and_more", {"count": MOST_TOLD}))
            self.finish()

    def part(self, name: str | int, value: object) -> "Source":
        """A value inside this one."""
        if isinstance(name, int):
            return Source(value, f"{self.path}[{name}]", self.problems)
        return Source(value, f"{self.path}.{name}" if self.path else name, self.problems)

    def fields(self, known: Collection[str], needed: Collection[str] = ()) -> dict[str, "Source"]:
        """The fields of an object, of which only the known ones may be there and the needed ones must."""
        if not isinstance(self.value, dict):
            self.wrong("not_object", value=self.value)
            return {}
        if isinstance(self.value, Repeating):
            for name in self.value.repeated:
                self.wrong("key_twice", name=name)
        for name in self.value:
            self._is_known(name, known, "key_unknown")
        for name in needed:
            if name not in self.value:
                self.wrong("key_missing", name=name)
        return {name: self.part(name, value) for name, value in self.value.items() if name in known}

    def items(self) -> list["Source"]:
        """The entries of a list."""
        return [self.part(index, value) for index, value in enumerate(self._list())]

    def text(self) -> str | None:
        """A text, or nothing where there is another thing."""
        if isinstance(self.value, str):
            return self.value
        self.wrong("not_text", value=self.value)
        return None

    def word(self, known: Collection[str], key: str, **values: object) -> str | None:
        """One of the known words, or nothing."""
        word = self.text()
        return word if word is not None and self._is_known(word, known, key, **values) else None

    def _is_known(self, word: str, known: Collection[str], key: str, **values: object) -> bool:
        """Whether a word is one of the known ones; another one is a slip of the pen or the problem `key`."""
        if word in known:
            return True
        if near := self.guess(word, known):
            self.wrong("misspelt", value=word, near=near)
        else:
            self.wrong(key, value=word, known=tuple(known), **values)
        return False

    def flag(self) -> bool:
        """True or false; false where there is another thing."""
        if not isinstance(self.value, bool):
            self.wrong("not_yes_or_no", value=self.value)
        return self.value is True

    def whole(self, most: int = MOST) -> int | None:
        """A whole number from 0 to `most`, or nothing where there is another thing."""
        if type(self.value) is not int:
            self.wrong("not_whole", value=self.value)
        elif not 0 <= self.value <= most:
            self.wrong("out_of_range", value=self.value, most=most)
        else:
            return self.value
        return None

    def count(self, most: int = MOST) -> int:
        """A whole number from 0 to `most`; 0 where there is another thing.

        >>> Source(3, "malt", []).count(), Source("three", "malt", []).count()
        (3, 0)
        """
        return self.whole(most) or 0

    def numbers(self, allowed: Container[int], key: str, **values: object) -> tuple[int, ...]:
        """A list of whole numbers, each of which must be one of the allowed ones."""
        kept = []
        for index, value in enumerate(self._list()):
            if type(value) is not int:
                self.part(index, value).wrong("not_whole", value=value)
            elif value not in allowed:
                self.part(index, value).wrong(key, value=value, **values)
            else:
                kept.append(value)
        return tuple(kept)

    def words(self, allowed: Collection[str], key: str, **values: object) -> tuple[str, ...]:
        """A list of different words, each of which must be one of the allowed ones."""
        kept: list[str] = []
        for item in self.items():
            word = item.word(allowed, key, **values)
            if word in kept:
                item.wrong("word_twice", value=word)
            elif word is not None:
                kept.append(word)
        return tuple(kept)

    def _list(self) -> list[object]:
        if not isinstance(self.value, list):
            self.wrong("not_list", value=self.value)
        elif len(self.value) > MOST:
            self.wrong("too_many", count=len(self.value), most=MOST)
        else:
            return self.value
        return []

    def guess(self, word: str, among: Iterable[str]) -> str | None:
        """The known word that somebody who wrote `word` may have meant."""
        return None if len(self.problems) > MOST_GUESSES else nearest(word, among)

    def finish(self) -> None:
        """Raise all that was noted, if anything was."""
        if self.problems:
            raise NotASheet(tuple(self.problems))


def _refuse(key: str, **values: object) -> NoReturn:
    raise NotASheet((Problem("", key, values),)) from None
