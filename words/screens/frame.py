"""What stands around every screen: the four places of the bottom bar."""

from words.sentences import Text

TEXTS = {
    "count": Text("Compter", "Count"),
    "referee": Text("Arbitre", "Referee"),
    "games": Text("Parties", "Games"),
    "settings": Text("Réglages", "Settings"),
    "newer_file": Text(
        "Une version plus récente d'Elvaland a écrit les parties de ce téléphone : mettez l'application à jour. "
        "Rien n'a été changé.",
        "A newer Elvaland wrote the tables on this phone: please update the app. Nothing was changed.",
    ),
}
