"""What the finished tables say."""

from words.sentences import Text, same

TEXTS = {
    "finished": same("{moment:Day}, {moment:clock}"),
    "won_by": same("{names:and}"),
    "won_by_nobody": Text("Personne ne gagne", "Nobody wins"),
    "no_games": Text(
        "Vos parties comptées apparaissent ici, la plus récente en haut. Touchez-en une pour revoir son résultat "
        "et l'explication de chaque nombre.",
        "The games you count appear here, the newest on top. Tap one to see its result again, with every number "
        "explained.",
    ),
    "count_first": Text("Compter une partie", "Count a game"),
    "games_kept": Text(
        "{count} {count:partie terminée|parties terminées} : cherchez par joueur, jeu, extension, année ou lieu.",
        "{count} finished {count:game|games}: search by player, title, expansion, year or location.",
    ),
    "games_found": Text("{count} {count:partie trouvée|parties trouvées}", "{count} {count:game|games} found"),
    "no_games_found": Text(
        "Aucune partie ne correspond à tous ces mots. Essayez-en moins : un joueur, un jeu, une extension, une "
        "année ou un lieu.",
        "No game matches all of these words. Try fewer: a player, a title, an expansion, a year or a location.",
    ),
    "look_for_games": Text("Chercher", "Search"),
    "to_bests": Text("Records", "Records"),
    "game_deleted": Text("Partie effacée", "Game deleted"),
    "undo_delete": Text("Annuler", "Undo"),
    "table_unreadable": Text(
        "Le détail de cette partie ne peut plus être lu ; la liste garde ses totaux.",
        "The details of this game can no longer be read; the list keeps its totals.",
    ),
    "to_games": Text("Retour aux parties", "Back to the games"),
    "place_title": Text("Où était-ce ?", "Where was it?"),
    "place_hint": Text("Chez Anne", "At Anne's"),
    "note_title": Text("Ce qu'il faut en retenir", "What to remember"),
    "note_hint": Text("Quelques mots", "A few words"),
    "older_games": Text("Parties plus anciennes", "Older games"),
}
