"""What would have changed a result: true, possible, one thing at a time, and worth telling."""

import json
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from importlib import import_module
from random import Random
from typing import Any

import pytest
from hypothesis import given

from scoring import Result, Sheet, check, games, read, score, write
from scoring.games.nains.sheet import Army
from scoring.games.vedrfolnir.sheet import Pile
from scoring.games.vedrfolnir.sheet import Player as Won
from testing import nains_tables, vedrfolnir_tables
from testing.every_game import dealt_sheet, dice, every_game
from testing.finished import seated
from testing.nidavellir_tables import player, table
from testing.results import EVIDENCE
from testing.vedrfolnir_tables import pile, solo
from testing.voices import voices
from views.result.changes.change import (
    EARNED,
    INSTEAD,
    KINDS,
    LESS,
    MORE,
    PASSED,
    STEP,
    SWAP,
    Change,
    change_for,
)
from views.result.changes.search import Search
from views.result.changes.telling import changes, sentence, sentences
from words import LANGUAGES, GameVoice


@pytest.mark.many_cases
@every_game
@given(random=dice)
def test_each_change_is_true_possible_and_one_thing(game: str, random: Random) -> None:
    sheet = dealt_sheet(game, random)
    before = score(sheet)
    told = changes(before)
    assert told == changes(score(read(write(sheet))))
    assert len({change.candidate.kind for change in told}) == len(told) <= 3
    for change in told:
        after = score(read(write(change.after.sheet)))
        points = [one.total - other.total for one, other in zip(after.players, before.players, strict=True)]
        assert change.points == points[change.seat] >= 0
        assert_outcome(change, before, after)
        assert_one_thing(change, sheet, after.sheet)
        assert not [issue for issue in check(after.sheet) if issue not in check(sheet)]
        for language in LANGUAGES:
            said = sentence(change, GameVoice(language, game))
            assert after.players[change.seat].name in said
            assert not change.points or str(change.points) in said


def assert_outcome(change: Change, before: Result, after: Result) -> None:
    name, rank = after.players[change.seat].name, after.ranks[change.seat]
    match change.outcome:
        case "wins":
            assert after.winners == (name,)
            assert name not in before.winners
        case "alone":
            assert after.winners == (name,)
            assert len(before.winners) > 1
            assert name in before.winners
        case "shares":
            assert {name, *change.others} == set(after.winners) != {name}
            assert name not in before.winners
        case "comes" | "joins":
            assert change.rank == rank < before.ranks[change.seat]
            there = [one.name for one, each in zip(after.players, after.ranks, strict=True) if each == rank]
            assert {name, *change.others} == set(there)
            assert (change.outcome == "joins") == (len(there) > 1)
        case "":
            assert rank > 1
            assert change.gained or change.points >= 25


def assert_one_thing(change: Change, before: Sheet[Any], after: Sheet[Any]) -> None:
    """What came to each of the hands that are named, and what left them, is one thing."""
    seat, other = change.candidate.seat, change.candidate.other
    was, is_now = things(before), things(after)
    came, went = ({at: (path, what) for at, path, what in each.elements()} for each in (is_now - was, was - is_now))
    assert (is_now - was).total() == len(came)
    assert (was - is_now).total() == len(went)
    gains, loses = {
        MORE: ({seat}, set()),
        EARNED: ({seat}, set()),
        LESS: (set(), {seat}),
        STEP: ({seat}, {seat}),
        INSTEAD: ({seat}, {seat}),
        SWAP: ({seat, other}, {seat, other}),
        PASSED: ({seat}, {other}),
    }[change.candidate.kind]
    assert came.keys() == gains
    assert went.keys() == loses
    if other is not None:
        assert came[seat] == went[other]
        assert change.candidate.kind == PASSED or came[other] == went[seat]


def things(sheet: Sheet[Any]) -> Counter[tuple[int, str, str]]:
    """Everything that lies on a table: at which seat, where, and what."""
    written = json.loads(write(sheet))
    seats = [player["name"] for player in written["players"]]
    found = Counter(thing for seat, hand in enumerate(written["players"]) for thing in lying(seat, "", hand))
    for taken in written.get("rounds", ()):
        found.update(thing for name, won in taken.items() for thing in lying(seats.index(name), "", won))
    return found


def lying(seat: int, path: str, part: Any) -> Iterator[tuple[int, str, str]]:
    if isinstance(part, dict):
        for name, inner in part.items():
            # the number on the board follows the grades beside it
            yield from () if name in ("name", "ase_of", "printed") else lying(seat, f"{path} {name}", inner)
    elif isinstance(part, list):
        yield from ((seat, path, json.dumps(each)) for each in part)
    else:
        yield from [(seat, path, "")] * part


