"""What the program itself says, whatever the game: headings, problems of a file, usage."""

from words.sentences import Text

#: How the program speaks of the parts of a result.
HEADINGS = {
    "no_display": Text(
        "Pas d'écran ici : Elvaland compte donc la partie d'exemple, {file}.\n",
        "No display here, so Elvaland counts the example game, {file}.\n",
    ),
    "no_display_named": Text(
        "Pas d'écran ici : Elvaland compte {file}, sans rien enregistrer.\n",
        "No display here, so Elvaland counts {file}, and saves nothing.\n",
    ),
    "pictures": Text(
        "\nEn images : une main qu'on compte, le résultat, et l'explication d'un nombre.",
        "\nIn pictures: a hand being counted, the result, and the explanation of a number.",
    ),
    "your_own": Text(
        "\nPour compter une vraie partie : make run sur un ordinateur avec un écran,\n"
        "ou .venv/bin/python -m scoring partie.json (docs/sheet.md dit ce qui s'y écrit).",
        "\nTo count a game of your own: make run on a computer with a display,\n"
        "or .venv/bin/python -m scoring game.json (docs/sheet.md says what to write there).",
    ),
    "your_own_packed": Text(
        "\nPour compter une vraie partie : ouvrez Elvaland sur un ordinateur avec un écran,\n"
        "ou donnez-lui une feuille de score : {program} partie.json.",
        "\nTo count a game of your own: open Elvaland on a computer with a display,\n"
        "or give it a score sheet: {program} game.json.",
    ),
    "no_opengl": Text(
        "Rien ne peut être dessiné ici ({reason}), alors voici la partie en texte.\n",
        "Nothing can be drawn here ({reason}), so here is the game as text.\n",
    ),
    "empty": Text("rien à compter ici", "nothing to count here"),
    "nth": Text("{rank:nth}", "{rank:nth}"),
    "total": Text("Total", "Total"),
    "place": Text("Place", "Place"),
    "warnings": Text("Impossible dans une même partie :", "Not possible in one game:"),
    "hints": Text("À vérifier :", "Worth a second look:"),
    "ruling": Text("La règle imprimée ne tranche pas :", "The printed rules leave this open:"),
    "counted": Text("compté ici", "counted here"),
    "sums": Text("Chaque nombre, expliqué", "Every number, explained"),
    "expansions": Text("avec {names:and}", "with {names:and}"),
    "cards": Text("{count} {count:carte|cartes}", "{count} {count:card|cards}"),
    "winners": Text("{names:and_nobody}", "{names:and_nobody}"),
    "nobody": Text("personne", "nobody"),
    "points": Text("{what} : {points}", "{what}: {points}"),
    "standard_input": Text("entrée standard", "standard input"),
    "line": Text("{file}, ligne {line}", "{file}, line {line}"),
    "sheet": Text("feuille", "sheet"),
    "question": Text("question", "question"),
    "file_missing": Text("ce fichier n'existe pas", "this file does not exist"),
    "file_unreadable": Text("ce fichier ne peut pas être lu ({reason})", "this file cannot be read ({reason})"),
    "file_special": Text("un dossier ou un périphérique, et non un fichier", "a folder or a device, not a file"),
    "cannot_listen": Text("{address} : impossible d'y écouter ({reason})", "{address}: cannot listen there ({reason})"),
    "no_open_table": Text("aucune partie n'est en cours dans ce fichier", "no game is in progress in this file"),
    "not_records": Text("ce n'est pas un fichier de parties d'Elvaland", "not a file of Elvaland's games"),
    "unwritable": Text("le résultat ne peut pas être écrit ({reason})", "the result cannot be written ({reason})"),
    "nothing_found": Text("Aucun résultat pour ces mots.", "No results for these words."),
    "no_entry": Text("{id:shown} n'est pas une entrée du livret", "{id:shown} is not an entry of the rulebook"),
    "no_entry_near": Text(
        "{id:shown} n'est pas une entrée du livret ; peut-être {near:shown} ?",
        "{id:shown} is not an entry of the rulebook; maybe {near:shown}?",
    ),
    "example": Text("Exemple : {told}", "Example: {told}"),
    "other_reading": Text("L'autre lecture : {told}", "The other reading: {told}"),
    "related": Text("Voir aussi", "See also"),
    "and": Text(" et ", " and "),
    "or": Text(" ou ", " or "),
    "nor": Text(" ni de ", " or "),
}

