"""Counting sessions without a screen."""

import json
from pathlib import Path
from typing import Any
from weakref import finalize

from records import Records
from scoring import Sheet
from session.counting import CountingSession
from views.counting.pads.offer import Offer
from views.counting.position import pad_at
from words import GameVoice

TABLES = json.loads((Path(__file__).parent.parent / "tests" / "evidence/nidavellir.json").read_text("utf-8"))


def begin(sheet: Sheet[Any]) -> CountingSession:
    records = Records(Path(":memory:"))
    counting = CountingSession(records, records.begin(sheet, ""))
    finalize(counting, records.close)
    return counting


def offers(counting: CountingSession, language: str = "en") -> dict[str, Offer]:
    voice = GameVoice(language, counting.sheet.game)
    pad = pad_at(counting.sheet, counting.position, voice, counting.track)
    return {offer.key: offer for offer in pad.offers()}
