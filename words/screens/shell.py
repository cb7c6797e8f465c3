"""What stands around every screen: the four places of the bottom bar."""

from words.sentences import Text

TEXTS = {
    "count": Text("Compter", "Count"),
    "referee": Text("Arbitre", "Referee"),
    "games": Text("Parties", "Games"),
    "settings": Text("Réglages", "Settings"),
}
