"""What could have been otherwise in a hand of Nains.

Its rulebook lists neither the dwarfs' values nor which of them carry symbols: only of the shields is one told more or
less.
"""

from collections.abc import Callable
from dataclasses import replace

from scoring import Sheet
from scoring.cards.nains import CERTIFICATE, COGNAR, ELITE, SHIELD
from scoring.coins import TREASURY
from scoring.games.nains.catalogue import CARDS, EXCHANGE
from scoring.games.nains.count import Fortress
from scoring.games.nains.sheet import Player
from views.counting.pads import nains as pads
from views.result.changes import columns
from views.result.changes.thing import Hand, Thing

#: Cards that did something before the count, of which the coins or other cards still tell.
POWERS = {"svara", "derdhr", "kardum", "oboron", "ordo"}
NAMED = ()
SLOTS = columns.slotted(CARDS.values(), {COGNAR: COGNAR, ELITE: ELITE, CERTIFICATE: CERTIFICATE}, but=POWERS)


def hand(sheet: Sheet[Player], seat: int) -> Hand:
    """The shields, the cards that do nothing but count, and the coins."""
    held, box = columns.cards(sheet, seat, SLOTS, CARDS, EXCHANGE)
    looked_up = _shields(sheet, seat)
    own = [_SHIELD] if sheet.players[seat].army.shields else []
    counted, dealt = pads.cards(sheet, seat)
    return Hand(
        held=[*map(looked_up, (*own, *held))],
        box=[*map(looked_up, (_SHIELD, *box))],
        more=(SHIELD,) if counted < dealt else (),
        less=(SHIELD,),
        exchanged=(COGNAR,),
        passed=(ELITE, CERTIFICATE),
        steps=list(columns.coin_steps(sheet, seat, TREASURY, EXCHANGE)),
    )


def _shields(sheet: Sheet[Player], seat: int) -> Callable[[Thing], Thing]:
    """Makes a thing look the number beside the shields up again, as another player of the table told it; else 0."""
    others = [player for index, player in enumerate(sheet.players) if index != seat]
    known = {_grades(sheet, player): player.army.printed for player in others}

    def looked_up(change: Callable[[Player], Player]) -> Callable[[Player], Player]:
        def changed(player: Player) -> Player:
            after = change(player)
            grades = _grades(sheet, after)
            if grades == _grades(sheet, player):
                return after
            return replace(after, army=after.army._replace(printed=known.get(grades, 0)))

        return changed

    return lambda thing: replace(thing, put=looked_up(thing.put), take=looked_up(thing.take))


def _grades(sheet: Sheet[Player], player: Player) -> int:
    return Fortress.read(player, sheet).shield_grades


def _more_shields(more: int) -> Callable[[Player], Player]:
    return lambda player: replace(player, army=player.army._replace(shields=player.army.shields + more))


_SHIELD = Thing(SHIELD, SHIELD, put=_more_shields(1), take=_more_shields(-1))
