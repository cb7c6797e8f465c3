"""The page of a new table: chips for game, boxes, mode and players, the seats, and what is missing to begin."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from scoring import games
from scoring.source import MOST
from views.counting.pads.offer import short
from views.new_table.form import GAMES, Form
from words import GameVoice, Voice

#: How many known names are shown before a tap on "more".
FIRST_NAMES = 12
#: Longest word of a name on a chip.
LONGEST_WORD = 12


class Choice(NamedTuple):
    """A chip: label, whether it is chosen, and the form after a tap."""

    label: str
    chosen: bool
    form: Form


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seated player, whether they begin, and the form after they were removed."""

    number: str
    name: str
    begins: str
    remove: Form


class Start(NamedTuple):
    """The button below the page: to begin, or what is missing for it."""

    label: str
    ready: bool


@dataclass(frozen=True, slots=True)
class NewTableView:
    """Everything that the page shows except fixed labels; sections without choices are left out."""

    form: Form
    games: tuple[Choice, ...]
    boxes: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    #: The known players who do not sit yet, as chips; and the full names of all known ones.
    known: tuple[Choice, ...]
    names: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    players_title: str
    #: The chip that draws who begins; empty where there is nothing to draw.
    draw: str
    #: A sentence on the seats that no person takes: Ases or piles.
    others: str
    #: Whether no players are to be chosen, as in the solo game.
    solo: bool
    refusal: str
    #: Whether the game takes no more players.
    is_full: bool


def present(form: Form, known: Sequence[str], voice: Voice) -> NewTableView:
    """The page of a form; `known` are names of earlier players, the last players first."""
    game_voice = GameVoice(voice.language, form.game)
    solo = form.people[-1] == 0
    names = () if solo else tuple(name for name in known if name not in games.nobody())
    return NewTableView(
        form,
        games=tuple(
            Choice(GameVoice(voice.language, game).title((), ""), game == form.game, form.choose_game(game))
            for game in GAMES
        ),
        boxes=tuple(
            Choice(game_voice.box(box), box in form.boxes, form.toggle_box(box))
            for box in games.named(form.game).expansions
        ),
        modes=tuple(
            Choice(voice.text(f"mode_{mode}"), mode == (form.played or form.modes[0]), form.choose_mode(mode))
            for mode in form.modes
            if mode
        ),
        known=tuple(Choice(label(name), False, form.seat(name)) for name in names if not form.is_seated(name)),
        names=names,
        seats=()
        if solo
        else tuple(
            SeatRow(
                voice.text("seat_number", number=seat + 1),
                name,
                voice.text("begins") if name == form.starter else "",
                form.remove(seat),
            )
            for seat, name in enumerate(form.players)
        ),
        players_title=players_title(form, voice),
        draw=voice.text("who_begins") if len(form.players) > 1 and not solo else "",
        others=_others(form, voice),
        solo=solo,
        refusal=voice.text(form.refusal.key, **form.refusal.values) if form.refusal and not solo else "",
        is_full=form.is_full,
    )


def label(name: str) -> str:
    """A name as its chip says it: long words are shortened."""
    return " ".join(short(word, LONGEST_WORD) for word in name.split(" "))


def present_start(form: Form, known: Sequence[str], voice: Voice) -> Start:
    """The button of a form; a name that is still in the field will sit down."""
    form = form.complete(known)
    missing = form.missing
    if not missing:
        return Start(voice.text(f"begin_{form.played or 'table'}", count=len(form.players)), True)
    if missing == 1 and (mode := _mode_for(form)):
        return Start(voice.text("one_missing_or", mode=voice.text(f"mode_{mode}")), False)
    if missing > 0:
        return Start(voice.text("one_missing" if missing == 1 else "some_missing", count=missing), False)
    key = "one_too_many" if missing == -1 else "some_too_many"
    return Start(voice.text(key, count=-missing, most=form.people[-1]), False)


def _mode_for(form: Form) -> str:
    """The mode that takes just these players; "" if there is none."""
    return next((mode for mode in form.modes if mode and len(form.players) in form.choose_mode(mode).people), "")


def players_title(form: Form, voice: Voice) -> str:
    numbers = form.people
    if form.played:
        return voice.text(f"players_{form.played}")
    if numbers[-1] == MOST:
        return voice.text("players_from", least=numbers[0])
    return voice.text("players_between", least=numbers[0], most=numbers[-1])


def _others(form: Form, voice: Voice) -> str:
    """The names that the Ases or the piles will have."""
    if not form.played or form.missing:
        return ""
    sheet = form.sheet()
    names = [player.name for player in sheet.players if player.name not in Form.of(sheet).players]
    return voice.text(f"{form.played}_seats", names=names)
