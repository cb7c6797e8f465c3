"""Words as people type them: without accents, and with a slip or two."""

import re
from collections.abc import Iterable
from unicodedata import normalize

#: Letters that do not come apart into a letter and its accent.
LETTERS = {"œ": "oe", "æ": "ae", "ð": "d", "ø": "o", "þ": "th"}
ACCENTS = re.compile("[\u0300-\u036f]")
#: Of how many letters a word must be to have a slip, or two.
FORGIVEN = (4, 8)


def folded(text: str) -> str:
    """A text without its accents, for comparing.

    >>> folded("Hrafnsmerki, Mjöllnir ET Épée, Cœur")
    'hrafnsmerki, mjollnir et epee, coeur'
    """
    if text.isascii():
        return text.lower()
    text = ACCENTS.sub("", normalize("NFKD", text.casefold()))
    for letter, letters in LETTERS.items():
        text = text.replace(letter, letters)
    return text


def nearest(word: str, among: Iterable[str]) -> str | None:
    """The first of the words with the fewest slips, if any has no more than its length allows; accents are none.

    >>> nearest("warior", ["hunter", "warrior"]), nearest("thro", ["thor"]), nearest("hrafsmekri", ["hrafnsmerki"])
    ('warrior', 'thor', 'hrafnsmerki')
    >>> nearest("ylud", ["thrud", "skaa"]), nearest("odn", ["odi"]), nearest("bjorm", ["Björn"])
    (None, None, 'Björn')
    """
    typed, others = folded(word), [(other, folded(other)) for other in among]
    for slips in range(len(FORGIVEN) + 1):
        for other, spelled in others:
            if slips <= forgiven(max(len(typed), len(spelled))) and differ_by(slips, typed, spelled):
                return other
    return None


def forgiven(letters: int) -> int:
    """How many slips a word of so many letters may have.

    >>> [forgiven(letters) for letters in (3, 4, 7, 8, 20)]
    [0, 1, 1, 2, 2]
    """
    return sum(letters >= least for least in FORGIVEN)


def differ_by(slips: int, word: str, other: str) -> bool:
    """Whether so many letters left out, put in, mistaken or swapped at most make one word of the other.

    >>> differ_by(1, "exchnage", "exchange"), differ_by(1, "hrasvelg", "hreasvelg"), differ_by(1, "thor", "thrud")
    (True, True, False)
    """
    if abs(len(word) - len(other)) > slips:
        return False
    same = 0
    for mine, theirs in zip(word, other, strict=False):
        if mine != theirs:
            break
        same += 1
    word, other = word[same:], other[same:]
    if not word or not other:
        return True
    return slips > 0 and (
        differ_by(slips - 1, word[1:], other[1:])
        or differ_by(slips - 1, word[1:], other)
        or differ_by(slips - 1, word, other[1:])
        or (word[:2] == other[1::-1] and differ_by(slips - 1, word[2:], other[2:]))
    )
