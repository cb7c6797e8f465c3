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
        "Le vainqueur dépend d'une question ouverte.",
        "The winner depends on an open ruling.",
    ),
    "table_cannot_be": Text(
        "Une partie ne peut pas finir ainsi.",
        "No game can end like this.",
    ),
    "reading_used": Text("{reading} : choisi pour cette partie", "{reading}: chosen for this game"),
    "reading_totals": same("{totals:with_totals}"),
    "reading_wins": Text("gagne : {winners:and_nobody}", "wins: {winners:and_nobody}"),
    "look_again": Text("À vérifier", "Worth a second look"),
    "cannot_be": Text("Impossible dans une même partie", "Not possible in one game"),
    "all_is_counted": Text("Tout est compté.", "All is counted."),
    "curtain_reveal": Text("Révéler", "Reveal"),
    "curtain_reveal_how": Text("Rangée par rangée, le vainqueur en dernier", "Row by row, the winner last"),
    "curtain_open": Text("Montrer", "Show"),
    "curtain_open_how": Text("Le résultat, tout de suite", "The result, at once"),
    "would_have_changed": Text("Ce qui aurait tout changé", "What would have changed it"),
    "result_reveal": Text("Revoir la révélation", "See the reveal again"),
    "result_share": Text("Partager", "Share"),
    "result_more": Text("Plus", "More"),
    "result_notes": Text("À propos de cette partie", "About this game"),
    "number_wrong": Text("Ce nombre est faux", "This number is wrong"),
    "number_wrong_how": Text(
        "Un message est préparé avec la feuille de score, qui porte les noms des joueurs. Rien ne part tout seul : "
        "dites-y le nombre juste et la règle qui le dit.",
        "A message is prepared with the score sheet, which holds the players' names. Nothing is sent by itself: "
        "say there what the number should be, and which rule says so.",
    ),
    "report_on_page": Text("Sur la page du projet", "On the project's page"),
    "report_as_text": Text("Envoyer autrement", "Send it another way"),
    "result_wrong": Text("Un nombre est faux", "A number is wrong"),
    "result_delete": Text("Effacer cette partie", "Delete this game"),
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
    "result_done": Text("Terminé", "Done"),
    "result_count_on": Text("Continuer à compter", "Go on counting"),
    "result_finish": Text("Partie finie", "Game finished"),
    "so_far": Text("Score provisoire : tout n'est pas compté", "So far: not everything is counted"),
    "reveal_skip": Text("Passer", "Skip"),
    "reveal_close": Text("Voir les scores", "See the scores"),
}
