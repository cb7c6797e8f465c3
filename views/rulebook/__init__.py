"""The rulebook: its search, an entry, the cards, the open rulings."""
