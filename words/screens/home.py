"""What stands on the first screen."""

from words.sentences import Text, same

TEXTS = {
    "app": same("Elvaland"),
    # the first letters of the name in runes; they ornament it and replace nothing
    "app_in_runes": same("ᛖᛚᚢᚨ"),
    "welcome": Text(
        "La dernière taverne est vide ? Posez le téléphone sur la table, touchez les cartes de chacun : Elvaland "
        "compte, et explique chaque nombre.",
        "Is the last tavern empty? Put the phone on the table and tap everybody's cards: Elvaland counts, and "
        "explains every number.",
    ),
    "unofficial": Text(
        "Compagnon non officiel, fait par des fans de Nidavellir, Nains et Vedrfolnir, sans lien avec les auteurs "
        "ni les éditeurs de ces jeux.",
        "Unofficial companion, made by fans of Nidavellir, Nains and Vedrfolnir, with no ties to the authors or "
        "publishers of these games.",
    ),
    "go_on": Text("Reprendre le décompte", "Continue counting"),
    "more_open": Text(
        "{count} {count:autre partie|autres parties} en cours", "{count} more {count:game|games} in progress"
    ),
    "or_another": Text("Une autre partie", "Another game"),
    "hands_counted": Text(
        "{done} {done:main comptée|mains comptées} sur {total}", "{done} of {total} {total:hand|hands} counted"
    ),
    "categories_counted": Text(
        "{done} {done:catégorie comptée|catégories comptées} sur {total}",
        "{done} of {total} {total:category|categories} counted",
    ),
    "rounds_counted": Text(
        "{done} {done:collecte comptée|collectes comptées} sur {total}",
        "{done} of {total} {total:round|rounds} counted",
    ),
    "who_plays": same("{names:and}"),
    "correction": Text("Correction : {table}", "Correction: {table}"),
    "again": Text("Mêmes joueurs", "Same players again"),
    "new": Text("Nouvelle partie", "New game"),
    "put_away": Text("Décompte abandonné", "Count discarded"),
    "undo_put_away": Text("Annuler", "Undo"),
}
