"""A new table."""
