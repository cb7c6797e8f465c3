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
    "games_in_year": Text(
        "{count} {count:partie terminée|parties terminées} en {year}", "{count} finished {count:game|games} in {year}"
    ),
    "games_found": Text("{count} {count:partie trouvée|parties trouvées}", "{count} {count:game|games} found"),
    "no_games_found": Text(
        "Aucune partie ne correspond à tous ces mots. Essayez-en moins : un joueur, un jeu, une extension, une "
        "année ou un lieu.",
        "No game matches all of these words. Try fewer: a player, a title, an expansion, a year or a location.",
    ),
    "no_games_found_in": Text(
        "Aucune partie de {year} ne correspond à tous ces mots.", "No game of {year} matches all of these words."
    ),
    "any_year": Text("Toutes", "All"),
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
    "starter_title": Text("Qui a commencé ?", "Who began?"),
    "minutes_title": Text("Combien de temps a-t-elle duré ?", "How long did it take?"),
    "minutes_hint": same("Minutes"),
    "minutes_known": Text(
        "Elvaland le sait si vous avez touché « Qui commence ? » avant de jouer : de là jusqu'au résultat.",
        "Elvaland knows it if you tapped “Who begins?” before you played: from then to the result.",
    ),
    "began": Text("{name} a commencé", "{name} began"),
    "took_minutes": same("{minutes}\u00a0min"),
    "excluded": Text("Ne compte pas", "Does not count"),
    "included": Text("Compte", "Counts"),
    "counts_title": Text("Statistiques et records", "Statistics and records"),
    "counts_note": Text(
        "Une partie pour apprendre, ou abandonnée, reste dans la liste sans compter.",
        "A game to learn from, or one broken off, stays in the list without counting.",
    ),
    "older_games": Text("Parties plus anciennes", "Older games"),
}
