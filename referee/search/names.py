"""The proper names of cards: whose rule is asked for, and whose is not."""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from referee.search.meanings import ALONE
from referee.search.wording import SMALL, root, words_of


class Names:
    """What the cards of each game are called, word by word."""

    def __init__(self, names: Mapping[tuple[str, str], Sequence[str]]) -> None:
        #: What all names of a card have in common, in both languages, unless it means something else, by game.
        self._proper: defaultdict[str, set[str]] = defaultdict(set)
        #: For whom each word of a name or a title stands, by game: "elusive" for Hourya.
        self._meant: defaultdict[str, defaultdict[str, set[str]]] = defaultdict(lambda: defaultdict(set))
        for (game, _), called in names.items():
            words = [{word for word in words_of(name) if word.isalpha() and word not in SMALL} for name in called]
            proper = {word for word in set.intersection(*words) if root(word) not in ALONE}
            self._proper[game] |= proper
            for word in set.union(*words):
                self._meant[game][word] |= proper

    def proper(self, words: Collection[str], game: str) -> frozenset[str]:
        """The proper names among these words, in a game or in any."""
        games = (game,) if game else tuple(self._proper)
        return frozenset(word for word in words for each in games if word in self._proper[each])

    def meant(self, word: str, game: str) -> frozenset[str]:
        """The proper names of the cards that are also called so, in a game or in any."""
        games = (game,) if game else tuple(self._meant)
        return frozenset(name for each in games for name in self._meant[each].get(word, ()))
