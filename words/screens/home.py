"""What stands on the first screen."""

from words.sentences import Text, same

TEXTS = {
    "result_rematch": Text("Revanche", "Rematch"),  # at the result too; here, as the first screen loads no other texts
    "app": same("Elvaland"),
    # the first letters of the name in runes; they ornament it and replace nothing
    "app_in_runes": same("ᛖᛚᚢᚨ"),
    "welcome_what": Text("Pour Nidavellir, Nains et Vedrfolnir", "For Nidavellir, Nains and Vedrfolnir"),
    "welcome_count": Text("Compte, et explique chaque nombre", "Counts, and explains every number"),
    "welcome_settle": Text("Tranche les débats de règles", "Settles what the rules say"),
    "welcome_remember": Text("Garde les parties et les records", "Remembers games and records"),
    "try_example": Text("Essayer avec un exemple", "Try it with an example"),
    "try_example_how": Text(
        "Une partie déjà comptée ; il n'en restera rien.", "A game that is counted already; nothing of it stays."
    ),
    "is_example": Text("Exemple : rien n'est conservé", "Example: nothing is kept"),
    "leave_example": Text("Quitter", "Leave"),
    "unofficial": Text(
        "Compagnon non officiel, fait par des fans, sans lien avec les auteurs ni les éditeurs de ces jeux.",
        "Unofficial companion, made by fans, with no ties to the authors or publishers of these games.",
    ),
    "go_on": Text("Reprendre le décompte", "Continue counting"),
    "more_open": Text(
        "{count} {count:autre partie|autres parties} en cours", "{count} more {count:game|games} in progress"
    ),
    "stands_at": same("{name}, {section}"),
    "at_result": Text("Le résultat", "The result"),
    "last_won_by": Text(
        "{names:and} gagne avec {margin} {margin:point|points} d'avance",
        "{names:and} wins by {margin} {margin:point|points}",
    ),
    "last_won": Text("{names:and} gagne", "{names:and} wins"),
    "last_shared": Text("{names:and} gagnent ensemble", "{names:and} win together"),
    "last_played": Text("Dernière partie\u00a0: {game}, {moment:short_date}", "Last game: {game}, {moment:short_date}"),
    "ask_referee": Text("Une question de règle ?", "A question about the rules?"),
    "hands_counted": Text(
        "{done} {done:main comptée|mains comptées} sur {total}", "{done} of {total} {total:hand|hands} counted"
    ),
    "hand_counted": Text("main comptée", "counted"),
    "hand_begun": Text("en cours", "in progress"),
    "hand_waits": Text("à compter", "to be counted"),
    "open_so_far": Text("En cours\u00a0: {game}", "In progress: {game}"),
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
    "new": Text("Nouvelle partie", "New game"),
    "put_away": Text("Décompte abandonné", "Count discarded"),
    "undo_put_away": Text("Annuler", "Undo"),
}

#: What each version brought, in a line.
NEWS = {
    "0.1.0": Text(
        "Nouveau : une main par page, le résultat dévoilé pas à pas, et chacun peut compter sur son téléphone.",
        "New: a hand is one page, the result is revealed row by row, and everybody can count on their own phone.",
    ),
}
