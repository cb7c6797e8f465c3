"""What no table of Vedrfolnir can hold is warned of, and nothing that it can."""

from collections import Counter
from dataclasses import replace

import pytest

from scoring import Issue, Sheet, check
from scoring.cards.vedrfolnir import FREYJAS, PRINTED
from scoring.games.vedrfolnir.sheet import SOLO, Pile, Player
from testing.vedrfolnir_tables import BOTH, duel, pile, solo, table
from words import LANGUAGES, GameVoice


def issues(sheet: Sheet[Player]) -> list[Issue]:
    found = list(check(sheet))
    for language in LANGUAGES:
        assert all(GameVoice(language, "vedrfolnir").issue(issue) for issue in found)
    return found


def warnings(*players: Player) -> list[tuple[str, tuple[str, ...]]]:
    return [(issue.id, issue.players) for issue in issues(table(*players)) if not issue.hint]


@pytest.mark.parametrize(("card", "runes"), [(card, runes) for card, printed in PRINTED.items() for runes in printed])
def test_copies_of_a_card(card: str, runes: int) -> None:
    most = PRINTED[card][runes]
    bruno = Player("Bruno", pile(**{card: (runes,)}, freyja=0))
    assert warnings(Player("Anne", pile(**{card: (runes,) * (most - 1)}, freyja=0)), bruno) == []
    sheet = table(Player("Anne", pile(**{card: (runes,) * most}, freyja=0)), bruno)
    assert issues(sheet) == [
        Issue("card_copies", ("Anne", "Bruno"), {"card": card, "runes": runes, "count": most + 1, "most": most})
    ]


def test_copies_of_freyja() -> None:
    bruno = Player("Bruno", pile(freyja=1))
    assert warnings(Player("Anne", pile(freyja=FREYJAS - 1)), bruno) == []
    assert warnings(Player("Anne", pile(freyja=FREYJAS)), bruno) == [("freyja_copies", ("Anne", "Bruno"))]


def test_the_whole_box_draws_no_warning() -> None:
    runes = {card: tuple(Counter(printed).elements()) for card, printed in PRINTED.items()}
    everything = Pile(**runes, freyja=FREYJAS)
    assert warnings(Player("Anne", everything)) == []


@pytest.mark.parametrize(
    ("won", "rounds", "found"),
    [
        pytest.param(pile(odin=(3, 1)), (pile(odin=(1,)), pile(odin=(3,))), [], id="the same in another order"),
        pytest.param(None, (pile(odin=(1,)),), [], id="collectes alone"),
        pytest.param(pile(odin=(3, 1)), (), [], id="won cards alone"),
        pytest.param(pile(), (pile(),), [], id="nothing at all"),
        pytest.param(pile(odin=(3, 1)), (pile(odin=(3,)),), ["rounds_against_won"], id="a card more won"),
        pytest.param(pile(), (pile(tyr=(2,)),), ["rounds_against_won"], id="a card less won"),
        pytest.param(pile(thor=(2, 2)), (pile(thor=(3, 1)),), ["rounds_against_won"], id="as many runes"),
        pytest.param(pile(freyja=2), (pile(freyja=1),), ["rounds_against_freyja"], id="a freyja more"),
    ],
)
def test_rounds_against_won(won: Pile | None, rounds: tuple[Pile, ...], found: list[str]) -> None:
    assert warnings(Player("Anne", won, rounds)) == [(id, ("Anne",)) for id in found]


def test_a_disagreement_is_seen_behind_somebody_who_told_only_collectes() -> None:
    anne, bruno = Player("Anne", rounds=(pile(odin=(1,)),)), Player("Bruno", pile(thor=(1,)), (pile(thor=(2,)),))
    assert warnings(anne, bruno) == [("rounds_against_won", ("Bruno",))]


def test_the_disagreement_is_named() -> None:
    found = issues(table(Player("Anne", pile(odin=(3, 1)), (pile(odin=(3,)), pile(odin=(3,))))))
    voice = GameVoice("en", "vedrfolnir")
    assert [voice.issue(issue) for issue in found] == [
        "Anne: Odin 1, 3 in the won pile, but 3, 3 in the rounds; the won pile counts.",
    ]


