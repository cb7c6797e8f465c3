"""What could have been otherwise in a pile of Vedrfolnir: a card more or less, or in another pile."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace

from scoring import Sheet
from scoring.cards.vedrfolnir import BOX_OF, FREYJA, FREYJAS, PRINTED, RUNE_CARDS
from scoring.games.vedrfolnir.sheet import Pile, Player
from views.counting.pads.offer import Numbers
from views.result.changes.thing import Hand, Thing

NAMED = ()
CARD = "card"


def hand(sheet: Sheet[Player], seat: int) -> Hand:
    """Each kind of card that the pile holds, and each of which the box still has one."""
    pile = sheet.players[seat].pile
    there = [card for card in RUNE_CARDS if BOX_OF.get(card) in (None, *sheet.expansions)]
    held = [_runes(card, runes) for card in there for runes in sorted(set(pile.runes[card]))]
    box = []
    for card in there:
        won = Counter(runes for player in sheet.players for runes in player.pile.runes[card])
        box += [_runes(card, runes) for runes, copies in PRINTED[card].items() if won[runes] < copies]
    if pile.freyja:
        held.append(_FREYJA)
    if BOX_OF[FREYJA] in sheet.expansions and sum(player.pile.freyja for player in sheet.players) < FREYJAS:
        box.append(_FREYJA)
    return Hand(held, box, more=(CARD,), less=(CARD,), passed=(CARD,))


def _runes(card: str, runes: int) -> Thing:
    def there(pile: Pile) -> tuple[int, ...]:
        return pile.runes[card]

    def lying(pile: Pile, cards: tuple[int, ...]) -> Pile:
        return Pile(**{**pile._asdict(), card: cards})

    cards = Numbers(there, lying)
    return _thing(card, runes, cards.add(runes), cards.take(runes), cards.holding(runes))


def _thing(
    card: str, runes: int, put: Callable[[Pile], Pile], take: Callable[[Pile], Pile], holds: Callable[[Pile], bool]
) -> Thing:
    """A card that comes where the player has others of its kind, and goes where it lies."""
    return Thing(
        CARD,
        card,
        runes,
        put=lambda player: _changed(player, put, lambda pile: bool(getattr(pile, card))),
        take=lambda player: _changed(player, take, holds),
    )


def _changed(player: Player, change: Callable[[Pile], Pile], there: Callable[[Pile], bool]) -> Player:
    """The player with another pile, and where collectes are told, with another one of those."""
    won = None if player.won is None else change(player.won)
    rounds = list(player.rounds)
    if rounds:
        number = next((number for number, pile in enumerate(rounds) if there(pile)), -1)
        rounds[number] = change(rounds[number])
    return replace(player, won=won, rounds=tuple(rounds))


_FREYJA = _thing(
    FREYJA,
    0,
    lambda pile: pile._replace(freyja=pile.freyja + 1),
    lambda pile: pile._replace(freyja=pile.freyja - 1),
    lambda pile: pile.freyja > 0,
)
