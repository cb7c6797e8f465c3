"""The result of a table, and why every number is what it is."""
