"""What is said on this phone where everyone counts at once, and of seats on all of them."""

from words.sentences import Text

TEXTS = {
    "together": Text("Chacun compte sa main", "Everyone counts their own hand"),
    "together_how": Text(
        "Les autres ouvrent leur main dans le navigateur de leur téléphone, sur le même Wi-Fi. Rien à installer.",
        "The others open their own hand in their phone's browser, on the same Wi-Fi. Nothing to install.",
    ),
    "together_code": Text("Code : {code}", "Code: {code}"),
    "together_close": Text("Fermer l'accès", "Close the door"),
    "together_free": Text("Libérer la place de {name}", "Free {name}'s seat"),
    "together_nobody": Text("Personne n'arrive à entrer ?", "Can nobody get in?"),
    "together_why": Text(
        "Un réseau invité sépare les téléphones : partagez plutôt la connexion de celui-ci. Restez sur le Wi-Fi même "
        "s'il dit ne pas avoir internet.",
        "A guest network keeps phones apart: turn on this phone's hotspot instead. Stay on the Wi-Fi even if it says "
        "that it has no internet.",
    ),
    "together_other": Text("Autre adresse : {address}", "Another address: {address}"),
    "together_no_network": Text(
        "Ce téléphone n'est sur aucun réseau. Rejoignez le Wi-Fi des autres, ou partagez la connexion de celui-ci.",
        "This phone is on no network. Join the others' Wi-Fi, or turn on this phone's hotspot.",
    ),
    "together_cannot": Text("L'accès ne s'ouvre pas : {reason}", "The door does not open: {reason}"),
    "seat_taken": Text("comptée sur {devices:and}", "counted on {devices:and}"),
    "a_computer": Text("un ordinateur", "a computer"),
    "seat_counted": Text("comptée", "counted"),
    "still_counted": Text("Il reste à compter : {names:and}.", "Still being counted: {names:and}."),
}
