"""Where the printed rules of Nains are silent: each question with its readings, the default first."""

from collections.abc import Mapping

from scoring.sheet import Reading

MERCENARIES_IN_COLUMN = "mercenaries_in_column"
MERCENARY_GRADE_ON_SHIELD = "mercenary_grade_on_shield"
GAAT_SHIELD_GRADES = "gaat_shield_grades"
MALT_ON_BOARD = "malt_on_board"

RULINGS: Mapping[str, tuple[Reading, ...]] = {
    MERCENARIES_IN_COLUMN: (False, True),
    MERCENARY_GRADE_ON_SHIELD: (True, False),
    GAAT_SHIELD_GRADES: (2, 1),
    MALT_ON_BOARD: (False, True),
}
