"""The page of a new table: chips for game, boxes, mode and players, the seats, and what is missing to begin."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring import games
from scoring.source import MOST
from views.counting.pads.offer import short
from views.new_table.form import GAMES, Form, name_key
from words import GameVoice, Voice

#: How many known names are shown before a tap on "more".
FIRST_NAMES = 12
#: Longest word of a name on a chip.
LONGEST_WORD = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """A chip: label, whether it is chosen, the form after a tap, and for a player the seat."""

    label: str
    chosen: bool
    form: Form
    seat: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A seated player, and the forms after moving up or down (None at the ends) and after removal."""

    number: str
    name: str
    up: Form | None
    down: Form | None
    remove: Form


@dataclass(frozen=True, slots=True)
class NewTableView:
    """Everything that the page shows except fixed labels; sections without choices are left out."""

    form: Form
    games: tuple[Choice, ...]
    boxes: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    #: The known players as chips, and their full names.
    known: tuple[Choice, ...]
    names: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    players_title: str
    #: A sentence on the seats that no person takes: Ases or piles.
    others: str
    #: Whether no players are to be chosen, as in the solo game.
    solo: bool
    refusal: str
    missing: str
    begin: str


def present(form: Form, known: Sequence[str], voice: Voice) -> NewTableView:
    """The page of a form; `known` are names of earlier players, the last players first."""
    game_voice = GameVoice(voice.language, form.game)
    solo = form.people[-1] == 0
    names = () if solo else tuple(name for name in known if name not in games.nobody())
    seats = {name_key(name): voice.text("seat_number", number=seat + 1) for seat, name in enumerate(form.players)}
    last = len(form.players) - 1
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
        known=tuple(
            Choice(
                " ".join(short(word, LONGEST_WORD) for word in name.split(" ")),
                name_key(name) in seats,
                form.toggle(name),
                seats.get(name_key(name), ""),
            )
            for name in names
        ),
        names=names,
        seats=()
        if solo
        else tuple(
            SeatRow(
                seats[name_key(name)],
                name,
                form.move(seat, seat - 1) if seat > 0 else None,
                form.move(seat, seat + 1) if seat < last else None,
                form.remove(seat),
            )
            for seat, name in enumerate(form.players)
        ),
        players_title=_players_title(form, voice),
        others=_others(form, voice),
        solo=solo,
        refusal=voice.text(form.refusal.key, **form.refusal.values) if form.refusal and not solo else "",
        missing=_missing(form, voice),
        begin=_begin(form, voice),
    )


def _players_title(form: Form, voice: Voice) -> str:
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


def _missing(form: Form, voice: Voice) -> str:
    missing = form.missing
    if not missing:
        return ""
    if missing > 0:
        return voice.text("one_missing" if missing == 1 else "some_missing", count=missing)
    return voice.text("one_too_many" if missing == -1 else "some_too_many", count=-missing, most=form.people[-1])


def _begin(form: Form, voice: Voice) -> str:
    if form.missing:
        return voice.text("begin")
    return voice.text(f"begin_{form.played or 'table'}", count=len(form.players))
