"""What is said while a table sits down."""

from words.sentences import Text, same

TEXTS = {
    "new_game": Text("Jeu", "Game"),
    "new_boxes": Text("Extensions", "Expansions"),
    "new_mode": Text("Mode de jeu", "Game mode"),
    "mode_table": Text("À plusieurs", "At a table"),
    "mode_duel": Text("En duel", "Duel"),
    "mode_solo": Text("En solo", "Solo"),
    # how many sit down: from … to, from … on, exactly
    "players_between": Text("Joueurs : de {least} à {most}", "Players: {least} to {most}"),
    "players_from": Text("Joueurs : {least} ou plus", "Players: {least} or more"),
    "players_duel": Text("Deux joueurs, chacun avec un Ase", "Two players, each with an Ase"),
    "players_solo": Text("Une personne joue seule", "One person plays alone"),
    "duel_seats": Text("Ases : {names:and}", "Ases: {names:and}"),
    "solo_seats": Text("Trois piles à compter : {names:and}", "Three piles to count: {names:and}"),
    "who_begins": Text("Qui commence ?", "Who begins?"),
    "begins": Text("commence", "begins"),
    "seat_up": Text("Une place plus haut", "One place up"),
    "seat_down": Text("Une place plus bas", "One place down"),
    "seat_number": same("{number}"),
    "type_a_name": Text("Un nom", "A name"),
    "name_empty": Text("Tapez d'abord un nom.", "Type a name first."),
    "name_long": Text(
        "Un nom a au plus {most} caractères, celui-ci en a {count}.",
        "A name has at most {most} characters, this one has {count}.",
    ),
    "name_unwritable": Text(
        "Ce nom contient un caractère invisible ({code}) : retapez-le sans lui.",
        "This name contains an invisible character ({code}): type it again without it.",
    ),
    "name_seated": Text("{name} est déjà à table.", "{name} is already at the table."),
    "table_full": Text("La table est complète : {most} joueurs.", "The table is full: {most} players."),
    "one_missing": Text("Il manque un joueur", "Add one player"),
    "some_missing": Text("Il manque {count} joueurs", "Add {count} players"),
    "one_missing_or": Text("Un joueur de plus, ou {mode}", "Add one player, or choose {mode}"),
    "one_too_many": Text("Un joueur de trop : {most} au plus", "One player too many: {most} at most"),
    "some_too_many": Text("{count} joueurs de trop : {most} au plus", "{count} players too many: {most} at most"),
    "begin_table": Text("Compter : {count} {count:joueur|joueurs}", "Count: {count} {count:player|players}"),
    "begin_duel": Text("Compter : un duel", "Count: a duel"),
    "begin_solo": Text("Compter : une partie solo", "Count: a solo game"),
}
