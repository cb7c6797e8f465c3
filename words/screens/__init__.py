"""What the screens say, a module each: buttons, titles, invitations. Sentences about a game stand with the game."""

from importlib import import_module

from words.sentences import Text

#: The modules in the order in which their screens are mostly seen.
SCREENS = (
    "shell",
    "home",
    "counting",
    "new_table",
    "result",
    "result_changes",
    "result_sharing",
    "history",
    "counting_edit",
    "together",
    "players",
    "settings",
    "rulebook",
    "calculators",
    "transfer",
    "storage_errors",
)


class Texts(dict[str, Text]):
    """The texts of all screens; a module is loaded when a text is asked for that is in none of those before."""

    def __init__(self) -> None:
        self._left = list(SCREENS)

    def __missing__(self, key: str) -> Text:
        if not self._left:
            raise KeyError(key)
        self.update(import_module(f"{__name__}.{self._left.pop(0)}").TEXTS)
        return self[key]


TEXTS = Texts()
