"""The colour of the row of Skalds."""

COLOURS = {"heroes": "silver"}
