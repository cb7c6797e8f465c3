"""Vedrfolnir in words: names, lines, verdicts, warnings and open rulings."""

from words.sentences import Text, same

TITLE = same("Vedrfolnir")
#: The same in the letters of its world: an ornament.
RUNES = "ᚹᛖᛞᚱᚠᛟᛚᚾᛁᚱ"

MODES = {"duel": Text("en duel", "as a duel"), "solo": Text("en solo", "solo")}

EXPANSIONS = {"spring": Text("Printemps", "Spring"), "winter": Text("Hiver", "Winter")}

CARDS = {
    "odin": same("Odin"),
    "thor": same("Thor"),
    "tyr": same("Tyr"),
    "surtr": same("Surtr"),
    "freyja": same("Freyja"),
}

#: Cards that nobody wins.
NAMES = {
    "sleipnir": same("Sleipnir"),
    "ratatosk": same("Ratatosk"),
    "nidhogg": same("Nidhogg"),
    "loki": same("Loki"),
    "norns": Text("les Nornes", "the Norns"),
    "hugin": same("Hugin"),
    "munin": same("Munin"),
    "skoll_hati": Text("Skoll et Hati", "Skoll and Hati"),
    "eikthyrnir": same("Eikthyrnir"),
    "fenrir": same("Fenrir"),
    "heimdall": same("Heimdall"),
    "moin": same("Moin"),
    "hell": same("Hell"),
    "brynhildr": same("Brynhildr"),
}

TITLES: dict[str, Text] = {}

ROWS = CARDS

#: The sections of the count, but for the rounds, which are numbered.
SECTIONS = {"pile": Text("Pile gagnée", "Won pile")}

#: The kinds of cards, as a list of them is headed.
KINDS = {
    "score": Text("Cartes de score", "Score cards"),
    "objective": Text("Objectifs", "Objectives"),
    "effect": Text("Effets", "Effects"),
    "joker": same("Jokers"),
}

#: Why a row is worth what it is. `points` is what the line adds.
LINES = {
    "runes": same("{runes:adding}{count} {count:rune|runes}, × {each} = {points}"),
    "per_card": Text(
        "{count} {count:carte|cartes} × {each} = {points}", "{count} {count:card|cards} × {each} = {points}"
    ),
    "freyja_multiplies": Text(
        "{count} Freyja, × {factor} pour {cards:with_runes} : {more:adding}{points} de plus",
        "{count} Freyja {count:card|cards}, × {factor} for {cards:with_runes}: {more:adding}{points} more",
    ),
    "freyja_must": Text(
        "{count} Freyja en trop, × {factor} pour {cards:with_runes} aussi : {points}",
        "{count} leftover Freyja {count:card|cards}, × {factor} for {cards:with_runes} as well: {points}",
    ),
    "freyja_spares": Text(
        "{count} Freyja en trop ne {count:multiplie|multiplient} aucune carte Surtr : {points}",
        "{count} leftover Freyja {count:card multiplies|cards multiply} no Surtr card: {points}",
    ),
    "freyja_idle": Text(
        "{count} Freyja sans carte à multiplier : {points}",
        "{count} Freyja {count:card|cards} with no card to multiply: {points}",
    ),
}

#: What a player can have one more of, with its article.
THINGS = {
    "odin": Text("une carte Odin ({value} {value:rune|runes})", "an Odin card ({value} {value:rune|runes})"),
    "thor": Text("une carte Thor ({value} {value:rune|runes})", "a Thor card ({value} {value:rune|runes})"),
    "tyr": Text("une carte Tyr ({value} {value:rune|runes})", "a Tyr card ({value} {value:rune|runes})"),
    "surtr": Text("une carte Surtr ({value} {value:rune|runes})", "a Surtr card ({value} {value:rune|runes})"),
    "freyja": Text("une carte Freyja", "a Freyja card"),
}

GAINED: dict[str, Text] = {}

