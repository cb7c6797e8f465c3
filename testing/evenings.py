"""Sample history: sixty tables of six people over two years, for screenshots."""

import json
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

from records import Records
from scoring import Sheet, read, score
from scoring.cards.vedrfolnir import ASES, PRINTED
from scoring.games.vedrfolnir.sheet import DUEL, Pile, Player

EVIDENCE = Path(__file__).parent.parent / "tests/evidence/nidavellir.json"
PEOPLE = "Anne", "Bruno", "Chloé", "David", "Éva", "Farid"
BEGINNING = datetime(2024, 11, 2, 20, 30, tzinfo=UTC)


def evenings(tables: int = 60) -> Records:
    """Evenings of one or several tables; Anne is at nearly all of them."""
    random = Random("evenings")
    moment = BEGINNING
    records = Records(Path(":memory:"), lambda: moment)
    for sheet in _tables(random, tables):
        draft = records.begin(sheet, "")
        records.history.keep(draft, score(sheet))
        records.close_draft(draft)
        moment += timedelta(minutes=random.choice((70, 90, 60 * 24 * 6, 60 * 24 * 16, 60 * 24 * 40)))
    return records


def _tables(random: Random, tables: int) -> Iterator[Any]:
    played = [each["sheet"] for each in json.loads(EVIDENCE.read_text("utf-8"))]
    for number in range(tables):
        if number % 4 == 3:
            yield _vedrfolnir(random, duel=number % 12 == 11)
            continue
        sheet = read(json.dumps(random.choice(played)))
        names = _names(random, len(sheet.players))
        yield replace(
            sheet, players=tuple(replace(each, name=name) for each, name in zip(sheet.players, names, strict=True))
        )


def _vedrfolnir(random: Random, duel: bool) -> Sheet[Player]:
    """Random won piles."""
    names = _names(random, 2 if duel else random.choice((3, 4)))
    players = [Player(name, _pile(random)) for name in names]
    if duel:
        players += [Player(ase, _pile(random), ase_of=name) for ase, name in zip(ASES, names, strict=True)]
    return Sheet("vedrfolnir", tuple(players), ("spring", "winter"), {}, DUEL if duel else "")


def _pile(random: Random) -> Pile:
    cards = {
        card: tuple(random.choices(sorted(PRINTED[card]), k=random.randint(0, most)))
        for card, most in (("odin", 4), ("thor", 4), ("tyr", 1), ("surtr", 2))
    }
    return Pile(**cards, freyja=random.choice((0, 0, 1, 2)))


def _names(random: Random, count: int) -> list[str]:
    first = ["Anne"] if random.random() < 0.85 else []
    others = random.sample(PEOPLE[1:], count - len(first))
    names = first + others
    random.shuffle(names)
    return names
