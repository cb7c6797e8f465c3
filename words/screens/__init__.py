"""What the screens say, a module each: buttons, titles, invitations. Sentences about a game stand with the game."""

from words.screens import (
    calculators,
    counting,
    counting_edit,
    history,
    home,
    new_table,
    players,
    result,
    result_changes,
    result_sharing,
    rulebook,
    settings,
    shell,
    storage_errors,
    together,
    transfer,
)

SCREENS = (
    shell,
    counting,
    counting_edit,
    home,
    new_table,
    result,
    result_changes,
    result_sharing,
    history,
    players,
    settings,
    transfer,
    rulebook,
    calculators,
    storage_errors,
    together,
)

TEXTS = {key: text for screen in SCREENS for key, text in screen.TEXTS.items()}
