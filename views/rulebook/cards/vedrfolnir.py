"""The cards of Vedrfolnir in the rulebook: they stand in no column and are no literals of `Card`."""

from collections.abc import Iterator, Mapping

from scoring import games
from scoring.cards.vedrfolnir import (
    BOX_OF,
    EFFECTS,
    FREYJA,
    FREYJAS,
    JOKERS,
    OBJECTIVES,
    POINTS_PER_RUNE,
    PRINTED,
    SOLO_CARDS,
    TYR_BRINGS,
)
from views.rulebook.card_worth import ALSO
from views.rulebook.cards.listed import BASE, Listed
from words import GameVoice

#: What a card is for.
SCORE, OBJECTIVE, EFFECT, JOKER = "score", "objective", "effect", "joker"
#: The icon of what brings no points.
PILE = "pile"

#: The entry by which a card counts: its own.
RULE_OF: Mapping[str, str] = {}


def listed(voice: GameVoice) -> list[Listed]:
    """Every card, box by box."""
    boxes = (BASE, *games.named(voice.game).expansions)
    return sorted(_listed(voice), key=lambda card: boxes.index(card.box))


def _listed(voice: GameVoice) -> Iterator[Listed]:
    for card, printed in PRINTED.items():
        each = POINTS_PER_RUNE.get(card)
        brings = voice.text("per_rune", each=each) if each else voice.text("per_rune_card", each=TYR_BRINGS)
        copies = [voice.text("copies_of_runes", copies=copies, runes=runes) for runes, copies in printed.items()]
        yield Listed(card, BOX_OF.get(card, BASE), SCORE, ALSO.join((brings, *copies)), card)
    told = ALSO.join((voice.text("multiplies"), voice.text("copies", count=FREYJAS)))
    yield Listed(FREYJA, BOX_OF[FREYJA], SCORE, told, FREYJA)
    for kind in (OBJECTIVE, EFFECT, JOKER):
        for box, cards in EFFECTS.items():
            alone = SOLO_CARDS if box == BASE else {}
            for card, count in {**cards, **alone}.items():
                if kind == (OBJECTIVE if card in OBJECTIVES else JOKER if card in JOKERS else EFFECT):
                    stars = [voice.text("objective", stars=OBJECTIVES[card])] if card in OBJECTIVES else []
                    yield Listed(card, box, kind, ALSO.join((*stars, voice.text("copies", count=count))), PILE)
