"""A table being counted."""
