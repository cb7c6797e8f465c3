"""What stands around every screen: the four places of the bottom bar, and a word to screen readers."""

from words.sentences import Text

TEXTS = {
    "count": Text("Compter", "Count"),
    "referee": Text("Arbitre", "Referee"),
    "games": Text("Parties", "Games"),
    "settings": Text("Réglages", "Settings"),
    "screen_reader": Text("Lecteur d'écran", "Screen reader"),
    "screen_reader_on": Text(
        "Un lecteur d'écran est actif. Il ne peut pas lire ces écrans, mais il lit la page qu'un autre téléphone de la "
        "table ouvre dans votre navigateur : on y compte sa main et on y suit les totaux. Ici, Elvaland peut annoncer "
        "le résultat à voix haute.",
        "A screen reader is on. It cannot read these screens, but it reads the page that another phone at the table "
        "opens in your browser: there you count your hand and follow the totals. Here, Elvaland can say the result "
        "aloud.",
    ),
}
