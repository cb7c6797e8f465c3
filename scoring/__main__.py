"""The command line: score sheets from files or from standard input.

`python -m scoring SHEET.json` prints a table for people, `--json` and `--jsonl` results for programs.
"""

import argparse
import json
import sys
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache

from scoring import Issue, NotASheet, OpenRuling, Result, check, read, score
from scoring.sheet import Reading
from words import LANGUAGES, GameVoice, Voice, plain, system_language, terminal

RESULT_FORMAT = "elvaland-result/1"

#: The table keeps to the width of a terminal: long names are cut, five players still fit.
TABLE_WIDTH = 80
SHORTEST_COLUMN = 7


def main(arguments: Sequence[str] | None = None) -> int:
    """Score every sheet that the arguments name; the status is 2 where one of them is no sheet."""
    options = _options(arguments)
    voice = Voice(options.lang)
    tell = as_json if options.json or options.jsonl else as_table
    status = terminal.DONE
    for where, text in _texts(options.files, options.jsonl, voice):
        refused = [terminal.unreadable(text, voice)] if isinstance(text, OSError) else []
        if isinstance(text, bytes):
            try:
                sheet = read(text)
            except NotASheet as refusal:
                refused = [voice.problem(problem) for problem in refusal.problems]
            else:
                print(tell(score(sheet), check(sheet), _game_voice(options.lang, sheet.game)))
        for sentence in refused:
            status = terminal.REFUSED
            print(f"{where}{sentence}", file=sys.stderr)
    return status


def as_json(result: Result, issues: Sequence[Issue], voice: GameVoice) -> str:
    """The result on one line, in the format `elvaland-result/1`."""
    names = [player.name for player in result.players]
    written: dict[str, object] = {
        "format": RESULT_FORMAT,
        "game": result.sheet.game,
        "players": [
            {
                "name": player.name,
                "total": player.total,
                "place": rank,
                "rows": player.rows,
                "why": {
                    row: [{"text": voice.line(line), "points": line.points, "rule": line.rule} for line in lines]
                    for row, lines in player.why.items()
                },
            }
            for player, rank in zip(result.players, result.ranks, strict=True)
        ],
        "winners": result.winners,
        "warnings": [_issue_as_json(issue, voice) for issue in issues if not issue.hint],
        "rulings": [_ruling_as_json(ruling, names, voice) for ruling in result.rulings],
    }
    if hints := [_issue_as_json(issue, voice) for issue in issues if issue.hint]:
        written["hints"] = hints
    return json.dumps(written, ensure_ascii=False)


def as_table(result: Result, issues: Sequence[Issue], voice: GameVoice) -> str:
    """The result as people read it at the game table."""
    lines = summary(result, voice)
    for heading, told in (
        ("warnings", [voice.issue(issue) for issue in issues if not issue.hint]),
        ("hints", [voice.issue(issue) for issue in issues if issue.hint]),
    ):
        if told:
            lines += ["", voice.heading(heading), *(f"  ! {sentence}" for sentence in told)]
    for ruling in result.rulings:
        lines += ["", voice.heading("ruling"), f"  {voice.ruling(ruling.id)}"]
        for reading, totals in ruling.totals.items():
            scores = ", ".join(
                f"{player.name} {plain(total)}" for player, total in zip(result.players, totals, strict=True)
            )
            here = f" ({voice.heading('counted')})" if reading == ruling.reading else ""
            if ruling.changes_winner:
                here += f" → {voice.heading('winners', names=ruling.winners[reading])}"
            lines.append(f"    {voice.heading('points', what=voice.reading(ruling.id, reading) + here, points=scores)}")
        lines.append(f"  {voice.reason(ruling.id)}")
    lines += ["", voice.heading("sums")]
    for player in result.players:
        lines += ["", voice.heading("points", what=player.name, points=player.total)]
        for row, steps in player.why.items():
            lines.append("  " + voice.heading("points", what=voice.row(row), points=player.rows[row]))
            lines += [f"  {plain(step.points):>6}  {voice.line(step)}" for step in steps]
    return "\n".join(lines) + "\n"