#: Why a file is no sheet, no question, or no data. The keys are those of `scoring.Problem`.
PROBLEMS = {
    "not_utf8": Text(
        "ligne {line} : ce texte n'est pas enregistré en UTF-8", "line {line}: this text is not saved as UTF-8"
    ),
    "empty": Text("il n'y a rien à lire", "there is nothing to read"),
    "not_json": Text(
        "ligne {line}, colonne {column} : ce n'est pas du JSON", "line {line}, column {column}: this is not JSON"
    ),
    "json_comma": Text(
        "ligne {line}, colonne {column} : il manque une virgule, ou une fermeture",
        "line {line}, column {column}: a comma is missing, or a closing bracket",
    ),
    "json_colon": Text(
        "ligne {line}, colonne {column} : il manque un deux-points", "line {line}, column {column}: a colon is missing"
    ),
    "json_key": Text(
        "ligne {line}, colonne {column} : il faut ici un nom entre guillemets doubles, sans virgule de trop devant",
        "line {line}, column {column}: expected a name in double quotes, with no extra comma before it",
    ),
    "json_trailing": Text(
        "ligne {line}, colonne {column} : une virgule de trop", "line {line}, column {column}: one comma too many"
    ),
    "json_more": Text(
        "ligne {line}, colonne {column} : il y a encore du texte après la fin",
        "line {line}, column {column}: there is more text after the end",
    ),
    "json_unclosed": Text(
        "ligne {line}, colonne {column} : ce texte n'est pas refermé par un guillemet",
        "line {line}, column {column}: this text is not closed by a quote",
    ),
    "json_control": Text(
        "ligne {line}, colonne {column} : tabulation ou retour à la ligne dans un texte",
        "line {line}, column {column}: a tab or a line break inside a text",
    ),
    "too_deep": Text("les valeurs sont imbriquées trop profondément", "the values are nested too deeply"),
    "and_more": Text(
        "et d'autres encore : seuls les {count} premiers problèmes sont affichés",
        "and more: only the first {count} problems are shown",
    ),
    "not_object": Text("il faut un objet {{…}}, et non {value:shown}", "must be an object {{…}}, not {value:shown}"),
    "not_list": Text("il faut une liste […], et non {value:shown}", "must be a list […], not {value:shown}"),
    "not_text": Text("il faut un texte, et non {value:shown}", "must be a text, not {value:shown}"),
    "not_whole": Text(
        "il faut un nombre entier, comme 3, et non {value:shown}",
        "must be a whole number, such as 3, not {value:shown}",
    ),
    "not_a_card": Text(
        "il faut l'identifiant d'une carte, et non {value:shown}", "must be the id of a card, not {value:shown}"
    ),
    "out_of_range": Text(
        "{value:shown} : il faut un nombre de 0 à {most}", "{value:shown}: must be a number from 0 to {most}"
    ),
    "too_many": Text("{count} entrées : {most} au plus", "{count} entries: at most {most} are allowed"),
    "key_twice": Text("{name:shown} est écrit plusieurs fois", "{name:shown} is written more than once"),
    "key_unknown": Text(
        "{value:shown} est inconnu ici ; on peut y écrire {known:shown_or}",
        "{value:shown} is unknown here; you may write {known:shown_or}",
    ),
    "key_missing": Text("il manque {name:shown}", "{name:shown} is missing"),
    "misspelt": Text(
        "{value:shown} est inconnu ici ; peut-être {near:shown} ?", "{value:shown} is unknown here; maybe {near:shown}?"
    ),
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
        "{value:shown} n'est pas un jeu connu ; on peut écrire {known:shown_or}",
        "{value:shown} is not a known game; it may be {known:shown_or}",
    ),
    "game_elsewhere": Text(
        "cet outil ne sert pas à {value:shown} ; on peut écrire {known:shown_or}",
        "this tool is not for {value:shown}; it may be {known:shown_or}",
    ),
    "mode_unknown": Text(
        "{value:shown} n'est pas une façon de jouer ; on peut écrire {known:shown_or}",
        "{value:shown} is not a way to play; it may be {known:shown_or}",
    ),
    "expansion_unknown": Text(
        "{value:shown} n'est pas une extension de ce jeu ; on peut écrire {known:shown_or}",
        "{value:shown} is not an expansion of this game; it may be {known:shown_or}",
    ),
    "expansion_none": Text(
        "{value:shown} est de trop : ce jeu n'a pas d'extension",
        "{value:shown} must be left out: this game has no expansions",
    ),
    "reading_unknown": Text(
        "{value:shown} n'est pas un choix possible ; on peut écrire {known:shown_or}",
        "{value:shown} is not a possible choice; it may be {known:shown_or}",
    ),
    "players_count": Text(
        "{count} {count:joueur|joueurs} : il en faut de {least} à {most}",
        "{count} {count:player|players}: the game takes {least} to {most}",
    ),
    "players_exactly": Text(
        "{count} {count:joueur|joueurs} : il en faut {most}", "{count} {count:player|players}: the game takes {most}"
    ),
    "name_length": Text(
        "un nom a de 1 à {most} caractères, celui-ci en a {count}",
        "a name has 1 to {most} characters, this one has {count}",
    ),
    "name_character": Text(
        "le caractère {code}, de contrôle ou de direction, n'a pas sa place dans un nom",
        "the control or direction character {code} has no place in a name",
    ),
    "name_twice": Text("{value:shown} est déjà le nom de {first}", "{value:shown} is already the name of {first}"),
    "card_unknown": Text("{value:shown} n'est pas une carte de ce jeu", "{value:shown} is not a card of this game"),
    "card_misspelt": Text(
        "{value:shown} n'est pas une carte de ce jeu ; peut-être {near:shown} ?",
        "{value:shown} is not a card of this game; maybe {near:shown}?",
    ),
    "card_not_in_play": Text(
        '{card:shown} vient de {box:shown}, qui manque dans "expansions"',
        '{card:shown} comes from {box:shown}, which is missing in "expansions"',
    ),
    "card_asks_nothing": Text(
        "{card:shown} ne demande aucun choix : écrivez seulement {card:shown}",
        "{card:shown} asks for no choice: write just {card:shown}",
    ),
    "choice_missing": Text(
        '{card:shown} demande un choix : écrivez {{"id": {card:shown}, {name:shown}: …}}',
        '{card:shown} asks for a choice: write {{"id": {card:shown}, {name:shown}: …}}',
    ),
    "column_impossible": Text(
        "{value:shown} n'est pas une colonne pour {card:shown} ; on peut écrire {known:shown_or}",
        "{value:shown} is not a column for {card:shown}; it may be {known:shown_or}",
    ),
    "captured_impossible": Text(
        "{card:shown} n'a pas pu capturer {value:shown} ; on peut écrire {known:shown_or}",
        "{card:shown} cannot have captured {value:shown}; it may be {known:shown_or}",
    ),
    "points_unknown": Text(
        "aucune carte ne porte {value} : il faut un nombre de 0 à {most}",
        "no card shows {value}: must be a number from 0 to {most}",
    ),
    "coin_unknown": Text("{value} n'est pas une pièce de ce jeu", "{value} is not a coin of this game"),
    "dwarf_unknown": Text(
        "aucune carte {column:shown} ne porte {value} : elles portent {known:shown_and}",
        "no {column:shown} card shows {value}: they show {known:shown_and}",
    ),
    "runes_unknown": Text(
        "aucune carte {card:shown} ne porte {value} {value:rune|runes} : elles en portent {known:shown_or}",
        "no {card:shown} card has {value} {value:rune|runes}: they have {known:shown_or}",
    ),
    "gem_unknown": Text(
        "{value} n'est pas une gemme ici : ce sont {known:shown_and}",
        "{value} is not a gem here: they are {known:shown_and}",
    ),
    "gem_twice": Text("la gemme {value} est déjà celle de {first}", "gem {value} already belongs to {first}"),
    "doing_unknown": Text(
        "{value:shown} ne se fait pas avec des pièces ; on peut écrire {known:shown_or}",
        "{value:shown} cannot be done with coins; it may be {known:shown_or}",
    ),
    "doing_elsewhere": Text(
        "{value:shown} ne se fait pas dans ce jeu ; on peut écrire {known:shown_or}",
        "{value:shown} is not done in this game; it may be {known:shown_or}",
    ),
    "not_asked": Text(
        "{name:shown} ne sert pas à {do:shown} : retirez-le", "{name:shown} is not needed for {do:shown}: leave it out"
    ),
    "helper_unknown": Text(
        "{value:shown} n'aide pas ici ; on peut écrire {known:shown_or}",
        "{value:shown} does not help here; it may be {known:shown_or}",
    ),
    "no_helper": Text("{value:shown} n'aide pas ici", "{value:shown} does not help here"),
    "coin_not_of_treasury": Text("{value} n'est pas une pièce du Trésor", "{value} is not a coin of the treasury"),
    "coins_missing": Text(
        "{count} pièces de {value} : le Trésor n'en a que {most}",
        "{count} coins of {value}: the treasury has only {most}",
    ),
    "coin_never_changes": Text(
        "la pièce d'échange, {value}, n'est jamais transformée", "the exchange coin, {value}, is never transformed"
    ),
    "special_never_changes": Text(
        "selon notre lecture, le 3-Échange n'est pas amélioré, comme le 0 qu'il remplace ; si votre table en fait un 3 "
        "comme un autre, demandez-le pour un 3",
        "by our reading the 3-Exchange, like the 0 that it replaces, is not improved; if your table takes it for a 3 "
        "like any other, ask for a 3",
    ),
    "coin_not_in_pouch": Text(
        "la pièce d'échange, {value}, vient d'être jouée : elle n'est pas dans la bourse",
        "the exchange coin, {value}, has just been played: it is not in the pouch",
    ),
    "pouch_count": Text(
        "{count} {count:pièce|pièces} : la bourse en a deux", "{count} {count:coin|coins}: the pouch has two"
    ),
    "hand_count": Text(
        "{count} {count:pièce|pièces} : il en faut {most} au plus, et deux au moins à échanger",
        "{count} {count:coin|coins}: at most {most}, and at least two to exchange",
    ),
    "not_yes_or_no": Text("il faut true ou false, et non {value:shown}", "must be true or false, not {value:shown}"),
    "no_base_coin": Text("{value} n'est pas une pièce de base", "{value} is not a base coin"),
    "uncounted_beyond": Text(
        "{count} qui ne {count:compte|comptent} pas, sur {heroes} {heroes:recruté|recrutés}",
        "{count} that {count:does|do} not count, out of {heroes} recruited",
    ),
    "all_count": Text("tous les Cognars comptent : n'écrivez rien ici", "all Cognars count: write nothing here"),
    "nothing_left": Text(
        "avec autant de pièces ailleurs, le Trésor n'en a plus une seule à donner",
        "with so many coins elsewhere, the treasury has none left to give",
    ),
    "plus_nothing": Text("une transformation ajoute au moins 1", "a transformation adds at least 1"),
    "not_recruited": Text("{value:shown} ne se recrute pas par une ligne", "{value:shown} is not recruited by a line"),
    "not_in_a_stake": Text(
        "{value:shown} n'a pas sa place dans une mise ; on peut y écrire {known:shown_or}",
        "{value:shown} does not belong in a stake; it may be {known:shown_or}",
    ),
    "stakes_count": Text(
        "{count} {count:mise|mises} : il en faut de 2 à {most}", "{count} {count:stake|stakes}: it takes 2 to {most}"
    ),
    "stake_of_nobody": Text(
        "{value:shown} n'a pas de mise ici ; on peut écrire {known:shown_or}",
        "{value:shown} has no stake here; it may be {known:shown_or}",
    ),
    "over_or_exact": Text(
        'une mise dépasse ou atteint son objectif : écrivez "over" ou "exact", pas les deux',
        'a stake goes over its objective or meets it: write "over" or "exact", not both',
    ),
    "ase_outside_duel": Text(
        'un Ase ne joue qu\'en duel ("mode": "duel")', 'only a duel ("mode": "duel") is played with an Ase'
    ),
    "ase_count": Text(
        '{count} {count:Ase|Ases} : un duel a deux joueurs et deux Ases, chacun avec "ase_of"',
        '{count} {count:Ase|Ases}: a duel has two players and two Ases, each with "ase_of"',
    ),
    "ase_of_nobody": Text(
        "{value:shown} n'est le nom d'aucun des deux joueurs : un Ase nomme le sien",
        "{value:shown} is the name of neither player: an Ase names its own player",
    ),
    "ase_twice": Text("{value:shown} a déjà un Ase, {first}", "{value:shown} already has an Ase, {first}"),
    "solo_pile_unknown": Text(
        "{value:shown} n'est pas une pile du jeu solo : ce sont {known:shown_and}",
        "{value:shown} is not a pile of the solo game: they are {known:shown_and}",
    ),
    # a line of all data
    "uid_wrong": Text("{value:shown} n'est pas un identifiant", "{value:shown} is not an identifier"),
    "uid_twice": Text("{value:shown} figure déjà plus haut", "{value:shown} already appears further up"),
    "moment_wrong": Text(
        "{value:shown} n'est pas une date et une heure comme 2026-11-18T20:41:07.000000+00:00",
        "{value:shown} is not a date and time such as 2026-11-18T20:41:07.000000+00:00",
    ),
    "text_length": Text(
        "ce texte a {count} caractères : {most} au plus", "this text has {count} characters: at most {most}"
    ),
    "text_character": Text("ce texte contient un caractère invalide", "this text contains an invalid character"),
    "line_of_one_kind": Text(
        "une ligne contient une seule entrée : {known:shown_or}", "a line holds a single entry: {known:shown_or}"
    ),
    "line_out_of_order": Text(
        "une ligne {value:shown} doit venir plus haut", "a {value:shown} line must come further up"
    ),
    "player_unknown": Text(
        "aucune ligne plus haut ne présente le joueur {value:shown}",
        "no line further up describes player {value:shown}",
    ),
    "table_unknown": Text(
        "aucune ligne plus haut ne présente la partie {value:shown}", "no line further up describes game {value:shown}"
    ),
    "table_of_no_version": Text("la partie {value:shown} n'a pas de version", "game {value:shown} has no version"),
    "version_of_no_table": Text("cette version ne suit aucune partie", "this version does not follow a game"),
    "seats_count": Text(
        "{count} {count:identifiant|identifiants} pour {seats} places",
        "{count} {count:identifier|identifiers} for {seats} seats",
    ),
    "seat_wrong": Text(
        "un identifiant par joueur, et null là où personne n'est assis",
        "an identifier for each player, and null where nobody sits",
    ),
    "tap_of_no_draft": Text("ce geste ne suit aucune partie en cours", "this tap does not follow a game in progress"),
    "tap_out_of_order": Text("le geste {value:shown}, au lieu de {next}", "tap {value:shown} instead of {next}"),
    "draft_of_no_tap": Text(
        "la partie en cours est au geste {step}, mais il y en a {count}",
        "the game in progress is at tap {step}, but there {count:is|are} {count}",
    ),
    "setting_unknown": Text(
        "{value:shown} n'est pas un réglage ; il y a {known:shown_and}",
        "{value:shown} is not a setting; there are {known:shown_and}",
    ),
}
