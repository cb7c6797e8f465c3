"""What holds of every Vedrfolnir table, whatever was won."""

from dataclasses import replace
from itertools import combinations
from random import Random
from typing import TypeVar

from hypothesis import given
from hypothesis import strategies as st

from scoring import check, score
from scoring.cards.vedrfolnir import BOX_OF, FREYJA, PRINTED
from scoring.games.vedrfolnir.rulings import RULINGS
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Pile, Player
from scoring.sheet import Reading
from testing.every_game import by_name, dice
from testing.vedrfolnir_tables import BOTH, any_pile, any_sheet, table

T = TypeVar("T")


def mixed(random: Random, things: tuple[T, ...]) -> tuple[T, ...]:
    return tuple(random.sample(things, len(things)))


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
def test_rounds_and_won_give_the_same(random: Random) -> None:
    sheet = any_sheet(random)
    by_rounds = replace(sheet, players=tuple(replace(player, won=None) for player in sheet.players))
    by_piles = replace(
        sheet, players=tuple(Player(player.name, player.pile, (), player.ase_of) for player in by_rounds.players)
    )
    assert by_name(by_rounds) == by_name(by_piles)
    both = replace(by_rounds, players=tuple(replace(player, won=player.pile) for player in by_rounds.players))
    assert by_name(both) == by_name(by_piles)
    assert not [issue for issue in check(both) if issue.id.startswith("rounds_against")]


@given(dice)
def test_winners_have_what_their_mode_asks(random: Random) -> None:
    sheet = any_sheet(random)
    result = score(sheet)
    totals = {player.name: player.total for player in result.players}
    best = {name for name, total in totals.items() if total == max(totals.values())}
    if sheet.mode == "":
        alone_wins = sheet.rulings.get("tied_victory") == "nobody"
        assert set(result.winners) == (set() if alone_wins and len(best) > 1 else best)
    elif sheet.mode == SOLO:
        level_wins = sheet.rulings.get("solo_tie") == "won" and "Valhalla" in best
        assert result.winners == (("Valhalla",) if level_wins or best == {"Valhalla"} else ())
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
