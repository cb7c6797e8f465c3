"""Everyone counts at once: the open door, on the phone that holds the table."""
