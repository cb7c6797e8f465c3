"""Up to three changes of a table, and the sentences that tell them."""

from collections.abc import Iterator, Sequence

from scoring import Issue, Result, check, score
from views.result.changes.change import LESS, SHARES, Candidate, Change, change_for
from views.result.changes.search import Search, read_as
from words import GameVoice, plain

MOST_TOLD = 3
#: Most candidates that are scored because they look as if they were worth telling.
MOST_SCORED = 30
#: So many ways to the same outcome for the same player at most: more to a victory.
MOST_ALIKE, MOST_TO_VICTORY = 1, 2


def changes(result: Result) -> tuple[Change, ...]:
    """What would have changed a result, the most telling first; nothing of a table that no game can end with."""
    before, issues = score(result.sheet), check(result.sheet)
    if _totals(before) != _totals(result) or not all(issue.hint for issue in issues):
        return ()
    search = Search(before)
    found = [change for candidate in search.promising(MOST_SCORED) for change in _worth_telling(candidate, search)]
    chosen: list[Change] = []
    for change in sorted(found, key=lambda change: change.order):
        if len(chosen) == MOST_TOLD:
            break
        if _says_more(change, chosen) and _is_possible(change, issues) and _holds_in_every_reading(change, search):
            chosen.append(change)
    return tuple(chosen)


def sentences(result: Result, voice: GameVoice) -> tuple[str, ...]:
    """What would have changed a result, a sentence each."""
    return tuple(sentence(change, voice) for change in changes(result))


def sentence(change: Change, voice: GameVoice) -> str:
    """A change as it is told."""
    candidate, players = change.candidate, change.after.players
    who = players[candidate.seat if candidate.other is None else candidate.other].name
    return voice.text(
        "change_fewer" if candidate.kind == LESS and candidate.seat == change.seat else f"change_{candidate.kind}",
        name=players[change.seat].name,
        who=f"{who} ({_signed(change.points_of_other)})" if change.points_of_other else who,
        thing=candidate.gained,
        lost=candidate.lost,
        effect=_effect(change, who, voice),
    )


def _effect(change: Change, who: str, voice: GameVoice) -> str:
    """What a player has of it; `who` is named before."""
    outcome = ""
    if change.outcome:
        key = "shares_it" if change.outcome == SHARES and change.others == (who,) else change.outcome
        outcome = voice.text(f"outcome_{key}", rank=change.rank, others=change.others)
    gained = voice.gained(change.gained, players=change.sharing) if change.gained else ""
    points = _signed(change.points)
    if gained and outcome:
        return voice.text("effect_both", gained=gained, points=points, outcome=outcome)
    if not gained and not outcome:
        return voice.text("effect_points", points=change.points)
    key = "effect_with_points" if change.points else "effect_without_points"
    return voice.text(key, what=gained or outcome, points=points)


def _worth_telling(candidate: Candidate, search: Search) -> Iterator[Change]:
    """What a candidate does for the player to whom it matters most, where that is worth telling."""
    after = score(candidate.made(search.sheet))
    each = [change_for(seat, candidate, search.before, after, search.named) for seat in search.subjects(candidate)]
    yield from sorted((change for change in each if change.is_worth_telling), key=lambda change: change.order)[:1]


def _says_more(change: Change, chosen: Sequence[Change]) -> bool:
    """Whether it is another kind of change than those chosen, of another thing, and mostly with another outcome."""
    of_player = [other for other in chosen if other.seat == change.seat]
    things = {other.candidate.gained for other in of_player if other.candidate.gained}
    alike = sum(other.outcome == change.outcome for other in of_player)
    return (
        change.candidate.kind not in {other.candidate.kind for other in chosen}
        and change.candidate.gained not in things
        and alike < (MOST_TO_VICTORY if change.is_victory else MOST_ALIKE)
    )


def _is_possible(change: Change, issues: Sequence[Issue]) -> bool:
    """Whether the checks find nothing in the table that they did not find before."""
    return all(issue in issues for issue in check(change.after.sheet))


def _holds_in_every_reading(change: Change, search: Search) -> bool:
    """Whether a change does the same under every reading of the open rulings that matter with or without it."""
    matter = {ruling.id for ruling in (*search.before.rulings, *change.after.rulings)}
    return all(
        change_for(
            change.seat,
            change.candidate,
            search.read_as(ruling, reading),
            read_as(change.after.sheet, ruling, reading),
            search.named,
        )
        == change
        for ruling in matter
        for reading in search.game.rulings[ruling]
        if reading != search.sheet.reading(ruling, search.game.rulings)
    )


def _totals(result: Result) -> list[int]:
    return [player.total for player in result.players]


def _signed(points: int) -> str:
    return f"+{points}" if points > 0 else plain(points)
