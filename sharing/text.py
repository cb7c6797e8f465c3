"""A result as plain text for a chat: the verdict, then each player's points by row."""

from collections.abc import Iterator

from scoring import PlayerScore, Result
from scoring.result import OpenRuling
from words import GameVoice
from words.dates import Moment


def message(
    result: Result,
    voice: GameVoice,
    moment: Moment,
    location: str = "",
    note: str = "",
    starter: str = "",
    minutes: int = 0,
) -> str:
    """The whole message, in paragraphs and without columns, which narrow phones would wrap."""
    course = (
        voice.text("began", name=starter) if starter else "",
        voice.text("took_minutes", minutes=minutes) if minutes else "",
    )
    head = _head(result, voice, moment, location), " · ".join(filter(None, course))
    blocks = ["\n".join(filter(None, head)), voice.verdict(result.verdict)]
    ranked = sorted(zip(result.ranks, result.players, strict=True), key=lambda seat: seat[0])
    blocks += [_player(rank, player, voice) for rank, player in ranked]
    blocks += [_ruling(ruling, voice) for ruling in result.rulings if ruling.changes_winner]
    blocks += [note.strip(), voice.text("told_from")]
    return "\n\n".join(block for block in blocks if block)


def _head(result: Result, voice: GameVoice, moment: Moment, location: str) -> str:
    """Title, date and location."""
    when = voice.text("told_when", moment=moment)
    # collapse line breaks from pasted text
    where = " ".join(location.split())
    title = voice.title(result.sheet.expansions, result.sheet.mode)
    return f"{title}\n{when} · {where}" if where else f"{title}\n{when}"


def _player(rank: int, player: PlayerScore, voice: GameVoice) -> str:
    """Rank, name and total; below, all rows with points, highest first."""
    first = voice.text("told_player", rank=rank, name=player.name, total=player.total)
    rows = [voice.text("told_row", row=row, points=points) for row, points in _rows_by_points(player)]
    return "\n".join([first, " · ".join(rows)]) if rows else first


def _rows_by_points(player: PlayerScore) -> Iterator[tuple[str, int]]:
    for row in sorted(player.rows, key=player.rows.__getitem__, reverse=True):
        if player.rows[row]:
            yield row, player.rows[row]


def _ruling(ruling: OpenRuling, voice: GameVoice) -> str:
    """An open ruling that the victory depends on: the chosen reading, and the winners under the others."""
    answers = [voice.text("told_reading", reading=voice.reading(ruling.id, ruling.reading))]
    answers += [
        voice.text(
            "told_other" if winners else "told_other_nobody",
            reading=voice.reading(ruling.id, reading),
            winners=winners,
            count=len(winners),
        )
        for reading, winners in ruling.winners.items()
        if reading != ruling.reading
    ]
    return voice.text("told_ruling", question=voice.ruling(ruling.id)) + "\n" + " ".join(answers)
