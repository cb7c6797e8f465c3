"""What a card is worth, in a few words made from its literal in the catalogue."""

from collections.abc import Iterator, Mapping
from typing import assert_never

from scoring.vocabulary import (
    Captures,
    Card,
    CoinsOnIt,
    Doubles,
    HighestCoin,
    PerCard,
    PerCoin,
    PerGrade,
    PerGradeOfLongest,
    PerSymbol,
    StandsIn,
    TimesCaptured,
    Together,
    Track,
    ZeroPairs,
)
from words import GameVoice, plain

#: Separators: between parts of a worth, between added points, between alternatives.
ALSO, PLUS, OR = " · ", " + ", " / "


def worth(card: Card, voice: GameVoice) -> str:
    """What a card brings at the final count.

    >>> from scoring.games.nidavellir.catalogue import CARDS
    >>> voice = GameVoice("en", "nidavellir")
    >>> [worth(CARDS[card], voice) for card in ("kraal", "skaa", "draupnir", "brynhildr", "loki", "kings_hand")]
    ['7 + 0 · 2 ranks', '17', '6 per coin ≥ 15', '0 3 6 10 16', '8', 'no points of its own']
    """
    return ALSO.join(_parts(card, voice)) or voice.text("worth_nothing")


def _parts(card: Card, voice: GameVoice) -> Iterator[str]:
    if card.points:
        yield plain(card.points)
    if card.column:
        yield from _grades(card.grades, voice)
    if card.gives:
        yield _given(card, voice)
    yield from _asked(card, voice)
    for symbol, count in card.brings.items():
        yield voice.text(f"brings_{symbol}", count=count)
    if card.lifts:
        yield voice.text("lifts", count=card.lifts)


def _grades(grades: tuple[int, ...], voice: GameVoice) -> Iterator[str]:
    """The printed points, if any, and the number of grades."""
    if any(grades):
        yield PLUS.join(map(str, grades))
    yield voice.text("grades", count=len(grades))


def _given(card: Card, voice: GameVoice) -> str:
    match card.gives:
        case PerGrade(each, of):
            return voice.text("per_grade", each=each, column=of)
        case PerGradeOfLongest(each):
            return voice.text("per_grade_of_longest", each=each)
        case PerCard(each, of) | PerSymbol(each, of):
            return voice.text(f"per_{of}", each=each)
        case PerCoin(each, least):
            return voice.text("per_coin", each=each, least=least)
        case HighestCoin():
            return voice.text("highest_coin")
        case Together(_, points):
            return OR.join(map(str, points))
        case ZeroPairs():
            return voice.text("zero_pairs")
        case TimesCaptured(times):
            return voice.text("times_captured", times=times)
        case None:  # pragma: no cover
            raise AssertionError(card)
        case _:  # pragma: no cover
            assert_never(card.gives)


def _asked(card: Card, voice: GameVoice) -> Iterator[str]:
    match card.asks:
        case StandsIn(columns):
            yield _standing(columns, voice)
        case Doubles(_, most, _):
            yield voice.text("doubles", count=most)
        case Captures(column):
            yield voice.text("captures", column=column)
        case Track(points):
            yield " ".join(map(str, points))
        case CoinsOnIt():
            yield voice.text("coins_on_it")
        case None:
            pass
        case _:  # pragma: no cover
            assert_never(card.asks)


def _standing(columns: Mapping[str, tuple[int, ...]], voice: GameVoice) -> str:
    """The columns in which a card can stand, and its points or grades there."""
    if set(columns.values()) == {(0,)} and len(columns) > 2:
        return voice.text("anywhere", count=1)
    parts = []
    for column, grades in columns.items():
        printed = PLUS.join(str(grade) for grade in grades if grade)
        several = voice.text("grades", count=len(grades)) if len(grades) > 1 else ""
        parts.append(" ".join(filter(None, (voice.row(column), printed or several))))
    return OR.join(parts)
