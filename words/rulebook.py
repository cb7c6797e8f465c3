"""How the rulebook speaks of itself: where a rule is printed, and how sure it is."""

from words.sentences import Text, same

SOURCES = {
    "book": same("{book}"),
    "page": Text("{book}, p.\u00a0{page}", "{book}, p.\u00a0{page}"),
    "pages": Text("{book}, p.\u00a0{page}\u2013{last}", "{book}, pp.\u00a0{page}\u2013{last}"),
}

#: How sure an answer is.
STATUSES = {
    "printed": Text("règle imprimée", "printed rule"),
    "example": Text("exemple imprimé", "printed example"),
    "reading": Text("notre lecture", "our reading"),
    "licensed": Text("comme le joue la version en ligne sous licence", "as the licensed online version plays it"),
}
