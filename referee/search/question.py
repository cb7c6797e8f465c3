"""A typed question: which game it names, and what each of its words may stand for."""

from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from referee.search.meanings import ALONE, COUNTED, PLAYER, ZERO, counted, spans
from referee.search.names import Names
from referee.search.wording import SMALL, root, words_of
from scoring.spelling import FORGIVEN, differ_by, nearest

#: How near an unfinished word comes to a whole one, and a word with one slip, or two.
UNFINISHED, SLIPS = 0.9, (0.8, 0.6)
#: How near a word comes to others of its meaning, a word of a phrase to itself, and "seer" to Uline.
CALLED, IN_A_PHRASE, MEANT = 0.75, 0.5, 0.8
#: What a question is about weighs more than other words, so do proper names; numbers and the players weigh less.
ABOUT, NAME, NUMBER, PLAYERS, A_PLAYER, COUNT, GAME = 2.0, 1.6, 0.5, 0.6, 0.3, 0.2, 0.4
WEIGHTS = dict.fromkeys(["#discard", "#end", "#gone", "#must", "#order", "#setup", "#tie", "#total", "#win"], ABOUT) | {
    "#effect": 0.3,
    "#finally": 0.7,
    "#glossary": 0.8,
}
#: Before the name of a game, what shows that it is another word there: "les nains".
OTHER_WORD = frozenset(
    ["aux", "carte", "cartes", "ces", "combien", "d", "des", "les", "leurs", "mes", "nb", "nombre", "nos", "ses", "vos"]
)
COUNT_OF = frozenset(["combien", "nb", "nombre", "plein", "tas"])
#: Before the name of a game, what shows that it is one: "à Nains".
IN_THE_GAME = frozenset(["a", "at", "in", "of", "playing"])


class Term(NamedTuple):
    """What a word or a phrase may stand for and how likely, its weight, and the cards that it names."""

    alike: Mapping[str, float]
    weight: float = 1.0
    #: The proper names of the cards that it may mean.
    names: frozenset[str] = frozenset()


class Question(NamedTuple):
    """The game and the box that a question names, its terms, and its small words."""

    game: str
    box: str
    terms: Sequence[Term]
    small: Collection[str] = ()


