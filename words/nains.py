"""Nains in words: names, lines, warnings and open rulings."""

from words.columns import COLUMN_CHAPTERS, COLUMN_ISSUES, COLUMN_LINES
from words.sentences import Text, same

TITLE = same("Nains")
#: The same in the letters of its world: an ornament.
RUNES = "ᚾᚨᛁᚾᛊ"

MODES: dict[str, Text] = {}

EXPANSIONS: dict[str, Text] = {}

CARDS = {
    "volgrir": same("Volgrir"),
    "abokar": same("Abokar"),
    "svara": same("Svara"),
    "ararun": same("Ararun"),
    "sriza": same("Sriza"),
    "fey": same("Fey"),
    "derdhr": same("Derdhr"),
    "kardum": same("Kardum"),
    "oosram": same("Oösram"),
    "droh": same("Dröh"),
    "ulrog": same("Ulrog"),
    "tala": same("Tala"),
    "torun": same("Torun"),
    "gurdan": same("Gurdan"),
    "borogam": same("Borogam"),
    "jorun": same("Jorun"),
    "oboron": same("Oboron"),
    "gaat": same("Ga'at"),
    "tadgar": same("Tadgar"),
    "lygdr": same("Lygdr"),
    "wal": same("Wal"),
    "akab": same("Akab"),
    "dawn": same("Dawn"),
    "tiss": same("Tiss"),
    "aral": same("Aral"),
    "brum": same("Brum"),
    "redwin": same("Redwin"),
    "ordo": same("Ordo"),
    "liquor_certificate": Text("la Certification de Liqueur", "the Liquor Certificate"),
}

#: What has a name and is no card: the symbols, and where they come from besides cards.
NAMES = {
    "board": Text("sur le plateau", "on the board"),
    "printed": Text("sur les cartes Nain", "on dwarf cards"),
    "occult": Text("symboles Occulte", "Occult symbols"),
    "runes": Text("runes différentes", "different runes"),
    "malt": Text("symboles Malt", "Malt symbols"),
}

TITLES: dict[str, Text] = {}

ROWS = {
    "shield": Text("Bouclier", "Shield"),
    "temple": Text("Temple", "Temple"),
    "errants": Text("Errants", "Errants"),
    "forge": Text("Forge", "Forge"),
    "talion": Text("Talion", "Talion"),
    "elites": Text("Élites", "Elites"),
    "cognars": Text("Cognars", "Cognars"),
    "mercenaries": Text("Mercenaires", "Mercenaries"),
    "malt": Text("Malt", "Malt"),
    "coins": Text("Pièces", "Coins"),
}

#: The sections of the count.
SECTIONS = {**ROWS, "symbols": Text("Symboles", "Symbols"), "cognars": Text("Commandement", "Command")}

#: The kinds of cards, as a list of them is headed.
KINDS = {
    "cognar": same("Cognars"),
    "ally": Text("Allié", "Ally"),
    "mercenary": Text("Mercenaires", "Mercenaries"),
    "elite": Text("Cognars d'Élite", "Elite Cognars"),
    "certificate": Text("Certification", "Certificate"),
}

