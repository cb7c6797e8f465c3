"""The rules of Vedrfolnir."""

#: The chapters in the order in which one leafs through them: each a module or several, by the name of the first.
CHAPTERS = (
    ("setup", "box"),
    ("turn",),
    ("stars",),
    ("collecte", "sharing"),
    ("tribute",),
    ("jokers",),
    ("cards_base",),
    ("cards_spring", "ravens"),
    ("cards_winter",),
    ("end",),
    ("duel",),
    ("solo",),
)

#: What the referee works out of this game.
TOOLS = ("objective", "tribute")