def told(sheet: Sheet[Any], language: str = "en") -> tuple[str, ...]:
    return sentences(score(sheet), voices(language)[sheet.game])


def rivals(anne: Any, bruno: Any) -> Sheet[Any]:
    return table(anne, bruno, expansions=())


def runes(*piles: Pile, mode: str = "", expansions: Sequence[str] = ()) -> Sheet[Any]:
    names = ("Astrid", "Bjorn", "Odin", "Thor") if mode else ("Anne", "Bruno", "Chloé", "David")
    ases = (None, None, "Astrid", "Bjorn") if mode else (None,) * 4
    players = (Won(name, won, ase_of=ase) for name, ase, won in zip(names, ases, piles, strict=False))
    return vedrfolnir_tables.table(*players, mode=mode, expansions=expansions)


BATTLE = rivals(
    player("Anne", warrior=(5, 6), coins=(0, 2, 3, 5, 17)), player("Bruno", warrior=(3, 4, 5), coins=(0, 2, 3, 5, 14))
)
DWERGS = ("dwerg_ymir", "dwerg_aesir", "dwerg_sigmir", "dwerg_jungir", "dwerg_bergelmir")
UNEARNED = rivals(player("Anne", warrior=(3,)), player("Bruno", warrior=(5,)))
#: All that the taverns give at two: nothing can be had but for something else.
FULL = rivals(
    player(
        "Anne",
        warrior=(3, 4, 5, 6, 6, 7, 8, 9),
        hunter=4,
        miner=(0, 0, 1, 1),
        blacksmith=4,
        explorer=(5, 6, 7, 8),
        coins=(0, 2, 3, 10, 17),
    ),
    player("Bruno", warrior=(3, 4, 5), hunter=6, miner=(1, 2), blacksmith=8, explorer=(5, 9, 10, 10, 11)),
)

SHIELDS = Sheet(
    "nains",
    (nains_tables.player("Anne", army=Army(3, 9)), nains_tables.player("Bruno", army=Army(4, 11))),
)
#: Neither has an Occult symbol to multiply by: who has more Elite Cognars wins, and no point more.
TIED_FORTRESSES = Sheet(
    "nains",
    (
        nains_tables.player("Anne", army=Army(temple=(0,), talion=(8,))),
        nains_tables.player("Bruno", army=Army(temple=(0,), talion=(8,))),
        nains_tables.player("Chloé", "aral", army=Army(temple=(0,))),
    ),
)

