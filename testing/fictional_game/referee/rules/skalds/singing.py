"""What a verse is worth."""

from referee.entry import Entry, Said, Source

ENTRIES = (
    Entry(
        "skalds.singing.verses",
        title=Said("Ce que vaut une strophe", "What a verse is worth"),
        answer=Said("Chaque strophe vaut 2 points.", "Each verse is worth 2 points."),
        text=Said("Bien ou mal chantée.", "Sung well or badly."),
        example=Said("Trois strophes valent 6.", "Three verses are worth 6."),
        source=Source("skalds"),
    ),
)
