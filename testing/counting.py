"""Counting sessions without a screen: taps offers of the page that is shown."""

import json
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any
from weakref import finalize

from records import Records
from scoring import Sheet, games
from session.counting import CountingSession
from views.counting import table_edits
from views.counting.pads import pads_module
from views.counting.pads.offer import Offer
from views.counting.position import Cell, commands_at, pad_at, page_at
from views.counting.table_edits import Edited
from views.counting.view import PageView
from words import GameVoice

TABLES = json.loads((Path(__file__).parent.parent / "tests" / "evidence/nidavellir.json").read_text("utf-8"))


def empty_sheet(sheet: Sheet[Any]) -> Sheet[Any]:
    """The empty sheet with the same players."""
    pads = pads_module(sheet.game)
    seats = [replace(pads.start(player.name), **_named(player)) for player in sheet.players]
    return replace(sheet, players=tuple(seats))


def _named(player: Any) -> dict[str, str]:
    """Fields that belong to the name: the person behind an Ase."""
    return {"ase_of": player.ase_of} if getattr(player, "ase_of", None) else {}


def begin(sheet: Sheet[Any]) -> CountingSession:
    records = Records(Path(":memory:"))
    finalize(records, records._file.close)
    return CountingSession(records, records.begin(sheet, ""))


#: A voice remembers what it has told, and thousands of views ask for the same.
voice = cache(GameVoice)


def view(counting: CountingSession, language: str = "en") -> PageView:
    return counting.view(voice(language, counting.sheet.game))


def offers(counting: CountingSession, cell: Cell | None = None) -> dict[str, Offer]:
    """The offers of a section, by key; of the current one unless told."""
    here = cell or counting.position.cell
    pad = pad_at(counting.sheet, here, voice("en", counting.sheet.game), counting.track)
    return {offer.key: offer for offer in pad.offers()}


def commands(counting: CountingSession) -> dict[str, Offer]:
    """The commands of the current page, by key, with the one that its gold button may give."""
    found = commands_at(counting.sheet, counting.position, voice("en", counting.sheet.game))
    return {offer.key: offer for offer in (*found.offers, *filter(None, [found.next]))}


def tap(counting: CountingSession, key: str, cell: Cell | None = None) -> None:
    """Tap an offer: of a section, turning to its page, else of the page: in the current section if that has it."""
    if cell:
        if cell not in page_at(counting.sheet, counting.position):
            counting.go(cell)
        counting.tap(cell, offers(counting, cell)[key])
        return
    here = counting.position.cell
    for section in (here, *page_at(counting.sheet, counting.position)):
        if offer := offers(counting, section).get(key):
            counting.tap(section, offer)
            return
    counting.tap(here, commands(counting)[key])


def some_table_edit(sheet: Sheet[Any], random: Random) -> Edited:
    """An edit at random seats that this table can have."""
    one, other = random.sample(range(len(sheet.players)), 2)
    edits = [table_edits.swap(sheet, one, other), table_edits.clear(sheet, one), table_edits.give(sheet, one, other)]
    edits += [table_edits.toggle_box(sheet, box) for box in games.named(sheet.game).expansions]
    spare = (f"Player {number}" for number in range(99))
    edits += [table_edits.choose_mode(sheet, mode, spare) for mode in games.named(sheet.game).seats]
    if table_edits.can_rename(sheet):
        edits.append(table_edits.move(sheet, one, other))
        if table_edits.refusal(sheet, "Yrsa") is None:
            edits.append(table_edits.rename(sheet, one, "Yrsa"))
    if table_edits.can_remove(sheet):
        edits.append(table_edits.remove(sheet, one))
    if table_edits.can_add(sheet) and table_edits.refusal(sheet, "Zoé") is None:
        edits.append(table_edits.add(sheet, "Zoé"))
    return random.choice(edits)
