"""Whether a result that comes from elsewhere, scored by rules of old, can be told here."""

from referee.rulebook import entries
from scoring import Result
from screens.presenters import result as presenter
from words import LANGUAGES, GameVoice

#: What a sentence or a bar comes to grief with, where a key or a value is none of ours.
GRIEF = (LookupError, TypeError, ValueError, AttributeError, ArithmeticError)


def tells(result: Result) -> bool:
    """Everything that can be seen of it, in both languages, with every rule behind it."""
    rules = {line.rule for player in result.players for lines in player.why.values() for line in lines}
    if not rules <= entries().keys():
        return False
    try:
        for language in LANGUAGES:
            presenter.present(result, (), GameVoice(language, result.sheet.game), kept=True)
    except GRIEF:
        return False
    return True
