"""The rules of Nains."""

#: The chapters in the order in which one leafs through them: each a module or several, by the name of the first.
CHAPTERS = (
    ("setup", "box"),
    ("turn", "eras"),
    ("gems",),
    ("recruiting", "where_cognars_go", "recruiting_examples"),
    ("coins", "treasury"),
    ("orders", "errants"),
    ("elites", "elite_cards"),
    ("cognars", "forge_and_talion_cognars", "white_cognars"),
    ("mercenaries",),
    ("final_count", "glossary"),
)

#: What the referee works out of this game.
TOOLS = ("taverns", "coin", "distinctions", "recruit")
