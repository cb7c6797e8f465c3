"""What no table of Nidavellir can hold, and what deserves a second look.

A warning is certain: no legal game ends like this. Where a rare card could explain it, it is a hint.
"""

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cached_property

from scoring.cards.idavoll import BROUGHT_BY_SKYMIR, DEALT, MYTHOLOGY, TURNS_OF_MYTHOLOGY
from scoring.cards.nidavellir import (
    AGES,
    DISTINCTION,
    EXPLORER,
    HERO,
    TAVERNS,
    TURNS_PER_AGE,
)
from scoring.cards.thingvellir import ARTEFACT, MERCENARY
from scoring.coins import coins_at_one_table, coins_in_one_hand
from scoring.games.nidavellir.catalogue import CARDS, DWARFS, EXCHANGE, TREASURIES
from scoring.games.nidavellir.count import Troop
from scoring.games.nidavellir.sheet import COUNTED, Player
from scoring.issue import Issue, Side, cards_once
from scoring.sheet import Sheet
from scoring.vocabulary import Captures, Held, Track

#: The explorers' distinction draws a card more.
DRAWN_BY_PIONEER = 1

#: Cards that search the discard pile, and how many they take from it.
SEARCHERS = {"andumia": 1, "brisingamens": 2}
#: Odin may put Andumia or Holda back once her power is used, so that she is not seen, or used twice.
AGAIN_BY_ODIN = 1

#: Cards by which the special blacksmith may have been discarded.
DISCARDING = {"dagda", "crovax", "brisingamens"}

EXPLORERS_FOR_HOURYA = 5

#: Whoever has an exchange coin has four others.
TREASURY_COINS_IN_A_HAND = 4

#: What lets a player own more heroes than complete lines, and how many: heroes without a line, grades that left it.
BEYOND_LINES = {
    "gjallarhorn": 1,
    "thrud": 1,
    "ylud": 1,
    "dagda": 2,
    "bonfur": 1,
    "crovax": 1,
    "brisingamens": 2,
    "odin": 1,
}
#: The same of a card in front of somebody else: it makes the others discard.
BEYOND_LINES_BY_OTHERS = {"hofud": 1}


class Hand(Troop, Side[Player]):
    """A player's side, with the questions that the checks ask of it."""

    __slots__ = ("ids",)

    def __init__(self, player: Player) -> None:
        super().__init__(player)
        self.ids = frozenset(held.card for held in player.cards)

    def held(self, card: str) -> Held | None:
        return next((held for held in self.player.cards if held.card == card), None)

    def captured(self, giant: str) -> bool:
        held = self.held(giant)
        return held is not None and held.captured is not None

    def giants(self, column: str) -> list[Held]:
        """The giants of this hand that captured a dwarf of the column."""
        return [
            held
            for card, held in self.outside
            if isinstance(card.asks, Captures) and card.asks.column == column and held.captured is not None
        ]


class Table:
    """The whole table, as the checks look at it."""

    def __init__(self, sheet: Sheet[Player]) -> None:
        self.hands = [Hand(player) for player in sheet.players]
        self.players = len(self.hands)
        self.turns = TURNS_PER_AGE[self.players]
        self.camp = "thingvellir" in sheet.expansions
        self.mythology = "idavoll" in sheet.expansions

    @cached_property
    def owners(self) -> dict[str, list[str]]:
        """Who holds each card; a player who holds it twice stands there twice."""
        owners: dict[str, list[str]] = {}
        for hand in self.hands:
            for held in hand.player.cards:
                owners.setdefault(held.card, []).append(hand.name)
        return owners

    def from_discards(self, hand: Hand) -> int:
        """How many cards a player may have taken from the discard pile."""
        taken = sum(most for card, most in SEARCHERS.items() if card in hand.ids)
        return taken + AGAIN_BY_ODIN * (self.camp and "odin" in hand.ids)

    def most_dwarfs(self, hand: Hand) -> int:
        """The most dwarf cards that the taverns can have given a player, and the discard pile."""
        return AGES * self.turns * TAVERNS + DRAWN_BY_PIONEER + self.from_discards(hand)


def check(sheet: Sheet[Player]) -> Iterator[Issue]:
    """Every warning and hint about a table."""
    table = Table(sheet)
    return (issue for look in CHECKS for issue in look(table))


def unique_cards_once(table: Table) -> Iterator[Issue]:
    yield from cards_once(table.owners)


