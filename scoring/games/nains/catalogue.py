"""All cards of Nains, by id."""

from scoring.cards.nains import ALLY, CERTIFICATE, COGNAR, ELITE, MERCENARY, NAINS
from scoring.coins import Exchange

GAME = "nains"

BOXES = {GAME: (NAINS,)}

CARDS = {card.id: card for card in NAINS.cards}
EXPANSION_OF = dict.fromkeys(CARDS, GAME)

EXCHANGE = Exchange(special_by="kardum", special_stays=False)

CHAPTERS = {COGNAR: "cognars", ALLY: "cognars", ELITE: "elites", CERTIFICATE: "elites", MERCENARY: "mercenaries"}

#: The rule by which each card counts.
RULE_OF = {
    card.id: f"{GAME}.{CHAPTERS[card.kind]}" + ("" if card.kind == MERCENARY else f".{card.id}")
    for card in CARDS.values()
}
