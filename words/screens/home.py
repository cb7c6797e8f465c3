"""What stands on the first screen."""

from words.sentences import Text, same

TEXTS = {
    "app": same("Elvaland"),
    # the first letters of the name in runes; they ornament it and replace nothing
    "app_in_runes": same("ᛖᛚᚢᚨ"),
    "welcome": Text(
        "La dernière taverne est vide ? Posez le téléphone sur la table, touchez les cartes de chacun : "
        "Elvaland compte, et dit pourquoi.",
        "Is the last tavern empty? Put the phone on the table and tap everybody's cards: "
        "Elvaland counts, and says why.",
    ),
    "unofficial": Text(
        "Compagnon non officiel, fait par des fans de Nidavellir, Nains et Vedrfolnir. "
        "Ni les auteurs ni les éditeurs de ces jeux n'y ont part.",
        "Unofficial companion, made by fans of Nidavellir, Nains and Vedrfolnir. "
        "It has no tie to the authors or publishers of these games.",
    ),
    "go_on": Text("Reprendre le décompte", "Go on counting"),
    "more_open": Text(
        "{count} {count:autre table ouverte|autres tables ouvertes}", "{count} more open {count:table|tables}"
    ),
    "or_another": Text("Une autre partie", "Another game"),
    "how_far": same("{done} / {of}"),
    "who_plays": same("{names:and}"),
    "correction": Text("Correction : {table}", "Correction: {table}"),
    "again": Text("La même table", "Same table again"),
    "new": Text("Nouvelle table", "New table"),
    "put_away": Text("Table rangée", "Table put away"),
    "undo_put_away": Text("Annuler", "Undo"),
}
