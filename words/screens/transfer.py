"""What is asked and told of data that go out and come in, and of the backups."""

from words.sentences import Text, same

TEXTS = {
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
}
