"""What the pads of the column games share: cards by their names, what they ask, and the coins."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any, assert_never

from scoring import Issue, Sheet
from scoring.coins import BASE, VALUES, Exchange, most_in_hand, wanted_coins
from scoring.vocabulary import Captures, Card, CoinsOnIt, Doubles, Held, StandsIn, Track
from views.counting.pads.offer import (
    CARDS,
    COINS,
    GRADES,
    Numbers,
    Offer,
    Pad,
    Seat,
    Section,
    lying,
    options,
    short,
    values,
)
from words import GameVoice

COINS_PAD = "coins"

COINS_OF = Numbers(lambda player: player.coins, lambda player, coins: replace(player, coins=coins))


def with_cards(player: Any, cards: tuple[Held, ...], exchange: Exchange) -> Any:
    """A player with other cards; the exchange coin, which some of them replace or give up, goes with them."""
    before, after = (exchange.coins({held.card for held in some}) for some in (player.cards, cards))
    coins = list(player.coins)
    if before != after and all(coin in coins for coin in before):
        for coin in before:
            coins.remove(coin)
        coins += after
    return replace(player, cards=cards, coins=tuple(sorted(coins)))


class Hand:
    """The cards of a seat: which it has, which lie elsewhere, and how the exchange coin follows them."""

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
        """A card to lay down or to take away; in a column, where it may stand in several."""
        held = self.held.get(card.id)
        here = held is not None and held.column == column
        laid = Held(card.id, column)
        change = self._cards(lambda cards: without(cards, card.id) if here else (*without(cards, card.id), laid))
        return Offer(
            f"{card.id} {column}".strip(),
            self._label(card, column),
            self.seat.edit(change),
            note=self._note(card, column, held),
            held=int(here),
            gone=card.id in self.elsewhere,
        )

    def double(self, card: Card, asks: Doubles, column: str) -> Offer:
        """Olwyn's double in a column: with one too many, the one that stood longest comes over."""
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
        )

    def questions(
        self, cards: Iterable[Card], copies: Callable[[int], int], box: Mapping[str, Collection[int]]
    ) -> Iterator[Section]:
        """What the cards that lie here ask; a giant captures no dwarf that the box does not hold."""
        voice = self.seat.voice
        for card in cards:
            held = self.held.get(card.id)
            if held is None:
                continue
            name = voice.label(card.id)
            match card.asks:
                case Captures(column, points, points_matter):
                    title = voice.text("captured", card=name, column=column)
                    printed = tuple(point for point in points if point in box[column] or held.captured == (point,))
                    yield Section(GRADES, self._captures(held, printed, points_matter), title)
                case Track(points):
                    yield Section(GRADES, self._notches(held, points), voice.text("notch", card=name))
                case CoinsOnIt():
                    coins = self._coins_on(card.id)
                    in_hand = Counter(self.seat.player.coins)
                    left = partial(_beyond, copies, in_hand)
                    tray = lying(self.seat, f"{card.id} coin", coins)
                    grid = values(self.seat, f"{card.id} coin", coins, left, sorted(VALUES))
                    yield Section(COINS, tray + grid, voice.text("coins_on", card=name))
                case StandsIn() | Doubles() | None:
                    pass
                case _:  # pragma: no cover
                    assert_never(card.asks)

    def coins(self, copies: Callable[[int], int]) -> Pad:
        """The hand's coins; the fifth leaves nothing more to say."""
        left = self.exchange.coins(self.held)
        short = wanted_coins(left) - len(self.seat.player.coins)
        on_cards = Counter(coin for held in self.held.values() for coin in held.coins)
        offers = values(
            self.seat,
            "coin",
            COINS_OF,
            lambda value: min(_beyond(copies, on_cards, value), most_in_hand(value, left)),
            sorted(VALUES),
        )
        completing = tuple(replace(offer, completes=short == 1 and not (offer.held and offer.gone)) for offer in offers)
        return Pad(
            COINS_PAD,
            (COINS_PAD,),
            (Section(COINS, completing),),
            lying(self.seat, "coin", COINS_OF),
        )

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
        return ", ".join(self.seat.voice.text("stands_in", column=column) for column in columns)

    def _label(self, card: Card, column: str) -> str:
        """A card's name; mercenaries have none, and are told by what they print in the column."""
        voice = self.seat.voice
        if not _is_hired(card):
            return voice.label(card.id)
        assert isinstance(card.asks, StandsIn)
        return voice.text("mercenary", points=_printed(card.asks.columns[column]))

    def _note(self, card: Card, column: str, held: Held | None) -> str:
        """What is worth knowing before a tap: who has the card, where it stands, or what it prints."""
        voice = self.seat.voice
        if owner := self.elsewhere.get(card.id):
            return owner
        if held and held.column != column:
            return self._stands_in((held.column,))
        if held and (answer := _answer(card, held, voice)):
            return answer
        if isinstance(card.asks, StandsIn):
            if _is_hired(card):
                return self._elsewhere(card, card.asks, column)
            return _printed(card.asks.columns[column])
        if any(card.grades):
            return _printed(card.grades)
        if len(card.grades) > 1:
            return voice.text("grades", count=len(card.grades))
        return f"+{card.points}" if card.points else ""

    def _elsewhere(self, card: Card, asks: StandsIn, column: str) -> str:
        """Where a mercenary could stand instead, and the age of one who has a twin."""
        voice = self.seat.voice
        ((other, grades),) = ((other, grades) for other, grades in asks.columns.items() if other != column)
        told = voice.text("or_column", column=other, points=_printed(grades))
        twins = [twin for twin in self.cards if twin.asks == asks]
        return f"{told}, {voice.text('age', age=card.age)}" if len(twins) > 1 else told


