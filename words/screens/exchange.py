"""What is said of all data leaving as one file and coming back; the keys are those of `records.exchange.NotData`."""

from words.sentences import Text

TEXTS = {
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
