"""What no table of Vedrfolnir can hold, and what deserves a second look."""

from collections import Counter
from collections.abc import Callable, Iterator

from scoring.cards.vedrfolnir import (
    ADDED_TO_DRAW_PILE,
    DRAW_PILE,
    FREYJA,
    FREYJAS,
    FURTHER_CARDS,
    ODIN,
    PRINTED,
    RUNE_CARDS,
    SURTR,
    THOR,
    TYR,
)
from scoring.games.vedrfolnir.sheet import DUEL, SOLO, Pile, Player
from scoring.issue import Issue
from scoring.sheet import Sheet

#: A turn gives one card to each player and one to the tribute; who collects takes the own cards and the tribute.
WON_OF_A_TURN = 2

#: Tyr lies among Odin's or Thor's runes: whoever wins the one or the other takes him along.
SIDES_OF_TYR = 2


def check(sheet: Sheet[Player]) -> Iterator[Issue]:
    """Every warning and hint about a table, the certain ones first."""
    for look in CHECKS:
        yield from look(sheet)


def copies_of_the_boxes(sheet: Sheet[Player]) -> Iterator[Issue]:
    piles = {player.name: player.pile for player in sheet.players}
    for card in RUNE_CARDS:
        counts = Counter(runes for pile in piles.values() for runes in pile.runes[card])
        for runes, most in PRINTED[card].items():
            if counts[runes] > most:
                players = tuple(name for name, pile in piles.items() if runes in pile.runes[card])
                yield Issue(
                    "card_copies", players, {"card": card, "runes": runes, "count": counts[runes], "most": most}
                )
    freyjas = sum(pile.freyja for pile in piles.values())
    if freyjas > FREYJAS:
        players = tuple(name for name, pile in piles.items() if pile.freyja)
        yield Issue("freyja_copies", players, {"card": FREYJA, "count": freyjas, "most": FREYJAS})


def rounds_make_the_pile(sheet: Sheet[Player]) -> Iterator[Issue]:
    """Where a sheet tells both, the collectes add up to the won cards."""
    for player in sheet.players:
        if player.won is None or not player.rounds:
            continue
        added = Pile.of(player.rounds)
        for card, won in player.won.runes.items():
            if sorted(added.runes[card]) != sorted(won):
                runes = {"won": sorted(won), "added": sorted(added.runes[card])}
                yield Issue("rounds_against_won", (player.name,), {"card": card, **runes})
        if added.freyja != player.won.freyja:
            freyjas = {"won": player.won.freyja, "added": added.freyja}
            yield Issue("rounds_against_freyja", (player.name,), {"card": FREYJA, **freyjas})


def one_winner_of_a_kind(sheet: Sheet[Player]) -> Iterator[Issue]:
    """A collecte is one player's, or each kind of the tribute is; a tie is nobody's."""
    names = [player.name for player in sheet.players]
    for number, piles in enumerate(zip(*(player.rounds for player in sheet.players), strict=True), start=1):
        took = {
            card: [name for name, cards in zip(names, lying, strict=True) if cards]
            for card, lying in zip(Pile._fields, zip(*piles, strict=True), strict=True)
        }
        shared = [card for card in (ODIN, THOR, SURTR, FREYJA) if len(took[card]) > 1]
        for card in shared:
            yield Issue("kind_shared", tuple(took[card]), {"round": number, "card": card}, hint=True)
        sides = {*took[ODIN], *took[THOR], *took[TYR]}
        if len(sides) > SIDES_OF_TYR and not shared:
            players = tuple(name for name in names if name in sides)
            yield Issue("tyr_shared", players, {"round": number}, hint=True)


def cards_of_the_turns(sheet: Sheet[Player]) -> Iterator[Issue]:
    """Whatever is dealt to the others of a collecte is lost, so that a game never gives out all its cards."""
    if sheet.mode == SOLO:  # Brynhildr keeps hers for later
        return
    drawn = DRAW_PILE + sum(ADDED_TO_DRAW_PILE[expansion] for expansion in sheet.expansions)
    turns = drawn // (len(sheet.players) + 1)
    most = WON_OF_A_TURN * turns + sum(FURTHER_CARDS[expansion] for expansion in sheet.expansions)
    counts = {player.name: player.pile.freyja + sum(map(len, player.pile.runes.values())) for player in sheet.players}
    count = sum(counts.values())
    if count > most:
        players = tuple(name for name, cards in counts.items() if cards)
        yield Issue("cards_beyond_turns", players, {"count": count, "turns": turns, "most": most}, hint=True)


def boxes_of_the_mode(sheet: Sheet[Player]) -> Iterator[Issue]:
    """The book tells the duel and the solo game with the base game alone."""
    if sheet.mode in (DUEL, SOLO) and sheet.expansions:
        players = tuple(player.name for player in sheet.players if player.ase_of is None)
        values = {"boxes": sheet.expansions}
        yield Issue("duel_with_boxes" if sheet.mode == DUEL else "solo_with_boxes", players, values, hint=True)


CHECKS: tuple[Callable[[Sheet[Player]], Iterator[Issue]], ...] = (
    copies_of_the_boxes,
    rounds_make_the_pile,
    one_winner_of_a_kind,
    cards_of_the_turns,
    boxes_of_the_mode,
)
