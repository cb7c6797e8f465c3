"""A result that leaves the phone: as text, spreadsheet, code or picture, and what came of it."""

from words.sentences import Text, same

TEXTS = {
    "told_when": same("{moment:Day}, {moment:clock}"),
    "told_player": same("{rank:nth} · {name} · {total}"),
    "told_row": same("{row:row} {points}"),
    "told_ruling": Text(
        "Le vainqueur dépend d'une question ouverte : {question}", "The winner depends on an open ruling: {question}"
    ),
    "told_reading": Text("Ici : {reading}.", "Here: {reading}."),
    "told_other": Text(
        "Si l'on répond « {reading} », {winners:and} {count:gagne|gagnent}.",
        "If the answer is “{reading}”, {winners:and} {count:wins|win}.",
    ),
    "told_other_nobody": Text(
        "Si l'on répond « {reading} », personne ne gagne.", "If the answer is “{reading}”, nobody wins."
    ),
    "told_from": Text("Elvaland, application non officielle", "Elvaland, an unofficial app"),
    "solo_player": Text("Joueur solo", "Solo player"),
    # the columns of the history as a spreadsheet
    "column_date": same("Date"),
    "column_game": Text("Jeu", "Game"),
    "column_boxes": Text("Boîtes", "Boxes"),
    "column_mode": same("Mode"),
    "column_players": Text("Joueurs", "Players"),
    "column_name": Text("Nom", "Name"),
    "column_place": Text("Rang", "Place"),
    "column_won": Text("Victoire", "Won"),
    "column_total": same("Total"),
    "column_note": same("Note"),
    "column_where": Text("Lieu", "Location"),
    "column_began": Text("A commencé", "Began"),
    "column_minutes": same("Minutes"),
    "column_counts": Text("Comptée", "Counts"),
    # the ways in which a table leaves the phone
    "share_title": Text("Partager la partie", "Share the game"),
    "share_text": Text("En texte", "As text"),
    "share_picture": Text("En image", "As a picture"),
    "share_bgstats": Text("Vers BG Stats", "To BG Stats"),
    "share_bgstats_code": Text("Vers BG Stats, par code QR", "To BG Stats, by QR code"),
    "share_sheet": Text("En fichier (la feuille de score)", "As a file (the score sheet)"),
    "share_sheet_code": Text("Vers Elvaland, par code QR", "To Elvaland, by QR code"),
    "bgstats_code_how": Text(
        "Scannez ce code avec l'appareil photo de l'autre téléphone : il ouvre BG Stats.",
        "Scan this code with the other phone's camera: it opens BG Stats.",
    ),
    "sheet_code_how": Text(
        "Scannez ce code avec l'autre téléphone, copiez le texte, puis collez-le dans Elvaland : "
        "Réglages, Données, Importer.",
        "Scan this code with the other phone, copy the text, then paste it in Elvaland: Settings, Data, Import.",
    ),
    "copy_code": Text("Envoyer ce texte autrement", "Send this text another way"),
    # what came of it
    "outcome_shared": Text("Partagé.", "Shared."),
    "outcome_copied": Text("Copié : il n'y a plus qu'à coller.", "Copied: now paste it."),
    "outcome_saved": Text("Enregistré : {where}", "Saved: {where}"),
    "outcome_opened": Text("Ouvert.", "Opened."),
    "outcome_picked": Text("Fichier choisi : {where}", "File chosen: {where}"),
    "outcome_cancelled": Text("Aucun fichier choisi.", "No file was chosen."),
    "outcome_too_large": Text(
        "C'est bien trop gros pour un fichier d'Elvaland.", "This is far too large for an Elvaland file."
    ),
    "outcome_full": Text(
        "Le téléphone est plein. Libérez un peu de place, puis recommencez.",
        "The phone is full. Free up some space, then try again.",
    ),
    "outcome_failed": Text("Cela n'a pas marché ({reason}).", "That did not work ({reason})."),
    # why a text or a code is refused
    "code_none": Text("Aucune partie d'Elvaland à importer ici.", "There is no Elvaland game to import here."),
    "code_newer": Text(
        "Ce code vient d'une version plus récente d'Elvaland : mettez l'application à jour.",
        "This code comes from a newer version of Elvaland: update the app.",
    ),
    "code_broken": Text(
        "Ce code est incomplet ou abîmé : scannez-le ou copiez-le encore une fois, en entier.",
        "This code is incomplete or damaged: scan or copy it once more, all of it.",
    ),
    "code_too_long": Text("Ce texte est trop long pour contenir une partie.", "This text is too long to hold a game."),
    "too_long_for_code": Text(
        "C'est trop long pour un code QR : partagez le texte ou le fichier.",
        "This is too long for a QR code: share the text or the file instead.",
    ),
    "picture_day": same("{moment:Day}"),
    "picture_ruling": Text(
        "Le vainqueur dépend d'une question ouverte. {question} Dans cette partie : {reading}.",
        "The winner depends on an open ruling. {question} In this game: {reading}.",
    ),
    "picture_maker": same("Elvaland"),
    "picture_unofficial": Text("Compagnon non officiel, fait par des fans", "Unofficial companion, made by fans"),
}
