"""What the pads of the column games share: cards, the questions of cards, and coins."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import lru_cache, partial
from typing import Any, assert_never

from scoring import Issue, Sheet
from scoring.coins import BASE, VALUES, Exchange, most_in_hand
from scoring.vocabulary import Captures, Card, CoinsOnIt, Doubles, Held, StandsIn, Track
from views.counting.pads.offer import (
    CARDS,
    COINS,
    GRADES,
    Dealt,
    Group,
    Numbers,
    Offer,
    Pad,
    Seat,
    options,
    short,
    values,
)
from words import GameVoice

COINS_PAD = "coins"

HAND_COINS = Numbers(lambda player: player.coins, lambda player, coins: replace(player, coins=coins))


def with_cards(player: Any, cards: tuple[Held, ...], exchange: Exchange) -> Any:
    """The player with other cards, and with the exchange coin that those cards leave or replace."""
    before, after = (exchange.coins({held.card for held in some}) for some in (player.cards, cards))
    coins = list(player.coins)
    if before != after and all(coin in coins for coin in before):
        for coin in before:
            coins.remove(coin)
        coins += after
    return replace(player, cards=cards, coins=tuple(sorted(coins)))


class Hand:
    """Makes offers for the cards of a seat; knows who has the others, and which cards change the exchange coin."""

    def __init__(self, seat: Seat[Any], exchange: Exchange, cards: Collection[Card]) -> None:
        self.seat = seat
        self.cards = cards
        self.exchange = exchange
        self.held: Mapping[str, Held] = {held.card: held for held in seat.player.cards}
        self.elsewhere: dict[str, str] = {}
        for player in seat.others:
            for held in player.cards:
                self.elsewhere.setdefault(held.card, short(player.name, 12))

    def card(self, card: Card, column: str = "") -> Offer:
        """The offer that adds or removes a card; `column` for cards that can stand in several."""
        held = self.held.get(card.id)
        here = held is not None and held.column == column
        placed = Held(card.id, column)
        change = self._cards(lambda cards: without(cards, card.id) if here else (*without(cards, card.id), placed))
        return Offer(
            f"{card.id} {column}".strip(),
            label(card, column, self.seat.voice),
            self.seat.edit(change),
            note=self._note(card, column, held),
            held=int(here),
            gone=card.id in self.elsewhere,
            card=card.id,
            notes=notes(card, column, self.seat.voice),
        )

    def double(self, card: Card, asks: Doubles, column: str) -> Offer:
        """The offer of a double of Olwyn in a column; one too many replaces the one placed first."""
        held = self.held.get(card.id, Held(card.id))
        here = column in held.doubles
        others = tuple(double for double in held.doubles if double != column)
        doubles = others if here else (*others, column)[-asks.most :]
        change = self._cards(lambda cards: (*without(cards, card.id), held._replace(doubles=doubles)))
        return Offer(
            f"{asks.name} {column}",
            self.seat.voice.label(asks.name),
            self.seat.edit(change),
            note=self.elsewhere.get(card.id, self._stands_in(others)),
            held=int(here),
            gone=card.id in self.elsewhere,
            card=card.id,
            notes=notes(card, column, self.seat.voice),
        )

    def questions(
        self, cards: Iterable[Card], copies: Callable[[int], int], box: Mapping[str, Collection[int]]
    ) -> Iterator[Group]:
        """A group for each question of a card on this pad; a giant can only capture dwarfs in the box.

        In the order in which the cards were laid down, so that a new one comes last and moves no other.
        """
        voice, asking = self.seat.voice, {card.id: card for card in cards}
        for held in self.held.values():
            card = asking.get(held.card)
            if card is None:
                continue
            name = voice.label(card.id)
            match card.asks:
                case Captures(column, points, points_matter):
                    title = voice.text("captured", card=name, column=column)
                    printed = tuple(point for point in points if point in box[column] or held.captured == (point,))
                    yield Group(GRADES, self._captures(held, printed, points_matter), title)
                case Track(points):
                    yield Group(GRADES, self._notches(held, points), voice.text("notch", card=name))
                case CoinsOnIt():
                    coins = self._coins_on(card.id)
                    in_hand = Counter(self.seat.player.coins)
                    left = partial(_left_here, copies, in_hand)
                    grid = values(self.seat, f"{card.id} coin", coins, left, sorted(VALUES))
                    yield Group(COINS, grid, voice.text("coins_on", card=name))
                case StandsIn() | Doubles() | None:
                    pass
                case _:  # pragma: no cover
                    assert_never(card.asks)

    def coins(self, copies: Callable[[int], int]) -> Pad:
        """The pad of coins."""
        left = self.exchange.coins(self.held)
        on_cards = Counter(coin for held in self.held.values() for coin in held.coins)
        offers = values(
            self.seat,
            "coin",
            HAND_COINS,
            lambda value: min(_left_here(copies, on_cards, value), most_in_hand(value, left)),
            sorted(VALUES),
        )
        return Pad(COINS_PAD, (Group(COINS, offers),))

    def _captures(self, held: Held, points: tuple[int, ...], points_matter: bool) -> tuple[Offer, ...]:
        voice, card = self.seat.voice, held.card
        answers: list[tuple[str, str, tuple[int, ...] | None]] = [("nothing", voice.text("nothing"), None)]
        if not points_matter:
            answers.append(("something", voice.text("something"), ()))
        answers += [(str(point), str(point), (point,)) for point in points]
        return options(
            self.seat,
            [
                (f"{card} {key}", label, "", held.captured == answer, self._answer(held._replace(captured=answer)))
                for key, label, answer in answers
            ],
        )

    def _notches(self, held: Held, points: tuple[int, ...]) -> tuple[Offer, ...]:
        return options(
            self.seat,
            [
                (
                    f"{held.card} {notch}",
                    str(value),
                    self.seat.voice.text("nth_notch", notch=notch + 1),
                    held.notch == notch,
                    self._answer(held._replace(notch=notch)),
                )
                for notch, value in enumerate(points)
            ],
        )

    def _coins_on(self, card: str) -> Numbers:
        def put(player: Any, coins: tuple[int, ...]) -> Any:
            cards = tuple(held._replace(coins=coins) if held.card == card else held for held in player.cards)
            return replace(player, cards=cards)

        return Numbers(lambda player: next((held.coins for held in player.cards if held.card == card), ()), put)

    def _answer(self, answered: Held) -> Callable[[Any], Any]:
        return lambda player: replace(
            player, cards=tuple(answered if held.card == answered.card else held for held in player.cards)
        )

    def _cards(self, change: Callable[[tuple[Held, ...]], tuple[Held, ...]]) -> Callable[[Any], Any]:
        return lambda player: with_cards(player, change(player.cards), self.exchange)

    def _stands_in(self, columns: Iterable[str]) -> str:
        return ", ".join(_stands_in(column, self.seat.voice) for column in columns)

    def _note(self, card: Card, column: str, held: Held | None) -> str:
        """A card's note: who else has it, where it stands, what was answered, or what it prints."""
        voice = self.seat.voice
        if owner := self.elsewhere.get(card.id):
            return owner
        if held and held.column != column:
            return _stands_in(held.column, voice)
        return (held and _answer(card, held, voice)) or printed(card, column, voice)