class Vocabulary:
    """The words of the rulebook, and of which games."""

    def __init__(self, titles: Mapping[tuple[str, str], Sequence[str]], names: Names) -> None:
        #: The games and boxes by their names of one word.
        self._titles = {
            words[0]: of for of, called in titles.items() for words in map(words_of, called) if words[1:] == []
        }
        self._names = names
        self._games: defaultdict[str, set[str]] = defaultdict(set)
        #: In how many entries each word stands.
        self._entries: Counter[str] = Counter()
        self._of_length: defaultdict[int, list[tuple[str, int]]] = defaultdict(list)
        self._forms: list[str] = []

    def learn(self, words: set[str], game: str) -> None:
        """The words of an entry."""
        self._entries.update(words)
        for word in words:
            self._games[word].add(game)

    def close(self) -> None:
        """Everything is learned."""
        self._forms = sorted(filter(str.isalpha, self._games))
        for form in {*self._forms, *SMALL}:
            self._of_length[len(form)].append((form, _letters(form)))

    def read(self, text: str, game: str) -> Question:
        """What a text asks; the game is the chosen one, unless the text names another."""
        typed = words_of(text)
        named, box, words = self._named(typed, game)
        game = named or game
        spelled = [self._spelled(word, game) for word in words]
        # "the" may become "thief", as long as it is all there is.
        last = words[-1] if words[-1:] == typed[-1:] != [] and text[-1].isalnum() else ""
        unfinished = bool(last) and (last not in SMALL or len(words) == 1)
        terms = list(self._terms(words, spelled, game, len(words) if unfinished else 0))
        if not terms and not named:
            return Question(game, box, ())
        if named:
            terms.append(Term({f"={box}" if box else "#game": 1.0}, GAME))
        return Question(
            game, box, [*{tuple(sorted(term.alike)): term for term in terms}.values()], SMALL.intersection(words)
        )

    def _named(self, words: Sequence[str], chosen: str) -> tuple[str, str, list[str]]:
        """The game and the box that the words name, and the other words."""
        game = box = ""
        others = []
        for index, word in enumerate(words):
            title = word if word in self._games else nearest(word, self._titles) or word
            of = self._titles.get(title)
            named = of if of and self._is_title(title, words, index, of[0], chosen) else ("", "")
            game, box = named[0] or game, named[1] or box
            if not named[0] or named[1]:  # what a box is called stands in its entries, too
                others.append(word)
        return game, box, others

    def _is_title(self, title: str, words: Sequence[str], index: int, game: str, chosen: str) -> bool:
        """Whether a word is meant as the name of a game; in other games it may be another word."""
        before = words[index - 1] if index else ""
        if not self._games.get(title, set()) - {game} or before in IN_THE_GAME:
            return True
        if before in OTHER_WORD or before.isdigit() or (before == "de" and words[index - 2] in COUNT_OF):
            return False
        called = self._names.proper([title], chosen)
        if chosen not in ("", game) and (called or (index and not self._names.proper([title], ""))):
            return False
        if len(words) == 1:
            return chosen in ("", game)
        return not any(self._is_foreign(word, game) for word in words if word != words[index])

    def _is_foreign(self, word: str, game: str) -> bool:
        """Whether a word is the name of a card of another game."""
        forms = self._spelled(word, "")
        return bool(self._names.proper(forms, "")) and not self._names.proper(forms, game)

    def _terms(
        self, words: Sequence[str], spelled: Sequence[Mapping[str, float]], game: str, unfinished: int
    ) -> Iterator[Term]:
        right = [self._likeliest(forms) for forms in spelled]
        units = counted(right)
        roots = tuple(map(root, right))
        for start, end, meaning in spans(roots):
            word = right[start]
            if word.lstrip("+-").isdigit():
                yield _number(word, units.get(start, ""))
                continue
            alike = {meaning: CALLED} if meaning else {}
            if meaning and end > start + 1:
                alike[" ".join(roots[start:end])] = 1.0
            for index in range(start, end):
                for form, likeness in spelled[index].items():
                    if form not in SMALL:
                        found = likeness if end == start + 1 else IN_A_PHRASE
                        alike[root(form)] = max(found, alike.get(root(form), 0))
            if len(alike) == 1 and meaning in alike:  # small words, which stand for nothing else
                alike[meaning] = 1.0
            cut_short = start + 1 == end == unfinished and not self._known(words[start], game)
            if cut_short or (alike and not any(self._known(form, "") for form in spelled[start])):
                for form in self._beginning(words[end - 1]):
                    alike.setdefault(root(form), UNFINISHED)
            if alike:
                weight = WEIGHTS.get(meaning, A_PLAYER if COUNTED.get(root(word)) == PLAYER else 1.0)
                forms = [form for each in spelled[start:end] for form in each]
                names = frozenset().union(*(self._names.meant(form, game) for form in forms))
                is_name = bool(self._names.proper(forms, game))
                called = {} if is_name or meaning else dict.fromkeys(map(root, names), MEANT)
                yield Term(called | alike, weight * (NAME if is_name else 1.0), names)

    def _spelled(self, word: str, game: str) -> dict[str, float]:
        """The words that can be meant: the word itself if it is known, or those that differ by a slip, or else two."""
        if not word.isalpha() or word in SMALL or root(word) in ALONE or self._known(word, game):
            return {word: 1.0}
        return self._slipped(word) or {word: 1.0}

    def _likeliest(self, forms: Mapping[str, float]) -> str:
        """The nearest of the words that can be meant, and of those as near the one in most entries."""
        return max(forms, key=lambda form: (forms[form], self._entries[form]))

    def _known(self, word: str, game: str) -> bool:
        """Whether a word is known, in a game if there is one."""
        games = self._games.get(word, set())
        return game in games if game else bool(games)

    def _beginning(self, word: str) -> Sequence[str]:
        """The words that begin so, from two letters on."""
        start, end = bisect_left(self._forms, word), bisect_left(self._forms, word + "~")
        return [form for form in self._forms[start:end] if form not in SMALL] if len(word) > 1 else []

    def _slipped(self, word: str) -> dict[str, float]:
        letters = _letters(word)
        for slips, (least, likeness) in enumerate(zip(FORGIVEN, SLIPS, strict=True), start=1):
            found = {
                form: likeness
                for length in range(len(word) - slips, len(word) + slips + 1)
                if max(len(word), length) >= least
                for form, others in self._of_length[length]
                # Comparing is slow, and pays only where almost all letters are the same.
                if (letters & ~others).bit_count() <= slips >= (others & ~letters).bit_count()
                and differ_by(slips, word, form)
            }
            if found:
                return found
        return {}


def _number(word: str, unit: str) -> Term:
    """A number, of what it counts."""
    bare = word.lstrip("+-")
    if unit:
        return Term({f"{word} {unit}": 1.0}, PLAYERS if unit == PLAYER else COUNT)
    # Who types 5 may look for +5, and the other way round.
    alike = dict.fromkeys((bare, f"+{bare}", f"-{bare}"), UNFINISHED) | {word: 1.0}
    if bare == ZERO:
        return Term(alike)
    return Term(alike, NUMBER)


def _letters(word: str) -> int:
    """The letters of a word, each a bit."""
    bits = 0
    for letter in word:
        bits |= 1 << ord(letter) - ord("a")
    return bits
