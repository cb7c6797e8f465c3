"""The colours of the rows of Vedrfolnir."""

COLOURS = {"odin": "explorer", "thor": "miner", "tyr": "hunter", "surtr": "warrior", "freyja": "blacksmith"}
