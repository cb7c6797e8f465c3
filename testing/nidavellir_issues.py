"""What the checks find at tables of Nidavellir; each issue has a sentence in both languages."""

from scoring import Issue, check
from scoring.games.nidavellir.sheet import Player
from testing.nidavellir_tables import BOTH, table
from words import LANGUAGES, GameVoice


def issues(*players: Player, expansions: tuple[str, ...] = BOTH) -> tuple[Issue, ...]:
    found = check(table(*players, expansions=expansions))
    for language in LANGUAGES:
        assert all(GameVoice(language, "nidavellir").issue(issue) for issue in found)
    return found


def warnings(*players: Player, expansions: tuple[str, ...] = BOTH) -> list[str]:
    return [issue.id for issue in issues(*players, expansions=expansions) if not issue.hint]


def hints(*players: Player) -> list[str]:
    return [issue.id for issue in issues(*players) if issue.hint]


def told(*players: Player) -> list[str]:
    """What is said of a table, in English."""
    return [GameVoice("en", "nidavellir").issue(issue) for issue in issues(*players)]
