"""Names for one to five players."""

ANNE, TWO, THREE = ("Anne",), ("Anne", "Bruno"), ("Anne", "Bruno", "Chloé")
FIVE = (*THREE, "David", "Éva")
