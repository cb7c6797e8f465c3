"""Every card of a game by box and kind, and a card with the rules that speak of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import groupby

from referee import rulebook
from referee.entry import Entry
from referee.spelling import folded
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
from views.counting.find import named_like
from views.rulebook.card_worth import ALSO, worth
from views.rulebook.rule_view import RuleRow, row
from words import GameVoice
from words.names import card_names

#: The game that is no column game: its cards are no literals of `Card`.
VEDRFOLNIR = "vedrfolnir"
#: Its own box.
BASE = "base"
#: What a card of it is for.
SCORE, OBJECTIVE, EFFECT, JOKER = "score", "objective", "effect", "joker"

#: The icon of a card that stands in no column, by its kind; it gives the colour too.
ICON_OF = {
    "hero": "heroes",
    "distinction": "trophy",
    "artefact": "camp",
    "mercenary": "mercenaries",
    "animal": "mythology",
    "companion": "mythology",
    "god": "mythology",
    "giant": "mythology",
    "valkyrie": "mythology",
    "cognar": "cognars",
    "ally": "cognars",
    "elite": "elites",
    "certificate": "malt",
    OBJECTIVE: "pile",
    EFFECT: "pile",
    JOKER: "pile",
}


@dataclass(frozen=True, slots=True)
class Listed:
    """A card as the list has it."""

    card: str
    box: str
    kind: str
    worth: str
    icon: str
    #: Whether the icon is that of the column in which it stands.
    stands: bool = False


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card to tap: its name, what it is worth, and its icon, which has the colour too."""

    card: str
    name: str
    worth: str
    icon: str


@dataclass(frozen=True, slots=True)
class CardsView:
    """The cards of a game under what they are: box and kind."""

    game: str
    title: str
    hint: str
    typed: str
    groups: tuple[tuple[str, tuple[CardRow, ...]], ...]
    nothing: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A card, what it is worth, and every rule that names it, its own first."""

    game: str
    card: str
    icon: str
    name: str
    where: str
    worth: str
    #: What its own rule says, in a sentence.
    answer: str
    title: str
    rules: tuple[RuleRow, ...]


def present(game: str, voice: GameVoice, typed: str = "") -> CardsView:
    """Every card, or those whose name is like what was typed."""
    cards = listed(game, voice)
    if typed.strip():
        spoken = card_names()
        found = named_like(typed, [(card, [folded(name) for name in spoken[game, card.card]]) for card in cards])
        cards = [card for card in cards if card in found]
    return CardsView(
        game,
        voice.text("cards_title"),
        voice.text("card_hint"),
        typed,
        tuple(
            (title, tuple(CardRow(card.card, voice.label(card.card), card.worth, card.icon) for card in group))
            for title, group in groupby(cards, lambda card: _where(card, voice))
        ),
        "" if cards else voice.text("no_such_card"),
    )


def about(game: str, card: str, voices: Mapping[str, GameVoice]) -> CardView:
    """A card and its rules."""
    voice = voices[game]
    (found,) = (each for each in listed(game, voice) if each.card == card)
    rules = sorted(rulebook.about(game, card), key=lambda entry: (_strangeness(entry, card), len(entry.cards)))
    own, *others = (row(entry, voices, game) for entry in rules)
    return CardView(
        game,
        card,
        found.icon,
        voice.titled(card),
        ALSO.join((_where(found, voice), voice.row(found.icon))) if found.stands else _where(found, voice),
        voice.text("worth_is", worth=found.worth),
        voice.said(rules[0].answer),
        voice.text("card_rules"),
        # what the headline says, its row need not say again
        (replace(own, answer=""), *others),
    )


def _strangeness(entry: Entry, card: str) -> int:
    """How far an entry is from being the rule of a card: the one by which it counts, one of its name, or another."""
    by_rule = {} if entry.game == VEDRFOLNIR else import_module(f"scoring.games.{entry.game}.catalogue").RULE_OF
    if entry.id == by_rule.get(card):
        return 0
    return 1 if entry.id.endswith(f".{card}") else 2


def listed(game: str, voice: GameVoice) -> list[Listed]:
    """Every card, box by box and kind by kind."""
    if game == VEDRFOLNIR:
        return sorted(_of_vedrfolnir(voice), key=lambda card: (BASE, *games.named(game).expansions).index(card.box))
    boxes = [box for boxes in import_module(f"scoring.games.{game}.catalogue").BOXES.values() for box in boxes]
    return [
        Listed(card.id, box.name, kind, worth(card, voice), card.column or ICON_OF[kind], card.column is not None)
        for box in boxes
        for kind in box.printed
        for card in box.cards
        if card.kind == kind
    ]


def _of_vedrfolnir(voice: GameVoice) -> Iterator[Listed]:
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
                    yield Listed(card, box, kind, ALSO.join((*stars, voice.text("copies", count=count))), ICON_OF[kind])


def _where(card: Listed, voice: GameVoice) -> str:
    """The box and the kind of a card."""
    kind = voice.kind(card.kind)
    if card.box in (BASE, voice.game):
        return kind if not games.named(voice.game).expansions else ALSO.join((voice.title((), ""), kind))
    expansion = card.box in games.named(voice.game).expansions
    return ALSO.join((voice.box(card.box) if expansion else voice.text(f"box_{card.box}"), kind))
