"""The cards of a game by box and kind, and the page of a card with the rules that name it."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib import import_module
from itertools import groupby
from typing import Any

from referee import rulebook
from referee.entry import Entry
from scoring import games
from scoring.spelling import folded
from views.counting.find import named_like
from views.rulebook.card_worth import ALSO
from views.rulebook.cards.listed import BASE, Listed
from views.rulebook.rule_view import RuleRow, row
from words import GameVoice
from words.names import card_names


@dataclass(frozen=True, slots=True)
class CardRow:
    """A row that opens a card: name, worth, and an icon that also gives the colour."""

    card: str
    name: str
    worth: str
    icon: str


@dataclass(frozen=True, slots=True)
class CardsView:
    """The cards of a game, grouped under titles of box and kind."""

    game: str
    typed: str
    groups: tuple[tuple[str, tuple[CardRow, ...]], ...]


@dataclass(frozen=True, slots=True)
class CardView:
    """Everything that the page of a card shows; its own rule comes first."""

    game: str
    card: str
    icon: str
    name: str
    where: str
    worth: str
    #: The answer of its own rule.
    answer: str
    rules: tuple[RuleRow, ...]


def present(game: str, voice: GameVoice, typed: str = "") -> CardsView:
    """All cards, or those whose name matches the typed words."""
    cards = listed(game, voice)
    if typed.strip():
        names = card_names()
        found = named_like(typed, [(card, [folded(name) for name in names[game, card.card]]) for card in cards])
        cards = [card for card in cards if card in found]
    return CardsView(
        game,
        typed,
        tuple(
            (title, tuple(CardRow(card.card, voice.label(card.card), card.worth, card.icon) for card in group))
            for title, group in groupby(cards, lambda card: _where(card, voice))
        ),
    )


def present_card(game: str, card: str, voices: Mapping[str, GameVoice]) -> CardView:
    """The page of a card."""
    voice = voices[game]
    (found,) = (entry for entry in listed(game, voice) if entry.card == card)
    rules = sorted(rulebook.about(game, card), key=lambda entry: (_relevance(entry, card), len(entry.cards)))
    own, *others = (row(entry, voices, game) for entry in rules)
    return CardView(
        game,
        card,
        found.icon,
        voice.titled(card),
        ALSO.join((_where(found, voice), voice.row(found.icon))) if found.in_column else _where(found, voice),
        voice.text("worth_is", worth=found.worth),
        voice.said(rules[0].answer),
        # the headline has this answer already
        (replace(own, answer=""), *others),
    )


def _relevance(entry: Entry, card: str) -> int:
    """0 for the entry by which a card counts, 1 for another entry under its name, 2 for the others."""
    if entry.id == _cards(entry.game).RULE_OF.get(card):
        return 0
    return 1 if entry.id.endswith(f".{card}") else 2


def listed(game: str, voice: GameVoice) -> list[Listed]:
    """All cards of a game, by box and kind."""
    cards: list[Listed] = _cards(game).listed(voice)
    return cards


def _cards(game: str) -> Any:
    """The module of a game's cards."""
    return import_module(f"views.rulebook.cards.{game}")


def _where(card: Listed, voice: GameVoice) -> str:
    """The title above a card: its box and its kind."""
    kind = voice.kind(card.kind)
    if card.box in (BASE, voice.game):
        return kind if not games.named(voice.game).expansions else ALSO.join((voice.title((), ""), kind))
    return ALSO.join((voice.box(card.box), kind))
