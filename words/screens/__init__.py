"""What the screens say, a module each: buttons, titles, invitations. Sentences about a game stand with the game."""

from words.screens import cards, count, frame, games, home, new_table, referee, result, settings, tools

SCREENS = (frame, count, home, new_table, result, settings, games, referee, cards, tools)

TEXTS = {key: text for screen in SCREENS for key, text in screen.TEXTS.items()}
