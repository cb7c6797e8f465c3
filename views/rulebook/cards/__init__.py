"""Every card of a game as the rulebook lists it: a module per game."""