@lru_cache(2000)
def label(card: Card, column: str, voice: GameVoice) -> str:
    """A card's name; for a mercenary, who has none, the age, and the points in the column, else that it is a grade."""
    if not _is_hired(card):
        return voice.label(card.id)
    assert isinstance(card.asks, StandsIn)
    assert card.age
    return voice.text("mercenary", age="I" * card.age, here=_printed(card.asks.columns[column]) or "+1")


@lru_cache(2000)
def printed(card: Card, column: str, voice: GameVoice) -> str:
    """What a card prints: its points or grades, for a mercenary those of the other column."""
    if isinstance(card.asks, StandsIn):
        if not _is_hired(card):
            return _printed(card.asks.columns[column])
        ((other, grades),) = ((other, grades) for other, grades in card.asks.columns.items() if other != column)
        return voice.text("or_column", column=other, points=_printed(grades)).strip()
    if any(card.grades):
        return _printed(card.grades)
    if len(card.grades) > 1:
        return voice.text("grades", count=len(card.grades))
    return f"+{card.points}" if card.points else ""


@lru_cache(2000)
def notes(card: Card, column: str, voice: GameVoice) -> tuple[str, ...]:
    """The notes that a card may bear in a column: what it prints, or where it stands."""
    columns = card.asks.columns if isinstance(card.asks, StandsIn | Doubles) else ()
    return printed(card, column, voice), *(_stands_in(other, voice) for other in columns if other != column)


def _stands_in(column: str, voice: GameVoice) -> str:
    return voice.text("stands_in", column=column)