LINES = {
    **COLUMN_LINES,
    "printed": Text(
        "{grades} {grades:grade|grades}{parts:made_of} : {points}, imprimé sur le plateau",
        "{grades} {grades:rank|ranks}{parts:made_of}: {points}, printed on the board",
    ),
    "per_grade": Text(
        "{card:titled} : {each} × {count} {count:grade|grades} de Bouclier = {points}",
        "{card:titled}: {each} × {count} shield {count:rank|ranks} = {points}",
    ),
    "per_runes": Text(
        "{card:titled} : {each} × {count} {count:rune différente|runes différentes} = {points}",
        "{card:titled}: {each} × {count} different {count:rune|runes} = {points}",
    ),
    "temple": Text(
        "{parts:addends} : {sum} × {occult} {occult:symbole|symboles} Occulte{sources:from_where} = {points}",
        "{parts:addends}: {sum} × {occult} Occult {occult:symbol|symbols}{sources:from_where} = {points}",
    ),
    "lifted": Text(
        "{card:titled} enlève {count} {count:jeton|jetons} Paria : {lifted:adding}{points}",
        "{card:titled} removes {count} Pariah {count:token|tokens}: {lifted:adding}{points}",
    ),
    "covered": Text(
        "{count} {count:Errant|Errants} sous un jeton Paria, sans valeur : {covered:listed}",
        "{count} {count:Errant|Errants} under a Pariah token, worth nothing: {covered:listed}",
    ),
    "runes": Text(
        "{runes} {runes:rune différente|runes différentes}{sources:from_where} : {runes}² = {points}",
        "{runes} different {runes:rune|runes}{sources:from_where}: {runes}² = {points}",
    ),
    "malt": Text("{malt} Malt{sources:from_where} : {points}", "{malt} Malt{sources:from_where}: {points}"),
    "malt_certified": Text(
        "{malt} Malt{sources:from_where} × {each} avec la Certification de Liqueur = {points}",
        "{malt} Malt{sources:from_where} × {each} with the Liquor Certificate = {points}",
    ),
    "malt_paired": Text(
        "{malt} Malt{sources:from_where} × {each} avec Gurdan et Borogam = {points}",
        "{malt} Malt{sources:from_where} × {each} with Gurdan and Borogam = {points}",
    ),
    "malt_both": Text(
        "{malt} Malt{sources:from_where} × {each} avec la Certification, et Gurdan et Borogam = {points}",
        "{malt} Malt{sources:from_where} × {each} with the Certificate, and Gurdan and Borogam = {points}",
    ),
}

#: What a player can have one more of, with its article; cards of a name go by it.
THINGS = {"shield": Text("un grade de Bouclier", "a shield rank")}

GAINED: dict[str, Text] = {}

VERDICTS = {
    "won": Text(
        "{players:and} gagne avec {total} points (+{ahead}).", "{players:and} wins with {total} points (+{ahead})."
    ),
    "won_by_elites": Text(
        "À {total} partout, {players:and} l'emporte : le plus de Cognars d'Élite ({elites}).",
        "{players:and} wins the tie at {total}: the most Elite Cognars ({elites}).",
    ),
    "shared": Text(
        "À égalité de points ({total}) et de Cognars d'Élite ({elites}), {players:and} se partagent la victoire.",
        "Level on points ({total}) and on Elite Cognars ({elites}), {players:and} share the victory.",
    ),
}

