"""The colours of the rows of Nidavellir that are no class."""

COLOURS = {"heroes": "silver", "coins": "gold", "camp": "bronze", "mythology": "teal"}