@pytest.mark.parametrize(
    ("anne", "bruno", "chloe", "found"),
    [
        pytest.param(pile((1,), (1,), (2,), (1,), 1), pile(), pile(), [], id="all is one player's"),
        pytest.param(pile(odin=(1,), freyja=1), pile(thor=(2,)), pile(surtr=(1,)), [], id="a kind each"),
        pytest.param(
            pile(odin=(1,), tyr=(2,)), pile(thor=(2,), tyr=(3,)), pile(surtr=(1,)), [], id="tyr on both sides"
        ),
        pytest.param(pile(odin=(1,)), pile(odin=(2,)), pile(), ["kind_shared"], id="odin twice"),
        pytest.param(pile(odin=(1,)), pile(odin=(2,)), pile(odin=(3,)), ["kind_shared"], id="odin with three"),
        pytest.param(pile(thor=(1,), surtr=(1,)), pile(thor=(2,), surtr=(2,)), pile(), ["kind_shared"] * 2, id="two"),
        pytest.param(pile(freyja=1), pile(), pile(freyja=1), ["kind_shared"], id="freyja twice"),
        pytest.param(pile(odin=(1,)), pile(thor=(2,)), pile(tyr=(3,)), ["tyr_shared"], id="tyr alone"),
        pytest.param(pile(tyr=(2,)), pile(tyr=(2,)), pile(tyr=(3,)), ["tyr_shared"], id="tyr with three"),
    ],
)
def test_one_winner_of_a_kind(anne: Pile, bruno: Pile, chloe: Pile, found: list[str]) -> None:
    nothing = Pile()
    names = ("Anne", "Bruno", "Chloé")
    taken = zip(names, (anne, bruno, chloe), strict=True)
    sheet = table(*(Player(name, rounds=(nothing, pile)) for name, pile in taken))
    assert [(issue.id, issue.hint) for issue in issues(sheet)] == [(id, True) for id in found]


def test_the_collecte_is_named() -> None:
    players = [Player(name, rounds=(Pile(), pile(odin=(1,)))) for name in ("Anne", "Bruno")]
    assert issues(table(*players)) == [Issue("kind_shared", ("Anne", "Bruno"), {"round": 2, "card": "odin"}, hint=True)]
    took = {"Anne": pile(odin=(1,)), "Bruno": pile(surtr=(1,)), "Chloé": pile(tyr=(2,)), "Denis": pile(thor=(1,))}
    players = [Player(name, rounds=(cards,)) for name, cards in took.items()]
    assert issues(table(*players)) == [Issue("tyr_shared", ("Anne", "Chloé", "Denis"), {"round": 1}, hint=True)]


@pytest.mark.parametrize(
    ("expansions", "most"),
    [
        pytest.param((), 2 * 29, id="118 cards, 4 a turn"),
        pytest.param(BOTH, 2 * 49 + 4 + 16, id="198 cards, heimdall and the ravens"),
    ],
)
def test_cards_of_the_turns(expansions: tuple[str, ...], most: int) -> None:
    def of(cards: int) -> Sheet[Player]:
        odin, thor = ((1,) * 14 + (2,) * 14 + (3,) * 14 for _ in range(2))
        runes = (odin + thor)[:cards]
        rest = cards - len(runes)
        won = pile(runes[:42], runes[42:], (), ((1,) * 14 + (2,) * 14)[:rest], max(rest - 28, 0))
        return table(Player("Anne", won), expansions=expansions)

    assert issues(of(most)) == []
    values = {"count": most + 1, "turns": most // 2 if not expansions else 49, "most": most}
    assert issues(of(most + 1)) == [Issue("cards_beyond_turns", ("Anne",), values, hint=True)]


def test_brynhildr_keeps_cards_for_later() -> None:
    everything = pile(odin=(1, 2, 3) * 14, thor=(1, 2, 3) * 14)
    piles = [Player("Valhalla", everything), Player("Heilheim"), Player("Brynhildr")]
    assert issues(table(*piles, mode=SOLO, expansions=())) == []


@pytest.mark.parametrize(
    ("sheet", "hint"),
    [
        pytest.param(duel(3, 2, 1, 0), "The rules of the duel name no expansion: was playing with", id="duel"),
        pytest.param(solo(3, 2, 1), "The solo game uses the base deck alone: was playing with", id="solo"),
    ],
)
def test_a_box_in_a_mode_of_the_base_game_deserves_a_look(sheet: Sheet[Player], hint: str) -> None:
    (issue,) = issues(sheet)
    assert issue.hint
    assert GameVoice("en", "vedrfolnir").issue(issue) == f"{hint} Spring and Winter intended?"
    assert issues(replace(sheet, expansions=())) == []