VERDICTS = {
    "won": Text(
        "{players:and} gagne avec {total} points (+{ahead}).", "{players:and} wins with {total} points (+{ahead})."
    ),
    "shared": Text(
        "{players:and} se partagent la victoire avec {total}.", "{players:and} share the victory with {total}."
    ),
    "tied_nobody": Text(
        "Personne ne gagne : {players:and} ont autant de points, {total}.",
        "Nobody wins: {players:and} are level at {total}.",
    ),
    "duel_won": Text(
        "{players:and} gagne avec {total}, devant {beaten:and}.",
        "{players:and} wins with {total}, ahead of {beaten:and}.",
    ),
    "duel_nobody": Text(
        "Personne ne gagne : {players:and} a {total}, sans devancer {unbeaten:with_totals}.",
        "Nobody wins: {players:and} has {total}, no more than {unbeaten:with_totals}.",
    ),
    "solo_won": Text(
        "Gagné : {players:and} a {total} points, soit {ahead} de plus que {rivals:and}.",
        "Won: {players:and} has {total} points, {ahead} more than {rivals:and}.",
    ),
    "solo_tied": Text(
        "Perdu : {players:and} a {total}, autant que {rivals:and} : l'égalité ne suffit pas.",
        "Lost: {players:and} has {total}, the same as {rivals:and}: a tie is not enough.",
    ),
    "solo_won_tied": Text(
        "Gagné : {players:and} a {total}, autant que {rivals:and}, et l'égalité suffit.",
        "Won: {players:and} has {total}, the same as {rivals:and}, and a tie is enough.",
    ),
    "solo_lost": Text(
        "Perdu : {players:and} a {total} points, {behind} de moins que {rivals:and}.",
        "Lost: {players:and} has {total} points, {behind} behind {rivals:and}.",
    ),
}

#: What a table cannot hold, and what is worth a second look. `who` are the players it is about.
ISSUES = {
    "card_copies": Text(
        "{count} cartes {card:card} à {runes} {runes:rune|runes} ({who:and}) : la boîte en contient {most}.",
        "{count} {card:card} cards of {runes} {runes:rune|runes} ({who:and}): the box has {most}.",
    ),
    "freyja_copies": Text(
        "{count} cartes {card:card} ({who:and}) : la boîte en contient {most}.",
        "{count} {card:card} cards ({who:and}): the box has {most}.",
    ),
    "rounds_against_won": Text(
        "{who:and} : {card:card} {won:listed} dans la pile gagnée, mais {added:listed} d'après les collectes ; "
        "c'est la pile qui compte.",
        "{who:and}: {card:card} {won:listed} in the won pile, but {added:listed} in the rounds; the won pile counts.",
    ),
    "rounds_against_freyja": Text(
        "{who:and} : {won} {card:card} dans la pile gagnée, mais {added} d'après les collectes ; c'est la pile qui "
        "compte.",
        "{who:and}: {won} {card:card} in the won pile, but {added} in the rounds; the won pile counts.",
    ),
    "kind_shared": Text(
        "Collecte {round} : {who:and} ont pris des cartes {card:card}, qui reviennent à une seule pile.",
        "Round {round}: {who:and} took {card:card} cards, which only one of them can take.",
    ),
    "tyr_shared": Text(
        "Collecte {round} : {who:and} ont pris des cartes Odin, Thor ou Tyr, mais Tyr suit Odin ou Thor : "
        "deux piles au plus.",
        "Round {round}: {who:and} took Odin, Thor or Tyr cards, but Tyr goes with Odin or Thor: two piles at most.",
    ),
    "duel_with_boxes": Text(
        "La règle du duel ne nomme aucune extension : jouer avec {boxes:boxes} est-il voulu ?",
        "The rules of the duel name no expansion: was playing with {boxes:boxes} intended?",
    ),
    "solo_with_boxes": Text(
        "Le solo se joue avec le paquet de base seul : jouer avec {boxes:boxes} est-il voulu ?",
        "The solo game uses the base deck alone: was playing with {boxes:boxes} intended?",
    ),
    "cards_beyond_turns": Text(
        "{count} cartes de score gagnées : la pioche dure {turns} {turns:tour|tours} au plus, qui en donnent "
        "{most} au plus. Une carte est-elle comptée deux fois ?",
        "{count} score cards won: the draw pile lasts {turns} {turns:turn|turns} at most, which give {most} at "
        "most. Is a card counted twice?",
    ),
}

#: Where the printed rules are silent: the question, each reading, and why the default is what it is.
RULINGS = {
    "freyja_factor": Text(
        "Par combien une Freyja multiplie-t-elle une carte ?", "By how much does a Freyja multiply a card?"
    ),
    "freyja_on_negative": Text(
        "Une Freyja en trop doit-elle multiplier une carte Surtr ?", "Must a leftover Freyja multiply a Surtr card?"
    ),
    "tyr_points": Text(
        "Tyr rapporte-t-il 5 points par carte ou par rune ?", "Does Tyr bring 5 points per card or per rune?"
    ),
    "duel_must_beat_rival_ase": Text(
        "En duel, faut-il aussi devancer l'Ase de l'adversaire ?",
        "Must the winner of a duel beat the opponent's Ase too?",
    ),
    "tied_victory": Text(
        "Si plusieurs joueurs sont en tête à égalité, qui gagne ?", "If several players tie for the lead, who wins?"
    ),
    "solo_tie": Text(
        "En solo, une égalité en tête est-elle gagnée ou perdue ?",
        "In the solo game, is a tie for the lead won or lost?",
    ),
}

