"""The pads of a game: one per category. A module named like the game brings `start`,
`pads`, `title`, `pad`, `where` and `forgotten`; that of a game with several modes also who sits down in them:
`PEOPLE`, `seated`, `people` and `ases`."""
