"""Whether a hero may be recruited: the lines that it takes, and what the hero asks for besides."""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from referee.tools.answer import Step
from referee.tools.asking import CARDS, COLUMNS, MOST_GRADES, NAINS, NIDAVELLIR, read_counts, read_game
from scoring.cards import nains
from scoring.cards.nidavellir import BLACKSMITH, EXPLORER, HERO, HUNTER
from scoring.source import Source

#: What is recruited for a line.
RECRUITED = {NIDAVELLIR: (HERO,), NAINS: (nains.COGNAR, nains.MERCENARY)}

#: Cards that change an answer: one spares a discard, one may cancel one, one forgoes every line.
DURATHOR, THOR, MEGINGJORD = "durathor", "thor", "megingjord"

#: Explorer grades that Hourya wants to see.
HOURYAS = 5
#: Heroes that discard dwarfs: which column is spared, and how many they take.
DISCARDS = {"dagda": (HUNTER, 2), "bonfur": (BLACKSMITH, 1), "crovax": ("", 1)}


class Question(NamedTuple):
    """An army as far as recruiting looks at it, and perhaps the hero that somebody wants."""

    game: str
    grades: Mapping[str, int]
    #: Heroes recruited so far, and how many of them the lines do not count.
    heroes: int
    uncounted: int = 0
    hero: str = ""
    #: Dwarf cards that may be discarded, column by column.
    dwarfs: Mapping[str, int] = {}
    cards: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Recruiting:
    """Whether it may be, with the lines there are and the lines it takes."""

    may: bool
    lines: int
    needed: int
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        return {"may": self.may, "lines": self.lines, "needed": self.needed}


def read(source: Source) -> Question:
    named = ("game", "grades", "heroes")
    fields = source.fields((*named, "uncounted", "hero", "dwarfs", "cards"), needed=named)
    game = read_game(fields)
    if not game:  # nobody knows which columns and which heroes there are
        return Question(game, {}, 0)
    grades = read_counts(fields["grades"], COLUMNS[game]) if "grades" in fields else {}
    heroes = fields["heroes"].count(MOST_GRADES) if "heroes" in fields else 0
    uncounted = fields["uncounted"].count(MOST_GRADES) if "uncounted" in fields else 0
    if uncounted and game == NAINS:
        fields["uncounted"].wrong("all_count")
    elif uncounted > heroes:
        fields["uncounted"].wrong("uncounted_beyond", count=uncounted, heroes=heroes)
    hero = fields["hero"].word(CARDS[game], "card_unknown") or "" if "hero" in fields else ""
    if hero and hero not in recruited(game):
        fields["hero"].wrong("not_recruited", value=hero)
    if hero in DISCARDS and "dwarfs" not in fields:
        source.wrong("key_missing", name="dwarfs")
    dwarfs = read_counts(fields["dwarfs"], COLUMNS[game]) if "dwarfs" in fields else {}
    cards = fields["cards"].words(CARDS[game], "card_unknown") if "cards" in fields else ()
    return Question(game, grades, heroes, uncounted, hero, dwarfs, cards)


def recruited(game: str) -> tuple[str, ...]:
    """Every card that a line can bring."""
    return tuple(card.id for card in CARDS[game].values() if card.kind in RECRUITED[game])


def answer(question: Question) -> Recruiting:
    """A line more than the heroes that count, and whatever the hero itself asks for.

    >>> grades = {"warrior": 2, "hunter": 2, "miner": 3, "blacksmith": 2, "explorer": 2}
    >>> told = answer(Question("nidavellir", grades, heroes=1, hero="hourya"))
    >>> dict(told.facts()), told.said.key
    ({'may': False, 'lines': 2, 'needed': 2}, 'may_not_hourya')
    """
    game, columns = question.game, COLUMNS[question.game]
    lines = min(question.grades.get(column, 0) for column in columns)
    counted = question.heroes - question.uncounted
    needed = counted + 1
    rule = f"{game}.recruiting.line_rule"
    shortest = tuple(column for column in columns if question.grades.get(column, 0) == lines)
    steps = [Step("lines_complete", {"columns": shortest, "lines": lines}, rule)]
    if question.uncounted:
        steps.append(Step("heroes_uncounted", {"count": question.uncounted}, f"{game}.giants.thrivaldi"))
    counting = rule if game == NIDAVELLIR else "nains.recruiting.lines_count"
    steps.append(Step("lines_needed", {"heroes": counted, "needed": needed}, counting))
    refused = []
    if MEGINGJORD in question.cards:
        refused.append(Step("may_not_megingjord", {}, f"{game}.artefacts.megingjord"))
    if lines < needed:
        refused.append(Step("may_not_lines", {"lines": lines, "needed": needed}, rule))
    elif lines > needed:
        steps.append(Step("lines_for_more", {"count": lines - counted}, f"{game}.recruiting.several_lines"))
    if lines >= needed and question.hero and CARDS[game][question.hero].kind == nains.MERCENARY:
        follows = _pair_possible(question)
        step = Step(
            "mercenaries_met" if follows else "may_not_group", {"card": question.hero}, "nains.mercenaries.lines"
        )
        (steps if follows else refused).append(step)
    for met, step in _conditions(question):
        (steps if met else refused).append(step)
    values = {"hero": question.hero, "lines": lines, "needed": needed}
    said = Step("may_recruit_hero" if question.hero else "may_recruit", values, rule)
    return Recruiting(not refused, lines, needed, refused[0] if refused else said, (*steps, *refused))


def _conditions(question: Question) -> Iterator[tuple[bool, Step]]:
    """What the hero asks for besides the line, and whether it is there."""
    hero = question.hero
    if hero == "hourya":
        grades = question.grades.get(EXPLORER, 0)
        met = grades >= HOURYAS
        values = {"grades": grades, "wanted": HOURYAS}
        yield met, Step("hourya_met" if met else "may_not_hourya", values, "nidavellir.heroes.hourya")
    if hero in DISCARDS:
        own, wanted = DISCARDS[hero]
        if hero == "dagda" and DURATHOR in question.cards:
            wanted -= 1
            yield True, Step("durathor_spares", {}, "nidavellir.animals.durathor_and_conditions")
        columns = tuple(column for column, count in question.dwarfs.items() if count and column != own)
        met = len(columns) >= wanted
        told = {"card": hero, "columns": columns, "wanted": wanted}
        rule = f"nidavellir.heroes.{hero}"
        refused = Step("may_not_discard" if own else "may_not_discard_any", told, rule)
        yield met, Step("discards_met", told, rule) if met else refused
        if THOR in question.cards and met:
            yield True, Step("thor_may_cancel", {"card": hero}, "nidavellir.gods.thor")
        elif THOR in question.cards and len(columns) == wanted - 1:
            yield False, Step("thor_comes_after", {}, "nidavellir.gods.thor_and_conditions")


def _pair_possible(question: Question) -> bool:
    """Whether a second mercenary can follow: there is another line, or the first one completes it where it stands.

    >>> columns = ("shield", "temple", "errants", "forge", "talion")
    >>> def army(*grades: int) -> Question:
    ...     return Question("nains", dict(zip(columns, grades)), heroes=0, hero="akab")
    >>> [_pair_possible(army(*grades)) for grades in ((2, 2, 1, 2, 1), (2, 2, 1, 2, 2), (2, 2, 2, 2, 2))]
    [False, True, True]
    """
    wanted = question.heroes - question.uncounted + 2
    return sum(max(0, wanted - question.grades.get(column, 0)) for column in COLUMNS[question.game]) <= 1
