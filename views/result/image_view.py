"""The picture of a result, made to be sent: winner, ranking, and the points of each row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring import Result
from views.result.standings import Standings, present_standings
from words import GameVoice
from words.dates import Moment


@dataclass(frozen=True, slots=True)
class Meaning:
    """An entry of the legend: the row that an icon and its colour stand for."""

    row: str
    title: str


@dataclass(frozen=True, slots=True)
class Remark:
    """A sentence below the ranking, and its icon by name."""

    icon: str
    sentence: str


@dataclass(frozen=True, slots=True)
class PictureView:
    """Everything that the picture shows, in text."""

    runes: str
    game: str
    #: Mode and expansions; empty for the base game.
    boxes: str
    when: str
    verdict: str
    won: bool
    standings: Standings
    meanings: tuple[Meaning, ...]
    remarks: tuple[Remark, ...]
    maker: str
    unofficial: str


def present(
    result: Result, voice: GameVoice, moment: Moment, location: str = "", broken_records: Sequence[str] = ()
) -> PictureView:
    """The picture of a result; `broken_records` are sentences."""
    sheet = result.sheet
    game = voice.title((), "")
    return PictureView(
        runes=voice.runes,
        game=game,
        boxes=voice.title(sheet.expansions, sheet.mode).removeprefix(game).lstrip(", "),
        when=" · ".join(filter(None, (voice.text("picture_day", moment=moment), location))),
        verdict=voice.verdict(result.verdict),
        won=bool(result.winners),
        standings=present_standings(result, voice),
        meanings=tuple(Meaning(row, voice.row(row)) for row in result.players[0].rows),
        remarks=(*(Remark("trophy", sentence) for sentence in broken_records), *_open(result, voice)),
        maker=voice.text("picture_maker"),
        unofficial=voice.text("picture_unofficial"),
    )


def _open(result: Result, voice: GameVoice) -> Iterator[Remark]:
    """A remark for each open ruling that decides the winner."""
    for ruling in result.rulings:
        if ruling.changes_winner:
            question, reading = voice.ruling(ruling.id), voice.reading(ruling.id, ruling.reading)
            yield Remark("ruling", voice.text("picture_ruling", question=question, reading=reading))
