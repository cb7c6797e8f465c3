"""The rules of Skalds."""

#: Chapters in reading order, each with its modules.
CHAPTERS = (("singing",),)

#: Tools of the referee for this game.
TOOLS = ()
