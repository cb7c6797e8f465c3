"""The index of the rulebook: which entries say what a question asks, best first."""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from heapq import nlargest
from itertools import chain, repeat
from math import exp, fsum, log
from typing import NamedTuple

from referee.entry import BASE, READING, Entry
from referee.search.meanings import slots, tokens
from referee.search.names import Names
from referee.search.question import IN_A_PHRASE, Question, Vocabulary
from referee.search.wording import SMALL, root, words_of

#: So many answers are worth reading.
MOST = 10

#: What it says that a word stands in an entry's title, in what players ask, … and again in one of less weight.
TITLE, ASKED, NAMES, ANSWER, TEXT, BOX = 1.0, 0.85, 0.75, 0.5, 0.25, 0.7
AGAIN = 0.3
#: What part of a question an entry must say, and the power that tells how much it counts.
ENOUGH, SAID = 0.15, 1.5
#: How much more an entry is worth whose title was typed, or what players ask.
LIKE, AS_ASKED = 4.0, 0.95
#: So many times again if exactly that was typed: if both are at least so alike.
EXACTLY, ALIKE = 2.0, 0.94
#: Of so many ways to ask for it the best counts in full, and each other one so much.
WAYS, OTHER_WAYS = 4, 0.15
#: What an entry is worth of whose cards some were named and others were not, and of whose none was.
SOME_NAMED, NONE_NAMED = 0.6, 0.5
#: What our reading is worth of what the books leave open: such a case is rare.
RARE_CASE = 0.5
#: What an entry of a box is worth which nobody named, and of one that is not in play.
A_BOX, NOT_IN_PLAY = 0.75, 0.15
#: How much more the game is worth that is probably meant.
LIKELY = 3.3
#: How much it counts in which game a word is usual, if so many entries have it, and how many entries are added to those
#: of each game, so that few do not weigh too much.
USUAL_IN, SEVERAL, OF_EACH = 0.6, 4, 5
#: How near to itself a word comes that was typed, alone or in a phrase.
AS_TYPED = (1.0, IN_A_PHRASE)
#: How much more what others lead to is asked for, by the logarithm of how many do.
CENTRAL = 0.4
#: An answer is so near to the best one.
NEAR = 0.04
#: How much rarity counts: less than in proportion, as a rare word may be one of a story told around the question.
RARE = 0.7
#: What a word says that no entry has: little, as it may be a slip or a manner of speaking.
UNKNOWN = 2.0
#: How much it says that the words of a question are those in which people ask for an entry, and the small ones; how
#: often a word is taken to be among them that nobody wrote, and how many words are added to each entry, so that few do
#: not weigh too much.
USUAL, USUAL_SMALL, RARELY, WORDS = 0.9, 0.6, 0.3, 250
#: What an entry is worth when those beside it say nothing of a question, and how many more of them there are taken to
#: be, so that few do not weigh too much.
ALONE, OTHERS = 0.05, 3
#: So many entries are looked at, and of so many of these each way to ask for them.
LOOKED_AT, COMPARED = 80, 20
#: What this many words say is remembered while a question is typed on.
REMEMBERED = 500
#: What entries say that say nothing.
NOTHING = repeat(0.0)


class Way(NamedTuple):
    """A way to ask for an entry: how much it counts, the piece of its text in which each token stands, and how rare
    each piece and all of them are."""

    weight: float
    pieces: Mapping[str, int]
    tokens: frozenset[str]
    rarities: Sequence[float]
    mass: float


class Weighed(NamedTuple):
    """A term of a question, how much it says, and how much each entry says of it."""

    alike: Mapping[str, float]
    weight: float
    said: Mapping[int, float]


class Heard(NamedTuple):
    """What each token of a question is like at best and the number of its term, all tokens, and how much of a question
    each term is."""

    alike: Mapping[str, tuple[float, int]]
    tokens: frozenset[str]
    shares: Sequence[float]


