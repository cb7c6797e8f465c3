"""What is said on this phone where everyone counts at once, and of seats on all of them."""

from words.sentences import Text

TEXTS = {
    "together": Text("Chacun compte sa main", "Everyone counts their own hand"),
    "together_how": Text(
        "Les autres ouvrent leur main dans le navigateur de leur téléphone, sur le même Wi-Fi. Rien à installer.",
        "The others open their own hand in their phone's browser, on the same Wi-Fi. Nothing to install.",
    ),
    "together_scan": Text("À scanner, ou adresse et code à taper :", "Scan it, or type address and code:"),
    "together_close": Text("Fermer aux autres téléphones", "Close to the other phones"),
    "together_free": Text("Libérer", "Free"),
    "together_nobody": Text("Personne n'arrive à entrer ?", "Can nobody get in?"),
    "together_why": Text(
        "Certains réseaux, surtout ceux pour invités, séparent les téléphones : partagez alors la connexion de "
        "celui-ci, et que les autres rejoignent ce Wi-Fi. Qu'ils y restent, même s'il annonce ne pas avoir internet.",
        "Some networks, guest networks above all, keep phones apart: then turn on this phone's hotspot, and let the "
        "others join it. They stay on that Wi-Fi, even if it says that it has no internet.",
    ),
    "together_refused": Text(
        "Le téléphone ne laisse pas Elvaland accéder au réseau local : personne ne peut entrer. Autorisez-le dans les "
        "réglages du téléphone.",
        "The phone does not let Elvaland use the local network, so nobody can get in. Allow it in the phone's "
        "settings.",
    ),
    "together_other": Text("Autre adresse : {address}", "Another address: {address}"),
    "together_no_network": Text(
        "Ce téléphone n'est sur aucun réseau. Rejoignez le Wi-Fi des autres, ou partagez la connexion de celui-ci.",
        "This phone is on no network. Join the others' Wi-Fi, or turn on this phone's hotspot.",
    ),
    "together_cannot": Text(
        "La partie ne peut pas être ouverte aux autres téléphones : {reason}",
        "The game cannot be opened to the other phones: {reason}",
    ),
    "not_undone": Text("Rien n'a changé", "Nothing has changed"),
    "not_undone_since": Text(
        "D'autres ont changé la même chose depuis : cela ne peut plus être annulé ni rétabli seul. Corrigez la main "
        "elle-même.",
        "Others have changed the same thing since, so it can no longer be undone or redone alone. Correct the hand "
        "itself.",
    ),
    "seat_taken": Text("compte sur {devices:and}", "counting on {devices:and}"),
    "a_computer": Text("un ordinateur", "a computer"),
    "seat_counted": Text("main comptée", "hand counted"),
    "still_counted": Text("Il reste à compter : {names:and}.", "Still being counted: {names:and}."),
}
