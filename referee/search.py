"""Finds the rule that a table looks for, however it is typed."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from math import log
from typing import NamedTuple

from referee.entry import Entry
from referee.spelling import SAME, SMALL, differ_by, root, roots_of, words_of

#: So many answers are worth reading.
MOST = 10

#: What it says that a word stands in an entry's title, in what players ask, … and again in one of less weight.
TITLE, ASKED, NAMES, ID, ANSWER, TEXT, EXAMPLE = 1.0, 0.85, 0.75, 0.6, 0.5, 0.3, 0.2
AGAIN = 0.3
#: How near an unfinished word comes to a whole one, and a word with one slip, or two.
UNFINISHED, SLIPS = 0.9, (0.8, 0.6)
#: How near a word comes to another that players say for the same.
CALLED = 0.8
#: Of how many letters a word must be to have a slip, or two.
FORGIVEN = (4, 8)
#: How much more an entry is worth whose whole title was typed, with its words together, and in the game on the table.
WHOLE, TOGETHER, GAME = 0.6, 0.2, 1.5
#: How much more what others lead to is asked for, by the logarithm of how many do.
CENTRAL = 0.08
#: An answer has so much of what was typed, and is so near to the best one.
ENOUGH, NEAR = 0.35, 0.3
#: What a word says that no entry has: little, as it may be a slip or a manner of speaking.
UNKNOWN = 2.0
#: Of so many entries the titles are looked at.
LOOKED_AT = 40
#: Words are remembered while a question is typed on.
REMEMBERED = 500


class Meant(NamedTuple):
    """A typed word: what it can stand for and how likely, how rare that is, and how much each entry says of it."""

    roots: Mapping[str, float]
    rarity: float
    weights: Mapping[int, float]


class Index:
    """Finds entries by what players type."""

    def __init__(self, entries: Iterable[Entry], names: Mapping[tuple[str, str], Sequence[str]]) -> None:
        self._entries = tuple(entries)
        self._titles: list[tuple[tuple[str, ...], ...]] = []
        self._seen: set[str] = set()
        self._weights: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for index, entry in enumerate(self._entries):
            self._titles.append(tuple(tuple(roots_of(title)) for title in (*entry.title, entry.id)))
            called = (name for card in entry.cards for name in (card, *names.get((entry.game, card), ())))
            for weight, said in (
                (EXAMPLE, entry.example),
                (TEXT, (*entry.text, *(entry.other or ()))),
                (ANSWER, entry.answer),
                (ID, (entry.id,)),
                (NAMES, called),
                (ASKED, entry.asked),
                (TITLE, entry.title),
            ):
                forms = set(words_of(" ".join(said))) - SMALL
                self._seen |= forms
                for word in set(map(root, forms)):
                    weights = self._weights[word]
                    weights[index] = weight + AGAIN * weights.get(index, 0)
        leading = Counter(id for entry in self._entries for id in entry.related)
        self._central = [1 + CENTRAL * log(1 + leading[entry.id]) for entry in self._entries]
        self._rarities = {word: self._rarity(weights) for word, weights in self._weights.items()}
        self._of_length: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
        self._forms = sorted(filter(str.isalpha, self._seen))
        for form in (*self._forms, *SMALL):
            self._of_length[len(form)].append((form, _letters(form)))
        self._meant = lru_cache(REMEMBERED)(self._look_up)

    def search(self, text: str, game: str = "") -> tuple[Entry, ...]:
        """The entries that say most of what was typed, best first; those of a game before others as good."""
        typed = words_of(text)
        unfinished = typed[-1:] if text[-1:].isalnum() else []
        # "the" may become "thief", as long as it is all there is.
        words = [word for word in typed if word not in SMALL or typed == unfinished]
        once = {root(word): word for word in words}  # "coin" says nothing more beside "coins"
        asked = [self._meant(word, [word] == unfinished, game) for word in once.values()]
        wanted = sum(word.rarity for word in asked)
        said: defaultdict[int, float] = defaultdict(float)
        covered: defaultdict[int, float] = defaultdict(float)
        for word in asked:
            for index, weight in word.weights.items():
                said[index] += weight * word.rarity
                covered[index] += word.rarity / wanted
        scores = {
            index: score * covered[index] * (GAME if self._entries[index].game == game else 1)
            for index, score in said.items()
            if covered[index] >= ENOUGH
        }
        meanings: defaultdict[str, dict[int, float]] = defaultdict(dict)
        for number, word in enumerate(asked):
            for meaning, likeness in word.roots.items():
                meanings[meaning][number] = likeness
        for index in nlargest(LOOKED_AT, scores, key=scores.__getitem__):
            scores[index] *= 1 + max(self._likeness(title, meanings) for title in self._titles[index])
            scores[index] *= self._central[index]
        named = text.strip()
        best = nlargest(MOST, scores, key=lambda index: (self._entries[index].id == named, scores[index]))
        return tuple(self._entries[index] for index in best if scores[index] >= NEAR * scores[best[0]])

    def _likeness(self, title: Sequence[str], meanings: Mapping[str, Mapping[int, float]]) -> float:
        """How much of a title was typed, and how many of its words were typed one after the other."""
        whole = typed = together = 0.0
        before: Iterable[int] = ()
        for word in title:
            numbers = meanings.get(word, {})
            whole += self._rarities[word]
            typed += self._rarities[word] * max(numbers.values(), default=0)
            together += any(number + 1 in numbers for number in before)
            before = numbers
        return WHOLE * typed / (whole or 1) + TOGETHER * together / (len(title) or 1)

    def _rarity(self, weights: Mapping[int, float]) -> float:
        """What a word says: the fewer entries have it, the more."""
        return log(1 + len(self._entries) / (1 + len(weights)))

    def _look_up(self, word: str, unfinished: bool, game: str) -> Meant:
        roots = self._alike(word, unfinished, game)
        weights: dict[int, float] = {}
        for meaning, likeness in roots.items():
            for index, weight in self._weights[meaning].items():
                weights[index] = max(weights.get(index, 0), likeness * weight)
        rarity = self._rarity(weights) if weights else 0 if roots else UNKNOWN
        return Meant(roots, rarity, weights)

    def _alike(self, word: str, unfinished: bool, game: str) -> dict[str, float]:
        """The words that can be meant, and how near each of them is."""
        alike = {root(word): 1.0}
        if not word.isalpha():
            # Who types 5 may look for +5, and the other way round.
            bare = word.lstrip("+-")
            alike = dict.fromkeys((bare, f"+{bare}", f"-{bare}"), UNFINISHED) | alike
        elif root(word) in SAME:
            alike = dict.fromkeys(SAME[root(word)], CALLED) | alike
        elif not self._played(word, game):
            # Freya is a name of one game, and a slip away from Freyja in another.
            alike = self._slipped(word) | alike
        if unfinished or not alike.keys() & self._weights.keys():
            alike = dict.fromkeys(self._beginning(word), UNFINISHED) | alike
        return {meaning: likeness for meaning, likeness in alike.items() if meaning in self._weights or not meaning}

    def _played(self, word: str, game: str) -> bool:
        """Whether a word is known, in a game if there is one."""
        return word in self._seen and any(
            not game or self._entries[index].game == game for index in self._weights.get(root(word), ())
        )

    def _beginning(self, word: str) -> Iterable[str]:
        """The words that begin so, from two letters on."""
        start, end = bisect_left(self._forms, word), bisect_left(self._forms, word + "~")
        return map(root, self._forms[start:end] if len(word) > 1 else ())

    def _slipped(self, word: str) -> dict[str, float]:
        """The words that differ by a slip of the finger, or else by two."""
        letters = _letters(word)
        found: dict[str, float] = {}
        for slips, (least, likeness) in enumerate(zip(FORGIVEN, SLIPS, strict=True), start=1):
            if found:
                break
            found = {
                "" if form in SMALL else root(form): likeness
                for length in range(len(word) - slips, len(word) + slips + 1)
                if max(len(word), length) >= least
                for form, others in self._of_length[length]
                # Comparing is slow, and pays only where almost all letters are the same.
                if (letters & ~others).bit_count() <= slips >= (others & ~letters).bit_count()
                and differ_by(slips, word, form)
            }
        return found


def _letters(word: str) -> int:
    """The letters of a word, each a bit."""
    bits = 0
    for letter in word:
        bits |= 1 << ord(letter) - ord("a")
    return bits
