"""What is said while the table is edited."""

from words.sentences import Text

TEXTS = {
    "edit_table": Text("Modifier la table", "Edit the table"),
    "hand_worth": Text("{points} {points:point|points}", "{points} {points:point|points}"),
    "no_hand": Text("rien de compté", "nothing counted"),
    "plays_with": Text("avec {name}", "with {name}"),
    "spare_player": Text("Joueur {number}", "Player {number}"),
    "rename_player": Text("Le nom de ce joueur", "This player's name"),
    "name_it": Text("Renommer", "Rename"),
    "swap_hands": Text("Échanger sa main avec {name}", "Swap hands with {name}"),
    "give_hand": Text("Donner cette main à {name}", "Give this hand to {name}"),
    "clear_hand": Text("Vider cette main", "Clear this hand"),
    "take_away": Text("Retirer de la table", "Remove from the table"),
}
