"""The final count of Vedrfolnir: why each row of each player is worth what it is."""

from collections.abc import Sequence
from typing import NamedTuple

from scoring.cards.vedrfolnir import FREYJA, POINTS_PER_RUNE, TYR, TYR_BRINGS
from scoring.games.vedrfolnir.rulings import (
    DUEL_MUST_BEAT_RIVAL_ASE,
    FREYJA_FACTOR,
    FREYJA_ON_NEGATIVE,
    PER_RUNE,
    RULINGS,
    SOLO_TIE,
    TIED_VICTORY,
    TYR_POINTS,
)
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Pile, Player
from scoring.result import Line, Why
from scoring.sheet import Sheet

#: The ruling on which the victory may hang in a mode that has one of its own.
VICTORY_OF = {DUEL: DUEL_MUST_BEAT_RIVAL_ASE, SOLO: SOLO_TIE}


class WonCard(NamedTuple):
    """A rune card, and the points it brings by itself."""

    card: str
    runes: int
    points: int


def explain(sheet: Sheet[Player]) -> tuple[tuple[Why, ...], set[str]]:
    """Every player's lines, and the open rulings on which a number or the victory may hang."""
    piles = [player.pile for player in sheet.players]
    touched: set[str] = set()
    if any(pile.tyr for pile in piles):
        touched.add(TYR_POINTS)
    if any(pile.freyja for pile in piles):
        touched |= {FREYJA_FACTOR, FREYJA_ON_NEGATIVE}
    touched.add(VICTORY_OF.get(sheet.mode, TIED_VICTORY))
    per_rune = sheet.reading(TYR_POINTS, RULINGS) == PER_RUNE
    factor = int(sheet.reading(FREYJA_FACTOR, RULINGS))
    on_negative = bool(sheet.reading(FREYJA_ON_NEGATIVE, RULINGS))
    return tuple(_why(pile, per_rune, factor, on_negative) for pile in piles), touched


def _why(pile: Pile, tyr_per_rune: bool, factor: int, on_negative: bool) -> Why:
    why: dict[str, list[Line]] = {}
    won: list[WonCard] = []
    values: dict[str, object]
    for card, runes in pile.runes.items():
        if card == TYR and not tyr_per_rune:
            cards = [WonCard(card, count, TYR_BRINGS) for count in runes]
            key, values = "per_card", {"count": len(runes), "each": TYR_BRINGS}
        else:
            each = POINTS_PER_RUNE.get(card, TYR_BRINGS)
            cards = [WonCard(card, count, each * count) for count in runes]
            key, values = "runes", {"runes": runes, "count": sum(runes), "each": each}
        why[card] = [Line(_sum(cards), key, values, f"vedrfolnir.{card}")] if cards else []
        won += cards
    why[FREYJA] = _freyja(pile.freyja, won, factor, on_negative)
    return why


def _freyja(freyjas: int, won: Sequence[WonCard], factor: int, on_negative: bool) -> list[Line]:
    """Each Freyja on one card, the best cards first; those that would cost points only where she must."""
    rule, unwanted = f"vedrfolnir.{FREYJA}", "vedrfolnir.cards.freyja_on_negative"
    chosen = sorted(won, key=lambda card: card.points, reverse=True)[:freyjas]
    gaining = [card for card in chosen if card.points > 0]
    losing = chosen[len(gaining) :]
    lines = []
    if gaining:
        more = [(factor - 1) * card.points for card in gaining]
        values: dict[str, object] = {"count": len(gaining), "cards": _named(gaining), "factor": factor, "more": more}
        lines.append(Line(sum(more), "freyja_multiplies", values, rule))
    if losing and on_negative:
        values = {"count": len(losing), "cards": _named(losing), "factor": factor}
        lines.append(Line((factor - 1) * _sum(losing), "freyja_must", values, unwanted))
    elif losing:
        lines.append(Line(0, "freyja_spares", {"count": len(losing)}, unwanted))
    if idle := freyjas - len(chosen):
        lines.append(Line(0, "freyja_idle", {"count": idle}, rule))
    return lines


def _named(cards: Sequence[WonCard]) -> tuple[tuple[str, int], ...]:
    return tuple((card.card, card.runes) for card in cards)


def _sum(cards: Sequence[WonCard]) -> int:
    return sum(card.points for card in cards)
