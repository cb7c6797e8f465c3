"""What is said when the file of the tables is not as it should be."""

from words.sentences import Text

TEXTS = {
    # while somebody counts: a title, and why
    "not_kept": Text("Ce geste n'a pas été retenu", "That tap was not kept"),
    "not_kept_full": Text(
        "Le téléphone est plein. Faites un peu de place, puis recommencez : rien de ce qui est affiché n'est perdu.",
        "The phone is full. Free some room, then tap again: nothing that you see is lost.",
    ),
    "not_kept_locked": Text(
        "Un autre programme occupe le fichier des parties. Recommencez : rien de ce qui est affiché n'est perdu.",
        "Another program holds the file of your tables. Tap again: nothing that you see is lost.",
    ),
    "not_kept_read_only": Text(
        "Le fichier des parties peut seulement être lu, plus écrit. Rien de ce qui est affiché n'est perdu.",
        "The file of your tables can only be read, no longer written. Nothing that you see is lost.",
    ),
    "not_kept_other": Text(
        "Le téléphone n'a pas pu écrire. Recommencez : rien de ce qui est affiché n'est perdu.",
        "The phone could not write. Tap again: nothing that you see is lost.",
    ),
    "not_kept_unreadable": Text(
        "Une feuille ne peut pas contenir cela : la table reste telle qu'elle est affichée.",
        "A sheet cannot hold that: the table stays as you see it.",
    ),
    "not_kept_gone": Text(
        "Cette table a été rangée : elle n'est plus en cours de décompte.",
        "This table was put away: it is no longer being counted.",
    ),
    "not_kept_moved": Text(
        "Le fichier des parties avait disparu, il est de nouveau en place. Recommencez : rien d'autre ne manque.",
        "The file of your tables had gone; it is back in its place. Tap again: nothing else is missing.",
    ),
    # the daily backup
    "no_backup": Text("Aucune copie de secours n'a pu être faite", "No backup could be made"),
    "no_backup_full": Text(
        "Le téléphone est plein. Faites un peu de place : vos parties sont gardées, mais leur dernière copie "
        "ne les contient pas toutes.",
        "The phone is full. Free some room: your tables are kept, but their last backup does not hold all of them.",
    ),
    "no_backup_read_only": Text(
        "Elvaland n'a pas le droit d'écrire dans le dossier des copies. Vos parties sont gardées, mais leur dernière "
        "copie ne les contient pas toutes.",
        "Elvaland may not write where the backups are. Your tables are kept, but their last backup does not hold "
        "all of them.",
    ),
    "no_backup_other": Text(
        "Le téléphone n'a pas pu l'écrire. Vos parties sont gardées, mais leur dernière copie ne les contient "
        "pas toutes.",
        "The phone could not write it. Your tables are kept, but their last backup does not hold all of them.",
    ),
    # what became of a file
    "damaged": Text("Le fichier des parties était abîmé", "The file of your tables was damaged"),
    "damaged_from": Text(
        "Voici sa copie du {day:date}, avec tout ce qui se lisait encore depuis. Le fichier abîmé est gardé aussi.",
        "This is its copy of {day:date}, with all that could still be read since. The damaged file was kept as well.",
    ),
    "damaged_alone": Text(
        "Il n'avait pas encore de copie : voici tout ce qui s'y lisait encore. Le fichier abîmé est gardé aussi.",
        "It had no copy yet: this is all that could still be read in it. The damaged file was kept as well.",
    ),
    "missing": Text("Le fichier des parties avait disparu", "The file of your tables was gone"),
    "missing_from": Text("Voici sa copie du {day:date}.", "This is its copy of {day:date}."),
    "missing_alone": Text("Il n'en restait aucune copie.", "No copy of it was left."),
    # instead of the first screen
    "newer_file": Text(
        "Une version plus récente d'Elvaland a écrit les parties de ce téléphone : mettez l'application à jour. "
        "Rien n'a été changé.",
        "A newer Elvaland wrote the tables on this phone: please update the app. Nothing was changed.",
    ),
    "already_open": Text(
        "Elvaland est déjà ouvert : continuez dans son autre fenêtre. Celle-ci se ferme.",
        "Elvaland is already open: go on in its other window. This one closes.",
    ),
    "closed_full": Text(
        "Le téléphone est plein, et Elvaland a besoin d'un peu de place pour s'ouvrir. Libérez-en, puis réessayez : "
        "vos parties sont toujours là.",
        "The phone is full, and Elvaland needs a little room to open. Free some, then try again: "
        "your tables are still there.",
    ),
    "closed_locked": Text(
        "Un autre programme occupe le fichier des parties. Fermez-le, puis réessayez : vos parties sont toujours là.",
        "Another program holds the file of your tables. Close it, then try again: your tables are still there.",
    ),
    "closed_read_only": Text(
        "Elvaland n'a pas le droit d'écrire dans le dossier de vos parties. Rien n'y a été changé.",
        "Elvaland may not write where your tables are kept. Nothing was changed there.",
    ),
    "closed_place": Text(
        "Elvaland ne peut pas écrire là où il garde vos parties : {where} ({reason}). Rien n'y a été changé.",
        "Elvaland cannot write where it keeps your tables: {where} ({reason}). Nothing was changed there.",
    ),
    "closed_other": Text(
        "Le fichier des parties ne s'ouvre pas. Rien n'y a été changé.",
        "The file of your tables does not open. Nothing in it was changed.",
    ),
    "try_again": Text("Réessayer", "Try again"),
}
