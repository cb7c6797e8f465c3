"""Every card of a game by box and kind, and a card with the rules that speak of it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import groupby
from typing import Any

from referee import rulebook
from referee.entry import Entry
from referee.spelling import folded
from scoring import games
from views.counting.find import named_like
from views.rulebook.card_worth import ALSO
from views.rulebook.cards.listed import BASE, Listed
from views.rulebook.rule_view import RuleRow, row
from words import GameVoice
from words.names import card_names


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
    typed: str
    groups: tuple[tuple[str, tuple[CardRow, ...]], ...]


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
        typed,
        tuple(
            (title, tuple(CardRow(card.card, voice.label(card.card), card.worth, card.icon) for card in group))
            for title, group in groupby(cards, lambda card: _where(card, voice))
        ),
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
        # what the headline says, its row need not say again
        (replace(own, answer=""), *others),
    )


def _strangeness(entry: Entry, card: str) -> int:
    """How far an entry is from being the rule of a card: the one by which it counts, one of its name, or another."""
    if entry.id == _cards(entry.game).RULE_OF.get(card):
        return 0
    return 1 if entry.id.endswith(f".{card}") else 2


def listed(game: str, voice: GameVoice) -> list[Listed]:
    """Every card, box by box and kind by kind."""
    cards: list[Listed] = _cards(game).listed(voice)
    return cards


def _cards(game: str) -> Any:
    """The module that lists the cards of a game."""
    return import_module(f"views.rulebook.cards.{game}")


def _where(card: Listed, voice: GameVoice) -> str:
    """The box and the kind of a card."""
    kind = voice.kind(card.kind)
    if card.box in (BASE, voice.game):
        return kind if not games.named(voice.game).expansions else ALSO.join((voice.title((), ""), kind))
    expansion = card.box in games.named(voice.game).expansions
    return ALSO.join((voice.box(card.box) if expansion else voice.text(f"box_{card.box}"), kind))
