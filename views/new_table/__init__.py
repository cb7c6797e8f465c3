"""A new table: who plays what."""
