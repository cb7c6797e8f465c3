"""Nidavellir's own box. Facts from the rulebook; scoring of each card on its pages 14 to 17."""

from scoring.vocabulary import Box, Card, HighestCoin, PerGrade, StandsIn, Together

#: Which of the games it is, in the order in which they came out.
RELEASE = 1
#: Who has a seat at some tables and is no person.
NOBODY = ()

COLUMNS = (WARRIOR, HUNTER, MINER, BLACKSMITH, EXPLORER) = ("warrior", "hunter", "miner", "blacksmith", "explorer")

HERO, DISTINCTION, REWARD = "hero", "distinction", "reward"

#: The dwarf cards of one age; both ages hold the same. Hunters and blacksmiths print no points.
AGES = 2
DWARFS_PER_AGE = {
    WARRIOR: (3, 4, 5, 6, 6, 7, 8, 9),
    HUNTER: (0, 0, 0, 0, 0, 0),
    MINER: (0, 0, 1, 1, 2, 2),
    BLACKSMITH: (0, 0, 0, 0, 0, 0, 0, 0),
    EXPLORER: (5, 6, 7, 8, 9, 10, 11),
}
ADDED_PER_AGE_AT_FIVE = {
    WARRIOR: (10,),
    HUNTER: (0, 0),
    MINER: (0, 1),
    BLACKSMITH: (0, 0),
    EXPLORER: (12,),
}

TAVERNS = 3
#: Turns of each age, by number of players.
TURNS_PER_AGE = {2: 4, 3: 4, 4: 3, 5: 3}

#: Coins that leave the treasury before the game, by number of players.
REMOVED_COINS = {2: {7: 2, 9: 2, 11: 2}, 3: {7: 2, 9: 2, 11: 2}, 4: {}, 5: {}}

DWERG = Together("dwerg", points=(13, 40, 81, 108, 135))

NIDAVELLIR = Box(
    "nidavellir",
    printed={HERO: 21, DISTINCTION: 5, REWARD: 1},
    cards=(
        Card("kraal", HERO, column=WARRIOR, grades=(7, 0)),
        Card("tarah", HERO, column=WARRIOR, grades=(14,)),
        Card("aral", HERO, column=HUNTER, grades=(0, 0)),
        Card("dagda", HERO, column=HUNTER, grades=(0, 0, 0)),
        Card("zoral", HERO, column=MINER, grades=(1, 0, 0)),
        Card("lokdur", HERO, column=MINER, grades=(3,)),
        Card("aegur", HERO, column=BLACKSMITH, grades=(0, 0)),
        Card("bonfur", HERO, column=BLACKSMITH, grades=(0, 0, 0)),
        Card("hourya", HERO, column=EXPLORER, grades=(20,)),
        Card("idunn", HERO, column=EXPLORER, grades=(7,), gives=PerGrade(2, of=EXPLORER)),
        Card("dwerg_ymir", HERO, gives=DWERG),
        Card("dwerg_aesir", HERO, gives=DWERG),
        Card("dwerg_sigmir", HERO, gives=DWERG),
        Card("dwerg_jungir", HERO, gives=DWERG),
        Card("dwerg_bergelmir", HERO, gives=DWERG),
        Card("skaa", HERO, points=17),
        Card("astrid", HERO, gives=HighestCoin()),
        Card("grid", HERO, points=7),
        Card("uline", HERO, points=9),
        Card(
            "ylud",
            HERO,
            asks=StandsIn({WARRIOR: (7,), HUNTER: (0,), MINER: (1,), BLACKSMITH: (0,), EXPLORER: (11,)}),
        ),
        # Thrud leaves the army for the command zone before the final count: no grade.
        Card("thrud", HERO, points=13),
        Card("kings_hand", DISTINCTION),
        Card("hunting_master", DISTINCTION),
        # The miners' distinction is gem 6, whose points go with the coins.
        Card("crown_jeweler", DISTINCTION, points=3),
        Card("kings_great_armorer", DISTINCTION),
        Card("pioneer_of_the_kingdom", DISTINCTION),
        Card("special_blacksmith", REWARD, column=BLACKSMITH, grades=(0, 0)),
    ),
)