class Index:
    """Finds entries by what players type."""

    def __init__(
        self,
        entries: Iterable[Entry],
        asked: Mapping[str, Sequence[str]],
        names: Mapping[tuple[str, str], Sequence[str]],
        titles: Mapping[tuple[str, str], Sequence[str]],
    ) -> None:
        """`asked` is what players say who look for an entry, by its id; `names` are what each card of a game is called,
        `titles` each box of a game."""
        self._entries, self._asked = tuple(entries), asked
        self._names = Names(names)
        self._words = Vocabulary(titles, self._names)
        self._weights: defaultdict[str, dict[int, float]] = defaultdict(dict)
        #: How often each word is said of an entry, by entry, and the logarithm of how many words there are.
        self._times: list[Counter[str]] = []
        self._size: list[float] = []
        #: How often each small word is said, and how many words there are.
        self._common: Counter[str] = Counter()
        self._total = 0
        leading: defaultdict[str, set[int]] = defaultdict(set)
        for index, entry in enumerate(self._entries):
            for id in entry.related:
                leading[id].add(index)
        self._central = [1 + CENTRAL * log(1 + len(leading[entry.id])) for entry in self._entries]
        #: The entries beside each: those to which it leads, and those that lead to it.
        places = {entry.id: index for index, entry in enumerate(self._entries)}
        self._beside = [
            tuple(leading[entry.id].union(map(places.__getitem__, entry.related))) for entry in self._entries
        ]
        self._sizes = Counter(entry.game for entry in self._entries)
        self._called: defaultdict[tuple[str, str], set[int]] = defaultdict(set)
        for index, entry in enumerate(self._entries):
            for text in (entry.id, *entry.title):
                self._called["", text.casefold()].add(index)
                self._called[entry.game, text.casefold()].add(index)
        self._ways, self._own = lru_cache(None)(self._ways_of), lru_cache(None)(self._names_in)
        self._weigh = lru_cache(REMEMBERED)(self._look_up)
        self._usual_in = lru_cache(REMEMBERED)(self._usual_in_games)
        self._unread = self._read_all(names)

    def read_on(self) -> bool:
        """Read one more entry; whether there was one. A search reads all that are left."""
        return next(self._unread, False)

    def _read_all(self, names: Mapping[tuple[str, str], Sequence[str]]) -> Iterator[bool]:
        for index, entry in enumerate(self._entries):
            self._add(index, entry, names)
            yield True
        self._words.close()

    def _add(self, index: int, entry: Entry, names: Mapping[tuple[str, str], Sequence[str]]) -> None:
        called = [name for card in entry.cards for name in (card.replace("_", " "), *names.get((entry.game, card), ()))]
        passing = [words_of(" ".join(texts)) for texts in ((*entry.text, *(entry.other or ())), called)]
        said = (entry.answer, self._asked.get(entry.id, ()), entry.title)
        every = [[words_of(text) for text in texts] for texts in said]
        self._words.learn({word for words in chain(passing, *every) for word in words} - SMALL, entry.game)
        roots = [[root(word) for word in words if word not in SMALL] for words in passing]
        meant = [[tokens(words) for words in texts] for texts in every]
        for weight, those in zip((TEXT, NAMES), roots, strict=True):
            self._say(index, weight, those)
        for weight, texts in zip((ANSWER, ASKED, TITLE), meant, strict=True):
            self._say(index, weight, set().union(*texts))
        self._say(index, BOX, [f"={entry.box}"])
        small = [word for words in chain(*every) for word in SMALL.intersection(words)]
        self._times.append(Counter(chain(*chain(*meant), small, roots[-1])))
        words = self._times[index].total()
        self._size.append(log(WORDS + words))
        self._common.update(small)
        self._total += words

    def _say(self, index: int, weight: float, said: Collection[str]) -> None:
        for token in frozenset(said):
            weights = self._weights[token]
            weights[index] = weight + AGAIN * weights.get(index, 0)

    def search(
        self, text: str, game: str = "", boxes: Collection[str] | None = None, likely: str = ""
    ) -> tuple[Entry, ...]:
        """The entries that say most of what was typed, best first.

        Those of the game that the text names, or else of the chosen one, if it has any; without either, those of the
        `likely` one before others as good. `boxes` are in play; without, all may be.
        """
        while self.read_on():
            pass
        return self._find(text, game, boxes, likely) or (self._find(text, "", None, likely) if game else ())

    def _find(self, text: str, game: str, boxes: Collection[str] | None, likely: str) -> tuple[Entry, ...]:
        question = self._words.read(text, game)
        terms = [self._weigh(tuple(term.alike.items()), term.weight, question.game) for term in question.terms]
        games = {question.game: 1.0} if question.game else self._worth_of_games(question, likely)
        whole = sum(term.weight for term in terms)
        said: defaultdict[int, float] = defaultdict(float)
        for term in terms:
            for index, weight in term.said.items():
                said[index] += weight * term.weight / whole
        named = frozenset(name for term in question.terms for name in term.names)
        scores = {
            index: score**SAID * games[self._entries[index].game] * self._prior(index, question, named, boxes)
            for index, score in said.items()
            if score >= ENOUGH
        }
        rarely = {word: WORDS * (self._common[word] + 0.5) / self._total for word in sorted(question.small)}
        called = self._called.get((question.game, text.strip().casefold()), set())
        scores = {
            index: scores.get(index, 0.0) * exp(self._as_usual(index, terms, rarely)) * self._said_beside(index, said)
            for index in {*nlargest(LOOKED_AT, scores, key=scores.__getitem__), *called}
        }
        heard = _heard(terms, whole)
        scores = {
            index: scores[index] * self._as_asked(index, heard)
            for index in {*nlargest(COMPARED, scores, key=scores.__getitem__), *called}
        }
        best = nlargest(MOST, scores, key=lambda index: (index in called, scores[index]))
        return tuple(self._entries[index] for index in best if scores[index] >= NEAR * scores[best[0]])

    def _worth_of_games(self, question: Question, likely: str) -> Mapping[str, float]:
        """How much more each game is worth to a question that names none, by the words in it."""
        usual = dict.fromkeys(self._sizes, 0.0)
        for term in question.terms:
            for word, likeness in term.alike.items():
                if likeness in AS_TYPED:
                    for game, times in self._usual_in(word).items():
                        usual[game] += USUAL_IN * log(times)
        return {game: exp(says) * (LIKELY if game == likely else 1.0) for game, says in usual.items()}

    def _usual_in_games(self, word: str) -> Mapping[str, float]:
        """How many times as usual a word is in the entries of each game as in all of them."""
        having = Counter(self._entries[index].game for index in self._weights.get(word, ()) if word.isalpha())
        if having.total() < SEVERAL:
            return {}
        share = having.total() / len(self._entries)
        return {game: (having[game] / share + OF_EACH) / (size + OF_EACH) for game, size in self._sizes.items()}

    def _look_up(self, alike: Sequence[tuple[str, float]], weight: float, game: str) -> Weighed:
        said: dict[int, float] = {}
        for token, likeness in alike:
            for index, says in self._weights.get(token, {}).items():
                if not game or self._entries[index].game == game:
                    said[index] = max(said.get(index, 0), likeness * says)
        rarity = self._rarity(len(said), self._sizes[game] if game else len(self._entries)) if said else UNKNOWN
        return Weighed(dict(alike), rarity * weight, said)

    def _prior(self, index: int, question: Question, named: frozenset[str], boxes: Collection[str] | None) -> float:
        """How likely an entry is asked for, whatever else a question says."""
        entry = self._entries[index]
        prior = self._central[index]
        own = self._own(index)
        if own and own - named:
            prior *= SOME_NAMED if own & named else NONE_NAMED
        if entry.status == READING:
            prior *= RARE_CASE
        if entry.box not in (BASE, question.box) and not own & named:
            prior *= A_BOX if boxes is None or entry.box in boxes else NOT_IN_PLAY
        return prior

    def _as_usual(self, index: int, terms: Sequence[Weighed], rarely: Mapping[str, float]) -> float:
        """How usual the words of a question are among those who ask for an entry or one beside it.

        `rarely` is how often each small word is taken to be among them that nobody wrote: as often as among all.
        """
        times, beside, size = self._times[index], self._beside[index], self._size[index]
        usual, small = -len(terms) * size, -len(rarely) * size
        for alike, _, said in terms:
            own = max([alike[token] * times[token] for token in times.keys() & alike], default=0.0)
            near = sum(map(said.get, beside, NOTHING)) / (len(beside) or 1)
            if own or near:
                usual += log(1 + (own + near) / RARELY)
        for word, often in rarely.items():
            if word in times:
                small += log(1 + times[word] / often)
        return float((USUAL * usual + USUAL_SMALL * small) / (len(terms) + len(rarely)) ** 0.5)

    def _as_asked(self, index: int, heard: Heard) -> float:
        """What an entry is worth by how alike the ways to ask for it and a question are."""
        likenesses = [
            way.weight * _in_common(way, both, heard)
            for way in self._ways(index)
            if (both := way.tokens & heard.tokens)
        ]
        nearest, *others = nlargest(WAYS, likenesses) or [0.0]
        exactly = EXACTLY if nearest > ALIKE else 1.0
        return float(exactly * (1 + LIKE * (nearest + OTHER_WAYS * sum(others)) ** 2) ** 2)

    def _said_beside(self, index: int, said: Mapping[int, float]) -> float:
        """What an entry is worth by what those beside it say of a question."""
        beside = self._beside[index]
        return ALONE + sum(map(said.get, beside, NOTHING)) / (OTHERS + len(beside))

    def _ways_of(self, index: int) -> Sequence[Way]:
        """The ways to ask for an entry."""
        entry = self._entries[index]
        heads = (head for head, colon, _ in (title.partition(":") for title in entry.title) if colon)
        ways = [(1.0, text) for text in (*entry.title, *heads)]
        ways += [(AS_ASKED, phrase) for phrase in self._asked.get(entry.id, ())]
        return [self._way(weight, slots(words_of(text))) for weight, text in ways]

    def _way(self, weight: float, slots: Sequence[Collection[str]]) -> Way:
        rarities = [self._rarity_of(slot) for slot in slots]
        pieces = {token: piece for piece, slot in enumerate(slots) for token in slot}
        return Way(weight, pieces, frozenset(pieces), rarities, sum(rarities))

    def _names_in(self, index: int) -> frozenset[str]:
        """The names of cards in the title of an entry."""
        entry = self._entries[index]
        return self._names.proper([word for title in entry.title for word in words_of(title)], entry.game)

    def _rarity_of(self, slot: Collection[str]) -> float:
        return max(self._rarity(len(self._weights.get(token, ())), len(self._entries)) for token in slot)

    @staticmethod
    def _rarity(having: int, of: int) -> float:
        """What a word says: the fewer entries have it, the more."""
        return float(log(1 + of / (1 + having)) ** RARE)


def _heard(terms: Sequence[Weighed], whole: float) -> Heard:
    alike: dict[str, tuple[float, int]] = {}
    for number, term in enumerate(terms):
        for token, likeness in term.alike.items():
            alike[token] = max(alike.get(token, (0.0, 0)), (likeness, number))
    return Heard(alike, frozenset(alike), [term.weight / whole for term in terms])


def _in_common(way: Way, both: Collection[str], heard: Heard) -> float:
    """How much a question and a way to ask have in common, of both together; `both` are the tokens of either."""
    pieces: dict[int, tuple[float, int]] = {}
    for token in both:
        piece, term = way.pieces[token], heard.alike[token]
        pieces[piece] = max(pieces.get(piece, term), term)
    # exact sums, as a set has no order
    said = fsum([way.rarities[piece] * likeness for piece, (likeness, _) in pieces.items()]) / way.mass
    asked = fsum([heard.shares[number] for number in {number for _, number in pieces.values()}])
    return 2 * said * asked / (said + asked)
