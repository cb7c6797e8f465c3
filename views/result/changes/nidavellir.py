"""What could have been otherwise in a hand of Nidavellir, Thingvellir and Idavoll."""

from scoring import Sheet
from scoring.cards.idavoll import ANIMAL
from scoring.cards.nidavellir import COLUMNS, DISTINCTION, HERO
from scoring.cards.thingvellir import ARTEFACT
from scoring.games.nidavellir.catalogue import CARDS, DWARFS, EXCHANGE, TREASURIES, in_play
from scoring.games.nidavellir.sheet import Player
from views.counting.pads import nidavellir as pads
from views.result.changes import columns
from views.result.changes.thing import Hand, Thing

DWARF = "dwarf"

#: The lines of a score that a sentence names when a change brings them.
NAMED = ("majority_alone", "majority_tied")

#: Cards that did something before the count, of which the coins, the army or other cards still tell.
POWERS = {
    *("dagda", "bonfur", "grid", "uline", "thrud"),
    *("andumia", "holda", "khrad", "jarika", "zolkur", "crovax"),
    *("fafnir_baleygr", "megingjord", "vidofnir_vedrfolnir", "brisingamens", "hofud", "jarnglofi", "gjallarhorn"),
    *("hreasvelg",),
}
#: The one distinction that is points and nothing else.
JEWELER = "crown_jeweler"
SLOTS = columns.slotted(CARDS.values(), {HERO: HERO, ANIMAL: ANIMAL}, but=POWERS)
SLOTS |= {card.id: f"{ARTEFACT} {card.age}" for card in CARDS.values() if card.kind == ARTEFACT and not card.asks}
SLOTS = {card: slot for card, slot in SLOTS.items() if card not in POWERS} | {JEWELER: DISTINCTION}


def hand(sheet: Sheet[Player], seat: int) -> Hand:
    """The dwarfs, the cards that do nothing but count, and the coins."""
    there = in_play(frozenset(sheet.expansions))
    slots = {card: slot for card, slot in SLOTS.items() if card in there}
    held, box = columns.cards(sheet, seat, slots, CARDS, EXCHANGE)
    army = sheet.players[seat].army._asdict()
    dwarfs = [_dwarf(column, value) for column in COLUMNS for value in sorted(set(army[column]))]
    free = []
    for column in COLUMNS:
        left = pads.dwarfs_left(sheet, seat, column)
        free += [
            _dwarf(column, value)
            for value in sorted(DWARFS[len(sheet.players)][column])
            if left(value) > army[column].count(value)
        ]
    counted, dealt = pads.cards(sheet, seat)
    return Hand(
        held=[*dwarfs, *held],
        box=[*free, *box],
        more=(DWARF,) if counted < dealt else (),
        less=(DWARF,),
        exchanged={DWARF, *slots.values()} - {DISTINCTION},
        passed=(DISTINCTION,),
        steps=list(columns.coin_steps(sheet, seat, TREASURIES[len(sheet.players)], EXCHANGE)),
    )


def _dwarf(column: str, value: int) -> Thing:
    numbers = pads.dwarfs_of(column)
    return Thing(DWARF, column, value, put=numbers.add(value), take=numbers.take(value))
