"""The command line: what a referee says to a question, and the rulebook.

`python -m referee TOOL QUESTION.json` answers in sentences, `--json` for programs; `search WORDS` finds entries of the
rulebook, and `show ID` prints one whole.
"""

import argparse
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from referee.entry import BASE, LICENSED, READING, Entry, Source
from referee.rulebook import asked, entries
from referee.search import Index
from referee.tools import TOOLS, Answer, NotAQuestion, ask
from scoring import games
from scoring.spelling import nearest
from words import LANGUAGES, GameVoice, Voice, system_language, terminal
from words.names import box_titles, card_names

SEARCH, SHOW = "search", "show"


def main(arguments: Sequence[str] | None = None) -> int:
    """Answer, find or show; the status is 2 where the question is none, or where there is no such entry."""
    options = _options(arguments)
    voice = Voice(options.lang)
    match options.what:
        case "search":
            return _search(" ".join(options.words), options.game, voice, options.json)
        case "show":
            return _show(options.id, voice, options.json)
        case tool:
            return _ask(tool, options.question, voice, options.json)


def _ask(tool: str, file: str, voice: Voice, as_json: bool) -> int:
    try:
        game, answer = ask(tool, terminal.contents(file))
    except OSError as error:
        return _decline(f"{terminal.name_of(file, voice)}: {terminal.unreadable(error, voice)}")
    except NotAQuestion as refusal:
        return _decline(*(voice.problem(problem, "question") for problem in refusal.problems))
    _print(answer_as_json(answer, GameVoice(voice.language, game)) if as_json else _told(answer, game, voice))
    return terminal.DONE


@cache
def _index() -> Index:
    return Index(entries().values(), asked(), card_names(), box_titles())


def _search(text: str, game: str, voice: Voice, as_json: bool) -> int:
    found = _index().search(text, game, likely=games.by_release()[0])
    if as_json:
        _print([entry_as_json(entry, voice) for entry in found])
    for entry in () if as_json else found:
        print(f"{_headline(entry, voice, game)}\n  {voice.said(entry.answer)}")
    if not found and not as_json:
        print(voice.heading("nothing_found"))
    return terminal.DONE


def _show(id: str, voice: Voice, as_json: bool) -> int:
    entry = entries().get(id)
    if entry is None:
        near = nearest(id, entries())
        return _decline(voice.heading("no_entry_near", id=id, near=near) if near else voice.heading("no_entry", id=id))
    _print(whole_entry_as_json(entry, voice) if as_json else "\n".join(_whole(entry, voice)))
    return terminal.DONE


def answer_as_json(answer: Answer, voice: GameVoice) -> Mapping[str, object]:
    """An answer as the format has it: the facts, and why."""
    return {**answer.facts(), "why": [{"text": voice.step(step), "rule": step.rule} for step in answer.why]}


def entry_as_json(entry: Entry, voice: Voice) -> Mapping[str, object]:
    """An entry as a search finds it."""
    return {
        "id": entry.id,
        "title": voice.said(entry.title),
        "game": entry.game,
        "answer": voice.said(entry.answer),
        "cards": entry.cards,
        "status": entry.status,
        "box": entry.box,
        "source": _source_as_json(entry.source),
    }


def whole_entry_as_json(entry: Entry, voice: Voice) -> Mapping[str, object]:
    """An entry with everything that it says."""
    other = {"other": voice.said(entry.other)} if entry.other else {}
    return {
        **entry_as_json(entry, voice),
        "text": voice.said(entry.text),
        "example": voice.said(entry.example),
        "date": entry.date,
        **other,
        "related": entry.related,
    }


def _source_as_json(source: Source) -> Mapping[str, object]:
    """The book, and the page where the rule begins, if it is known."""
    return {"book": source.book, "page": source.page or None}


def _told(answer: Answer, game: str, voice: Voice) -> str:
    """What settles it, then the steps with the rule behind each."""
    told = GameVoice(voice.language, game)
    lines = [told.step(answer.said), ""]
    for step in answer.why:
        entry = entries()[step.rule]
        lines += [f"  {told.step(step)}", f"    {voice.said(entry.title)} · {told.source(entry.source)} ({entry.id})"]
    return "\n".join(lines)


def _headline(entry: Entry, voice: Voice, game: str) -> str:
    """The title of an entry, its game if none or another is chosen, its box, how sure it is where no book
    prints it, and its id."""
    told = GameVoice(voice.language, entry.game)
    notes = (
        voice.said(entry.title),
        "" if entry.game == game else told.title((), ""),
        "" if entry.box == BASE else told.box(entry.box),
        voice.status(entry.status) if entry.status in (READING, LICENSED) else "",
    )
    return f"{' · '.join(filter(None, notes))} ({entry.id})"


def _whole(entry: Entry, voice: Voice) -> Iterator[str]:
    """Everything that an entry says."""
    yield from (_headline(entry, voice, entry.game), "", voice.said(entry.answer), "")
    yield from voice.said(entry.text).split("\n")
    yield from ("", voice.heading("example", told=voice.said(entry.example)))
    if entry.other:
        yield from ("", voice.heading("other_reading", told=voice.said(entry.other)))
    source = GameVoice(voice.language, entry.game).source(entry.source)
    yield from ("", f"{source} · {voice.status(entry.status)} · {entry.date}")
    yield from ("", voice.heading("related"))
    yield from (f"  {_headline(entries()[id], voice, entry.game)}" for id in entry.related)


def _print(written: object) -> None:
    print(written if isinstance(written, str) else json.dumps(written, ensure_ascii=False))


def _decline(*sentences: str) -> int:
    for sentence in sentences:
        print(sentence, file=sys.stderr)
    return terminal.REFUSED


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    shared = argparse.ArgumentParser(add_help=False)
    shared.add_argument("--json", action="store_true", help="print JSON")
    shared.add_argument("--lang", choices=LANGUAGES, default=system_language(), help="default: the system's language")
    parser = argparse.ArgumentParser(prog="python -m referee", description="Settle disputes at the table.")
    commands = parser.add_subparsers(dest="what", required=True, metavar="WHAT")
    for tool in TOOLS:
        command = commands.add_parser(tool, parents=[shared], help=f"answer a question of the tool {tool}")
        command.add_argument("question", metavar="QUESTION.json", help="a question; - reads standard input")
    search = commands.add_parser(SEARCH, parents=[shared], help="find entries of the rulebook")
    search.add_argument("--game", choices=games.by_release(), default="", help="leave out the other games")
    search.add_argument("words", nargs="+", metavar="WORD")
    show = commands.add_parser(SHOW, parents=[shared], help="print an entry of the rulebook")
    show.add_argument("id", metavar="ID")
    return parser.parse_args(arguments)


def run() -> int:
    """Like `main`, for a shell."""
    return terminal.run(main, lambda: Voice(system_language()))


if __name__ == "__main__":
    terminal.leave(run())
