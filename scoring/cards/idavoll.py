"""Idavoll: the mythology cards. Facts from its rulebook, pages 4 to 12."""

from scoring.cards.nidavellir import BLACKSMITH, EXPLORER, HUNTER, MINER, WARRIOR
from scoring.vocabulary import (
    Box,
    Captures,
    Card,
    HighestCoin,
    PerGrade,
    StandsIn,
    TimesCaptured,
    Track,
    ZeroPairs,
)

MYTHOLOGY = (ANIMAL, GOD, GIANT, VALKYRIE) = ("animal", "god", "giant", "valkyrie")
COMPANION = "companion"

#: Mythology cards laid on the Dancing Dragon, by number of players; Skymir may bring two more.
DEALT = {2: 9, 3: 9, 4: 12, 5: 15}
BROUGHT_BY_SKYMIR = 2
#: Turns in which the Dancing Dragon serves mythology cards, one to each player.
TURNS_OF_MYTHOLOGY = 3

IDAVOLL = Box(
    "idavoll",
    printed={ANIMAL: 5, GOD: 5, GIANT: 5, VALKYRIE: 5, COMPANION: 1},
    cards=(
        Card("durathor", ANIMAL, column=HUNTER, grades=(0,)),
        Card("garm", ANIMAL, column=EXPLORER, grades=(9, 0), gives=PerGrade(1, of=EXPLORER)),
        Card("hreasvelg", ANIMAL, column=BLACKSMITH, grades=(0,)),
        Card("nidhogg", ANIMAL, column=WARRIOR, grades=(5,), gives=PerGrade(2, of=WARRIOR)),
        Card("ratatosk", ANIMAL, column=MINER, grades=(2,), gives=ZeroPairs()),
        Card(
            "gullinbursti",
            COMPANION,
            asks=StandsIn({WARRIOR: (0,), HUNTER: (0,), MINER: (0,), BLACKSMITH: (0,), EXPLORER: (0,)}),
        ),
        Card("frigg", GOD, points=12),
        Card("thor", GOD, points=8),
        Card("freya", GOD, points=15),
        Card("loki", GOD, points=8),
        Card("odin", GOD),
        Card("skymir", GIANT, asks=Captures(HUNTER)),
        Card("surt", GIANT, gives=HighestCoin(), asks=Captures(WARRIOR, points=(3, 4, 5, 6, 7, 8, 9, 10))),
        Card(
            "gymir",
            GIANT,
            gives=TimesCaptured(3),
            asks=Captures(EXPLORER, points=(5, 6, 7, 8, 9, 10, 11, 12), points_matter=True),
        ),
        Card("hrungnir", GIANT, asks=Captures(MINER, points=(0, 1, 2))),
        Card("thrivaldi", GIANT, asks=Captures(BLACKSMITH)),
        Card("brynhildr", VALKYRIE, asks=Track((0, 3, 6, 10, 16))),
        # Hildr's last notch is worth nothing, and the token stops there: three distinctions lose it all.
        Card("hildr", VALKYRIE, asks=Track((0, 8, 16, 0))),
        Card("olrun", VALKYRIE, asks=Track((0, 3, 6, 10, 16))),
        Card("sigrdrifa", VALKYRIE, asks=Track((0, 0, 8, 16))),
        Card("svafa", VALKYRIE, asks=Track((0, 4, 8, 16))),
    ),
)
