"""Skalds in words."""

from words.sentences import Text, same

TITLE = Text("Scaldes", "Skalds")
RUNES = "ᛋᚲᚨᛚᛞ"

MODES: dict[str, Text] = {}
EXPANSIONS: dict[str, Text] = {}
CARDS: dict[str, Text] = {}
NAMES: dict[str, Text] = {}
TITLES: dict[str, Text] = {}
KINDS: dict[str, Text] = {}

ROWS = {"heroes": Text("Strophes", "Verses")}
SECTIONS = ROWS

LINES = {"verses": Text("{verses} × 2 = {points}", "{verses} × 2 = {points}")}

THINGS = {"verse": Text("une strophe", "a verse")}
GAINED: dict[str, Text] = {}

VERDICTS = {
    "won": Text("{players:and} gagne avec {total} points (+{ahead}).", "{players:and} wins by {ahead}: {total}."),
    "shared": Text("{players:and} chantent aussi bien : {total}.", "{players:and} sing as well: {total}."),
}

ISSUES: dict[str, Text] = {}
RULINGS: dict[str, Text] = {}
READINGS: dict[str, dict[str | int | bool, Text]] = {}
REASONS: dict[str, Text] = {}

BOOKS = {"skalds": same("Edda")}
CHAPTERS = {"singing": Text("Chanter", "Singing")}
