"""What holds of every Vedrfolnir table, whatever was won."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from scoring import Sheet, check, read, score, write
from scoring.cards.vedrfolnir import BOX_OF, FREYJA, PRINTED
from scoring.games.vedrfolnir.rulings import RULINGS
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Pile, Player
from scoring.sheet import Reading
from tests.scoring.vedrfolnir_tables import BOTH, any_pile, any_sheet, table
from words import LANGUAGES, GameVoice, plain

T = TypeVar("T")

dice = st.builds(Random, st.integers(0, 10**9))


def mixed(random: Random, things: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(random.sample(things, len(things)))


@given(dice)
def test_a_total_is_the_sum_of_its_lines(random: Random) -> None:
    for player in score(any_sheet(random)).players:
        assert player.total == sum(line.points for lines in player.why.values() for line in lines)


@given(dice)
def test_what_is_written_is_read_again(random: Random) -> None:
    sheet = any_sheet(random)
    assert read(write(sheet)) == sheet


@given(dice, st.sampled_from(RULINGS["tyr_points"]), st.sampled_from((2, 3)), st.booleans())
def test_freyjas_are_used_as_well_as_can_be(random: Random, tyr: Reading, factor: int, on_negative: bool) -> None:
    won = any_pile(random, BOTH, most=2)
    sheet = table(Player("Astrid", won), tyr_points=tyr, freyja_factor=factor, freyja_on_negative=on_negative)
    tyr_each = [5 * runes if tyr == "per_rune" else 5 for runes in won.tyr]
    cards = [2 * runes for runes in won.odin] + list(won.thor) + tyr_each + [-3 * runes for runes in won.surtr]
    most = min(won.freyja, len(cards))
    uses = range(most, most + 1) if on_negative else range(most + 1)
    best = max(sum(chosen) for count in uses for chosen in combinations(cards, count))
    astrid = score(sheet).players[0]
    assert astrid.rows[FREYJA] == (factor - 1) * best
    assert astrid.total == sum(cards) + (factor - 1) * best


@given(dice)
def test_the_order_of_cards_is_irrelevant(random: Random) -> None:
    sheet = any_sheet(random)

    def shuffled(pile: Pile) -> Pile:
        return Pile(**{card: mixed(random, runes) for card, runes in pile.runes.items()}, freyja=pile.freyja)

    other = replace(
        sheet,
        players=tuple(
            replace(
                player,
                won=None if player.won is None else shuffled(player.won),
                rounds=tuple(map(shuffled, player.rounds)),
            )
            for player in sheet.players
        ),
    )
    assert [player.rows for player in score(other).players] == [player.rows for player in score(sheet).players]


@given(dice)
def test_seats_are_irrelevant(random: Random) -> None:
    sheet = any_sheet(random)
    other = replace(sheet, players=mixed(random, sheet.players))
    assert with_places(other) == with_places(sheet)
    assert set(score(other).winners) == set(score(sheet).winners)


@given(dice)
def test_rounds_and_won_give_the_same(random: Random) -> None:
    sheet = any_sheet(random)
    by_rounds = replace(sheet, players=tuple(replace(player, won=None) for player in sheet.players))
    by_piles = replace(
        sheet, players=tuple(Player(player.name, player.pile, (), player.ase_of) for player in by_rounds.players)
    )
    assert with_places(by_rounds) == with_places(by_piles)
    both = replace(by_rounds, players=tuple(replace(player, won=player.pile) for player in by_rounds.players))
    assert with_places(both) == with_places(by_piles)
    assert not [issue for issue in check(both) if issue.id.startswith("rounds_against")]


@given(dice)
def test_a_ruling_is_told_when_and_only_when_a_total_or_the_victory_hangs_on_it(random: Random) -> None:
    sheet = any_sheet(random)
    told = {ruling.id: ruling for ruling in score(sheet).rulings}
    for name, readings in RULINGS.items():
        totals: dict[Reading, tuple[int, ...]] = {}
        winners: dict[Reading, tuple[str, ...]] = {}
        for reading in readings:
            other = score(replace(sheet, rulings={**sheet.rulings, name: reading}))
            totals[reading] = tuple(player.total for player in other.players)
            winners[reading] = other.winners
        assert (len(set(totals.values())) > 1 or len(set(winners.values())) > 1) == (name in told)
        if name in told:
            assert (told[name].totals, told[name].winners) == (totals, winners)


@given(dice)
def test_winners_have_what_their_mode_asks(random: Random) -> None:
    sheet = any_sheet(random)
    result = score(sheet)
    totals = {player.name: player.total for player in result.players}
    best = {name for name, total in totals.items() if total == max(totals.values())}
    if sheet.mode == "":
        assert set(result.winners) == best
    elif sheet.mode == SOLO:
        assert result.winners == (("Valhalla",) if best == {"Valhalla"} else ())
    elif sheet.rulings.get("duel_must_beat_rival_ase", True):
        assert set(result.winners) == (best & {"P0", "P1"} if len(best) == 1 else set())
    else:
        own_ase = {"P0": "P3", "P1": "P2"}
        assert sheet.mode == DUEL
        assert set(result.winners) == {
            name
            for name, rival in (("P0", "P1"), ("P1", "P0"))
            if totals[name] > max(totals[rival], totals[own_ase[name]])
        }


@given(dice)
def test_whatever_the_box_can_deal_draws_no_warning(random: Random) -> None:
    expansions = tuple(sorted(random.sample(BOTH, random.randint(0, 2))))
    piles: list[dict[str, list[int]]] = [{card: [] for card in PRINTED} for _ in range(random.randint(3, 6))]
    for card, printed in PRINTED.items():
        if BOX_OF.get(card) in (None, *expansions):
            for runes, copies in printed.items():
                for _ in range(random.randint(0, copies)):
                    random.choice(piles)[card].append(runes)
    players = [
        Player(f"P{seat}", Pile(**{card: tuple(runes) for card, runes in pile.items()}, freyja=0))
        for seat, pile in enumerate(piles)
    ]
    assert not [issue for issue in check(table(*players, expansions=expansions)) if not issue.hint]


@given(dice)
def test_everything_is_said_in_both_languages(random: Random) -> None:
    sheet = any_sheet(random)
    result = score(sheet)
    names = {player.name for player in sheet.players}
    for language in LANGUAGES:
        voice = GameVoice(language, "vedrfolnir")
        assert voice.verdict(result.verdict)
        for player in result.players:
            for row, lines in player.why.items():
                assert voice.row(row)
                assert all(plain(line.points) in voice.line(line) for line in lines)
        for issue in check(sheet):
            assert voice.issue(issue)
            assert issue.players
            assert set(issue.players) <= names


def with_places(sheet: Sheet[Player]) -> dict[str, tuple[dict[str, int], int]]:
    result = score(sheet)
    return {
        player.name: (dict(player.rows), place) for player, place in zip(result.players, result.places, strict=True)
    }
