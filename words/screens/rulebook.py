"""What the rulebook says: its search, an entry, the cards, the open rulings."""

from words.sentences import Text, same

TEXTS = {
    # its first screen
    "search": Text("Chercher…", "Search…"),
    "nothing_answers": Text(
        "Aucun résultat. Essayez le nom d'une carte, ou feuilletez les chapitres.",
        "No results. Try the name of a card, or browse the chapters.",
    ),
    "tools": Text("Demander à l'arbitre", "Ask the referee"),
    "tool_taverns": Text("Mises et gemmes", "Bids and gems"),
    "tool_coin": Text("Pièces", "Coins"),
    "tool_distinctions": same("Distinctions"),
    "tool_recruit": Text("Recruter", "Recruit"),
    "tool_objective": Text("Objectif", "Objective"),
    "tool_tribute": Text("Tribut", "Tribute"),
    "asked": Text("Dernières questions", "Recent questions"),
    "chapters": Text("Feuilleter les règles", "Browse the rules"),
    "open_rulings": Text("Questions ouvertes", "Open rulings"),
    # an entry
    "for_example": Text("Exemple", "Example"),
    "other_reading_title": Text("L'autre lecture", "The other reading"),
    "both_readings": Text("Les deux lectures", "Both readings"),
    "at_this_table": Text("Dans la partie en cours : {names:and}", "In the game in progress: {names:and}"),
    "readings_agree": Text(
        "Les deux lectures y donnent les mêmes totaux : {totals:with_totals}.",
        "Both readings give the same totals there: {totals:with_totals}.",
    ),
    "sure_since": Text("{status}, fiche du {date:date}", "{status}, entry of {date:date}"),
    "its_cards": Text("Cartes", "Cards"),
    "with_your_table": Text("Calcule la réponse pour votre partie.", "Works out the answer for your game."),
    "related": Text("Voir aussi", "See also"),
    "rule_and_source": same("{rule}\u00a0· {source}"),
    "unsure": same("{source}, {status}"),
    "in_game": same("{game} · {chapter}"),
    # what the printed rules leave open
    "silent_rules": Text(
        "{count} {count:question|questions} que les règles imprimées ne tranchent pas. Choisissez une lecture pour "
        "chaque partie, la même pour tous.",
        "{count} {count:question|questions} that the printed rules leave open. Choose one reading for each game, "
        "the same for everybody.",
    ),
    "our_reading": Text("notre lecture, par défaut", "our reading, the default"),
    "other_reading": Text("l'autre lecture", "the other reading"),
    "how_to_choose": Text("Comment choisir", "How to choose"),
    "choosing": Text(
        "Quand une de ces questions change un total, le résultat montre les deux lectures, avec les points de "
        "chacun. Touchez-en une pour la choisir : ce choix est gardé avec la partie.",
        "When one of these questions changes a total, the result shows both readings, with everybody's points. Tap "
        "one to choose it: the choice is kept with the game.",
    ),
    "choosing_always": Text(
        "Votre groupe choisit toujours les mêmes lectures ? Indiquez-les une fois dans Réglages : chaque nouvelle "
        "partie commence avec elles.",
        "Does your group always choose the same readings? Set them once in Settings, and every new game starts "
        "with them.",
    ),
    "open_rule": Text("La règle, et pourquoi", "The rule, and why"),
    "worth_is": Text("Sur la carte : {worth}", "On the card: {worth}"),
    "worth_nothing": Text("aucun point en soi", "no points of its own"),
    "per_grade": Text("+ {each} par grade ({column:column})", "+ {each} per rank ({column:column})"),
    "per_grade_of_longest": Text("{each} par grade de la plus longue colonne", "{each} per rank of the longest column"),
    "per_hero": Text("{each} par héros", "{each} per hero"),
    "per_mercenary": Text("{each} par mercenaire", "{each} per mercenary"),
    "per_runes": Text("{each} par rune différente", "{each} per different rune"),
    "per_coin": Text("{each} par pièce ≥ {least}", "{each} per coin ≥ {least}"),
    "highest_coin": Text("+ la plus forte pièce", "+ the highest coin"),
    "zero_pairs": Text("+ 1 par paire de 0", "+ 1 per pair of 0"),
    "times_captured": Text("{times} × la carte capturée", "{times} × the captured card"),
    "captures": Text("capture : {column:column}", "captures: {column:column}"),
    "doubles": Text("{count} doubles d'un grade", "{count} doubles of a rank"),
    "coins_on_it": Text("les pièces posées dessus", "the coins on it"),
    "anywhere": Text("{count} grade, colonne au choix", "{count} rank, in any column"),
    "brings_occult": Text("{count} {count:symbole|symboles} Occulte", "{count} Occult {count:symbol|symbols}"),
    "brings_runes": Text("{count} {count:rune|runes}", "{count} {count:rune|runes}"),
    "brings_malt": same("{count} Malt"),
    "lifts": Text("enlève {count} {count:jeton|jetons} Paria", "removes {count} Pariah {count:token|tokens}"),
    "per_rune": Text("{each} par rune", "{each} per rune"),
    "per_rune_card": Text("{each} par carte", "{each} per card"),
    "multiplies": Text("multiplie une carte", "multiplies a card"),
    "objective": Text("objectif {stars}", "objective {stars}"),
    "copies": Text("{count} {count:exemplaire|exemplaires}", "{count} {count:copy|copies}"),
    "copies_of_runes": Text(
        "{copies}\u00a0×\u00a0{runes}\u00a0{runes:rune|runes}", "{copies}\u00a0×\u00a0{runes}\u00a0{runes:rune|runes}"
    ),
    "cards_title": Text("Toutes les cartes", "All cards"),
    "box_promos": Text("Cartes promotionnelles", "Promotional cards"),
    "card_hint": Text("Nom…", "Name…"),
    "no_such_card": Text("Aucune carte de ce nom dans ce jeu.", "No card of that name in this game."),
    "card_rules": Text("Ce que la règle en dit", "What the rules say about it"),
}
