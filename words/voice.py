"""Who speaks: a voice has a language, and one that speaks of a game knows its names as well."""

import re
from collections.abc import Collection, Mapping, Sequence
from importlib import import_module
from typing import Any, Protocol

from words import dates, numbers, program, screens
from words.quoting import cut, few, printable, quoted
from words.sentences import Sentence, Text, Way, plain, sentence, typeset


class Told(Protocol):
    """Anything that reads as a sentence: its key, and the values for the gaps."""

    @property
    def key(self) -> str: ...
    @property
    def values(self) -> Mapping[str, Any]: ...


class Line(Told, Protocol):
    """A step of an explanation, which adds points."""

    @property
    def points(self) -> int: ...


class Problem(Told, Protocol):
    """What is wrong at a path of a text."""

    @property
    def path(self) -> str: ...


class FileRefusal(Told, Protocol):
    """Why a whole file is refused, and at which line; its values may hold a `problem`."""

    @property
    def line(self) -> int: ...


class Issue(Protocol):
    """A warning or a hint about some players."""

    @property
    def id(self) -> str: ...
    @property
    def players(self) -> Sequence[str]: ...
    @property
    def values(self) -> Mapping[str, Any]: ...


class Both(Protocol):
    """What stands in both languages already."""

    @property
    def fr(self) -> str: ...
    @property
    def en(self) -> str: ...


class Thing(Protocol):
    """A card or a coin that a player could have had: its name, and what it prints."""

    @property
    def name(self) -> str: ...
    @property
    def value(self) -> int: ...


class Source(Protocol):
    """A book, and the pages where a rule stands, as far as they are known."""

    @property
    def book(self) -> str: ...
    @property
    def page(self) -> int: ...
    @property
    def last(self) -> int: ...


