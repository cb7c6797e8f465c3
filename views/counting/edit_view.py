"""The page that edits a table being counted: its boxes and mode, its players with what each hand is worth so far."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from typing import Any, NamedTuple

from scoring import Result, Sheet, games
from views.counting import table_edits
from views.counting.table_edits import Edited
from views.new_table.form import Form, name_key
from views.new_table.view import label, players_title
from words import GameVoice


class EditChoice(NamedTuple):
    """A chip: label, whether it is chosen, and the table after a tap."""

    label: str
    chosen: bool
    edited: Edited


class EditRow(NamedTuple):
    """A seat: its number, its player, and what the hand is worth so far."""

    number: str
    name: str
    note: str


class EditItem(NamedTuple):
    """What can be done with a hand."""

    icon: str
    label: str
    edited: Edited


@dataclass(frozen=True, slots=True)
class EditView:
    """Everything that the page shows except fixed labels; sections without choices are left out."""

    game: str
    boxes: tuple[EditChoice, ...]
    modes: tuple[EditChoice, ...]
    players_title: str
    seats: tuple[EditRow, ...]
    #: Whether the players can be renamed and ordered, unlike the piles of the solo game.
    named: bool
    can_add: bool
    #: Labels and names of known players who do not sit at the table.
    known: tuple[tuple[str, str], ...]
    typed: str
    refusal: str
    can_undo: bool
    can_redo: bool


def present(
    result: Result,
    known: Sequence[str],
    voice: GameVoice,
    typed: str = "",
    can_undo: bool = False,
    can_redo: bool = False,
) -> EditView:
    """The page of a table; `typed` is a name that was refused, `known` are names of earlier players."""
    sheet = result.sheet
    refusal = table_edits.refusal(sheet, typed) if typed else None
    taken = {name_key(player.name) for player in sheet.players}
    game = games.named(sheet.game)
    usual = next(iter(game.seats))
    can_add = table_edits.can_add(sheet)
    return EditView(
        game=voice.title((), ""),
        boxes=tuple(
            EditChoice(voice.box(box), box in sheet.expansions, table_edits.toggle_box(sheet, box))
            for box in game.expansions
        ),
        modes=tuple(
            EditChoice(
                voice.text(f"mode_{mode}"),
                mode == (sheet.mode or usual),
                table_edits.choose_mode(sheet, mode, spare_names(voice)),
            )
            for mode in game.seats
            if mode
        ),
        players_title=players_title(Form.of(sheet), voice),
        seats=tuple(
            EditRow(voice.text("seat_number", number=seat + 1), player.name, _note(result, seat, voice))
            for seat, player in enumerate(sheet.players)
        ),
        named=table_edits.can_rename(sheet),
        can_add=can_add,
        known=tuple(
            (label(name), name)
            for name in known
            if can_add and name_key(name) not in taken and name not in games.nobody()
        ),
        typed=typed,
        refusal=voice.text(refusal.key, **refusal.values) if refusal else "",
        can_undo=can_undo,
        can_redo=can_redo,
    )


def menu(sheet: Sheet[Any], seat: int, voice: GameVoice) -> Iterator[EditItem]:
    """What can be done with the hand of a player: swap or give it, clear it, take the player away."""
    mine = table_edits.has_hand(sheet, seat)
    for other, player in enumerate(sheet.players):
        if other == seat:
            continue
        if table_edits.has_hand(sheet, other):
            yield EditItem("swap", voice.text("swap_hands", name=player.name), table_edits.swap(sheet, seat, other))
        elif mine:
            yield EditItem("next", voice.text("give_hand", name=player.name), table_edits.give(sheet, seat, other))
    if mine:
        yield EditItem("backspace", voice.text("clear_hand"), table_edits.clear(sheet, seat))
    if table_edits.can_remove(sheet):
        yield EditItem("remove", voice.text("take_away"), table_edits.remove(sheet, seat))


def spare_names(voice: GameVoice) -> Iterator[str]:
    """Names for players of whom another mode needs more."""
    return (voice.text("spare_player", number=number) for number in count(1))


def _note(result: Result, seat: int, voice: GameVoice) -> str:
    """What a hand is worth, and for whom an Ase plays."""
    sheet = result.sheet
    ase_of = getattr(sheet.players[seat], "ase_of", None)
    beside = [voice.text("plays_with", name=ase_of)] if ase_of else []
    if not table_edits.has_hand(sheet, seat):
        return " · ".join((*beside, voice.text("no_hand")))
    return " · ".join((*beside, voice.text("hand_worth", points=result.players[seat].total)))
