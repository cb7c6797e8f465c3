"""The colours of the rows of Nains."""

COLOURS = {
    "shield": "explorer",
    "temple": "blacksmith",
    "errants": "hunter",
    "forge": "warrior",
    "talion": "miner",
    "elites": "silver",
    "cognars": "teal",
    "mercenaries": "bronze",
    "malt": "rose",
    "symbols": "rose",
    "coins": "gold",
}