def _left_here(copies: Callable[[int], int], elsewhere: Mapping[int, int], value: int) -> int:
    """How many coins of a value can lie here, given those that the player has elsewhere."""
    return copies(value) - elsewhere.get(value, 0)


def _printed(grades: Iterable[int]) -> str:
    return " + ".join(str(grade) for grade in grades if grade)


def _answer(card: Card, held: Held, voice: GameVoice) -> str:
    """The answer to a card's question, in short."""
    match card.asks:
        case Captures():
            return (
                voice.text("nothing") if held.captured is None else _printed(held.captured) or voice.text("something")
            )
        case Track(points):
            return f"+{points[held.notch]}"
    return ""


def _is_hired(card: Card) -> bool:
    """Whether a card is a mercenary of Nidavellir, which fits in two columns."""
    return isinstance(card.asks, StandsIn) and len(card.asks.columns) == 2


def without(cards: tuple[Held, ...], card: str) -> tuple[Held, ...]:
    return tuple(held for held in cards if held.card != card)


def card_group(offers: Iterable[Offer], title: str = "") -> Group:
    return Group(CARDS, tuple(offers), title)


def column_cards(hand: Hand, column: str) -> Iterator[Offer]:
    """Offers of all cards except dwarfs that can stand in a column."""
    for card in hand.cards:
        if card.column == column:
            yield hand.card(card)
        elif isinstance(card.asks, StandsIn) and column in card.asks.columns:
            yield hand.card(card, column)
        elif isinstance(card.asks, Doubles) and column in card.asks.columns:
            yield hand.double(card, card.asks, column)


def coins_left(sheet: Sheet[Any], seat: int, treasury: Mapping[int, int]) -> Callable[[int], int]:
    """Gives how many coins of a value a player could have, given those of the others."""
    beyond: Counter[int] = Counter()
    for index, player in enumerate(sheet.players):
        if index == seat:
            continue
        held = Counter((*player.coins, *(coin for card in player.cards for coin in card.coins)))
        beyond += Counter({value: count - (value in BASE) for value, count in held.items()})
    return lambda value: treasury.get(value, 0) - beyond[value] + (value in BASE) + (value == 3)


#: How many cards fewer than dealt a player can have: all royal offerings taken, and some cards discarded.
FEWER_CARDS = 8


def few_cards(name: str, cards: Dealt) -> Issue | None:
    """A hint if a player has far fewer cards than a game deals: some are probably not entered yet."""
    if cards.counted >= cards.dealt - FEWER_CARDS:
        return None
    return Issue("few_cards", (name,), {"count": cards.counted, "dealt": cards.dealt}, hint=True)


def coins_untouched(name: str, coins: tuple[int, ...]) -> Issue | None:
    """A hint if a player has exactly the starting coins, which is rare at the end of a game."""
    return Issue("coins_untouched", (name,), hint=True) if coins == BASE else None


#: Beginnings of the ids of issues about coins, with their pad.
ABOUT_COINS = dict.fromkeys(("coin", "exchange", "special_coin"), COINS_PAD)


def pad_of(
    issue: Issue,
    held: Iterable[Held],
    pads: Collection[str],
    cards: Mapping[str, Card],
    home: Mapping[str, str],
    about: Mapping[str, str],
) -> str:
    """The pad that shows an issue, for a card the pad where it lies; empty for an issue of no pad.

    `home` maps cards outside the columns, or their kinds, to pads; `about` maps beginnings of issue ids to pads.
    """
    for prefix, pad in {**ABOUT_COINS, **about}.items():
        if issue.id.startswith(prefix):
            return pad
    if (column := issue.values.get("column")) in pads:
        return str(column)
    card = cards.get(str(issue.values.get("card")))
    if card is None:
        return ""
    return _home(card, next((other.column for other in held if other.card == card.id), ""), home)


def lies_on(pad: str, held: Iterable[Held], cards: Mapping[str, Card], home: Mapping[str, str]) -> bool:
    """Whether one of these cards, or a double of one, lies on a pad; `home` is that of `pad_of`."""
    return any(pad in (_home(cards[one.card], one.column, home), *one.doubles) for one in held)


def coins_entered(player: Any, exchange: Exchange) -> bool:
    """Whether a player has other coins than the exchange coin."""
    return bool(player.coins != exchange.coins({held.card for held in player.cards}))


def _home(card: Card, stands_in: str, home: Mapping[str, str]) -> str:
    """The pad where a card lies."""
    return card.column or stands_in or home.get(card.id) or home.get(card.kind, "")