READINGS: dict[str, dict[str | int | bool, Text]] = {
    "freyja_factor": {2: same("× 2"), 3: same("× 3")},
    "freyja_on_negative": {False: Text("non", "no"), True: Text("oui", "yes")},
    "tyr_points": {"per_card": Text("par carte", "per card"), "per_rune": Text("par rune", "per rune")},
    "duel_must_beat_rival_ase": {True: Text("oui", "yes"), False: Text("non", "no")},
    "tied_victory": {"shared": Text("tous ensemble", "all of them"), "nobody": Text("aucun d'eux", "none of them")},
    "solo_tie": {"lost": Text("perdu", "lost"), "won": Text("gagné", "won")},
}

REASONS = {
    "freyja_factor": Text(
        "Notre lecture : par 2, car doubler est la façon la plus simple de multiplier. Contre elle : la règle ne "
        "donne aucun nombre.",
        "Our reading: by 2, since doubling is the simplest way to multiply. Against it: the rules give no number.",
    ),
    "freyja_on_negative": Text(
        "Notre lecture : non, car Freyja permet de multiplier : elle n'y oblige pas. Contre elle : « une carte Freyja "
        "pour une carte » peut s'entendre de toute carte remportée.",
        "Our reading: no, since Freyja allows you to multiply a card but does not oblige you to. Against it: “one "
        "Freyja for one card” may mean any won card.",
    ),
    "tyr_points": Text(
        "Notre lecture : par carte, car la règle dit « par rune » pour Odin, Thor et Surtr, mais pas pour Tyr. Contre "
        "elle : comme eux, il a des runes, et toutes les autres comptent par rune.",
        "Our reading: per card, since the rules say “per rune” for Odin, Thor and Surtr, but not for Tyr. Against it: "
        "he has runes as they have, and all others count by the rune.",
    ),
    "duel_must_beat_rival_ase": Text(
        "Notre lecture : oui, car la règle met les adversaires au pluriel alors qu'il n'y a qu'un autre joueur. Contre "
        "elle : la règle ne nomme pas l'Ase de l'autre, et le pluriel peut n'être qu'une tournure.",
        "Our reading: yes, since the rules put the opponents in the plural although there is only one other player. "
        "Against it: they do not name the other's Ase, and the plural may be a mere turn of phrase.",
    ),
    "tied_victory": Text(
        "Notre lecture : la victoire se partage, car rien ne départage les joueurs. Contre elle : « le plus de "
        "points » peut vouloir dire seul en tête.",
        "Our reading: the victory is shared, since nothing breaks the tie. Against it: “the most points” may mean "
        "alone in the lead.",
    ),
    "solo_tie": Text(
        "Notre lecture : perdu, car en avoir autant n'est pas en avoir le plus. Contre elle : aucune autre zone n'en a "
        "davantage.",
        "Our reading: lost, since as many is not the most. Against it: no other area has more.",
    ),
}

#: The books behind the rules.
BOOKS = {
    "vedrfolnir": Text("règle de Vedrfolnir", "Vedrfolnir rulebook"),
    "vedrfolnir_cards": Text("règle de Vedrfolnir, tableau des cartes", "Vedrfolnir rulebook, table of the cards"),
}

#: The chapters of the rulebook.
CHAPTERS = {
    "setup": Text("Mise en place", "Setting up"),
    "turn": Text("Le tour", "The turn"),
    "stars": Text("Étoiles et objectif", "Stars and the objective"),
    "collecte": Text("La collecte", "Collecting runes"),
    "tribute": Text("Le tribut", "The tribute"),
    "jokers": same("Jokers"),
    "cards_base": Text("Cartes du jeu de base", "Cards of the base game"),
    "cards_spring": Text("Cartes de Printemps", "Cards of Spring"),
    "cards_winter": Text("Cartes d'Hiver", "Cards of Winter"),
    "end": Text("La fin de la partie", "The end of the game"),
    "duel": Text("À deux joueurs", "Two players"),
    "solo": Text("En solo", "Alone"),
}