TOLD = {
    "a grade more, a majority": (
        BATTLE,
        "One more warrior of 3 and Anne shares the majority with Bruno: +20, and wins.",
        "Un guerrier 3 de plus et Anne partage la majorité avec Bruno : +20, et gagne.",
    ),
    "a grade less, a majority": (
        BATTLE,
        "One fewer warrior of 3 for Bruno (−3), and Anne shares the majority with Bruno: +17, and wins.",
        "Un guerrier 3 de moins chez Bruno (−3), et Anne partage la majorité avec Bruno : +17, et gagne.",
    ),
    "a majority that changes no rank": (
        rivals(player("Anne", warrior=(9, 9), hunter=9), player("Bruno", warrior=(3,), coins=(0, 2, 3, 4, 22))),
        "One more warrior of 3 and Bruno shares the majority with Anne: +25.",
        "Un guerrier 3 de plus et Bruno partage la majorité avec Anne : +25.",
    ),
    "many points that change no rank": (
        rivals(
            player("Anne", *DWERGS, warrior=(7, 8, 8, 9, 9), explorer=(9, 10, 10, 11, 11)),
            player("Bruno", "aral", hunter=10, explorer=(5,)),
        ),
        "One more hunter rank and Bruno has 25 more points.",
        "Un grade de chasseur de plus et Bruno a 25 points de plus.",
    ),
    "one for another": (
        table(
            player("Anne", "svalinn", warrior=(3,), coins=(0, 15, 16, 17, 18)),
            player("Bruno", warrior=(3,), explorer=(7, 8, 8, 9, 9, 10, 10, 11, 11)),
            expansions=("thingvellir",),
        ),
        "With Draupnir instead of Svalinn, Anne wins: +24.",
        "Avec Draupnir au lieu de Svalinn, Anne gagne : +24.",
    ),
    "two players with each other's": (
        seated(read(json.dumps(EVIDENCE["both-016"]))),
        "Bruno swaps Durathor for Nidhogg with Anne (−28) and wins: +4.",
        "Bruno échange Durathor contre Nidhogg avec Anne (−28) et gagne : +4.",
    ),
    "a coin one step higher": (
        UNEARNED,
        "With a coin of 5 instead of one of 3, Anne shares the victory with Bruno: +2.",
        "Avec une pièce 5 au lieu d'une 3, Anne partage la victoire avec Bruno : +2.",
    ),
    "what nobody earned": (
        UNEARNED,
        "With the Crown Jeweler, Anne wins: +3.",
        "Avec le Joaillier / la Joaillière de la Couronne, Anne gagne : +3.",
    ),
    "what another earned": (
        rivals(player("Anne", "crown_jeweler", warrior=(3,)), player("Bruno", warrior=(5,))),
        "The Crown Jeweler with Bruno rather than Anne (−3), and Bruno wins: +3.",
        "Le Joaillier / la Joaillière de la Couronne chez Bruno plutôt que chez Anne (−3), et Bruno gagne : +3.",
    ),
    "the number beside the shields is that of another": (
        SHIELDS,
        "One more shield rank and Anne shares the victory with Bruno: +2.",
        "Un grade de Bouclier de plus et Anne partage la victoire avec Bruno : +2.",
    ),
    "a tie broken, without a point": (
        TIED_FORTRESSES,
        "Aral with Anne rather than Chloé, and Anne wins alone.",
        "Aral chez Anne plutôt que chez Chloé, et Anne gagne sans partage.",
    ),
    "a rune card more": (
        runes(pile((3, 2), (2,)), pile((3, 2), (3, 2), (), (2,)), expansions=("winter",)),
        "One more Odin card (2 runes) and Bruno wins: +4.",
        "Une carte Odin (2 runes) de plus et Bruno gagne : +4.",
    ),
    "alone": (
        solo(5, 6, 3),
        "One more Odin card (1 rune) and Valhalla wins: +2.",
        "Une carte Odin (1 rune) de plus et Valhalla gagne : +2.",
    ),
    "a duel": (
        runes(pile((3, 1)), pile((3,), (3,)), pile((2,)), pile((2,), (2,)), mode="duel"),
        "One more Odin card (1 rune) and Astrid wins: +2.",
        "Une carte Odin (1 rune) de plus et Astrid gagne : +2.",
    ),
}


@pytest.mark.parametrize(("sheet", "english", "french"), TOLD.values(), ids=TOLD)
def test_what_is_told(sheet: Sheet[Any], english: str, french: str) -> None:
    for language, wanted in (("en", english), ("fr", french)):
        assert wanted in [said.replace("\u00a0", " ") for said in told(sheet, language)]


def kinds(sheet: Sheet[Any]) -> set[str]:
    return {change.candidate.kind for change in changes(score(sheet))}


def coins(anne: Sequence[int], bruno: Sequence[int], *cards: str) -> Sheet[Any]:
    return rivals(player("Anne", *cards, warrior=(9,), coins=anne), player("Bruno", warrior=(9,), coins=bruno))


NOT_TOLD = {
    "nobody comes near": (rivals(player("Anne", warrior=(3,)), player("Bruno", warrior=(9, 9, 8, 8), hunter=6)), set()),
    "the winner stays the winner": (rivals(player("Anne", warrior=(9, 9), hunter=9), player("Bruno")), set()),
    "no game ends like this": (rivals(player("Anne", coins=(0, 2, 3, 4)), player("Bruno", warrior=(5,))), set()),
    "nothing more fits into a full hand": (FULL, set(KINDS) - {MORE}),
}


def test_freyja_can_be_missed() -> None:
    sheet = runes(pile((3,), freyja=1), pile((2,)), expansions=("spring",))
    lost = {each.lost.name for each in Search(score(sheet)).candidates() if each.kind == LESS and each.lost}
    assert "freyja" in lost


@pytest.mark.parametrize(("sheet", "possible"), NOT_TOLD.values(), ids=NOT_TOLD)
def test_what_is_not_told(sheet: Sheet[Any], possible: set[str]) -> None:
    assert kinds(sheet) <= possible
    assert bool(kinds(sheet)) == bool(possible)


def test_a_hand_that_is_not_full_can_have_one_more() -> None:
    anne, bruno = FULL.players
    assert MORE in kinds(replace(FULL, players=(replace(anne, army=anne.army._replace(hunter=(0,) * 3)), bruno)))