def summary(result: Result, voice: GameVoice) -> list[str]:
    """The lines that say what was played, who has how many points for what, and who won."""
    title = voice.title(result.sheet.expansions, result.sheet.mode)
    return [title, "", *_grid(result, voice), "", voice.verdict(result.verdict)]


def _grid(result: Result, voice: GameVoice) -> list[str]:
    """A row per category, a column per player."""
    rows = list(result.players[0].rows)
    titles = [voice.row(row) for row in rows] + [voice.heading("total"), voice.heading("place")]
    first = max(map(_width, titles))
    room = max(SHORTEST_COLUMN, (TABLE_WIDTH - first) // len(result.players) - 2)
    names = [_cut(player.name, room) for player in result.players]
    widths = [max(SHORTEST_COLUMN, _width(name)) + 2 for name in names]

    def line(title: str, cells: Sequence[object]) -> str:
        return _pad(title, first) + "".join(
            " " * (width - _width(plain(cell))) + plain(cell) for cell, width in zip(cells, widths, strict=True)
        )

    rule = "─" * (first + sum(widths))
    body = [line(voice.row(row), [player.rows[row] for player in result.players]) for row in rows]
    total = line(voice.heading("total"), [player.total for player in result.players])
    return [line("", names), rule, *body, rule, total, line(voice.heading("place"), result.ranks)]


def _issue_as_json(issue: Issue, voice: GameVoice) -> dict[str, object]:
    return {"id": issue.id, "text": voice.issue(issue), "players": issue.players}


def _ruling_as_json(ruling: OpenRuling, names: Sequence[str], voice: GameVoice) -> dict[str, object]:
    written: dict[str, object] = {
        "id": ruling.id,
        "reading": ruling.reading,
        "text": f"{voice.ruling(ruling.id)} {voice.reason(ruling.id)}",
        "totals": {_key(reading): dict(zip(names, totals, strict=True)) for reading, totals in ruling.totals.items()},
    }
    if ruling.changes_winner:
        written["winners"] = {_key(reading): winners for reading, winners in ruling.winners.items()}
    return written


def _key(reading: Reading) -> str:
    """A reading as the name of a field: `true` as JSON writes it."""
    return reading if isinstance(reading, str) else json.dumps(reading)


@cache
def _game_voice(language: str, game: str) -> GameVoice:
    return GameVoice(language, game)


def _texts(files: Sequence[str], by_line: bool, voice: Voice) -> Iterator[tuple[str, bytes | OSError]]:
    """Every text to read, and how a problem of it begins; a file that cannot be opened is its own error."""
    for file in files:
        name = terminal.name_of(file, voice)
        try:
            data = terminal.contents(file)
        except OSError as error:
            yield f"{name}: ", error
            continue
        if not by_line:
            yield f"{name}: " if len(files) > 1 else "", data
            continue
        for number, line in enumerate(data.splitlines(), start=1):
            if line.strip():
                yield voice.heading("line", file=name, line=number) + ": ", line


def _width(text: str) -> int:
    """How many columns of a terminal a text takes."""
    return sum(0 if unicodedata.combining(sign) else 1 + (unicodedata.east_asian_width(sign) in "WF") for sign in text)


def _cut(name: str, room: int) -> str:
    """A name that fits, its end left out if need be.

    >>> _cut("Anne", 8), _cut("Brunehilde la Grande", 8)
    ('Anne', 'Brunehi…')
    """
    if _width(name) <= room:
        return name
    while _width(name) > room - 1:
        name = name[:-1]
    return name + "…"


def _pad(text: str, width: int) -> str:
    return text + " " * (width - _width(text))


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m scoring", description="Score sheets of the format elvaland/1.")
    parser.add_argument("files", nargs="+", metavar="SHEET.json", help="a sheet; - reads standard input")
    parser.add_argument("--json", action="store_true", help="print each result as one line of JSON")
    parser.add_argument("--jsonl", action="store_true", help="read one sheet a line and print one result a line")
    parser.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="default: the system's language")
    return parser.parse_args(arguments)


def run() -> int:
    """Like `main`, for a shell."""
    return terminal.run(main, lambda: Voice(system_language()))


if __name__ == "__main__":
    terminal.leave(run())
