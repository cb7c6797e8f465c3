"""What the finished tables say."""

from words.sentences import Text, same

TEXTS = {
    "finished": same("{moment:Day}, {moment:clock}"),
    "won_by": same("{names:and}"),
    "won_by_nobody": Text("Personne ne gagne", "Nobody wins"),
    "no_games": Text(
        "Chaque partie comptée se range ici, la plus récente en haut. Touchez-en une : son résultat se rouvre, "
        "et chacun de ses nombres dit pourquoi.",
        "Every table you count is kept here, the newest on top. Tap one: its result opens again, "
        "and each of its numbers says why.",
    ),
    "count_first": Text("Compter une partie", "Count a table"),
    "games_kept": Text(
        "{count} {count:partie finie|parties finies} : cherchez un joueur, un jeu, une boîte, une année, un lieu.",
        "{count} finished {count:table|tables}: search for a player, a game, a box, a year, a place.",
    ),
    "games_found": Text("{count} {count:partie trouvée|parties trouvées}", "{count} {count:table|tables} found"),
    "no_games_found": Text(
        "Aucune partie n'a tout cela. Un nom de joueur, un jeu, une boîte, une année ou un lieu : "
        "chaque mot en retient moins.",
        "No table has all of that. A player's name, a game, a box, a year or a place: each word leaves fewer.",
    ),
    "look_for_games": Text("Chercher", "Search"),
    "to_bests": Text("Records", "Records"),
    "game_deleted": Text("Partie effacée", "Table deleted"),
    "undo_delete": Text("Annuler", "Undo"),
    "table_unreadable": Text(
        "Le détail de cette partie ne peut plus être lu ; la liste garde ses totaux.",
        "The details of this table can no longer be read; the list keeps its totals.",
    ),
    "to_games": Text("Retour aux parties", "Back to the games"),
    "place_title": Text("Où était-ce ?", "Where was it?"),
    "place_hint": Text("Chez Anne", "At Anne's"),
    "note_title": Text("Ce qu'il faut en retenir", "What to remember"),
    "note_hint": Text("Une phrase", "A line"),
    "older_games": Text("Parties plus anciennes", "Older tables"),
}
