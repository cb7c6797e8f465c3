"""A voice per game, and the longest names that a sheet allows."""

from scoring import games
from words import GameVoice

#: Names of maximum length, as several words and as one.
LONG, LONGER = "Maximilienne-Alexandrine de la Rochefouc", "Wolfeschlegelsteinhausenbergerdorffwelch"


def voices(language: str = "en") -> dict[str, GameVoice]:
    """A voice per game."""
    return {game: GameVoice(language, game) for game in games.names()}
