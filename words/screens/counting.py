"""What is said while a table is counted."""

from words.sentences import Text, same

TEXTS = {
    "how_many": Text("nombre de cartes Nain", "number of dwarf cards"),
    "cards_counted": Text("{counted} {counted:carte|cartes} sur {dealt}", "{counted} of {dealt} cards"),
    "all_rounds": Text("toutes collectes", "all rounds"),
    "end_game": Text("Partie finie", "Game finished"),
    "correct_section": Text("Corriger : {title}, {name}", "Correct: {title}, {name}"),
    "nothing_found": Text("Aucune carte de ce nom dans cette partie.", "No card of that name in this game."),
    "find_title": Text("Une carte, par son nom", "A card, by its name"),
    "by_player": Text("Compter joueur par joueur", "Count player by player"),
    "by_category": Text("Compter catégorie par catégorie", "Count category by category"),
    "to_result": Text("Score provisoire", "The result so far"),
    "hand_code": Text("Cette main en code QR", "This hand as a QR code"),
    "hand_code_how": Text(
        "Scannez ce code avec le téléphone qui compte la partie. S'il n'ouvre pas Elvaland, copiez-y le texte, puis, "
        "dans le menu de la partie : « Une main d'un autre téléphone ».",
        "Scan this code with the phone that counts the game. If it does not open Elvaland, copy the text there, then, "
        "in the menu of the game: “A hand from another phone”.",
    ),
    "hand_from_code": Text("Une main d'un autre téléphone", "A hand from another phone"),
    "leave": Text("Continuer plus tard", "Continue later"),
    "captured": Text("{card} : {column:column} sous la carte", "{card}: {column:column} under the card"),
    "nothing": Text("rien", "none"),
    "something": Text("capturé", "captured"),
    # which one it is changes no points
    "whichever": Text("peu importe", "whichever"),
    "notch": Text("{card} : à quelle encoche est son jeton ?", "{card}: at which notch is the token?"),
    "nth_notch": Text("n° {notch}", "no. {notch}"),
    "coins_on": Text("{card} : pièces sur la carte", "{card}: coins on the card"),
    "stands_in": same("→ {column:row}"),
    "mercenary": Text("Mercenaire {age}\u00a0·\u00a0{here}", "Mercenary {age}\u00a0·\u00a0{here}"),
    "or_column": same("/ {column:brief} {points}"),
    "grades": Text("{count} {count:grade|grades}", "{count} {count:rank|ranks}"),
    "worth": same("→\u00a0{points}"),
    # what a hold tells of a chip: not counted yet, counted; with it, and without it
    "tap_makes": Text(
        "Un appui : {after} {after:point|points} au lieu de {before} ({more}).",
        "With a tap: {after} {after:point|points} instead of {before} ({more}).",
    ),
    "counted_makes": Text(
        "Déjà compté : {after} {after:point|points} au lieu de {before} ({more}).",
        "Counted already: {after} {after:point|points} instead of {before} ({more}).",
    ),
    "tap_changes_nothing": Text(
        "Un appui : toujours {after} {after:point|points}.", "With a tap: still {after} {after:point|points}."
    ),
    "counted_changes_nothing": Text(
        "Déjà compté : {after} {after:point|points} avec ou sans.",
        "Counted already: {after} {after:point|points} with or without it.",
    ),
    "grades_instead": Text(
        "{after} {after:grade|grades} au lieu de {before}.", "{after} {after:rank|ranks} instead of {before}."
    ),
    "totals_change": Text("Sur les totaux : {changed:and}.", "On the totals: {changed:and}."),
    "on_dwarfs": Text("{symbol:Card} sur les cartes Nain", "{symbol:Card} on dwarf cards"),
    "printed_beside": Text(
        "Sur le plateau, grade {grades} : {printed}",
        "On the board, rank {grades}: {printed}",
    ),
    "visible": Text("À découvert", "Visible"),
    "pariah": Text("Sous un jeton Paria", "Under a Pariah token"),
    "round": Text("Collecte {number}", "Round {number}"),
    "by_round": Text("Compter collecte par collecte", "Count round by round"),
    "by_pile": Text("Compter la pile entière", "Count the whole pile"),
    "new_round": Text("Nouvelle collecte", "New round"),
    "drop_round": Text("Retirer la collecte {number}", "Remove round {number}"),
    "result": Text("Résultat", "Result"),
    "few_cards": Text(
        "{who:and} : {count} {count:carte comptée|cartes comptées}, et une partie en donne environ {dealt}. Rien "
        "d'oublié ?",
        "{who:and}: {count} {count:card|cards} counted, and a game deals about {dealt}. Anything missing?",
    ),
    "coins_untouched": Text(
        "Les pièces de {who:and} sont encore 0, 2, 3, 4 et 5 : est-ce bien ça ?",
        "The coins of {who:and} are still 0, 2, 3, 4 and 5: is that right?",
    ),
}
