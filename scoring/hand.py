"""The cards in front of a player, as a sheet writes them: an id, or an object that answers what the card asks."""

from collections.abc import Iterable, Mapping
from typing import assert_never

from scoring.coins import VALUES as COINS
from scoring.source import Source
from scoring.vocabulary import Asks, Captures, Card, CoinsOnIt, Doubles, Held, StandsIn, Track


def read_cards(source: Source, in_play: Mapping[str, Card], expansion_of: Mapping[str, str]) -> tuple[Held, ...]:
    """Every card of the list. `expansion_of` knows every card of the game, in play or not."""
    read = [_read_card(item, in_play, expansion_of) for item in source.items()]
    return tuple(held for held in read if held)


def write_cards(cards: Iterable[Held], catalogue: Mapping[str, Card]) -> list[object]:
    """The list as a sheet writes it."""
    return [_write_card(held, catalogue[held.card]) for held in cards]


def field_of(asks: Asks) -> str:
    """The name under which a sheet answers a card's question."""
    match asks:
        case StandsIn():
            return "column"
        case Doubles():
            return "doubles"
        case Captures():
            return "captured"
        case Track():
            return "notch"
        case CoinsOnIt():
            return "coins"
        case _:  # pragma: no cover
            assert_never(asks)


def _write_card(held: Held, card: Card) -> object:
    if card.asks is None:
        return held.card
    answer = getattr(held, field_of(card.asks))
    if isinstance(card.asks, Captures) and answer is not None:
        answer = next(iter(answer), True)
    return held.card if answer in (None, ()) else {"id": held.card, field_of(card.asks): answer}


def _read_card(item: Source, in_play: Mapping[str, Card], expansion_of: Mapping[str, str]) -> Held | None:
    named = item
    if isinstance(item.value, dict):
        if "id" not in item.value:
            item.wrong("key_missing", name="id")
            return None
        named = item.part("id", item.value["id"])
    written = named.value
    if not isinstance(written, str):
        named.wrong("not_a_card", value=written)
        return None
    card = in_play.get(written)
    if card is None:
        if written in expansion_of:
            named.wrong("card_not_in_play", card=written, box=expansion_of[written])
        elif near := named.guess(written, expansion_of):
            named.wrong("card_misspelt", value=written, near=near)
        else:
            named.wrong("card_unknown", value=written)
        return None
    if card.asks is None:
        if named is not item:
            item.wrong("card_asks_nothing", card=card.id)
        return Held(card.id)
    name = field_of(card.asks)
    answer = None if named is item else item.fields(("id", name)).get(name)
    if answer is not None:
        return _read_answer(answer, Held(card.id), card.asks)
    if isinstance(card.asks, StandsIn | Track):
        item.wrong("choice_missing", card=card.id, name=name)
    return Held(card.id)


def _read_answer(answer: Source, held: Held, asks: Asks) -> Held:
    match asks:
        case StandsIn(columns):
            return held._replace(column=answer.word(columns, "column_impossible", card=held.card) or "")
        case Doubles(_, most, columns):
            doubles = answer.words(columns, "column_impossible", card=held.card)
            if isinstance(answer.value, list) and len(answer.value) > most:
                answer.wrong("too_many", count=len(answer.value), most=most)
            return held._replace(doubles=doubles)
        case Captures(_, points, points_matter):
            return held._replace(captured=_read_captured(answer, held.card, points, points_matter))
        case Track(points):
            return held._replace(notch=answer.count(most=len(points) - 1))
        case CoinsOnIt():
            return held._replace(coins=answer.numbers(COINS, "coin_unknown"))
        case _:  # pragma: no cover
            assert_never(asks)


def _read_captured(answer: Source, card: str, points: tuple[int, ...], points_matter: bool) -> tuple[int, ...] | None:
    value = answer.value
    if value is False:
        return None
    if value is True and not points_matter:
        return ()
    if type(value) is int and value in points:
        return (value,)
    answer.wrong("captured_impossible", value=value, card=card, known=points if points_matter else (True, *points))
    return None
