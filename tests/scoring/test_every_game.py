"""What holds of every table of every game, whatever lies on it."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given

from referee.rulebook import entries
from scoring import check, games, people, read, score, write
from scoring.sheet import Reading
from testing.every_game import any_sheet, by_name, dice, every_game
from words import LANGUAGES, GameVoice, plain

pytestmark = pytest.mark.many_cases


@every_game
def test_a_mode_has_a_name_where_there_are_several(game: str) -> None:
    modes = tuple(games.named(game).seats)
    assert all(modes) if len(modes) > 1 else modes == ("",)


@every_game
@given(random=dice)
def test_what_is_written_is_read_again(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    assert read(write(sheet)) == sheet


@every_game
@given(random=dice)
def test_in_the_usual_mode_a_person_sits_at_every_seat(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    assert sheet.mode or list(people(sheet)) == list(range(len(sheet.players)))


@every_game
@given(random=dice)
def test_seats_are_irrelevant(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    other = replace(sheet, players=tuple(random.sample(sheet.players, len(sheet.players))))
    assert by_name(other) == by_name(sheet)
    assert set(score(other).winners) == set(score(sheet).winners)


@every_game
@given(random=dice)
def test_a_ruling_is_told_when_and_only_when_something_hangs_on_it(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    told = {ruling.id: ruling for ruling in score(sheet).rulings}
    for name, readings in games.named(game).rulings.items():
        totals: dict[Reading, tuple[int, ...]] = {}
        winners: dict[Reading, tuple[str, ...]] = {}
        for reading in readings:
            other = score(replace(sheet, rulings={**sheet.rulings, name: reading}))
            totals[reading] = tuple(player.total for player in other.players)
            winners[reading] = other.winners
        assert (len(set(totals.values())) > 1 or len(set(winners.values())) > 1) == (name in told)
        if name in told:
            assert (told[name].totals, told[name].winners) == (totals, winners)
            assert totals[told[name].reading] == tuple(player.total for player in score(sheet).players)


@every_game
@given(random=dice)
def test_a_line_that_rests_on_an_open_ruling_leads_to_it(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    result = score(sheet)
    open_rules = {entry.id for entry in entries().values() if entry.game == game and entry.ruling}
    for ruling in result.rulings:
        for reading in ruling.totals:
            other = score(replace(sheet, rulings={**sheet.rulings, ruling.id: reading}))
            for player, otherwise in zip(result.players, other.players, strict=True):
                there = [line for lines in otherwise.why.values() for line in lines]
                changed = [line for lines in player.why.values() for line in lines if line not in there]
                assert {line.rule for line in changed} <= open_rules


@every_game
@given(random=dice)
def test_everything_is_said_in_both_languages(game: str, random: Random) -> None:
    sheet = any_sheet(game, random)
    result, issues = score(sheet), check(sheet)
    names = {player.name for player in sheet.players}
    for language in LANGUAGES:
        voice = GameVoice(language, game)
        assert voice.title(sheet.expansions, sheet.mode)
        assert voice.verdict(result.verdict)
        for player in result.players:
            for row, lines in player.why.items():
                assert voice.row(row)
                assert all(plain(line.points) in voice.line(line) for line in lines if line.points)
        for issue in issues:
            assert voice.issue(issue)
            assert issue.players
            assert set(issue.players) <= names
