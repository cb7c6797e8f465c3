"""The result of a table."""
