"""What no table of Nains can hold, and what deserves a second look."""

from collections import Counter
from collections.abc import Callable, Iterator
from itertools import pairwise

from scoring.cards.nains import (
    COGNAR,
    COLUMNS,
    DWARFS,
    ERAS,
    ERRANTS,
    FORGE,
    MALT,
    MERCENARY,
    OCCULT,
    PARIAH_TOKENS,
    RUNES,
    SHIELD,
    SYMBOLS,
    TALION,
    TAVERNS,
    TEMPLE,
    TURNS_PER_ERA,
)
from scoring.coins import TREASURY, coins_at_one_table, coins_in_one_hand
from scoring.games.nains.catalogue import CARDS, EXCHANGE
from scoring.games.nains.count import BOARD, LIQUOR_CERTIFICATE, Fortress
from scoring.games.nains.sheet import Player
from scoring.issue import Issue, Side, cards_once
from scoring.sheet import Sheet

#: What a player can have of each symbol at most: one for each card that could print it.
MOST_SYMBOLS = {OCCULT: DWARFS["temple"], RUNES: DWARFS["forge"], MALT: sum(DWARFS.values())}

#: Svara takes a card of the second era's deck.
DRAWN_BY_SVARA = 1


#: Which majority each Elite Cognar joins.
ORDER_OF_ELITE = {"tiss": SHIELD, "aral": TEMPLE, "brum": ERRANTS, "redwin": FORGE, "ordo": TALION}


class Hand(Fortress, Side[Player]):
    """A player's side, with the questions that the checks ask of it."""

    @property
    def own_malt(self) -> int:
        """Malt besides the board's, which everybody has."""
        return sum(count for source, count in self.sources[MALT] if source != BOARD)

    def count(self, *kinds: str) -> int:
        return sum(CARDS[held.card].kind in kinds for held in self.player.cards)


def check(sheet: Sheet[Player]) -> Iterator[Issue]:
    """Every warning and hint about a table."""
    hands = [Hand.read(player, sheet) for player in sheet.players]
    return (issue for look in CHECKS for issue in look(hands))


def unique_cards_once(hands: list[Hand]) -> Iterator[Issue]:
    owners: dict[str, list[str]] = {}
    for hand in hands:
        for held in hand.player.cards:
            owners.setdefault(held.card, []).append(hand.name)
    yield from cards_once(owners)


def gaat_comes_with_oboron(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        ally, lord = "gaat" in hand.ids, "oboron" in hand.ids
        if ally and not lord:
            yield hand.warning("gaat_alone")
        if lord and not ally:
            yield hand.hint("gaat_missing")


def mercenaries_in_company(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        match [held.card for held in hand.player.cards if CARDS[held.card].kind == MERCENARY]:
            case [alone]:
                yield hand.warning("mercenary_alone", card=alone)


def dwarfs_of_the_box(hands: list[Hand]) -> Iterator[Issue]:
    for column in COLUMNS:
        count = sum(hand.own_grades[column] for hand in hands)
        if count > DWARFS[column]:
            players = tuple(hand.name for hand in hands if hand.own_grades[column])
            yield Issue("column_copies", players, {"column": column, "count": count, "most": DWARFS[column]})


def dwarfs_of_the_turns(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        most = ERAS * TURNS_PER_ERA[len(hands)] * TAVERNS + DRAWN_BY_SVARA * ("svara" in hand.ids)
        count = sum(hand.own_grades.values())
        if count > most:
            yield hand.hint("dwarfs_beyond_turns", count=count, most=most)


def symbols(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        bare = not any(hand.own_grades.values())
        for symbol in SYMBOLS:
            count = getattr(hand.player.symbols, symbol)
            if count and bare:
                yield hand.warning("symbols_without_dwarfs", symbol=symbol, count=count)
            elif count > MOST_SYMBOLS[symbol]:
                yield hand.warning("symbols_beyond_box", symbol=symbol, count=count, most=MOST_SYMBOLS[symbol])


def shield_track(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        grades, printed = hand.shield_grades, hand.player.army.printed
        if printed and not grades:
            yield hand.warning("printed_without_grades", printed=printed)
        if grades and not printed:
            yield hand.hint("printed_missing", grades=grades)
    told: dict[int, tuple[str, int]] = {}
    for hand in hands:
        grades, printed = hand.shield_grades, hand.player.army.printed
        if not grades or not printed:
            continue
        name, other = told.setdefault(grades, (hand.name, printed))
        if other != printed:
            values = {"grades": grades, "printed": printed, "other": other}
            yield Issue("printed_differently", (name, hand.name), values, hint=True)
    for (grades, (low, printed)), (more, (high, less)) in pairwise(sorted(told.items())):
        if less <= printed:
            values = {"grades": grades, "printed": printed, "more": more, "less": less}
            yield Issue("printed_falls", (low, high), values, hint=True)


def pariah_tokens(hands: list[Hand]) -> Iterator[Issue]:
    """A token lies on a value that the column held before: one card of that value lies open."""
    for hand in hands:
        army = hand.player.army
        named = {value for _, grades in hand.stands[ERRANTS] for value in grades}
        for value in sorted(set(army.pariah) - set(army.visible) - named):
            yield hand.warning("pariah_alone", value=value)
        for value, count in sorted(Counter(army.visible).items()):
            if count > 1:
                yield hand.hint("pariah_forgotten", value=value, count=count)
    tokens = sum(len(hand.player.army.pariah) for hand in hands)
    if tokens > PARIAH_TOKENS:
        players = tuple(hand.name for hand in hands if hand.player.army.pariah)
        yield Issue("pariah_tokens", players, {"count": tokens, "most": PARIAH_TOKENS}, hint=True)


def cognars_of_the_lines(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        lines = min(hand.grades.values())
        hired = hand.count(MERCENARY)
        cognars = hand.count(COGNAR) + hired
        # whether each mercenary of a group needs a line of its own is not said
        if cognars - max(hired - 1, 0) > lines:
            yield hand.hint("cognars_beyond_lines", cognars=cognars, lines=lines)
        elif cognars < lines:
            yield hand.hint("cognars_below_lines", cognars=cognars, lines=lines)


def elites_of_the_majorities(hands: list[Hand]) -> Iterator[Issue]:
    """An Elite Cognar joins who has most grades of an Order, and no grade ever leaves."""
    for hand in hands:
        for elite, column in ORDER_OF_ELITE.items():
            if elite in hand.ids and not hand.grades[column]:
                yield hand.hint("elite_unearned", card=elite, column=column)
        if LIQUOR_CERTIFICATE in hand.ids and not hand.own_malt:
            yield hand.hint("certificate_unearned", card=LIQUOR_CERTIFICATE)


def coins(hands: list[Hand]) -> Iterator[Issue]:
    for hand in hands:
        yield from coins_in_one_hand(hand.name, hand.player.coins, hand.ids, EXCHANGE)
    yield from coins_at_one_table([(hand.name, hand.player.coins) for hand in hands], len(hands), TREASURY)


CHECKS: tuple[Callable[[list[Hand]], Iterator[Issue]], ...] = (
    unique_cards_once,
    gaat_comes_with_oboron,
    mercenaries_in_company,
    dwarfs_of_the_box,
    dwarfs_of_the_turns,
    symbols,
    shield_track,
    pariah_tokens,
    cognars_of_the_lines,
    elites_of_the_majorities,
    coins,
)