ISSUES = {
    **COLUMN_ISSUES,
    "exchange_beside_special": Text(
        "{who:and} a la pièce 0 et {card:card}, qui la remplace par le 3-Échange.",
        "{who:and} has the 0 coin and {card:card}, who replaces it with the 3-Exchange.",
    ),
    "special_coin_missing": Text(
        "{who:and} a {card:card}, mais pas le 3-Échange qui va avec.",
        "{who:and} has {card:card}, but not the 3-Exchange that comes with it.",
    ),
    "gaat_alone": Text(
        "{who:and} a Ga'at sans Oboron, qui l'amène.", "{who:and} has Ga'at without Oboron, who brings him."
    ),
    "gaat_missing": Text(
        "{who:and} a Oboron : où est son Allié Ga'at ?", "{who:and} has Oboron: where is his ally Ga'at?"
    ),
    "mercenary_alone": Text(
        "{card:Card} est l'unique Mercenaire de {who:and} : on n'en recrute jamais moins de deux.",
        "{card:Card} is the only mercenary of {who:and}: they are always recruited at least two at a time.",
    ),
    "column_copies": Text(
        "{count} cartes Nain dans la colonne {column:column} ({who:and}) : la boîte n'en contient que {most}.",
        "{count} dwarf cards in the column {column:column} ({who:and}): the box holds only {most}.",
    ),
    "dwarfs_beyond_turns": Text(
        "{who:and} a {count} cartes Nain : les tavernes n'en donnent que {most}.",
        "{who:and} has {count} dwarf cards: the taverns give only {most}.",
    ),
    "symbols_without_dwarfs": Text(
        "{who:and} a des {symbol:card} ({count}), mais aucune carte Nain qui les porterait.",
        "{who:and} has {symbol:card} ({count}), but no dwarf card that could carry them.",
    ),
    "symbols_beyond_box": Text(
        "{who:and} a trop de {symbol:card} ({count}) : la boîte n'en donne pas plus de {most}.",
        "{who:and} has too many {symbol:card} ({count}): the box gives no more than {most}.",
    ),
    "printed_without_grades": Text(
        "{who:and} compte {printed} au Bouclier sans y avoir un seul grade.",
        "{who:and} counts {printed} for the shields without a single rank among them.",
    ),
    "printed_falls": Text(
        "Le plateau imprimerait {printed} pour {grades} {grades:grade|grades} de Bouclier et {less} pour {more} "
        "({who:and}) : plus de grades valent plus.",
        "The board would print {printed} for {grades} shield {grades:rank|ranks} and {less} for {more} ({who:and}): "
        "more ranks are worth more.",
    ),
    "printed_missing": Text(
        "{who:and} a {grades} {grades:grade|grades} de Bouclier : quel nombre le plateau imprime-t-il à côté ?",
        "{who:and} has {grades} shield {grades:rank|ranks}: which number does the board print beside them?",
    ),
    "printed_differently": Text(
        "Pour {grades} {grades:grade|grades} de Bouclier, le plateau imprime {other} ou {printed}, mais pas les deux "
        "({who:and}).",
        "Beside {grades} shield {grades:rank|ranks} the board prints {other} or {printed}, not both ({who:and}).",
    ),
    "track_contradicted": Text(
        "{who:and} a {printed} pour {grades} {grades:grade|grades} de Bouclier ; jusqu'ici le plateau y imprimait "
        "{known}.",
        "{who:and} has {printed} for {grades} shield {grades:rank|ranks}; so far the board printed {known} there.",
    ),
    "track_not_rising": Text(
        "{who:and} a {printed} pour {grades} {grades:grade|grades} de Bouclier : la piste ne monterait plus.",
        "{who:and} has {printed} for {grades} shield {grades:rank|ranks}: the track of the board would not rise.",
    ),
    "pariah_alone": Text(
        "{who:and} a un jeton Paria sur un {value}, mais aucun {value} visible : le premier recruté n'en reçoit pas.",
        "{who:and} has a Pariah token on a {value}, but no visible {value}: the first one recruited gets none.",
    ),
    "pariah_forgotten": Text(
        "{who:and} a {count} Errants {value} visibles : un jeton Paria est-il oublié ?",
        "{who:and} has {count} visible Errants of {value}: is a Pariah token forgotten?",
    ),
    "pariah_tokens": Text(
        "{count} jetons Paria dans cette partie ({who:and}) : la boîte en a {most}.",
        "{count} Pariah tokens in this game ({who:and}): the box has {most}.",
    ),
    "cognars_beyond_lines": Text(
        "{who:and} a {cognars} {cognars:Cognar|Cognars} pour {lines} {lines:ligne complète|lignes complètes} (un grade "
        "de chaque Ordre) : un grade est-il oublié ?",
        "{who:and} has {cognars} {cognars:Cognar|Cognars} for {lines} complete {lines:line|lines} (one rank of each "
        "Order): is a rank forgotten?",
    ),
    "cognars_below_lines": Text(
        "{who:and} a {lines} {lines:ligne complète|lignes complètes} (un grade de chaque Ordre), mais {cognars} "
        "{cognars:Cognar|Cognars} : un Cognar est-il oublié ?",
        "{who:and} has {lines} complete {lines:line|lines} (one rank of each Order), but {cognars} "
        "{cognars:Cognar|Cognars}: is one forgotten?",
    ),
    "elite_unearned": Text(
        "{who:and} a {card:card} sans un grade dans la colonne {column:column}, dont il récompense la majorité.",
        "{who:and} has {card:card} without a rank in the column {column:column}, whose majority it rewards.",
    ),
    "certificate_unearned": Text(
        "{who:and} a {card:card} sans un seul Malt.", "{who:and} has {card:card} without a single Malt."
    ),
}

