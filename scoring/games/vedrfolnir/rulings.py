"""Where the printed rules of Vedrfolnir are silent: each question with its readings, the default first."""

from collections.abc import Mapping

from scoring.sheet import Reading

FREYJA_FACTOR = "freyja_factor"
FREYJA_ON_NEGATIVE = "freyja_on_negative"

TYR_POINTS = "tyr_points"
PER_CARD, PER_RUNE = "per_card", "per_rune"

DUEL_MUST_BEAT_RIVAL_ASE = "duel_must_beat_rival_ase"

TIED_VICTORY = "tied_victory"
SHARED, NOBODY = "shared", "nobody"

SOLO_TIE = "solo_tie"
LOST, WON = "lost", "won"

RULINGS: Mapping[str, tuple[Reading, ...]] = {
    FREYJA_FACTOR: (2, 3),
    FREYJA_ON_NEGATIVE: (False, True),
    TYR_POINTS: (PER_CARD, PER_RUNE),
    DUEL_MUST_BEAT_RIVAL_ASE: (True, False),
    TIED_VICTORY: (SHARED, NOBODY),
    SOLO_TIE: (LOST, WON),
}
