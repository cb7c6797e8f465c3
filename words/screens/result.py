"""What the result of a table says besides its numbers, and its reveal."""

from words.sentences import Text, same

TEXTS = {
    "ahead_of": Text(
        "{leader} devance {second} de {ahead} : {rows:and}.", "{leader} is {ahead} ahead of {second}: {rows:and}."
    ),
    "gained_in": same("{row:row} {points}"),
    "gained_elsewhere": Text("ailleurs {points}", "elsewhere {points}"),
    "touches_ruling": Text("Une question ouverte compte ici", "An open ruling matters here"),
    "ruling_changes_winner": Text("La réponse change le vainqueur.", "The answer changes the winner."),
    "ruling_changes_totals": Text(
        "La réponse change des totaux, mais pas le vainqueur.", "The answer changes totals, but not the winner."
    ),
    "winner_hangs": Text(
        "Le vainqueur dépend d'une question ouverte : voyez sous le tableau.",
        "The winner depends on an open ruling: see below the scores.",
    ),
    "table_cannot_be": Text(
        "Une partie ne peut pas finir ainsi : voyez sous le tableau.",
        "No game can end like this: see below the scores.",
    ),
    "reading_used": Text("{reading} : choisi pour cette partie", "{reading}: chosen for this game"),
    "reading_totals": same("{totals:with_totals}"),
    "reading_wins": Text("gagne : {winners:and_nobody}", "wins: {winners:and_nobody}"),
    "look_again": Text("À vérifier", "Worth a second look"),
    "cannot_be": Text("Impossible dans une même partie", "Not possible in one game"),
    "result_reveal": Text("Révéler", "Reveal"),
    "result_share": Text("Partager", "Share"),
    "result_delete": Text("Effacer", "Delete"),
    "records_fell": Text("{count:Un record tombe|Des records tombent}", "{count:A record falls|Records fall}"),
    "record_fell": Text(
        "{row} : {points}, {name}. Avant : {before}, {holder}.", "{row}: {points}, {name}. Before: {before}, {holder}."
    ),
    "more_fell": Text(
        "Et {count} {count:autre|autres} : voyez les records du groupe.", "And {count} more: see the group records."
    ),
    "about_table": Text("À propos de cette partie", "About this game"),
    "about_table_empty": Text("Où était-ce ? Qui a commencé ?", "Where was it? Who began?"),
    "counted_before": Text(
        "Corrigée {count} fois : voir comment elle était comptée avant",
        "Corrected {count} {count:time|times}: see how it was counted before",
    ),
    "counted_then": Text(
        "Comptée ainsi le {moment:day} à {moment:clock}, et corrigée depuis.",
        "Counted like this on {moment:day} at {moment:clock}, and corrected since.",
    ),
    "result_correct": Text("Corriger", "Correct"),
    "result_rematch": Text("Revanche", "Rematch"),
    "result_done": Text("Accueil", "Home"),
    "result_count_on": Text("Continuer à compter", "Go on counting"),
    "result_finish": Text("Partie finie", "Game finished"),
    "so_far": Text("Score provisoire : tout n'est pas compté", "So far: not everything is counted"),
    "result_corrected": Text("Terminé", "Done"),
    "reveal_skip": Text("Passer", "Skip"),
    "reveal_close": Text("Voir les scores", "See the scores"),
}
