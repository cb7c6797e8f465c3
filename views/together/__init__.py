"""A table that other phones count too: who sits where, and the hand that one of them counts."""
