"""The picture of a result, made to be sent: winner, ranking, and the points of each row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from scoring import PlayerScore, Result
from views.result.bars import Part, Scale
from words import GameVoice, plain
from words.dates import Moment


@dataclass(frozen=True, slots=True)
class Figure:
    """The points of a row, and whether they are the most of all players."""

    row: str
    number: str
    best: bool


@dataclass(frozen=True, slots=True)
class Ranked:
    """A player in the ranking: rank, name, total, and the points of each row as a bar and as figures."""

    rank: str
    name: str
    total: str
    won: bool
    bar: tuple[Part, ...]
    figures: tuple[Figure, ...]


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
    #: The best first.
    ranked: tuple[Ranked, ...]
    #: Where bars begin, as a fraction of their width.
    zero: float
    meanings: tuple[Meaning, ...]
    remarks: tuple[Remark, ...]
    maker: str
    unofficial: str


def present(
    result: Result, voice: GameVoice, moment: Moment, location: str = "", broken_records: Sequence[str] = ()
) -> PictureView:
    """The picture of a result; `broken_records` are sentences."""
    sheet, scale, rows = result.sheet, Scale.of(result.players), tuple(result.players[0].rows)
    most = {row: _most([player.rows[row] for player in result.players]) for row in rows}
    ranked = sorted(zip(result.ranks, result.players, strict=True), key=lambda pair: pair[0])
    game = voice.title((), "")
    return PictureView(
        runes=voice.runes,
        game=game,
        boxes=voice.title(sheet.expansions, sheet.mode).removeprefix(game).lstrip(", "),
        when=" · ".join(filter(None, (voice.text("picture_day", moment=moment), location))),
        verdict=voice.verdict(result.verdict),
        won=bool(result.winners),
        ranked=tuple(
            Ranked(
                voice.heading("nth", rank=rank),
                player.name,
                plain(player.total),
                player.name in result.winners,
                scale.bar(player, rows),
                tuple(_figures(player, most)),
            )
            for rank, player in ranked
        ),
        zero=scale.zero,
        meanings=tuple(Meaning(row, voice.row(row)) for row in rows),
        remarks=(*(Remark("trophy", sentence) for sentence in broken_records), *_open(result, voice)),
        maker=voice.text("picture_maker"),
        unofficial=voice.text("picture_unofficial"),
    )


def _most(points: Sequence[int]) -> int | None:
    """The most points of a row; None if all players have the same."""
    return max(points) if max(points) > min(points) else None


def _figures(player: PlayerScore, most: dict[str, int | None]) -> Iterator[Figure]:
    for row, points in player.rows.items():
        yield Figure(row, plain(points), points == most[row])


def _open(result: Result, voice: GameVoice) -> Iterator[Remark]:
    """A remark for each open ruling that decides the winner."""
    for ruling in result.rulings:
        if ruling.changes_winner:
            question, reading = voice.ruling(ruling.id), voice.reading(ruling.id, ruling.reading)
            yield Remark("ruling", voice.text("picture_ruling", question=question, reading=reading))
