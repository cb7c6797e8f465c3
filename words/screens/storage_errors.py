"""What is said when the file of the tables is not as it should be."""

from words.sentences import Text

TEXTS = {
    # while somebody counts: a title, and why
    "not_kept": Text("Action non enregistrée", "Action not saved"),
    "not_kept_full": Text(
        "Le téléphone est plein. Libérez un peu de place, puis recommencez : rien de ce qui est affiché n'est perdu.",
        "The phone is full. Free up some space, then try again: nothing on the screen is lost.",
    ),
    "not_kept_locked": Text(
        "Un autre programme occupe le fichier des parties. Recommencez : rien de ce qui est affiché n'est perdu.",
        "Another program is using the file of your games. Try again: nothing on the screen is lost.",
    ),
    "not_kept_read_only": Text(
        "Le fichier des parties est en lecture seule. Rien de ce qui est affiché n'est perdu.",
        "The file of your games is read-only. Nothing on the screen is lost.",
    ),
    "not_kept_other": Text(
        "Le téléphone n'a pas pu écrire. Recommencez : rien de ce qui est affiché n'est perdu.",
        "The phone could not write. Try again: nothing on the screen is lost.",
    ),
    "not_kept_unreadable": Text(
        "La feuille de score ne peut pas contenir cela : rien n'a changé.",
        "The score sheet cannot hold that: nothing has changed.",
    ),
    "not_kept_draft_closed": Text(
        "Ce décompte a été abandonné : il n'est plus en cours.",
        "This count was discarded: it is no longer in progress.",
    ),
    "not_kept_moved": Text(
        "Le fichier des parties avait disparu, il est de nouveau en place. Recommencez : rien d'autre ne manque.",
        "The file of your games had disappeared; it is back in its place. Try again: nothing else is missing.",
    ),
    # the daily backup
    "no_backup": Text("La sauvegarde n'a pas pu être faite", "The backup could not be made"),
    "no_backup_full": Text(
        "Le téléphone est plein. Libérez un peu de place : vos parties sont gardées, mais la dernière sauvegarde "
        "ne les contient pas toutes.",
        "The phone is full. Free up some space: your games are kept, but the last backup does not hold all of them.",
    ),
    "no_backup_read_only": Text(
        "Elvaland n'a pas le droit d'écrire dans le dossier des sauvegardes. Vos parties sont gardées, mais la "
        "dernière sauvegarde ne les contient pas toutes.",
        "Elvaland is not allowed to write to the backup folder. Your games are kept, but the last backup does not "
        "hold all of them.",
    ),
    "no_backup_other": Text(
        "Le téléphone n'a pas pu l'écrire. Vos parties sont gardées, mais la dernière sauvegarde ne les contient "
        "pas toutes.",
        "The phone could not write it. Your games are kept, but the last backup does not hold all of them.",
    ),
    # what became of a file
    "damaged": Text("Le fichier des parties était abîmé", "The file of your games was damaged"),
    "damaged_from": Text(
        "Voici sa sauvegarde du {day:date}, avec tout ce qui pouvait encore être lu depuis. Le fichier abîmé est "
        "gardé aussi.",
        "This is its backup of {day:date}, with everything newer that could still be read. The damaged file is "
        "kept too.",
    ),
    "damaged_alone": Text(
        "Il n'avait pas encore de sauvegarde : voici tout ce qui pouvait encore être lu. Le fichier abîmé est "
        "gardé aussi.",
        "It had no backup yet: this is everything that could still be read. The damaged file is kept too.",
    ),
    "missing": Text("Le fichier des parties avait disparu", "The file of your games had disappeared"),
    "missing_from": Text("Voici sa sauvegarde du {day:date}.", "This is its backup of {day:date}."),
    "missing_alone": Text("Il n'en restait aucune sauvegarde.", "No backup of it was left."),
    # instead of the first screen
    "newer_file": Text(
        "Une version plus récente d'Elvaland a écrit les parties de ce téléphone : mettez l'application à jour. "
        "Rien n'a été changé.",
        "A newer version of Elvaland wrote the games on this phone: please update the app. Nothing was changed.",
    ),
    "already_open": Text(
        "Elvaland est déjà ouvert : continuez dans l'autre fenêtre. Celle-ci se ferme.",
        "Elvaland is already open: continue in the other window. This one closes.",
    ),
    "closed_full": Text(
        "Le téléphone est plein, et Elvaland a besoin d'un peu de place pour s'ouvrir. Libérez-en, puis réessayez "
        ": vos parties sont toujours là.",
        "The phone is full, and Elvaland needs a little space to open. Free some up, then try again: your games "
        "are still there.",
    ),
    "closed_locked": Text(
        "Un autre programme occupe le fichier des parties. Fermez-le, puis réessayez : vos parties sont toujours là.",
        "Another program is using the file of your games. Close it, then try again: your games are still there.",
    ),
    "closed_read_only": Text(
        "Elvaland n'a pas le droit d'écrire dans le dossier de vos parties. Rien n'y a été changé.",
        "Elvaland is not allowed to write to the folder of your games. Nothing in it was changed.",
    ),
    "closed_place": Text(
        "Elvaland ne peut pas écrire là où il garde vos parties : {where} ({reason}). Rien n'y a été changé.",
        "Elvaland cannot write where it keeps your games: {where} ({reason}). Nothing was changed there.",
    ),
    "closed_other": Text(
        "Le fichier des parties ne s'ouvre pas. Rien n'y a été changé.",
        "The file of your games cannot be opened. Nothing in it was changed.",
    ),
    "try_again": Text("Réessayer", "Try again"),
}
