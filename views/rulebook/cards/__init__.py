"""The cards of each game for the rulebook: a module per game."""