def test_a_card_that_costs_points_is_missed_by_nobody() -> None:
    sheet = runes(pile((3,)), pile((3,), (2,), surtr=(1,)), pile(), expansions=("winter",))
    search = Search(score(sheet))
    surtr = next(each for each in search.candidates() if each.kind == LESS and each.lost and each.lost.name == "surtr")
    fewer = change_for(1, surtr, search.before, score(surtr.made(sheet)), search.named)
    assert fewer.is_worth_telling
    said = {language: sentence(fewer, voices(language)["vedrfolnir"]) for language in LANGUAGES}
    assert said["en"] == "One fewer Surtr card (1 rune) and Bruno wins: +3."
    assert said["fr"].replace("\u00a0", " ") == "Une carte Surtr (1 rune) de moins et Bruno gagne : +3."


def stepped(sheet: Sheet[Any], seat: int) -> set[tuple[int, int]]:
    hand = import_module(f"views.result.changes.{sheet.game}").hand(sheet, seat)
    return {(lost.value, gained.value) for lost, gained in hand.steps}


STEPS = {
    "to the next one in the treasury": (coins((0, 2, 3, 4, 5), (0, 2, 3, 4, 25)), {(2, 5), (3, 5), (4, 5), (5, 6)}),
    "past what others have": (
        coins((0, 2, 3, 4, 14), (0, 15, 16, 4, 25)),
        {(2, 5), (3, 5), (4, 5), (14, 17)},
    ),
    "nothing above the highest": (coins((0, 22, 23, 24, 25), (0, 2, 3, 4, 5)), set()),
    "not the special coin": (coins((2, 3, 4, 5, 3), (0, 2, 3, 4, 5), "hunting_master"), {(2, 5), (4, 5), (5, 6)}),
}


@pytest.mark.parametrize(("sheet", "steps"), STEPS.values(), ids=STEPS)
def test_coins_a_step_higher(sheet: Sheet[Any], steps: set[tuple[int, int]]) -> None:
    assert stepped(sheet, 0) == steps


def test_nothing_is_told_that_holds_under_one_reading_only() -> None:
    """Without a warrior at the table it is open who has the coin of the majority, and the highest coin decides."""
    peaceful = rivals(player("Anne", explorer=(5, 6), coins=(0, 2, 3, 4, 8)), player("Bruno", explorer=(6, 8)))
    assert score(peaceful).rulings[0].changes_winner
    for change in changes(score(peaceful)):
        for reading in ("nobody", "everyone"):
            rulings = {"majority_without_warriors": reading}
            was = score(replace(peaceful, rulings=rulings))
            is_now = score(replace(change.after.sheet, rulings=rulings))
            assert is_now.players[change.seat].total - was.players[change.seat].total == change.points
            assert is_now.ranks[change.seat] < was.ranks[change.seat]


def test_a_table_that_was_scored_by_other_rules_tells_nothing() -> None:
    result = score(BATTLE)
    anne, bruno = result.players
    assert changes(result)
    assert not changes(result._replace(players=(anne._replace(total=anne.total + 1), bruno)))


def test_many_players_take_no_longer_than_eight() -> None:
    many = runes(*(pile(thor=(1,) * (number % 3)) for number in range(4)))
    crowd = replace(many, players=tuple(Won(f"P{number}", pile(thor=(1,) * (number % 3))) for number in range(12)))
    seats = {change.candidate.seat for change in changes(score(crowd))}
    assert seats
    assert all(score(crowd).ranks[seat] <= 8 for seat in seats)


def test_collectes_tell_the_same_as_the_piles_they_make() -> None:
    piles = runes(pile((3, 2)), pile(thor=(3, 1)), pile())
    anne, bruno = (pile((3,)), pile((2,)), pile()), (pile(), pile(thor=(3, 1)), pile())
    of_rounds = [Won("Anne", rounds=anne), Won("Bruno", rounds=bruno), Won("Chloé", rounds=(pile(),) * 3)]
    by_rounds = vedrfolnir_tables.table(*of_rounds, expansions=())
    both = tuple(replace(won, rounds=each.rounds) for won, each in zip(piles.players, by_rounds.players, strict=True))
    assert told(piles) == told(by_rounds) == told(replace(piles, players=both))
    assert told(piles)


@pytest.mark.parametrize("game", games.names())
def test_what_can_be_gained_has_words(game: str) -> None:
    assert set(import_module(f"views.result.changes.{game}").NAMED) == set(import_module(f"words.{game}").GAINED)
