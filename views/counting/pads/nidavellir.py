"""The pads of Nidavellir, Thingvellir and Idavoll."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import lru_cache

from scoring import Issue, Sheet, games
from scoring.cards.idavoll import ANIMAL, COMPANION, GIANT, GOD, TURNS_OF_MYTHOLOGY, VALKYRIE
from scoring.cards.nidavellir import AGES, BLACKSMITH, COLUMNS, DISTINCTION, EXPLORER, HERO, TAVERNS, TURNS_PER_AGE
from scoring.cards.thingvellir import ARTEFACT, MERCENARY
from scoring.games.nidavellir.catalogue import CARDS, DWARFS, EXCHANGE, TREASURIES, in_play
from scoring.games.nidavellir.count import CAMP, COINS, HEROES, MYTHOLOGY
from scoring.games.nidavellir.sheet import COUNTED, NO_ARMY, Player
from scoring.vocabulary import Captures, Held, StandsIn
from views.counting.pads.columns import (
    Hand,
    card_group,
    coins_entered,
    coins_left,
    column_cards,
    few_cards,
    lies_on,
    pad_of,
)
from views.counting.pads.offer import GRADES, VALUES, Commands, Dealt, Group, Numbers, Pad, Seat, counts, values
from words import GameVoice

GAME = games.named("nidavellir")

#: The column whose majority earns each distinction.
DISTINCTION_OF = dict(zip((card.id for card in CARDS.values() if card.kind == DISTINCTION), COLUMNS, strict=True))

#: The kinds of cards that lie outside the columns, by pad.
KINDS = {HEROES: (HERO,), CAMP: (ARTEFACT,), MYTHOLOGY: (GOD, GIANT, VALKYRIE)}
HOME = {kind: pad for pad, kinds in KINDS.items() for kind in kinds} | {ANIMAL: MYTHOLOGY, COMPANION: MYTHOLOGY}
HOME |= DISTINCTION_OF

#: Beginnings of issue ids, with their pads.
ABOUT = {
    "hildr": MYTHOLOGY,
    "sigrdrifa": MYTHOLOGY,
    "mythology": MYTHOLOGY,
    "camp": CAMP,
    "heroes": HEROES,
    "captured": MYTHOLOGY,
    "hourya": EXPLORER,
    "special_blacksmith": BLACKSMITH,
    "gullinbursti": BLACKSMITH,
}

#: Kinds of cards that a player takes in a tavern instead of a dwarf.
TAKEN = {ARTEFACT, MERCENARY, ANIMAL, GOD, GIANT, VALKYRIE}

#: How many grades are shown before a tap on "more": with its chip two rows of a phone. Hardly anybody has more.
FIRST_GRADES = 13


def start(name: str) -> Player:
    """A player with nothing but the exchange coin."""
    return Player(name, coins=EXCHANGE.coins(()))


def pads(sheet: Sheet[Player]) -> tuple[str, ...]:
    """The categories in the order of the score pad, coins last."""
    camp = (CAMP,) if "thingvellir" in sheet.expansions else ()
    mythology = (MYTHOLOGY,) if "idavoll" in sheet.expansions else ()
    return (*COLUMNS, HEROES, *camp, *mythology, COINS)


def rows(key: str) -> tuple[str, ...]:
    """The rows of the score that a pad counts for."""
    return (key,)


def pad(seat: Seat[Player], key: str) -> Pad:
    sheet = seat.sheet
    hand = Hand(seat, EXCHANGE, in_play(frozenset(sheet.expansions)).values())
    if key in COLUMNS:
        return _column(seat, hand, key)
    coins = coins_left(sheet, seat.index, TREASURIES[len(sheet.players)])
    if key == COINS:
        return hand.coins(coins)
    shown = [
        card
        for card in hand.cards
        if card.kind in KINDS[key] and card.column is None and not isinstance(card.asks, StandsIn)
    ]
    cards = card_group(hand.card(card) for card in shown)
    return Pad(key, (cards, *hand.questions(shown, coins, DWARFS[len(sheet.players)])))


def where(issue: Issue, player: Player) -> str:
    """The pad of a player that shows an issue."""
    return pad_of(issue, player.cards, COLUMNS, CARDS, HOME, ABOUT)


def has_entries(player: Player, key: str) -> bool:
    if key == COINS:
        return coins_entered(player, EXCHANGE)
    return bool(getattr(player.army, key, ())) or lies_on(key, player.cards, CARDS, HOME)


def commands(_: Sheet[Player], __: str, ___: GameVoice) -> Commands:
    return Commands()


def cards(sheet: Sheet[Player], index: int) -> Dealt:
    """The cards that a player took in the taverns."""
    player = sheet.players[index]
    count = sum(map(len, player.army)) + sum(CARDS[held.card].kind in TAKEN for held in player.cards)
    dealt = AGES * TURNS_PER_AGE[len(sheet.players)] * TAVERNS
    return Dealt(count, dealt + TURNS_OF_MYTHOLOGY * ("idavoll" in sheet.expansions))


def forgotten(sheet: Sheet[Player], index: int) -> Issue | None:
    """A hint if a player has far fewer cards than a game deals."""
    return few_cards(sheet.players[index].name, cards(sheet, index))


def _column(seat: Seat[Player], hand: Hand, column: str) -> Pad:
    voice, sheet = seat.voice, seat.sheet
    distinctions = [CARDS[card] for card, earned in DISTINCTION_OF.items() if earned == column]
    cards = card_group([*column_cards(hand, column), *map(hand.card, distinctions)])
    dwarfs = dwarfs_of(column)
    copies = dwarfs_left(sheet, seat.index, column)
    if column in COUNTED:
        most = max(DWARFS[len(sheet.players)][column].total(), len(dwarfs.get(seat.player)))
        worth = _worth(tuple(sheet.expansions), seat.player.cards, column, most)
        grades = counts(
            seat,
            column,
            lambda player: len(dwarfs.get(player)),
            lambda player, count: dwarfs.put(player, (0,) * count),
            upto=most,
            left=copies(0),
            note=lambda count: voice.text("worth", points=worth[count]),
        )
        return Pad(column, (Group(GRADES, grades, first=FIRST_GRADES), cards), asks_number=True)
    box = DWARFS[len(sheet.players)][column]
    printed = sorted(box.keys() | dwarfs.get(seat.player))
    chips = Group(VALUES, values(seat, column, dwarfs, copies, printed, colour=column))
    return Pad(column, (chips, cards))


def dwarfs_of(column: str) -> Numbers:
    """The dwarf cards of a column."""
    return Numbers(
        lambda player: getattr(player.army, column),
        lambda player, numbers: replace(player, army=player.army._replace(**{column: numbers})),
    )


def dwarfs_left(sheet: Sheet[Player], index: int, column: str) -> Callable[[int], int]:
    """Gives how many dwarfs of a value a player could have: those in the box minus those of others and under giants."""
    elsewhere: Counter[int] = Counter()
    for seat, player in enumerate(sheet.players):
        if seat != index:
            elsewhere.update(getattr(player.army, column))
        for held in player.cards:
            asks = CARDS[held.card].asks
            if isinstance(asks, Captures) and asks.column == column and held.captured is not None:
                elsewhere.update((0,) if column in COUNTED else held.captured)
    box = DWARFS[len(sheet.players)][column]
    return lambda value: box[value] - elsewhere[value]


@lru_cache(256)
def _worth(expansions: tuple[str, ...], cards: tuple[Held, ...], column: str, most: int) -> tuple[int, ...]:
    """The points of a column with these cards for each number of dwarfs, regardless of the others."""
    worth = []
    for dwarfs in range(most + 1):
        player = Player("", NO_ARMY._replace(**{column: (0,) * dwarfs}), cards)
        (why,), _ = GAME.explain(Sheet(GAME.name, (player,), expansions, {}, ""))
        worth.append(sum(line.points for line in why[column]))
    return tuple(worth)
