"""Results as earlier rules had them, so that what was kept under them can be checked today."""

from scoring.result import Line, PlayerScore, Result

#: Open rulings that version 1 did not know.
NEW_IN_2 = {"mercenary_grade_on_shield", "malt_on_board", "tied_victory", "solo_tie"}

#: The rule of a line in version 1, by its key, where a line now leads to the open ruling on which it rests.
RULE_IN_1 = {
    "malt": "nains.malt",
    "malt_certified": "nains.malt",
    "malt_paired": "nains.malt",
    "malt_both": "nains.malt",
    "printed": "nains.shield",
    "temple": "nains.temple",
    "majority_nobody": "nidavellir.warriors.majority",
    "majority_everyone": "nidavellir.warriors.majority",
    "miners_in_pairs": "nidavellir.animals.ratatosk",
    "freyja_spares": "vedrfolnir.freyja",
    "freyja_must": "vedrfolnir.freyja",
}
#: The same where the card decides it, or where it is a mercenary.
RULE_OF_CARD_IN_1 = {"tiss": "nains.elites.tiss", "abokar": "nains.cognars.abokar"}
TEMPLE_READING, MERCENARIES = "nains.mercenaries.points", "nains.mercenaries"


def as_by_rules(version: int, result: Result) -> Result:
    """A result of today as this version of the rules had it; points and places are the same under all of them."""
    if version > 1:
        return result
    players = tuple(
        PlayerScore.of(player.name, {row: [_in_1(line) for line in lines] for row, lines in player.why.items()})
        for player in result.players
    )
    rulings = tuple(ruling for ruling in result.rulings if ruling.id not in NEW_IN_2)
    return result._replace(players=players, rulings=rulings)


def _in_1(line: Line) -> Line:
    if line.key == "card":
        return line._replace(rule=MERCENARIES) if line.rule == TEMPLE_READING else line
    if line.key == "per_grade":
        return line._replace(rule=RULE_OF_CARD_IN_1[line.values["card"]])
    return line._replace(rule=RULE_IN_1.get(line.key, line.rule))
