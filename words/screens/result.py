"""What the result of a table says besides its numbers, and its reveal."""

from words.sentences import Text, same

TEXTS = {
    "ahead_of": Text(
        "{leader} devance {second} de {ahead} : {rows:and}.", "{leader} is {ahead} ahead of {second}: {rows:and}."
    ),
    "gained_in": same("{row:row} {points}"),
    "gained_elsewhere": Text("ailleurs {points}", "elsewhere {points}"),
    "touches_ruling": Text("Cette table touche une question ouverte", "This table touches an open ruling"),
    "ruling_changes_winner": Text("La réponse change le vainqueur.", "The answer changes who wins."),
    "ruling_changes_totals": Text(
        "La réponse change des totaux, mais pas le vainqueur.", "The answer changes totals, but not who wins."
    ),
    "winner_hangs": Text(
        "Le vainqueur dépend d'une question ouverte : voyez sous le tableau.",
        "Who wins hangs on an open ruling: see below the table.",
    ),
    "table_cannot_be": Text(
        "Une table ne peut pas finir ainsi : voyez sous le tableau.", "No table can end like this: see below the table."
    ),
    "reading_used": Text("{reading} : lu ainsi à cette table", "{reading}: as read at this table"),
    "reading_totals": same("{totals:with_totals}"),
    "reading_wins": Text("gagne : {winners:and_nobody}", "wins: {winners:and_nobody}"),
    "look_again": Text("À vérifier", "Worth a second look"),
    "cannot_be": Text("Impossible à une même table", "What one table cannot hold"),
    "result_reveal": Text("Révéler", "Reveal"),
    "result_share": Text("Partager", "Share"),
    "result_delete": Text("Effacer", "Delete"),
    "records_fell": Text("{count:Un record tombe|Des records tombent}", "{count:A record falls|Records fall}"),
    "record_fell": Text(
        "{row} : {points}, {name}. Avant : {before}, {holder}.", "{row}: {points}, {name}. Before: {before}, {holder}."
    ),
    "more_fell": Text(
        "Et {count} {count:autre|autres} : voyez les records du groupe.",
        "And {count} {count:other|others}: see the records of the group.",
    ),
    "about_table": Text("Lieu et note", "Place and note"),
    "about_table_empty": Text("Où était-ce, et qu'en retenir ?", "Where was it, and what to remember?"),
    "counted_before": Text(
        "Corrigée {count} fois : voir comment elle était comptée avant",
        "Corrected {count} {count:time|times}: see how it was counted before",
    ),
    "counted_then": Text(
        "Comptée ainsi le {moment:day} à {moment:clock}, et corrigée depuis.",
        "Counted like this on {moment:day} at {moment:clock}, and corrected since.",
    ),
    "table_version": same("{moment:Day}, {moment:clock}"),
    "table_version_now": Text("Compte ainsi aujourd'hui", "Counts like this today"),
    "result_correct": Text("Corriger", "Correct"),
    "result_rematch": Text("Revanche", "Rematch"),
    "result_done": Text("Accueil", "Home"),
    "result_corrected": Text("Terminé", "Done"),
    "reveal_skip": Text("Passer", "Skip"),
    "reveal_close": Text("Voir la table", "See the table"),
}