def _beyond(copies: Callable[[int], int], elsewhere: Mapping[int, int], value: int) -> int:
    """How many coins of a value can lie here besides those that the player has elsewhere."""
    return copies(value) - elsewhere.get(value, 0)


def _printed(grades: Iterable[int]) -> str:
    return " + ".join(str(grade) for grade in grades if grade)


def _answer(card: Card, held: Held, voice: GameVoice) -> str:
    """What was answered to a card's question, in short."""
    match card.asks:
        case Captures():
            return (
                voice.text("nothing") if held.captured is None else _printed(held.captured) or voice.text("something")
            )
        case Track(points):
            return f"+{points[held.notch]}"
    return ""


def _is_hired(card: Card) -> bool:
    """A mercenary of Nidavellir, who fits in two columns."""
    return isinstance(card.asks, StandsIn) and len(card.asks.columns) == 2


def without(cards: tuple[Held, ...], card: str) -> tuple[Held, ...]:
    return tuple(held for held in cards if held.card != card)


def card_section(offers: Iterable[Offer], title: str = "") -> Section:
    return Section(CARDS, tuple(offers), title)


def standing(hand: Hand, column: str) -> Iterator[Offer]:
    """Whatever besides dwarfs can stand in a column."""
    for card in hand.cards:
        if card.column == column:
            yield hand.card(card)
        elif isinstance(card.asks, StandsIn) and column in card.asks.columns:
            yield hand.card(card, column)
        elif isinstance(card.asks, Doubles) and column in card.asks.columns:
            yield hand.double(card, card.asks, column)


def coins_left(sheet: Sheet[Any], seat: int, treasury: Mapping[int, int]) -> Callable[[int], int]:
    """How many coins of a value a player could hold, with those that lie with the others."""
    beyond: Counter[int] = Counter()
    for index, player in enumerate(sheet.players):
        if index == seat:
            continue
        held = Counter((*player.coins, *(coin for card in player.cards for coin in card.coins)))
        beyond += Counter({value: count - (value in BASE) for value, count in held.items()})
    return lambda value: treasury.get(value, 0) - beyond[value] + (value in BASE) + (value == 3)


#: A player who took every royal offering of the box, and discarded some, has that many cards fewer.
FEWER_CARDS = 8


def few_cards(name: str, count: int, dealt: int) -> Issue | None:
    """Whether a player has far fewer cards than a game deals: some are likely not tapped yet."""
    return (
        None
        if count >= dealt - FEWER_CARDS
        else Issue("few_cards", (name,), {"count": count, "dealt": dealt}, hint=True)
    )


def coins_untouched(name: str, coins: tuple[int, ...]) -> Issue | None:
    """Whether a hand is as it was dealt: that may be, but hardly ever is."""
    return Issue("coins_untouched", (name,), hint=True) if coins == BASE else None


#: Issues about coins, whatever the coin.
ABOUT_COINS = dict.fromkeys(("coin", "exchange", "special_coin"), COINS_PAD)


def pad_of(
    issue: Issue,
    held: Iterable[Held],
    pads: Collection[str],
    cards: Mapping[str, Card],
    home: Mapping[str, str],
    about: Mapping[str, str],
) -> str:
    """The pad on which an issue is to be seen: that of a card is where it lies. None where it is about the whole.

    `home` has the pads of cards that stand in no column, by the card or by its kind; `about` those of what an issue's
    name begins with.
    """
    for begins, pad in {**ABOUT_COINS, **about}.items():
        if issue.id.startswith(begins):
            return pad
    if (column := issue.values.get("column")) in pads:
        return str(column)
    card = cards.get(str(issue.values.get("card")))
    if card is None:
        return ""
    stands = next((each.column for each in held if each.card == card.id), "")
    return card.column or stands or home.get(card.id) or home.get(card.kind, "")
