"""All data out as one file and in again; the keys are those of `records.exchange.NotData`."""

from words.sentences import Text, same

TEXTS = {
    "import_intro": Text(
        "Toutes les données d'un autre téléphone, une feuille de score, ou le texte d'un code scanné. Ce qui est "
        "nouveau s'ajoute, sans doublons ; une main d'un joueur va dans la partie en cours, si vous le voulez.",
        "All data of another phone, a score sheet, or the text of a scanned code. What is new is added, without "
        "duplicates; a player's hand goes into the game in progress, if you say so.",
    ),
    "import_choose": Text("Choisir un fichier", "Choose a file"),
    "import_hint": Text("Collez ici", "Paste here"),
    "import_copied": Text("Coller et importer", "Paste and import"),
    "import_do": Text("Importer ce texte", "Import this text"),
    # asked before anything is taken in
    "ask_data": Text("Importer {what:and} ?", "Import {what:and}?"),
    "ask_settings": Text(
        "Ce fichier contient des réglages, mais aucune partie : les importer ?",
        "This file contains settings, but no games: import them?",
    ),
    "ask_sheet": Text(
        "{title} : {names:and}. {verdict} Importer cette partie ?", "{title}: {names:and}. {verdict} Import this game?"
    ),
    "ask_deleted": Text(
        "{title} : {names:and}. {verdict} Cette partie a été effacée ici : la rétablir ?",
        "{title}: {names:and}. {verdict} This game was deleted here: restore it?",
    ),
    # a hand of one player, from another phone
    "ask_hand": Text("D'un autre téléphone", "From another phone"),
    "hand_take": Text("Prendre cette main", "Take this hand"),
    "hand_into_empty": Text("Ici, rien n'est encore compté.", "Nothing is counted here yet."),
    "hand_replaces": Text(
        "Remplace les {points} {points:point|points} comptés ici.",
        "Replaces the {points} {points:point|points} counted here.",
    ),
    "ask_hand_of_whom": Text(
        "Une main d'un autre téléphone. Personne ne porte ce nom ici : à qui est-elle ?",
        "A hand from another phone. Nobody here has that name: whose is it?",
    ),
    "seat_replaces": Text("remplace {points}", "replaces {points}"),
    "hand_known": Text(
        "Cette main est déjà là : {name} a ici exactement les mêmes cartes.",
        "This hand is already here: {name} has exactly the same cards.",
    ),
    "hand_no_table": Text(
        "Une main d'une autre partie ({theirs}) : {name}. Aucune partie n'est en cours ici : commencez-en une avec les "
        "mêmes boîtes, puis scannez ou collez le code de nouveau.",
        "A hand of another game ({theirs}): {name}. No game is in progress here: begin one with the same boxes, then "
        "scan or paste the code again.",
    ),
    "hand_other_game": Text(
        "Cette main ({name}) est d'une autre partie : {theirs}. Ici, vous comptez {ours}. Ouvrez la bonne partie, puis "
        "scannez ou collez le code de nouveau.",
        "This hand ({name}) is of another game: {theirs}. Here you are counting {ours}. Open the right game, then scan "
        "or paste the code again.",
    ),
    "hand_other_boxes": Text(
        "Cette main ({name}) est comptée avec d'autres boîtes : {theirs}. Ici : {ours}. Mettez les mêmes boîtes sur "
        "les deux téléphones (menu, Modifier la table), puis scannez ou collez le code de nouveau.",
        "This hand ({name}) is counted with other boxes: {theirs}. Here: {ours}. Set the same boxes on both phones "
        "(menu, Edit the table), then scan or paste the code again.",
    ),
    "take_in": Text("Importer", "Import"),
    "bring_back": Text("Rétablir", "Restore"),
    "leave_out": Text("Non merci", "No, thanks"),
    # while it takes its time
    "fetching_file": Text("Le fichier arrive…", "Fetching the file…"),
    "reading_file": Text("Lecture du fichier…", "Reading the file…"),
    "taking_in": Text("Importation…", "Importing…"),
    "writing_file": Text("Écriture du fichier…", "Writing the file…"),
    "backing_up": Text("Sauvegarde de l'état actuel…", "Backing up the current state…"),
    "stop": Text("Arrêter", "Stop"),
    "stopped": Text("Arrêté : rien n'a changé.", "Stopped: nothing has changed."),
    # backups
    "backups_intro": Text(
        "Une copie de toutes les données est gardée chaque jour, et avant chaque importation.",
        "A copy of all data is kept each day, and before each import.",
    ),
    "backups_none": Text("Pas encore de sauvegarde.", "No backups yet."),
    "backup_made": same("{moment:Day}, {moment:clock}"),
    "backup_holds": Text(
        "{tables} {tables:partie terminée|parties terminées}, {drafts} en cours",
        "{tables} finished {tables:game|games}, {drafts} in progress",
    ),
    "backup_damaged": Text("Cette sauvegarde est abîmée.", "This backup is damaged."),
    "backup_ask": Text(
        "Tout redeviendra comme à ce moment-là. L'état actuel est d'abord sauvegardé : vous pourrez y revenir.",
        "Everything will be as it was then. The current state is backed up first: you can come back to it.",
    ),
    "backup_restore": Text("Revenir à cette sauvegarde", "Restore this backup"),
    "backup_restored": Text(
        "Tout est de nouveau comme le {moment:day} à {moment:clock}.",
        "Everything is as it was on {moment:day} at {moment:clock} again.",
    ),
    "file_large": Text(
        "Ce fichier dépasse {most} Mo : c'est trop pour un téléphone. Ouvrez-le sur un ordinateur.",
        "This file is larger than {most} MB: too large for a phone. Open it on a computer.",
    ),
    "file_special": Text("Ce n'est pas un fichier ordinaire.", "This is not an ordinary file."),
    "data_brought": Text("Ajouté : {what:and}.", "Added: {what:and}."),
    "data_tables": Text("{count} {count:partie|parties}", "{count} {count:game|games}"),
    "data_players": Text("{count} {count:joueur|joueurs}", "{count} {count:player|players}"),
    "data_drafts": Text("{count} {count:partie en cours|parties en cours}", "{count} {count:game|games} in progress"),
    "data_nothing_new": Text("Rien de nouveau dans ce fichier.", "Nothing new in this file."),
    "data_changed_here": Text(
        "{changed} {changed:partie a été complétée|parties ont été complétées} sur ce téléphone.",
        "{changed} {changed:game|games} on this phone {changed:was|were} updated.",
    ),
    "data_known": Text(
        "{known_tables} {known_tables:partie était déjà là|parties étaient déjà là}.",
        "{known_tables} {known_tables:game was|games were} already here.",
    ),
    "data_written": Text(
        "Le fichier contient {tables} {tables:partie terminée|parties terminées} et {drafts} "
        "{drafts:partie|parties} en cours.",
        "The file contains {tables} finished {tables:game|games} and {drafts} {drafts:game|games} in progress.",
    ),
    "data_skipped": Text(
        "{skipped} {skipped:élément n'a pas été exporté|éléments n'ont pas été exportés} : "
        "{skipped:illisible|illisibles}, ou en plus des 200 parties en cours qu'un fichier peut contenir.",
        "{skipped} {skipped:entry was|entries were} not exported: unreadable, or beyond the 200 games in progress "
        "that a file can hold.",
    ),
    # why a file is refused; nothing has changed then
    "data_unreadable": Text("Ce fichier ne peut pas être lu ({reason}).", "This file cannot be read ({reason})."),
    "data_other_file": Text("Ce n'est pas un fichier de données d'Elvaland.", "This is not an Elvaland data file."),
    "data_newer": Text(
        "Ce fichier vient d'une version plus récente d'Elvaland : mettez d'abord l'application à jour.",
        "This file comes from a newer version of Elvaland: update the app first.",
    ),
    "data_too_big": Text(
        "Ce fichier dépasse {most} Mo : c'est trop pour une collection de parties.",
        "This file is larger than {most} MB: too large for a collection of games.",
    ),
    "data_line_too_long": Text(
        "La ligne {line} dépasse {most} Mo : ce fichier est abîmé.",
        "Line {line} is longer than {most} MB: this file is damaged.",
    ),
    "data_too_many": Text(
        "Ligne {line} : plus de {most} entrées, c'est trop pour une collection de parties.",
        "Line {line}: more than {most} entries, too many for a collection of games.",
    ),
    "data_too_many_open": Text(
        "Ligne {line} : plus de {most} parties en cours, c'est plus qu'un fichier ne peut en contenir.",
        "Line {line}: more than {most} games in progress, which is more than a file can hold.",
    ),
    "data_cut_off": Text(
        "Il manque la fin de ce fichier : il a été coupé en route. Envoyez-le de nouveau.",
        "The end of this file is missing: it was cut off on its way. Send it again.",
    ),
    "data_changed": Text(
        "Ce fichier a changé depuis qu'il a été écrit : il a été abîmé en route. Envoyez-le de nouveau.",
        "This file has changed since it was written: it was damaged on its way. Send it again.",
    ),
    "data_no_line": Text("La ligne {line} n'est pas une ligne de données.", "Line {line} is not a line of data."),
    "data_line": Text("Ligne {line} : {reason}.", "Line {line}: {reason}."),
    "data_sheet": Text(
        "Ligne {line} : la feuille de cette partie ne peut pas être lue ({reason}).",
        "Line {line}: the sheet of this game cannot be read ({reason}).",
    ),
    "data_other_result": Text(
        "Ligne {line} : le résultat ne correspond pas à la feuille.",
        "Line {line}: the result does not match the sheet.",
    ),
    "data_no_result": Text(
        "Ligne {line} : le résultat de cette partie ne peut pas être lu.",
        "Line {line}: the result of this game cannot be read.",
    ),
}
