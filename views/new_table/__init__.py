"""Beginning a new table."""
