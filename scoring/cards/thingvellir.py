"""Thingvellir: the camp. Its rulebook is not at hand; facts as the licensed online version plays it."""

from scoring.cards.nidavellir import BLACKSMITH, EXPLORER, HERO, HUNTER, MINER, WARRIOR
from scoring.vocabulary import Box, Card, CoinsOnIt, Doubles, PerCard, PerCoin, PerGradeOfLongest, StandsIn

ARTEFACT, MERCENARY = "artefact", "mercenary"

THINGVELLIR = Box(
    "thingvellir",
    printed={HERO: 6, ARTEFACT: 12, MERCENARY: 12},
    cards=(
        Card("andumia", HERO, points=12),
        Card("holda", HERO, points=12),
        Card("khrad", HERO, points=4),
        Card("jarika", HERO, points=8),
        Card(
            "olwyn",
            HERO,
            points=9,
            asks=Doubles(
                "olwyns_double",
                most=2,
                columns={WARRIOR: (0,), HUNTER: (0,), MINER: (0,), BLACKSMITH: (0,), EXPLORER: (0,)},
            ),
        ),
        Card("zolkur", HERO, points=10),
        Card("fafnir_baleygr", ARTEFACT, age=1),
        Card("draupnir", ARTEFACT, age=1, gives=PerCoin(6, least=15)),
        Card("vegvisir", ARTEFACT, age=1, column=EXPLORER, grades=(13,)),
        Card("svalinn", ARTEFACT, age=1, gives=PerCard(5, of=HERO)),
        Card("megingjord", ARTEFACT, age=1, points=28),
        Card("vidofnir_vedrfolnir", ARTEFACT, age=1),
        # Its discard happens just before the count: the sheet holds the army that is left.
        Card("brisingamens", ARTEFACT, age=2),
        Card("mjollnir", ARTEFACT, age=2, gives=PerGradeOfLongest(2)),
        Card("hofud", ARTEFACT, age=2),
        Card("hrafnsmerki", ARTEFACT, age=2, gives=PerCard(5, of=MERCENARY)),
        Card("jarnglofi", ARTEFACT, age=2, points=24),
        Card("gjallarhorn", ARTEFACT, age=2),
        Card("merc1_warrior6_explorer8", MERCENARY, age=1, asks=StandsIn({WARRIOR: (6,), EXPLORER: (8,)})),
        Card("merc1_warrior6_blacksmith", MERCENARY, age=1, asks=StandsIn({WARRIOR: (6,), BLACKSMITH: (0,)})),
        Card("merc1_hunter_explorer8", MERCENARY, age=1, asks=StandsIn({HUNTER: (0,), EXPLORER: (8,)})),
        Card("merc1_hunter_miner1", MERCENARY, age=1, asks=StandsIn({HUNTER: (0,), MINER: (1,)})),
        Card("merc1_blacksmith_miner1", MERCENARY, age=1, asks=StandsIn({BLACKSMITH: (0,), MINER: (1,)})),
        Card("merc1_warrior9_explorer11", MERCENARY, age=1, asks=StandsIn({WARRIOR: (9,), EXPLORER: (11,)})),
        Card("merc2_hunter_blacksmith", MERCENARY, age=2, asks=StandsIn({HUNTER: (0,), BLACKSMITH: (0,)})),
        Card("merc2_warrior6_miner1", MERCENARY, age=2, asks=StandsIn({WARRIOR: (6,), MINER: (1,)})),
        Card("merc2_blacksmith_explorer8", MERCENARY, age=2, asks=StandsIn({BLACKSMITH: (0,), EXPLORER: (8,)})),
        Card("merc2_warrior6_hunter", MERCENARY, age=2, asks=StandsIn({WARRIOR: (6,), HUNTER: (0,)})),
        Card("merc2_explorer8_miner1", MERCENARY, age=2, asks=StandsIn({EXPLORER: (8,), MINER: (1,)})),
        Card("merc2_warrior9_explorer11", MERCENARY, age=2, asks=StandsIn({WARRIOR: (9,), EXPLORER: (11,)})),
    ),
)

#: Promotional cards, known from an open implementation and a photo only. They come with the camp.
PROMOS = Box(
    "promos",
    printed={HERO: 1, ARTEFACT: 1},
    cards=(
        Card("crovax", HERO, points=25),
        Card("odroerir", ARTEFACT, age=2, asks=CoinsOnIt()),
    ),
)
