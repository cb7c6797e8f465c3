"""Nains: the Cognars. Facts from its rulebook, pages 12 to 16; the dwarf cards' values are printed on them alone."""

from scoring.vocabulary import Box, Card, PerGrade, PerSymbol, StandsIn

#: Which of the games it is, in the order in which they came out.
RELEASE = 2
#: Who has a seat at some tables and is no person.
NOBODY = ()

COLUMNS = (SHIELD, TEMPLE, ERRANTS, FORGE, TALION) = ("shield", "temple", "errants", "forge", "talion")
SYMBOLS = (OCCULT, RUNES, MALT) = ("occult", "runes", "malt")

COGNAR, MERCENARY, ELITE, CERTIFICATE, ALLY = "cognar", "mercenary", "elite", "certificate", "ally"

#: Dwarf cards of each Order with the cards for five players, which the rulebook does not count apart.
DWARFS = {SHIELD: 20, TEMPLE: 19, ERRANTS: 20, FORGE: 16, TALION: 16}
PARIAH_TOKENS = 12
#: Each board carries one Occult symbol of its own.
OCCULT_OF_THE_BOARD = 1
#: Its picture of a Malt counts only where a table reads it so.
MALT_OF_THE_BOARD = 1

ERAS = 2
TAVERNS = 3
#: Turns of each era, by number of players.
TURNS_PER_ERA = {2: 4, 3: 4, 4: 3, 5: 3}

#: A mercenary counts outside the columns, wherever it stands.
ANYWHERE = StandsIn({SHIELD: (0,), TEMPLE: (0,), ERRANTS: (0,), FORGE: (0,), TALION: (0,)})

NAINS = Box(
    "nains",
    printed={COGNAR: 17, MERCENARY: 5, ELITE: 5, CERTIFICATE: 1, ALLY: 1},
    cards=(
        Card("volgrir", COGNAR, column=SHIELD, grades=(0, 0)),
        Card("abokar", COGNAR, column=SHIELD, grades=(0,), gives=PerGrade(1, of=SHIELD)),
        Card("svara", COGNAR, column=SHIELD, grades=(0,)),
        Card("ararun", COGNAR, column=TEMPLE, grades=(2, 0), brings={OCCULT: 1}),
        Card("sriza", COGNAR, column=TEMPLE, grades=(0,), brings={OCCULT: 2}),
        Card("fey", COGNAR, column=TEMPLE, grades=(5,)),
        Card("derdhr", COGNAR, column=TALION, grades=(13,)),
        Card("kardum", COGNAR, column=TALION, grades=(5, 0)),
        Card("oosram", COGNAR, column=ERRANTS, grades=(15,), lifts=2),
        Card("droh", COGNAR, column=ERRANTS, grades=(10, 0), lifts=1),
        Card("ulrog", COGNAR, column=FORGE, grades=(0,), brings={RUNES: 2}),
        Card("tala", COGNAR, column=FORGE, grades=(6, 0), brings={RUNES: 1}),
        Card("torun", COGNAR, column=FORGE, grades=(12,), brings={RUNES: 1}),
        Card("gurdan", COGNAR, points=22, brings={MALT: 1}),
        Card("borogam", COGNAR, points=14, brings={MALT: 3}),
        Card("jorun", COGNAR, brings={RUNES: 1}, gives=PerSymbol(3, of=RUNES)),
        Card("oboron", COGNAR, points=15),
        # In the shield column Ga'at has his grade and one more; a ruling may take that one away.
        Card("gaat", ALLY, asks=StandsIn({SHIELD: (0, 0), TEMPLE: (2,), ERRANTS: (9,), FORGE: (4,), TALION: (6,)})),
        Card("tadgar", MERCENARY, points=24, asks=ANYWHERE),
        Card("lygdr", MERCENARY, points=23, asks=ANYWHERE),
        Card("wal", MERCENARY, points=22, asks=ANYWHERE),
        Card("akab", MERCENARY, points=21, asks=ANYWHERE),
        Card("dawn", MERCENARY, points=20, asks=ANYWHERE),
        Card("tiss", ELITE, gives=PerGrade(2, of=SHIELD)),
        Card("aral", ELITE, brings={OCCULT: 1}),
        Card("brum", ELITE, points=13, lifts=1),
        Card("redwin", ELITE, brings={RUNES: 1}),
        Card("ordo", ELITE),
        Card("liquor_certificate", CERTIFICATE),
    ),
)
