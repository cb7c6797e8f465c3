"""Labels of the page that other phones open in their browser; a gap is filled there."""

from words.sentences import Text

TEXTS = {
    "page_title": Text("Elvaland · compter ensemble", "Elvaland · counting together"),
    "choose_seat": Text("Qui êtes-vous ?", "Who are you?"),
    "choose_seat_how": Text(
        "Touchez votre nom : vous compterez cette main ici, pendant que les autres comptent la leur.",
        "Tap your name: you count that hand here, while the others count theirs.",
    ),
    "other_seat": Text("Une autre main", "Another hand"),
    "my_hand_is_counted": Text("Ma main est comptée", "My hand is counted"),
    "count_on": Text("Corriger ma main", "Correct my hand"),
    "undo": Text("Annuler", "Undo"),
    "redo": Text("Rétablir", "Redo"),
    "why": Text("Pourquoi ?", "Why?"),
    "more_values": Text("Plus", "More"),
    "close": Text("Fermer", "Close"),
    "held_times": Text("{count} fois", "{count} times"),
    "waiting_for_all": Text("Votre main est comptée.", "Your hand is counted."),
    "lost_host": Text(
        "Le téléphone qui tient la partie ne répond pas. Vos touches sont gardées ici et partiront toutes seules.",
        "The phone that holds the game does not answer. Your taps are kept here and will be sent by themselves.",
    ),
    "unsent": Text("Pas encore envoyé : {count}", "Not sent yet: {count}"),
    "closed": Text(
        "La partie n'est plus ouverte aux autres téléphones.", "The game is no longer open to other phones."
    ),
    "refused_key": Text(
        "Scannez le code sur le téléphone qui tient la partie, ou tapez ici ses six signes.",
        "Scan the code on the phone that holds the game, or type its six signs here.",
    ),
    "code": Text("Code", "Code"),
    "enter": Text("Entrer", "Come in"),
    "wrong_code": Text("Ce n'est pas ce code.", "That is not the code."),
    "too_many_codes": Text("Trop d'essais : attendez une minute.", "Too many tries: wait a minute."),
    "language": Text("English", "Français"),
    "refused_seat": Text(
        "Votre place a été libérée. Choisissez-la à nouveau.", "Your seat was freed. Choose it again."
    ),
    "refused_full": Text("Trop de téléphones pour une seule partie.", "Too many phones for one game."),
    "refused_offer": Text(
        "Cette touche n'a rien changé : la partie a changé entre-temps.",
        "That tap changed nothing: the game has changed meanwhile.",
    ),
    "refused_undo": Text(
        "Cela ne peut plus être annulé seul : d'autres ont changé la partie depuis.",
        "That can no longer be undone alone: others have changed the game since.",
    ),
    "refused_empty": Text("Rien n'est encore entré dans cette main.", "Nothing is entered in this hand yet."),
    "refused_not_kept": Text(
        "Le téléphone qui tient la partie n'a pas pu l'enregistrer. Nouvel essai…",
        "The phone that holds the game could not store it. Trying again…",
    ),
    "wrong_address": Text(
        "Cette adresse n'est pas celle de la partie : reprenez celle que montre le téléphone qui la tient.",
        "This is not the address of the game: use the one that the phone which holds it shows.",
    ),
    "nothing_served": Text(
        "Il n'y a rien à cette adresse : reprenez celle que montre le téléphone qui tient la partie.",
        "There is nothing at this address: use the one that the phone which holds the game shows.",
    ),
    "curtain_elsewhere": Text(
        "Le téléphone qui tient la partie révèle le résultat.", "The phone that holds the game reveals the result."
    ),
    "everybody": Text("À table", "At the table"),
    "sections": Text("Les parties de la main", "Sections of the hand"),
}