def dwarfs_of_the_box(table: Table) -> Iterator[Issue]:
    """Copies of each dwarf, those under a giant included, of which nobody may have told the value."""
    for column, box in DWARFS[table.players].items():
        armies = Counter(value for hand in table.hands for value in hand.dwarfs[column])
        giants = [(hand, held) for hand in table.hands for held in hand.giants(column)]
        captured = Counter(value for _, held in giants for value in _captured(column, held))
        beyond = [
            value for value in sorted(armies.keys() | captured.keys()) if armies[value] + captured[value] > box[value]
        ]
        for value in beyond:
            values = {"column": column, "value": value, "count": armies[value] + captured[value], "most": box[value]}
            if armies[value] > box[value]:
                players = tuple(hand.name for hand in table.hands if value in hand.dwarfs[column])
                yield Issue("column_copies" if column in COUNTED else "dwarf_copies", players, values)
                continue
            for hand, held in giants:
                if value in _captured(column, held):
                    yield hand.warning("captured_beyond_box", card=held.card, **values)
        most = box.total()
        if armies.total() + len(giants) > most and not beyond:
            for hand, held in giants:
                yield hand.warning("captured_beyond_column", card=held.card, column=column, most=most)


def dwarfs_of_the_turns(table: Table) -> Iterator[Issue]:
    for hand in table.hands:
        count, most = sum(map(len, hand.player.army)), table.most_dwarfs(hand)
        if count > most:
            yield hand.warning("dwarfs_beyond_turns", count=count, most=most)


def cards_of_the_taverns(table: Table) -> Iterator[Issue]:
    """Whatever a player took, a camp or a mythology card included, took a tavern; few cards bring another.

    Of a hand whose dwarfs alone are too many, one limit is said, and that is theirs.
    """
    for hand in table.hands:
        dwarfs = sum(map(len, hand.player.army))
        if dwarfs > table.most_dwarfs(hand):
            continue
        most = AGES * table.turns * TAVERNS + TURNS_OF_MYTHOLOGY * table.mythology
        most += table.from_discards(hand) + BROUGHT_BY_SKYMIR * hand.captured("skymir")
        most += DRAWN_BY_PIONEER * ("pioneer_of_the_kingdom" in hand.ids) + ("holda" in hand.ids)
        count = dwarfs + hand.count(ARTEFACT, MERCENARY, *MYTHOLOGY)
        count += sum(held.captured is not None for held in hand.player.cards)
        if count > most:
            yield hand.hint("cards_beyond_taverns", count=count, most=most)


def coins(table: Table) -> Iterator[Issue]:
    for hand in table.hands:
        yield from coins_in_one_hand(hand.name, hand.player.coins, hand.ids, EXCHANGE)
    lying = [(hand.name, hand.player.coins) for hand in table.hands]
    lying += [(hand.name, held.coins) for hand in table.hands for held in hand.player.cards]
    yield from coins_at_one_table(lying, table.players, TREASURIES[table.players])


def coins_on_odroerir(table: Table) -> Iterator[Issue]:
    """Each was the lowest of the treasury when it came there: all lower ones lay in hands or on the card."""
    box = sorted(Counter(TREASURIES[table.players]).elements())
    most_in_hands = TREASURY_COINS_IN_A_HAND * table.players
    for hand in table.hands:
        for held in hand.player.cards:
            for rank, coin in enumerate(sorted(held.coins)):
                if bisect_left(box, coin) > most_in_hands + rank:
                    yield hand.hint("coins_not_low", card=held.card, coins=sorted(held.coins))
                    break


def special_blacksmith(table: Table) -> Iterator[Issue]:
    earned = "kings_great_armorer" in table.owners
    for hand in table.hands:
        owns, reward = "kings_great_armorer" in hand.ids, "special_blacksmith" in hand.ids
        if reward and not owns and not (earned and table.from_discards(hand)):
            yield hand.warning("special_blacksmith_unearned")
        if owns and "special_blacksmith" not in table.owners and not hand.ids & DISCARDING:
            yield hand.hint("special_blacksmith_missing")


