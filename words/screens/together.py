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
        "Certains réseaux, surtout les réseaux invités, isolent les téléphones. Activez alors le partage de connexion "
        "de ce téléphone, et faites-y venir les autres. Restez sur ce Wi-Fi même s'il n'a pas internet.",
        "Some networks, guest networks above all, keep phones apart. Then turn on this phone's hotspot, and let the "
        "others join it. Stay on that Wi-Fi even if it has no internet.",
    ),
    "together_refused": Text(
        "Le téléphone empêche Elvaland d'utiliser le réseau local : personne ne peut entrer. Autorisez-le dans les "
        "réglages du téléphone.",
        "The phone keeps Elvaland off the local network, so nobody can get in. Allow it in the phone's settings.",
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
        "Un autre téléphone a changé la même chose depuis : cette action ne peut plus être annulée ni rétablie à part. "
        "Corrigez directement la main.",
        "Another phone has changed the same thing since, so this can no longer be undone or redone by itself. Correct "
        "the hand directly.",
    ),
    "seat_taken": Text("compte sur {devices:and}", "counting on {devices:and}"),
    "a_computer": Text("un ordinateur", "a computer"),
    "seat_counted": Text("main comptée", "hand counted"),
    "still_counted": Text("Il reste à compter : {names:and}.", "Still being counted: {names:and}."),
}
