"""What the referee says."""

from words.sentences import Text

TEXTS = {
    "silent_rules": Text(
        "{count} {count:question|questions} où la règle imprimée ne tranche pas. "
        "Chaque table choisit sa lecture, la même pour tous.",
        "{count} {count:question|questions} that the printed rules leave open. "
        "Each table chooses its reading, the same for everybody.",
    ),
    "our_reading": Text("notre lecture, par défaut", "our reading, the default"),
    "other_reading": Text("l'autre lecture", "the other reading"),
    "how_to_choose": Text("Comment une table choisit", "How a table chooses"),
    "choosing": Text(
        "Quand une de ces questions change un total, le résultat montre les deux lectures, avec les points de chacun. "
        "Un toucher choisit, et le choix reste avec la partie.",
        "When one of these questions changes a total, the result shows both readings, with everybody's points. "
        "A tap chooses, and the choice stays with the table.",
    ),
    "choosing_always": Text(
        "Votre groupe lit toujours de la même façon ? Ses lectures se choisissent une fois dans Réglages, "
        "et chaque nouvelle partie commence avec elles.",
        "Does your group always read alike? Choose its readings once in Settings, "
        "and every new table starts with them.",
    ),
}