RULINGS = {
    "mercenaries_in_column": Text(
        "Les points d'un Mercenaire rejoignent-ils la colonne où il se trouve, si bien que le Temple les multiplie ?",
        "Do a mercenary's points join the column it stands in, so that the Temple multiplies them?",
    ),
    "mercenary_grade_on_shield": Text(
        "Le grade noir d'un Mercenaire fait-il monter sur la piste du Bouclier, et compte-t-il pour Tiss et Abokar ?",
        "Does a mercenary's black rank move up the Shield's track, and does it count for Tiss and Abokar?",
    ),
    "gaat_shield_grades": Text(
        "Ga'at dans la colonne du Bouclier : combien de grades ?", "Ga'at in the Shield column: how many ranks?"
    ),
    "malt_on_board": Text(
        "Le Malt dessiné sur le plateau compte-t-il parmi les symboles Malt de chacun ?",
        "Does the Malt drawn on the board count among everybody's Malt symbols?",
    ),
}

READINGS: dict[str, dict[str | bool | int, Text]] = {
    "mercenaries_in_column": {False: Text("non", "no"), True: Text("oui", "yes")},
    "mercenary_grade_on_shield": {True: Text("oui", "yes"), False: Text("non", "no")},
    "gaat_shield_grades": {2: same("2"), 1: same("1")},
    "malt_on_board": {False: Text("non", "no"), True: Text("oui", "yes")},
}

REASONS = {
    "mercenaries_in_column": Text(
        "Notre lecture : non, car un Mercenaire ajoute ses points sans nommer d'Ordre, et Ga'at, qui rejoint sa "
        "colonne, n'en a que 2 au Temple. Contre elle : Fey non plus ne nomme pas d'Ordre, et ses points sont "
        "multipliés ; et le total de la page 13 ne cite que les colonnes, les Élites, les grades blancs, le Malt et "
        "les pièces, si bien que les Mercenaires n'y entreraient que par leur colonne.",
        "Our reading: no, since a mercenary adds its points without naming an Order, and Ga'at, who does join his "
        "column, has only 2 in the Temple. Against it: Fey names no Order either, and her points are multiplied; and "
        "the total on page 13 lists only columns, Elites, white ranks, Malt and coins, so mercenaries would reach it "
        "through their column alone.",
    ),
    "mercenary_grade_on_shield": Text(
        "Notre lecture : oui, car la piste compte les grades de la colonne. Contre elle : la règle parle des grades "
        "de l'Ordre, et un grade noir n'en a pas. Sous l'autre lecture, le nombre du plateau se lit à côté du dernier "
        "grade sans les Mercenaires.",
        "Our reading: yes, since the track counts the ranks of the column. Against it: the rules speak of ranks of "
        "the Order, and a black rank has none. By the other reading, the number on the board is read beside the last "
        "rank without the mercenaries.",
    ),
    "gaat_shield_grades": Text(
        "Notre lecture : 2, car il a un grade, et un grade de plus pour le Bouclier. Contre elle : ce grade de plus "
        "peut être celui qu'il a déjà.",
        "Our reading: 2, since he has one rank, and one rank more for the Shield. Against it: that one more may be "
        "the one he has already.",
    ),
    "malt_on_board": Text(
        "Notre lecture : non, car le dessin dit ce que vaut un Malt, et la Certification ne nomme que l'armée et le "
        "Commandement. Contre elle : le symbole Occulte du plateau compte, lui.",
        "Our reading: no, since the picture says what a Malt is worth, and the Certificate names only the army and "
        "the command zone. Against it: the board's Occult symbol does count.",
    ),
}

#: The books behind the rules.
BOOKS = {
    "nains": Text("règle de Nains", "Nains rulebook"),
}

#: The chapters of the rulebook.
CHAPTERS = {
    **COLUMN_CHAPTERS,
    "recruiting": Text("Recruter : lignes et Cognars", "Recruiting: lines and Cognars"),
    "orders": Text("Les Ordres", "The Orders"),
    "elites": Text("Élites et certificat", "Elites and certificate"),
    "cognars": Text("Cognars", "Cognars"),
    "mercenaries": Text("Mercenaires", "Mercenaries"),
}
