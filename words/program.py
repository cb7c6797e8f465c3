"""What the program itself says, whatever the game: headings, problems of a file, usage."""

from words.sentences import Text

#: How the program speaks of the parts of a result.
HEADINGS = {
    "total": Text("Total", "Total"),
    "place": Text("Place", "Place"),
    "warnings": Text("Impossible à une même table :", "What one table cannot hold:"),
    "hints": Text("À vérifier :", "Worth a second look:"),
    "ruling": Text("La règle imprimée ne tranche pas :", "The printed rules leave this open:"),
    "counted": Text("compté ici", "counted here"),
    "sums": Text("Chaque nombre, expliqué", "Every number, explained"),
    "expansions": Text("avec {names:and}", "with {names:and}"),
    "cards": Text("{count} {count:carte|cartes}", "{count} {count:card|cards}"),
    "points": Text("{what} : {points}", "{what}: {points}"),
    "sheet": Text("feuille", "sheet"),
    "line": Text("{file}, ligne {line}", "{file}, line {line}"),
    "and": Text(" et ", " and "),
    "or": Text(" ou ", " or "),
}

#: Why a file is no sheet. The keys are those of `scoring.Problem`.
PROBLEMS = {
    "file_missing": Text("il n'y a pas de tel fichier", "there is no such file"),
    "file_unreadable": Text("le fichier ne peut pas être lu ({reason})", "the file cannot be read ({reason})"),
    "not_utf8": Text("l'octet {byte} n'est pas de l'UTF-8", "byte {byte} is not UTF-8"),
    "empty": Text("il n'y a rien à lire", "there is nothing to read"),
    "not_json": Text(
        "ce n'est pas du JSON : ligne {line}, colonne {column}", "this is not JSON: line {line}, column {column}"
    ),
    "too_deep": Text("les valeurs sont imbriquées trop profondément", "the values are nested too deeply"),
    "not_object": Text("il faut un objet {{…}}, et non {value:shown}", "must be an object {{…}}, not {value:shown}"),
    "not_list": Text("il faut une liste […], et non {value:shown}", "must be a list […], not {value:shown}"),
    "not_text": Text("il faut un texte, et non {value:shown}", "must be a text, not {value:shown}"),
    "not_whole": Text(
        "il faut un nombre entier écrit comme 3, et non {value:shown}",
        "must be a whole number written like 3, not {value:shown}",
    ),
    "not_a_card": Text(
        "il faut l'identifiant d'une carte, et non {value:shown}", "must be the id of a card, not {value:shown}"
    ),
    "out_of_range": Text("{value:shown} n'est pas entre 0 et {most}", "{value:shown} is not between 0 and {most}"),
    "too_many": Text("{count} entrées, pour {most} au plus", "{count} entries, where at most {most} may be"),
    "key_twice": Text("{name:shown} est écrit deux fois", "{name:shown} is written twice"),
    "key_unknown": Text(
        "{name:shown} n'a pas de sens ici ; on peut y écrire {known:or}",
        "{name:shown} means nothing here; it may hold {known:or}",
    ),
    "key_missing": Text("il manque {name:shown}", "{name:shown} is missing"),
    "word_twice": Text("{value:shown} est répété", "{value:shown} is repeated"),
    "format_newer": Text(
        "{value:shown} est un format plus récent que {known:shown} : mettez Elvaland à jour",
        "{value:shown} is a newer format than {known:shown}: update Elvaland",
    ),
    "format_unknown": Text(
        "{value:shown} est inconnu ; le format s'appelle {known:shown}",
        "{value:shown} is unknown; the format is called {known:shown}",
    ),
    "game_unknown": Text(
        "{value:shown} n'est pas un jeu connu, comme {known:or}", "{value:shown} is no known game, such as {known:or}"
    ),
    "expansion_unknown": Text(
        "{value:shown} n'est pas une extension de ce jeu ; il y a {known:and}",
        "{value:shown} is no expansion of this game; there is {known:and}",
    ),
    "reading_unknown": Text(
        "{value:shown} n'est pas une des lectures de cette règle : {known:shown_or}",
        "{value:shown} is none of the readings of this ruling: {known:shown_or}",
    ),
    "players_count": Text(
        "{count} {count:joueur|joueurs}, pour un jeu de {least} à {most}",
        "{count} {count:player|players}, in a game for {least} to {most}",
    ),
    "name_length": Text(
        "un nom a de 1 à {most} caractères, celui-ci en a {count}",
        "a name has 1 to {most} characters, this one has {count}",
    ),
    "name_character": Text(
        "le caractère {code} n'a pas sa place dans un nom", "the character {code} has no place in a name"
    ),
    "name_twice": Text("{value:shown} est déjà le nom de {first}", "{value:shown} is already the name at {first}"),
    "card_unknown": Text("{value:shown} n'est pas une carte de ce jeu", "{value:shown} is no card of this game"),
    "card_misspelt": Text(
        "{value:shown} n'est pas une carte de ce jeu ; peut-être {near:shown} ?",
        "{value:shown} is no card of this game; maybe {near:shown}?",
    ),
    "card_not_in_play": Text(
        "{card:shown} vient de la boîte {box}, qui n'est pas en jeu",
        "{card:shown} comes from the box {box}, which is not in play",
    ),
    "card_asks_nothing": Text(
        "{card:shown} ne demande aucun choix : son identifiant suffit",
        "{card:shown} asks for no choice: its id is enough",
    ),
    "choice_missing": Text("{card:shown} demande {name:shown}", "{card:shown} needs {name:shown}"),
    "column_impossible": Text(
        "{card:shown} ne peut pas être dans {value:shown}, seulement dans {known:or}",
        "{card:shown} cannot stand in {value:shown}, only in {known:or}",
    ),
    "captured_impossible": Text(
        "{card:shown} n'a pas pu capturer {value:shown} ; on peut écrire {known:shown_or}",
        "{card:shown} cannot have captured {value:shown}; it may be {known:shown_or}",
    ),
    "coin_unknown": Text("{value} n'est pas une pièce de ce jeu", "{value} is no coin of this game"),
    "dwarf_unknown": Text(
        "{value} n'est pas une carte de la colonne {column}, qui a {known:shown_or}",
        "{value} is no card of the column {column}, which has {known:shown_or}",
    ),
}