class Voice:
    """One language, for all that does not depend on a game."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._sentences: dict[Text, Sentence] = {}
        self._ways: dict[str, Way] = {
            "and": lambda words: self._listed(words, "and"),
            "and_nobody": lambda words: self._listed(words, "and") or self.heading("nobody"),
            "or": lambda words: self._listed(words, "or"),
            "nor": lambda values: self._listed(list(map(str, values)), "nor"),
            "one_by_one": " › ".join,
            "changing": lambda moved: ", ".join(f"{name} ({before} → {after})" for name, before, after in moved),
            "nth": lambda rank: numbers.nth(rank, language),
            "day": lambda moment: dates.day(moment, language),
            "Day": lambda moment: _capital(dates.day(moment, language)),
            "clock": lambda moment: dates.clock(moment, language),
            "date": lambda written: dates.date(written, language),
            "date_of": lambda moment: dates.date_of(moment, language),
            "short_date": lambda moment: dates.short_date(moment, language),
            "percent": lambda share: numbers.percent(share, language),
            "tenth": lambda number: numbers.tenth(number, language),
            "shown": quoted,
            "shown_and": lambda values: self._listed(few(values), "and"),
            "shown_or": lambda values: self._listed(few(values), "or"),
        }

    def heading(self, heading: str, **values: object) -> str:
        return self._say(program.HEADINGS[heading], values)

    def text(self, key: str, **values: object) -> str:
        """What a screen says."""
        return self._say(screens.TEXTS[key], values)

    def problem(self, problem: Problem, whole: str = "sheet") -> str:
        """What is wrong with a file, its path first; a problem without a path is one of the whole, named by `whole`."""
        return f"{printable(cut(problem.path)) or self.heading(whole)}: {self._what(problem)}"

    def refusal(self, refusal: FileRefusal) -> str:
        """Why a file of all data is refused.

        >>> from collections import namedtuple
        >>> wrong = namedtuple("wrong", "path key values")("player.name", "name_length", {"count": 0, "most": 40})
        >>> refusal = namedtuple("refusal", "key line values")("data_line", 7, {"problem": wrong})
        >>> Voice("en").refusal(refusal)
        'Line 7: player.name: a name has 1 to 40 characters, this one has 0.'
        """
        problem = refusal.values.get("problem")
        path = f"{printable(cut(problem.path))}: " if problem and problem.path else ""
        reason = {"reason": path + self._what(problem)} if problem else {}
        return self.text(refusal.key, **{"line": refusal.line, **refusal.values, **reason})

    def _what(self, problem: Problem) -> str:
        return self._say(program.PROBLEMS[problem.key], problem.values)

    def said(self, both: Both) -> str:
        """What the rulebook says, in this language.

        >>> Voice("fr").said(Text("Qui commence ?", "Who begins?"))
        'Qui commence\\xa0?'
        """
        return typeset(both.fr) if self.language == "fr" else both.en

    def status(self, status: str) -> str:
        """How sure an answer is."""
        from words import rulebook  # here and below: no first screen speaks of rules

        return self._say(rulebook.STATUSES[status], {})

    def _say(self, text: Text, values: Mapping[str, Any]) -> str:
        told = self._sentences.get(text)
        if told is None:
            told = self._sentences[text] = sentence(text, self.language, self._ways)
        return told(values)

    def _listed(self, words: Sequence[str], joint: str) -> str:
        if len(words) < 2:
            return "".join(words)
        return ", ".join(words[:-1]) + self.heading(joint) + words[-1]


class GameVoice(Voice):
    """One language, for a game and its boxes."""

    def __init__(self, language: str, game: str) -> None:
        super().__init__(language)
        self.game = game
        self._game = import_module(f"words.{game}")
        self._names = {**self._game.CARDS, **self._game.NAMES}
        self._ways |= {
            "card": self.card,
            "Card": lambda card: _capital(self.card(card)),
            "titled": self.titled,
            "cards": lambda cards: self._listed([self.card(card) for card in cards], "or"),
            "cards_and": lambda cards: self._listed([self.card(card) for card in cards], "and"),
            "awarded": lambda won: self._listed([f"{self.label(card)} ({name})" for card, name in won], "and"),
            "boxes": lambda boxes: self._listed([self.box(box) for box in boxes], "and"),
            "row": self.row,
            "columns": lambda columns: self._listed([self.row(column).lower() for column in columns], "and"),
            "column": lambda column: self.row(column).lower(),
            "brief": lambda column: _brief(self.row(column).lower()),
            "terms": numbers.terms,
            "adding": numbers.adding,
            "addends": self._addends,
            "made_of": self._made_of,
            "from_where": self._from_where,
            "listed": lambda numbers: ", ".join(map(str, numbers)) or "–",
            "with_runes": lambda cards: self._listed([f"{self.card(card)} {runes}" for card, runes in cards], "and"),
            "with_totals": lambda scores: self._listed([f"{name} ({plain(total)})" for name, total in scores], "and"),
            "runes": self._runes,
            "shares": lambda shares: self._listed([f"{name} ({self._runes(cards)})" for name, cards in shares], "and"),
            "stairs": numbers.stairs,
            "ordinal": lambda index: str(index + 1),
            "steps": lambda steps: str(len(steps)),
            "thing": self.thing,
            "Thing": lambda thing: _capital(self.thing(thing)),
            "bare": lambda thing: re.sub("^an? ", "", self.thing(thing)),
            "of": lambda thing: _of(self.thing(thing)),
            "worth": lambda thing: str(thing.value),
        }

    @property
    def known(self) -> Collection[str]:
        """Every card and thing that has a name."""
        return self._names.keys()

    @property
    def runes(self) -> str:
        """The name of the game in the letters of its world."""
        runes: str = self._game.RUNES
        return runes

    @property
    def rows(self) -> Sequence[str]:
        """Every row that the score pad can have, in its order."""
        return tuple(self._game.ROWS)

    def line(self, line: Line) -> str:
        """Why some points were counted."""
        return self._say(self._game.LINES[line.key], {**line.values, "points": line.points})

    def step(self, step: Told) -> str:
        """What a tool of the referee found out."""
        from words import tools

        return self._say(tools.STEPS[step.key], step.values)

    def issue(self, issue: Issue) -> str:
        """What one table cannot hold."""
        text = self._game.ISSUES.get(issue.id) or screens.TEXTS[issue.id]
        return self._say(text, {**issue.values, "who": issue.players})

    def verdict(self, verdict: Told) -> str:
        """Who won."""
        return self._say(self._game.VERDICTS[verdict.key], verdict.values)

    def title(self, expansions: Sequence[str], mode: str) -> str:
        """The name of the game, how it was played, and with which boxes.

        What was stored with it may be corrupt: what has no name is left out.

        >>> GameVoice("en", "nidavellir").title(("idavoll", "x"), "x")
        'Nidavellir with Idavoll'
        """
        title = self._say(self._game.TITLE, {})
        if mode in self._game.MODES:
            title += f", {self._say(self._game.MODES[mode], {})},"
        names = [self.box(expansion) for expansion in expansions if expansion in self._game.EXPANSIONS]
        return f"{title} {self.heading('expansions', names=names)}" if names else title.removesuffix(",")

    def box(self, expansion: str) -> str:
        """The name of an expansion, or of another box that a card comes from."""
        return self._say(self._game.EXPANSIONS.get(expansion) or screens.TEXTS[f"box_{expansion}"], {})

    def section(self, key: str) -> str:
        """The name of a section of the count; "" for one that the game does not have.

        >>> voice = GameVoice("en", "vedrfolnir")
        >>> voice.section("pile"), voice.section("round 2"), voice.section("warrior")
        ('Won pile', 'Round 2', '')
        """
        what, _, number = key.partition(" ")
        if what == "round" and number.isdecimal():
            return self.text("round", number=int(number))
        return self._say(self._game.SECTIONS[key], {}) if key in self._game.SECTIONS else ""

    def row(self, row: str) -> str:
        return self._say(self._game.ROWS[row], {})

    def card(self, card: str) -> str:
        """The name that players say, of a card or of another thing that has one."""
        return self._say(self._names[card], {})

    def thing(self, thing: Thing) -> str:
        """A card that a player could have had, with its article if it is one of several."""
        text = self._game.THINGS.get(thing.name)
        return self._say(text, {"value": thing.value}) if text else self.card(thing.name)

    def gained(self, key: str, **values: object) -> str:
        """What a player has, where a change brought the line of that key."""
        return self._say(self._game.GAINED[key], values)

    def label(self, card: str) -> str:
        """The name as a chip says it: without its article.

        >>> voice = GameVoice("fr", "nidavellir")
        >>> voice.label("kings_hand"), voice.label("kings_great_armorer"), voice.label("kraal")
        ('Main du Roi', 'Armurier / Armurière du Roi', 'Kraal')
        """
        return _capital(re.sub("(^|/ )(la |les? |l'|the )", r"\1", self.card(card)))

    def titled(self, card: str) -> str:
        """The name with the title that the card prints beside it."""
        name, title = _capital(self.card(card)), self._game.TITLES.get(card)
        return f"{name} {self._say(title, {})}" if title else name

    def kind(self, kind: str) -> str:
        """What cards of a kind are called together."""
        return self._say(self._game.KINDS[kind], {})

    def chapter(self, chapter: str) -> str:
        """A chapter of the rulebook."""
        return self._say(self._game.CHAPTERS[chapter], {})

    def source(self, source: Source) -> str:
        """Where a rule is printed.

        >>> from collections import namedtuple
        >>> printed = namedtuple("printed", "book page last")
        >>> voice = GameVoice("en", "nidavellir")
        >>> [voice.source(printed("idavoll", *pages)) for pages in ((0, 0), (7, 0), (4, 5))]
        ['Idavoll rulebook', 'Idavoll rulebook, p.\\xa07', 'Idavoll rulebook, pp.\\xa04–5']
        """
        from words import rulebook

        told = rulebook.SOURCES["pages" if source.last else "page" if source.page else "book"]
        book = self._say(self._game.BOOKS[source.book], {})
        return self._say(told, {"book": book, "page": source.page, "last": source.last})

    def ruling(self, ruling: str) -> str:
        """The question that the printed rules leave open."""
        return self._say(self._game.RULINGS[ruling], {})

    def reading(self, ruling: str, reading: str | int | bool) -> str:
        """One of its answers."""
        return self._say(self._game.READINGS[ruling][reading], {})

    def reason(self, ruling: str) -> str:
        """Why the default answer is ours."""
        return self._say(self._game.REASONS[ruling], {})

    def _runes(self, cards: Sequence[tuple[str, int]]) -> str:
        """Rune cards one by one, and how many Freyjas."""
        return ", ".join(f"{self.card(card)} {count}" for card, count in cards)

    def _made_of(self, parts: Sequence[tuple[str, int]]) -> str:
        """Where the grades of a column come from, unless dwarfs alone stand there."""
        if all(not card for card, _ in parts):
            return ""
        told = [
            f"{grades} {self.card(card)}" if card else self.heading("cards", count=grades) for card, grades in parts
        ]
        return f" ({', '.join(told)})"

    def _from_where(self, sources: Sequence[tuple[str, int]]) -> str:
        """Where a count comes from, where it comes from several places."""
        if len(sources) < 2:
            return ""
        return f" ({', '.join(f'{count} {self.card(source)}' for source, count in sources)})"

    def _addends(self, parts: Sequence[tuple[str, Sequence[int]]]) -> str:
        """The printed points of a column, card by card."""
        return " + ".join(numbers.terms(points) + (f" ({self.card(card)})" if card else "") for card, points in parts)


def _capital(name: str) -> str:
    return name[:1].upper() + name[1:]


def _of(french: str) -> str:
    """A French noun after "au lieu".

    >>> _of("Kraal"), _of("Ylud"), _of("un mineur 1")
    ('de Kraal', "d'Ylud", "d'un mineur 1")
    """
    return f"d'{french}" if french[0].casefold() in "aeiouyéö" else f"de {french}"


def _brief(word: str) -> str:
    """A long word cut, for a chip.

    >>> _brief("explorateurs"), _brief("blacksmiths")
    ('explor.', 'blacksmiths')
    """
    return word if len(word) < 12 else f"{word[:6]}."
