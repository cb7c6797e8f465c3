"""Where the printed rules of Nains are silent: each question with its readings, the default first."""

from collections.abc import Mapping

from scoring.sheet import Reading

MERCENARIES_IN_COLUMN = "mercenaries_in_column"
GAAT_SHIELD_GRADES = "gaat_shield_grades"

RULINGS: Mapping[str, tuple[Reading, ...]] = {
    MERCENARIES_IN_COLUMN: (False, True),
    GAAT_SHIELD_GRADES: (2, 1),
}
