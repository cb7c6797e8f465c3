"""The cards of Vedrfolnir in the rulebook: no columns, and no `Card` literals."""

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

#: The kinds of cards.
SCORE, OBJECTIVE, EFFECT, JOKER = "score", "objective", "effect", "joker"
#: The icon of cards without points.
PILE = "pile"

#: Empty: each card counts by the entry of its name.
RULE_OF: Mapping[str, str] = {}


def listed(voice: GameVoice) -> list[Listed]:
    """All cards, by box."""
    boxes = (BASE, *games.named(voice.game).expansions)
    return sorted(_listed(voice), key=lambda card: boxes.index(card.box))


def _listed(voice: GameVoice) -> Iterator[Listed]:
    for card, printed in PRINTED.items():
        points = POINTS_PER_RUNE.get(card)
        brings = voice.text("per_rune", each=points) if points else voice.text("per_rune_card", each=TYR_BRINGS)
        copies = [voice.text("copies_of_runes", copies=copies, runes=runes) for runes, copies in printed.items()]
        yield Listed(card, BOX_OF.get(card, BASE), SCORE, ALSO.join((brings, *copies)), card)
    worth = ALSO.join((voice.text("multiplies"), voice.text("copies", count=FREYJAS)))
    yield Listed(FREYJA, BOX_OF[FREYJA], SCORE, worth, FREYJA)
    for kind in (OBJECTIVE, EFFECT, JOKER):
        for box, cards in EFFECTS.items():
            alone = SOLO_CARDS if box == BASE else {}
            for card, count in {**cards, **alone}.items():
                if kind == (OBJECTIVE if card in OBJECTIVES else JOKER if card in JOKERS else EFFECT):
                    stars = [voice.text("objective", stars=OBJECTIVES[card])] if card in OBJECTIVES else []
                    yield Listed(card, box, kind, ALSO.join((*stars, voice.text("copies", count=count))), PILE)
