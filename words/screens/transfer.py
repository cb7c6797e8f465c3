"""All data out as one file and in again; the keys are those of `records.exchange.NotData`."""

from words.sentences import Text, same

TEXTS = {
    "bring_in_intro": Text(
        "Toutes les données d'un autre téléphone, une feuille de score, ou le texte d'un code scanné. "
        "Rien de ce qui est ici n'est remplacé : ce qui est nouveau s'ajoute, et ce qui est déjà là n'est pas doublé.",
        "All data of another phone, a score sheet, or the text of a scanned code. "
        "Nothing that is here is replaced: what is new is added, and what is here already is not doubled.",
    ),
    "bring_in_choose": Text("Choisir un fichier", "Choose a file"),
    "bring_in_hint": Text("Collez ici", "Paste here"),
    "bring_in_copied": Text("Coller et importer", "Paste and import"),
    "bring_in_do": Text("Importer ce texte", "Import this text"),
    # asked before anything is taken in
    "ask_data": Text("{what:and} : les importer ?", "{what:and}: take them in?"),
    "ask_settings": Text("Des réglages, et aucune partie : les importer ?", "Settings, and no table: take them in?"),
    "ask_sheet": Text(
        "{title} : {names:and}. {verdict} Importer cette partie ?",
        "{title}: {names:and}. {verdict} Take this table in?",
    ),
    "ask_deleted": Text(
        "{title} : {names:and}. {verdict} Cette partie a été supprimée ici : la rétablir ?",
        "{title}: {names:and}. {verdict} This table was deleted here: bring it back?",
    ),
    "take_in": Text("Importer", "Take in"),
    "bring_back": Text("Rétablir", "Bring back"),
    "leave_out": Text("Non merci", "No, thanks"),
    # while it takes its time
    "fetching_file": Text("Le fichier arrive…", "Fetching the file…"),
    "reading_file": Text("Lecture du fichier…", "Reading the file…"),
    "taking_in": Text("Importation…", "Taking it in…"),
    "writing_file": Text("Écriture du fichier…", "Writing the file…"),
    "backing_up": Text("Sauvegarde de l'état actuel…", "Backing up what is here now…"),
    "stop": Text("Arrêter", "Stop"),
    "stopped": Text("Arrêté : rien n'a changé.", "Stopped: nothing has changed."),
    # backups
    "backups_intro": Text(
        "Une copie de toutes les données est gardée chaque jour, et avant chaque importation.",
        "A copy of all data is kept each day, and before each import.",
    ),
    "backups_none": Text("Il n'y a encore aucune sauvegarde.", "There is no backup yet."),
    "backup_made": same("{moment:Day}, {moment:clock}"),
    "backup_holds": Text(
        "{tables} {tables:partie finie|parties finies}, {drafts} en cours",
        "{tables} finished {tables:table|tables}, {drafts} in progress",
    ),
    "backup_damaged": Text("Cette sauvegarde est abîmée.", "This backup is damaged."),
    "backup_ask": Text(
        "Tout redeviendra comme à ce moment. L'état actuel est d'abord sauvegardé : on peut y revenir aussi.",
        "Everything will be as it was then. What is here now is backed up first: you can come back to it as well.",
    ),
    "backup_restore": Text("Revenir à cette sauvegarde", "Put this backup back"),
    "backup_restored": Text(
        "Tout est comme le {moment:day} à {moment:clock}.", "Everything is as it was on {moment:day} at {moment:clock}."
    ),
    "file_large": Text(
        "Ce fichier dépasse {most} Mo : un ordinateur le lit, un téléphone n'en prend pas tant.",
        "This file is larger than {most} MB: a computer reads it, a phone takes no more in.",
    ),
    "file_special": Text("Ce n'est pas un fichier ordinaire.", "This is not an ordinary file."),
    "data_brought": Text("Ajouté : {what:and}.", "Added: {what:and}."),
    "data_tables": Text("{count} {count:partie|parties}", "{count} {count:table|tables}"),
    "data_players": Text("{count} {count:joueur|joueurs}", "{count} {count:player|players}"),
    "data_drafts": Text(
        "{count} {count:partie en cours|parties en cours}", "{count} {count:table in progress|tables in progress}"
    ),
    "data_nothing_new": Text("Rien de nouveau dans ce fichier.", "Nothing new in this file."),
    "data_changed_here": Text(
        "{changed} {changed:partie d'ici a été complétée|parties d'ici ont été complétées}.",
        "{changed} {changed:table here was|tables here were} completed.",
    ),
    "data_known": Text(
        "{known_tables} {known_tables:partie était déjà là|parties étaient déjà là}.",
        "{known_tables} {known_tables:table was|tables were} here already.",
    ),
    "data_written": Text(
        "Le fichier contient {tables} {tables:partie finie|parties finies} et {drafts} "
        "{drafts:partie en cours|parties en cours}.",
        "The file holds {tables} finished {tables:table|tables} and {drafts} {drafts:table|tables} in progress.",
    ),
    "data_skipped": Text(
        "{skipped} {skipped:élément reste|éléments restent} dans ce téléphone : illisible, "
        "ou en plus des 200 parties en cours qu'un fichier peut contenir.",
        "{skipped} {skipped:entry stays|entries stay} on this phone: unreadable, "
        "or beyond the 200 open tables that a file can hold.",
    ),
    # why a file is refused; nothing has changed then
    "data_unreadable": Text("Ce fichier ne peut pas être lu ({reason}).", "This file cannot be read ({reason})."),
    "data_other_file": Text("Ce n'est pas un fichier de données d'Elvaland.", "This is not a file of Elvaland's data."),
    "data_newer": Text(
        "Ce fichier vient d'un Elvaland plus récent : mettez d'abord à jour celui-ci.",
        "This file comes from a newer Elvaland: update this one first.",
    ),
    "data_too_big": Text(
        "Ce fichier dépasse {most} Mo : aucune collection de parties n'est si grande.",
        "This file is larger than {most} MB: no collection of tables is that big.",
    ),
    "data_line_too_long": Text(
        "La ligne {line} dépasse {most} Mo : ce fichier est abîmé.",
        "Line {line} is longer than {most} MB: this file is damaged.",
    ),
    "data_too_many": Text(
        "À la ligne {line}, il y en a plus de {most} : aucune collection de parties n'est si grande.",
        "At line {line} there are more than {most}: no collection of tables is that big.",
    ),
    "data_too_many_open": Text(
        "À la ligne {line}, il y a plus de {most} parties en cours : personne n'en compte autant à la fois.",
        "At line {line} there are more than {most} tables in progress: nobody counts so many at once.",
    ),
    "data_cut_off": Text(
        "Il manque la fin de ce fichier : il a été coupé en route. Envoyez-le de nouveau.",
        "The end of this file is missing: it was cut off on its way. Send it again.",
    ),
    "data_changed": Text(
        "Ce fichier n'est plus tel qu'il a été écrit : il a été abîmé en route. Envoyez-le de nouveau.",
        "This file is no longer as it was written: it was damaged on its way. Send it again.",
    ),
    "data_no_line": Text("La ligne {line} n'est pas une ligne de données.", "Line {line} is no line of data."),
    "data_line": Text("Ligne {line} : {reason}.", "Line {line}: {reason}."),
    "data_sheet": Text(
        "Ligne {line} : la feuille de cette partie ne se lit pas ({reason}).",
        "Line {line}: the sheet of this table cannot be read ({reason}).",
    ),
    "data_other_result": Text(
        "Ligne {line} : le résultat n'est pas celui que donne la feuille.",
        "Line {line}: the result is not what the sheet comes to.",
    ),
    "data_no_result": Text(
        "Ligne {line} : le résultat de cette partie ne se lit pas.",
        "Line {line}: the result of this table cannot be read.",
    ),
}
