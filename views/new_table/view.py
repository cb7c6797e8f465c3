"""What the screen of a new table shows, and what is missing to begin."""

from collections.abc import Sequence
from dataclasses import dataclass

from scoring import games
from scoring.source import MOST
from views.counting.pads.offer import short
from views.new_table.form import GAMES, Form, alike
from words import GameVoice, Voice

#: So many known names are shown at once; the others are a tap away.
FIRST_NAMES = 12
#: A word of a name is shown no longer on a chip.
LONGEST_WORD = 12


@dataclass(frozen=True, slots=True)
class Choice:
    """Something to choose: what it says, whether it is chosen, the form that a tap makes, and the seat of a player."""

    label: str
    chosen: bool
    form: Form
    seat: str = ""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """A player at the table, and the forms that moving and removing make; none at the ends."""

    number: str
    name: str
    up: Form | None
    down: Form | None
    remove: Form


@dataclass(frozen=True, slots=True)
class NewTableView:
    """Everything that the screen shows; sections without choices are not there."""

    form: Form
    games: tuple[Choice, ...]
    boxes: tuple[Choice, ...]
    modes: tuple[Choice, ...]
    #: The people who played before, and their names in full.
    known: tuple[Choice, ...]
    names: tuple[str, ...]
    seats: tuple[SeatRow, ...]
    players_title: str
    #: Who takes part besides the people.
    others: str
    #: Nobody is to be chosen: the game plays itself against one person.
    alone: bool
    refusal: str
    missing: str
    begin: str


def present(form: Form, known: Sequence[str], voice: Voice) -> NewTableView:
    """The known names come with the last players first."""
    said = GameVoice(voice.language, form.game)
    alone = form.people[-1] == 0
    names = () if alone else tuple(name for name in known if name not in games.nobody())
    seats = {alike(name): voice.text("seat_number", number=seat + 1) for seat, name in enumerate(form.players)}
    last = len(form.players) - 1
    return NewTableView(
        form,
        games=tuple(
            Choice(GameVoice(voice.language, game).title((), ""), game == form.game, form.choose_game(game))
            for game in GAMES
        ),
        boxes=tuple(
            Choice(said.box(box), box in form.boxes, form.toggle_box(box)) for box in games.named(form.game).expansions
        ),
        modes=tuple(
            Choice(voice.text(f"mode_{mode}"), mode == (form.played or form.modes[0]), form.choose_mode(mode))
            for mode in form.modes
            if mode
        ),
        known=tuple(
            Choice(
                " ".join(short(word, LONGEST_WORD) for word in name.split(" ")),
                alike(name) in seats,
                form.toggle(name),
                seats.get(alike(name), ""),
            )
            for name in names
        ),
        names=names,
        seats=()
        if alone
        else tuple(
            SeatRow(
                seats[alike(name)],
                name,
                form.move(seat, seat - 1) if seat > 0 else None,
                form.move(seat, seat + 1) if seat < last else None,
                form.remove(seat),
            )
            for seat, name in enumerate(form.players)
        ),
        players_title=_players_title(form, voice),
        others=_others(form, voice),
        alone=alone,
        refusal=voice.text(form.refusal.key, **form.refusal.values) if form.refusal and not alone else "",
        missing=_missing(form, voice),
        begin=_begin(form, voice),
    )


def _players_title(form: Form, voice: Voice) -> str:
    room = form.people
    if form.played:
        return voice.text(f"players_{form.played}")
    if room[-1] == MOST:
        return voice.text("players_from", least=room[0])
    return voice.text("players_between", least=room[0], most=room[-1])


def _others(form: Form, voice: Voice) -> str:
    """The Ases and the piles, as they will be called."""
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
