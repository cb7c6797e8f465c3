"""Who gets which distinction when the first age ends."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from referee.tools.answer import Step
from referee.tools.asking import (
    COLUMNS,
    MOST_GRADES,
    NAINS,
    NIDAVELLIR,
    read_counts,
    read_game,
    read_players,
)
from scoring.cards.nains import ERRANTS, FORGE, MALT, SHIELD, TALION, TEMPLE
from scoring.cards.nidavellir import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from scoring.source import Source

#: Each distinction with what it takes the majority of, in the order in which they are given.
GIVEN: Mapping[str, Mapping[str, str]] = {
    NIDAVELLIR: {
        "kings_hand": WARRIOR,
        "hunting_master": HUNTER,
        "crown_jeweler": MINER,
        "kings_great_armorer": BLACKSMITH,
        "pioneer_of_the_kingdom": EXPLORER,
    },
    NAINS: {
        "tiss": SHIELD,
        "aral": TEMPLE,
        "brum": ERRANTS,
        "redwin": FORGE,
        "ordo": TALION,
        "liquor_certificate": MALT,
    },
}
CHAPTERS = {NIDAVELLIR: "nidavellir.distinctions", NAINS: "nains.elites"}


class Troop(NamedTuple):
    """A player's grades column by column, and in Nains the Malt symbols."""

    name: str
    grades: Mapping[str, int]


class Question(NamedTuple):
    """Everybody's grades when the first age ends."""

    game: str
    troops: Sequence[Troop]


class Award(NamedTuple):
    """A distinction, and who has it, or who was tied for it."""

    id: str
    winner: str | None
    tied: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Awards:
    """Every distinction of the game, in the order in which they are given."""

    awards: tuple[Award, ...]
    said: Step
    why: tuple[Step, ...]

    def facts(self) -> Mapping[str, object]:
        return {"distinctions": [award._asdict() for award in self.awards]}


def read(source: Source) -> Question:
    fields = source.fields(("game", "players"), needed=("game", "players"))
    game = read_game(fields)
    if not game:  # nobody knows which columns there are
        return Question(game, ())
    also = (MALT,) if game == NAINS else ()
    troops = []
    for name, asked in read_players(fields, needed=("grades",), also=also):
        # Malt is no grade: it may stand beside them as well as among them
        known = (*COLUMNS[game], *(() if MALT in asked else also))
        grades = read_counts(asked["grades"], known) if "grades" in asked else {}
        if MALT in asked:
            grades[MALT] = asked[MALT].count(MOST_GRADES)
        troops.append(Troop(name, grades))
    return Question(game, troops)


def answer(question: Question) -> Awards:
    """Most grades, and more than anybody else; a tie gives nothing.

    >>> anne, bruno = Troop("Anne", {"warrior": 4, "hunter": 2}), Troop("Bruno", {"warrior": 3, "hunter": 2})
    >>> answer(Question("nidavellir", (anne, bruno))).awards[:2]
    (Award(id='kings_hand', winner='Anne', tied=()), Award(id='hunting_master', winner=None, tied=('Anne', 'Bruno')))
    """
    chapter, awards, steps = CHAPTERS[question.game], [], []
    for card, column in GIVEN[question.game].items():
        counts = {troop.name: troop.grades.get(column, 0) for troop in question.troops}
        most = max(counts.values())
        first = tuple(name for name, count in counts.items() if count == most > 0)
        winner = first[0] if len(first) == 1 else None
        awards.append(Award(card, winner, () if winner else first))
        values = {"card": card, "column": column, "players": first, "most": most}
        if winner:
            steps.append(Step("award_won", {**values, "second": sorted(counts.values())[-2]}, f"{chapter}.{card}"))
        else:
            tie = f"{chapter}.certificate_tie" if column == MALT else f"{chapter}.tie"
            steps.append(Step("award_tied" if first else "award_nobody", values, tie))
    won = [(award.id, award.winner) for award in awards if award.winner]
    tied = [GIVEN[question.game][award.id] for award in awards if award.tied]
    values = {"won": won, "tied": tied}
    rule = f"{chapter}.strict_majority"
    said = Step("awards_none" if not won else "awards_and_ties" if tied else "awards", values, rule)
    return Awards(tuple(awards), said, tuple(steps))
