"""What the cards of a game say: what they are worth, in a few words."""

from words.sentences import Text, same

TEXTS = {
    "worth_is": Text("Sur la carte : {worth}", "On the card: {worth}"),
    "worth_nothing": Text("aucun point en soi", "no points of its own"),
    "per_grade": Text("+ {each} par grade ({column:column})", "+ {each} per grade ({column:column})"),
    "per_grade_of_longest": Text(
        "{each} par grade de la plus longue colonne", "{each} per grade of the longest column"
    ),
    "per_hero": Text("{each} par héros", "{each} per hero"),
    "per_mercenary": Text("{each} par mercenaire", "{each} per mercenary"),
    "per_runes": Text("{each} par rune différente", "{each} per different rune"),
    "per_coin": Text("{each} par pièce ≥ {least}", "{each} per coin ≥ {least}"),
    "highest_coin": Text("+ la plus forte pièce", "+ the highest coin"),
    "zero_pairs": Text("+ 1 par paire de 0", "+ 1 per pair of 0"),
    "times_captured": Text("{times} × la carte capturée", "{times} × the captured card"),
    "captures": Text("capture : {column:column}", "captures: {column:column}"),
    "doubles": Text("{count} doubles d'un grade", "{count} doubles of a grade"),
    "coins_on_it": Text("les pièces posées dessus", "the coins laid on it"),
    "anywhere": Text("{count} grade, colonne au choix", "{count} grade, in any column"),
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
    "card_rules": Text("Ce que la règle en dit", "What the rules say of it"),
}
