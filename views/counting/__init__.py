"""A table being counted: its position, its pads, its search."""
