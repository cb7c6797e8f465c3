"""The rules of Skalds."""

#: The chapters in the order in which one leafs through them: each a module or several, by the name of the first.
CHAPTERS = (("singing",),)

#: What the referee works out of this game.
TOOLS = ()
