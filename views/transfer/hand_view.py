"""A player's hand from another phone: the question before it is laid at the table in progress, or why it cannot be."""

from collections.abc import Mapping
from typing import Any

from scoring import Result, Sheet, score
from views.counting import table_edits
from views.counting.position import cards_of
from views.counting.view import hand_title
from views.new_table.form import name_key
from views.transfer.view import Question, SeatChoice
from words import GameVoice, plain


def present(hand: Sheet[Any], table: Sheet[Any] | None, voices: Mapping[str, GameVoice]) -> Question | str:
    """The question about the hand of the first player of a sheet, or a sentence that says why it cannot be laid."""
    voice, name = voices[hand.game], hand.players[0].name
    if table is None:
        return voice.text("hand_no_table", name=name, theirs=_title(hand, voice))
    if _kind(hand) != _kind(table):
        ours = _title(table, voices[table.game])
        key = "hand_other_boxes" if (hand.game, hand.mode) == (table.game, table.mode) else "hand_other_game"
        return voice.text(key, name=name, theirs=_title(hand, voice), ours=ours)
    seat = seat_of(table, name)
    if seat is None:
        return _ask_seat(hand, table, voice)
    laid = table_edits.take_hand(table, seat, hand)
    if laid == table:
        return voice.text("hand_known", name=table.players[seat].name)
    return _ask(score(laid), table, seat, voice)


def seat_of(table: Sheet[Any], name: str) -> int | None:
    """The seat of the player with this name, else of the only one whose name looks the same."""
    names = [player.name for player in table.players]
    alike = [seat for seat, other in enumerate(names) if name_key(other) == name_key(name)]
    if name in names:
        return names.index(name)
    return alike[0] if len(alike) == 1 else None


def _kind(sheet: Sheet[Any]) -> tuple[str, str, frozenset[str]]:
    """What two tables must share so that a hand of one can lie at the other."""
    return sheet.game, sheet.mode, frozenset(sheet.expansions)


def _title(sheet: Sheet[Any], voice: GameVoice) -> str:
    return voice.title(sheet.expansions, sheet.mode)


def _ask(laid: Result, table: Sheet[Any], seat: int, voice: GameVoice) -> Question:
    """Whether to lay the hand in front of the player of its name: its rows, and what it replaces."""
    replaced = _replaces(table, seat, "hand_replaces", voice)
    return Question(
        " · ".join((voice.text("ask_hand"), *_cards(laid.sheet, seat, voice))),
        voice.text("hand_take"),
        title=hand_title(laid, seat, voice),
        rows=tuple((plain(points), voice.row(row)) for row, points in laid.players[seat].rows.items() if points),
        note=replaced or voice.text("hand_into_empty"),
        seat=seat,
    )


def _ask_seat(hand: Sheet[Any], table: Sheet[Any], voice: GameVoice) -> Question:
    """In front of whom to lay a hand whose player has another name here: what it would be worth at each seat."""
    choices = []
    for seat, player in enumerate(table.players):
        laid = table_edits.take_hand(table, seat, hand)
        worth = voice.text("hand_worth", points=score(laid).players[seat].total)
        replaced = _replaces(table, seat, "seat_replaces", voice)
        choices.append(SeatChoice(seat, player.name, f"{worth}, {replaced}" if replaced else worth))
    return Question(
        voice.text("ask_hand_of_whom"),
        "",
        title=hand.players[0].name,
        note="".join(_cards(table_edits.take_hand(table, 0, hand), 0, voice)),
        seats=tuple(choices),
    )


def _cards(sheet: Sheet[Any], seat: int, voice: GameVoice) -> tuple[str, ...]:
    """How many cards a hand has, where the game deals a known number."""
    cards = cards_of(sheet, seat)
    return (voice.text("cards_counted", **cards._asdict()),) if cards else ()


def _replaces(table: Sheet[Any], seat: int, key: str, voice: GameVoice) -> str:
    """What the hand takes the place of; empty where nothing is counted yet."""
    if not table_edits.has_hand(table, seat):
        return ""
    return voice.text(key, points=score(table).players[seat].total)
