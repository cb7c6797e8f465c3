"""A voice for each game, and names as long as a sheet allows."""

from scoring import games
from words import GameVoice

#: A name as long as a sheet allows, of words and in one.
LONG, LONGER = "Maximilienne-Alexandrine de la Rochefouc", "Wolfeschlegelsteinhausenbergerdorffwelch"


def voices(language: str = "en") -> dict[str, GameVoice]:
    """A voice for each game."""
    return {game: GameVoice(language, game) for game in games.names()}
