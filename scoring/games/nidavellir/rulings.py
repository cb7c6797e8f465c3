"""Where the printed rules of Nidavellir are silent: each question with its readings, the default first."""

from collections.abc import Mapping

from scoring.sheet import Reading

MAJORITY_WITHOUT_WARRIORS = "majority_without_warriors"
NOBODY, EVERYONE = "nobody", "everyone"

RATATOSK_NEUTRAL_ZEROS = "ratatosk_neutral_zeros"

RULINGS: Mapping[str, tuple[Reading, ...]] = {
    MAJORITY_WITHOUT_WARRIORS: (NOBODY, EVERYONE),
    RATATOSK_NEUTRAL_ZEROS: (True, False),
}
