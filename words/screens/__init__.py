"""What the screens say, a module each: buttons, titles, invitations. Sentences about a game stand with the game."""

from words.screens import (
    cards,
    count,
    exchange,
    frame,
    games,
    home,
    new_table,
    picture,
    players,
    referee,
    result,
    settings,
    sharing,
    tools,
    transfer,
    trouble,
)

SCREENS = (
    *(frame, count, home, new_table, result, picture, sharing, games, players),
    *(settings, exchange, transfer, referee, cards, tools, trouble),
)

TEXTS = {key: text for screen in SCREENS for key, text in screen.TEXTS.items()}
