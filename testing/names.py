"""Names for one, two and three players."""

ANNE, TWO, THREE = ("Anne",), ("Anne", "Bruno"), ("Anne", "Bruno", "Chloé")