def gullinbursti(table: Table) -> Iterator[Issue]:
    for hand in table.hands:
        boar, bringer = "gullinbursti" in hand.ids, "hreasvelg" in hand.ids
        if boar and not bringer and "brisingamens" in hand.ids:
            # whether Brísingamens may discard an animal is disputed: Hreasvelg may have been here
            yield hand.hint("gullinbursti_unbrought")
        elif boar and not bringer:
            yield hand.warning("gullinbursti_unbrought")
        if bringer and not boar:
            yield hand.hint("gullinbursti_missing")


def mythology_cards(table: Table) -> Iterator[Issue]:
    most = DEALT[table.players]
    for hand in table.hands:
        brought = BROUGHT_BY_SKYMIR * hand.captured("skymir")
        most += brought
        count = hand.count(*MYTHOLOGY)
        if count > TURNS_OF_MYTHOLOGY + brought:
            yield hand.hint("mythology_in_hand", count=count, most=TURNS_OF_MYTHOLOGY + brought)
    count = sum(hand.count(*MYTHOLOGY) for hand in table.hands)
    if count > most:
        players = tuple(hand.name for hand in table.hands if hand.count(*MYTHOLOGY))
        yield Issue("mythology_cards", players, {"count": count, "most": most})


def camp_cards(table: Table) -> Iterator[Issue]:
    """One camp card a tavern, and what Holda and the discard pile may bring besides."""
    besides = ("holda" in table.owners) + sum(table.from_discards(hand) for hand in table.hands)
    for age in range(1, AGES + 1):
        turns = table.turns + (age == 1 and table.mythology)
        most = turns * TAVERNS + besides
        counts = {hand.name: sum(CARDS[held.card].age == age for held in hand.player.cards) for hand in table.hands}
        if sum(counts.values()) > most:
            players = tuple(name for name, count in counts.items() if count)
            yield Issue("camp_cards", players, {"age": age, "count": sum(counts.values()), "most": most})


def valkyries(table: Table) -> Iterator[Issue]:
    """Hildr counts distinctions, Sigrdrífa heroes: their tokens can be compared with the table."""
    for hand in table.hands:
        if hildr := hand.held("hildr"):
            won = hand.count(DISTINCTION)
            if hildr.notch > won:
                yield hand.warning("hildr_beyond_distinctions", notch=hildr.notch, count=won)
            elif hildr.notch < min(won, _last_notch("hildr")) and not hand.captured("skymir"):
                yield hand.hint("hildr_below_distinctions", notch=hildr.notch, count=won)
        if sigrdrifa := hand.held("sigrdrifa"):
            heroes = hand.count(HERO)
            if sigrdrifa.notch > heroes:
                yield hand.hint("sigrdrifa_beyond_heroes", notch=sigrdrifa.notch, count=heroes)


def heroes_of_the_lines(table: Table) -> Iterator[Issue]:
    for hand in table.hands:
        others = {card: most for card, most in BEYOND_LINES_BY_OTHERS.items() if card in table.owners.keys() - hand.ids}
        reasons = {card: most for card, most in BEYOND_LINES.items() if card in hand.ids} | others
        if hand.captured("thrivaldi"):
            reasons["thrivaldi"] = 1
        heroes, lines = hand.count(HERO), min(hand.grades.values())
        if heroes > lines + sum(reasons.values()):
            yield hand.hint(
                "heroes_beyond_reasons" if reasons else "heroes_beyond_lines",
                heroes=heroes,
                lines=lines,
                cards=list(reasons),
            )


def explorers_for_hourya(table: Table) -> Iterator[Issue]:
    for hand in table.hands:
        others = hand.grades[EXPLORER] - 1
        if "hourya" in hand.ids and others < EXPLORERS_FOR_HOURYA:
            yield hand.hint("hourya_explorers", count=others, wanted=EXPLORERS_FOR_HOURYA)


CHECKS: tuple[Callable[[Table], Iterator[Issue]], ...] = (
    unique_cards_once,
    dwarfs_of_the_box,
    dwarfs_of_the_turns,
    cards_of_the_taverns,
    coins,
    coins_on_odroerir,
    special_blacksmith,
    gullinbursti,
    mythology_cards,
    camp_cards,
    valkyries,
    heroes_of_the_lines,
    explorers_for_hourya,
)


def _captured(column: str, held: Held) -> tuple[int, ...]:
    """The captured dwarf as its column counts it; nothing where its value matters and was not told."""
    return (0,) if column in COUNTED else held.captured or ()


def _last_notch(card: str) -> int:
    track = CARDS[card].asks
    assert isinstance(track, Track)
    return len(track.points) - 1
