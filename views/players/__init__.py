"""The players and their statistics."""
